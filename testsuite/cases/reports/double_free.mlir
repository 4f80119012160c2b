// RUN: cd %S && not mlir-interp run double_free.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A buffer is freed twice.
func.func @free(%m: memref<2xi32>) {
  memref.dealloc %m : memref<2xi32>
  return
}

func.func @main() {
  %m = memref.alloc() : memref<2xi32>
  call @free(%m) : (memref<2xi32>) -> ()
  call @free(%m) : (memref<2xi32>) -> ()
  return
}

// CHECK:double_free.mlir:5:3: error: undefined behaviour: memory is freed a second time
// CHECK-NEXT:  memref.dealloc %m : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:double_free.mlir:5:3: note: in 'memref.dealloc', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>
// CHECK-NEXT:double_free.mlir:10:8: note: the memory (8 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:double_free.mlir:5:3: note: and was freed here
// CHECK-NEXT:  memref.dealloc %m : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:double_free.mlir:11:3: note: in @free, which was called here
// CHECK-NEXT:  call @free(%m) : (memref<2xi32>) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT:double_free.mlir:12:3: note: in @free, called here with %m = memref at 0x100000040
// CHECK-NEXT:  call @free(%m) : (memref<2xi32>) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.dealloc
// CHECK-NOT:{{.}}
