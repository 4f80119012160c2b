/* The page of `check`: a line a function, which opens; those of a verdict alone where one asks. */

const VERDICTS = [ /* the worst first */
  { name: "differs", kind: "bad", sign: "✗" },
  { name: "error", kind: "bad", sign: "!" },
  { name: "known to differ", kind: "open", sign: "≠" },
  { name: "not judged", kind: "open", sign: "?" },
  { name: "undefined", kind: "open", sign: "⊥" },
  { name: "not compared", kind: "open", sign: "–" },
  { name: "agrees", kind: "good", sign: "✓" },
];
const OPENED = 3; /* that differ, at first */
const COUNTS = [ /* of inputs, and what is said of them */
  ["equal", "equal"],
  ["allowed", "allowed: one of the values that the program leaves open"],
  ["within", "within what inexact operations may be off (--ulp)"],
  ["known", "known to differ"],
  ["not_judged", "not judged"],
  ["not_compared", "not compared"],
  ["different", "different"],
];

function verdictOf(one) {
  const any = (count) => one.witnesses.some((witness) => witness[count]);
  if (one.findings.length || any("different"))
    return "differs";
  if (one.why)
    return one.inputs && one.undefined === one.inputs ? "undefined" : "not compared";
  return any("not_judged") ? "not judged" : any("known") ? "known to differ" : "agrees";
}

