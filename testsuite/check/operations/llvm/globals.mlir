// Globals of every kind of first value, tables of functions, and names that stand for others.
llvm.mlir.global internal @count(0 : i32) : i32
llvm.mlir.global internal @ratio(2.5 : f64) {alignment = 32 : i64} : f64
llvm.mlir.global internal @far(7 : i64) {addr_space = 3 : i32} : i64
llvm.mlir.global private constant @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>) : !llvm.array<2 x array<3 x i16>>
llvm.mlir.global internal constant @text("hello\00") : !llvm.array<6 x i8>
llvm.mlir.global internal @lanes(dense<[1.0, -2.0, 3.5]> : vector<3xf32>) : vector<3xf32>
llvm.mlir.global internal @rows(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
llvm.mlir.global internal @points([[1 : i8, 2.5 : f32], [3 : i8, -0.5 : f32]]) : !llvm.array<2 x struct<(i8, f32)>>
llvm.mlir.global internal @odd(-5 : i24) : i24
llvm.mlir.global internal @wide(-170141183460469231731687303715884105728 : i128) : i128

llvm.mlir.global internal @pair() : !llvm.struct<(i8, i64, ptr)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i8, i64, ptr)>
  %1 = llvm.mlir.addressof @pair : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[2] : !llvm.struct<(i8, i64, ptr)>
  llvm.return %2 : !llvm.struct<(i8, i64, ptr)>
}

llvm.mlir.global internal constant @second() : !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i16>>
  llvm.return %1 : !llvm.ptr
}

llvm.mlir.global internal constant @functions() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %a = llvm.mlir.addressof @sum : !llvm.ptr
  %s = llvm.mlir.addressof @difference : !llvm.ptr
  %m = llvm.mlir.addressof @product : !llvm.ptr
  %1 = llvm.insertvalue %a, %0[0] : !llvm.array<3 x ptr>
  %2 = llvm.insertvalue %s, %1[1] : !llvm.array<3 x ptr>
  %3 = llvm.insertvalue %m, %2[2] : !llvm.array<3 x ptr>
  llvm.return %3 : !llvm.array<3 x ptr>
}

