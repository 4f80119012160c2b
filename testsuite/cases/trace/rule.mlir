// RUN: rm -rf %t && mkdir %t
// RUN: not mlir-interp trace %s --html %t/page.html 2> /dev/null
// RUN: FileCheck %s --input-file=%t/page.html --implicit-check-not='"page": '
// RUN: mlir-interp explain --html %t/manual && not mlir-interp trace %s --html %t/page.html 2> /dev/null
// RUN: FileCheck %s --check-prefix=BESIDE --input-file=%t/page.html
// RUN: not mlir-interp trace %s --html %t/manual/page.html 2> /dev/null
// RUN: FileCheck %s --check-prefix=INSIDE --input-file=%t/manual/page.html
// RUN: not mlir-interp trace %s -e race --html %t/page.html 2> /dev/null
// RUN: FileCheck %s --check-prefix=RACE --input-file=%t/page.html
// RUN: not mlir-interp trace %s -e stopped --html %t/page.html 2> /dev/null
// RUN: FileCheck %s --check-prefix=STOPPED --input-file=%t/page.html
// RUN: mlir-interp trace %s -e fine --html %t/page.html
// RUN: FileCheck %s --check-prefix=STOPPED --input-file=%t/page.html
// The page of a run that is undefined holds the operation's rule, the decision that the report names, or
// else those of the operation, and a program that ends in the same way; and links to the manual's pages
// where those lie beside it.

// CHECK: "rule": {"operation": "memref.load", "text": "Where {{.*}} is poison.{{.*}}", "named": false, "decisions": [{"name": "{{[A-Z][0-9]+}}", "text": "
// CHECK-SAME: "example": {"of": "use-after-free", "program": "func.func @main(){{.*}}memref.dealloc{{.*}}", "gives": "error: undefined behaviour: the memory is used after it was freed\u000a"}}
// BESIDE: "rule": {"operation": "memref.load", "page": "manual/memref.load.html", "text": "
// BESIDE-SAME: "page": "manual/decisions.html#
// BESIDE-SAME: "example": {"of": "use-after-free", "page": "manual/idea-use-after-free.html", "program": "
// INSIDE: "rule": {"operation": "memref.load", "page": "memref.load.html", "text": "
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %v = memref.load %m[%c0] : memref<2xi32>
  return %v : i32
}

// Numbers and names of the message are the run's own.
// RACE: "rule": {"operation": "memref.store", {{.*}}"named": true, "decisions": [{"name": "M7", {{.*}}"text": "*A race*
// RACE-NOT: {"name": "
// RACE-SAME: "example": {"of": "data-race", "page": "
func.func @race() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<2xindex>
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    memref.store %i, %m[%c0] : memref<2xindex>
  }
  memref.dealloc %m : memref<2xindex>
  return
}

// What is no undefined behaviour has no rule to tell.
// STOPPED: "end": {
// STOPPED-NOT: "rule":
// STOPPED: "moments":
func.func @stopped() {
  %no = arith.constant false
  cf.assert %no, "no"
  return
}

func.func @fine() {
  return
}