/* A file from which no function came stands in a line as one does, under its own name. */
function uncheckedAs(one) {
  return { ...one, name: one.file.replace(/^.*\//, ""), unchecked: true, verdict: one.ours ? "not compared" : "error" };
}

/* The first line that is printed of it, without what stands in front. */
function phraseOf(one) {
  if (one.unchecked)
    return one.why;
  const [line] = one.told.split("\n");
  return line.slice(`${one.file}: @${one.name}: `.length);
}

function findingFacts(one, finding) {
  const list = element("dl", "facts");
  fact(list, "input", `@${one.name}(${finding.args || ""})`);
  fact(list, "", finding.layouts);
  if (finding.ours) {
    say(list, "where", finding.departed > 1 ? `${finding.where} (and ${finding.departed - 1} more)` : finding.where);
    fact(list, "here", readable(finding.ours), "ours");
    fact(list, finding.witness, readable(finding.theirs), "theirs");
  } else {
    fact(list, finding.witness, finding.where ? `${finding.verdict}: ${finding.where}` : finding.verdict, "theirs");
  }
  for (const text of [finding.others, finding.cause, finding.processor, finding.optimiser])
    say(list, "", text && text.replaceAll(one.file, one.file.replace(/^.*\//, "")));
  return list;
}

/* What is known comes first: it is why the two differ. */
function knownFacts(one, finding) {
  const list = findingFacts(one, finding);
  list.prepend(element("dt", "", "known"), element("dd", "", `${finding.witness} ${
    finding.by_library ? "runs" : "lowers"} ${finding.operation} otherwise: ${finding.known} (${
    counted(finding.count, "input")})`));
  return list;
}

function firstFacts(one, name, first) {
  const list = element("dl", "facts");
  fact(list, name, `@${one.name}(${first.args || ""})`);
  return list;
}

/* Why nothing was compared, or else what it came to: a count of every kind that there is. */
function sideFacts(one) {
  const list = element("dl", "facts");
  for (const { name, why, ...counts } of one.witnesses)
    say(list, name, why || COUNTS.filter(([count]) => counts[count])
      .map(([count, words]) => `${counts[count]} ${words}`).join(", "));
  return list;
}

/* What its reports say of lines of this file: by line the kind. */
function namedLines(one) {
  const found = new Map();
  const texts = [one.told, ...[one.first_undefined, one.first_skipped].map((first) => (first && first.report) || "")];
  for (const text of texts)
    for (const [, line, kind] of text.matchAll(/:(\d+):\d+: (error|note|warning)?/g))
      if (text.includes(`${one.file}:${line}:`) && found.get(Number(line)) !== "undefined")
        found.set(Number(line), kind === "error" ? "undefined" : "noted");
  return found;
}

/* The function, and others that a run of it has ended in. */
function listing(one) {
  const root = element("div", "listing");
  const named = namedLines(one);
  for (const part of [one, ...one.beside].filter(({ lines }) => lines)) {
    if (root.children.length)
      root.append(element("p", "elided", "⋯"));
    root.append(...listedLines(part, named));
  }
  return root;
}

function listedLines({ first, lines, words, left }, named) {
  const lengths = lengthsAligned(lines);
  const rows = lines.map((text, i) => {
    const row = codeLine(first + i, text, words[i], lengths[i], []);
    if (named.has(first + i))
      row.classList.add(named.get(first + i));
    return row;
  });
  return left ? [...rows, element("p", "elided", `${counted(left, "more line")} left out`)] : rows;
}

/* The first one tells most; others are there for who asks. */
function findingsOf(one, findings, what) {
  const facts = findings.map((finding) => findingFacts(one, finding));
  if (facts.length < 2)
    return facts;
  const rest = element("details", "as-text");
  rest.append(element("summary", "", `${counted(facts.length - 1, "more input")} ${what}`), ...facts.slice(1));
  return [facts[0], rest];
}

function bodyOf(one) {
  const body = element("div", "body");
  const said = element("div", "said");
  if (one.unchecked) {
    body.append(reportText(one.told));
    return body;
  }
  said.append(...findingsOf(one, one.findings, "that differ"), ...findingsOf(one, one.open, "that are not judged"));
  said.append(...one.known.map((finding) => knownFacts(one, finding)));
  for (const [name, first] of [["undefined for", one.first_undefined], ["skipped", one.first_skipped]])
    if (first)
      said.append(firstFacts(one, name, first), reportText(first.report || first.why));
  said.append(sideFacts(one));
  const text = element("details", "as-text");
  text.append(element("summary", "", "As check prints it"), reportText(one.told));
  said.append(text);
  body.append(said, listing(one));
  return body;
}

/* `folder`: how much of the file's name goes without saying; negative: all of it. */
function rowOf(one, folder) {
  const { name, kind, sign } = VERDICTS.find((verdict) => verdict.name === one.verdict);
  const row = element("details", "function");
  const head = element("summary");
  head.append(element("span", `badge ${kind}`, `${sign} ${name}`),
    element("span", "name", one.unchecked ? one.name : `@${one.name}`), element("span", "quiet", phraseOf(one)));
  if (folder >= 0) {
    const file = one.file.slice(folder);
    head.append(element("span", "quiet where", one.part ? `${file} (part ${one.part})` : file));
  }
  row.append(head);
  row.addEventListener("toggle", () => {
    if (row.open && row.children.length === 1)
      row.append(bodyOf(one));
  });
  return row;
}

class Page {
  constructor(data) {
    this.all = [...data.functions.map((one) => ({ ...one, verdict: verdictOf(one) })), ...data.unchecked.map(uncheckedAs)];
    this.asked = new Set();
    const files = new Set(this.all.map(({ file, part }) => `${file} ${part || ""}`));
    const order = (one) => VERDICTS.findIndex(({ name }) => name === one.verdict);
    const folder = files.size > 1 ? commonFolder(this.all.map(({ file }) => file)) : -1;
    this.rows = this.all.map((one) => ({ one, row: rowOf(one, folder) }));
    const root = document.getElementById("functions");
    root.append(...[...this.rows].sort((a, b) => order(a.one) - order(b.one)).map(({ row }) => row));
    this.none = element("p", "quiet none", this.rows.length ? "No function is like that." : "There is no function to check.");
    root.append(this.none);
    this.head(data, files);
    this.filters();
    this.open();
    this.show();
  }

  head(data, files) {
    const [first] = files;
    const name = files.size === 1 ? first.trim().replace(/^.*\//, "") : counted(files.size, "file");
    document.title = `check: ${name}`;
    document.getElementById("title").textContent = name;
    const unasked = data.hidden + data.foreign;
    document.getElementById("asked").textContent = [
      `beside ${data.witnesses.join(", ")}: ${counted(data.checked, "function")}, ${
        counted(data.inputs, "input")}`,
      ...unasked ? [`${unasked} not asked about (private, or no func.func)`] : [],
      ...data.left ? [`${data.left} left out: the page would be too large`] : [],
    ].join("; ");
  }

  filters() {
    const root = document.getElementById("verdicts");
    for (const { name, sign } of VERDICTS) {
      const count = this.all.filter(({ verdict }) => verdict === name).length;
      if (!count)
        continue;
      const button = element("button", "verdict", `${sign} ${name} ${count}`);
      button.type = "button";
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => {
        this.asked.has(name) ? this.asked.delete(name) : this.asked.add(name);
        button.setAttribute("aria-pressed", String(this.asked.has(name)));
        this.show();
      });
      root.append(button);
    }
    document.getElementById("name").addEventListener("input", () => this.show());
    document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
  }

  /* What differs is what one came for; so is a function that is alone. */
  open() {
    this.rows.filter(({ one }) => one.verdict === "differs" || this.rows.length === 1)
      .slice(0, OPENED).forEach(({ row }) => { row.open = true; });
  }

  show() {
    const typed = document.getElementById("name").value.trim().toLowerCase().replace(/^@/, "");
    let shown = 0;
    for (const { one, row } of this.rows) {
      row.hidden = (this.asked.size > 0 && !this.asked.has(one.verdict)) || !one.name.toLowerCase().includes(typed);
      shown += !row.hidden;
    }
    this.none.hidden = shown > 0;
    document.getElementById("shown").textContent = `${shown} of ${this.rows.length} shown`;
  }
}

const page = new Page(JSON.parse(document.getElementById("check").textContent));
