// RUN: mlir-interp verify %s --upstream-dialects --split-input-file --verify-diagnostics

// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func private @buffer(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @+1 {{arm.tensors do not support zero dimensions}}
func.func private @empty(!spirv.arm.tensor<?x0xf32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @scalar(!spirv.arm.tensor<f32>)

// -----

// expected-error @+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @half(!spirv.arm.tensor<?x2xf32>)

// -----

// What has no members ends there.
// expected-error @+1 {{expected non-function type}}
func.func private @decorated(!spirv.struct<(), Block>)
