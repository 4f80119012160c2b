#!/usr/bin/env python3
"""The debugger for editors, with a client that was not made for it: Microsoft's test client for debug
adapters, which node runs. Where there is no node, or npm cannot be reached, nothing is tried, and that
is said.

usage: independent.py PROGRAM
"""
import pathlib
import subprocess
import sys

import npm

HERE = pathlib.Path(__file__).resolve().parent
folder = npm.install("independent", "@vscode/debugadapter-testsupport", "1.68.0")
sys.exit(subprocess.run(["node", HERE / "independent.js", folder, sys.argv[1]], timeout=600).returncode)
