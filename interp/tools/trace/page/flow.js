/* Flow: the control-flow graph of the current function, regions nested in the operations that hold
 * them, with the path so far: how often each block began, and which edge was taken last.
 *
 * Blocks of a region stand below each other in the source's order. An edge to the next block goes
 * straight down, one further down bows out at the right, one back up at the left; lanes keep bows
 * apart.
 */

const FLOW = { gap: 26, lane: 12, padding: 10, title: 20, row: 20, character: 7.3, least: 96,
  deepest: 24 };

class Flow {
  constructor(run) {
    this.run = run;
    this.panel = panel("flow");
    this.function = -1;
  }

  show(state) {
    const top = frames(state).find((frame) => !frame.left);
    const fn = top ? top.function : this.function;
    if (fn < 0)
      return;
    if (fn !== this.function)
      this.build(fn);
    this.mark(state);
  }

  build(fn) {
    const program = this.run.program;
    this.function = fn;
    this.boxes = new Map();
    this.edges = new Map();
    const region = this.measureRegion(program.operations[fn].regions[0], 1);
    this.panel.root.hidden = isGraph(program, region.blocks[0]) && !region.boxes[0].holders.length;
    const svg = drawing("svg", { width: region.width, height: region.height, role: "img",
      viewBox: `0 0 ${region.width} ${region.height}`,
      "aria-label": "Control-flow graph of @" + program.operations[fn].symbol });
    this.drawRegion(svg, region, 0, 0);
    const scroller = element("div", "scroller");
    scroller.append(svg);
    this.panel.title.textContent = "Control flow of @" + program.operations[fn].symbol;
    this.panel.body.replaceChildren(scroller);
  }

  /* Sizes from the inside out. What stands deeper than anybody can see is left out. */
  measureRegion(blocks, depth) {
    const bows = this.bows(blocks);
    const lanes = (side) => 1 + Math.max(-1, ...bows.filter((bow) => bow.side === side)
      .map((bow) => bow.lane));
    const left = lanes("left") * FLOW.lane + (lanes("left") ? 10 : 2);
    const right = lanes("right") * FLOW.lane + (lanes("right") ? 10 : 2);
    const boxes = blocks.map((number) => this.measureBlock(number, depth));
    const inner = Math.max(...boxes.map((box) => box.width));
    const height = boxes.reduce((sum, box) => sum + box.height, 0) + FLOW.gap * (boxes.length - 1);
    return { blocks, boxes, bows, left, inner, width: left + inner + right, height: height + 2 };
  }

  measureBlock(number, depth) {
    const program = this.run.program;
    const block = program.blocks[number];
    const nested = block.operations.map((op) => program.operations[op])
      .filter((op) => op.regions.some((region) => region.length));
    const holders = depth < FLOW.deepest ? nested.map((op) => this.measureHolder(op, depth + 1)) : [];
    const title = blockTitle(program, block) + (nested.length > holders.length ? " …" : "");
    const width = Math.max(FLOW.least, (title.length + 7) * FLOW.character + 2 * FLOW.padding,
      ...holders.map((holder) => holder.width + 2 * FLOW.padding));
    const height = holders.reduce((sum, holder) => sum + holder.height + 8,
      FLOW.title + (holders.length ? 10 : 8));
    return { number, title, holders, width, height };
  }

  measureHolder(op, depth) {
    const regions = op.regions.filter((region) => region.length)
      .map((region) => this.measureRegion(region, depth));
    const line = op.line ? lineName(this.run.program, op.line) : "";
    const title = `${operationName(this.run.program, op)} ·${line}`;
    return { op, title, regions,
      width: Math.max(title.length * FLOW.character + 2 * FLOW.padding,
        regions.reduce((sum, region) => sum + region.width + 8, 8)),
      height: FLOW.title + Math.max(...regions.map((region) => region.height)) + 10 };
  }

  /* Edges that do not go to the next block, each in the innermost lane that is free. */
  bows(blocks) {
    const position = new Map(blocks.map((number, i) => [number, i]));
    const found = [];
    for (const edge of this.successors(blocks)) {
      const from = position.get(edge.from);
      const to = position.get(edge.to);
      if (to !== from + 1)
        found.push({ ...edge, low: Math.min(from, to), high: Math.max(from, to),
          side: to <= from ? "left" : "right" });
    }
    found.sort((a, b) => a.high - a.low - (b.high - b.low));
    found.forEach((bow, i) => {
      const others = found.slice(0, i).filter((other) => other.side === bow.side
        && other.low <= bow.high && bow.low <= other.high);
      bow.lane = 0;
      while (others.some((other) => other.lane === bow.lane))
        bow.lane++;
    });
    return found;
  }

  successors(blocks) {
    const found = new Map();
    for (const from of blocks)
      for (const op of this.run.program.blocks[from].operations)
        for (const { target } of this.run.program.operations[op].successors)
          found.set(`${from}>${target}`, { from, to: target });
    return found.values();
  }

