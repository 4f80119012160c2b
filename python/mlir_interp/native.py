"""The library's functions, as its header declares them."""

import ctypes

from . import places

SEVERITIES = ("error", "warning", "note", "remark")


class Line(ctypes.Structure):
    _fields_ = [("severity", ctypes.c_int), ("file", ctypes.c_char_p), ("line", ctypes.c_uint),
                ("column", ctypes.c_uint), ("text", ctypes.c_char_p)]


class Report(ctypes.Structure):
    _fields_ = [("status", ctypes.c_int), ("operation", ctypes.c_char_p), ("lines", ctypes.POINTER(Line)),
                ("line_count", ctypes.c_size_t), ("text", ctypes.c_char_p)]


class Array(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("rank", ctypes.c_size_t), ("sizes", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64))]


OBSERVER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

_POINTER, _TEXT, _SIZE = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
_SIGNATURES = {
    "version": (_TEXT, []),
    "session_new": (_POINTER, []),
    "session_free": (None, [_POINTER]),
    "set_max_steps": (None, [_POINTER, ctypes.c_uint64]),
    "set_max_memory": (None, [_POINTER, ctypes.c_uint64]),
    "set_max_seconds": (None, [_POINTER, ctypes.c_double]),
    "set_max_depth": (None, [_POINTER, ctypes.c_uint]),
    "stop": (None, [_POINTER]),
    "set_seed": (None, [_POINTER, ctypes.c_uint64]),
    "set_index_bitwidth": (None, [_POINTER, ctypes.c_uint]),
    "allow_unregistered": (None, [_POINTER, ctypes.c_bool]),
    "add_dialects": (ctypes.c_bool, [_POINTER, _TEXT, _TEXT, _SIZE]),
    "add_meanings": (ctypes.c_bool, [_POINTER, _TEXT, _TEXT, _SIZE]),
    "set_native": (None, [_POINTER, _TEXT]),
    "report": (ctypes.POINTER(Report), [_POINTER]),
    "parse": (_POINTER, [_POINTER, _TEXT, _TEXT, _SIZE]),
    "parse_file": (_POINTER, [_POINTER, _TEXT]),
    "module_free": (None, [_POINTER]),
    "print": (_POINTER, [_POINTER, ctypes.c_bool]),
    "bytecode": (_POINTER, [_POINTER, ctypes.c_uint, ctypes.POINTER(ctypes.c_size_t)]),
    "text_free": (None, [_POINTER]),
    "function": (_TEXT, [_POINTER, _SIZE]),
    "call_new": (_POINTER, [_POINTER, _TEXT]),
    "call_free": (None, [_POINTER]),
    "argument_count": (_SIZE, [_POINTER]),
    "result_count": (_SIZE, [_POINTER]),
    "argument_type": (_TEXT, [_POINTER, _SIZE]),
    "result_type": (_TEXT, [_POINTER, _SIZE]),
    "argument_element_size": (_SIZE, [_POINTER, _SIZE]),
    "result_element_size": (_SIZE, [_POINTER, _SIZE]),
    "set_text": (ctypes.c_bool, [_POINTER, _SIZE, _TEXT]),
    "set_bytes": (ctypes.c_bool, [_POINTER, _SIZE, _POINTER, _SIZE]),
    "set_array": (ctypes.c_bool, [_POINTER, _SIZE, ctypes.POINTER(Array)]),
    "set_without_value": (ctypes.c_bool, [_POINTER, _SIZE, _POINTER, _SIZE]),
    "argument_literal": (_TEXT, [_POINTER, _SIZE]),
    "run": (ctypes.c_int, [_POINTER]),
    "result_text": (_TEXT, [_POINTER, _SIZE]),
    "argument_text": (_TEXT, [_POINTER, _SIZE]),
    "result_sizes": (ctypes.POINTER(ctypes.c_uint64), [_POINTER, _SIZE, ctypes.POINTER(_SIZE)]),
    "result_bytes": (ctypes.c_bool, [_POINTER, _SIZE, _POINTER, _SIZE, ctypes.POINTER(ctypes.c_bool)]),
    "output": (_POINTER, [_POINTER, ctypes.POINTER(_SIZE)]),
    "steps": (ctypes.c_uint64, [_POINTER]),
    "observe": (None, [_POINTER, OBSERVER, _POINTER]),
    "event_operation": (_TEXT, [_POINTER]),
    "event_file": (_TEXT, [_POINTER]),
    "event_line": (ctypes.c_uint, [_POINTER]),
    "event_column": (ctypes.c_uint, [_POINTER]),
    "event_depth": (ctypes.c_uint, [_POINTER]),
    "event_operand_count": (_SIZE, [_POINTER]),
    "event_result_count": (_SIZE, [_POINTER]),
    "event_operand": (_TEXT, [_POINTER, _SIZE]),
    "event_result": (_TEXT, [_POINTER, _SIZE]),
    "diff": (ctypes.c_int, [_POINTER, _TEXT, ctypes.c_uint64, ctypes.POINTER(_POINTER)]),
    "check": (ctypes.c_int, [_POINTER, _TEXT, ctypes.c_uint64, ctypes.POINTER(_POINTER)]),
}


_CURE = """In the tree of mlir-interp `make library` builds it, and it is found where the program is on the PATH
(PATH=TREE/build:$PATH); `make install PREFIX=...` installs both, and PREFIX/bin is to be on the PATH.
Elsewhere MLIR_INTERP_LIBRARY names it: PREFIX/lib/libmlir-interp.so.0"""


def _load():
    path = places.library()
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(f"cannot load '{path}': {error}\n{_CURE}") from None
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, "mlir_interp_" + name)
        function.restype, function.argtypes = result, arguments
    return library


class Functions:
    """`functions.parse(...)` is mlir_interp_parse(...)."""

    def __init__(self):
        self._library = None

    def __getattr__(self, name):
        if self._library is None:
            self._library = _load()
        function = getattr(self._library, "mlir_interp_" + name)
        setattr(self, name, function)
        return function


functions = Functions()
