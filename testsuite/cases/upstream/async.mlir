// RUN: %as-mlir-opt %s %t

async.func @f(%a: f32, %t: !async.token) -> (!async.token, !async.value<f32>) {
  return %a : f32
}
async.func @g() -> !async.token { return }
func.func @h(%x: !async.value<f32>, %g: !async.group, %s: memref<f32>) -> f32 {
  %t = async.execute { async.yield }
  %t1, %v = async.execute [%t] (%x as %y: !async.value<f32>) -> !async.value<f32> {
    async.yield %y : f32
  }
  %t2, %v2:2 = async.execute [%t, %t1] (%x as %y: !async.value<f32>, %v as %z : !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {a} {
    async.yield %y, %z : f32, f32
  }
  %w = async.await %v : !async.value<f32>
  async.await %t : !async.token
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %c, %d = async.call @f(%w, %t) : (f32, !async.token) -> (!async.token, !async.value<f32>)
  %q = async.runtime.load %x : !async.value<f32>
  async.runtime.store %q, %x : !async.value<f32>
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %sv = async.coro.save %hdl
  async.coro.suspend %sv, ^a, ^b, ^c
^a: 
  async.coro.free %id, %hdl
  cf.br ^c
^b:
  cf.br ^c
^c:
  async.coro.end %hdl
  return %w : f32
}
