// The page: what is typed is verified, buttons run it, the address holds it all.
"use strict";

const FILE = "program.mlir";
const MIB = 1 << 20;
// Milliseconds: from the last key to the look at the program, and of that.
const PATIENCE = 300;
const LONGEST_LOOK = 5000;
// Seconds: who steps wants the first moments, and soon.
const LONGEST_TRACE = 4;
const RUNS_OF_TRACE = 2; // the first of them finds what is worth to be shown

const byId = (id) => document.getElementById(id);
const pageOfLesson = (file) => `idea-course-${file.replace(".mlir", ".html")}`;
const NUMBERS = ["seed", "ticks", "steps", "seconds", "memory"];

class Page {
  constructor() {
    this.checker = new Interpreter();
    this.runner = new Interpreter();
    this.functions = [];
    this.works = 0;
    this.changes = 0;
    this.editor = new Editor(byId("editor"), () => this.changed(), {
      "Ctrl-Enter": () => this.run(), "Cmd-Enter": () => this.run(),
      "Shift-Ctrl-Enter": () => this.trace(), "Shift-Cmd-Enter": () => this.trace(),
    });
    this.args = new Arguments(byId("args"), byId("args-problem"), () => this.outdate());
    this.places = new Places(this.editor, this.args);
    this.result = new Result(byId("result"), this.places, (page) => this.openPage(page));
    const onKey = (pressed) => this.key({ ...pressed, preventDefault() {} });
    this.steps = new Steps(byId("steps-view"), this.editor,
      { onMoment: () => this.keep(), openPage: (page) => this.openPage(page), onKey });
    this.manual = new Manual(byId("manual-view"), { onPage: () => this.keep(), onKey,
      tryProgram: (program) => this.tryExample(program), tryLesson: (file, state) => this.tryLesson(file, state) });
    this.programs = new Programs(byId("program"));
    this.wire();
    this.begin();
  }

