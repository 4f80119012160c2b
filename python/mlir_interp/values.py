"""Values of Python, and of MLIR: which type is which, and what lies in memory."""

import ctypes
import math
import operator
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

    def __reduce__(self):
        return "POISON"


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


def _range_of(type_, size=8):
    """Of the integers that a type takes, which may be told with its sign or without one; None: it is no integer."""
    if type_ == "index":
        return -2**(8 * size - 1), 2**(8 * size) - 1
    integer = re.fullmatch(r"([su]?)i(\d+)", type_)
    if not integer:
        return None
    sign, bits = integer[1], int(integer[2])
    return 0 if sign == "u" else -2**bits // 2, (2**bits // 2 if sign == "s" else 2**bits) - 1


def _check_range(where, type_, size, least, most):
    low, high = _range_of(type_, size)
    if least < low or most > high:
        raise Usage(f"{where}: {least if least < low else most} is no '{type_}', which is from {low} to {high}")


def _bytes_of(where, type_, size, value):
    """Of a number; None: it is none, or of no such type."""
    form = _format_of(type_, size)
    if form is None:
        return None
    try:
        if _range_of(type_):
            number = operator.index(value)
            _check_range(where, type_, size, number, number)
            return (number % 2**(8 * size)).to_bytes(size, "little")
        if type_.startswith("complex"):
            return struct.pack(form, complex(value).real, complex(value).imag)
        return struct.pack(form, float(value))
    except (TypeError, ValueError, OverflowError):
        return None


def is_shaped(type_):
    return type_.startswith(("memref<", "tensor<", "vector<"))


def _converted(np, where, element, dtype, value):
    """An array of that type, where each element is one of its values."""
    try:
        array = np.asarray(value)
    except (TypeError, ValueError, OverflowError):
        raise Usage(f"{where} cannot be made of {value!r}") from None
    if array.dtype == dtype:
        return array
    takes = "biu" if dtype.kind in "biu" else "biuf" if dtype.kind == "f" else "biufc"
    if array.dtype.kind not in takes and array.size:
        raise Usage(f"{where} cannot be made of {array.dtype}: it takes {dtype}")
    if dtype.kind in "biu" and array.size:
        _check_range(where, element, dtype.itemsize, int(array.min()), int(array.max()))
    with np.errstate(over="ignore"):
        made = array.astype(dtype)
    if dtype.kind in "fc" and (np.isfinite(array) & ~np.isfinite(made)).any():
        raise Usage(f"{where}: an element is larger than '{element}' has")
    return made


def _strides_fit(value, dtype):
    return all(stride >= 0 and stride % dtype.itemsize == 0 for stride in value.strides)


def _memory(np, where, dtype, value):
    """The array itself, without its mask."""
    array = np.ma.getdata(value) if isinstance(value, np.ma.MaskedArray) else value
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        given = f"an array of {array.dtype}" if isinstance(array, np.ndarray) else f"a {type(value).__name__}"
        raise Usage(f"{where} is memory: it takes a numpy array of {dtype}, which is read and written, and was given "
                    f"{given}")
    if not array.flags.writeable:
        raise Usage(f"{where} is memory, and the array cannot be written")
    if not _strides_fit(array, dtype):
        raise Usage(f"{where}: the array's strides are negative, or no multiples of an element")
    return array


def _array_of(np, where, element, dtype, value):
    array = np.ma.filled(value, 0) if isinstance(value, np.ma.MaskedArray) else value
    array = _converted(np, where, element, dtype, array)
    return array if _strides_fit(array, dtype) else np.ascontiguousarray(array).reshape(array.shape)


def mask_again(array, without):
    """A masked array that was memory: masked are the elements that the program left without a value."""
    hard = array.hardmask
    array.soften_mask()
    if without.any() or array.mask is not numpy().ma.nomask:
        array.mask = without
    if hard:
        array.harden_mask()


