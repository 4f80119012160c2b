"""Sessions and modules."""

import _thread
import contextlib
import ctypes
import gc
import json
import math
import operator
import os
import pathlib
import queue
import sys
import threading
import typing

from . import page, places, values
from .errors import BY_STATUS, Busy, Difference, Line, Stopped, Usage, told
from .native import OBSERVER, SEVERITIES, functions


class Event(typing.NamedTuple):
    """An operation that was executed, and what it was given and gave, as reports write it. `depth`: how deep it
    stands in calls, 1 in the function itself."""
    operation: str
    file: typing.Optional[str]
    line: int
    column: int
    depth: int
    operands: typing.Tuple[str, ...]
    results: typing.Tuple[str, ...]


def _text(bytes_):
    return bytes_.decode(errors="replace") if bytes_ is not None else None


def _bytes(text, what):
    try:
        data = text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise Usage(f"{what} is no text: {text!r}") from None
    if b"\0" in data:
        raise Usage(f"{what} has a zero in it: {text!r}")
    return data


def _event(pointer):
    return Event(
        _text(functions.event_operation(pointer)), _text(functions.event_file(pointer)),
        functions.event_line(pointer), functions.event_column(pointer), functions.event_depth(pointer),
        tuple(_text(functions.event_operand(pointer, i)) for i in range(functions.event_operand_count(pointer))),
        tuple(_text(functions.event_result(pointer, i)) for i in range(functions.event_result_count(pointer))))


def _limit(name, value, most):
    try:
        number = operator.index(value)
    except TypeError:
        raise Usage(f"{name} is no integer: {value!r}") from None
    if not 0 <= number <= most:
        raise Usage(f"{name} is from 0 to {most}, not {number}")
    return number


def _seconds(value):
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise Usage(f"max_seconds is no number: {value!r}") from None
    if not (math.isfinite(number) and number >= 0):
        raise Usage(f"max_seconds is a number of seconds, or 0 or None for no limit, not {value!r}")
    return number


class _Single:
    """What stands for something of the library: there is one of it."""

    def __reduce_ex__(self, protocol):
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled: parse the module again")


def _paths(given):
    """Of one, or of several."""
    return [given] if isinstance(given, (str, bytes, os.PathLike)) else given


