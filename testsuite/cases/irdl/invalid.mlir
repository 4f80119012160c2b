// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --split-input-file --verify-diagnostics %s >/dev/null
// What is wrong with a definition, in the words of both programs.

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
 irdl.operands("foo": %0) } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
 irdl.operands(%0) } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{expected ':'}}
 irdl.operands(a %0) } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{expected SSA operand}}
 irdl.operands(a: foo %0) } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{expected '('}}
 irdl.operands a: foo %0) } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{expected attribute value}}
 irdl.attributes {a = %0} } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{'irdl.attributes' op attribute 'attributeValueNames' failed to satisfy constraint: string array attribute}}
 irdl.attributes {5 : i32 = %0} } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any
// expected-error@+1 {{expected '='}}
 irdl.attributes {"a" %0} } }

// -----

irdl.dialect @d { irdl.operation @o {
 %0 = irdl.any_of() 
// expected-error@+1 {{custom op 'irdl.parameters' expected valid keyword}}
 irdl.parameters(%0) } }

// -----

// expected-note@+1 {{see existing symbol definition here}}
irdl.dialect @d { irdl.operation @o { }
// expected-error@+1 {{redefinition of symbol named 'o'}}
irdl.operation @o { } }

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a b" { irdl.operation @o { }
irdl.operation @o { } }

// -----

irdl.dialect @a { irdl.operation @o {
%a = irdl.any
%b = irdl.base @o
// expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
%c = irdl.base "foo"
} }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{'irdl.base' op symbol '@o' not found}}
%b = irdl.base @o
} }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{'irdl.base' op symbol '@a::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
%b = irdl.base @a::@o
} }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
%b = irdl.base @a::@a "!foo"
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
%b = irdl.base {foo}
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
%b = irdl.region with size 0
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{expected operation name in quotes}}
%b = irdl.region with size -1 : i32
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
// expected-error@+1 {{integer constant out of range for attribute}}
%b = irdl.region with size 99999999999
} irdl.type @a }

// -----

// expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
irdl.dialect @a { irdl.operation @o {
irdl.operands()
irdl.operands()
} irdl.type @a }

// -----

// expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
irdl.dialect @a { irdl.operation @o {
%c = irdl.any
irdl.operands(a:%c)
irdl.results(a:%c)
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
%c = irdl.any
// expected-error@+1 {{'irdl.operands' op name of operand #2 is a duplicate of the name of operand #0}}
irdl.operands(a:%c, b:%c, a:%c)
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
%c = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
irdl.operands(A:%c, _b:%c, "":%c, "1":%c, "a b":%c)
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
%c = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
irdl.operands("1":%c, "a b":%c)
} irdl.type @a }

// -----

irdl.dialect @a { irdl.operation @o {
%c = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
irdl.operands("a b":%c)
} irdl.type @a }

// -----

// expected-error@+1 {{name of operation should not contain uppercase letters}}
irdl.dialect @a { irdl.operation @A { } }

// -----

// expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.operation @a.b.c { } 
 irdl.operation @a_b.9c { } 
 irdl.operation @_ab.9c { } 
}

// -----

// expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.operation @a..c { } } 

// -----

// expected-error@+1 {{name of type must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.type @a.c { } } 

// -----

// expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.attribute @a.c { } } 

// -----

// expected-error@+1 {{name of attribute should not contain uppercase letters}}
irdl.dialect @a { irdl.attribute @A { } } 

// -----

// expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.operation @".a" { } } 

// -----

// expected-error@+1 {{name of type should not contain leading or double underscores}}
irdl.dialect @a { irdl.type @"__" { } } 

// -----

// expected-error@+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @A {  } 

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @a.b {  } 

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"9" {  } 

// -----

// expected-error@+1 {{name of dialect must contain only lowercase letters, digits and underscores}}
irdl.dialect @a$b_ {  } 

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {  } 

// -----

// expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @a { }

// -----

// expected-error@+1 {{'irdl.operation' op expects parent op 'irdl.dialect'}}
irdl.operation @a { irdl.any }

// -----

// expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%0 = irdl.any

// -----

// expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
irdl.dialect @a { %a = irdl.any }

// -----

// expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
irdl.dialect @a { irdl.parameters() }

// -----

// expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
irdl.dialect @a { irdl.operation @o { irdl.parameters() } }

// -----

// expected-error@+1 {{'irdl.operation' op expects parent op 'irdl.dialect'}}
irdl.dialect @a { irdl.operation @o { irdl.operation @p { irdl.any } } }

// -----

// expected-error@+1 {{'irdl.operation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
irdl.dialect @a { irdl.operation @o { ^a: 
irdl.any 
^b: 
irdl.any } }

// -----

// expected-error@+1 {{'irdl.operation' op region should have no arguments}}
irdl.dialect @a { irdl.operation @o { ^a(%a: i32): 
irdl.any  } }

// -----

// expected-error@+1 {{'irdl.parametric' op symbol '@a' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
irdl.dialect @a { irdl.type @o { %0 = irdl.parametric @a<> } }

// -----

// expected-error@+1 {{'irdl.parametric' op symbol '@o' not found}}
irdl.dialect @a { irdl.type @o { %0 = irdl.parametric @o<> } }

// -----

// expected-error@+1 {{'irdl.parametric' op symbol '@q::@r::@x' not found}}
irdl.dialect @a { irdl.type @o { %0 = irdl.parametric @q::@r::@x<> } }

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 0 and 1 respectively}}
 "irdl.operands"() <{names = ["single"], variadicity = #irdl<variadicity_array[ single]>}> : () -> ()
}}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 0 and 1 respectively}}
 "irdl.operands"() <{names = ["single"], variadicity = #irdl<variadicity_array[]>}> : () -> ()
}}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 0 respectively}}
 "irdl.attributes"() <{attributeValueNames = ["single"]}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.regions' op the number of regions and their names must be the same, but got 0 and 1 respectively}}
 "irdl.regions"() <{names = ["single"]}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-note@+1 {{prior use here}}
  %0 = irdl.any
// expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.region' vs '!irdl.attribute'}}
  irdl.regions(a: %0)
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-note@+1 {{prior use here}}
  %0 = irdl.region
// expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.attribute' vs '!irdl.region'}}
  irdl.operands(a: %0)
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{operand #0 does not dominate this use}}
  %1 = irdl.any_of(%0)
// expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = irdl.any
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-note@+2 {{operand defined here (op in the same block)}}
// expected-error@+1 {{operand #0 does not dominate this use}}
  %1 = irdl.any_of(%1)
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
 func.func @foo() {return}
// expected-error@+1 {{'irdl.all_of' op expected 1 or more operands, but found 0}}
  %1 = irdl.all_of()
 }
 func.func @foo() {return}
 }

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{invalid properties {names = [], variadicity = 5 : i32} for op irdl.operands: Invalid attribute `variadicity` in property conversion: 5 : i32}}
 "irdl.operands"() <{names = [], variadicity = 5 : i32}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{invalid properties {names = 5 : i32, variadicity = #irdl<variadicity_array[]>} for op irdl.operands: Invalid attribute `names` in property conversion: 5 : i32}}
 "irdl.operands"() <{names = 5 : i32, variadicity = #irdl<variadicity_array[]>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op requires attribute 'variadicity'}}
 "irdl.operands"() <{names = []}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+3 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[foo]>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+3 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected valid keyword or string}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[5]>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 0 and 1 respectively}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[#irdl<variadicity single>]>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{expected '['}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array single>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[single>]}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected valid keyword or string}}
 "irdl.operands"() <{names = [], variadicity = #irdl<variadicity<single>>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected valid keyword or string}}
 "irdl.operands"() <{names = [], variadicity = #irdl.variadicity<single>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
  %0 = "irdl.base"() : () -> !irdl.attribute
  %1 = "irdl.base"() : () -> !irdl.region
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.any' op result #0 must be IRDL handle to an `mlir::Attribute`, but got '!irdl.region'}}
  %1 = "irdl.any"() : () -> !irdl.region
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %1 = "irdl.any"() : () -> !irdl.attribute
// expected-error@+1 {{'irdl.any_of' op result #0 must be IRDL handle to an `mlir::Attribute`, but got '!irdl.region'}}
  %2 = "irdl.any_of"(%1) : (!irdl.attribute) -> !irdl.region
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.region' op attribute 'numberOfBlocks' failed to satisfy constraint: 32-bit signless integer attribute}}
  %1 = "irdl.region"() <{numberOfBlocks = 5 : i64}> : () -> !irdl.region
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %1 = irdl.any
  %2 = irdl.region(%1)
// expected-error@+1 {{'irdl.regions' op operand #0 must be variadic of IRDL handle to a region definition, but got '!irdl.attribute'}}
  "irdl.regions"(%1) <{names = ["a"]}> : (!irdl.attribute) -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %1 = irdl.any
  %2 = irdl.region(%1)
// expected-error@+1 {{'irdl.operands' op operand #0 must be variadic of IRDL handle to an `mlir::Attribute`, but got '!irdl.region'}}
  "irdl.operands"(%2) <{names = ["a"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.region) -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.parametric' op requires attribute 'base_type'}}
  %1 = "irdl.parametric"() : () -> !irdl.attribute
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.is' op requires attribute 'expected'}}
  %1 = "irdl.is"() : () -> !irdl.attribute
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.c_pred' op requires attribute 'pred'}}
  %1 = "irdl.c_pred"() : () -> !irdl.attribute
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op requires attribute 'names'}}
  "irdl.operands"() : () -> ()
  "irdl.attributes"() : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
// expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 0 and 2 respectively}}
  "irdl.operands"() <{names = ["a", ""], variadicity = #irdl<variadicity_array[]>}> : () -> ()
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %1 = irdl.any
// expected-error@+1 {{name of operand #0 is empty}}
  "irdl.operands"(%1) <{names = [""], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
 }}

// -----

irdl.dialect @a { irdl.type @o { 
  %1 = irdl.any
// expected-error@+1 {{name of parameter #0 must contain only lowercase letters, digits and underscores}}
  "irdl.parameters"(%1) <{names = ["a b"]}> : (!irdl.attribute) -> ()
 }}

// -----

// expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
irdl.dialect @a { irdl.type @o { 
  %1 = irdl.any
  irdl.parameters(a: %1)
  irdl.parameters(a: %1)
 }}

// -----

// expected-error@+1 {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"irdl.dialect"() <{sym_name = "foo"}> ({}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "foo"}> ({
// expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
 "irdl.type"() <{sym_name = "foo"}> ({ }) : () -> ()
 }) : () -> ()

// -----

irdl.dialect @a { irdl.operation @o { 
  irdl.operands(
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %0 = irdl.any
// expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operands(a: %0,)
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %0 = irdl.any
// expected-error@+1 {{expected ')'}}
  irdl.operands(a: %0 b: %0)
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %0 = irdl.any
// expected-error@+1 {{expected '}'}}
  irdl.attributes {"a" = %0 "b" = %0}
 }}

// -----

irdl.dialect @a { irdl.operation @o { 
  %0 = irdl.any
// expected-error@+1 {{name of operand #0 must contain only lowercase letters, digits and underscores}}
  irdl.operands(a.b: %0, a$c: %0)
 }}

// -----

// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
irdl.dialect @a foo

// -----

// expected-error@+1 {{custom op 'irdl.dialect' expected valid '@'-identifier for symbol name}}
irdl.dialect a

// -----

// expected-error@+1 {{'irdl.dialect' op symbol's parent must have the SymbolTable trait}}
func.func @foo() { irdl.dialect @a return }

// -----

module @m { irdl.dialect @a { irdl.type @t } }
// expected-error@+1 {{'irdl.base' op symbol '@a::@t' not found}}
irdl.dialect @b { irdl.type @t { %0 = irdl.base @a::@t irdl.parameters(t: %0) } } 

// -----

// expected-error@+1 {{'irdl.base' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
irdl.dialect @a { func.func @foo() { %0 = irdl.base @a::@t return } irdl.type @t  } 

// -----

// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
%0 = "foo.bar"() : () -> !irdl.attribute

// -----

// expected-error@+1 {{unknown  type `foo` in dialect `irdl`}}
func.func @foo(%a: !irdl.attribute, %b: !irdl.region, %c: !irdl.foo) { return }
