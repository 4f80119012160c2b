"""What pages of `trace --html` tell of where values came from, as browser.py asks it: with the keys, by
what is read, never by a picture."""
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

COURSE = "../course/"
# Programs, their arguments, and what is asked of their page.
PAGES = [
    ("browser/history.mlir", "7 : i32", ["carried", "keys", "every", "widths"]),
    ("browser/memory.mlir", None, ["cells"]),
    ("browser/reads.mlir", None, ["poison", "every"]),
    ("examples/tasks.mlir", None, ["every"]),
    (COURSE + "10.mlir", None, ["race", "rule"]),
    ("browser/long.mlir", None, ["gaps"]),
    ("browser/outside.mlir", None, ["missed"]),
]

ENTER = """
const mark = [...document.querySelectorAll(arguments[0])].find((one) =>
  !arguments[1] || one.querySelector(".name")?.textContent === arguments[1]);
mark.focus();
return mark;"""


def why(browser):
    return browser.find_element(By.ID, "why")


def ask(browser, moment, selector, name=None):
    """The panel, once Enter was pressed on what is there of that name."""
    browser.execute_script("player.go(arguments[0] < 0 ? player.last : arguments[0])", moment)
    browser.execute_script(ENTER, selector, name).send_keys(Keys.ENTER)
    return why(browser)


def last_given(browser, name):
    """The last moment at which the value came to be what it is."""
    return browser.execute_script("""
const value = player.program.values.findIndex(({ name }) => name === arguments[0]);
return player.run.history.given[value].at(-2);""", name)


def steps(part):
    """What is said of it itself, without what it came from."""
    return [line.text for line in part.find_elements(By.XPATH, "./p[contains(@class, 'step')]")]


def unfold(browser, part, name):
    """What is said of the source of that name, which Enter unfolds."""
    for details in part.find_elements(By.XPATH, "./ul[contains(@class, 'sources')]/li/details"):
        summary = details.find_element(By.TAG_NAME, "summary")
        if summary.find_element(By.CLASS_NAME, "name").text == name:
            summary.send_keys(Keys.ENTER)
            WebDriverWait(browser, 10).until(lambda _: steps(details))
            return details, summary.text
    return None, f"no {name} among {part.text}"


def follow(browser, tell, moment, value, way):
    """From the value, to one source after the other: [name, what its line has, what is said of it]."""
    part = ask(browser, moment, "#code .chip", value).find_element(By.CLASS_NAME, "body")
    said = steps(part)
    for name, line, told in way:
        if name:
            part, shown = unfold(browser, part, name)
            tell(part is not None and line in shown, f"the source is '{shown}', not {name} {line}")
            if part is None:
                return
            said = steps(part)
        tell(said and said[0].startswith(told), f"of {name or value} it says {said}, not '{told}'")


