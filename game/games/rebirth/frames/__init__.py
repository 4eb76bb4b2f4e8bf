"""The phases of Rebirth, one file each: setting_up (draws before the first turn), turn (place, then end), drawing."""
