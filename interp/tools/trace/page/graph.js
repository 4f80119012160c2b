/* Graph: the operations of a graph region, what each needs above it, with the values of this moment
 * on the edges. What an operation that holds state only takes comes back along a dashed edge at the
 * right.
 */

const GRAPH = { most: 60, near: 24, height: 38, tag: 20, gap: 56, between: 14, lane: 9,
  character: 7.3, label: 11, margin: 8, least: 0.8 };

class Graph {
  constructor(run) {
    this.run = run;
    this.panel = panel("graph");
    this.block = run.program.blocks.findIndex((block) => isGraph(run.program, block.number));
    this.panel.root.hidden = this.block < 0;
    this.scroller = element("div", "scroller");
    this.note = element("p", "facts");
    this.panel.body.append(this.note, this.scroller);
    this.drawn = "";
  }

  show(state) {
    const found = graphAround(this.run.program, state);
    this.block = found < 0 ? this.block : found;
    if (this.block < 0 || !this.panel.root.open)
      return;
    this.build(state);
    this.mark(state);
  }

  build(state) {
    const { program } = this.run;
    const all = program.blocks[this.block].operations;
    const centre = operationIn(program, this.block, state.operation);
    const shown = all.length > GRAPH.most ? nextTo(program, this.block, centre) : all;
    const key = `${this.block}:${shown.join()}`;
    if (key === this.drawn)
      return;
    this.drawn = key;
    this.draw(layOut(program, this.block, shown));
    this.panel.title.textContent = `Graph of ${blockName(program, program.blocks[this.block])}`;
    this.note.hidden = shown.length === all.length;
    this.note.textContent = `Of ${all.length.toLocaleString("en")} operations ${shown.length} `
      + "are drawn: the one that fires, and those next to it.";
  }

  draw(plan) {
    const room = this.scroller.clientWidth || plan.width;
    const scale = Math.min(1, Math.max(GRAPH.least, room / plan.width));
    const svg = drawing("svg", { width: plan.width * scale, height: plan.height * scale, role: "img",
      viewBox: `0 0 ${plan.width} ${plan.height}`, "aria-label": "Operations and what they need" });
    const edges = drawing("g");
    this.nodes = new Map();
    this.edges = [];
    svg.append(edges);
    for (const edge of plan.edges)
      this.drawEdge(edges, plan, edge);
    for (const node of plan.nodes)
      this.drawNode(svg, node);
    this.scroller.replaceChildren(svg);
  }

  drawEdge(parent, plan, { from, to, port, ports, taken, lane }) {
    const x = from.x + from.width / 2, y = from.y + GRAPH.height + GRAPH.tag;
    const end = to.x + to.width * (port + 1) / (ports + 1), top = to.y;
    const side = plan.width - GRAPH.margin - lane * GRAPH.lane;
    const middle = (y + top) / 2;
    const path = taken
      ? `M${x} ${y}V${y + 8 + lane % 3 * 3}H${side}V${top - 11 - lane % 2 * 4}H${end}V${top - 5}`
      : `M${x} ${y}C${x} ${middle} ${end} ${middle} ${end} ${top - 5}`;
    const group = drawing("g", { class: taken ? "edge taken-up" : "edge" });
    group.append(drawing("path", { d: path }),
      drawing("path", { class: "tip", d: `M${end} ${top}l-4 -7h8z` }));
    parent.append(group);
    this.edges.push({ group, from, to });
  }

  drawNode(svg, node) {
    const { x, y, width } = node;
    const group = drawing("g", { class: node.holds ? "vertex holds" : "vertex" });
    const middle = x + width / 2;
    const line = (dy, name, text) => drawing("text", { x: middle, y: y + dy, class: name,
      "text-anchor": "middle" }, text);
    const parts = { group, title: line(node.holds ? 16 : 23, "label", node.title),
      held: line(31, "held", ""), label: line(GRAPH.height + 15, "on-edge", "") };
    group.append(drawing("rect", { x, y, width, height: GRAPH.height, rx: node.holds ? 0 : 6 }),
      parts.title, parts.held, parts.label);
    svg.append(group);
    this.nodes.set(node.key, { node, ...parts });
  }

