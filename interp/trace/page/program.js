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
  program.functions.forEach((number) => nameFunction(program, program.operations[number]));
  return program;
}

function readBlock([label, line, parent, args], number) {
  return { number, label, line, parent, args, operations: [], inner: [] };
}

function readOperation(row, number) {
  const [definition, line, column, block, operands, results, regions, successors, induction,
    symbol] = row;
  return { number, definition, line, column, block, operands, results, regions,
    successors: successors.map(([target, handed]) => ({ target, handed })), induction, symbol };
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

function nameFunction(program, op) {
  op.blocks = [];
  const walk = (number) => {
    for (const region of program.operations[number].regions)
      for (const block of region) {
        op.blocks.push(block);
        program.blocks[block].function = op.number;
        program.blocks[block].operations.forEach(walk);
      }
  };
  walk(op.number);
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

/* "^bb1", or what a block without a label is the body of. */
function blockName(program, block) {
  if (block.label)
    return block.label;
  const parent = program.operations[block.parent];
  return parent.symbol ? "@" + parent.symbol
    : `${operationName(program, parent)} ${bodyName(program, block)}`;
}
