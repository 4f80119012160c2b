// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// expected-error @below {{empty block: expect at least a terminator}}
func.func @empty_block() {
^bb0:
}

// -----

func.func @no_terminator() {
  %0 = "test.some"() : () -> i32
  // expected-error @below {{block with no terminator, has %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %1 = arith.addi %0, %0 : i32
}

// -----

func.func @terminator_in_the_middle() {
  // expected-error @below {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

func.func @branch_in_the_middle() {
  // expected-error @below {{operation with block successors must terminate its parent block}}
  "other.branch"()[^bb1] : () -> ()
  return
^bb1:
  return
}

// -----

// expected-error @below {{entry block of region may not have predecessors}}
func.func @entry_has_predecessor() {
^bb0:
  cf.br ^bb1
^bb1:
  cf.br ^bb0
}

// -----

func.func @block_of_another_region() {
  "other.region"() ({
    // expected-error @below {{reference to an undefined block}}
    cf.br ^bb1
  }) : () -> ()
^bb1:
  return
}

// -----

func.func @counts_of_operands() {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 0}}
  %0 = "arith.addi"() : () -> i32
  return
}

// -----

func.func @counts_of_results(%a: i32) {
  // expected-error @below {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @counts_of_regions() {
  // expected-error @below {{'test.two_region_op' op expected 2 regions}}
  "test.two_region_op"() ({}) : () -> ()
  return
}

// -----

// expected-error @below {{'test.graph_region' op expects graph region #0 to have 0 or 1 blocks}}
test.graph_region {
  "test.some"() : () -> ()
^bb1:
  "test.some"() : () -> ()
}

// -----

module {
  func.func @each_isolated_operation_is_judged(%a: i32) {
    // expected-error @below {{'func.return' op has 1 operands, but enclosing function (@each_isolated_operation_is_judged) returns 0}}
    return %a : i32
  }
  func.func @and_this_one(%a: i32) {
    // expected-error @below {{'func.return' op has 1 operands, but enclosing function (@and_this_one) returns 0}}
    return %a : i32
  }
}

// -----

// expected-error @below {{unregistered operation 'func.unknown' found in dialect ('func') that does not allow unknown operations}}
"func.unknown"() : () -> ()

// -----

func.func @value_from_outside() {
  %0 = "other.index"() : () -> index
  // expected-note @below {{required by region isolation constraints}}
  "test.isolated_region"(%0) ({
  ^bb0:
    // expected-error @below {{'other.use' op using value defined outside the region}}
    "other.use"(%0) : (index) -> ()
  }) : (index) -> ()
  return
}
