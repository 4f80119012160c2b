/* Now: what happens at this moment in words, what it means, the calls, the output, the end. */

/* A type of so many characters stands in one line. */
const SHORT_TYPE = 20;

class Now {
  constructor(run) {
    this.run = run;
    this.root = document.getElementById("now");
  }

  show(state) {
    this.root.classList.toggle("brief", state.kind === MOMENT.END);
    this.root.replaceChildren(...this.parts(state));
  }

  parts(state) {
    if (state.moment < 0)
      return [element("h2", "", "Before the first operation")];
    if (state.kind === MOMENT.GAP)
      return [element("h2", "", "Time passes"), element("p", "gap",
        `${plural(state.skipped, "operation")} left out here. What they changed is shown.`)];
    if (state.kind === MOMENT.END)
      return this.endParts(state);
    if (state.transfer)
      return this.transferParts(state);
    return this.operationParts(state);
  }

  /* Where the run ended early, the rule of the operation that it ended at. */
  endParts(state) {
    const { end, operations } = this.run.program;
    const parts = [element("h2", "", END_TITLES[end.kind])];
    const op = operations[state.operation];
    if (end.kind === "returned" || !op)
      return [...parts, element("p", "lead", `after ${plural(state.time, "operation")}`)];
    parts.push(element("p", "lead",
      `at ${operationName(this.run.program, op)}, ${lineText(this.run.program, op.line)}`));
    const table = this.valueTable(state, { ...op, results: [] });
    if (table)
      parts.push(table);
    const rule = /: undefined behaviour: (.*)/.exec(end.report);
    if (rule)
      parts.push(labelled("The rule broken", `${rule[1]}.`, "rule undefined-rule"));
    return parts;
  }

  operationParts(state) {
    const program = this.run.program;
    const op = program.operations[state.operation];
    const def = program.definitions[op.definition];
    const heading = element("h2", "operation-name", operationName(program, op));
    const parts = [heading, prose(element("p", "lead"), `${STAGES[state.kind]}${inAWord(def)}`)];
    const point = this.point(state, op);
    if (point)
      parts.push(point);
    const table = this.valueTable(state, op);
    if (table)
      parts.push(table);
    parts.push(...mappedLanes(program, state, op));
    const target = this.target(state, op);
    if (target)
      parts.push(target);
    if (state.poison)
      parts.push(this.poisonPart(state.poison, op));
    parts.push(...ruleParts(def));
    return parts;
  }

  /* Where the loops stand that an operation means. */
  point({ stack }, op) {
    const program = this.run.program;
    if (!stack || stack.left || !isHelper(program, stack))
      return null;
    const variables = blocksAround(program, op).reverse().flatMap((block) =>
      block.args.slice(0, program.operations[block.parent].induction));
    const at = variables.map((value) => `${program.values[value].name} = ${stack.values[value]}`);
    const call = program.operations[stack.call];
    return element("p", "target", `in ${operationName(program, call)} of ${lineText(program, call.line)}${
      at.length ? `, at the point ${at.join(", ")}` : ""}`);
  }

  /* Where the poison that came out of this moment is really from. */
  poisonPart({ birth, why, links, here }, op) {
    if (here)
      return labelled("Poison", `is born here: ${why}.`, "rule poison-rule");
    const through = links.filter(([link]) => !op || link !== op.number).map(([link]) => link)
      .reverse();
    const last = op && links.find(([link]) => link === op.number);
    const part = element("p", "rule poison-rule");
    part.append(element("b", "", "Poison "), last ? `${last[1]} this. It was born ` : "was born ");
    this.appendPlace(part, "at ", birth);
    part.append(`: ${why}`);
    through.forEach((link, i) => this.appendPlace(part, i ? ", " : ". It came through ", link));
    part.append(".");
    return part;
  }

  appendPlace(part, before, number) {
    const op = this.run.program.operations[number];
    if (!op)
      return;
    part.append(before, element("code", "", operationName(this.run.program, op)),
      op.line ? ` of ${lineText(this.run.program, op.line)}` : "");
  }

