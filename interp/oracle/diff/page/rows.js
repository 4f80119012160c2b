/* Rows: the lines of all columns side by side. Lines whose operations stand for each other share a row
 * wherever their order allows it; what one column alone has stands between. */

/* Of [key, value] in order, the longest part in which values rise: the keys. */
function longestRising(pairs) {
  const ends = [], before = new Map();
  for (const pair of pairs) {
    let low = 0, high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle][1] < pair[1])
        low = middle + 1;
      else
        high = middle;
    }
    before.set(pair, ends[low - 1]);
    ends[low] = pair;
  }
  const kept = [];
  for (let at = ends[ends.length - 1]; at; at = before.get(at))
    kept.unshift(at[0]);
  return kept;
}

/* By place: the row that has it, of the last column that does. */
function placesOfRows(rows, columns, count) {
  const found = new Map();
  rows.forEach((row, number) => {
    for (let c = count - 1; c >= 0; c--)
      for (const op of columns[c].byLine.get(row[c]) || [])
        for (const place of op.places)
          if (!found.has(place) || found.get(place).column < c)
            found.set(place, { column: c, row: number });
  });
  return found;
}

/* [line, row] of the lines of a column that have one. */
function anchorsOf(column, places) {
  const wanted = [];
  column.lines.forEach((text, line) => {
    const [op] = (column.byLine.get(line) || []).filter(({ places: own }) => own.some((p) => places.has(p)));
    if (op)
      wanted.push([line, places.get(op.places.find((p) => places.has(p))).row]);
  });
  const kept = new Set(longestRising(wanted));
  return wanted.filter(([line]) => kept.has(line));
}

/* A closing brace has no operation: it goes where the column before has the same. */
function sameText(columns, row, count, text) {
  for (let c = count - 1; c >= 0; c--)
    if (row[c] !== undefined && !(columns[c].byLine.get(row[c]) || []).length)
      return columns[c].lines[row[c]].trim() === text.trim();
  return false;
}

function addColumn(rows, columns, count) {
  const column = columns[count];
  const anchors = new Map(anchorsOf(column, placesOfRows(rows, columns, count)));
  const made = [];
  let at = 0;
  const takeUntil = (row) => {
    while (at < row)
      made.push(rows[at++]);
  };
  const nextAnchor = (line) => {
    for (let next = line; next < column.lines.length; next++)
      if (anchors.has(next))
        return anchors.get(next);
    return rows.length;
  };
  column.lines.forEach((text, line) => {
    let row = anchors.get(line);
    if (row === undefined) {
      const end = nextAnchor(line);
      for (let free = at; free < end && row === undefined; free++)
        if (sameText(columns, rows[free], count, text))
          row = free;
    }
    if (row === undefined) {
      const own = [];
      own[count] = line;
      made.push(own);
    } else {
      takeUntil(row);
      rows[row][count] = line;
      made.push(rows[row]);
      at = row + 1;
    }
  });
  takeUntil(rows.length);
  return made;
}

/* Each row has a line's number a column, or nothing. */
function alignRows(columns) {
  let rows = columns[0].lines.map((text, line) => [line]);
  for (let count = 1; count < columns.length; count++)
    rows = addColumn(rows, columns, count);
  return rows;
}
