#!/usr/bin/env python3
"""Runs every mlir-interp command of the README as written and compares what it prints; its contents lead to every
heading, in order.

usage: readme.py PROGRAM        (it stands in for build/mlir-interp)
       readme.py PROGRAM --write (puts what is printed into the README)
       readme.py PROGRAM --first N (the first N commands alone)
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
program = str(pathlib.Path(sys.argv[1]).resolve())
readme = ROOT / "README.md"
wrong = []
commands = 0
first = int(sys.argv[sys.argv.index("--first") + 1]) if "--first" in sys.argv else sys.maxsize


def timeless(lines):
    """Seconds differ from run to run."""
    return [re.sub(r"in [0-9.]+ seconds", "in SOME seconds", line) for line in lines]


def run(line):
    global commands
    commands += 1
    got = subprocess.run(line.replace("build/mlir-interp", program, 1), shell=True, cwd=ROOT,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    return got.stdout.replace(program, "build/mlir-interp")


def block(match):
    """One console block: its commands, each followed by what it prints."""
    out = []
    lines = match.group(1).splitlines()
    while lines:
        line = lines.pop(0)
        out.append(line)
        said = []
        while lines and not lines[0].startswith("$ "):
            said.append(lines.pop(0))
        if line.startswith(("$ clang-22", "$ llvm-tblgen-22")) and commands < first:
            subprocess.run(line[2:], shell=True, cwd=ROOT, check=True, timeout=60)
        elif ("build/mlir-interp" in line and line.startswith(("$ build", "$ printf"))
              and commands < first):
            text = run(line[2:]).rstrip("\n").splitlines()
            if timeless(text) != timeless(said):
                wrong.append(f"{line}\n--- the README says\n" + "\n".join(said)
                             + "\n--- it prints\n" + "\n".join(text))
                said = text
        out += said
    return "```console\n" + "\n".join(out) + "\n```"


def check_contents(text):
    """Anchors are GitHub's."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    wanted = [f"[{title}](#{re.sub(r'[^a-z0-9_ -]', '', title.lower()).replace(' ', '-')})"
              for title in re.findall(r"^###? (.*)$", prose, re.MULTILINE)]
    listed = re.findall(r"\[[^]]*\]\(#[^)]*\)", " ".join(prose.split("\n## ")[0].split()))
    if listed != wanted:
        wrong.append(f"the contents are {listed}, and the headings {wanted}")


text = re.sub(r"```console\n(.*?)\n```", block, readme.read_text(), flags=re.DOTALL)
if "--write" in sys.argv:
    readme.write_text(text)
    wrong = []
check_contents(text)
told = " ".join(text.split())
listed = subprocess.run([program, "help"], capture_output=True, text=True, check=True).stdout
wrong += [f"the README does not say: {' '.join(line.split())}" for line in listed.splitlines()
          if re.match(r"  \d+\t", line) and " ".join(line.split()) not in told]
for one in wrong:
    print(one)
print(f"README: {commands} commands, {len(wrong)} print something else")
sys.exit(bool(wrong))
