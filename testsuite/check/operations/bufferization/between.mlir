// Between memory and tensors of static shape.
func.func @read(%m: memref<2x3xi32>) -> tensor<2x3xi32> {
  %t = bufferization.to_tensor %m restrict : memref<2x3xi32> to tensor<2x3xi32>
  return %t : tensor<2x3xi32>
}

func.func @column(%m: memref<2x3xf32>) -> tensor<2xf32> {
  %c = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<2x3xf32> to memref<2xf32, strided<[3], offset: 1>>
  %t = bufferization.to_tensor %c : memref<2xf32, strided<[3], offset: 1>> to tensor<2xf32>
  return %t : tensor<2xf32>
}

func.func @write(%t: tensor<2xi16>, %m: memref<2x2xi16>) {
  %c = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<2x2xi16> to memref<2xi16, strided<[2], offset: 1>>
  bufferization.materialize_in_destination %t in writable %c : (tensor<2xi16>, memref<2xi16, strided<[2], offset: 1>>) -> ()
  return
}

func.func @value(%t: tensor<2xi16>, %u: tensor<2xi16>) -> (tensor<2xi16>, tensor<2xi16>, tensor<2xi16>) {
  %r = bufferization.materialize_in_destination %t in %u : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %c = bufferization.alloc_tensor() copy(%u) : tensor<2xi16>
  %none = bufferization.alloc_tensor() : tensor<2xi16>
  %s = tensor.insert_slice %t into %none[0] [2] [1] : tensor<2xi16> into tensor<2xi16>
  bufferization.dealloc_tensor %none : tensor<2xi16>
  return %r, %c, %s : tensor<2xi16>, tensor<2xi16>, tensor<2xi16>
}

func.func @buffer(%t: tensor<2x2xi32>, %i: index, %v: i32) -> (i32, tensor<2x2xi32>, i32) {
  %c1 = arith.constant 1 : index
  %m = bufferization.to_buffer %t : tensor<2x2xi32> to memref<2x2xi32>
  %r = bufferization.to_buffer %t read_only : tensor<2x2xi32> to memref<2x2xi32>
  memref.store %v, %m[%c1, %i] : memref<2x2xi32>
  %u = bufferization.to_tensor %m : memref<2x2xi32> to tensor<2x2xi32>
  %a = memref.load %m[%c1, %c1] : memref<2x2xi32>
  %b = memref.load %r[%c1, %c1] : memref<2x2xi32>
  return %a, %u, %b : i32, tensor<2x2xi32>, i32
}

func.func @clone(%m: memref<3xi8>, %i: index) -> i8 {
  %c = bufferization.clone %m : memref<3xi8> to memref<3xi8>
  %v = memref.load %c[%i] : memref<3xi8>
  memref.dealloc %c : memref<3xi8>
  return %v : i8
}

// Who owns what: the first is freed where its condition says so, the others are retained, or the same.
func.func @dealloc(%m: memref<2xi8>, %c: i1, %d: i1, %e: i1) -> (i1, i1, i8) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi8>
  %a = memref.alloc() : memref<2xi8>
  %b = memref.alloc() : memref<2xi8>
  memref.store %v, %b[%c0] : memref<2xi8>
  %same = memref.cast %a : memref<2xi8> to memref<*xi8>
  %owned:2 = bufferization.dealloc (%a, %b, %same : memref<2xi8>, memref<2xi8>, memref<*xi8>) if (%c, %d, %e)
      retain (%b, %m : memref<2xi8>, memref<2xi8>)
  %w = memref.load %b[%c0] : memref<2xi8>
  bufferization.dealloc (%b : memref<2xi8>) if (%d)
  return %owned#0, %owned#1, %w : i1, i1, i8
}
