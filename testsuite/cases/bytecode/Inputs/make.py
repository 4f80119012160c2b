"""Files of bytecode that no writer makes.

usage: make.py KIND > FILE
"""
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


def file(attrs, version=0, ir=MODULE, strings=(2, 7, 8, b"builtin\0module\0"), resources=b""):
    """A module of one operation, whose location is attribute 0. `attrs`: lists of numbers."""
    coded = [b"".join(varint(number) for number in attr) for attr in attrs]
    sizes = [len(attr) << 1 | 1 for attr in coded]
    return (b"ML\xefR" + varint(version) + b"make.py\0" + section(0, *strings)
            + section(1, 1, 0, 0, 1, 1) + section(2, *coded)
            + section(3, len(coded), 0, 0, len(coded), *sizes) + section(4, *ir) + resources)


BLOB = 1, 1, b"\7"  # aligned to a byte, of one
UNKNOWN, ARRAY, STRING, NAMED, CALLSITE, FILE = 15, 0, 2, 14, 10, 11
KINDS = {
    "good": lambda: file([[UNKNOWN]]),
    "newer": lambda: file([[UNKNOWN]], version=7),
    "itself": lambda: file([[CALLSITE, 0, 0]]),
    "each_other": lambda: file([[CALLSITE, 1, 1], [CALLSITE, 0, 0]]),
    "no_location": lambda: file([[ARRAY, 0]]),
    "no_file": lambda: file([[FILE, (1 << 64) - 1, 1, 1]]),
    "absent": lambda: file([[CALLSITE, 5, 5]]),
    "code": lambda: file([[99]]),
    "deep": lambda: file([[NAMED, 20001, i + 1] for i in range(20000)] + [[UNKNOWN], [STRING, 0]]),
    "long": lambda: file([[CALLSITE, i + 1, i + 1] for i in range(60)] + [[UNKNOWN]]),
    "strings": lambda: file([[UNKNOWN]], strings=(1 << 60, 7)),
    "elements": lambda: file([[ARRAY, 1 << 50]]),
    "operands": lambda: file([[UNKNOWN]], ir=(2, 0, b"\4", 0, 1 << 40)),
    "value": lambda: file([[UNKNOWN]], ir=(2, 0, b"\4", 0, 1, 3)),
    "operations": lambda: file([[UNKNOWN]], ir=(2 << 40,)),
    "trailing": lambda: file([[UNKNOWN]], ir=(*MODULE, 7)),
    "twice": lambda: file([[UNKNOWN]]) + section(0, 0),
    "same_key": lambda: file([[UNKNOWN]], resources=section(5, *BLOB, *BLOB)
                             + section(6, 0, 0, 2, 1, 3, b"\0", 1, 3, b"\0")),
    "lacking": lambda: file([[UNKNOWN]])[:-10],
}
sys.stdout.buffer.write(KINDS[sys.argv[1]]())
