// The last line of a report says where the rule stands: in the operation's document, or which
// decision it is; and what it tells to type works.
// RUN: for e in zero overflow step bound size poison external cast index print; do \
// RUN:   echo "$e:"; not mlir-interp run %s -e $e 2>&1 | tail -1; done | FileCheck %s --match-full-lines
// RUN: for e in zero overflow step bound size poison external cast index print; do \
// RUN:   not mlir-interp run %s -e $e 2>&1 | sed -n 's/^note: the rule .* explain //p' > %t; \
// RUN:   test -s %t && mlir-interp explain $(cat %t) > /dev/null || exit 1; done

// CHECK-LABEL: zero:
// CHECK-NEXT: note: the rule is in the operation's document: {{.*}}mlir-interp explain arith.divui
func.func @zero() {
  %z = arith.constant 0 : i32
  %q = arith.divui %z, %z : i32
  return
}

// CHECK-LABEL: overflow:
// CHECK-NEXT: note: the rule is decision A1: {{.*}}mlir-interp explain A1
func.func @overflow() {
  %m = arith.constant -128 : i8
  %n = arith.constant -1 : i8
  %q = arith.divsi %m, %n : i8
  return
}

// CHECK-LABEL: step:
// CHECK-NEXT: note: the rule is decision S2: {{.*}}mlir-interp explain S2
func.func @step() {
  %z = arith.constant 0 : index
  scf.for %i = %z to %z step %z {
  }
  return
}

// CHECK-LABEL: bound:
// CHECK-NEXT: note: the rule is decision R17: {{.*}}mlir-interp explain R17
func.func @bound() {
  %z = arith.constant 0 : index
  affine.for %i = 0 to affine_map<()[s0] -> (5 floordiv s0)>()[%z] {
  }
  return
}

// CHECK-LABEL: size:
// CHECK-NEXT: note: the rule is decision R1: {{.*}}mlir-interp explain R1
func.func @size() {
  %n = arith.constant -1 : index
  %m = memref.alloc(%n) : memref<?xi8>
  return
}

// CHECK-LABEL: poison:
// CHECK-NEXT: note: the rule is decision S3: {{.*}}mlir-interp explain S3
func.func @poison() {
  %p = ub.poison : i1
  scf.if %p {
  }
  return
}

// CHECK-LABEL: external:
// CHECK-NEXT: note: the rule is decision X3: {{.*}}mlir-interp explain X3
func.func private @printI64(i32)
func.func @external() {
  %z = arith.constant 0 : i32
  call @printI64(%z) : (i32) -> ()
  return
}

// CHECK-LABEL: cast:
// CHECK-NEXT: note: the rule is decision R11: {{.*}}mlir-interp explain R11
func.func @cast() {
  %n = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi8>
  %c = memref.cast %m : memref<?xi8> to memref<4xi8>
  return
}

// CHECK-LABEL: index:
// CHECK-NEXT: note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.load
func.func @index() {
  %n = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi8>
  %c = memref.load %m[%n] : memref<2xi8>
  return
}

// CHECK-LABEL: print:
// CHECK-NEXT: note: the rule is decision A2: {{.*}}mlir-interp explain A2
func.func @print() {
  %p = ub.poison : i32
  vector.print %p : i32
  return
}