class Session(_Single):
    """How programs are read and run. `max_steps`, `max_memory` (bytes) and `max_depth` (of calls): 0, no limit;
    `max_seconds`: 0 or None, no limit; `seed` decides what the language leaves open; `index_bitwidth`: 64 or 32, or 0, what the module
    says; `native`: the path of mlir-interp-native, which `Module.diff` takes, where MLIR_INTERP_NATIVE does not say it
    and it is neither installed nor beside the library; `dialects` and `meanings`: paths of files that define dialects,
    in IRDL or as JSON of ODS, and that say what operations mean, as --dialect and --meaning of the program take them."""

    @told
    def __init__(self, *, max_steps=10_000_000, max_memory=4 << 30, max_seconds=None, max_depth=100_000, seed=0,
                 index_bitwidth=0, allow_unregistered=False, native=None, dialects=(), meanings=()):
        if index_bitwidth not in (0, 32, 64):
            raise Usage(f"index_bitwidth is 64, 32 or 0, not {index_bitwidth!r}")
        self.max_seconds = None if max_seconds is None else _seconds(max_seconds)
        # What the program is told of them (page.py).
        self.flags = [f"--seed={_limit('seed', seed, 2**64 - 1)}"]
        self._pointer = functions.session_new()
        for name, value, bits in (("max_steps", max_steps, 64), ("max_memory", max_memory, 64),
                                  ("max_depth", max_depth, 32)):
            if value is not None:
                number = _limit(name, value, 2**bits - 1)
                getattr(functions, "set_" + name)(self._pointer, number)
                self.flags.append(f"--{name.replace('_', '-')}={number}")
        if self.max_seconds is not None:
            functions.set_max_seconds(self._pointer, self.max_seconds)
        functions.set_seed(self._pointer, seed)
        functions.set_index_bitwidth(self._pointer, index_bitwidth)
        functions.allow_unregistered(self._pointer, allow_unregistered)
        self.flags += [f"--index-bitwidth={index_bitwidth}"] if index_bitwidth else []
        self.flags += ["--allow-unregistered-dialect"] if allow_unregistered else []
        native = native or places.native()
        if native:
            functions.set_native(self._pointer, os.fsencode(native))
        self.lock = threading.RLock()
        self._running = self._work = None
        for path in _paths(dialects):
            self._define("dialect", functions.add_dialects, path)
        for path in _paths(meanings):
            self._define("meaning", functions.add_meanings, path)

    def _define(self, flag, add, path):
        try:
            name = os.fspath(path)
            data = pathlib.Path(name).read_bytes()
        except (OSError, TypeError, ValueError) as error:
            raise Usage(f"a definition cannot be read: {error}") from None
        if not add(self._pointer, os.fsencode(name), data, len(data)):
            raise self.error()
        self.flags.append(f"--{flag}={name}")

    def __repr__(self):
        said = [flag.removeprefix("--").replace("-", "_") for flag in self.flags]
        return f"<mlir_interp.Session {', '.join(said)}, max_seconds={self.max_seconds or 0:g}>"

    # What frees shares nothing with what runs, so that the collector may free whenever it likes.
    def __del__(self):
        if getattr(self, "_pointer", None):
            functions.session_free(self._pointer)

    def _admit(self):
        """With the lock: who comes back may say in `_running` that it runs, and takes it back at the end. Neither by
        a call, at whose beginning a signal may come."""
        if self._running is not None:
            gc.collect()  # an iterator that nobody has any more is ended
        if self._running is not None:
            raise Busy("a step of this session is open: go on to its end, or close() it"
                       if isinstance(self._running, _Stepping) else "this session is running")
        self._settle()

    def _settle(self):
        """A signal may have come before anybody waited for what works, and another while it was ended."""
        if work := self._work:
            work.stop()
            self._work = None

    @contextlib.contextmanager
    def alone(self):
        """Within it the library is this thread's; `Busy` where a step is open."""
        with self.lock:
            self._admit()
            self._running = self
            try:
                yield
            finally:
                self._running = None
                self._settle()

    def stop(self):
        """Ends what runs, in whatever thread, as `Stopped`."""
        functions.stop(self._pointer)

    def error(self, status=None):
        """The exception that the last report is."""
        report = functions.report(self._pointer).contents
        lines = [Line(SEVERITIES[line.severity], _text(line.file), line.line, line.column, _text(line.text))
                 for line in report.lines[:report.line_count]]
        kind = BY_STATUS.get(report.status if status is None else status, Usage)
        return kind(_text(report.text), lines, _text(report.operation))

    @told
    def parse(self, text, name="module.mlir"):
        """A module, read and verified; `Invalid` where it is not valid."""
        try:
            data = text.encode() if isinstance(text, str) else bytes(memoryview(text))
        except (TypeError, UnicodeEncodeError):
            raise Usage(f"a module is read from a text or from bytes, not from {text!r}") from None
        if not isinstance(name, str):
            raise Usage(f"the name of a module is no text: {name!r}")
        shown = name.encode(errors="replace").replace(b"\0", b"?")
        return Module(self, name, lambda: functions.parse(self._pointer, shown, data, len(data)), lambda: data)

    @told
    def parse_file(self, path):
        """The same of a file; `Usage` where it cannot be read. One of bytecode of more than 1 MB is mapped as
        long as the module is there: of large resources only those are read that the program reads. Nobody may change
        it meanwhile, this process neither: where it is made shorter, the system ends the process."""
        try:
            shown = os.fsencode(path)
        except TypeError:
            raise Usage(f"the path of a module is no path: {path!r}") from None
        if b"\0" in shown:
            raise Usage(f"the path of a module has a zero in it: {path!r}")
        return Module(self, os.fsdecode(shown), lambda: functions.parse_file(self._pointer, shown),
                      lambda: pathlib.Path(os.fsdecode(shown)).read_bytes())


@told
def parse(text, name="module.mlir", **options):
    """The same in a session of its own, which takes the options of `Session`."""
    return Session(**options).parse(text, name)


@told
def parse_file(path, **options):
    """Likewise."""
    return Session(**options).parse_file(path)


# Seconds after which who waits looks for signals, which the system may have given to another thread.
_MOMENT = 0.05


