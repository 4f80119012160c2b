// Attributes of the dialect that operations of others may have, whether or not definitions were
// asked for.
// RUN: mlir-interp verify %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: mlir-interp verify %s --allow-unregistered-dialect --upstream-dialects --split-input-file --verify-diagnostics

"u.a"() {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} : () -> ()
func.func private @f(i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>},
                     vector<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>},
                     f32 {spirv.decoration = #spirv.decoration<Aliased>})

// Of functions whose type is not a builtin one, too.
llvm.func @g(i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>})

// -----

// expected-error @+1 {{found unsupported 'spirv.other' attribute on operation}}
"u.a"() {spirv.other} : () -> ()

// -----

// expected-error @+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
"u.a"() {spirv.entry_point_abi = #spirv.decoration<Aliased>} : () -> ()

// -----

// expected-error @+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
"u.a"() {spirv.target_env = 1} : () -> ()

// -----

// expected-error @+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
func.func private @f(i32 {spirv.decoration})

// -----

// expected-error @+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func private @f(i32 {spirv.interface_var_abi = 1})

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func private @f(vector<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>})

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
llvm.func @f(!llvm.ptr {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>})

// -----

// expected-error @+1 {{found unsupported 'spirv.other' attribute on region argument}}
func.func private @f(i32 {spirv.other})

// -----

// expected-error @+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func private @f() -> (i32 {spirv.decoration = #spirv.decoration<Aliased>})
