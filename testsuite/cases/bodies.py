#!/usr/bin/env python3
"""Makes a file for `--split-input-file` of bodies of functions, which blank lines part.

usage: bodies.py FILE > PROGRAM

A body's first line has the function's name and its arguments, `name(%x: f32)`, and it returns nothing.
Arguments alone, `(%x: f32)`, are those of all bodies down to the next blank line: each ends with the operation
behind the sentence that is expected of it. What begins in another way stands as it is.

A sentence that fits behind what it is said of may stand there: `OPERATION // error: SENTENCE`, or `// note: `; where
one begins with `op` or `custom op` the operation's name is left away.
"""
import re
import sys


def expectation(line):
    """Of what stands behind the line, before it."""
    indent, said_of, kind, sentence = line.groups()
    name = re.search(r"\w+\.\w[\w.]*", said_of)
    if sentence.startswith("op "):
        sentence = f"'{name[0]}' {sentence}"
    elif re.match(r"custom op (?!')", sentence):
        sentence = f"custom op '{name[0]}' {sentence.removeprefix('custom op ')}"
    return f"{indent}// expected-{kind}@below {{{{{sentence}}}}}\n{indent}{said_of}"


def bodies(text):
    """One by one. What belongs to the operation above is indented, or begins with a brace or a block's name."""
    body = []
    for line in text.split("\n"):
        if (body and line[0] not in " }^" and not body[-1].lstrip().startswith("//")
                and any("expected-" in above for above in body)):
            yield "\n".join(body)
            body = []
        body.append(line)
    yield "\n".join(body)


def functions(part):
    head, _, text = part.partition("\n")
    if not re.match(r"\w*\(.*\)$", head):
        return [part]
    name = head if head[0] != "(" else f"f{head}"
    return [f"func.func @{name} {{\n{body}\n  return\n}}" for body in ([text] if name == head else bodies(text))]


with open(sys.argv[1], encoding="utf-8") as file:
    expected = re.sub(r"(?m)^( *)(\S.*?) // (error|note): (.*)$", expectation, file.read().strip())
parts = re.split(r"\n{2,}", expected)
print("\n\n// -----\n".join(function for part in parts for function in functions(part)))
