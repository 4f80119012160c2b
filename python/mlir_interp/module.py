"""Sessions and modules."""

import ctypes
import json
import os
import queue
import shutil
import threading
import typing

from . import page, values
from .errors import BY_STATUS, Difference, Line, Stopped, Usage
from .native import OBSERVER, SEVERITIES, functions


class Event(typing.NamedTuple):
    """An operation that was executed, and what it was given and gave, as reports write it."""
    operation: str
    file: typing.Optional[str]
    line: int
    column: int
    depth: int
    operands: typing.Tuple[str, ...]
    results: typing.Tuple[str, ...]


def _text(bytes_):
    return bytes_.decode(errors="replace") if bytes_ is not None else None


def _event(pointer):
    return Event(
        _text(functions.event_operation(pointer)), _text(functions.event_file(pointer)),
        functions.event_line(pointer), functions.event_column(pointer), functions.event_depth(pointer),
        tuple(_text(functions.event_operand(pointer, i)) for i in range(functions.event_operand_count(pointer))),
        tuple(_text(functions.event_result(pointer, i)) for i in range(functions.event_result_count(pointer))))


def _native():
    """Where the native program is: in MLIR_INTERP_NATIVE, or installed with the program; else None."""
    program = shutil.which("mlir-interp")
    beside = program and os.path.join(os.path.dirname(os.path.realpath(program)), "..", "libexec", "mlir-interp-native")
    return os.environ.get("MLIR_INTERP_NATIVE") or (beside if beside and os.path.exists(beside) else None)


class Session:
    """How programs are read and run. `max_steps` and `max_memory` (bytes): 0, no limit; `max_seconds`; `seed`
    decides what the language leaves open; `index_bitwidth`: 64 or 32; `native`: the path of
    mlir-interp-native, which `Module.diff` takes, where MLIR_INTERP_NATIVE does not say it and it is not installed."""

    def __init__(self, *, max_steps=None, max_memory=None, max_seconds=None, seed=0, index_bitwidth=0,
                 allow_unregistered=False, native=None):
        self._pointer = functions.session_new()
        if max_steps is not None:
            functions.set_max_steps(self._pointer, max_steps)
        if max_memory is not None:
            functions.set_max_memory(self._pointer, max_memory)
        if max_seconds is not None:
            functions.set_max_seconds(self._pointer, max_seconds)
        functions.set_seed(self._pointer, seed)
        functions.set_index_bitwidth(self._pointer, index_bitwidth)
        functions.allow_unregistered(self._pointer, allow_unregistered)
        native = native or _native()
        if native:
            functions.set_native(self._pointer, native.encode())
        self.lock = threading.RLock()

    def __del__(self):
        if getattr(self, "_pointer", None):
            functions.session_free(self._pointer)

    def error(self, status=None):
        """The exception that the last report is."""
        report = functions.report(self._pointer).contents
        lines = [Line(SEVERITIES[line.severity], _text(line.file), line.line, line.column, _text(line.text))
                 for line in report.lines[:report.line_count]]
        kind = BY_STATUS.get(report.status if status is None else status, Usage)
        return kind(_text(report.text), lines, _text(report.operation))

    def parse(self, text, name="module.mlir"):
        """A module, read and verified; `Invalid` where it is not valid."""
        return Module(self, text, name)


def parse(text, name="module.mlir", **options):
    """The same in a session of its own, which takes the options of `Session`."""
    return Session(**options).parse(text, name)


class _Call:
    def __init__(self, module, name, arguments):
        self.session = module.session
        self.pointer = functions.call_new(module.pointer, name.encode())
        if not self.pointer:
            raise self.session.error()
        wanted = functions.argument_count(self.pointer)
        if len(arguments) != wanted:
            raise Usage(f"@{name} takes {wanted} argument{'' if wanted == 1 else 's'}, and was given {len(arguments)}")
        self.kept = []
        for number, value in enumerate(arguments):
            if not values.set_argument(self.pointer, number, value, self.kept):
                raise self.session.error()

    def __del__(self):
        if getattr(self, "pointer", None):
            functions.call_free(self.pointer)

    def output(self):
        length = ctypes.c_size_t()
        data = functions.output(self.pointer, ctypes.byref(length))
        return ctypes.string_at(data, length.value).decode(errors="replace")

    def run(self):
        """What it returns: nothing, a value, or several."""
        if functions.run(self.pointer):
            error = self.session.error()
            error.output = self.output()
            raise error
        results = tuple(values.result(self.pointer, i) for i in range(functions.result_count(self.pointer)))
        return results[0] if len(results) == 1 else results or None


class Module:
    """A program. `output` is what its last run printed, `steps` how many operations it executed."""

    def __init__(self, session, text, name):
        data = text.encode() if isinstance(text, str) else bytes(text)
        self.session, self.name, self.text = session, name, data.decode(errors="replace")
        self.output, self.steps = "", 0
        self.pointer = functions.parse(session._pointer, name.encode(), data, len(data))
        if not self.pointer:
            raise session.error()

    def __del__(self):
        if getattr(self, "pointer", None):
            functions.module_free(self.pointer)

    def print(self, generic=False):
        """As mlir-opt prints it."""
        text = functions.print(self.pointer, generic)
        try:
            return ctypes.string_at(text).decode(errors="replace")
        finally:
            functions.text_free(text)

    __str__ = print

    @property
    def functions(self):
        """The names that can be called."""
        names = []
        while (name := functions.function(self.pointer, len(names))) is not None:
            names.append(_text(name))
        return names

    def call(self, name, *arguments):
        """Runs the function. Arguments are numbers, numpy arrays (for memrefs they are the memory), POISON, or
        texts as MLIR writes attributes."""
        with self.session.lock:
            call = _Call(self, name, arguments)
            try:
                return call.run()
            finally:
                self.output, self.steps = call.output(), functions.steps(call.pointer)

    def step(self, name, *arguments):
        """An iterator over what is executed, an `Event` each; the program waits between them. What is wrong
        is raised at its end."""
        return _steps(self, name, arguments)

    def diff(self, passes, inputs=0):
        """Does what the passes make of the module still mean what it meant? The answer, as `diff --json` has it;
        `Difference` where it does not."""
        answer = ctypes.c_void_p()
        with self.session.lock:
            status = functions.diff(self.pointer, passes.encode(), inputs, ctypes.byref(answer))
            found = None
            if answer.value:
                found = json.loads(ctypes.string_at(answer.value))
                functions.text_free(answer)
            if status == 0:
                return found
            error = self.session.error(status)
            if isinstance(error, Difference):
                error.finding = found
            raise error

    def trace(self, name, *arguments):
        """The page that plays the run, by the program mlir-interp; a notebook shows it."""
        return page.trace(self, name, arguments)


def _steps(module, name, arguments):
    events, asked = queue.Queue(), queue.Queue()

    def see(_, pointer):
        events.put(_event(pointer))
        return asked.get()

    def work():
        try:
            with module.session.lock:
                call = _Call(module, name, arguments)
                observer = OBSERVER(see)
                functions.observe(call.pointer, observer, None)
                try:
                    call.run()
                finally:
                    module.output, module.steps = call.output(), functions.steps(call.pointer)
            events.put(None)
        except BaseException as error:  # it is the consumer's
            events.put(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    over = False
    try:
        while True:
            event = events.get()
            if not isinstance(event, Event):
                over = True
                if event is not None and not isinstance(event, Stopped):
                    raise event
                return
            yield event
            asked.put(True)
    finally:
        if not over:
            asked.put(False)
        thread.join()
