/* The page of `diff`: parts of files, each with what it came to and its columns. */

const MARK = { CHANGED: 1, NEW: 2, GONE: 4, ANY: 7, OUTERMOST: 8 };
const FOLDED = 12; /* rows that say little, from which on they are folded */
const ALONE = 6; /* rows of one column alone, likewise */
const OPENED = 10; /* parts that differ, at first */
const AROUND = 2; /* rows of them that stay in sight at either end; of the latter one */

const SIGNS = { good: "✓", bad: "✗", open: "?", none: "–" };

function kindOfStep(verdict) {
  if (["refines", "no counterexample"].includes(verdict))
    return "good";
  if (["differs", "crashed", "endless", "invalid"].includes(verdict))
    return "bad";
  return verdict === "unchanged" ? "none" : "open";
}

/* Columns with operations by line, and lines counted from 0. */
function readColumn(column) {
  const byLine = new Map();
  const operations = column.operations.map(([number, line, at, places, mark, values]) =>
    ({ number, line: line - column.first, column: at, places, mark, outermost: Boolean(mark & MARK.OUTERMOST), values }));
  for (const op of operations) {
    if (!byLine.has(op.line))
      byLine.set(op.line, []);
    byLine.get(op.line).push(op);
  }
  for (const ops of byLine.values())
    ops.sort((a, b) => a.column - b.column);
  const byPlace = new Map();
  for (const op of operations)
    for (const place of op.places) {
      if (!byPlace.has(place))
        byPlace.set(place, []);
      byPlace.get(place).push(op);
    }
  return { ...column, operations, byLine, byPlace };
}

function kindOfPart({ differs, verdict }) {
  return differs ? "bad" : ["refines", "no counterexample"].includes(verdict) ? "good" : "open";
}

function titleOf(column, number) {
  return number ? column.passes.join(", ") || column.name : "the program";
}

/* What is known, and no more. */
function sentencesOf(part) {
  const said = [];
  if (!part.differs && part.steps.length && part.steps.every(({ verdict }) => verdict === "unchanged"))
    return ["No pass changed the program."];
  if (part.differs || !part.inputs)
    return said;
  if (part.proved)
    said.push("It holds for every input: what is said of each function stands below.");
  else if (part.all)
    said.push(`All ${counted(part.inputs, "input")} that there are were run.`);
  if (!part.proved && part.compared)
    said.push(part.all ? "None shows a difference."
      : `${counted(part.compared, "input")} ${part.compared === 1 ? "agrees" : "agree"}. `
        + "That is no proof: inputs that were not tried may differ (--prove asks about all).");
  if (part.undefined)
    said.push(`On ${counted(part.undefined, "input")} the program is undefined before any pass: `
      + "there a pass may do anything.");
  if (part.skipped)
    said.push(`${counted(part.skipped, "input")} met a limit, or what is not executed here.`);
  if (part.undecided)
    said.push(`${counted(part.undecided, "input")} ${part.undecided === 1 ? "is" : "are"} undecided.`);
  return said;
}

/* "arith.subi in line 4, the 2nd time it runs, gives 1; in its place arith.addi in line 4 gives 3" */
function beginningOf({ departs, columns, base }) {
  if (!departs)
    return "";
  const where = ({ operations }, number) => {
    const op = operations.find(([own]) => own === number);
    return op ? ` in line ${op[1]}` : "";
  };
  const time = departs.time ? `, the ${ordinal(departs.time + 1)} time it runs,` : "";
  return `${departs.name}${where(columns[base], departs.base)}${time} gives ${readable(departs.before)}; in its place `
    + `${departs.heir}${where(columns[columns.length - 1], departs.last)} gives ${readable(departs.after)}`;
}

