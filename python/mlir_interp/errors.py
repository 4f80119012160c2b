"""What is wrong, as exceptions that carry the report."""

import functools
import typing


class Line(typing.NamedTuple):
    """One line of a report. `file` is None, and the numbers 0, where it stands nowhere."""
    severity: str
    file: typing.Optional[str]
    line: int
    column: int
    text: str


class Error(Exception):
    """`lines`: an error, and behind it the notes that belong to it. `operation`: the one that ended the
    run, or None. `report`: all of it, as the program writes it to a terminal. `output`: what the program
    had printed."""

    def __init__(self, report, lines=(), operation=None):
        super().__init__(lines[0].text if lines else report)
        self.report = report
        self.lines = list(lines)
        self.operation = operation
        self.output = ""

    def __str__(self):
        return self.report.rstrip("\n") or super().__str__()

    @property
    def message(self):
        return self.args[0]

    @property
    def notes(self):
        return self.lines[1:]


class Difference(Error):
    """A pass broke the program, or native code differs. `finding` is the object of `mlir-interp diff --json`, or
    the list of those of `check --json`."""
    finding = None


class Usage(Error, ValueError):
    """There is no such function, or an argument does not fit."""


class Invalid(Error):
    """Malformed or invalid IR."""


class UndefinedBehaviour(Error):
    """The run did what the language leaves undefined."""


class Trap(Error):
    """The program stopped itself."""


class Unsupported(Error):
    """Something is not executed here yet."""


class LimitReached(Error):
    """Of steps, memory, depth or seconds."""


class Stopped(Error):
    """By who observes it."""


class Busy(Error):
    """The session runs something else: a `Module.step` that is open, or what is around a handler of signals."""


def told(function):
    """Of what is wrong the traceback shows who called the function, and no frame below it."""

    @functools.wraps(function)
    def called(*arguments, **named):
        try:
            return function(*arguments, **named)
        except Error as error:
            raise error.with_traceback(None)

    return called


BY_STATUS = {1: Difference, 2: Usage, 3: Invalid, 4: UndefinedBehaviour, 5: Trap, 6: Unsupported, 7: LimitReached,
             130: Stopped}
