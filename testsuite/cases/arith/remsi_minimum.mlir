// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s
// The quotient of the minimum by -1 does not fit, the remainder does: 0, at every width and in every
// loop. DECISIONS.md A1.
memref.global "private" constant @lhs : memref<40xi16> = dense<-32768>
memref.global "private" constant @rhs : memref<40xi16> = dense<-1>

func.func @rest_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.remsi %a, %b : i8
  return %r : i8
}

func.func @main() {
  // CHECK: 0
  %min = arith.constant -128 : i8
  %minus = arith.constant -1 : i8
  %i8 = func.call @rest_i8(%min, %minus) : (i8, i8) -> i8
  vector.print %i8 : i8
  // CHECK-NEXT: 0
  %min64 = arith.constant -9223372036854775808 : i64
  %minus64 = arith.constant -1 : i64
  %i64 = arith.remsi %min64, %minus64 : i64
  vector.print %i64 : i64
  // CHECK-NEXT: 0
  %true = arith.constant true
  %i1 = arith.remsi %true, %true : i1
  vector.print %i1 : i1
  // CHECK-NEXT: 0
  %min100 = arith.constant -633825300114114700748351602688 : i100
  %minus100 = arith.constant -1 : i100
  %i100 = arith.remsi %min100, %minus100 : i100
  vector.print %i100 : i100
  // CHECK-NEXT: 0
  %one200 = arith.constant 1 : i200
  %c199 = arith.constant 199 : i200
  %minus200 = arith.constant -1 : i200
  %min200 = arith.shli %one200, %c199 : i200
  %i200 = arith.remsi %min200, %minus200 : i200
  vector.print %i200 : i200
  // CHECK-NEXT: 0
  // CHECK-NEXT: 0
  %imin32 = arith.constant -2147483648 : index
  %imin64 = arith.constant -9223372036854775808 : index
  %iminus = arith.constant -1 : index
  %index32 = arith.remsi %imin32, %iminus : index
  %index64 = arith.remsi %imin64, %iminus : index
  vector.print %index32 : index
  vector.print %index64 : index
  // CHECK-NEXT: ( 0, 1, 0, 0 )
  %va = arith.constant dense<[-32768, 7, 5, -32768]> : vector<4xi16>
  %vb = arith.constant dense<[-1, 3, -1, -1]> : vector<4xi16>
  %vector = arith.remsi %va, %vb : vector<4xi16>
  vector.print %vector : vector<4xi16>
  // In a loop that runs at once over many elements, and in one that does not.
  // CHECK-NEXT: 40
  // CHECK-NEXT: 40
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i16
  %one = arith.constant 1 : i16
  %lhs = memref.get_global @lhs : memref<40xi16>
  %rhs = memref.get_global @rhs : memref<40xi16>
  %out = memref.alloc() : memref<40xi16>
  scf.for %i = %c0 to %c40 step %c1 {
    %a = memref.load %lhs[%i] : memref<40xi16>
    %b = memref.load %rhs[%i] : memref<40xi16>
    %r = arith.remsi %a, %b : i16
    %s = arith.addi %r, %one : i16
    memref.store %s, %out[%i] : memref<40xi16>
  }
  %sum = scf.for %i = %c0 to %c40 step %c1 iter_args(%n = %zero) -> i16 {
    %s = memref.load %out[%i] : memref<40xi16>
    %next = arith.addi %n, %s : i16
    scf.yield %next : i16
  }
  vector.print %sum : i16
  %low = arith.constant -32768 : i16
  %all = arith.constant -1 : i16
  %count = scf.for %i = %c0 to %c40 step %c1 iter_args(%n = %zero) -> i16 {
    %r = arith.remsi %low, %all : i16
    %s = arith.addi %r, %one : i16
    %next = arith.addi %n, %s : i16
    scf.yield %next : i16
  }
  vector.print %count : i16
  memref.dealloc %out : memref<40xi16>
  return
}
