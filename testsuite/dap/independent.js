// The debugger for editors, with Microsoft's own test client for adapters.
//   node independent.js FOLDER_OF_MODULES PROGRAM
"use strict";
const assert = require("assert");
const path = require("path");
const { createRequire } = require("module");

const [folder, program] = process.argv.slice(2).map((name) => path.resolve(name));
const { DebugClient } = createRequire(path.join(folder, "x.js"))("@vscode/debugadapter-testsupport");
const here = __dirname;
const tour = path.join(here, "tour.mlir");
const examples = path.join(here, "..", "examples");
const one = { threadId: 1 };

async function locals(client, wanted = "Locals") {
  const frames = (await client.stackTraceRequest(one)).body.stackFrames;
  const scopes = (await client.scopesRequest({ frameId: frames[0].id })).body.scopes;
  return scopes.find((scope) => scope.name === wanted).variablesReference;
}

async function children(client, variablesReference) {
  const found = (await client.variablesRequest({ variablesReference })).body.variables;
  return Object.fromEntries(found.map((variable) => [variable.name, variable]));
}

async function value(client, expression) {
  const frames = (await client.stackTraceRequest(one)).body.stackFrames;
  const frameId = frames[0].id;
  return (await client.evaluateRequest({ expression, frameId, context: "watch" })).body.result;
}

// A move, and what is told where it has stopped.
function stopped(client, request) {
  return Promise.all([client.waitForEvent("stopped"), request]).then(([event]) => event.body);
}

// Launched, set up, and at its first stop.
async function started(client, launch, setUp) {
  const stop = client.waitForEvent("stopped");
  const ready = client.waitForEvent("initialized").then(setUp).then(() => client.configurationDoneRequest());
  await Promise.all([ready, client.launch(launch)]);
  return (await stop).body;
}

const lines = (client, ...breakpoints) => () =>
  client.setBreakpointsRequest({ source: { path: tour }, breakpoints });

