// Where memory lies is a choice (M15): what a program shows of it is not held against a pass. What shows nothing of it
// is: here the target adds 1 everywhere.
// RUN: sed 's/seen, %zero/seen, %one/' %s > %t.mlir
// RUN: for f in number kept returned_part order apart read lanes lanes_on read_record apart_by masked stack stack_order far; do mlir-interp diff %s --with=%t.mlir --entry=$f > %t; test $? -eq 6 && FileCheck %s --check-prefix=OPEN < %t || exit 1; done
// RUN: for f in aligned null distance inside size both read_behind loop kept_distance masked_within before stack_twice function; do mlir-interp diff %s --with=%t.mlir --entry=$f > %t; test $? -eq 1 && FileCheck %s --check-prefix=WRONG < %t || exit 1; done
// OPEN: by what where memory lies leaves open
// WRONG: wrong result

llvm.mlir.global internal @g(5 : i64) : i64

llvm.func @number() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %seen = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @kept() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.store %n, %p : i64, !llvm.ptr
  %seen = llvm.load %p : !llvm.ptr -> i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @returned_part() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %page = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %seen = llvm.lshr %n, %page : i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @order() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %c = llvm.icmp "ult" %p, %q : !llvm.ptr
  %seen = llvm.zext %c : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// One behind an object may be where another begins.
llvm.func @apart() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %behind = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %c = llvm.icmp "eq" %behind, %q : !llvm.ptr
  %seen = llvm.zext %c : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// The bytes of a pointer, as a number.
llvm.func @read() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %seen = llvm.load %p : !llvm.ptr -> i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// As memory is aligned: the number becomes a pointer again.
llvm.func @aligned() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %fifteen = llvm.mlir.constant(15 : i64) : i64
  %sixteen = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %two x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %up = llvm.add %n, %fifteen : i64
  %off = llvm.urem %up, %sixteen : i64
  %aligned = llvm.sub %up, %off : i64
  %q = llvm.inttoptr %aligned : i64 to !llvm.ptr
  llvm.store %two, %q : i64, !llvm.ptr
  %seen = llvm.load %q : !llvm.ptr -> i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @null() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %c = llvm.icmp "ne" %p, %null : !llvm.ptr
  %seen = llvm.zext %c : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @distance() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %seen = llvm.sub %b, %a : i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @inside() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %c = llvm.icmp "ult" %p, %q : !llvm.ptr
  %seen = llvm.zext %c : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// How upstream's lowering computes the size of a type.
llvm.func @size() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)>
  %seen = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @both() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %c = llvm.icmp "eq" %p, %g : !llvm.ptr
  %seen = llvm.zext %c : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// A number beside a pointer.
llvm.func @read_behind() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
  llvm.store %one, %q : i64, !llvm.ptr
  %seen = llvm.load %q : !llvm.ptr -> i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @lanes() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %none = llvm.mlir.undef : vector<2x!llvm.ptr>
  %some = llvm.insertelement %p, %none[%zero : i64] : vector<2x!llvm.ptr>
  %two = llvm.insertelement %p, %some[%one : i64] : vector<2x!llvm.ptr>
  %n = llvm.ptrtoint %two : vector<2x!llvm.ptr> to vector<2xi64>
  %seen = llvm.extractelement %n[%one : i64] : vector<2xi64>
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @read_record() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %record = llvm.load %p : !llvm.ptr -> !llvm.struct<(struct<(i64)>)>
  %seen = llvm.extractvalue %record[0, 0] : !llvm.struct<(struct<(i64)>)>
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// A loop from the first element to behind the last, whose pointer is kept in memory.
llvm.func @loop() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %first = llvm.alloca %four x i64 : (i64) -> !llvm.ptr
  %end = llvm.getelementptr %first[4] : (!llvm.ptr) -> !llvm.ptr, i64
  %kept = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %first, %kept : !llvm.ptr, !llvm.ptr
  llvm.br ^next(%zero : i64)
^next(%sum: i64):
  %p = llvm.load %kept : !llvm.ptr -> !llvm.ptr
  llvm.store %one, %p : i64, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  %seen = llvm.add %sum, %v : i64
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %q, %kept : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "ne" %q, %end : !llvm.ptr
  llvm.cond_br %c, ^next(%seen : i64), ^done
^done:
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.mlir.global internal @h(5 : i64) : i64

llvm.func @apart_by() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %q = llvm.mlir.addressof @h : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %seen = llvm.sub %b, %a : i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// Of which objects pointers are that were loaded, only a run shows.
llvm.func @kept_distance() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %kept = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %p, %kept : !llvm.ptr, !llvm.ptr
  %first = llvm.load %kept : !llvm.ptr -> !llvm.ptr
  %q = llvm.getelementptr %first[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %q, %kept : !llvm.ptr, !llvm.ptr
  %behind = llvm.load %kept : !llvm.ptr -> !llvm.ptr
  %a = llvm.ptrtoint %first : !llvm.ptr to i64
  %b = llvm.ptrtoint %behind : !llvm.ptr to i64
  %seen = llvm.sub %b, %a : i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @lanes_on() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %on = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %evl = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %none = llvm.mlir.undef : vector<1x!llvm.ptr>
  %ptrs = llvm.insertelement %p, %none[%zero : i64] : vector<1x!llvm.ptr>
  %n = "llvm.intr.vp.ptrtoint"(%ptrs, %on, %evl) : (vector<1x!llvm.ptr>, vector<1xi1>, i32) -> vector<1xi64>
  %seen = llvm.extractelement %n[%zero : i64] : vector<1xi64>
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// Which bits an address has below its object's alignment does not depend on where that lies.
llvm.func @masked() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mask = llvm.mlir.constant(-4 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %same = llvm.icmp "eq" %p, %q : !llvm.ptr
  %seen = llvm.zext %same : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @masked_within() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mask = llvm.mlir.constant(-4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %same = llvm.icmp "eq" %p, %q : !llvm.ptr
  %seen = llvm.zext %same : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @stack() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mark = llvm.intr.stacksave : !llvm.ptr
  %seen = llvm.ptrtoint %mark : !llvm.ptr to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @stack_order() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mark = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %later = llvm.intr.stacksave : !llvm.ptr
  %less = llvm.icmp "ult" %later, %mark : !llvm.ptr
  %seen = llvm.zext %less : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @stack_twice() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mark = llvm.intr.stacksave : !llvm.ptr
  %again = llvm.intr.stacksave : !llvm.ptr
  %same = llvm.icmp "eq" %again, %mark : !llvm.ptr
  %seen = llvm.zext %same : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

// The sum may wrap, or not. Just beside an object it does not.
llvm.func @far() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %far = llvm.mlir.constant(-70368744177664 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[%far] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %less = llvm.icmp "ult" %q, %p : !llvm.ptr
  %seen = llvm.zext %less : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @before() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i64
  %less = llvm.icmp "ult" %q, %p : !llvm.ptr
  %seen = llvm.zext %less : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}

llvm.func @function() -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mlir.addressof @far : !llvm.ptr
  %q = llvm.mlir.addressof @before : !llvm.ptr
  %same = llvm.icmp "eq" %p, %q : !llvm.ptr
  %seen = llvm.zext %same : i1 to i64
  %r = llvm.add %seen, %zero : i64
  llvm.return %r : i64
}
