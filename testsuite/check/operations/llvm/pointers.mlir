// Pointers that are stored, loaded, compared, chosen, carried, and made of numbers.
llvm.func @through_memory(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.store %m, %n : !llvm.ptr, !llvm.ptr
  %p = llvm.load %n : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// The number of a stored pointer is a pointer again.
llvm.func @by_number(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.store %m, %n : !llvm.ptr, !llvm.ptr
  %number = llvm.load %n : !llvm.ptr -> i64
  %p = llvm.inttoptr %number : i64 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @in_struct(%a: i32, %b: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x !llvm.struct<packed (i8, ptr)> : (i32) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<packed (i8, ptr)>
  %1 = llvm.insertvalue %b, %u[0] : !llvm.struct<packed (i8, ptr)>
  %2 = llvm.insertvalue %m, %1[1] : !llvm.struct<packed (i8, ptr)>
  llvm.store %2, %n : !llvm.struct<packed (i8, ptr)>, !llvm.ptr
  %s = llvm.load %n : !llvm.ptr -> !llvm.struct<packed (i8, ptr)>
  %p = llvm.extractvalue %s[1] : !llvm.struct<packed (i8, ptr)>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// An offset in the number moves the pointer.
llvm.func @moved_number(%i: i2, %a: i16, %b: i16) -> i16 {
  %four = llvm.mlir.constant(4 : i32) : i32
  %two = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %four x i16 : (i32) -> !llvm.ptr
  %splat = llvm.mlir.zero : vector<4xi16>
  llvm.store %splat, %m {alignment = 2 : i64} : vector<4xi16>, !llvm.ptr
  llvm.store %a, %m : i16, !llvm.ptr
  %last = llvm.getelementptr inbounds %m[3] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %b, %last : i16, !llvm.ptr
  %from = llvm.ptrtoint %m : !llvm.ptr to i64
  %j = llvm.zext %i : i2 to i64
  %by = llvm.mul %j, %two : i64
  %to = llvm.add %from, %by : i64
  %p = llvm.inttoptr %to : i64 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}

llvm.func @order(%i: i3, %j: i3) -> i1 {
  %eight = llvm.mlir.constant(8 : i32) : i32
  %m = llvm.alloca %eight x i32 : (i32) -> !llvm.ptr
  %a = llvm.zext %i : i3 to i32
  %b = llvm.zext %j : i3 to i32
  %p = llvm.getelementptr inbounds %m[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %q = llvm.getelementptr inbounds %m[%b] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %r = llvm.icmp "ult" %p, %q : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @equal(%i: i3, %j: i3) -> i1 {
  %eight = llvm.mlir.constant(8 : i32) : i32
  %m = llvm.alloca %eight x i32 : (i32) -> !llvm.ptr
  %a = llvm.zext %i : i3 to i32
  %b = llvm.zext %j : i3 to i32
  %p = llvm.getelementptr inbounds %m[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %q = llvm.getelementptr inbounds %m[%b] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @compare_lanes(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %p = llvm.inttoptr %a : vector<3xi64> to vector<3x!llvm.ptr>
  %q = llvm.inttoptr %b : vector<3xi64> to vector<3x!llvm.ptr>
  %r = llvm.icmp "ule" %p, %q : vector<3x!llvm.ptr>
  llvm.return %r : vector<3xi1>
}

llvm.func @null_is_zero(%a: i64) -> i1 {
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %p, %z : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.store %b, %n : i32, !llvm.ptr
  %p = llvm.select %c, %m, %n : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// A pointer that goes through the elements.
llvm.func @walk(%v: vector<5xi32>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.alloca %one x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
  llvm.store %v, %m {alignment = 4 : i64} : vector<5xi32>, !llvm.ptr
  %end = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i32>
  llvm.br ^head(%m, %zero : !llvm.ptr, i32)
^head(%p: !llvm.ptr, %sum: i32):
  %done = llvm.icmp "eq" %p, %end : !llvm.ptr
  llvm.cond_br %done, ^end, ^body
^body:
  %x = llvm.load %p : !llvm.ptr -> i32
  %more = llvm.add %sum, %x : i32
  %next = llvm.getelementptr inbounds|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^head(%next, %more : !llvm.ptr, i32)
^end:
  llvm.return %sum : i32
}

// A list of three, each behind the next.
llvm.func @list(%a: i16, %b: i16, %c: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %n0 = llvm.alloca %one x !llvm.struct<"node", (i16, ptr)> : (i32) -> !llvm.ptr
  %n1 = llvm.alloca %one x !llvm.struct<"node", (i16, ptr)> : (i32) -> !llvm.ptr
  %n2 = llvm.alloca %one x !llvm.struct<"node", (i16, ptr)> : (i32) -> !llvm.ptr
  %f0 = llvm.getelementptr inbounds %n0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i16, ptr)>
  %f1 = llvm.getelementptr inbounds %n1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i16, ptr)>
  %f2 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i16, ptr)>
  llvm.store %a, %n0 : i16, !llvm.ptr
  llvm.store %b, %n1 : i16, !llvm.ptr
  llvm.store %c, %n2 : i16, !llvm.ptr
  llvm.store %n1, %f0 : !llvm.ptr, !llvm.ptr
  llvm.store %n2, %f1 : !llvm.ptr, !llvm.ptr
  llvm.store %null, %f2 : !llvm.ptr, !llvm.ptr
  llvm.br ^head(%n0, %zero : !llvm.ptr, i32)
^head(%p: !llvm.ptr, %sum: i32):
  %more = llvm.icmp "ne" %p, %null : !llvm.ptr
  llvm.cond_br %more, ^body, ^end
^body:
  %x = llvm.load %p : !llvm.ptr -> i16
  %w = llvm.sext %x : i16 to i32
  %s = llvm.add %sum, %w : i32
  %f = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i16, ptr)>
  %next = llvm.load %f : !llvm.ptr -> !llvm.ptr
  llvm.br ^head(%next, %s : !llvm.ptr, i32)
^end:
  llvm.return %sum : i32
}

llvm.func @put(%where: !llvm.ptr, %what: i32) attributes {sym_visibility = "private"} {
  llvm.store %what, %where : i32, !llvm.ptr
  llvm.return
}

llvm.func @handed_on(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %f = llvm.mlir.addressof @put : !llvm.ptr
  llvm.call %f(%m, %a) : !llvm.ptr, (!llvm.ptr, i32) -> ()
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @spaces(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.addrspacecast %m : !llvm.ptr to !llvm.ptr<3>
  llvm.store %a, %p : i32, !llvm.ptr<3>
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @spaces_of_lanes(%a: vector<2xi64>) -> vector<2xi64> {
  %p = llvm.inttoptr %a : vector<2xi64> to vector<2x!llvm.ptr>
  %q = llvm.addrspacecast %p : vector<2x!llvm.ptr> to vector<2x!llvm.ptr<1>>
  %r = llvm.ptrtoint %q : vector<2x!llvm.ptr<1>> to vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// All of what is undef is filled.
llvm.func @filled(%a: i8, %b: f32) -> !llvm.struct<(i8, array<2 x f32>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i8, array<2 x f32>)>
  %1 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i8, array<2 x f32>)>
  %2 = llvm.insertvalue %b, %1[1, 0] : !llvm.struct<(i8, array<2 x f32>)>
  %3 = llvm.insertvalue %b, %2[1, 1] : !llvm.struct<(i8, array<2 x f32>)>
  llvm.return %3 : !llvm.struct<(i8, array<2 x f32>)>
}

llvm.func @aligned(%n: i4) -> i64 {
  %m = llvm.alloca %n x i8 {alignment = 64 : i64} : (i4) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(63 : i64) : i64
  %r = llvm.and %a, %mask : i64
  llvm.return %r : i64
}

llvm.func @atomic(%a: i32, %b: i64) -> !llvm.struct<(i32, i64)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %a, %m atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %b, %n atomic seq_cst {alignment = 8 : i64} : i64, !llvm.ptr
  %x = llvm.load %m atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %y = llvm.load %n atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  %u = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i64)>
  %2 = llvm.insertvalue %y, %1[1] : !llvm.struct<(i32, i64)>
  llvm.return %2 : !llvm.struct<(i32, i64)>
}
