// Bytes that are copied, moved and filled; what tells how long memory lives, and where the stack is.
llvm.func @copied(%v: vector<8xi8>, %n: i4) -> vector<8xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %z = llvm.mlir.zero : vector<8xi8>
  %a = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<8xi8>, !llvm.ptr
  llvm.store %z, %b : vector<8xi8>, !llvm.ptr
  %w = llvm.zext %n : i4 to i64
  %few = llvm.intr.umin(%w, %eight) : (i64, i64) -> i64
  "llvm.intr.memcpy"(%b, %a, %few) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %b : !llvm.ptr -> vector<8xi8>
  llvm.return %r : vector<8xi8>
}

llvm.func @copied_inline(%v: vector<8xi8>) -> vector<8xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.zero : vector<8xi8>
  %a = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<8xi8>, !llvm.ptr
  llvm.store %z, %b : vector<8xi8>, !llvm.ptr
  "llvm.intr.memcpy.inline"(%b, %a) <{isVolatile = true, len = 5 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %r = llvm.load %b : !llvm.ptr -> vector<8xi8>
  llvm.return %r : vector<8xi8>
}

// They may overlap.
llvm.func @moved(%v: vector<8xi8>, %by: i3) -> vector<8xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<8xi8>, !llvm.ptr
  %w = llvm.zext %by : i3 to i32
  %n = llvm.sub %eight, %w : i32
  %b = llvm.getelementptr inbounds %a[%w] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%b, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.load %a : !llvm.ptr -> vector<8xi8>
  llvm.return %r : vector<8xi8>
}

llvm.func @filled(%v: vector<8xi8>, %x: i8, %n: i3) -> vector<8xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x vector<8xi8> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<8xi8>, !llvm.ptr
  %w = llvm.zext %n : i3 to i64
  "llvm.intr.memset"(%a, %x, %w) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %last = llvm.getelementptr inbounds %a[6] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memset.inline"(%last, %x) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %a : !llvm.ptr -> vector<8xi8>
  llvm.return %r : vector<8xi8>
}

llvm.func @lives(%x: i32, %y: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %p = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %y, %a : i32, !llvm.ptr
  %q = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  %r = llvm.sub %p, %q : i32
  llvm.return %r : i32
}

llvm.func @stack(%x: i32, %n: i4) -> i32 {
  %zero = llvm.mlir.constant(0 : i4) : i4
  %less = llvm.mlir.constant(-1 : i4) : i4
  %start = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%n, %start : i4, i32)
^head(%i: i4, %sum: i32):
  %more = llvm.icmp "ne" %i, %zero : i4
  llvm.cond_br %more, ^body, ^end
^body:
  %s = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.stackrestore %s : !llvm.ptr
  %t = llvm.add %sum, %v : i32
  %j = llvm.add %i, %less : i4
  llvm.br ^head(%j, %t : i4, i32)
^end:
  llvm.return %sum : i32
}

llvm.func @invariant(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %s = llvm.intr.invariant.start 4, %a : !llvm.ptr
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.invariant.end %s, 4, %a : !llvm.ptr
  %b = llvm.intr.launder.invariant.group %a : !llvm.ptr
  %c = llvm.intr.strip.invariant.group %b : !llvm.ptr
  llvm.store %one, %c : i32, !llvm.ptr
  %t = llvm.load %a : !llvm.ptr -> i32
  %d = llvm.sub %r, %t : i32
  llvm.return %d : i32
}

llvm.func @masked(%at: i64, %mask: i64) -> i64 {
  %p = llvm.inttoptr %at : i64 to !llvm.ptr
  %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %r = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %r : i64
}
