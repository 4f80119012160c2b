// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e ended 2>&1 | FileCheck %s --check-prefix=ENDED
// RUN: not mlir-interp run %s -e anew --args true 2>&1 | FileCheck %s --check-prefix=ANEW
// RUN: not mlir-interp run %s -e restored 2>&1 | FileCheck %s --check-prefix=RESTORED
// RUN: not mlir-interp run %s -e not_saved 2>&1 | FileCheck %s --check-prefix=SAVED
// RUN: not mlir-interp run %s -e gone 2>&1 | FileCheck %s --check-prefix=GONE
// How long memory on the stack lives: DECISIONS.md M17.

// CHECK: 3 : i32
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %mark = llvm.intr.stacksave : !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.stackrestore %mark : !llvm.ptr
  // It stays where it is, for another time.
  llvm.intr.stackrestore %mark : !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %start = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %start, 4, %p : !llvm.ptr
  %a = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %b = llvm.intr.strip.invariant.group %a : !llvm.ptr
  %mask = llvm.mlir.constant(-4 : i64) : i64
  %c = llvm.intr.ptrmask %b, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.intr.prefetch"(%c) <{cache = 1 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.fence seq_cst
  llvm.store %three, %c : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  return %r : i32
}

func.func @ended() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  // ENDED: [[# @LINE + 2]]:8: error: undefined behaviour: the memory is used outside of the lifetime of what it is for
  // ENDED: [[# @LINE - 2]]:3: note: and the lifetime of what it is for ended here
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}

// What was written before is gone.
func.func @anew(%again: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %r, %zero : i32
  // ANEW: [[# @LINE + 1]]:3: error: undefined behaviour: the operand 'condition' is poison
  cf.cond_br %c, ^a, ^a
^a:
  return %r : i32
}

func.func @restored() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mark = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.intr.stackrestore %mark : !llvm.ptr
  // RESTORED: [[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}

func.func @not_saved() {
  %null = llvm.mlir.zero : !llvm.ptr
  // SAVED: [[# @LINE + 1]]:3: error: undefined behaviour: what is restored was not saved by llvm.intr.stacksave, or is gone
  llvm.intr.stackrestore %null : !llvm.ptr
  return
}

llvm.func @mark() -> !llvm.ptr {
  %mark = llvm.intr.stacksave : !llvm.ptr
  llvm.return %mark : !llvm.ptr
}

llvm.func @gone() {
  %mark = llvm.call @mark() : () -> !llvm.ptr
  // GONE: [[# @LINE + 1]]:3: error: undefined behaviour: what is restored was not saved by llvm.intr.stacksave, or is gone
  llvm.intr.stackrestore %mark : !llvm.ptr
  llvm.return
}