function factsOf(part) {
  const list = element("dl", "facts");
  const { finding } = part;
  if (!finding) {
    say(list, "why", part.why);
    fact(list, part.said_line ? `line ${part.said_line}` : "error", part.said);
    return list;
  }
  if (finding.function)
    fact(list, "input", `@${finding.function}(${finding.args || ""})`);
  say(list, "", finding.layouts);
  say(list, "where", finding.where);
  fact(list, "before", finding.expected, "ours");
  fact(list, "after", finding.actual, "theirs");
  say(list, "begins", beginningOf(part));
  say(list, "choices", finding.way && `the target takes ${finding.way}`);
  fact(list, "said", finding.said);
  /* Where to read on is a command's, not a page's. */
  say(list, "rule", (finding.rule || "").replace(/ \(\S+ explain \S+\)/, ""));
  return list;
}

function asText(part) {
  const details = element("details", "as-text");
  details.append(element("summary", "", "As diff prints it"),
    element("pre", "report", part.line + part.report));
  details.open = !part.differs && part.verdict.startsWith("not");
  return details;
}

/* One of several opens when it is asked for, and those that differ at once. */
class Part {
  constructor(part, folder, alone) {
    this.part = part;
    this.folder = folder;
    this.columns = (part.columns || []).map(readColumn);
    this.byPlace = new Map();
    this.pinned = null;
    this.built = false;
    this.root = element(alone ? "section" : "details", "part");
    this.root.append(alone ? this.head() : element("summary"));
    if (alone)
      return;
    this.root.firstChild.append(this.head());
    this.root.addEventListener("toggle", () => this.build());
  }

  build() {
    if (this.built)
      return;
    this.built = true;
    this.root.append(this.passes(), ...sentencesOf(this.part).map((text) => element("p", "sentence", text)),
      factsOf(this.part), asText(this.part));
    if (this.columns.length)
      this.root.append(this.table());
    this.showDeparture();
  }

  open() {
    if (this.root.tagName === "DETAILS")
      this.root.open = true;
    this.build();
  }

  head() {
    const { part } = this;
    const head = element("h2", "head");
    const kind = kindOfPart(part);
    const file = part.file.slice(this.folder);
    const name = part.part ? `${file} (part ${part.part})` : file;
    head.append(element("span", `badge ${kind}`, `${SIGNS[kind]} ${part.verdict}`), element("span", "name", name));
    if (part.differs)
      head.append(element("span", "quiet", `behind ${part.finding.pass}: ${part.finding.kind}`));
    else if (part.compared && this.root.tagName === "DETAILS")
      head.append(element("span", "quiet", counted(part.compared, "input")));
    return head;
  }

  /* The passes in their order; those that have a column lead to it. */
  passes() {
    const list = element("ol", "passes");
    this.part.steps.forEach(({ pass, verdict, why }) => {
      const kind = kindOfStep(verdict);
      const item = element("li", kind);
      const column = this.columns.findIndex((one, c) => c && one.passes[one.passes.length - 1] === pass);
      const name = element(column < 0 ? "span" : "button", "pass", pass);
      if (column >= 0) {
        name.type = "button";
        name.addEventListener("click", () => this.goTo(column));
      }
      item.append(name, element("span", "quiet", ` ${SIGNS[kind]} ${verdict}`));
      if (why)
        item.title = why;
      list.append(item);
    });
    return list;
  }

  goTo(column) {
    this.scroller.scrollIntoView({ block: "nearest" });
    this.scroller.scrollTo({ left: this.headers[column].offsetLeft, behavior: "smooth" });
  }

  table() {
    const figure = element("figure", "columns");
    const caption = element("figcaption", "quiet");
    caption.append(...this.legend());
    this.scroller = element("div", "scroller");
    this.scroller.tabIndex = 0;
    this.scroller.setAttribute("role", "group");
    this.scroller.setAttribute("aria-label", "The program behind each pass");
    this.grid = element("div", "rows");
    this.grid.style.setProperty("--columns", this.columns.length);
    this.headers = this.columns.map((column, c) => this.header(column, c));
    this.grid.append(...this.headers);
    this.addRows();
    this.scroller.append(this.grid);
    if (this.part.printed)
      this.scroller.append(this.printed());
    figure.append(caption, this.scroller);
    new ResizeObserver(() => {
      this.sideways.hidden = this.scroller.scrollWidth <= this.scroller.clientWidth;
    }).observe(this.scroller);
    return figure;
  }

