"""Files of bytecode that no writer makes.

usage: make.py KIND > FILE
"""
import struct
import sys


def varint(value):
    for count in range(1, 9):
        if value >> 7 * count == 0:
            return ((value << 1 | 1) << count - 1).to_bytes(count, "little")
    return b"\0" + value.to_bytes(8, "little")


def section(number, *numbers):
    data = b"".join(varint(item) if isinstance(item, int) else item for item in numbers)
    return bytes([number]) + varint(len(data)) + data


MODULE = 2, 0, b"\x10", 0, 3, 1, 0, 0  # one operation, whose one region has one block with nothing in it


def file(attrs, version=0, ir=MODULE, strings=(2, 7, 8, b"builtin\0module\0"), resources=b"", types=()):
    """A module of one operation, whose location is attribute 0. `attrs`, `types`: lists of numbers."""
    coded = [b"".join(varint(number) for number in entry) for entry in (*attrs, *types)]
    sizes = [len(entry) << 1 | 1 for entry in coded]
    of_types = (0, len(types), *sizes[len(attrs):]) if types else ()
    return (b"ML\xefR" + varint(version) + b"make.py\0" + section(0, *strings)
            + section(1, 1, 0, 0, 1, 1) + section(2, *coded)
            + section(3, len(attrs), len(types), 0, len(attrs), *sizes[:len(attrs)], *of_types)
            + section(4, *ir) + resources)


BLOB = 1, 1, b"\7"  # aligned to a byte, of one
UNKNOWN, ARRAY, STRING, NAMED, CALLSITE, FILE, FUSED_WITH = 15, 0, 2, 14, 10, 11, 13
DICTIONARY, TYPE, INTEGER, DENSE, TENSOR, I5, I8, F32 = 1, 6, 8, 18, 13, [0, 5 << 2], [0, 8 << 2], [5]


