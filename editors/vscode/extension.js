// The debugger of mlir-interp: the editor starts `mlir-interp dap`, and all else is there.
"use strict";
const fs = require("fs");
const os = require("os");
const path = require("path");
const vscode = require("vscode");

const TYPE = "mlir-interp";
const OPEN = "Open the setting";
// A value, or an element of one: %sum, %0#1, %m[1, 2].
const VALUE = /%[\w$.-]+(#\d+)?(\[[\d\s,]*\])?/;

const isProgram = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

const wanted = () => vscode.workspace.getConfiguration(TYPE).get("path") || TYPE;

// An editor that a desktop started has not the PATH of a shell: behind it come the places where
// programs are installed, and where this one is built.
const places = () => [
  ...(process.env.PATH || "").split(path.delimiter),
  path.join(os.homedir(), ".local", "bin"),
  "/usr/local/bin",
  "/usr/bin",
  ...(vscode.workspace.workspaceFolders || []).map((folder) => path.join(folder.uri.fsPath, "build")),
];

// Undefined where there is none.
const find = (name) => {
  const file = name.startsWith("~/") ? path.join(os.homedir(), name.slice(2)) : name;
  const files = path.basename(file) === file ? places().map((folder) => path.join(folder, file)) : [file];
  return files.find(isProgram);
};

const missing = (name) =>
  path.basename(name) === name
    ? `The program '${name}' is neither on the editor's PATH nor in ~/.local/bin, /usr/local/bin, /usr/bin or the ` +
      `workspace's build folder. Install mlir-interp, or write its path into the setting ${TYPE}.path.`
    : `The setting ${TYPE}.path names '${name}', which is no program.`;

const adapters = {
  createDebugAdapterDescriptor() {
    const program = find(wanted());
    if (!program) throw new Error(missing(wanted()));
    return new vscode.DebugAdapterExecutable(program, ["dap"]);
  },
};

// Of a session that does not begin the editor says nothing.
const offerSetting = async () => {
  if ((await vscode.window.showErrorMessage(missing(wanted()), OPEN)) === OPEN)
    await vscode.commands.executeCommand("workbench.action.openSettings", `${TYPE}.path`);
};

// Without a launch.json the file that is edited is run.
const configurations = {
  resolveDebugConfiguration(folder, configuration) {
    const editor = vscode.window.activeTextEditor;
    const isFile = !configuration.type && !configuration.request && editor && editor.document.languageId === "mlir";
    if ((configuration.type === TYPE || isFile) && !find(wanted())) {
      offerSetting();
      return undefined;
    }
    if (isFile)
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
