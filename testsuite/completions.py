#!/usr/bin/env python3
"""Completions in the shells themselves: of each command all flags that its help shows and no others,
values, files, folders, pages of the manual.

usage: completions.py PROGRAM
"""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = pathlib.Path(sys.argv[1]).absolute()
WITHIN = 60  # seconds that a shell may take to answer
MOVES = re.compile(r"\x1b\[[0-9]*[AJ]")
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])|[\x00\x07\r]")


def said(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=True).stdout


def flags_of(*command):
    return set(re.findall(r"^  (--?[\w-]+)", said(*command, "--help"), re.MULTILINE))


def plain(text):
    """Where the terminal's cursor goes up, another line begins."""
    return ESCAPES.sub("", MOVES.sub("\n", text))


class Typed:
    """A shell on a terminal, which is asked by the tabulator."""
    def __init__(self, command, folder, setup):
        self.process, self.terminal = pty.fork()
        if not self.process:
            os.chdir(folder)
            os.environ.update(TERM="xterm", PS1="", PATH=f"{PROGRAM.parent}:{os.environ['PATH']}")
            os.environ.pop("INPUTRC", None)
            os.execvp(command[0], command)
        self.put("stty rows 2000 columns 200\n" + setup + "\nprintf 'set%s\\n' up; PS1='>>'\n")
        self.until(lambda text: "setup" in text and ">>" in text.split("setup")[-1])

    def put(self, text):
        os.write(self.terminal, text.encode())

    def until(self, holds):
        """What is written until that holds, and nothing more comes."""
        text, end, quiet = "", time.monotonic() + WITHIN, 0.3
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], quiet)[0]:
                text += os.read(self.terminal, 65536).decode(errors="replace")
            elif holds(plain(text)):
                break
        return plain(text)

    def ask(self, line, wanted):
        self.put(line + "\t")
        text = self.until(lambda text: wanted <= words(text))
        self.put("\x15\n")
        self.until(lambda text: ">>" in text)
        return words(text)

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def words(text):
    """A folder may have its stroke, a flag what stands between it and its value."""
    found = {word.split(">>")[-1] for word in text.split()}
    return found | {word.rstrip("/=") for word in found} | {word.split("=")[-1] for word in found}


class Bash(Typed):
    def __init__(self, folder, script):
        settings = ("show-all-if-ambiguous on", "completion-query-items 0", "page-completions off",
                    "bell-style none", "enable-bracketed-paste off")
        super().__init__(["bash", "--norc", "--noprofile", "-i"], folder,
                         "\n".join(f"bind 'set {one}'" for one in settings) + f"\nsource {script}")


class Zsh(Typed):
    def __init__(self, folder, script):
        own = script.parent / "zsh"
        own.mkdir()
        shutil.copy(script, own / "_mlir-interp")
        super().__init__(["zsh", "-f", "-i"], folder,
                         f"fpath=({own} $fpath); autoload -Uz compinit; compinit -u -D\n"
                         "setopt no_list_ambiguous no_beep no_auto_menu; LISTMAX=5000\n"
                         "zstyle ':completion:*' verbose no; unsetopt prompt_sp")


class Fish:
    def __init__(self, folder, script):
        self.folder, self.script = folder, script

    def ask(self, line, wanted):
        got = subprocess.run(["fish", "--no-config", "-c", f"source {self.script}; complete -C '{line}'"],
                             cwd=self.folder, env={**os.environ, "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}"},
                             capture_output=True, text=True, timeout=WITHIN)
        return words("\n".join(row.split("\t")[0] for row in got.stdout.splitlines()))

    def close(self):
        pass


