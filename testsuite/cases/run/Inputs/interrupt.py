"""Interrupts a run once it has printed something, and prints what it then says.

usage: interrupt.py PROGRAM ARGUMENTS
"""
import signal
import subprocess
import sys

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a shell's background
run = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
run.stdout.read(1)
run.send_signal(signal.SIGINT)
_, said = run.communicate()
print(said.decode() + f"exit status {run.returncode}")
