// RUN: mlir-interp run %s -e cycle 2>&1 | FileCheck %s --check-prefix=SELF
// RUN: mlir-interp run %s -e two 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: mlir-interp run %s -e by_alias 2>&1 | FileCheck %s --check-prefix=ALIAS
// RUN: not mlir-interp run %s -e alias_cycle 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: mlir-interp run %s -e poison_global 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e declared 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

// Globals: what they begin with, themselves among it, and other names of them.

llvm.mlir.global internal @self() : !llvm.struct<(i32, ptr)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %s = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.mlir.addressof @self : !llvm.ptr
  %1 = llvm.insertvalue %s, %u[0] : !llvm.struct<(i32, ptr)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, ptr)>
}

llvm.func @cycle() -> i32 {
  %p = llvm.mlir.addressof @self : !llvm.ptr
  %f = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  %q = llvm.load %f : !llvm.ptr -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  %t = llvm.load %g : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %t : !llvm.ptr -> i32
  // SELF: 7 : i32
  llvm.return %r : i32
}

llvm.mlir.global internal @ping() : !llvm.ptr {
  %p = llvm.mlir.addressof @pong : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.mlir.global internal @pong() : !llvm.ptr {
  %p = llvm.mlir.addressof @ping : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @two() -> i1 {
  %p = llvm.mlir.addressof @ping : !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %s = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %r = llvm.icmp "eq" %p, %s : !llvm.ptr
  // TWO: true : i1
  llvm.return %r : i1
}

llvm.mlir.alias external @named : i32 {
  %p = llvm.mlir.addressof @self : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @by_alias() -> i32 {
  %p = llvm.mlir.addressof @named : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  // ALIAS: 7 : i32
  llvm.return %r : i32
}

llvm.mlir.alias external @loop_a : i32 {
  %p = llvm.mlir.addressof @loop_b : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.mlir.alias external @loop_b : i32 {
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: 'llvm.mlir.addressof': the alias @loop_a stands for itself
  %p = llvm.mlir.addressof @loop_a : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @alias_cycle() -> !llvm.ptr {
  %p = llvm.mlir.addressof @loop_a : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.mlir.global internal @wraps() : i32 {
  %p = llvm.mlir.constant(2147483647 : i32) : i32
  // POISON: poison : i32
  // POISON: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the signed result does not fit, which nsw excludes
  %q = llvm.add %p, %p overflow<nsw> : i32
  llvm.return %q : i32
}

llvm.func @poison_global() -> i32 {
  %p = llvm.mlir.addressof @wraps : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.mlir.global external @elsewhere() : i32

llvm.func @declared() -> i32 {
  // ELSEWHERE: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: 'llvm.mlir.addressof': the global @elsewhere is declared, and nothing defines it
  %p = llvm.mlir.addressof @elsewhere : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
