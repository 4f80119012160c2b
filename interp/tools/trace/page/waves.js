/* Waves: what the operations of a graph hold, and what it gives, tick by tick up to this moment.
 *
 * A graph begins anew each time it fires: that is a round. Of a circuit several rounds may be one
 * tick. A lane is what one operation holds, or one value that the graph ends with.
 */

const WAVES = { column: 56, row: 30, head: 22, most: 24, character: 7.3, label: 150 };

class Waves {
  constructor(run) {
    this.run = run;
    this.panel = panel("waves");
    this.block = run.program.blocks.findIndex((block) => this.has(block.number));
    this.panel.root.hidden = this.block < 0;
    this.note = element("p", "facts");
    this.place = element("div", "waves");
    this.panel.body.append(this.note, this.place);
  }

  has(block) {
    return isGraph(this.run.program, block) && lanesOf(this.run.program, block).length > 0;
  }

  show(state) {
    const found = graphAround(this.run.program, state);
    this.block = found >= 0 && this.has(found) ? found : this.block;
    if (this.block < 0 || !this.panel.root.open)
      return;
    const lanes = lanesOf(this.run.program, this.block);
    const rounds = historyOf(this.run.program, this.block)
      .filter((round) => round.moment <= state.moment);
    this.panel.title.textContent = "State of "
      + blockName(this.run.program, this.run.program.blocks[this.block]);
    this.draw(lanes.slice(0, WAVES.most), rounds, state.moment);
    this.tell(lanes.length - WAVES.most);
  }

  tell(left) {
    const notes = [];
    if (this.hidden)
      notes.push(`${this.hidden.toLocaleString("en")} earlier rounds are at the left of what is drawn`);
    if (left > 0)
      notes.push(`${left.toLocaleString("en")} more lanes are left out`);
    this.note.textContent = notes.length ? `${notes.join("; ")}.` : "";
    this.note.hidden = !notes.length;
  }

  draw(lanes, rounds, moment) {
    const room = this.place.clientWidth || 360;
    const longest = Math.max(0, ...lanes.map((lane) => lane.name.length));
    const side = Math.min(WAVES.label, longest * WAVES.character + 14, room * 0.4);
    const columns = Math.max(1, Math.floor((room - side - 2) / WAVES.column));
    const shown = rounds.slice(-columns);
    const height = WAVES.head + lanes.length * WAVES.row + 4;
    const svg = drawing("svg", { width: room, height, viewBox: `0 0 ${room} ${height}`,
      role: "img", "aria-label": "What is held, tick by tick" });
    this.hidden = rounds.length - shown.length;
    svg.append(hatch());
    this.drawHead(svg, shown, side, height);
    lanes.forEach((lane, i) => this.drawLane(svg, lane, shown, moment,
      { side, top: WAVES.head + i * WAVES.row }));
    this.place.replaceChildren(svg);
  }

  /* Where ticks are told, the first round of each bears its number. */
  drawHead(svg, rounds, side, height) {
    rounds.forEach((round, i) => {
      const x = side + i * WAVES.column;
      const starts = round.tick === undefined || !i || rounds[i - 1].tick !== round.tick;
      if (i === rounds.length - 1)
        svg.append(drawing("rect", { class: "now", x, y: 0, width: WAVES.column, height }));
      if (starts)
        svg.append(drawing("line", { class: "tick", x1: x, x2: x, y1: 4, y2: height }),
          drawing("text", { class: "number", x: x + 5, y: 15 },
            round.tick === undefined ? String(round.number) : `${i ? "" : "tick "}${round.tick}`));
    });
  }

  drawLane(svg, lane, rounds, moment, { side, top }) {
    const most = Math.floor((side - 8) / WAVES.character);
    const name = lane.name.length > most ? lane.name.slice(0, most - 1) + "…" : lane.name;
    const label = drawing("text", { class: "name", x: 2, y: top + 19 }, name);
    label.append(drawing("title", {}, lane.name));
    svg.append(label);
    const texts = rounds.map((round) => lane.at(round, moment));
    for (let from = 0; from < texts.length;) {
      let to = from + 1;
      while (to < texts.length && texts[to] === texts[from])
        to++;
      if (texts[from] !== undefined)
        this.drawStretch(svg, texts[from], side + from * WAVES.column, side + to * WAVES.column,
          top, from ? texts[from - 1] : undefined);
      from = to;
    }
  }

