"""Steps through a program on a terminal of its own: what libedit does, colours, interrupts.
   terminal.py PROGRAM FILE
"""
import os
import pty
import re
import select
import sys
import time

PROGRAM, FILE = sys.argv[1:]
PATIENCE = 20  # seconds


class Terminal:
    def __init__(self, **environment):
        self.seen = ""
        self.child, self.fd = pty.fork()
        if self.child == 0:
            os.environ.update(TERM="xterm", **environment)
            os.execv(PROGRAM, [PROGRAM, "step", FILE])

    def expect(self, pattern):
        """Reads until the pattern comes; gives what came with it."""
        end = time.time() + PATIENCE
        while not (match := re.search(pattern, self.seen, re.DOTALL)):
            if not select.select([self.fd], [], [], max(0, end - time.time()))[0]:
                sys.exit(f"'{pattern}' did not come, but:\n{self.seen}")
            try:
                self.seen += os.read(self.fd, 4096).decode()
            except OSError:
                sys.exit(f"it ended before '{pattern}' came:\n{self.seen}")
        came, self.seen = self.seen[:match.end()], self.seen[match.end():]
        return came

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def read_until_quiet(self):
        while select.select([self.fd], [], [], 1)[0]:
            self.seen += os.read(self.fd, 4096).decode()

    def run_and_interrupt(self):
        """Again, where the key came before the run began: then it dropped the line."""
        end = time.time() + PATIENCE
        while "interrupted" not in self.seen and time.time() < end:
            self.type("continue\n")
            self.read_until_quiet()
            self.type("\003")
            self.read_until_quiet()

    def wait(self):
        end = time.time() + PATIENCE
        ended, status = os.waitpid(self.child, os.WNOHANG)
        while not ended and time.time() < end:
            time.sleep(0.05)
            ended, status = os.waitpid(self.child, os.WNOHANG)
        assert ended and status == 0, f"it did not end well: {status}"


PROMPT = r"\(step\) "

terminal = Terminal()
start = terminal.expect(PROMPT)
assert "\033[" in start, "no colours"
assert "Type help" in start

# An empty line repeats the last command.
terminal.type("step\n")
terminal.expect("#2 cf.br.*" + PROMPT)
terminal.type("\n")
terminal.expect("#3 arith.addi.*" + PROMPT)

# History: the last command again.
terminal.type("print %one\n")
terminal.expect("= 1 : i64.*" + PROMPT)
terminal.type("\033[A\n")
terminal.expect("print %one.*= 1 : i64.*" + PROMPT)

# Completion of commands, of what info takes, of values, of operations.
terminal.type("info bre\t\n")
terminal.expect("no breakpoints.*" + PROMPT)
terminal.type("reverse-s\t\n")
terminal.expect("#2 cf.br.*" + PROMPT)
terminal.type("print %o\t\n")
terminal.expect("= 1 : i64.*" + PROMPT)
terminal.type("print %\t")
terminal.expect("  %sum\r\n.*" + PROMPT)
terminal.type("sum\n")
terminal.expect("has no value here.*" + PROMPT)
terminal.type("break arith.ad\t\n")
terminal.expect("breakpoint 1.*" + PROMPT)
terminal.type("break @ma\t\n")
terminal.expect("breakpoint 2.*" + PROMPT)
terminal.type("delete\n")
terminal.expect(PROMPT)

# An endless loop can be interrupted, and looked at, and gone back in.
terminal.run_and_interrupt()
terminal.expect("interrupted.*" + PROMPT)
terminal.type("print %sum\n")
terminal.expect("= [0-9]+ : i64|has no value here")
terminal.expect(PROMPT)
terminal.type("reverse-step\n")
terminal.expect("in.*@main.*" + PROMPT)

# At the prompt it drops the line.
terminal.type("no such thing\003")
terminal.expect(PROMPT)
terminal.type("where\n")
terminal.expect("in the loop of.*" + PROMPT)
terminal.type("quit\n")
terminal.wait()

# Without colours; end of input leaves too.
plain = Terminal(NO_COLOR="1")
assert "\033[1" not in plain.expect(PROMPT), "colours although NO_COLOR is set"
plain.type("\004")
plain.wait()
print("good")
