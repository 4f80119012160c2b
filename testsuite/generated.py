#!/usr/bin/env python3
"""Programs of `generate` have every operation of MLIR's own dialects that is executed, but for those of NEVER.

usage: generated.py PROGRAM
"""
import json
import re
import subprocess
import sys

DIALECTS = ("affine arith bufferization cf complex func index linalg math memref ml_program scf tensor ub "
            "vector").split()
NEVER = ()  # names, each with the reason beside it
EACH = 7  # programs an operation of the dialect has, beside
FEW = 60


def output(command, text=None):
    return subprocess.run([sys.argv[1], *command], input=text, capture_output=True, text=True, check=True).stdout


rows = map(json.loads, output(["ops", "--json"]).splitlines())
wanted = {dialect: set() for dialect in DIALECTS}
for row in rows:
    dialect = row["name"].split(".")[0]
    if row["kind"] == "operation" and row["run"] == "executed" and dialect in wanted:
        wanted[dialect].add(row["name"])
missing, count = [], 0
for dialect, names in wanted.items():
    number = FEW + EACH * len(names)
    programs = output(["generate", f"--of={dialect}", f"--count={number}", "--seed=1"])
    generic = output(["print", "--generic", "--split-input-file", "-"], programs)
    count += number
    missing += sorted(names - set(re.findall(r'"([\w.]+)"[(<]', generic)))
for name in missing:
    if name not in NEVER:
        print(f"{name} is in none of the programs of its dialect")
for name in NEVER:
    if name not in missing:
        print(f"{name} is in some programs after all")
print(f"generated: {sum(map(len, wanted.values()))} operations in {count} programs, {len(missing)} in none")
sys.exit(set(missing) != set(NEVER))
