// One of two blocks, each with arguments of its own.
func.func @cond_br_i1(%c: i1, %a: i1, %b: i1) -> i1 {
  cf.cond_br %c, ^then(%a : i1), ^else(%b : i1)
^then(%x: i1):
  return %x : i1
^else(%y: i1):
  return %y : i1
}

func.func @cond_br_i7(%c: i1, %a: i7, %b: i7) -> i7 {
  cf.cond_br %c, ^then(%a : i7), ^else(%b : i7)
^then(%x: i7):
  return %x : i7
^else(%y: i7):
  return %y : i7
}

func.func @cond_br_i8(%c: i1, %a: i8, %b: i8) -> i8 {
  cf.cond_br %c, ^then(%a : i8), ^else(%b : i8)
^then(%x: i8):
  return %x : i8
^else(%y: i8):
  return %y : i8
}

func.func @cond_br_i16(%c: i1, %a: i16, %b: i16) -> i16 {
  cf.cond_br %c, ^then(%a : i16), ^else(%b : i16)
^then(%x: i16):
  return %x : i16
^else(%y: i16):
  return %y : i16
}

func.func @cond_br_i32(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^then(%a : i32), ^else(%b : i32)
^then(%x: i32):
  return %x : i32
^else(%y: i32):
  return %y : i32
}

func.func @cond_br_i33(%c: i1, %a: i33, %b: i33) -> i33 {
  cf.cond_br %c, ^then(%a : i33), ^else(%b : i33)
^then(%x: i33):
  return %x : i33
^else(%y: i33):
  return %y : i33
}

func.func @cond_br_i64(%c: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %c, ^then(%a : i64), ^else(%b : i64)
^then(%x: i64):
  return %x : i64
^else(%y: i64):
  return %y : i64
}

func.func @cond_br_i128(%c: i1, %a: i128, %b: i128) -> i128 {
  cf.cond_br %c, ^then(%a : i128), ^else(%b : i128)
^then(%x: i128):
  return %x : i128
^else(%y: i128):
  return %y : i128
}

func.func @cond_br_index(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^then(%a : index), ^else(%b : index)
^then(%x: index):
  return %x : index
^else(%y: index):
  return %y : index
}

func.func @cond_br_f16(%c: i1, %a: f16, %b: f16) -> f16 {
  cf.cond_br %c, ^then(%a : f16), ^else(%b : f16)
^then(%x: f16):
  return %x : f16
^else(%y: f16):
  return %y : f16
}

func.func @cond_br_bf16(%c: i1, %a: bf16, %b: bf16) -> bf16 {
  cf.cond_br %c, ^then(%a : bf16), ^else(%b : bf16)
^then(%x: bf16):
  return %x : bf16
^else(%y: bf16):
  return %y : bf16
}

func.func @cond_br_f32(%c: i1, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^then(%a : f32), ^else(%b : f32)
^then(%x: f32):
  return %x : f32
^else(%y: f32):
  return %y : f32
}

func.func @cond_br_f64(%c: i1, %a: f64, %b: f64) -> f64 {
  cf.cond_br %c, ^then(%a : f64), ^else(%b : f64)
^then(%x: f64):
  return %x : f64
^else(%y: f64):
  return %y : f64
}

func.func @cond_br_v4xi32(%c: i1, %a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  cf.cond_br %c, ^then(%a : vector<4xi32>), ^else(%b : vector<4xi32>)
^then(%x: vector<4xi32>):
  return %x : vector<4xi32>
^else(%y: vector<4xi32>):
  return %y : vector<4xi32>
}

func.func @cond_br_v2x3xf32(%c: i1, %a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  cf.cond_br %c, ^then(%a : vector<2x3xf32>), ^else(%b : vector<2x3xf32>)
^then(%x: vector<2x3xf32>):
  return %x : vector<2x3xf32>
^else(%y: vector<2x3xf32>):
  return %y : vector<2x3xf32>
}

func.func @cond_br_c_f32(%c: i1, %a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  cf.cond_br %c, ^then(%a : complex<f32>), ^else(%b : complex<f32>)
^then(%x: complex<f32>):
  return %x : complex<f32>
^else(%y: complex<f32>):
  return %y : complex<f32>
}

