// The interpreter as the page asks it: a command line, the files it is to find, those it is to write.
"use strict";

const MOST_BYTES = 1 << 24; // of what a command prints

function bytesOf(base64) {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++)
    bytes[i] = letters.charCodeAt(i);
  return bytes;
}

async function unpack(base64) {
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

const compiled = unpack(PACKED.interpreter).then((bytes) => WebAssembly.compile(bytes));
const workerAddress = URL.createObjectURL(new Blob([PACKED.worker], { type: "text/javascript" }));

// One command at a time; a new one, or `stop`, ends the one that runs.
class Interpreter {
  constructor() {
    this.begin();
  }

  begin() {
    const worker = new Worker(workerAddress);
    this.worker = worker;
    this.asked = null;
    this.ready = compiled.then((module) => worker.postMessage({ module }));
    worker.onmessage = ({ data }) => this.answer(data);
    worker.onerror = ({ message }) => this.answer({ status: 7, output: "", files: {},
      errors: `error: the interpreter broke off: ${message}\n` });
  }

  get isBusy() {
    return Boolean(this.asked);
  }

  // Null where it was stopped.
  async run(words, files, wanted = []) {
    this.stop();
    const { worker } = this;
    return new Promise((resolve) => {
      this.asked = resolve;
      this.ready.then(() => worker.postMessage({ words, files, wanted, most: MOST_BYTES }));
    });
  }

  answer(data) {
    const { asked } = this;
    this.asked = null;
    asked?.(data);
  }

  stop() {
    const { asked } = this;
    if (!asked)
      return;
    this.worker.terminate();
    this.begin();
    asked(null);
  }
}
