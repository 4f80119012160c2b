// Loops of blocks whose memory goes through pointers of the llvm dialect.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

// A descriptor that stays, taken apart in the loop; loads and stores meet in each iteration.
func.func @descriptor(%m: memref<300xi32>, %k: i32) {
  %d = builtin.unrealized_conversion_cast %m : memref<300xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(300 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %more, ^body, ^out
^body:
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.mul %x, %k : i32
  %q = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.getelementptr inbounds|nuw %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %y, %b : i32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^out:
  return
}

// A descriptor that each iteration makes anew, of another offset.
func.func @made_inside(%m: memref<300xi32>) -> i32 {
  %d = builtin.unrealized_conversion_cast %m : memref<300xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %outer = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(100 : i64) : i64
  llvm.br ^head(%zero, %none : i64, i32)
^head(%i: i64, %s: i32):
  %more = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %more, ^body, ^out
^body:
  %v0 = llvm.mlir.poison : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %v1 = llvm.insertvalue %outer, %v0[0] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %twice = llvm.add %i, %i overflow<nsw> : i64
  %v2 = llvm.insertvalue %twice, %v1[2, 1] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %v3 = llvm.insertvalue %one, %v2[1] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %p = llvm.extractvalue %v3[0] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %at = llvm.extractvalue %v3[2, 1] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %q = llvm.getelementptr inbounds %p[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.getelementptr inbounds %q[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %t = llvm.add %s, %x : i32
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %t : i64, i32)
^out:
  return %s : i32
}

// Each iteration loads what the one before it stored.
func.func @follows(%m: memref<120xi64>) {
  %d = builtin.unrealized_conversion_cast %m : memref<120xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(120 : i64) : i64
  llvm.br ^head(%one : i64)
^head(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %before = llvm.getelementptr %a[-1] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load %before : !llvm.ptr -> i64
  %y = llvm.load %a : !llvm.ptr -> i64
  %z = llvm.add %x, %y : i64
  llvm.store %z, %a : i64, !llvm.ptr
  %next = llvm.add %i, %one overflow<nsw, nuw> : i64
  %more = llvm.icmp "ne" %next, %end : i64
  llvm.cond_br %more, ^head(%next : i64), ^out
^out:
  return
}

// A subscript of 32 bits, and an end that may lie behind the memory: the iteration that leaves it is
// the one that is reported, and what those before it stored stays.
func.func @too_far(%m: memref<90xf32>, %n: i8) {
  %d = builtin.unrealized_conversion_cast %m : memref<90xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %mask = llvm.mlir.constant(127 : i8) : i8
  %low = llvm.and %n, %mask : i8
  %end = llvm.zext %low : i8 to i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5.0 : f32) : f32
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %more = llvm.icmp "slt" %i, %end : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %wide = llvm.sext %i : i32 to i64
  %a = llvm.getelementptr inbounds|nuw %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %five, %a : f32, !llvm.ptr
  %next = llvm.add %i, %one : i32
  llvm.br ^head(%next : i32)
^out:
  return
}

// Bytes are stored where words are loaded; words are stored off their alignment, which is promised
// to be that of bytes.
func.func @of_other_sizes(%m: memref<400xi8>) {
  %d = builtin.unrealized_conversion_cast %m : memref<400xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %far = llvm.mlir.constant(201 : i64) : i64
  %end = llvm.mlir.constant(48 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "ult" %i, %end : i64
  llvm.cond_br %more, ^body, ^out
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> i32
  %q = llvm.getelementptr %p[%far] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %low = llvm.trunc %x : i32 to i8
  llvm.store %low, %c : i8, !llvm.ptr
  llvm.store %x, %b {alignment = 1 : i64} : i32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^out:
  llvm.br ^again(%zero : i64)
^again(%k: i64):
  %on = llvm.icmp "ult" %k, %end : i64
  llvm.cond_br %on, ^bytes, ^end
^bytes:
  %e = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %y = llvm.load %e : !llvm.ptr -> i8
  %f = llvm.getelementptr %e[300] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %y, %f : i8, !llvm.ptr
  %then = llvm.add %k, %one : i64
  llvm.br ^again(%then : i64)
^end:
  return
}

// Memory of which some was never written, read until it is freed and after that.
func.func @freed(%again: i1) -> i64 {
  %size = llvm.mlir.constant(800 : i64) : i64
  %half = llvm.mlir.constant(400 : i64) : i64
  %byte = llvm.mlir.constant(3 : i8) : i8
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %byte, %half) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %end = llvm.mlir.constant(50 : i64) : i64
  llvm.br ^head(%zero, %zero : i64, i64)
^head(%i: i64, %s: i64):
  %more = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %more, ^body, ^out
^body:
  %a = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %a : !llvm.ptr -> i64
  %t = llvm.xor %s, %x : i64
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %t : i64, i64)
^out:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.cond_br %again, ^head(%zero, %zero : i64, i64), ^end
^end:
  return %s : i64
}

// Columns are summed up side by side.
func.func @nest_columns(%m: memref<20x64xf32>, %n: memref<64xf32>) {
  %d = builtin.unrealized_conversion_cast %m : memref<20x64xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %e = builtin.unrealized_conversion_cast %n : memref<64xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q = llvm.extractvalue %e[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %none = llvm.mlir.constant(0.0 : f32) : f32
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %rows = llvm.mlir.constant(20 : i64) : i64
  %columns = llvm.mlir.constant(64 : i64) : i64
  llvm.br ^outer(%zero : i64)
^outer(%j: i64):
  %some = llvm.icmp "slt" %j, %columns : i64
  llvm.cond_br %some, ^begin, ^out
^begin:
  llvm.br ^inner(%zero, %none : i64, f32)
^inner(%i: i64, %s: f32):
  %more = llvm.icmp "slt" %i, %rows : i64
  llvm.cond_br %more, ^body, ^behind
^body:
  %line = llvm.mul %i, %columns overflow<nsw, nuw> : i64
  %at = llvm.add %line, %j overflow<nsw, nuw> : i64
  %a = llvm.getelementptr inbounds|nuw %p[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %a : !llvm.ptr -> f32
  %t = llvm.fadd %s, %x : f32
  %then = llvm.add %i, %one : i64
  llvm.br ^inner(%then, %t : i64, f32)
^behind:
  %b = llvm.getelementptr inbounds|nuw %q[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %s, %b : f32, !llvm.ptr
  %next = llvm.add %j, %one : i64
  llvm.br ^outer(%next : i64)
^out:
  return
}

// One row after the other, of elements that lie in the memory of both; the number of columns is
// found anew in each.
func.func @rows_of_pointers(%n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %rows = llvm.mlir.constant(12 : i64) : i64
  %columns = llvm.mlir.constant(40 : i64) : i64
  %size = llvm.mlir.constant(3840 : i64) : i64
  %byte = llvm.mlir.constant(1 : i8) : i8
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %byte, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.br ^outer(%zero : i64)
^outer(%i: i64):
  %some = llvm.icmp "slt" %i, %rows : i64
  llvm.cond_br %some, ^begin, ^out
^begin:
  %last = llvm.sub %columns, %one : i64
  llvm.br ^inner(%one : i64)
^inner(%j: i64):
  %more = llvm.icmp "slt" %j, %last : i64
  llvm.cond_br %more, ^body, ^behind
^body:
  %line = llvm.mul %i, %columns overflow<nsw, nuw> : i64
  %at = llvm.add %line, %j overflow<nsw, nuw> : i64
  %a = llvm.getelementptr inbounds|nuw %p[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.mul %x, %n : i64
  %b = llvm.getelementptr inbounds|nuw %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %z = llvm.load %b : !llvm.ptr -> i64
  %w = llvm.add %y, %z : i64
  llvm.store %w, %a : i64, !llvm.ptr
  %then = llvm.add %j, %one : i64
  llvm.br ^inner(%then : i64)
^behind:
  %next = llvm.add %i, %one : i64
  llvm.br ^outer(%next : i64)
^out:
  %c = llvm.getelementptr %p[%columns] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %d = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %r = llvm.load %d : !llvm.ptr -> i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  return %r : i64
}
