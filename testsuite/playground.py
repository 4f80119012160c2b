#!/usr/bin/python3
"""Plays the page of `make browser` in Chromium, headless: it is ready soon, runs every program of the course as the
native program does, tells what is wrong with a program where it is, steps, keeps all of it in its address, stops what
does not end, and takes no harm from an address somebody made up.

  testsuite/playground.py MLIR_INTERP FOLDER_OF_THE_PAGE

Needs Debian's chromium, chromium-driver and python3-selenium.
"""
import base64
import functools
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import zlib

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HERE = pathlib.Path(__file__).resolve().parent
COURSE = sorted((HERE.parent / "course").glob("*.mlir"))
PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
PATIENCE = 30
MOST_BYTES = 6_000_000
INVALID = """func.func @main() -> i32 {
  %a = arith.constant 1 : i32 loc("\N{LATIN SMALL LETTER E WITH ACUTE}") %b = arith.addi %a, %c : i32
  return %a : i32
}
"""
ENDLESS = """func.func @main() {
  cf.br ^bb
^bb:
  cf.br ^bb
}
"""
TYPES = """func.func @other() {
  return
}
func.func @dot(%a: memref<2xf32>, %x: f32) -> f32 {
  return %x : f32
}
"""
DEEP = """func.func @main() -> i32 {
  %c = arith.constant 1000000 : i32
  %r = call @down(%c) : (i32) -> i32
  return %r : i32
}
func.func @down(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %done -> i32 {
    scf.yield %zero : i32
  } else {
    %less = arith.subi %n, %one : i32
    %below = func.call @down(%less) : (i32) -> i32
    scf.yield %below : i32
  }
  return %r : i32
}
"""
TASKS = {"examples/tasks.mlir": ["main"], "cases/async/order.mlir": ["main"], "cases/async/outlives.mlir": ["main"],
         "cases/omp/order.mlir": ["main"], "cases/omp/constructs.mlir": ["synchronised", "shared", "atomics", "tasks"]}
HARM = "<img src=x onerror=\"document.title='harmed'\"><script>document.title='harmed'</script>"
failures = []
checks = 0


def expect(holds, what):
    global checks
    checks += 1
    if not holds:
        failures.append(what)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=FOLDER))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/index.html"


def start_browser(profile):
    options = webdriver.ChromeOptions()
    for flag in FLAGS + [f"--user-data-dir={profile}", "--window-size=1280,900"]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def set_width(browser, width, scheme):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})


def wait(browser, condition, what):
    """What the script returns, once that is something."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found = browser.execute_script(condition)
        if found:
            return found
        time.sleep(0.02)
    expect(False, f"{what}: waited for in vain")
    return None


def open_page(browser, address):
    """A new document, also where only what is behind the # is another."""
    browser.get("about:blank")
    browser.get(address)
    wait(browser, "return document.body && document.body.dataset.looked", f"{address[:80]} looked at")


def count(browser, name):
    return int(browser.execute_script(f"return document.body.dataset.{name} || 0"))


def again(browser, name, act):
    """Acts, and waits until what the page counts has happened once more."""
    before = count(browser, name)
    act()
    wait(browser, f"return Number(document.body.dataset.{name} || 0) > {before}", f"another '{name}'")


def write(browser, text):
    again(browser, "looked", lambda: browser.execute_script("page.editor.text = arguments[0]", text))


def run(browser):
    again(browser, "ran", lambda: browser.find_element(By.ID, "run").click())


def result(browser):
    return browser.find_element(By.ID, "result").get_property("textContent")


def hash_of(state):
    data = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = data.compress(json.dumps(state).encode()) + data.flush()
    return "#p=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def check_ready(browser, address):
    browser.get("about:blank")
    began = time.monotonic()
    browser.get(address)
    wait(browser, "return document.body.dataset.looked", "ready")
    seconds = time.monotonic() - began
    expect(browser.find_element(By.ID, "entry").get_property("value") == "main", "it does not know @main")
    return seconds


