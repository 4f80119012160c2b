#!/usr/bin/env python3
"""Gives each call at the end of a function its own return, in LLVM's IR: clang joins returns in one block, and
WebAssembly's back end makes jumps of calls with a return right behind them alone. Fast code is calls that have to be
jumps (testsuite/tails.py).

  browser/jumps.py <IN.ll >OUT.ll
"""
import re
import sys

LABEL = re.compile(r"^(\d+):")
JOINED = re.compile(r"^(\d+):[^\n]*\n  (%\d+) = phi i32 ([^\n]*)\n  ret i32 \2\n", re.MULTILINE)


def returning(match):
    head, parameters, body = match.groups()
    entry = str(len(re.findall(r"%\d+\b", parameters)))
    joined = JOINED.search(body)
    if not joined:
        return match.group(0)
    block, value, merged = joined.groups()
    # Values and blocks are numbered in order: what nobody comes to any more keeps its numbers.
    body = body.replace(joined.group(0), f"{block}:\n  {value} = add i32 0, 0\n  ret i32 {value}\n")
    given = {label: result for result, label in re.findall(r"\[ (\S+), %(\d+) \]", merged)}
    lines, at = body.split("\n"), entry
    for i, line in enumerate(lines):
        at = LABEL.match(line).group(1) if LABEL.match(line) else at
        if re.match(rf"  br label %{block}\b", line):
            lines[i] = f"  ret i32 {given.pop(at)}"
    body = "\n".join(lines)
    if given:  # conditions lead to it, too
        merged = ", ".join(f"[ {result}, %{label} ]" for label, result in given.items())
        body = body.replace(f"\n  {value} = add i32 0, 0\n", f"\n  {value} = phi i32 {merged}\n")
    return f"{head}({parameters}{{\n{body}}}"


print(re.sub(r"^(define [^\n]*?@[\w.]+)\(([^\n]*)\{\n(.*?)^\}", returning, sys.stdin.read(),
             flags=re.MULTILINE | re.DOTALL), end="")
