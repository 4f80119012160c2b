/* Loops: the iteration space of the loop nest that runs, and the elements of each allocation that
 * its iterations touch.
 *
 * A nest is a loop that holds no other, with the loops around it. Where it has one dimension an
 * allocation's pattern is a line of element over iteration; where it has more, the two innermost
 * ones span a plane, and an element's place in memory is its shade, the number in it where there
 * is room.
 */

class Loops {
  constructor(run) {
    this.run = run;
    this.panel = panel("loops");
    this.nests = this.findNests();
    this.collect();
    this.shown = null;
  }

  isLoop(op) {
    return op && op.induction > 0;
  }

  loopsAround(op) {
    const program = this.run.program;
    return blocksAround(program, op).map((block) => program.operations[block.parent])
      .filter((holder) => this.isLoop(holder)).reverse();
  }

  findNests() {
    const nests = new Map();
    const inner = new Set();
    const program = this.run.program;
    for (const op of program.operations)
      if (this.isLoop(op))
        this.loopsAround(op).forEach((outer) => inner.add(outer.number));
    for (const op of program.operations)
      if (this.isLoop(op) && !inner.has(op.number)) {
        const loops = [...this.loopsAround(op), op];
        const variables = loops.flatMap((loop) =>
          program.blocks[loop.regions[0][0]].args.slice(0, loop.induction));
        nests.set(op.number, { op, loops, variables, body: op.regions[0][0], points: [],
          accesses: [], starts: [] });
      }
    return nests;
  }

  /* One pass over the run gathers all iterations and accesses. */
  collect() {
    if (!this.nests.size)
      return;
    const state = this.run.state;
    for (let moment = 0; moment < this.run.program.moments.length; moment++) {
      this.run.seek(moment);
      this.gather(state, moment);
    }
    this.run.seek(-1);
  }

  gather(state, moment) {
    if (state.kind === MOMENT.ENTERED)
      for (const nest of this.nests.values())
        if (nest.body === state.block)
          nest.points.push({ moment, at: this.position(nest, state.stack.values) });
    if (state.kind === MOMENT.BEGINS)
      for (const nest of this.nests.values())
        if (nest.loops[0].number === state.operation)
          nest.starts.push(moment);
    if (state.touches.some(isAccess) && state.operation >= 0)
      this.gatherTouches(state, moment);
  }

  gatherTouches(state, moment) {
    const found = this.nestAround(state);
    if (!found)
      return;
    const { nest, values } = found;
    const op = this.run.program.operations[state.operation];
    const at = this.position(nest, values);
    for (const { mode, number, first, count } of state.touches.filter(isAccess))
      nest.accesses.push({ moment, at, mode, number, first, count, op });
  }

  /* The nest that runs the current operation, itself or through calls. */
  nestAround(state) {
    const { operations } = this.run.program;
    let op = operations[state.operation];
    for (const frame of frames(state)) {
      const nest = op && !frame.left && this.nestOf(op);
      if (nest)
        return { nest, values: frame.values };
      op = operations[frame.call];
    }
    return null;
  }

  nestOf(op) {
    const loops = this.loopsAround(op);
    return loops.length ? this.nests.get(loops[loops.length - 1].number) : undefined;
  }

  position(nest, values) {
    return nest.variables.map((value) => Number(values[value]));
  }

  /* The nest that the moment is in, else the one that ran last. */
  nestAt(state) {
    const program = this.run.program;
    const op = program.operations[state.operation]
      || (state.block >= 0 && program.operations[program.blocks[state.block].parent]);
    for (const nest of this.nests.values())
      if (op && (nest.loops.includes(op) || this.nestOf(op) === nest))
        return nest;
    const last = (nest) => {
      const before = nest.points.filter((point) => point.moment <= state.moment);
      return before.length ? before[before.length - 1].moment : -1;
    };
    const latest = [...this.nests.values()].reduce((best, nest) =>
      (!best || last(nest) > last(best) ? nest : best), null);
    return latest && last(latest) >= 0 ? latest : null;
  }

  show(state) {
    const nest = this.nests.size ? this.nestAt(state) : null;
    this.panel.root.hidden = !nest;
    if (!nest || !this.panel.root.open)
      return;
    const view = this.view(nest, state);
    const names = nest.variables.map((value) => this.run.program.values[value].name);
    const figures = view.points.length ? [this.spaceFigure(nest, view, names)] : [];
    for (const accesses of accessKinds(view.accesses))
      figures.push(this.accessFigure(nest, view, names, accesses, state));
    this.panel.title.textContent = `Loop nest over ${fewOf(names)}`;
    this.panel.body.replaceChildren(element("p", "note", this.explain(nest, view, names)),
      ...figures);
    figures.forEach((figure) => figure.paint());
  }