def questions(commands):
    """What is typed, what has to be offered, and what must not be."""
    every = set().union(*(flags_of(command) for command in commands))
    for command in commands:
        own = flags_of(command)
        for dashes in ("-", "--"):
            begin = {flag for flag in every if flag.startswith(dashes)}
            yield f"mlir-interp {command} {dashes}", own & begin, begin - own
    runner = {flag for flag in flags_of("runner") if flag.startswith("--")}
    yield "mlir-interp-runner --", runner, {"--passes", "--via"}
    yield "mlir-interp ", set(commands), {"one.mlir"}
    yield "mlir-interp ve", {"verify"}, {"run"}
    yield "mlir-interp --ve", {"--version"}, {"--via"}
    yield "mlir-interp run ", {"one.mlir", "two.ll", "sub"}, {"three.txt"}
    yield "mlir-interp run --generic ", {"one.mlir", "sub"}, {"three.txt"}
    yield "mlir-interp-runner ", {"one.mlir", "sub"}, {"three.txt", "run"}
    yield "mlir-interp run --source ", {"sub", "sub2"}, {"one.mlir"}
    yield "mlir-interp run --stdin ", {"one.mlir", "three.txt"}, set()
    yield "mlir-interp run --entry-point-result=", {"void", "i32", "i64", "f32", "f64"}, {"one.mlir"}
    yield "mlir-interp run --via ", {"llvm", "mlir"}, {"both", "one.mlir"}
    yield "mlir-interp check --via=", {"llvm", "mlir", "both"}, {"one.mlir"}
    yield "mlir-interp run --color=", {"auto", "always", "never"}, {"one.mlir"}
    for begin in "run one.mlir --entry=", "run one.mlir -e ", "check one.mlir --entry ", "run --entry ":
        found = "one.mlir" in begin
        yield f"mlir-interp {begin}", {"first", "second"} if found else set(), {"two.ll", "hidden"}
    yield "mlir-interp run hostile.mlir --entry ", {"plain"}, {"one.mlir"}
    yield "mlir-interp-runner one.mlir --entry=fi", {"first"}, {"second"}
    yield "mlir-interp diff --passes=cano", {"canonicalize"}, {"cse", "one.mlir"}
    yield "mlir-interp diff --passes cse,cano", {"cse,canonicalize"}, {"cse", "one.mlir"}
    yield "mlir-interp help --completion ", {"bash", "zsh", "fish"}, {"run"}
    yield "mlir-interp help ", set(commands), {"one.mlir"}
    yield "mlir-interp ops mem", {"memref"}, {"arith"}
    yield "mlir-interp explain arith.mul", {"arith.mulf", "arith.muli", "arith.mulsi_extended"}, {"arith.addi"}
    yield "mlir-interp explain poiso", {"poison"}, {"one.mlir"}
    yield "mlir-interp course 1", {"1", "10", "19"}, {"2", "20", "one.mlir"}


HOSTILE = ["$(touch${IFS}ran1)", "`touch${IFS}ran2`", "$(touch ran3)", "*", "a b", "; touch ran4", "$((ran5=1))"]


def folder_of_files(folder):
    for name in ("one.mlir", "two.ll", "three.txt"):
        (folder / name).write_text("")
    (folder / "one.mlir").write_text("func.func @first() { return }\nfunc.func @second() { return }\n"
                                     "func.func private @hidden()\n")
    # What a file says is a word, and is not run.
    (folder / "hostile.mlir").write_text("func.func @plain() { return }\n" + "".join(
        f'func.func @"{name}"() {{ return }}\n' for name in HOSTILE))
    for name in ("sub", "sub2"):
        (folder / name).mkdir()
    return folder


commands = re.findall(r"^  (\w+) +\S", said("help").split("commands:")[1].split("shows the flags")[0],
                      re.MULTILINE)
asked, wrong, lacking = 0, [], []
for name, kind in (("bash", Bash), ("zsh", Zsh), ("fish", Fish)):
    if not shutil.which(name):
        lacking.append(name)
        continue
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        (scratch / "files").mkdir()
        script = scratch / "script"
        script.write_text(said("help", f"--completion={name}"))
        shell = kind(folder_of_files(scratch / "files"), script)
        for line, wanted, unwanted in questions(commands):
            got = shell.ask(line, wanted)
            asked += 1
            if wanted - got:
                wrong.append(f"{name}: '{line}' does not offer {', '.join(sorted(wanted - got))}")
            if unwanted & got:
                wrong.append(f"{name}: '{line}' offers {', '.join(sorted(unwanted & got))}")
        shell.close()
        if ran := sorted(path.name for path in scratch.rglob("ran*")):
            wrong.append(f"{name}: what a file says was run: {', '.join(ran)}")
for one in wrong:
    print(one)
for name in lacking:
    print(f"completions: {name} is not installed, and skipped")
print(f"completions: {asked} lines, {len(wrong)} wrong")
sys.exit(bool(wrong))