def check_carried(browser, tell):
    follow(browser, tell, -1, "%r", [
        (None, "", "cf.br of line 34 went to ^done with it"),
        ("%more", "32 handed in by cf.br", "scf.while of line 26 gave it"),
        ("%w", "handed out by scf.condition of line 28", "scf.while of line 26 began scf.while before"),
        ("%up", "handed in by scf.yield of line 32", "arith.addi of line 31 gave it"),
        ("%y", "27", "scf.while of line 26 began scf.while after"),
        ("%w", "handed in by scf.condition of line 28", "scf.while of line 26 began scf.while before"),
        ("%up", "27 handed in by scf.yield", "arith.addi"),
        ("%y", "22", "scf.while of line 26 began scf.while after"),
        ("%w", "22 handed in by scf.condition", "scf.while of line 26 began scf.while before"),
        ("%x", "handed in by scf.while of line 26", "cf.cond_br of line 24 went to ^more with it"),
        ("%same", "handed in by cf.cond_br", "scf.for of line 20 gave it"),
        ("%back", "handed in; no iteration ran", "func.call of line 19 returned it"),
        ("%v", "handed out by func.return of line 4", "memref.load of line 3 gave it"),
        ("#1 %m[3]", "22 was read", "memref.store of line 18 wrote it last"),
        ("%sum", "22", "scf.for of line 14 gave it"),
        ("%next", "22 handed out by scf.yield of line 16", "arith.addi of line 15 gave it"),
        ("%acc", "17", "scf.for of line 14 began scf.for body"),
        ("%next", "17 handed in by scf.yield of line 16", "arith.addi"),
        ("%acc", "12", "scf.for of line 14 began scf.for body"),
        ("%next", "12 handed in by scf.yield", "arith.addi"),
        ("%acc", "7", "scf.for of line 14 began scf.for body"),
        ("%start", "7 handed in by scf.for of line 14", "It was handed to the entry at moment 0"),
    ])
    follow(browser, tell, -1, "%r", [("%more", "32", "scf.while")])
    follow(browser, tell, last_given(browser, "%x"), "%x", [
        (None, "", "cf.cond_br of line 24 went to ^more"),
        ("%small", "true decided by", "arith.cmpi of line 23 gave it"),
    ])
    follow(browser, tell, last_given(browser, "%i"), "%i", [
        (None, "", "scf.for of line 14 counted it, in iteration 3"),
        ("%c1", "1", "arith.constant of line 9 gave it"),
    ])
    follow(browser, tell, last_given(browser, "%at"), "%at", [
        (None, "", "func.call of line 19 called @last with it"),
        ("%c3", "3 handed in", "arith.constant of line 10 gave it"),
    ])


def focused(browser):
    return browser.execute_script("return document.activeElement.innerText")


def check_keys(browser, tell):
    """Enter asks, Tab goes through the panel, a link leads to its moment, Escape gives the focus back."""
    panel = ask(browser, -1, "#code .chip", "%r")
    tell(focused(browser).startswith("Where %r"), f"asked, the focus is on '{focused(browser)}'")
    order = []
    for _ in range(3):
        browser.switch_to.active_element.send_keys(Keys.TAB)
        order.append(focused(browser))
    tell(order[0] == "✕" and order[1].startswith("moment ") and order[2].startswith("%more"),
         f"Tab goes to {order}")
    link = panel.find_element(By.CSS_SELECTOR, "a.moment")
    named = int(link.text.split()[1])
    link.send_keys(Keys.ENTER)
    at = browser.execute_script("return player.run.state.moment")
    tell(at == named and panel.is_displayed(), f"'{link.text}' leads to {at}")
    tell(link.get_attribute("aria-current") == "step", "the link to this moment is not marked")
    browser.back()
    tell(browser.execute_script("return player.run.state.moment") != named, "Back does not lead back")
    ask(browser, -1, "#code .chip", "%r")
    browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    tell(not panel.is_displayed(), "Escape does not close it")
    tell(focused(browser).startswith("%r"), f"closed, the focus is on '{focused(browser)}'")
    cell = browser.find_element(By.CSS_SELECTOR, "#memory .grid .cell")
    at = browser.execute_script("return player.run.state.moment")
    cell.send_keys(Keys.ARROW_RIGHT)
    browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    cell = browser.switch_to.active_element
    tell(cell.get_attribute("data-index") == "[2]"
         and browser.execute_script("return player.run.state.moment") == at,
         "arrows do not go from cell to cell")
    cell.send_keys(Keys.ENTER)
    tell("#1 %m[2]" in panel.text, f"Enter on a cell tells of {panel.text[:40]}")
    browser.find_element(By.CSS_SELECTOR, "#code .chip").click()
    tell("#1 %m[2]" not in panel.find_element(By.TAG_NAME, "h2").text, "a click on a value tells nothing")


def check_widths(browser, tell, set_width, contrast):
    """All of it unfolded, the page is no wider than a phone."""
    for width in (400, 1280):
        for scheme in ("light", "dark"):
            set_width(browser, width, scheme)
            ask(browser, -1, "#code .chip", "%r")
            wide, count = browser.execute_script("""
let count = 0;
for (let more = true; more && count < 150;) {
  more = false;
  for (const details of document.querySelectorAll("#why details:not([open])")) {
    details.open = more = true;
    details.dispatchEvent(new Event("toggle"));
    count++;
  }
}
return [Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll(
  "#why, #why .body")].map((box) => box.scrollWidth - box.clientWidth)), count];""")
            tell(wide <= 0 and count > 40, f"{count} sources are {wide} too wide at {width} pixels")
            least, what = browser.execute_script(contrast)
            tell(least >= 4.5, f"{scheme}: contrast {least:.1f} of {what}")


