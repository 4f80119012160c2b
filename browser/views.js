// What stands beside the program: what a run gave, its steps, the manual.
"use strict";

// A place in the program, or in its arguments, is a way to it.
class Places {
  constructor(editor, args) {
    this.fields = {
      [FILE]: { field: editor, name: "", title: "To the place in the program" },
      [ARGUMENTS]: { field: args, name: "Arguments ", title: "To the place in the arguments" },
    };
  }

  link(message) {
    const place = `${message.line}:${message.column}`;
    const at = Object.hasOwn(this.fields, message.file) ? this.fields[message.file] : null;
    if (!at)
      return element("span", "place", `${message.file}:${place}`);
    const link = element("button", "place", at.name + place);
    link.type = "button";
    link.title = at.title;
    link.addEventListener("click", () => at.field.go(message));
    return link;
  }
}

function reportLine(places, message) {
  const line = element("li", message.severity);
  line.append(element("strong", "", message.severity), " ");
  if (message.line)
    line.append(places.link(message), " ");
  line.append(element("span", "", inWordsOfPage(message.text, FIELDS)));
  return line;
}

const MOST_SHOWN = 1 << 16;
const ENDS = {
  fine: "It returned.",
  usage: "It did not begin.",
  invalid: "The program is not valid.",
  undefined: "It ended in undefined behaviour.",
  trap: "It trapped.",
  unsupported: "It came to what is not supported.",
  limit: "It came to a limit.",
  difference: "It returned.",
};

// An operation has a page of its own, a decision (M7) a place in one.
function pageOfRule(rule) {
  if (/^[A-Z]\d+$/.test(rule))
    return `decisions.html#${rule}`;
  return PACKED.pages.includes(`${rule}.html`) ? `${rule}.html` : null;
}

// Reports name limits by the command line's options: here they are fields.
const FIELDS = {
  "--max-steps": "the field Operations",
  "--max-memory": "the field MiB",
  "--max-seconds": "the field Seconds",
};

function inWordsOfPage(text, fields) {
  return Object.entries(fields).reduce((told, [option, field]) => told.replaceAll(`(${option})`, `(${field})`), text)
    .replace("give them with --args", "give them in the field Arguments");
}

// Null where it was cut off.
function readRun(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

// Of command lines there is nothing to type here.
function toldOf({ report }) {
  return report.filter(({ text }) => !/^(the rule is|for example:) /.test(text));
}

// What `run --json` has told.
class Result {
  constructor(root, places, openPage) {
    this.root = root;
    this.places = places;
    this.openPage = openPage;
    this.say("Run (Ctrl+Enter) shows here what the program returns and prints; Step shows every moment of the "
      + "run. Everything runs in this browser. What needs native code, the commands check, diff and hunt, "
      + "is in the program to install alone.");
  }

  say(text) {
    this.root.classList.remove("old");
    this.root.replaceChildren(element("p", "quiet", text));
  }

  // The program, or what it is given, is another by now.
  age() {
    this.root.classList.add("old");
  }

  // `run`: null where the output is none of `run --json`.
  show({ output, errors }, run) {
    this.root.classList.remove("old");
    const parts = run ? this.parts(run) : [];
    if (output && !run)
      parts.push(element("p", "quiet", "It printed more than is shown."),
        element("pre", "printed", output.slice(0, MOST_SHOWN)));
    if (errors)
      parts.push(element("pre", "errors", errors));
    this.root.replaceChildren(...parts);
  }

  parts(run) {
    const steps = run.steps === undefined ? "" : ` ${run.steps.toLocaleString("en")} operation${
      run.steps === 1 ? "" : "s"}.`;
    const parts = [element("p", `end ${run.status}`, `${ENDS[run.status] ?? run.status}${steps}`)];
    if (run.results?.length)
      parts.push(this.values("Results", run.results));
    if (run.output)
      parts.push(element("h2", "", "Printed"), element("pre", "printed", run.output));
    if (run.report.length)
      parts.push(this.report(run));
    const held = (run.arguments ?? []).filter(Boolean);
    if (held.length)
      parts.push(this.values("Arguments after the run", held));
    return parts;
  }

  values(title, values) {
    const list = element("ol", "values");
    for (const { value, type, name } of values)
      list.append(element("li", /poison/.test(value) ? "poison" : "",
        element("code", "", `${name ? `${name} = ` : ""}${value} : ${type}`)));
    return element("section", "", element("h2", "", title), list);
  }

  report(run) {
    const list = element("ol", "report");
    for (const message of toldOf(run))
      list.append(reportLine(this.places, message));
    const part = element("section", "", element("h2", "", "Report"), list);
    const page = pageOfRule(run.rule);
    if (page) {
      const link = element("button", "page", `The rule: ${run.rule} in the manual`);
      link.type = "button";
      link.addEventListener("click", () => this.openPage(page));
      part.append(link);
    }
    return part;
  }
}

// A page made by the program, in a frame that reaches nothing outside of it but by messages.
class Frame {
  constructor(root, title, onKey, onMessage) {
    this.frame = document.createElement("iframe");
    this.frame.title = title;
    this.frame.setAttribute("sandbox", "allow-scripts allow-forms");
    root.append(this.frame);
    window.addEventListener("message", ({ source, data }) => {
      if (source !== this.frame.contentWindow || !data || typeof data !== "object")
        return;
      if (data.key)
        onKey(data);
      else
        onMessage(data);
    });
  }

  show(html, bridge) {
    this.frame.srcdoc = html.replace(/<\/body>/, () => `<script>(${bridge})();</script></body>`);
  }

  post(message) {
    this.frame.contentWindow.postMessage(message, "*");
  }
}

/* These run in the frames. */

function passKeys() {
  document.addEventListener("keydown", (event) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key !== "F10" && !(key === "Enter" && (ctrlKey || metaKey)))
      return;
    event.preventDefault();
    parent.postMessage({ key, shiftKey, ctrlKey, metaKey }, "*");
  });
}

