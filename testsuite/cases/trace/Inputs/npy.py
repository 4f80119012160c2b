"""Prints the .npy files of a folder: name, element type, shape, elements. Reads them by the
format's description, so that numpy is not needed; arrays as file names sort."""
import ast
import pathlib
import struct
import sys

CODES = {"|b1": "?", "|i1": "b", "<i2": "h", "<i4": "i", "<i8": "q", "<f2": "e", "<f4": "f",
         "<f8": "d", "<c8": "f", "<c16": "d"}

for path in sorted(pathlib.Path(sys.argv[1]).glob("*.npy"), key=lambda path: path.stem):
    data = path.read_bytes()
    assert data[:8] == b"\x93NUMPY\x01\x00", path
    length = struct.unpack("<H", data[8:10])[0]
    header = data[10:10 + length]
    assert (10 + length) % 64 == 0 and header.endswith(b"\n"), path
    about = ast.literal_eval(header.decode())
    assert about["fortran_order"] is False, path
    code = CODES[about["descr"]]
    body = data[10 + length:]
    elements = list(struct.unpack(f"<{len(body) // struct.calcsize(code)}{code}", body))
    print(path.stem, about["descr"], about["shape"], elements)
