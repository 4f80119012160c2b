"""Writes .npy files as other machines and other orders have them: npy_orders.py FOLDER"""
import pathlib
import struct
import sys


def write(name, header, data):
    header += " " * (117 - len(header)) + "\n"
    magic = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header))
    (pathlib.Path(sys.argv[1]) / f"{name}.npy").write_bytes(magic + header.encode() + data)


# [[0, 1, 2], [3, 4, 5]]
write("big", "{'descr': '>f4', 'fortran_order': False, 'shape': (2, 3), }", struct.pack(">6f", *range(6)))
write("columns", "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }", struct.pack("<6f", 0, 3, 1, 4, 2, 5))
write("both", "{'descr': '>c8', 'fortran_order': True, 'shape': (2, 1, 2), }",
      struct.pack(">8f", 0, 1, 4, 5, 2, 3, 6, 7))
write("lacking", "{'descr': '<f4', 'shape': (2, 3), }", struct.pack("<6f", *range(6)))
write("neither", "{'descr': '<f4', 'fortran_order': 1, 'shape': (2, 3), }", struct.pack("<6f", *range(6)))

SIX = struct.pack("<6f", *range(6))
ALL = "'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)"
write("list", f"[{ALL}]", SIX)
write("after", f"{{{ALL}}} {{}}", SIX)
write("twice", f"{{{ALL}, 'shape': (2, 3)}}", SIX)
write("unknown", f"{{{ALL}, 'order': 'C'}}", SIX)
write("record", "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (2, 3)}", SIX)
write("number", "{'descr': '<f4', 'fortran_order': False, 'shape': (6)}", SIX)
write("open", f"{{{ALL}", SIX)
