// RUN: mlir-interp run %s --seed=1 | FileCheck %s
// RUN: (for s in 1 2 3 4 5 6 7 8; do mlir-interp run %s --seed=$s | tail -1; done) | sort -u | wc -l | FileCheck %s --check-prefix=MANY
// A division by zero gives any number, which is the same as often as the operation is done.
// MANY-NOT: {{^1$}}
func.func @divide(%a: i64) -> i64 {
  %zero = hw.constant 0 : i64
  %r = comb.divu %a, %zero : i64
  return %r : i64
}
func.func @main() -> (i1, i1, i64) {
  %five = hw.constant 5 : i64
  %a = call @divide(%five) : (i64) -> i64
  %b = call @divide(%five) : (i64) -> i64
  // CHECK: true
  %same = comb.icmp eq %a, %b : i64
  // CHECK-NEXT: true
  %zero = hw.constant 0 : i64
  %c = comb.mods %five, %zero : i64
  %d = comb.modu %five, %zero : i64
  %e = comb.divs %five, %zero : i64
  %apart = comb.icmp ne %c, %d : i64
  return %same, %apart, %e : i1, i1, i64
}