  wire() {
    byId("controls").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    byId("trace").addEventListener("click", () => this.trace());
    byId("stop").addEventListener("click", () => this.stop());
    byId("share").addEventListener("click", () => this.share());
    byId("program").addEventListener("change", () => this.choose(byId("program").value));
    byId("entry").addEventListener("change", () => this.chooseFunction());
    for (const id of NUMBERS)
      byId(id).addEventListener("input", () => this.outdate());
    for (const tab of this.tabs())
      tab.addEventListener("click", () => this.lookAt(tab.id));
    document.querySelector(".skip").addEventListener("click", (event) => this.skip(event));
    document.querySelector("[role=tablist]").addEventListener("keydown", (event) => this.moveTab(event));
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => this.obey());
  }

  // The address is the program's: no place within the page stands in it.
  skip(event) {
    event.preventDefault();
    byId("output").focus();
  }

  key(event) {
    if (event.key === "Escape" && this.runner.isBusy)
      this.stop();
    if (event.key === "F10" && this.traced) {
      event.preventDefault();
      this.steps.move(event.shiftKey ? -1 : 1);
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
      return;
    event.preventDefault();
    if (event.shiftKey)
      this.trace();
    else
      this.run();
  }

  tabs() {
    return [...document.querySelectorAll("[role=tab]")];
  }

  moveTab(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = this.tabs();
    if (!by)
      return;
    const next = tabs[(tabs.indexOf(document.activeElement) + by + tabs.length) % tabs.length];
    this.view(next.id);
    next.focus();
  }

  view(id) {
    for (const tab of this.tabs()) {
      const chosen = tab.id === id;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      byId(tab.getAttribute("aria-controls")).hidden = !chosen;
    }
    this.editor.mirror.refresh(); // it may have been hidden
    if (id === "tab-manual" && !this.manual.page)
      this.manual.open(this.lesson ? pageOfLesson(this.lesson) : "index.html");
    if (id === "tab-steps" && !this.traced && !this.runner.isBusy)
      this.trace();
    this.keep();
  }

  // In a narrow window it is below the program.
  lookAt(id) {
    this.view(id);
    if (!WIDE.matches)
      byId("output").scrollIntoView();
  }

  get viewed() {
    return this.tabs().find((tab) => tab.getAttribute("aria-selected") === "true").id;
  }

  // The program and all that is said about it.

  state() {
    const state = { text: this.editor.text, entry: byId("entry").value, args: this.args.text };
    for (const id of NUMBERS)
      state[id] = byId(id).valueAsNumber;
    if (this.viewed === "tab-steps")
      Object.assign(state, { view: this.viewed, moment: this.steps.moment });
    if (this.viewed === "tab-manual")
      Object.assign(state, { view: this.viewed, page: this.manual.page });
    return state;
  }

  // The address follows, but not at every key.
  keep() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.write(), PATIENCE);
  }

  async write() {
    const address = await addressOf(this.state());
    this.written = address;
    history.replaceState(null, "", address);
    return address;
  }

  async share() {
    clearTimeout(this.keeping);
    await this.write();
    try {
      await navigator.clipboard.writeText(location.href);
      this.say("The address is copied.");
    } catch {
      this.say("The page's address has it all: copy it from there.");
    }
  }

  say(text) {
    byId("said").textContent = text;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => { byId("said").textContent = ""; }, 5000);
  }

  async obey() {
    if (location.hash === this.written)
      return;
    const state = await stateOf(location.hash);
    if (state) {
      this.take(state);
    } else {
      this.say("The address holds no program.");
      this.keep();
    }
  }

  async begin() {
    const given = location.hash; // what is opened here is written there before long
    const state = given ? await stateOf(given) : null;
    if (state)
      await this.take(state);
    else
      await this.openCourse(PACKED.course[0][0]);
    if (!given)
      this.run(false);
    else if (!state)
      this.say("The address holds no program.");
  }

  choose(name) {
    if (PACKED.course.some(([file]) => file === name)) {
      this.openCourse(name, "tab-manual");
      return;
    }
    this.programs.leave(this.state());
    this.open(this.programs.enter(name));
  }

  // In a narrow window the program is above the manual.
  tryExample(text) {
    this.programs.lent = text;
    this.take({ text });
    if (!WIDE.matches)
      document.querySelector(".program").scrollIntoView();
  }

  get lesson() {
    return lessonOf(this.editor.text);
  }

  // As a lesson's command has it: of its options those that the page has fields for.
  async tryLesson(name, state) {
    const [, , text] = PACKED.course.find(([file]) => file === name) ?? [];
    if (text === undefined)
      return;
    await this.take({ ...state, text });
    if (state.view === "tab-result")
      this.run();
  }

  openCourse(name, view) {
    const [, , text] = PACKED.course.find(([file]) => file === name) ?? [];
    return text === undefined ? null : this.take({ text, view, page: pageOfLesson(name) });
  }

  take(state) {
    this.programs.leave(this.state());
    return this.open(state);
  }

  async open(state) {
    const { entry, args, view, moment, page, text } = state;
    for (const id of NUMBERS.filter((number) => Number.isInteger(state[number])))
      byId(id).value = state[id];
    this.editor.text = text ?? "";
    this.editor.mirror.scrollTo(0, 0);
    this.args.forget();
    this.functions = [];
    this.result.say("");
    this.steps.moment = 0;
    if (view === "tab-manual")
      this.openPage(page ?? "index.html");
    else if (view === "tab-steps")
      this.view("tab-result");
    await this.look();
    this.listFunctions(entry);
    if (args !== undefined)
      this.args.text = args;
    if (view === "tab-steps")
      await this.trace(moment ?? 0);
    this.keep();
  }

  changed() {
    this.programs.see(this.editor.text);
    clearTimeout(this.looking);
    this.looking = setTimeout(() => this.look(), PATIENCE);
    this.outdate();
  }

  // What is shown of a run is not of what stands there now.
  outdate() {
    this.changes++;
    this.traced = false;
    this.result.age();
    this.steps.age();
    this.keep();
  }

  // Diagnostics, and which functions there are.

  async look() {
    clearTimeout(this.looking);
    const late = setTimeout(() => {
      this.checker.stop();
      this.showProblems([], `To verify the program takes longer than ${LONGEST_LOOK / 1000} seconds.`);
    }, LONGEST_LOOK);
    const answer = await this.checker.run(["verify", FILE, "--json"], { [FILE]: this.editor.text });
    clearTimeout(late);
    if (!answer)
      return;
    const lines = answer.output.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    this.showProblems(lines.filter(({ kind }) => kind === "diagnostic"), answer.errors);
    if (lines.at(-1)?.status === "fine") {
      this.functions = lines.filter(({ kind }) => kind === "function");
      this.listFunctions(byId("entry").value);
    } else {
      byId("signature").textContent = "";
    }
    document.body.dataset.looked = String(Number(document.body.dataset.looked ?? 0) + 1);
  }

  showProblems(problems, errors) {
    const list = element("ul");
    for (const problem of problems) {
      list.append(reportLine(this.places, problem));
      list.append(...problem.notes.map((note) => reportLine(this.places, note)));
    }
    if (errors)
      list.append(element("li", "error", errors));
    this.editor.show(problems);
    byId("problems").replaceChildren(...(list.children.length ? [list] : []));
  }

  listFunctions(wanted) {
    const names = this.functions.map(({ name }) => name);
    const chosen = names.includes(wanted) ? wanted : names.includes("main") ? "main" : names[0];
    const before = byId("entry").value;
    byId("entry").replaceChildren(...names.map((name) => new Option(`@${name}`, name)));
    byId("entry").value = chosen ?? "";
    if (before !== (chosen ?? ""))
      this.chooseFunction();
    else
      this.describe();
  }

  chooseFunction() {
    this.args.choose(byId("entry").value, this.chosen?.args ?? "");
    this.describe();
    this.outdate();
  }

  get chosen() {
    return this.functions.find(({ name }) => name === byId("entry").value);
  }

  describe() {
    const { name, type } = this.chosen ?? {};
    byId("signature").textContent = name ? `@${name} : ${type}` : "";
  }

  // Runs.

  flags() {
    const flags = [`--entry=${byId("entry").value || "main"}`, "--color=never"];
    const args = this.args.text.trim();
    if (args)
      flags.push(`--args=${args}`);
    const given = (id, least) => Math.max(least, byId(id).valueAsNumber || least);
    return [...flags, `--seed=${given("seed", 0)}`, `--tick=${given("ticks", 1)}`,
      `--max-steps=${given("steps", 1)}`,
      `--max-memory=${given("memory", 1) * MIB}`];
  }

  // Null where it was stopped, be it because of the next.
  async work(what, words, files, wanted, longest) {
    const number = ++this.works;
    this.stop();
    document.body.classList.add("busy");
    byId("stop").disabled = false;
    const began = performance.now();
    const late = setTimeout(() => this.runner.stop(), longest);
    const answer = await this.runner.run(words, files, wanted);
    clearTimeout(late);
    if (number !== this.works)
      return null;
    document.body.classList.remove("busy");
    byId("stop").disabled = true;
    if (!answer)
      this.result.say(`${what} was stopped after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return answer;
  }

  async run(isAsked = true) {
    if (isAsked)
      this.lookAt("tab-result");
    this.result.say("Running …");
    const { changes } = this;
    const answer = await this.work("The run",
      ["run", FILE, "--json", ...this.flags(), `--max-seconds=${this.seconds}`],
      { [FILE]: this.editor.text }, [], (this.seconds + 5) * 1000);
    if (answer)
      this.showRun(answer);
    if (changes !== this.changes)
      this.result.age();
    document.body.dataset.ran = String(Number(document.body.dataset.ran ?? 0) + 1);
  }

  // A run that does not begin with a function that there is has arguments that it cannot begin with.
  showRun(answer) {
    const run = readRun(answer.output);
    const errors = run?.report.filter(({ severity }) => severity === "error") ?? [];
    const blamed = run?.status === "usage" && this.chosen;
    this.result.show(answer, run);
    this.args.clear();
    this.editor.show(blamed ? [] : errors);
    if (blamed && errors.length)
      this.args.complain(inWordsOfPage(toldOf(run).map(({ text }) => text).join("; "), FIELDS), this.chosen.args);
    if (run?.status === "limit")
      byId("limits").open = true;
  }

  get seconds() {
    return Math.max(1, byId("seconds").valueAsNumber || 1);
  }

  async trace(moment = 0) {
    this.lookAt("tab-result");
    this.result.say("Running …");
    const { changes } = this;
    const seconds = Math.min(LONGEST_TRACE, this.seconds);
    const fields = seconds < this.seconds ? { ...FIELDS, "--max-seconds": "as long as Step waits" } : FIELDS;
    const pages = Object.fromEntries(PACKED.pages.map((name) => [`manual/${name}`, ""]));
    const answer = await this.work("The trace", ["trace", FILE, "--html=trace.html", ...this.flags(), `--max-seconds=${seconds}`],
      { [FILE]: this.editor.text, ...pages }, ["trace.html"],
      (RUNS_OF_TRACE * seconds + 5) * 1000);
    if (!answer)
      return;
    if (!answer.files["trace.html"]) {
      await this.run();
      return;
    }
    if (changes !== this.changes) {
      this.result.say("The program or what it is given has changed since: Step shows the run of what stands there now.");
      return;
    }
    this.traced = true;
    this.steps.show(answer.files["trace.html"], moment, fields);
    this.lookAt("tab-steps");
  }

  stop() {
    this.runner.stop();
  }

  openPage(page) {
    this.manual.open(page);
    this.lookAt("tab-manual");
  }
}

window.page = new Page();
