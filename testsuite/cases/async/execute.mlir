// RUN: for seed in 0 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed=$seed; done | sort -u | FileCheck %s --match-full-lines
// Tokens, values and groups order bodies whatever seed runs them.

async.func @fib(%n: i64) -> (!async.token, !async.value<i64>) {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^small, ^large
^small:
  return %n : i64
^large:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %ta, %fa = async.call @fib(%a) : (i64) -> (!async.token, !async.value<i64>)
  %tb, %fb = async.call @fib(%b) : (i64) -> (!async.token, !async.value<i64>)
  %x = async.await %fa : !async.value<i64>
  async.await %tb : !async.token
  %y = async.await %fb : !async.value<i64>
  %s = arith.addi %x, %y : i64
  return %s : i64
}

// A body within a body, one that yields a tensor, one that gets a value.
func.func private @nested(%x: i32) -> (i32, tensor<2xi32>) {
  %t, %v:2 = async.execute -> (!async.value<i32>, !async.value<tensor<2xi32>>) {
    %u, %w = async.execute -> !async.value<i32> {
      %y = arith.addi %x, %x : i32
      async.yield %y : i32
    }
    %y = async.await %w : !async.value<i32>
    %s = tensor.from_elements %x, %y : tensor<2xi32>
    async.yield %y, %s : i32, tensor<2xi32>
  }
  %t2, %v2 = async.execute [%t] (%v#0 as %y : !async.value<i32>, %v#1 as %s : !async.value<tensor<2xi32>>)
      -> !async.value<i32> {
    %c1 = arith.constant 1 : index
    %z = tensor.extract %s[%c1] : tensor<2xi32>
    %sum = arith.addi %y, %z : i32
    async.yield %sum : i32
  }
  %r = async.await %v2 : !async.value<i32>
  %s = async.await %v#1 : !async.value<tensor<2xi32>>
  return %r, %s : i32, tensor<2xi32>
}

// What a loop begins it waits for behind itself, each with what its variable was then.
func.func private @loop() -> memref<4xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xindex>
  %group = async.create_group %c4 : !async.group
  scf.for %i = %c0 to %c4 step %c1 {
    %t, %v = async.execute -> !async.value<index> {
      memref.store %i, %m[%i] : memref<4xindex>
      async.yield %i : index
    }
    %rank = async.add_to_group %v, %group : !async.value<index>
  }
  async.await_all %group
  return %m : memref<4xindex>
}

func.func @main() -> (i64, i32, tensor<2xi32>, memref<4xindex>) {
  %n = arith.constant 10 : i64
  %five = arith.constant 5 : i32
  %t, %v = async.call @fib(%n) : (i64) -> (!async.token, !async.value<i64>)
  %x, %s = call @nested(%five) : (i32) -> (i32, tensor<2xi32>)
  %m = call @loop() : () -> memref<4xindex>
  %r = async.await %v : !async.value<i64>
  // CHECK: 20 : i32
  // CHECK-NEXT: 55 : i64
  // CHECK-NEXT: dense<[0, 1, 2, 3]> : memref<4xindex>
  // CHECK-NEXT: dense<[5, 10]> : tensor<2xi32>
  // CHECK-NOT: {{.}}
  return %r, %x, %s, %m : i64, i32, tensor<2xi32>, memref<4xindex>
}
