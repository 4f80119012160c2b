#!/usr/bin/env python3
"""The course: each question's answer, which a run gives, is the one that stands here; the way to it that
is told shows it; each exercise is solved by its solution, and not by its lesson; and `course --check`
marks what students hand in, however hostile, and reaches nothing else.

usage: course.py PROGRAM
"""
import fnmatch
import json
import os
import pathlib
import pty
import re
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
program = str(pathlib.Path(sys.argv[1]).resolve())
failures = []

# Found with pencil and paper, lesson by lesson. A letter is the choice that is right.
ANSWERS = [
    ["6", "0", "-2147483648"],
    ["2", "1", "17", "b"],
    ["6", "10", "b", "c"],
    ["5", "10", "b"],
    ["6", "1", "b", "c"],
    ["-56", "7", "b", "c", "fine"],
    ["0, 1", "2048", "b", "a"],
    ["b", "poison", "arith.divui", "b"],
    ["15", "21", "18", "a"],
    ["c", "memref.load", "3", "6"],
    ["a", "b", "undefined", "memref.load"],
    ["2, 9", "[0, 1, 4]", "b", "undefined"],
    ["[[14, 15], [20, 21]]", "12", "2", "b"],
    ["[true, false, false, false]", "b", "undefined", "[4, 5, -1, -1]"],
    ["yes", "no", "no", "yes", "yes"],
    ["5", "10", "6", "yes", "45"],
    ["yes", "yes", "-9223372036854775808", "no"],
    ["2", "a", "undefined", "b"],
    ["1", "4", "2, 1", "6"],
    ["3", "15", "undefined", "clock.at"],
]
# How the lessons' own @main ends, where not well: a race.
ENDS = {10: 4}
STATUSES = {"fine": 0, "undefined": 4, "trap": 5, "limit": 7}


def run(*arguments, folder=ROOT, text=None):
    return subprocess.run([program, *arguments], cwd=folder, input=text, capture_output=True, text=True,
                          timeout=120)


def expect(holds, what):
    if not holds:
        failures.append(what)


def name_of(number, ending):
    return f"{number:02}.{ending}"


def hand_in(folder, answers=None, programs=None):
    folder.mkdir(parents=True, exist_ok=True)
    for number, lines in enumerate(answers or [], 1):
        (folder / name_of(number, "txt")).write_text("".join(f"{i}: {a}\n" for i, a in enumerate(lines, 1)))
    for number, text in (programs or {}).items():
        (folder / name_of(number, "mlir")).write_text(text)


def marks(folder, *lessons):
    """The status, and each mark by student, lesson and question (0: the exercise)."""
    done = run("course", *map(str, lessons), "--check", str(folder), "--json")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return done.returncode, {(m.get("student"), m["lesson"], m.get("question", 0)): m for m in found
                             if m["kind"] == "mark"}


def lessons():
    done = run("course", *map(str, range(1, len(ANSWERS) + 1)), "--json", "--solutions")
    return [json.loads(line) for line in done.stdout.splitlines()]


def check_files(all_lessons):
    """What is embedded is what the folder has, and runs as it stands there."""
    files = sorted((ROOT / "course").glob("*.mlir"))
    expect(len(files) == len(all_lessons) == len(ANSWERS), f"{len(files)} files, {len(all_lessons)} lessons")
    for path, lesson in zip(files, all_lessons):
        expect(lesson["program"].strip() in path.read_text(), f"{path.name}: another program is embedded")
        expect((path.parent / "solutions" / path.name).read_text() == lesson["solution"],
               f"{path.name}: another solution is embedded")
        ended = run("run", str(path)).returncode
        expect(ended == ENDS.get(lesson["lesson"], 0), f"{path.name} ends with {ended}")


def check_answers(scratch, all_lessons):
    solutions = {lesson["lesson"]: lesson["solution"] for lesson in all_lessons}
    hand_in(scratch / "right", ANSWERS, solutions)
    status, found = marks(scratch / "right")
    for (_, number, question), mark in found.items():
        expect(mark["mark"] == "right", f"lesson {number}, question {question}: {mark}")
    asked = sum(len(lesson["questions"]) for lesson in all_lessons) + len(all_lessons)
    expect(status == 0 and len(found) == asked == sum(map(len, ANSWERS)) + len(ANSWERS),
           f"all is right, and the status is {status}, with {len(found)} marks for {asked}")


