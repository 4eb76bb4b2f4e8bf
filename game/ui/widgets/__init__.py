"""The widgets that any page is made of: import them from here. Cards, charts, panels of players and score tables come
from their own files, so that home need not wait for them."""

from game.ui.widgets.bars import ProgressBar
from game.ui.widgets.buttons import Button, PressWidget
from game.ui.widgets.choices import Segmented, Slider, Toggle
from game.ui.widgets.dialogs import Choice, Dialog, Toast, Veil
from game.ui.widgets.fields import TextField
from game.ui.widgets.icon_button import CloseButton, IconButton
from game.ui.widgets.panels import Line, Panel, Picture, Plaque, Prompt
from game.ui.widgets.scroll import ScrollArea, scrolled_beside
from game.ui.widgets.texts import Icon, Label, Paragraph, Sign

__all__ = [
    "Button",
    "Choice",
    "CloseButton",
    "Dialog",
    "Icon",
    "IconButton",
    "Label",
    "Line",
    "Panel",
    "Paragraph",
    "Picture",
    "Plaque",
    "PressWidget",
    "ProgressBar",
    "Prompt",
    "ScrollArea",
    "Segmented",
    "Sign",
    "Slider",
    "TextField",
    "Toast",
    "Toggle",
    "Veil",
    "scrolled_beside",
]
