"""Messages of Fluent files made into Python functions, once, when the files are read.

The grammar is that of Project Fluent, read by its own parser. Its own runtime says a sentence some
fifteen times slower and comes with 36 MB of data, of which sentences here need the plural rules of
their language alone; so a language states these in its file, as the CLDR writes them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import ast

Data = Mapping[str, Any]
Say = Callable[[Data], str]
Give = Callable[[Data], Any]

RELATION: Final = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) ([\d.,]+)")


class Compiler:
    """Makes functions of patterns, given what they can refer to."""

    def __init__(
        self,
        entries: Mapping[str, ast.Message | ast.Term],
        functions: Mapping[str, Callable[..., str]],
        plural: Callable[[int], str],
    ) -> None:
        self.entries = entries
        self.functions = functions
        self.plural = plural

    def pattern(self, pattern: ast.Pattern) -> Say:
        """A text with its placeables."""
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda data: "".join([part(data) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Say:
        if isinstance(element, ast.TextElement):
            text = element.value.replace("\n", " ")
            return lambda data: text
        give = self._value(element.expression)
        return lambda data: str(give(data))

    def _value(self, node: Any) -> Give:
        """What an expression gives: a text, a number, or a value as it was handed in."""
        match node:
            case ast.StringLiteral() | ast.NumberLiteral():
                literal = node.parse()["value"]
                return lambda data: literal
            case ast.VariableReference():
                name = node.id.name
                return lambda data: data[name]
            case ast.SelectExpression():
                return self._select(node)
            case ast.FunctionReference():
                return self._call(node)
            case ast.Placeable():
                return self._value(node.expression)
        return self._reference(node)

    def _select(self, node: ast.SelectExpression) -> Say:
        """The variant for a word, a number or the plural category of a number."""
        give = self._value(node.selector)
        variants = {_key(variant.key): self.pattern(variant.value) for variant in node.variants}
        usual = next(_key(variant.key) for variant in node.variants if variant.default)
        plural = self.plural

        def say(data: Data) -> str:
            value = give(data)
            if isinstance(value, int) and value not in variants:
                value = plural(value)
            return variants[value if value in variants else usual](data)

        return say

    def _call(self, node: ast.FunctionReference) -> Give:
        """A function of ours with its arguments."""
        function = self.functions[node.id.name]
        given = [self._value(argument) for argument in node.arguments.positional]
        return lambda data: function(*[give(data) for give in given])

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Say:
        """Another message, with the same values, or a term, with those of the reference."""
        term = isinstance(node, ast.TermReference)
        entry = self.entries[("-" if term else "") + node.id.name]
        say = self.pattern(_form(entry, node.attribute.name if node.attribute else ""))
        if not isinstance(node, ast.TermReference):
            return say
        named = node.arguments.named if node.arguments else []
        own = {argument.name.name: argument.value.parse()["value"] for argument in named}
        return lambda data: say(own)


def _form(entry: ast.Message | ast.Term, form: str) -> ast.Pattern:
    """The value of an entry, or that of one of its attributes."""
    if not form and entry.value is not None:
        return entry.value
    return next(attribute.value for attribute in entry.attributes if attribute.id.name == form)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def plural_rules(rules: Mapping[str, str]) -> Callable[[int], str]:
    """The category of a whole number by the rules of the CLDR: `{"one": "i = 1 and v = 0"}`."""
    read = {
        category: [
            [_relation(relation) for relation in both.split(" and ")] for both in rule.split(" or ")
        ]
        for category, rule in rules.items()
    }

    def category(number: int) -> str:
        for name, any_of in read.items():
            if any(all(holds(abs(number)) for holds in all_of) for all_of in any_of):
                return name
        return "other"

    return category


def _relation(text: str) -> Callable[[int], bool]:
    """Such as `n % 10 = 2..4`; a whole number has no visible fraction, so `v` is 0."""
    found = RELATION.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"'{text}' is not a plural rule of the CLDR")
    operand, modulus, sign, values = found.groups()
    ranges = [part.partition("..") for part in values.split(",")]
    wanted = {n for low, _, high in ranges for n in range(int(low), int(high or low) + 1)}

    def holds(number: int) -> bool:
        value = number if operand in "ni" else 0
        return ((value % int(modulus) if modulus else value) in wanted) == (sign == "=")

    return holds