def check_wrong(scratch, all_lessons):
    """Another answer of the same kind is wrong, and so is the lesson itself as a solution."""
    others = {"yes": "no", "no": "yes", "a": "b", "b": "c", "c": "a", "fine": "trap", "undefined": "fine"}
    wrong = [[others.get(answer, answer + "1") for answer in lines] for lines in ANSWERS]
    unsolved = {lesson["lesson"]: lesson["program"] for lesson in all_lessons}
    hand_in(scratch / "wrong", wrong, unsolved)
    status, found = marks(scratch / "wrong")
    for key, mark in found.items():
        expect(mark["mark"] == "wrong" and mark["why"], f"it is wrong, and {key}: {mark}")
    expect(status == 1 and found, f"all is wrong, and the status is {status}")
    (scratch / "nothing").mkdir()
    status, found = marks(scratch / "nothing", 6)
    expect(status == 1 and {mark["mark"] for mark in found.values()} == {"missing"} and len(found) == 6,
           f"nothing is there: {status}, {found}")


def check_demands():
    """Of demands each name is one of an operation, and of stars each stands for some."""
    known = {json.loads(line).get("name") for line in run("ops", "--json").stdout.splitlines()}
    for path in sorted((ROOT / "course").glob("*.mlir")):
        calls = re.split(r"(?m)^// !.*\n(?://   [^@].*\n)*", path.read_text())[1]
        for line in re.findall(r"(?m)^//   with(?:out)? (?!memory$)(.+)", calls):
            for word in line.split():
                own = word.isdigit() or word[0] in "@^" or f"meaning.op<H> {word}(" in (
                    path.parent / "solutions" / path.name).read_text()
                expect(own or any(fnmatch.fnmatchcase(name, word) for name in known if name),
                       f"{path.name}: there is no operation {word}")


def numbers(text):
    """The numbers of a text, without its types: "2.0" is 2."""
    return [float(one) for one in re.findall(r"(?<![\w.])-?\d+(?:\.\d+(?:e[-+]\d+)?)?", re.sub(r" : \S+", "", text))]


def shows(said, answer):
    """Whether what is printed ends with the answer."""
    wanted = numbers(answer)
    return bool(wanted) and numbers(said)[-len(wanted):] == wanted


def check_way(folder, lesson, question, answer):
    """The commands that are told show the answer."""
    at = f"lesson {lesson['lesson']}, '{question['text']}'"
    words = shlex.split(question["see"])[1:]
    there = question.get("there", "")
    if there.startswith("and "):
        words[words.index("-e") + 1] = there.split()[-1]
        expect(run(*words, folder=folder).returncode in (0, 4), f"{at}: {words} does not run")
        return
    typed = there.split(",")[0] + "\n" + "continue\n" * 40 if "count" in there else there.replace(", ", "\n")
    done = run(*words, folder=folder, text=typed)
    said = done.stdout + done.stderr
    if "choices" in question:
        expect("error" not in said or done.returncode, f"{at}: {words} says {said}")
    elif "count" in there:
        expect(said.count("\nbreakpoint 1\n") == int(answer), f"{at}: it does not stop {answer} times")
    elif there:
        shown = said.rpartition("(step) print")[2]
        words = re.findall(r"true|false|poison", answer)
        expect(re.findall(r"true|false|poison", shown)[-len(words):] == words if words else shows(shown, answer),
               f"{at}: it shows {shown}")
    elif answer in STATUSES:
        expect(done.returncode == STATUSES[answer], f"{at}: it ends with {done.returncode}")
    elif "--stats" in words:
        expect(re.search(rf"(?m)^ *{answer}  ", said), f"{at}: nothing of it ran {answer} times")
    else:
        where = re.fullmatch(r"[a-z]\w*\.\w+", answer)
        expect(f"in '{answer}'" in said if where else shows(said, answer), f"{at}: it shows {said}")


def check_ways(scratch, all_lessons):
    folder = scratch / "ways"
    folder.mkdir()
    for lesson, answers in zip(all_lessons, ANSWERS):
        (folder / name_of(lesson["lesson"], "mlir")).write_text(lesson["program"])
        for question, answer in zip(lesson["questions"], answers):
            check_way(folder, lesson, question, answer)


