/* Code: the source, with the current operation lit and the values of the current frame beside the
 * lines that define them. */

const LONGEST_COMMENT = 6; /* at the top, lines that are not folded */

class Code {
  constructor(run, page) {
    this.run = run;
    this.page = page;
    this.lines = new Map();
    this.marks = new Map();
    this.lit = [];
    this.filled = new Set();
    this.byLine = this.operationsByLine();
    this.build(document.getElementById("code"));
    this.definers = this.definingLines();
  }

  operationsByLine() {
    const found = new Map();
    for (const op of this.run.program.operations)
      if (op.line) {
        if (!found.has(op.line))
          found.set(op.line, []);
        found.get(op.line).push(op);
      }
    for (const ops of found.values())
      ops.sort((a, b) => a.column - b.column);
    return found;
  }

  build(root) {
    let shown = 0;
    this.run.program.lines.forEach(([first, texts, words, before, file], part) => {
      if (before !== shown)
        root.append(element("div", "elided file", baseName(file)));
      else if (part || first > 1)
        root.append(element("div", "elided", "⋯"));
      shown = before;
      const lengths = lengthsAligned(texts);
      const rows = texts.map((text, i) =>
        this.line(first + i, first + i - before, text, words[i], lengths[i]));
      root.append(...(first === 1 ? foldComment(rows, texts) : rows));
    });
  }

  /* Names of operations can be pointed at. */
  line(number, shown, text, words, length) {
    const marks = (this.byLine.get(number) || []).map((op) =>
      ({ column: op.column, make: (name) => this.mark(op, name) }));
    const made = codeLine(shown, text, words, length, marks);
    this.lines.set(number, { row: made, values: made.querySelector(".values") });
    return made;
  }

  mark(op, text) {
    const mark = element("span", "operation w-o", text);
    mark.tabIndex = 0;
    mark.setAttribute("role", "button");
    mark.dataset.operation = op.number;
    this.page.hint.attach(mark, op);
    mark.addEventListener("click", () => this.page.goToNext(op.number));
    mark.addEventListener("keydown", (event) => {
      if (event.key === "Enter")
        this.page.goToNext(op.number);
    });
    this.marks.set(op.number, mark);
    return mark;
  }

  /* By function: where each value's text goes. */
  definingLines() {
    const program = this.run.program;
    const found = new Map();
    for (const op of program.operations)
      op.results.forEach((value) => found.set(value, op.line));
    for (const block of program.blocks)
      block.args.forEach((value) => found.set(value, block.line));
    return found;
  }

  show(state) {
    this.light(state);
    this.showValues(state);
  }

  light(state) {
    for (const lit of this.lit)
      lit.classList.remove("current", "calling", "noted", "undefined");
    this.lit = [];
    for (const frame of frames(state))
      if (frame.call >= 0)
        this.add(this.run.program.operations[frame.call].line, "calling");
    const op = this.run.program.operations[state.operation];
    const line = op ? op.line : state.block >= 0 ? this.run.program.blocks[state.block].line : 0;
    this.add(line, "current");
    if (op && this.marks.has(op.number))
      this.lightMark(this.marks.get(op.number), state);
    this.follow(line);
  }

  lightMark(mark, state) {
    mark.classList.add("current");
    this.lit.push(mark);
    const { end, lines } = this.run.program;
    if (state.kind !== MOMENT.END || end.kind === "returned")
      return;
    for (const [, file, line] of end.report.matchAll(/^(.*):(\d+):\d+: note: (?!in ')/gm)) {
      const part = lines.find(([, , , , name]) => name === file);
      if (part)
        this.add(part[3] + Number(line), "noted");
    }
    this.add(this.run.program.operations[state.operation].line, "undefined");
  }

  add(line, name) {
    if (!this.lines.has(line))
      return;
    const { row } = this.lines.get(line);
    row.classList.add(name);
    this.lit.push(row);
  }

  /* The current line stays away from the edges of its pane. */
  follow(line) {
    if (!this.lines.has(line))
      return;
    const pane = document.querySelector(".code");
    const { row } = this.lines.get(line);
    const margin = Math.min(80, pane.clientHeight / 4);
    const top = row.getBoundingClientRect().top - pane.getBoundingClientRect().top
      + pane.scrollTop;
    if (top - margin < pane.scrollTop)
      pane.scrollTop = top - margin;
    else if (top + row.offsetHeight + margin > pane.scrollTop + pane.clientHeight)
      pane.scrollTop = top + row.offsetHeight + margin - pane.clientHeight;
  }

  /* The block around the loops that an operation means: what is there are bounds and views, which are
   * nobody's values. -1 where there are none. */
  aroundLoops({ stack }) {
    const { program } = this.run;
    if (!stack || stack.left || !isHelper(program, stack))
      return -1;
    const [entry] = program.operations[stack.function].regions[0];
    return program.blocks[entry].operations.some((op) => program.operations[op].induction)
      ? entry : -1;
  }

  showValues(state) {
    const changed = new Set(state.changed);
    const texts = new Map();
    const values = state.stack ? state.stack.values : {};
    const made = this.aroundLoops(state);
    for (const key of Object.keys(values))
      if (values[key] !== undefined && this.run.program.values[key].block !== made)
        this.put(texts, Number(key), values[key], changed, isPast(this.run.program, key, state.block));
    for (const line of this.filled)
      if (!texts.has(line))
        this.lines.get(line).values.replaceChildren();
    for (const [line, chips] of texts)
      this.lines.get(line).values.replaceChildren(...chips);
    this.filled = new Set(texts.keys());
  }

  put(texts, value, text, changed, past) {
    const line = this.definers.get(value);
    if (!this.lines.has(line))
      return;
    if (!texts.has(line))
      texts.set(line, []);
    const chip = valueChip(this.run.program.values[value].name, text, changed.has(value));
    texts.get(line).push(asking(past ? pastChip(chip) : chip, "value", value, 0));
  }
}

/* "%sum = 5"; poison is told by a mark and not by colour alone. */
function valueChip(name, text, changed) {
  const chip = element("span", changed ? "chip changed" : "chip");
  chip.append(element("span", "name", name), element("span", "equals", "="), valueText(text));
  return chip;
}

/* "%sum was 5" */
function pastChip(chip) {
  chip.className = "chip past";
  chip.title = "past: of an earlier iteration, and not computed again in this one";
  chip.querySelector(".equals").textContent = "was";
  chip.querySelector(".value").title += ` (${chip.title})`;
  return chip;
}

/* A panel that folds: its title and what it holds. */
function panel(id) {
  const root = document.getElementById(id);
  return { root, title: root.querySelector("h2"), body: root.querySelector(".body") };
}

/* Of a long comment at the top the first line stands; a button shows the rest. */
function foldComment(rows, texts) {
  const code = texts.findIndex((text) => !text.startsWith("//"));
  const end = code < 0 ? texts.length : code;
  if (end <= LONGEST_COMMENT)
    return rows;
  const rest = element("div", "folded");
  const button = element("button", "fold", `${end - 1} more lines of comment`);
  button.type = "button";
  const show = (open) => {
    rest.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => show(rest.hidden));
  rest.append(...rows.slice(1, end));
  show(false);
  return [rows[0], button, rest, ...rows.slice(end)];
}

const SVG = "http://www.w3.org/2000/svg";

function drawing(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes || {}))
    made.setAttribute(key, value);
  if (text !== undefined)
    made.textContent = text;
  return made;
}