function followLinks() {
  document.addEventListener("click", (event) => {
    const href = event.target.closest?.("a[href]")?.getAttribute("href");
    if (!href)
      return;
    event.preventDefault();
    if (href.startsWith("#"))
      document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
    else
      parent.postMessage({ page: href }, "*");
  });
}

function traceBridge() {
  const [code] = player.parts;
  const show = player.show.bind(player);
  const chips = (line) => [...code.lines.get(line).values.children].map((chip) =>
    [chip.textContent, chip.classList.contains("changed")]);
  player.show = () => {
    show();
    const { operation, block, moment } = player.run.state;
    const place = player.program.operations[operation] ?? player.program.blocks[block];
    const values = [...code.filled].map((line) => [line, chips(line)]);
    parent.postMessage({ moment, line: place?.line ?? 0, values }, "*");
  };
  addEventListener("message", ({ data }) => {
    if ("beside" in data)
      document.documentElement.classList.toggle("beside", data.beside);
    if ("moment" in data)
      player.visit(data.moment);
    if ("by" in data)
      player.move(data.by);
    const [operation] = code.byLine.get(data.line) ?? [];
    if (operation)
      player.goToNext(operation.number);
  });
  player.show();
}

// What is said of a page that stands alone is not true of one in a frame.
function tellOfFrame() {
  const told = (name, text) => {
    const made = document.createElement("span");
    made.className = name;
    made.textContent = text;
    return made;
  };
  document.querySelector(".of-code").after(
    told("of-editor", "A click on the number of a line in the program goes to where that line runs next."));
  document.querySelector(".of-address").replaceWith(
    told("", "F10 and Shift+F10 go on and back wherever the focus is; Ctrl+Enter runs the program. The address of "
      + "the page names the moment: Share copies it."));
}

