// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e expressed --args='200 : ui8, dense<[1, -2]> : tensor<2xi8>' | FileCheck %s --check-prefix=ARGS
// RUN: not mlir-interp run %s -e expressed --args='1 : i16, dense<[1, -2]> : tensor<2xi8>' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e open --args='1 : i8' 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp run %s -e calibrated 2>&1 | FileCheck %s --check-prefix=CALIBRATED

// Quantized values are the integers that are stored (Z4).

!u8 = !quant.uniform<u8:f32, 0.5>
!i8s = tensor<2x!quant.uniform<i8<-4:4>:f32, 0.25>>

// CHECK: {{^}}200 : !quant.uniform<u8:f32, 5.000000e-01>
// CHECK-NEXT: {{^}}dense<[1, -100]> : tensor<2x!quant.uniform<i8<-4:4>:f32, 2.500000e-01>>
// CHECK-NEXT: {{^}}dense<[1, -100]> : tensor<2xi8>
// CHECK-NEXT: {{^}}-3 : !quant.any<i8>
// CHECK-NEXT: {{^}}poison : !quant.uniform<u8:f32, 5.000000e-01>
func.func @main() -> (!u8, !i8s, tensor<2xi8>, !quant.any<i8>, !u8) {
  %0 = arith.constant -56 : i8
  %1 = quant.scast %0 : i8 to !u8
  %2 = arith.constant dense<[1, -100]> : tensor<2xi8>
  %3 = quant.scast %2 : tensor<2xi8> to !i8s
  %4 = quant.scast %3 : !i8s to tensor<2xi8>
  %5 = arith.constant -3 : i8
  %6 = quant.scast %5 : i8 to !quant.any<i8>
  %7 = ub.poison : i8
  %8 = quant.scast %7 : i8 to !u8
  return %1, %3, %4, %6, %8 : !u8, !i8s, tensor<2xi8>, !quant.any<i8>, !u8
}

// ARGS: {{^}}1.000000e+02 : f32
// ARGS-NEXT: {{^}}dense<[2.500000e-01, -5.000000e-01]> : tensor<2xf32>
// TYPE: error: argument 0 of @expressed is of type '!quant.uniform<u8:f32, 5.000000e-01>', but got '1 : i16'
func.func @expressed(%x: !u8, %t: !i8s) -> (f32, tensor<2xf32>) {
  %0 = quant.dcast %x : !u8 to f32
  %1 = quant.dcast %t : !i8s to tensor<2xf32>
  return %0, %1 : f32, tensor<2xf32>
}

func.func @open(%x: !quant.any<i8:f32>) -> f32 {
  // OPEN: values.mlir:[[# @LINE + 1]]:8: error: unsupported: 'quant.dcast': a value of type '!quant.any<i8:f32>', which says no scale
  %0 = quant.dcast %x : !quant.any<i8:f32> to f32
  return %0 : f32
}

func.func @calibrated() -> f32 {
  // CALIBRATED: values.mlir:[[# @LINE + 2]]:8: error: unsupported: 'quant.qcast': values of type '!quant.calibrated<f32<-1.000000e+00:1.000000e+00>>'
  %f = arith.constant 0.5 : f32
  %0 = quant.qcast %f : f32 to !quant.calibrated<f32<-1.0:1.0>>
  return %f : f32
}
