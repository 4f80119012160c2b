/* Player: the slider, the keys and the buttons; each change of the moment is shown by all parts. */

class Player {
  constructor(program) {
    this.run = new Run(program);
    this.program = program;
    this.last = program.moments.length - 1;
    this.hint = new Hint(this.run);
    this.timer = 0;
    this.describe();
    this.parts = [new Code(this.run, this), new Now(this.run), new End(this.run),
      new Graph(this.run), new Waves(this.run), new Flow(this.run), new Loops(this.run), new MemoryView(this.run), new Stack(this.run),
      new Variables(), new Output(), new Why(this.run)];
    this.wire();
    this.address = new Address();
    this.go(this.momentOfAddress());
  }

  /* "#step=120" in the address opens the page at that moment, "#operation=80" where operation 80
   * runs: the number that `step` has behind its '#'. */
  momentOfAddress() {
    const found = /^#(?:(step|operation)=)?(\d+)$/.exec(location.hash);
    const number = found ? Number(found[2]) : 0;
    return found && found[1] === "operation" ? this.momentOf(number) : number;
  }

  /* The first moment at which so many operations have begun. */
  momentOf(operation) {
    let time = 0;
    const found = this.program.moments.findIndex((moment) => {
      const [kind, ...rest] = moment;
      if (kind === MOMENT.RAN || kind === MOMENT.BEGINS)
        time += isCounted(moment) ? 1 : 0;
      else if (kind === MOMENT.GAP)
        time = rest[0] - 1;
      return time >= operation;
    });
    return found < 0 ? this.last : found;
  }

  describe() {
    const { file, entry, arguments: args, seed, total, windows } = this.program;
    const name = file.split("/").pop();
    document.title = `${name}: @${entry}`;
    byId("file").textContent = name;
    byId("entry").textContent = `@${entry}(${args})${seed ? `, seed ${seed}` : ""}`;
    const shown = windows.reduce((sum, [from, to]) => sum + to - from, 0);
    if (shown < total)
      this.describeSampling(total, shown, windows.length);
    if (this.program.end.kind !== "returned")
      this.describeEnd(this.program.end);
  }

  /* Whoever begins to read is told where it leads to. */
  describeEnd({ kind }) {
    const note = byId("early");
    note.hidden = false;
    note.textContent = `It ends early, at the last moment: ${END_TITLES[kind].replace(/^./, (letter) => letter.toLowerCase())}.`;
    this.markMoment(this.last, "early");
  }

  describeSampling(total, shown, stretches) {
    const note = byId("sampling");
    note.hidden = false;
    note.append(`Sampled: of ${total.toLocaleString("en")} operations, ${
      shown.toLocaleString("en")} are shown, in ${stretches} stretches`,
    element("span", "why", ": the beginning, the end, where an operation first runs, where control "
      + "flow changes, and evenly in between"), ".");
    this.markGaps();
  }

  markGaps() {
    this.program.moments.forEach(([kind], moment) => {
      if (kind !== MOMENT.GAP)
        return;
      this.markMoment(moment, "");
    });
  }

  markMoment(moment, name) {
    const mark = element("span", name);
    mark.style.left = `${100 * moment / Math.max(this.last, 1)}%`;
    byId("gaps").append(mark);
  }

