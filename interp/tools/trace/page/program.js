/* The program and its run, as page_data.h has them, with names instead of positions. */

const MOMENT = {
  RAN: 0, BEGINS: 1, DONE: 2, ENTERED: 3, CALLED: 4, RETURNED: 5, GAP: 6, END: 7,
};

function readProgram(data) {
  const program = {
    file: data.file,
    entry: data.entry,
    arguments: data.arguments,
    seed: data.seed,
    lines: data.lines,
    definitions: data.definitions,
    functions: data.functions,
    total: data.total,
    windows: data.windows,
    end: data.end,
    moments: data.moments,
    values: data.values.map(([name, type]) => ({ name, type })),
    blocks: data.blocks.map(readBlock),
    operations: data.operations.map(readOperation),
  };
  program.operations.forEach((op, number) => placeOperation(program, op, number));
  countHeld(program);
  program.functions.forEach((number) => nameFunction(program, program.operations[number]));
  for (const block of program.blocks)
    block.args.forEach((value) => { program.values[value].block = block.number; });
  for (const op of program.operations) {
    op.results.forEach((value) => { program.values[value].block = op.block; });
    op.regions.forEach((region) => findDominators(program, region));
  }
  return program;
}

function baseName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}

/* "9", "9 of bank.meaning.mlir" */
function lineName(program, line) {
  const part = program.lines.findLast(([, , , before]) => before < line);
  return part && part[3] ? `${line - part[3]} of ${baseName(part[4])}` : String(line);
}

/* ", line 9 of gcd.c": of what was compiled from that, which has no blocks. */
function compiledFrom(program, line) {
  const name = lineName(program, line);
  return line && name.includes(" of ") ? `, line ${name}` : "";
}

function lineText(program, line) {
  return `line ${lineName(program, line)}`;
}

function readBlock([label, line, parent, args], number) {
  return { number, label, line, parent, args, operations: [], inner: [] };
}

function readOperation(row, number) {
  const [definition, line, column, block, operands, results, regions, successors, induction,
    symbol, taken] = row;
  return { number, definition, line, column, block, operands, results, regions,
    successors: successors.map(([target, handed]) => ({ target, handed })), induction, symbol,
    taken: taken || [], holds: 0 };
}

/* Values belong to the blocks around their definition: they are forgotten when one begins anew. */
function placeOperation(program, op, number) {
  if (op.block < 0)
    return;
  program.blocks[op.block].operations.push(number);
  for (let at = op.block; at >= 0; at = program.operations[program.blocks[at].parent].block)
    program.blocks[at].inner.push(...op.results);
  for (const region of op.regions)
    for (const block of region)
      for (let at = op.block; at >= 0; at = program.operations[program.blocks[at].parent].block)
        program.blocks[at].inner.push(...program.blocks[block].args);
}

/* So many values each operation of a graph holds, as a moment of it tells. */
function countHeld(program) {
  for (const moment of program.moments) {
    const { h } = moment[moment.length - 1];
    if (h && program.operations[moment[1]].taken)
      program.operations[moment[1]].holds = h.length;
  }
}

function nameFunction(program, op) {
  op.blocks = [];
  const blocksOf = (number) => program.operations[number].regions.flat().reverse();
  for (const waiting = blocksOf(op.number); waiting.length;) {
    const block = waiting.pop();
    op.blocks.push(block);
    program.blocks[block].function = op.number;
    for (const inner of [...program.blocks[block].operations].reverse())
      waiting.push(...blocksOf(inner));
  }
}

function operationName(program, op) {
  return op.definition < 0 ? "?" : program.definitions[op.definition].name;
}

/* The blocks around an operation, the innermost first. */
function blocksAround(program, op) {
  const found = [];
  for (let at = op.block; at >= 0; at = program.operations[program.blocks[at].parent].block)
    found.push(program.blocks[at]);
  return found;
}

/* Blocks of the region in an order in which each stands behind one that branches to it. */
function reachedBlocks(program, region) {
  const order = [], seen = new Set([region[0]]), work = [{ block: region[0], next: 0 }];
  while (work.length) {
    const top = work[work.length - 1];
    const to = successorsOf(program, top.block)[top.next++];
    if (to === undefined)
      order.unshift(work.pop().block);
    else if (!seen.has(to)) {
      seen.add(to);
      work.push({ block: to, next: 0 });
    }
  }
  return order;
}

function successorsOf(program, block) {
  const { operations } = program.blocks[block];
  const last = program.operations[operations[operations.length - 1]];
  return last ? last.successors.map(({ target }) => target) : [];
}

/* `dominator` of a block: the last one on every way to it; -1 of the first. */
function findDominators(program, region) {
  if (region.length < 2)
    return;
  const order = reachedBlocks(program, region);
  const place = new Map(order.map((block, i) => [block, i]));
  const found = new Array(order.length).fill(-1);
  const meet = (a, b) => {
    while (a !== b)
      if (a > b)
        a = found[a];
      else
        b = found[b];
    return a;
  };
  found[0] = 0;
  for (let changed = true; changed;) {
    changed = false;
    order.forEach((block, from) => {
      for (const target of successorsOf(program, block)) {
        const to = place.get(target);
        const common = found[to] < 0 ? from : meet(found[to], from);
        if (to && found[to] !== common) {
          found[to] = common;
          changed = true;
        }
      }
    });
  }
  order.forEach((block, i) => { program.blocks[block].dominator = i ? order[found[i]] : -1; });
}

/* Is the value one of an earlier iteration, or of a way that was not taken this time? No operation
 * of the block, or behind it, can use it before it is computed again: its block does not dominate
 * this one. */
function isPast(program, value, block) {
  const home = program.values[value].block;
  if (block < 0 || home < 0 || home === undefined)
    return false;
  const { parent } = program.blocks[home];
  while (block >= 0 && program.blocks[block].parent !== parent)
    block = program.operations[program.blocks[block].parent].block;
  while (block >= 0 && block !== home)
    block = program.blocks[block].dominator ?? -1;
  return block < 0;
}

/* "^bb1", or what a block without a label is the body of. */
function blockName(program, block) {
  if (block.label)
    return block.label;
  const parent = program.operations[block.parent];
  return parent.symbol ? "@" + parent.symbol
    : `${operationName(program, parent)} ${bodyName(program, block)}`;
}
