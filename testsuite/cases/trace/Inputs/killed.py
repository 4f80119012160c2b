"""Kills a trace in the middle of its work, and hands on what it wrote.

usage: killed.py PROGRAM ARGUMENTS
"""
import subprocess
import sys

trace = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE)
written = trace.stdout.read(1 << 20)
trace.kill()
sys.stdout.buffer.write(written + trace.stdout.read())
