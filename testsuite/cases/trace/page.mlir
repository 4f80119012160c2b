// RUN: mlir-interp trace %s --html %t.html | FileCheck %s --check-prefix=TOLD
// RUN: FileCheck %s < %t.html
// RUN: mlir-interp trace %s --html %t.html --seed 3 | FileCheck %s --check-prefix=TOLD
// RUN: mlir-interp trace %s --html - | FileCheck %s
// RUN: not mlir-interp trace %s --html - --json 2>&1 | FileCheck %s --check-prefix=FORMS
// RUN: not mlir-interp trace %s --html %t.missing/page.html 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not mlir-interp trace %s 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: mlir-interp trace %s 2> /dev/null; test $? -eq 2
// A page stands by itself and tells what `run` tells. The browser test plays it.

// TOLD: 7 : i32
// NOWHERE: error: cannot write '{{.*}}page.html': No such file or directory
// FORMS: error: standard output takes one form: --html=FILE writes a file
// NOTHING: error: 'trace' needs --html FILE, --json or --npy FOLDER

// CHECK: <!DOCTYPE html>
// CHECK-NOT: src=
// CHECK-NOT: http://{{[^w]}}
// CHECK-NOT: https://
// CHECK: <script type="application/json" id="trace">{"file": "{{.*}}page.mlir", "entry": "main", "arguments": "", "seed": 0, "lines":
// The source stands in a script element, and does not end it: </script><!--
// CHECK-NOT: </script><!--
// CHECK: \u003c/script>\u003c!--
// CHECK: "values": {{.}}["%a","i32"],["%b","i32"]]
// CHECK: "total": 3
// CHECK-SAME: "windows": {{.}}[1,4]]
// CHECK-SAME: "end": {"kind": "returned", "results": "7 : i32\u000a", "cut": false, "report": ""}
// CHECK: [4,0,[],-1],
// CHECK-NEXT: [0,{{[0-9]+}},["3"]],
// CHECK-NEXT: [0,{{[0-9]+}},["7"]],
// CHECK-NEXT: [0,{{[0-9]+}},[]],
// CHECK-NEXT: [7]]}</script>
func.func @main() -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 7 : i32
  return %b : i32
}