def check_cells(browser, tell):
    """A cell: who wrote it last, who read it; or that nobody did."""
    cell = "#memory .grid .cell[data-index='%s']"
    text = ask(browser, -1, cell % "[0, 1]").text
    tell("memref.store of line 10 wrote it last at moment 8" in text, f"the last write is not in {text}")
    tell("It was read by\nmemref.load of line 15" in text, f"the reader is not in {text}")
    text = ask(browser, -1, cell % "[0, 0]").text
    tell("It was never written." in text and "memref.alloc of line 8 made the memory" in text
         and "Nobody read it." in text, f"of a cell never written it says {text}")
    text = ask(browser, -1, "#memory .freed " + cell.split()[-1] % "[1]").text
    tell("memref.store of line 13 wrote it last" in text and "memref.dealloc of line 14 ended it" in text,
         f"of a cell that is freed it says {text}")
    text = ask(browser, 9, cell % "[0, 1]").text
    tell("later at moment" in text, f"of a read to come it says {text}")
    text = ask(browser, -1, cell % "[1, 3]").text
    tell("never written" in text and "memref.load of line 16" in text, f"of one read too early, {text}")
    text = ask(browser, -1, "#code .chip", "%u").text
    tell("Poison is what memory holds before it is written." in text, f"of what was read there, {text}")


def check_poison(browser, tell):
    """Its birth, and the way from there through a cell and a call."""
    panel = ask(browser, -1, "#code .chip", "%dropped")
    text = panel.find_element(By.CSS_SELECTOR, ".poison-rule").text.replace("\n", " ")
    tell(text.startswith("Poison was born: the unsigned result does not fit, which nuw excludes."),
         f"its birth is {text}")
    way = [line.text.split(" at ")[0] for line in panel.find_elements(By.CSS_SELECTOR, ".way li")]
    tell(way == ["arith.addi of line 27 gave it", "memref.store of line 28 wrote it",
                 "memref.load of line 4 gave it", "func.call of line 29 returned it",
                 "arith.muli of line 30 gave it"], f"its way is {way}")
    panel.find_element(By.CSS_SELECTOR, ".way a").click()
    tell("is born here" in browser.find_element(By.ID, "now").text, "its birth is not where the link leads")


def check_race(browser, tell):
    """Both accesses, each with its iteration; links lead to both."""
    browser.execute_script("player.go(player.last)")
    sides = [line.text for line in browser.find_elements(By.CSS_SELECTOR, ".race li")]
    tell(len(sides) == 2 and sides[0].startswith(
        "iteration 1 writes, at %i = 0, in memref.store of line 48 at moment ")
         and sides[1].startswith(
             "iteration 4 of a parallel loop reads, at %i = 3, in memref.load of line 46 at moment "),
         f"the sides are {sides}")
    tell("#1 %counts[0]" in browser.find_element(By.CSS_SELECTOR, ".race h3").text, "the cell is not named")
    browser.find_element(By.CSS_SELECTOR, ".race li a").click()
    state = browser.execute_script("""
const { operation, stack } = player.run.state, { program } = player;
const value = program.values.findIndex(({ name, block }) => name === "%i" && stack.values[
  program.values.findIndex((one) => one.name === name && one.block === block)] !== undefined);
return [program.operations[operation].line, stack.values[value]];""")
    tell(state == [48, "0"], f"the first access is at {state}")