def signed(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def double(value):
    return signed(*struct.unpack("<q", struct.pack("<d", value)))


def quantized(*numbers, sizes_of_scales=(2,), sizes_of_points=(2,), scales=struct.pack("<2f", 1, 2), points=b"\1\2"):
    """A module with an attribute that is a type of the quant dialect, which is so encoded. Types 0 and 1 are i8 and
    f32, attributes 4 and 5 scales and zero points."""
    tensors = [[TENSOR, len(dims), *map(signed, dims), element]
               for dims, element in ((sizes_of_scales, 1), (sizes_of_points, 0))]
    attrs = [[UNKNOWN], [DICTIONARY, 1, 2, 3], [STRING, 3], [TYPE, 4],
             [DENSE, 2, len(scales), scales], [DENSE, 3, len(points), points]]
    types = [I8, F32, *tensors, numbers]
    coded = [b"".join(varint(number) if isinstance(number, int) else number for number in entry)
             for entry in attrs + types]
    sizes = [len(entry) << 1 | 1 for entry in coded]
    return (b"ML\xefR" + varint(0) + b"make.py\0" + section(0, 4, 4, 6, 7, 8, b"builtin\0module\0quant\0a.b\0")
            + section(1, 2, 0, 2, 0, 1, 1) + section(2, *coded)
            + section(3, len(attrs), len(types), 0, len(attrs), *sizes[:len(attrs)], 0, 4, *sizes[-5:-1], 1, 1, sizes[-1])
            + section(4, 2, 0, b"\x11", 0, 1, 3, 1, 0, 0))


def named_twice():
    """Two modules @a, one in the other, of the same properties, whose operations have a name each: the same."""
    def module(name, *inside):
        region = section(4, 1, 0, 2 * len(inside), *inside)
        return b"".join([varint(name), b"\x50", varint(0), varint(0), varint(3), region])

    return (b"ML\xefR" + varint(5) + b"make.py\0" + section(0, 3, 2, 7, 8, b"builtin\0module\0a\0")
            + section(8, 1, 2, 3, 0) + section(1, 1, 0, 2, 0, 2, 3, 3) + section(2, UNKNOWN, STRING, 2)
            + section(3, 2, 0, 0, 2, 3, 5) + section(4, 2, module(0, module(1))))


def versioned_unused(*version, name=b"cf"):
    """A module, and a dialect that says a version, which it may not have, and is not used."""
    return (b"ML\xefR" + varint(1) + b"make.py\0" + section(0, 3, len(name) + 1, 7, 8, b"builtin\0module\0" + name + b"\0")
            + section(1, 2, 0, 2 << 1 | 1, section(7, *version), 0, 1, 1) + section(2, UNKNOWN)
            + section(3, 1, 0, 0, 1, 3) + section(4, *MODULE))


def used(times, *order):
    """A value of so many uses, of which an order is said: of so many numbers, and whether they are pairs."""
    region = section(4, 1, 1, 4, 1, b"\x22", 0, 1, 0, *order, 1, b"\4", 0, times, *[0] * times)
    return (b"ML\xefR" + varint(6) + b"make.py\0" + section(0, 4, 2, 2, 7, 8, b"builtin\0module\0u\0a\0")
            + section(1, 2, 0, 4, 2, 0, 1, 3, 1, 1, 6) + section(2, UNKNOWN, 1) + section(3, 1, 1, 0, 1, 3, 0, 1, 3)
            + section(8, 1, 2, 0, 0) + section(4, 2, 0, b"\x50", 0, 0, 3, region))


RANGE = signed(-128), signed(127)
PER_AXIS = 5, 1, 0, 1, 1, *RANGE
BLOCKS = 6, 1, 0, 1, *RANGE
ONE_BLOCK = 1, signed(0), 1, signed(2)
KINDS = {
    "good": lambda: file([[UNKNOWN]]),
    "uses": lambda: used(2, 4 << 1 | 1, 0, 1, 1, 0),
    "uses_again": lambda: used(2, 6 << 1 | 1, 0, 1, 1, 0, 0, 1),
    "uses_as_they_stand": lambda: used(2, 2 << 1, 0, 1),
    "uses_two_of_six": lambda: used(6, 6 << 1, 0, 1, 3, 2, 4, 5),
    "uses_four_of_six": lambda: used(6, 8 << 1 | 1, 1, 2, 2, 1, 3, 4, 4, 3),
    "uses_three_of_eight": lambda: used(8, 6 << 1 | 1, 1, 2, 2, 3, 3, 1),
    "uses_three_of_eight_each": lambda: used(8, 8 << 1, 0, 2, 3, 1, 4, 5, 6, 7),
    "uses_single": lambda: used(1, 2 << 1, 7, 7),
    "uses_apart": lambda: used(2, 2 << 1 | 1, 0, 1),
    "uses_unpaired": lambda: used(2, 3 << 1 | 1, 0, 1, 1),
    "uses_once": lambda: used(2, 1 << 1, 0),
    "uses_same": lambda: used(2, 2 << 1, 1, 1),
    "version_unused": lambda: versioned_unused(1, 1),
    "version_of_builtin": lambda: versioned_unused(1, 1, name=b"builtin"),
    "version_three": lambda: versioned_unused(1, 9, 0, name=b"geometry"),
    "version_cut": lambda: versioned_unused(b"\xf0", name=b"geometry"),
    "version_none": lambda: versioned_unused(name=b"geometry"),
    "version_long": lambda: versioned_unused(*range(40), name=b"geometry"),
    "version_two": lambda: versioned_unused(1, 200, name=b"geometry"),
    "newer": lambda: file([[UNKNOWN]], version=7),
    "itself": lambda: file([[CALLSITE, 0, 0]]),
    "each_other": lambda: file([[CALLSITE, 1, 1], [CALLSITE, 0, 0]]),
    "no_location": lambda: file([[ARRAY, 0]]),
    "no_file": lambda: file([[FILE, (1 << 64) - 1, 1, 1]]),
    "absent": lambda: file([[CALLSITE, 5, 5]]),
    "code": lambda: file([[99]]),
    "deep": lambda: file([[NAMED, 20001, i + 1] for i in range(20000)] + [[UNKNOWN], [STRING, 0]]),
    "long": lambda: file([[CALLSITE, i + 1, i + 1] for i in range(60)] + [[UNKNOWN]]),
    "long_wrong": lambda: file([[CALLSITE, i + 1, i + 1] for i in range(60)] + [[UNKNOWN]], ir=(2, 0, b"\0", 0)),
    "loc_nameless": lambda: file([[FILE, 1, 3, 4], [STRING, 2]], strings=(3, 1, 7, 8, b"builtin\0module\0\0")),
    "loc_of_nothing": lambda: file([[FUSED_WITH, 0, 1], [STRING, 0]]),
    "loc_repeated": lambda: file([[FUSED_WITH, 3, 1, 1, 2, 3], [UNKNOWN], [FUSED_WITH, 1, 1, 3], [STRING, 0]]),
    "strings": lambda: file([[UNKNOWN]], strings=(1 << 60, 7)),
    "elements": lambda: file([[ARRAY, 1 << 50]]),
    "operands": lambda: file([[UNKNOWN]], ir=(2, 0, b"\4", 0, 1 << 40)),
    "value": lambda: file([[UNKNOWN]], ir=(2, 0, b"\4", 0, 1, 3)),
    "operations": lambda: file([[UNKNOWN]], ir=(2 << 40,)),
    "trailing": lambda: file([[UNKNOWN]], ir=(*MODULE, 7)),
    "value_fits": lambda: file([[FUSED_WITH, 1, 1, 2], [UNKNOWN], [INTEGER, 0, 15]], types=[I5]),
    "value_large": lambda: file([[FUSED_WITH, 1, 1, 2], [UNKNOWN], [INTEGER, 0, 16]], types=[I5]),
    "twice": lambda: file([[UNKNOWN]]) + section(0, 0),
    "same_key": lambda: file([[UNKNOWN]], resources=section(5, *BLOB, *BLOB)
                             + section(6, 0, 0, 2, 1, 3, b"\0", 1, 3, b"\0")),
    "named_twice": named_twice,
    "lacking": lambda: file([[UNKNOWN]])[:-10],
    "quant": lambda: quantized(*BLOCKS, *ONE_BLOCK, 4, 5),
    "quant_code": lambda: quantized(7),
    "quant_dead": lambda: quantized(0),
    "quant_flags": lambda: quantized(1, 1 << 32, 0, *RANGE),
    "quant_itself": lambda: quantized(1, 1, 4, *RANGE),
    "quant_absent": lambda: quantized(1, 1, 9, *RANGE),
    "quant_storage": lambda: quantized(1, 1, 1, *RANGE),
    "quant_range": lambda: quantized(1, 1, 0, (1 << 64) - 1, (1 << 64) - 2),
    "quant_expressed": lambda: quantized(2, 1, 0, 0, *RANGE),
    "quant_calibrated": lambda: quantized(3, 1, double(2.0), double(1.0)),
    "quant_scale": lambda: quantized(4, 1, 0, 1, double(-1.0), 0, *RANGE),
    "quant_ends": lambda: quantized(4, 1, 0, 1),
    "quant_trailing": lambda: quantized(1, 1, 0, *RANGE, 0),
    "quant_axis": lambda: quantized(5, 1, 0, 1, (1 << 64) - 1, *RANGE, 1, double(1.0), 1, 0),
    "quant_scales": lambda: quantized(*PER_AXIS, 1 << 60, double(1.0)),
    "quant_points": lambda: quantized(*PER_AXIS, 2, double(1.0), double(1.0), 1, 0),
    "quant_blocks": lambda: quantized(*BLOCKS, 1, signed(0), 1, signed(0), 4, 5),
    "quant_counts": lambda: quantized(*BLOCKS, 0, 1, signed(2), 4, 5),
    "quant_elements": lambda: quantized(*BLOCKS, *ONE_BLOCK, 5, 5),
    "quant_no_elements": lambda: quantized(*BLOCKS, *ONE_BLOCK, 2, 5),
    "quant_shapes": lambda: quantized(*BLOCKS, *ONE_BLOCK, 4, 5, sizes_of_points=(1, 2)),
    "quant_long": lambda: quantized(*BLOCKS, *ONE_BLOCK, 4, 5, sizes_of_scales=(1 << 40,), sizes_of_points=(1 << 40,),
                                    scales=b"\0\0\0\1", points=b"\1"),
}
sys.stdout.buffer.write(KINDS[sys.argv[1]]())
