// Scalable vectors have --vscale times their size; of several the runs are compared.
// RUN: mlir-interp run %s --args 'dense<1>' | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s --args 'dense<[1, 2, 3, 4]>' --vscale=2 | FileCheck %s --check-prefix=TWO
// RUN: mlir-interp run %s --args 'dense<1>' --vscale=1,2,4 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: not mlir-interp run %s -e stored --vscale=1,2 2>%t | FileCheck %s --check-prefix=EACH
// RUN: FileCheck %s --check-prefix=DEPENDS --input-file=%t
// RUN: not mlir-interp run %s -e many --args='dense<0>, 5 : i32' --vscale=2,4 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s --args 'dense<1>' --vscale=0 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not mlir-interp trace %s --args 'dense<1>' --vscale=1,2 2>&1 | FileCheck %s --check-prefix=ONLY
// ONE: dense<4> : vector<[2]xi32>
// TWO: dense<[4, 5, 6, 7]> : vector<[2]xi32>
// SAME: dense<4> : vector<[2]xi32>
// SAME: note: it gives the same with --vscale=1,2,4
// EACH: vscale 1:
// EACH-NEXT: dense<[7, 7, 0, 0]> : memref<4xi32>
// EACH-NEXT: vscale 2:
// EACH-NEXT: dense<[7, 7, 7, 7]> : memref<4xi32>
// DEPENDS: error: what it gives depends on vscale: 1 and 2 differ
// DEPENDS-NEXT: note: result 0, %m differs
// MANY: error: what it gives depends on vscale: 2 and 4 differ
// MANY-NEXT: note: what the program prints differs
// MANY-NEXT: note: result 0, %n differs
// MANY-NEXT: note: result 2, %s differs
// MANY-NEXT: note: argument 0 differs
// BAD: error: --vscale takes a number from 1 to 1024, not 0
// ONLY: error: --vscale takes one number, not 1,2
func.func @main(%a: vector<[2]xi32>) -> vector<[2]xi32> {
  %c = arith.constant dense<3> : vector<[2]xi32>
  %s = arith.addi %a, %c : vector<[2]xi32>
  return %s : vector<[2]xi32>
}

func.func @stored() -> memref<4xi32> {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<4xi32>)
  %c = arith.constant dense<7> : vector<[2]xi32>
  affine.vector_store %c, %m[0] : memref<4xi32>, vector<[2]xi32>
  return %m : memref<4xi32>
}

func.func @many(%memory: memref<1xindex>, %a: i32) -> (index, i32, index) {
  %c0 = arith.constant 0 : index
  %n = vector.vscale
  memref.store %n, %memory[%c0] : memref<1xindex>
  vector.print %n : index
  %s = arith.addi %n, %n : index
  return %n, %a, %s : index, i32, index
}
