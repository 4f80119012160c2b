#!/usr/bin/python3
"""Plays pages of `trace --html` in Chromium, headless: they load without an error, the slider
reaches the end, keys work, what the last moment shows is what `run` prints, and nothing is wider
than a phone. Reads those of `diff` and `check` (reports.py).

  testsuite/browser.py MLIR_INTERP

Needs Debian's chromium, chromium-driver and python3-selenium.
"""
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import histories
import reports
from looks import CHECKS, CONTRAST, PAGES as LOOKS, check_all
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = sys.argv[1]
MOST_BYTES = 5_000_000
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
# Programs, their arguments, and what only their page has: a selector that is there at the end.
PAGES = [
    ("examples/gcd.mlir", None, "#flow .edge.taken"),
    ("examples/freed.mlir", None, "#memory .allocation.freed"),
    ("browser/blocks.mlir", "27", "#flow .edge.taken"),
    ("browser/recursion.mlir", None, "#output pre"),
    ("browser/loops.mlir", None, "#loops canvas"),
    ("browser/memory.mlir", None, "#memory .grid .cell.poison"),
    ("browser/column.mlir", None, "#memory .grid.rows"),
    ("browser/long.mlir", None, "#gaps span"),
    ("browser/state.mlir", None, "#graph .vertex.fired"),
]

failures = []
checks = 0
longest = {"to trace": 0, "to open": 0}  # seconds; told, and no condition


def expect(holds, page, what):
    global checks
    checks += 1
    if not holds:
        failures.append(f"{page}: {what}")


def seconds_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def start_browser(profile):
    options = webdriver.ChromeOptions()
    for flag in FLAGS + [f"--user-data-dir={profile}", "--window-size=1280,900"]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def set_width(browser, width, scheme, features=()):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": name, "value": value}
                     for name, value in [("prefers-color-scheme", scheme), *features]]})


def run_program(command, source, args, *flags):
    given = ["--args", args] if args else []
    return subprocess.run([PROGRAM, command, source, *given, *flags], capture_output=True,
                          text=True, check=False)


def moment(browser):
    return int(browser.find_element(By.ID, "slider").get_property("value"))


def last_moment(browser):
    return int(browser.find_element(By.ID, "slider").get_property("max"))


def press(browser, *keys):
    browser.find_element(By.TAG_NAME, "body").send_keys(*keys)


def check_errors(browser, name):
    errors = [entry["message"] for entry in browser.get_log("browser")]
    expect(not errors, name, f"the console says {errors}")


def check_opening(browser, name, page):
    began = time.monotonic()
    browser.get(page.as_uri())
    seconds = time.monotonic() - began
    longest["to open"] = max(longest["to open"], seconds)
    expect(moment(browser) == 0, name, "it does not begin at the first moment")


def check_keys(browser, name):
    last = last_moment(browser)
    press(browser, Keys.ARROW_RIGHT)
    expect(moment(browser) == 1, name, "Right does not go on")
    press(browser, Keys.SHIFT + Keys.ARROW_RIGHT)
    expect(moment(browser) == min(11, last), name, "Shift and Right do not go on by ten")
    press(browser, Keys.NULL, Keys.ARROW_LEFT)
    expect(moment(browser) == min(11, last) - 1, name, "Left does not go back")
    press(browser, Keys.END)
    expect(moment(browser) == last, name, "End does not go to the end")
    press(browser, Keys.HOME)
    expect(moment(browser) == 0, name, "Home does not go to the beginning")
    press(browser, Keys.SPACE)
    time.sleep(1.2)
    press(browser, Keys.SPACE)
    played = moment(browser)
    expect(played > 0, name, "Space does not play")
    time.sleep(0.7)
    expect(moment(browser) == played, name, "Space does not pause")


def check_slider(browser, name):
    last = last_moment(browser)
    for part in (0.3, 0.9, 0.5, 1):
        browser.execute_script(
            "slider.value = arguments[0]; slider.dispatchEvent(new Event('input'));",
            round(last * part))
        expect(moment(browser) == round(last * part), name, "the slider does not lead")


