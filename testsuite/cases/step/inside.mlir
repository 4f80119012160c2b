// An operation that means others can be stepped into: one of linalg at each point of its loops, with
// the elements that are read and written there. Operations of its body stand where the text has them.
// RUN: printf 'step\nstep\nstep\nstep\nreverse-step\nreverse-step\nprint %%%%x1\nbt\nfinish\nreverse-next\n' > %t.in
// RUN: mlir-interp step %s -e named --args='dense<[[1.0, 2.0]]>, dense<[[3.0], [4.0]]>, dense<10.0>' < %t.in > %t
// RUN:  printf 'step\nstep\nstep\nnext\nnext\n' | mlir-interp step %s -e generic --args='dense<[1, 2]>, 5 : i32' >> %t
// RUN:  printf 'next\n' | mlir-interp step %s -e generic --args='dense<[1, 2]>, 5 : i32' >> %t
// RUN:  printf 'step\nstep\nstep\n' | mlir-interp step %s -e softmax --args='dense<[1.0, 1.0]>' >> %t
// RUN:  printf 'next\nstep\nstep\n' | mlir-interp step %s -e moved --args='dense<[[1.0, 2.0]]>' >> %t
// RUN:  printf 'step\nstep\nfinish\n' | mlir-interp step %s -e expanded --args='[1.0, 2.0]' >> %t
// RUN: diff %S/Inputs/inside.txt %t

func.func @named(%a: tensor<1x2xf32>, %b: tensor<2x1xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<1x2xf32>, tensor<2x1xf32>) outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @generic(%a: tensor<2xi32>, %more: i32) -> tensor<2xi32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]
  } ins(%a : tensor<2xi32>) outs(%a : tensor<2xi32>) {
  ^bb0(%in: i32, %out: i32):
    %one = arith.constant 1 : i32
    %first = arith.cmpi eq, %in, %one : i32
    %chosen = scf.if %first -> i32 {
      %sum = arith.addi %more, %in : i32
      scf.yield %sum : i32
    } else {
      scf.yield %more : i32
    }
    linalg.yield %chosen : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}

func.func @softmax(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = linalg.softmax dimension(0) ins(%a : tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @moved(%a: tensor<1x2xf32>) -> tensor<2x1xf32> {
  %o = tensor.empty() : tensor<2x1xf32>
  %r = linalg.transpose ins(%a : tensor<1x2xf32>) outs(%o : tensor<2x1xf32>) permutation = [1, 0]
  return %r : tensor<2x1xf32>
}

func.func @expanded(%z: complex<f32>) -> complex<f32> {
  %r = complex.mul %z, %z : complex<f32>
  return %r : complex<f32>
}
