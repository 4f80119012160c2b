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
      new Flow(this.run), new Loops(this.run), new MemoryView(this.run), new Stack(this.run),
      new Output()];
    this.wire();
    this.go(this.momentOfAddress());
  }

  /* "#120" in the address opens the page at that moment. */
  momentOfAddress() {
    return Number.parseInt(location.hash.slice(1), 10) || 0;
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
      const mark = element("span");
      mark.style.left = `${100 * moment / this.last}%`;
      byId("gaps").append(mark);
    });
  }

  wire() {
    const slider = byId("slider");
    slider.max = this.last;
    slider.addEventListener("input", () => this.go(Number(slider.value)));
    byId("first").addEventListener("click", () => this.go(0));
    byId("back").addEventListener("click", () => this.move(-1));
    byId("forward").addEventListener("click", () => this.move(1));
    byId("last").addEventListener("click", () => this.go(this.last));
    byId("play").addEventListener("click", () => this.toggle());
    byId("speed").addEventListener("change", () => this.restart());
    document.addEventListener("keydown", (event) => this.onKey(event));
    window.addEventListener("hashchange", () => this.go(this.momentOfAddress()));
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
    action();
  }

  keys(event) {
    const some = event.shiftKey ? 10 : 1;
    const keys = {
      ArrowRight: () => this.move(some),
      ArrowLeft: () => this.move(-some),
      PageDown: () => this.move(100),
      PageUp: () => this.move(-100),
      Home: () => this.go(0),
      End: () => this.go(this.last),
    };
    if (event.target.tagName !== "BUTTON" && event.target.tagName !== "SUMMARY")
      keys[" "] = () => this.toggle();
    return keys;
  }

  move(by) {
    this.pause();
    this.go(this.run.state.moment + by);
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
    this.pause();
    if (found >= 0)
      this.go(found);
  }

  show() {
    const { state } = this.run;
    byId("slider").value = state.moment;
    byId("time").textContent = `operation ${state.time.toLocaleString("en")} of ${
      this.program.total.toLocaleString("en")}`;
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
      this.go(0);
    this.timer = setInterval(() => this.tick(), 1000 / Number(byId("speed").value));
    document.body.classList.add("playing");
    byId("play").setAttribute("aria-label", "Pause");
  }

  tick() {
    if (this.run.state.moment === this.last)
      this.pause();
    else
      this.go(this.run.state.moment + 1);
  }

  pause() {
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

/* What sticks below the header knows its height. */
function measureHeader() {
  const { offsetHeight } = document.querySelector("header");
  document.documentElement.style.setProperty("--header", `calc(${offsetHeight}px + 1rem)`);
}

function byId(id) {
  return document.getElementById(id);
}

window.player = new Player(readProgram(JSON.parse(byId("trace").textContent)));
