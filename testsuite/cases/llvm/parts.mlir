// RUN: mlir-interp run %s -e parts 2>&1 | FileCheck %s --check-prefix=UNDEF
// RUN: not mlir-interp run %s -e part_used 2>&1 | FileCheck %s --check-prefix=USED
// RUN: mlir-interp run %s -e through_memory 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: mlir-interp run %s -e freeze_parts 2>&1 | FileCheck %s --check-prefix=FREEZE
// RUN: mlir-interp run %s -e padding 2>&1 | FileCheck %s --check-prefix=PADDING
// RUN: mlir-interp run %s -e padding_unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: mlir-interp run %s -e poison_stored 2>&1 | FileCheck %s --check-prefix=LANES
// RUN: mlir-interp run %s -e poison_whole 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: mlir-interp run %s -e high_bits 2>&1 | FileCheck %s --check-prefix=HIGH
// RUN: mlir-interp run %s -e i1_bits 2>&1 | FileCheck %s --check-prefix=BITS

// Structs and arrays: each part is poison by itself, as values and in memory.

llvm.func @parts() -> !llvm.struct<(i8, i32, array<2 x i8>)> {
  // UNDEF: {poison, 1, [poison, 2]} : !llvm.struct<(i8, i32, array<2 x i8>)>
  // UNDEF: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: it is undef, which is as good as poison here
  %u = llvm.mlir.undef : !llvm.struct<(i8, i32, array<2 x i8>)>
  %v = llvm.mlir.constant(1 : i32) : i32
  %w = llvm.mlir.constant(2 : i8) : i8
  %1 = llvm.insertvalue %v, %u[1] : !llvm.struct<(i8, i32, array<2 x i8>)>
  %2 = llvm.insertvalue %w, %1[2, 1] : !llvm.struct<(i8, i32, array<2 x i8>)>
  llvm.return %2 : !llvm.struct<(i8, i32, array<2 x i8>)>
}

llvm.func @part_used() -> i1 {
  %s = llvm.call @parts() : () -> !llvm.struct<(i8, i32, array<2 x i8>)>
  %b = llvm.extractvalue %s[2, 0] : !llvm.struct<(i8, i32, array<2 x i8>)>
  %c = llvm.trunc %b : i8 to i1
  // USED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'condition' is poison
  llvm.cond_br %c, ^a, ^a
^a:
  llvm.return %c : i1
}

// The bytes of the parts that are not poison can be read one by one.
llvm.func @through_memory() -> !llvm.struct<(i8, i32, array<2 x i8>)> {
  %s = llvm.call @parts() : () -> !llvm.struct<(i8, i32, array<2 x i8>)>
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.struct<(i8, i32, array<2 x i8>)> : (i32) -> !llvm.ptr
  llvm.store %s, %m : !llvm.struct<(i8, i32, array<2 x i8>)>, !llvm.ptr
  %q = llvm.getelementptr %m[9] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.load %q : !llvm.ptr -> i8
  %r = llvm.load %m : !llvm.ptr -> !llvm.struct<(i8, i32, array<2 x i8>)>
  %t = llvm.insertvalue %b, %r[2, 0] : !llvm.struct<(i8, i32, array<2 x i8>)>
  // MEMORY: {poison, 1, [2, 2]} : !llvm.struct<(i8, i32, array<2 x i8>)>
  llvm.return %t : !llvm.struct<(i8, i32, array<2 x i8>)>
}

llvm.func @freeze_parts() -> !llvm.struct<(i8, i32, array<2 x i8>)> {
  %s = llvm.call @parts() : () -> !llvm.struct<(i8, i32, array<2 x i8>)>
  %f = llvm.freeze %s : !llvm.struct<(i8, i32, array<2 x i8>)>
  // FREEZE: {0, 1, [0, 2]} : !llvm.struct<(i8, i32, array<2 x i8>)>
  llvm.return %f : !llvm.struct<(i8, i32, array<2 x i8>)>
}

// A store leaves padding as it was (M10).
llvm.func @padding() -> !llvm.struct<(i8, i8, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(-1 : i64) : i64
  llvm.store %n, %m {alignment = 4 : i64} : i64, !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  llvm.store %z, %m : !llvm.struct<(i8, i32)>, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> !llvm.struct<(i8, i8, i32)>
  // PADDING: {0, -1, 0} : !llvm.struct<(i8, i8, i32)>
  llvm.return %r : !llvm.struct<(i8, i8, i32)>
}

llvm.func @padding_unwritten() -> !llvm.struct<(i8, i8, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  // UNWRITTEN: {0, poison, 0} : !llvm.struct<(i8, i8, i32)>
  // UNWRITTEN: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: memory was allocated on the stack, and what is read of it was never written (decision M12)
  %m = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  llvm.store %z, %m : !llvm.struct<(i8, i32)>, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> !llvm.struct<(i8, i8, i32)>
  llvm.return %r : !llvm.struct<(i8, i8, i32)>
}

// Poison lies in the bytes it was stored to, and in no others.
llvm.func @poison_stored() -> vector<4xi8> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %m : i32, !llvm.ptr
  %q = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.mlir.poison : i16
  llvm.store %b, %q {alignment = 1 : i64} : i16, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> vector<4xi8>
  // LANES: dense<[1, poison, poison, 0]> : vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// A number of which a byte is poison is poison.
llvm.func @poison_whole() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %m : i32, !llvm.ptr
  %b = llvm.mlir.poison : i8
  llvm.store %b, %m : i8, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  // WHOLE: poison : i32
  llvm.return %r : i32
}

llvm.func @high_bits() -> i7 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(-1 : i8) : i8
  llvm.store %n, %m : i8, !llvm.ptr
  // HIGH: poison : i7
  // HIGH: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the bytes hold bits above the integer's width
  %r = llvm.load %m : !llvm.ptr -> i7
  llvm.return %r : i7
}

// Lanes of bits follow each other, the first the lowest.
llvm.func @i1_bits() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x vector<4xi1> : (i32) -> !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 0, 1, 1]> : vector<4xi1>) : vector<4xi1>
  llvm.store %v, %m : vector<4xi1>, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i8
  // BITS: 13 : i8
  llvm.return %r : i8
}
