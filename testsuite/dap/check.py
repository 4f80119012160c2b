#!/usr/bin/env python3
"""The debugger for editors, as a client of the Debug Adapter Protocol sees it: each scenario starts
`dap`, and says what it is to answer. The last are about clients that go away or speak badly.

usage: check.py PROGRAM [SCENARIO...]
"""
import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback

from client import Adapter, Client, SECONDS

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent / "examples"
TOUR, ENDLESS = HERE / "tour.mlir", HERE / "endless.mlir"
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ONE = {"threadId": 1}
SCENARIOS = []


def scenario(function):
    SCENARIOS.append(function)
    return function


def same(got, wanted):
    assert got == wanted, f"{got!r}, and not {wanted!r}"


def has(text, part):
    assert part in text, f"{part!r} is not in {text!r}"


def breaks(client, program, *points):
    """Breakpoints of the program; a number is a line."""
    points = [{"line": p} if isinstance(p, int) else p for p in points]
    return client.ask("setBreakpoints", {"source": {"path": str(program)}, "breakpoints": points})["breakpoints"]


def at(program, *points, **launch):
    """An adapter that stands at the first of the breakpoints."""
    client = Adapter(PROGRAM).open(program, lambda c: breaks(c, program, *points), **launch)
    client.stopped()
    return client


def move(client, command, **more):
    client.ask(command, {**ONE, **more})
    return client.stopped()


def ended(client):
    code = client.event("exited")["body"]["exitCode"]
    client.event("terminated")
    return code


@scenario
def line_breakpoint():
    client = at(EXAMPLES / "gcd.mlir", 11)
    same(client.top()["name"], "@main at arith.remui")
    same((client.line(), client.top()["column"]), (11, 11))
    same(client.top()["source"]["path"], str(EXAMPLES / "gcd.mlir"))
    same(move(client, "continue")["reason"], "breakpoint")
    same(client.evaluate("%x"), "462 : i32")
    breaks(client, EXAMPLES / "gcd.mlir")
    client.ask("continue", ONE)
    same(ended(client), 0)
    same(client.output("stdout"), "21 : i32\n")
    same(client.leave(), 0)


@scenario
def lines_where_nothing_begins():
    client = at(TOUR, 10)
    told = breaks(client, TOUR, 8, 900, {"line": 14, "condition": "%nope == 1"},
                  {"line": 14, "hitCondition": "often"}, {"line": 14, "logMessage": "x" * 300})
    same([t["verified"] for t in told], [True, False, False, False, False])
    same(told[0]["line"], 9)
    has(told[1]["message"], "there is no line 900: the file has 31")
    has(told[2]["message"], "there is no value %nope there")
    has(told[3]["message"], "'often' is no count of hits")
    has(told[4]["message"], "1 to 255 bytes")
    client.leave()


@scenario
def first_operation():
    client = Adapter(PROGRAM).open(TOUR, lambda c: breaks(c, TOUR, 10))
    same(client.stopped()["reason"], "breakpoint")
    same(client.line(), 10)
    client.leave()


@scenario
def function_breakpoint():
    def before(client):
        told = client.ask("setFunctionBreakpoints", {"breakpoints": [
            {"name": "square"}, {"name": "memref.dealloc"}, {"name": "nobody"}, {"name": "no.op"}]})
        same([t["verified"] for t in told["breakpoints"]], [True, True, False, False])
        has(told["breakpoints"][2]["message"], "there is no function @nobody with a body")
        has(told["breakpoints"][3]["message"], "the program has no operation 'no.op'")
    client = Adapter(PROGRAM).open(TOUR, before)
    same(client.stopped()["reason"], "function breakpoint")
    same(client.top()["name"], "@square at arith.muli")
    client.ask("setFunctionBreakpoints", {"breakpoints": [{"name": "memref.dealloc"}]})
    move(client, "continue")
    same(client.top()["name"], "@main at memref.dealloc")
    client.leave()


@scenario
def conditional_breakpoint():
    client = at(TOUR, {"line": 23, "condition": "%i == 4"})
    same(client.evaluate("%i"), "4 : index")
    client.leave()


@scenario
def hit_counts():
    client = at(TOUR, {"line": 23, "hitCondition": "3"})
    same(client.evaluate("%i"), "2 : index")
    # What is set now counts from the beginning of the run, too.
    breaks(client, TOUR, {"line": 23, "hitCondition": "% 2"})
    move(client, "continue")
    same(client.evaluate("%i"), "3 : index")
    move(client, "reverseContinue")
    same(client.evaluate("%i"), "1 : index")
    breaks(client, TOUR, {"line": 23, "hitCondition": ">= 5"})
    move(client, "continue")
    same(client.evaluate("%i"), "4 : index")
    client.leave()


