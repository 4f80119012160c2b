/* Code: the source, with the current operation lit and the values of the current frame beside the
 * lines that define them. */

const NAME = /^"?[\w.$-]+"?/;
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

  /* A line keeps its indentation as far as the rest of it, `length` long, needs no wrapping for
   * that; the blanks themselves are there for whoever copies the text. It is `shown` as the number
   * that it has in its file. */
  line(number, shown, text, words, length) {
    const row = element("div", "line");
    const body = element("div", "body");
    const code = element("code", "text");
    const values = element("span", "values");
    code.style.setProperty("--indent", `${indentOf(text)}ch`);
    code.style.setProperty("--length", `${length}ch`);
    this.fill(code, number, text, words);
    body.append(code, values);
    row.append(element("span", "number", String(shown)), body);
    this.lines.set(number, { row, values });
    return row;
  }

  /* Words have their colours, and names of operations can be pointed at. */
  fill(code, number, text, words) {
    const toColumn = columnsOf(text);
    const kinds = kindsOf(text, words, toColumn);
    const indent = indentOf(text);
    let at = indent;
    if (indent)
      code.append(element("span", "indent", text.slice(0, indent)));
    for (const op of this.byLine.get(number) || []) {
      const start = toColumn(op.column - 1);
      const name = NAME.exec(text.slice(start));
      if (!name || start < at)
        continue;
      appendWords(code, text, kinds, at, start);
      code.append(this.mark(op, name[0]));
      at = start + name[0].length;
    }
    appendWords(code, text, kinds, at, text.length);
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

/* A vector comes whole, for lanes.js; in a line of text its beginning will do. */
const LONGEST_VALUE = 160;

function valueText(text) {
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).replace(/…$/, "")}…` : text;
  const made = element("span", /\bpoison\b/.test(text) ? "value poison" : "value", readable(shown));
  made.title = text;
  return made;
}

/* A panel that folds: its title and what it holds. */
function panel(id) {
  const root = document.getElementById(id);
  return { root, title: root.querySelector("h2"), body: root.querySelector(".body") };
}

/* Floats as people write them: MLIR's 1.100000e+01 is 11.0, 0xFF800000 of an f32 minus infinity. */
function readable(text) {
  return text.replace(/-?\d\.\d+e[+-]\d+/g, shortNumber)
    .replace(/\b0x([0-9A-F]{8}|[0-9A-F]{16})\b/g, shortBits);
}

/* What a Number does not hold (formats beyond f64) stays as it is. */
function shortNumber(text) {
  const number = Number(text);
  const digits = text.replace(/^-/, "").replace(/e.*/, "").replace(/0+$/, "");
  if (digits.length > 18 || !Number.isFinite(number) || (number === 0 && /[1-9]/.test(digits)))
    return text;
  const short = Object.is(number, -0) ? "-0" : String(number);
  return /^-?\d+$/.test(short) ? short + ".0" : short;
}

/* Bits are written where a decimal would not do: of infinities and NaNs. */
function shortBits(text, digits) {
  const bits = BigInt(text);
  const fraction = digits.length === 8 ? 23n : 52n;
  const exponent = digits.length === 8 ? 0xffn : 0x7ffn;
  if ((bits >> fraction & exponent) !== exponent)
    return text;
  if (bits & (1n << fraction) - 1n)
    return "nan";
  return bits >> BigInt(digits.length * 4 - 1) ? "-inf" : "inf";
}

/* From bytes of the line, as the program counts, to characters. */
function columnsOf(text) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length === text.length)
    return (column) => column;
  return (column) => new TextDecoder().decode(bytes.subarray(0, column)).length;
}

/* The kind of word that each character belongs to, from "4v2 ..." (page_data.c). */
function kindsOf(text, words, toColumn) {
  const kinds = new Array(text.length).fill("");
  let at = 0;
  for (const [, other, kind, length] of words.matchAll(/(\d+)([a-z])(\d+)/g)) {
    const start = at + Number(other);
    at = start + Number(length);
    kinds.fill(kind, toColumn(start), toColumn(at));
  }
  return kinds;
}

function appendWords(code, text, kinds, from, to) {
  while (from < to) {
    let end = from + 1;
    while (end < to && kinds[end] === kinds[from])
      end++;
    const word = text.slice(from, end);
    const root = kinds[from] ? element("span", "w-" + kinds[from]) : code;
    root.append(...unbroken(word));
    if (root !== code)
      code.append(root);
    from = end;
  }
}

/* A browser would break a line within an arrow. */
function unbroken(text) {
  return text.split(/(->)/).filter((part) => part).map((part) =>
    (part === "->" ? element("span", "arrow", part) : part));
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

function indentOf(text) {
  return text.length - text.trimStart().length;
}

/* How long lines are without their indentation; of those that stand below each other at the same
 * column, the longest, for they are to stay so. */
function lengthsAligned(texts) {
  const lengths = texts.map((text) => text.length - indentOf(text));
  for (let from = 0, to = 0; from < texts.length; from = to) {
    while (to < texts.length && indentOf(texts[to]) === indentOf(texts[from]))
      to++;
    lengths.fill(Math.max(...lengths.slice(from, to)), from, to);
  }
  return lengths;
}
