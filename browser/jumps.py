#!/usr/bin/env python3
"""Makes the calls that fast code ends by jumps, in LLVM's IR: WebAssembly's back end makes one of a call that is marked
and has its return right behind it. clang joins all returns in one block, and marks no call where the address of a
local is known elsewhere; that nothing of a function is used behind these calls is what gcc has shown
(testsuite/tails.py).

  browser/jumps.py <IN.ll >OUT.ll
"""
import re
import sys

LABEL = re.compile(r"^(\d+):")
JOINED = re.compile(r"^(\d+):[^\n]*\n  (%\d+) = phi i32 ([^\n]*)\n  ret i32 \2\n", re.MULTILINE)
# Where a local's life ends stands behind the call.
ENDS = re.compile(r"  (?:tail )?call void @llvm\.lifetime\.end[^\n]*\n")
# Fast code's parameters, in a call.
NEXT = r"\(%struct\.FastOp\* [^,]*, i64\* [^,]*, %struct\.Machine\* [^,]*, i64 [^,)]*\)[^\n]*\n"
JUMP = re.compile(rf"^  (%\d+) = (?:tail )?call (i32 ([%@]\w+){NEXT})(?=  ret i32 \1\n)", re.MULTILINE)
NO_JUMP = re.compile(rf"^  (%\d+) = (?:tail )?call i32 %\d+{NEXT}(?!  ret i32 \1\n)", re.MULTILINE)

# Locals, structs that are handed over by value, arguments of unknown number.
ON_STACK = re.compile(r" = alloca |\bbyval\(|, \.\.\.\)")
POINTER = "i32 (%struct.FastOp*, i64*, %struct.Machine*, i64)*"
JUMP_TO = f"""
define internal i32 @jump_to({POINTER} %0, %struct.FastOp* %1, i64* %2, %struct.Machine* %3, i64 %4) {{
  %6 = tail call i32 %0(%struct.FastOp* %1, i64* %2, %struct.Machine* %3, i64 %4)
  ret i32 %6
}}"""


def split_return(parameters, body):
    """Each way to the return returns by itself."""
    joined = JOINED.search(body)
    if not joined:
        return body
    block, value, merged = joined.groups()
    # Values and blocks are numbered in order: what nobody comes to any more keeps its numbers.
    body = body.replace(joined.group(0), f"{block}:\n  {value} = add i32 0, 0\n  ret i32 {value}\n")
    given = {label: result for result, label in re.findall(r"\[ (\S+), %(\d+) \]", merged)}
    lines, at = body.split("\n"), str(len(re.findall(r"%\d+\b", parameters)))
    for i, line in enumerate(lines):
        at = LABEL.match(line).group(1) if LABEL.match(line) else at
        if re.match(rf"  br label %{block}\b", line):
            lines[i] = f"  ret i32 {given.pop(at)}"
    body = "\n".join(lines)
    if given:  # conditions lead to it, too
        merged = ", ".join(f"[ {result}, %{label} ]" for label, result in given.items())
        body = body.replace(f"\n  {value} = add i32 0, 0\n", f"\n  {value} = phi i32 {merged}\n")
    return body


def comes_back(match):
    """A call through a pointer that need not be a jump is none."""
    callee = re.search(r"([@%])[\w.]+\(", match.group(1)).group(1)
    return f"call {match.group(1)}" if callee == "%" else match.group(0)


def jumping(match):
    head, parameters, body = match.groups()
    body = split_return(parameters, ENDS.sub("", body))
    body = re.sub(r"\btail call ([^\n]*)", comes_back, body)
    through = "i32 @jump_to" if ON_STACK.search(body) else None
    body = JUMP.sub(lambda m: f"  {m[1]} = tail call " + (
        m[2].replace(f"i32 {m[3]}(", f"{through}({POINTER} {m[3]}, ", 1) if through and m[3][0] == "%" else m[2]), body)
    if NO_JUMP.search(body):
        sys.exit(f"{head}: a call that is to be a jump comes back")
    return f"{head}({parameters}{{\n{body}}}"


text = re.sub(r"^(define [^\n]*?@[\w.]+)\(([^\n]*)\{\n(.*?)^\}", jumping, sys.stdin.read(),
              flags=re.MULTILINE | re.DOTALL)
print(text, end="")
if "@jump_to(" in text:
    print(JUMP_TO)