# Going there step by step, at once, and back again shows the same.
STATES = """
const text = () => document.querySelector("main").innerText;
const middle = Math.floor(player.last / 2);
player.go(middle);
const direct = text();
player.go(player.last);
player.go(middle);
const back = text();
player.go(Math.max(0, middle - 40));
while (player.run.state.moment < middle)
  player.move(1);
return [direct === back, direct === text()];
"""


def check_states(browser, name):
    back, stepped = browser.execute_script(STATES)
    expect(back, name, "a moment looks different when come back to")
    expect(stepped, name, "a moment looks different when stepped to")


def check_hint(browser, name):
    mark = browser.find_element(By.CSS_SELECTOR, "#code .operation[data-operation]")
    browser.execute_script("arguments[0].focus()", mark)
    hint = browser.find_element(By.ID, "hint")
    expect(hint.is_displayed() and hint.text, name, "focusing an operation shows nothing")
    browser.execute_script("document.activeElement.blur()")


def check_ending(browser, name, ran):
    """That a run does not return is told from its first moment on, and marked where it ends."""
    press(browser, Keys.HOME)
    told = browser.find_element(By.ID, "early")
    marks = browser.find_elements(By.CSS_SELECTOR, "#gaps .early")
    returns = ran.returncode == 0
    expect((told.is_displayed(), len(marks)) == (not returns, not returns), name,
           f"of how it ends it says '{told.text}', with {len(marks)} marks")
    raw = browser.execute_script("""
const found = [];
for (let moment = 0; moment <= Math.min(player.last, 40); moment++) {
  player.visit(moment);
  found.push(...[...document.querySelectorAll(".lead")].map((lead) => lead.textContent).filter((text) => text.includes("`")));
}
player.visit(0);
return found;""")
    expect(not raw, name, f"names are not shown as code: {raw}")


def check_end(browser, name, ran, selector):
    press(browser, Keys.END)
    if ran.returncode == 0:
        shown = browser.find_element(By.ID, "results").get_property("textContent")
        output = browser.execute_script("return player.run.state.output")
        expect(output + shown == ran.stdout, name, f"it shows {shown!r}, run prints {ran.stdout!r}")
    else:
        shown = browser.find_element(By.CSS_SELECTOR, "#end .report").get_property("textContent")
        expect(shown == ran.stderr, name, f"it reports {shown!r}, run prints {ran.stderr!r}")
        high, room, most = browser.execute_script("const { scrollHeight, clientHeight } = document.querySelector('#end .report');"
                                                  "return [scrollHeight, clientHeight, 0.6 * innerHeight]")
        expect(high == room or room > most - 2, name, f"the report is {high} pixels high, in a box of {room}")
    expect(browser.find_elements(By.CSS_SELECTOR, selector), name, f"there is no {selector}")


def check_widths(browser, name):
    for width in (400, 1280):
        for scheme in ("light", "dark"):
            set_width(browser, width, scheme)
            for part in ("0", "Math.floor(player.last / 2)", "player.last"):
                wide = browser.execute_script(
                    f"player.go({part}); return document.documentElement.scrollWidth")
                expect(wide <= width, name, f"at {width} pixels it is {wide} wide")


def check_page(browser, folder, source, args, selector):
    name = pathlib.Path(source).stem
    page = folder / f"{name}.html"
    path = str(HERE / source)
    ran = run_program("run", path, args)
    began = seconds_of_children()
    traced = run_program("trace", path, args, "--html", str(page))
    seconds = seconds_of_children() - began
    longest["to trace"] = max(longest["to trace"], seconds)
    expect((traced.returncode, traced.stdout) == (ran.returncode, ran.stdout), name,
           "trace does not end as run does")
    expect(page.stat().st_size < MOST_BYTES, name, f"it has {page.stat().st_size} bytes")
    set_width(browser, 1280, "light")
    check_opening(browser, name, page)
    check_keys(browser, name)
    check_slider(browser, name)
    check_states(browser, name)
    check_hint(browser, name)
    check_ending(browser, name, ran)
    check_end(browser, name, ran, selector)
    check_widths(browser, name)
    check_errors(browser, name)


