// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do for seed in 0 1 2 3 4 5 6 7 8 9; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'error: undefined behaviour: a data race' > /dev/null || exit 1; done; done
// RUN: not mlir-interp run %t/program.mlir 2>&1 | FileCheck %s --check-prefix=PROGRAM
// RUN: not mlir-interp run %t/bodies.mlir 2>&1 | FileCheck %s --check-prefix=BODIES
// Accesses that no token, value or group orders race in every order (DECISIONS J6).

//--- program.mlir
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    // PROGRAM: program.mlir:11:3: error: undefined behaviour: a data race: the program writes memory that a body writes, and nothing has one wait for the other
    // PROGRAM: program.mlir:8:5: note: the other access is here, in 'memref.store'
    // PROGRAM: program.mlir:4:8: note: in the body of this 'async.execute'
    memref.store %c1, %m[] : memref<i32>
    async.yield
  }
  memref.store %c1, %m[] : memref<i32>
  async.await %t : !async.token
  return
}

//--- bodies.mlir
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %c1, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute {
    // BODIES: bodies.mlir:11:10: error: undefined behaviour: a data race: a body reads memory that another body writes, and nothing has one wait for the other
    // BODIES: bodies.mlir:8:8: note: in what this 'async.execute' begins
    %x = memref.load %m[] : memref<i32>
    async.yield
  }
  return
}

//--- other_token.mlir
// What the second waits for is not the first.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %c1, %m[] : memref<i32>
    async.yield
  }
  %n = async.execute { async.yield }
  %u = async.execute [%n] {
    memref.store %c1, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  return
}

//--- loop.mlir
// All iterations begin a body that adds to one element.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %g = async.create_group %c4 : !async.group
  scf.for %i = %c0 to %c4 step %c1 {
    %t = async.execute {
      %x = memref.load %m[] : memref<i32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[] : memref<i32>
      async.yield
    }
    %r = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}

//--- nested.mlir
// The outer body is awaited, and the inner one is not.
func.func @main() -> i32 {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    %u = async.execute {
      memref.store %c1, %m[] : memref<i32>
      async.yield
    }
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

//--- function.mlir
async.func @set(%m: memref<i32>, %x: i32) -> !async.token {
  memref.store %x, %m[] : memref<i32>
  return
}
func.func @main() {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.call @set(%m, %c1) : (memref<i32>, i32) -> !async.token
  %u = async.call @set(%m, %c2) : (memref<i32>, i32) -> !async.token
  async.await %t : !async.token
  async.await %u : !async.token
  return
}

//--- copied.mlir
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c1, %m[] : memref<i32>
  %t = async.execute {
    %a = memref.alloc() : memref<i32>
    memref.copy %m, %a : memref<i32> to memref<i32>
    async.yield
  }
  memref.store %c1, %m[] : memref<i32>
  return
}

//--- group_early.mlir
// Only one of two is in the group.
func.func @main() -> i32 {
  %size = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %g = async.create_group %size : !async.group
  %t = async.execute {
    memref.store %c1, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute { async.yield }
  %r = async.add_to_group %u, %g : !async.token
  async.await_all %g
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
