// What upstream makes arm_sve's operations of means the same: products of matrices, and masks in memory.
// RUN: mlir-interp diff %s --passes='transform-interpreter,func.func(arm-sve-legalize-vector-storage)' --inputs=100 --vscale=1 | FileCheck %s
// RUN: mlir-interp diff %s --passes='transform-interpreter,func.func(arm-sve-legalize-vector-storage)' --inputs=100 --vscale=2 | FileCheck %s
// RUN: mlir-interp diff %s --passes='transform-interpreter,func.func(arm-sve-legalize-vector-storage)' --inputs=100 --vscale=4 | FileCheck %s
// RUN: mlir-opt %s --transform-interpreter --arm-sve-legalize-vector-storage | FileCheck %s --check-prefix=MADE

// CHECK: no counterexample in {{[1-9][0-9]*}} inputs: 5 functions
// MADE-LABEL: @signed(
// MADE-COUNT-4: arm_sve.smmla
// MADE-LABEL: @unsigned(
// MADE-COUNT-4: arm_sve.ummla
// MADE-LABEL: @by_signed(
// MADE-COUNT-4: arm_sve.usmmla
// MADE-LABEL: @by_unsigned(
// MADE-COUNT-4: arm_sve.usmmla
// MADE-LABEL: @stored(
// MADE: arm_sve.convert_to_svbool
// MADE: arm_sve.convert_from_svbool
#rows = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
#product = {
  indexing_maps = #rows, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
}
module attributes {transform.with_named_sequence} {
  func.func @signed(%lhs: vector<4x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %a = arith.extsi %lhs : vector<4x8xi8> to vector<4x8xi32>
    %b = arith.extsi %rhs : vector<[4]x8xi8> to vector<[4]x8xi32>
    %r = vector.contract #product %a, %b, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
    return %r : vector<4x[4]xi32>
  }
  func.func @unsigned(%lhs: vector<4x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %a = arith.extui %lhs : vector<4x8xi8> to vector<4x8xi32>
    %b = arith.extui %rhs : vector<[4]x8xi8> to vector<[4]x8xi32>
    %r = vector.contract #product %a, %b, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
    return %r : vector<4x[4]xi32>
  }
  func.func @by_signed(%lhs: vector<4x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %a = arith.extui %lhs : vector<4x8xi8> to vector<4x8xi32>
    %b = arith.extsi %rhs : vector<[4]x8xi8> to vector<[4]x8xi32>
    %r = vector.contract #product %a, %b, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
    return %r : vector<4x[4]xi32>
  }
  func.func @by_unsigned(%lhs: vector<4x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %a = arith.extsi %lhs : vector<4x8xi8> to vector<4x8xi32>
    %b = arith.extui %rhs : vector<[4]x8xi8> to vector<[4]x8xi32>
    %r = vector.contract #product %a, %b, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
    return %r : vector<4x[4]xi32>
  }
  func.func @stored(%mask: vector<3x[4]xi1>) -> vector<3x[4]xi1> {
    %m = memref.alloca() : memref<vector<3x[4]xi1>>
    memref.store %mask, %m[] : memref<vector<3x[4]xi1>>
    %r = memref.load %m[] : memref<vector<3x[4]xi1>>
    return %r : vector<3x[4]xi1>
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield
  }
}