def check_rule(browser, tell):
    """Beside the report: the rule, its decision and an example, all in the page itself."""
    browser.execute_script("player.go(player.last)")
    rule = browser.find_element(By.ID, "rule")
    summary = rule.find_element(By.TAG_NAME, "summary")
    tell(summary.text == "Why is this undefined?", f"the question is '{summary.text}'")
    summary.send_keys(Keys.ENTER)
    titles = [title.text for title in rule.find_elements(By.TAG_NAME, "h3")]
    tell(titles == ["When memref.load is undefined",
                    "A small program that ends like this, of the page parallel-loops"],
         f"it has {titles}")
    tell("Decision M7: A race" in rule.text and "in whatever order the iterations run" in rule.text,
         "the decision is not there")
    tell("a data race: iteration 2 of a parallel loop" in
         rule.find_element(By.CLASS_NAME, "gives").text, "the example ends in another way")
    tell("scf.parallel" in rule.find_element(By.CLASS_NAME, "program").text, "there is no program")


def check_gaps(browser, tell):
    """What was left out is not made up."""
    said = browser.execute_script("""
const { history } = player.run, { program } = player;
const found = [];
program.moments.forEach(([kind, time, stack], moment) => {
  if (kind === MOMENT.GAP && stack.length)
    for (const [value] of stack.at(-1)[2] || []) {
      const origin = history.origin({ value, moment, frame: history.frameAt[moment] });
      if (origin.sources.length || origin.moment !== moment)
        found.push([moment, value, origin.how]);
    }
});
return found.slice(0, 3);""")
    tell(not said, f"of values that a gap brought it says {said}")


def check_every(browser, tell):
    """At each moment, of all that can be asked: the history knows what is shown."""
    asked, wrong = browser.execute_script("""
const { program, run } = player;
const why = player.parts.find((part) => part instanceof Why);
const wrong = [];
let asked = 0;
for (let moment = 0; moment <= player.last; moment += Math.ceil(player.last / 60)) {
  player.go(moment);
  for (const mark of document.querySelectorAll("[data-why]")) {
    const [kind, ...words] = mark.dataset.why.split(" ");
    const [number, place] = words.map(Number);
    const source = kind === "value" ? why.valueOf(number, moment, place)
      : { number, index: place, moment };
    const known = kind === "value" ? run.history.textOf(source) : run.history.cell(source).content ?? 0;
    const frame = frames(run.state)[place];
    const shown = kind === "value" ? frame && frame.values[number]
      : run.state.memory[number].cells[place] ?? 0;
    asked++;
    if (known !== shown || !why.parts(source, 0).length)
      wrong.push([moment, mark.dataset.why, shown, known]);
  }
}
return [asked, wrong.slice(0, 3)];""")
    tell(asked > 30 and not wrong, f"of {asked} that can be asked it does not know {wrong}")


def check_missed(browser, tell):
    """An element that is not there has its place; its report wraps; an example comes before decisions."""
    browser.execute_script("player.go(player.last)")
    missed = [one.text for one in browser.find_elements(By.CSS_SELECTOR, "#memory .missed")]
    tell(missed == ["… [1, 8]\n∄"], f"what is not there is {missed}")
    wide = browser.execute_script("""
const report = document.querySelector("#end .report");
return [report.scrollWidth - report.clientWidth, report.querySelectorAll(".pointed").length];""")
    tell(wide == [0, 2], f"the report is {wide[0]} wider than its box, with {wide[1]} lines that marks point into")
    browser.find_element(By.CSS_SELECTOR, "#rule > summary").click()
    parts = browser.execute_script("return [...document.querySelector('#rule').children].map((one) => one.className || one.tagName)")
    tell(parts.index("program") < parts.index("decision") and parts.count("decision") == 1, f"the rule has {parts}")
    browser.execute_script("player.go(player.last - 1)")
    lead = browser.find_element(By.CSS_SELECTOR, "#now .lead").text
    tell("element" in lead and "load operation" not in lead, f"memref.load is said to be '{lead}'")
    browser.execute_script("player.go(0)")
    tell(not browser.find_elements(By.CSS_SELECTOR, "#memory .missed"), "it is missed before it is asked for")


CHECKS = {
    "carried": check_carried, "keys": check_keys, "every": check_every, "cells": check_cells,
    "poison": check_poison, "race": check_race, "rule": check_rule,
    "gaps": check_gaps, "missed": check_missed,
}
