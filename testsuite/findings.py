#!/usr/bin/env python3
"""Every wrong result, crash and endless loop in testsuite/findings still shows on the LLVM that is
installed, as it is written there, and the README's table of them is the one that this prints.

A finding is a folder of two files: program.mlir, and finding.txt, a fact a line:
  cause     what the pass does, in a sentence: no two findings have the same
  rule      what it should do, and where that is said
  passes    the pipeline; or command, a program that reads a module and prints one
  entry     the function that is run, where it is not main
  args      what it is given, where it takes something
  issue     LLVM's issues or pull requests that tell of it; "none" where it was looked for, and
            not found; else "not looked up"
  also      another pass that shows it, where a hunt met one
  kind      what is wrong, in the words of `mlir-interp diff`
  where     which part of the outcome
  expected  what it is before the pass, and actual, what it is behind it
  before    what native code gives before the pass, and after, what it gives behind it
  said      what the compiler says where it gives no program
The last ones are what `mlir-interp diff` says, and --record writes them. Three dots stand for what
native code finds in memory that nobody wrote, which differs.

usage: findings.py PROGRAM [--write | --record] [NAME...]
       findings.py PROGRAM --post NAME
  --write    puts the table into the README
  --record   puts what shows into the files of the findings that are named
  --post     prints a text about one finding, ready to post
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "testsuite" / "findings"
README = ROOT / "README.md"
LLVM = "22.1.8"
MOST_OPERATIONS = 10
GIVEN = ("cause", "rule", "passes", "command", "entry", "args", "issue", "also")
SHOWN = ("kind", "where", "expected", "actual", "before", "after", "said")
WRONG = ("wrong result", "wrong memory", "wrong output", "poison", "undefined behaviour", "does not end")
INVALID = "left IR that does not verify"
HEADER = ("| finding | pass | what is wrong | LLVM's issue |", "|---|---|---|---|")

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("names", nargs="*")
parser.add_argument("--write", action="store_true", help="put the table into the README")
parser.add_argument("--record", action="store_true",
                    help="write what shows now into the files of the findings that are named")
parser.add_argument("--post", metavar="NAME", help="print a text about one finding, ready to post")
arguments = parser.parse_intermixed_args()
for name in [*arguments.names, *([arguments.post] if arguments.post else [])]:
    if not (FOLDER / name / "finding.txt").is_file():
        parser.error(f"there is no finding '{name}' in testsuite/findings")
program = str(pathlib.Path(arguments.program).resolve())


def read(name):
    facts = dict(line.split(": ", 1) for line in (FOLDER / name / "finding.txt").read_text().splitlines())
    facts["name"] = name
    return facts


def same(fact, shows):
    if "asan" in program and fact and fact.endswith("(free(): invalid pointer)"):  # the sanitizer's words differ
        return shows and shows.startswith(fact.split(" (")[0])
    if fact is None or shows is None or "..." not in fact:
        return fact == shows
    return re.fullmatch(re.escape(fact).replace(re.escape("..."), ".*"), shows) is not None


def one_line(text):
    return "; ".join(text.strip().splitlines())


def in_short(value):
    """A value once, where the report has its bits and all its digits too; of a message its first line."""
    line = (value or "").split("\n")[0]
    message = re.match(r".*? error: (.*)", line)
    return message.group(1) if message else line.split(" = ")[0]


def said(text):
    """What the compiler says, without the lines of a stack."""
    line = text.split("\n")[0]
    return re.sub(r"^<stdin>:\d+:\d+: ", "", line)


def shown(facts):
    """What diff says of the program, as facts; the kind is None where nothing is wrong."""
    path = FOLDER / facts["name"] / "program.mlir"
    # As long as a busy machine takes, but for what is known to take for ever.
    seconds = 2 if facts.get("kind") == "endless" else 30
    command = [program, "diff", "--json", str(path), f"--native-seconds={seconds}"]
    command += [f"--passes={facts['passes']}"] if "passes" in facts else [f"--opt-cmd={facts['command']}"]
    command += [f"--entry={facts['entry']}"] if "entry" in facts else []
    command += [f"--args={facts['args']}"] if "args" in facts else []
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    line = done.stdout.split("\n")[0]
    report = json.loads(line) if line.startswith("{") else {}
    finding = report.get("finding")
    if not finding:
        why = report.get("why", "") + done.stdout + done.stderr
        if "took longer than" in why or "takes too long" in why:
            return {"kind": "endless"}, ""
        return {"kind": None}, why
    got = {"kind": finding["kind"]}
    if finding["kind"] in WRONG:
        if finding.get("args"):
            facts.setdefault("args", finding["args"])
        got |= {"where": finding["where"], "expected": in_short(finding["expected"]),
                "actual": in_short(finding["actual"]), "before": one_line(finding["native_before"]),
                "after": one_line(finding["native_after"])}
        if not finding["confirmed"]:
            return got, "native code does not confirm it"
    else:
        got["said"] = said(finding["said"])
    if finding.get("llvm", LLVM) != LLVM:
        return got, f"this is LLVM {finding['llvm']}, and what is written is of {LLVM}"
    return got, ""


def operations(facts):
    """How many operations the program has: those of its functions that are written, but for returns."""
    path = FOLDER / facts["name"] / "program.mlir"
    generic = subprocess.run([program, "print", "--generic", str(path)], capture_output=True, text=True).stdout
    names = re.findall(r'^\s*(?:%[^=]* = )?"([\w.]+)"(\(\))?', generic, re.M)
    return sum(1 for name, nothing in names
               if name not in ("builtin.module", "func.func", "func.return")
               and not name.startswith("transform.") and not (name.endswith(".yield") and nothing))


def pass_of(facts):
    """The pass's name, without its options and without what it is nested in."""
    text = facts.get("passes") or re.sub(r"^mlir-opt-22 --", "", facts["command"])
    return re.sub(r"[={ ].*", "", re.sub(r"^(func\.func|builtin\.module)\(", "", text)).rstrip(")")


