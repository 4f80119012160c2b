// RUN: mlir-interp print --upstream-dialects --allow-unregistered-dialect %s | FileCheck %s
// What no verifier here holds against its arguments, and upstream's would refuse, is printed as it is.

// CHECK: "gpu.launch"
func.func @launch(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index) -> ()
  return
}
// CHECK: "gpu.launch"
func.func @attributions(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %g: index, %h: index, %j: index, %k: index, %l: index, %m: index):
    "gpu.terminator"() : () -> ()
  }) {workgroup_attributions = 4294967290 : i64} : (index, index, index, index, index, index) -> ()
  return
}
gpu.module @m {
  // CHECK: "gpu.func"() <{function_type = (i32) -> ()
  "gpu.func"() <{function_type = (i32) -> ()}> ({
    "gpu.return"() : () -> ()
  }) {sym_name = "few"} : () -> ()
  // CHECK: "gpu.func"() <{
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32):
    "gpu.return"() : () -> ()
  }) {sym_name = "attributions", workgroup_attributions = 4294967295 : i64} : () -> ()
}
// CHECK: "spirv.func"() <{
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "x"}> ({
  "spirv.Return"() : () -> ()
}) : () -> ()
// CHECK: "pdl_interp.func"() <{
"pdl_interp.func"() <{function_type = (i32) -> (), sym_name = "few"}> ({
  "pdl_interp.finalize"() : () -> ()
}) : () -> ()
"pdl_interp.func"() <{function_type = (!pdl.range<operation>) -> (), sym_name = "each"}> ({
^bb0(%a: !pdl.range<operation>):
  // CHECK: "pdl_interp.foreach"(%{{.*}})[
  "pdl_interp.foreach"(%a)[^bb1] ({}) : (!pdl.range<operation>) -> ()
^bb1:
  "pdl_interp.finalize"() : () -> ()
}) : () -> ()
// CHECK: pdl.pattern
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %a = "pdl.attribute"() : () -> !pdl.attribute
  // CHECK: operation { = %{{.*}}}
  %o = "pdl.operation"(%a) <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  "pdl.rewrite"(%o) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({}) : (!pdl.operation) -> ()
}) : () -> ()
// CHECK: "tosa.variable"() <{
"tosa.variable"() <{sym_name = "z", type = i32, var_shape = dense<1> : tensor<1000000x1000000xindex>}> : () -> ()
// CHECK: omp.teams
%v = "a.memref"() : () -> memref<i32>
"omp.teams"(%v) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({}) : (memref<i32>) -> ()
