#!/usr/bin/env python3
"""How fast mlir-interp is beside its rivals, measured in turn in one run, as ratios of medians.

usage: bench.py PROGRAM [--only NAME]... [--runs N] [--quick] [--check]

Figures: startup (beside mlir-runner), native (testsuite/bench beside mlir-runner -O2), lli (the same beside LLVM's
interpreter), lowered (the same and polybench, lowered to the llvm dialect, beside what they were before and beside
LLVM's interpreter), polybench, tensor and vector (folders of testsuite/bench beside executables made with -O2, tensors
bufferized and lowered to loops), meant (a folder of operations whose meaning is written in MLIR, beside those of the
program's own), netlists (random circuits beside Verilator), parse (beside mlir-opt), reading (bytecode beside text, by
what `make bench` builds beside PROGRAM), bytecode (beside mlir-opt and text), growth (time and memory as work grows).
A NAME is one of them or a program of testsuite/bench.
mlir-interp's own start-up always counts; the rival's is taken off. A result that is not native code's is an error:
exit status 1.

A program of testsuite/bench has one constant that sets its size, with other sizes in a comment:
    %n = arith.constant 60000000 : index // quick 15000000, lli 800000, test 100
Those of a folder share the functions of its common.inc, which stands behind them; in `meant` in front of them.
"""
import argparse
import dataclasses
import os
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

import bench_circuits
from bench_bytecode import with_large_resource
from bench_modules import (FUNCTIONS, LOOPS, write_functions, write_long_function, write_loop,
                           write_many_functions, write_weights)

PROGRAMS = pathlib.Path(__file__).resolve().parent / "bench"
# A folder of programs is a figure: they are beside executables, whose compilation does not count.
FOLDERS = {
    "polybench": "Kernels of PolyBench's kinds beside native -O2 (goal: a mean of at most 3, none above 10)",
    "tensor": "Programs of linalg on tensors beside native -O2 of their loops (goal: matmul at most 2, elementwise "
              "1.5, convolution 3)",
    "vector": "Programs of vectors beside native -O2 (goal: fma8 at most 6, fma256 2)",
}
FIGURES = ["startup", "native", "lli", "lowered", *FOLDERS, "meant", "netlists", "parse", "reading", "bytecode",
           "growth"]
SIZE = re.compile(r"(?<=constant )\d+(?= : \w+ // (.*))")
LOWERING = shlex.split("""
    --one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops'
    --convert-linalg-to-loops --convert-vector-to-scf --lower-affine --convert-scf-to-cf --expand-strided-metadata --lower-affine
    --convert-vector-to-llvm --finalize-memref-to-llvm --convert-math-to-llvm --convert-arith-to-llvm --convert-index-to-llvm --convert-cf-to-llvm --convert-func-to-llvm
    --reconcile-unrealized-casts""")
ENTRY = ["-e", "main", "--entry-point-result=i32"]
EMPTY = "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n"
# What has lli and an executable print the result as mlir-runner does.
MAIN = """
@format = constant [4 x i8] c"%d\\0A\\00"
define i32 @main() {
  %r = call i32 @program()
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 0
}
"""
PARSER = re.compile(r"([\d.]+) \([^)]*\)  Parser")  # of --mlir-timing: seconds to read and verify
SHORTEST = 1e-4  # seconds: no time, less start-up, counts as less


@dataclasses.dataclass
class Outcome:
    """One run of a command: wall time, peak memory in bytes where asked for, what it wrote."""
    seconds: float
    memory: int
    output: str
    error: str
    status: int

    def why(self):
        return (self.error.strip().splitlines() or [f"exit status {self.status}"])[0][:100]


def run(command, memory=False):
    """Runs a command. time(1) measures memory: a child of Python starts with Python's own peak."""
    with tempfile.NamedTemporaryFile("r") as peak:
        if memory:
            command = ["/usr/bin/time", "-q", "-f", "%M", "-o", peak.name, *command]
        started = time.perf_counter()
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        seconds = time.perf_counter() - started
        kilobytes = int(peak.read() or 0) if memory else 0
    return Outcome(seconds, kilobytes * 1024, done.stdout.strip(), done.stderr, done.returncode)


def median(outcomes, what="seconds"):
    return statistics.median(getattr(outcome, what) for outcome in outcomes)


def must(command):
    """Runs a tool that has no reason to fail."""
    done = run(command)
    if done.status:
        sys.exit(f"bench: {' '.join(command)}: {done.error}")
    return done.output


