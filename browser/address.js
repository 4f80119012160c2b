// The address: all that the page shows as text behind the #, so that it can be sent to somebody. Nothing of
// it leaves the browser: what stands behind a # is sent to no server.
"use strict";

const MOST_ADDRESS = 1 << 20;

function base64Of(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function throughStream(bytes, stream) {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}

async function addressOf(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  try {
    const packed = await throughStream(bytes, new CompressionStream("deflate-raw"));
    return `#p=${base64Of(new Uint8Array(packed))}`;
  } catch {
    return `#j=${base64Of(bytes)}`;
  }
}

const KINDS = { text: "string", entry: "string", args: "string", seed: "number", steps: "number",
  seconds: "number", memory: "number", moment: "number", view: "string", page: "string" };

// Whoever wrote the address, only what is known is taken from it, and of its kind.
function readState(text) {
  const read = JSON.parse(text);
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
