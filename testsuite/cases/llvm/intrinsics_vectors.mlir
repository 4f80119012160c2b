// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// Intrinsics on vectors, masks and matrices.

// CHECK: llvm.func @vectors(%{{.*}}: vector<8xi32>, %{{.*}}: vector<[4]xi32>, %{{.*}}: vector<8xi1>, %{{.*}}: !llvm.ptr, %{{.*}}: vector<8x!llvm.ptr>, %{{.*}}: i32, %{{.*}}: i64, %{{.*}}: f32, %{{.*}}: vector<8xf32>) {
llvm.func @vectors(%arg0: vector<8xi32>, %arg1: vector<[4]xi32>, %arg2: vector<8xi1>, %arg3: !llvm.ptr, %arg4: vector<8x!llvm.ptr>, %arg5: i32, %arg6: i64, %arg7: f32, %arg8: vector<8xf32>) {
  // CHECK: %{{.*}} = llvm.intr.vector.extract %{{.*}}[4] : vector<4xi32> from vector<8xi32>
  %0 = llvm.intr.vector.extract %arg0[4] : vector<4xi32> from vector<8xi32>
  // CHECK: %{{.*}} = llvm.intr.vector.insert %{{.*}}, %{{.*}}[0] : vector<4xi32> into vector<[4]xi32>
  %1 = llvm.intr.vector.insert %0, %arg1[0] : vector<4xi32> into vector<[4]xi32>
  // CHECK: %{{.*}} = "llvm.intr.vector.interleave2"(%{{.*}}, %{{.*}}) : (vector<8xi32>, vector<8xi32>) -> vector<16xi32>
  %2 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<8xi32>, vector<8xi32>) -> vector<16xi32>
  // CHECK: %{{.*}} = "llvm.intr.vector.reduce.add"(%{{.*}}) : (vector<8xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<8xi32>) -> i32
  // CHECK: %{{.*}} = "llvm.intr.vector.reduce.fadd"(%{{.*}}, %{{.*}}) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  %4 = "llvm.intr.vector.reduce.fadd"(%arg7, %arg8) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  // CHECK: %{{.*}} = llvm.intr.vector.reduce.fmax(%{{.*}}) : (vector<8xf32>) -> f32
  %5 = llvm.intr.vector.reduce.fmax(%arg8) : (vector<8xf32>) -> f32
  // CHECK: %{{.*}} = llvm.intr.stepvector : vector<8xi32>
  %6 = llvm.intr.stepvector : vector<8xi32>
  // CHECK: %{{.*}} = llvm.intr.get.active.lane.mask %{{.*}}, %{{.*}} : i32, i32 to vector<8xi1>
  %7 = llvm.intr.get.active.lane.mask %arg5, %arg5 : i32, i32 to vector<8xi1>
  // CHECK: %{{.*}} = "llvm.intr.vscale"() : () -> i64
  %8 = "llvm.intr.vscale"() : () -> i64
  // CHECK: %{{.*}} = llvm.intr.masked.load %{{.*}}, %{{.*}}, %{{.*}} {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  %9 = llvm.intr.masked.load %arg3, %arg2, %arg0 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  // CHECK: llvm.intr.masked.store %{{.*}}, %{{.*}}, %{{.*}} {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
  llvm.intr.masked.store %arg0, %arg3, %arg2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
  // CHECK: %{{.*}} = llvm.intr.masked.gather %{{.*}}, %{{.*}} {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xi32>
  %10 = llvm.intr.masked.gather %arg4, %arg2 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xi32>
  // CHECK: llvm.intr.masked.scatter %{{.*}}, %{{.*}}, %{{.*}} {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.intr.masked.scatter %arg0, %arg4, %arg2 {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  // CHECK: %{{.*}} = "llvm.intr.masked.expandload"(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  %11 = "llvm.intr.masked.expandload"(%arg3, %arg2, %arg0) : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  // CHECK: %{{.*}} = llvm.intr.matrix.column.major.load %{{.*}}, <stride = %{{.*}}> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  %12 = llvm.intr.matrix.column.major.load %arg3, <stride = %arg6> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  // CHECK: llvm.intr.matrix.column.major.store %{{.*}}, %{{.*}}, <stride = %{{.*}}> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %12, %arg3, <stride = %arg6> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  // CHECK: %{{.*}} = llvm.intr.matrix.transpose %{{.*}} {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
  %13 = llvm.intr.matrix.transpose %12 {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
  // CHECK: %{{.*}} = "llvm.intr.vp.add"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %14 = "llvm.intr.vp.add"(%arg0, %arg0, %arg2, %arg5) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  // CHECK: %{{.*}} = "llvm.intr.vp.load"(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  %15 = "llvm.intr.vp.load"(%arg3, %arg2, %arg5) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  // CHECK: llvm.return
  llvm.return
}