def check_program(browser, path, entry="main"):
    """As the native program runs it: what is returned, what is printed, what is reported and where."""
    name = f"{path.name} @{entry}"
    told = json.loads(subprocess.run([PROGRAM, "run", str(path), "--json", "-e", entry], capture_output=True, text=True,
                                     check=False).stdout)
    browser.execute_script("document.getElementById('entry').value = arguments[0]", entry)
    run(browser)
    values = [f"{value['value']} : {value['type']}" for value in told.get("results", [])]
    shown = [item.get_property("textContent")
             for item in browser.find_elements(By.CSS_SELECTOR, "#result section:first-of-type .values li")]
    expect(shown[:len(values)] == values, f"{name}: it shows {shown}, run gives {values}")
    printed = "".join(item.get_property("textContent")
                      for item in browser.find_elements(By.CSS_SELECTOR, "#result .printed"))
    expect(printed == told["output"], f"{name}: it prints {printed!r}, run {told['output']!r}")
    lines = [(message.get("line"), message["text"]) for message in told["report"]
             if not message["text"].startswith("the rule is ")]
    report = browser.execute_script(
        "return [...document.querySelectorAll('#result .report li')].map((line) => ["
        "Number(line.querySelector('.place')?.textContent.split(':')[0] ?? 0) || null,"
        "line.lastChild.textContent])")
    expect([tuple(line) for line in report] == lines, f"{name}: it reports {report}, run {lines}")
    errors = [message for message in told["report"] if message["severity"] == "error" and message.get("line")]
    marks = browser.execute_script("return page.editor.marks.length")
    expect(marks == len(errors), f"{name}: {marks} places are marked, of {len(errors)} errors")
    expect(f"{told['steps']:,} operation" in result(browser), f"{name}: not {told['steps']} operations")


def check_questions(browser):
    """A lesson's guesses are answered within the page; what one has written oneself is there again."""
    write(browser, "// mine\n" + INVALID)
    mine = browser.execute_script("return document.getElementById('program').value")
    choose_program(browser, "06.mlir")
    browser.switch_to.frame(browser.find_element(By.CSS_SELECTOR, "#manual-view iframe"))
    wait(browser, "return document.readyState === 'complete' && document.title.includes('course-06')"
         " && document.querySelectorAll('form.ask').length > 2", "the lesson's questions")
    for number, guess, said in ((0, "-56", "Right."), (2, "b) poison", "Right."), (2, "a)", "No. Try again.")):
        told = browser.execute_script(
            "const form = document.querySelectorAll('form.ask')[arguments[0]];"
            "form.querySelector('input').value = arguments[1]; form.requestSubmit();"
            "return form.querySelector('output').textContent", number, guess)
        expect(told == said, f"the guess {guess!r} is told {told!r}")
    browser.switch_to.default_content()
    choose_program(browser, mine)
    expect(browser.execute_script("return page.editor.text").startswith("// mine"), "one's own program is gone")


WHOSE = "return [page.editor.text, document.getElementById('entry').value, document.getElementById('args').value," \
        " document.getElementById('program').selectedOptions[0].text]"


def choose_program(browser, name):
    again(browser, "looked", lambda: browser.execute_script(
        "const list = document.getElementById('program'); list.value = arguments[0];"
        "list.dispatchEvent(new Event('change'))", name))


def check_own(browser, address):
    """Neither an example nor a lesson takes the place of what one has written, nor does what one makes of them."""
    open_page(browser, address)
    write(browser, TYPES)
    choose_function(browser, "dot")
    browser.execute_script("args.value = '7'; args.dispatchEvent(new Event('input'))")
    choose_function(browser, "other")
    expect(browser.execute_script("return args.value") == "", "a function has the arguments of another")
    choose_function(browser, "dot")
    mine = [TYPES, "dot", "7", "Your own"]
    found = browser.execute_script(WHOSE)
    expect(found == mine, f"behind another function there is {found}")
    example = "func.func @f() {\n  return\n}\n"
    again(browser, "looked", lambda: browser.execute_script("page.tryExample(arguments[0])", example))
    found = browser.execute_script(WHOSE)
    expect(found == [example, "f", "", "An example of the manual"], f"of an example there is {found}")
    choose_program(browser, "")
    found = browser.execute_script(WHOSE)
    expect(found == mine, f"behind an example there is {found}")
    choose_program(browser, "02.mlir")
    lesson = browser.execute_script("return page.editor.text")
    write(browser, f"// changed\n{lesson}")
    found = browser.execute_script(WHOSE)
    expect(found[3] == "Your own, 2", f"a lesson that was changed is {found[3]}")
    for name, wanted in (("", mine), ("own 2", found), ("02.mlir", [lesson, "main", "", found[3]])):
        choose_program(browser, name)
        now = browser.execute_script(WHOSE)
        expect(now[:3] == wanted[:3], f"chosen {name!r} there is {now}")


