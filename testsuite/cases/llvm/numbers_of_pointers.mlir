// RUN: mlir-interp run %s -e exposed 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: mlir-interp run %s -e exposed_by_load 2>&1 | FileCheck %s --check-prefix=LOAD
// RUN: mlir-interp run %s -e exposed_in_record 2>&1 | FileCheck %s --check-prefix=RECORD
// RUN: not mlir-interp run %s -e exposed_then_dead 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: not mlir-interp run %s -e no_number 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e not_exposed 2>&1 | FileCheck %s --check-prefix=GUESSED
// RUN: mlir-interp run %s -e just_behind 2>&1 | FileCheck %s --check-prefix=BEHIND

// Pointers made of numbers: the provenance of what was exposed before.

llvm.func @exposed() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.store %one, %p : i32, !llvm.ptr
  %q = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  // CAST: 1 : i32
  llvm.return %r : i32
}

// A number that is loaded from a stored pointer exposes as well, and a pointer loaded from a
// number is one made of it.
llvm.func @exposed_by_load() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.store %p, %m : !llvm.ptr, !llvm.ptr
  %a = llvm.load %m : !llvm.ptr -> i64
  llvm.store %a, %m : i64, !llvm.ptr
  %q = llvm.load %m : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  // LOAD: 1 : i32
  llvm.return %r : i32
}

llvm.func @local_number() -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %a : i64
}

// So does one that is part of a record.
llvm.func @exposed_in_record() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.store %p, %m : !llvm.ptr, !llvm.ptr
  %record = llvm.load %m : !llvm.ptr -> !llvm.struct<(struct<(i64)>)>
  %a = llvm.extractvalue %record[0, 0] : !llvm.struct<(struct<(i64)>)>
  %q = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  // RECORD: 1 : i32
  llvm.return %r : i32
}

// What was exposed is dead: nothing is there.
llvm.func @exposed_then_dead() -> i32 {
  %a = llvm.call @local_number() : () -> i64
  %q = llvm.inttoptr %a : i64 to !llvm.ptr
  // DEAD: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer 0x{{[0-9a-f]+}} points to no memory: it was not derived from an allocation
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @no_number() -> i32 {
  %n = llvm.mlir.constant(4096 : i64) : i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  // NONE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer 0x1000 points to no memory
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// The address of %q is right, but it was never a number: only that of %p was.
llvm.func @not_exposed() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(64 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %q : i32, !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.add %a, %size : i64
  %g = llvm.inttoptr %b : i64 to !llvm.ptr
  // GUESSED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer 0x{{[0-9a-f]+}} points to no memory
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}

// The number just behind an object is still one of it.
llvm.func @just_behind() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.add %a, %four : i64
  %e = llvm.inttoptr %b : i64 to !llvm.ptr
  %q = llvm.getelementptr inbounds %e[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  // BEHIND: 1 : i32
  llvm.return %r : i32
}
