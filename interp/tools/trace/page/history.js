/* History: where values and cells came from, found in the recorded moments once somebody asks.
 *
 *   frames     { below, call, known }: of each call; `known`: values that a gap told
 *   frameAt    of each moment, the innermost frame behind it
 *   given      of each value, moment and frame, moment and frame, ...: when it came to be what it is
 *   accesses   of each allocation, [{ kind, moment, first, count, cells }, ...]
 *
 * An origin { moment, text, op, how, sources } is what made a value what it is. A source, what it was
 * made from, is asked in the same way: { role, value, moment, frame }, or a cell { role, number,
 * index, moment }. Nothing is kept of an origin: a long run is gone through once.
 */

const MOST_CELLS_READ = 16; /* by one operation, that are told */
const LONGEST_WAY = 200;

class History {
  constructor(program) {
    this.program = program;
    this.frames = [];
    this.frameAt = new Int32Array(program.moments.length).fill(-1);
    this.given = program.values.map(() => []);
    this.accesses = new Map();
    this.tensors = new Set();
    let top = -1;
    program.moments.forEach((moment, number) => {
      top = this.follow(moment, number, top);
      this.frameAt[number] = top;
      this.remember(moment, number);
    });
  }

  follow(moment, number, top) {
    const { operations, blocks } = this.program;
    const [kind, of, values] = moment;
    let frame = top;
    if (kind === MOMENT.CALLED)
      frame = this.begin(top, moment[3]);
    else if (kind === MOMENT.RETURNED)
      frame = this.leave(top);
    else if (kind === MOMENT.GAP)
      return this.restack(values, number);
    if (Array.isArray(moment[3]))
      this.give(moment[3].map(([value]) => value), number, frame);
    if (kind === MOMENT.ENTERED || kind === MOMENT.CALLED)
      this.give(blocks[of].args, number, frame);
    else if (Array.isArray(values))
      this.give(operations[of].results, number, frame);
    return frame;
  }

  begin(below, call) {
    this.frames.push({ below, call, left: 0, known: [] });
    return this.frames.length - 1;
  }

  /* Frames that were left out become known one by one. */
  leave(top) {
    const below = top < 0 ? -1 : this.frames[top].below;
    const hidden = this.frames[below];
    if (!hidden || !hidden.left)
      return below;
    let rest = hidden.below;
    if (hidden.left > 1) {
      rest = this.begin(hidden.below, -1);
      this.frames[rest].left = hidden.left - 1;
    }
    return this.begin(rest, -1);
  }

  restack(stack, number) {
    let top = -1;
    for (const entry of stack) {
      top = this.begin(top, typeof entry === "number" ? -1 : entry[1]);
      if (typeof entry === "number")
        this.frames[top].left = entry;
      else
        this.frames[top].known = entry[2];
      this.give(this.frames[top].known.map(([value]) => value), number, top);
    }
    return top;
  }

  give(values, number, frame) {
    values.forEach((value) => this.given[value].push(number, frame));
  }

  remember(moment, number) {
    for (const [kind, allocation, first, count, cells, ...made] of eventsOf(moment)) {
      if (!this.accesses.has(allocation))
        this.accesses.set(allocation, []);
      const access = { kind, moment: number, first, count, cells };
      if (kind === "+")
        Object.assign(access, { first: 0, count: made[1], cells: made[5] });
      else if (kind === "=")
        Object.assign(access, { count: count.length, cells: count });
      this.accesses.get(allocation).push(access);
      if (made.length > 6)
        this.tensors.add(allocation);
    }
  }

  /* The frame so many calls outside of the innermost one. */
  frameOf(moment, depth) {
    let frame = this.frameAt[moment];
    for (let i = 0; i < depth && frame >= 0; i++)
      frame = this.frames[frame].below;
    return frame;
  }

