// The debugger of mlir-interp: the editor starts `mlir-interp dap`, and all else is there.
"use strict";
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");

const TYPE = "mlir-interp";
// A value, or an element of one: %sum, %0#1, %m[1, 2].
const VALUE = /%[\w$.-]+(#\d+)?(\[[\d\s,]*\])?/;

const isThere = (program) => {
  const folders = path.basename(program) === program ? (process.env.PATH || "").split(path.delimiter) : [""];
  return folders.some((folder) => fs.existsSync(path.join(folder, program)));
};

// An editor that is told nothing ends the session and says nothing.
const adapters = {
  createDebugAdapterDescriptor() {
    const program = vscode.workspace.getConfiguration(TYPE).get("path") || TYPE;
    if (!isThere(program))
      throw new Error(`the program '${program}' is not found: install mlir-interp, or name it in the setting ${TYPE}.path`);
    return new vscode.DebugAdapterExecutable(program, ["dap"]);
  },
};

// Without a launch.json the file that is edited is run.
const configurations = {
  resolveDebugConfiguration(folder, configuration) {
    const editor = vscode.window.activeTextEditor;
    if (!configuration.type && !configuration.request && editor && editor.document.languageId === "mlir")
      return { type: TYPE, request: "launch", name: "MLIR", program: editor.document.fileName, stopOnEntry: true };
    return configuration;
  },
};

const values = {
  provideEvaluatableExpression(document, position) {
    const range = document.getWordRangeAtPosition(position, VALUE);
    return range && new vscode.EvaluatableExpression(range);
  },
};

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, adapters),
    vscode.debug.registerDebugConfigurationProvider(TYPE, configurations),
    vscode.languages.registerEvaluatableExpressionProvider("mlir", values),
  );
};
