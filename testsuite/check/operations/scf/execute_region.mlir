// A region of several blocks where one operation may stand.
func.func @execute_region(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  return %r : i32
}

func.func @execute_region_blocks(%c: i1, %a: i64) -> i64 {
  %r = scf.execute_region -> i64 {
    cf.cond_br %c, ^then, ^else
  ^then:
    %x = arith.constant 1 : i64
    cf.br ^end(%x : i64)
  ^else:
    cf.br ^end(%a : i64)
  ^end(%y: i64):
    scf.yield %y : i64
  }
  return %r : i64
}

// Two ways out, with different values.
func.func @execute_region_two_yields(%c: i1, %a: f32, %b: f32) -> (f32, i8) {
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %r:2 = scf.execute_region -> (f32, i8) {
    cf.cond_br %c, ^then, ^else
  ^then:
    scf.yield %a, %one : f32, i8
  ^else:
    scf.yield %b, %two : f32, i8
  }
  return %r#0, %r#1 : f32, i8
}

func.func @execute_region_no_inline(%c: i1, %a: i32, %m: memref<1xi32>) {
  scf.execute_region no_inline {
    %c0 = arith.constant 0 : index
    cf.cond_br %c, ^store, ^end
  ^store:
    memref.store %a, %m[%c0] : memref<1xi32>
    cf.br ^end
  ^end:
    scf.yield
  }
  return
}

// A loop of blocks inside a loop of regions: its arguments start anew in each iteration.
func.func @execute_region_in_loop(%n: i3, %k: i8) -> (i32, i8) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %start = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %b1 = arith.constant 1 : i8
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%s = %start, %x = %k) -> (i32, i8) : i3 {
    %t:2 = scf.execute_region -> (i32, i8) {
      cf.br ^head(%s, %x : i32, i8)
    ^head(%u: i32, %y: i8):
      %odd = arith.trunci %y : i8 to i1
      cf.cond_br %odd, ^end(%u, %y : i32, i8), ^half
    ^half:
      %h = arith.shrui %y, %b1 : i8
      %v = arith.addi %u, %c1 : i32
      %stop = arith.cmpi eq, %h, %y : i8
      cf.cond_br %stop, ^end(%v, %h : i32, i8), ^head(%v, %h : i32, i8)
    ^end(%w: i32, %z: i8):
      scf.yield %w, %z : i32, i8
    }
    %next = arith.addi %t#1, %b1 : i8
    scf.yield %t#0, %next : i32, i8
  }
  return %r#0, %r#1 : i32, i8
}

func.func @execute_region_nested(%a: i1, %b: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %a, ^inner, ^out(%x : i32)
  ^inner:
    %s = scf.execute_region -> i32 {
      cf.cond_br %b, ^one, ^two
    ^one:
      %p = arith.addi %x, %x : i32
      scf.yield %p : i32
    ^two:
      %q = arith.muli %x, %x : i32
      scf.yield %q : i32
    }
    cf.br ^out(%s : i32)
  ^out(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
