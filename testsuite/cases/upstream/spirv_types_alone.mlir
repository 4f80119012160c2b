// Types are read as types where definitions were not asked for, too.
// RUN: mlir-interp print %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: @stride(!spirv.array<4 x f32, stride=4294967295>, !spirv.array<4 x f32>)
func.func private @stride(!spirv.array<4 x f32, stride=-1>, !spirv.array<  4x  f32  >)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @stride(!spirv.array<4 x f32, stride=4294967296>)

// -----

// expected-error @+1 {{expected array length greater than 0}}
func.func private @length(!spirv.array<0 x f32>)

// -----

// expected-error @+1 {{expected valid element type for `pdl.range`}}
func.func private @range(!pdl.range<i32>)