@scenario
def log_point():
    client = at(TOUR, {"line": 24, "logMessage": "i is {%i}, twice w {%w * 2}, {%zz}"}, 28)
    logged = client.output("console").splitlines()
    same(len(logged), 6)
    same(logged[3], "i is 3 : index, twice w 6 : i32, there is no value %zz in @main")
    # On the way back nothing is told.
    move(client, "reverseContinue")
    same(client.output("console"), "")
    client.leave()


@scenario
def data_breakpoint():
    client = at(TOUR, 21)
    memory = client.variables(client.scopes()["Locals"])["%m"]
    row = client.variables(memory["variablesReference"])["[0]"]["variablesReference"]
    told = client.ask("dataBreakpointInfo", {"variablesReference": row, "name": "[0]"})
    same(told["description"], "%m[0, 0]")
    set_to = client.ask("setDataBreakpoints", {"breakpoints": [{"dataId": told["dataId"]}]})
    same(set_to["breakpoints"][0]["verified"], True)
    breaks(client, TOUR)
    stopped = move(client, "continue")
    same(stopped["reason"], "data breakpoint")
    has(stopped["text"], "was ? : i32, is 3 : i32, by 'memref.store', line 25")
    move(client, "continue")
    same(client.evaluate("%m[0, 0]"), "4 : i32")
    move(client, "reverseContinue")
    same(client.evaluate("%m[0, 0]"), "3 : i32")
    same(client.ask("dataBreakpointInfo", {"name": "%five"})["description"], "%five")
    none = client.ask("dataBreakpointInfo", {"name": "%nothing"})
    same(none["dataId"], None)
    has(none["description"], "there is no value %nothing here")
    wrong = client.ask("setDataBreakpoints", {"breakpoints": [{"dataId": "77:%m"}]})
    same(wrong["breakpoints"][0]["verified"], False)
    client.leave()


@scenario
def steps():
    client = at(TOUR, 22)
    move(client, "next")
    same(client.line(), 23)
    same(client.evaluate("%q"), "9 : i32")
    move(client, "stepBack")
    same(client.line(), 22)
    move(client, "stepIn")
    same((client.line(), client.top()["name"]), (5, "@square at arith.muli"))
    frames = client.ask("stackTrace", ONE)
    same([f["line"] for f in frames["stackFrames"]], [5, 22])
    same(frames["totalFrames"], 2)
    move(client, "stepOut")
    same(client.line(), 23)
    move(client, "stepBack", granularity="instruction")
    same(client.line(), 6)
    client.leave()


@scenario
def back_from_the_console():
    client = at(TOUR, 23)
    for words, line in (("reverse-step", 6), ("reverse-next", 5), ("reverse-continue", 10)):
        same(client.evaluate(words, "repl"), "")
        client.stopped()
        same(client.line(), line)
    client.leave()


@scenario
def reverse_continue():
    client = at(TOUR, 28)
    breaks(client, TOUR, 24)
    move(client, "reverseContinue")
    same(client.evaluate("%i"), "5 : index")
    move(client, "reverseContinue")
    same(client.evaluate("%i"), "4 : index")
    breaks(client, TOUR)
    has(move(client, "reverseContinue")["description"], "the beginning of the run")
    same(client.line(), 10)
    client.leave()


