#!/usr/bin/env python3
"""Programs and passes that try to reach out of the process that runs them natively. Each leaves
evidence where it succeeds: a file, a connection, a byte in a pipe, a dead process, a result.

usage: native.py PROGRAM
"""
import ctypes
import os
import pathlib
import platform
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
READ, WRITE, OPEN, MMAP, SIGACTION, SOCKET, CONNECT = 0, 1, 2, 9, 13, 41, 42
FORK, VFORK, EXECVE, KILL, RENAME, MKDIR, CREAT, UNLINK, SYMLINK, PTRACE = (
    57, 58, 59, 62, 82, 83, 85, 87, 88, 101)
PRCTL, OPENAT, MEMFD, PIDFD_SIGNAL, PIDFD_OPEN = 157, 257, 319, 424, 434
OTHERS = {"dup": 32, "clone": 56, "ioctl": 16, "chdir": 80, "mount": 165, "unshare": 272,
          "process_vm_readv": 310, "process_vm_writev": 311, "execveat": 322, "bpf": 321,
          "userfaultfd": 323, "io_uring_setup": 425, "clone3": 435, "openat2": 437,
          "perf_event_open": 298, "setrlimit": 160, "shmget": 29, "inotify_init1": 294}
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a shell's background
bad = []
tried = 0


def run(command, text, *flags, **how):
    how = {"capture_output": True, "timeout": 60, **how}
    if not any(flag.startswith("--native-seconds") for flag in flags):
        flags = "--native-seconds=10", *flags
    return subprocess.run([PROGRAM, *command, "-", *flags],
                          input=text.encode(), **how)


def constant(name, data):
    text = "".join(f"\\{byte:02X}" for byte in data)
    return f'llvm.mlir.global internal constant @{name}("{text}")\n'


class Body:
    """Calls of the system, one after the other; what the last gave is main's result."""

    def __init__(self, way):
        self.way, self.lines, self.data = way, [], {}

    def value(self, what):
        if isinstance(what, str):
            return what  # a result
        name = f"%v{len(self.lines)}"
        if isinstance(what, bytes):
            symbol = self.data.setdefault(what, f"data{len(self.data)}")
            self.lines += [f"{name}p = llvm.mlir.addressof @{symbol} : !llvm.ptr",
                           f"{name} = llvm.ptrtoint {name}p : !llvm.ptr to i64"]
        else:
            self.lines.append(f"{name} = llvm.mlir.constant({what} : i64) : i64")
        return name

    def call(self, number, *args):
        values = ", ".join(self.value(a) for a in [number, *args, *[0] * (5 - len(args))])
        name = f"%r{len(self.lines)}"
        types = "(" + ", ".join(["i64"] * 6) + ") -> i64"
        if self.way == "asm":
            self.lines.append(
                f'{name} = llvm.inline_asm has_side_effects "syscall", "={{rax}},{{rax}},{{rdi}},'
                f'{{rsi}},{{rdx}},{{r10}},{{r8}},~{{rcx}},~{{r11}},~{{memory}}" {values} : {types}')
        else:
            self.lines += [f"{name}p = llvm.mlir.addressof @syscall : !llvm.ptr",
                           f"{name} = llvm.call {name}p({values}) : !llvm.ptr, {types}"]
        self.last = name
        return name

    def module(self):
        text = "".join(constant(symbol, data) for data, symbol in self.data.items())
        if self.way == "name":
            text += "llvm.mlir.global external @syscall() : i64\n"
        return (text + "func.func @main() -> i64 {\n  " + "\n  ".join(self.lines)
                + f"\n  return {self.last} : i64\n}}\n")


def attempt(name, steps, evidence=lambda ran: ran.returncode == 0, ways=("name", "asm"),
            **how):
    """`steps` adds calls to a Body; `evidence` tells from the ended run whether they succeeded."""
    global tried
    for way in ways:
        body = Body(way)
        steps(body)
        ran = run(["run", "--via=mlir"], body.module(), **how)
        tried += 1
        if evidence(ran):
            bad.append(f"{name} ({way}) succeeds: {ran.stdout.decode()}")
        elif ran.returncode not in (5, 6):
            bad.append(f"{name} ({way}): status {ran.returncode}: {ran.stderr.decode()}")
        elif (b"it tried" if way == "asm" else b"it names @syscall") not in ran.stderr:
            bad.append(f"{name} ({way}) is not told: {ran.stderr.decode()}")


def text(path):
    return str(path).encode() + b"\0"


