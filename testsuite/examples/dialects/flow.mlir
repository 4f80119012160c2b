// The numbers of Fibonacci: two delays, each of which uses what stands below it.
func.func @main() -> i32 {
  %ten = arith.constant 10 : index
  %r = "flow.clocked"(%ten) ({
    %older = "flow.delay"(%newer) {first = 0 : i32} : (i32) -> i32
    %newer = "flow.delay"(%both) {first = 1 : i32} : (i32) -> i32
    %both = arith.addi %older, %newer : i32
    "flow.out"(%older) : (i32) -> ()
  }) : (index) -> i32
  return %r : i32
}

// Shortest ways from one town to three others: over and over each is made of those to the towns
// next to it, until nothing moves.
func.func @ways() -> (i32, i32, i32) {
  %four = arith.constant 4 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %b, %c, %d = "flow.settled"() ({
    // b is 4 from here, c 1; from c to b it is 2, from b to d 1.
    %b = "flow.delay"(%to_b) {first = 99 : i32} : (i32) -> i32
    %c = "flow.delay"(%one) {first = 99 : i32} : (i32) -> i32
    %d = "flow.delay"(%to_d) {first = 99 : i32} : (i32) -> i32
    %over_c = arith.addi %c, %two : i32
    %to_b = arith.minsi %over_c, %four : i32
    %to_d = arith.addi %b, %one : i32
    "flow.out"(%b, %c, %d) : (i32, i32, i32) -> ()
  }) : () -> (i32, i32, i32)
  return %b, %c, %d : i32, i32, i32
}

// How often 27 has to be halved, or tripled and one added, until it is 1.
func.func @collatz() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %done, %steps = "flow.until"() ({
    %n = "flow.delay"(%next) {first = 27 : i32} : (i32) -> i32
    %steps = "flow.delay"(%more) {first = 0 : i32} : (i32) -> i32
    %more = arith.addi %steps, %one : i32
    %half = arith.divsi %n, %two : i32
    %tripled = arith.muli %n, %three : i32
    %odd = arith.addi %tripled, %one : i32
    %rest = arith.remsi %n, %two : i32
    %even = arith.cmpi eq, %rest, %zero : i32
    %next = arith.select %even, %half, %odd : i32
    %done = arith.cmpi eq, %n, %one : i32
    "flow.out"(%done, %steps) : (i1, i32) -> ()
  }) : () -> (i1, i32)
  return %steps : i32
}

// It never settles.
func.func @endless() -> i32 {
  %one = arith.constant 1 : i32
  %r = "flow.settled"() ({
    %n = "flow.delay"(%more) {first = 0 : i32} : (i32) -> i32
    %more = arith.addi %n, %one : i32
    "flow.out"(%n) : (i32) -> ()
  }) : () -> i32
  return %r : i32
}
