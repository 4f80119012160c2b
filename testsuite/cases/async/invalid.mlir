// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// What upstream's verifier refuses, in its words.

func.func @a(%t: !async.token) {
  %c = arith.constant 1 : i32
  // expected-error @+2 {{'async.execute' op along control flow edge from Operation async.yield to parent: successor operand type #0 'i32' should match successor input type #0 '!async.value<i64>'}}
  // expected-note @+1 {{region branch point}}
  %x, %v = async.execute -> !async.value<i64> { async.yield %c : i32 }
  return
}

// -----

func.func @a(%t: !async.token) {
  %c = arith.constant 1 : i32
  // expected-error @+2 {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %x, %v = async.execute -> !async.value<i64> { async.yield }
  return
}

// -----

func.func @a(%t: !async.token) {
  %c = arith.constant 1 : i32
  // expected-error @+2 {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
  %x = async.execute { async.yield %c : i32 }
  return
}

// -----

func.func @a(%t: !async.token) {
  // expected-error @+1 {{'async.await' op awaiting on a token must have empty result}}
  %r = "async.await"(%t) : (!async.token) -> i32
  return
}

// -----

func.func @a(%t: !async.value<i32>) {
  // expected-error @+1 {{'async.await' op result type 'i64' does not match async value type 'i32'}}
  %r = "async.await"(%t) : (!async.value<i32>) -> i64
  return
}

// -----

func.func @a(%t: !async.value<i32>) {
  // expected-error @+2 {{'async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!async.value<i32>' should match successor input type #0 'i64'}}
  // expected-note @+1 {{region branch point}}
  "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: i64):
    async.yield
  }) : (!async.value<i32>) -> !async.token
  return
}

// -----

// expected-error @+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @f() { return }

// -----

// expected-error @+1 {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
async.func @f() -> i32 { return }

// -----

// expected-error @+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @f() -> (!async.value<i32>, !async.token) { return }

// -----

// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @f() -> (!async.value<i32>) { return }

// -----

async.func @f(%a: i32) -> (!async.value<i32>) { return %a : i32 }
func.func @g(%b: i64) { 
  // expected-error @+1 {{'async.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = async.call @f(%b) : (i64) -> !async.value<i32>
  return }

// -----

func.func private @f(%a: i32) -> (!async.value<i32>)
func.func @g(%b: i32) { 
  // expected-error @+1 {{'async.call' op 'f' does not reference a valid async function}}
  %0 = async.call @f(%b) : (i32) -> !async.value<i32>
  return }

// -----

async.func @f(%a: i32) -> (!async.value<i32>) { return %a : i32 }
func.func @g(%b: i32) { 
  // expected-error @+3 {{'async.call' op result type mismatch at index 0}}
  // expected-note @+2 {{op result types: '!async.value<i64>'}}
  // expected-note @+1 {{function result types: '!async.value<i32>'}}
  %0 = async.call @f(%b) : (i32) -> !async.value<i64>
  return }

// -----

async.func @f(%a: i32) -> (!async.value<i32>) { return %a : i32 }
func.func @g(%b: i32) { 
  // expected-error @+1 {{'async.call' op incorrect number of results for callee}}
  async.call @f(%b) : (i32) -> ()
  return }

// -----

async.func @f(%a: i32) -> (!async.value<i32>) { return %a : i32 }
func.func @g(%b: i32) { 
  // expected-error @+1 {{'async.call' op incorrect number of operands for callee}}
  async.call @f() : () -> !async.value<i32>
  return }

// -----

func.func @g(%b: i32, %t: !async.token) { 
  // expected-error @+1 {{custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return }

// -----

func.func @g(%b: i32, %t: !async.token) { 
  // expected-error @+1 {{'async.add_to_group' op operand #0 must be async value type or async token type, but got 'i32'}}
  "async.add_to_group"(%b, %t) : (i32, !async.token) -> index
  return }

// -----

func.func @g(%b: i32, %t: !async.token) { 
  // expected-error @+1 {{'async.runtime.is_error' op operand #0 must be async value type or async token type or async group type, but got 'i32'}}
  "async.runtime.is_error"(%b) : (i32) -> i1
  return }

// -----

func.func @g(%b: i32, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%b, %t) : (i32, !async.value<i64>) -> ()
  return }

// -----

func.func @g(%b: i32, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.load"(%t) : (!async.value<i64>) -> i32
  return }

// -----

func.func @g(%b: i32, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.runtime.num_worker_threads' op result #0 must be index, but got 'i32'}}
  "async.runtime.num_worker_threads"() : () -> i32
  return }

// -----

func.func @g(%b: i32, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.yield' op expects parent op 'async.execute'}}
  async.yield
}

// -----

func.func @g(%b: !async.coro.state, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.coro.begin' op operand #0 must be switched-resume coroutine identifier, but got '!async.coro.state'}}
  "async.coro.begin"(%b) : (!async.coro.state) -> !async.coro.handle
  return
}

// -----

func.func @g(%b: !async.coro.state, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.coro.save' op operand #0 must be coroutine handle, but got '!async.coro.state'}}
  "async.coro.save"(%b) : (!async.coro.state) -> !async.coro.state
  return
}

// -----

func.func @g(%b: !async.coro.id, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.coro.suspend' op operand #0 must be saved coroutine state, but got '!async.coro.id'}}
  "async.coro.suspend"(%b)[^a,^a,^a] : (!async.coro.id) -> ()
^a:
  return
}

// -----

func.func @g(%b: !async.coro.id, %t: !async.value<i64>) { 
  // expected-error @+1 {{'async.runtime.store' op operand #1 must be async value type, but got '!async.coro.id'}}
  "async.runtime.store"(%b, %b) : (!async.coro.id, !async.coro.id) -> ()
  "async.await_all"(%b) : (!async.coro.id) -> ()
  return
}

// -----

func.func @empty() {
  // expected-error @+1 {{'async.execute' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  %t = async.execute {}
  return
}

// -----

func.func @a(%v: !async.value<i32>) {
  // expected-error @+1 {{'async.execute' op async body region argument types do not match the execute operation arguments types}}
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: !async.value<i32>):
    async.yield
  }) : (!async.value<i32>) -> !async.token
  return
}
