// The editor: CodeMirror with MLIR's words, and what is wrong with the program beside its lines.
"use strict";

const OPERATIONS = new Map(PACKED.operations);

// The words of interp/console/highlight.c.
CodeMirror.defineSimpleMode("mlir", {
  start: [
    { regex: /\/\/.*/, token: "comment" },
    { regex: /"(?:[^"\\]|\\.)*"?/, token: "string" },
    { regex: /%[\w.$?]*(?:#\d+)?/, token: "value" },
    { regex: /@(?:"(?:[^"\\]|\\.)*"?|[\w.$?]*)/, token: "symbol" },
    { regex: /\^[\w.$?]*/, token: "block" },
    { regex: /[!#][\w.$?]+/, token: "type" },
    { regex: /0x[\da-fA-F]+/, token: "number" },
    { regex: /[\d?]+x[\w.$?]*/, token: "type" },
    { regex: /\d[\w.]*(?:e[+-]\d+)?/, token: "number" },
    { regex: /(?:index|none|memref|vector|tensor|complex|(?:[su]?i|b?f|tf)\d\w*)\b(?!\.)/, token: "type" },
    { regex: /[A-Za-z_][\w$]*(?:\.[\w$]+)*/, token: ([word]) =>
      OPERATIONS.has(word) || OPERATIONS.has(`func.${word}`) ? "operation" : null },
    { regex: /[{([]/, indent: true },
    { regex: /[})\]]/, dedent: true },
  ],
  meta: { lineComment: "//", closeBrackets: "()[]{}<>\"\"" },
});

// Names of operations, each with what it is.
function complete(editor) {
  const cursor = editor.getCursor();
  const before = editor.getLine(cursor.line).slice(0, cursor.ch);
  const [word] = /[\w.]*$/.exec(before);
  const list = [...OPERATIONS].filter(([name]) => name.startsWith(word)).map(([name, summary]) => ({
    text: name,
    render(item) {
      item.append(element("strong", "", name), element("span", "", summary));
    },
  }));
  return { list, from: CodeMirror.Pos(cursor.line, cursor.ch - word.length), to: cursor };
}

function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className)
    made.className = className;
  made.append(...content);
  return made;
}

// Reports count columns in bytes from 1, the editor in UTF-16 from 0.
function placeOf(editor, { line, column }) {
  const text = editor.getLine(line - 1) ?? "";
  const bytes = new TextEncoder().encode(text).subarray(0, Math.max(column - 1, 0));
  return CodeMirror.Pos(Math.min(line, editor.lineCount()) - 1, new TextDecoder().decode(bytes).length);
}

class Editor {
  constructor(place, onChange, keys) {
    this.mirror = CodeMirror(place, {
      mode: "mlir",
      lineNumbers: true,
      lineWrapping: true,
      matchBrackets: true,
      autoCloseBrackets: true,
      indentUnit: 2,
      inputStyle: "contenteditable",
      spellcheck: false,
      gutters: ["problems", "CodeMirror-linenumbers"],
      hintOptions: { hint: complete, completeSingle: false },
      // Tab leaves the editor, as it leaves any field.
      extraKeys: { "Tab": false, "Shift-Tab": false, "Ctrl-Space": "autocomplete",
        "Ctrl-/": "toggleComment", "Cmd-/": "toggleComment", ...keys },
    });
    this.mirror.getInputField().setAttribute("aria-label", "Program, in MLIR");
    this.mirror.on("change", () => {
      this.leave();
      onChange();
    });
    this.marks = [];
    this.shown = [];
  }

  get text() {
    return this.mirror.getValue();
  }

  set text(text) {
    this.mirror.setValue(text);
  }

  // The word at a place, or the letter where there is no word.
  wordAt(place) {
    const rest = (this.mirror.getLine(place.line) ?? "").slice(place.ch);
    const [word] = /^(?:[%@^!#]?[\w.$]+|.)/u.exec(rest) ?? [""];
    return CodeMirror.Pos(place.line, place.ch + word.length);
  }

  show(problems) {
    this.marks.forEach((mark) => mark.clear());
    this.mirror.clearGutter("problems");
    this.marks = problems.filter(({ file, line }) => file === FILE && line).map((problem) => this.mark(problem));
  }

  mark(problem) {
    const from = placeOf(this.mirror, problem);
    const sign = element("span", `sign ${problem.severity}`, problem.severity === "error" ? "✕" : "!");
    sign.title = problem.text;
    this.mirror.setGutterMarker(from.line, "problems", sign);
    return this.mirror.markText(from, this.wordAt(from),
      { className: `problem ${problem.severity}`, attributes: { title: problem.text } });
  }

  go(place) {
    const at = placeOf(this.mirror, place);
    this.mirror.setSelection(at, this.wordAt(at));
    this.mirror.scrollIntoView(at, 80);
    this.mirror.focus();
  }

  // The line that the run stands at, and behind each line the values that it has given.
  stand(line, values) {
    this.leave();
    this.shown = values.filter(([at]) => at <= this.mirror.lineCount())
      .map(([at, chips]) => this.showValues(at - 1, chips));
    if (!line || line > this.mirror.lineCount())
      return;
    this.standing = this.mirror.addLineClass(line - 1, "background", "standing");
    this.mirror.scrollIntoView({ line: line - 1, ch: 0 }, 60);
  }

  showValues(line, chips) {
    const widget = element("span", "chips");
    for (const [text, changed] of chips)
      widget.append(element("span", changed ? "chip changed" : "chip", text));
    return this.mirror.setBookmark({ line, ch: this.mirror.getLine(line).length }, { widget });
  }

  leave() {
    if (this.standing)
      this.mirror.removeLineClass(this.standing, "background", "standing");
    this.standing = null;
    this.shown.forEach((mark) => mark.clear());
    this.shown = [];
  }
}
