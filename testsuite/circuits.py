#!/usr/bin/env python3
"""Circuits beside Icarus Verilog: those of testsuite/circuits, and random ones, each written in MLIR
and in Verilog, get the same random inputs at every tick and must give the same outputs.
  circuits.py BINARY [--ticks N] [--random N] [--seed N]"""
import argparse
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent / "circuits"
BY_DEFINITIONS = 300  # ticks
PREDICATES = {"eq": "==", "ne": "!=", "ult": "<", "ule": "<=", "ugt": ">", "uge": ">=",
              "slt": "<", "sle": "<=", "sgt": ">", "sge": ">="}


class Random:
    """A random circuit, as lines of both languages: of so many operations, the widest value of so many bits."""

    def __init__(self, number, operations=None, widest=130):
        self.random = random.Random(number)
        self.widest = widest
        self.values = []  # (name, width)
        self.mlir, self.verilog, self.clocked = [], [], []
        self.count = 0
        self.ports = [(f"in{i}", self.random.choice([1, 1, 4, 8, 13, 32, 64]))
                      for i in range(self.random.randint(2, 6))]
        self.values += self.ports
        count = operations // 8 if operations else self.random.randint(1, 8)
        widths = [w for w in (1, 3, 8, 16, 32, 64, 100) if w <= widest]
        self.registers = [(f"r{i}", self.random.choice(widths)) for i in range(count)]
        self.values += self.registers
        most = operations - 2 * count if operations else self.random.randint(10, 60)
        while len(self.mlir) < most:
            self.operation()
        self.clocks = ["clk"]
        for number in range(0 if operations else self.random.randint(0, 2)):
            self.gate(f"g{number}")
        for name, width in self.registers:
            self.register(name, width)

    def new(self, width, mlir, verilog):
        name = f"v{self.count}"
        self.count += 1
        self.mlir.append(f"  %{name} = {mlir}")
        self.verilog.append(f"  wire [{width - 1}:0] {name};\n  assign {name} = {verilog};")
        self.values.append((name, width))
        return name

    def any(self):
        return self.random.choice(self.values)

    def of(self, width):
        """A value of that width."""
        fitting = [name for name, have in self.values if have == width]
        if fitting and self.random.random() < 0.8:
            return self.random.choice(fitting)
        if self.random.random() < 0.3:
            number = self.random.getrandbits(width)
            signed = number - (1 << width) if number >> (width - 1) else number
            text = {0: "false", -1: "true"}[signed] if width == 1 else f"{signed} : i{width}"
            return self.new(width, f"hw.constant {text}", f"{width}'d{number}")
        name, have = self.any()
        if have > width:
            low = self.random.randint(0, have - width)
            return self.new(width, f"comb.extract %{name} from {low} : (i{have}) -> i{width}",
                            f"{name}[{low + width - 1}:{low}]")
        if have == width:
            return name
        zero = self.new(width - have, f"hw.constant {'false' if width - have == 1 else f'0 : i{width - have}'}",
                        f"{width - have}'d0")
        return self.new(width, f"comb.concat %{zero}, %{name} : i{width - have}, i{have}",
                        f"{{{zero}, {name}}}")

    def operation(self):
        name, width = self.any()
        kind = self.random.choice(["many", "many", "two", "shift", "compare", "mux", "divide",
                                   "extract", "concat", "replicate", "parity", "reverse"])
        other = self.of(width)
        if kind == "many":
            operation, sign = self.random.choice([("add", "+"), ("mul", "*"), ("and", "&"), ("or", "|"),
                                                  ("xor", "^")])
            operands = [name, other] + [self.of(width) for _ in range(self.random.choice([0, 0, 1, 2]))]
            self.new(width, f"comb.{operation} {self.bin()}{', '.join('%' + o for o in operands)} : i{width}",
                     f" {sign} ".join(operands))
        elif kind == "two":
            self.new(width, f"comb.sub {self.bin()}%{name}, %{other} : i{width}", f"{name} - {other}")
        elif kind == "shift" and (width <= 32 or self.widest > 64):  # Verilator takes no wider constants there
            operation, sign = self.random.choice([("shl", "<<"), ("shru", ">>"), ("shrs", ">>>")])
            shown = f"$signed({name})" if operation == "shrs" else name
            self.new(width, f"comb.{operation} {self.bin()}%{name}, %{other} : i{width}",
                     f"{shown} {sign} ({other})")
        elif kind == "compare":
            predicate = self.random.choice(list(PREDICATES))
            a, b = (f"$signed({name})", f"$signed({other})") if predicate[0] == "s" else (name, other)
            self.new(1, f"comb.icmp {self.bin()}{predicate} %{name}, %{other} : i{width}",
                     f"{a} {PREDICATES[predicate]} {b}")
        elif kind == "mux":
            condition = self.of(1)
            self.new(width, f"comb.mux {self.bin()}%{condition}, %{name}, %{other} : i{width}",
                     f"{condition} ? {name} : {other}")
        elif kind == "divide" and width <= 64:  # Icarus 11 gives wrong quotients of wider numbers
            one = self.new(width, f"hw.constant {'true' if width == 1 else f'1 : i{width}'}", f"{width}'d1")
            divisor = self.new(width, f"comb.or %{other}, %{one} : i{width}", f"{other} | {one}")
            operation, sign = self.random.choice([("divu", "/"), ("modu", "%")])
            self.new(width, f"comb.{operation} %{name}, %{divisor} : i{width}", f"{name} {sign} {divisor}")
        elif kind == "extract":
            size = self.random.randint(1, width)
            low = self.random.randint(0, width - size)
            self.new(size, f"comb.extract %{name} from {low} : (i{width}) -> i{size}",
                     f"{name}[{low + size - 1}:{low}]")
        elif kind == "concat":
            parts = [(name, width)] + [self.any() for _ in range(self.random.choice([1, 1, 2]))]
            total = sum(w for _, w in parts)
            if total <= self.widest:
                self.new(total, f"comb.concat {', '.join('%' + n for n, _ in parts)} : "
                                f"{', '.join(f'i{w}' for _, w in parts)}",
                         f"{{{', '.join(n for n, _ in parts)}}}")
        elif kind == "replicate":
            times = self.random.randint(1, 4)
            if width * times <= self.widest:
                self.new(width * times, f"comb.replicate %{name} : (i{width}) -> i{width * times}",
                         f"{{{times}{{{name}}}}}")
        elif kind == "parity":
            self.new(1, f"comb.parity %{name} : i{width}", f"^{name}")
        elif kind == "reverse":
            self.new(width, f"comb.reverse %{name} : i{width}",
                     f"{{{', '.join(f'{name}[{i}]' for i in range(width))}}}")

    def bin(self):
        return self.random.choice(["", "", "bin "])

    def gate(self, name):
        enable, clock = self.of(1), self.random.choice(self.clocks)
        self.mlir.append(f"  %{name} = seq.clock_gate %{clock}, %{enable}")
        self.clocked.append(f"  reg {name}_open = 0;\n  always_latch if (!{clock}) {name}_open = {enable};\n"
                            f"  wire {name};\n  assign {name} = {clock} & {name}_open;")
        self.clocks.append(name)

    def register(self, name, width):
        following = self.of(width)
        kinds = ["plain", "enabled", "reset", "both", "sync", "fir"]
        kind = self.random.choice(kinds + ["async"] * (self.widest > 64))  # Verilator sees no edge at the beginning
        reset, value, enable = self.of(1), self.of(width), self.of(1)
        clock = self.random.choice(self.clocks)
        edge, body = f"posedge {clock}", f"{name} <= {following};"
        if kind == "plain":
            text = f"seq.compreg %{following}, %{clock} : i{width}"
        elif kind == "enabled":
            text = f"seq.compreg.ce %{following}, %{clock}, %{enable} : i{width}"
            body = f"if ({enable}) {body}"
        elif kind == "reset":
            text = f"seq.compreg %{following}, %{clock} reset %{reset}, %{value} : i{width}"
            body = f"if ({reset}) {name} <= {value}; else {body}"
        elif kind == "both":
            text = f"seq.compreg.ce %{following}, %{clock}, %{enable} reset %{reset}, %{value} : i{width}"
            body = f"if ({reset}) {name} <= {value}; else if ({enable}) {body}"
        elif kind == "fir":
            text = f"seq.firreg %{following} clock %{clock} preset 0 : i{width}"
        elif kind == "sync":
            text = f"seq.firreg %{following} clock %{clock} reset sync %{reset}, %{value} : i{width}"
            body = f"if ({reset}) {name} <= {value}; else {body}"
        else:  # of inputs, which do not change at the edge
            reset = self.random.choice([n for n, w in self.ports if w == 1] or ["false_"])
            constant = self.random.getrandbits(width)
            signed = constant - (1 << width) if constant >> (width - 1) else constant
            shown = {0: "false", -1: "true"}[signed] if width == 1 else f"{signed} : i{width}"
            value = self.new(width, f"hw.constant {shown}", f"{width}'d{constant}")
            if reset == "false_":
                reset = self.new(1, "hw.constant false", "1'd0")
            text = f"seq.firreg %{following} clock %clk reset async %{reset}, %{value} : i{width}"
            edge, body = f"posedge clk or posedge {reset}", f"if ({reset}) {name} <= {value}; else {body}"
        self.mlir.append(f"  %{name} = {text}")
        self.clocked.append(f"  always @({edge}) {body}")

    def texts(self):
        outputs = self.registers + [v for v in self.values if v[0].startswith("v")][-6:]
        self.random.shuffle(self.mlir)
        ports = ", ".join(f"in %{n} : i{w}" for n, w in self.ports)
        results = ", ".join(f"out o_{n} : i{w}" for n, w in outputs)
        mlir = (f"hw.module @top(in %clk : !seq.clock, {ports}, {results}) {{\n" + "\n".join(self.mlir)
                + f"\n  hw.output {', '.join('%' + n for n, _ in outputs)} : "
                + f"{', '.join(f'i{w}' for _, w in outputs)}\n}}\n")
        verilog = "module top(input clk" + "".join(f", input [{w - 1}:0] {n}" for n, w in self.ports)
        verilog += "".join(f", output [{w - 1}:0] o_{n}" for n, w in outputs) + ");\n"
        verilog += "".join(f"  reg [{w - 1}:0] {n} = 0;\n" for n, w in self.registers)
        verilog += "\n".join(self.verilog + self.clocked)
        verilog += "".join(f"\n  assign o_{n} = {n};" for n, _ in outputs) + "\nendmodule\n"
        return mlir, verilog


