// RUN: mlir-interp run %s >%t 2>&1; test $? -eq 6 && FileCheck %s <%t
// RUN: mlir-interp run %s -e constant >%t 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=CONSTANT <%t
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
// A bound whose map takes other operands than it has, which upstream's verifier lets through, ends
// the run, and nothing else: in loops that fast code would run as strips, too. No custom form says it.
// PRINT-COUNT-2: "affine.for"() <{lowerBoundMap = #map{{2?}}, operandSegmentSizes = array<i32: 0, 0, 0>,

func.func @main() {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      // CHECK: bound_inputs.mlir:[[#@LINE+1]]:7: error: unsupported: 'affine.for': a bound whose map has other inputs than it has operands
      "affine.for"() <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = affine_map<() -> (5)>}> ({
      ^bb0(%k: index):
        "affine.yield"() : () -> ()
      }) : () -> ()
    }
  }
  return
}

func.func @constant() {
  %m = memref.alloca() : memref<100xindex>
  affine.for %i = 0 to 100 {
    // CONSTANT: bound_inputs.mlir:[[#@LINE+1]]:5: error: unsupported: 'affine.for': a bound whose map has other inputs than it has operands
    "affine.for"() <{lowerBoundMap = affine_map<(d0) -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({
    ^bb0(%j: index):
      memref.store %i, %m[%i] : memref<100xindex>
      "affine.yield"() : () -> ()
    }) : () -> ()
  }
  return
}
