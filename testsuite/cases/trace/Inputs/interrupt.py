"""Interrupts a trace once it has printed something; prints the last line of what it wrote to
standard output, what it said, and how it ended.

usage: interrupt.py PROGRAM ARGUMENTS
"""
import signal
import subprocess
import sys

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a shell's background
trace = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
first = trace.stdout.read(1)
trace.send_signal(signal.SIGINT)
rest, said = trace.communicate()
print((first + rest).decode().splitlines()[-1])
print(said.decode() + f"exit status {trace.returncode}")
