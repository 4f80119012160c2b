"""Bytecode that bench.py makes: a module whose resources are as large as one likes, which lie in a
file that has no blocks where they are."""
import pathlib

RESOURCES, RESOURCE_SIZES = 5, 6


def varint(value):
    for count in range(1, 9):
        if value >> 7 * count == 0:
            return ((value << 1 | 1) << count - 1).to_bytes(count, "little")
    return b"\0" + value.to_bytes(8, "little")


def read_varint(data, at):
    if data[at] == 0:
        return int.from_bytes(data[at + 1:at + 9], "little"), at + 9
    count = (data[at] & -data[at]).bit_length()
    return int.from_bytes(data[at:at + count], "little") >> count, at + count


def sections(data):
    """(number, bytes) of each, none of which is aligned but that of resources."""
    at = data.index(0, 5) + 1
    while at < len(data):
        number = data[at]
        size, at = read_varint(data, at + 1)
        if number & 0x80:
            alignment, at = read_varint(data, at)
            at += -at % alignment
        yield number & 0x7f, data[at:at + size]
        at += size


def with_large_resource(small, path, size):
    """Writes `small`, whose one resource is a blob of less than 64 bytes, with one of `size` zeros."""
    with pathlib.Path(path).open("wb") as file:
        file.write(small[:small.index(0, 5) + 1])
        for number, data in sections(small):
            if number == RESOURCES:
                head = varint(64) + varint(size)
                head += b"\xcb" * (-len(head) % 64)
                file.write(bytes([number | 0x80]) + varint(len(head) + size) + varint(64))
                file.write(b"\xcb" * (-file.tell() % 64) + head)
                file.truncate(file.tell() + size)
                file.seek(size, 1)
                continue
            if number == RESOURCE_SIZES:  # no group of a tool; one group, of one resource; its size, its kind
                groups, dialect, count, key = data[:4]
                head = varint(64) + varint(size)
                data = bytes([groups, dialect, count, key]) + varint(len(head) + -len(head) % 64 + size) + b"\0"
            file.write(bytes([number]) + varint(len(data)) + data)
