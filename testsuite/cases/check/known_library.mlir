// RUN: mlir-interp check %s --via=both --inputs 40 | FileCheck %s
// RUN: mlir-interp check %s --entry=handed_in | FileCheck %s --check-prefix=MANY

// The runner's library reads an element of an empty row (DECISIONS X1), whoever lowers the call:
// that is known, whether there is something to read or it crashes, and no difference.
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefShapeI32(memref<*xi32>) attributes { llvm.emit_c_interface }

// CHECK: @handed_in: 40 inputs: {{[0-9]+}} allowed, {{[0-9]+}} known to differ{{$}}
// CHECK-NEXT: known, {{[0-9]+}} inputs: llvm -O2, mlir -O2 run 'func.call' otherwise: the library reads an element of an empty row (X1)
// However many crash, the others are compared.
// MANY: @handed_in: 4096 inputs: {{[0-9]+}} allowed, {{[0-9][0-9][0-9]}} known to differ{{$}}
func.func @handed_in(%m: memref<?x?xf32>) {
  %u = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

// CHECK-NEXT: @allocated: all 2 inputs: {{.*}}2 known to differ{{$}}
// CHECK-NEXT: known, 2 inputs: llvm -O2, mlir -O2 run 'func.call' otherwise
func.func @allocated(%c: i1) {
  %m = memref.alloc() : memref<2x0xi32>
  %u = memref.cast %m : memref<2x0xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<2x0xi32>
  return
}

// CHECK-NEXT: @by_value: all 2 inputs: {{.*}}2 known to differ{{$}}
// CHECK-NEXT: known, 2 inputs: llvm -O2, mlir -O2 run 'func.call_indirect' otherwise: the library
func.func @by_value(%c: i1) {
  %f = constant @printMemrefI32 : (memref<*xi32>) -> ()
  %m = memref.alloc() : memref<0xi32>
  %u = memref.cast %m : memref<0xi32> to memref<*xi32>
  call_indirect %f(%u) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<0xi32>
  return
}

// The shape alone has nothing to read.
// CHECK-NEXT: @shape: 40 inputs: 40 allowed{{$}}
func.func @shape(%m: memref<?xi32>) {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @printMemrefShapeI32(%u) : (memref<*xi32>) -> ()
  return
}
