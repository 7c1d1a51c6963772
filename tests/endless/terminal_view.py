from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View


def draw(view: View, words: Catalogue) -> str:
    return f"place {view.table.place}"
