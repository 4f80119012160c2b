// Definitions of dialects are read and printed as upstream does, in both forms.
// RUN: mlir-opt %s -o %t.upstream
// RUN: mlir-interp print %s | diff %t.upstream -
// RUN: mlir-interp print %t.upstream | diff %t.upstream -
// RUN: mlir-opt --mlir-print-op-generic %s -o %t.generic
// RUN: mlir-interp print --generic %s | diff %t.generic -
// RUN: mlir-interp print %t.generic | diff %t.upstream -

irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @empty
  irdl.type @"9a" {}
  irdl.attribute @at attributes {foo = 1} {
    %a = irdl.any
    irdl.parameters(x: %a, y_2: %a) {baz = 2}
  }
  irdl.operation @mul {
    %0 = irdl.is f32
    %1 = irdl.is f64 {foo}
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric @cmath::@complex<%2>
    %b = irdl.base @cmath::@complex
    %bb = irdl.base "!builtin.integer"
    %bc = irdl.base "#builtin.string" {foo}
    %all = irdl.all_of(%b, %3)
    %cc = irdl.c_pred "foo"
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%b, %all)
    %r3 = irdl.region with size 3
    %r4 = irdl.region(%b) with size 2 {foo}
    irdl.operands(a: %3, b: optional %3, c: variadic %3, d: single %b)
    irdl.results()
    irdl.attributes {"a" = %b, "q" = %bb, "" : i32 = %3}
    irdl.regions(foo: %r0, bar: %r1)
  }
  irdl.operation @nothing {
    irdl.attributes
  }
  irdl.operation @constants {
    %0 = irdl.is 5 : i32
    %1 = irdl.is @foo
    %2 = irdl.is "foo"
    %3 = irdl.is [1, 2]
    %4 = irdl.parametric @cmath::@empty<>
    irdl.operands(single: %0)
    irdl.attributes {"e" = %0} {f}
  }
}

// A reference is looked up beside the dialect that it stands in.
module @inner {
  irdl.dialect @other attributes {foo} {
  ^bb0(%arg0: i32):
    irdl.type @a { %0 = irdl.base @other::@a }
    irdl.c_pred "it stands anywhere"
  }
}

"test.kinds"() {a = #irdl<variadicity single>, b = #irdl<variadicity_array[ single, #irdl<variadicity optional>]>,
                c = #irdl<variadicity_array[]>} : () -> ()
