// Memory for the lanes of a mask that are on and below a length; columns of matrices.
llvm.func @loaded(%data: vector<8xi16>, %mask: vector<8xi1>, %n: i3, %other: vector<8xi16>) -> vector<8xi16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<8xi16> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<8xi16>, !llvm.ptr
  %evl = llvm.zext %n : i3 to i32
  %v = "llvm.intr.vp.load"(%p, %mask, %evl) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi16>
  %r = "llvm.intr.vp.merge"(%mask, %v, %other, %evl) : (vector<8xi1>, vector<8xi16>, vector<8xi16>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

llvm.func @stored(%data: vector<8xf32>, %mask: vector<8xi1>, %n: i3, %new: vector<8xf32>) -> vector<8xf32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<8xf32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<8xf32>, !llvm.ptr
  %evl = llvm.zext %n : i3 to i32
  "llvm.intr.vp.store"(%new, %p, %mask, %evl) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// The stride: -12 to 8 bytes, from the middle.
llvm.func @strided(%data: vector<16xi32>, %mask: vector<4xi1>, %n: i2, %by: i2, %other: vector<4xi32>) -> vector<4xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x vector<16xi32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<16xi32>, !llvm.ptr
  %evl = llvm.zext %n : i2 to i32
  %steps = llvm.sext %by : i2 to i64
  %stride = llvm.mul %steps, %four : i64
  %middle = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = "llvm.intr.experimental.vp.strided.load"(%middle, %stride, %mask, %evl) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.merge"(%mask, %v, %other, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @scattered(%data: vector<16xi8>, %mask: vector<4xi1>, %n: i2, %by: i3, %new: vector<4xi8>) -> vector<16xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<16xi8> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<16xi8>, !llvm.ptr
  %evl = llvm.zext %n : i2 to i32
  %stride = llvm.sext %by : i3 to i64
  %middle = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.experimental.vp.strided.store"(%new, %middle, %stride, %mask, %evl) : (vector<4xi8>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

llvm.func @addresses(%numbers: vector<4xi64>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %evl = llvm.mlir.constant(4 : i32) : i32
  %ptrs = "llvm.intr.vp.inttoptr"(%numbers, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %v = "llvm.intr.vp.ptrtoint"(%ptrs, %mask, %evl) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.merge"(%mask, %v, %other, %evl) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @columns(%data: vector<16xf64>, %new: vector<6xf64>, %more: i2) -> vector<6xf64> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %one x vector<16xf64> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<16xf64>, !llvm.ptr
  %extra = llvm.zext %more : i2 to i64
  %stride = llvm.add %three, %extra : i64
  llvm.intr.matrix.column.major.store %new, %p, <stride = %stride> {isVolatile = false, rows = 3 : i32, columns = 2 : i32} : vector<6xf64> to !llvm.ptr stride i64
  %v = llvm.intr.matrix.column.major.load %p, <stride = %three> {isVolatile = false, rows = 3 : i32, columns = 2 : i32} : vector<6xf64> from !llvm.ptr stride i64
  llvm.return %v : vector<6xf64>
}
