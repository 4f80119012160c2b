#!/usr/bin/env python3
"""Programs in C and C++, compiled to LLVM IR and run: as native code, or to the report that they are undefined.

usage: c.py PROGRAM [NAME...] [--keep FOLDER] [--quick]

testsuite/c/*.c, *.cpp  at -O0, -O1 and -O2: what is printed, and how it ends, is what native code of the same IR does
testsuite/c/ub/*.c      at -O0 with places: undefined at the line that says `// undefined: TEXT`, and told with that text
testsuite/c/omp/*.c     with OpenMP, under several seeds: what is printed is what the same program prints without it
testsuite/c/omp/ub/*.c  with OpenMP, under several seeds: undefined at the line that says so, or stopped at the one that says
                        `// stops: TEXT`; and the report has the line that says `// other`, or `// other: LINE`. Which of two
                        accesses is told as the other one is open.

With --quick not at -O1.

A comment `// argv: WORDS` gives a program arguments, and `// flags: FLAGS` stands for -O0.
"""
import argparse
import concurrent.futures
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = pathlib.Path("testsuite/c")  # as reports name it
CLANG = "clang-22"
LEVELS = ["-O0", "-O1", "-O2"]
UNDEFINED, TRAP = 104, 105  # beside the statuses of programs
SEEDS = 8  # of programs with threads


def call(*command):
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)


def compiled(source, folder, *flags):
    """The LLVM IR of a program."""
    text = folder / f"{source.stem}{flags[0]}.ll"
    language = ["-std=c++20"] if source.suffix == ".cpp" else []
    got = call(CLANG, "-w", *language, *flags, "-S", "-emit-llvm", str(source), "-o", str(text))
    if got.returncode:
        raise RuntimeError(got.stderr.decode())
    return text


def libraries(source):
    """What it is linked with: of C++ the libraries that LLVM itself is linked with, by their names."""
    return ["-lm"] + (["-l:libstdc++.so.6", "-l:libgcc_s.so.1"] if source.suffix == ".cpp" else [])


def said(source, key):
    found = re.search(rf"^// {key}: (.*)$", (ROOT / source).read_text(), re.MULTILINE)
    return found[1] if found else ""


def interpreted(program, text, arguments, *flags):
    given = [f"--argv={arguments}"] if arguments else []
    given += flags
    return call(program, "run", str(text), "--entry-point-result=void", "--status=program", *given)


def differs(program, source, level, folder):
    """What is different from native code, or None."""
    text = compiled(source, folder, level)
    code = folder / f"{source.stem}{level}"
    linked = call(CLANG, "-w", level, str(text), "-o", str(code), *libraries(source))
    if linked.returncode:
        return linked.stderr.decode()
    native = call(str(code), *said(source, "argv").split())
    ours = interpreted(program, text, said(source, "argv"))
    wanted = TRAP if native.returncode < 0 else native.returncode
    if ours.returncode == wanted and ours.stdout == native.stdout:
        return None
    printed = [one.stdout.decode(errors="replace").splitlines() for one in (native, ours)]
    return "\n".join([f"native code ended with {native.returncode}, mlir-interp with {ours.returncode}",
                      *difflib.unified_diff(*printed, "native code", "mlir-interp", lineterm="", n=0),
                      ours.stderr.decode(errors="replace")])


def untold(program, source, folder):
    """What is wrong with the report of a program that is undefined, or None."""
    lines = (ROOT / source).read_text().splitlines()
    marks = [(number, line.split("// undefined: ", 1)[1]) for number, line in enumerate(lines, 1) if "// undefined: " in line]
    if len(marks) != 1:
        return "it does not say which line is undefined"
    line, wanted = marks[0]
    ours = interpreted(program, compiled(source, folder, *(said(source, "flags") or "-O0").split(), "-g"), said(source, "argv"))
    told = ours.stderr.decode(errors="replace")
    first = told.split("\n", 1)[0]
    if ours.returncode == UNDEFINED and wanted in first \
            and re.match(rf"(.*/)?{re.escape(str(source))}:{line}:\d+: error: undefined behaviour: ", first):
        return None
    return f"wanted undefined behaviour at line {line}: {wanted}\nmlir-interp ended with {ours.returncode}\n{told}"