const scenarios = {
  async "line breakpoint"(client) {
    await client.hitBreakpoint({ program: tour }, { path: tour, line: 23 });
    assert.equal(await value(client, "%q"), "9 : i32");
  },
  async "function breakpoint"(client) {
    const stop = await started(client, { program: tour }, () =>
      client.setFunctionBreakpointsRequest({ breakpoints: [{ name: "square" }] }));
    assert.equal(stop.reason, "function breakpoint");
    const frames = (await client.stackTraceRequest(one)).body.stackFrames;
    assert.deepEqual(frames.map((frame) => frame.line), [5, 22]);
  },
  async "operation breakpoint"(client) {
    await started(client, { program: tour }, () =>
      client.setFunctionBreakpointsRequest({ breakpoints: [{ name: "vector.print" }] }));
    assert.equal(await value(client, "%sum"), "18 : i32");
  },
  async "conditional breakpoint"(client) {
    await started(client, { program: tour }, lines(client, { line: 23, condition: "%i == 3" }));
    assert.equal(await value(client, "%i"), "3 : index");
  },
  async "hit count"(client) {
    await started(client, { program: tour }, lines(client, { line: 23, hitCondition: "5" }));
    assert.equal(await value(client, "%i"), "4 : index");
  },
  async "log point"(client) {
    const told = client.assertOutput("console", "i is 0 : index\ni is 1 : index\n");
    await started(client, { program: tour }, lines(client, { line: 24, logMessage: "i is {%i}" }, { line: 29 }));
    await told;
  },
  async "data breakpoint"(client) {
    await started(client, { program: tour }, lines(client, { line: 21 }));
    const memory = (await children(client, await locals(client)))["%m"];
    const row = (await children(client, memory.variablesReference))["[0]"];
    const info = await client.dataBreakpointInfoRequest({ variablesReference: row.variablesReference, name: "[0]" });
    await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.body.dataId, accessType: "write" }] });
    const stop = await stopped(client, client.continueRequest(one));
    assert.equal(stop.reason, "data breakpoint");
    assert.match(stop.text, /was \? : i32, is 3 : i32, by 'memref.store', line 25/);
  },
  async "step in, over and out"(client) {
    await client.hitBreakpoint({ program: tour }, { path: tour, line: 22 });
    await Promise.all([client.stepInRequest(one), client.assertStoppedLocation("step", { path: tour, line: 5 })]);
    await Promise.all([client.nextRequest(one), client.assertStoppedLocation("step", { path: tour, line: 6 })]);
    await Promise.all([client.stepOutRequest(one), client.assertStoppedLocation("step", { path: tour, line: 23 })]);
  },
  async "step back"(client) {
    await client.hitBreakpoint({ program: tour }, { path: tour, line: 23 });
    await Promise.all([client.stepBackRequest(one), client.assertStoppedLocation("step", { path: tour, line: 22 })]);
  },
  async "reverse continue"(client) {
    await started(client, { program: tour }, lines(client, { line: 24, condition: "%i == 5" }));
    await lines(client, { line: 24 })();
    await stopped(client, client.reverseContinueRequest(one));
    assert.equal(await value(client, "%i"), "4 : index");
  },
  async "variables expanded"(client) {
    await started(client, { program: tour }, lines(client, { line: 24 }));
    const values = await children(client, await locals(client));
    const rows = await children(client, values["%m"].variablesReference);
    const shown = [];
    for (const row of Object.values(rows))
      shown.push(Object.values(await children(client, row.variablesReference)).map((part) => part.value));
    assert.deepEqual(shown, [["?", "5", "?"], ["?", "poison", "?"]]);
    const lanes = await children(client, values["%v"].variablesReference);
    assert.deepEqual(Object.values(lanes).map((lane) => lane.value), ["5", "poison"]);
  },
  async "evaluate and set"(client) {
    await started(client, { program: tour }, lines(client, { line: 22 }));
    assert.equal(await value(client, "%five * 2 + 1"), "11 : i32");
    const variablesReference = await locals(client, "Block arguments");
    await client.setVariableRequest({ variablesReference, name: "%s", value: "10" });
    assert.equal(await value(client, "%s"), "10 : i32");
    await assert.rejects(client.setVariableRequest({ variablesReference, name: "%s", value: "ten" }),
      /'ten' is no value of type i32/);
  },
  async "read memory"(client) {
    await started(client, { program: tour }, lines(client, { line: 24 }));
    const memory = (await children(client, await locals(client)))["%m"];
    const read = await client.customRequest("readMemory",
      { memoryReference: memory.memoryReference, offset: 4, count: 8 });
    assert.deepEqual([...Buffer.from(read.body.data, "base64")], [5, 0, 0, 0]);
    assert.equal(read.body.unreadableBytes, 4);
  },
  async "disassembly"(client) {
    await started(client, { program: tour }, lines(client, { line: 5 }));
    const frames = (await client.stackTraceRequest(one)).body.stackFrames;
    const listed = await client.disassembleRequest(
      { memoryReference: frames[0].instructionPointerReference, instructionCount: 2 });
    assert.deepEqual(listed.body.instructions.map((op) => op.instruction),
      ["%y = arith.muli %x, %x : i32", "return %y : i32"]);
  },
  async "undefined behaviour"(client) {
    const stop = await started(client, { program: path.join(examples, "freed.mlir") }, () => {});
    assert.equal(stop.reason, "exception");
    const info = (await client.exceptionInfoRequest(one)).body;
    assert.equal(info.exceptionId, "undefined behaviour");
    assert.match(info.details.stackTrace, /was allocated here[^]*was freed here[^]*in @last, called here/);
  },
  async "restart"(client) {
    await client.hitBreakpoint({ program: tour }, { path: tour, line: 29 });
    await stopped(client, client.restartRequest({ arguments: { program: tour } }));
    assert.equal((await client.stackTraceRequest(one)).body.stackFrames[0].line, 29);
  },
  async "terminate"(client) {
    await client.hitBreakpoint({ program: tour }, { path: tour, line: 23 });
    await Promise.all([client.waitForEvent("terminated"), client.terminateRequest()]);
  },
  async "to the end"(client) {
    await Promise.all([client.configurationSequence(), client.launch({ program: tour, entry: "square", args: "7" }),
      client.assertOutput("stdout", "49 : i32\n"), client.waitForEvent("terminated")]);
  },
  async "bad launch"(client) {
    await assert.rejects(client.launch({ program: "/nowhere/p.mlir" }), /No such file/);
    await assert.rejects(client.launchRequest({ program: tour, flags: ["--sed=3"] }), /unknown flag --sed=3/);
  },
  async "unknown request"(client) {
    await assert.rejects(client.customRequest("abracadabra"), /there is no request 'abracadabra'/);
  },
};

async function main() {
  let failed = 0;
  for (const [name, scenario] of Object.entries(scenarios)) {
    const client = new DebugClient(program, "dap", "mlir-interp");
    client.defaultTimeout = 20000;
    await client.start();
    try {
      await scenario(client);
    } catch (error) {
      failed++;
      console.log(`${name}: ${error.stack}`);
    }
    await client.stop();
  }
  console.log(`independent: ${Object.keys(scenarios).length} scenarios, ${failed} wrong`);
  process.exit(failed ? 1 : 0);
}

main();