function tellEnd(inWords, fields) {
  const texts = document.createTreeWalker(document.getElementById("end"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.data = inWords(texts.currentNode.data, fields);
}

// What the editor beside it shows is not shown again.
const BESIDE = `<style>.beside main { display: block; } .beside .code, .beside .of-code { display: none; }
  html:not(.beside) .of-editor { display: none; }</style>`;
const WIDE = matchMedia("(min-width: 52.01rem)");

function manualBridge() {
  for (const program of document.querySelectorAll("pre.program")) {
    const button = document.createElement("button");
    button.textContent = "Try it";
    button.className = "try";
    button.type = "button";
    button.addEventListener("click", () =>
      parent.postMessage({ program: program.textContent }, "*"));
    program.before(button);
  }
}

// A lesson's command, which there is no terminal for here: what it does is done with the lesson's program.
function commandsBridge() {
  const given = (line, option) => option.exec(line)?.[1];
  for (const commands of document.querySelectorAll("pre:not(.program)")) {
    const lines = [...commands.textContent.matchAll(/mlir-interp (step|trace|run) .*/g)];
    const [line, command] = lines.find(([, name]) => name !== "run") ?? lines[0] ?? [];
    const lesson = line && given(line, / (\d+\.mlir)\b/);
    if (!lesson)
      continue;
    const button = document.createElement("button");
    button.textContent = command === "run" ? "Run it here" : "Step through it here";
    button.className = "try below";
    button.type = "button";
    button.addEventListener("click", () => parent.postMessage({
      lesson, view: command === "run" ? "tab-result" : "tab-steps", entry: given(line, / -e (\S+)/),
      args: given(line, / --args='([^']*)'/), seed: Number(given(line, / --seed=(\d+)/) ?? 0),
      ticks: Number(given(line, / --tick=(\d+)/) ?? 1),
    }, "*"));
    commands.after(button);
  }
}

function all(...bridges) {
  return `() => { ${bridges.map((bridge) => `(${bridge})();`).join(" ")} }`;
}

class Steps {
  constructor(root, editor, { onMoment, openPage, onKey }) {
    this.root = root;
    this.editor = editor;
    this.moment = 0;
    this.wanted = 0;
    this.isOld = false;
    this.stale = element("p", "stale", "The program or what it is given has changed since: Step shows the run of what "
      + "stands there now.");
    this.stale.hidden = true;
    root.append(this.stale);
    this.frame = new Frame(root, "Every moment of the run", onKey, (message) => {
      if (typeof message.page === "string")
        openPage(message.page.replace(/^manual\//, ""));
      if (!Number.isInteger(message.moment))
        return;
      if (this.wanted && message.moment !== this.wanted) {
        this.frame.post({ moment: this.wanted });
        this.wanted = 0;
        return;
      }
      this.moment = message.moment;
      if (!this.isOld)
        editor.stand(message.line, message.values);
      onMoment();
    });
    this.frame.frame.addEventListener("load", () => this.frame.post({ beside: WIDE.matches }));
    WIDE.addEventListener("change", () => this.frame.post({ beside: WIDE.matches }));
    editor.mirror.on("gutterClick", (_, line) => {
      if (!this.isOld)
        this.frame.post({ line: line + 1 });
    });
  }

  // Lines and values of the run are no longer those of the program beside it.
  age() {
    this.setOld(true);
    this.editor.leave();
  }

  setOld(isOld) {
    this.isOld = isOld;
    this.stale.hidden = !isOld;
    this.frame.frame.classList.toggle("old", isOld);
  }

  move(by) {
    this.frame.post({ by });
  }

  // `fields`: what the options are that limits in its report are named by.
  show(html, moment, fields) {
    this.wanted = moment;
    this.moment = moment;
    this.setOld(false);
    this.frame.show(html.replace("</head>", () => `${BESIDE}</head>`), all(followLinks, passKeys, tellOfFrame,
      `() => (${tellEnd})(${inWordsOfPage}, ${JSON.stringify(fields)})`, traceBridge));
  }
}

// The manual is unpacked when it is first asked for.
class Manual {
  constructor(root, { onPage, tryProgram, tryLesson, onKey }) {
    this.page = "";
    this.onPage = onPage;
    this.frame = new Frame(root, "The manual", onKey, (message) => {
      if (typeof message.page === "string")
        this.open(message.page);
      if (typeof message.program === "string")
        tryProgram(message.program);
      if (typeof message.lesson === "string")
        tryLesson(message.lesson, readState(JSON.stringify(message)));
    });
  }

  load() {
    this.pages ??= new Promise((resolve, reject) => {
      const script = element("script");
      script.src = "manual.js";
      script.onload = () => unpack(MANUAL).then((bytes) =>
        resolve(JSON.parse(new TextDecoder().decode(bytes))));
      script.onerror = reject;
      document.head.append(script);
    });
    return this.pages;
  }

  async open(address) {
    const [file, place] = address.split("#");
    if (!PACKED.pages.includes(file))
      return;
    this.page = file;
    const pages = await this.load();
    this.frame.show(this.whole(pages, file), all(followLinks, passKeys, manualBridge, commandsBridge, `() => {
      const here = document.querySelector('nav a[href=${JSON.stringify(file)}]');
      here?.setAttribute("aria-current", "page");
      document.getElementById(${JSON.stringify(place ?? "")})?.scrollIntoView();
    }`));
    this.onPage();
  }

  // What the page refers to becomes part of it.
  whole(pages, file) {
    const script = (name) => `<script>${pages[name].replaceAll("</", "<\\/")}</script>`;
    return pages[file]
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${pages["manual.css"]}${TRY_STYLE}</style>`)
      .replace(/<script src="([\w.]+)"><\/script>/g, (_, name) => script(name));
  }
}

const TRY_STYLE = `.try { float: right; margin: 0.35rem; padding: 0.15rem 0.6rem; font: inherit; font-size: 0.85rem;
  color: var(--accent); background: var(--panel); border: 1px solid var(--line); border-radius: 0.3rem; cursor: pointer; }
  .try.below { display: block; float: none; margin: 0 0 0.8rem; }`;
