#!/usr/bin/env python3
"""The library as other programs have it: examples in C that are linked with it, shared and static, and say
what they should; its symbols; nothing lost and nothing shared, by valgrind; the Python package from a new
virtual environment.

usage: library.py OBJECTS    the folder of objects, build/release-gcc
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
OBJECTS = pathlib.Path(sys.argv[1]).resolve()
LIBRARY = OBJECTS / "library"
EXAMPLES = ROOT / "testsuite" / "examples" / "library"
STATIC = [str(LIBRARY / "libmlir-interp.a"), "-lmpfr", "-lgmp", "-ljansson", "-lm", "-lpthread"]
SHARED = [f"-L{LIBRARY}", f"-Wl,-rpath,{LIBRARY}", "-lmlir-interp", "-lpthread"]
NATIVE_SAYS = """mean: agrees
median: error: there is no function @median with a body to check (--entry)
note: it has @mean : (i8, i8) -> i8
"""
SAYS = {"scale": "1.5 3 4.5\n", "many": "good\n", "native": NATIVE_SAYS,
        "passes": 2 * "cse: keeps it\ncanonicalize: breaks it\npolish: is none\n", "report": """arith.divsi: undefined behaviour: the divisor is zero
divide.mlir:2: undefined behaviour: the divisor is zero
divide.mlir:2: in 'arith.divsi', with %a = 7 : i32, %b = 0 : i32
divide.mlir:1: in @divide, the entry, called with %a = 7 : i32, %b = 0 : i32
"""}
CURES = "`make library`", "`make install PREFIX=...`", "build:$PATH", "MLIR_INTERP_LIBRARY names it: "
NATIVE = OBJECTS / "mlir-interp-native"
GIVEN = {"many": ["4", "50"], "passes": [NATIVE, "2"], "native": [NATIVE]}
if not NATIVE.exists():
    del SAYS["passes"], SAYS["native"]
wrong = 0


def object_to(what):
    global wrong
    wrong += 1
    print(what)


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def declared():
    """The functions of the header."""
    text = (ROOT / "include" / "mlir-interp.h").read_text()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return set(re.findall(r"\b(mlir_interp_\w+)\(", text))


def look_at_symbols():
    shared = run(["nm", "-D", "--defined-only", LIBRARY / "libmlir-interp.so.0"]).stdout
    static = run(["nm", "-g", "--defined-only", LIBRARY / "libmlir-interp.a"]).stdout
    exported = {line.split()[2].split("@")[0] for line in shared.splitlines()} - {"MLIR_INTERP_0"}
    visible = {line.split()[2] for line in static.splitlines() if len(line.split()) == 3}
    if exported != declared():
        object_to(f"the shared library's symbols are not the header's: {sorted(exported ^ declared())}")
    if visible != declared():
        object_to(f"the static library's symbols are not the header's: {sorted(visible ^ declared())[:20]}")
    soname = re.search(r"SONAME.*\[(.*)\]", run(["readelf", "-d", LIBRARY / "libmlir-interp.so.0"]).stdout)
    if not soname or soname[1] != "libmlir-interp.so.0":
        object_to("the shared library has no soname")


def look_at_versions():
    """Packages are made where the program is not yet, so that each says its version itself."""
    said = run([OBJECTS / "mlir-interp", "--version"]).stdout.split()[1].rstrip(",")
    for path, pattern in (("python/backend.py", r'VERSION = "mlir_interp", "(.*)"'),
                          ("debian/changelog", r"\Amlir-interp \((.*)\)")):
        found = re.search(pattern, (ROOT / path).read_text())
        if not found or found[1] != said:
            object_to(f"{path} has version {found and found[1]}, the program {said}")


def compile_example(name, libraries, folder):
    path = folder / name
    done = run(["cc", "-Wall", "-Wextra", "-Werror", "-O1", f"-I{ROOT / 'include'}", "-o", path,
                EXAMPLES / f"{name}.c", *libraries])
    if done.returncode:
        object_to(f"{name}.c is not compiled: {done.stderr}")
    return path


def try_examples(folder):
    for kind, libraries in (("shared", SHARED), ("static", STATIC)):
        for name, says in SAYS.items():
            path = compile_example(name, libraries, folder)
            done = run([path, *GIVEN.get(name, [])])
            lines = "".join(line for line in done.stdout.splitlines(True) if not line.startswith("-:"))
            if lines != says or done.stderr or done.returncode:
                object_to(f"{name}.c, {kind}: says {done.stdout!r} and {done.stderr!r}")


def find_native(folder):
    """The native program near the library, as both are built and as they are installed."""
    if "passes" not in SAYS:
        return
    program = compile_example("passes", [f"-L{LIBRARY}", "-lmlir-interp", "-lpthread"], folder)
    installed = folder / "installed" / "lib"
    for path in (installed, folder / "installed" / "libexec"):
        path.mkdir(parents=True)
    shutil.copy(LIBRARY / "libmlir-interp.so.0", installed)
    for there in (True, False):
        if there:
            (folder / "installed" / "libexec" / NATIVE.name).symlink_to(NATIVE)
        else:
            (folder / "installed" / "libexec" / NATIVE.name).unlink()
        for place in (LIBRARY, installed):
            done = run([program, "", "2"], env={**os.environ, "LD_LIBRARY_PATH": str(place)})
            known = there or place == LIBRARY
            if done.stdout != SAYS["passes"] if known else done.stdout.count("not known") != 6:
                object_to(f"the native program near {place}, {'there' if there else 'not there'}: {done.stdout!r}")


def look_for_losses(folder):
    if not shutil.which("valgrind"):
        object_to("valgrind is not there")
        return
    for name in [name for name in ("many", "passes") if name in SAYS]:
        threads = run(["valgrind", "-q", "--tool=helgrind", "--error-exitcode=9", "--main-stacksize=8000000",
                       folder / name, *(["2", "3"] if name == "many" else GIVEN[name])])
        if threads.returncode or threads.stdout != SAYS[name]:
            object_to(f"what threads share, by valgrind: {threads.stdout}{threads.stderr[-3000:]}")
    done = run(["valgrind", "-q", "--leak-check=full", "--show-leak-kinds=definite,indirect,possible",
                "--errors-for-leak-kinds=definite,indirect,possible", "--error-exitcode=9", "--main-stacksize=8000000",
                folder / "many", "2", "500"])
    if done.returncode or done.stdout != "good\n":
        object_to(f"a thousand modules in two threads, by valgrind: {done.stdout}{done.stderr[-3000:]}")


def find_library(folder, python):
    """The package finds the library and the program below the prefix that it is installed in, in the tree, below
    the prefix of the program on the PATH, and below that of the library which is named; and says what helps where it does not."""
    prefix = folder / "prefix"
    packages = prefix / "lib" / "python3.x" / "dist-packages"
    shutil.copytree(ROOT / "python" / "mlir_interp", packages / "mlir_interp",
                    ignore=shutil.ignore_patterns("__pycache__"))
    tree = folder / "tree"
    shutil.copytree(packages, tree / "python")
    for path in (prefix / "bin", tree / "build"):
        path.mkdir()
    shutil.copy(LIBRARY / "libmlir-interp.so.0", prefix / "lib")
    shutil.copy(OBJECTS / "mlir-interp", prefix / "bin")
    (tree / "build" / "mlir-interp").symlink_to(OBJECTS / "mlir-interp")
    with_numpy = {"PATH": "/usr/bin:/bin"}
    ask = ("import mlir_interp; m = mlir_interp.parse('func.func @f(%a: i32) -> i32 { return %a : i32 }')\n"
           "print(m.call('f', 3), 'arguments' in m.trace('f', 3).html, mlir_interp.__file__)")
    for name, which, env in (
            ("its prefix", "/usr/bin/python3", {"PYTHONPATH": str(packages)}),
            ("the tree", "/usr/bin/python3", {"PYTHONPATH": str(tree / "python")}),
            ("the program's prefix", python, {"PATH": f"{prefix / 'bin'}:/usr/bin:/bin"}),
            ("the named library's prefix", python, {"MLIR_INTERP_LIBRARY": str(prefix / "lib" / "libmlir-interp.so.0")})):
        done = run([which, "-B", "-c", ask], env={**with_numpy, **env}, cwd="/")
        if not done.stdout.startswith("3 True "):
            object_to(f"the package does not find the library in {name}: {done.stdout}{done.stderr}")
    done = run([python, "-B", "-c", ask], env=with_numpy, cwd="/")
    if not os.path.exists("/usr/local/lib/libmlir-interp.so.0") and \
            any(cure not in done.stderr for cure in CURES):
        object_to(f"the package does not say what to do where there is no library: {done.stdout}{done.stderr}")


def install_package(folder):
    """The package as a newcomer installs it, in a virtual environment that has nothing but pip's own; the Python that
    has it, or None. Beside the sources nothing is left but what Python keeps of them."""
    environment, package = folder / "bare", folder / "package"
    shutil.copytree(ROOT / "python", package, ignore=shutil.ignore_patterns("__pycache__"))
    before = set(package.rglob("*"))
    python = environment / "bin" / "python"
    pip = [python, "-m", "pip", "install", "-q", "--no-index"]
    for command in (["/usr/bin/python3", "-m", "venv", environment],
                    [*pip, package], [*pip, "--no-build-isolation", "--force-reinstall", package],
                    [python, "-m", "pip", "check"]):
        done = run(command)
        if done.returncode:
            object_to(f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}")
            return None
    left = [str(path.relative_to(package)) for path in package.rglob("*")
            if path not in before and "__pycache__" not in path.parts]
    if left:
        object_to(f"pip leaves {', '.join(left)} beside the sources")
    return python


def show_numpy(python):
    """What the package is tried with needs numpy, which the system has."""
    done = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    found = run(["/usr/bin/python3", "-c", "import numpy; print(numpy.__path__[0])"])
    pathlib.Path(done.stdout.strip(), "numpy").symlink_to(found.stdout.strip())


def try_python(folder):
    python = install_package(folder)
    if not python:
        return
    find_library(folder, python)
    show_numpy(python)
    variables = {"MLIR_INTERP_LIBRARY": LIBRARY / "libmlir-interp.so.0", "MLIR_INTERP_PROGRAM": OBJECTS / "mlir-interp"}
    if NATIVE.exists():
        variables["MLIR_INTERP_NATIVE"] = NATIVE
    env = {**os.environ, **{name: str(path) for name, path in variables.items()}}
    readme = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), flags=re.S)
    (folder / "readme.txt").write_text(readme[1])
    for what in ([ROOT / "testsuite" / "python" / "test_mlir_interp.py"],
                 ["-m", "doctest", "-o", "ELLIPSIS", folder / "readme.txt"]):
        done = run([python, "-B", *what], cwd=folder, env=env)
        if done.returncode:
            object_to(f"the package's tests: {done.stdout}{done.stderr}")


with tempfile.TemporaryDirectory() as temporary:
    place = pathlib.Path(temporary)
    look_at_symbols()
    look_at_versions()
    try_examples(place)
    look_for_losses(place)
    find_native(place)
    try_python(place)
print(f"{len(SAYS)} examples, {len(declared())} functions, {wrong} objections")
sys.exit(wrong != 0)
