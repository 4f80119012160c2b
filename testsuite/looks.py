"""How pages of `trace --html` look and read, as browser.py asks it: by computed styles and boxes,
never by a picture."""
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

COURSE = "../course/"
READS = "browser/reads.mlir"
# Programs, and what is asked of their page besides what is asked of all.
PAGES = {
    COURSE + "03.mlir": ["loops", "past"],
    "browser/floats.mlir": ["floats"],
    COURSE + "06.mlir": ["poison", "address"],
    COURSE + "08.mlir": ["follows"],
    COURSE + "09.mlir": ["loops", "fold", "indices", "follows", "print", "aligned"],
    COURSE + "10.mlir": ["race"],
    "browser/names.mlir": ["report", "captions"],
    "browser/lanes.mlir": ["lanes"],
    "browser/wide_lanes.mlir": ["wide_lanes"],
    "browser/state.mlir": ["graph"],
    READS: ["reads", "carried", "follows", "motion"],
}

# The least contrast of a text with what is behind it; text of a drawing is not asked.
CONTRAST = """
const parse = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a),
  b * a + z * (1 - a)];
const behind = (node) => {
  if (!node)
    return parse(getComputedStyle(document.documentElement).backgroundColor)[3] === 0
      ? [255, 255, 255] : [0, 0, 0];
  const color = parse(getComputedStyle(node).backgroundColor);
  return color[3] === 0 ? behind(node.parentElement) : over(color, behind(node.parentElement));
};
const light = (color) => color.map((c) => c / 255)
  .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
let least = [21, ""];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = walker.nextNode(); text; text = walker.nextNode()) {
  const node = text.parentElement;
  if (!text.data.trim() || node.closest("script, svg, option") || !node.checkVisibility()
    || !node.getBoundingClientRect().width || node.classList.contains("indent"))
    continue;
  const back = behind(node);
  const pair = [light(over(parse(getComputedStyle(node).color), back)), light(back)];
  const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  if (contrast < least[0])
    least = [contrast, `${node.className || node.tagName}: ${text.data.trim().slice(0, 30)}`];
}
return least;
"""

# Two texts, of one drawing or of one panel, of which one lies upon the other.
OVERLAP = """
const all = [...document.querySelectorAll("figcaption, .axis-x span, .axis-y span, canvas, "
  + "#memory h3, #memory .facts, #memory .index, #memory .cell, #flow text, #graph text, #waves text")]
  .filter((node) => node.textContent.trim() || node.tagName === "CANVAS")
  .map((node) => ({ node, box: node.getBoundingClientRect() }))
  .filter(({ box }) => box.width && box.height);
for (let i = 0; i < all.length; i++)
  for (let j = i + 1; j < all.length; j++) {
    const [a, b] = [all[i].box, all[j].box];
    if (all[i].node.closest(".panel") === all[j].node.closest(".panel")
      && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      return `${all[i].node.textContent || "a canvas"} and ${all[j].node.textContent
        || "a canvas"}`;
  }
return "";
"""

# The line of code that has the fewest columns to be written in, of those that need more.
NARROW = """
const probe = document.createElement("code");
probe.style.cssText = "position: absolute; font-size: 0.85rem";
probe.textContent = "m".repeat(100);
document.body.append(probe);
const column = probe.getBoundingClientRect().width / 100;
probe.remove();
let least = [1000, ""];
for (const text of document.querySelectorAll("#code .line .text")) {
  const { paddingLeft, fontSize, lineHeight } = getComputedStyle(text);
  const box = text.getBoundingClientRect();
  const rows = box.height / (parseFloat(lineHeight) || 1.65 * parseFloat(fontSize));
  const columns = (box.width - parseFloat(paddingLeft)) / column;
  if (box.width && rows > 1.5 && columns < least[0])
    least = [columns, text.textContent.trim()];
}
return least;
"""

# Captions that are narrower than what they stand over.
SQUEEZED = """
return [...document.querySelectorAll("#loops figure")].filter((figure) => figure.clientWidth
  && figure.querySelector("figcaption").clientWidth < 0.9 * figure.clientWidth)
  .map((figure) => figure.textContent);
"""