QUESTIONS = ["use after free", "division by zero", "how do I run", "overflow", "add", "test.op_a",
             "load", "write a loop", "float", "truncate a float",
             "multiply", "divide", "compare", "cast", "convert int to float", "free", "nothing fits this", "M7", "ARITH"]


def check_search(browser, folder):
    """The manual's page ranks what it finds as `explain` does in a terminal."""
    subprocess.run([PROGRAM, "explain", "--html", str(folder)], check=True)
    browser.get((folder / "index.html").as_uri())
    for question in QUESTIONS:
        found = browser.execute_script("return search(arguments[0]).map((page) => page[0])",
                                       question.lower())
        told = subprocess.run([PROGRAM, "explain", *question.split()], capture_output=True,
                              text=True, check=False).stdout.splitlines()
        if told and told[0].startswith("pages about"):
            told = [line.split()[2] for line in told[1:]]
        else:
            told, found = [line.split(":")[0] for line in told[:1]], found[:1]
        expect(found == told, "the manual", f"'{question}' finds {found}, in a terminal {told}")


def check_questions(browser, folder):
    """A lesson's question says whether a guess is right, and shows the answer then, or when it is asked for."""
    browser.get((folder / "idea-course-06.html").as_uri())
    form = browser.find_element(By.CSS_SELECTOR, "form.ask")
    answer = form.find_element(By.TAG_NAME, "details")
    for guess, told in (("-57", "No. Try again."), (" -56 : I8 ", "Right."), ("", ""), ("-56.0", "Right."),
                        ("-0x38", "Right."), ("-056:i8", "Right."), ("-56.5", "No. Try again.")):
        form.find_element(By.TAG_NAME, "input").clear()
        form.find_element(By.TAG_NAME, "input").send_keys(guess, Keys.ENTER)
        said = form.find_element(By.TAG_NAME, "output").text
        expect(said == told, "a lesson", f"'{guess}' is told '{said}'")
        is_open = browser.execute_script("const was = arguments[0].open; arguments[0].open = false; return was", answer)
        expect(is_open == (told == "Right."), "a lesson", f"for '{guess}' the answer is {'' if is_open else 'not '}shown")
    expect(answer.text == "Show the answer", "a lesson", f"to show the answer there is '{answer.text}'")
    answer.find_element(By.TAG_NAME, "summary").click()
    shown = answer.text
    expect("-56 : i8" in shown and "step 06.mlir" in shown, "a lesson", f"the answer is '{shown}'")
    set_width(browser, 400, "light")
    clipped = browser.execute_script("return [...document.querySelectorAll('pre:not(.program)')]"
                                     ".filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)")
    expect(not clipped, "a lesson", f"at 400 pixels these are clipped: {clipped}")
    set_width(browser, 1280, "light")
    browser.find_element(By.LINK_TEXT, "course-07").click()
    expect("course-07" in browser.title, "a lesson", f"the next one is {browser.title}")
    check_errors(browser, "a lesson")


def check_deep(browser, folder):
    """Thousands of loops in each other: the page is there, and says where the run is."""
    levels = 2000
    source = folder / "deep.mlir"
    source.write_text("func.func @main() {\n  %c0 = arith.constant 0 : index\n"
                      "  %c1 = arith.constant 1 : index\n"
                      + "".join(f"  scf.for %i{i} = %c0 to %c1 step %c1 {{\n" for i in range(levels))
                      + "  }\n" * levels + "  return\n}\n")
    run_program("trace", str(source), None, "--html", str(folder / "deep.html"))
    browser.get((folder / "deep.html").as_uri() + f"#step={levels}")
    title = browser.find_element(By.CSS_SELECTOR, "#loops h2").text
    expect(title == "Loop nest over %i0, %i1, …, %i1995, %i1996, %i1997, %i1998, %i1999", "deep",
           f"the nest is '{title}'")
    expect(browser.find_elements(By.CSS_SELECTOR, "#flow .block"), "deep", "no control flow")
    check_errors(browser, "deep")


