// Runs command lines in the interpreter as WebAssembly, each in a new instance: a JSON object a line with words
// and files comes in, one with status, output and errors goes out.
//
//   node testsuite/wasm/run.js FOLDER_OF_THE_INTERPRETER <lines
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");

process.setMaxListeners(0); // every instance has its own
const folder = path.resolve(process.argv[2]);
const MlirInterp = require(path.join(folder, "interpreter.js"));
const compiled = new WebAssembly.Module(fs.readFileSync(path.join(folder, "interpreter.wasm")));

// The worker is the page's; what it wants of a browser is here.
const worker = new Function("MlirInterp", "postMessage", "compiled",
  `let onmessage; ${fs.readFileSync(path.join(__dirname, "../../browser/worker.js"), "utf8").replace(
    "let compiled = null;", "")}; return run;`)(MlirInterp, null, compiled);

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const answer = await worker({ wanted: [], most: 1 << 28, ...JSON.parse(line) });
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
})();
