#!/usr/bin/env python3
"""Pages for man: mandoc and groff find nothing wrong with them, and each says all flags of its command.

usage: pages.py PROGRAM
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = pathlib.Path(sys.argv[1]).absolute()
READERS = {"mandoc": ["mandoc", "-Tlint"], "groff": ["groff", "-ww", "-man", "-Tutf8", "-z"]}
FLAG = re.compile(r"^ +(--?[\w-]+)", re.MULTILINE)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


wrong, pages = [], 0
readers = {name: command for name, command in READERS.items() if shutil.which(name)}
with tempfile.TemporaryDirectory() as scratch:
    folder = pathlib.Path(scratch) / "man"
    output(PROGRAM, "help", f"--man={folder}")
    for page in sorted(folder.iterdir()):
        pages += 1
        for name, command in readers.items():
            got = subprocess.run([*command, page], capture_output=True, text=True)
            if got.stdout + got.stderr:
                wrong.append(f"{name}: {page.name}: {got.stdout}{got.stderr}".rstrip())
        command = page.stem.removeprefix("mlir-interp").strip("-")
        helped = output(PROGRAM, *([command] if command else []), "--help")
        if "mandoc" not in readers:
            continue
        shown = re.sub(r".\x08", "", output("mandoc", "-Tascii", "-Owidth=200", page))
        lacks = set(re.findall(r"^  (--?[\w-]+)", helped, re.MULTILINE)) - set(FLAG.findall(shown))
        if lacks:
            wrong.append(f"{page.name} does not say {', '.join(sorted(lacks))}")
    wrong += [f"there is no page of {command}" for command in
              re.findall(r"^  (\w+) +\S", output(PROGRAM, "help").split("commands:")[1]
                         .split("shows the flags")[0], re.MULTILINE)
              if not (folder / f"mlir-interp-{command}.1").exists()]
for one in wrong:
    print(one)
for name in READERS.keys() - readers.keys():
    print(f"pages: {name} is not installed, and skipped")
print(f"pages: {pages} pages, {len(wrong)} wrong")
sys.exit(bool(wrong) or not pages)