def check_meanings(browser, folder):
    """What an operation means stands behind the program, with lines of its own numbers."""
    page = folder / "field.html"
    examples = HERE / "examples/dialects"
    run_program("trace", str(examples / "field.mlir"), None, "--html", str(page), "--inside-meanings",
                f"--meaning={examples / 'field.meaning.mlir'}")
    set_width(browser, 1280, "light")
    browser.get(page.as_uri() + "#operation=4")
    now = browser.find_element(By.CSS_SELECTOR, "#code .line.current").text
    expect(now.split()[:4] == ["8", "%r", "=", "arith.remsi"], "field", f"the line is '{now}'")
    file = browser.find_element(By.CSS_SELECTOR, "#code .file").text
    expect(file == "field.meaning.mlir", "field", f"the file is '{file}'")
    check_errors(browser, "field")


def check_looks(browser, folder, source, asked):
    name = pathlib.Path(source).stem
    page = folder / f"{name}.html"
    run_program("trace", str(HERE / source), None, "--html", str(page))
    tell = lambda holds, what: expect(holds, name, what)
    set_width(browser, 1280, "light")
    browser.get(page.as_uri())
    check_all(browser, set_width, tell)
    for ask in asked:
        set_width(browser, 1280, "light", [("prefers-reduced-motion", "reduce")])
        CHECKS[ask](browser, tell)
    check_errors(browser, name)


def check_histories(browser, folder, source, args, asked):
    name = pathlib.Path(source).stem
    page = folder / f"{name}.html"
    run_program("trace", str(HERE / source), args, "--html", str(page))
    tell = lambda holds, what: expect(holds, name, what)
    set_width(browser, 1280, "light")
    browser.get(page.as_uri())
    for ask in asked:
        if ask == "widths":
            histories.check_widths(browser, tell, set_width, CONTRAST)
        else:
            histories.CHECKS[ask](browser, tell)
    check_errors(browser, name)


def check_reports(browser, folder):
    for name, ask in reports.CHECKS.items():
        set_width(browser, 1280, "light")
        ask(browser, lambda holds, what: expect(holds, name, what), PROGRAM, folder, set_width)
        check_errors(browser, name)


def check_manual_beside(browser, folder):
    """The rule that a report names has a link to its page, where the manual lies beside."""
    subprocess.run([PROGRAM, "explain", "--html", str(folder / "manual")], check=True)
    page = folder / "freed.html"
    run_program("trace", str(HERE / "examples/freed.mlir"), None, "--html", str(page))
    browser.get(page.as_uri())
    press(browser, Keys.END)
    browser.find_element(By.CSS_SELECTOR, "#rule summary").click()
    browser.find_element(By.CSS_SELECTOR, "#rule h3 a").click()
    title = browser.find_element(By.TAG_NAME, "h1").text
    expect("memref.load" in title, "freed", f"the rule's link leads to '{title}'")
    check_errors(browser, "freed")


with tempfile.TemporaryDirectory() as folder:
    browser = start_browser(f"{folder}/profile")
    try:
        browser.get("about:blank")
        for page in PAGES:
            check_page(browser, pathlib.Path(folder), *page)
        for source, asked in LOOKS.items():
            check_looks(browser, pathlib.Path(folder), source, asked)
        for page in histories.PAGES:
            check_histories(browser, pathlib.Path(folder), *page)
        check_reports(browser, pathlib.Path(folder))
        check_manual_beside(browser, pathlib.Path(folder))
        check_deep(browser, pathlib.Path(folder))
        check_meanings(browser, pathlib.Path(folder))
        check_search(browser, pathlib.Path(folder) / "manual")
        check_questions(browser, pathlib.Path(folder) / "manual")
    finally:
        browser.quit()

for failure in failures:
    print(failure)
print(f"browser: {len(PAGES) + len(LOOKS) + len(histories.PAGES) + len(reports.CHECKS)} pages, {checks} checks, {len(failures)} failed; at the most "
      f"{longest['to trace']:.1f} s to trace, {longest['to open']:.1f} s to open")
sys.exit(bool(failures))
