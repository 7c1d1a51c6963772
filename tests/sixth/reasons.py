from tests.sixth import messages as m
from tests.sixth.story import slug
from throneroom.engine.messages import Reason
from throneroom.engine.state import AnyState


def why(s: AnyState, seat: int, action: int) -> Reason:
    return m.NotInHand("SB-2", slug(action))
