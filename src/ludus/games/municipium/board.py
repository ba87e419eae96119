from ludus.core.game import View


def draw(view: View) -> str:
    return ""
