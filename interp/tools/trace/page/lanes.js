/* Lanes: the vectors of an operation one below the other, each lane below those that it goes with.
 * Of a vector that was read or written, which lanes were not. */

const MOST_LANES = 64;
const MOST_SPARED = 256; /* lanes of which the run kept whether they were */
const SPARED = { m: "masked off", o: "out of bounds" };

/* Of an operation that maps lanes: its vectors, the result below the others. */
function mappedLanes(program, state, op) {
  const def = program.definitions[op.definition];
  const rows = (def && def.elementwise ? vectorsOf(program, state, op) : []).filter(({ lanes }) => lanes);
  const [last] = rows.slice(-1);
  const alike = rows.filter(({ sizes }) => String(sizes) === String(last.sizes));
  return alike.length > 1 ? [drawLanes(alike, "")] : [];
}

/* Of one that reads or writes memory or a tensor: the vector that is given, or written; of a large one
 * how many lanes were not. */
function accessedLanes(program, state) {
  const op = program.operations[state.operation];
  if (!op || (!state.lanes && !state.touches.length))
    return [];
  const rows = vectorsOf(program, state, op);
  const given = rows.filter(({ name }) => op.results.some((value) => program.values[value].name === name));
  const [accessed] = [...given, ...rows.filter(({ type }) => !isMask(type)).slice(-1), ...rows];
  if (accessed && !accessed.lanes && state.lanes)
    return [element("p", "facts", sparedText(state.lanes, accessed))];
  return accessed && accessed.lanes ? [drawLanes([accessed], state.lanes)] : [];
}

/* Masks and indices stand before the vector that is written, or a mask behind it. */
function isMask(type) {
  return /[x<]i1>$/.test(type);
}

function vectorsOf(program, state, op) {
  const values = state.stack ? state.stack.values : {};
  return [...new Set([...op.operands, ...op.results])]
    .map((value) => laneValue(program.values[value], values[value])).filter((row) => row);
}

function drawLanes(rows, spared) {
  const figure = element("figure", "lanes");
  const scroller = element("div", "scroller");
  const table = element("table");
  table.append(laneHead(rows[0].sizes), ...rows.map((row) => laneRow(row, spared)));
  scroller.append(table);
  figure.append(scroller);
  if (spared)
    figure.append(element("figcaption", "", sparedText(spared, rows[0])));
  return figure;
}

/* Its lanes as texts, NULL of a large one; NULL of what is no vector. */
function laneValue({ name, type }, text) {
  const shape = /^vector<((?:\d+x)*)([^\d[].*)>$/.exec(type);
  if (!shape || text === undefined)
    return null;
  const sizes = shape[1].split("x").filter((size) => size).map(Number);
  const count = sizes.reduce((product, size) => product * size, 1);
  return { name, type, sizes, count, lanes: count <= MOST_LANES ? laneTexts(text, count) : null };
}

/* "dense<[[1, 2], [3, 4]]>", "dense<1>" for all, "poison" for all; complex numbers have commas. */
function laneTexts(text, count) {
  const inner = /^dense<(.*)>$/.exec(text);
  if (text === "poison")
    return new Array(count).fill(text);
  if (!inner || count === 0)
    return null;
  const lanes = inner[1].replace(/[[\]]/g, "").split(/,\s*(?![^(]*\))/);
  return lanes.length === count ? lanes : lanes.length === 1 ? new Array(count).fill(lanes[0]) : null;
}

function laneHead(sizes) {
  const row = element("tr", "indices");
  const count = sizes.reduce((product, size) => product * size, 1);
  row.append(element("th", "", "lane"));
  for (let i = 0; i < count; i++)
    row.append(laneCell("td", i, sizes, `${indicesOf(sizes, i).join(", ")}`));
  return row;
}

/* A new row of a vector with dimensions begins with a gap. */
function laneCell(tag, lane, sizes, text) {
  const last = sizes[sizes.length - 1];
  return element(tag, sizes.length > 1 && lane > 0 && lane % last === 0 ? "start" : "", text);
}

function laneRow({ name, sizes, lanes }, spared) {
  const row = element("tr");
  row.append(element("th", "name", name));
  lanes.forEach((text, i) => {
    const place = laneCell("td", i, sizes, "");
    const cell = element("span", "cell", cellText(text === "poison" ? 1 : text));
    const why = SPARED[spared[i]];
    cell.classList.toggle("poison", text === "poison");
    cell.classList.toggle("masked", spared[i] === "m");
    cell.classList.toggle("outside", spared[i] === "o");
    cell.title = `[${indicesOf(sizes, i).join(", ")}] ${text}${why ? `, ${why}` : ""}`;
    place.append(cell);
    row.append(place);
  });
  return row;
}

/* "2 lanes masked off, 1 lane out of bounds: neither read nor written" */
function sparedText(lanes, { name, count: all }) {
  const parts = Object.entries(SPARED).map(([letter, why]) =>
    ({ count: lanes.split(letter).length - 1, why })).filter(({ count }) => count);
  const of = all > MOST_SPARED ? `of the first ${MOST_SPARED} lanes of ${name}: ` : "";
  return `${of}${parts.map(({ count, why }) => `${plural(count, "lane")} ${why}`).join(", ")}: neither read nor written`;
}
