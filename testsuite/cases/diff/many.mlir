// RUN: not mlir-interp diff %S/Inputs/folder --passes=cse,canonicalize --jobs=2 | FileCheck %s
// RUN: not mlir-interp diff %S/Inputs/folder --passes=cse,canonicalize --jobs=1 > %t.1
// RUN: not mlir-interp diff %S/Inputs/folder/a.mlir %S/Inputs/folder/b.mlir %S/Inputs/folder/c.mlir --passes=cse,canonicalize --jobs=2 > %t.2
// RUN: sed -i 's/in [0-9.]* seconds//' %t.1 %t.2
// RUN: diff %t.1 %t.2

// Folders and lists, in their order whatever the number of processes; equal findings stand together.
// CHECK: a.mlir: DIFFERS
// CHECK: b.mlir: no counterexample
// CHECK: c.mlir: DIFFERS
// CHECK-NEXT: as in {{.*}}a.mlir
// CHECK: 2 x canonicalize: wrong result{{.*}}, first in {{.*}}a.mlir
// CHECK: 3 files: 0 refine, 1 without a counterexample, 2 differ, 0 not judged, 0 invalid; 3 functions, 3000 inputs, {{[0-9]+}} compared
