#!/usr/bin/env python3
"""What calls promise of memory, on random programs: where the first promise is broken, as an
evaluator of its own has it that knows of each pointer what it is based on.

    promises.py PROGRAM [--count N] [--seed N]
"""
import argparse
import random
import re
import subprocess
import sys
import tempfile

ARGUMENTS = ["%p", "%q", "%c"]  # two to numbers, one to cells that hold pointers
DENIES = {"readonly": {"write"}, "writeonly": {"read"}, "readnone": {"read", "write"}}
EFFECTS = {"none": {"read", "write"}, "read": {"write"}, "write": {"read"}, "readwrite": set()}


class Pointer:
    def __init__(self, thing, offset, based=frozenset()):
        self.thing, self.offset, self.based = thing, offset, based


class Broken(Exception):
    pass


class Call:
    """A call of @f with attributes, and what was touched since it began."""

    def __init__(self, attributes, effects, things):
        self.attributes, self.effects, self.things = attributes, effects, things
        self.touched = {}
        self.own = {"L"}

    def access(self, pointer, size, mode):
        if pointer.thing not in self.own:
            if self.effects and mode in EFFECTS[self.effects[1 if pointer.based else 0]]:
                raise Broken
        for number, names in enumerate(self.attributes):
            if self.things[number] != pointer.thing:
                continue
            based = number in pointer.based
            if based and any(mode in DENIES.get(name, ()) for name in names):
                raise Broken
            if "noalias" not in names:
                continue
            for byte in range(pointer.offset, pointer.offset + size):
                for other_based, other_mode in self.touched.get((number, byte), ()):
                    if other_based != based and "write" in (mode, other_mode):
                        raise Broken
                self.touched.setdefault((number, byte), set()).add((based, mode))