# Is what is written at this moment in sight, and the window where it was?
IN_SIGHT = """
const cell = document.querySelector(".grid .cell.written");
const { top, bottom } = cell ? cell.getBoundingClientRect() : { top: 0, bottom: 0 };
const box = cell && cell.getBoundingClientRect();
const hit = cell && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
return [Boolean(cell), !cell || (hit === cell && top >= 0 && bottom <= innerHeight && scrollY === 0)];
"""


def now(browser):
    return browser.find_element(By.ID, "now").text


def go(browser, moment):
    browser.execute_script("player.go(arguments[0])", moment)


def go_to(browser, value):
    """To the moment at which the value has just been computed."""
    return browser.execute_script("""
const value = player.program.values.findIndex(({ name }) => name === arguments[0]);
const op = player.program.operations.findIndex(({ results }) => results.includes(value));
const moment = player.program.moments.findIndex(([kind, number, results]) => number === op
  && results && (kind === MOMENT.RAN || kind === MOMENT.RETURNED));
player.go(moment);
return moment;
""", value)


def captions(browser):
    return [found.text for found in browser.find_elements(By.CSS_SELECTOR, "#loops figcaption")]


def check_poison(browser, tell):
    go_to(browser, "%broken")
    tell("is born here" in now(browser) and "signed" in now(browser), "poison is not born there")
    go_to(browser, "%spread")
    tell("born at arith.addi of line 32" in now(browser), f"poison is from elsewhere: {now(browser)}")
    go_to(browser, "%chosen")
    tell("Poison" not in now(browser), "what is no poison is explained as such")


def check_carried(browser, tell):
    go_to(browser, "%dropped")
    tell("born at arith.addi of line 27" in now(browser)
         and "memref.load of line 4" in now(browser), f"poison lost its way: {now(browser)}")


def check_address(browser, tell):
    page = browser.current_url.split("#")[0]
    browser.get("about:blank")
    browser.get(page + "#step=4")
    body = browser.find_element(By.TAG_NAME, "body")
    at = lambda: browser.execute_script("return [player.run.state.moment, location.hash]")
    tell(at() == [4, "#step=4"], f"the address #step=4 opens at {at()}")
    body.send_keys(Keys.ARROW_RIGHT)
    body.send_keys(Keys.ARROW_RIGHT)
    tell(at() == [6, "#step=6"], f"two steps on, the address says {at()}")
    browser.back()
    tell(at() == [5, "#step=5"], f"back leads to {at()}")
    browser.forward()
    tell(at() == [6, "#step=6"], f"forward leads to {at()}")
    browser.execute_script("slider.value = 2; slider.dispatchEvent(new Event('input'))")
    time.sleep(0.4)
    tell(at() == [2, "#step=2"], f"the slider leads to {at()}")
    browser.execute_script("location.hash = '#step=3'")
    time.sleep(0.1)
    tell(at() == [3, "#step=3"], f"a changed address leads to {at()}")
    told = browser.find_element(By.ID, "time").text
    tell("moment 3 of " in told, f"at #step=3 the page says '{told}'")
    browser.execute_script("byId('speed').value = 20; player.play()")
    time.sleep(0.2)
    browser.execute_script("location.hash = '#step=2'")
    time.sleep(0.5)
    tell(at() == [2, "#step=2"], f"an address written while it plays leads to {at()}")
    browser.execute_script("player.stop(); location.hash = '#operation=3'")
    time.sleep(0.1)
    told = browser.find_element(By.ID, "time").text
    tell(told.startswith("operation 3 "), f"#operation=3 leads to '{told}'")


# At each moment, what the loops' panel says of the outer loops beside what the code says.
STALE_LOOPS = r"""
const found = [];
for (let moment = 0; moment <= player.last; moment++) {
  player.go(moment);
  const { stack } = player.run.state;
  const text = document.querySelector("#loops").hidden ? "" : document.querySelector("#loops").innerText;
  for (const [, name, value] of text.matchAll(/(?:At |, )(%[\w#]+) = (-?\d+)/g))
    for (const key of Object.keys(stack ? stack.values : {}))
      if (player.run.program.values[key].name === name && stack.values[key] !== undefined
        && stack.values[key] !== value)
        found.push(`${moment}: ${name} = ${value}, not ${stack.values[key]}`);
  if (/\b0 of 0 iterations/.test(text))
    found.push(`${moment}: 0 of 0 iterations`);
}
return found;
"""


