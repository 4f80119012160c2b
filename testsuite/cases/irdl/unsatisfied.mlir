// RUN: mlir-interp verify --dialect=%S/Inputs/d.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --irdl-file=%S/Inputs/d.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics %s -o /dev/null
// What does not satisfy a loaded definition, in the words of both programs.

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.two"(%a, %b) : (i32, f32) -> i32

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{op expects exactly 1 results, but got 0}}
"d.two"(%a, %b) : (i32, f32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{op expects exactly 2 operands, but got 1}}
"d.two"(%a) : (i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.two"(%a, %a) : (i32, i32) -> f32

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{invalid properties {foo = 3 : i64} for op d.two: extensible Dialects don't support properties}}
"d.two"(%a, %a) <{foo = 3}> : (i32, i32) -> i32

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{invalid properties {} for op d.two: extensible Dialects don't support properties}}
"d.two"(%a, %a) <{}> {foo = 3} : (i32, i32) -> i32

// -----

// expected-error@+1 {{unregistered operation 'd.foo' found in dialect ('d') that does not allow unknown operations}}
"d.foo"() : () -> ()

// -----

// expected-error@+1 {{custom op 'd.foo' is unknown}}
d.foo

// -----

// expected-error@+1 {{expected dynamic type}}
"q.foo"() {a = !d.foo} : () -> ()

// -----

// expected-error@+1 {{expected dynamic attribute}}
"q.foo"() {a = #d.foo} : () -> ()

// -----

// expected-error@+1 {{expected dynamic attribute}}
"q.foo"() {a = #d.foo<3>} : () -> ()

// -----

// expected-error@+1 {{expected 1 type arguments, but had 0}}
"q.foo"() {a = !d.t} : () -> ()

// -----

// expected-error@+1 {{expected 1 type arguments, but had 0}}
"q.foo"() {a = !d.t<>} : () -> ()

// -----

// expected-error@+1 {{expected 1 type arguments, but had 2}}
"q.foo"() {a = !d.t<5,6>} : () -> ()

// -----

// expected-error@+1 {{expected 1 type arguments, but had 2}}
"q.foo"() {a = #d.at<5,6>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"q.foo"() {a = !d.t<5 6>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"q.foo"() {a = !d.t<5, >} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"q.foo"() {a = !d.t<foo>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"q.foo"() {a = !d.t<5 : i32} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
"q.foo"() {a = !d.i<i64>} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got '5 : i64'}}
"q.foo"() {a = !d.i<5>} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"q.foo"() {a = !d.e : i32} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{op expects at least 1 operands, but got 0}}
"d.opt"() : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
"d.opt"(%a) : (i32) -> ()
"d.opt"(%a,%a) : (i32,i32) -> ()
// expected-error@+1 {{op expects at most 2 operands, but got 3}}
"d.opt"(%a,%a, %a) : (i32,i32, i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
"d.var"(%a) : (i32) -> ()
"d.var"(%a,%a) : (i32,i32) -> i32
// expected-error@+1 {{op expects at most 1 results, but got 2}}
"d.var"(%a,%a, %a) : (i32,i32, i32) -> (i32, i32)

// -----

// expected-error@+1 {{op expects at least 1 operands, but got 0}}
"d.var"() : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{'operandSegmentSizes' attribute is expected but not provided}}
"d.seg"() : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{element 2 in 'operandSegmentSizes' attribute must be equal to 0 or 1}}
"d.seg"() {operandSegmentSizes = array<i32: 1,2,3>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
"d.seg"() {operandSegmentSizes = array<i64: 1,2,3>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2}}
"d.seg"() {operandSegmentSizes = array<i32: 1,2>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{element 0 in 'operandSegmentSizes' attribute must be equal to 1}}
"d.seg"() {operandSegmentSizes = array<i32: 0,2,3>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{'operandSegmentSizes' attribute for specifying operand segments must have non-negative values}}
"d.seg"() {operandSegmentSizes = array<i32: 1,-2,3>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
"d.seg"() {operandSegmentSizes = array<i32: 1,2,1>} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{'resultSegmentSizes' attribute is expected but not provided}}
"d.seg"(%a, %a) {operandSegmentSizes = array<i32: 1,1,0>} : (i32, i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 0, 0>} for op d.seg: extensible Dialects don't support properties}}
"d.seg"(%a, %a) <{operandSegmentSizes = array<i32: 1,1,0>, resultSegmentSizes = array<i32: 0,0>}> : (i32, i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.seg"(%a, %b) {operandSegmentSizes = array<i32: 1,1,0>, resultSegmentSizes = array<i32: 0,0>} : (i32, f32) -> ()

// -----

%a, %b = "q.foo"() : () -> (!d.t<i32>, !d.t<5>)
"d.par"(%a) : (!d.t<i32>) -> (i32)
// expected-error@+1 {{expected '5 : i64' but got 'i32'}}
"d.par"(%b) : (!d.t<5>) -> (i32)

// -----

%a, %b = "q.foo"() : () -> (i32, !d.t<5>)
// expected-error@+1 {{expected base type 'd.t' but got 'i32'}}
"d.par"(%a) : (i32) -> (i32)

// -----

"d.pat"() {x = #d.at<i32>} : () -> i32
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.pat"() {x = #d.at<i32>} : () -> f32

// -----

// expected-error@+1 {{expected base attribute 'at.d' but got '#d.ae'}}
"d.pat"() {x = #d.ae} : () -> f32

// -----

// expected-error@+1 {{'d.pat' op attribute "x" is expected but not provided}}
"d.pat"() {y = #d.ae} : () -> f32

// -----

// expected-error@+1 {{expected base attribute 'at.d' but got '5 : i64'}}
"d.pat"() {x = 5} : () -> f32

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
"d.base"(%a) : (i32) -> ()
// expected-error@+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"d.base"(%b) : (f32) -> ()

// -----

"d.batt"() {x = 5} : () -> ()
"d.batt"() {x = true} : () -> ()
// expected-error@+1 {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"d.batt"() {x = "foo"} : () -> ()

// -----

%a, %b = "q.foo"() : () -> (!d.t<i32>, !d.e)
"d.bref"(%a) {x=#d.at<5>}: (!d.t<i32>) -> ()
// expected-error@+1 {{expected base type 'd.t' but got 'd.e'}}
"d.bref"(%b) {x=#d.at<5>}: (!d.e) -> ()

// -----

%a, %b = "q.foo"() : () -> (!d.t<i32>, !d.e)
// expected-error@+1 {{expected base attribute 'd.at' but got 'builtin.type'}}
"d.bref"(%a) {x=i32}: (!d.t<i32>) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
"d.anyof"(%a, %a) : (i32, i32) -> ()
"d.anyof"(%b, %b) : (f32, f32) -> ()
// expected-error@+1 {{expected 'f32' but got 'i32'}}
"d.anyof"(%b, %a) : (f32, i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f64)
// expected-error@+1 {{'f64' does not satisfy the constraint}}
"d.anyof"(%b, %a) : (f64, i32) -> ()

// -----

%a, %b = "q.foo"() : () -> (i32, f32)
// expected-error@+1 {{expected 'f32' but got 'i32'}}
"d.allof"(%a) : (i32) -> ()

// -----

"d.attrs"() {a = i32, b = 5, c=5, d=4} : () -> ()
// expected-error@+1 {{expected '5 : i64' but got '6 : i64'}}
"d.attrs"() {a = i32, b = 6, c=5, d=4} : () -> ()

// -----

// expected-error@+1 {{'d.reg' op unexpected number of regions: expected 4 but got 0}}
"d.reg"() : () -> ()

// -----

// expected-error@+1 {{'d.noreg' op unexpected number of regions: expected 0 but got 1}}
"d.noreg"() ({}) : () -> ()

// -----

// expected-error@+1 {{successors in non-terminator}}
"d.noreg"()[^a] : () -> ()
^a:
"q.foo"() : () -> ()

// -----

// expected-error@+1 {{expected region 2 to have 2 arguments but got 0}}
"d.reg"() ({},{}, {}, {}) : () -> ()

// -----

// expected-error@+1 {{expected region 2 to have 2 arguments but got 0}}
"d.reg"() ({ ^a: },{}, {}, {}) : () -> ()

// -----

// expected-note@+2 {{see the operation}}
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.reg"() ({ },{^a: "q.foo"() : () -> ()}, {^a(%a: i32, %b: i32): "q.foo"() : () -> () }, {^a(%a: f32): "q.foo"() : () -> ()
^b:
 "q.foo"() : () -> ()}) : () -> ()

// -----

// expected-note@+2 {{see the operation}}
// expected-error@+1 {{expected 'i32' but got 'f32'}}
"d.reg"() ({ },{^a: "q.foo"() : () -> ()}, {^a(%a: i32, %b: f32): "q.foo"() : () -> () }, {^a(%a: f32): "q.foo"() : () -> ()
^b:
 "q.foo"() : () -> ()}) : () -> ()

// -----

// expected-note@+2 {{see the operation}}
// expected-error@+1 {{expected region 2 to have 2 arguments but got 3}}
"d.reg"() ({ },{^a: "q.foo"() : () -> ()}, {^a(%a: i32, %b: i32, 
%c: i32): "q.foo"() : () -> () }, {^a(%a: f32): "q.foo"() : () -> ()
^b:
 "q.foo"() : () -> ()}) : () -> ()

// -----

// expected-note@+2 {{see the operation}}
// expected-error@+1 {{expected region 1 to have 0 arguments but got 1}}
"d.reg"() ({ },{^a(%a: i32): "q.foo"() : () -> ()}, {^a(%a: i32, %b: i32): "q.foo"() : () -> () }, {^a(%a: f32): "q.foo"() : () -> ()
^b:
 "q.foo"() : () -> ()}) : () -> ()

// -----

// expected-error@+2 {{'d.reg1' op unexpected number of regions: expected 1 but got 2}}
// expected-error@+1 {{op expects exactly 1 operands, but got 0}}
"d.reg1"() ({}, {}) : () -> ()

// -----

// expected-error@+1 {{expected region 0 to have 2 block(s) but got 0}}
"d.rsz"() ({}) : () -> ()

// -----

// expected-error@+1 {{expected region 0 to have 2 block(s) but got 1}}
"d.rsz"() ({
 "q.foo"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{expected region 0 to have 2 block(s) but got 1}}
"d.rsz"() ({
 "d.rsz"() ({}) : () -> ()
}) : () -> ()
