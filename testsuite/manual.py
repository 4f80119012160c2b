#!/usr/bin/env python3
"""The manual is whole and true: every operation that is executed has an example, or means what one
with an example does; every example runs and gives what its page states, and no link of the HTML
pages is broken.

usage: manual.py PROGRAM
"""
import concurrent.futures
import html
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

WIDTH = 79
FIELDS = ("summary", "doc", "text", "formula", "poison", "undefined", "watch", "example", "gives")
program = str(pathlib.Path(sys.argv[1]).resolve())
failures = []


def output(*command, text=None):
    """As if the program stood on the path: it tells its commands by the name it is called by."""
    called = ["mlir-interp" if command[0] == program else command[0], *command[1:]]
    return subprocess.run(called, executable=command[0], input=text, capture_output=True, text=True,
                          timeout=60)


def explain(*arguments):
    return output(program, "explain", *arguments).stdout


def named(page):
    return f"{page['kind']} {page['name']}"


def what_run_gives(example):
    """Of a run that ends early the first line on standard error, from "error:" on. And does it warn?"""
    done = output(program, "run", "-", text=example)
    if done.returncode == 0:
        return done.stdout, "warning: " in done.stderr
    first = done.stderr.split("\n")[0]
    return first[max(first.find("error:"), 0):] + "\n", False


def executes(example, name):
    """Whether the run begins, ends or fails at an operation of that name."""
    lines = output(program, "trace", "--json", "-", text=example).stdout.splitlines()
    events = [json.loads(line) for line in lines if line.startswith('{"schema"')]
    return any(name in (event.get("name"), event.get("operation")) for event in events)


def check_lesson_example(page):
    if explain(page["name"], "--example") != page["example"]:
        return [f"{named(page)}: --example prints something else"]
    return []


def check_example(page):
    """What is wrong with a page's example, as lines."""
    example, gives = page.get("example"), page.get("gives")
    if page["name"].startswith("course-"): # what a lesson gives is to be found out: see course.py
        return check_lesson_example(page)
    if page.get("as") and not example:
        return [] if by_name[page["as"]].get("example") else [f"{named(page)}: nothing is shown"]
    if not example or not gives:
        return [f"{named(page)}: no example, or nothing that it gives"]
    wrong = []
    got, warns = what_run_gives(example)
    if not gives.startswith("error:") and warns != ("poison" in gives):
        wrong.append(f"{named(page)}: the example {'warns' if warns else 'does not warn'}")
    if got != gives:
        wrong.append(f"{named(page)}: the example gives\n{got}and not\n{gives}")
    # What stands inside of a meaning is no event of the run; that it runs its cases show.
    if (page.get("executed") and not page.get("part") and not page["name"].startswith("meaning.")
            and not executes(example, page["name"])):
        wrong.append(f"{named(page)}: the example does not execute it")
    if explain(page["name"], "--example") != example:
        wrong.append(f"{named(page)}: --example prints something else")
    return wrong


def check_examples(pages):
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for wrong in pool.map(check_example, pages):
            failures.extend(wrong)


def is_upstream(example, ours):
    """Is all that it has MLIR's?"""
    names = "|".join(map(re.escape, ours))
    return not re.search(rf"\b((meaning|hw|comb|seq|sim)\.|({names})\b)", example)


def check_upstream(pages):
    """mlir-opt takes them all; where it does not, each is asked about."""
    together = "// -----\n".join(page["example"] for page in pages)
    if output("mlir-opt-22", "--split-input-file", "-o", "/dev/null", text=together).returncode == 0:
        return
    for page in pages:
        done = output("mlir-opt-22", "-o", "/dev/null", text=page["example"])
        if done.returncode != 0:
            failures.append(f"{named(page)}: mlir-opt refuses the example\n{done.stderr}")


def check_text(page, known):
    """What it refers to is there. Its lines are short if it has an example, which is what is
    shown as it is; a message of the program is one line, however long."""
    for field in FIELDS if "example" in page else ():
        text = page.get(field, "")
        if field == "gives" and text.startswith("error:"):
            continue
        for line in text.splitlines():
            if len(line) > WIDTH:
                failures.append(f"{named(page)}: {field} has a line of {len(line)} columns: {line}")
    for kind in ("decision", "operation", "idea"):
        for name in page.get(kind + "s", []):
            if (kind, name) not in known:
                failures.append(f"{named(page)}: there is no {kind} {name}")


def check_terminal(page):
    for line in explain(page["name"]).splitlines():
        if len(line) > WIDTH and f"explain {page['name']} --" not in line: # some names are long
            failures.append(f"explain {page['name']}: a line of {len(line)} columns: {line}")