def check_loops(browser, tell):
    stale = browser.execute_script(STALE_LOOPS)
    tell(not stale, f"the loops' panel says {stale[:3]}")
    broken = browser.execute_script(
        "return [...document.querySelectorAll('#code .text')].filter((text) =>"
        " text.textContent.includes('->') && !text.querySelector('.arrow')).length")
    tell(broken == 0, f"{broken} arrows may be broken")


def check_follows(browser, tell):
    writes = 0
    for moment in range(0, browser.execute_script("return player.last") + 1):
        go(browser, moment)
        written, seen = browser.execute_script(IN_SIGHT)
        writes += written
        tell(seen, f"what moment {moment} writes is out of sight")
    tell(writes, "nothing is written")


def check_fold(browser, tell):
    hidden = lambda: browser.execute_script(
        "return !player.parts[0].lines.get(5).row.checkVisibility()")
    tell(hidden(), "the comment at the top is not folded")
    browser.find_element(By.CSS_SELECTOR, ".fold").click()
    tell(not hidden(), "the comment does not unfold")


def check_indices(browser, tell):
    texts = browser.execute_script(
        "return [...document.querySelectorAll('#memory .element')].map((e) => e.textContent)")
    tell("[4, 2]35" in texts and "[2, 4]35" in texts, f"elements do not carry indices: {texts}")


def check_aligned(browser, tell):
    """What the program writes at one column, in lines that follow each other, stands at one place."""
    places = browser.execute_script("""
return [33, 34].map((number) => {
  const range = document.createRange();
  const text = player.parts[0].lines.get(number).row.querySelector(".text");
  range.selectNodeContents(text.querySelector(".indent").nextSibling);
  return Math.round(range.getBoundingClientRect().left);
})""")
    tell(places[0] == places[1] > 0, f"lines 33 and 34 begin at {places}")


def check_race(browser, tell):
    go(browser, browser.execute_script("return player.last"))
    lines = [row.text.split()[0] for row in
             browser.find_elements(By.CSS_SELECTOR, "#code .line.noted")]
    tell("48" in lines, f"the other access is not marked, but lines {lines}")
    tell(browser.find_elements(By.CSS_SELECTOR, ".grid .cell.read"), "the access is not marked")
    tell("a data race" in now(browser), f"the rule is another: {now(browser)}")
    tell(browser.execute_script("""
const box = document.querySelector("#now").getBoundingClientRect();
return box.top >= 0 && box.top < innerHeight / 2"""), "how the run ended is out of sight")


def check_graph(browser, tell):
    """At each moment what has fired has its value, what waits lacks one that it needs; the waves end
    at this moment, and poison is no word like others."""
    wrong = browser.execute_script("""
const wrong = [];
const part = player.parts.find((one) => one instanceof Graph);
for (let moment = 0; moment <= player.last; moment++) {
  player.go(moment);
  for (const { node, group, label } of part.nodes ? part.nodes.values() : []) {
    const fired = group.classList.contains("fired"), ready = group.classList.contains("ready");
    if (fired && node.values.length && !label.textContent.includes("="))
      wrong.push(`${moment}: ${node.title} fired without a value`);
    const needed = node.needs.map((key) => part.nodes.get(key).group.classList.contains("fired"));
    if (ready && needed.includes(false))
      wrong.push(`${moment}: ${node.title} is ready without what it needs`);
  }
}
return wrong.slice(0, 3);""")
    tell(not wrong, f"graph: {wrong}")
    drawn = browser.execute_script("""
player.go(Math.floor(player.last / 3));
return [document.querySelectorAll("#waves .word.poison").length,
  document.querySelectorAll("#waves .bit").length, document.querySelectorAll("#waves .number").length,
  document.querySelectorAll("#graph .edge.taken-up").length];""")
    tell(drawn[0] >= 2 and drawn[1] >= 4 and drawn[2] == 3 and drawn[3] == 2,
         f"waves: poison, bits, rounds, edges that are only taken: {drawn}")


