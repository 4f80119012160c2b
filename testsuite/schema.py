#!/usr/bin/env python3
"""What the program prints for machines is what it says: every command's --json is held against
testsuite/schema.json, --sarif against what SARIF 2.1.0 requires, --junit against what build servers
read, --annotations against GitHub's workflow commands. Nothing else stands on standard output then,
whatever the files and functions are called.

usage: schema.py PROGRAM
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "testsuite" / "examples"
SCHEMA = json.loads((ROOT / "testsuite" / "schema.json").read_text())
SARIF = json.loads((ROOT / "testsuite" / "sarif.json").read_text())
KNOWN = {"$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "properties", "required",
         "additionalProperties", "items", "oneOf", "minimum", "pattern"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}
program = str(pathlib.Path(sys.argv[1]).resolve())
failures = []
counts = {}
met = set()

BAD = '''func.func @main(%m: memref<2xi32>, %x: i32) -> i32 {
  %c = arith.constant 0 : index
  memref.store %x, %m[%c] : memref<2xi32>
  vector.print %x : i32
  %r = arith.divsi %x, %x : i32
  return %r : i32
}
'''
HOSTILE = '''func.func @"q\\22\\0A\\FF<&>,:%::error::\\01"(%x: i8) -> i8 {
  %r = math.absi %x : i8
  return %r : i8
}
func.func @main(%x: i32) -> i32 {
  %e = arith.constant 0 : i32 loc("ä\\22\\0A":1:2)
  %r = arith.divsi %x, %x : i32
  return %r : i32
}
'''
INVALID = '''func.func @main() -> i32 {
  %x = arith.constant 1 : i32
  %y = arith.addi %x, %z : i32
  return %y : i32
}
'''


def resolve(root, schema):
    while "$ref" in schema:
        schema = root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return schema


def holds(root, schema, value, at="object"):
    """What is wrong with the value, in a line; None: nothing is."""
    schema = resolve(root, schema)
    assert not set(schema) - KNOWN, f"schema.py does not know {set(schema) - KNOWN}"
    if "oneOf" in schema:
        wrong = [holds(root, one, value, at) for one in schema["oneOf"]]
        if wrong.count(None) != 1:
            return f"{at}: {wrong.count(None)} of {len(wrong)} alternatives fit"
    if "const" in schema and value != schema["const"]:
        return f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at}: {value!r} is none of {schema['enum']}"
    kind = schema.get("type")
    if kind and (not isinstance(value, TYPES[kind]) or (kind != "boolean" and isinstance(value, bool))):
        return f"{at}: {value!r} is no {kind}"
    if "minimum" in schema and value < schema["minimum"]:
        return f"{at}: {value} is less than {schema['minimum']}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return f"{at}: {value!r} is not like {schema['pattern']}"
    if kind == "array":
        return next((wrong for i, item in enumerate(value)
                     if (wrong := holds(root, schema["items"], item, f"{at}[{i}]"))), None)
    return holds_members(root, schema, value, at) if kind == "object" else None


def holds_members(root, schema, value, at):
    properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", []):
        if name not in value:
            return f"{at}: {name} is missing"
    for name, member in value.items():
        if name not in properties and others is False:
            return f"{at}: there is no member {name}"
        one = properties.get(name, others if isinstance(others, dict) else {})
        if wrong := holds(root, one, member, f"{at}.{name}"):
            return wrong
    return None


def definition_of(value):
    """The name of what a line is, by the members that tell."""
    kind = value.get("event") or ("found" if isinstance(value.get("found"), str) else value.get("kind"))
    if kind in ("run", "diagnostic"):
        return kind
    return f"{value.get('command')}_{ALSO.get(kind, kind)}"


ALSO = {"return": "operation", "call": "block", "read": "access", "write": "access", "atomic": "access"}


def run(arguments, folder=ROOT):
    done = subprocess.run([program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          timeout=120)
    return done.returncode, done.stdout, done.stderr


def unique(pairs):
    """JSON allows a name twice, and readers do not agree on what that means."""
    assert len({name for name, _ in pairs}) == len(pairs), f"a name stands twice: {pairs}"
    return dict(pairs)


def lines_of(what, out):
    """The objects of an output, each of a line."""
    objects = []
    for line in out.split(b"\n")[:-1]:
        try:
            objects.append(json.loads(line.decode("utf-8"), object_pairs_hook=unique))
        except (ValueError, AssertionError) as error:
            failures.append(f"{what}: {error}: {line[:200]!r}")
    if out and not out.endswith(b"\n"):
        failures.append(f"{what}: the last line has no end")
    return objects


def check_json(*arguments, folder=ROOT, silent=False):
    what = " ".join(map(repr, arguments))
    status, out, said = run([*arguments, "--json"], folder)
    objects = lines_of(what, out)
    for value in objects:
        name = definition_of(value)
        wrong = (f"there is no {name} in the schema" if name not in SCHEMA["$defs"]
                 else holds(SCHEMA, SCHEMA["$defs"][name], value))
        if wrong:
            failures.append(f"{what}: {name}: {wrong}")
        met.add(name)
        counts[name] = counts.get(name, 0) + 1
    # Which of them it is has one answer. One of each is enough: all are looked at above.
    for value in {definition_of(value): value for value in objects}.values():
        if wrong := holds(SCHEMA, {"oneOf": SCHEMA["oneOf"]}, value):
            failures.append(f"{what}: {wrong}")
    if not objects:
        failures.append(f"{what}: no object (status {status}, {said[:300]!r})")
    if silent and said:
        failures.append(f"{what}: standard error has {said[:300]!r}")
    if objects and arguments[0] in ("run", "verify") and objects[-1].get("exit") != status:
        failures.append(f"{what}: exit is {objects[-1].get('exit')}, and not {status}")
    return objects


def check_sarif(*arguments, folder=ROOT):
    what = " ".join(map(repr, arguments))
    status, out, _ = run([*arguments, "--sarif"], folder)
    logs = lines_of(what, out)
    if len(logs) != 1:
        failures.append(f"{what}: {len(logs)} logs")
        return None
    if wrong := holds(SARIF, SARIF, logs[0]):
        failures.append(f"{what}: {wrong}")
        return None
    one = logs[0]["runs"][0]
    rules = one["tool"]["driver"]["rules"]
    for result in one["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            failures.append(f"{what}: rule {result['ruleIndex']} is not {result['ruleId']}")
    if len({rule["id"] for rule in rules}) != len(rules):
        failures.append(f"{what}: a rule stands twice")
    if one["invocations"][0]["exitCode"] != status:
        failures.append(f"{what}: the exit code is another")
    counts["sarif"] = counts.get("sarif", 0) + len(one["results"])
    return one


def check_sums(what, element, cases):
    """The attributes of a suite, or of all, say how many cases it has, and how they ended."""
    told = [int(element.get(name)) for name in ("tests", "failures", "errors", "skipped")]
    found = [len(cases)] + [sum(case.find(end) is not None for case in cases)
                            for end in ("failure", "error", "skipped")]
    if told != found:
        failures.append(f"{what}: tests, failures, errors and skipped are {told}, and there are {found}")


def check_junit(*arguments, folder=ROOT):
    """As the schema of Jenkins's plugin has it, and Ant's."""
    what = " ".join(map(repr, arguments))
    _, out, _ = run([*arguments, "--junit"], folder)
    try:
        root = xml.etree.ElementTree.fromstring(out)
    except xml.etree.ElementTree.ParseError as error:
        failures.append(f"{what}: {error}: {out[:300]!r}")
        return None
    if root.tag != "testsuites" or {suite.tag for suite in root} - {"testsuite"}:
        failures.append(f"{what}: not testsuites of testsuite")
    check_sums(what, root, root.findall("testsuite/testcase"))
    for suite in root:
        check_sums(what, suite, suite.findall("testcase"))
        float(suite.get("time"))
        if not suite.get("name") or {case.tag for case in suite} - {"testcase"}:
            failures.append(f"{what}: a suite without a name, or with something else than cases")
        for case in suite:
            if not case.get("name") or not case.get("classname") or len(case) > 1:
                failures.append(f"{what}: a case without a name or a class, or with several ends")
            for end in case:
                if not end.get("message") or (end.tag != "skipped" and not (end.get("type") and end.text)):
                    failures.append(f"{what}: an end that says nothing: {end.attrib}")
            counts["junit"] = counts.get("junit", 0) + 1
    return root


def check_annotations(*arguments, least, folder=ROOT):
    what = " ".join(map(repr, arguments))
    _, _, said = run([*arguments, "--annotations"], folder)
    commands = [line for line in said.split(b"\n") if line.startswith(b"::")]
    for line in commands:
        form = re.fullmatch(rb"::(error|warning|notice) ([a-z]+=[^,:\r]*)(,[a-z]+=[^,:\r]*)*::[^\r]*", line)
        names = re.findall(rb"[ ,]([a-z]+)=", line.split(b"::")[1]) if form else []
        if not form or set(names) - {b"file", b"line", b"col", b"title"} or len(set(names)) != len(names):
            failures.append(f"{what}: no workflow command: {line[:200]!r}")
    if len(commands) < least:
        failures.append(f"{what}: {len(commands)} annotations, and not {least}")
    counts["annotations"] = counts.get("annotations", 0) + len(commands)
    return commands


def check_examples():
    for path in sorted(EXAMPLES.glob("*.mlir")):
        name = str(path.relative_to(ROOT))
        check_json("run", name, "--max-steps=1000000", silent=True)
        check_json("verify", name, silent=True)
        check_sarif("run", name, "--max-steps=1000000")
        check_sarif("verify", name)
    check_json("check", "testsuite/examples/average.mlir", "--inputs=50")
    check_json("check", "testsuite/cases/check/json.mlir", "--inputs=50", "--ulp=0")
    check_json("diff", "testsuite/examples/negated.mlir", "--passes=canonicalize,cse")
    check_json("diff", "testsuite/examples/gcd.mlir", "--passes=canonicalize", "--prove")
    check_json("trace", "testsuite/examples/gcd.mlir")
    check_json("trace", "testsuite/cases/trace/json.mlir", "--args=dense<[4, 5]>")
    for name in ("json_end", "json_spared", "json_state", "json_inside"):
        check_json("trace", f"testsuite/cases/trace/{name}.mlir")
    check_json("generate", "--count=3", "--of=arith,scf", silent=True)
    check_json("ops")
    check_json("explain")
    check_json("explain", "how do I add")
    check_json("course", "1", "2", "--solutions")
    check_json("course", "2", "--check", str(ROOT / "course" / "solutions"))
    check_json("course", "2", "--check", str(ROOT / "testsuite" / "cases" / "course" / "Inputs"))


def check_hostile(folder):
    """Names that end strings, lines, elements and commands early, and are no text at all."""
    name = b'h\xff"\\\n<&>,:%]]>.mlir'
    shown = name.decode("utf-8", "replace")
    for text, words in ((HOSTILE, ("main",)), (INVALID, ("main",))):
        (pathlib.Path(os.fsdecode(os.fsencode(folder))) / os.fsdecode(name)).write_text(text)
        for command in ("run", "verify"):
            told = check_json(command, os.fsdecode(name), *(["--args=0 : i32"] if command == "run" else []),
                              folder=folder, silent=True)
            lines = [line for value in told for line in value.get("report", [value]) if "severity" in line]
            if (text is INVALID or command == "run") and not any(line.get("file") == shown for line in lines):
                failures.append(f"{command}: no line has the file {shown!r}: {lines}")
            log = check_sarif(command, os.fsdecode(name), folder=folder)
            for result in log["results"] if log and text is INVALID else []:
                uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
                if urllib.parse.unquote_to_bytes(uri) != name:
                    failures.append(f"{command}: the URI {uri} is not {name}")
        for command, *flags in (("check", "--inputs=20"), ("diff", "--passes=cse")):
            told = check_json(command, os.fsdecode(name), *flags, folder=folder)
            if (text is INVALID) != any(v["kind"] == "diagnostic" and v["file"] == shown for v in told):
                failures.append(f"{command}: diagnostics of a file that is {'in' * (text is INVALID)}valid: {told}")
        check_junit("check", os.fsdecode(name), "--inputs=20", folder=folder)
        check_junit("diff", os.fsdecode(name), "--passes=cse", folder=folder)
        check_annotations("check", os.fsdecode(name), "--inputs=20", least=text is INVALID, folder=folder)
        check_annotations("diff", os.fsdecode(name), "--passes=cse", least=text is INVALID, folder=folder)
        check_annotations("run", os.fsdecode(name), "--args=0 : i32", least=1, folder=folder)
        check_annotations("verify", os.fsdecode(name), least=text is INVALID, folder=folder)
    check_json("run", "not there\n\".mlir", folder=folder, silent=True)
    check_json("verify", "not there\n\".mlir", folder=folder, silent=True)
    check_json("verify", "not there\n\".mlir", "testsuite/examples/gcd.mlir", folder=folder, silent=True)


def check_parts(folder):
    """A run has its parts, and so have the ends that others than it come to."""
    path = pathlib.Path(folder) / "bad.mlir"
    path.write_text(BAD)
    good, = check_json("run", str(path), "--args=dense<[5, 6]>, 3 : i32", silent=True)
    expected = {"status": "fine", "exit": 0, "output": "3\n", "steps": 5,
                "results": [{"type": "i32", "value": "1"}],
                "arguments": [{"number": 0, "type": "memref<2xi32>", "value": "dense<[3, 6]>"}]}
    for name, value in expected.items():
        if good.get(name) != value:
            failures.append(f"run --json: {name} is {good.get(name)!r}, and not {value!r}")
    ended, = check_json("run", str(path), "--args=dense<[5, 6]>, 0 : i32", silent=True)
    if (ended["status"], ended["operation"], ended["rule"]) != ("undefined", "arith.divsi", "arith.divsi"):
        failures.append(f"run --json of an undefined run: {ended}")
    log = check_sarif("run", str(path), "--args=dense<[5, 6]>, 0 : i32", folder=folder)
    result = log["results"][0]
    if (result["ruleId"] != "undefined-behaviour/arith.divsi" or not result["relatedLocations"]
            or result["locations"][0]["physicalLocation"]
            != {"artifactLocation": {"uri": "bad.mlir"}, "region": {"startLine": 5, "startColumn": 8}}):
        failures.append(f"run --sarif of an undefined run: {result}")
    lost = run(["run", str(path), "--args=dense<[5, 6]>, 3 : i32", "--json", "--sarif=/dev/full"])
    if (lost[0], json.loads(lost[1])["exit"]) != (2, 2):
        failures.append(f"run --json beside a log that cannot be written: {lost}")
    cases = {"check": check_junit("check", str(ROOT / "testsuite/cases/check/json.mlir"), "--inputs=50", "--ulp=0"),
             "diff": check_junit("diff", "testsuite/examples/negated.mlir", "--passes=cse,canonicalize")}
    for command, root in cases.items():
        if root is not None and root.find("testsuite/testcase/failure") is None and command == "check":
            failures.append(f"{command} --junit: no failure is told")


def check_bytes(folder):
    """What is wrong with bytecode stands at a byte, and not in a line."""
    path = pathlib.Path(folder) / "cut.mlirbc"
    whole = run(["print", "testsuite/examples/gcd.mlir", "--emit-bytecode"])[1]
    path.write_bytes(whole[:len(whole) // 2])
    told, _ = check_json("verify", str(path), silent=True)
    byte = told.get("byte")
    if "line" in told or not told["text"].endswith(f", at byte {byte}"):
        failures.append(f"verify --json of bytecode: {told}")
    log = check_sarif("verify", str(path), folder=folder)
    place = log["results"][0]["locations"][0]["physicalLocation"]
    if place != {"artifactLocation": {"uri": "cut.mlirbc"}, "region": {"byteOffset": byte}}:
        failures.append(f"verify --sarif of bytecode: {place}")


def check_hunts(folder):
    """A command that makes an optimisation wrong is found out once, and then again."""
    wrong = "sed s/arith.extsi/arith.extui/"
    for count in (12, 4):
        told = check_json("hunt", f"--opt-cmd={wrong}", "--of=arith", f"--count={count}", "--jobs=1",
                          f"-o={folder}/found")
        found = sum(not value["again"] for value in told if value["kind"] == "finding")
        if found != told[-1]["found"]:
            failures.append(f"hunt --json: {found} are told, and {told[-1]['found']} found")
        if told[-1]["first"] == 0 and not found:
            failures.append("hunt --json: nothing is found")


check_examples()
with tempfile.TemporaryDirectory() as scratch:
    check_parts(scratch)
    check_bytes(scratch)
    check_hunts(scratch)
    check_hostile(scratch)
listed = {one["$ref"].removeprefix("#/$defs/") for one in SCHEMA["oneOf"]}
# No process should die.
failures += [f"no {name} was printed" for name in sorted(listed - met - {"hunt_death"})]
for failure in failures:
    print(failure)
print(f"schema: {sum(counts.values())} objects, results, cases and annotations of {len(listed)} kinds and "
      f"three forms; {len(failures)} failures")
sys.exit(bool(failures))
