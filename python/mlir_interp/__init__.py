"""mlir-interp in Python: MLIR read, verified and run, without code generation.

    >>> import mlir_interp
    >>> module = mlir_interp.parse('''
    ... func.func @add(%a: i32, %b: i32) -> i32 {
    ...   %c = arith.addi %a, %b : i32
    ...   return %c : i32
    ... }''')
    >>> module.call("add", 40, 2)
    42

Memrefs are numpy arrays, which the program reads and writes; tensors and vectors are numpy arrays,
too. What is wrong is an exception: `UndefinedBehaviour`, `Trap`, `Invalid` and others, each an
`Error` with the report in its fields. `Module.step` gives what is executed, operation by operation;
`Module.trace` the page that plays a run, which notebooks show. Ctrl-C ends what runs. A session may be
used by several threads, one after the other; while a `step` of it is open nothing else of it runs (`Busy`).
"""

from .errors import (Busy, Difference, Error, Invalid, LimitReached, Line, Stopped, Trap, UndefinedBehaviour,
                     Unsupported, Usage)
from .module import Event, Module, Session, parse, parse_file
from .page import Trace
from .values import POISON

__all__ = ["parse", "parse_file", "Session", "Module", "Event", "Trace", "POISON", "Error", "Line", "Invalid", "UndefinedBehaviour",
           "Trap", "Stopped", "Unsupported", "LimitReached", "Usage", "Busy", "Difference"]
