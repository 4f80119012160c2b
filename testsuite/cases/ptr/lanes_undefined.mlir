// RUN: not mlir-interp run %s -e poison_bit 2>&1 | FileCheck %s --check-prefix=BIT
// RUN: not mlir-interp run %s -e poison_address 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not mlir-interp run %s -e beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not mlir-interp run %s -e unaligned 2>&1 | FileCheck %s --check-prefix=UNALIGNED
// RUN: not mlir-interp run %s -e lengths 2>&1 | FileCheck %s --check-prefix=LENGTHS
// What is undefined of lanes (DECISIONS.md M27).

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @poison_bit() -> vector<2xi32> {
  %m = memref.alloca() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %mask = ub.poison : vector<2xi1>
  %o = arith.constant dense<0> : vector<2xi32>
  // BIT: lanes_undefined.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: bit 0 of the mask is poison
  %r = ptr.masked_load %p, %mask, %o : !p -> vector<2xi32>
  return %r : vector<2xi32>
}

func.func @poison_address() {
  %m = memref.alloca() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %at = arith.constant dense<[0, 12]> : vector<2xi8>
  %ps = ptr.ptr_add inbounds %p, %at : !p, vector<2xi8>
  %mask = arith.constant dense<true> : vector<2xi1>
  %o = arith.constant dense<0> : vector<2xi32>
  // ADDRESS: lanes_undefined.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the address of lane 1 is poison
  ptr.scatter %o, %ps, %mask : vector<2xi32>, vector<2x!p>
  return
}

func.func @beyond() {
  %m = memref.alloca() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %mask = arith.constant dense<true> : vector<3xi1>
  %o = arith.constant dense<0> : vector<3xi32>
  // BEYOND: lanes_undefined.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: 4 bytes at offset 8 are out of the bounds of their allocation, which has 8 bytes
  ptr.masked_store %o, %p, %mask : vector<3xi32>, !p
  return
}

func.func @unaligned() -> vector<1xi16> {
  %m = memref.alloca() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %two = arith.constant dense<2> : vector<1xi8>
  %ps = ptr.ptr_add %p, %two : !p, vector<1xi8>
  %mask = arith.constant dense<true> : vector<1xi1>
  %o = arith.constant dense<0> : vector<1xi16>
  // UNALIGNED: lanes_undefined.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the address 0x{{[0-9a-f]+}} is not aligned to 4 bytes, as the operation promises
  %r = ptr.gather %ps, %mask, %o alignment = 4 : vector<1x!p> -> vector<1xi16>
  return %r : vector<1xi16>
}

func.func @lengths() {
  %m = memref.alloca() : memref<4xi8, #s>
  %p = ptr.to_ptr %m : memref<4xi8, #s> -> !p
  %two = arith.constant 2 : index
  %on = arith.constant true
  %mask = tensor.splat %on[%two] : tensor<?xi1>
  %three = arith.constant 3 : index
  %byte = arith.constant 1 : i8
  %data = tensor.splat %byte[%three] : tensor<?xi8>
  // LENGTHS: lanes_undefined.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: %data has 3 lanes and %mask 2
  ptr.masked_store %data, %p, %mask : tensor<?xi8>, !p
  return
}
