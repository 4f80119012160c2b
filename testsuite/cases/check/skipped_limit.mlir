// RUN: mlir-interp check %s --max-memory=10000 --max-depth=20 > %t
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --passes=canonicalize --max-memory=10000 --max-depth=20 | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp check %s --split-input-file --max-memory=10000 --max-depth=20 | FileCheck %s --check-prefix=SPLIT

// The command that shows what met a limit has the limit that was met; a part of a file cannot be run
// alone, and is named.
// CHECK: @deep: all 256 inputs
// CHECK: first skipped: limit reached: more than 20 calls stand within each other (--max-depth)
// CHECK-NEXT: mlir-interp run {{.*}}skipped_limit.mlir -e deep --args='{{.*}} : i8' --max-depth=20{{$}}
// CHECK: first skipped: limit reached: no memory is left {{.*}} (--max-memory)
// CHECK-NEXT: mlir-interp run {{.*}}skipped_limit.mlir -e large --args='{{.*}} : index' --max-memory=10000{{$}}
// DIFF: first skipped: limit reached: more than 20 calls
// DIFF-NEXT: mlir-interp run {{.*}} -e deep --args='{{.*}} : i8' --max-depth=20{{$}}
// SPLIT: first skipped: limit reached: more than 20 calls
// SPLIT-NEXT: {{^}}    part 2 of the file, run with -e deep --args='{{.*}} : i8' --max-depth=20{{$}}
func.func @empty() {
  return
}
// -----
func.func @deep(%n: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.addi %one, %one : i8
  %end = arith.cmpi ule, %n, %two : i8
  %r = scf.if %end -> i8 {
    scf.yield %zero : i8
  } else {
    %less = arith.subi %n, %one : i8
    %d = func.call @deep(%less) : (i8) -> i8
    scf.yield %d : i8
  }
  return %r : i8
}
func.func @large(%n: index) -> index {
  %zero = arith.constant 0 : index
  %some = arith.maxsi %n, %zero : index
  %m = memref.alloc(%some) : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return %some : index
}
