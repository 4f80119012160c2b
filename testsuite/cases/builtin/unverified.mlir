// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// An operation that looks at others finds some that are not verified yet.

module attributes {shape.lib = [@lib]} {
  // expected-error @+1 {{'shape.function_library' op requires attribute 'mapping'}}
  "shape.function_library"() <{sym_name = "lib"}> ({}) : () -> ()
}

// -----
func.func @recipe(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@p]}> ({
  ^bb0(%b: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// expected-error @+1 {{'omp.declare_reduction' op expected 6 regions}}
"omp.declare_reduction"() <{sym_name = "p", type = i32}> : () -> ()

// -----
func.func @divisor(%m: memref<4xi32>) {
  affine.for %i = 0 to 1 {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %v = "affine.load"(%m, %x) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> i32
    %x = "arith.divui"() : () -> index
  }
  return
}

// -----
llvm.mlir.global internal constant @address() : !llvm.ptr {
  %0 = llvm.blockaddress <function = @b, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @+1 {{'llvm.func' op requires one region}}
"llvm.func"() <{sym_name = "b", function_type = !llvm.func<void ()>, CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> : () -> ()