class Links(html.parser.HTMLParser):
    """The anchors of a page, and what it refers to."""

    def __init__(self):
        super().__init__()
        self.ids, self.links = [], []

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if "id" in attrs:
            self.ids.append(attrs["id"])
        self.links += [attrs[key] for key in ("href", "src") if key in attrs]
        for key in ("for", "aria-controls"):
            if key in attrs:
                self.links.append("#" + attrs[key])


def check_link(folder, pages, name, link):
    parts = urllib.parse.urlparse(link)
    target = urllib.parse.unquote(parts.path) or name
    if parts.scheme or parts.netloc:
        failures.append(f"{name}: {link} needs a network")
    elif not (folder / target).is_file():
        failures.append(f"{name}: {link} leads nowhere")
    elif parts.fragment and parts.fragment not in pages[target].ids:
        failures.append(f"{name}: {link} has no such anchor")


def check_lessons(folder, lessons):
    """Each lesson's page asks its questions, knows the answers, and leads on and back; the contents beside
    every page have its title."""
    contents = html.unescape((folder / "idea-poison.html").read_text()).split('<nav id="contents"')[1]
    for lesson in lessons:
        name = f"idea-course-{lesson['lesson']:02}.html"
        text = html.unescape((folder / name).read_text())
        forms = [form.split("\n") for form in re.findall(r'<form class="ask" data-forms="([^"]*)"', text)]
        entry = f'<a href="{name}">{lesson["lesson"]}. {lesson["title"]}</a>'
        if entry not in contents:
            failures.append(f"{name}: the contents have no {entry}")
        answers = [question["answer"] for question in lesson["questions"]]
        if len(forms) != len(answers) or not all(answer in form for answer, form in zip(answers, forms)):
            failures.append(f"{name}: it asks for {forms}, and answers are {answers}")
        for other in (lesson["lesson"] - 1, lesson["lesson"] + 1):
            link = f'<dt><a href="idea-course-{other:02}.html">'
            if (link in text) != (1 <= other <= len(lessons)):
                failures.append(f"{name}: {link}")


def check_site(folder, operations, decisions):
    pages = {}
    for path in folder.glob("*.html"):
        pages[path.name] = Links()
        pages[path.name].feed(path.read_text())
    count = 0
    for name, page in pages.items():
        if len(set(page.ids)) != len(page.ids):
            failures.append(f"{name}: an id stands twice")
        for link in set(page.links):
            count += 1
            check_link(folder, pages, name, link)
    for name in operations:
        if f"{name}.html" not in pages:
            failures.append(f"{name} has no page")
    for name in decisions:
        if name not in pages["decisions.html"].ids:
            failures.append(f"decision {name} has no place")
    index = (folder / "search.js").read_text()
    entries = json.loads(index[index.index("["):index.rindex("]") + 1])
    for name, _, _, link, *_ in entries:
        check_link(folder, pages, f"search for {name}", link)
    unreached = set(pages) - {"index.html"} - {l.split("#")[0] for p in pages.values()
                                               for l in p.links}
    failures.extend(f"{name}: no page leads there" for name in unreached)
    return len(pages), count + len(entries)


pages = [json.loads(line) for line in explain("--json").splitlines()]
known = {(page["kind"], page["name"]) for page in pages}
rows = [line.split()[:4] for line in output(program, "ops").stdout.splitlines()[1:]]
# The dialect test is the program's own, and in no manual.
executed = {name for name, _, _, run in rows if run == "executed" and not name.startswith("test.")}
by_name = {page["name"]: page for page in pages if page["kind"] == "operation"}
must = [by_name[name] for name in sorted(executed)]
ideas = [page for page in pages if page["kind"] == "idea"]
others = [page for page in by_name.values() if page["name"] not in executed and "example" in page]
check_examples(must + ideas + others)
ours = [row["name"] for row in map(json.loads, output(program, "ops", "--json").stdout.splitlines()) if row.get("ours")]
check_upstream([page for page in must + ideas + others
                if "example" in page and is_upstream(page["example"], ours)])
for page in pages:
    check_text(page, known)
for page in must + ideas + [page for page in pages if page["kind"] == "dialect"]:
    check_terminal(page)
with tempfile.TemporaryDirectory() as folder:
    made = output(program, "explain", "--html", folder)
    if made.returncode != 0:
        failures.append(f"explain --html: {made.stderr}")
    files, links = check_site(pathlib.Path(folder), executed,
                              [name for kind, name in known if kind == "decision"])
    numbers = [str(i) for i, page in enumerate((p for p in ideas if p["name"].startswith("course-")), 1)]
    asked = output(program, "course", *numbers, "--json", "--solutions").stdout
    check_lessons(pathlib.Path(folder), [json.loads(line) for line in asked.splitlines()])
for failure in failures:
    print(failure)
print(f"manual: {len(must)} operations, {len(ideas)} ideas, {len(others)} other examples; "
      f"{files} pages, {links} links; {len(failures)} failures")
sys.exit(bool(failures))
