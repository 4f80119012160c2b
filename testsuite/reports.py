"""Pages of `diff --html` and `check --html`, as browser.py asks them: what is marked, lit and said,
and how they look at both widths."""
import pathlib
import subprocess

from looks import CONTRAST
from selenium.webdriver.common.by import By

HERE = pathlib.Path(__file__).resolve().parent
DEPARTS = HERE / "browser/departs.mlir"
CHECKED = HERE / "browser/checked.mlir"
OVERLONG = 120  # functions, of which a page is made

# The first departure's lines, with their values, by column.
DEPARTURE = """
return [...document.querySelectorAll(".line.departs")].map((row) => [row.dataset.column,
  row.querySelector(".number").innerText, row.querySelector(".chip .value").innerText])"""

# What is lit while an operation is pointed at: column and line.
LIT = """
const name = [...document.querySelectorAll(".operation")].find((mark) =>
  mark.dataset.column === "0" && mark.textContent === arguments[0]);
name.focus();
const lit = [...document.querySelectorAll(".line.lit")].map((row) => [row.dataset.column,
  row.querySelector(".text").innerText.replace(/.*= /, "").split(/[( ]/)[0]]);
name.blur();
return [lit, document.querySelectorAll(".line.lit").length]"""

CLASSES = """
const rows = [...document.querySelectorAll(".rows .line")].filter((row) => row.innerText.includes(arguments[0]));
return rows.map((row) => [row.dataset.column, row.classList.contains(arguments[1])])"""


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, check=False)


def text_of(browser, selector):
    return browser.find_element(By.CSS_SELECTOR, selector).text


def check_widths(browser, tell, set_width):
    for width in (400, 1280):
        for scheme in ("light", "dark"):
            set_width(browser, width, scheme)
            wide = browser.execute_script("return document.documentElement.scrollWidth")
            tell(wide <= width, f"at {width} pixels it is {wide} wide")
            contrast, what = browser.execute_script(CONTRAST)
            tell(contrast >= 4.5, f"{scheme}, {width} pixels: contrast {contrast:.1f} of {what}")


def check_departs(browser, tell, program, folder, set_width):
    """Columns of passes: operations that stand for each other, values on both sides, and where it begins."""
    page = folder / "departs.html"
    ran = run(program, "diff", DEPARTS, "--passes=canonicalize,cse", "--html", page)
    tell(ran.returncode == 1 and "DIFFERS behind 'canonicalize'" in ran.stdout, "diff does not tell what it found")
    browser.get(page.as_uri())
    tell(browser.title == "diff: departs.mlir", f"its title is '{browser.title}'")
    tell("differs" in text_of(browser, ".part .badge.bad"), "it does not say that it differs")
    departs = browser.execute_script(DEPARTURE)
    tell(departs == [["0", "12", "false"], ["1", "9", "true"]], f"it departs at {departs}")
    lit, left = browser.execute_script(LIT, "index.cmp")
    tell(lit == [["0", "index.cmp"], ["1", "index.cmp"]] and not left, f"lit are {lit}, then {left}")
    lit, _ = browser.execute_script(LIT, "index.sub")
    tell(lit == [["0", "index.sub"]], f"of what is gone {lit} are lit")
    for text, kind, marked in (("index.sub", "gone", [["0", True]]),
                               ("index.cmp", "changed", [["0", False], ["1", True]])):
        found = browser.execute_script(CLASSES, text, kind)
        tell(found == marked, f"{kind} of '{text}': {found}")
    outcomes = [head.text for head in browser.find_elements(By.CSS_SELECTOR, ".outcome")]
    tell([text.split()[0] for text in outcomes] == ["false", "true"], f"the columns come to {outcomes}")
    code = text_of(browser, ".rows")
    tell('</script><b>bold</b>' in code and '<i>helper</i>' in code and not browser.find_elements(
        By.CSS_SELECTOR, ".rows i, .rows b, .rows script"), "markup of the program is not escaped")
    check_widths(browser, tell, set_width)
    for width, sideways in ((400, True), (2400, False)):
        set_width(browser, width, "light")
        browser.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
        told = text_of(browser, ".columns figcaption")
        tell(("sideways" in told) == sideways, f"at {width} pixels it says '{told}'")
    hovers = browser.execute_script("return matchMedia('(hover: hover)').matches")
    tell(("Point at" in told, "Touch an" in told) == (hovers, not hovers), f"with hover {hovers} it says '{told}'")
    set_width(browser, 1280, "light")
    run(program, "diff", HERE / "findings/data_copy/program.mlir", "--passes=affine-data-copy-generate", "--html", page)
    browser.get(page.as_uri())
    names = [name.text for name in browser.find_elements(By.CSS_SELECTOR, ".facts dd:last-child code")]
    tell("dynamicSizes" in names and "`" not in text_of(browser, ".part .facts"), f"names in its rule are {names}")


