// The field Arguments: what was typed for each function, and what a run finds wrong with it.
"use strict";

// As reports call what they were read from.
const ARGUMENTS = "<arguments>";

class Arguments {
  constructor(field, problem, onInput) {
    this.field = field;
    this.problem = problem;
    this.forget();
    field.addEventListener("input", () => {
      this.typed.set(this.name, field.value);
      this.clear();
      onInput();
    });
  }

  // The functions are those of another program.
  forget() {
    this.typed = new Map();
    this.choose("", "");
  }

  get text() {
    return this.field.value;
  }

  set text(text) {
    this.typed.set(this.name, text);
    this.field.value = text;
  }

  // What was typed for it before; nothing was: its example.
  choose(name, example) {
    this.name = name;
    this.field.value = this.typed.get(name) ?? example;
    this.clear();
  }

  clear() {
    this.field.removeAttribute("aria-invalid");
    this.problem.textContent = "";
  }

  // Who has given none, where some are wanted, finds an example.
  complain(text, example) {
    const fills = !this.text.trim() && example;
    if (fills)
      this.field.value = example;
    this.field.setAttribute("aria-invalid", "true");
    this.problem.textContent = fills ? `${text}; an example stands there now` : text;
  }

  // A tick's arguments are a text of their own, and its places are not the field's.
  go({ column }) {
    const bytes = new TextEncoder().encode(this.text).subarray(0, column - 1);
    const at = new TextDecoder().decode(bytes).length;
    const [word] = /^(?:[\w.+-]+|.)?/u.exec(this.text.slice(at));
    this.field.focus();
    if (this.text.includes(";"))
      this.field.select();
    else
      this.field.setSelectionRange(at, at + word.length);
  }
}
