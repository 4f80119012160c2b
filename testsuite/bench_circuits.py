"""Netlists for the benchmarks: random circuits of a thousand operations, here and as Verilator compiles them."""
import re
import subprocess

import circuits

OPERATIONS = 1000


def netlist(number):
    """In MLIR and in Verilog; its outputs are numbers of at most 64 bits."""
    made = circuits.Random(number, OPERATIONS, 64)
    return made, *made.texts()


def constants(made):
    """Inputs that stay: names and numbers."""
    return [(name, made.random.getrandbits(width), width) for name, width in made.ports]


def arguments(inputs):
    return ", ".join(circuits.as_attribute(number, width) for _, number, width in inputs)


def compiled(folder, mlir, verilog, inputs, ticks):
    """Verilator's program, which prints the outputs of the last tick."""
    folder.mkdir()
    (folder / "top.v").write_text(verilog)
    outputs = circuits.ports_of(mlir)[1]
    main = ["#include \"Vtop.h\"", "#include <cstdio>", "int main() {", "  Vtop top;"]
    main += [f"  top.{name} = {number}ull;" for name, number, _ in inputs]
    main += [f"  for (long tick = 0; tick < {ticks}; tick++) {{", "    top.clk = 0;", "    top.eval();",
             f"    if (tick == {ticks} - 1)"]
    main += ["      printf(\"" + " ".join("%llu" for _ in outputs) + "\\n\", "
             + ", ".join(f"(unsigned long long)top.{name}" for name, _ in outputs) + ");"]
    main += ["    top.clk = 1;", "    top.eval();", "  }", "}", ""]
    (folder / "main.cpp").write_text("\n".join(main))
    subprocess.run(["verilator", "--cc", "--exe", "--build", "-O3", "-CFLAGS", "-O2", "-Wno-fatal", "-Wno-lint",
                    "-Wno-UNOPTFLAT", "top.v", "main.cpp", "--top-module", "top"],
                   cwd=folder, check=True, capture_output=True)
    return [str(folder / "obj_dir/Vtop")]


def outputs_of(text, mlir):
    """What ours has printed of the last tick, as Verilator's program prints it."""
    widths = [width for _, width in circuits.ports_of(mlir)[1]]
    values = re.findall(r" = ([-\w]+)", text)
    return " ".join(str(circuits.as_number(v, w)) for v, w in zip(values, widths, strict=True))
