// RUN: mlir-interp run %s | FileCheck %s
// A loop hands on its own induction variable: the next iteration finds this one's.
func.func @signed(%lower: i8, %upper: i8, %step: i8) -> (i8, i8) {
  %none = arith.constant 99 : i8
  %r:2 = scf.for %i = %lower to %upper step %step iter_args(%a = %none, %b = %none) -> (i8, i8) : i8 {
    scf.yield %i, %a : i8, i8
  }
  return %r#0, %r#1 : i8, i8
}

func.func @unsigned(%lower: i16, %upper: i16, %step: i16) -> (i16, i16) {
  %none = arith.constant 99 : i16
  %r:2 = scf.for unsigned %i = %lower to %upper step %step iter_args(%a = %none, %b = %none) -> (i16, i16) : i16 {
    scf.yield %i, %a : i16, i16
  }
  return %r#0, %r#1 : i16, i16
}

// A step that is not known while the loop is compiled; the variable goes to three places.
func.func @wide(%upper: i64, %step: i64) -> (i64, i64, i64, i64) {
  %none = arith.constant 99 : i64
  %zero = arith.constant 0 : i64
  %r:4 = scf.for %i = %zero to %upper step %step iter_args(%a = %none, %b = %none, %c = %none, %d = %none) -> (i64, i64, i64, i64) : i64 {
    scf.yield %i, %i, %a, %c : i64, i64, i64, i64
  }
  return %r#0, %r#1, %r#2, %r#3 : i64, i64, i64, i64
}

// The inner loop hands on the outer one's variable, and the outer one what the inner one left.
func.func @nested() -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %r:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %c0, %b = %c0, %c = %c0) -> (index, index, index) {
    %q:2 = scf.for %j = %i to %c5 step %c2 iter_args(%x = %a, %y = %b) -> (index, index) {
      scf.yield %i, %j : index, index
    }
    scf.yield %i, %q#1, %a : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}

// What is stored where the variable of the iteration before says.
func.func @stored(%to: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%before = %c5) -> (index) {
    %number = arith.index_cast %i : index to i32
    memref.store %number, %to[%before] : memref<6xi32>
    scf.yield %i : index
  }
  return
}

func.func @main() {
  %m3 = arith.constant -3 : i8
  %four = arith.constant 4 : i8
  %two = arith.constant 2 : i8
  %r:2 = call @signed(%m3, %four, %two) : (i8, i8, i8) -> (i8, i8)
  // CHECK: 3
  // CHECK-NEXT: 1
  vector.print %r#0 : i8
  vector.print %r#1 : i8

  %u0 = arith.constant 30000 : i16
  %u1 = arith.constant -5 : i16
  %u2 = arith.constant 20000 : i16
  %u:2 = call @unsigned(%u0, %u1, %u2) : (i16, i16, i16) -> (i16, i16)
  // CHECK-NEXT: -15536
  // CHECK-NEXT: 30000
  vector.print %u#0 : i16
  vector.print %u#1 : i16

  %w1 = arith.constant 10 : i64
  %w2 = arith.constant 3 : i64
  %w:4 = call @wide(%w1, %w2) : (i64, i64) -> (i64, i64, i64, i64)
  // CHECK-NEXT: 9
  // CHECK-NEXT: 9
  // CHECK-NEXT: 6
  // CHECK-NEXT: 3
  vector.print %w#0 : i64
  vector.print %w#1 : i64
  vector.print %w#2 : i64
  vector.print %w#3 : i64

  %n:3 = call @nested() : () -> (index, index, index)
  // CHECK-NEXT: 4
  // CHECK-NEXT: 4
  // CHECK-NEXT: 3
  vector.print %n#0 : index
  vector.print %n#1 : index
  vector.print %n#2 : index

  %memory = memref.alloc() : memref<6xi32>
  call @stored(%memory) : (memref<6xi32>) -> ()
  // CHECK-NEXT: 1
  // CHECK-NEXT: 2
  // CHECK-NEXT: 3
  // CHECK-NEXT: 4
  // CHECK-NEXT: 0
  affine.for %i = 0 to 6 {
    %last = arith.constant 4 : index
    %is_there = arith.cmpi ne, %i, %last : index
    scf.if %is_there {
      %x = memref.load %memory[%i] : memref<6xi32>
      vector.print %x : i32
    }
  }
  memref.dealloc %memory : memref<6xi32>
  return
}
