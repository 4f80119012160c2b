/* State: all that is so at one moment of the run. Moments are applied one after the other; what
 * each replaced is kept, so that they can be taken back in the same way.
 *
 *   moment     index of the latest one, -1 before the first
 *   time       operations started so far
 *   operation, block    what the latest moment was about; -1 if none
 *   stack      the innermost frame { function, call, values, below, depth, steps } or null;
 *              `left` instead of values: so many frames are not known
 *   entered    how often each block began
 *   taken      edges of control flow: "from>to" -> how often
 *   memory     allocations by their number; tensors among them, which have a value
 *   tensors    of such values, the number
 *   touches    of memory, at this moment; `lit`: those to be seen
 *   transfer   what the arguments of the block that just began were given
 *   variables  of the source, [name, text] each; `former`: what they were a moment before
 *   poison     where the poison among the values of this moment is from; null if there is none
 */

class Run {
  constructor(program) {
    this.program = program;
    this.undo = [];
    this.log = null;
    this.version = 0;
    this.state = {
      moment: -1, time: 0, kind: -1, operation: -1, block: -1, latest: -1, stack: null,
      entered: new Array(program.blocks.length).fill(0), taken: {}, memory: {}, tensors: {},
      touches: [], lit: [], lanes: "", variables: [], former: [],
      changed: [], output: "", transfer: null, poison: null, returned: -1, edge: "", skipped: 0,
    };
  }

  /* Made once somebody asks. */
  get history() {
    this.made = this.made || new History(this.program);
    return this.made;
  }

  /* To the moment; all in between are applied, or taken back. */
  seek(moment) {
    while (this.state.moment < moment)
      this.apply();
    while (this.state.moment > moment)
      this.takeBack();
  }

  set(object, key, value) {
    this.log.push(object, key, object[key]);
    object[key] = value;
  }

  takeBack() {
    const log = this.undo.pop();
    for (let i = log.length - 3; i >= 0; i -= 3)
      log[i][log[i + 1]] = log[i + 2];
  }

  apply() {
    const state = this.state;
    const moment = this.program.moments[state.moment + 1];
    const last = moment[moment.length - 1];
    const extras = typeof last === "object" && !Array.isArray(last) ? last : {};
    this.log = [];
    this.begin(moment[0]);
    this.perform(moment);
    this.set(state, "poison", extras.p ? readPoison(extras.p) : null);
    if (moment[0] !== MOMENT.END) /* what ended the run is still to be seen there */
      this.set(state, "touches", []);
    this.set(state, "lanes", extras.l || "");
    (extras.m || []).forEach((event) => this.remember(event));
    this.light(moment);
    this.set(state, "former", state.variables);
    if (extras.v)
      this.set(state, "variables", extras.v);
    if (extras.o)
      this.set(state, "output", state.output + extras.o);
    this.undo.push(this.log);
  }

  /* What was touched is lit; in the loops that an operation means, as long as they are at one point. */
  light([kind]) {
    const { state } = this;
    const stays = kind === MOMENT.RAN && state.stack && !state.stack.left
      && isHelper(this.program, state.stack);
    this.set(state, "lit", stays ? [...state.lit, ...state.touches] : state.touches);
  }

  begin(kind) {
    const state = this.state;
    this.set(state, "moment", state.moment + 1);
    this.set(state, "kind", kind);
    this.set(state, "changed", []);
    this.set(state, "transfer", null);
    this.set(state, "edge", "");
    this.set(state, "skipped", 0);
  }

  perform(moment) {
    switch (moment[0]) {
    case MOMENT.RAN:
    case MOMENT.BEGINS:
      this.set(this.state, "time", this.state.time + (isCounted(moment) ? 1 : 0));
      this.operate(moment[1], moment[2]);
      break;
    case MOMENT.DONE:
      this.operate(moment[1], moment[2]);
      this.forgetInside(this.program.operations[moment[1]]);
      break;
    case MOMENT.ENTERED:
      this.enter(moment[1], moment[2]);
      break;
    case MOMENT.CALLED:
      this.call(moment[1], moment[2], moment[3]);
      break;
    case MOMENT.RETURNED:
      this.giveBack(moment);
      break;
    case MOMENT.GAP:
      this.skip(moment);
      break;
    }
  }

