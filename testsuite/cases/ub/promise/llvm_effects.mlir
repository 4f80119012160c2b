// RUN: not mlir-interp run %s -e readonly 2>&1 | FileCheck %s --check-prefix=READONLY
// RUN: not mlir-interp run %s -e writeonly 2>&1 | FileCheck %s --check-prefix=WRITEONLY
// RUN: not mlir-interp run %s -e readnone 2>&1 | FileCheck %s --check-prefix=READNONE
// RUN: not mlir-interp run %s -e pure 2>&1 | FileCheck %s --check-prefix=PURE
// RUN: not mlir-interp run %s -e by_argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not mlir-interp run %s -e loaded 2>&1 | FileCheck %s --check-prefix=LOADED
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// What a function promises of the memory it reads and writes: M37.

#none = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none,
                             targetMem0 = none, targetMem1 = none>
#reads = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read,
                              targetMem0 = read, targetMem1 = read>
#of_arguments = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none,
                                     errnoMem = none, targetMem0 = none, targetMem1 = none>

llvm.func @set(%p: !llvm.ptr {llvm.readonly}, %x: i32) {
  // READONLY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function writes memory through its argument 0, which the argument's promise denies
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @readonly() {
  %x = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  // READONLY: [[@LINE+1]]:{{[0-9]+}}: note: the function was called here
  llvm.call @set(%p, %x) : (!llvm.ptr, i32) -> ()
  llvm.return
}

llvm.func @get(%p: !llvm.ptr {llvm.writeonly}) -> i32 {
  // WRITEONLY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function reads memory through its argument 0, which
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @writeonly() -> i32 {
  %x = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %r = llvm.call @get(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}

// A function that it calls does it, through a copy of the pointer.
llvm.func @set_there(%cell: !llvm.ptr) {
  %x = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.load %cell : !llvm.ptr -> !llvm.ptr
  // READNONE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function writes memory through its argument 0, which
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @hands_on(%p: !llvm.ptr {llvm.readnone}, %cell: !llvm.ptr) {
  llvm.store %p, %cell : !llvm.ptr, !llvm.ptr
  llvm.call @set_there(%cell) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @readnone() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %cell = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.call @hands_on(%p, %cell) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.mlir.global @g(1 : i32) : i32
llvm.func @counts() -> i32 attributes {memory_effects = #none} {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  // PURE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function reads memory that is older than its call, not through an argument, which its memory effects deny
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @pure() -> i32 {
  %r = llvm.call @counts() : () -> i32
  llvm.return %r : i32
}

// The promise may stand at the call.
llvm.func @plain_set(%p: !llvm.ptr, %x: i32) {
  // ARGUMENT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function writes memory through an argument, which its memory effects deny
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @by_argument() {
  %x = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  llvm.call @plain_set(%p, %x) {memory_effects = #reads} : (!llvm.ptr, i32) -> ()
  llvm.return
}

llvm.func @follows(%cell: !llvm.ptr) -> i32 attributes {memory_effects = #of_arguments} {
  %p = llvm.load %cell : !llvm.ptr -> !llvm.ptr
  // LOADED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: a function reads memory that is older than its call, not through an argument
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @loaded() -> i32 {
  %x = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  %cell = llvm.alloca %x x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %p, %cell : !llvm.ptr, !llvm.ptr
  %r = llvm.call @follows(%cell) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}

// A function's own memory, a global that is constant, and memory of arguments through other
// pointers than the one that is readonly.
llvm.mlir.global constant @c(40 : i32) : i32
llvm.func @own() -> i32 attributes {memory_effects = #none} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.mlir.addressof @c : !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @one_of_two(%p: !llvm.ptr {llvm.readonly}, %q: !llvm.ptr, %cell: !llvm.ptr) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.load %cell : !llvm.ptr -> !llvm.ptr
  llvm.store %two, %q : i32, !llvm.ptr
  llvm.store %two, %r : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @kept() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %cell = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %cell : !llvm.ptr, !llvm.ptr
  %x = llvm.call @own() : () -> i32
  %y = llvm.call @one_of_two(%p, %p, %cell) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  // KEPT: 42 : i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
