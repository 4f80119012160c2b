// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do i=0; while test $i -lt 20; do mlir-interp run $f --seed=$i || exit 1; i=$((i + 1)); done | sort -u; done | FileCheck %s --match-full-lines
// How variables of threads are made, and combined (DECISIONS Q8).

// CHECK: 24 : i32

//--- 1_two.mlir
// Two of them, of a team.
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %z = arith.addi %x, %y : i32
  omp.yield(%z : i32)
}
omp.declare_reduction @product : i32 init {
^bb0(%x: i32):
  %one = arith.constant 1 : i32
  omp.yield(%one : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %z = arith.muli %x, %y : i32
  omp.yield(%z : i32)
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %zero, %a : i32, !llvm.ptr
  llvm.store %one, %b : i32, !llvm.ptr
  omp.parallel num_threads(%three : i32) reduction(@sum %a -> %s, @product %b -> %p : !llvm.ptr, !llvm.ptr) {
    llvm.store %one, %s : i32, !llvm.ptr
    llvm.store %two, %p : i32, !llvm.ptr
    omp.terminator
  }
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %r = arith.muli %x, %y : i32
  return %r : i32
}

// CHECK-NEXT: 18 : i32

//--- 2_reference.mlir
// By reference: memory that `alloc` makes, `init` fills, and `cleanup` could end.
omp.declare_reduction @sum : !llvm.ptr alloc {
^bb0(%mold: !llvm.ptr):
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  omp.yield(%p : !llvm.ptr)
} init {
^bb0(%mold: !llvm.ptr, %mine: !llvm.ptr):
  %two = llvm.mlir.constant(2 : i32) : i32
  llvm.store %two, %mine : i32, !llvm.ptr
  omp.yield(%mine : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %z = llvm.add %x, %y : i32
  llvm.store %z, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%mine: !llvm.ptr):
  omp.yield
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %six = llvm.mlir.constant(6 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %six, %a : i32, !llvm.ptr
  omp.parallel num_threads(%four : i32) reduction(byref @sum %a -> %s : !llvm.ptr) {
    %x = llvm.load %s : !llvm.ptr -> i32
    %y = llvm.add %x, %one : i32
    llvm.store %y, %s : i32, !llvm.ptr
    omp.terminator
  }
  %r = llvm.load %a : !llvm.ptr -> i32
  return %r : i32
}

// CHECK-NEXT: 40 : i32

//--- 3_private.mlir
// What a private variable begins with, and how it ends.
omp.private {type = firstprivate} @copied : i32 init {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
} copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %x = llvm.load %from : !llvm.ptr -> i32
  llvm.store %x, %to : i32, !llvm.ptr
  omp.yield(%to : !llvm.ptr)
} dealloc {
^bb0(%mine: !llvm.ptr):
  omp.yield
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %ten, %a : i32, !llvm.ptr
  omp.parallel private(@copied %a -> %p : !llvm.ptr) {
    %x = llvm.load %p : !llvm.ptr -> i32
    llvm.store %zero, %p : i32, !llvm.ptr
    omp.atomic.update %m : memref<i32> {
    ^bb0(%y: i32):
      %z = arith.addi %y, %x : i32
      omp.yield(%z : i32)
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 12 : i32

//--- 4_task.mlir
// A task's variables are made where it is.
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %x = llvm.load %from : !llvm.ptr -> i32
  llvm.store %x, %to : i32, !llvm.ptr
  omp.yield(%to : !llvm.ptr)
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  omp.parallel {
    omp.single {
      llvm.store %five, %a : i32, !llvm.ptr
      omp.task private(@copied %a -> %p : !llvm.ptr) {
        %x = llvm.load %p : !llvm.ptr -> i32
        omp.atomic.update %m : memref<i32> {
        ^bb0(%y: i32):
          %z = arith.addi %y, %x : i32
          omp.yield(%z : i32)
        }
        omp.terminator
      }
      llvm.store %seven, %a : i32, !llvm.ptr
      omp.task private(@copied %a -> %p : !llvm.ptr) {
        %x = llvm.load %p : !llvm.ptr -> i32
        omp.atomic.update %m : memref<i32> {
        ^bb0(%y: i32):
          %z = arith.addi %y, %x : i32
          omp.yield(%z : i32)
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 8 : i32

//--- 5_sections.mlir
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %z = arith.addi %x, %y : i32
  omp.yield(%z : i32)
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  omp.parallel {
    omp.sections reduction(@sum %a -> %all : !llvm.ptr) {
      omp.section {
      ^bb0(%mine: !llvm.ptr):
        %x = llvm.load %mine : !llvm.ptr -> i32
        %y = llvm.add %x, %three : i32
        llvm.store %y, %mine : i32, !llvm.ptr
        omp.terminator
      }
      omp.section {
      ^bb0(%mine: !llvm.ptr):
        %x = llvm.load %mine : !llvm.ptr -> i32
        %y = llvm.add %x, %four : i32
        llvm.store %y, %mine : i32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = llvm.load %a : !llvm.ptr -> i32
  return %r : i32
}

// CHECK-NEXT: 36 : i32

//--- 6_copyprivate.mlir
// The others get what the thread has that ran the region.
func.func @copy(%to: memref<i32>, %from: memref<i32>) {
  %x = memref.load %from[] : memref<i32>
  memref.store %x, %to[] : memref<i32>
  return
}
func.func @main() -> i32 {
  %nine = arith.constant 9 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    %mine = memref.alloca() : memref<i32>
    omp.single copyprivate(%mine -> @copy : memref<i32>) {
      memref.store %nine, %mine[] : memref<i32>
      omp.terminator
    }
    %x = memref.load %mine[] : memref<i32>
    omp.atomic.update %m : memref<i32> {
    ^bb0(%y: i32):
      %z = arith.addi %y, %x : i32
      omp.yield(%z : i32)
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