def check_past(browser, tell):
    """Values of blocks that this iteration has not come through are told as past."""
    seen = browser.execute_script("""
const program = player.program;
const name = (value) => program.values[value].name;
const found = { past: new Set(), wrong: [], was: 0 };
for (let moment = 0; moment <= player.last; moment++) {
  player.go(moment);
  const { state } = player.run;
  for (const chip of document.querySelectorAll("#code .chip.past")) {
    found.past.add(chip.querySelector(".name").textContent);
    found.was += chip.textContent.includes("was") && chip.title.startsWith("past");
  }
  const shown = [...document.querySelectorAll("#code .chip:not(.past) .name")]
    .map(({ textContent }) => textContent);
  const current = program.operations[state.operation];
  if (current && state.kind === MOMENT.RAN)
    for (const value of current.operands)
      if (!shown.includes(name(value)))
        found.wrong.push(name(value));
}
return [[...found.past].sort(), found.wrong, found.was > 0]""")
    tell(seen == [["%half", "%is_even", "%more", "%next", "%rest", "%triple"], [], True],
         f"past values are {seen}")


def check_floats(browser, tell):
    """A zero keeps its sign, and an infinity is not told by its bits."""
    go_to(browser, "%infinite")
    values = browser.execute_script("""
return Object.fromEntries([...document.querySelectorAll("#code .chip")].map((chip) =>
  [chip.querySelector(".name").textContent, chip.querySelector(".value").textContent]))""")
    tell(values.get("%minus_zero") == "-0.0" and values.get("%infinite") == "-inf"
         and values.get("%nan") == "nan", f"floats are {values}")
    kept = browser.execute_script("""
return ["1.00000000000000000012e+00", "1.000000e-4000", "0x7FF0000000000000", "0x3F8CCCCD"]
  .map(readable)""")
    tell(kept == ["1.00000000000000000012e+00", "1.000000e-4000", "inf", "0x3F8CCCCD"],
         f"what is no f64 is {kept}")


def check_reads(browser, tell):
    go(browser, browser.execute_script("return player.last"))
    plots = browser.execute_script("""
const nest = [...player.parts.find((part) => part instanceof Loops).nests.values()][1];
return [...new Set(nest.accesses.map(({ op, mode }) => `${mode}${op.line}`))].sort()""")
    tell(plots == ["r20", "r21", "r4", "w24"], f"the second nest has {plots}")
    for line in (20, 21, 4):
        tell(any(f"read by" in text and f"of line {line}" in text for text in captions(browser)),
             f"the read of line {line} is not plotted: {captions(browser)}")


LANES = """
const marked = (selector) => [...document.querySelectorAll(selector)].map((cell) => cell.dataset.index
  || cell.title);
return ["#memory .grid .read", "#memory .grid .written", "#memory .grid .masked", "#memory .lanes .masked",
  "#memory .lanes .outside"].map(marked);"""


def check_lanes(browser, tell):
    """What a transfer touches stands in memory and in its vector; lanes of a sum stand below each other."""
    rows = "return [...document.querySelectorAll('#now .lanes tr')].map((row) => row.innerText.trim().split(/\\s+/))"
    go(browser, 9)
    read, written, masked, off, outside = browser.execute_script(LANES)
    tell(read == ["[0, 1]", "[0, 2]", "[1, 1]", "[1, 2]"], f"a masked transfer lights {read}")
    tell(masked == ["[0, 3]", "[0, 4]", "[1, 3]", "[1, 4]"], f"a mask keeps {masked} from it")
    tell(off == [f"[{i}, {j}] 7, masked off" for i in (0, 1) for j in (2, 3)] and not outside + written,
         f"of its lanes {off} are off")
    go(browser, 10)
    outside = browser.execute_script(LANES)[4]
    tell(outside == [f"[{i}, 3] 7, out of bounds" for i in (0, 1)], f"{outside} are out of bounds")
    go(browser, 11)
    sums = browser.execute_script(rows)
    tell(sums[1:] == [["%r", *"12775677"], ["%o", *"23476787"], ["%s", "3", "5", "11", "14", "11", "13", "15", "14"]],
         f"the lanes of a sum are {sums}")
    go(browser, 15)
    read, written, masked, off, outside = browser.execute_script(LANES)
    tell((written, masked) == (["[2, 0]", "[2, 3]"], ["[2, 1]"]), f"a scatter lights {written}, not {masked}")
    tell(off == ["[2] -1, masked off"], f"of its lanes {off} are off")
    go_to(browser, "%halves")
    halves = browser.execute_script(rows)[-1]
    tell(halves == ["%halves", *["1.0"] * 15, "☠"], f"a vector whose text is long has lanes {halves}")