  legend() {
    const sign = (kind, text) => {
      const made = element("span", "key");
      made.append(element("span", `sign ${kind}`), ` ${text}`);
      return made;
    };
    const keys = [sign("new", "new"), sign("changed", "changed"), sign("gone", "gone in the next")];
    keys.push(sign("word", "changed word"));
    if (this.part.departs)
      keys.push(sign("departs", "first departure"));
    const told = [element("span", "pointing", "Point at an operation to see what stands for it in the other columns; a click keeps it."),
      element("span", "touching", "Touch an operation to see what stands for it in the other columns.")];
    this.sideways = element("span", "sideways", "↔ The columns go on sideways.");
    return [...keys, ...told, this.sideways, ...this.part.omitted ? [` ${counted(this.part.omitted, "version")} left out.`] : []];
  }

  header(column, c) {
    const head = element("div", "column-head");
    const title = element("h3", "", titleOf(column, c));
    head.append(title);
    if (column.verdict) {
      const kind = kindOfStep(column.verdict);
      title.append(" ", element("span", `badge ${kind}`, `${SIGNS[kind]} ${column.verdict}`));
    }
    if (column.end)
      head.append(this.outcome(column.end, c));
    return head;
  }

  outcome(end, c) {
    const base = this.columns[this.part.base].end;
    const other = base && c > this.part.base && JSON.stringify(base) !== JSON.stringify(end);
    const text = end.kind === "returned" ? (end.output + end.results).trimEnd() || "it returns"
      : (end.report || end.kind).trimEnd();
    const [first, ...rest] = text.split("\n");
    const made = element("div", other ? "outcome other" : "outcome");
    made.append(element("span", "value", readable(first)));
    if (rest.length) {
      made.append(element("pre", "more", rest.join("\n")));
      made.tabIndex = 0;
    }
    made.title = text;
    return made;
  }

  /* Rows in which nothing is new, changed or gone, and nothing departs. */
  isQuiet(row) {
    return row.every((line, c) => line === undefined
      || !(this.columns[c].byLine.get(line) || []).some((op) => op.mark & MARK.ANY || this.departsAt(c, op)))
      && (row.filter((line) => line !== undefined).length === this.columns.length
        || row.every((line, c) => line === undefined || !(this.columns[c].byLine.get(line) || []).length));
  }

  departsAt(c, op) {
    const { departs, base } = this.part;
    return Boolean(departs) && ((c === base && op.number === departs.base)
      || (c === this.columns.length - 1 && op.number === departs.last));
  }

  /* The column that has all of the row, which nobody else has a line of; -1 where others do. */
  ownerOf(row) {
    const has = this.columns.map((_, c) => c).filter((c) => row[c] !== undefined);
    const departs = has.some((c) => (this.columns[c].byLine.get(row[c]) || []).some((op) => this.departsAt(c, op)));
    return has.length === 1 && has[0] > 0 && !departs ? has[0] : -1;
  }

  /* Does a function, or what else stands in the module itself, begin in the row? */
  begins(row) {
    return row.some((line, c) => line !== undefined && (this.columns[c].byLine.get(line) || []).some((op) => op.outermost));
  }

  /* Where the function ends that the row is of. */
  functionEnd(rows, at) {
    let end = at + 1;
    while (end < rows.length && !this.begins(rows[end]))
      end++;
    return end;
  }

  /* From the beginning of a function on: those, one behind the other, that say nothing. */
  quietFunctions(rows, at) {
    const found = [];
    let end = at;
    while (end < rows.length && this.begins(rows[end])) {
      const next = this.functionEnd(rows, end);
      if (!rows.slice(end, next).every((row) => this.isQuiet(row)))
        break;
      found.push(end);
      end = next;
    }
    return [end, found];
  }

