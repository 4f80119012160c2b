// RUN: mlir-interp run %s -e direct | FileCheck %s --check-prefix=DIRECT
// RUN: mlir-interp run %s -e returns | FileCheck %s --check-prefix=RETURNS
// RUN: mlir-interp run %s -e through | FileCheck %s --check-prefix=THROUGH
// RUN: mlir-interp run %s -e pointer | FileCheck %s --check-prefix=POINTER
// RUN: mlir-interp run %s -e inner_first | FileCheck %s --check-prefix=INNER
// RUN: mlir-interp run %s -e many | FileCheck %s --check-prefix=MANY
// RUN: mlir-interp run %s -e region | FileCheck %s --check-prefix=REGION
// RUN: mlir-interp run %s -e poison_value 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: mlir-interp trace %s -e through --json | FileCheck %s --check-prefix=TRACE
// RUN: printf 'step 10\nbt\nstep\nbt\n' | mlir-interp step %s -e through | FileCheck %s --check-prefix=STEP

// Unwinding, and where it lands: M31.
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @leave(%x: i32) {
  // NOBODY: [[@LINE+1]]:{{[0-9]+}}: error: the program stopped itself: the unwinding leaves the program: no call on its way has a landing pad
  llvm.resume %x : i32
}

llvm.func @direct() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.invoke @leave(%seven) to ^back unwind ^left(%seven : i32) : (i32) -> ()
^back:
  llvm.return %seven : i32
^left(%y: i32):
  %x = llvm.landingpad cleanup : i32
  // DIRECT: 14 : i32
  %sum = llvm.add %x, %y : i32
  llvm.return %sum : i32
}

llvm.func @twice(%x: i32) -> i32 {
  %y = llvm.add %x, %x : i32
  llvm.return %y : i32
}

llvm.func @returns() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %seven = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.invoke @twice(%seven) to ^back(%seven : i32) unwind ^left : (i32) -> i32
^back(%s: i32):
  // RETURNS: 21 : i32
  %sum = llvm.add %r, %s : i32
  llvm.return %sum : i32
^left:
  %x = llvm.landingpad cleanup : i32
  llvm.return %x : i32
}

// Calls let it through, and what they have on the stack ends.
llvm.func @middle(%x: i32, %where: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %local : i32, !llvm.ptr
  llvm.store %local, %where : !llvm.ptr, !llvm.ptr
  llvm.call @leave(%x) : (i32) -> ()
  llvm.return %x : i32
}

llvm.func @outer(%x: i32, %where: !llvm.ptr) -> i32 {
  %r = llvm.call @middle(%x, %where) : (i32, !llvm.ptr) -> i32
  llvm.return %r : i32
}

llvm.func @through() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %where = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  // TRACE: "event": "begin", {{.*}}"name": "llvm.invoke"
  // TRACE: "event": "operation", {{.*}}"name": "llvm.resume"
  // TRACE: "event": "return", {{.*}}"name": "llvm.call"{{.*}}
  // TRACE: "event": "return", {{.*}}"name": "llvm.call"{{.*}}"value": "poison"
  // TRACE: "event": "return", {{.*}}"name": "llvm.invoke"
  // TRACE: "event": "operation", {{.*}}"name": "llvm.landingpad"{{.*}}"value": "5"
  %r = llvm.invoke @outer(%five, %where) to ^back(%five : i32) unwind ^left : (i32, !llvm.ptr) -> i32
^back(%s: i32):
  llvm.return %s : i32
^left:
  %x = llvm.landingpad cleanup : i32
  // THROUGH: 10 : i32
  %sum = llvm.add %x, %five : i32
  llvm.return %sum : i32
}
// STEP: llvm.resume in @leave
// STEP: #3 @through()
// STEP: llvm.landingpad in @through
// STEP: (step) bt
// STEP-NEXT: #0 @through()
// STEP-NOT: #1

llvm.func @pointer() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %leave = llvm.mlir.addressof @leave : !llvm.ptr
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.invoke %leave(%three) to ^back unwind ^left : !llvm.ptr, (i32) -> ()
^back:
  llvm.unreachable
^left:
  // POINTER: 3 : i32
  %x = llvm.landingpad cleanup : i32
  llvm.return %x : i32
}

llvm.func @adds_one(%x: i32) attributes { personality = @__gxx_personality_v0 } {
  llvm.invoke @leave(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return
^left:
  %y = llvm.landingpad cleanup : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.add %y, %one : i32
  llvm.resume %z : i32
}

llvm.func @inner_first() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.invoke @adds_one(%three) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  // INNER: 4 : i32
  %x = llvm.landingpad cleanup : i32
  llvm.return %x : i32
}

// Callers that are left again and again, and called again.
llvm.func @maybe(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %bit = llvm.trunc %x : i32 to i1
  llvm.cond_br %bit, ^leave, ^stay
^leave:
  llvm.call @leave(%one) : (i32) -> ()
  llvm.return %x : i32
^stay:
  %r = llvm.add %x, %one : i32
  llvm.return %r : i32
}

llvm.func @calls_maybe(%x: i32) -> i32 {
  %r = llvm.call @maybe(%x) : (i32) -> i32
  %s = llvm.mul %r, %r : i32
  llvm.return %s : i32
}

llvm.func @one_of_many(%x: i32) -> i32 attributes { personality = @__gxx_personality_v0 } {
  %r = llvm.invoke @calls_maybe(%x) to ^back unwind ^left : (i32) -> i32
^back:
  llvm.return %r : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

func.func @many() -> i32 {
  %none = arith.constant 0 : i32
  %from = arith.constant 0 : index
  %to = arith.constant 100 : index
  %step = arith.constant 1 : index
  %sum = scf.for %i = %from to %to step %step iter_args(%before = %none) -> i32 {
    %x = arith.index_cast %i : index to i32
    %r = llvm.call @one_of_many(%x) : (i32) -> i32
    %after = arith.addi %before, %r : i32
    scf.yield %after : i32
  }
  // MANY: 166700 : i32
  return %sum : i32
}

// It leaves regions of other operations too, parallel loops among them.
func.func @in_parallel(%x: i32) {
  %from = arith.constant 0 : index
  %to = arith.constant 4 : index
  %step = arith.constant 1 : index
  scf.parallel (%i) = (%from) to (%to) step (%step) {
    llvm.call @leave(%x) : (i32) -> ()
    scf.reduce
  }
  return
}

llvm.func @enters(%x: i32) {
  %f = func.constant @in_parallel : (i32) -> ()
  func.call_indirect %f(%x) : (i32) -> ()
  llvm.return
}

llvm.func @region() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  llvm.invoke @enters(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  // REGION: 9 : i32
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @poison_value() -> i32 attributes { personality = @__gxx_personality_v0 } {
  // POISON: result 0 is poison
  %x = llvm.mlir.poison : i32
  llvm.invoke @leave(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @nobody() {
  %x = llvm.mlir.constant(9 : i32) : i32
  // NOBODY: note: in 'llvm.resume', with %x = 9 : i32
  // NOBODY: [[#@LINE+1]]:{{[0-9]+}}: note: in @leave, called here with %x = 9 : i32
  llvm.call @leave(%x) : (i32) -> ()
  llvm.return
}