def files(folder):
    made = folder / "made"

    def appeared(ran):
        there = made.exists() or made.is_symlink()
        if there and made.is_dir() and not made.is_symlink():
            made.rmdir()
        elif there:
            made.unlink()
        return there

    victim = folder / "victim"

    def gone(ran):
        there = victim.exists()
        victim.touch()
        return not there

    victim.touch()
    attempt("open", lambda b: b.call(OPEN, text(made), 0o101, 0o600), appeared)
    attempt("openat", lambda b: b.call(OPENAT, -100, text(made), 0o101, 0o600), appeared)
    attempt("creat", lambda b: b.call(CREAT, text(made), 0o600), appeared)
    attempt("mkdir", lambda b: b.call(MKDIR, text(made), 0o700), appeared)
    attempt("symlink", lambda b: b.call(SYMLINK, text("/"), text(made)), appeared)
    attempt("unlink", lambda b: b.call(UNLINK, text(victim)), gone)
    attempt("rename", lambda b: b.call(RENAME, text(victim), text(folder / "other")), gone)
    attempt("own memory", lambda b: b.call(OPEN, text("/proc/self/mem"), 2))

    def map_file(b):
        b.call(MMAP, 0, 4096, 1, 2, b.call(OPEN, text("/etc/passwd"), 0))

    attempt("a mapped file", map_file)
    attempt("a file in memory", lambda b: b.call(MEMFD, text("x"), 0))


def processes(folder):
    made = folder / "made"

    def executed(ran):
        there = made.exists()
        made.unlink(missing_ok=True)
        return there

    command = text("/bin/sh"), text("-c"), text(f"touch {made}")

    def execute(b):
        """The row of arguments is made on the stack."""
        addresses = [b.value(c) for c in command] + [b.value(0)]
        b.lines += ["%four = llvm.mlir.constant(4 : i64) : i64",
                    "%row = llvm.alloca %four x i64 : (i64) -> !llvm.ptr"]
        for i, address in enumerate(addresses):
            b.lines += [f"%at{i} = llvm.getelementptr %row[{i}] : (!llvm.ptr) -> !llvm.ptr, i64",
                        f"llvm.store {address}, %at{i} : i64, !llvm.ptr"]
        b.lines.append("%rowi = llvm.ptrtoint %row : !llvm.ptr to i64")
        b.call(EXECVE, addresses[0], "%rowi", 0)

    attempt("execve", execute, executed)
    attempt("fork", lambda b: b.call(FORK))
    attempt("vfork", lambda b: b.call(VFORK), ways=("asm",))
    attempt("prctl", lambda b: b.call(PRCTL, 1, 0))
    attempt("a signal's handler", lambda b: b.call(SIGACTION, 31, 0, 0, 8))
    for name, number in OTHERS.items():
        attempt(name, lambda b: b.call(number, 0), ways=("asm",),
                evidence=lambda ran: False)

    with subprocess.Popen(["sleep", "600"]) as victim:
        def dead(ran):
            return victim.poll() is not None

        def through_descriptor(b):
            b.call(PIDFD_SIGNAL, b.call(PIDFD_OPEN, victim.pid, 0), 9)

        attempt("ptrace", lambda b: b.call(PTRACE, 0x4206, victim.pid, 0, 0))
        attempt("pidfd", through_descriptor, dead, ways=("name", "asm"))
        attempt("kill", lambda b: b.call(KILL, victim.pid, 9), dead, ways=("name", "asm"))
        victim.kill()


def descriptors():
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        address = struct.pack("<HHI8x", 2, socket.htons(server.getsockname()[1]),
                              socket.htonl(0x7F000001))

        def connected(ran):
            try:
                server.accept()[0].close()
                return True
            except BlockingIOError:
                return False

        attempt("a socket", lambda b: b.call(CONNECT, b.call(SOCKET, 2, 1, 0), address, 16),
                connected)
    reader, writer = os.pipe()
    os.set_blocking(reader, False)

    def written(ran):
        try:
            return bool(os.read(reader, 100))
        except BlockingIOError:
            return False

    attempt("a pipe that was left open", lambda b: b.call(WRITE, writer, b"x\0", 1), written,
            pass_fds=[writer])
    for descriptor in range(3, 10):
        attempt(f"descriptor {descriptor}",
                lambda b: b.call(WRITE, descriptor, struct.pack("<IIQQ", 1, 0, 0, 0), 24),
                ways=("asm",))
    os.close(reader)
    os.close(writer)