  /* What is plotted: of this run of the nest, and with more than two dimensions, of the current
   * iteration of the outer ones. */
  view(nest, state) {
    const start = Math.max(0, ...nest.starts.filter((moment) => moment <= state.moment));
    const end = Math.min(Infinity, ...nest.starts.filter((moment) => moment > state.moment));
    const during = ({ moment }) => moment >= start && moment < end;
    const points = nest.points.filter(during);
    const done = points.filter((point) => point.moment <= state.moment);
    const current = done[done.length - 1] || points[0];
    const outer = this.outerOf(nest, state, current);
    const same = ({ at }) => outer.every((value, i) => at[i] === value);
    const running = this.isRunning(nest, state);
    return { moment: state.moment, outer, current: running ? current : null,
      points: points.filter(same), accesses: nest.accesses.filter(during).filter(same) };
  }

  /* The iteration of the outer loops: the one that runs, though no inner one has begun in it yet. */
  outerOf(nest, state, current) {
    const values = state.stack && !state.stack.left ? state.stack.values : {};
    const last = current ? current.at : [];
    return nest.variables.slice(0, -2).slice(0, last.length).map((value, i) =>
      (values[value] === undefined ? last[i] : Number(values[value])));
  }

  isRunning(nest, state) {
    return state.stack && !state.stack.left
      && nest.variables.every((value) => state.stack.values[value] !== undefined);
  }

  explain(nest, view, names) {
    const parts = view.outer.map((value, i) => `${names[i]} = ${value}`);
    const sentences = parts.length ? [`At ${fewOf(parts)}.`] : [];
    if (view.accesses.length)
      sentences.push(nest.variables.length < 2
        ? "Round marks are reads, square ones are writes."
        : "Indices and shade say which element of the memory an iteration touches; "
          + "pale ones are still to come.");
    return sentences.join(" ");
  }

  spaceFigure(nest, view, names) {
    const marks = view.points.map((point) => ({ ...coordinates(point.at),
      done: point.moment <= view.moment, now: point === view.current }));
    const done = view.points.filter((point) => point.moment <= view.moment).length;
    const sampled = this.run.program.windows.length > 1 ? " that are shown" : "";
    const title = `${done.toLocaleString("en")} of ${plural(view.points.length, "iteration")}${
      sampled}`;
    return plot(title, marks, axes(names), view.points.length && view.points[0].at.length > 1
      ? "plane" : "strip");
  }

