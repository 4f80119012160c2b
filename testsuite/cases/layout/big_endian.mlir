// RUN: mlir-interp run %s -e numbers | FileCheck %s --check-prefix=NUMBERS
// RUN: mlir-interp run %s -e lanes | FileCheck %s --check-prefix=LANES
// RUN: mlir-interp run %s -e shared | FileCheck %s --check-prefix=SHARED
// RUN: mlir-interp run %s -e pointers | FileCheck %s --check-prefix=POINTERS
// RUN: mlir-interp run %s -e records | FileCheck %s --check-prefix=RECORDS
// RUN: mlir-interp run %s -e elements | FileCheck %s --check-prefix=ELEMENTS
// RUN: mlir-interp run %s -e casts | FileCheck %s --check-prefix=CASTS
// The first byte of a number is its highest (M34).
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.mlir.global internal @words(dense<[0x0102, 0x0304]> : tensor<2xi16>) : !llvm.array<2 x i16>
  memref.global constant @halves : memref<2xi16> = dense<[0x0102, 0x0304]>

  func.func @numbers() -> (i8, i16, i8, i24, f32, i8) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i128 : (i32) -> !llvm.ptr
    %v = llvm.mlir.constant(1 : i32) : i32
    llvm.store %v, %p : i32, !llvm.ptr
    // NUMBERS: {{^}}0 : i8
    %first = llvm.load %p : !llvm.ptr -> i8
    %wide = llvm.mlir.constant(0x0102030405060708090a0b0c0d0e0f10 : i128) : i128
    llvm.store %wide, %p : i128, !llvm.ptr
    // NUMBERS-NEXT: {{^}}258 : i16
    %high = llvm.load %p : !llvm.ptr -> i16
    %q = llvm.getelementptr %p[15] : (!llvm.ptr) -> !llvm.ptr, i8
    // NUMBERS-NEXT: {{^}}16 : i8
    %low = llvm.load %q : !llvm.ptr -> i8
    // Of bits that do not fill their bytes the padding is in the first.
    %odd = llvm.mlir.constant(0x12345 : i20) : i20
    llvm.store %odd, %p : i20, !llvm.ptr
    // NUMBERS-NEXT: {{^}}74565 : i24
    %padded = llvm.load %p : !llvm.ptr -> i24
    %float = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %float, %p : f32, !llvm.ptr
    // NUMBERS-NEXT: {{^}}1.000000e+00 : f32
    %same = llvm.load %p : !llvm.ptr -> f32
    // NUMBERS-NEXT: {{^}}63 : i8
    %sign = llvm.load %p : !llvm.ptr -> i8
    return %first, %high, %low, %padded, %same, %sign : i8, i16, i8, i24, f32, i8
  }

  // Lanes that share bytes are the bits of one integer, of which the first has the high ones.
  func.func @lanes() -> (i16, i8, vector<2xi16>, vector<4xi4>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %nibbles = llvm.mlir.constant(dense<[1, 2, 3, 5]> : vector<4xi4>) : vector<4xi4>
    llvm.store %nibbles, %p : vector<4xi4>, !llvm.ptr
    // LANES: {{^}}4661 : i16
    %whole = llvm.load %p : !llvm.ptr -> i16
    // LANES-NEXT: {{^}}18 : i8
    %half = llvm.load %p : !llvm.ptr -> i8
    %v = llvm.mlir.constant(0x01020304 : i32) : i32
    llvm.store %v, %p : i32, !llvm.ptr
    // LANES-NEXT: {{^}}dense<[258, 772]> : vector<2xi16>
    %pair = llvm.load %p : !llvm.ptr -> vector<2xi16>
    llvm.store %nibbles, %p : vector<4xi4>, !llvm.ptr
    // LANES-NEXT: {{^}}dense<[1, 2, 3, 5]> : vector<4xi4>
    %again = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> vector<4xi4>
    return %whole, %half, %pair, %again : i16, i8, vector<2xi16>, vector<4xi4>
  }

  // What a memref has stored pointers see, what was copied, and what a global holds.
  func.func @shared() -> (i8, i8, i8, i16) {
    %zero = arith.constant 0 : index
    %m = memref.alloca() : memref<2xi16>
    %from = memref.get_global @halves : memref<2xi16>
    memref.copy %from, %m : memref<2xi16> to memref<2xi16>
    %p = builtin.unrealized_conversion_cast %m : memref<2xi16> to !llvm.ptr
    // SHARED: {{^}}1 : i8
    %a = llvm.load %p : !llvm.ptr -> i8
    %g = llvm.mlir.addressof @words : !llvm.ptr
    %q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i8
    // SHARED-NEXT: {{^}}4 : i8
    %b = llvm.load %q : !llvm.ptr -> i8
    %bytes = memref.alloca() : memref<2xi8>
    %view = memref.view %bytes[%zero][] : memref<2xi8> to memref<i16>
    %v = arith.constant 0x0506 : i16
    memref.store %v, %view[] : memref<i16>
    // SHARED-NEXT: {{^}}5 : i8
    %c = memref.load %bytes[%zero] : memref<2xi8>
    // SHARED-NEXT: {{^}}1286 : i16
    %d = memref.load %view[] : memref<i16>
    return %a, %b, %c, %d : i8, i8, i8, i16
  }

  // A pointer keeps what it may access, and its bytes are a number's.
  func.func @pointers() -> (i32, i1, i1) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %seven = llvm.mlir.constant(7 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %seven, %p : i32, !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    // POINTERS: {{^}}7 : i32
    %r = llvm.load %q : !llvm.ptr -> i32
    %number = llvm.ptrtoint %p : !llvm.ptr to i64
    %stored = llvm.load %slot : !llvm.ptr -> i64
    // POINTERS-NEXT: {{^}}true
    %same = llvm.icmp "eq" %number, %stored : i64
    %last = llvm.getelementptr %slot[7] : (!llvm.ptr) -> !llvm.ptr, i8
    %byte = llvm.load %last : !llvm.ptr -> i8
    %low = llvm.trunc %number : i64 to i8
    // POINTERS-NEXT: {{^}}true
    %lowest = llvm.icmp "eq" %byte, %low : i8
    return %r, %same, %lowest : i32, i1, i1
  }

  // Fields stand where they stood: each has its bytes turned by itself.
  func.func @records() -> (i64, !llvm.struct<(i8, i16, array<2 x i16>)>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    %v = llvm.mlir.constant(0x01FF020304050607 : i64) : i64
    llvm.store %v, %p : i64, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i16, array<2 x i16>)>
    %zero = llvm.mlir.zero : i64
    llvm.store %zero, %p : i64, !llvm.ptr
    llvm.store %r, %p : !llvm.struct<(i8, i16, array<2 x i16>)>, !llvm.ptr
    // RECORDS: {{^}}72059806013523463 : i64
    %whole = llvm.load %p : !llvm.ptr -> i64
    // RECORDS-NEXT: {{^}}{1, 515, [1029, 1543]}
    return %whole, %r : i64, !llvm.struct<(i8, i16, array<2 x i16>)>
  }

  // The elements of a tensor lie in the memory that a memref has of them.
  func.func @elements() -> (i8, tensor<2xi16>) {
    %t = arith.constant dense<[0x0102, 0x0304]> : tensor<2xi16>
    %m = bufferization.to_buffer %t read_only : tensor<2xi16> to memref<2xi16>
    %p = builtin.unrealized_conversion_cast %m : memref<2xi16> to !llvm.ptr
    %three = arith.constant dense<3> : tensor<2xi16>
    // ELEMENTS: {{^}}1 : i8
    %a = llvm.load %p : !llvm.ptr -> i8
    // ELEMENTS-NEXT: {{^}}dense<[261, 775]> : tensor<2xi16>
    %sum = arith.addi %t, %three : tensor<2xi16>
    return %a, %sum : i8, tensor<2xi16>
  }

  func.func @casts() -> (i32, vector<2x4xi8>, vector<4xi4>, i64) {
    %pair = arith.constant dense<[0x0102, 0x0304]> : vector<2xi16>
    // CASTS: {{^}}16909060 : i32
    %a = llvm.bitcast %pair : vector<2xi16> to i32
    %rows = arith.constant dense<[[0x0102, 0x0304], [0x0506, 0x0708]]> : vector<2x2xi16>
    // CASTS-NEXT: {{^}}dense<{{\[}}[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi8>
    %b = vector.bitcast %rows : vector<2x2xi16> to vector<2x4xi8>
    %v = arith.constant 0x1235 : i16
    // CASTS-NEXT: {{^}}dense<[1, 2, 3, 5]> : vector<4xi4>
    %c = llvm.bitcast %v : i16 to vector<4xi4>
    %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
    // The real part comes first (N18).
    // CASTS-NEXT: {{^}}4575657222482165760 : i64
    %d = complex.bitcast %z : complex<f32> to i64
    return %a, %b, %c, %d : i32, vector<2x4xi8>, vector<4xi4>, i64
  }
}