def names(folder):
    """Functions and data of this process by name: none but those of the list."""
    global tried
    made = folder / "made"
    shell = constant("command", text(f"touch {made}"))
    call = ("%c = llvm.mlir.addressof @command : !llvm.ptr\n"
            "  %r = llvm.call %s(%c) : !llvm.ptr, (!llvm.ptr) -> i32\n"
            "  return %r : i32\n}\n")

    def address(symbol):
        return (f"func.func @main() -> i32 {{\n  %s = llvm.mlir.addressof @{symbol} : "
                "!llvm.ptr\n  ")

    programs = {
        "@system as data": "llvm.mlir.global external @system() : i32\n" + shell
                           + address("system") + call,
        "@system": "llvm.func @system(!llvm.ptr) -> i32\n" + shell + address("system")
                   + call,
        "an alias of @system": "llvm.func @system(!llvm.ptr) -> i32\n" + shell
                               + "llvm.mlir.alias external @f : i32 {\n  %0 = llvm.mlir.addressof "
                                 "@system : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}\n"
                               + address("f") + call,
        "@dlsym": "llvm.func @dlsym(!llvm.ptr, !llvm.ptr) -> !llvm.ptr\n" + shell
                  + constant("name", b"system\0")
                  + "func.func @main() -> i32 {\n  %z = llvm.mlir.zero : !llvm.ptr\n"
                    "  %n = llvm.mlir.addressof @name : !llvm.ptr\n"
                    "  %s = llvm.call @dlsym(%z, %n) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr\n  "
                  + call,
        "a constructor": "llvm.func @system(!llvm.ptr) -> i32\n" + shell
                         + "llvm.func @evil() {\n  %c = llvm.mlir.addressof @command : !llvm.ptr\n"
                           "  %r = llvm.call @system(%c) : (!llvm.ptr) -> i32\n  llvm.return\n}\n"
                           "llvm.mlir.global_ctors ctors = [@evil], priorities = [0 : i32], "
                           "data = [#llvm.zero]\n"
                           "func.func @main() -> i32 {\n  %r = arith.constant 0 : i32\n"
                           "  return %r : i32\n}\n",
    }
    for name in ("environ", "stdout", "_IO_2_1_stdout_", "__libc_start_main", "dlopen", "mprotect",
                 "fopen", "popen", "LLVMContextCreate", "mlirContextCreate", "_exit"):
        programs[f"@{name}"] = (f"llvm.mlir.global external @{name}() : i64\n"
                                f"func.func @main() -> i64 {{\n"
                                f"  %p = llvm.mlir.addressof @{name} : !llvm.ptr\n"
                                f"  %r = llvm.ptrtoint %p : !llvm.ptr to i64\n"
                                f"  return %r : i64\n}}\n")
    for name, program in programs.items():
        ran = run(["run", "--via=mlir"], program)
        tried += 1
        if made.exists():
            bad.append(f"{name} runs a shell")
            made.unlink()
        elif name != "a constructor" and ran.returncode != 6:
            bad.append(f"{name}: status {ran.returncode}: {ran.stdout} {ran.stderr}")
        ran = run(["check", "--via=llvm,mlir"], program)
        if made.exists():
            bad.append(f"{name} runs a shell under check")
            made.unlink()


def resolver(folder):
    """An ifunc's resolver may run while code is made ready."""
    global tried
    made = folder / "made"
    body = Body("asm")
    body.call(CREAT, text(made), 0o600)
    program = (body.module().replace("func.func @main() -> i64 {", "llvm.func @resolve() -> !llvm.ptr {")
               .replace(f"  return {body.last} : i64", "  %f = llvm.mlir.addressof @g : !llvm.ptr\n"
                                                       "  llvm.return %f : !llvm.ptr")
               + "llvm.func @g() {\n  llvm.return\n}\n"
                 "llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @resolve\n"
                 "func.func @main() {\n  llvm.call @f() : () -> ()\n  return\n}\n")
    run(["run", "--via=mlir"], program)
    tried += 1
    if made.exists():
        bad.append("an ifunc's resolver makes a file")
        made.unlink()


def strange_calls():
    """Numbers of other architectures."""
    global tried
    for name, instruction, number in (("int 0x80", "int $$0x80", 2), ("x32", "syscall", 0x40000039)):
        body = Body("asm")
        body.call(number)
        ran = run(["run", "--via=mlir"], body.module().replace('"syscall"', f'"{instruction}"'))
        tried += 1
        if ran.returncode != 5:
            bad.append(f"{name}: status {ran.returncode}: {ran.stdout} {ran.stderr}")


LOOP = """func.func @main() {
  cf.br ^loop
^loop:
  cf.br ^loop
}
"""
RECURSION = """func.func @main() -> i64 {
  %r = call @f() : () -> i64
  return %r : i64
}
func.func private @f() -> i64 {
  %m = memref.alloca() : memref<100000xi64>
  %c = arith.constant 0 : index
  %r = call @f() : () -> i64
  memref.store %r, %m[%c] : memref<100000xi64>
  %s = memref.load %m[%c] : memref<100000xi64>
  return %s : i64
}
"""
HUGE = """func.func @main() -> i64 {
  %n = arith.constant 20000000000 : index
  %c = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi64>
  %r = memref.load %m[%c] : memref<?xi64>
  return %r : i64
}
"""


