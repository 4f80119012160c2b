// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { return %was : i32 }
// expected-error @below {{expected 'takes' and what it holds next}}
}

// -----
// expected-error @below {{expected 'begin' and what it holds at first}}
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 { return %in : i32 }

// -----
// expected-error @below {{what holds state has a body}}
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32

// -----
// expected-error @below {{what is held is held one by one}}
meaning.op<Ts...> my.delay(%in: i32) holds (%was...: $Ts...) -> i32 { }

// -----
meaning.op my.delay(%in: i32) -> i32 { return %in : i32 }
// expected-error @below {{'my.delay': another meaning of it holds no state}}
meaning.op my.delay(%in: i64) holds (%was: i64) -> i64 {
  begin { arith.constant 0 : i64 }
  gives { return %was : i64 }
  takes { return %in : i64 }
}
