#!/usr/bin/env python3
"""Hostile definitions: files for `--dialect` that are large, deep, or would take for ever are loaded, refused or
beyond a limit, and soon; what is left of a good one when its end, or a byte, is lost crashes nothing.

usage: definitions.py PROGRAM
"""
import pathlib
import random
import subprocess
import sys
import tempfile

program = sys.argv[1]
PATIENCE = 300 if "asan" in program else 60  # seconds
GOOD = pathlib.Path(__file__).resolve().parent.parent / "cases/irdl/Inputs/d.mlir"


def operation(lines, last):
    """A definition of d.o, whose operand satisfies the last condition."""
    body = "\n".join(["    %c0 = irdl.is i32", *lines, f"    irdl.operands(a: {last})"])
    return f"irdl.dialect @d {{\n  irdl.operation @o {{\n{body}\n  }}\n}}\n"


def chain(count, kind, args="%c{0}"):
    return [f"    %c{i + 1} = irdl.{kind}({args.format(i)})" for i in range(count)]


def large():
    operations = "".join(f"  irdl.operation @o{i} {{ %0 = irdl.any irdl.operands(a: %0, b: variadic %0) }}\n"
                         for i in range(100000))
    return f"irdl.dialect @d {{\n  irdl.operation @o\n{operations}}}\n"


CYCLE = """irdl.dialect @d {
  irdl.type @a { %0 = irdl.base @d::@b irdl.parameters(x: %0) }
  irdl.type @b { %0 = irdl.any %1 = irdl.parametric @d::@a<%0> irdl.parameters(x: %1) }
  irdl.operation @o { %0 = irdl.base @d::@a irdl.operands(x: %0) }
}
"""
USE = '%0 = "q.a"() : () -> f32\n"d.o"(%0) : (f32) -> ()\n'
NESTED = '%0 = "q.a"() : () -> ' + "!d.a<!d.b<" * 2000 + "i32" + ">>" * 2000 + "\n"
# The definition, a use of it, and the status that is due.
CASES = {
    "each condition asks the one before twice": (operation(chain(60, "any_of", "%c{0}, %c{0}"), "%c60"), USE, 3),
    "each of all asks the one before twice": (
        operation(chain(60, "all_of", "%c{0}, %c{0}") + ["    %x = irdl.any_of(%c60, %c60)"], "%x"), USE, 3),
    "conditions within each other": (operation(chain(100000, "any_of"), "%c100000"), USE, 7),
    "many conditions over deep ones": (
        operation(chain(900, "any_of") + [f"    %d{i} = irdl.any_of(%c900)" for i in range(50000)], "%c900"), USE, 7),
    "a condition of many": (
        operation([f"    %c1 = irdl.any_of({', '.join(['%c0'] * 100000)})"], "%c1"), USE, 3),
    "a hundred thousand operations": (large(), '"d.o"() : () -> ()\n', 0),
    "types that want themselves": (CYCLE, NESTED, 3),
    "no text": ("", USE, 3),
    "bytes": ("\0\1\2", USE, 3),
}


def status(folder, definition, use):
    path, used = folder / "d.mlir", folder / "use.mlir"
    path.write_bytes(definition if isinstance(definition, bytes) else definition.encode())
    used.write_text(use)
    try:
        got = subprocess.run([program, "verify", "--allow-unregistered-dialect", f"--dialect={path}", str(used)],
                             capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"no end in {PATIENCE} s"
    return got.returncode if len(got.stderr) < 10000000 else f"{len(got.stderr)} bytes of words"


def damaged(text, count):
    """What is left of the text: its beginnings, and with bytes lost, doubled or changed."""
    draw = random.Random(0)
    yield from (text[:end] for end in range(0, len(text), max(1, len(text) // count)))
    for _ in range(count):
        at = draw.randrange(len(text))
        end = min(len(text), at + draw.choice([1, 1, 4, 20]))
        yield text[:at] + draw.choice([b"", text[at:end] * 2, bytes([draw.randrange(256)]), b"%0", b"@d::@t"]) + text[end:]


bad, count = [], 0
with tempfile.TemporaryDirectory() as name:
    for what, (definition, use, due) in CASES.items():
        count += 1
        got = status(pathlib.Path(name), definition, use)
        if got != due:
            bad.append(f"{what}: {got} where {due} is due")
    for definition in damaged(GOOD.read_bytes(), 150):
        count += 1
        got = status(pathlib.Path(name), definition, USE)
        if got not in (0, 3, 6):
            bad.append(f"status {got}:\n{definition.decode(errors='replace')}")
print(*bad, sep="\n")
print(f"definitions: {count}, {len(bad)} wrong")
sys.exit(bool(bad))
