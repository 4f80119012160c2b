// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
// RUN: mlir-interp print %s | mlir-opt --emit-bytecode | mlir-interp print - | FileCheck %s
// RUN: mlir-interp print %s --emit-bytecode | mlir-opt | FileCheck %s --check-prefix=UPSTREAM
// RUN: mlir-interp print %s --generic | mlir-opt | FileCheck %s --check-prefix=UPSTREAM
// RUN: mlir-interp run %s | FileCheck %s --check-prefix=SEVEN
// A symbol may be called by nothing. What is printed can be read again here; upstream prints that it is invalid.

// CHECK: module @"" attributes {x.a = @"", x.b = @a::@"", x.c = @""::@b} {
// UPSTREAM: module @<<INVALID EMPTY SYMBOL>> attributes {x.a = @<<INVALID EMPTY SYMBOL>>, x.b = @a::@<<INVALID EMPTY SYMBOL>>, x.c = @<<INVALID EMPTY SYMBOL>>::@b} {
module @"" attributes {x.a = @"", x.b = @a::@"", x.c = @""::@b} {
  // CHECK: func.func @""() -> i32 {
  func.func @""() -> i32 {
    %0 = arith.constant 7 : i32
    return %0 : i32
  }
  // CHECK: func.func @main() -> i32 {
  func.func @main() -> i32 {
    // CHECK: call @""() : () -> i32
    %0 = call @""() : () -> i32
    return %0 : i32
  }
}
// SEVEN: 7 : i32
