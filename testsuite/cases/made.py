"""Cases of which MLIR is made: what is made of a table is run, and what is made of bodies verified, where no RUN line
of theirs makes it; their RUN lines come after."""
import pathlib
import lit.formats
import lit.TestRunner

COMMANDS = {
    # By fast code; and by definitions alone, which count what they do.
    ".table": ["%table %s > %t.mlir && mlir-interp run %t.mlir | FileCheck %t.mlir",
               "mlir-interp run %t.mlir --stats 2>/dev/null | FileCheck %t.mlir"],
    ".bodies": ["%bodies %s > %t.mlir && mlir-interp verify --allow-unregistered-dialect --split-input-file "
                "--verify-diagnostics %t.mlir"],
}


class Format(lit.formats.ShTest):
    def execute(self, test, lit_config):
        path = pathlib.Path(test.getSourcePath())
        is_made = f"RUN: %{path.suffix[1:]} " in path.read_text(errors="replace")
        commands = [] if is_made else COMMANDS.get(path.suffix, [])
        return lit.TestRunner.executeShTest(test, lit_config, self.execute_external, preamble_commands=commands)