NEGATED = """func.func @g(%a: index, %x: i32) -> (i1, i32) {
  %zero = index.constant 0
@  %negative = index.sub %zero, %a
  %above = index.cmp sgt(%negative, %zero)
  return %above, % : i1, i32
}
"""
SMALL = "func.func @f{0}(%a: i32) -> i32 {{\n  %r = arith.muli %a, %a : i32\n  return %r : i32\n}}\n"


def negated(lines):
    """A function that canonicalize breaks behind so many lines."""
    text = "".join(f"  %v{i} = arith.addi {f'%v{i - 1}' if i else '%x'}, %x : i32\n" for i in range(lines))
    return NEGATED.replace("@  ", f"{text}  ").replace("%above, % ", f"%above, {f'%v{lines - 1}' if lines else '%x'} ")


def check_long(browser, tell, program, folder, set_width):
    """What departs is shown however far behind it stands, with what is left out told on both sides."""
    source, page = folder / "long.mlir", folder / "long.html"
    source.write_text(negated(OVERLONG * 20))
    run(program, "diff", source, "--passes=canonicalize", "--inputs=100", "--html", page)
    browser.get(page.as_uri())
    departs = browser.execute_script(DEPARTURE)
    tell([value for _, _, value in departs] == ["false", "true"], f"it departs at {departs}")
    elided = [row.text for row in browser.find_elements(By.CSS_SELECTOR, ".elided")]
    tell(len(elided) == 2 and all("lines above are left out" in text for text in elided), f"left out: {elided}")
    words = [mark.text for mark in browser.find_elements(By.CSS_SELECTOR, ".rows mark")]
    tell(words == ["%idx0"], f"changed words are {words}")


def check_folds(browser, tell, program, folder, set_width):
    """A fold is within a function, or of whole functions; keys open and choose as a click does."""
    source, page = folder / "folds.mlir", folder / "folds.html"
    source.write_text("".join(SMALL.format(i) for i in range(6)) + negated(20)
                      + "".join(SMALL.format(i) for i in range(6, 12)))
    run(program, "diff", source, "--passes=canonicalize", "--inputs=100", "--html", page)
    browser.get(page.as_uri())
    folds = [fold.text for fold in browser.find_elements(By.CSS_SELECTOR, ".fold")]
    whole = ["of 6 functions" in fold for fold in folds]
    tell(whole == [True, False, True] and folds[0].startswith("24 lines"), f"folds are {folds}")
    name = browser.find_element(By.CSS_SELECTOR, ".operation")
    for times in (1, 2):
        name.send_keys(" ")
        browser.execute_script("arguments[0].blur()", name)
        lit = browser.find_elements(By.CSS_SELECTOR, ".line.lit")
        tell(bool(lit) == (times == 1), f"pressed {times} times, Space leaves {len(lit)} lines lit")
    check_widths(browser, tell, set_width)


def check_printed(browser, tell, program, folder, set_width):
    """What a command says and writes that is no program has a place beside the columns."""
    page = folder / "printed.html"
    for command, told in (("echo some words; echo not so >&2; exit 3", ["exit status 3", "not so", "some words"]),
                          ("echo some words", ["custom op 'some' is unknown", "some words"])):
        run(program, "diff", HERE / "examples/negated.mlir", f"--opt-cmd={command}", "--html", page)
        browser.get(page.as_uri())
        printed = text_of(browser, ".printed")
        tell(all(text in printed for text in told), f"of '{command}' it prints '{printed}'")
        check_widths(browser, tell, set_width)