  wire() {
    const slider = byId("slider");
    slider.max = this.last;
    slider.addEventListener("input", () => this.pass(Number(slider.value)));
    slider.addEventListener("change", () => this.visit(Number(slider.value)));
    byId("first").addEventListener("click", () => this.visit(0));
    byId("back").addEventListener("click", () => this.move(-1));
    byId("forward").addEventListener("click", () => this.move(1));
    byId("last").addEventListener("click", () => this.visit(this.last));
    byId("play").addEventListener("click", () => this.toggle());
    byId("speed").addEventListener("change", () => this.restart());
    document.addEventListener("keydown", (event) => this.onKey(event));
    for (const kind of ["hashchange", "popstate"])
      window.addEventListener(kind, () => this.goToAddress());
    window.addEventListener("beforeprint", () => this.show());
    window.addEventListener("resize", () => this.show());
    new ResizeObserver(measureHeader).observe(document.querySelector("header"));
    document.querySelectorAll("details.panel").forEach((details) =>
      details.addEventListener("toggle", () => this.show()));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "SELECT")
      return;
    const action = this.keys(event)[event.key];
    if (!action)
      return;
    event.preventDefault();
    this.address.held = event.repeat;
    action();
    this.address.held = false;
  }

  keys(event) {
    const some = event.shiftKey ? 10 : 1;
    const keys = {
      ArrowRight: () => this.move(some),
      ArrowLeft: () => this.move(-some),
      PageDown: () => this.move(100),
      PageUp: () => this.move(-100),
      Home: () => this.visit(0),
      End: () => this.visit(this.last),
    };
    if (event.target.tagName !== "BUTTON" && event.target.tagName !== "SUMMARY")
      keys[" "] = () => this.toggle();
    return keys;
  }

  move(by) {
    this.visit(this.run.state.moment + by);
  }

  /* Where the reader went: a place to come back to. */
  visit(moment) {
    this.pause();
    this.go(moment);
    this.address.visit(this.run.state.moment);
  }

  /* On the way to somewhere else. */
  pass(moment) {
    this.go(moment);
    this.address.pass(this.run.state.moment);
  }

  goToAddress() {
    const moment = this.momentOfAddress();
    this.address.obey();
    this.stop();
    if (moment !== this.run.state.moment)
      this.go(moment);
  }

  go(moment) {
    this.run.seek(Math.max(0, Math.min(this.last, moment)));
    this.show();
  }

  /* The next moment at which the operation runs; after the last one, the first. */
  goToNext(operation) {
    const { moments } = this.program;
    const runs = ([kind, number]) => number === operation
      && (kind === MOMENT.RAN || kind === MOMENT.BEGINS);
    const next = moments.findIndex((moment, i) => i > this.run.state.moment && runs(moment));
    const found = next < 0 ? moments.findIndex(runs) : next;
    if (found >= 0)
      this.visit(found);
  }

  show() {
    const { state } = this.run;
    byId("slider").value = state.moment;
    byId("time").textContent = `operation ${state.time.toLocaleString("en")} of ${
      this.program.total.toLocaleString("en")} · moment ${
      state.moment.toLocaleString("en")} of ${this.last.toLocaleString("en")}`;
    byId("slider").setAttribute("aria-valuetext", byId("time").textContent);
    this.parts.forEach((part) => part.show(state));
  }

  toggle() {
    if (this.timer)
      this.pause();
    else
      this.play();
  }

  play() {
    if (this.run.state.moment === this.last)
      this.pass(0);
    this.timer = setInterval(() => this.tick(), 1000 / Number(byId("speed").value));
    document.body.classList.add("playing");
    byId("play").setAttribute("aria-label", "Pause");
  }

  tick() {
    if (this.run.state.moment === this.last)
      this.pause();
    else
      this.pass(this.run.state.moment + 1);
  }

  pause() {
    if (this.timer)
      this.address.visit(this.run.state.moment);
    this.stop();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    document.body.classList.remove("playing");
    byId("play").setAttribute("aria-label", "Play");
  }

  restart() {
    if (!this.timer)
      return;
    this.pause();
    this.play();
  }
}

/* The address names the moment. Each visit is an entry of the browser's history; what is passed on
 * the way replaces the latest one, and not oftener than a browser bears. */
class Address {
  constructor() {
    this.held = false;
    this.waiting = 0;
    this.entries = [];
    this.written = location.hash;
  }

  /* The reader has written an address: what waits to be written comes too late. */
  obey() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.written = location.hash;
  }

  visit(moment) {
    if (this.held || !this.hasRoom()) {
      this.pass(moment);
      return;
    }
    clearTimeout(this.waiting);
    this.waiting = 0;
    if (location.hash !== Address.of(moment))
      this.write("pushState", moment);
  }

  pass(moment) {
    this.passed = moment;
    if (!this.waiting)
      this.waiting = setTimeout(() => {
        this.waiting = 0;
        if (location.hash === this.written)
          this.write("replaceState", this.passed);
      }, 250);
  }

  /* Browsers refuse some hundreds of entries in a few seconds. */
  hasRoom() {
    const now = performance.now();
    this.entries = this.entries.filter((time) => time > now - 20000);
    this.entries.push(now);
    return this.entries.length < 60;
  }

  /* A page inside another one may have no address to write to. */
  write(how, moment) {
    try {
      history[how](null, "", Address.of(moment));
      this.written = location.hash;
    } catch {
      this.write = () => {};
    }
  }

  static of(moment) {
    return `#step=${moment}`;
  }
}

/* What sticks below the header knows its height. */
function measureHeader() {
  const { offsetHeight } = document.querySelector("header");
  document.documentElement.style.setProperty("--header", `calc(${offsetHeight}px + 1rem)`);
}

function byId(id) {
  return document.getElementById(id);
}

window.player = new Player(readProgram(JSON.parse(byId("trace").textContent)));
