/* Why: where a value or a cell that the reader pointed at came from, as far back as they ask. */

const MOST_LINES = 24; /* of one list */

/* What can be asked: `words` name it (Why.ask). */
function asking(node, ...words) {
  node.dataset.why = words.join(" ");
  node.classList.add("asks");
  node.setAttribute("role", "button");
  node.tabIndex = 0;
  return node;
}

class Why {
  constructor(run) {
    this.run = run;
    this.program = run.program;
    this.root = document.getElementById("why");
    this.title = this.root.querySelector("h2");
    this.body = this.root.querySelector(".body");
    this.root.querySelector(".close").addEventListener("click", () => this.close());
    document.addEventListener("click", (event) => this.ask(event));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Enter")
        this.ask(event);
      else if (event.key === "Escape")
        this.close();
    });
  }

  get history() {
    return this.run.history;
  }

  /* "value NUMBER CALLS": of the frame so many calls outside; "cell ALLOCATION INDEX". */
  ask({ target }) {
    const asked = target.closest?.("[data-why]");
    if (!asked)
      return;
    const { moment } = this.run.state;
    const [kind, number, place] = asked.dataset.why.split(" ");
    this.opener = asked;
    this.open(kind === "value" ? this.valueOf(Number(number), moment, Number(place))
      : { number: Number(number), index: Number(place), moment });
  }

  /* A value that loops of an operation lend is of a frame further outside. */
  valueOf(value, moment, calls) {
    const inner = this.history.frameOf(moment, calls);
    let frame = inner;
    while (frame >= 0 && this.history.find(value, moment, frame) < 0)
      frame = this.history.frames[frame].below;
    return { value, moment, frame: frame < 0 ? inner : frame };
  }

  open(source) {
    this.title.replaceChildren("Where ", this.chip(source), ` came from, at moment ${
      source.moment.toLocaleString("en")}`);
    this.body.replaceChildren(...this.parts(source, 0));
    this.root.hidden = false;
    this.show(this.run.state);
    this.title.focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest" });
  }

  /* The focus goes back to what was asked, or what stands for it at this moment. */
  close() {
    if (this.root.hidden)
      return;
    const inside = this.root.contains(document.activeElement);
    const back = this.opener.isConnected ? this.opener
      : document.querySelector(`[data-why="${this.opener.dataset.why}"]`);
    this.root.hidden = true;
    if (inside && back)
      back.focus({ preventScroll: true });
  }

  /* Of links to moments, that to this one. */
  show({ moment }) {
    if (this.root.hidden)
      return;
    for (const link of this.root.querySelectorAll("a.moment"))
      if (link.hash === Address.of(moment))
        link.setAttribute("aria-current", "step");
      else
        link.removeAttribute("aria-current");
  }

  chip(source) {
    if (source.value !== undefined) {
      const text = this.history.textOf(source);
      return valueChip(this.program.values[source.value].name, text === undefined ? "—" : text, false);
    }
    const { content } = this.history.cell(source);
    return valueChip(this.cellName(source),
      content === 0 ? "never written" : content === 1 ? "poison" : content ?? "not shown", false);
  }

  cellName({ number, index }) {
    const allocation = this.run.state.memory[number];
    return allocation ? `#${number} ${allocation.name}${elementName(allocation, index)}`
      : `#${number} [${index}]`;
  }

  parts(source, depth) {
    return source.value === undefined ? this.cellParts(source, depth) : this.valueParts(source, depth);
  }

  valueParts(source, depth) {
    const origin = this.history.origin(source);
    if (!origin)
      return [element("p", "step", "How it came to be is not recorded.")];
    const parts = [this.stepLine(origin.op, origin.how, origin.moment)];
    if (/\bpoison\b/.test(origin.text) && depth === 0)
      parts.push(this.wayPart(source));
    if (origin.sources.length)
      parts.push(this.sourceList(origin.sources, depth));
    return parts;
  }

  cellParts(source, depth) {
    const { access, made, ended, content, readers, over } = this.history.cell(source);
    const parts = [];
    if (access && access.kind === "=")
      parts.push(this.stepLine(null, "It changed in a stretch that is left out", access.moment));
    else if (access)
      parts.push(this.stepLine(this.history.operationAt(access.moment), "wrote it last", access.moment));
    else
      parts.push(element("p", "step", content === 0 ? "It was never written."
        : "It is as the memory was made."));
    if (made >= 0)
      parts.push(this.stepLine(this.history.operationAt(made), "made the memory", made));
    if (ended >= 0)
      parts.push(this.stepLine(this.history.operationAt(ended), "ended it", ended));
    if (content === 1 && depth === 0)
      parts.push(this.wayPart(source));
    const op = access && this.history.operationAt(access.moment);
    if (op)
      parts.push(this.sourceList(this.history.operandsOf(op, access.moment,
        this.history.frameAt[access.moment]), depth));
    parts.push(...this.readersPart(readers, over, source));
    return parts;
  }

  readersPart(readers, over, { moment }) {
    const parts = [element("p", "step", readers.length ? "It was read by" : "Nobody read it.")];
    const list = element("ul", "readers");
    for (const reader of readers.slice(0, MOST_LINES)) {
      const line = element("li");
      line.append(this.stepLine(this.history.operationAt(reader), reader > moment ? "later" : "", reader));
      list.append(line);
    }
    if (readers.length > MOST_LINES)
      list.append(element("li", "more", `and ${plural(readers.length - MOST_LINES, "more read")}`));
    if (readers.length)
      parts.push(list);
    if (over >= 0)
      parts.push(this.stepLine(this.history.operationAt(over), "wrote it anew later", over));
    return parts;
  }

  /* "arith.addi of line 9 gave it at moment 42" */
  stepLine(op, how, moment) {
    const line = element("p", "step");
    if (op)
      line.append(element("code", "operation-name", operationName(this.program, op)),
        op.line ? ` of ${lineText(this.program, op.line)} ` : " ");
    line.append(`${how}${how ? " " : ""}at `, momentLink(moment));
    return line;
  }

  sourceList(sources, depth) {
    const list = element("ul", depth < 6 ? "sources" : "sources deep");
    for (const source of sources.slice(0, MOST_LINES))
      list.append(this.sourceItem(source, depth));
    if (sources.length > MOST_LINES)
      list.append(element("li", "more", `and ${sources.length - MOST_LINES} more`));
    return list;
  }

  /* What it came from is looked for when it unfolds. */
  sourceItem(source, depth) {
    const item = element("li");
    const details = element("details");
    const summary = element("summary");
    summary.append(this.chip(source));
    if (source.role)
      summary.append(" ", element("span", "role", source.role));
    details.append(summary);
    details.addEventListener("toggle", () => {
      if (details.childElementCount === 1)
        details.append(...this.parts(source, depth + 1));
      this.show(this.run.state);
    });
    item.append(details);
    return item;
  }

  /* From the birth on. */
  wayPart(source) {
    const way = this.history.wayOf(source).reverse();
    const part = element("div", "rule poison-rule");
    const list = element("ol", "way");
    const half = MOST_LINES / 2;
    part.append(element("b", "", "Poison"), this.birthText(way[0]));
    for (const { moment, op, how } of way.length > MOST_LINES
      ? [...way.slice(0, half), ...way.slice(-half)] : way) {
      const line = element("li");
      line.append(this.stepLine(op, how, moment));
      list.append(line);
    }
    if (way.length > MOST_LINES)
      list.children[half].before(element("li", "more", `and ${way.length - MOST_LINES} more`));
    part.append(list);
    return part;
  }

  /* Where the way back ends at a stretch that is left out, the run knows the birth all the same. */
  birthText(first) {
    const poison = first && this.history.poisonAt(first.moment);
    if (first && first.unwritten)
      return " is what memory holds before it is written.";
    if (!poison)
      return " came from where nothing is recorded.";
    return poison.here || poison.birth < 0 ? ` was born: ${poison.why}.`
      : ` was born in ${this.history.where(poison.birth)}: ${poison.why}.`;
  }
}

function momentLink(moment) {
  const link = element("a", "moment", `moment ${moment.toLocaleString("en")}`);
  link.href = Address.of(moment);
  return link;
}
