"""What a guest has learned: lessons and first games."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from throneroom.server.models.base import Closed

LessonNumber = Annotated[int, Field(ge=1, le=9)]


class Learned(BaseModel):
    """What you have learned so far, on any device."""

    lessons: dict[str, list[int]] = Field(
        description="The lessons that you have done, by game; 1 is the guided first game"
    )
    first_games: dict[str, str] = Field(description="The id of the first game of each kind that you have finished")


class LessonsWish(Closed):
    """Lessons that you have done."""

    lessons: dict[Annotated[str, Field(max_length=40)], Annotated[list[LessonNumber], Field(max_length=9)]] = Field(
        max_length=40
    )
