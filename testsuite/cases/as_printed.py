#!/usr/bin/env python3
"""Holds that a file is, but for remarks, how it is printed: by the program and by mlir-opt, and so after either has
made the generic form of it; and that both make the same.

usage: as_printed.py PROGRAM FILE SCRATCH

The module around all stands in no file, nor does what is said of blocks, and indentation is free. A line that is written otherwise than printed has the way it is written below, behind `//= `, on as many lines as it
takes; behind `//=` alone it is left away. Values are written with names of which none is printed.
"""
import itertools
import pathlib
import re
import subprocess
import sys

program, file, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def written(lines):
    for line, below in zip(lines, [*lines[1:], ""]):
        remark = re.fullmatch(r" *//=(?: ( *\S.*)|)", line)
        if remark and remark[1]:
            yield remark[1]
        elif not line.lstrip().startswith("//") and not below.lstrip().startswith("//="):
            yield line


def renamed(line):
    return re.sub(r"%(?=[a-z\d])", "%of_", line)


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def inner(text):
    """The lines of what is printed, without the module around them."""
    lines = [re.sub(r" +//.*", "", line).strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    at = lines.index("module {")
    return lines[:at] + lines[at + 1:-1]


def differs(how, lines, expected):
    """Says where, if they do."""
    for line, wanted in itertools.zip_longest(lines, expected):
        if line != wanted:
            print(f"{file}: {how}: this line\n{line}\nshould be\n{wanted}")
            return True
    return False


lines = file.read_text().splitlines()
expected = [line.strip() for line in lines if line and not line.lstrip().startswith("//")]
source, again = scratch.with_suffix(".mlir"), scratch.with_suffix(".generic.mlir")
source.write_text("\n".join(map(renamed, written(lines))) + "\n")
programs = {"printed": (program, "print", "--generic"), "by mlir-opt": ("mlir-opt-22", "--mlir-print-op-generic")}
generic = {}
failed = False
for name, (*command, flag) in programs.items():
    generic[name] = output(*command, flag, source)
    again.write_text(generic[name])
    failed |= differs(name, inner(output(*command, source)), expected)
    failed |= differs(f"generic, {name}", inner(output(program, "print", again)), expected)
failed |= differs("generic form", *(re.sub(r"%\w+(#\d+)?", "%", text).splitlines() for text in generic.values()))
sys.exit(failed)