// Both ways lead to one block, with different arguments.
func.func @cond_br_one_block(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^end(%a, %b : i32, i32), ^end(%b, %a : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @cond_br_same_block_and_values(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

func.func @cond_br_weights(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 97]), ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// A memref goes along an edge; both are told apart by their sizes.
func.func @cond_br_memref(%c: i1, %a: memref<?xi32>, %b: memref<?xi32>) -> index {
  %zero = arith.constant 0 : index
  cf.cond_br %c, ^end(%a : memref<?xi32>), ^end(%b : memref<?xi32>)
^end(%m: memref<?xi32>):
  %d = memref.dim %m, %zero : memref<?xi32>
  return %d : index
}

// A loop that cannot be written with regions: two ways in.
func.func @cond_br_two_entries(%c: i1, %n: i8) -> (i8, i32) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %count = arith.constant 0 : i32
  cf.cond_br %c, ^left(%n, %count : i8, i32), ^right(%n, %count : i8, i32)
^left(%a: i8, %p: i32):
  %p1 = arith.addi %p, %two : i32
  %stop = arith.cmpi sle, %a, %zero : i8
  cf.cond_br %stop, ^end(%a, %p1 : i8, i32), ^right(%a, %p1 : i8, i32)
^right(%b: i8, %q: i32):
  %q1 = arith.muli %q, %three : i32
  %b1 = arith.subi %b, %one : i8
  cf.br ^left(%b1, %q1 : i8, i32)
^end(%x: i8, %y: i32):
  return %x, %y : i8, i32
}

// Branches directly behind what makes their flag, from values that were just made and others.
func.func @cond_br_behind(%a: i32, %b: i32, %p: i1, %q: i1) -> (i32, i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %and = arith.andi %p, %q : i1
  cf.cond_br %and, ^or(%c1 : i32), ^or(%c0 : i32)
^or(%s0: i32):
  %not_p = arith.cmpi eq, %a, %b : i32
  %or = arith.ori %not_p, %q : i1
  cf.cond_br %or, ^xor(%s0 : i32), ^xor(%c2 : i32)
^xor(%s1: i32):
  %xor = arith.xori %or, %p : i1
  cf.cond_br %xor, ^low(%s1 : i32), ^low(%a : i32)
^low(%s2: i32):
  %low = arith.trunci %s2 : i32 to i1
  cf.cond_br %low, ^made(%s2 : i32), ^made(%b : i32)
^made(%s3: i32):
  %sum = arith.addi %s3, %a : i32
  %bit = arith.trunci %sum : i32 to i1
  cf.cond_br %bit, ^last(%sum : i32), ^last(%s2 : i32)
^last(%s4: i32):
  %twice = arith.addi %s4, %s4 : i32
  %less = arith.cmpi slt, %twice, %b : i32
  %r = scf.if %less -> (i32) {
    scf.yield %s4 : i32
  } else {
    %m = arith.muli %twice, %c2 : i32
    %same = arith.cmpi ule, %m, %twice : i32
    %n = scf.if %same -> (i32) {
      scf.yield %m : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %n : i32
  }
  return %r, %and, %or, %xor, %low, %bit : i32, i1, i1, i1, i1, i1
}

func.func @cond_br_compare_i7(%a: i7, %b: i7) -> i32 {
  %c1 = arith.constant 1 : i32
  %n0 = arith.constant 0 : i32
  %f0 = arith.cmpi eq, %a, %b : i7
  cf.cond_br %f0, ^t0(%c1 : i32), ^t0(%n0 : i32)
^t0(%s0: i32):
  %d0 = arith.addi %n0, %n0 : i32
  %n1 = arith.addi %d0, %s0 : i32
  %v1 = arith.xori %a, %b : i7
  %f1 = arith.cmpi ne, %v1, %b : i7
  cf.cond_br %f1, ^t1(%c1 : i32), ^t1(%n0 : i32)
^t1(%s1: i32):
  %d1 = arith.addi %n1, %n1 : i32
  %n2 = arith.addi %d1, %s1 : i32
  %f2 = arith.cmpi slt, %a, %b : i7
  cf.cond_br %f2, ^t2(%c1 : i32), ^t2(%n0 : i32)
^t2(%s2: i32):
  %d2 = arith.addi %n2, %n2 : i32
  %n3 = arith.addi %d2, %s2 : i32
  %v3 = arith.xori %a, %b : i7
  %f3 = arith.cmpi sle, %v3, %b : i7
  cf.cond_br %f3, ^t3(%c1 : i32), ^t3(%n0 : i32)
^t3(%s3: i32):
  %d3 = arith.addi %n3, %n3 : i32
  %n4 = arith.addi %d3, %s3 : i32
  %f4 = arith.cmpi sgt, %a, %b : i7
  cf.cond_br %f4, ^t4(%c1 : i32), ^t4(%n0 : i32)
^t4(%s4: i32):
  %d4 = arith.addi %n4, %n4 : i32
  %n5 = arith.addi %d4, %s4 : i32
  %v5 = arith.xori %a, %b : i7
  %f5 = arith.cmpi sge, %v5, %b : i7
  cf.cond_br %f5, ^t5(%c1 : i32), ^t5(%n0 : i32)
^t5(%s5: i32):
  %d5 = arith.addi %n5, %n5 : i32
  %n6 = arith.addi %d5, %s5 : i32
  %f6 = arith.cmpi ult, %a, %b : i7
  cf.cond_br %f6, ^t6(%c1 : i32), ^t6(%n0 : i32)
^t6(%s6: i32):
  %d6 = arith.addi %n6, %n6 : i32
  %n7 = arith.addi %d6, %s6 : i32
  %v7 = arith.xori %a, %b : i7
  %f7 = arith.cmpi ule, %v7, %b : i7
  cf.cond_br %f7, ^t7(%c1 : i32), ^t7(%n0 : i32)
^t7(%s7: i32):
  %d7 = arith.addi %n7, %n7 : i32
  %n8 = arith.addi %d7, %s7 : i32
  %f8 = arith.cmpi ugt, %a, %b : i7
  cf.cond_br %f8, ^t8(%c1 : i32), ^t8(%n0 : i32)
^t8(%s8: i32):
  %d8 = arith.addi %n8, %n8 : i32
  %n9 = arith.addi %d8, %s8 : i32
  %v9 = arith.xori %a, %b : i7
  %f9 = arith.cmpi uge, %v9, %b : i7
  cf.cond_br %f9, ^t9(%c1 : i32), ^t9(%n0 : i32)
^t9(%s9: i32):
  %d9 = arith.addi %n9, %n9 : i32
  %n10 = arith.addi %d9, %s9 : i32
  return %n10 : i32
}

func.func @cond_br_compare_i32(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %n0 = arith.constant 0 : i32
  %f0 = arith.cmpi eq, %a, %b : i32
  cf.cond_br %f0, ^t0(%c1 : i32), ^t0(%n0 : i32)
^t0(%s0: i32):
  %d0 = arith.addi %n0, %n0 : i32
  %n1 = arith.addi %d0, %s0 : i32
  %v1 = arith.xori %a, %b : i32
  %f1 = arith.cmpi ne, %v1, %b : i32
  cf.cond_br %f1, ^t1(%c1 : i32), ^t1(%n0 : i32)
^t1(%s1: i32):
  %d1 = arith.addi %n1, %n1 : i32
  %n2 = arith.addi %d1, %s1 : i32
  %f2 = arith.cmpi slt, %a, %b : i32
  cf.cond_br %f2, ^t2(%c1 : i32), ^t2(%n0 : i32)
^t2(%s2: i32):
  %d2 = arith.addi %n2, %n2 : i32
  %n3 = arith.addi %d2, %s2 : i32
  %v3 = arith.xori %a, %b : i32
  %f3 = arith.cmpi sle, %v3, %b : i32
  cf.cond_br %f3, ^t3(%c1 : i32), ^t3(%n0 : i32)
^t3(%s3: i32):
  %d3 = arith.addi %n3, %n3 : i32
  %n4 = arith.addi %d3, %s3 : i32
  %f4 = arith.cmpi sgt, %a, %b : i32
  cf.cond_br %f4, ^t4(%c1 : i32), ^t4(%n0 : i32)
^t4(%s4: i32):
  %d4 = arith.addi %n4, %n4 : i32
  %n5 = arith.addi %d4, %s4 : i32
  %v5 = arith.xori %a, %b : i32
  %f5 = arith.cmpi sge, %v5, %b : i32
  cf.cond_br %f5, ^t5(%c1 : i32), ^t5(%n0 : i32)
^t5(%s5: i32):
  %d5 = arith.addi %n5, %n5 : i32
  %n6 = arith.addi %d5, %s5 : i32
  %f6 = arith.cmpi ult, %a, %b : i32
  cf.cond_br %f6, ^t6(%c1 : i32), ^t6(%n0 : i32)
^t6(%s6: i32):
  %d6 = arith.addi %n6, %n6 : i32
  %n7 = arith.addi %d6, %s6 : i32
  %v7 = arith.xori %a, %b : i32
  %f7 = arith.cmpi ule, %v7, %b : i32
  cf.cond_br %f7, ^t7(%c1 : i32), ^t7(%n0 : i32)
^t7(%s7: i32):
  %d7 = arith.addi %n7, %n7 : i32
  %n8 = arith.addi %d7, %s7 : i32
  %f8 = arith.cmpi ugt, %a, %b : i32
  cf.cond_br %f8, ^t8(%c1 : i32), ^t8(%n0 : i32)
^t8(%s8: i32):
  %d8 = arith.addi %n8, %n8 : i32
  %n9 = arith.addi %d8, %s8 : i32
  %v9 = arith.xori %a, %b : i32
  %f9 = arith.cmpi uge, %v9, %b : i32
  cf.cond_br %f9, ^t9(%c1 : i32), ^t9(%n0 : i32)
^t9(%s9: i32):
  %d9 = arith.addi %n9, %n9 : i32
  %n10 = arith.addi %d9, %s9 : i32
  return %n10 : i32
}

func.func @cond_br_compare_i64(%a: i64, %b: i64) -> i32 {
  %c1 = arith.constant 1 : i32
  %n0 = arith.constant 0 : i32
  %f0 = arith.cmpi eq, %a, %b : i64
  cf.cond_br %f0, ^t0(%c1 : i32), ^t0(%n0 : i32)
^t0(%s0: i32):
  %d0 = arith.addi %n0, %n0 : i32
  %n1 = arith.addi %d0, %s0 : i32
  %v1 = arith.xori %a, %b : i64
  %f1 = arith.cmpi ne, %v1, %b : i64
  cf.cond_br %f1, ^t1(%c1 : i32), ^t1(%n0 : i32)
^t1(%s1: i32):
  %d1 = arith.addi %n1, %n1 : i32
  %n2 = arith.addi %d1, %s1 : i32
  %f2 = arith.cmpi slt, %a, %b : i64
  cf.cond_br %f2, ^t2(%c1 : i32), ^t2(%n0 : i32)
^t2(%s2: i32):
  %d2 = arith.addi %n2, %n2 : i32
  %n3 = arith.addi %d2, %s2 : i32
  %v3 = arith.xori %a, %b : i64
  %f3 = arith.cmpi sle, %v3, %b : i64
  cf.cond_br %f3, ^t3(%c1 : i32), ^t3(%n0 : i32)
^t3(%s3: i32):
  %d3 = arith.addi %n3, %n3 : i32
  %n4 = arith.addi %d3, %s3 : i32
  %f4 = arith.cmpi sgt, %a, %b : i64
  cf.cond_br %f4, ^t4(%c1 : i32), ^t4(%n0 : i32)
^t4(%s4: i32):
  %d4 = arith.addi %n4, %n4 : i32
  %n5 = arith.addi %d4, %s4 : i32
  %v5 = arith.xori %a, %b : i64
  %f5 = arith.cmpi sge, %v5, %b : i64
  cf.cond_br %f5, ^t5(%c1 : i32), ^t5(%n0 : i32)
^t5(%s5: i32):
  %d5 = arith.addi %n5, %n5 : i32
  %n6 = arith.addi %d5, %s5 : i32
  %f6 = arith.cmpi ult, %a, %b : i64
  cf.cond_br %f6, ^t6(%c1 : i32), ^t6(%n0 : i32)
^t6(%s6: i32):
  %d6 = arith.addi %n6, %n6 : i32
  %n7 = arith.addi %d6, %s6 : i32
  %v7 = arith.xori %a, %b : i64
  %f7 = arith.cmpi ule, %v7, %b : i64
  cf.cond_br %f7, ^t7(%c1 : i32), ^t7(%n0 : i32)
^t7(%s7: i32):
  %d7 = arith.addi %n7, %n7 : i32
  %n8 = arith.addi %d7, %s7 : i32
  %f8 = arith.cmpi ugt, %a, %b : i64
  cf.cond_br %f8, ^t8(%c1 : i32), ^t8(%n0 : i32)
^t8(%s8: i32):
  %d8 = arith.addi %n8, %n8 : i32
  %n9 = arith.addi %d8, %s8 : i32
  %v9 = arith.xori %a, %b : i64
  %f9 = arith.cmpi uge, %v9, %b : i64
  cf.cond_br %f9, ^t9(%c1 : i32), ^t9(%n0 : i32)
^t9(%s9: i32):
  %d9 = arith.addi %n9, %n9 : i32
  %n10 = arith.addi %d9, %s9 : i32
  return %n10 : i32
}
