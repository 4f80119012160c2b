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
          nest.points.push({ moment, at: this.position(nest, state) });
    if (state.kind === MOMENT.BEGINS)
      for (const nest of this.nests.values())
        if (nest.loops[0].number === state.operation)
          nest.starts.push(moment);
    if (state.touches.length && state.operation >= 0)
      this.gatherTouches(state, moment);
  }

  gatherTouches(state, moment) {
    const nest = this.nestOf(this.run.program.operations[state.operation]);
    if (!nest || state.kind !== MOMENT.RAN)
      return;
    const at = this.position(nest, state);
    for (const { mode, number, first } of state.touches)
      nest.accesses.push({ moment, at, mode, number, element: first });
  }

  nestOf(op) {
    const loops = this.loopsAround(op);
    return loops.length ? this.nests.get(loops[loops.length - 1].number) : undefined;
  }

  position(nest, state) {
    return nest.variables.map((value) => Number(state.stack.values[value]));
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
    return [...this.nests.values()].reduce((best, nest) =>
      (!best || last(nest) > last(best) ? nest : best), null);
  }

  show(state) {
    const nest = this.nests.size ? this.nestAt(state) : null;
    this.panel.root.hidden = !nest;
    if (!nest || !this.panel.root.open)
      return;
    const view = this.view(nest, state);
    const names = nest.variables.map((value) => this.run.program.values[value].name);
    const figures = [this.spaceFigure(nest, view, names)];
    for (const [number, written] of accessKinds(view.accesses))
      figures.push(this.accessFigure(nest, view, names, number, written, state));
    this.panel.title.textContent = `Loop nest over ${names.join(", ")}`;
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
    const outer = current ? current.at.slice(0, -2) : [];
    const same = ({ at }) => outer.every((value, i) => at[i] === value);
    const running = this.isRunning(nest, state);
    return { moment: state.moment, outer, current: running ? current : null,
      points: points.filter(same), accesses: nest.accesses.filter(during).filter(same) };
  }

  isRunning(nest, state) {
    return state.stack && !state.stack.left
      && nest.variables.every((value) => state.stack.values[value] !== undefined);
  }

  explain(nest, view, names) {
    const parts = view.outer.map((value, i) => `${names[i]} = ${value}`);
    const sentences = parts.length ? [`At ${parts.join(", ")}.`] : [];
    if (view.accesses.length)
      sentences.push(nest.variables.length < 2
        ? "Round marks are reads, square ones are writes."
        : "Number and shade say which element of the memory an iteration touches; "
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

  accessFigure(nest, view, names, number, written, state) {
    const accesses = view.accesses.filter((access) => access.number === number
      && isWrite(access) === written);
    const flat = nest.variables.length < 2;
    const marks = accesses.map((access) => ({
      x: access.at[access.at.length - 1],
      y: flat ? access.element : access.at[access.at.length - 2],
      shade: flat ? undefined : access.element,
      written,
      done: access.moment <= view.moment,
      now: access.moment === view.moment,
    }));
    const allocation = state.memory[number];
    const name = allocation ? allocation.name : "";
    const labels = flat ? { x: names[0], y: "element" } : axes(names);
    return plot(`#${number} ${name} ${written ? "written" : "read"}`, marks, labels,
      flat ? "line" : "shaded");
  }
}

function isWrite(access) {
  return access.mode !== "r";
}

/* Each allocation that is read, and each that is written, in their order. */
function accessKinds(accesses) {
  const kinds = new Map();
  for (const access of accesses)
    kinds.set(2 * access.number + (isWrite(access) ? 1 : 0), [access.number, isWrite(access)]);
  return [...kinds].sort(([a], [b]) => a - b).map(([, kind]) => kind);
}

function coordinates(at) {
  return { x: at[at.length - 1], y: at.length > 1 ? at[at.length - 2] : 0 };
}

function axes(names) {
  return { x: names[names.length - 1], y: names.length > 1 ? names[names.length - 2] : "" };
}

/* A figure with a canvas; its `paint` draws it once it has a size. */
function plot(title, marks, labels, kind) {
  const figure = element("figure", "plot " + kind);
  const canvas = element("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `${title}: ${labels.y} over ${labels.x}`);
  figure.append(element("figcaption", "", title), canvas);
  figure.paint = () => new Painter(canvas, marks, labels, kind).paint();
  return figure;
}

class Painter {
  constructor(canvas, marks, labels, kind) {
    this.canvas = canvas;
    this.marks = marks;
    this.labels = labels;
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
    this.frame = { left: 38, top: 8, right: width - 10, bottom: height - 24 };
    this.fit();
    this.paintAxes();
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
    return this.kind === "line" ? bottom - inset - (bottom - top - 2 * inset) * part
      : top + inset + (bottom - top - 2 * inset) * part;
  }

  paintAxes() {
    const { left, top, right, bottom } = this.frame;
    const { pen } = this;
    pen.strokeStyle = this.color("--line");
    pen.strokeRect(left + 0.5, top + 0.5, right - left - 1, bottom - top - 1);
    pen.fillStyle = this.color("--quiet");
    pen.font = `11px ${this.color("--mono")}`;
    this.atEdge(this.x.low);
    if (this.x.high !== this.x.low)
      this.atEdge(this.x.high);
    this.text(this.labels.x, (left + right) / 2, bottom + 14, "center");
    if (this.kind === "strip")
      return;
    this.text(String(this.y.low), left - 5, this.toY(this.y.low) + 4, "right");
    if (this.y.high !== this.y.low)
      this.text(String(this.y.high), left - 5, this.toY(this.y.high) + 4, "right");
    this.sideways(this.labels.y, 10, (top + bottom) / 2);
  }

  /* A number below the axis, not beyond the canvas. */
  atEdge(number) {
    const half = this.pen.measureText(String(number)).width / 2;
    const x = Math.max(half, Math.min(this.toX(number), this.canvas.clientWidth - half));
    this.text(String(number), x, this.frame.bottom + 14, "center");
  }

  text(text, x, y, align) {
    this.pen.textAlign = align;
    this.pen.fillText(text, x, y);
  }

  sideways(text, x, y) {
    this.pen.save();
    this.pen.translate(x, y);
    this.pen.rotate(-Math.PI / 2);
    this.text(text, 0, 0, "center");
    this.pen.restore();
  }

  paintMarks() {
    if (this.kind === "line")
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
    pen.globalAlpha = (0.15 + 0.85 * part) * (mark.done ? 1 : 0.3);
    pen.clearRect(this.toX(mark.x) - width / 2, this.toY(mark.y) - height / 2, width, height);
    pen.fillRect(this.toX(mark.x) - width / 2, this.toY(mark.y) - height / 2, width, height);
    pen.globalAlpha = 1;
    if (this.cell.width < 22 || this.cell.height < 13)
      return;
    pen.fillStyle = part > 0.6 && mark.done ? this.color("--panel") : this.color("--text");
    this.text(String(mark.shade), this.toX(mark.x), this.toY(mark.y) + 4, "center");
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
