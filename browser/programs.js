// The list Program: lessons, an example of the manual while one is shown, and what one has written oneself,
// which is there again when one comes back to it.
"use strict";

const EXAMPLE = "example";

class Programs {
  constructor(list) {
    this.list = list;
    this.own = []; // states, each of a program of one's own
    this.at = -1; // which of them is edited
    this.lent = null; // the text of an example
    this.ownGroup = element("optgroup");
    this.ownGroup.label = "Your own";
    this.ownGroup.append(new Option("Your own", ""));
    this.example = new Option("An example of the manual", EXAMPLE);
    this.example.hidden = true;
    const course = element("optgroup");
    course.label = "The course";
    course.append(...PACKED.course.map(([name, title]) => new Option(title, name)));
    list.append(this.ownGroup, this.example, course);
  }

  // Another one takes its place.
  leave(state) {
    if (this.at >= 0)
      this.own[this.at] = state;
    this.at = -1;
  }

  // What is chosen of one's own, to be edited again.
  enter(name) {
    this.at = name ? Number(name.replace("own ", "")) - 1 : 0;
    const { text, entry, args } = this.own[this.at] ?? { text: "" };
    return { text, entry, args };
  }

  // The text is another one: whose is it?
  see(text) {
    const lesson = lessonOf(text);
    const isLent = this.at < 0 && text === this.lent;
    this.example.hidden = !isLent;
    if (this.at < 0 && !lesson && !isLent)
      this.begin(text);
    this.list.value = lesson || (isLent ? EXAMPLE : this.at > 0 ? `own ${this.at + 1}` : "");
  }

  begin(text) {
    const isNew = this.own.length > 0;
    this.at = this.own.length;
    this.own.push({ text });
    if (isNew)
      this.ownGroup.append(new Option(`Your own, ${this.at + 1}`, `own ${this.at + 1}`));
  }
}

function lessonOf(text) {
  return PACKED.course.find(([, , program]) => program === text)?.[0] ?? "";
}