llvm.mlir.alias external @other_name : i32 {
  %0 = llvm.mlir.addressof @count : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @sum(%a: i32, %b: i32) -> i32 {
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}

llvm.func @difference(%a: i32, %b: i32) -> i32 {
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}

llvm.func @product(%a: i32, %b: i32) -> i32 {
  %r = llvm.mul %a, %b : i32
  llvm.return %r : i32
}

llvm.func @through_table(%which: i8, %a: i32, %b: i32) -> i32 {
  %three = llvm.mlir.constant(3 : i8) : i8
  %i = llvm.urem %which, %three : i8
  %t = llvm.mlir.addressof @functions : !llvm.ptr
  %p = llvm.getelementptr inbounds %t[0, %i] : (!llvm.ptr, i8) -> !llvm.ptr, !llvm.array<3 x ptr>
  %f = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %f(%a, %b) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @chosen(%c: i1, %a: i32, %b: i32) -> i32 {
  %s = llvm.mlir.addressof @sum : !llvm.ptr
  %d = llvm.mlir.addressof @difference : !llvm.ptr
  %f = llvm.select %c, %s, %d : i1, !llvm.ptr
  %r = llvm.call %f(%a, %b) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @counted(%a: i32) -> i32 {
  %c = llvm.mlir.addressof @count : !llvm.ptr
  %n = llvm.mlir.addressof @other_name : !llvm.ptr
  %old = llvm.load %c : !llvm.ptr -> i32
  %new = llvm.add %old, %a : i32
  llvm.store %new, %n : i32, !llvm.ptr
  %again = llvm.load %c : !llvm.ptr -> i32
  llvm.return %again : i32
}

llvm.func @changed(%f: f64, %w: i64, %v: vector<3xf32>, %i: i24, %x: i128) -> i64 {
  %r = llvm.mlir.addressof @ratio : !llvm.ptr
  llvm.store %f, %r : f64, !llvm.ptr
  %far = llvm.mlir.addressof @far : !llvm.ptr<3>
  %old = llvm.load %far : !llvm.ptr<3> -> i64
  llvm.store %w, %far : i64, !llvm.ptr<3>
  %l = llvm.mlir.addressof @lanes : !llvm.ptr
  llvm.store %v, %l : vector<3xf32>, !llvm.ptr
  %o = llvm.mlir.addressof @odd : !llvm.ptr
  llvm.store %i, %o : i24, !llvm.ptr
  %y = llvm.mlir.addressof @wide : !llvm.ptr
  llvm.store %x, %y : i128, !llvm.ptr
  %p = llvm.mlir.addressof @pair : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr)>
  llvm.store %w, %q : i64, !llvm.ptr
  llvm.return %old : i64
}

llvm.func @first_values() -> !llvm.struct<(i32, f64, i64, i24, i128)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f64, i64, i24, i128)>
  %p0 = llvm.mlir.addressof @count : !llvm.ptr
  %p1 = llvm.mlir.addressof @ratio : !llvm.ptr
  %p2 = llvm.mlir.addressof @far : !llvm.ptr<3>
  %p3 = llvm.mlir.addressof @odd : !llvm.ptr
  %p4 = llvm.mlir.addressof @wide : !llvm.ptr
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %v1 = llvm.load %p1 {alignment = 32 : i64} : !llvm.ptr -> f64
  %v2 = llvm.load %p2 : !llvm.ptr<3> -> i64
  %v3 = llvm.load %p3 : !llvm.ptr -> i24
  %v4 = llvm.load %p4 : !llvm.ptr -> i128
  %r0 = llvm.insertvalue %v0, %u[0] : !llvm.struct<(i32, f64, i64, i24, i128)>
  %r1 = llvm.insertvalue %v1, %r0[1] : !llvm.struct<(i32, f64, i64, i24, i128)>
  %r2 = llvm.insertvalue %v2, %r1[2] : !llvm.struct<(i32, f64, i64, i24, i128)>
  %r3 = llvm.insertvalue %v3, %r2[3] : !llvm.struct<(i32, f64, i64, i24, i128)>
  %r4 = llvm.insertvalue %v4, %r3[4] : !llvm.struct<(i32, f64, i64, i24, i128)>
  llvm.return %r4 : !llvm.struct<(i32, f64, i64, i24, i128)>
}

llvm.func @rows_and_points() -> !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)> {
  %u = llvm.mlir.undef : !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)>
  %p0 = llvm.mlir.addressof @rows : !llvm.ptr
  %p1 = llvm.mlir.addressof @points : !llvm.ptr
  %p2 = llvm.mlir.addressof @lanes : !llvm.ptr
  %v0 = llvm.load %p0 : !llvm.ptr -> !llvm.array<2 x vector<2xi32>>
  %v1 = llvm.load %p1 : !llvm.ptr -> !llvm.array<2 x struct<(i8, f32)>>
  %v2 = llvm.load %p2 : !llvm.ptr -> vector<3xf32>
  %r0 = llvm.insertvalue %v0, %u[0] : !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)>
  %r1 = llvm.insertvalue %v1, %r0[1] : !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)>
  %r2 = llvm.insertvalue %v2, %r1[2] : !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)>
  llvm.return %r2 : !llvm.struct<(array<2 x vector<2xi32>>, array<2 x struct<(i8, f32)>>, vector<3xf32>)>
}

llvm.func @letter(%i: i8) -> i8 {
  %six = llvm.mlir.constant(6 : i8) : i8
  %j = llvm.urem %i, %six : i8
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %p = llvm.getelementptr inbounds|nuw %t[%j] : (!llvm.ptr, i8) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}

llvm.func @second_row(%i: i8) -> i16 {
  %three = llvm.mlir.constant(3 : i8) : i8
  %j = llvm.urem %i, %three : i8
  %s = llvm.mlir.addressof @second : !llvm.ptr
  %t = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %p = llvm.getelementptr inbounds %t[%j] : (!llvm.ptr, i8) -> !llvm.ptr, i16
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}

llvm.func @round(%w: i64) -> i64 {
  %p = llvm.mlir.addressof @pair : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr)>
  %self = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %f = llvm.getelementptr inbounds %self[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr)>
  llvm.store %w, %f : i64, !llvm.ptr
  %g = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr)>
  %r = llvm.load %g : !llvm.ptr -> i64
  llvm.return %r : i64
}
