#!/usr/bin/env python3
"""The debugger for editors, with a client that was not made for it: Microsoft's test client for debug
adapters (@vscode/debugadapter-testsupport), which node runs. It is asked of npm once, and kept in
build/. Where there is no node, or npm cannot be reached, nothing is tried, and that is said.

usage: independent.py PROGRAM
"""
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE.parent.parent / "build" / "dap_client"
PACKAGE = "@vscode/debugadapter-testsupport"
VERSION = "1.68.0"
SECONDS = 120


def skip(why):
    print(f"independent: skipped: {why}")
    sys.exit(0)


def install():
    if (FOLDER / "node_modules" / PACKAGE).is_dir():
        return
    if not shutil.which("npm"):
        skip("there is no npm")
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--silent",
               f"{PACKAGE}@{VERSION}"]
    try:
        done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        skip(f"npm gives no {PACKAGE}: it takes too long")
    if done.returncode != 0:
        skip(f"npm gives no {PACKAGE}")


if not shutil.which("node"):
    skip("there is no node")
install()
sys.exit(subprocess.run(["node", HERE / "independent.js", FOLDER, sys.argv[1]], timeout=600).returncode)
