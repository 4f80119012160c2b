// 18. Tasks: bodies that run beside each other
//
// async.execute begins a task: its body may run at once, or later, on whatever
// thread. What the operation gives are promises: a token, that is there when the
// body is done, and for each result a value to wait for. async.await waits.
// Whoever needs a result says so in this way, and in no other.
//
// `@main` begins two tasks and waits for both. Which of them runs first is left
// open; `--seed` decides.
//
//   mlir-interp run 18.mlir --seed=3
//   mlir-interp step 18.mlir
//     step            into a body, and out of it where it waits
//     info locals
//
// `@counts` lets two tasks write to one memref. If the second does not wait for
// the first, that is a data race, as in lesson 10. A task can be given tokens to
// wait for before it begins: `async.execute [%first] { ... }`.
//
// Surprising: a program whose tasks wait for each other does not hang here. The
// run ends, and says who waits for whom.
//
// Read on: closure token deadlock data-race async.execute async.await

func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %t, %a = async.execute -> !async.value<i32> {
    %x = arith.muli %six, %six : i32
    async.yield %x : i32
  }
  %u, %b = async.execute -> !async.value<i32> {
    %y = arith.muli %seven, %seven : i32
    async.yield %y : i32
  }
  %x = async.await %a : !async.value<i32>
  %y = async.await %b : !async.value<i32>
  %sum = arith.addi %x, %y : i32
  return %sum : i32
}

func.func @increment(%m: memref<i32>) {
  %one = arith.constant 1 : i32
  %old = memref.load %m[] : memref<i32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %m[] : memref<i32>
  return
}

func.func @counts(%m: memref<i32>) {
  %first = async.execute {
    func.call @increment(%m) : (memref<i32>) -> ()
    async.yield
  }
  %second = async.execute {
    func.call @increment(%m) : (memref<i32>) -> ()
    async.yield
  }
  async.await %first : !async.token
  async.await %second : !async.token
  return
}

func.func @in_order(%m: memref<i32>) {
  %first = async.execute {
    func.call @increment(%m) : (memref<i32>) -> ()
    async.yield
  }
  %second = async.execute [%first] {
    func.call @increment(%m) : (memref<i32>) -> ()
    async.yield
  }
  async.await %second : !async.token
  return
}

// ? How often does arith.muli run in @main?
//   = count arith.muli @main()
// ? What does @main give?
//   - 85, in whatever order the tasks run: 85
//   - it depends on the order: 36
//   - undefined, it is a race: undefined
//   = results @main()
// ? How does @counts end, for a memref that holds 0?
//   = status @counts(dense<0> : memref<i32>)
// ? What does the memref hold after @in_order?
//   - 1: %arg0 = dense<1>
//   - 2: %arg0 = dense<2>
//   - it is a race: undefined
//   = results @in_order(dense<0> : memref<i32>)
// ! Write `@sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32`: a task computes a *
//   b, a second one takes that and adds c, and the function waits for the second
//   and gives what it gives. (The body of a task can wait, too; or the second is
//   begun with the first one's value: `async.execute (%a as %x:
//   !async.value<i32>) -> !async.value<i32> { ... }`.) It depends on both tasks.
//   @sum_of_tasks(2 : i32, 3 : i32, 4 : i32)
//   @sum_of_tasks(-3...3 : i32, -2...2 : i32, -1...1 : i32)
//   with 2 async.execute async.call