def check_wide_lanes(browser, tell):
    """Lanes that are too many are not drawn: they are counted, and their type stands in one line."""
    go_to(browser, "%w")
    text, lines = browser.execute_script("""
const type = document.querySelector("#now .type:last-child"), style = getComputedStyle(type);
return [document.querySelector("#memory .body").innerText, type.clientHeight / parseFloat(style.lineHeight)]""")
    tell("of the first 256 lanes of %w: 253 lanes masked off" in text, f"lanes that were not read: {text[:300]}")
    tell(lines < 2, f"a type stands in {lines} lines")


def check_print(browser, tell):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "media": "print", "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    shown = browser.execute_script("""
const style = (selector) => getComputedStyle(document.querySelector(selector));
return [style(".controls button").display, style("section.code").maxHeight, style("body").color]""")
    tell(shown == ["none", "none", "rgb(34, 38, 43)"], f"on paper: {shown}")


def check_report(browser, tell):
    """The report is as high as it needs, and scrolls where that is most of the window: its lines are wrapped, but for those that marks point into, and memory
    stays in sight."""
    go(browser, browser.execute_script("return player.last"))
    style, pointed, height, most, wide, top = browser.execute_script("""
const report = document.querySelector("#end .report");
const style = (one) => getComputedStyle(one).whiteSpace;
return [style(report), [...report.querySelectorAll(".pointed")].map(style), report.clientHeight,
  0.6 * innerHeight, report.scrollWidth > report.clientWidth, document.querySelector("#memory").getBoundingClientRect().top]""")
    tell(style == "pre-wrap" and not wide, f"lines of the report are not wrapped ({style})")
    tell(pointed and set(pointed) == {"pre"}, f"lines that marks point into are {pointed}")
    tell(height <= most and top < 800, f"the report is {height} high, memory begins at {top}")


def check_captions(browser, tell):
    go(browser, browser.execute_script("return Math.floor(player.last / 2)"))
    wide = browser.execute_script("""
return [...document.querySelectorAll(".panels, .panel, #loops .body, #loops figure, figcaption")]
  .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.className || box.tagName)
""")
    tell(captions(browser), "there is no plot")
    tell(not wide, f"wider than they may be are {wide}")


def check_motion(browser, tell):
    for preference, moves in (("reduce", False), ("no-preference", True)):
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-reduced-motion", "value": preference}]})
        go_to(browser, "%broken")
        go(browser, browser.execute_script("return player.run.state.moment + 1"))
        found = browser.execute_script("return document.getAnimations().length > 0")
        tell(found == moves, f"with {preference} something moves: {found}")


CHECKS = {
    "past": check_past, "floats": check_floats,
    "poison": check_poison, "loops": check_loops, "carried": check_carried, "address": check_address,
    "follows": check_follows, "fold": check_fold, "indices": check_indices, "race": check_race,
    "reads": check_reads, "lanes": check_lanes, "wide_lanes": check_wide_lanes,
    "print": check_print, "motion": check_motion, "aligned": check_aligned,
    "report": check_report, "captions": check_captions, "graph": check_graph,
}


def check_all(browser, set_width, tell):
    """What holds of every page, at both widths, by day and by night."""
    for width in (400, 1280):
        for scheme in ("light", "dark"):
            set_width(browser, width, scheme, [("prefers-reduced-motion", "reduce")])
            for part in ("Math.floor(player.last / 2)", "player.last"):
                browser.execute_script(f"player.go({part})")
                contrast, what = browser.execute_script(CONTRAST)
                tell(contrast >= 4.5, f"{scheme}: contrast {contrast:.1f} of {what}")
                overlap = browser.execute_script(OVERLAP)
                tell(not overlap, f"at {width} pixels overlap {overlap}")
                squeezed = browser.execute_script(SQUEEZED)
                tell(not squeezed, f"at {width} pixels captions are squeezed: {squeezed}")
                columns, line = browser.execute_script(NARROW)
                tell(columns >= 20, f"at {width} pixels {columns:.0f} columns for '{line}'")
                tell(width == 400 or browser.execute_script(
                    "return document.documentElement.scrollHeight <= innerHeight"),
                    "the page scrolls, and what stands in it does too")
    colours = browser.execute_script("""
return new Set(["v", "t", "o"].map((kind) => document.querySelector("#code .w-" + kind))
  .map((word) => word && getComputedStyle(word).color)).size""")
    tell(colours == 3, "the code has no colours")