  /* Where a run of rows ends that is folded where it is so long, and what is said of them. Several
   * functions are folded as a whole; otherwise a run ends where another function begins. */
  foldable(rows, at) {
    const [last, functions] = this.quietFunctions(rows, at);
    if (functions.length > 1)
      return [last, FOLDED, 0, `of ${functions.length} functions that no pass changed`];
    const owner = this.ownerOf(rows[at]), until = this.functionEnd(rows, at);
    let end = at;
    while (end < until && this.isQuiet(rows[end]))
      end++;
    if (end > at)
      return [end, FOLDED, AROUND, "that no pass changed"];
    while (end < until && owner >= 0 && this.ownerOf(rows[end]) === owner)
      end++;
    return [end, ALONE, 1, owner < 0 ? "" : `of ${titleOf(this.columns[owner], owner)} alone`];
  }

  addRows() {
    const rows = alignRows(this.columns);
    const lengths = this.columns.map(({ lines }) => lengthsAligned(lines));
    const changes = changedWords(rows, this.columns);
    const add = (row, before) => {
      for (let c = 0; c < this.columns.length; c++) {
        const cell = this.cell(row[c], c, lengths, changes);
        before ? before.before(cell) : this.grid.append(cell);
      }
    };
    this.elided("before", "above");
    for (let at = 0; at < rows.length;) {
      const [end, long, around, what] = this.foldable(rows, at);
      if (end - at >= long) {
        rows.slice(at, at + around).forEach((row) => add(row));
        this.fold(rows.slice(at + around, end - around), what, add);
        rows.slice(end - around, end).forEach((row) => add(row));
      } else {
        rows.slice(at, Math.max(end, at + 1)).forEach((row) => add(row));
      }
      at = Math.max(end, at + 1);
    }
    this.elided("left", "below");
  }

  /* Lines that a column does not show. */
  elided(which, where) {
    for (const [c, { [which]: count }] of this.columns.entries())
      if (count)
        this.grid.append(Object.assign(element("div", "elided", `${counted(count, "line")} ${where} ${
          count === 1 ? "is" : "are"} left out`), { style: `grid-column: ${c + 1}` }));
  }

  /* What a pass or a command said, and wrote that is no program, beside the columns. */
  printed() {
    const { pass, verdict, why, lines, words, left } = this.part.printed;
    const root = element("div", "printed");
    const kind = kindOfStep(verdict);
    const title = element("h3", "", pass);
    title.append(" ", element("span", `badge ${kind}`, `${SIGNS[kind]} ${verdict}`));
    const lengths = lengthsAligned(lines);
    root.append(title, reportText(why),
      ...lines.map((text, i) => codeLine(i + 1, text, words[i], lengths[i], [])));
    if (left)
      root.append(element("div", "elided", `${counted(left, "line")} below left out`));
    return root;
  }

