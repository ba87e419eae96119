WORDS: dict[str, dict[str, str]] = {"en": {}, "it": {}, "fr": {}}