# Programs that end as they should, and are wrong before: what a circuit shows in its last tick, a sum that is
# right but for its limits, a solution that does what it is to do without.
CHEATS = {
    2: """func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi slt, %a, %b : i32
  %x = arith.select %less, %b, %a : i32
  %y = arith.select %less, %a, %b : i32
  cf.cond_br %less, ^end, ^end
^end:
  return %x, %y : i32, i32
}
""",
    15: """func.func @halved(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %half = arith.shrui %x, %one : i8
  return %half : i8
}
""",
    17: """func.func @repaired(%number: index) -> i1 {
  %zero = index.constant 0
  %r = index.cmp sgt(%zero, %number)
  return %r : i1
}
""",
    19: """hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i4
  %three = hw.constant 3 : i4
  %five = hw.constant 5 : i4
  %is_five = comb.icmp eq %x, %five : i4
  %y = comb.mux %is_five, %three, %zero : i4
  hw.output %y : i4
}
""",
}


def check_cheats(scratch):
    hand_in(scratch / "cheats", programs=CHEATS)
    _, found = marks(scratch / "cheats", *CHEATS)
    for number in CHEATS:
        expect(found[None, number, 0]["mark"] == "wrong", f"lesson {number} takes a cheat")


def check_forms(scratch):
    """However it is written."""
    same = {6: [["-56 : i8", " 7", "B", "C", "`fine`"], ["-56:I8", "7 : i8", "poison", "cf.cond_br", "FINE"],
                ["-56", "7", "the run is undefined", "arith.cmpi", "undefined"]],
            7: [["0.0, 1.0", "2.048e3", "false", "true"], ["0.000000e+00 : f32, 1.000000e+00 : f32", "2048.0", "b", "a"],
                ["-0.0, 1", "2049", "true", "false"]]}
    for number, versions in same.items():
        for i, lines in enumerate(versions):
            student = scratch / "forms" / f"{number}-{i}"
            hand_in(student)
            (student / name_of(number, "txt")).write_text(
                "# mine\n\n" + "".join(f"  {j}:{a}\r\n" for j, a in enumerate(lines, 1)))
        _, found = marks(scratch / "forms", number)
        for i, lines in enumerate(versions):
            got = [found[f"{number}-{i}", number, j]["mark"] for j in range(1, len(lines) + 1)]
            first = ["right", "right"] if number == 6 else ["wrong", "wrong"]
            want = ["right"] * len(lines) if i < 2 else first + ["wrong"] * (len(lines) - 2)
            expect(got == want, f"{lines} of lesson {number} are {got}")


ENDLESS = """func.func @perimeter(%w: i32, %h: i32) -> i32 {
  cf.br ^again
^again:
  BODY
  cf.br ^again
}
"""
HOSTILE = {
    "loops": ENDLESS.replace("BODY", ""),
    "prints": ENDLESS.replace("BODY", "vector.print %w : i32"),
    "eats": ENDLESS.replace("BODY", "%m = memref.alloc() : memref<1000000xi64>"),
    "recursion": "func.func @perimeter(%w: i32, %h: i32) -> i32 {\n  %r = func.call @perimeter(%w, %h) : "
                 "(i32, i32) -> i32\n  return %r : i32\n}\n",
    "exits": "func.func private @exit(i32)\nfunc.func @perimeter(%w: i32, %h: i32) -> i32 {\n"
             "  %z = arith.constant 0 : i32\n  func.call @exit(%z) : (i32) -> ()\n  return %w : i32\n}\n",
    "malformed": "func.func @perimeter(",
    "deep": "module {" * 20000,
    "bytes": "\x00\x01\x1b[31m\x7f",
    "other": "func.func @perimeter(%w: i64, %h: i64) -> i64 {\n  return %w : i64\n}\n",
    "declared": "func.func private @perimeter(i32, i32) -> i32\n",
    "empty": "",
    "invalid": "func.func @perimeter(%w: i32, %h: i32) -> i32 {\n  return\n}\n",
    "file": "func.func @perimeter(%w: i32, %h: i32) -> i32 attributes {x = dense_resource<a> : tensor<1xi8>} {\n"
            "  return %w : i32\n}\n{-# dialect_resources: {builtin: {a: \"/etc/passwd\"}} #-}\n",
}
SECRET = "what nobody may see"


