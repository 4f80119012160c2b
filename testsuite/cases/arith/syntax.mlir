// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
func.func @forms(%i: i32, %f: f32, %c: i1, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<4xi32>) {
  // CHECK: arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32
  // GENERIC: "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %0 = arith.addi %i, %i overflow<nuw, nsw> : i32
  // CHECK-NEXT: arith.subi %arg0, %arg0 : i32
  // GENERIC-NEXT: "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}>
  %1 = arith.subi %i, %i overflow<none> : i32
  // CHECK-NEXT: arith.divsi %arg0, %arg0 exact : i32
  // GENERIC-NEXT: "arith.divsi"(%arg0, %arg0) <{isExact}>
  %2 = arith.divsi %i, %i exact : i32
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
  %3:2 = arith.addui_extended %i, %i : i32, i1
  // CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
  %4:2 = arith.mulsi_extended %i, %i : i32
  // CHECK-NEXT: arith.addf %arg1, %arg1 fastmath<nnan,ninf> : f32
  %5 = arith.addf %f, %f fastmath<ninf,nnan> : f32
  // CHECK-NEXT: arith.negf %arg1 fastmath<fast> : f32
  %6 = arith.negf %f fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  // CHECK-NEXT: arith.cmpf oeq, %arg3, %arg3 fastmath<nnan> : vector<4xf32>
  // GENERIC: "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<nnan>, predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
  %7 = arith.cmpf "oeq", %v, %v fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: arith.cmpi uge, %arg0, %arg0 : i32
  %8 = arith.cmpi uge, %i, %i : i32
  // CHECK-NEXT: arith.select %arg2, %arg3, %arg3 {note} : vector<4xf32>
  %9 = arith.select %c, %v, %v {note} : vector<4xf32>
  // CHECK-NEXT: arith.select %arg2, %arg0, %arg0 : i32
  %10 = arith.select %c, %i, %i : i1, i32
  // CHECK-NEXT: arith.select %arg4, %arg3, %arg3 : vector<4xi1>, vector<4xf32>
  %11 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>
  // CHECK-NEXT: arith.truncf %arg1 to_nearest_away fastmath<nnan> : f32 to f16
  %12 = arith.truncf %f to_nearest_away fastmath<nnan> : f32 to f16
  // CHECK-NEXT: arith.extf %arg1 fastmath<none> : f32 to f64
  %13 = arith.extf %f fastmath<none> : f32 to f64
  // CHECK-NEXT: arith.scaling_truncf %arg1, %arg1 downward : f32, f32 to f16
  %14 = arith.scaling_truncf %f, %f downward : f32, f32 to f16
  // CHECK-NEXT: arith.trunci %arg0 overflow<nsw> : i32 to i8
  %15 = arith.trunci %i overflow<nsw> : i32 to i8
  // CHECK-NEXT: arith.index_cast %arg5 : memref<4xi32> to memref<?xindex>
  %16 = arith.index_cast %r : memref<4xi32> to memref<?xindex>
  // CHECK-NEXT: arith.bitcast %arg5 : memref<4xi32> to memref<4xf32>
  %17 = arith.bitcast %r : memref<4xi32> to memref<4xf32>
  return
}

func.func @names() {
  // CHECK: %true = arith.constant true
  %0 = arith.constant true
  // CHECK-NEXT: %false = arith.constant false
  %1 = arith.constant false
  // CHECK-NEXT: %c-5_i32 = arith.constant -5 : i32
  %2 = arith.constant -5 : i32
  // CHECK-NEXT: %c7 = arith.constant 7 : index
  %3 = arith.constant 7 : index
  // CHECK-NEXT: %c7_0 = arith.constant 7 : index
  %4 = arith.constant 7 : index
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
  %5 = arith.constant 1.5 : f32
  // CHECK-NEXT: %cst_1 = arith.constant dense<1> : vector<2xi32>
  %6 = arith.constant dense<1> : vector<2xi32>
  return
}
