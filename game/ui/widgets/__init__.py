"""The widgets scenes are made of. Import them from here."""

from game.ui.widgets.buttons import Button, IconButton, PressWidget
from game.ui.widgets.cards import HoverCard
from game.ui.widgets.charts import ChartMark, LineChart, ProgressBar, Series
from game.ui.widgets.choices import Segmented, Slider, Toggle
from game.ui.widgets.dialogs import Choice, Dialog, Toast, Veil
from game.ui.widgets.fields import TextField
from game.ui.widgets.panels import Line, Panel, Picture, Plaque, Prompt
from game.ui.widgets.players import PlayerPanel
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.sheet_rows import SheetColumn, SheetRow
from game.ui.widgets.sheets import ScoreTable
from game.ui.widgets.texts import Icon, Label, Paragraph, Sign

__all__ = [
    "Button",
    "ChartMark",
    "Choice",
    "Dialog",
    "HoverCard",
    "Icon",
    "IconButton",
    "Label",
    "Line",
    "LineChart",
    "Panel",
    "Paragraph",
    "Picture",
    "Plaque",
    "PlayerPanel",
    "PressWidget",
    "ProgressBar",
    "Prompt",
    "ScoreTable",
    "ScrollArea",
    "Segmented",
    "Series",
    "SheetColumn",
    "SheetRow",
    "Sign",
    "Slider",
    "TextField",
    "Toast",
    "Toggle",
    "Veil",
]
