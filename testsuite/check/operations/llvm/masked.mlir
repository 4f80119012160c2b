// Memory for the lanes of a mask that are on.
llvm.func @loaded(%data: vector<8xi16>, %mask: vector<8xi1>, %other: vector<8xi16>) -> vector<8xi16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<8xi16> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<8xi16>, !llvm.ptr
  %r = llvm.intr.masked.load %p, %mask, %other {alignment = 2 : i32}
      : (!llvm.ptr, vector<8xi1>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

llvm.func @stored(%data: vector<8xf32>, %mask: vector<8xi1>, %new: vector<8xf32>) -> vector<8xf32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<8xf32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<8xf32>, !llvm.ptr
  llvm.intr.masked.store %new, %p, %mask {alignment = 4 : i32}
      : vector<8xf32>, vector<8xi1> into !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

llvm.func @expanded(%data: vector<4xi32>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  %r = "llvm.intr.masked.expandload"(%p, %mask, %other)
      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @compressed(%data: vector<4xi32>, %mask: vector<4xi1>, %new: vector<4xi32>) -> vector<4xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  "llvm.intr.masked.compressstore"(%new, %p, %mask) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @gathered(%data: vector<4xf64>, %at: vector<4xi2>, %mask: vector<4xi1>, %other: vector<4xf64>) -> vector<4xf64> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<4xf64> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<4xf64>, !llvm.ptr
  %i = llvm.zext %at : vector<4xi2> to vector<4xi64>
  %ptrs = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  %r = llvm.intr.masked.gather %ptrs, %mask, %other {alignment = 8 : i32}
      : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

llvm.func @scattered(%data: vector<4xi16>, %at: vector<4xi2>, %mask: vector<4xi1>, %new: vector<4xi16>) -> vector<4xi16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<4xi16> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<4xi16>, !llvm.ptr
  %i = llvm.zext %at : vector<4xi2> to vector<4xi64>
  %ptrs = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i16
  llvm.intr.masked.scatter %new, %ptrs, %mask {alignment = 2 : i32}
      : vector<4xi16>, vector<4xi1> into vector<4x!llvm.ptr>
  %r = llvm.load %p : !llvm.ptr -> vector<4xi16>
  llvm.return %r : vector<4xi16>
}