  drawRegion(svg, region, x, y) {
    const places = new Map();
    const edges = drawing("g");
    let top = y + 1;
    svg.append(edges);
    for (const box of region.boxes) {
      places.set(box.number, { left: x + region.left, right: x + region.left + region.inner, top,
        bottom: top + box.height });
      this.drawBlock(svg, box, x + region.left, top, region.inner);
      top += box.height + FLOW.gap;
    }
    for (const { from, to } of this.successors(region.blocks)) {
      const bow = region.bows.find((entry) => entry.from === from && entry.to === to);
      this.drawEdge(edges, `${from}>${to}`, bow
        ? bowPath(bow, places.get(from), places.get(to)) : straightPath(places.get(from),
          places.get(to)));
    }
  }

  drawBlock(svg, box, x, y, width) {
    const group = drawing("g", { class: "block" });
    group.append(drawing("rect", { x, y, width, height: box.height, rx: 6 }),
      drawing("text", { x: x + FLOW.padding, y: y + 18, class: "label" }, box.title));
    const times = drawing("text", { x: x + width - FLOW.padding, y: y + 18, class: "times",
      "text-anchor": "end" });
    group.append(times);
    svg.append(group);
    this.boxes.set(box.number, { group, times });
    let top = y + FLOW.title + 8;
    for (const holder of box.holders) {
      this.drawHolder(svg, holder, x + FLOW.padding, top, width - 2 * FLOW.padding);
      top += holder.height + 8;
    }
  }

  drawHolder(svg, holder, x, y, width) {
    const group = drawing("g", { class: "holder" });
    group.append(drawing("rect", { x, y, width, height: holder.height, rx: 4 }),
      drawing("text", { x: x + 8, y: y + 15 }, holder.title));
    svg.append(group);
    this.boxes.set("o" + holder.op.number, { group });
    let left = x + 8;
    for (const region of holder.regions) {
      this.drawRegion(svg, region, left, y + FLOW.title);
      left += region.width + 8;
    }
  }

  drawEdge(svg, key, { path, tip }) {
    const group = drawing("g", { class: "edge" });
    group.append(drawing("path", { d: path }), drawing("path", { class: "tip", d: tip }));
    svg.append(group);
    this.edges.set(key, group);
  }

  mark(state) {
    const around = new Set();
    if (state.block >= 0) {
      around.add(state.block);
      for (let op = this.run.program.operations[this.run.program.blocks[state.block].parent];
        op && op.block >= 0;
        op = this.run.program.operations[this.run.program.blocks[op.block].parent]) {
        around.add("o" + op.number);
        around.add(op.block);
      }
    }
    for (const [key, { group, times }] of this.boxes) {
      group.classList.toggle("around", around.has(key) && key !== state.block);
      group.classList.toggle("current", key === state.block || key === "o" + state.operation);
      if (times) {
        group.classList.toggle("seen", state.entered[key] > 0);
        times.textContent = state.entered[key]
          ? "×" + state.entered[key].toLocaleString("en") : "";
      }
    }
    for (const [key, group] of this.edges) {
      group.classList.toggle("taken", key in state.taken && state.taken[key] > 0);
      group.classList.toggle("current", key === state.edge);
    }
    this.reveal();
  }

  reveal() {
    const current = this.panel.body.querySelector(".block.current");
    const scroller = this.panel.body.querySelector(".scroller");
    if (!current || scroller.scrollHeight <= scroller.clientHeight)
      return;
    const box = current.getBoundingClientRect();
    const view = scroller.getBoundingClientRect();
    if (box.top < view.top || box.bottom > view.bottom)
      scroller.scrollTop += box.top - view.top - 20;
  }
}

function blockTitle(program, block) {
  const args = block.args.map((value) => program.values[value].name).join(", ");
  const label = block.label || bodyName(program, block);
  return args && args.length < 28 ? `${label}(${args})` : label;
}

/* "then" and "else" where there are several regions. */
function bodyName(program, block) {
  const parent = program.operations[block.parent];
  if (parent.symbol)
    return "entry";
  const def = program.definitions[parent.definition];
  const region = parent.regions.findIndex((blocks) => blocks.includes(block.number));
  if (!def || parent.regions.length < 2 || !def.regions[region])
    return "body";
  return def.regions[region].replace(/Region$/, "");
}

function straightPath(from, to) {
  const x = from.left + Math.min(from.right - from.left, to.right - to.left) / 2;
  return { path: `M${x} ${from.bottom}V${to.top - 5}`, tip: `M${x} ${to.top}l-4 -7h8z` };
}

function bowPath(bow, from, to) {
  const side = bow.side === "left" ? -1 : 1;
  const edge = side < 0 ? from.left : from.right;
  const out = edge + side * (12 + bow.lane * FLOW.lane);
  const start = from.bottom - (from === to ? 5 : 9);
  const end = to.top + (from === to ? 6 : 12 + bow.lane * 2);
  const turn = start < end ? 5 : -5;
  return {
    path: `M${edge} ${start}H${out - side * 5}Q${out} ${start} ${out} ${start + turn}`
      + `V${end - turn}Q${out} ${end} ${out - side * 5} ${end}H${edge + side * 5}`,
    tip: `M${edge} ${end}l${side * 7} -4v8z`,
  };
}
