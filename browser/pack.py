#!/usr/bin/env python3
"""Writes what the page loads as two scripts, so that it needs no server: packed.js with the interpreter, its
worker, the names of operations and the course; manual.js with the manual.

  browser/pack.py MLIR_INTERP WASM_FOLDER TO
"""
import base64
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COURSE = HERE.parent / "course"
program, wasm, to = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def packed(data):
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def operations():
    text = subprocess.run([program, "ops", "--json"], check=True, capture_output=True, text=True).stdout
    lines = map(json.loads, text.splitlines())
    return [[line["name"], line["summary"]] for line in lines if line["kind"] == "operation"]


def manual():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "explain", "--html", folder], check=True)
        return {path.name: path.read_text() for path in sorted(pathlib.Path(folder).iterdir())}


def lesson(path):
    """Its file, its title, which the first line is, and its program; what it says stands in the manual."""
    title = path.read_text().split("\n", 1)[0].removeprefix("//").strip()
    text = subprocess.run([program, "explain", f"course-{path.stem}", "--example"], check=True, capture_output=True,
                          text=True).stdout
    return [path.name, title, text]


pages = manual()
(to / "packed.js").write_text("const PACKED = " + json.dumps({
    "interpreter": packed((wasm / "interpreter.wasm").read_bytes()),
    "worker": (wasm / "interpreter.js").read_text() + (HERE / "worker.js").read_text(),
    "operations": operations(),
    "pages": [name for name in pages if name.endswith(".html")],
    "course": [lesson(path) for path in sorted(COURSE.glob("*.mlir"))],
}) + ";\n")
(to / "manual.js").write_text(f"const MANUAL = {json.dumps(packed(json.dumps(pages).encode()))};\n")
