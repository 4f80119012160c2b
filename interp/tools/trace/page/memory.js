/* Memory: each allocation as a grid of cells. What was read or written at this moment lights up;
 * cells never written, poison cells and freed allocations are told by pattern and mark. */

const MOST_SHOWN = 12;
const TOUCHES = { r: "read", m: "masked" };
const CELL_STATES = { 0: "never", 1: "poison" };

class MemoryView {
  constructor(run) {
    this.run = run;
    this.panel = panel("memory");
    this.cards = new Map();
    this.list = element("div", "allocations");
    this.more = element("p", "more");
    this.lanes = element("div");
    this.panel.body.append(legend(this.run.program), this.lanes, this.list, this.more);
  }

  show(state) {
    const all = Object.values(state.memory).filter((allocation) => allocation
      && (allocation.value === undefined || isHeld(this.run.program, state, allocation)));
    const shown = this.choose(all, state);
    this.panel.root.hidden = all.length === 0;
    this.panel.title.textContent = titleOf(all);
    this.lanes.replaceChildren(...accessedLanes(this.run.program, state));
    for (const [number, card] of this.cards)
      if (!shown.some((allocation) => allocation.number === number)) {
        card.root.remove();
        this.cards.delete(number);
      }
    const missed = missedBy(this.run.program, state);
    for (const allocation of shown)
      this.card(allocation).show(allocation, state.lit, missed);
    this.more.hidden = shown.length === all.length;
    this.follow(state);
    this.more.textContent = `and ${all.length - shown.length} more, not touched lately`;
  }

  /* What is written comes into sight, or else what is read; at the end what is told of it, which
   * stands above. */
  follow(state) {
    const lit = [...this.cards.values()].flatMap((card) => card.lit);
    const cell = lit.find(({ classList }) => classList.contains("written"))
      || lit.find(({ classList }) => classList.contains("read")) || lit[0];
    if (!cell)
      return;
    revealIn(cell.closest(".grid"), cell, 30);
    revealIn(this.panel.body, cell, 60);
    const panels = document.querySelector(".panels");
    if (state.kind === MOMENT.END)
      panels.scrollTop = 0;
    else
      revealIn(panels, cell, 120);
  }

  /* All, or those touched last; always in the order in which they were made. */
  choose(all, state) {
    if (all.length <= MOST_SHOWN)
      return all;
    const age = (allocation) => state.moment - Math.max(allocation.touched, allocation.freed);
    return [...all].sort((a, b) => age(a) - age(b)).slice(0, MOST_SHOWN)
      .sort((a, b) => a.number - b.number);
  }

  card(allocation) {
    let card = this.cards.get(allocation.number);
    if (!card) {
      card = new AllocationCard(this.run.program, allocation);
      this.cards.set(allocation.number, card);
      const next = [...this.cards.values()].find((other) => other.number > card.number
        && other.root.parentNode);
      this.list.insertBefore(card.root, next ? next.root : null);
    }
    return card;
  }
}

function titleOf(all) {
  const tensors = all.filter(({ value }) => value !== undefined).length;
  return !tensors ? "Memory" : tensors === all.length ? "Tensors" : "Memory and tensors";
}

/* Of what the run has: few programs spare lanes, or free memory. */
function legend(program) {
  const told = program.moments.map((moment) => moment[moment.length - 1]);
  const spares = (letter) => told.some(({ l }) => l && l.includes(letter));
  const has = (test) => told.some(({ m }) => m && m.some(test));
  const made = element("ul", "legend");
  for (const [name, text] of [["read", "read now"], ["written", "written or new now"],
    ...spares("m") ? [["masked", "masked off now"]] : [],
    ...spares("o") || OUT_OF_BOUNDS.test(program.end.report) ? [["outside", "out of bounds now"]] : [],
    ["never", "never written"], ["poison", "poison"],
    ...has(([kind]) => kind === "-") ? [["freed", "freed"]] : []]) {
    const item = element("li");
    item.append(element("span", "cell " + name), text);
    made.append(item);
  }
  if (has(isMemory))
    made.append(numberTold());
  return made;
}

