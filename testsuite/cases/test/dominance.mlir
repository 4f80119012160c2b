// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
func.func @use_before_definition() {
  // expected-error @below {{operand #0 does not dominate this use}}
  "other.use"(%0) : (i32) -> ()
  // expected-note @below {{operand defined here (op in the same block)}}
  %0 = "other.make"() : () -> i32
  return
}

// -----

func.func @use_of_itself() {
  // expected-error @below {{operand #0 does not dominate this use}}
  // expected-note @below {{operand defined here (op in the same block)}}
  %0 = "other.make"(%0) : (i32) -> i32
  return
}

// -----

func.func @use_around_itself() {
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = "other.make"() ({
    // expected-error @below {{operand #0 does not dominate this use}}
    "other.use"(%0) : (i32) -> ()
  }) : () -> i32
  return
}

// -----

func.func @sibling_block(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @below {{operand defined here (op in the same region)}}
  %0 = "other.make"() : () -> i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  // expected-error @below {{operand #0 does not dominate this use}}
  "other.use"(%0) : (i32) -> ()
  return
}

// -----

// expected-note @below {{operand defined as a block argument (block #1 in the same region)}}
func.func @argument_of_a_sibling(%c: i1) {
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb1(%a: i1):
  cf.br ^bb2
^bb2:
  // expected-error @below {{operand #0 does not dominate this use}}
  "other.use"(%a) : (i1) -> ()
  return
}

// -----

func.func @later_in_the_region_around() {
  scf.execute_region {
    // expected-error @below {{operand #0 does not dominate this use}}
    "other.use"(%0) : (i32) -> ()
    scf.yield
  }
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = "other.make"() : () -> i32
  return
}

// -----

// expected-note @below {{operand defined as a block argument (block #1 in a parent region)}}
func.func @argument_of_a_later_block(%c: i1) {
  scf.execute_region {
    // expected-error @below {{operand #0 does not dominate this use}}
    "other.use"(%a) : (i1) -> ()
    scf.yield
  }
  cf.br ^bb1(%c : i1)
^bb1(%a: i1):
  return
}

// -----

func.func @unreachable_blocks_are_dominated_by_all() {
  return
^bb1:
  "other.use"(%0) : (i32) -> ()
  cf.br ^bb2
^bb2:
  %0 = "other.make"() : () -> i32
  cf.br ^bb1
}

// -----

func.func @but_regions_in_them_have_their_order() {
  return
^bb1:
  scf.execute_region {
    // expected-error @below {{operand #0 does not dominate this use}}
    "other.use"(%0) : (i32) -> ()
    // expected-note @below {{operand defined here (op in the same block)}}
    %0 = "other.make"() : () -> i32
    scf.yield
  }
  return
}

// -----

func.func @graph_regions_have_none() {
  test.graph_region {
    "other.use"(%0) : (i32) -> ()
    %0 = "other.make"(%0) : (i32) -> i32
  }
  "other.region"() ({
    "other.use"(%0) : (i32) -> ()
    %0 = "other.make"() : () -> i32
  }) : () -> ()
  return
}
