// The address: all that the page shows as text behind the #, so that it can be sent to somebody. Nothing of
// it leaves the browser: what stands behind a # is sent to no server.
"use strict";

const MOST_ADDRESS = 1 << 20;
const MOST_STATE = 1 << 24; // bytes that an address may be unpacked to

function base64Of(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function throughStream(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let room = MOST_STATE;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    room -= part.value.length;
    if (room < 0)
      throw new RangeError("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function addressOf(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  try {
    const packed = await throughStream(bytes, new CompressionStream("deflate-raw"));
    return `#p=${base64Of(packed)}`;
  } catch {
    return `#j=${base64Of(bytes)}`;
  }
}

const KINDS = { text: "string", entry: "string", args: "string", seed: "number", ticks: "number", steps: "number",
  seconds: "number", memory: "number", moment: "number", view: "string", page: "string" };

// Whoever wrote the address, only what is known is taken from it, and of its kind.
function readState(text) {
  const read = Object(JSON.parse(text));
  return Object.fromEntries(Object.entries(KINDS)
    .filter(([name, kind]) => Object.hasOwn(read, name) && typeof read[name] === kind)
    .map(([name]) => [name, read[name]]));
}

// Null where the address holds nothing.
async function stateOf(hash) {
  const [, form, base64] = /^#([pj])=([\w-]+)$/.exec(hash) ?? [];
  if (!form || hash.length > MOST_ADDRESS)
    return null;
  try {
    let bytes = bytesOf(base64.replaceAll("-", "+").replaceAll("_", "/"));
    if (form === "p")
      bytes = await throughStream(bytes, new DecompressionStream("deflate-raw"));
    return readState(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