def shared_differs(program, source, level, folder):
    """What is different from native code without OpenMP, or None."""
    text = compiled(source, folder, level, "-g", "-fopenmp")
    code = folder / f"{source.stem}{level}-serial"
    built = call(CLANG, "-w", level, str(source), "-o", str(code), *libraries(source))
    if built.returncode:
        return built.stderr.decode()
    native = call(str(code))
    for seed in range(SEEDS):
        ours = interpreted(program, text, "", f"--seed={seed}")
        if (ours.returncode, ours.stdout) != (native.returncode, native.stdout):
            return f"with seed {seed}:\n{ours.stdout.decode()}{ours.stderr.decode(errors='replace')}"
    return None


def marked(lines, mark):
    """The line that has the mark, and what stands behind it."""
    found = [(number, line.split(mark, 1)[1]) for number, line in enumerate(lines, 1) if mark in line]
    return found[0] if found else None


def other_line(lines):
    number, text = marked(lines, "// other")
    return int(text[1:]) if text.startswith(":") else number


def shared_untold(program, source, folder):
    """What is wrong with the report of a program whose threads are undefined, or wait for ever; or None."""
    lines = (ROOT / source).read_text().splitlines()
    undefined = marked(lines, "// undefined: ")
    line, wanted = undefined or marked(lines, "// stops: ")
    end = "undefined behaviour: " if undefined else "the program stopped itself: "
    text = compiled(source, folder, "-O0", "-g", "-fopenmp")
    for seed in range(SEEDS):
        ours = interpreted(program, text, "", f"--seed={seed}")
        told = ours.stderr.decode(errors="replace")
        places = [re.search(r"(\d+):\d+: (error|note)", row) for row in told.splitlines() if wanted in row or ": note: " in row]
        places = [int(place[1]) for place in places if place]
        error = next((row for row in told.splitlines() if ": error: " in row), "")
        if ours.returncode != (UNDEFINED if undefined else TRAP) or end + wanted not in error:
            return f"wanted: {wanted}\nwith seed {seed} mlir-interp ended with {ours.returncode}\n{told}"
        if not {line, other_line(lines)} <= set(places):
            return f"with seed {seed} lines {line} and {other_line(lines)} are not both told\n{told}"
    return None


def guarded(run, *given):
    try:
        return run(*given)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        return str(error)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=lambda name: str(pathlib.Path(name).resolve()))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    args = parser.parse_args()
    levels = [level for level in LEVELS if level != "-O1" or not args.quick]

    def chosen(folder):
        found = sorted(path.relative_to(ROOT) for path in (ROOT / folder).glob("*.c*"))
        return [path for path in found if not args.names or path.stem in args.names]

    programs, undefined = chosen(FOLDER), chosen(FOLDER / "ub")
    shared, ill = chosen(FOLDER / "omp"), chosen(FOLDER / "omp/ub")
    failed = {"programs": 0, "undefined": 0, "shared": 0, "ill": 0}
    with tempfile.TemporaryDirectory() as made, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = (args.keep or pathlib.Path(made)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        begun = {pool.submit(guarded, differs, args.program, source, level, folder): ("programs", f"{source} {level}")
                 for source in programs for level in levels}
        begun |= {pool.submit(guarded, untold, args.program, source, folder): ("undefined", str(source)) for source in undefined}
        begun |= {pool.submit(guarded, shared_differs, args.program, source, level, folder): ("shared", f"{source} {level}")
                  for source in shared for level in levels}
        begun |= {pool.submit(guarded, shared_untold, args.program, source, folder): ("ill", str(source)) for source in ill}
        for number, one in enumerate(concurrent.futures.as_completed(begun), 1):
            kind, name = begun[one]
            if sys.stderr.isatty():
                print(f"\r{number} of {len(begun)} ", end="", file=sys.stderr, flush=True)
            if one.result() is not None:
                failed[kind] += 1
                print(f"--- {name}\n{one.result()}")
    print(f"c: {len(programs)} programs at {len(levels)} levels, {failed['programs']} differ")
    print(f"c: {len(undefined)} undefined programs, {failed['undefined']} told otherwise")
    print(f"c: {len(shared)} programs with OpenMP at {len(levels)} levels, {failed['shared']} differ")
    print(f"c: {len(ill)} with a race or a deadlock, {failed['ill']} told otherwise")
    return any(failed.values()) or not programs + undefined + shared + ill


if __name__ == "__main__":
    sys.exit(main())
