// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e invoked 2>&1 | FileCheck %s --check-prefix=INVOKED
// RUN: not mlir-interp run %s -e region 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: not mlir-interp run %s -e small 2>&1 | FileCheck %s --check-prefix=SMALL
// A call that returns twice: DECISIONS.md X11.

llvm.func @setjmp(!llvm.ptr) -> i32
llvm.func @longjmp(!llvm.ptr, i32)
llvm.func @__gxx_personality_v0(...) -> i32

// Out of a loop's region; 0 becomes 1. What was on the stack within is gone.
func.func @leave(%buffer: !llvm.ptr, %value: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %five = arith.constant 5 : index
  scf.for %i = %zero to %ten step %one {
    %there = arith.cmpi eq, %i, %five : index
    scf.if %there {
      llvm.call @longjmp(%buffer, %value) : (!llvm.ptr, i32) -> ()
    }
  }
  return
}

// CHECK: 1 : i32
// CHECK-NEXT: 40 : i32
func.func @main() -> (i32, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %forty = llvm.mlir.constant(40 : i32) : i32
  %size = llvm.mlir.constant(200 : i32) : i32
  %buffer = llvm.alloca %size x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %first = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  %is_first = llvm.icmp "eq" %first, %zero : i32
  cf.cond_br %is_first, ^leave(%zero : i32), ^next
^next:
  %second = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  %is_second = llvm.icmp "eq" %second, %zero : i32
  cf.cond_br %is_second, ^leave(%forty : i32), ^end
^leave(%value: i32):
  func.call @leave(%buffer, %value) : (!llvm.ptr, i32) -> ()
  cf.br ^leave(%value : i32)
^end:
  return %first, %second : i32, i32
}

// INVOKED: error: unsupported: 'llvm.invoke': @setjmp in a region, a coroutine, by llvm.invoke, or called by its address
llvm.func @invoked() attributes {personality = @__gxx_personality_v0} {
  %size = llvm.mlir.constant(200 : i32) : i32
  %buffer = llvm.alloca %size x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %first = llvm.invoke @setjmp(%buffer) to ^end unwind ^pad : (!llvm.ptr) -> i32
^end:
  llvm.return
^pad:
  %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// REGION: error: unsupported: 'llvm.call': @setjmp in a region
func.func @region() {
  %yes = arith.constant true
  %size = llvm.mlir.constant(200 : i32) : i32
  %buffer = llvm.alloca %size x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  scf.if %yes {
    %first = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  }
  return
}

// SMALL: error: undefined behaviour: 8 bytes at offset 0 are out of the bounds of their allocation, which has 4 bytes
func.func @small() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %buffer = llvm.alloca %one x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %first = llvm.call @setjmp(%buffer) : (!llvm.ptr) -> i32
  return
}
