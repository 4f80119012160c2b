"""lit configuration: MLIR files with RUN lines, checked by FileCheck."""
import os
import subprocess
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import made

config.name = "mlir-interp"
config.test_format = made.Format(execute_external=True)
config.suffixes = [".mlir", ".test", ".table", ".bodies"]
config.excludes = ["Inputs"]
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
program = os.environ.get("MLIR_INTERP", os.path.join(root, "build", "mlir-interp"))
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.path.join(root, "build", "cases")
config.environment["PATH"] = os.environ["PATH"]
config.environment["ASAN_OPTIONS"] = "detect_leaks=0:" + os.environ.get("ASAN_OPTIONS", "")
# What --upstream-dialects keeps is made anew for these tests, outside the user's own cache.
config.environment["XDG_CACHE_HOME"] = os.path.join(root, "build", "cache")
os.makedirs(config.environment["XDG_CACHE_HOME"], exist_ok=True)
include = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True).stdout.strip()
config.substitutions.append(("%ods", f"llvm-tblgen-22 --dump-json -I {include}"))
# Both print the program alike, in its custom and in the generic form, but for the names of values.
config.substitutions.append(("%as-mlir-opt", f"sh {config.test_source_root}/as_mlir_opt.sh {program}"))
config.substitutions.append(("%as-printed", f"python3 {config.test_source_root}/as_printed.py {program}"))
for maker in ("table", "bodies"):
    config.substitutions.append(("%" + maker, f"python3 {config.test_source_root}/{maker}.py"))
# Words of their own, never parts of a path.
for word, command in (
    ("mlir-interp", program),
    ("mlir-interp-runner", program + "-runner"),
    ("FileCheck", "FileCheck-22"),
    ("not", "not-22"),
    ("mlir-opt", "mlir-opt-22"),
    ("split-file", "split-file-22"),
):
    config.substitutions.append((r"(?<![\w/.-])" + word + r"(?![\w/.-])", command))