  /* The latest moment, up to `moment`, that gave the value in that frame; -1 where none did. */
  find(value, moment, frame) {
    const given = this.given[value];
    let low = 0, high = given.length / 2;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (given[2 * middle] <= moment)
        low = middle + 1;
      else
        high = middle;
    }
    while (low > 0 && given[2 * low - 1] !== frame)
      low--;
    return low ? given[2 * low - 2] : -1;
  }

  textOf({ value, moment, frame }) {
    const at = this.find(value, moment, frame);
    return at < 0 ? undefined : this.textAt(value, at, frame);
  }

  textAt(value, at, frame) {
    const [kind, of, values, more] = this.program.moments[at];
    if (kind === MOMENT.GAP)
      return this.frames[frame].known.find(([known]) => known === value)[1];
    const named = kind === MOMENT.ENTERED || kind === MOMENT.CALLED
      ? this.program.blocks[of].args : this.program.operations[of].results;
    const index = named.indexOf(value);
    return index >= 0 ? values[index] : more.find(([known]) => known === value)[1];
  }

  /* null where nothing is known of the value. */
  origin(source) {
    const { value, moment, frame } = source;
    const at = this.find(value, moment, frame);
    if (at < 0)
      return null;
    const told = this.program.moments[at];
    const origin = { moment: at, text: this.textAt(value, at, frame), op: null, how: "", sources: [] };
    if (told[0] === MOMENT.ENTERED)
      this.handedIn(origin, value, at, frame);
    else if (told[0] === MOMENT.CALLED)
      this.calledWith(origin, value, at, frame);
    else if (told[0] === MOMENT.GAP || !this.program.operations[told[1]].results.includes(value))
      origin.how = "It is of a stretch that is left out, which ends";
    else
      this.computed(origin, value, at, frame);
    return origin;
  }

  computed(origin, value, at, frame) {
    const [kind, number] = this.program.moments[at];
    const op = this.program.operations[number];
    const place = op.results.indexOf(value);
    const from = kind === MOMENT.RETURNED ? this.returnBefore(at)
      : kind === MOMENT.DONE ? this.terminatorBefore(at, op, frame) : null;
    origin.op = op;
    origin.how = kind === MOMENT.RETURNED ? "returned it" : "gave it";
    if (from) {
      const handed = this.program.operations[from.op].operands.slice(-op.results.length);
      this.add(origin, `handed out by ${this.where(from.op)}`, handed[place], from.moment,
        from.frame, value);
    } else if (kind === MOMENT.RAN && op.induction) {
      this.add(origin, "handed in; no iteration ran", op.operands.slice(-op.results.length)[place],
        at - 1, frame, value);
    }
    if (!origin.sources.length)
      origin.sources = [...this.cellsRead(at), ...this.operandsOf(op, at, frame)];
  }

  /* What holds another value, or is of another type, is not what was handed on. */
  add(origin, role, value, moment, frame, to) {
    const source = { role, value, moment, frame };
    if (value === undefined || this.textOf(source) !== origin.text
      || this.program.values[value].type !== this.program.values[to].type)
      return false;
    origin.sources.push(source);
    return true;
  }

  operandsOf(op, at, frame) {
    return [...new Set(op.operands)].map((value) => ({ role: "", value, moment: at - 1, frame }));
  }

  /* As they were before it wrote there. Elements of a tensor are its value's. */
  cellsRead(at) {
    const found = [];
    const events = eventsOf(this.program.moments[at]);
    const changed = new Set(events.filter(([kind]) => kind === "w" || kind === "a")
      .map(([, number]) => number));
    for (const [kind, number, first, count] of events)
      if ((kind === "r" || kind === "a") && !this.tensors.has(number))
        for (let i = first; i < first + count && found.length < MOST_CELLS_READ; i++)
          found.push({ role: "was read", number, index: i, moment: changed.has(number) ? at - 1 : at });
    return found;
  }

  /* The terminator that the frame left behind at the moment was left by. */
  returnBefore(at) {
    const frame = this.frameAt[at - 1];
    for (let moment = at - 1; moment >= 0 && this.frameAt[moment] === frame; moment--) {
      const [kind, number] = this.program.moments[moment];
      if (kind === MOMENT.RAN && this.isLast(number))
        return { op: number, moment, frame };
      if (kind !== MOMENT.RAN)
        return null;
    }
    return null;
  }

  isLast(number) {
    const { block } = this.program.operations[number];
    return block >= 0 && this.program.blocks[block].operations.at(-1) === number;
  }

  /* The last operation of a region's block that ran since `op` began. */
  terminatorBefore(at, op, frame) {
    for (let moment = at - 1; moment >= 0; moment--) {
      const [kind, number] = this.program.moments[moment];
      if (kind === MOMENT.GAP)
        return null;
      if (this.frameAt[moment] !== frame || kind === MOMENT.ENTERED)
        continue;
      if (number === op.number)
        return null;
      if (this.isInside(number, op) && this.isLast(number))
        return { op: number, moment, frame };
    }
    return null;
  }

  isInside(number, op) {
    const { block } = this.program.operations[number] || { block: -1 };
    return block >= 0 && this.program.blocks[block].parent === op.number;
  }

  /* The operation before the moment, in the frame, with its moment; null behind a gap. */
  before(at, frame) {
    for (let moment = at - 1; moment >= 0; moment--) {
      const [kind, number] = this.program.moments[moment];
      if (kind === MOMENT.GAP)
        return null;
      if (this.frameAt[moment] === frame && kind !== MOMENT.ENTERED && kind !== MOMENT.CALLED)
        return { op: this.program.operations[number], moment };
    }
    return null;
  }

  /* An argument of a block: a branch handed it in, or what ended the iteration before, or the
   * operation around; or that operation counts it. */
  handedIn(origin, value, at, frame) {
    const block = this.program.blocks[this.program.moments[at][1]];
    const parent = this.program.operations[block.parent];
    const from = this.before(at, frame);
    const branch = from && from.op.successors.find(({ target }) => target === block.number);
    const free = block.args.length - parent.induction;
    const handed = branch ? branch.handed : from ? from.op.operands.slice(-free || Infinity) : [];
    const place = block.args.indexOf(value) - block.args.length + handed.length;
    origin.op = parent;
    origin.how = `began ${blockName(this.program, block)}`;
    if (!from)
      origin.how += ", by what is left out,";
    if (branch)
      Object.assign(origin, { op: from.op, how: `went to ${blockName(this.program, block)} with it` });
    if (block.args.indexOf(value) < parent.induction && !branch)
      this.counted(origin, block, parent, at, frame);
    else if (from)
      this.add(origin, `handed in by ${this.where(from.op.number)}`, handed[place], from.moment,
        frame, value);
    if (branch)
      origin.sources.push(...this.deciding(from.op, at, frame));
    if (!origin.sources.length && from)
      origin.sources = this.operandsOf(from.op, at, frame);
  }

  /* Operands of a branch that it hands to no block: they say where it goes. */
  deciding(op, at, frame) {
    const handed = op.successors.reduce((sum, successor) => sum + successor.handed.length, 0);
    return op.operands.slice(0, op.operands.length - handed)
      .map((value) => ({ role: "decided by", value, moment: at - 1, frame }));
  }

  counted(origin, block, parent, at, frame) {
    const iteration = this.iterationAt(block, parent, at, frame);
    const free = block.args.length - parent.induction;
    origin.how = iteration ? `counted it, in iteration ${iteration.toLocaleString("en")}` : "counted it";
    origin.sources = this.operandsOf({ operands:
      parent.operands.slice(0, parent.operands.length - free) }, at, frame);
  }

  /* From 1 on; 0 where the loop's beginning is not recorded. */
  iterationAt(block, parent, at, frame) {
    let count = 0;
    for (let moment = at; moment >= 0; moment--) {
      const [kind, number] = this.program.moments[moment];
      if (kind === MOMENT.GAP)
        return 0;
      if (this.frameAt[moment] !== frame)
        continue;
      if (kind === MOMENT.ENTERED && number === block.number)
        count++;
      if (kind === MOMENT.BEGINS && number === parent.number)
        return count;
    }
    return 0;
  }

  calledWith(origin, value, at, frame) {
    const [, number, values, call] = this.program.moments[at];
    const { args } = this.program.blocks[number];
    const { below } = this.frames[frame];
    const op = this.program.operations[call];
    if (!op) {
      origin.how = "It was handed to the entry";
      return;
    }
    const handed = op.operands.slice(-values.length || Infinity);
    const place = args.indexOf(value) - values.length + handed.length;
    origin.op = op;
    origin.how = `called ${blockName(this.program, this.program.blocks[number])} with it`;
    if (!this.add(origin, "handed in", handed[place], at - 1, below, value))
      origin.sources = this.operandsOf(op, at, below);
  }

  where(number) {
    const op = this.program.operations[number];
    return `${operationName(this.program, op)}${op.line ? ` of ${lineText(this.program, op.line)}` : ""}`;
  }

  /* What a cell holds at the moment: { content; access: its last write, or null; made, ended:
   * when its memory was, or -1; readers: moments at which this was read; over: when it was written
   * anew, or -1 }. What ends memory touches all of it, and writes nothing. */
  cell({ number, index, moment }) {
    const found = { access: null, made: -1, ended: -1, content: 0, readers: [], over: -1 };
    for (const access of this.accesses.get(number) || []) {
      const { kind, first, count, cells } = access;
      if (kind === "-" && access.moment <= moment)
        found.ended = access.moment;
      if (kind === "-" || kind === "m" || index < first || index >= first + count
        || (kind !== "r" && !cells))
        continue;
      if (kind !== "r" && access.moment > moment) {
        found.over = access.moment;
        if (kind === "a")
          found.readers.push(access.moment);
        break;
      }
      if (kind === "r") {
        found.readers.push(access.moment);
        continue;
      }
      if (kind === "+" && found.made < 0)
        found.made = access.moment;
      found.access = kind === "+" ? null : access;
      found.content = cells ? cells[index - first] : undefined;
      found.readers = [];
    }
    return found;
  }

  /* From where poison is back to its birth: [{ moment, op, how, unwritten }, ...], as far as it is
   * recorded; `unwritten`: it is what memory holds before anything is written there. */
  wayOf(source) {
    const way = [];
    while (source && way.length < LONGEST_WAY)
      source = source.value === undefined ? this.poisonOfCell(source, way)
        : this.poisonOfValue(source, way);
    return way;
  }

  poisonOfValue(source, way) {
    const origin = this.origin(source);
    const poison = origin && this.poisonAt(origin.moment);
    if (!origin)
      return null;
    way.push({ moment: origin.moment, op: origin.op, how: origin.how, unwritten: false });
    return poison && poison.here ? null
      : origin.sources.find((from) => from.role !== "decided by" && this.isPoison(from));
  }

  poisonOfCell(source, way) {
    const { access, made } = this.cell(source);
    const moment = access ? access.moment : made;
    const op = this.operationAt(moment);
    way.push({ moment, op, unwritten: !access,
      how: access ? "wrote it" : "made the memory" });
    if (!access || !op)
      return null;
    return this.operandsOf(op, moment, this.frameAt[moment]).find((from) => this.isPoison(from));
  }

  isPoison(source) {
    if (source.value !== undefined)
      return /\bpoison\b/.test(this.textOf(source) || "");
    const { content } = this.cell(source);
    return content === 0 || content === 1;
  }

  poisonAt(moment) {
    const { p } = this.program.moments[moment].at(-1);
    return p ? readPoison(p) : null;
  }

  /* What a moment is about; null where that is no operation. */
  operationAt(moment) {
    const [kind, number] = this.program.moments[moment] || [];
    const is = kind === MOMENT.RAN || kind === MOMENT.BEGINS || kind === MOMENT.DONE
      || kind === MOMENT.RETURNED;
    return is ? this.program.operations[number] : null;
  }
}

/* Of memory. */
function eventsOf(moment) {
  return moment.at(-1).m || [];
}