def links(facts):
    if not facts["issue"].startswith("#"):
        return {"none": "new", "not looked up": "?"}[facts["issue"]]
    return " ".join(f"[{number}](https://github.com/llvm/llvm-project/issues/{number[1:]})"
                    for number in facts["issue"].split())


def row(facts):
    name = facts["name"]
    return (f"| [{name}](testsuite/findings/{name}/program.mlir) | `{pass_of(facts)}` "
            f"| {facts['kind']}: {facts['cause']} | {links(facts)} |")


def rank(facts):
    kinds = (*WRONG, INVALID, "crashed", "endless")
    return (facts["kind"] not in WRONG, kinds.index(facts["kind"]) if facts["kind"] not in WRONG else 0,
            pass_of(facts), facts["name"])


def summary(findings):
    def count(kinds):
        of_these = [facts for facts in findings if facts["kind"] in kinds]
        return f"{len(of_these)} ({sum(facts['issue'] == 'none' for facts in of_these)} new)"
    return (f"LLVM {LLVM}: wrong results {count(WRONG)}, IR that does not verify {count((INVALID,))}, "
            f"crashes {count(('crashed',))}, endless passes {count(('endless',))}.")


def post(facts):
    source = (FOLDER / facts["name"] / "program.mlir").read_text()
    through = (f"mlir-opt program.mlir --pass-pipeline='builtin.module({facts['passes']})'"
               if "passes" in facts else facts["command"].replace("mlir-opt-22", "mlir-opt") + " program.mlir")
    lines = [f"# [MLIR] `{pass_of(facts)}`: {facts['kind']}", "", facts["cause"], "", "```mlir",
             source.rstrip(), "```", "", "```console", through, "```", "", f"LLVM {LLVM}.", ""]
    if facts["kind"] in WRONG:
        call = f"@{facts.get('entry', 'main')}({facts.get('args', '')})"
        lines += [f"Of `{call}`, {facts['where']}:", "", "| | before the pass | behind it |", "|---|---|---|",
                  f"| by the operations' definitions | `{facts['expected']}` | `{facts['actual']}` |",
                  f"| compiled and run | `{facts['before']}` | `{facts['after']}` |", ""]
    elif "said" in facts:
        lines += ["```", facts["said"], "```", ""]
    return "\n".join(lines + [f"The rule: {facts['rule']}"])


def record(facts, got):
    lines = [f"{key}: {facts[key]}" for key in GIVEN if key in facts]
    lines += [f"{key}: {facts[key] if same(facts.get(key), got[key]) else got[key]}" for key in SHOWN if got.get(key)]
    (FOLDER / facts["name"] / "finding.txt").write_text("\n".join(lines) + "\n")


def check(facts):
    """What is wrong with a finding, as lines."""
    got, why = shown(facts)
    if arguments.record and got["kind"]:
        record(facts, got)
        facts = read(facts["name"])
    wrong = [why.strip()] if why else []
    for key in SHOWN:
        if not same(facts.get(key), got.get(key)):
            wrong.append(f"{key}: {facts.get(key)}\n  shows as {got.get(key)}")
    wrong += [f"nothing is said of its {key}" for key in ("cause", "rule", "issue", "kind") if key not in facts]
    wrong += [f"'{key}' is no fact of findings" for key in facts if key not in (*GIVEN, *SHOWN, "name")]
    count = operations(facts)
    if not 0 < count <= MOST_OPERATIONS:
        wrong.append(f"it has {count} operations")
    return [f"{facts['name']}: {line}" for line in wrong]


if arguments.post:
    print(post(read(arguments.post)))
    sys.exit()

names = arguments.names or sorted(path.parent.name for path in FOLDER.glob("*/finding.txt"))
findings = [read(name) for name in names]
with concurrent.futures.ThreadPoolExecutor(2) as several:
    wrong = [line for lines in several.map(check, findings) for line in lines]
causes = {}
for facts in findings:
    if causes.setdefault(facts.get("cause"), facts["name"]) != facts["name"]:
        wrong.append(f"{facts['name']} and {causes[facts['cause']]} have one cause")
if not arguments.names and not wrong:
    table = "\n".join((summary(findings), "", *HEADER, *map(row, sorted(findings, key=rank))))
    text = README.read_text()
    present = re.search(r"^LLVM [\d.]+: wrong results .*\n\n" + re.escape(HEADER[0]) + r"\n(?:\|.*\n)*", text, re.M)
    if arguments.write and present:
        README.write_text(text[:present.start()] + table + "\n" + text[present.end():])
    elif not present or present.group(0) != table + "\n":
        wrong.append("the README has another table (findings.py PROGRAM --write)")
    print(table)
for line in wrong:
    print(line)
print(f"{len(findings)} findings, {len(wrong)} objections")
sys.exit(bool(wrong))
