/* Code: the source, with the current operation lit and the values of the current frame beside the
 * lines that define them. */

const NAME = /^"?[\w.$-]+"?/;

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
    this.run.program.lines.forEach(([first, texts], part) => {
      if (part || first > 1)
        root.append(element("div", "elided", "⋯"));
      texts.forEach((text, i) => root.append(this.line(first + i, text)));
    });
  }

  line(number, text) {
    const row = element("div", "line");
    const code = element("code", "text");
    const values = element("span", "values");
    code.style.setProperty("--indent", `${text.length - text.trimStart().length}ch`);
    this.fill(code, number, text);
    row.append(element("span", "number", String(number)), code, values);
    this.lines.set(number, { row, values });
    return row;
  }

  /* Operation names can be pointed at; comments are quiet. */
  fill(code, number, text) {
    const bytes = new TextEncoder().encode(text);
    const toColumn = (column) => new TextDecoder().decode(bytes.subarray(0, column - 1)).length;
    let at = 0;
    for (const op of this.byLine.get(number) || []) {
      const start = toColumn(op.column);
      const name = NAME.exec(text.slice(start));
      if (!name || start < at)
        continue;
      appendCode(code, text.slice(at, start));
      code.append(this.mark(op, name[0]));
      at = start + name[0].length;
    }
    appendCode(code, text.slice(at));
  }

  mark(op, text) {
    const mark = element("span", "operation", text);
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
      lit.classList.remove("current", "calling", "undefined");
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
    if (state.kind === MOMENT.END && this.run.program.end.kind !== "returned")
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

  showValues(state) {
    const changed = new Set(state.changed);
    const texts = new Map();
    const values = state.stack ? state.stack.values : {};
    for (const key of Object.keys(values))
      if (values[key] !== undefined)
        this.put(texts, Number(key), values[key], changed);
    for (const line of this.filled)
      if (!texts.has(line))
        this.lines.get(line).values.replaceChildren();
    for (const [line, chips] of texts)
      this.lines.get(line).values.replaceChildren(...chips);
    this.filled = new Set(texts.keys());
  }

  put(texts, value, text, changed) {
    const line = this.definers.get(value);
    if (!this.lines.has(line))
      return;
    if (!texts.has(line))
      texts.set(line, []);
    texts.get(line).push(valueChip(this.run.program.values[value].name, text, changed.has(value)));
  }
}

/* "%sum = 5"; poison is told by a mark and not by colour alone. */
function valueChip(name, text, changed) {
  const chip = element("span", changed ? "chip changed" : "chip");
  chip.append(element("span", "name", name), element("span", "equals", "="), valueText(text));
  return chip;
}

function valueText(text) {
  const made = element("span", text === "poison" ? "value poison" : "value", readable(text));
  made.title = text;
  return made;
}

/* A panel that folds: its title and what it holds. */
function panel(id) {
  const root = document.getElementById(id);
  return { root, title: root.querySelector("h2"), body: root.querySelector(".body") };
}

/* Floats as people write them: MLIR's 1.100000e+01 is 11.0. */
function readable(text) {
  return text.replace(/-?\d\.\d+e[+-]\d+/g, (number) => {
    const short = String(Number(number));
    return /^-?\d+$/.test(short) ? short + ".0" : short;
  });
}

function appendCode(code, text) {
  const at = text.indexOf("//");
  if (at < 0) {
    code.append(text);
    return;
  }
  code.append(text.slice(0, at), element("span", "comment", text.slice(at)));
}

function element(tag, name, text) {
  const made = document.createElement(tag);
  if (name)
    made.className = name;
  if (text !== undefined)
    made.textContent = text;
  return made;
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
