#!/usr/bin/env python3
"""Programs in C and C++, compiled to LLVM IR and run: as native code, or to the report that they are undefined.

usage: c.py PROGRAM [NAME...] [--keep FOLDER]

testsuite/c/*.c, *.cpp  at -O0, -O1 and -O2: what is printed, and how it ends, is what native code of the same IR does
testsuite/c/ub/*.c      at -O0 with places: undefined at the line that says `// undefined: TEXT`, and told with that text

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


def interpreted(program, text, arguments):
    given = [f"--argv={arguments}"] if arguments else []
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
    args = parser.parse_args()

    def chosen(folder):
        found = sorted(path.relative_to(ROOT) for path in (ROOT / folder).glob("*.c*"))
        return [path for path in found if not args.names or path.stem in args.names]

    programs, undefined = chosen(FOLDER), chosen(FOLDER / "ub")
    failed = {"programs": 0, "undefined": 0}
    with tempfile.TemporaryDirectory() as made, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = (args.keep or pathlib.Path(made)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        begun = {pool.submit(guarded, differs, args.program, source, level, folder): ("programs", f"{source} {level}")
                 for source in programs for level in LEVELS}
        begun |= {pool.submit(guarded, untold, args.program, source, folder): ("undefined", str(source)) for source in undefined}
        for number, one in enumerate(concurrent.futures.as_completed(begun), 1):
            kind, name = begun[one]
            if sys.stderr.isatty():
                print(f"\r{number} of {len(begun)} ", end="", file=sys.stderr, flush=True)
            if one.result() is not None:
                failed[kind] += 1
                print(f"--- {name}\n{one.result()}")
    print(f"c: {len(programs)} programs at {len(LEVELS)} levels, {failed['programs']} differ")
    print(f"c: {len(undefined)} undefined programs, {failed['undefined']} told otherwise")
    return bool(failed["programs"] or failed["undefined"] or not programs + undefined)


if __name__ == "__main__":
    sys.exit(main())