@scenario
def variables():
    client = at(TOUR, 24)
    scopes = client.scopes()
    same(list(scopes), ["Locals", "Block arguments", "Memory", "Globals"])
    values = client.variables(scopes["Locals"])
    same((values["%five"]["value"], values["%five"]["type"]), ("5", "i32"))
    same(values["%p"]["value"], "poison")
    same(set(client.variables(scopes["Block arguments"])), {"%i", "%s"})
    rows = client.variables(values["%m"]["variablesReference"])
    same([r["indexedVariables"] for r in rows.values()], [3, 3])
    shown = [[v["value"] for v in client.variables(r["variablesReference"]).values()] for r in rows.values()]
    same(shown, [["?", "5", "?"], ["?", "poison", "?"]])
    lanes = client.variables(values["%v"]["variablesReference"])
    same([v["value"] for v in lanes.values()], ["5", "poison"])
    same(lanes["[1]"]["evaluateName"], "%v[1]")
    part = client.variables(values["%m"]["variablesReference"], filter="indexed", start=1, count=1)
    same(list(part), ["[1]"])
    table = client.variables(scopes["Globals"])["@table"]
    elements = client.variables(table["variablesReference"])
    same([v["value"] for v in elements.values()], ["3", "4"])
    same(values["%m"]["value"], "[[?, 5, ?], [?, poison, ?]], memref at 0x100000040, sizes [2, 3], strides [3, 1]")
    same([r["value"] for r in rows.values()], ["[?, 5, ?]", "[?, poison, ?]"])
    has(table["value"], "[3, 4], memory at 0x")
    memory = next(v for v in client.variables(scopes["Memory"]).values() if "%m" in v["value"])
    has(memory["value"], "24 bytes, heap, from 'memref.alloc', line 16, not all written, some poison")
    bytes_of = client.variables(memory["variablesReference"])
    has(bytes_of["+0"]["value"], "?? ?? ?? ?? 05 00 00 00")
    has(bytes_of["+16"]["value"], "pp pp pp pp ?? ?? ?? ??   4 of 8 bytes initialised, poison, born at line 14")
    # What was told of a moment that has passed is not asked for any more.
    move(client, "next")
    has(client.refused("variables", {"variablesReference": 99}), "another moment")
    client.leave()


@scenario
def memory_that_is_large_or_gone():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "p.mlir")
        program.write_text("""func.func @main() {
            %m = memref.alloc() : memref<1000000xi8>
            %s = memref.alloc() : memref<f32>
            memref.dealloc %s : memref<f32>
            return
        }""")
        client = at(program, 5)
        values = client.variables(client.scopes()["Locals"])
        has(values["%m"]["value"], "?, ..., memref at 0x")
        assert len(values["%m"]["value"]) < 200
        same(values["%s"]["value"].split(" at ")[0], "memref")
        client.leave()


@scenario
def words_of_the_stepper():
    client = at(TOUR, 23)
    def typed(text):
        return client.evaluate(text, "repl")
    same((typed("print %q"), typed("p %q + 1"), typed("p/x %q")), ("9 : i32", "10 : i32", "0x00000009 : i32"))
    has(typed("x %t"), "  [1]        4 : i32   initialised")
    has(typed("info locals"), "%q = 9 : i32")
    has(typed("i args"), "no arguments")
    has(typed("bt"), "@main")
    has(typed("where"), "arith.index_cast")
    has(typed("help"), "print, p")
    assert "break" not in typed("help").replace("breakpoint", "")
    def refused(text):
        return client.refused("evaluate", {"expression": text, "context": "repl", "frameId": 1})
    has(refused("print %nope"), "there is no value %nope")
    has(refused("break 4"), "'break' is not taken here")
    has(refused("info breakpoints"), "info takes one of")
    has(refused("step 2"), "takes no argument here")
    has(client.refused("evaluate", {"expression": "p %q", "context": "watch", "frameId": 1}), "no variable p")
    for word, line in ("step", 24), ("rn", 23), ("n", 24):
        typed(word)
        client.stopped()
        same(client.line(), line)
    client.leave()


@scenario
def frames_of_callers():
    client = at(TOUR, 5)
    caller = client.ask("stackTrace", ONE)["stackFrames"][1]
    scopes = client.ask("scopes", {"frameId": caller["id"]})["scopes"]
    values = client.variables(scopes[0]["variablesReference"])
    same(values["%first"]["value"], "3")
    same(client.ask("evaluate", {"expression": "%i + 1", "frameId": caller["id"]})["result"], "1 : index")
    client.leave()


@scenario
def tensors():
    program = EXAMPLES / "layer.mlir"
    client = Adapter(PROGRAM).open(
        program, lambda c: c.ask("setFunctionBreakpoints", {"breakpoints": [{"name": "linalg.matmul"}]}),
        entry="layer", args=["dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>", "dense<0.5>", "dense<[1.0, -5.0]>"])
    client.stopped()
    x = client.ask("evaluate", {"expression": "%x", "context": "hover"})
    rows = client.variables(x["variablesReference"])
    same(client.variables(x["variablesReference"], filter="named"), {})
    same(list(client.variables(x["variablesReference"], filter="indexed")), ["[0]", "[1]"])
    last = client.variables(rows["[1]"]["variablesReference"])
    same([v["value"] for v in last.values()], ["4.000000e+00", "5.000000e+00", "6.000000e+00"])
    # Into the operation: the frame that it is.
    move(client, "stepIn")
    same([f["name"] for f in client.ask("stackTrace", ONE)["stackFrames"]],
         ["linalg.matmul at arith.mulf", "@layer at linalg.matmul"])
    client.leave()