  setValue(value, text) {
    const { values } = this.state.stack;
    if (text === undefined && values[value] === undefined)
      return;
    this.set(values, value, text);
    if (text !== undefined)
      this.state.changed.push(value);
  }

  /* An operation is the current one; its results, if it has any yet, have values. */
  operate(number, results) {
    const op = this.program.operations[number];
    this.set(this.state, "operation", number);
    this.set(this.state, "latest", number);
    this.set(this.state, "block", op.block);
    if (Array.isArray(results))
      op.results.forEach((value, i) => this.setValue(value, results[i]));
  }

  forgetInside(op) {
    for (const region of op.regions)
      for (const block of region) {
        this.program.blocks[block].args.forEach((value) => this.setValue(value, undefined));
        this.program.blocks[block].inner.forEach((value) => this.setValue(value, undefined));
      }
  }

  enter(number, values) {
    const block = this.program.blocks[number];
    this.set(this.state, "transfer", this.transferTo(block, values));
    this.set(this.state, "block", number);
    this.set(this.state, "operation", -1);
    this.count(block);
    block.inner.forEach((value) => this.setValue(value, undefined));
    block.args.forEach((value, i) => this.setValue(value, values[i]));
  }

  /* The edge is the branch's, or from the operation around a region to the region. */
  count(block) {
    const latest = this.program.operations[this.state.latest];
    const from = latest && latest.successors.length ? latest.block : "o" + block.parent;
    const edge = from + ">" + block.number;
    this.set(this.state.entered, block.number, this.state.entered[block.number] + 1);
    this.set(this.state.taken, edge, (this.state.taken[edge] || 0) + 1);
    this.set(this.state, "edge", edge);
  }

  call(number, values, call) {
    const block = this.program.blocks[number];
    const below = this.state.stack;
    const caller = below && below.values;
    const sources = call < 0 || !caller ? [] : this.program.operations[call].operands.slice(
      -values.length || Infinity);
    const transfer = this.pair(block, values, sources, caller || {}, {});
    this.set(this.state, "stack", { function: block.parent, call, values: {}, below,
      depth: below ? below.depth + 1 : 1 });
    this.set(this.state, "transfer", transfer);
    this.set(this.state, "block", number);
    this.set(this.state, "operation", -1);
    this.set(this.state, "latest", -1);
    this.count(block);
    block.args.forEach((value, i) => this.setValue(value, values[i]));
  }

  giveBack([, number, results, frame]) {
    const op = this.program.operations[number];
    let below = this.state.stack.below;
    if (below && below.left)
      below = this.uncover(below, this.program.blocks[op.block].function);
    this.set(this.state, "stack", below);
    if (Array.isArray(frame))
      frame.forEach(([value, text]) => this.set(below.values, value, text));
    this.operate(number, results);
  }

  uncover(hidden, fn) {
    const rest = hidden.left > 1
      ? { left: hidden.left - 1, below: hidden.below, depth: hidden.depth - 1 } : hidden.below;
    return { function: fn, call: -1, values: {}, below: rest, depth: hidden.depth };
  }

  skip([, time, stack, entered]) {
    let top = null;
    for (const entry of stack)
      top = typeof entry === "number"
        ? { left: entry, below: top, depth: (top ? top.depth : 0) + entry }
        : { function: entry[0], call: entry[1], values: Object.fromEntries(entry[2]), below: top,
          depth: (top ? top.depth : 0) + 1 };
    this.set(this.state, "skipped", time - 1 - this.state.time);
    this.set(this.state, "stack", top);
    this.set(this.state, "time", time - 1);
    this.set(this.state, "operation", -1);
    this.set(this.state, "latest", -1);
    this.set(this.state, "block", -1);
    entered.forEach(([block, count]) => this.set(this.state.entered, block, count));
  }

  /* What flows into a block's arguments, from a branch's operands, or from what a region was left
   * with or its operation was given: there the last operands are handed to the last arguments. */
  transferTo(block, values) {
    const frame = this.state.stack.values;
    const latest = this.program.operations[this.state.latest];
    if (!latest)
      return this.pair(block, values, [], frame, frame);
    const edge = latest.successors.find((successor) => successor.target === block.number);
    if (edge)
      return this.pair(block, values, edge.handed, frame, frame);
    const parent = this.program.operations[block.parent];
    const free = parent.induction ? block.args.length - parent.induction : block.args.length;
    const handed = Math.min(free, latest.operands.length);
    return this.pair(block, values, latest.operands.slice(latest.operands.length - handed), frame,
      frame);
  }

