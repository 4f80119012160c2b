/* Words: which of a line that has changed are others than in the line it stands for. Names of values
 * are others only where they stand for other values: each version numbers its own. */

const WORD = /%[\w.$-]+(?:#\d+)?|"(?:[^"\\]|\\.)*"|[\w.$]+|[^\s\w]/g;

function wordsOf(text) {
  return [...text.matchAll(WORD)].map((found) => ({ text: found[0], at: found.index }));
}

/* What a line defines: results in front of `=`, arguments in front of `:`. */
function definedIn(text) {
  const [, results] = /^\s*((?:%[\w.$-]+(?::\d+)?(?:, *)?)+) =/.exec(text) || [null, ""];
  const names = [...results.matchAll(/%[\w.$-]+/g)].map(([name]) => name);
  for (const [, name] of text.matchAll(/[(,] *(%[\w.$-]+): /g))
    names.push(name);
  for (const [, name] of text.matchAll(/(%[\w.$-]+) = %/g))
    if (!names.includes(name))
      names.push(name);
  return names;
}

/* The names of one version as those of the one before, as far as lines of both define them. What no
 * line in sight defines may be the same. */
class Names {
  constructor() {
    this.known = new Map();
    this.before = new Set();
  }

  read(before, after) {
    const ours = before === undefined ? [] : definedIn(before), theirs = after === undefined ? [] : definedIn(after);
    ours.forEach((name) => this.before.add(name));
    theirs.forEach((name, i) => this.known.set(name, ours.length === theirs.length ? ours[i] : `new ${name}`));
  }

  same(before, after) {
    const name = after.replace(/#.*/, "");
    if (!before.startsWith("%"))
      return false;
    return this.known.has(name) ? before === this.known.get(name) + after.slice(name.length)
      : !this.before.has(before.replace(/#.*/, ""));
  }
}

/* The words of the line behind that are others: in their places where there are as many in both, and
 * else, or if that makes fewer, those that are no part of the longest row of words that both have. */
function differing(before, after, names) {
  const ours = wordsOf(before), theirs = wordsOf(after);
  const same = (i, j) => (theirs[j].text.startsWith("%") ? names.same(ours[i].text, theirs[j].text)
    : ours[i].text === theirs[j].text);
  const found = beyondLongest(ours, theirs, same);
  const inPlace = theirs.filter((_, i) => ours.length !== theirs.length || !same(i, i));
  return (inPlace.length <= found.length ? inPlace : found).map(({ text, at }) => [at, at + text.length]);
}

function beyondLongest(ours, theirs, same) {
  const most = ours.map(() => []).concat([[]]);
  const get = (i, j) => most[i][j] || 0;
  for (let i = ours.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      most[i][j] = same(i, j) ? 1 + get(i + 1, j + 1) : Math.max(get(i + 1, j), get(i, j + 1));
  const found = [];
  for (let i = 0, j = 0; j < theirs.length;) {
    if (i < ours.length && same(i, j)) {
      i++;
      j++;
    } else if (i < ours.length && get(i + 1, j) >= get(i, j + 1)) {
      i++;
    } else {
      found.push(theirs[j++]);
    }
  }
  return found;
}

/* Of each column by line: from where to where words differ from the line of the column before in the
 * same row, where an operation of it has changed. */
function changedWords(rows, columns) {
  return columns.map((column, c) => {
    const found = new Map(), names = new Names();
    for (const row of c ? rows : []) {
      const line = row[c], before = row[c - 1] === undefined ? undefined : columns[c - 1].lines[row[c - 1]];
      names.read(before, line === undefined ? undefined : column.lines[line]);
      if (line === undefined)
        continue;
      if (before !== undefined && (column.byLine.get(line) || []).some((op) => op.mark & MARK.CHANGED))
        found.set(line, differing(before, column.lines[line], names));
    }
    return found;
  });
}

/* Puts marks around the ranges of the text. */
function markWords(root, ranges) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts = [];
  for (let at = 0; walker.nextNode(); at += walker.currentNode.length)
    parts.push([walker.currentNode, at]);
  for (const [node, start] of parts)
    for (const [from, to] of [...ranges].reverse()) {
      const left = Math.max(from - start, 0), right = Math.min(to - start, node.length);
      if (left >= right)
        continue;
      const marked = node.splitText(left);
      marked.splitText(right - left);
      const mark = element("mark");
      marked.replaceWith(mark);
      mark.append(marked);
    }
}