def check_course(browser, folder):
    for lesson in COURSE:
        path = folder / lesson.name
        path.write_text(subprocess.run([PROGRAM, "explain", f"course-{lesson.stem}", "--example"], check=True,
                                       capture_output=True, text=True).stdout)
        choose_program(browser, path.name)
        check_program(browser, path)


def check_tasks(browser):
    """Stacks beside each other: the engine's, which node has not everywhere."""
    for path, entries in TASKS.items():
        write(browser, (HERE / path).read_text())
        for entry in entries:
            check_program(browser, HERE / path, entry)


def check_problems(browser):
    write(browser, INVALID)
    place = browser.find_element(By.CSS_SELECTOR, "#problems .place").text
    line = INVALID.splitlines()[1].encode()
    expect(place == f"2:{line.index(b'%c') + 1}", f"the use of %c is told at {place}")
    told = browser.find_element(By.ID, "problems").text
    expect("use of undeclared SSA value name '%c'" in told, f"of the use of %c it is told {told!r}")
    marked = browser.execute_script("return document.querySelector('.CodeMirror .problem')?.textContent")
    expect(marked == "%c", f"{marked!r} is marked")
    browser.find_element(By.CSS_SELECTOR, "#problems .place").click()
    expect(browser.execute_script("return page.editor.mirror.getSelection()") == "%c", "the place leads elsewhere")
    write(browser, ENDLESS)
    expect(not browser.find_elements(By.CSS_SELECTOR, "#problems li"), "what was wrong is still told")


def choose_function(browser, name):
    browser.execute_script("const list = document.getElementById('entry'); list.value = arguments[0];"
                           "list.dispatchEvent(new Event('change'))", name)


def check_functions(browser):
    write(browser, TYPES)
    names = browser.execute_script("return [...document.getElementById('entry').options].map((one) => one.value)")
    expect(names == ["other", "dot"], f"the functions are {names}")
    choose_function(browser, "dot")
    expect("(memref<2xf32>, f32) -> f32" in browser.find_element(By.ID, "signature").text, "no signature")
    args = browser.find_element(By.ID, "args")
    args.clear()
    args.send_keys("dense<[1.0, 2.0]>, 4.5")
    args.send_keys(Keys.ENTER)
    wait(browser, "return document.getElementById('result').textContent.includes('4.500000e+00 : f32')",
         "@dot with arguments")
    expect("dense<[1.000000e+00, 2.000000e+00]> : memref<2xf32>" in result(browser), "what the memref holds is not shown")
    args.clear()
    args.send_keys("dense<[1.0, 2.0]>, true")
    run(browser)
    expect("f32" in result(browser) and "It did not begin." in result(browser),
           f"of an argument of another type it says {result(browser)!r}")
    blamed(browser, "argument 1 of @dot is of type 'f32', but got 'true'", "of another type")


PROBLEM = "return [args.getAttribute('aria-invalid'), document.getElementById('args-problem').textContent," \
          " page.editor.marks.length]"


def blamed(browser, text, what):
    """The field of the arguments is marked, and nothing in the program."""
    found = browser.execute_script(PROBLEM)
    expect(found == ["true", text, 0], f"of an argument {what} it marks {found}")


def check_arguments(browser):
    """What is wrong with an argument is told beside its field, and leads to it."""
    write(browser, TYPES)
    choose_function(browser, "dot")
    args = browser.find_element(By.ID, "args")
    args.clear()
    args.send_keys("dense<1.0>, \N{LATIN SMALL LETTER E WITH ACUTE}x")
    run(browser)
    text = wait(browser, "return document.getElementById('args-problem').textContent", "what is wrong with the arguments")
    blamed(browser, text, "that cannot be read")
    expect(text and "argument 1 of @dot is of type 'f32'" in text, f"beside the field stands {text!r}")
    browser.find_element(By.CSS_SELECTOR, "#result .report .place").click()
    found = browser.execute_script("return [document.activeElement.id, args.selectionStart, args.selectionEnd]")
    expect(found == ["args", 12, 13], f"the place in the arguments leads to {found}")
    args.clear()
    run(browser)
    blamed(browser, "@dot takes 2 arguments, (memref<2xf32>, f32); give them in the field Arguments; an example stands "
           "there now", "that is not given")
    expect(browser.execute_script("return args.value") == "dense<1.5>, 1.5", "no example stands there")
    args.send_keys(" ")
    expect(browser.execute_script(PROBLEM) == [None, "", 0], "what was wrong with the arguments is still told")