  /* The last arguments are those that are handed something; a source that does not hold what came
   * is none. */
  pair(block, values, sources, before, old) {
    const first = block.args.length - sources.length;
    return block.args.map((arg, i) => {
      const source = i >= first ? sources[i - first] : -1;
      const known = source >= 0 && before[source] === values[i]
        && this.program.values[source].type === this.program.values[arg].type;
      return { arg, value: values[i], old: old[arg], source: known ? source : -1 };
    });
  }

  remember(event) {
    const memory = this.state.memory;
    const [kind, number] = event;
    if (kind === "+")
      this.set(memory, number, this.allocation(event));
    const allocation = memory[number];
    if (!allocation)
      return;
    if (kind === "-")
      this.set(allocation, "freed", this.state.moment);
    else if (kind === "=")
      this.change(allocation, event);
    else if (kind !== "+")
      this.touch(allocation, event);
    this.set(allocation, "version", ++this.version);
  }

  allocation([, number, kind, name, line, type, count, shown, sizes, bytes, cells, value]) {
    if (value !== undefined)
      this.set(this.state.tensors, value, number);
    return { number, kind, name, line, type, count, shown, sizes, bytes, cells, value, freed: -1,
      touched: this.state.moment, born: this.state.moment, version: 0 };
  }

  /* A tensor does not change: the value is another one now. */
  change(allocation, [mode, number, first, cells]) {
    this.write(allocation, first, cells);
    if (allocation.value === undefined)
      return;
    this.set(allocation, "touched", this.state.moment);
    this.state.touches.push({ mode, number, first, count: cells.length });
  }

  write(allocation, first, cells) {
    cells.forEach((cell, i) => this.set(allocation.cells, first + i, cell));
  }

  touch(allocation, [mode, number, first, count, cells]) {
    if (cells)
      this.write(allocation, first, cells);
    this.set(allocation, "touched", this.state.moment);
    this.state.touches.push({ mode, number, first, count });
  }
}

function readPoison([birth, why, links, here]) {
  return { birth, why, links, here: here === 1 };
}

/* "[1, 2]": where the element stands in the memref it was allocated as. */
function elementName({ sizes }, element) {
  if (!sizes)
    return `[${element}]`;
  return `[${indicesOf(sizes, element).join(", ")}]`;
}

function indicesOf(sizes, element) {
  const indices = [];
  for (let dim = sizes.length - 1; dim >= 0; dim--) {
    indices.unshift(element % sizes[dim]);
    element = Math.floor(element / sizes[dim]);
  }
  return indices;
}

/* "#2 %m"; a tensor has no name but its value's. */
function allocationName({ number, name, value }) {
  return value === undefined ? `#${number} ${name}` : name;
}

/* Do the loops that an operation means run in the frame? */
function isHelper(program, frame) {
  const call = program.operations[frame.call];
  return call !== undefined
    && program.operations[frame.function].symbol === operationName(program, call);
}

/* Is the tensor one of the innermost frame's values? Of the frame around an operation whose loops run,
 * its operands are, and its results, which are being made. */
function isHeld(program, state, { number, value }) {
  if (state.tensors[value] !== number)
    return false;
  for (let frame = state.stack; frame && !frame.left; frame = frame.below) {
    const text = frame.values[value];
    if (text !== undefined)
      return text !== "poison";
    const call = program.operations[frame.call];
    if (!isHelper(program, frame) || call.results.includes(value))
      return isHelper(program, frame);
    if (!call.operands.includes(value))
      return false;
  }
  return false;
}

/* The frames from the innermost to the entry's. */
function frames(state) {
  const found = [];
  for (let frame = state.stack; frame; frame = frame.below)
    found.push(frame);
  return found;
}

/* Is the operation that a moment is about one of those that the run is counted in? */
function isCounted(moment) {
  return !moment[moment.length - 1].u;
}
