// RUN: mlir-interp run %s -e mixed | FileCheck %s --check-prefix=MIXED
// RUN: mlir-interp run %s -e many | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not mlir-interp run %s -e no_list 2>&1 | FileCheck %s --check-prefix=LIST

// llvm.va_arg reads the lists that llvm.intr.vastart makes: M19.
llvm.func @take_mixed(%count: i32, ...) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %a = llvm.va_arg %list : (!llvm.ptr) -> i32
  %b = llvm.va_arg %list : (!llvm.ptr) -> f64
  %c = llvm.va_arg %list : (!llvm.ptr) -> i64
  llvm.intr.vaend %list : !llvm.ptr
  %fa = llvm.sitofp %a : i32 to f64
  %fc = llvm.sitofp %c : i64 to f64
  %ab = llvm.fadd %fa, %b : f64
  %abc = llvm.fadd %ab, %fc : f64
  llvm.return %abc : f64
}

llvm.func @mixed() -> f64 {
  %n = llvm.mlir.constant(3 : i32) : i32
  %a = llvm.mlir.constant(-7 : i32) : i32
  %b = llvm.mlir.constant(0.5 : f64) : f64
  %c = llvm.mlir.constant(100 : i64) : i64
  // MIXED: 9.350000e+01 : f64
  %r = llvm.call @take_mixed(%n, %a, %b, %c) vararg(!llvm.func<f64 (i32, ...)>) : (i32, i32, f64, i64) -> f64
  llvm.return %r : f64
}

// More than registers hold: the last are in memory.
llvm.func @sum(%count: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(0 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.br ^loop(%none, %none : i32, i32)
^loop(%i: i32, %before: i32):
  %more = llvm.icmp "slt" %i, %count : i32
  llvm.cond_br %more, ^next, ^end
^next:
  // BEYOND: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 4 bytes at offset 24 are out of the bounds of their allocation
  %x = llvm.va_arg %list : (!llvm.ptr) -> i32
  %after = llvm.add %before, %x : i32
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j, %after : i32, i32)
^end:
  llvm.return %before : i32
}

llvm.func @many() -> i32 {
  %n = llvm.mlir.constant(8 : i32) : i32
  // MANY: 64 : i32
  %r = llvm.call @sum(%n, %n, %n, %n, %n, %n, %n, %n, %n) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @beyond() -> i32 {
  %n = llvm.mlir.constant(9 : i32) : i32
  %r = llvm.call @sum(%n, %n, %n, %n, %n, %n, %n, %n, %n) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @no_list() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  // LIST: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the list of arguments is poison
  %r = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