@scenario
def rows_of_vectors():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "vector.mlir"
        program.write_text("func.func @main() -> vector<2x3xi8> {\n"
                           "  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>\n"
                           "  %w = arith.constant dense<-100> : vector<2x64xi8>\n"
                           "  return %v : vector<2x3xi8>\n}\n")
        client = at(program, 4)
        values = client.variables(client.scopes()["Locals"])
        rows = client.variables(values["%v"]["variablesReference"])
        same([row["value"] for row in rows.values()], ["[1, 2, 3]", "[4, 5, 6]"])
        has(client.variables(values["%w"]["variablesReference"])["[1]"]["value"], "-100, -100, -10...")
        client.leave()


@scenario
def evaluate():
    client = at(TOUR, 24)
    same(client.evaluate("%five + 2 * %w"), "5 : i32")
    same(client.evaluate("%m[1, 1]"), "poison : i32")
    same(client.evaluate("%m[0, 2]"), "? : i32")
    same(client.evaluate("%i == 0"), "true")
    has(client.evaluate("%p", "repl"), "the poison was born in 'ub.poison', line 14")
    has(client.refused("evaluate", {"expression": "%nope"}), "there is no value %nope in @main")
    has(client.refused("evaluate", {"expression": "("}), "missing")
    has(client.refused("evaluate", {}), "print takes a value")
    client.leave()


@scenario
def set_variable():
    client = at(TOUR, 22)
    scopes = client.scopes()
    same(client.ask("setVariable", {"variablesReference": scopes["Block arguments"], "name": "%s",
                                    "value": "100"})["value"], "100")
    memory = client.variables(scopes["Locals"])["%m"]["variablesReference"]
    row = client.variables(memory)["[1]"]["variablesReference"]
    same(client.ask("setVariable", {"variablesReference": row, "name": "[2]", "value": "7"})["value"], "7")
    same(client.evaluate("%m[1, 2]"), "7 : i32")
    same(client.ask("setExpression", {"expression": "%v[0]", "value": "poison"})["value"], "poison")
    has(client.refused("setVariable", {"variablesReference": row, "name": "[2]", "value": "x"}),
        "'x' is no value of type i32")
    has(client.refused("setVariable", {"variablesReference": scopes["Memory"], "name": "0x1", "value": "1"}),
        "that is not changed")
    # The change is of its moment: before it things are as they were, and when the run comes by, it is made again.
    move(client, "stepBack")
    same(client.evaluate("%m[1, 2]"), "? : i32")
    breaks(client, TOUR, 28)
    move(client, "continue")
    same(client.evaluate("%sum"), "115 : i32")
    same(client.evaluate("%m[1, 2]"), "7 : i32")
    client.leave()


@scenario
def memory():
    client = at(TOUR, 24)
    reference = client.variables(client.scopes()["Locals"])["%m"]["memoryReference"]
    read = client.ask("readMemory", {"memoryReference": reference, "offset": 4, "count": 100})
    same(base64.b64decode(read["data"]), b"\5\0\0\0")
    same(read["unreadableBytes"], 96)
    same(int(read["address"], 16), int(reference, 16) + 4)
    read = client.ask("readMemory", {"memoryReference": reference, "count": 20})
    same((read["data"], read["unreadableBytes"]), ("", 4))
    read = client.ask("readMemory", {"memoryReference": "0x10", "count": 8})
    same(read["unreadableBytes"], 8)
    has(client.refused("readMemory", {"memoryReference": "there", "count": 1}), "is an address")
    client.leave()


@scenario
def instructions():
    client = at(TOUR, 5)
    here = client.top()["instructionPointerReference"]
    listed = client.ask("disassemble", {"memoryReference": here, "instructionOffset": -3,
                                        "instructionCount": 6})["instructions"]
    same([i["instruction"] for i in listed[1:5]], [
        "memref.global @table : memref<2xi32> = dense<[3, 4]>", "func.func @square(%x: i32) -> i32 {",
        "%y = arith.muli %x, %x : i32", "return %y : i32"])
    same(listed[0]["presentationHint"], "invalid")
    same((listed[3]["address"], listed[3]["line"], listed[3]["symbol"]), (here, 5, "@square"))
    told = client.ask("setInstructionBreakpoints", {"breakpoints": [
        {"instructionReference": here, "offset": 1}, {"instructionReference": "0xffff"}]})["breakpoints"]
    same([t["verified"] for t in told], [True, False])
    same(move(client, "continue")["reason"], "instruction breakpoint")
    same(client.line(), 6)
    client.leave()


