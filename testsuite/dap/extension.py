#!/usr/bin/env python3
"""The extension for VS Code: what its manifest lets a launch say is what the program takes, its code
starts the adapter, and its own tool makes a package of it.

usage: extension.py
"""
import json
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
# The editor, as far as the extension asks it.
EDITOR = """
const { Module } = require("module");
const told = [];
const programs = ["/bin/sh", "sh", "not-there-at-all"];
const descriptor = (made) => {
  try {
    return made.createDebugAdapterDescriptor();
  } catch (error) {
    return error.message;
  }
};
const editor = { document: { languageId: "mlir", fileName: "/x/p.mlir", getWordRangeAtPosition: (at, what) => what.exec(at)[0] } };
const vscode = {
  workspace: { getConfiguration: (name) => ({ get: (key) => name === "mlir-interp" && key === "path" ? programs.shift() : 0 }) },
  window: { activeTextEditor: editor },
  DebugAdapterExecutable: class { constructor(command, args) { Object.assign(this, { command, args }); } },
  EvaluatableExpression: class { constructor(range) { this.range = range; } },
  debug: {
    registerDebugAdapterDescriptorFactory: (type, made) => told.push(type, ...programs.slice().map(() => descriptor(made))),
    registerDebugConfigurationProvider: (type, made) => told.push(made.resolveDebugConfiguration(undefined, {}),
      made.resolveDebugConfiguration(undefined, { type: "other", request: "launch" })),
  },
  languages: {
    registerEvaluatableExpressionProvider: (language, made) => told.push(language,
      made.provideEvaluatableExpression(editor.document, "%m_1[0, 2] = 3")),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);
require(process.argv[1]).activate({ subscriptions: [] });
console.log(JSON.stringify(told));
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

if shutil.which("node"):
    done = subprocess.run(["node", "-e", EDITOR, str(EXTENSION / "extension.js")], capture_output=True, text=True)
    expect(done.returncode == 0, done.stderr)
    told = json.loads(done.stdout or "[]")
    expect(told == [debugger["type"], {"command": "/bin/sh", "args": ["dap"]}, {"command": "sh", "args": ["dap"]},
                    "the program 'not-there-at-all' is not found: install mlir-interp, or name it in the setting "
                    "mlir-interp.path",
                    {"type": debugger["type"], "request": "launch", "name": "MLIR", "program": "/x/p.mlir",
                     "stopOnEntry": True}, {"type": "other", "request": "launch"}, "mlir", {"range": "%m_1[0, 2]"}],
           f"the extension tells the editor {told}")
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