  /* Operands, and under a line the results. */
  valueTable(state, op) {
    const table = element("table", "operands");
    const values = state.stack ? state.stack.values : {};
    for (const value of new Set(op.operands))
      table.append(this.valueRow(value, values[value], ""));
    if (state.kind !== MOMENT.BEGINS)
      for (const value of op.results)
        table.append(this.valueRow(value, values[value], "result"));
    return table.childElementCount ? table : null;
  }

  valueRow(value, text, kind) {
    const { name, type } = this.run.program.values[value];
    const row = element("tr", kind);
    const cell = element("td");
    cell.append(text === undefined ? valueText("—") : asking(valueText(text), "value", value, 0));
    row.append(element("th", "", name), cell, element("td", type.length <= SHORT_TYPE ? "type short" : "type", type));
    return row;
  }

  /* A branch says where it goes before it is there. */
  target(state, op) {
    const next = this.run.program.moments[state.moment + 1];
    if (!op.successors.length || !next || next[0] !== MOMENT.ENTERED)
      return null;
    const block = this.run.program.blocks[next[1]];
    return element("p", "target", `goes to ${blockName(this.run.program, block)}${
      compiledFrom(this.run.program, block.line)}`);
  }

  transferParts(state) {
    const program = this.run.program;
    const block = program.blocks[state.block];
    const called = state.kind === MOMENT.CALLED;
    const name = blockName(program, block);
    const times = state.entered[block.number];
    const parts = [element("h2", "", called ? `${name} is called` : `${name} begins`),
      element("p", "lead", `${plural(times, called ? "call" : "time")} so far`)];
    if (state.transfer.length)
      parts.push(new Transfer(program, state).draw());
    if (state.poison)
      parts.push(this.poisonPart(state.poison, null));
    return parts;
  }
}

const STAGES = { [MOMENT.RAN]: "", [MOMENT.BEGINS]: "begins: ", [MOMENT.DONE]: "done: ",
  [MOMENT.RETURNED]: "has returned: " };

const END_TITLES = {
  returned: "The entry returned",
  undefined: "Undefined behaviour",
  trap: "The program stopped itself",
  unsupported: "An operation is not executed here",
  limit: "A limit was reached",
  invalid: "The program is not valid",
  interrupted: "The user interrupted the run",
};

