"""Keys that stand twice in one JSON object: most readers keep one of them, and not all the same one."""

import re

_TOKEN = re.compile(rb'"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]', re.DOTALL)


def doubled_key(text: bytes | str) -> str | None:
    """The first key that an object of a valid JSON text has twice."""
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    objects: list[set[bytes]] = []
    for token in _TOKEN.finditer(content):
        key, colon = token.groups()
        if colon:
            if key in objects[-1]:
                return key.decode("utf-8", "replace")
            objects[-1].add(key)
        elif key is None:
            if token[0] == b"{":
                objects.append(set())
            else:
                objects.pop()
    return None