def check_stop(browser):
    write(browser, ENDLESS)
    browser.execute_script("document.getElementById('steps').value = 1e15; document.getElementById('seconds').value = 600")
    browser.find_element(By.ID, "run").click()
    time.sleep(0.5)
    expect(browser.find_element(By.ID, "stop").is_enabled(), "what does not end cannot be stopped")
    again(browser, "ran", lambda: browser.find_element(By.ID, "stop").click())
    expect("was stopped after" in result(browser), f"stopped, it says {result(browser)!r}")
    browser.execute_script("document.getElementById('seconds').value = 1")
    run(browser)
    expect("It came to a limit." in result(browser) and "longer than 1 second (the field Seconds)" in result(browser),
           f"after a second it says {result(browser)!r}")
    expect(browser.find_element(By.ID, "seconds").is_displayed(), "the field of the limit is not shown")
    write(browser, DEEP)
    run(browser)
    expect("limit reached" in result(browser), f"of a million calls in each other it says {result(browser)!r}")


# The frame's moment, as the page knows it.
def moment(browser):
    return browser.execute_script("return page.steps.moment")


def stands_at(browser, wanted):
    return wait(browser, f"return page.traced && page.steps.moment === {wanted} && Boolean(page.editor.standing)",
                f"moment {wanted}")


def check_steps(browser, address):
    """Forwards and back beside the code; the address opens the same program at the same moment."""
    open_page(browser, address)
    state = {"text": (HERE / "examples/gcd.mlir").read_text(), "entry": "main", "args": "", "seed": 3, "ticks": 1, "steps": 5000,
             "view": "tab-steps", "moment": 7}
    open_page(browser, address + hash_of(state))
    stands_at(browser, 7)
    line = browser.execute_script("return page.editor.mirror.getLineNumber(page.editor.standing)")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.F10)
    stands_at(browser, 8)
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.SHIFT, Keys.F10)
    stands_at(browser, 7)
    expect(browser.execute_script("return page.editor.mirror.getLineNumber(page.editor.standing)") == line,
           "back at a moment another line is lit")
    expect(browser.find_elements(By.CSS_SELECTOR, ".CodeMirror .chip"), "no values stand behind the lines")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.F10)
    stands_at(browser, 8)
    check_frame(browser, 8)
    before = browser.execute_script("return page.write()")
    shared = browser.current_url
    expect(shared.endswith(before), "the address is not what is shared")
    open_page(browser, shared)
    stands_at(browser, 8)
    kept = browser.execute_script("return page.state()")
    expect(kept == {**state, "moment": 8, "seconds": 10, "memory": 256}, f"the address kept {kept}")


AGE = "return [Boolean(document.querySelector('#result.old')), Boolean(document.querySelector('#steps-view .old'))," \
      " !document.querySelector('.stale').hidden]"


def check_age(browser, address):
    """What was run of another program, another function or with other arguments is grey, and lights nothing."""
    open_page(browser, address + hash_of({"text": TYPES, "entry": "dot", "view": "tab-steps", "moment": 1}))
    stands_at(browser, 1)
    expect(browser.execute_script(AGE)[1:] == [False, False], "a new run is grey")
    again(browser, "looked", lambda: browser.execute_script(
        "page.editor.mirror.replaceRange('// more\\n', { line: 0, ch: 0 })"))
    expect(browser.execute_script(AGE)[1:] == [True, True], "the steps of another program are not grey")
    browser.execute_script("page.steps.move(1)")
    wait(browser, "return page.steps.moment === 2", "the next moment of an old run")
    lit = browser.execute_script("return [page.editor.standing, page.editor.shown.length]")
    expect(lit == [None, 0], f"an old run lights {lit}")
    for what, act in (("other arguments", lambda: browser.find_element(By.ID, "args").send_keys(" ")),
                      ("another function", lambda: choose_function(browser, "other"))):
        browser.find_element(By.ID, "trace").click()
        wait(browser, "return page.traced", "another run")
        run(browser)
        expect(browser.execute_script(AGE) == [False, False, False], f"before {what} a run is grey")
        act()
        expect(browser.execute_script(AGE) == [True, True, True], f"with {what} the last run is not grey")


