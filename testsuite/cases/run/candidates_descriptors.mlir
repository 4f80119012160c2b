// RUN: not mlir-interp run %s -e sum 2>&1 | sed -n 's/.*for example: //p' > %t.sh && sh %t.sh | FileCheck %s
// RUN: not mlir-interp run %s -e _mlir_ciface_sum 2>&1 | FileCheck %s --check-prefix=TOLD
// Of memrefs that were taken apart what is offered is one of four elements; of functions that take descriptors in
// memory those that take them apart.
// CHECK: {{^}}3.000000e+00 : f32
// TOLD: note: @_mlir_ciface_sum takes descriptors in memory, whose pointers no argument can give; @sum takes what they hold
// TOLD: note: for example: {{.*}} -e sum --args='dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>, dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>, 0, 1, 4, 4, 1, 3'
llvm.func @sum(%a: !llvm.ptr, %b: !llvm.ptr, %offset: i64, %rows: i64, %columns: i64, %row: i64, %column: i64, %n: i64) -> f32 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mul %one, %column : i64
  %at = llvm.add %two, %one : i64
  %at0 = llvm.add %at, %offset : i64
  %p = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %q = llvm.getelementptr %p[%at0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r = llvm.load %q : !llvm.ptr -> f32
  llvm.return %r : f32
}
llvm.func @_mlir_ciface_sum(%m: !llvm.ptr, %n: i64) -> f32 {
  %none = llvm.mlir.poison : f32
  llvm.return %none : f32
}