@scenario
def exception():
    client = Adapter(PROGRAM).open(EXAMPLES / "freed.mlir")
    stopped = client.stopped()
    same((stopped["reason"], stopped["description"]), ("exception", "undefined behaviour"))
    same(stopped["text"], "undefined behaviour: the memory is used after it was freed")
    info = client.ask("exceptionInfo", ONE)
    report = subprocess.run([PROGRAM, "run", EXAMPLES / "freed.mlir"], capture_output=True, text=True)
    same(info["details"]["stackTrace"], report.stderr)
    same([f["line"] for f in client.ask("stackTrace", ONE)["stackFrames"]], [4, 14])
    # Where it ended is where it stands: back is before what came before.
    move(client, "stepBack")
    same(client.line(), 3)
    move(client, "next")
    same(client.line(), 4)
    same(move(client, "continue")["reason"], "exception")
    move(client, "stepBack", granularity="instruction")
    same(client.line(), 3)
    same(move(client, "continue")["reason"], "exception")
    client.ask("continue", ONE)
    same(ended(client), 4)
    client.leave()


@scenario
def exceptions_that_are_none():
    client = Adapter(PROGRAM).open(EXAMPLES / "freed.mlir",
                                   lambda c: c.ask("setExceptionBreakpoints", {"filters": ["trap"]}))
    same(ended(client), 4)
    has(client.output("stderr"), "error: undefined behaviour")
    client.leave()


@scenario
def limits_hold():
    client = Adapter(PROGRAM).open(ENDLESS, flags=["--max-steps=5000"])
    stopped = client.stopped()
    same((stopped["reason"], stopped["description"]), ("exception", "limit reached"))
    client.ask("continue", ONE)
    same(ended(client), 7)
    client.leave()


@scenario
def stop_on_entry_and_at_the_end():
    client = Adapter(PROGRAM).open(TOUR, stopOnEntry=True, stopAtEnd=True)
    same(client.stopped()["reason"], "entry")
    same(client.line(), 10)
    same(move(client, "continue")["description"], "the run has ended")
    same(client.ask("stackTrace", ONE)["stackFrames"], [])
    same(client.output("stdout"), "18\n18 : i32\n")
    move(client, "stepBack")
    same(client.line(), 30)
    client.ask("next", ONE)
    client.stopped()
    client.ask("continue", ONE)
    same(ended(client), 0)
    client.leave()


@scenario
def restart():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "a program.mlir")
        program.write_text(TOUR.read_text())
        client = at(program, 13, {"line": 900})
        # The file is read anew.
        program.write_text(program.read_text().replace("constant 5 : i32", "constant 6 : i32"))
        client.ask("restart")
        same(client.event("breakpoint")["body"]["breakpoint"]["verified"], True)
        client.stopped()
        move(client, "next")
        same(client.evaluate("%five"), "6 : i32")
        program.write_text("nothing that is MLIR")
        client.ask("restart")
        client.event("terminated")
        has(client.output("stderr"), "a program.mlir:1:1: error:")
        # What stopped the one that is gone is nothing to another.
        program.write_text(TOUR.read_text())
        client.ask("launch", {"program": str(program)})
        same(breaks(client, program, 23)[0]["verified"], True)
        client.ask("configurationDone")
        same(client.stopped()["reason"], "breakpoint")
        client.leave()


@scenario
def in_one_piece():
    """Requests that come together with that which makes it run are heard."""
    for command, also in (("continue", "pause"), ("continue", "threads"), ("stepOut", "pause"), ("continue", "disconnect")):
        client = Adapter(PROGRAM).open(ENDLESS, stopOnEntry=True)
        client.stopped()
        parts = []
        client.send_bytes, send_bytes = parts.append, client.send_bytes
        numbers = [client.send(what, ONE) for what in (command, also)]
        client.send_bytes = send_bytes
        client.send_bytes(b"".join(parts))
        same([client.response(number)["success"] for number in numbers], [True, True])
        if also == "pause":
            same(client.stopped()["reason"], "pause")
        if also != "disconnect":
            client.ask("disconnect")
        client.end()


@scenario
def terminate():
    client = at(TOUR, 24)
    client.ask("terminate")
    ended(client)
    client.leave()
    client = Adapter(PROGRAM).open(ENDLESS)
    client.ask("terminate")
    ended(client)
    same(client.leave(), 0)


