// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'hw.module' op entry block must have 1 arguments to match module signature}}
"hw.module"() <{module_type = !hw.modty<input a : i8>, parameters = [], sym_name = "Few"}> ({
  "hw.output"() : () -> ()
}) : () -> ()

// -----
hw.module @Operands(in %a : i8, out r : i8) {
  // expected-error @+1 {{'hw.output' op must have same number of operands as region results.}}
  hw.output
}

// -----
hw.module @Types(in %a : i8, out r : i4) {
  // expected-error @+1 {{'hw.output' op output types must match module. In operand 0, expected 'i4', but got 'i8'.}}
  hw.output %a : i8
}

// -----
// expected-error @+1 {{custom op 'hw.module' unknown port direction 'input'}}
hw.module @Direction(input %a : i8) {}

// -----
// expected-error @+1 {{'hw.module.extern' op parameter #hw.param.decl<"p": i8> : i8 has the same name as a previous parameter}}
hw.module.extern @Twice<p: i32, p: i8>()

// -----
// expected-error @+1 {{'hw.module.extern' op parameter "p" cannot be used as a default value for a parameter}}
hw.module.extern @Default<p: i8, q: i8 = #hw.param.decl.ref<"p">>()

// -----
// expected-note @+1 {{module declared here}}
hw.module @Unknown<p: i8>() {
  // expected-error @+1 {{'hw.param.value' op use of unknown parameter "q"}}
  %0 = hw.param.value i8 = #hw.param.decl.ref<"q">
}

// -----
hw.module @NoModule() {
  // expected-error @+1 {{Cannot find module definition 'Nothing'}}
  hw.instance "i" @Nothing() -> ()
}

// -----
// expected-note @+1 {{module declared here}}
hw.module.extern @Leaf(in %a : i8, out b : i8)
hw.module @Count() {
  // expected-error @+1 {{'hw.instance' op has a wrong number of operands; expected 1 but got 0}}
  hw.instance "i" @Leaf() -> (b: i8)
}

// -----
// expected-note @+1 {{module declared here}}
hw.module.extern @Leaf(in %a : i8, out b : i8)
hw.module @Type(in %a : i4) {
  // expected-error @+1 {{'hw.instance' op operand type #0 must be 'i8', but got 'i4'}}
  hw.instance "i" @Leaf(a: %a: i4) -> (b: i8)
}

// -----
// expected-note @+1 {{module declared here}}
hw.module.extern @Leaf(in %a : i8, out b : i8)
hw.module @Label(in %a : i8) {
  // expected-error @+1 {{'hw.instance' op input label #0 must be "a", but got "x"}}
  hw.instance "i" @Leaf(x: %a: i8) -> (b: i8)
}

// -----
// expected-note @+1 {{module declared here}}
hw.module.extern @Leaf(in %a : i8, out b : i8)
hw.module @Result(in %a : i8) {
  // expected-error @+1 {{'hw.instance' op result type #0 must be 'i8', but got 'i4'}}
  hw.instance "i" @Leaf(a: %a: i8) -> (b: i4)
}

// -----
// expected-note @+1 {{module declared here}}
hw.module.extern @Leaf<p: i8>()
hw.module @Parameters() {
  // expected-error @+1 {{'hw.instance' op expected 1 parameters but had 0}}
  hw.instance "i" @Leaf() -> ()
}

// -----
hw.module.extern @Leaf<p: i8>()
hw.module @Value() {
  // expected-error @+1 {{'hw.instance' op parameter "p" must have a value}}
  hw.instance "i" @Leaf<p: i8>() -> ()
}

// -----
// expected-error @+1 {{Cannot find generator definition 'SCHEMA'}}
hw.module.generated @Made, @SCHEMA()

// -----
hw.generator.schema @SCHEMA, "Memory", ["depth"]
// expected-error @+1 {{Missing attribute 'depth'}}
hw.module.generated @Made, @SCHEMA()

// -----
func.func @width(%a: i8) {
  // expected-error @+1 {{'hw.bitcast' op Bitwidth of input must match result}}
  %0 = hw.bitcast %a : (i8) -> !hw.array<2xi8>
  return
}

