// RUN: %as-mlir-opt %s %t

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> attributes {x} {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @v1 initializer(@sc) : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @v2 bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
  spirv.GlobalVariable @v3 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @v4 {location = 1 : i32} : !spirv.ptr<f32, Output>
  spirv.SpecConstant @sc = 5 : i32
  spirv.SpecConstant @sc1 spec_id(5) = 3.0 : f32
  spirv.SpecConstant @sc2 = true
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.struct<(i32, i32)>
  spirv.func @f(%a: i32, %p: !spirv.ptr<i32, Function>, %c: i1) -> i32 "None" attributes {y} {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.Constant dense<1.0> : vector<4xf32>
    %2 = spirv.Constant true
    %3 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1xvector<2xf32>>
    %4 = spirv.Load "Function" %p : i32
    %5 = spirv.Load "Function" %p ["Volatile"] : i32
    %6 = spirv.Load "Function" %p ["Aligned", 4] : i32
    spirv.Store "Function" %p, %0 : i32
    spirv.Store "Function" %p, %0 ["Aligned", 4] : i32
    %7 = spirv.Variable : !spirv.ptr<f32, Function>
    %8 = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
    %9 = spirv.CompositeExtract %1[1 : i32] : vector<4xf32>
    %10 = spirv.CompositeInsert %9, %1[1 : i32] : f32 into vector<4xf32>
    %11 = spirv.IAddCarry %0, %0 : !spirv.struct<(i32, i32)>
    %12 = spirv.GL.FClamp %9, %9, %9 : f32
    %13 = spirv.GL.Fma %9, %9, %9 : f32
    spirv.CopyMemory "Function" %p, "Function" %8 : i32
    spirv.CopyMemory "Function" %p, "Function" %8 ["Volatile"], ["Volatile"] : i32
    %14 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
    %15 = spirv.SMulExtended %0, %0 : !spirv.struct<(i32, i32)>
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^t, ^e
    ^t:
      spirv.Branch ^e
    ^e:
      spirv.mlir.merge
    }
    %sel = spirv.mlir.selection control(Flatten) -> i32 {
      spirv.BranchConditional %c [1, 2], ^t, ^e(%0, %4 : i32, i32)
    ^t:
      spirv.Branch ^m(%0 : i32)
    ^e(%q: i32, %q2: i32):
      spirv.Branch ^m(%q : i32)
    ^m(%r: i32):
      spirv.mlir.merge %r : i32
    }
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.mlir.loop {
    }
    %16 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.Switch %a : i32, [
      default: ^d,
      0: ^d,
      1: ^d2(%0 : i32)
    ]
  ^d:
    spirv.ReturnValue %0 : i32
  ^d2(%x : i32):
    spirv.ReturnValue %x : i32
  }
  spirv.func @main() -> () "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main, @v, @v4
  spirv.EntryPoint "Vertex" @main
  spirv.ExecutionMode @main "LocalSize", 1, 2, 3
  spirv.ExecutionMode @main "ContractionOff"
}
spirv.module @foo Physical64 OpenCL { }