@scenario
def while_it_runs():
    client = Adapter(PROGRAM).open(ENDLESS)
    has(client.refused("stackTrace", ONE), "does not stand still")
    same(client.ask("threads")["threads"][0]["name"], "@main")
    same(breaks(client, ENDLESS, 7)[0]["verified"], True)
    same(client.stopped()["reason"], "breakpoint")
    breaks(client, ENDLESS)
    client.ask("continue", ONE)
    client.ask("pause", ONE)
    same(client.stopped()["reason"], "pause")
    client.ask("continue", ONE)
    client.ask("restart")
    client.ask("pause", ONE)
    same(client.stopped()["reason"], "pause")
    client.leave()


@scenario
def bad_launches():
    client = Adapter(PROGRAM)
    client.ask("initialize", {"adapterID": "mlir-interp"})
    for wanted, launch in (
            ("says no \"program\"", {}),
            ("says no \"program\"", {"program": 3}),
            ("No such file", {"program": "/nowhere/p.mlir"}),
            ("there is no function @nobody to run", {"program": str(TOUR), "entry": "nobody"}),
            ("\"entry\" is the name", {"program": str(TOUR), "entry": 7}),
            ("takes 1 argument, (i32)", {"program": str(TOUR), "entry": "square"}),
            ("floating point value not valid", {"program": str(TOUR), "entry": "square", "args": "1.5"}),
            ("\"args\" is a text", {"program": str(TOUR), "entry": "square", "args": [4]}),
            ("unknown flag --sed", {"program": str(TOUR), "flags": ["--sed=4"]}),
            ("'step' takes no --stats", {"program": str(TOUR), "flags": ["--stats"]}),
            ("as mlir-interp step takes them", {"program": str(TOUR), "flags": ["other.mlir"]}),
            ("\"flags\" is a text, or a list", {"program": str(TOUR), "flags": [4]}),
            ("\"lines\" is \"program\" or \"source\"", {"program": str(TOUR), "lines": "odd"}),
            ("\"cwd\": '/nowhere'", {"program": str(TOUR), "cwd": "/nowhere"}),
            ("must be a file", {"program": "-"}),
            ("error: ", {"program": str(HERE / "check.py")})):
        has(client.refused("launch", launch), wanted)
    has(client.refused("attach"), "launch a program")
    has(client.refused("next", ONE), "no program is loaded")
    # None of these is in the way of one that is right.
    client.ask("launch", {"program": str(TOUR), "entry": "@square", "args": "4", "flags": ["--seed=1"]})
    has(client.refused("launch", {"program": str(TOUR)}), "loaded already")
    has(client.refused("next", ONE), "does not stand still")
    client.ask("configurationDone")
    same(ended(client), 0)
    same(client.output("stdout"), "16 : i32\n")
    client.leave()


@scenario
def lines_of_source():
    if not shutil.which("clang-22"):
        print("lines_of_source: skipped: there is no clang-22")
        return
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "average.ll")
        source = EXAMPLES / "average.c"
        subprocess.run(["clang-22", "-O0", "-g", "-S", "-emit-llvm", source, "-o", program], check=True)
        client = Adapter(PROGRAM).open(program, lambda c: breaks(c, source, 9),
                                       flags=[f"--source={EXAMPLES}"])
        same(client.stopped()["reason"], "breakpoint")
        same((client.line(), client.top()["source"]["path"]), (9, str(source)))
        move(client, "next")
        same(client.line(), 8)
        values = client.variables(client.scopes()["Variables of the source"])
        same((values["count"]["value"], values["count"]["type"]), ("3", "int"))
        same(client.evaluate("values[1]"), "10 : const int")
        move(client, "stepBack")
        same(client.line(), 9)
        client.leave()
        client = Adapter(PROGRAM).open(program, lambda c: breaks(c, source, 9))
        client.stopped()
        client.leave()