  fold(rows, what, add) {
    const button = element("button", "fold", `${rows.length} lines ${what}`);
    button.type = "button";
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => {
      rows.forEach((row) => add(row, button));
      button.remove();
    });
    this.grid.append(button);
  }

  cell(line, c, lengths, changes) {
    if (line === undefined)
      return element("div", "line blank");
    const column = this.columns[c];
    const ops = column.byLine.get(line) || [];
    const marks = ops.map((op) => ({ column: op.column, make: (name) => this.name(name, c, op) }));
    const row = codeLine(line + column.first, column.lines[line], column.words[line], lengths[c][line], marks);
    const values = row.querySelector(".values");
    markWords(row.querySelector(".text"), changes[c].get(line) || []);
    row.classList.add(...this.classesOf(ops, c));
    ops.forEach((op) => values.append(...op.values.map((value) => this.chip(value, c, op))));
    if (column.end && this.isNoted(column, line))
      row.classList.add("noted");
    this.follow(row, ops, c);
    return row;
  }

  /* A report names the line. */
  isNoted({ end, name, first }, line) {
    return end.report.includes(`${name}:${line + first}:`);
  }

  classesOf(ops, c) {
    const found = new Set();
    for (const op of ops) {
      if (op.mark & MARK.NEW)
        found.add("new");
      else if (op.mark & MARK.CHANGED)
        found.add("changed");
      if (op.mark & MARK.GONE)
        found.add("gone");
      if (this.departsAt(c, op))
        found.add("departs");
    }
    return found;
  }

  name(text, c, op) {
    const made = element("span", "operation w-o", text);
    made.tabIndex = 0;
    made.setAttribute("role", "button");
    made.dataset.column = c;
    made.dataset.operation = op.number;
    made.addEventListener("mouseenter", () => { made.title = this.describe(c, op); });
    made.addEventListener("focus", () => this.light(op));
    made.addEventListener("blur", () => this.light(this.pinned));
    made.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ")
        return;
      event.preventDefault();
      this.pin(op);
    });
    return made;
  }

  describe(c, op) {
    return this.columns.map((column, other) => {
      const lines = new Set(op.places.flatMap((place) => column.byPlace.get(place) || [])
        .map(({ line }) => line + column.first));
      const told = lines.size ? `line ${[...lines].join(", ")}` : other < c ? "not yet there" : "gone";
      return other === c ? "" : `${titleOf(column, other)}: ${told}`;
    }).filter((text) => text).join("\n");
  }

  /* "= 5", "= 1, 2, 3, … 9 (12 times)" */
  chip([count, texts, last], c, op) {
    const made = element("span", "chip");
    const told = count > texts.length ? `${texts.join(", ")}, … ${last}`.trim() : texts.join(", ");
    made.append(element("span", "equals", "="), valueText(told));
    if (count > 1)
      made.append(` (${count} times)`);
    if (this.departsAt(c, op)) {
      const { departs } = this.part;
      const value = c === this.part.base ? departs.before : departs.after;
      made.replaceChildren(element("span", "equals", count > 1 ? `the ${ordinal(departs.time + 1)} time` : "="),
        valueText(value));
    }
    return made;
  }

  follow(row, ops, c) {
    for (const op of ops)
      for (const place of op.places) {
        if (!this.byPlace.has(place))
          this.byPlace.set(place, []);
        this.byPlace.get(place).push(row);
      }
    if (!ops.length)
      return;
    row.addEventListener("mouseenter", () => this.light(ops[0]));
    row.addEventListener("mouseleave", () => this.light(this.pinned));
    row.addEventListener("click", () => this.pin(ops[0]));
    row.dataset.column = c;
  }

  light(op) {
    for (const row of this.root.querySelectorAll(".lit"))
      row.classList.remove("lit");
    for (const place of op ? op.places : [])
      for (const row of this.byPlace.get(place) || [])
        row.classList.add("lit");
  }

  pin(op) {
    this.pinned = this.pinned === op ? null : op;
    this.light(this.pinned);
  }

  /* Where the first departure is, in the middle of what is in sight. */
  showDeparture() {
    const row = this.scroller && this.scroller.querySelector(".line.departs");
    if (row)
      this.scroller.scrollTop = row.offsetTop - this.scroller.clientHeight / 2;
  }
}

function ordinal(number) {
  const tail = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
  return `${number}${["th", "st", "nd", "rd"][tail] || "th"}`;
}

function start() {
  const data = JSON.parse(document.getElementById("diff").textContent);
  const asked = data.passes || data.opt_cmd || `against ${data.with}`;
  const differing = data.parts.filter(({ differs }) => differs).length;
  const [only] = data.parts;
  const name = data.parts.length === 1 ? only.file.slice(only.file.lastIndexOf("/") + 1)
    : `${counted(data.parts.length, "program")}, ${differing} of them ${differing === 1 ? "differs" : "differ"}`;
  document.title = `diff: ${name}`;
  document.getElementById("title").textContent = name;
  document.getElementById("asked").textContent = asked;
  const root = document.getElementById("parts");
  const folder = commonFolder(data.parts.map(({ file }) => file));
  const parts = data.parts.map((part) => new Part(part, data.parts.length > 1 ? folder : 0, data.parts.length === 1));
  const order = ({ part }) => ["bad", "open", "good"].indexOf(kindOfPart(part));
  root.append(...[...parts].sort((a, b) => order(a) - order(b)).map((part) => part.root));
  if (data.left)
    root.append(element("p", "sentence", `${counted(data.left, "program")} more left out: the page would be too large.`));
  parts.filter(({ part }) => part.differs || parts.length === 1).slice(0, OPENED)
    .forEach((part) => part.open());
  return parts;
}

const parts = start();
