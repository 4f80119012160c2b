// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// A use of an operation in its own meaning is held against what is not verified yet.

meaning.op a.b() {
  "a.b"() ({ ^bb0: "t.y"() : () -> () }) : () -> ()
  // expected-error @+1 {{'meaning.region' op requires attribute 'number'}}
  "meaning.region"() : () -> ()
  return
}
// expected-error @+1 {{the error above is in what 'a.b' means here}}
"a.b"() ({ ^bb0: "t.y"() : () -> () }) : () -> ()

// -----
meaning.op a.b() {
  "a.b"() ({ ^bb0: "t.y"() : () -> () }) : () -> ()
  // expected-error @+1 {{'meaning.parallel' op requires attribute 'regions'}}
  "meaning.parallel"() : () -> ()
  return
}
// expected-error @+1 {{the error above is in what 'a.b' means here}}
"a.b"() ({ ^bb0: "t.y"() : () -> () }) : () -> ()

// -----
meaning.op a.b() {
  "a.b"() ({ ^bb0(%x: i32, %y: i32, %z: i32): "t.x"() : () -> () }) : () -> ()
  // expected-error @+1 {{'operandSegmentSizes' attribute cannot have negative elements}}
  "meaning.graph"() <{number = 0 : i64, operandSegmentSizes = array<i32: 3, -3>}> : () -> ()
  return
}
// expected-error @+1 {{the error above is in what 'a.b' means here}}
"a.b"() ({ ^bb0(%x: i32, %y: i32, %z: i32): "t.x"() : () -> () }) : () -> ()

// -----
meaning.op a.b() {
  "a.b"() : () -> ()
  // expected-error @+1 {{'meaning.foo'}}
  "meaning.foo"() : () -> ()
  return
}
// expected-error @+1 {{the error above is in what 'a.b' means here}}
"a.b"() : () -> ()