function plural(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/* The summary; where that says no more than the name ("load operation"), how the document begins. */
function inAWord(def) {
  const { name = "", summary = "", doc = "" } = def || {};
  const said = new Set([...name.split(/[._]/), "operation", "op", "a", "an", "the"]);
  const empty = summary.toLowerCase().split(/\W+/).every((word) => !word || said.has(word));
  const [, sentence] = /^([^]*?)\.(?=\s|$)/.exec(doc) || [];
  return empty && sentence ? sentence.replace(/\s+/g, " ") : summary;
}

/* What the row says: the formula always, the rest on demand. */
function ruleParts(def) {
  const parts = [];
  if (!def)
    return parts;
  if (def.formula)
    parts.push(element("p", "formula", def.formula));
  const details = element("details", "doc");
  details.append(element("summary", "", "What it means"), ...meaningParts(def));
  details.open = ruleParts.open;
  details.addEventListener("toggle", () => {
    ruleParts.open = details.open;
  });
  parts.push(details);
  return parts;
}

ruleParts.open = false;

function meaningParts(def) {
  const parts = [];
  if (def.doc)
    parts.push(...paragraphs(def.doc));
  if (def.poison)
    parts.push(labelled("Poison", def.poison, "rule"));
  if (def.undefined)
    parts.push(labelled("Undefined", def.undefined, "rule"));
  if (def.decisions)
    parts.push(labelled("Decisions", def.decisions, "rule"));
  return parts;
}

/* Blank lines part paragraphs; indented ones keep their lines. */
function paragraphs(text) {
  return text.trim().split(/\n\s*\n/).map((part) =>
    /^\s{2,}/m.test(part) ? element("pre", "", part) : prose(element("p"), part));
}

function labelled(label, text, name) {
  const made = element("p", name);
  made.append(element("b", "", label + " "));
  return prose(made, text);
}

/* The parallel copy into a block's arguments: all old values beside all new ones, an arrow from
 * each source to the argument it is copied to. */
class Transfer {
  constructor(program, state) {
    this.program = program;
    this.pairs = state.transfer;
    this.sources = this.leftSide();
  }

  /* Arguments that had a value, at their own height, then what else is copied from. */
  leftSide() {
    const left = this.pairs.filter(({ old }) => old !== undefined)
      .map(({ arg, old }) => ({ value: arg, text: old, used: false }));
    for (const { source, value } of this.pairs) {
      if (source < 0)
        continue;
      const found = left.find((entry) => entry.value === source);
      if (found)
        found.used = true;
      else
        left.push({ value: source, text: value, used: true });
    }
    return left;
  }

  draw() {
    const figure = element("figure", "transfer");
    const left = element("div", "column");
    const right = element("div", "column");
    if (this.sources.length)
      left.append(element("h3", "", "before"));
    right.append(element("h3", "", "arguments now"));
    this.left = this.sources.map(({ value, text, used }) =>
      this.place(left, value, text, used ? "cell" : "cell overwritten"));
    this.right = this.pairs.map(({ arg, value, old }) =>
      asking(this.place(right, arg, value, old === value ? "cell new same" : "cell new"), "value", arg, 0));
    this.arrows = drawing("svg", { "aria-hidden": "true" });
    figure.append(left, this.arrows, right);
    requestAnimationFrame(() => this.connect(figure));
    return figure;
  }

  place(column, value, text, name) {
    const cell = element("div", name);
    cell.append(element("span", "name", this.program.values[value].name), " ", valueText(text));
    column.append(cell);
    return cell;
  }

  connect(figure) {
    const top = figure.getBoundingClientRect().top;
    const height = figure.clientHeight;
    const width = this.arrows.clientWidth;
    this.arrows.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.pairs.forEach(({ source }, i) => {
      const from = this.sources.findIndex((entry) => entry.value === source);
      if (source >= 0 && from >= 0)
        this.arrow(middle(this.left[from], top), middle(this.right[i], top), width);
    });
  }

  arrow(from, to, width) {
    const tip = width - 3;
    this.arrows.append(
      drawing("path", { class: "arrow",
        d: `M2 ${from}C${width / 2} ${from} ${width / 2} ${to} ${tip - 5} ${to}` }),
      drawing("path", { class: "tip", d: `M${tip} ${to}l-7 -4v8z` }));
  }
}

function middle(cell, top) {
  const box = cell.getBoundingClientRect();
  return box.top - top + box.height / 2;
}

/* The stack of calls, the innermost first. */
class Stack {
  constructor(run) {
    this.run = run;
    this.panel = panel("stack");
  }

  show(state) {
    const all = frames(state);
    const list = element("ol", "frames");
    const most = 10;
    this.panel.root.hidden = all.length < 2 && !all.some((frame) => frame.left);
    all.slice(0, most).forEach((frame, i) => list.append(this.frame(frame, i)));
    if (all.length > most)
      list.append(element("li", "more", `and ${all[most].depth} more`));
    this.panel.body.replaceChildren(list);
  }

  frame(frame, depth) {
    if (frame.left)
      return element("li", "more", `${frame.left} more`);
    const fn = this.run.program.operations[frame.function];
    const item = element("li", depth === 0 ? "current" : "");
    item.append(element("span", "function",
      isHelper(this.run.program, frame) ? fn.symbol
        : fn.symbol ? "@" + fn.symbol : operationName(this.run.program, fn)));
    if (frame.call >= 0)
      item.append(element("span", "where",
        `called at ${lineText(this.run.program, this.run.program.operations[frame.call].line)}`));
    const args = element("span", "arguments");
    for (const value of this.run.program.blocks[fn.regions[0][0]].args)
      if (frame.values[value] !== undefined)
        args.append(asking(valueChip(this.run.program.values[value].name, frame.values[value], false),
          "value", value, depth));
    item.append(args);
    return item;
  }
}

/* What the variables of the source hold; those that another value came to are marked. */
class Variables {
  constructor() {
    this.panel = panel("variables");
  }

  show({ variables, former }) {
    const table = element("table", "operands");
    const old = new Map(former);
    for (const [name, text] of variables) {
      const row = element("tr", old.has(name) && old.get(name) !== text ? "result" : "");
      row.append(element("th", "", name), element("td", "", text || "not known here"));
      table.append(row);
    }
    this.panel.root.hidden = !variables.length;
    this.panel.body.replaceChildren(table);
  }
}

class Output {
  constructor() {
    this.panel = panel("output");
  }

  show(state) {
    this.panel.root.hidden = !state.output;
    if (this.text === state.output)
      return;
    this.text = state.output;
    const text = element("pre", "", state.output);
    this.panel.body.replaceChildren(text);
    text.scrollTop = text.scrollHeight;
  }
}

/* How the run ended, and what it gave; seen at the last moment. */
class End {
  constructor(run) {
    const { end } = run.program;
    this.race = new Race(run);
    this.root = document.getElementById("end");
    this.root.classList.add(end.kind);
    this.root.append(element("h2", "", end.kind === "returned" ? "Results" : "Report"));
    if (end.results) {
      const results = element("pre", "results", end.results + (end.cut ? "…" : ""));
      results.id = "results";
      this.root.append(results);
    } else if (end.kind === "returned") {
      const [entry] = run.program.functions;
      const circuit = operationName(run.program, run.program.operations[entry]) === "hw.module";
      this.root.append(element("p", "", circuit ? "What it gave at each tick stands in the output." : "No result."));
    }
    if (end.report)
      this.root.append(reportText(end.report));
    if (end.rule)
      this.root.append(ruleAnswer(end.rule));
  }

  show(state) {
    this.root.hidden = state.kind !== MOMENT.END;
    if (this.root.hidden || !this.race.words || this.root.querySelector(".race"))
      return;
    this.root.querySelector(".report").after(this.race.draw(state));
  }
}

/* Hint: an operation's doc beside it, when pointed at or focused. */
class Hint {
  constructor(run) {
    this.run = run;
    this.root = document.getElementById("hint");
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape")
        this.hide();
    });
  }

  attach(mark, op) {
    mark.setAttribute("aria-describedby", "hint");
    mark.addEventListener("mouseenter", () => this.show(mark, op));
    mark.addEventListener("mouseleave", () => this.hide());
    mark.addEventListener("focus", () => this.show(mark, op));
    mark.addEventListener("blur", () => this.hide());
  }

  show(mark, op) {
    const def = this.run.program.definitions[op.definition];
    if (!def)
      return;
    this.root.replaceChildren(element("h2", "operation-name", def.name),
      prose(element("p", "lead"), inAWord(def)));
    if (def.formula)
      this.root.append(element("p", "formula", def.formula));
    this.root.append(...meaningParts(def));
    this.root.hidden = false;
    this.place(mark.getBoundingClientRect());
  }

  /* Below the mark, or above it where there is more room. */
  place(box) {
    const { clientWidth, clientHeight } = document.documentElement;
    const width = this.root.offsetWidth;
    const above = box.bottom + this.root.offsetHeight + 12 > clientHeight
      && box.top > clientHeight / 2;
    this.root.style.left = `${Math.max(8, Math.min(box.left, clientWidth - width - 8))}px`;
    this.root.style.top = above ? "auto" : `${box.bottom + 6}px`;
    this.root.style.bottom = above ? `${clientHeight - box.top + 6}px` : "auto";
  }

  hide() {
    this.root.hidden = true;
  }
}
