// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s
func.func @forms(%a: i8, %b: i8, %c: i1) {
  // CHECK: comb.add %arg0, %arg1 : i8
  // GENERIC: "comb.add"(%arg0, %arg1) : (i8, i8) -> i8
  %0 = comb.add %a, %b : i8
  // CHECK-NEXT: comb.add bin %arg0, %arg1, %arg0 {note} : i8
  // GENERIC-NEXT: "comb.add"(%arg0, %arg1, %arg0) <{twoState}> {note} : (i8, i8, i8) -> i8
  %1 = comb.add bin %a, %b, %a {note} : i8
  // CHECK-NEXT: comb.mul %arg0, %arg1 : i8
  %2 = comb.mul %a, %b : i8
  // CHECK-NEXT: comb.divu %arg0, %arg1 : i8
  %3 = comb.divu %a, %b : i8
  // CHECK-NEXT: comb.divs bin %arg0, %arg1 : i8
  %4 = comb.divs bin %a, %b : i8
  // CHECK-NEXT: comb.modu %arg0, %arg1 : i8
  %5 = comb.modu %a, %b : i8
  // CHECK-NEXT: comb.mods %arg0, %arg1 : i8
  %6 = comb.mods %a, %b : i8
  // CHECK-NEXT: comb.shl %arg0, %arg1 : i8
  %7 = comb.shl %a, %b : i8
  // CHECK-NEXT: comb.shru %arg0, %arg1 : i8
  %8 = comb.shru %a, %b : i8
  // CHECK-NEXT: comb.shrs %arg0, %arg1 : i8
  %9 = comb.shrs %a, %b : i8
  // CHECK-NEXT: comb.sub %arg0, %arg1 : i8
  %10 = comb.sub %a, %b : i8
  // CHECK-NEXT: comb.and %arg0, %arg1 : i8
  %11 = comb.and %a, %b : i8
  // CHECK-NEXT: comb.or %arg0 : i8
  %12 = comb.or %a : i8
  // CHECK-NEXT: comb.xor %arg0, %arg1 : i8
  %13 = comb.xor %a, %b : i8
  // CHECK-NEXT: comb.icmp bin weq %arg0, %arg1 : i8
  // GENERIC: "comb.icmp"(%arg0, %arg1) <{predicate = 12 : i64, twoState}> : (i8, i8) -> i1
  %14 = comb.icmp bin weq %a, %b : i8
  // CHECK-NEXT: comb.parity %arg0 : i8
  %15 = comb.parity %a : i8
  // CHECK-NEXT: comb.extract %arg0 from 3 : (i8) -> i2
  // GENERIC: "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i2
  %16 = comb.extract %a from 3 : (i8) -> i2
  // CHECK-NEXT: comb.concat %arg0, %arg2 : i8, i1
  // GENERIC: "comb.concat"(%arg0, %arg2) : (i8, i1) -> i9
  %17 = comb.concat %a, %c : i8, i1
  // CHECK-NEXT: comb.concat :
  %18 = comb.concat :
  // CHECK-NEXT: comb.replicate %arg0 : (i8) -> i24
  %19 = comb.replicate %a : (i8) -> i24
  // CHECK-NEXT: comb.mux bin %arg2, %arg0, %arg1 : i8
  %20 = comb.mux bin %c, %a, %b : i8
  // CHECK-NEXT: comb.truth_table %arg2 -> [false, true]
  // GENERIC: "comb.truth_table"(%arg2) <{lookupTable = array<i1: false, true>}> : (i1) -> i1
  %21 = comb.truth_table %c -> [false, true]
  // CHECK-NEXT: comb.reverse %arg0 : i8
  %22 = comb.reverse %a : i8
  return
}
