/* Text of a program as pages show it: its words in their colours, values as people write them. */

function element(tag, name, text) {
  const made = document.createElement(tag);
  if (name)
    made.className = name;
  if (text !== undefined)
    made.textContent = text;
  return made;
}

/* A vector comes whole, for lanes.js; in a line of text its beginning will do. */
const LONGEST_VALUE = 160;

function valueText(text) {
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).replace(/…$/, "")}…` : text;
  const made = element("span", /\bpoison\b/.test(text) ? "value poison" : "value", readable(shown));
  made.title = text;
  return made;
}

/* Floats as people write them: MLIR's 1.100000e+01 is 11.0, 0xFF800000 of an f32 minus infinity. */
function readable(text) {
  return text.replace(/-?\d\.\d+e[+-]\d+/g, shortNumber)
    .replace(/\b0x([0-9A-F]{8}|[0-9A-F]{16})\b/g, shortBits);
}

/* What a Number does not hold (formats beyond f64) stays as it is. */
function shortNumber(text) {
  const number = Number(text);
  const digits = text.replace(/^-/, "").replace(/e.*/, "").replace(/0+$/, "");
  if (digits.length > 18 || !Number.isFinite(number) || (number === 0 && /[1-9]/.test(digits)))
    return text;
  const short = Object.is(number, -0) ? "-0" : String(number);
  return /^-?\d+$/.test(short) ? short + ".0" : short;
}

/* Bits are written where a decimal would not do: of infinities and NaNs. */
function shortBits(text, digits) {
  const bits = BigInt(text);
  const fraction = digits.length === 8 ? 23n : 52n;
  const exponent = digits.length === 8 ? 0xffn : 0x7ffn;
  if ((bits >> fraction & exponent) !== exponent)
    return text;
  if (bits & (1n << fraction) - 1n)
    return "nan";
  return bits >> BigInt(digits.length * 4 - 1) ? "-inf" : "inf";
}

/* From bytes of the line, as the program counts, to characters. */
function columnsOf(text) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length === text.length)
    return (column) => column;
  return (column) => new TextDecoder().decode(bytes.subarray(0, column)).length;
}

/* The kind of word that each character belongs to, from "4v2 ..." (page_data.c). */
function kindsOf(text, words, toColumn) {
  const kinds = new Array(text.length).fill("");
  let at = 0;
  for (const [, other, kind, length] of words.matchAll(/(\d+)([a-z])(\d+)/g)) {
    const start = at + Number(other);
    at = start + Number(length);
    kinds.fill(kind, toColumn(start), toColumn(at));
  }
  return kinds;
}

const NAME = /^"?[\w.$-]+"?/;

/* A line keeps its indentation as far as the rest of it, `length` long, needs no wrapping for that;
 * the blanks themselves are there for whoever copies the text. `marks` make what stands for the
 * names at their columns, which rise. */
function codeLine(number, text, words, length, marks) {
  const row = element("div", "line");
  const body = element("div", "body");
  const code = element("code", "text");
  code.style.setProperty("--indent", `${indentOf(text)}ch`);
  code.style.setProperty("--length", `${length}ch`);
  fillCode(code, text, words, marks);
  body.append(code, element("span", "values"));
  row.append(element("span", "number", String(number)), body);
  return row;
}

function fillCode(code, text, words, marks) {
  const toColumn = columnsOf(text);
  const kinds = kindsOf(text, words, toColumn);
  const indent = indentOf(text);
  let at = indent;
  if (indent)
    code.append(element("span", "indent", text.slice(0, indent)));
  for (const { column, make } of marks) {
    const start = toColumn(column - 1);
    const name = NAME.exec(text.slice(start));
    if (!name || start < at)
      continue;
    appendWords(code, text, kinds, at, start);
    code.append(make(name[0]));
    at = start + name[0].length;
  }
  appendWords(code, text, kinds, at, text.length);
}

function appendWords(code, text, kinds, from, to) {
  while (from < to) {
    let end = from + 1;
    while (end < to && kinds[end] === kinds[from])
      end++;
    const word = text.slice(from, end);
    const root = kinds[from] ? element("span", "w-" + kinds[from]) : code;
    root.append(...unbroken(word));
    if (root !== code)
      code.append(root);
    from = end;
  }
}

/* A browser would break a line within an arrow. */
function unbroken(text) {
  return text.split(/(->)/).filter((part) => part).map((part) =>
    (part === "->" ? element("span", "arrow", part) : part));
}

function indentOf(text) {
  return text.length - text.trimStart().length;
}

/* How long lines are without their indentation; of those that stand below each other at the same
 * column, the longest, for they are to stay so. */
function lengthsAligned(texts) {
  const lengths = texts.map((text) => text.length - indentOf(text));
  for (let from = 0, to = 0; from < texts.length; from = to) {
    while (to < texts.length && indentOf(texts[to]) === indentOf(texts[from]))
      to++;
    lengths.fill(Math.max(...lengths.slice(from, to)), from, to);
  }
  return lengths;
}

function counted(count, what) {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/* What stands between backticks is code. */
function prose(root, text) {
  text.split("`").forEach((part, i) => root.append(i % 2 ? element("code", "", part) : part));
  return root;
}

/* In a list of facts: what is a program's, a value's or a report's; and what is said in words. */
function fact(list, name, text, kind) {
  if (!text)
    return;
  const told = element("dd", kind);
  told.append(element(text.includes("\n") ? "pre" : "code", "", text));
  list.append(element("dt", "", name), told);
}

function say(list, name, text) {
  if (text)
    list.append(element("dt", "", name), prose(element("dd"), text));
}

/* The folder that all files are in: nobody needs to read it again and again. */
function commonFolder(files) {
  const [first] = files;
  let end = first.lastIndexOf("/") + 1;
  while (end && !files.every((file) => file.startsWith(first.slice(0, end))))
    end = first.lastIndexOf("/", end - 2) + 1;
  return end;
}

/* A report as it is printed; folders in front of files are there for who copies it, and take no room.
 * A line that a mark points into stays as long as it is. */
function reportText(text) {
  const made = element("pre", "report");
  const lines = text.split("\n");
  const behind = (i) => (i + 1 < lines.length ? "\n" : "");
  for (let i = 0; i < lines.length; i++) {
    if (/^ *\^/.test(lines[i + 1])) {
      made.append(element("span", "pointed", `${lines[i]}\n${lines[i + 1]}${behind(i + 1)}`));
      i++;
      continue;
    }
    const [, folder, rest] = /^(\/?(?:[^/:\n]+\/)+)([^/\n]*:\d+:\d+: .*)/.exec(lines[i]) || [null, "", lines[i]];
    if (folder)
      made.append(element("span", "folder", folder));
    made.append(rest + behind(i));
  }
  return made;
}