def sized(path, size):
    """The text of a program at one of its sizes: `full`, `quick`, `lli` or `test`."""
    text = path.read_text()
    found = SIZE.search(text)
    sizes = dict(item.split() for item in found[1].split(", "))
    common = path.parent / "common.inc"
    return (text[:found.start()] + sizes.get(size, found[0]) + text[found.end():]
            + (common.read_text() if common.exists() else ""))


def duration(seconds):
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def table(title, header, rows, notes=()):
    """Prints rows of text under a title, the first column to the left, and notes below them."""
    lines = [header, *rows]
    widths = [max(len(line[i]) for line in lines if i < len(line)) for i in range(len(header))]
    print(title)
    for line in lines:
        cells = [f"{cell:<{w}}" if i == 0 else f"{cell:>{w}}"
                 for i, (cell, w) in enumerate(zip(line, widths))]
        print("  " + "   ".join(cells).rstrip())
    for note in notes:
        print(f"  {note}")
    print(flush=True)


class Bench:
    """One run of the benchmarks."""

    def __init__(self, program, runs, quick, folder):
        self.program, self.runs, self.quick, self.folder = program, runs, quick, folder
        self.wrong = []
        self.reader = str(pathlib.Path(program).resolve().parent / "bench/reading")
        bin_dir = pathlib.Path(must(["llvm-config-22", "--bindir"]))
        self.tool = lambda name: str(bin_dir / name)
        # bfloat's rounding is a function of this library.
        self.library = f"{must(['llvm-config-22', '--libdir'])}/libmlir_float16_utils.so"
        self.empty = self.write("empty.mlir", EMPTY)
        self.native_empty = self.native(self.empty)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def progress(self, text=""):
        if sys.stderr.isatty():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    def interpreter(self, path, command="run"):
        return [self.program, command, str(path), *(ENTRY if command == "run" else [])]

    def lowered(self, path):
        out = path.with_suffix(".llvm.mlir")
        must([self.tool("mlir-opt"), str(path), *LOWERING, "-o", str(out)])
        return out

    def native(self, path):
        return [self.tool("mlir-runner"), "-O2", str(self.lowered(path)), *ENTRY,
                f"--shared-libs={self.library}"]

    def with_main(self, path):
        """Its LLVM IR, with a main that prints the result."""
        text = must([self.tool("mlir-translate"), "--mlir-to-llvmir", str(self.lowered(path))])
        text = text.replace("@main(", "@program(")
        if "@printf" not in text:
            text += "\ndeclare i32 @printf(ptr, ...)\n"
        out = path.with_suffix(".ll")
        out.write_text(text + MAIN)
        return str(out)

    def lli(self, path):
        return [self.tool("lli"), "--force-interpreter", self.with_main(path)]

    def executable(self, path):
        out = str(path.with_suffix(""))
        must([self.tool("clang"), "-O2", "-march=native", "-Wno-override-module", self.with_main(path), "-lm",
              "-Wl,--as-needed", self.library, f"-Wl,-rpath,{os.path.dirname(self.library)}", "-o", out])
        return [out]

    def in_turn(self, name, *commands, memory=False):
        """The outcomes of each command, run in turn, once more than counts."""
        outcomes = [[] for _ in commands]
        for turn in range(self.runs + 1):
            self.progress(f"{name}: run {turn} of {self.runs}")
            for outcome, command in zip(outcomes, commands):
                outcome.append(run(command, memory))
        self.progress()
        return [outcome[1:] for outcome in outcomes]

    def right(self, name, outcomes, want):
        """Has every run given this result? Where one has not, it is noted."""
        for outcome in outcomes:
            if outcome.status or outcome.output != want:
                got = outcome.output if not outcome.status else outcome.why()
                self.wrong.append(f"{name}: {got!r} where native code says {want!r}")
                return False
        return True

    def startup(self):
        rival, mine = self.in_turn("start-up", self.native_empty, self.interpreter(self.empty))
        self.right("start-up", mine + rival, "7")
        a, b = median(rival), median(mine)
        table("Start-up: run of an empty function, beside mlir-runner -O2 (goal: at most 0.10)",
              ["", "mlir-runner", "mlir-interp", "ratio"],
              [["empty", duration(a), duration(b), f"{b / a:.3f}"]])

    def beside_native(self, paths, title):
        """Beside mlir-runner -O2: what it takes to compile a program counts."""
        rows, ratios = [], []
        for path in paths:
            source = self.sized(path)
            tiny = self.write(f"tiny_{path.name}", sized(path, "test"))
            empty, compiled, rival, mine = self.in_turn(
                path.stem, self.native_empty, self.native(tiny), self.native(source), self.interpreter(source))
            idle = median(empty)
            self.compare(path.stem, rival, idle, mine, rows, ratios, [duration(max(median(compiled) - idle, 0))])
        table(title, ["", "native", "of it to compile", "mlir-interp", "ratio"], rows + self.of_all(ratios, 3))

    def beside_executables(self, paths, title):
        """Beside executables, what it took to make them not counted."""
        rows, ratios = [], []
        for path in paths:
            source = self.sized(path)
            empty, rival, mine = self.in_turn(
                path.stem, self.executable(self.empty), self.executable(source), self.interpreter(source))
            self.compare(path.stem, rival, median(empty), mine, rows, ratios)
        table(title, ["", "native", "mlir-interp", "ratio"], rows + self.of_all(ratios, 2))

    def sized(self, path):
        return self.write(path.name, sized(path, "quick" if self.quick else "full"))

    def compare(self, name, rival, idle, mine, rows, ratios, between=()):
        """Adds a row, and a ratio where the results are right. `idle`: what the rival's start-up takes."""
        if not self.right(name, rival + mine, rival[0].output):
            rows.append([name, "", *("" for _ in between), "", "wrong"])
            return
        a, b = max(median(rival) - idle, SHORTEST), median(mine)
        ratios.append(b / a)
        rows.append([name, duration(a), *between, duration(b), f"{b / a:.2f}"])

    @staticmethod
    def of_all(ratios, empty):
        """The last rows of a table, so many of their columns empty."""
        return [["geometric mean", *[""] * empty, f"{statistics.geometric_mean(ratios):.2f}"],
                ["worst", *[""] * empty, f"{max(ratios):.2f}"]] if ratios else []

    def lowered_programs(self, paths):
        """Each program before and after it is lowered; LLVM's interpreter where there is a size for it and it can."""
        rows, ratios, faster = [], [], []
        for path in paths:
            source = self.sized(path)
            before, after = self.in_turn(path.stem, self.interpreter(source),
                                         self.interpreter(self.lowered(source)))
            if not self.right(path.stem, after, before[0].output):
                rows.append([path.stem, "", "", "wrong", ""])
                continue
            ratios.append(median(after) / median(before))
            times = self.times_faster_lowered(path) if path.parent == PROGRAMS else None
            faster += [times] if times else []
            rows.append([path.stem, duration(median(before)), duration(median(after)), f"{ratios[-1]:.2f}",
                         f"{times:.1f}" if times else "-"])
        if ratios:
            rows.append(["geometric mean", "", "", f"{statistics.geometric_mean(ratios):.2f}",
                         f"{statistics.geometric_mean(faster):.1f}" if faster else "-"])
            rows.append(["worst", "", "", f"{max(ratios):.2f}", f"{min(faster):.1f}" if faster else "-"])
        table("Programs lowered to the llvm dialect, beside what they were before (goal: at most 2), and beside lli "
              "--force-interpreter (goal: at least 40 times faster)",
              ["", "before", "lowered", "ratio", "times faster than lli"], rows)

    def sides(self, path, size):
        """The two programs of a file of `meant`."""
        meanings = (path.parent / "common.inc").read_text()
        for side, text in zip(("meant", "own"), path.read_text().split("// BESIDE")):
            whole = self.write(f"{side}_{path.name}", text)
            yield self.write(f"{side}_{path.name}", meanings * (side == "meant") + sized(whole, size))

    def meant(self, paths):
        rows, ratios = [], []
        for path in paths:
            commands = [self.interpreter(side) for side in self.sides(path, "quick" if self.quick else "full")]
            empty, meant, own = self.in_turn(path.stem, self.interpreter(self.empty), *commands)
            if not self.right(path.stem, meant, own[0].output):
                rows.append([path.stem, "", "", "wrong"])
                continue
            idle = median(empty)
            ratios.append(max(median(meant) - idle, SHORTEST) / max(median(own) - idle, SHORTEST))
            rows.append([path.stem, duration(median(own)), duration(median(meant)), f"{ratios[-1]:.2f}"])
        if ratios:
            rows.append(["worst", "", "", f"{max(ratios):.2f}"])
        table("Operations whose meaning is written in MLIR, beside their counterparts in C (goal: at most 5)",
              ["", "in C", "in MLIR", "ratio"], rows)

    def times_faster_lowered(self, path):
        """Than LLVM's interpreter, which is given the same; None: it cannot."""
        small = self.write(f"small_{path.name}", sized(path, "lli"))
        command, mine = self.lli(small), self.interpreter(self.lowered(small))
        if self.refusal(run(command), run(mine).output):
            return None
        empty, rival, mine = self.in_turn(path.stem, self.lli(self.empty), command, mine)
        return max(median(rival) - median(empty), SHORTEST) / median(mine)

    def beside_lli(self, paths):
        rows, ratios, notes = [], [], []
        for path in paths:
            source = self.write(path.name, sized(path, "lli"))
            want = must(self.native(source))
            command = self.lli(source)
            refusal = self.refusal(run(command), want)
            if refusal:
                notes.append(f"{path.stem}: lli cannot: {refusal}")
                mine, = self.in_turn(path.stem, self.interpreter(source))
            else:
                empty, rival, mine = self.in_turn(path.stem, self.lli(self.empty), command,
                                                  self.interpreter(source))
            b = median(mine)
            if not self.right(path.stem, mine, want):
                rows.append([path.stem, "", "", "wrong"])
            elif refusal:
                rows.append([path.stem, "cannot", duration(b), "-"])
            else:
                a = max(median(rival) - median(empty), SHORTEST)
                ratios.append(a / b)
                rows.append([path.stem, duration(a), duration(b), f"{a / b:.1f}"])
        if ratios:
            rows.append(["geometric mean", "", "", f"{statistics.geometric_mean(ratios):.1f}"])
        table("Programs, smaller, beside lli --force-interpreter, its start-up taken off (goal: at "
              "least 40 times faster)", ["", "lli", "mlir-interp", "times faster"], rows, notes)

    @staticmethod
    def refusal(outcome, want):
        """Why lli is no rival for a program: it ends early, or gives a wrong result."""
        if outcome.status:
            return re.sub("(LLVM )?ERROR: ", "", outcome.why())
        return f"a wrong result, {outcome.output}" if outcome.output != want else ""

    def parse(self):
        count = 2000 if self.quick else 20000
        path = self.folder / "large.mlir"
        write_functions(path, count)
        rival, mine = self.in_turn(
            "parse and verify",
            [self.tool("mlir-opt"), "--mlir-disable-threading", str(path), "-o", "/dev/null"],
            self.interpreter(path, "verify"), memory=True)
        for outcome in rival + mine:
            if outcome.status:
                self.wrong.append(f"parse and verify: {outcome.why()}")
                return
        rows = []
        for what, text in (("seconds", duration), ("memory", lambda b: f"{b / 1e6:.1f} MB")):
            a, b = median(rival, what), median(mine, what)
            rows.append(["time" if what == "seconds" else what, text(a), text(b), f"{b / a:.3f}"])
        size = path.stat().st_size / 1e6
        table(f"Parse and verify {size:.1f} MB, {count:,} functions, beside mlir-opt on one thread "
              "(goal: at most 0.20 and 0.50)",
              ["", "mlir-opt", "mlir-interp", "ratio"], rows)
        path.unlink()

    def reading(self):
        """Bytecode of four shapes beside the text it was made of: its reader alone, without what verifies."""
        operations, numbers = (20_000, 200_000) if self.quick else (350_000, 2_000_000)
        shapes = {"functions of four kinds": (write_functions, operations // 17),  # as many has each, on average
                  "functions of ten operations": (write_many_functions, operations),
                  "one long function": (write_long_function, operations),
                  "constants of a model": (write_weights, numbers)}
        rows, ratios = [], []
        for shape, (write, count) in shapes.items():
            text, coded = self.folder / "read.mlir", self.folder / "read.mlirbc"
            write(text, count)
            must([self.tool("mlir-opt"), str(text), "--emit-bytecode", "-o", str(coded)])
            self.progress(f"reading: {shape}")
            slow, fast = map(float, must([self.reader, str(3 * self.runs), str(text), str(coded)]).split())
            self.progress()
            ratios.append(slow / fast)
            rows.append([shape, duration(slow / 1e3), duration(fast / 1e3), f"{ratios[-1]:.1f}"])
            text.unlink()
            coded.unlink()
        # Constants stay where they are in the file: next to nothing is read of them, which tells nothing of the rest.
        rows.append(["geometric mean of functions", "", "", f"{statistics.geometric_mean(ratios[:-1]):.1f}"])
        table("Reading bytecode, beside reading text (goal: at least 5 times faster)",
              ["", "text", "bytecode", "times faster"], rows)

    def bytecode(self):
        """Reading it beside text, and reading and writing it beside mlir-opt, each with all that verifies."""
        text, coded = self.folder / "large.mlir", self.folder / "large.mlirbc"
        write_functions(text, 2000 if self.quick else 20000)
        must([self.tool("mlir-opt"), str(text), "--emit-bytecode", "-o", str(coded)])
        write = [str(coded), "--emit-bytecode", "-o", "/dev/null"]
        rival, mine, slow, fast, none = self.in_turn(
            "bytecode", [self.tool("mlir-opt"), "--mlir-disable-threading", "--mlir-timing", *write],
            [self.program, "print", *write], self.interpreter(text, "verify"), self.interpreter(coded, "verify"),
            [self.program, "verify", str(self.write("empty.mlir", "module {}"))])
        for outcome in rival + mine + slow + fast + none:
            if outcome.status:
                self.wrong.append(f"bytecode: {outcome.why()}")
                return
        start = median(none)
        rows = [[what, duration(median(a)), duration(median(b)), f"{(median(b) - off) / (median(a) - off):.3f}"]
                for what, a, b, off in (("read, verify and write it, beside mlir-opt", rival, mine, 0),
                                        ("read and verify it, beside the text", slow, fast, start))]
        parser = statistics.median(float(PARSER.search(outcome.error)[1]) for outcome in rival)
        rows.insert(0, ["read and verify it, beside mlir-opt's Parser", duration(parser), duration(median(fast)),
                        f"{median(fast) / parser:.3f}"])
        large = self.folder / "resource.mlirbc"
        small = self.write("resource.mlir", "\"a.b\"() {r = dense_resource<k> : tensor<268435456xf32>} : () -> ()\n"
                           "{-# dialect_resources: { builtin: { k: \"0x4000000001020304\" } } #-}\n")
        made = subprocess.run([self.program, "print", "--emit-bytecode", "--allow-unregistered-dialect", str(small)],
                              capture_output=True, check=True).stdout
        with_large_resource(made, large, 1 << 30)
        opened, _ = self.in_turn("1 GB of resources", [self.program, "verify", "--allow-unregistered-dialect", str(large)],
                                 [self.program, "verify", "--allow-unregistered-dialect", str(small)], memory=True)
        for outcome in opened:
            if outcome.status:
                self.wrong.append(f"1 GB of resources: {outcome.why()}")
        rows.append(["open 1 GB of resources, beside an empty module", duration(start), duration(median(opened)),
                     f"{median(opened) / start:.3f}"])
        size = coded.stat().st_size / 1e6
        table(f"Bytecode of {size:.1f} MB (goal: beside Parser at most 0.33, resources at most 1.5)",
              ["", "", "mlir-interp", "ratio"], rows)
        for path in (text, coded, large):
            path.unlink()

    def netlists(self):
        rows, ratios = [], []
        ticks = 100_000 if self.quick else 1_000_000
        for number in range(3):
            made, mlir, verilog = bench_circuits.netlist(number)
            inputs = bench_circuits.constants(made)
            source = self.write(f"netlist{number}.mlir", mlir)
            theirs = bench_circuits.compiled(self.folder / f"netlist{number}", mlir, verilog, inputs, ticks)
            mine = [self.program, "run", str(source), "-e", "top", f"--args={bench_circuits.arguments(inputs)}",
                    f"--tick={ticks}", f"--from-tick={ticks - 1}"]
            first, second = self.in_turn(source.stem, theirs, mine)
            for outcome in second:
                outcome.output = outcome.status or bench_circuits.outputs_of(outcome.output, mlir)
            if not self.right(source.stem, second, first[0].output):
                continue
            a, b = median(first), median(second)
            ratios.append(b / a)
            rows.append([source.stem, f"{mlir.count(' = ')}", duration(a), duration(b), f"{b / a:.1f}"])
        table(f"{ticks:,} ticks of random circuits, beside Verilator -O3 (goal: at most 20)",
              ["", "operations", "Verilator", "mlir-interp", "ratio"], rows,
              [f"geometric mean {statistics.geometric_mean(ratios):.1f}"] if ratios else [])

    def growth(self):
        most = 5 if self.quick else 6
        sizes = [10 ** n for n in range(3, most + 1)]
        self.grow("Growth: run of one function of so many operations", sizes, write_long_function)
        self.grow("Growth: run of functions of ten operations each", sizes, write_many_functions)
        sizes = [10 ** n for n in range(4, most + 3 - self.quick)]
        for kind in LOOPS:
            self.grow(f"Growth: operations executed by a loop ({kind})", sizes,
                      write_loop(kind))

    def grow(self, title, sizes, write):
        """Time and memory at each size, and those an operation, an empty program's taken off."""
        idle, = self.in_turn("empty", self.interpreter(self.empty), memory=True)
        rows = []
        for size in sizes:
            path = self.folder / "grown.mlir"
            write(path, size)
            mine, = self.in_turn(f"{title}: {size:,}", self.interpreter(path), memory=True)
            if mine[0].status:
                self.wrong.append(f"{title}, {size:,}: {mine[0].why()}")
                rows.append([f"{size:,}", "failed"])
                continue
            seconds, memory = median(mine), median(mine, "memory")
            rows.append([f"{size:,}", duration(seconds), f"{memory / 1e6:.1f} MB",
                         f"{max(seconds - median(idle), 0) / size * 1e9:.1f}",
                         f"{max(memory - median(idle, 'memory'), 0) / size:.1f}"])
        table(title, ["operations", "time", "memory", "ns each", "bytes each"], rows)

    def check(self, paths, meant):
        """Every program at its smallest size, and a small module, without a clock."""
        for path in paths:
            source = self.write(path.name, sized(path, "test"))
            self.right(path.stem, [run(self.interpreter(source)), run(self.interpreter(self.lowered(source)))],
                       must(self.native(source)))
        for path in meant:
            first, second = (run(self.interpreter(side)) for side in self.sides(path, "test"))
            self.right(path.stem, [first], second.output)
        module = self.folder / "large.mlir"
        write_functions(module, 2 * len(FUNCTIONS))
        must([self.tool("mlir-opt"), str(module), "-o", "/dev/null"])
        if (done := run(self.interpreter(module, "verify"))).status:
            self.wrong.append(f"the module to parse: {done.why()}")
        print(f"bench: {len(paths) + len(meant)} programs, {len(self.wrong)} wrong")

    def measure(self, figures, programs):
        """`programs`: of each figure that has some."""
        jobs = {"startup": self.startup,
                "native": lambda: self.beside_native(
                    programs["native"], "Programs beside native -O2, its start-up taken off (goal: a mean of at most 8)"),
                "lli": lambda: self.beside_lli(programs["native"]),
                "lowered": lambda: self.lowered_programs([*programs["native"], *programs["polybench"]]), "netlists": self.netlists, "parse": self.parse,
                "reading": self.reading, "bytecode": self.bytecode, "growth": self.growth,
                "meant": lambda: self.meant(programs["meant"])}
        for figure in figures:
            if figure in FOLDERS:
                self.beside_executables(programs[figure], FOLDERS[figure])
            else:
                jobs[figure]()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    programs = {"native": sorted(PROGRAMS.glob("*.mlir")),
                **{figure: sorted((PROGRAMS / figure).glob("*.mlir")) for figure in (*FOLDERS, "meant")}}
    parser.add_argument("program")
    parser.add_argument("--only", action="append", default=[], metavar="NAME",
                        choices=FIGURES + [path.stem for paths in programs.values() for path in paths],
                        help="a figure or a program: %(choices)s")
    parser.add_argument("--runs", type=int, help="how often each is timed (default 5, quick 3)")
    parser.add_argument("--quick", action="store_true", help="smaller sizes, fewer runs")
    parser.add_argument("--check", action="store_true", help="no time: are the results right?")
    args = parser.parse_args()
    runs = args.runs or (3 if args.quick else 5)
    chosen = {figure: [path for path in paths if path.stem in args.only] for figure, paths in programs.items()}
    of_chosen = [figure for figure, paths in chosen.items() if paths]
    figures = [name for name in args.only if name in FIGURES] or (
        of_chosen + ["lli"] * bool(chosen["native"])) or FIGURES
    taken = {figure: chosen[figure] or paths for figure, paths in programs.items()}
    # All on one processor: where a neighbour is at work on its core, the next one may be half again as fast.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.abspath(args.program), runs, args.quick, pathlib.Path(folder))
        if args.check:
            chosen = [(figure, path) for figure in of_chosen or taken for path in taken[figure]]
            bench.check([path for figure, path in chosen if figure != "meant"],
                        [path for figure, path in chosen if figure == "meant"])
        else:
            bench.measure(figures, taken)
    for line in bench.wrong:
        print(f"bench: {line}", file=sys.stderr)
    return bool(bench.wrong)


if __name__ == "__main__":
    sys.exit(main())
