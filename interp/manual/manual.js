// The search box. PAGES, from search.js, has [name, kind, summary, file] for every page, and
// other words for it where there are some.
"use strict";

const MOST = 12;
const box = document.getElementById("search");
const list = document.getElementById("found");
let chosen = -1;

// How well a page fits the words asked for; 0 where it does not. What runs comes first.
function fit(page, asked) {
  return likeness(page, asked) * (page[1] === "not executed" ? 0.5 : 1);
}

function likeness(page, asked) {
  const name = page[0].toLowerCase();
  const said = page[2].toLowerCase();
  const words = asked.split(/\s+/);
  const mnemonic = name.slice(name.indexOf(".") + 1);

  if (name === asked) return 100;
  if (mnemonic === asked) return 90;
  if (name.startsWith(asked)) return 70;
  if ((page[4] || "").split(" ").some((word) => word.startsWith(asked))) return 65;
  if (mnemonic.startsWith(asked)) return 60;
  if (name.includes(asked)) return 40;
  if (words.every((word) => name.includes(word) || said.includes(word))) return 20;
  return 0;
}

function search(asked) {
  if (!asked) return [];
  return PAGES.map((page) => ({ page, fit: fit(page, asked) }))
    .filter((found) => found.fit)
    .sort((a, b) => b.fit - a.fit || a.page[0].length - b.page[0].length
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