def check_frame(browser, at):
    """Within the frame the keys of the page hold, and what is said there is true there."""
    frame = browser.find_element(By.CSS_SELECTOR, "#steps-view iframe")
    browser.switch_to.frame(frame)
    told = browser.find_element(By.TAG_NAME, "footer").text
    expect("#operation" not in told and "An operation in the program" not in told and "number of a line" in told
           and "Share copies it" in told, f"below the steps it says {told!r}")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.F10)
    browser.switch_to.default_content()
    stands_at(browser, at + 1)
    browser.switch_to.frame(frame)
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.SHIFT, Keys.F10)
    browser.switch_to.default_content()
    stands_at(browser, at)
    before = count(browser, "ran")
    browser.switch_to.frame(frame)
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.CONTROL, Keys.ENTER)
    browser.switch_to.default_content()
    wait(browser, f"return Number(document.body.dataset.ran) > {before}", "a run asked for within the frame")
    browser.execute_script("page.view('tab-steps')")


def check_commands(browser):
    """What a lesson does in a terminal is done here with its program, its function and its arguments."""
    choose_program(browser, "02.mlir")
    frame = browser.find_element(By.CSS_SELECTOR, "#manual-view iframe")
    browser.switch_to.frame(frame)
    wait(browser, "return document.title.includes('course-02') && document.querySelector('.ask .try')", "a lesson's buttons")
    told = browser.execute_script("return [...document.querySelectorAll('.try')].map((one) => one.textContent)")
    expect(told[:3] == ["Step through it here", "Try it", "Step through it here"] and "Run it here" in told,
           f"the buttons of a lesson are {told}")
    press = "const [button] = [...document.querySelectorAll('.ask .try')].filter((one) =>" \
            " one.textContent === arguments[0]).slice(-1); button.click()"
    browser.execute_script(press, "Step through it here")
    browser.switch_to.default_content()
    stands_at(browser, 0)
    found = browser.execute_script(WHOSE)
    expect(found[1:] == ["distance", "17 : i32, 42 : i32", "2. Blocks and block arguments"], f"stepped through is {found}")
    browser.execute_script("page.view('tab-manual')")
    before = count(browser, "ran")
    browser.switch_to.frame(frame)
    browser.execute_script(press, "Run it here")
    browser.switch_to.default_content()
    wait(browser, f"return Number(document.body.dataset.ran) > {before}", "a lesson's run")
    expect("-2147483648 : i32" in result(browser), f"run, a lesson gives {result(browser)!r}")


def check_endless(browser):
    """Of a run that does not end the first moments are there soon, and that it came to a limit."""
    write(browser, ENDLESS)
    browser.execute_script("document.getElementById('seconds').value = 600; document.getElementById('steps').value = 1e15")
    browser.find_element(By.ID, "trace").click()
    stands_at(browser, 0)
    browser.switch_to.frame(browser.find_element(By.CSS_SELECTOR, "#steps-view iframe"))
    last, early = browser.execute_script("player.visit(player.last); return [player.last, early.textContent]")
    report = browser.find_element(By.CSS_SELECTOR, "#end .report").text
    expect(last > 9 and "a limit was reached" in early
           and "longer than 4 seconds (as long as Step waits)" in report,
           f"of a run that does not end there are {last} moments: {early!r}, {report!r}")
    browser.switch_to.default_content()


def check_plain(browser, address):
    """Without streams that compress, addresses are longer, and hold the same."""
    state = {"text": TYPES, "entry": "dot", "args": "dense<1.0>, 2.0"}
    plain = base64.urlsafe_b64encode(json.dumps(state).encode()).decode().rstrip("=")
    open_page(browser, f"{address}#j={plain}")
    kept = browser.execute_script("return page.state()")
    expect({key: kept[key] for key in state} == state, f"a plain address kept {kept}")
    browser.execute_script("window.CompressionStream = undefined")
    expect(browser.execute_script("return page.write()").startswith("#j="), "no plain address")