def _set_array(call, number, where, type_, value):
    np = numpy()
    dtype = dtype_of(type_, functions.argument_element_size(call.pointer, number))
    if dtype is None:
        raise Usage(f"{where} has no array in numpy: give it as text")
    is_memory = type_.startswith("memref<")
    array = (_memory(np, where, dtype, value) if is_memory
             else _array_of(np, where, _SHAPED.match(type_)[2], dtype, value))
    sizes = (ctypes.c_int64 * max(array.ndim, 1))(*array.shape)
    strides = (ctypes.c_int64 * max(array.ndim, 1))(*(stride // dtype.itemsize for stride in array.strides))
    call.kept.append(array)
    given = Array(array.ctypes.data, array.ndim, sizes, strides)
    if not functions.set_array(call.pointer, number, ctypes.byref(given)):
        return False
    if not isinstance(value, np.ma.MaskedArray):
        return True
    without = np.array(np.ma.getmaskarray(value), bool, order="C")
    call.kept.append(without)
    if is_memory:
        call.masked.append((value, without))
    return functions.set_without_value(call.pointer, number, without.ctypes.data, without.size)


def _text_of(type_, value):
    """Of a scalar that numpy has not, as MLIR writes it; None: it is none."""
    try:
        if _range_of(type_):
            return f"{operator.index(value)} : {type_}"
        if not re.fullmatch(r"b?f\d+|tf32|f\d+[A-Z]\w*", type_) or type_ in _SCALARS:
            return None
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    if not math.isfinite(number):
        return f"0x{struct.pack('>f', number)[:2].hex().upper()} : bf16" if type_ == "bf16" else None
    digits, e, exponent = repr(number).partition("e")
    return digits + ("" if "." in digits else ".0") + e + exponent + f" : {type_}"


def set_argument(call, number, value):
    """False: the library says what is wrong. What must live until the function was run is kept by the call."""
    type_ = functions.argument_type(call.pointer, number).decode()
    where = f"argument {number} of type '{type_}'"
    if value is POISON:
        value = "#ub.poison"
    if not isinstance(value, str):
        if is_shaped(type_):
            return _set_array(call, number, where, type_, value)
        data = _bytes_of(where, type_, functions.argument_element_size(call.pointer, number), value)
        if data is not None:
            return functions.set_bytes(call.pointer, number, data, len(data))
        value = _text_of(type_, value) or value
    if not isinstance(value, str):
        raise Usage(f"{where} cannot be made of {value!r}: give it as text, as MLIR writes it")
    try:
        data = value.encode()
    except UnicodeEncodeError:
        data = b"\0"
    if b"\0" in data:
        raise Usage(f"{where} cannot be made of {value!r}")
    return functions.set_text(call.pointer, number, data)


def _text(call, number):
    text = functions.result_text(call, number)
    return text.decode(errors="replace") if text is not None else None


def _scalar(call, number, form, size):
    data, without = ctypes.create_string_buffer(size), ctypes.c_bool()
    if not functions.result_bytes(call, number, ctypes.addressof(data), size, ctypes.byref(without)):
        return _text(call, number)
    numbers = struct.unpack(form, data.raw)
    return POISON if without.value else complex(*numbers) if len(numbers) == 2 else numbers[0]


def result(call, number):
    """A number, POISON, an array (masked where elements have no value), or else a text; None where there are no
    results."""
    type_ = functions.result_type(call, number).decode()
    size = functions.result_element_size(call, number)
    form = _format_of(type_, size) if size else None
    if form:
        return _scalar(call, number, form, size)
    dtype = dtype_of(type_, size) if size and is_shaped(type_) else None
    if dtype is None:
        return _text(call, number)
    rank = ctypes.c_size_t()
    sizes = functions.result_sizes(call, number, ctypes.byref(rank))
    shape = tuple(sizes[i] for i in range(rank.value))
    np = numpy()
    array = np.zeros(shape, dtype)
    without = np.zeros(shape, bool)
    if not functions.result_bytes(call, number, array.ctypes.data, array.nbytes,
                                  without.ctypes.data_as(ctypes.POINTER(ctypes.c_bool))):
        return _text(call, number)
    return np.ma.MaskedArray(array, without) if without.any() else array
