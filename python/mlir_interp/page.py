"""Pages of runs, by the program."""

import html
import math
import os
import shutil
import subprocess
import tempfile

from . import values
from .errors import BY_STATUS, Usage
from .native import functions


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


def _float(value):
    """As MLIR reads it back, bit by bit."""
    number = float(value)
    if not math.isfinite(number) or value.dtype.itemsize > 8:
        return "0x" + value.tobytes()[::-1].hex().upper()
    digits, e, exponent = repr(number).partition("e")
    return digits + ("" if "." in digits else ".0") + e + exponent


def _number(dtype, value):
    if dtype.kind == "c":
        return f"({_float(value.real)}, {_float(value.imag)})"
    if dtype.kind == "f":
        return _float(value)
    return ("true" if value else "false") if dtype.kind == "b" else str(int(value))


def _elements(array):
    if array.ndim == 0:
        return _number(array.dtype, array[()])
    return "[" + ", ".join(_elements(row) for row in array) + "]"


def attribute(type_, size, value):
    """A value as --args takes it."""
    if isinstance(value, str):
        return value
    text = values.text_of(type_, value)
    if text is not None:
        return text
    np, dtype = values.numpy(), values.dtype_of(type_, size)
    if dtype is None:
        raise Usage(f"a value of type '{type_}' cannot be made of {value!r}: give it as text")
    array = np.asarray(value).astype(dtype)
    if not values.is_shaped(type_):
        return f"{_number(dtype, array[()])} : {type_}"
    element = type_.split("<", 1)[1].rsplit("x", 1)[-1].split(",")[0].rstrip(">") if array.ndim else type_
    if "complex<" in type_:
        element = "complex<" + type_.split("complex<", 1)[1].split(">")[0] + ">"
    kind = "vector" if type_.startswith("vector<") else "tensor"
    sizes = "".join(f"{size}x" for size in array.shape)
    return f"dense<{_elements(array)}> : {kind}<{sizes}{element}>"


def _program():
    """Where it is said to be, on the PATH, or near the library that is named: as built, as installed."""
    folder = os.path.dirname(os.path.realpath(os.environ.get("MLIR_INTERP_LIBRARY", "")))
    near = [os.path.join(folder, "..", *place, "mlir-interp") for place in ((), ("bin",))]
    program = os.environ.get("MLIR_INTERP_PROGRAM") or shutil.which("mlir-interp") or next(
        filter(os.path.isfile, near), None)
    if not program:
        raise Usage("the program mlir-interp is not installed (or name it in MLIR_INTERP_PROGRAM)")
    return program


def _arguments(module, name, arguments):
    call = functions.call_new(module.pointer, name.encode())
    if not call:
        raise module.session.error()
    try:
        return ", ".join(attribute(functions.argument_type(call, i).decode(),
                                   functions.argument_element_size(call, i), value)
                         for i, value in enumerate(arguments))
    finally:
        functions.call_free(call)


def trace(module, name, arguments):
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, os.path.basename(module.name) or "module.mlir")
        path = os.path.join(folder, "page.html")
        with open(source, "w", encoding="utf-8") as file:
            file.write(module.text)
        command = [_program(), "trace", source, "-e", name, "--html", path]
        if arguments:
            command.append("--args=" + _arguments(module, name, arguments))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if not os.path.exists(path):
            raise BY_STATUS.get(done.returncode, Usage)(done.stderr)
        with open(path, encoding="utf-8") as file:
            return Trace(file.read())
