#!/usr/bin/env python3
"""The extension for VS Code: what its manifest lets a launch say is what the program takes, its code
starts the adapter, and its own tool makes a package of it.

usage: extension.py
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import npm

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXTENSION = ROOT / "editors" / "vscode"
# The editor, as far as the extension asks it. The programs that the setting names, one by one: a path, a name on
# the PATH, one in the user's own folder, one in the workspace's build folder, and what is none.
EDITOR = """
const { Module } = require("module");
const told = [], shown = [];
const programs = ["/bin/sh", "sh", "of-the-user", "~/.local/bin/of-the-user", "of-the-workspace",
                  "not-there-at-all", "/tmp"];
let program;
const started = (made) => {
  try {
    return made.createDebugAdapterDescriptor();
  } catch (error) {
    return error.message;
  }
};
const editor = { document: { languageId: "mlir", fileName: "/x/p.mlir", getWordRangeAtPosition: (at, what) => what.exec(at)[0] } };
const vscode = {
  workspace: {
    getConfiguration: (name) => ({ get: (key) => name === "mlir-interp" && key === "path" ? program : 0 }),
    workspaceFolders: [{ uri: { fsPath: process.argv[2] } }],
  },
  window: { activeTextEditor: editor, showErrorMessage: async (text, button) => { shown.push(text, button); return button; } },
  commands: { executeCommand: async (...words) => { shown.push(words); } },
  DebugAdapterExecutable: class { constructor(command, args) { Object.assign(this, { command, args }); } },
  EvaluatableExpression: class { constructor(range) { this.range = range; } },
  debug: {
    registerDebugAdapterDescriptorFactory: (type, made) => {
      told.push(type);
      for (program of programs)
        told.push(started(made));
    },
    registerDebugConfigurationProvider: (type, made) => {
      const launch = { type, request: "launch" };
      program = "not-there-at-all";
      told.push(made.resolveDebugConfiguration(undefined, launch) === undefined);
      program = "sh";
      told.push(made.resolveDebugConfiguration(undefined, launch) === launch,
        made.resolveDebugConfiguration(undefined, {}));
    },
  },
  languages: {
    registerEvaluatableExpressionProvider: (language, made) => told.push(language,
      made.provideEvaluatableExpression(editor.document, "%m_1[0, 2] = 3")),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);
require(process.argv[1]).activate({ subscriptions: [] });
setImmediate(() => console.log(JSON.stringify([told, shown])));
"""
wrong = []


def expect(holds, what):
    if not holds:
        wrong.append(what)


manifest = json.loads((EXTENSION / "package.json").read_text())
debugger = manifest["contributes"]["debuggers"][0]
launch = debugger["configurationAttributes"]["launch"]["properties"]

# What the program asks of a launch, in its own text.
text = (ROOT / "interp/tools/dap/launch.c").read_text() + (ROOT / "interp/tools/dap/moves.c").read_text()
taken = set(re.findall(r'(?:member_text|json_object_get)\((?:words->)?arguments, "(\w+)"\)', text))
taken |= set(re.findall(r'member_\w+\(server->launch,\s*"(\w+)"\)', text))
taken |= set(re.findall(r'read_texts\(\w+, \w+, "(\w+)"', text))
taken -= {"granularity", "arguments", "filters"}
expect(taken == set(launch), f"the program takes {sorted(taken)}, the manifest has {sorted(launch)}")
for configuration in debugger["initialConfigurations"]:
    said = set(configuration) - {"type", "request", "name"}
    expect(said <= taken, f"a launch says {sorted(said - taken)}")
for snippet in debugger["configurationSnippets"]:
    said = set(snippet["body"]) - {"type", "request", "name"}
    expect(said <= taken, f"'{snippet['label']}' says {sorted(said - taken)}")

def place_program(*parts):
    file = pathlib.Path(*parts)
    file.parent.mkdir(parents=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return str(file)


def try_in_editor(folder):
    """What the extension told the editor, and what that showed, with programs where they may be."""
    users = place_program(folder, "home", ".local", "bin", "of-the-user")
    built = place_program(folder, "workspace", "build", "of-the-workspace")
    done = subprocess.run(["node", "-e", EDITOR, str(EXTENSION / "extension.js"), f"{folder}/workspace"],
                          capture_output=True, text=True,
                          env={**os.environ, "HOME": f"{folder}/home", "PATH": "/usr/bin:/bin"})
    expect(done.returncode == 0, done.stderr)
    told, shown = json.loads(done.stdout or "[[], []]")
    missing = ("The program 'not-there-at-all' is neither on the editor's PATH nor in ~/.local/bin, /usr/local/bin, "
               "/usr/bin or the workspace's build folder. Install mlir-interp, or write its path into the setting "
               "mlir-interp.path.")
    started = [{"command": command, "args": ["dap"]} for command in ("/bin/sh", "/usr/bin/sh", users, users, built)]
    expect(told == [debugger["type"], *started, missing, "The setting mlir-interp.path names '/tmp', which is no program.",
                    True, True, {"type": debugger["type"], "request": "launch", "name": "MLIR", "program": "/x/p.mlir",
                                 "stopOnEntry": True}, "mlir", {"range": "%m_1[0, 2]"}],
           f"the extension tells the editor {told}")
    expect(shown == [missing, "Open the setting", ["workbench.action.openSettings", "mlir-interp.path"]],
           f"where there is no program the editor shows {shown}")


if shutil.which("node"):
    with tempfile.TemporaryDirectory() as scratch:
        try_in_editor(scratch)
print(f"extension: {len(launch)} things a launch may say, {len(wrong)} wrong")
print("\n".join(wrong))
if wrong:
    sys.exit(1)

folder = npm.install("extension", "@vscode/vsce", "3.6.2")
with tempfile.TemporaryDirectory() as scratch:
    copy, package = pathlib.Path(scratch, "vscode"), pathlib.Path(scratch, "x.vsix")
    shutil.copytree(EXTENSION, copy)
    done = subprocess.run([folder / "node_modules/.bin/vsce", "package", "--skip-license",
                           "--allow-missing-repository", "-o", package], cwd=copy, capture_output=True, text=True,
                          timeout=200)
    if done.returncode != 0:
        sys.exit(f"extension: vsce: {done.stdout}{done.stderr}")
    names = set(zipfile.ZipFile(package).namelist())
    if not {f"extension/{name}" for name in ("package.json", "extension.js", "mlir.tmLanguage.json", "language-configuration.json")} <= names or any("node_modules" in n for n in names):
        sys.exit(f"extension: the package has {sorted(names)}")
print("extension: packaged")
