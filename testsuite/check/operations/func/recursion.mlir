// Functions that call themselves and each other.
func.func @factorial(%n: i4) -> i64 {
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %last = arith.cmpi eq, %n, %zero : i4
  %r = scf.if %last -> i64 {
    %f = arith.constant 1 : i64
    scf.yield %f : i64
  } else {
    %m = arith.subi %n, %one : i4
    %f = func.call @factorial(%m) : (i4) -> i64
    %k = arith.extui %n : i4 to i64
    %g = arith.muli %f, %k : i64
    scf.yield %g : i64
  }
  return %r : i64
}

func.func @ackermann(%m: i2, %n: i2) -> i32 {
  %x = arith.extui %m : i2 to i32
  %y = arith.extui %n : i2 to i32
  %r = call @ackermann_of(%x, %y) : (i32, i32) -> i32
  return %r : i32
}
func.func private @ackermann_of(%m: i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = arith.cmpi eq, %m, %zero : i32
  cf.cond_br %a, ^first, ^more
^first:
  %s = arith.addi %n, %one : i32
  return %s : i32
^more:
  %less = arith.subi %m, %one : i32
  %b = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %b, ^outer(%one : i32), ^inner
^inner:
  %k = arith.subi %n, %one : i32
  %t = call @ackermann_of(%m, %k) : (i32, i32) -> i32
  cf.br ^outer(%t : i32)
^outer(%u: i32):
  %v = call @ackermann_of(%less, %u) : (i32, i32) -> i32
  return %v : i32
}

func.func @is_even(%n: i8) -> i1 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %yes = arith.constant true
  %done = arith.cmpi eq, %n, %zero : i8
  cf.cond_br %done, ^end(%yes : i1), ^more
^more:
  %m = arith.subi %n, %one : i8
  %odd = call @is_odd(%m) : (i8) -> i1
  cf.br ^end(%odd : i1)
^end(%r: i1):
  return %r : i1
}
func.func @is_odd(%n: i8) -> i1 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %no = arith.constant false
  %done = arith.cmpi eq, %n, %zero : i8
  cf.cond_br %done, ^end(%no : i1), ^more
^more:
  %m = arith.subi %n, %one : i8
  %even = call @is_even(%m) : (i8) -> i1
  cf.br ^end(%even : i1)
^end(%r: i1):
  return %r : i1
}

// Each call has values of its own.
func.func @fibonacci(%n: i4) -> i16 {
  %one = arith.constant 1 : i4
  %small = arith.cmpi ule, %n, %one : i4
  %r = scf.if %small -> i16 {
    %f = arith.extui %n : i4 to i16
    scf.yield %f : i16
  } else {
    %a = arith.subi %n, %one : i4
    %b = arith.subi %a, %one : i4
    %f = func.call @fibonacci(%a) : (i4) -> i16
    %g = func.call @fibonacci(%b) : (i4) -> i16
    %h = arith.addi %f, %g : i16
    scf.yield %h : i16
  }
  return %r : i16
}