  /* What has fired since the graph began last, what is ready, what holds which value. */
  mark(state) {
    const { program } = this.run;
    const round = roundAt(historyOf(program, this.block), state.moment);
    const valueOf = (value) => round && reached(round.given.get(value), state.moment);
    const fired = (key) => Boolean(round)
      && (typeof key === "string" || firedBy(round, key, state.moment));
    const current = operationIn(program, this.block, state.operation);
    for (const [key, { node, group, held, label }] of this.nodes) {
      const ready = !fired(key) && node.needs.every(fired);
      group.classList.toggle("fired", fired(key));
      group.classList.toggle("ready", ready);
      group.classList.toggle("current", key === current);
      label.textContent = valueLabel(program, node.values, valueOf);
      label.classList.toggle("poison", / = poison/.test(label.textContent));
      held.textContent = node.holds ? heldText(round, key, state.moment) : "";
    }
    for (const { group, from, to } of this.edges) {
      group.classList.toggle("taken", fired(from.key));
      group.classList.toggle("current", to.key === current);
    }
    this.reveal();
  }

  reveal() {
    const current = this.scroller.querySelector(".vertex.current rect");
    if (!current)
      return;
    const box = current.getBoundingClientRect(), view = this.scroller.getBoundingClientRect();
    if (box.top < view.top || box.bottom > view.bottom)
      this.scroller.scrollTop += box.top - view.top - 30;
    if (box.left < view.left || box.right > view.right)
      this.scroller.scrollLeft += box.left - view.left - 30;
  }
}

function isGraph(program, block) {
  const parent = program.operations[program.blocks[block].parent];
  return parent.definition >= 0 && program.definitions[parent.definition].graph === true
    && program.blocks[block].operations.length > 0;
}

/* The innermost graph that the run is in, here or in a caller; -1. */
function graphAround(program, state) {
  let block = state.block;
  for (let frame = state.stack; frame; frame = frame.below) {
    for (; block >= 0; block = program.operations[program.blocks[block].parent].block)
      if (isGraph(program, block))
        return block;
    const call = program.operations[frame.call];
    block = call ? call.block : -1;
  }
  return -1;
}

/* The operation of the block in which this one stands, or itself; -1. */
function operationIn(program, block, operation) {
  let op = program.operations[operation];
  while (op && op.block !== block)
    op = op.block < 0 ? undefined : program.operations[program.blocks[op.block].parent];
  return op ? op.number : -1;
}

/* What an operation uses of its block: [value, operand, is it only taken]. */
function usesOf(program, block, op) {
  const own = op.operands.map((value, i) => ({ value, taken: op.taken.includes(i) }));
  const inner = op.regions.flat().flatMap((number) => program.blocks[number].operations)
    .flatMap((number) => usesOf(program, block, program.operations[number]))
    .map(({ value }) => ({ value, taken: false }));
  return [...own, ...inner].filter(({ value }) => program.values[value].block === block);
}

/* Who gives a value of the block: an operation of it; a text, of an argument. */
function giverOf(program, block, value) {
  const giver = program.blocks[block].operations.find((number) =>
    program.operations[number].results.includes(value));
  return giver === undefined ? `argument ${value}` : giver;
}

/* Of a large graph: the operation, those that it needs, and those that use it. */
function nextTo(program, block, centre) {
  const { operations } = program.blocks[block];
  const here = centre < 0 ? operations[0] : centre;
  const needed = new Set(usesOf(program, block, program.operations[here])
    .map(({ value }) => giverOf(program, block, value)));
  const given = new Set(program.operations[here].results);
  const uses = (number) => usesOf(program, block, program.operations[number])
    .some(({ value }) => given.has(value));
  const near = operations.filter((number) => number === here || needed.has(number) || uses(number));
  return near.slice(0, GRAPH.near);
}

function vertexOf(program, key, values, name) {
  const op = typeof key === "string" ? null : program.operations[key];
  const label = values.length ? labelRoom(program.values[values[0]]) : 0;
  return { key, values, title: name, needs: [], uses: [], level: 0, holds: Boolean(op && op.holds),
    ends: Boolean(op && !op.results.length && !op.holds),
    width: Math.max(60, Math.max(name.length, label) * GRAPH.character + 12) };
}

/* So many characters a label needs: integers have few digits. */
function labelRoom({ name, type }) {
  const [, bits] = /^[su]?i(\d+)$/.exec(type) || [];
  const digits = bits ? Math.max(5, Math.ceil(bits * 0.302) + 1) : GRAPH.label;
  return name.length + 3 + Math.min(GRAPH.label, bits > 1 ? digits - 2 : digits);
}

