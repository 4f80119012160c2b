#!/usr/bin/env python3
"""A command of `diff --opt-cmd` leaves no process behind, however it ends and whatever it starts.

usage: commands.py PROGRAM
"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
MODULE = "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n"
LONG = f"98765.{os.getpid()}"  # seconds, by which those that were left are found
SLEEP = f"sleep {LONG}"
# Behind each the module goes through unchanged.
STARTS = {
    "in the background": f"{SLEEP} &",
    "in a session of its own": f"setsid {SLEEP} &",
    "twice removed": f"(setsid sh -c '{SLEEP} & {SLEEP}' &);",
    "that ignores signals": f"(trap '' HUP INT TERM; exec setsid {SLEEP}) &",
    "and its group is killed": f"setsid {SLEEP} & kill -9 0;",
}
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a shell's background
bad = []
tried = 0


def left():
    found = []
    for line in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if LONG.encode() in line.read_bytes().split(b"\0"):
                found.append(int(line.parent.name))
        except OSError:
            pass
    return found


def look(what):
    """Those that are being ended may take a moment."""
    global tried
    tried += 1
    for _ in range(60):
        if not left():
            return
        time.sleep(0.05)
    bad.append(f"{what}: {len(left())} processes are left")
    for process in left():
        os.kill(process, signal.SIGKILL)


def diff(files, command, *flags):
    return [PROGRAM, "diff", *files, f"--opt-cmd={command}", *flags]


with tempfile.TemporaryDirectory() as scratch:
    files = [str(pathlib.Path(scratch, f"{i}.mlir")) for i in range(3)]
    for name in files:
        pathlib.Path(name).write_text(MODULE)
    for name, start in STARTS.items():
        ran = subprocess.run(diff(files[:1], f"{start} cat", "--native-seconds=20"),
                             capture_output=True, timeout=60)
        if "killed" not in name and ran.returncode != 0:
            bad.append(f"{name}: status {ran.returncode}: {ran.stdout} {ran.stderr}")
        look(name)
        ran = subprocess.run(diff(files[:1], f"{start} {SLEEP}", "--native-seconds=0.5"),
                             capture_output=True, timeout=60)
        look(f"{name}, and late")
    for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        for some in (files[:1], files):
            with subprocess.Popen(diff(some, f"setsid {SLEEP} & {SLEEP}", "--native-seconds=0",
                                       "--jobs=2"), stdout=subprocess.DEVNULL) as process:
                for _ in range(200):
                    if len(left()) >= 2 * min(2, len(some)):
                        break
                    time.sleep(0.05)
                process.send_signal(ending)
                process.wait()
            look(f"{ending.name}, {len(some)} files")
print("\n".join(bad))
print(f"commands: {tried} ways to end, {len(bad)} wrong")
sys.exit(bool(bad))
