// RUN: not mlir-interp trace %s --html=%t.html --max-seconds=0.2 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html
// A run that takes too long is shown as far as it went.
// PAGE: "end": {"kind": "limit{{.*}}the run took longer than 0.2 seconds
func.func @main() {
  cf.br ^a
^a:
  // CHECK: seconds.mlir:[[# @LINE + 1]]:3: error: limit reached: the run took longer than 0.2 seconds (--max-seconds)
  cf.br ^a
}