@scenario
def text_that_no_file_has():
    """Of bytecode there is a text, and the editor can ask for it; breakpoints are at its lines."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "gcd.mlirbc")
        subprocess.run([PROGRAM, "print", "--emit-bytecode", EXAMPLES / "gcd.mlir", "-o", program], check=True)
        client = at(program, 6)
        source = client.top()["source"]
        same((source["name"], source["path"]), ("gcd.mlirbc", str(program)))
        lines = client.ask("source", {"source": source, "sourceReference": source["sourceReference"]})["content"].splitlines()
        has(lines[client.line() - 1], "arith.constant 462")
        same(breaks(client, program, 9)[0]["verified"], True)
        client.leave()
        client = Adapter(PROGRAM).open(program, lambda c: breaks(c, EXAMPLES / "gcd.mlir", 11), lines="source", flags=[f"--source={EXAMPLES}"])
        client.stopped()
        same((client.line(), client.top()["source"]["path"]), (11, str(EXAMPLES / "gcd.mlir")))
        client.leave()


@scenario
def output_that_is_no_text():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "bytes.mlir")
        program.write_text("""llvm.func @putchar(i32) -> i32
            llvm.func @main() {
              %a = llvm.mlir.constant(195 : i32) : i32
              %b = llvm.mlir.constant(169 : i32) : i32
              %c = llvm.mlir.constant(255 : i32) : i32
              %d = llvm.mlir.constant(10 : i32) : i32
              llvm.call @putchar(%a) : (i32) -> i32
              llvm.call @putchar(%b) : (i32) -> i32
              llvm.call @putchar(%c) : (i32) -> i32
              llvm.call @putchar(%b) : (i32) -> i32
              llvm.call @putchar(%d) : (i32) -> i32
              llvm.return
            }""")
        client = Adapter(PROGRAM).open(program)
        same(ended(client), 0)
        same(client.output("stdout"), "\u00e9\ufffd\ufffd\n")
        client.leave()


@scenario
def tasks():
    program = EXAMPLES / "tasks.mlir"
    client = Adapter(PROGRAM).open(program, stopOnEntry=True)
    client.stopped()
    for _ in range(12):
        client.ask("stepIn", ONE)
        if client.event("stopped", "terminated")["event"] == "terminated":
            break
        client.ask("stackTrace", ONE)
        client.scopes()
    client.leave()


@scenario
def numbers_from_0():
    client = Adapter(PROGRAM)
    client.ask("initialize", {"adapterID": "mlir-interp", "linesStartAt1": False, "columnsStartAt1": False})
    client.ask("launch", {"program": str(TOUR)})
    same(breaks(client, TOUR, 10)[0]["line"], 10)
    client.ask("configurationDone")
    client.stopped()
    same((client.line(), client.top()["column"]), (10, 8))
    client.leave()


def answers_still(client):
    same(client.ask("threads")["threads"][0]["name"], "no program")


@scenario
def messages_that_are_none():
    client = Adapter(PROGRAM)
    for text in (b"{", b"[1]", b"nothing", b"\xff\xfe", b"{}", b'{"type": "request"}', b"", b"[" * 5000,
                 b'{"type": "event", "event": "x"}'):
        client.send_bytes(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
    for arguments in (None, 3, [], "x"):
        text = json.dumps({"seq": "odd", "type": "request", "command": "threads", "arguments": arguments}).encode()
        client.send_bytes(b"content-length:%d\r\nContent-Type: any\r\n\r\n%s" % (len(text), text))
        same(client.response("odd")["success"], True)
    same(client.output("console").count("\n"), 9)
    has(client.refused(""), "there is no request ''")
    has(client.refused("evaluate", {"expression": "a\0b"}), "no program")
    has(client.refused("abracadabra"), "there is no request 'abracadabra'")
    # Numbers of any size, as JSON has them.
    has(client.refused("stackTrace", {"threadId": 1, "levels": 2 ** 63}), "no program")
    has(client.refused("stackTrace", {"threadId": 1, "levels": -2 ** 80, "word": 'a "1e999'}), "no program")
    text = b'{"seq": 4, "type": "request", "command": "threads", "arguments": {"none": [1e999, -2e999]}}'
    client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(text) + text)
    same(client.response(4)["success"], True)
    # In pieces.
    text = b'{"seq": 5, "type": "request", "command": "threads"}'
    for piece in (b"Content-", b"Length: %d\r" % len(text), b"\n\r", b"\n" + text[:9], text[9:]):
        client.send_bytes(piece)
        time.sleep(0.02)
    same(client.response(5)["success"], True)
    answers_still(client)
    same(client.leave(), 0)


@scenario
def requests_without_what_they_need():
    client = at(TOUR, 24)
    for command in ("setBreakpoints", "variables", "setVariable", "setExpression", "readMemory", "disassemble",
                    "source", "exceptionInfo", "setExceptionBreakpoints"):
        client.refused(command)
        client.refused(command, {"variablesReference": -1, "count": -5, "source": 3, "filters": 4,
                                 "memoryReference": "0xffffffffffffffffff"})
    for command in ("scopes", "stackTrace", "dataBreakpointInfo", "setFunctionBreakpoints", "setDataBreakpoints",
                    "setInstructionBreakpoints"):
        client.ask(command, {"frameId": 1 << 40, "breakpoints": "x", "startFrame": 1 << 62})
        client.ask(command, {"frameId": "x", "breakpoints": [3, None, {}], "levels": 1 << 62})
    client.ask("disassemble", {"memoryReference": "0x1", "offset": -(1 << 62), "instructionOffset": 1 << 62,
                               "instructionCount": 3})
    client.refused("disassemble", {"memoryReference": "0x1", "instructionCount": 1 << 40})
    client.ask("readMemory", {"memoryReference": "0xffffffffffffffff", "offset": 1 << 62, "count": 1 << 62})
    client.ask("setBreakpoints", {"source": {"path": str(TOUR)},
                                  "breakpoints": [{"line": 1 << 62}, {"line": -3}, {"line": "x"}]})
    same(client.line(), 24)
    client.leave()


@scenario
def headers_that_are_none():
    """What follows cannot be told apart: it is told, and the program ends."""
    for header in (b"Content-Length: -4\r\n\r\n", b"Content-Length: 12x\r\n\r\n", b"Content-Length:\r\n\r\n",
                   b"Content-Length: 99999999999999999999999\r\n\r\n", b"\r\n\r\n", b"Length: 3\r\n\r\n{}\n",
                   b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", b"x" * 5000,
                   b"Content-Length: 2\r\n\r\n{}garbage\r\n\r\n", bytes(range(256)) * 10):
        client = Adapter(PROGRAM)
        client.send_bytes(header)
        try:
            while True:
                client.read()
        except EOFError:
            has(client.output("console"), "nothing more is read")
        same(client.process.wait(SECONDS), 2)
        client.end()


@scenario
def clients_that_go_away():
    for gone in ("before anything", "in a header", "in a message", "while it runs", "while it stands"):
        client = Adapter(PROGRAM)
        if "runs" in gone:
            client.open(ENDLESS)
        elif "stands" in gone:
            client.open(TOUR, stopOnEntry=True)
        elif "in a" in gone:
            client.send_bytes(b"Content-Length: 100\r\n\r\n{"[:9 if "header" in gone else 99])
        same(client.end(), 0)
    # Both ends at once, in the midst of a run that prints.
    client = Adapter(PROGRAM).open(ENDLESS)
    client.process.stdout.close()
    client.end()


def processes_of(program):
    found = 0
    for line in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found += program.encode() in line.read_bytes()
        except OSError:
            pass
    return found


@scenario
def no_process_is_left():
    with tempfile.TemporaryDirectory() as folder:
        own = str(pathlib.Path(folder, "mlir-interp"))
        os.symlink(PROGRAM, own)
        for leave in (Adapter.leave, Adapter.end):
            client = Adapter(own).open(ENDLESS)
            time.sleep(0.2)
            leave(client)
            for _ in range(100):
                if not processes_of(own):
                    break
                time.sleep(0.05)
            same(processes_of(own), 0)


@scenario
def at_a_port():
    with subprocess.Popen([PROGRAM, "dap", "--port=0"], stderr=subprocess.PIPE, text=True) as process:
        told = process.stderr.readline()
        assert told.startswith("listening on 127.0.0.1:"), told
        port = int(told.rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port), SECONDS) as connection:
            stream = connection.makefile("rwb", buffering=0)
            client = Client(stream, stream)
            client.ask("initialize")
            client.ask("launch", {"program": str(EXAMPLES / "gcd.mlir")})
            client.ask("configurationDone")
            same(client.event("exited")["body"]["exitCode"], 0)
            client.ask("disconnect")
            stream.close()
        same(process.wait(SECONDS), 0)
    # Nobody listens elsewhere, and what no port is, is told.
    for flag in ("--port=65536", "--port=x", "--port=-1"):
        done = subprocess.run([PROGRAM, "dap", flag], capture_output=True, text=True, timeout=SECONDS)
        same(done.returncode, 2)
        has(done.stderr, "error: ")


def late(*_):
    raise TimeoutError("no answer")


def main():
    signal.signal(signal.SIGALRM, late)
    wanted = sys.argv[2:]
    failed = 0
    for function in SCENARIOS:
        if wanted and function.__name__ not in wanted:
            continue
        signal.alarm(SECONDS)
        try:
            function()
        except Exception:
            failed += 1
            print(f"{function.__name__}: {traceback.format_exc()}")
    signal.alarm(0)
    print(f"dap: {len(SCENARIOS)} scenarios, {failed} wrong")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