def processes_of(group):
    """Of the session that have not ended."""
    found = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z" and int(fields[3]) == group:
            found.append(int(stat.parent.name))
    return found


def limits():
    """What takes all time or memory ends, and leaves nothing behind."""
    global tried
    for name, program, due, words in (("a loop", LOOP, 7, b"too long"),
                                      ("recursion", RECURSION, 5, b"fault"),
                                      ("memory", HUGE, 7, b"room")):
        ran = run(["run", "--via=llvm"], program, "--native-seconds=1", "-O0", start_new_session=True)
        tried += 1
        if ran.returncode != due or words not in ran.stderr:
            bad.append(f"{name}: status {ran.returncode}: {ran.stdout} {ran.stderr}")
    for ending in (signal.SIGKILL, signal.SIGINT, signal.SIGTERM):
        with subprocess.Popen([PROGRAM, "run", "--via=llvm", "-", "--native-seconds=0"],
                              stdin=subprocess.PIPE, start_new_session=True) as process:
            process.stdin.write(LOOP.encode())
            process.stdin.close()
            for _ in range(100):
                if len(processes_of(process.pid)) >= 3:
                    break
                time.sleep(0.05)
            process.send_signal(ending)
            process.wait()
            if ending == signal.SIGINT and process.returncode != 130:
                bad.append(f"{ending.name}: status {process.returncode} of run --via")
            tried += 1
            for _ in range(100):
                if not processes_of(process.pid):
                    break
                time.sleep(0.05)
            for left in processes_of(process.pid):
                bad.append(f"{ending.name} leaves process {left} behind")
                os.kill(left, signal.SIGKILL)


def passes(folder):
    """Passes that read and write files of their own."""
    global tried
    library = folder / "library.mlir"
    library.write_text("module attributes {transform.with_named_sequence} {\n"
                       "  transform.named_sequence @__transform_main(%m: !transform.any_op "
                       "{transform.readonly}) {\n    transform.yield\n  }\n}\n")
    plain = "func.func @main() {\n  return\n}\n"
    preload = f"transform-preload-library{{transform-library-paths={library}}}"
    interpret = f"builtin.module({preload},transform-interpreter)"
    ran = run(["diff", f"--passes={interpret}"], plain, "--json")
    tried += 1
    if b"refused" not in ran.stdout:
        bad.append(f"a pass reads a file: {ran.stdout} {ran.stderr}")
    ran = run(["run", "--via=mlir", f"--pipeline={interpret}"], plain)
    tried += 1
    if ran.returncode != 6 or b"neither a file" not in ran.stderr:
        bad.append(f"a pipeline reads a file: {ran.stdout} {ran.stderr}")
    ran = run(["run", "--via=mlir", "--pipeline=builtin.module(print-op-stats,view-op-graph,"
               "convert-func-to-llvm,reconcile-unrealized-casts)"],
              "func.func @main() -> i64 {\n  %r = llvm.mlir.constant(7 : i64) : i64\n"
              "  return %r : i64\n}\n")
    tried += 1
    if ran.stdout != b"7 : i64\n":
        bad.append(f"what passes print is the program's: {ran.stdout} {ran.stderr}")


def without_filters():
    """On a system that has no filters nothing is compiled."""
    global tried
    code = [(0x20, 0, 0, 0), (0x15, 0, 3, PRCTL), (0x20, 0, 0, 16), (0x15, 0, 1, 22),
            (6, 0, 0, 0x00050016), (6, 0, 0, 0x7FFF0000)]
    rows = b"".join(struct.pack("<HBBI", *row) for row in code)

    def forbid():
        libc = ctypes.CDLL(None)
        buffer = ctypes.create_string_buffer(rows, len(rows))
        program = ctypes.create_string_buffer(
            struct.pack("<H6xQ", len(code), ctypes.addressof(buffer)))
        libc.prctl(38, 1, 0, 0, 0)
        libc.prctl(22, 2, program, 0, 0)

    ran = run(["run", "--via=llvm"], "func.func @main() {\n  return\n}\n", preexec_fn=forbid)
    tried += 1
    if ran.returncode != 6 or b"cannot confine" not in ran.stderr:
        bad.append(f"without filters: status {ran.returncode}: {ran.stderr}")


if platform.machine() != "x86_64":
    print("hostile: native code's ways out are written for x86-64: not tried")
    sys.exit(0)
with tempfile.TemporaryDirectory() as scratch:
    where = pathlib.Path(scratch)
    files(where)
    processes(where)
    descriptors()
    names(where)
    resolver(where)
    strange_calls()
    passes(where)
    limits()
    without_filters()
print("\n".join(bad))
print(f"hostile: {tried} ways out of native code, {len(bad)} wrong")
sys.exit(bool(bad))