def ports_of(mlir):
    """Of @top: names and widths of its inputs but the clock, and of its outputs."""
    head = re.search(r"hw\.module @top\((.*?)\) \{", mlir, re.S).group(1)
    found = re.findall(r"(in|out) %?(\w+) : i(\d+)", head)
    return ([(n, int(w)) for d, n, w in found if d == "in"],
            [(n, int(w)) for d, n, w in found if d == "out"])


def bench(inputs, outputs, ticks):
    """Reads the inputs of each tick, prints the outputs, lets the clock rise and fall."""
    wires = "".join(f"  reg [{w - 1}:0] {n};\n" for n, w in inputs)
    wires += "".join(f"  wire [{w - 1}:0] {n};\n" for n, w in outputs)
    connected = ", ".join(f".{n}({n})" for n, _ in [("clk", 1)] + inputs + outputs)
    reads = "".join(f"      got = $fscanf(file, \"%h\", {n});\n" for n, _ in inputs)
    shown = " ".join("%h" for _ in outputs)
    return (f"module bench;\n  reg clk = 0;\n{wires}  top dut({connected});\n  integer file, got, i;\n"
            f"  initial begin\n    file = $fopen(\"inputs.hex\", \"r\");\n"
            f"    for (i = 0; i < {ticks}; i = i + 1) begin\n{reads}      #1;\n"
            f"      $display(\"{shown}\", {', '.join(n for n, _ in outputs)});\n"
            f"      clk = 1;\n      #1;\n      clk = 0;\n      #1;\n    end\n    $finish;\n  end\nendmodule\n")


