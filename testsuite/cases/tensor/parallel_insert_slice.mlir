// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed=5 | FileCheck %s
// RUN: mlir-interp run %s -e in_place --max-memory=1000000 | FileCheck %s --check-prefix=PLACE
// Threads see the tensors they share as they came in, and the results have what all inserted (S8).

func.func private @squares(%n: index, %t: tensor<?xindex>) -> tensor<?xindex> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xindex>) {
    %v = arith.muli %i, %i : index
    %one = tensor.from_elements %v : tensor<1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %o[%i] [1] [1] : tensor<1xindex> into tensor<?xindex>
    }
  }
  return %r : tensor<?xindex>
}

// CHECK: dense<[0, 1, 4, 9]> : tensor<?xindex>
// CHECK-NEXT: dense<[9, 9, 9, 9]> : tensor<?xindex>
// CHECK-NEXT: dense<[9, 9, 9, 9]> : tensor<?xindex>
// CHECK-NEXT: dense<[1, 2, 0]> : tensor<3xi8>
// CHECK-NEXT: dense<[1, 0]> : tensor<2xi8>
// CHECK-NEXT: dense<{{\[\[}}0, 10], [1, 11]]> : tensor<2x2xindex>
// CHECK-NEXT: dense<3> : tensor<2xindex>
func.func @main() -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<3xi8>, tensor<2xi8>, tensor<2x2xindex>, tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %nine = arith.constant 9 : index
  %t = tensor.splat %nine[%c4] : tensor<?xindex>
  %a = call @squares(%c4, %t) : (index, tensor<?xindex>) -> tensor<?xindex>
  // Without iterations the result is what came in.
  %b = call @squares(%c0, %t) : (index, tensor<?xindex>) -> tensor<?xindex>
  // Each thread turns what came in around: element i takes that of its neighbour.
  %numbers = arith.constant dense<[0, 1, 2]> : tensor<3xi8>
  %turned = scf.forall (%i) in (3) shared_outs(%o = %numbers) -> (tensor<3xi8>) {
    %next = arith.addi %i, %c1 : index
    %c3 = arith.constant 3 : index
    %from = arith.remui %next, %c3 : index
    %s = tensor.extract_slice %o[%from] [1] [1] : tensor<3xi8> to tensor<1xi8>
    %changed = tensor.insert_slice %s into %o[%i] [1] [1] : tensor<1xi8> into tensor<3xi8>
    %back = tensor.extract_slice %changed[%i] [1] [1] : tensor<3xi8> to tensor<1xi8>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %back into %o[%i] [1] [1] : tensor<1xi8> into tensor<3xi8>
    }
  }
  // Two that change places.
  %pair = arith.constant dense<[0, 1]> : tensor<2xi8>
  %swapped:2 = scf.forall (%i) in (2) shared_outs(%o = %pair, %p = %pair) -> (tensor<2xi8>, tensor<2xi8>) {
    %other = arith.subi %c1, %i : index
    %s = tensor.extract_slice %p[%i] [1] [1] : tensor<2xi8> to tensor<i8>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%other] [1] [1] : tensor<i8> into tensor<2xi8>
    }
  }
  // Two dimensions, one loop inside of another.
  %none = tensor.empty() : tensor<2x2xindex>
  %square = scf.forall (%i) in (2) shared_outs(%o = %none) -> (tensor<2x2xindex>) {
    %row = tensor.empty() : tensor<2xindex>
    %filled = scf.forall (%j) = (0) to (20) step (10) shared_outs(%q = %row) -> (tensor<2xindex>) {
      %sum = arith.addi %i, %j : index
      %one = tensor.from_elements %sum : tensor<index>
      %at = arith.divui %j, %c10 : index
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %one into %q[%at] [1] [1] : tensor<index> into tensor<2xindex>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %filled into %o[%i, 0] [1, 2] [1, 1] : tensor<2xindex> into tensor<2x2xindex>
    }
  }
  // Of one iteration's insertions the last one stays.
  %twice = tensor.empty() : tensor<2xindex>
  %last = scf.forall (%i) in (1) shared_outs(%o = %twice) -> (tensor<2xindex>) {
    %five = arith.constant dense<5> : tensor<2xindex>
    %three = arith.constant dense<3> : tensor<2xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %five into %o[0] [2] [1] : tensor<2xindex> into tensor<2xindex>
      tensor.parallel_insert_slice %three into %o[0] [2] [1] : tensor<2xindex> into tensor<2xindex>
    }
  }
  return %a, %b, %t, %turned, %swapped#0, %square, %last : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<3xi8>, tensor<2xi8>, tensor<2x2xindex>, tensor<2xindex>
}

// Nobody reads what came in, which is changed in place: 400 kB, of which two find no room with what
// is known of races.
// PLACE: 2.000000e+00 : f32
func.func @in_place() -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<100000xf32>
  %two = arith.constant dense<2.0> : tensor<1xf32>
  %t = scf.forall (%i) in (10) shared_outs(%o = %e) -> (tensor<100000xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %two into %o[%i] [1] [1] : tensor<1xf32> into tensor<100000xf32>
    }
  }
  %x = tensor.extract %t[%c0] : tensor<100000xf32>
  return %x : f32
}
