// RUN: mlir-interp verify --dialect=%S/Inputs/geometry2.irdl --split-input-file --verify-diagnostics %s
// What a module says of the version of a dialect that has one.

// expected-error @below {{'geometry.version' says a version, which has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i64: 1>}}
module attributes {geometry.version = array<i64: 1>} {
}

// -----

// expected-error @below {{'geometry.version' says a version, which has to be array<i64: MAJOR, MINOR>, from 1.0 on, not "1.0"}}
module attributes {geometry.version = "1.0"} {
}

// -----

// expected-error @below {{'geometry.version' says a version, which has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i32: 1, 0>}}
module attributes {geometry.version = array<i32: 1, 0>} {
}

// -----

// expected-error @below {{has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i64: -1, 0>}}
module attributes {geometry.version = array<i64: -1, 0>} {
}

// -----

// expected-error @below {{has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i64: 0, 9>}}
module attributes {geometry.version = array<i64: 0, 9>} {
}

// -----

// expected-error @below {{has to be array<i64: MAJOR, MINOR>, from 1.0 on, not array<i64: 0, 0>}}
module attributes {geometry.version = array<i64: 0, 0>} {
}

// -----

// expected-error @below {{current geometry dialect version is 2.0, can't parse version: 2.1 (a newer definition of the dialect is needed)}}
module attributes {geometry.version = array<i64: 2, 1>} {
}

// -----

module {
  // expected-error @below {{'geometry.version' is for the outermost module of a file, which says the version of all that is in it: this module is within another, or beside others}}
  module attributes {geometry.version = array<i64: 1, 0>} {
  }
}

// -----

module attributes {geometry.version = array<i64: 1, 0>} {
  func.func @f() {
    "test.region"() ({
      // expected-error @below {{'geometry.version' is for the outermost module of a file}}
      builtin.module attributes {geometry.version = array<i64: 1, 0>} {
      }
    }) : () -> ()
    return
  }
}

// -----

// expected-error @below {{'geometry.version' is for the outermost module of a file}}
module @a attributes {geometry.version = array<i64: 1, 0>} {
}
module @b {
}

// -----

// Of a dialect that nobody knows, or that has no version, it says nothing.
module attributes {algebra.version = "1.0", arith.version = 3} {
  module attributes {algebra.version = array<i64: 1>} {
  }
}

// -----

// The note is of the version that would be upgraded.
func.func @f(%a: i32) -> i32 {
  // expected-error @below {{unregistered operation 'geometry.times' found in dialect ('geometry') that does not allow unknown operations}}
  // expected-note @below {{see current operation}}
  // expected-note @below {{it is upgraded in programs of before geometry 2.0, and this one says no version: `geometry.version = array<i64: 1, 0>` among the attributes of its module does}}
  %b = "geometry.times"(%a) {n = 3 : i32} : (i32) -> i32
  return %b : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  // expected-error @below {{unregistered operation 'geometry.multiplied'}}
  // expected-note @below {{see current operation}}
  // expected-note @below {{it is upgraded in programs of before geometry 1.2, and this one says no version: `geometry.version = array<i64: 1, 1>` among the attributes of its module does}}
  %b = "geometry.multiplied"(%a) {by = 3 : i32} : (i32) -> i32
  return %b : i32
}

// -----

module attributes {geometry.version = array<i64: 1, 2>} {
  func.func @f(%a: i32) -> i32 {
    // expected-error @below {{unregistered operation 'geometry.multiplied'}}
    // expected-note @below {{see current operation}}
    // expected-note @below {{it is upgraded in programs of before geometry 1.2, and this one says that it is of 1.2}}
    %b = "geometry.multiplied"(%a) {by = 3 : i32} : (i32) -> i32
    return %b : i32
  }
}

// -----

module attributes {geometry.version = array<i64: 1, 0>} {
  func.func @f(%a: i32) -> i32 {
    // expected-error @below {{custom op 'geometry.times' is unknown}}
    // expected-note @below {{'geometry.times' is upgraded in programs of before geometry 2.0, which are read in the generic form and in bytecode}}
    %b = geometry.times %a {n = 3 : i32} : (i32) -> i32
    return %b : i32
  }
}