def check_hostile(scratch):
    folder = scratch / "hostile"
    folder.mkdir()
    (scratch / "secret").write_text(f"1: {SECRET}\n")
    for name, text in HOSTILE.items():
        hand_in(folder / name, programs={1: text})
    for name in ("link", "pipe", "large", "folders", "nonsense", "twice", "new\x1b[2Jline\n"):
        (folder / name).mkdir()
    for ending in ("txt", "mlir"):
        (folder / "link" / f"01.{ending}").symlink_to(scratch / "secret")
        os.mkfifo(folder / "pipe" / f"01.{ending}")
        with open(folder / "large" / f"01.{ending}", "w") as file:
            file.truncate(1 << 40)
        (folder / "folders" / f"01.{ending}").mkdir()
    (folder / "nonsense" / "01.txt").write_text("one\x1b[2J: 6\n")
    (folder / "twice" / "01.txt").write_text("1: 6\n1: 7\n2: 0\n")
    (folder / "elsewhere").symlink_to(scratch / "right")
    (folder / ".hidden").mkdir()
    begun = time.monotonic()
    status, found = marks(folder, 1)
    text = run("course", "1", "--check", str(folder)).stdout
    students = {student for student, _, _ in found}
    expect(time.monotonic() - begun < 15, "hostile answers take long")
    expect(status == 1 and not students & {"elsewhere", ".hidden"}, f"status {status}, {students}")
    expect(len(students) == len(HOSTILE) + 7, f"{len(students)} students")
    expect(SECRET not in json.dumps(list(found.values())), "a link was followed")
    expect(not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text), "control characters are shown")
    right = {key for key, mark in found.items() if mark["mark"] == "right"}
    expect(right == {("twice", 1, 2)}, f"right is {right}")


def check_teacher(scratch):
    """Folders that are none, and what a terminal shows."""
    for folder in (scratch / "none", scratch / "secret", "/dev/null"):
        done = run("course", "--check", str(folder))
        expect(done.returncode == 2 and "error: cannot read the folder" in done.stderr, f"{folder}: {done}")
    done = run("course", "21")
    expect(done.returncode == 2 and "there is no lesson '21'" in done.stderr, f"lesson 21: {done}")


def ask(lesson, typed):
    """What a terminal shows behind the lesson's page."""
    said = b""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["NO_COLOR"] = "1"
        os.execv(program, ["mlir-interp", "course", str(lesson)])
    os.write(terminal, typed.encode())
    while True:
        try:
            said += os.read(terminal, 4096)
        except OSError:
            break
        if not said:
            break
    os.waitpid(child, 0)
    os.close(terminal)
    return said.decode().replace("\r", "").replace("^D\b\b", "").rpartition("? is help, ")[2]


def check_asking():
    """On a terminal it asks until an answer is right, or is asked for, or left; helps, and counts."""
    text = ask(1, "6\n1\n+0\n\n")
    expect("Right: 6\n  mlir-interp run --stats 01.mlir\n" in text, f"a right answer: {text}")
    expect("\n> No. (Try again; ! is the answer, ? help.)\n> Right: 0 : i32\n  mlir-interp run 01.mlir -e area" in text,
           f"a wrong one, and another: {text}")
    expect(re.search(r"2 of 3 right, 1 of them at the first try.\nOf the exercise: .*FOLDER/01.mlir", text),
           f"the score: {text}")
    expect("-2147483648 : i32" not in text, f"a question that was left: {text}")
    text = ask(1, "abc\n6\npoison\n\n\n")
    expect("\n> That is no number. (! is the answer, ? help.)\n> Right: 6\n" in text and "> No. (" in text
           and "1 of 3 right, 1 of them at the first try." in text, f"what is no number: {text}")
    text = ask(6, "?\n-56\n!\nd\nb\n\x04")
    expect("  !                the answer\n" in text and "mlir-interp step 06.mlir\n  there: break 5," in text,
           f"help: {text}")
    expect("> It is 7 : i8\n" in text and "> No. (" in text and "Right: b, poison\n" in text, f"asked for: {text}")
    expect(text.split("Right: b")[1].count("> ") == 1 and "\n> \n\n2 of 5 right, 1 of them at the first try.\n" in text,
           f"the end: {text}")


with tempfile.TemporaryDirectory() as temporary:
    scratch = pathlib.Path(temporary)
    every = lessons()
    check_files(every)
    check_answers(scratch, every)
    check_wrong(scratch, every)
    check_demands()
    check_ways(scratch, every)
    check_cheats(scratch)
    check_forms(scratch)
    check_hostile(scratch)
    check_teacher(scratch)
    check_asking()
for failure in failures:
    print(failure)
print(f"course: {len(every)} lessons, {sum(map(len, ANSWERS))} questions, {len(HOSTILE)} hostile programs; "
      f"{len(failures)} failures")
sys.exit(bool(failures))