class Program:
    def __init__(self, generator):
        self.random = generator
        self.lines, self.values = [], 0
        self.pointers, self.cells = {}, {}
        self.broken = None

    def fresh(self):
        self.values += 1
        return f"%v{self.values}"

    def say(self, line):
        self.lines.append(line)

    def attributes(self):
        names = []
        if self.random.random() < 0.4:
            names.append("noalias")
        if self.random.random() < 0.3:
            names.append(self.random.choice(list(DENIES)))
        return names

    def touch(self, pointer, size, mode):
        """The line that was said last does it."""
        if self.broken is None:
            try:
                self.call.access(pointer, size, mode)
            except Broken:
                self.broken = len(self.lines)

    def at(self, name):
        """A pointer to one of four numbers of what the named one points into."""
        pointer, number, made = self.pointers[name], self.random.randrange(4), self.fresh()
        step = number - pointer.offset // 4
        self.say(f"  {made} = llvm.getelementptr {name}[{step}] : (!llvm.ptr) -> !llvm.ptr, i32")
        self.pointers[made] = Pointer(pointer.thing, 4 * number, pointer.based)
        return made

    def load(self):
        name = self.random.choice(list(self.pointers))
        self.say(f"  {self.fresh()} = llvm.load {name} : !llvm.ptr -> i32")
        self.touch(self.pointers[name], 4, "read")

    def store(self):
        name = self.random.choice(list(self.pointers))
        self.say(f"  llvm.store %k, {name} : i32, !llvm.ptr")
        self.touch(self.pointers[name], 4, "write")

    def cell(self):
        """One of the two cells, by a pointer that is based on %c."""
        number, made = self.random.randrange(2), self.fresh()
        self.say(f"  {made} = llvm.getelementptr %c[{number}] : (!llvm.ptr) -> !llvm.ptr, i64")
        return number, made, Pointer("C", 8 * number, frozenset([2]))

    def load_pointer(self):
        number, cell, at = self.cell()
        made = self.fresh()
        self.say(f"  {made} = llvm.load {cell} : !llvm.ptr -> !llvm.ptr")
        self.touch(at, 8, "read")
        self.pointers[made] = self.cells[number]

    def store_pointer(self):
        number, cell, at = self.cell()
        name = self.random.choice(list(self.pointers))
        self.say(f"  llvm.store {name}, {cell} : !llvm.ptr, !llvm.ptr")
        self.touch(at, 8, "write")
        self.cells[number] = self.pointers[name]

    def select(self):
        names = [self.random.choice(list(self.pointers)) for _ in range(2)]
        flag, made = self.random.randrange(2), self.fresh()
        self.say(f"  {made} = llvm.select %f{flag}, {names[0]}, {names[1]} : i1, !llvm.ptr")
        self.pointers[made] = self.pointers[names[1 - flag]]

    def write_there(self):
        name = self.random.choice(list(self.pointers))
        self.say(f"  llvm.call @g({name}) : (!llvm.ptr) -> ()")
        before = self.broken
        self.touch(self.pointers[name], 4, "write")
        if self.broken != before:
            self.broken = "@g"

    def statement(self):
        kinds = [self.load, self.store, self.load_pointer, self.store_pointer, self.select,
                 lambda: self.at(self.random.choice(list(self.pointers)))]
        if self.calls:
            kinds.append(self.write_there)
        self.random.choice(kinds)()

    def place(self, things="AAB"):
        return Pointer(self.random.choice(things), 4 * self.random.randrange(4))

    def make(self):
        chance = self.random.random
        attributes = [self.attributes() for _ in ARGUMENTS]
        effects = [self.random.choice(list(EFFECTS)) for _ in range(2)] if chance() < 0.3 else None
        arguments = [self.place("AAABG"), self.place("AAB"), Pointer("C", 0)]
        self.calls = chance() < 0.3
        self.cells = {0: self.place("AABG"), 1: self.place("AABG")}
        initial = dict(self.cells)
        self.call = Call(attributes, effects, [a.thing for a in arguments])
        self.pointers = {name: Pointer(a.thing, a.offset, frozenset([i]))
                         for i, (name, a) in enumerate(zip(ARGUMENTS, arguments)) if name != "%c"}
        head = ", ".join(f"{name}: !llvm.ptr" + (
            " {" + ", ".join("llvm." + n for n in names) + "}" if names else "")
            for name, names in zip(ARGUMENTS, attributes))
        told = "" if not effects else (
            f" attributes {{memory_effects = #llvm.memory_effects<other = {effects[0]}, argMem = "
            f"{effects[1]}, inaccessibleMem = none, errnoMem = none, targetMem0 = none, "
            "targetMem1 = none>}")
        self.say("llvm.mlir.global @G(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>")
        self.say("llvm.func @g(%p: !llvm.ptr) {")
        self.say("  %k = llvm.mlir.constant(9 : i32) : i32")
        self.say("  llvm.store %k, %p : i32, !llvm.ptr")
        self.line_of_g = len(self.lines)
        self.say("  llvm.return")
        self.say("}")
        self.say(f"llvm.func @f({head}){told} {{")
        self.say("  %k = llvm.mlir.constant(7 : i32) : i32")
        self.say("  %four = llvm.mlir.constant(4 : i32) : i32")
        self.say("  %f0 = llvm.mlir.constant(false) : i1")
        self.say("  %f1 = llvm.mlir.constant(true) : i1")
        if chance() < 0.5:
            self.say("  %l = llvm.alloca %four x i32 : (i32) -> !llvm.ptr")
            self.pointers["%l"] = Pointer("L", 0)
        if chance() < 0.5:
            self.say("  %g = llvm.mlir.addressof @G : !llvm.ptr")
            self.pointers["%g"] = Pointer("G", 0)
        for _ in range(self.random.randrange(3, 14)):
            self.statement()
        self.say("  llvm.return")
        self.say("}")
        self.main(arguments, initial)

    def main(self, arguments, cells):
        self.say("llvm.func @main() {")
        self.say("  %four = llvm.mlir.constant(4 : i32) : i32")
        self.say("  %zero = llvm.mlir.constant(0 : i8) : i8")
        self.say("  %size = llvm.mlir.constant(16 : i64) : i64")
        for thing in "ABC":
            kind = "!llvm.ptr" if thing == "C" else "i32"
            self.say(f"  %{thing} = llvm.alloca %four x {kind} : (i32) -> !llvm.ptr")
            self.say(f'  "llvm.intr.memset"(%{thing}, %zero, %size) <{{isVolatile = false}}> : '
                     "(!llvm.ptr, i8, i64) -> ()")
        self.say("  %G = llvm.mlir.addressof @G : !llvm.ptr")
        for number, pointer in cells.items():
            self.say(f"  %c{number} = llvm.getelementptr %C[{number}] : (!llvm.ptr) -> !llvm.ptr, i64")
            self.say(f"  %d{number} = llvm.getelementptr %{pointer.thing}[{pointer.offset // 4}] : "
                     "(!llvm.ptr) -> !llvm.ptr, i32")
            self.say(f"  llvm.store %d{number}, %c{number} : !llvm.ptr, !llvm.ptr")
        for number, pointer in enumerate(arguments):
            self.say(f"  %a{number} = llvm.getelementptr %{pointer.thing}[{pointer.offset // 4}] : "
                     "(!llvm.ptr) -> !llvm.ptr, i32")
        self.say("  llvm.call @f(%a0, %a1, %a2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()")
        self.say("  llvm.return")
        self.say("}")


def line_told(program, text):
    """The line of the report; None: there is none."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        run = subprocess.run([program, "run", file.name], capture_output=True, text=True, timeout=60)
    if run.returncode == 0:
        return None
    found = re.search(r":(\d+):\d+: error: undefined behaviour: (a function|this) ", run.stderr)
    return int(found.group(1)) if found else run.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    different = broken = 0
    for number in range(options.count):
        made = Program(random.Random(options.seed * 1000003 + number))
        made.make()
        expected = made.line_of_g if made.broken == "@g" else made.broken
        text = "\n".join(made.lines) + "\n"
        told = line_told(options.program, text)
        broken += expected is not None
        if told != expected:
            different += 1
            print(f"program {number}: broken at line {expected}, told at {told}\n{text}")
    print(f"promises: {options.count} programs, {broken} break one, {different} told otherwise")
    sys.exit(different != 0 or broken == 0 or broken == options.count)


if __name__ == "__main__":
    main()
