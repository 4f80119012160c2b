#!/usr/bin/env python3
"""Each operation that upstream's headers declare has a row or is listed in dialects/lacking.c, and
nothing else is; of a dialect that is there without operations any may have one. No attribute and no
type is listed that has a row.

usage: lacking.py PROGRAM FOLDER   (of MLIR's headers)
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
table = (ROOT / "dialects/lacking.c").read_text()
rows = {"operation": set(), "attribute": set(), "type": set()}
for line in subprocess.run([sys.argv[1], "ops", "--json"], capture_output=True, text=True, check=True).stdout.splitlines():
    row = json.loads(line)
    rows[row["kind"]].add(row["name"])


def listed_as(field, dialect, entry):
    """Names with their dialect, or None without the field."""
    words = re.search(rf"\.{field} = ((?:\"[^\"]*\"\s*)+)", entry)
    return words and {f"{dialect}.{word}" for part in re.findall(r"\"([^\"]*)\"", words.group(1))
                      for word in part.split()}


declared = set()
for path in pathlib.Path(sys.argv[2]).rglob("*.h.inc"):
    declared |= set(re.findall(r"getOperationName\(\) \{\s*return ::llvm::StringLiteral\(\"([^\"]+)\"",
                               path.read_text()))
wrong, all_listed, any_of = [], set(), set()
for entry in re.split(r"(?m)^    \{ (?=\")", table)[1:]:
    dialect = re.match(r"\"(\w+)\"", entry).group(1)
    for kind, field in (("attribute", "attrs"), ("type", "types")):
        wrong += [f"{kind} {name} is listed, and has a row"
                  for name in sorted((listed_as(field, dialect, entry) or set()) & rows[kind])]
    ops = listed_as("ops", dialect, entry)
    if ops is None:
        any_of.add(dialect)
    all_listed |= ops or set()
wrong += [f"{name} is upstream's, has no row, and is not listed" for name in sorted(declared - all_listed - rows["operation"])
          if name.split(".")[0] not in any_of]
wrong += [f"{name} is listed, and is not upstream's" for name in sorted(all_listed - declared)]
wrong += [f"{name} is listed, and has a row" for name in sorted(all_listed & rows["operation"])]
for line in wrong:
    print(line)
print(f"lacking: {len(all_listed)} operations, {len(wrong)} wrong, {len(declared)} declared by upstream")
sys.exit(bool(wrong) or not declared)
