// RUN: %as-printed %s %t

func.func @forms(%arg0: i32, %arg1: f32, %arg2: i1, %arg3: vector<4xf32>, %arg4: vector<4xi1>, %arg5: memref<4xi32>) {
  %0 = arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32
  //= %0 = arith.addi %arg0, %arg0 overflow<nuw, nsw> : i32
  %1 = arith.subi %arg0, %arg0 : i32
  //= %1 = arith.subi %arg0, %arg0 overflow<none> : i32
  %2 = arith.divsi %arg0, %arg0 exact : i32
  %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
  %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
  %3 = arith.addf %arg1, %arg1 fastmath<nnan,ninf> : f32
  //= %3 = arith.addf %arg1, %arg1 fastmath<ninf,nnan> : f32
  %4 = arith.negf %arg1 fastmath<fast> : f32
  //= %4 = arith.negf %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %5 = arith.cmpf oeq, %arg3, %arg3 fastmath<nnan> : vector<4xf32>
  //= %5 = arith.cmpf "oeq", %arg3, %arg3 fastmath<nnan> : vector<4xf32>
  %6 = arith.cmpi uge, %arg0, %arg0 : i32
  %7 = arith.select %arg2, %arg3, %arg3 {note} : vector<4xf32>
  %8 = arith.select %arg2, %arg0, %arg0 : i32
  //= %8 = arith.select %arg2, %arg0, %arg0 : i1, i32
  %9 = arith.select %arg4, %arg3, %arg3 : vector<4xi1>, vector<4xf32>
  %10 = arith.truncf %arg1 to_nearest_away fastmath<nnan> : f32 to f16
  %11 = arith.extf %arg1 fastmath<none> : f32 to f64
  %12 = arith.scaling_truncf %arg1, %arg1 downward : f32, f32 to f16
  %13 = arith.trunci %arg0 overflow<nsw> : i32 to i8
  %14 = arith.index_cast %arg5 : memref<4xi32> to memref<?xindex>
  %15 = arith.bitcast %arg5 : memref<4xi32> to memref<4xf32>
  return
}

func.func @names() {
  %true = arith.constant true
  %false = arith.constant false
  %c-5_i32 = arith.constant -5 : i32
  %c7 = arith.constant 7 : index
  %c7_0 = arith.constant 7 : index
  %cst = arith.constant 1.500000e+00 : f32
  //= %cst = arith.constant 1.5 : f32
  %cst_1 = arith.constant dense<1> : vector<2xi32>
  return
}
