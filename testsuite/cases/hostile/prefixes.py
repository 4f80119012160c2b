"""Feeds every prefix of files to `verify`: prefixes.py PROGRAM FILE..."""
import subprocess
import sys

program, files = sys.argv[1], sys.argv[2:]
for name in files:
    text = open(name, "rb").read()
    for end in range(0, len(text), 3):
        got = subprocess.run([program, "verify", "-"], input=text[:end], capture_output=True,
                             timeout=60)
        if got.returncode not in (0, 3):
            sys.exit(f"{name}: the first {end} bytes end with {got.returncode}: {got.stderr}")
