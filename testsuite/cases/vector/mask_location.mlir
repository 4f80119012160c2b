// The operation that is masked has a location, which has its number though nobody prints it.
// RUN: mlir-interp print --mlir-print-debuginfo %s > %t.ours
// RUN: mlir-opt --mlir-print-debuginfo %s | cmp - %t.ours

func.func @sum(%v: vector<4xi32>, %m: vector<4xi1>) -> i32 {
  %s = vector.mask %m {
    vector.reduction <add>, %v : vector<4xi32> into i32
  } : vector<4xi1> -> i32
  return %s : i32
}