  /* Of one operation and one allocation: the elements over the iterations. */
  accessFigure(nest, view, names, accesses, state) {
    const { number, op } = accesses[0];
    const written = isWrite(accesses[0]);
    const flat = nest.variables.length < 2;
    const allocation = state.memory[number];
    const nameOf = (element) => (allocation ? elementName(allocation, element) : `[${element}]`);
    const marks = flat ? dots(accesses, view.moment) : tiles(accesses, view.moment, nameOf);
    const now = accesses.filter((access) => access.moment === view.moment)
      .map((access) => rangeName(access, nameOf)).join(" ");
    const title = `${allocation ? allocationName(allocation) : `#${number}`} ${
      written ? "written" : "read"} by ${this.operationTitle(op)}`;
    const labels = flat ? { x: names[0], y: "element", nameOf } : axes(names);
    return plot(title, marks.map((mark) => ({ ...mark, written })), labels,
      flat ? "curve" : "shaded", now);
  }

  operationTitle(op) {
    const fn = this.run.program.operations[this.run.program.blocks[op.block].function];
    if (fn.line === op.line && fn.column === op.column)
      return `${fn.symbol} of ${lineText(this.run.program, op.line)}`;
    const same = this.run.program.operations.filter(({ line }) => line === op.line);
    return `${operationName(this.run.program, op)} of ${lineText(this.run.program, op.line)}${
      same.length > 1 ? `, column ${op.column}` : ""}`;
  }
}

const MOST_MARKS = 256; /* of one access */

/* An access, an element: a mark. */
function dots(accesses, moment) {
  return accesses.flatMap((access) => {
    const made = [];
    for (let i = 0; i < access.count && i < MOST_MARKS; i++)
      made.push({ x: access.at[access.at.length - 1], y: access.first + i,
        done: access.moment <= moment, now: access.moment === moment });
    return made;
  });
}

/* An iteration is a mark, with all that it touches. */
function tiles(accesses, moment, nameOf) {
  const found = new Map();
  for (const access of accesses) {
    const { x, y } = coordinates(access.at);
    const key = `${x},${y}`;
    const mark = found.get(key) || { x, y, shade: access.first, texts: [], done: false,
      now: false };
    mark.texts.push(rangeName(access, nameOf));
    mark.done = mark.done || access.moment <= moment;
    mark.now = mark.now || access.moment === moment;
    found.set(key, mark);
  }
  return [...found.values()];
}

function rangeName({ first, count }, nameOf) {
  return count > 1 ? `${nameOf(first)} to ${nameOf(first + count - 1)}` : nameOf(first);
}

function isAccess({ mode }) {
  return mode !== "=";
}

function isWrite(access) {
  return access.mode !== "r";
}

/* The accesses of each operation to each allocation, in their order: two reads of one memref are
 * two. */
function accessKinds(accesses) {
  const kinds = new Map();
  for (const access of accesses) {
    const key = `${access.number} ${isWrite(access)} ${access.op.number}`;
    if (!kinds.has(key))
      kinds.set(key, []);
    kinds.get(key).push(access);
  }
  return [...kinds.values()].sort(([a], [b]) => a.number - b.number
    || isWrite(a) - isWrite(b) || a.op.number - b.op.number);
}

function coordinates(at) {
  return { x: at[at.length - 1], y: at.length > 1 ? at[at.length - 2] : 0 };
}

function axes(names) {
  return { x: names[names.length - 1], y: names.length > 1 ? names[names.length - 2] : "" };
}

/* A figure with a canvas between its axes; its `paint` draws it once it has a size. */
function plot(title, marks, labels, kind, now) {
  const figure = element("figure", "plot " + kind);
  const chart = element("div", "chart");
  const canvas = element("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `${title}: ${labels.y} over ${labels.x}`);
  const upward = kind === "curve";
  const y = kind === "strip" ? [] : axisLabels(labels.y, extent(marks.map((mark) => mark.y)),
    labels.nameOf);
  chart.append(axis("axis-y", upward ? y.reverse() : y), canvas,
    axis("axis-x", axisLabels(labels.x, extent(marks.map(({ x }) => x)))));
  const caption = element("figcaption", "", title);
  if (now)
    caption.append(" ", element("span", "now-at", `now ${now}`));
  figure.append(caption, chart);
  figure.paint = () => new Painter(canvas, marks, kind).paint();
  return figure;
}

/* "0 %i 7"; where there is one number alone, "%i = 7". */
function axisLabels(name, { low, high }, nameOf = String) {
  return low === high ? [`${name} = ${nameOf(low)}`] : [nameOf(low), name, nameOf(high)];
}

function axis(name, texts) {
  const made = element("div", name);
  made.append(...texts.map((text) => element("span", "", text)));
  return made;
}

class Painter {
  constructor(canvas, marks, kind) {
    this.canvas = canvas;
    this.marks = marks;
    this.kind = kind;
    this.style = getComputedStyle(canvas);
  }

  color(name) {
    return this.style.getPropertyValue(name).trim();
  }

  paint() {
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    this.pen = this.canvas.getContext("2d");
    this.pen.scale(scale, scale);
    this.frame = { left: 1, top: 1, right: width - 1, bottom: height - 1 };
    this.fit();
    this.paintFrame();
    this.paintMarks();
  }

  fit() {
    const xs = this.marks.map(({ x }) => x);
    const ys = this.marks.map(({ y }) => y);
    this.x = extent(xs);
    this.y = extent(ys);
    this.cell = {
      width: (this.frame.right - this.frame.left) / steps(xs),
      height: (this.frame.bottom - this.frame.top) / steps(ys),
    };
  }

  toX(x) {
    const { left, right } = this.frame;
    const inset = Math.min(this.cell.width / 2, (right - left) / 2);
    return this.x.low === this.x.high ? (left + right) / 2
      : left + inset + (right - left - 2 * inset) * (x - this.x.low) / (this.x.high - this.x.low);
  }

  /* Rows of a plane go down, as a matrix is written; elements go up. */
  toY(y) {
    const { top, bottom } = this.frame;
    const inset = Math.min(this.cell.height / 2, (bottom - top) / 2);
    if (this.y.low === this.y.high)
      return (top + bottom) / 2;
    const part = (y - this.y.low) / (this.y.high - this.y.low);
    return this.kind === "curve" ? bottom - inset - (bottom - top - 2 * inset) * part
      : top + inset + (bottom - top - 2 * inset) * part;
  }

  paintFrame() {
    const { left, top, right, bottom } = this.frame;
    const { pen } = this;
    pen.strokeStyle = this.color("--line");
    pen.strokeRect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
    pen.font = `11px ${this.color("--mono")}`;
    pen.textAlign = "center";
  }

  paintMarks() {
    if (this.kind === "curve")
      this.paintLine();
    const elements = extent(this.marks.map(({ shade }) => shade || 0));
    for (const mark of this.marks)
      if (this.kind === "shaded")
        this.paintCell(mark, elements);
      else
        this.paintDot(mark);
    this.marks.filter(({ now }) => now).forEach((mark) => this.paintNow(mark));
  }

  paintLine() {
    const { pen } = this;
    pen.strokeStyle = this.color("--line-strong");
    pen.beginPath();
    this.marks.filter(({ done }) => done)
      .forEach((mark) => pen.lineTo(this.toX(mark.x), this.toY(mark.y)));
    pen.stroke();
  }

  radius() {
    return Math.max(1.2, Math.min(5, this.cell.width / 3,
      this.kind === "strip" ? 5 : this.cell.height / 3));
  }

  paintDot(mark) {
    const { pen } = this;
    pen.fillStyle = mark.done ? this.color(mark.written ? "--write" : "--read")
      : this.color("--line-strong");
    pen.globalAlpha = mark.done ? 1 : 0.45;
    pen.beginPath();
    if (mark.written)
      pen.rect(this.toX(mark.x) - this.radius(), this.toY(mark.y) - this.radius(),
        2 * this.radius(), 2 * this.radius());
    else
      pen.arc(this.toX(mark.x), this.toY(mark.y), this.radius(), 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha = 1;
  }

  paintCell(mark, elements) {
    const { pen } = this;
    const width = Math.max(1, this.cell.width - 2);
    const height = Math.max(1, this.cell.height - 2);
    const part = elements.high > elements.low
      ? (mark.shade - elements.low) / (elements.high - elements.low) : 0.5;
    pen.fillStyle = this.color(mark.written ? "--write" : "--read");
    pen.globalAlpha = (0.12 + 0.3 * part) * (mark.done ? 1 : 0.3);
    pen.clearRect(this.toX(mark.x) - width / 2, this.toY(mark.y) - height / 2, width, height);
    pen.fillRect(this.toX(mark.x) - width / 2, this.toY(mark.y) - height / 2, width, height);
    pen.globalAlpha = 1;
    this.paintTexts(mark, width, height);
  }

  /* As many of the elements as there is room for, each on a line of its own. */
  paintTexts({ x, y, texts }, width, height) {
    const line = 13;
    const rows = Math.min(texts.length, Math.floor(height / line));
    const fitting = (text) => this.pen.measureText(text).width <= width - 4;
    this.pen.fillStyle = this.color("--text");
    if (texts.slice(0, rows).every(fitting))
      texts.slice(0, rows).forEach((text, i) => this.pen.fillText(text, this.toX(x),
        this.toY(y) + 4 + line * (i - (rows - 1) / 2)));
  }

  paintNow(mark) {
    const { pen } = this;
    pen.strokeStyle = this.color("--text");
    pen.lineWidth = 2;
    pen.beginPath();
    if (this.kind === "shaded")
      pen.rect(this.toX(mark.x) - this.cell.width / 2, this.toY(mark.y) - this.cell.height / 2,
        this.cell.width, this.cell.height);
    else
      pen.arc(this.toX(mark.x), this.toY(mark.y), this.radius() + 3, 0, 2 * Math.PI);
    pen.stroke();
    pen.lineWidth = 1;
  }
}

function extent(numbers) {
  let low = Infinity;
  let high = -Infinity;
  for (const number of numbers) {
    low = Math.min(low, number);
    high = Math.max(high, number);
  }
  return low > high ? { low: 0, high: 0 } : { low, high };
}

/* How many marks side by side the axis has to hold, by the smallest distance between two. */
function steps(numbers) {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  let least = Infinity;
  for (let i = 1; i < sorted.length; i++)
    least = Math.min(least, sorted[i] - sorted[i - 1]);
  return sorted.length > 1 ? (sorted[sorted.length - 1] - sorted[0]) / least + 1 : 1;
}

/* The outermost and the innermost of many. */
function fewOf(texts) {
  return (texts.length > 8 ? [...texts.slice(0, 2), "…", ...texts.slice(-5)] : texts).join(", ");
}
