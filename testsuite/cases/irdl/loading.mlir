// What cannot be loaded is told where it stands.
// RUN: rm -rf %t && split-file %s %t
// RUN: for f in %t/*.irdl; do not mlir-interp verify --dialect $f %t/program.mlir 2>&1 | FileCheck $f || echo "$f is wrong"; done | not grep .
// RUN: mlir-interp verify --dialect=%t/unchecked.mlir %t/program.mlir 2>&1 | FileCheck %t/unchecked.mlir
// RUN: not mlir-interp verify --dialect=%t/unchecked.mlir --dialect=%t/unchecked.mlir %t/program.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-interp verify --dialect=%t/nothing.mlir %t/program.mlir 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-interp verify --dialect=%t %t/program.mlir 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: cp %t/unchecked.mlir %t/unchecked.py
// RUN: not mlir-interp verify --dialect=%t/unchecked.py %t/program.mlir 2>&1 | FileCheck %s --check-prefix=FORM
// Bytecode is that whatever it is called, and a pipe has no name that tells.
// RUN: mlir-interp print %t/unchecked.mlir --emit-bytecode -o %t/unchecked.bc
// RUN: mlir-interp verify --dialect=%t/unchecked.bc %t/use.mlir
// RUN: cat %t/unchecked.mlir | mlir-interp verify --dialect=/dev/stdin %t/use.mlir
// TWICE: unchecked.mlir:2:1: error: 'irdl.dialect' op redefines the dialect 'd', which is there already
// NOTHING: nothing.mlir
// FOLDER: error: cannot read '{{.*}}': Is a directory
// FORM: defines no dialect: the name of a file of definitions ends in .mlir, .irdl, .mlirbc or .json

//--- program.mlir
func.func @main() { return }
//--- use.mlir
func.func @main(%a: i32) { "d.o"(%a) : (i32) -> () return }
//--- unchecked.mlir
// CHECK: unchecked.mlir:4:10: warning: what is written in C++ is not checked: 2 conditions ('irdl.c_pred')
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.c_pred "isa<IntegerAttr>($_self)"
    %1 = irdl.c_pred "true"
    %2 = irdl.all_of(%0, %1)
    irdl.operands(a: %2)
  }
}
// CHECK-NOT: warning
//--- ours.irdl
// CHECK: ours.irdl:2:1: error: 'irdl.dialect' op redefines the dialect 'arith', which is there already
irdl.dialect @arith {
}
//--- none.irdl
// CHECK: none.irdl:{{.*}}: error: no dialect is defined here: there is no 'irdl.dialect'
func.func @f() { return }
//--- syntax.irdl
// CHECK: syntax.irdl:2:16: error: expected operation name in quotes
irdl.dialect @d (
//--- symbol.irdl
// CHECK: symbol.irdl:3:28: error: 'irdl.parametric' op symbol '@d::@u' not found
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.parametric @d::@u<> }
}
//--- any_of_nothing.irdl
// CHECK: any_of_nothing.irdl:3:28: error: 'irdl.any_of' op expected 1 or more operands, but found 0
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.any_of() }
}
//--- any_of_any.irdl
// CHECK: any_of_any.irdl:6:10: error: any_of constraints are not in the correct form
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%1, %0)
    irdl.operands(a: %2)
  }
}
//--- any_of_two.irdl
// CHECK: any_of_two.irdl:11:10: error: any_of constraints are not in the correct form
// CHECK: note: one of them takes anything, or two of them are parametric in the same definition
irdl.dialect @d {
  irdl.type @t { %0 = irdl.any irdl.parameters(a: %0) }
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.parametric @d::@t<%0>
    %3 = irdl.parametric @d::@t<%1>
    %5 = irdl.all_of(%3, %1)
    %4 = irdl.any_of(%2, %5)
  }
}
//--- recursion.irdl
// CHECK: recursion.irdl:4:10: error: operand #0 does not dominate this use
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.parametric @d::@t<%0>
    irdl.parameters(a: %0)
  }
}
//--- base.irdl
// CHECK: base.irdl:3:28: error: no registered type with name !builtin.float
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.base "!builtin.float" }
}
//--- base_attr.irdl
// CHECK: base_attr.irdl:3:28: error: no registered attribute with name #
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.base "#" }
}
//--- foreign.irdl
// CHECK: foreign.irdl:5:5: error: 'irdl.operands' op operand #0 is not a condition of this definition
irdl.dialect @d {
  irdl.operation @o {
    %0 = builtin.unrealized_conversion_cast to !irdl.attribute
    irdl.operands(a: %0)
  }
}
//--- own.irdl
// CHECK: own.irdl:3:{{[0-9]+}}: error: `!"d"<"t">` type created with unregistered dialect.
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.is !d.t }
  irdl.type @t
}
//--- region.irdl
// CHECK: region.irdl:5:5: error: 'irdl.regions' op operand #0 is not defined by an 'irdl.region' of this definition
irdl.dialect @d {
  irdl.operation @o {
    %0 = builtin.unrealized_conversion_cast to !irdl.region
    irdl.regions(a: %0)
  }
}
//--- not_one.irdl
// CHECK: not_one.irdl:4:5: error: 'irdl.base' op the base type or attribute name should start with '!' or '#'
irdl.dialect @d {
  irdl.operation @o {
    irdl.base "builtin.integer"
  }
}
