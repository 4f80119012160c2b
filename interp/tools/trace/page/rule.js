/* Rule: beside the report of a run that is undefined, why it is, with an example; of a data race, both
 * accesses. */

function ruleAnswer(rule) {
  const root = element("details", "why-undefined");
  root.id = "rule";
  root.append(element("summary", "", "Why is this undefined?"),
    ruleTitle("When ", rule.operation, rule.page, " is undefined"), ...paragraphs(rule.text));
  if (rule.named)
    root.append(...rule.decisions.map((decision) => decisionPart(decision, true)));
  if (rule.example) {
    const { of, page, program, gives } = rule.example;
    root.append(ruleTitle("A small program that ends like this, of the page ", of, page, ""),
      element("pre", "program", program.trimEnd()), element("pre", "gives", gives.trimEnd()));
  }
  if (!rule.named && rule.decisions.length)
    root.append(allDecisions(rule));
  return root;
}

/* Those of the operation, of which none may be what this is about. */
function allDecisions({ operation, decisions }) {
  const part = element("details", "decision");
  part.append(element("summary", "", `${counted(decisions.length, "decision")} about ${operation}`),
    ...decisions.map((decision) => decisionPart(decision, false)));
  return part;
}

/* "*A race* is two accesses ..." */
function decisionPart({ name, page, text }, open) {
  const part = element("details", "decision");
  const [, title, rest] = /^\*([^*]*?)\.?\*([^]*)/.exec(text) || ["", "", text];
  const body = paragraphs(rest);
  body[0].prepend(element("em", "", title));
  part.append(element("summary", "", `Decision ${name}: ${title}`), ...body);
  if (page)
    body.at(-1).append(" ", manualLink(page, `${name} in the manual`));
  part.open = open;
  return part;
}

/* The name leads to its page of the manual, where that lies beside this one. */
function ruleTitle(before, name, page, behind) {
  const title = element("h3");
  title.append(before, page ? manualLink(page, name) : element("code", "", name), behind);
  return title;
}

function manualLink(page, name) {
  const link = element("a", "operation-name", name);
  link.href = page;
  return link;
}

class Race {
  constructor(run) {
    this.run = run;
    this.program = run.program;
    this.report = run.program.end.report;
    const words = /: a data race: (.*?) (reads|writes|updates) \w+ that (.*?) (reads|writes|updates)/
      .exec(this.report);
    this.words = words ? words.slice(1) : null;
  }

  /* The other access first: it came first. */
  draw(state) {
    const [who, does, other, did] = this.words;
    const root = element("div", "race");
    const list = element("ol", "sides");
    const op = this.other();
    const moment = op ? this.momentOf(op, other, state) : -1;
    list.append(this.side(`${other} ${did}`, this.pointOf(other), op, moment),
      this.side(`${who} ${does}`, this.pointOf(who), this.program.operations[state.operation],
        state.moment));
    root.append(element("h3", "", `Two accesses to ${this.cellName(state)}`), list);
    return root;
  }

  side(who, point, op, moment) {
    const line = element("li");
    line.append(who, point ? `, at ${point}, ` : " ");
    if (op)
      line.append("in ", element("code", "operation-name", operationName(this.program, op)),
        op.line ? ` of ${lineText(this.program, op.line)} ` : " ");
    if (moment >= 0)
      line.append("at ", momentLink(moment));
    return line;
  }

  cellName({ memory, touches: [touch] }) {
    const allocation = touch && memory[touch.number];
    return allocation ? `${allocationName(allocation)}${elementName(allocation, touch.first)}`
      : "the same memory";
  }

  /* "%i = 3", of "iteration 4 of a parallel loop" */
  pointOf(who) {
    const [name] = /^iteration \d+/.exec(who) || [];
    const found = name && new RegExp(`[:;] ${name} at ([^;\\n]*)`).exec(this.report);
    return found ? found[1] : "";
  }

  /* The operation that a note tells of. */
  noted(note) {
    const [, file, line, column] = new RegExp(`^(.*):(\\d+):(\\d+): note: ${note}`, "m").exec(this.report)
      || [];
    const part = this.program.lines.find(([, , , , name]) => name === file);
    return part && this.program.operations.find((op) => op.line === part[3] + Number(line)
      && op.column === Number(column) && op.block >= 0);
  }

  other() {
    return this.noted("(?:.* it here|the other access is here), in '");
  }

  /* The latest of the operation's accesses to what is touched now, which began a moment ago, within
   * that iteration; -1 where none is recorded. */
  momentOf(op, who, { touches, moment: end }) {
    const { history } = this.run;
    const [from, to] = this.iteration(who);
    const found = touches.flatMap(({ number, first, count }) => history.accesses.get(number)
      .filter(({ kind, moment, ...access }) => "rwa".includes(kind) && access.first < first + count
        && first < access.first + access.count && moment >= from && moment < Math.min(to, end - 1)
        && history.operationAt(moment) === op));
    return found.length ? found.at(-1).moment : -1;
  }

  /* The moments at which it begins and ends; of what is no iteration, the whole run. */
  iteration(who) {
    const { moments, operations } = this.program;
    const [, number] = /^iteration (\d+)/.exec(who) || [];
    const loop = this.noted("the iterations are those of this '");
    if (!number || !loop)
      return [0, moments.length];
    const [body] = operations[loop.number].regions[0];
    const begins = moments.findLastIndex(([kind, of]) => kind === MOMENT.BEGINS && of === loop.number);
    const entered = [];
    moments.forEach(([kind, of], moment) => {
      if (kind === MOMENT.ENTERED && of === body && moment > begins)
        entered.push(moment);
    });
    return [entered[number - 1] ?? moments.length, entered[number] ?? moments.length];
  }
}
