// What satisfies a loaded definition is printed as upstream does.
// RUN: mlir-opt --irdl-file=%S/Inputs/d.mlir --allow-unregistered-dialect %s -o %t.upstream
// RUN: mlir-interp print --dialect=%S/Inputs/d.mlir --allow-unregistered-dialect %s | diff %t.upstream -
// RUN: mlir-interp print --dialect=%S/Inputs/d.mlir --allow-unregistered-dialect --generic %s | mlir-interp print --dialect %S/Inputs/d.mlir --allow-unregistered-dialect - | diff %t.upstream -

%a, %b = "q.foo"() : () -> (i32, f32)
%c, %d, %e, %f = "q.foo"() : () -> (!d.t<i32>, !d.t<5>, !d.e<>, !d.i<i32>)
"q.foo"() {a = !d.e<>, b = !d.e, c = !d.t<5>, d = !d.t<!d.t<i32>>, e = #d.at<"foo">, f = #d.ae, g = #d<ae>,
           h = !d<t<5 : i32>>, i = #d.ae<>, j = [#d.at<#d.at<tensor<2x!d.e>>>]} : () -> ()

%two = "d.two"(%a, %a) {anything = 3, d.goes} : (i32, i32) -> i32
"d.opt"(%a) : (i32) -> ()
"d.opt"(%a, %a) : (i32, i32) -> ()
"d.var"(%a) : (i32) -> ()
%var = "d.var"(%a, %a, %a) : (i32, i32, i32) -> i32
"d.seg"(%a, %a) {operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 0, 0>} : (i32, i32) -> ()

// The parameter of a type is that of another, or a result's type.
%par = "d.par"(%c) : (!d.t<i32>) -> i32
%pat = "d.pat"() {x = #d.at<i32>} : () -> i32
"d.base"(%a) : (i32) -> ()
"d.batt"() {x = true} : () -> ()
"d.bref"(%d) {x = #d.at<5>} : (!d.t<5>) -> ()
"d.anyof"(%a, %a, %a) : (i32, i32, i32) -> ()
"d.anyof"(%b) : (f32) -> ()
"d.attrs"() {a = i32, b = 5, c = 5, d = 4} : () -> ()

"d.reg"() ({
}, {
^entry:
  "q.end"() : () -> ()
}, {
^entry(%x: f64, %y: i32):
  "q.end"() : () -> ()
}, {
^entry(%x: f64):
  "q.end"()[^next] : () -> ()
^next:
  "q.end"() : () -> ()
}) : () -> ()
"d.noreg"() {d.foo, d.x = 3} : () -> ()
