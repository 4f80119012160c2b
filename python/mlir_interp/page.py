"""Pages of runs, by the program."""

import html
import json
import os
import re
import subprocess
import tempfile

from . import places
from .errors import BY_STATUS, LimitReached, Line, Usage


class Trace:
    """A page. A notebook shows it; `html` is its text, `save` writes it; `title` says of what it is."""

    def __init__(self, text, title):
        self.html, self.title = text, title

    def __repr__(self):
        return f"<mlir_interp.Trace {self.title}: save(path) writes the page>"

    def save(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.html)

    def _repr_html_(self):
        return (f'<iframe srcdoc="{html.escape(self.html)}" title="{html.escape(self.title)}, step by step" '
                'style="width: 100%; height: 40em; border: 1px solid #888"></iframe>')


def _program():
    program = places.program()
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
        return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False,
                              timeout=seconds or None)
    except subprocess.TimeoutExpired:
        raise LimitReached(f"limit reached: the page takes longer than {seconds} seconds") from None
    except OSError as error:
        raise Usage(f"the program '{command[0]}' cannot be run: {error.strerror}") from None


def _named(text, source, name):
    """The page, which was made of the file `source`, of what the module is called."""
    return text.replace(source, json.dumps(name)[1:-1].replace("<", "\\u003c"))


def trace(module, name, literals):
    """Of a function that there is, on arguments that it takes."""
    with tempfile.TemporaryDirectory() as folder:
        source, path = (os.path.join(folder, file) for file in ("module.mlir", "page.html"))
        with open(source, "wb") as file:
            file.write(module.source())
        command = [_program(), "trace", source, f"--entry={name}", "--html", path, *module.session.flags]
        if literals:
            command.append("--args=" + ", ".join(literals))
        done = _run(command, module.session.max_seconds)
        if not os.path.exists(path):
            raise _error(done.returncode, done.stderr, (source, module.name))
        with open(path, encoding="utf-8", errors="replace") as file:
            return Trace(_named(file.read(), source, module.name), f"{os.path.basename(module.name)}: @{name}")