class _Work:
    """Work in a thread of its own: signals reach the main thread alone, and not while it is in the library. What
    `threading` has is not used: its `join` takes a thread for ended that a signal interrupts the wait for, and its
    events lose what a signal's handler raises while they let go of their lock."""

    def __init__(self, session, work):
        self.session, self.work = session, work
        self.result = self.error = self.thread = None
        self.process = os.getpid()
        self.over, self.end = False, _thread.allocate_lock()  # the lock is held until it is over
        self.end.acquire()
        session._work = self
        try:
            _thread.start_new_thread(self._do, ())
        except RuntimeError:  # there are too many
            self.over = True
            raise

    def _do(self):
        self.thread = threading.get_ident()
        try:
            self.result = self.work()
        except BaseException as error:  # it is the other thread's
            self.error = error
        self.over = True
        self.end.release()

    def wait(self):
        """What it gives, or raises; it is stopped where anything else is raised meanwhile."""
        try:
            while not self.over:
                self.end.acquire(timeout=_MOMENT)
        except BaseException:
            self.stop()
            raise
        error, self.error = self.error, None
        if error is None:
            return self.result
        try:
            raise error
        finally:
            del error  # it knows this frame

    def _is_there(self):
        """As another thread, that runs: not in a process that was forked, nor where the interpreter ends."""
        return self.process == os.getpid() and self.thread != threading.get_ident() and not sys.is_finalizing()

    def stop(self):
        """Whatever is raised meanwhile is raised when it has ended: until then the library is its."""
        late = None
        while not self.over and self._is_there():
            try:
                self.session.stop()
                self.end.acquire(timeout=0.01)
            except BaseException as error:
                late = error
        if late is not None:
            raise late


def _interruptibly(session, work):
    return _Work(session, work).wait() if threading.current_thread() is threading.main_thread() else work()


class Call:
    """A function and its arguments, within `Session.alone`."""

    def __init__(self, module, name, arguments):
        self.session = module.session
        self.pointer = functions.call_new(module.pointer, _bytes(name, "the name of a function"))
        if not self.pointer:
            raise self.session.error()
        try:
            wanted = functions.argument_count(self.pointer)
            if len(arguments) != wanted:
                raise Usage(f"@{name} takes {wanted} argument{'' if wanted == 1 else 's'}, and was given "
                            f"{len(arguments)}")
            self.kept, self.masked = [], []
            for number, value in enumerate(arguments):
                if not values.set_argument(self, number, value):
                    raise self.session.error()
        except BaseException:
            self.close()
            raise

    def close(self):
        functions.call_free(self.pointer)
        self.pointer = None

    def output(self):
        length = ctypes.c_size_t()
        data = functions.output(self.pointer, ctypes.byref(length))
        return ctypes.string_at(data, length.value).decode(errors="replace")

    def run(self):
        """What it returns: nothing, a value, or several; nothing also where the program ended by exit(0)."""
        status = functions.run(self.pointer)
        for array, without in self.masked:
            values.mask_again(array, without)
        if status:
            error = self.session.error()
            error.output = self.output()
            raise error
        results = tuple(values.result(self.pointer, i) for i in range(functions.result_count(self.pointer)))
        if all(result is None for result in results):
            return None
        return results[0] if len(results) == 1 else results

    def literals(self):
        """The arguments as --args takes them."""
        texts = [functions.argument_literal(self.pointer, i) for i in range(functions.argument_count(self.pointer))]
        if None in texts:
            functions.argument_literal(self.pointer, texts.index(None))
            raise self.session.error()
        return [_text(text) for text in texts]


_MOST_NAMES = 8


