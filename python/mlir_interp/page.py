"""Pages of runs, by the program."""

import html
import os
import re
import shutil
import subprocess
import tempfile

from .errors import BY_STATUS, LimitReached, Line, Usage


class Trace:
    """A page. A notebook shows it; `html` is its text, `save` writes it."""

    def __init__(self, text):
        self.html = text

    def save(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.html)

    def _repr_html_(self):
        return (f'<iframe srcdoc="{html.escape(self.html)}" title="a run, step by step" '
                'style="width: 100%; height: 40em; border: 1px solid #888"></iframe>')


def _program():
    """Where it is said to be, on the PATH, or near the library that is named: as built, as installed."""
    folder = os.path.dirname(os.path.realpath(os.environ.get("MLIR_INTERP_LIBRARY", "")))
    near = [os.path.join(folder, "..", *place, "mlir-interp") for place in ((), ("bin",))]
    program = os.environ.get("MLIR_INTERP_PROGRAM") or shutil.which("mlir-interp") or next(
        filter(os.path.isfile, near), None)
    if not program:
        raise Usage("the program mlir-interp is not installed (or name it in MLIR_INTERP_PROGRAM)")
    return program


_LINE = re.compile(r"(?:(?P<file>.*?):(?P<line>\d+):(?P<column>\d+): )?(?P<severity>error|warning|note|remark): "
                   r"(?P<text>.*)")


def _error(status, report, name):
    """The exception that the program's report is; it read the module as `name`."""
    lines = [Line(m["severity"], m["file"], int(m["line"] or 0), int(m["column"] or 0), m["text"])
             for m in map(_LINE.fullmatch, report.replace(*name).splitlines()) if m]
    return BY_STATUS.get(status, Usage)(report.replace(*name), lines)


def _run(command, seconds):
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise LimitReached(f"limit reached: the page takes longer than {seconds} seconds") from None
    except OSError as error:
        raise Usage(f"the program '{command[0]}' cannot be run: {error.strerror}") from None


def trace(module, name, literals):
    """Of a function that there is, on arguments that it takes."""
    with tempfile.TemporaryDirectory() as folder:
        source, path = (os.path.join(folder, file) for file in ("module.mlir", "page.html"))
        with open(source, "wb") as file:
            file.write(module.data)
        command = [_program(), "trace", source, f"--entry={name}", "--html", path, *module.session.flags]
        if literals:
            command.append("--args=" + ", ".join(literals))
        done = _run(command, module.session.max_seconds)
        if not os.path.exists(path):
            raise _error(done.returncode, done.stderr, (source, module.name))
        with open(path, encoding="utf-8", errors="replace") as file:
            return Trace(file.read())