def check_agrees(browser, tell, program, folder, set_width):
    """Without a difference inputs agree, and nothing is called proved that is not."""
    for flags, proved in (([], False), (["--prove"], True)):
        page = folder / "agrees.html"
        run(program, "diff", HERE / "cases/diff/html_refines.mlir", "--passes=canonicalize,cse", *flags, "--html", page)
        browser.get(page.as_uri())
        said = " ".join(one.text for one in browser.find_elements(By.CSS_SELECTOR, ".sentence"))
        tell(("That is no proof" in said, "every input" in said) == (not proved, proved), f"it says '{said}'")
        heads = [head.text.split("\n")[0].split(" ")[0] for head in browser.find_elements(By.CSS_SELECTOR, ".column-head")]
        tell(heads == ["the", "canonicalize", "cse"], f"it has columns {heads}")
        tell(not browser.find_elements(By.CSS_SELECTOR, ".departs"), "something departs")
    check_widths(browser, tell, set_width)


SHOWN = 'return [...document.querySelectorAll(".function")].filter((row) => !row.hidden).map((row) => row.querySelector(".name").innerText)'


def press_verdict(browser, name):
    for button in browser.find_elements(By.CSS_SELECTOR, "#verdicts button"):
        if name in button.text:
            button.click()


def check_checked(browser, tell, program, folder, set_width):
    """A line a function, by verdict; both values of a difference, and the lines that reports name."""
    page = folder / "checked.html"
    ran = run(program, "check", CHECKED, "--ulp=0", "--inputs=300", "--html", page)
    tell(ran.returncode == 1 and "DIFFERENT" in ran.stdout, "check does not tell what it found")
    browser.get(page.as_uri())
    verdicts = [button.text[2:] for button in browser.find_elements(By.CSS_SELECTOR, "#verdicts button")]
    tell(verdicts == ["differs 1", "undefined 1", "not compared 1", "agrees 1"], f"it has {verdicts}")
    values = [value.text for value in browser.find_elements(By.CSS_SELECTOR, ".ours, .theirs")[:2]]
    tell(len(values) == 2 and values[0] != values[1], f"the values are {values}")
    noted = [line.text.split()[0] for line in browser.find_elements(By.CSS_SELECTOR, ".listing .noted")]
    tell(noted == ["3"], f"the report's lines are {noted}")
    name = text_of(browser, ".function .name")
    tell(name == '@<i>tangent</i> & "quoted"' and browser.title == "check: checked.mlir", f"markup is not escaped: {name}")
    press_verdict(browser, "undefined")
    tell(browser.execute_script(SHOWN) == ["@never"], "what is undefined is not shown alone")
    browser.execute_script("document.querySelector('.function:not([hidden])').open = true")
    undefined = text_of(browser, ".function:not([hidden]) .listing .undefined")
    tell("arith.divsi" in undefined, f"undefined is '{undefined}'")
    press_verdict(browser, "undefined")
    browser.find_element(By.ID, "name").send_keys("unk")
    tell(browser.execute_script(SHOWN) == ["@unknown"], "a name does not choose")
    tell("@elsewhere has no body" in text_of(browser, ".function:not([hidden]) summary"), "it does not say why not")
    browser.find_element(By.ID, "name").clear()
    check_widths(browser, tell, set_width)
    run(program, "check", HERE / "examples/average.mlir", "--entry=sum", "--inputs=300", "--html", page)
    browser.get(page.as_uri())
    said = text_of(browser, ".function[open] .said")
    tell("equal, " in said and "allowed: one of the values" in said, f"of what agrees it says '{said}'")


CALLING = """func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %r = func.call @last(%zero) : (i32) -> i32
  return %r : i32
}
func.func @between() {
  return
}
func.func private @last(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %q = arith.divsi %one, %a : i32
  return %q : i32
}
"""


def check_beside(browser, tell, program, folder, set_width):
    """The function that a run ended in stands beside its report, which no edge cuts."""
    source, page = folder / "calling.mlir", folder / "beside.html"
    source.write_text(CALLING)
    run(program, "check", source, "--entry=main", "--inputs=3", "--html", page)
    browser.get(page.as_uri())
    names = [line.text.split()[0] for line in browser.find_elements(By.CSS_SELECTOR, ".listing .number")]
    tell(names == ["1", "2", "3", "4", "5", "9", "10", "11", "12", "13"], f"beside it stand the lines {names}")
    marked = [text_of(browser, f".listing .{kind} .number") for kind in ("undefined", "noted")]
    tell(marked == ["11", "3"], f"of the lines {marked} are marked")
    for width in (400, 1280):
        set_width(browser, width, "light")
        cut = browser.execute_script("return [...document.querySelectorAll('.said .report')]"
                                     ".filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)")
        tell(not cut, f"at {width} pixels a report is cut: {cut}")


