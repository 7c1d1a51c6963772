"""Games to choose from: their options, cards, rules and words."""

from __future__ import annotations

from pydantic import BaseModel, Field


class OptionInfo(BaseModel):
    """An option of a game: one or several numbers that a table may choose."""

    name: str
    about: str
    default: int | list[int]
    low: int
    high: int
    allowed: list[int]


class GameInfo(BaseModel):
    """A game in the list."""

    name: str
    title: str
    players: list[int]
    minutes: int
    about: str
    secrets: bool
    explored: bool = Field(description="Whether it is solved, and every deal can be explored")
    premoves: bool = Field(description="Whether a decision can be prepared while others are asked")
    options: list[OptionInfo]


class CardInfo(BaseModel):
    """One kind of card."""

    slug: str
    name: str
    full_name: str = Field(description="With its epithet, if it has one")
    text: str
    copies: int
    stats: list[tuple[str, str]] = Field(description="What is printed on it: label and value")
    marks: list[str] = Field(description="The labels of the yes-or-no values that are yes on this card")


class VerbInfo(BaseModel):
    """What decisions begin with, and what follows."""

    word: str = Field(description="May be several words: `play tower discard`")
    roles: list[str] = Field(description="What each argument is: `seat`, `card`, `number` or `word`")


class Sheet(GameInfo):
    """A game with its cards and rules. In the summary and the rules an option's name in braces stands for its value."""

    summary: str
    cards: list[CardInfo]
    rules: dict[str, str]
    verbs: list[VerbInfo] = Field(description="The verbs of its decisions; none if they are written in another way")


class Games(BaseModel):
    """All games, and the bots."""

    games: list[GameInfo]
    levels: dict[str, str] = Field(description="For people: from weak to strong, then registered bots")
    methods: dict[str, str] = Field(description="Other names of bots, for programs; some take a budget: `knight:200ms`")
