// RUN: mlir-interp check %s | FileCheck %s
// RUN: mlir-interp check %s --via=mlir | FileCheck %s
// RUN: mlir-interp check %s -e inner::main | FileCheck %s --check-prefix=ENTRY
// RUN: mlir-interp check %s -e outer::inner::deeper::main | FileCheck %s --check-prefix=DEEPER
// RUN: not mlir-interp check %s -e low 2>&1 | FileCheck %s --check-prefix=LOW
// RUN: mlir-interp run %s -e inner::main --via=llvm --args=40 | FileCheck %s --check-prefix=WITHOUT
// RUN: mlir-interp run %s -e inner::main --via=mlir --args=40 | FileCheck %s --check-prefix=WITHOUT
// RUN: mlir-interp run %s -e inner::deeper::main --via=llvm --args=40 | FileCheck %s --check-prefix=DEEP
// Functions of nested modules are asked about, too; each calls, and changes, what stands beside it.

// CHECK: @inner::main: 4096 inputs: all equal
// CHECK: @inner::deeper::main: 4096 inputs: all equal
// CHECK: @unnamed: 4096 inputs: all equal
// CHECK: 3 functions, 12288 inputs
// CHECK: 2 private functions were not asked about
// CHECK: 1 function was not asked about: it is no 'func.func' of a 'builtin.module'
// ENTRY: @inner::main: 4096 inputs: all equal
// ENTRY: 1 function, 4096 inputs
// ENTRY-NOT: not asked about
// DEEPER: @inner::deeper::main: 4096 inputs: all equal
// LOW: there is no function @low with a body to check
// LOW: it has @inner::more : (i32) -> i32; @inner::main : (i32) -> i32; @inner::deeper::more
// WITHOUT: 42 : i32
// DEEP: 43 : i32
module @outer {
  module @inner {
    memref.global "private" @last : memref<i32> = dense<2>
    func.func private @more(%a: i32) -> i32 {
      %m = memref.get_global @last : memref<i32>
      %two = memref.load %m[] : memref<i32>
      memref.store %a, %m[] : memref<i32>
      %r = arith.addi %a, %two : i32
      return %r : i32
    }
    func.func @main(%a: i32) -> i32 {
      %r = call @more(%a) : (i32) -> i32
      return %r : i32
    }
    module @deeper {
      func.func private @more(%a: i32) -> i32 {
        %three = arith.constant 3 : i32
        %r = arith.addi %a, %three : i32
        return %r : i32
      }
      func.func @main(%a: i32) -> i32 {
        %r = call @more(%a) : (i32) -> i32
        return %r : i32
      }
    }
  }
  module {
    func.func @unnamed(%a: i32) -> i32 {
      return %a : i32
    }
  }
  llvm.func @low(%a: i32, ...) -> i32 {
    llvm.return %a : i32
  }
}
