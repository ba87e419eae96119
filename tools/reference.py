"""What MkDocs calls while it builds the site: adds a page of reference for each module.

The pages are made of the docstrings in the sources, which are read, not imported. What draws the
diagrams and what searches are files of the site, so that it loads nothing from elsewhere.
"""

from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
FROM_THE_CLIENT: Final = {
    "images/icon.svg": ROOT / "web/public/icon.svg",
    "iframe-worker.js": ROOT / "web/node_modules/iframe-worker/shim/index.js",
    "mermaid.js": ROOT / "web/node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js",
}
"""Files of the site that are not in `docs`: the icon, and the libraries its pages run."""


def modules() -> list[str]:
    """The names of all modules with something to say, in order."""
    found = []
    for path in sorted((SOURCES / "ludus").rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        if "versions" not in parts and parts[-1] != "__main__":
            found.append(".".join(part for part in parts if part != "__init__"))
    return sorted(found)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the reference at the end of the navigation, a section for each package."""
    sections: dict[str, list[Any]] = {}
    for name in modules():
        package = ".".join(name.split(".")[:2])
        sections.setdefault(package, []).append({name: f"reference/{name}.md"})
    packages = [{name: pages} if len(pages) > 1 else pages[0] for name, pages in sections.items()]
    config.nav = [*(config.nav or []), {"Reference": packages}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the reference, and what the site shares with the client."""
    for name in modules():
        page = f"# {name}\n\n::: {name}\n"
        files.append(File.generated(config, f"reference/{name}.md", content=page))
    for name, path in FROM_THE_CLIENT.items():
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files