INVALID = "func.func @wrong(%a: i8, %b: i16) -> i8 {\n  %r = arith.addi %a, %b : i8\n  return %r : i8\n}\n"


def check_unchecked(browser, tell, program, folder, set_width):
    """A file from which no function came has a line, with its error, that a button and its name choose."""
    source, page = folder / "wrong.mlir", folder / "unchecked.html"
    source.write_text(INVALID)
    run(program, "check", HERE / "examples/average.mlir", folder / "nofile.mlir", source, "--inputs=5", "--html", page)
    browser.get(page.as_uri())
    tell(browser.title == "check: 3 files", f"its title is '{browser.title}'")
    tell("2 functions" in text_of(browser, "#asked"), text_of(browser, "#asked"))
    press_verdict(browser, "error 2")
    tell(browser.execute_script(SHOWN) == ["nofile.mlir", "wrong.mlir"], "errors are not shown alone")
    said = [line.text for line in browser.find_elements(By.CSS_SELECTOR, ".function:not([hidden]) summary .quiet")]
    tell("No such file" in said[0] and "'i8' vs 'i16'" in " ".join(said), f"of the errors it says {said}")
    browser.execute_script("for (const row of document.querySelectorAll('.function:not([hidden])')) row.open = true")
    reports = [report.text for report in browser.find_elements(By.CSS_SELECTOR, ".function:not([hidden]) .report")]
    tell(len(reports) == 2 and "wrong.mlir:2:23" in reports[1] and "prior use here" in reports[1], f"reports are {reports}")
    check_widths(browser, tell, set_width)
    run(program, "check", folder / "nofile.mlir", "--html", page)
    browser.get(page.as_uri())
    tell(browser.title == "check: nofile.mlir" and "No such file" in text_of(browser, ".function[open] .report"),
         f"of an unreadable file alone: '{browser.title}'")
    for wrong, told in ((folder / "nofile.mlir", ["error", "No such file"]), (source, ["line 2", "'i8' vs 'i16'"])):
        run(program, "diff", wrong, "--passes=cse", "--html", page)
        browser.get(page.as_uri())
        said = text_of(browser, ".part .facts")
        tell(all(text in said for text in told), f"diff says of {wrong.name} '{said}'")


def check_known(browser, tell, program, folder, set_width):
    """What is known to differ opens to what is known, an input that shows it and both values."""
    page = folder / "known.html"
    run(program, "check", HERE / "cases/check/known.mlir", "--via=mlir", "--native-seconds=1", "--inputs=8", "--html", page)
    browser.get(page.as_uri())
    for name, wanted in (("@rest", ["mlir -O2 lowers arith.remsi otherwise: srem traps", "(1 input)", "crashed"]),
                         ("@power", ["math.powf", "here"])):
        browser.execute_script("for (const row of document.querySelectorAll('.function'))"
                               " row.open = row.querySelector('.name').textContent === arguments[0]", name)
        said = text_of(browser, ".function[open] .said")
        tell(all(text in said for text in wanted), f"{name} says '{said}'")
    check_widths(browser, tell, set_width)


def check_many(browser, tell, program, folder, set_width):
    """A hundred functions are as many lines."""
    source, page = folder / "hundred.mlir", folder / "hundred.html"
    source.write_text("".join(f"func.func @f{i}(%a: i8, %b: i8) -> i8 {{\n  %r = arith.addi %a, %b : i8\n  return %r : i8\n}}\n"
                              for i in range(OVERLONG)))
    run(program, "check", source, "--inputs=10", "--html", page)
    browser.get(page.as_uri())
    set_width(browser, 1280, "light")
    tell(text_of(browser, "#shown") == f"{OVERLONG} of {OVERLONG} shown", text_of(browser, "#shown"))
    height = browser.execute_script("return document.querySelector('.function').offsetHeight")
    tell(height < 40, f"a line of a function is {height} pixels high")
    tell(browser.execute_script("return document.querySelectorAll('.listing').length") == 0, "all are open at once")


CHECKS = {"departs": check_departs, "long": check_long, "folds": check_folds, "printed": check_printed, "agrees": check_agrees, "checked": check_checked, "beside": check_beside, "unchecked": check_unchecked, "known": check_known, "hundred": check_many}