// -----
func.func @index(%a: !hw.array<3xi8>, %i: i3) {
  // expected-error @+1 {{'hw.array_get' op failed to verify that index bit width equals ceil(log2(length(input))), or 0 or 1 if input contains only one element}}
  %0 = hw.array_get %a[%i] : !hw.array<3xi8>, i3
  return
}

// -----
func.func @field(%s: !hw.struct<a: i8>) {
  // expected-error @+1 {{custom op 'hw.struct_extract' field name 'b' not found in aggregate type}}
  %0 = hw.struct_extract %s["b"] : !hw.struct<a: i8>
  return
}

// -----
func.func @number(%s: !hw.struct<a: i8>) {
  // expected-error @+1 {{'hw.struct_extract' op field index 1 exceeds element count of aggregate type}}
  %0 = "hw.struct_extract"(%s) <{fieldIndex = 1 : i32}> : (!hw.struct<a: i8>) -> i8
  return
}

// -----
func.func @fields(%a: i8) {
  // expected-error @+1 {{'hw.struct_create' op structure field count mismatch}}
  %0 = "hw.struct_create"(%a) : (i8) -> !hw.struct<a: i8, b: i8>
  return
}

// -----
func.func @constant() {
  // expected-error @+1 {{'hw.aggregate_constant' op array attribute (1) has wrong size for array constant (2)}}
  %0 = hw.aggregate_constant [1 : i8] : !hw.array<2xi8>
  return
}

// -----
func.func @empty() {
  // expected-error @+1 {{custom op 'hw.array_create' Cannot construct an array of length 0}}
  %0 = hw.array_create : i8
  return
}

// -----
func.func @enum() {
  // expected-error @+1 {{enum value 'C' is not a member of enum type '!hw.enum<A, B>'}}
  %0 = hw.enum.constant C : !hw.enum<A, B>
  return
}

// -----
// expected-error @+1 {{duplicate field name 'a'}}
func.func private @duplicate(!hw.struct<a: i8, a: i8>)

// -----
// expected-error @+1 {{hw.array cannot contain InOut types}}
func.func private @inouts(!hw.array<2x!hw.inout<i8>>)

// -----
// expected-error @+1 {{invalid element for hw.inout type 'f32'}}
func.func private @inout(!hw.inout<f32>)

// -----
// expected-error @+1 {{unsupported dimension kind in hw.array}}
func.func private @size(!hw.array<i3 x i8>)

// -----
// expected-error @+1 {{inner reference must have exactly one nested reference}}
module attributes {a.b = #hw.innerNameRef<@A>} {}

// -----
// What is called `parameters` in no module declares none.
"foreign.module"() ({
  // expected-error @+1 {{'hw.param.value' op use of unknown parameter "q"}}
  %v = "hw.param.value"() <{value = #hw.param.decl.ref<"q"> : i4}> : () -> i4
}) {parameters = [1 : i2]} : () -> () // expected-note @-3 {{module declared here}}

// -----
// expected-error @+1 {{'hw.module.extern' op must not have a body}}
"hw.module.extern"() <{module_type = !hw.modty<input a : i8>, parameters = [], sym_name = "Outside"}> ({
  "hw.output"() : () -> ()
}) : () -> ()

// -----
"hw.generator.schema"() <{descriptor = "Memory", requiredAttrs = [], sym_name = "Schema"}> : () -> ()
// expected-error @+1 {{'hw.module.generated' op must not have a body}}
"hw.module.generated"() <{generatorKind = @Schema, module_type = !hw.modty<input a : i8>, parameters = [], sym_name = "Made"}> ({
  "hw.output"() : () -> ()
}) : () -> ()

// -----
// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
hw.module.extern @Below(in %a : tensor<2x!hw.int<-1>>)

// -----
// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"a.b"() {a = dense<5> : tensor<2x!hw.int<4294967295>>} : () -> ()

// -----
hw.module.extern @Width<N: i32>(in %a : !hw.int<#hw.param.decl.ref<"N">>)
hw.module @Resolved(in %a : i9) {
  // expected-error @+2 {{integer bitwidth is limited to 16777215 bits}}
  // expected-error @+1 {{'hw.instance' op failed to resolve parametric input of instantiated module}}
  hw.instance "x" @Width<N: i32 = -1>(a: %a: i9) -> ()
}