def as_attribute(number, width):
    if width == 1:
        return "true" if number else "false"
    return str(number - (1 << width) if number >> (width - 1) else number)


def as_number(text, width):
    return int(text in ("true", "-1", "1")) if width == 1 else int(text) % (1 << width)


def run_ours(binary, folder, outputs):
    """By fast code; and for a while by definitions, which --vcd wants."""
    command = [binary, "run", "top.mlir", "-e", "top", "--drive", "drive"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if ran.returncode:
        return ran.stderr, None
    slow = subprocess.run([*command, f"--tick={BY_DEFINITIONS}", "--vcd=/dev/null"], cwd=folder,
                          capture_output=True, text=True)
    if slow.returncode or not (slow.stdout.startswith(ran.stdout) or ran.stdout.startswith(slow.stdout)):
        return slow.stderr or "definitions give other outputs than fast code", None
    given = []
    for line in ran.stdout.splitlines():
        values = re.findall(r" = ([-\w]+)", line)
        given.append([as_number(v, w) for v, (_, w) in zip(values, outputs, strict=True)])
    return "", given


def run_theirs(folder):
    subprocess.run(["iverilog", "-g2012", "-o", "bench.vvp", "bench.v", "top.v"], cwd=folder, check=True)
    text = subprocess.run(["vvp", "-n", "bench.vvp"], cwd=folder, check=True, capture_output=True, timeout=600,
                          text=True).stdout
    return [line.split() for line in text.splitlines()]


def drawn(chosen, name, width):
    """A reset is rare, so that circuits get anywhere."""
    if name in ("rst", "clear"):
        return int(chosen.random() < 0.003)
    return chosen.choice([0, (1 << width) - 1, chosen.getrandbits(width), chosen.getrandbits(width)])


def compare(binary, name, mlir, verilog, ticks, seed):
    """None, or what differs."""
    inputs, outputs = ports_of(mlir)
    chosen = random.Random(f"{name} {seed}")
    with tempfile.TemporaryDirectory() as where:
        folder = pathlib.Path(where)
        (folder / "top.mlir").write_text(mlir)
        (folder / "top.v").write_text(verilog)
        (folder / "bench.v").write_text(bench(inputs, outputs, ticks))
        with open(folder / "drive", "w") as drive, open(folder / "inputs.hex", "w") as hexadecimal:
            for _ in range(ticks):
                numbers = [drawn(chosen, name, width) for name, width in inputs]
                drive.write(", ".join(as_attribute(n, w) for n, (_, w) in zip(numbers, inputs)) + "\n")
                hexadecimal.write(" ".join(f"{n:x}" for n in numbers) + "\n")
        why, ours = run_ours(binary, folder, outputs)
        if ours is None:
            return f"{name}: {why}"
        theirs = run_theirs(folder)
    if len(ours) != ticks or len(theirs) != ticks:
        return f"{name}: {len(ours)} and {len(theirs)} of {ticks} ticks"
    for tick, (a, b) in enumerate(zip(ours, theirs)):
        for (output, _), x, y in zip(outputs, a, b, strict=True):
            if "x" in y or x != int(y, 16):
                return f"{name}: tick {tick}: {output} is {x:x} here and {y} there\n{mlir}{verilog}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--ticks", type=int, default=10000)
    parser.add_argument("--random", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    jobs = [(path.stem, path.read_text(), path.with_suffix(".v").read_text())
            for path in sorted(FOLDER.glob("*.mlir"))]
    jobs += [(f"random {options.seed + i}", *Random(options.seed + i).texts()) for i in range(options.random)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [why for why in pool.map(lambda job: compare(options.binary, *job, options.ticks,
                                                             options.seed), jobs) if why]
    for why in found:
        print(why)
    print(f"circuits: {len(jobs)} at {options.ticks} ticks, {len(found)} differ from Icarus Verilog")
    sys.exit(bool(found) or not jobs)


if __name__ == "__main__":
    main()