/* It begins, and is no tensor's: that is a value's, the last of what is said of it. */
function isMemory([kind, ...facts]) {
  return kind === "+" && facts[10] === undefined;
}

/* How a memref is written where it is a value. */
function numberTold() {
  const item = element("li");
  item.append(element("code", "", "#1 [4, 3]"), ": memory number 1, seen as 4 × 3 elements");
  return item;
}

const OUT_OF_BOUNDS = /: index (-?\d+) is out of bounds: dimension (\d+) has size (\d+)/;

/* The element that the run ended at because there is none: of which allocation, its indices as far
 * as the operation says them, and on which side it would be. NULL: it ended otherwise. */
function missedBy({ end, operations }, { kind, operation, memory, stack }) {
  const [found, index, dimension, size] = OUT_OF_BOUNDS.exec((kind === MOMENT.END && end.report) || "") || [];
  const op = found && stack && operations[operation];
  const texts = op ? op.operands.map((value) => stack.values[value] || "") : [];
  const at = texts.findIndex((text) => {
    const { sizes } = memory[/^#(\d+)/.exec(text)?.[1]] || {};
    return sizes && sizes[dimension] === Number(size);
  });
  if (at < 0)
    return null;
  const number = Number(/^#(\d+)/.exec(texts[at])[1]);
  const { sizes } = memory[number];
  const said = texts.slice(at + 1, at + 1 + sizes.length);
  const known = said.length === sizes.length && said[dimension] === index;
  return { number, before: Number(index) < 0, next: Number(index) === Number(size) || index === "-1",
    name: `[${sizes.map((_, dim) => (dim === Number(dimension) ? index : known ? said[dim] : ":")).join(", ")}]` };
}

class AllocationCard {
  constructor(program, allocation) {
    this.program = program;
    this.number = allocation.number;
    this.root = element("div", "allocation");
    this.head = element("h3");
    this.facts = element("p", "facts");
    this.grid = element("div", "grid");
    this.root.append(this.head, this.facts, this.grid);
    this.cells = [];
    this.lit = [];
    this.build(allocation);
  }

  build(allocation) {
    const { shown } = allocation;
    const { columns, slice } = matrixOf(allocation);
    this.grid.classList.toggle("rows", columns > 0);
    if (columns)
      this.grid.style.gridTemplateColumns = `repeat(${columns}, minmax(max-content, 1fr))`;
    for (let i = 0; i < shown; i++) {
      if (slice && i % slice === 0)
        this.grid.append(element("div", "slice", sliceName(allocation, i)));
      this.cells.push(this.element(elementName(allocation, i), allocation, i));
    }
    this.grid.addEventListener("keydown", (event) => this.walk(event));
  }

  /* One cell of a grid is reached by Tab, the others from there, by arrows. */
  walk(event) {
    const at = this.cells.indexOf(event.target);
    const row = getComputedStyle(this.grid).gridTemplateColumns.split(" ").length;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
    const next = this.cells[at + by];
    if (at < 0 || !by || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    if (!next)
      return;
    this.cells[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  /* Its place, and below it what it holds. */
  element(index, { number, value }, i) {
    const root = element("div", "element");
    const cell = element("span", "cell");
    cell.dataset.index = index;
    asking(cell, ...(value === undefined ? ["cell", number, i] : ["value", value, 0]));
    cell.tabIndex = i === 0 ? 0 : -1;
    root.append(element("span", "index", index), cell);
    this.grid.append(root);
    return cell;
  }

  show(allocation, touches, missed) {
    if (allocation.version !== this.version) {
      this.cells.forEach((cell, i) => fillCell(cell, allocation.cells[i]));
      this.version = allocation.version;
      this.root.classList.toggle("freed", allocation.freed >= 0);
    }
    this.describe(allocation, touches);
    this.light(allocation, touches);
    this.showMissed(missed && missed.number === this.number ? missed : null);
  }

  /* Beside the elements that there are, on the side where it would be. */
  showMissed(missed) {
    for (const old of this.grid.querySelectorAll(".missed"))
      old.remove();
    if (!missed)
      return;
    const root = element("div", "element missed"), cell = element("span", "cell outside", "∄");
    cell.title = `${missed.name} there is none`;
    root.append(element("span", "index", missed.next ? missed.name : missed.before ? `${missed.name} …`
      : `… ${missed.name}`), cell);
    missed.before ? this.grid.prepend(root) : this.grid.append(root);
    this.lit.push(cell);
  }

  describe(allocation, touches) {
    const freed = allocation.freed >= 0;
    if (allocation.value === undefined)
      this.head.replaceChildren(element("span", "tag", "#" + allocation.number), " ",
        allocation.name);
    else
      this.head.replaceChildren(allocation.name);
    if (freed)
      this.head.append(" ", element("span", "freed-mark", "freed"));
    const facts = [allocation.value === undefined
      ? `${allocation.kind}, ${allocation.count.toLocaleString("en")} × ${allocation.type}`
      : `tensor<${[...allocation.sizes, allocation.type].join("x")}>`];
    if (allocation.line)
      facts.push(`made at ${lineText(this.program, allocation.line)}`);
    if (allocation.shown < allocation.count)
      facts.push(`the first ${allocation.shown.toLocaleString("en")} are shown`);
    for (const { mode, number, first, count } of touches)
      if (number === allocation.number && first + count > allocation.shown)
        facts.push(`now ${mode === "m" ? "masked off" : TOUCHES[mode] || "written"} beyond them: ${
          rangeName({ first, count }, (element) => elementName(allocation, element))}`);
    this.facts.textContent = facts.join(" · ");
  }

  light(allocation, touches) {
    for (const cell of this.lit)
      cell.classList.remove("read", "written", "masked", "atomic");
    this.lit = [];
    for (const { mode, number, first, count: length } of touches)
      if (number === allocation.number)
        for (let i = first; i < first + length && i < this.cells.length; i++) {
          this.cells[i].classList.add(TOUCHES[mode] || "written");
          this.lit.push(this.cells[i]);
        }
  }
}

/* How it is written: `columns` side by side, 0 where it is no matrix; of more dimensions, a matrix
 * for each `slice` elements. Dimensions of size 1 make no difference, but that 3x1 is a column. */
function matrixOf({ sizes }) {
  const long = sizes ? sizes.filter((size) => size !== 1) : [];
  const [rows, columns] = long.slice(-2);
  if (long.length === 1 && sizes[sizes.length - 1] === 1 && rows > 0)
    return { columns: 1, slice: 0 };
  if (long.length < 2 || long.includes(0))
    return { columns: 0, slice: 0 };
  return { columns, slice: long.length > 2 ? rows * columns : 0 };
}

/* "[1, 0, :, :]": the matrix that begins with the element. */
function sliceName({ sizes }, element) {
  const inner = new Set(sizes.map((size, dim) => dim).filter((dim) => sizes[dim] !== 1).slice(-2));
  const indices = indicesOf(sizes, element);
  return `[${indices.map((index, dim) => (inner.has(dim) ? ":" : index)).join(", ")}]`;
}

/* Scrolls a box so far that what is in it is in sight. */
function revealIn(scroller, inner, margin) {
  const box = inner.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (scroller.scrollHeight > scroller.clientHeight
    && (box.top < view.top || box.bottom > view.bottom))
    scroller.scrollTop += box.top - view.top - margin;
  if (scroller.scrollWidth > scroller.clientWidth
    && (box.left < view.left || box.right > view.right))
    scroller.scrollLeft += box.left - view.left - margin;
}

function cellText(content) {
  if (content === 0 || content === undefined)
    return "·";
  return content === 1 ? "☠" : readable(content);
}

function fillCell(cell, content) {
  const text = cellText(content);
  if (cell.textContent !== text)
    cell.textContent = text;
  cell.classList.toggle("never", content === 0 || content === undefined);
  cell.classList.toggle("poison", content === 1);
  cell.title = `${cell.dataset.index} ${content === 0 ? "never written"
    : content === 1 ? "poison" : content}`;
}
