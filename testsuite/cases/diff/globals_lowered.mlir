// RUN: mlir-interp diff %s --lowering=llvm --inputs=100 | FileCheck %s --check-prefix=RIGHT
// RUN: not mlir-interp diff %s -e added --opt-cmd='sed s/llvm.add/llvm.sub/' --inputs=100 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s -e added --opt-cmd='sed "s/(7 :/(8 :/"' --inputs=100 | FileCheck %s --check-prefix=HELD
// A global's address is asked for and not shown: what a lowered function does with globals is judged. Memory that a
// result has is that of the global of that name, whatever operation the lowering has made of it.

// RIGHT: no counterexample in {{[0-9]+}} inputs: 4 functions
// WRONG: wrong result in @added
// HELD: wrong result in @added
memref.global "private" @table : memref<4xi16> = dense<[1, -2, 3, -4]>
memref.global "private" constant @fixed : memref<4xi16> = dense<[5, 6, 7, 8]>
llvm.mlir.global internal @number(7 : i32) : i32

func.func @whole() -> memref<4xi16> {
  %g = memref.get_global @table : memref<4xi16>
  return %g : memref<4xi16>
}
func.func @element(%v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @table : memref<4xi16>
  %before = memref.load %g[%c1] : memref<4xi16>
  memref.store %v, %g[%c1] : memref<4xi16>
  return %before : i16
}
func.func @constant() -> i16 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @fixed : memref<4xi16>
  %v = memref.load %g[%c1] : memref<4xi16>
  return %v : i16
}
llvm.func @added(%i: i32) -> i32 {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.add %v, %i : i32
  llvm.return %r : i32
}
