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
  %n = arith.constant 2 : index
  %grp = async.create_group %n : !async.group {a}
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
  %tok = async.runtime.create : !async.token
  %val = async.runtime.create : !async.value<memref<2xi32>>
  %gr = async.runtime.create_group %n : !async.group
  async.runtime.set_available %val : !async.value<memref<2xi32>>
  async.runtime.set_error %tok : !async.token
  %e = async.runtime.is_error %gr : !async.group
  async.runtime.await %gr : !async.group
  async.runtime.resume %hdl
  async.runtime.await_and_resume %tok, %hdl {a} : !async.token
  %rank = async.runtime.add_to_group %tok, %gr : !async.token
  async.runtime.add_ref %gr {count = 1 : i64} : !async.group
  async.runtime.drop_ref %val {count = 2 : i64} : !async.value<memref<2xi32>>
  %threads = async.runtime.num_worker_threads : index
  async.coro.end %hdl
  return %w : f32
}