def check_manual(browser, address):
    open_page(browser, address + hash_of({"text": ENDLESS, "view": "tab-manual", "page": "arith.addi.html"}))
    frame = browser.find_element(By.CSS_SELECTOR, "#manual-view iframe")
    browser.switch_to.frame(frame)
    title = wait(browser, "return document.querySelector('h1')?.textContent", "a page of the manual")
    expect(title == "arith.addi", f"the page is '{title}'")
    browser.execute_script("document.querySelector('a[href=\"arith.html\"], a[href=\"dialect-arith.html\"]').click()")
    wait(browser, "return document.querySelector('h1')?.textContent.startsWith('arith') "
         "&& !document.querySelector('h1').textContent.includes('.')", "a link of the manual")
    browser.execute_script("parent.postMessage({ page: 'arith.addi.html' }, '*')")
    wait(browser, "return document.querySelector('.try')", "a button to try an example")
    example = browser.find_element(By.CSS_SELECTOR, "pre.program").get_property("textContent")
    browser.find_element(By.CSS_SELECTOR, ".try").click()
    browser.switch_to.default_content()
    wait(browser, "return page.editor.text.includes('must_not_wrap')", "the example in the editor")
    expect(browser.execute_script("return page.editor.text") == example, "the example is another one")
    check_narrow_manual(browser)


TOP = "return Math.round(document.querySelector(arguments[0]).getBoundingClientRect().top)"


def check_narrow_manual(browser):
    """Where one half is above the other, one is led to what was asked for."""
    set_width(browser, 400, "light")
    browser.execute_script("scrollTo(0, 0)")
    browser.find_element(By.ID, "tab-manual").click()
    top = browser.execute_script(TOP, "#output")
    expect(top < 100, f"the manual that was asked for is {top} pixels away")
    browser.switch_to.frame(browser.find_element(By.CSS_SELECTOR, "#manual-view iframe"))
    browser.execute_script("document.querySelector('.try').click()")
    browser.switch_to.default_content()
    wait(browser, "return scrollY < 400", "the way to an example that is tried")
    top = browser.execute_script(TOP, ".program")
    expect(top == 0, f"the program that is tried is {top} pixels away")
    browser.execute_script("page.editor.text = 'func.func @with_a_long_name(%a: memref<4x4xf32>, %b: memref<4x4xf32>) { return }'")
    wait(browser, "return document.getElementById('signature').textContent.includes('with_a_long_name')", "a signature")
    cut = browser.execute_script("return signature.scrollWidth > signature.clientWidth")
    expect(not cut, "the signature is cut")
    set_width(browser, 1280, "light")


def check_hostile(browser, address):
    for state in ({"text": f'func.func @"{HARM}"() {{ return }}', "entry": HARM, "args": HARM, "view": "tab-steps"},
                  {"text": f"{HARM} {HARM}", "entry": HARM, "args": HARM, "page": HARM, "view": "tab-manual"},
                  {"text": {"a": 1}, "entry": 7, "seed": HARM, "steps": -1, "moment": -1, "view": HARM},
                  {"text": ENDLESS, "page": "../index.html", "view": "tab-manual"}):
        open_page(browser, address + hash_of(state))
        time.sleep(0.5)
        run(browser)
        expect(browser.title == "mlir-interp", f"an address has done harm: {state}")
        expect(not browser.find_elements(By.CSS_SELECTOR, "img, #result script"), f"an address has made elements: {state}")
    for text in ("#p=", "#p=AAAA", "#j=bnVsbA", "#j=W10", "#nothing", "#p=" + "A" * 100000):
        browser.get("about:blank")
        browser.get(address + text)
        wait(browser, "return document.body && document.body.dataset.looked", f"{text[:20]} looked at")
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = bomb.compress(b"[" + b" " * (256 << 20)) + bomb.flush()
    open_page(browser, address + "#p=" + base64.urlsafe_b64encode(text).decode().rstrip("="))
    expect(browser.find_element(By.ID, "entry").get_property("value") == "main", "a bomb was not refused")


def check_errors(browser):
    errors = [entry["message"] for entry in browser.get_log("browser") if "favicon" not in entry["message"]]
    expect(not errors, f"the console says {errors}")


