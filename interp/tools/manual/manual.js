// The search box. PAGES, from search.js, has [name, kind, summary, file, other words for it, words of
// its text] for every page.
"use strict";

const MOST = 12;
const box = document.getElementById("search");
const list = document.getElementById("found");
let chosen = -1;

// The rules of interp/tools/manual/search.c, which `mlir-interp explain WORDS` searches by.
const SILENT = new Set(["a", "an", "and", "are", "by", "do", "does", "how", "i", "in", "is", "it",
  "my", "of", "on", "or", "the", "to", "vs", "what", "when", "why", "with"]);
const LEADING = new Set(["a", "an", "cast", "convert", "do", "does", "how", "i", "is", "the", "to",
  "what"]);
const SUFFIXES = ["", "i", "f", "si", "ui"];
const FIT_WORD = 80;
const FIT_TEXT = 8;

function words(text) {
  return text.split(/\s+/).filter((word) => word);
}

function isMnemonic(mnemonic, word) {
  return mnemonic.startsWith(word) && SUFFIXES.includes(mnemonic.slice(word.length));
}

function fitWord([named, kind, summary, , others, text], word) {
  const name = named.toLowerCase();
  const mnemonic = name.slice(name.indexOf(".") + 1);
  const isOperation = ["operation", "alias", "declaration", "not executed"].includes(kind);

  if (name === word) return 100;
  if (isOperation && isMnemonic(mnemonic, word)) return 95;
  if (words(others).includes(word)) return FIT_WORD;
  if (name.startsWith(word)) return 70;
  if (mnemonic.startsWith(word)) return 60;
  if (words(others).some((other) => other.startsWith(word))) return 55;
  if (name.split(/[._-]/).some((part) => part.startsWith(word))) return 40;
  if (words(summary.toLowerCase()).some((said) => said.startsWith(word))) return 20;
  return word.length >= 3 && words(text).some((said) => said.startsWith(word)) ? FIT_TEXT : 0;
}

// How well a page fits the question; 0 where fewer than half of the words do.
function fit(page, asked) {
  const weight = { "not executed": 4, command: 5, alias: 7 }[page[1]] ?? 8;
  const start = words(asked).findIndex((word) => !LEADING.has(word));
  const core = words(asked).slice(Math.max(start, 0));
  const whole = Math.max(fitWord(page, words(asked).join("-")), fitWord(page, core.join("-")));
  const told = words(asked).filter((word) => !SILENT.has(word)).slice(0, 8);
  const fits = told.map((word) => fitWord(page, word));
  const sum = fits.reduce((all, one) => all + one, 0);
  const fitting = fits.filter((one) => one).length;
  const named = fits.filter((one) => one > FIT_TEXT).length;

  if (whole >= FIT_WORD) return weight * whole;
  if (!fitting || 2 * fitting < told.length) return 0;
  return Math.floor(Math.floor(sum * weight / (named < told.length ? 4 : 1)) / told.length);
}

// As search.c has it: arith before others, llvm behind them.
function dialectRank(page) {
  return page[0].startsWith("arith.") ? 0 : page[0].startsWith("llvm.") ? 2 : 1;
}

function search(asked) {
  if (!asked) return [];
  return PAGES.map((page) => ({ page, fit: fit(page, asked) }))
    .filter((found) => found.fit)
    .sort((a, b) => b.fit - a.fit || dialectRank(a.page) - dialectRank(b.page)
                    || a.page[0].length - b.page[0].length
                    || (a.page[0] < b.page[0] ? -1 : 1))
    .slice(0, MOST)
    .map((found) => found.page);
}

function element(name, className, text) {
  const made = document.createElement(name);

  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function row([name, kind, summary, file], index) {
  const item = document.createElement("li");
  const link = document.createElement("a");

  item.id = "found-" + index;
  item.setAttribute("role", "option");
  link.href = file;
  link.tabIndex = -1;
  link.append(element("span", "kind", kind), element("strong", "", name),
              element("span", "said", summary));
  item.append(link);
  return item;
}

function choose(index) {
  const items = [...list.children];

  chosen = items.length ? (index + items.length) % items.length : -1;
  items.forEach((item, i) => item.setAttribute("aria-selected", i === chosen));
  if (chosen >= 0) {
    box.setAttribute("aria-activedescendant", items[chosen].id);
    items[chosen].scrollIntoView({ block: "nearest" });
  } else {
    box.removeAttribute("aria-activedescendant");
  }
}

function hide() {
  list.hidden = true;
  box.setAttribute("aria-expanded", "false");
}

function show() {
  const asked = box.value.trim().toLowerCase();
  const found = search(asked);

  list.replaceChildren(...found.map(row));
  if (asked && !found.length) list.append(element("li", "said", "No page fits."));
  list.hidden = !asked;
  box.setAttribute("aria-expanded", String(!!asked));
  if (found.length) choose(0);
}

function key(event) {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Escape") hide();
  else if (event.key === "Enter") list.children[chosen]?.querySelector("a")?.click();
  else return;
  event.preventDefault();
}

box.addEventListener("input", show);
box.addEventListener("focus", show);
box.addEventListener("keydown", key);
document.addEventListener("click", (event) => {
  if (!event.target.closest(".search")) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== box) {
    event.preventDefault();
    box.focus();
    box.select();
  }
});

// The page that is open, among the contents.
const here = location.pathname.split("/").pop() || "index.html";
document.querySelectorAll("nav a").forEach((link) => {
  if (link.getAttribute("href") === here) link.setAttribute("aria-current", "page");
});

// Questions of lessons. What is compared of a guess is what interp/tools/course/plain.c compares.
const NUMBER = /(?<![\w.])([-+]?)(?:0x([\da-f]{1,16})|((?=\.?\d)\d*(\.\d*)?(e[-+]?\d+)?))(?![\w.])/gi;

function plainNumber(hex, decimal, isFloat) {
  if (hex) return String(BigInt("0x" + hex));
  if (!isFloat) return decimal.replace(/^0+(?=\d)/, "");
  const value = Number(decimal);
  return Number.isInteger(value) && value < 1e15 ? String(value) : String(Number(value.toPrecision(9)));
}

function plain(text, signedZeros) {
  return text.replace(NUMBER, (_, sign, hex, decimal, point, exponent) => {
    const digits = plainNumber(hex, decimal, point || exponent);
    return (sign === "-" && (signedZeros || digits !== "0") ? "-" : "") + digits;
  }).replace(/[\s`]/g, "").toLowerCase();
}

function saysTheSame(answer, given) {
  const floats = [...answer.matchAll(NUMBER)].some(([, , , , point, exponent]) => point || exponent);
  return plain(given, floats) === plain(answer, floats);
}

document.querySelectorAll("form.ask").forEach((form) => {
  form.addEventListener("submit", (event) => {
    const forms = form.dataset.forms.split("\n");
    const text = plain(form.querySelector("input").value);
    const letter = /^[a-z]$/.test(forms[0]) && /^\(?([a-z])[).]/.exec(text);
    const guess = letter ? letter[1] : form.querySelector("input").value;

    event.preventDefault();
    const right = forms.some((one) => saysTheSame(one, guess));

    form.querySelector("output").textContent = !text ? "" : right ? "Right." : "No. Try again.";
    if (text && right) form.querySelector("details").open = true;
  });
});
