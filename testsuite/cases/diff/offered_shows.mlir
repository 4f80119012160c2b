// RUN: not mlir-interp diff %s -e endless --opt-cmd='sed s/br.^end/br\ ^again/' --native-seconds=1 > %t
// RUN: FileCheck %s --check-prefix=ENDLESS --input-file=%t
// RUN: tail -n 1 %t > %t.sh; not sh %t.sh 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: not mlir-interp diff %s --with=%S/Inputs/offered_shows.mlir -e stores > %t
// RUN: FileCheck %s --check-prefix=GLOBAL --input-file=%t
// RUN: tail -n 1 %t > %t.sh; not sh %t.sh | FileCheck %s --check-prefix=SHOWN
// RUN: not mlir-interp diff %s --with=%S/Inputs/offered_shows.mlir -e dropped | FileCheck %s --check-prefix=DROPPED
// RUN: not mlir-interp diff %s --passes='convert-vector-to-llvm{enable-x86vector=true}' -e adds > %t
// RUN: FileCheck %s --check-prefix=TARGET --input-file=%t
// RUN: tail -n 1 %t > %t.sh; not sh %t.sh 2>&1 | FileCheck %s --check-prefix=REFUSED

// A command that is offered shows what it is offered for: it ends where the program does not, ...
// ENDLESS: DIFFERS {{.*}} does not end in @endless
// ENDLESS: to see it
// ENDLESS-NEXT: run {{.*}}offered_shows.mlir -e endless --args='{{[^']*}}'{{$}}
// ENDLESS-NEXT: | {{.*}} run - -e endless --args='{{[^']*}}' --max-steps={{[0-9]+}}{{$}}
// LIMIT: limit reached
func.func @endless(%n: i8) -> i8 {
  cf.br ^end
^again:
  cf.br ^again
^end:
  return %n : i8
}

// ... compares where a run would not print the memory, ...
// GLOBAL: where element 0 of @g
// GLOBAL: to see it
// GLOBAL-NEXT: mlir-interp diff {{.*}}offered_shows.mlir --with={{.*}}offered_shows.mlir -e stores --args=
// SHOWN: element 0 of @g
memref.global @g : memref<2xi8> = dense<[1, 2]>
func.func @stores(%n: i8) {
  %m = memref.get_global @g : memref<2xi8>
  %zero = arith.constant 0 : index
  memref.store %n, %m[%zero] : memref<2xi8>
  return
}

// ... and is left out where nothing can be run.
// DROPPED: dropped function in @dropped
// DROPPED-NOT: to see it
func.func @dropped() {
  return
}

// Where it is what the passes left that cannot be run, that is what is offered.
// TARGET: not judged
// TARGET: first skipped behind 'convert-vector-to-llvm{enable-x86vector=true}': unsupported: 'llvm.
// TARGET-NEXT: mlir-opt{{.*}} --pass-pipeline='builtin.module(convert-vector-to-llvm{enable-x86vector=true})' | {{.*}}mlir-interp run - -e adds --args=
// REFUSED: unsupported: 'llvm.
func.func @adds(%n: memref<1xbf16>) -> vector<8xf32> {
  %r = x86vector.avx.bcst_to_f32.packed %n : memref<1xbf16> -> vector<8xf32>
  return %r : vector<8xf32>
}
