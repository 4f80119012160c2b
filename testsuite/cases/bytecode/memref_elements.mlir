// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.there
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s | cmp - %t.there
// RUN: mlir-interp print --allow-unregistered-dialect %s >%t.text
// RUN: mlir-interp print --allow-unregistered-dialect %t.there | diff %t.text -

// Elements of a memref are those of any type that has a shape.
"some.op"() {elements = dense<0> : memref<2xi32>} : () -> ()
"some.op"() {elements = dense<[1, 2]> : memref<2xi32, strided<[2]>>} : () -> ()
"some.op"() {elements = dense<> : memref<0xi32>} : () -> ()
"some.op"() {elements = sparse<[[0]], [1]> : memref<2xi32>} : () -> ()