def check_looks(browser, address):
    """At any width nothing is wider than the window; every control has a name; dark is dark."""
    open_page(browser, address)
    backs = {}
    for width in (400, 1280):
        for scheme in ("light", "dark"):
            set_width(browser, width, scheme)
            for view in ("tab-result", "tab-steps", "tab-manual"):
                browser.execute_script("page.view(arguments[0])", view)
                time.sleep(0.3)
                wide = browser.execute_script("return document.documentElement.scrollWidth")
                expect(wide <= width, f"at {width} pixels {view} is {wide} wide")
                twice = browser.find_element(By.ID, "editor").is_displayed() == (width < 600 and view == "tab-steps")
                expect(not twice, f"at {width} pixels {view} has the program twice, or not at all")
            backs[scheme] = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    expect(backs["light"] == "rgb(245, 245, 242)" and backs["dark"] == "rgb(19, 21, 24)", f"the colours are {backs}")
    nameless = browser.execute_script(
        "return [...document.querySelectorAll('button, input, select, textarea, iframe, [tabindex]')]"
        ".filter((one) => !one.closest('[hidden]') && !(one.ariaLabel || one.title || one.textContent.trim()"
        " || one.labels?.length || one.getAttribute('aria-labelledby') || one.tabIndex < 0)).map((one) => one.outerHTML)")
    expect(not nameless, f"controls without a name: {nameless}")
    set_width(browser, 1280, "light")


def check_skip(browser, address):
    """The link to what the program gives leaves the address, which holds the program, alone."""
    open_page(browser, address)
    write(browser, TYPES)
    before = browser.execute_script("clearTimeout(page.keeping); return page.write()")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB)
    link = browser.switch_to.active_element
    expect(link.get_property("className") == "skip", "the link is not the first that Tab comes to")
    link.send_keys(Keys.ENTER)
    time.sleep(0.5)
    found = browser.execute_script("return [document.activeElement.id, location.hash, page.editor.text]")
    expect(found == ["output", before, TYPES], f"the link leads to {found}")
    browser.execute_script("location.hash = 'nothing'")
    wait(browser, f"return location.hash === {json.dumps(before)}", "the address of the program, behind one that is none")


def check_keyboard(browser, address):
    """Tab comes to every control, the editor among them, and leaves it again."""
    open_page(browser, address)
    met = set()
    for _ in range(40):
        browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB) if not met else \
            browser.switch_to.active_element.send_keys(Keys.TAB)
        met.add(browser.execute_script("const one = document.activeElement;"
                                       "return one.closest('.CodeMirror') ? 'editor' : one.id"))
    wanted = {"program", "share", "entry", "args", "run", "trace", "editor", "tab-result"}
    expect(wanted <= met, f"Tab does not come to {wanted - met}")
    write(browser, TYPES)
    browser.execute_script("page.editor.mirror.focus()")
    again(browser, "ran", lambda: browser.switch_to.active_element.send_keys(Keys.CONTROL, Keys.ENTER))


def check_file(browser):
    """The page works where no server is."""
    open_page(browser, (FOLDER / "index.html").as_uri())
    run(browser)
    expect("42 : i32" in result(browser), f"as a file it gives {result(browser)!r}")


with tempfile.TemporaryDirectory() as folder:
    address = serve()
    browser = start_browser(f"{folder}/profile")
    try:
        set_width(browser, 1280, "light")
        seconds = sorted(check_ready(browser, address) for _ in range(3))[1]
        check_course(browser, pathlib.Path(folder))
        check_questions(browser)
        check_commands(browser)
        check_tasks(browser)
        check_problems(browser)
        check_functions(browser)
        check_arguments(browser)
        check_stop(browser)
        check_steps(browser, address)
        check_age(browser, address)
        check_endless(browser)
        check_plain(browser, address)
        check_own(browser, address)
        check_manual(browser, address)
        check_hostile(browser, address)
        check_looks(browser, address)
        check_skip(browser, address)
        check_keyboard(browser, address)
        check_file(browser)
        check_errors(browser)
    finally:
        browser.quit()

size = sum(path.stat().st_size for path in FOLDER.iterdir())
expect(size <= MOST_BYTES, f"it has {size} bytes")
for failure in failures:
    print(failure)
print(f"playground: {checks} checks, {len(failures)} failed; {size / 1e6:.1f} MB, ready in {seconds:.1f} s")
sys.exit(bool(failures))