class Module(_Single):
    """A program. `output` is what its last run printed, `steps` how many operations it executed."""

    def __init__(self, session, name, read, source):
        """`read` gives what the library has of it, or None; `source` the bytes that it is read from."""
        self.session, self.name, self.source = session, name, source
        self.output, self.steps = "", 0
        with session.alone():
            self.pointer = read()
            if not self.pointer:
                raise session.error()
            self._names = self._callable()

    def __repr__(self):
        shown = ["@" + name for name in self._names[:_MOST_NAMES]]
        more = len(self._names) - len(shown)
        return (f"<mlir_interp.Module {self.name!r}: {', '.join(shown) or 'no functions to call'}"
                f"{f' and {more} more' if more else ''}>")

    def __del__(self):
        if getattr(self, "pointer", None):
            functions.module_free(self.pointer)

    @property
    def text(self):
        """What it was read from; of bytecode, what that prints as."""
        data = self.source()
        return self.print() if data.startswith(b"ML\xefR") else data.decode(errors="replace")

    @told
    def print(self, generic=False):
        """As mlir-opt prints it."""
        with self.session.alone():
            text = functions.print(self.pointer, generic)
            try:
                return ctypes.string_at(text).decode(errors="replace")
            finally:
                functions.text_free(text)

    __str__ = print

    @told
    def bytecode(self, version=6):
        """As bytecode, which `parse` reads, too, and mlir-opt."""
        length = ctypes.c_size_t()
        with self.session.alone():
            data = functions.bytecode(self.pointer, _limit("version", version, 6), ctypes.byref(length))
            if not data:
                raise self.session.error()
            try:
                return ctypes.string_at(data, length.value)
            finally:
                functions.text_free(data)

    def _callable(self):
        names = []
        while (name := functions.function(self.pointer, len(names))) is not None:
            names.append(_text(name))
        return names

    @property
    @told
    def functions(self):
        """The names that can be called."""
        with self.session.alone():
            return self._callable()

    def _run(self, call, through):
        try:
            return through(call.run)
        finally:
            self.session._settle()
            self.output, self.steps = call.output(), functions.steps(call.pointer)
            call.close()

    @told
    def call(self, name, *arguments):
        """Runs the function. Arguments are numbers, numpy arrays (for memrefs they are the memory), POISON, or
        texts as MLIR writes attributes; masked elements of arrays are poison. None comes of a program that ends
        itself by exit(0)."""
        with self.session.alone():
            return self._run(Call(self, name, arguments), lambda run: _interruptibly(self.session, run))

    def step(self, name, *arguments):
        """An iterator over what is executed, an `Event` each; the program waits between them. What is wrong
        is raised at its end. Until then, or its `close()`, all else about the session is `Busy`."""
        return Steps(self, name, arguments)

    def _ask(self, ask):
        """The objects of an answer; what is wrong is an exception, and of a difference they are its finding."""
        answer = ctypes.c_void_p()
        with self.session.alone():
            status = _interruptibly(self.session, lambda: ask(ctypes.byref(answer)))
            found = None
            if answer.value:
                found = [json.loads(line) for line in ctypes.string_at(answer.value).splitlines()]
                functions.text_free(answer)
            if status == 0:
                return found
            error = self.session.error(status)
            if isinstance(error, Difference):
                error.finding = found
            raise error

    @told
    def diff(self, passes, inputs=0):
        """Does what the passes make of the module still mean what it meant? The answer, as `diff --json` has it;
        `Difference` where it does not."""
        pipeline, most = _bytes(passes, "a pipeline"), _limit("inputs", inputs, 2**64 - 1)
        try:
            return self._ask(lambda answer: functions.diff(self.pointer, pipeline, most, answer))[0]
        except Difference as error:
            error.finding = error.finding[0]
            raise

    @told
    def check(self, function=None, inputs=0):
        """Does native code of LLVM's give what the language says, for this function or all? The answers, as
        `check --json` has them, the sums last; `Difference` where it does not."""
        name, most = function and _bytes(function, "a name"), _limit("inputs", inputs, 2**64 - 1)
        return self._ask(lambda answer: functions.check(self.pointer, name, most, answer))

    @told
    def trace(self, name, *arguments):
        """The page that plays the run, by the program mlir-interp; a notebook shows it."""
        with self.session.alone(), contextlib.closing(Call(self, name, arguments)) as call:
            literals = call.literals()
        return page.trace(self, name, literals)


class _Stepping:
    """A run that waits behind each operation, in a thread of its own."""

    def __init__(self, module, name, arguments):
        self.session, self.what = module.session, (module, name, arguments)
        self.events, self.asked = queue.SimpleQueue(), queue.SimpleQueue()

    def start(self):
        """Who may `stop` it has it before it runs: a signal may come when it does."""
        with self.session.lock:
            self.session._admit()
            self.session._running = self
            _Work(self.session, self._run)

    def _see(self, _, pointer):
        self.events.put(_event(pointer))
        return self.asked.get()

    def _run(self):
        module, name, arguments = self.what
        end = None
        try:
            call = Call(module, name, arguments)
            observer = OBSERVER(self._see)
            functions.observe(call.pointer, observer, None)
            module._run(call, lambda run: run())
        except Stopped:
            pass
        except BaseException as error:  # it is the consumer's
            end = error
        self.session._running = self.session._work = None
        self.events.put(end)

    def next(self):
        while True:
            try:
                return self.events.get(timeout=_MOMENT)
            except queue.Empty:
                pass

    def stop(self):
        """Also where it never ran, or has ended."""
        self.asked.put(False)
        if self.session._running is not self:
            return  # not with the lock, which another thread may have for long
        with self.session.lock:
            if self.session._running is self:
                self.session._settle()
                self.session._running = None


class Steps(_Single):
    """What `Module.step` gives."""

    _run, _over = None, False

    def __init__(self, module, name, arguments):
        self._what = module, name, arguments

    def __iter__(self):
        return self

    @told
    def __next__(self):
        if self._over:
            raise StopIteration
        try:
            if self._run:
                self._run.asked.put(True)
            else:
                self._run = _Stepping(*self._what)
                self._run.start()
            event = self._run.next()
        except BaseException:
            self.close()
            raise
        if isinstance(event, Event):
            return event
        self._over = True
        raise event or StopIteration

    def close(self):
        """Ends the run where it is."""
        if self._run and not self._over:
            self._run.stop()
        self._over = True

    __del__ = close

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
