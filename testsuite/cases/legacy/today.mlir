// What is written as today is read as today.
// RUN: mlir-interp print --legacy %s | FileCheck %s
// CHECK-LABEL: @f
func.func @f(%m: memref<4x4xf32>, %v: vector<4xf32>, %p: !llvm.ptr, %t: tensor<4xf32>) {
  // CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1], [2]] output_shape [2, 2, 4]
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  // CHECK: vector.reduction <minnumf>, %{{.*}} fastmath<nnan>
  %b = vector.reduction <minnumf>, %v fastmath<nnan> : vector<4xf32> into f32
  // CHECK: vector.extract %{{.*}}[1] : f32 from vector<4xf32>
  %c = vector.extract %v[1] : f32 from vector<4xf32>
  // CHECK: llvm.load volatile %{{.*}} : !llvm.ptr -> f32
  %d = llvm.load volatile %p : !llvm.ptr -> f32
  // CHECK: llvm.store %{{.*}}, %{{.*}} : f32, !llvm.ptr
  llvm.store %d, %p : f32, !llvm.ptr
  // CHECK: llvm.getelementptr inbounds %{{.*}}[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %e = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  // CHECK: bufferization.to_tensor %{{.*}} restrict : memref<4x4xf32> to tensor<4x4xf32>
  %g = bufferization.to_tensor %m restrict : memref<4x4xf32> to tensor<4x4xf32>
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : memref<4x4xf32>)
  linalg.fill ins(%d : f32) outs(%m : memref<4x4xf32>)
  return
}