/* Vertices with what each needs; arguments of the block are some. */
function verticesOf(program, block, shown) {
  const nodes = new Map();
  for (const number of shown) {
    const op = program.operations[number];
    nodes.set(number, vertexOf(program, number, op.results, operationName(program, op)));
  }
  for (const number of shown)
    for (const { value, taken } of usesOf(program, block, program.operations[number])) {
      const from = giverOf(program, block, value);
      if (typeof from === "string" && !nodes.has(from))
        nodes.set(from, vertexOf(program, from, [value], "argument"));
      if (!nodes.has(from))
        continue;
      nodes.get(number).uses.push({ from, taken });
      if (!taken)
        nodes.get(number).needs.push(from);
    }
  return nodes;
}

/* Each stands below all that it needs; what needs nothing right above the first that uses it. */
function setLevels(nodes) {
  const settle = (node, path) => {
    if (node.level || path.has(node.key))
      return node.level;
    path.add(node.key);
    node.level = 1 + Math.max(0, ...node.needs.map((key) => settle(nodes.get(key), path)));
    path.delete(node.key);
    return node.level;
  };
  nodes.forEach((node) => settle(node, new Set()));
  const last = Math.max(...[...nodes.values()].map((node) => node.level));
  for (const node of nodes.values()) {
    if (node.ends)
      node.level = last;
    const users = [...nodes.values()].filter((other) => other.needs.includes(node.key));
    if (!node.needs.length && !node.holds && users.length)
      node.level = Math.max(1, Math.min(...users.map((user) => user.level)) - 1);
  }
}

/* In a row those come first whose givers stand at the left. */
function orderRows(nodes) {
  const rows = [];
  for (const node of nodes.values())
    (rows[node.level - 1] ||= []).push(node);
  for (const row of rows.filter(Boolean)) {
    row.forEach((node, i) => { node.place = i; });
    const mean = (node) => node.needs.length
      ? node.needs.reduce((sum, key) => sum + nodes.get(key).place, 0) / node.needs.length
      : node.place;
    row.sort((a, b) => mean(a) - mean(b));
    row.forEach((node, i) => { node.place = i; });
  }
  orderFirst(nodes, rows[0]);
  return rows.filter(Boolean);
}

/* In the first those that the left ones below use. */
function orderFirst(nodes, row) {
  const users = (node) => [...nodes.values()].filter((other) =>
    other.uses.some(({ from }) => from === node.key) && other.level > 1);
  const mean = (node) => {
    const found = users(node);
    return found.length ? found.reduce((sum, user) => sum + user.place, 0) / found.length : 99;
  };
  row.sort((a, b) => mean(a) - mean(b));
}

function layOut(program, block, shown) {
  const nodes = verticesOf(program, block, shown);
  setLevels(nodes);
  const rows = orderRows(nodes);
  const widths = rows.map((row) => row.reduce((sum, node) => sum + node.width + GRAPH.between,
    -GRAPH.between));
  const inner = Math.max(...widths);
  rows.forEach((row, i) => {
    let x = GRAPH.margin + (inner - widths[i]) / 2;
    for (const node of row) {
      node.x = x;
      node.y = 24 + i * (GRAPH.height + GRAPH.gap);
      x += node.width + GRAPH.between;
    }
  });
  const edges = edgesOf(nodes);
  const lanes = edges.filter((edge) => edge.taken).length;
  return { nodes: [...nodes.values()], edges,
    width: inner + 2 * GRAPH.margin + (lanes ? 8 + lanes * GRAPH.lane : 0),
    height: 24 + rows.length * (GRAPH.height + GRAPH.gap) - GRAPH.gap + 36 };
}

function edgesOf(nodes) {
  const edges = [];
  let lane = 0;
  for (const to of nodes.values())
    to.uses.forEach(({ from, taken }, port) => edges.push({ from: nodes.get(from), to, port,
      ports: to.uses.length, taken, lane: taken ? lane++ : 0 }));
  return edges;
}

/* "%next = 3", or "%a = 1, …" of several; the name alone where it has no value yet. */
function valueLabel(program, numbers, valueOf) {
  if (!numbers.length)
    return "";
  const { name } = program.values[numbers[0]];
  const value = valueOf(numbers[0]);
  if (value === undefined)
    return name;
  const text = readable(value);
  const short = text.length > GRAPH.label ? text.slice(0, GRAPH.label - 1) + "…" : text;
  return `${name} = ${short}${numbers.length > 1 ? ", …" : ""}`;
}

/* "holds 3", and behind what it takes "3 → 4". */
function heldText(round, key, moment) {
  const now = round && round.held.get(key), next = round && round.next.get(key);
  const text = (entry) => entry.texts.map((part) => readable(part)).join(", ").slice(0, 12);
  if (!now || now.moment > moment)
    return "";
  return next && next.moment <= moment ? `${text(now)} → ${text(next)}` : `holds ${text(now)}`;
}
