#!/usr/bin/env python3
"""Every operation that is executed has a case of its own: a run of a file of its dialect's folder
executes it, as `run --stats` counts.

usage: rows.py PROGRAM
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent
PROGRAM = sys.argv[1]


def runs_of(path):
    """The commands `mlir-interp run ...` in the RUN lines of a case, up to where their output goes; of what is made of a
    table, that one at least."""
    text = path.read_text().replace("\\\n", " ")
    if ".table" in path.suffixes:
        yield ["run", str(path)]
    for line in re.findall(r"RUN:(.*mlir-interp run .*)", text):
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split, lexer.commenters = True, ""
        words = list(lexer)
        if "run" not in words:
            continue  # within a script of the shell's
        words = words[words.index("run"):]
        if any("%t" in word for word in words):
            continue  # with files that only lit has
        end = next((i for i, word in enumerate(words) if set(word) <= set("|;&<>()")), len(words))
        if end < len(words) and words[end - 1] in ("1", "2") and words[end][0] in "<>":
            end -= 1
        # A number that a loop of the shell counts.
        yield [re.sub(r"\$\w+$", "0", word).replace("%s", str(path)).replace("%S", str(path.parent))
               for word in words[:end]]


def program_of(path, folder):
    """A case, or what is made of one that is a table."""
    if path.suffix != ".table":
        return path
    made = pathlib.Path(folder) / path.parent.name / (path.name + ".mlir")
    made.parent.mkdir(exist_ok=True)
    made.write_text(subprocess.run([sys.executable, ROOT / "cases/table.py", path], capture_output=True,
                                   text=True, check=True).stdout.replace("%t.mlir", "%s"))
    return made


def parts_of(path, folder):
    """The programs of a case that split-file takes apart."""
    text = path.read_text()
    if not re.search(r"RUN: split-file %s %t$", text, re.MULTILINE) or "mlir-interp run " not in text:
        return []
    into = pathlib.Path(folder) / path.parent.name / path.stem
    into.mkdir(parents=True, exist_ok=True)
    pieces = re.split(r"^//--- (.+)$", text, flags=re.MULTILINE)[1:]
    parts = [(into / name, piece) for name, piece in zip(pieces[::2], pieces[1::2]) if name.endswith(".mlir")]
    for part, piece in parts:
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(piece)
    return [["run", str(part)] for part, _ in parts]


def executed(path, folder):
    """The operations that the runs of a case execute."""
    names = set()
    for words in [*runs_of(path), *parts_of(path, folder)]:
        out = subprocess.run([PROGRAM, *words, "--stats", "--inside-meanings"], capture_output=True, text=True,
                             errors="replace", timeout=60, stdin=subprocess.DEVNULL).stderr
        names |= set(re.findall(r"^ *\d+  (\w+\.[\w.]+)$", out, re.MULTILINE))
    return names


listed = subprocess.run([PROGRAM, "ops", "--json"], capture_output=True, text=True, check=True).stdout
rows = [row["name"] for row in map(json.loads, listed.splitlines())
        if row.get("run") == "executed" and not row["name"].startswith("test")]
dialects = sorted({name.split(".")[0] for name in rows})
files = [p for d in dialects for kind in ("mlir", "table")
         for p in sorted((ROOT / "cases" / d).rglob("*." + kind))]
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool, tempfile.TemporaryDirectory() as folder:
    found = {d: set() for d in dialects}
    programs = [program_of(path, folder) for path in files]
    for path, names in zip(files, pool.map(lambda program: executed(program, folder), programs)):
        found[path.relative_to(ROOT / "cases").parts[0]] |= names
missing = [name for name in rows if name not in found[name.split(".")[0]]]
for name in missing:
    print(f"no case in testsuite/cases/{name.split('.')[0]}/ executes {name}")
print(f"rows: {len(rows)} executed, {len(missing)} without a case")
sys.exit(bool(missing) or not rows)
