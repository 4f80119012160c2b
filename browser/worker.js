// The interpreter, in a worker of its own: each command is a new instance, as it would be a new process.
"use strict";

let compiled = null;

// What is written to one of the two outputs, as it comes.
class Written {
  constructor(most) {
    this.parts = [];
    this.room = most;
  }

  take(bytes) {
    const part = bytes.slice(0, this.room);
    this.parts.push(part);
    this.room -= part.length;
  }

  async text() {
    return new Blob(this.parts).text();
  }
}

function redirect(fs, stream, written) {
  const { stream_ops: operations } = fs.streams[stream];
  fs.streams[stream].tty = false;
  fs.streams[stream].stream_ops = {
    ...operations,
    write(_, buffer, offset, length) {
      written.take(buffer.subarray(offset, offset + length));
      return length;
    },
  };
}

// Stacks beside each other, as fiber_stack.c wants them: each is a call that waits for a promise, where the
// engine lets calls do so. What goes wrong on any of them ends all.
class Stacks {
  constructor() {
    this.waiting = new Map();
    this.broken = new Promise((_, reject) => { this.fail = reject; });
  }

  offer(imports) {
    if (!WebAssembly.Suspending)
      return;
    imports.stacks_can_be_switched = () => 1;
    imports.stacks_switch = new WebAssembly.Suspending((from, to, top) => this.change(from, to, top));
  }

  change(from, to, top) {
    return new Promise((resolve) => {
      const wake = top ? () => this.begin(to, top) : this.waiting.get(to);
      this.waiting.set(from, resolve);
      queueMicrotask(wake);
    });
  }

  begin(stack, top) {
    const { stackRestore, fiber_stack_begin: first } = this.exports;
    stackRestore(top);
    WebAssembly.promising(first)(stack).catch(this.fail);
  }

  // callMain takes what it calls for a function that returns a number, and hands it on.
  open(module, exports) {
    this.exports = exports;
    if (WebAssembly.promising)
      module._main = WebAssembly.promising(exports.main);
  }
}

// The status a program ended with; what stopped it from outside is an error.
async function call(module, words, stacks) {
  try {
    return await Promise.race([module.callMain(words), stacks.broken]);
  } catch (error) {
    if (error.name === "ExitStatus")
      return error.status;
    throw error;
  }
}

const TOO_DEEP = "error: limit reached: the browser has no more stack for calls and regions within each other\n";

async function run({ words, files, wanted, most }) {
  const stacks = new Stacks();
  let exports = null;
  const module = await MlirInterp({
    thisProgram: "mlir-interp",
    noInitialRun: true,
    quit: (_, ended) => { throw ended; },
    instantiateWasm(imports, done) {
      stacks.offer(imports.env);
      WebAssembly.instantiate(compiled, imports).then((instance) => {
        exports = instance.exports;
        done(instance, compiled);
      });
      return {};
    },
  });
  stacks.open(module, exports);
  const output = new Written(most);
  const errors = new Written(most);
  const answer = { status: 7, files: {} };
  redirect(module.FS, 1, output);
  redirect(module.FS, 2, errors);
  for (const [name, text] of Object.entries(files)) {
    module.FS.mkdirTree(`/${name}`.replace(/\/[^/]*$/, ""));
    module.FS.writeFile(name, text);
  }
  try {
    answer.status = await call(module, words, stacks);
    for (const name of wanted.filter((path) => module.FS.analyzePath(path).exists))
      answer.files[name] = module.FS.readFile(name, { encoding: "utf8" });
  } catch (error) {
    const text = error instanceof RangeError ? TOO_DEEP : `error: the interpreter broke off: ${error}\n`;
    errors.take(new TextEncoder().encode(text));
  }
  return { ...answer, output: await output.text(), errors: await errors.text() };
}

onmessage = async ({ data }) => {
  if (data.module)
    compiled = data.module;
  else
    postMessage(await run(data));
};