  /* A bit is a line, low or high; all else a box with what it is; poison is hatched. */
  drawStretch(svg, text, left, right, top, before) {
    const high = top + 5, low = top + WAVES.row - 5, level = levelOf(text);
    if (level !== undefined) {
      const y = level ? high : low, jump = levelOf(before);
      const start = jump === undefined || jump === level ? `M${left} ${y}`
        : `M${left} ${jump ? high : low}V${y}`;
      svg.append(drawing("path", { class: "bit", d: `${start}H${right}` }));
      return;
    }
    const poison = /\bpoison\b/.test(text);
    const group = drawing("g", { class: poison ? "word poison" : "word" });
    const middle = (high + low) / 2, most = Math.floor((right - left - 10) / WAVES.character);
    const full = readable(text);
    const shown = full.length > most ? full.slice(0, Math.max(1, most - 1)) + "…" : full;
    group.append(drawing("path", { d: `M${left} ${middle}l4 ${high - middle}H${right - 4}`
      + `L${right} ${middle}L${right - 4} ${low}H${left + 4}z` }),
    drawing("text", { x: (left + right) / 2, y: middle + 4, "text-anchor": "middle" }, shown),
    drawing("title", {}, full));
    svg.append(group);
  }
}

function levelOf(text) {
  return { true: true, high: true, false: false, low: false }[text];
}

function hatch() {
  const pattern = drawing("pattern", { id: "hatch", width: 6, height: 6,
    patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
  pattern.append(drawing("rect", { class: "ground", width: 6, height: 6 }),
    drawing("rect", { class: "stripe", width: 2, height: 6 }));
  const defs = drawing("defs");
  defs.append(pattern);
  return defs;
}

/* What operations hold, then what the block ends with. */
function lanesOf(program, block) {
  const ops = program.blocks[block].operations.map((number) => program.operations[number]);
  const held = ops.filter((op) => op.holds).flatMap((op) => heldLanes(program, op));
  const last = ops[ops.length - 1];
  if (!last || last.results.length || !held.length)
    return held;
  return [...held, ...last.operands.map((value) => ({
    name: `→ ${program.values[value].name}`,
    at: (round, moment) => reached(round.given.get(value), moment),
  }))];
}

function heldLanes(program, op) {
  const name = op.results.length ? program.values[op.results[0]].name : operationName(program, op);
  return Array.from({ length: op.holds }, (_, i) => ({
    name: op.holds > 1 ? `${name} [${i}]` : name,
    at: (round, moment) => {
      const found = round.held.get(op.number);
      return found && found.moment <= moment ? found.texts[i] : undefined;
    },
  }));
}

function reached(entry, moment) {
  return entry && entry.moment <= moment ? entry.text : undefined;
}

/* The rounds of the block, each with what was held and given in it, and at which moment. */
function historyOf(program, block) {
  program.histories ||= new Map();
  if (!program.histories.has(block))
    program.histories.set(block, findRounds(program, block));
  return program.histories.get(block);
}

function findRounds(program, block) {
  const rounds = [];
  program.moments.forEach((moment, at) => {
    const [kind, number, values] = moment;
    const last = moment[moment.length - 1];
    const extras = typeof last === "object" && !Array.isArray(last) ? last : {};
    if ((kind === MOMENT.ENTERED || kind === MOMENT.CALLED) && number === block)
      rounds.push({ number: rounds.length, moment: at, tick: extras.t, held: new Map(),
        next: new Map(), given: new Map(), fired: new Map() });
    const op = program.operations[number];
    if (!rounds.length || kind > MOMENT.DONE && kind !== MOMENT.RETURNED || op.block !== block)
      return;
    if (kind !== MOMENT.BEGINS)
      keepFired(rounds[rounds.length - 1], op, at, values, extras);
  });
  program.blocks[block].args.forEach((value) => rounds.forEach((round) => {
    const [, , values] = program.moments[round.moment];
    round.given.set(value, { moment: round.moment,
      text: values[program.blocks[block].args.indexOf(value)] });
  }));
  return rounds;
}

function keepFired(round, op, moment, values, extras) {
  if (extras.s) {
    round.next.set(op.number, { moment, texts: extras.s });
    return;
  }
  round.fired.set(op.number, moment);
  if (extras.h)
    round.held.set(op.number, { moment, texts: extras.h });
  op.results.forEach((value, i) => round.given.set(value, { moment, text: values[i] }));
}

/* The round that the moment is in. */
function roundAt(rounds, moment) {
  return rounds.findLast((round) => round.moment <= moment);
}

function firedBy(round, operation, moment) {
  return round.fired.get(operation) <= moment;
}
