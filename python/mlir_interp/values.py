"""Values of Python, and of MLIR: which type is which, and what lies in memory."""

import ctypes
import re
import struct

from .errors import Usage
from .native import Array, functions

_SCALARS = {"i1": "?", "i8": "i1", "i16": "<i2", "i32": "<i4", "i64": "<i8", "index": "<i8", "f16": "<f2",
            "f32": "<f4", "f64": "<f8", "complex<f32>": "<c8", "complex<f64>": "<c16"}
_SCALARS.update({sign + f"i{bits}": code + str(bits // 8) for sign, code in (("s", "<i"), ("u", "<u"))
                 for bits in (8, 16, 32, 64)})
# The same of one number, in the words of the module struct.
_FORMATS = {"?": "?", "i1": "b", "u1": "B", "f2": "e", "c8": "2f", "c16": "2d", "f4": "f", "f8": "d", "i2": "h",
            "i4": "i", "i8": "q", "u2": "H", "u4": "I", "u8": "Q"}
_SHAPED = re.compile(r"(memref|tensor|vector)<(?:(?:\d+|\?|\[\d+\])x)*(complex<f\d+>|[a-z]+\d*)[,>]")


class _Poison:
    """A value that is poison: there is one of these."""

    def __repr__(self):
        return "POISON"

    def __bool__(self):
        raise ValueError("poison is neither true nor false")


POISON = _Poison()


def numpy():
    try:
        import numpy as module
    except ImportError:
        raise ImportError("arrays take numpy (Debian's package python3-numpy)") from None
    return module


def dtype_of(type_, size):
    """numpy's type of the elements of a shaped type, or of a scalar; None where it has none."""
    shaped = _SHAPED.match(type_)
    name = _SCALARS.get(shaped[2] if shaped else type_)
    if not name:
        return None
    dtype = numpy().dtype(name)
    if (shaped[2] if shaped else type_) == "index":
        dtype = numpy().dtype(f"<i{size}")
    return dtype if dtype.itemsize == size else None


def _format_of(type_, size):
    """None: the type is no number that Python has."""
    name = f"i{size}" if type_ == "index" else _SCALARS.get(type_, "").lstrip("<")
    return "<" + _FORMATS[name] if name in _FORMATS and struct.calcsize("<" + _FORMATS[name]) == size else None


def _bytes_of(type_, size, value):
    """Of a float or a complex number; None: it is no such value, or type."""
    form = _format_of(type_, size)
    try:
        if form and type_.startswith("complex"):
            return struct.pack(form, complex(value).real, complex(value).imag)
        return struct.pack(form, float(value)) if form and type_.startswith("f") else None
    except (TypeError, ValueError, OverflowError):
        return None


def is_shaped(type_):
    return type_.startswith(("memref<", "tensor<", "vector<"))


def _set_array(call, number, type_, value, kept):
    np = numpy()
    dtype = dtype_of(type_, functions.argument_element_size(call, number))
    if dtype is None:
        raise Usage(f"argument {number} of type '{type_}' has no array in numpy: give it as text")
    if type_.startswith("memref<"):
        if not isinstance(value, np.ndarray) or value.dtype != dtype:
            raise Usage(f"argument {number} of type '{type_}' is memory: it takes a numpy array of {dtype}, "
                        "which is read and written")
        if not value.flags.writeable:
            raise Usage(f"argument {number} of type '{type_}' is memory, and the array cannot be written")
    else:
        value = np.asarray(value).astype(dtype, casting="same_kind", copy=False)
        if min(value.strides, default=0) < 0 or any(s % dtype.itemsize for s in value.strides):
            value = np.ascontiguousarray(value)
    if any(stride % dtype.itemsize or stride < 0 for stride in value.strides):
        raise Usage(f"argument {number} of type '{type_}': the array's strides are negative, or no multiples of an "
                    "element")
    kept.append(value)
    if type_.startswith("vector<"):
        data = np.ascontiguousarray(value).tobytes()
        return functions.set_bytes(call, number, data, len(data))
    sizes = (ctypes.c_int64 * max(value.ndim, 1))(*value.shape)
    strides = (ctypes.c_int64 * max(value.ndim, 1))(*(stride // dtype.itemsize for stride in value.strides))
    array = Array(value.ctypes.data, value.ndim, sizes, strides)
    kept.append((sizes, strides))
    return functions.set_array(call, number, ctypes.byref(array))


def text_of(type_, value):
    """A scalar as MLIR writes it; None: it is none."""
    if value is POISON:
        return f"#ub.poison : {type_}"
    if isinstance(value, bool):
        return f"{'true' if value else 'false'}" if type_ == "i1" else f"{int(value)} : {type_}"
    if isinstance(value, complex):
        return None
    if re.fullmatch(r"[su]?i\d+|index", type_) and hasattr(value, "__index__"):
        return f"{value.__index__()} : {type_}"
    if re.fullmatch(r"b?f\d+|tf32|f\d+[A-Z]\w*", type_) and hasattr(value, "__float__"):
        return None if type_ in _SCALARS else f"{float(value)!r} : {type_}"
    return None


def set_argument(call, number, value, kept):
    """False: the library says what is wrong. `kept` is to live until the function was run."""
    type_ = functions.argument_type(call, number).decode()
    if isinstance(value, str):
        return functions.set_text(call, number, value.encode())
    if value is POISON:
        return functions.set_text(call, number, b"#ub.poison")
    if is_shaped(type_):
        return _set_array(call, number, type_, value, kept)
    text = text_of(type_, value)
    if text is not None:
        return functions.set_text(call, number, text.encode())
    data = _bytes_of(type_, functions.argument_element_size(call, number), value)
    if data is None:
        raise Usage(f"argument {number} of type '{type_}' cannot be made of {value!r}: give it as text, as MLIR "
                    "writes it")
    return functions.set_bytes(call, number, data, len(data))


def _scalar(call, number, form, size):
    data, without = ctypes.create_string_buffer(size), ctypes.c_bool()
    if not functions.result_bytes(call, number, ctypes.addressof(data), size, ctypes.byref(without)):
        return functions.result_text(call, number).decode()
    numbers = struct.unpack(form, data.raw)
    return POISON if without.value else complex(*numbers) if len(numbers) == 2 else numbers[0]


def result(call, number):
    """A number, POISON, an array (masked where elements have no value), or else a text."""
    type_ = functions.result_type(call, number).decode()
    size = functions.result_element_size(call, number)
    form = _format_of(type_, size) if size else None
    if form:
        return _scalar(call, number, form, size)
    dtype = dtype_of(type_, size) if size and is_shaped(type_) else None
    if dtype is None:
        return functions.result_text(call, number).decode()
    rank = ctypes.c_size_t()
    sizes = functions.result_sizes(call, number, ctypes.byref(rank))
    shape = tuple(sizes[i] for i in range(rank.value))
    np = numpy()
    array = np.zeros(shape, dtype)
    without = np.zeros(shape, bool)
    if not functions.result_bytes(call, number, array.ctypes.data, array.nbytes,
                                  without.ctypes.data_as(ctypes.POINTER(ctypes.c_bool))):
        return functions.result_text(call, number).decode()
    return np.ma.MaskedArray(array, without) if without.any() else array
