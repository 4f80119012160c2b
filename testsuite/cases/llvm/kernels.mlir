// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// RUN: mlir-interp verify --upstream-dialects --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// What attributes of kernels say how to launch, their dialects judge, though their operations are not
// there.

llvm.func @kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
    attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 2>, nvvm.kernel, nvvm.maxnreg = 16 : i32,
                nvvm.reqntid = array<i32: 1, 2, 3>, nvvm.other = 1.0 : f32} {
  llvm.return
}
llvm.func @other_kernel() attributes {rocdl.kernel, rocdl.reqd_work_group_size = 5 : i32} {
  llvm.return
}

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @no_kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' must be a unit attribute}}
llvm.func @number(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @byte(%p: !llvm.ptr {llvm.byval = i32}, %i: i8 {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error @+1 {{'nvvm.kernel' attribute attached to unexpected op}}
func.func @f() attributes {nvvm.kernel} { return }

// -----

// expected-error @+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
module attributes {rocdl.kernel} {}

// -----

// expected-error @+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @sizes() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.cluster_dim"' attribute must be integer array with maximum 3 index}}
llvm.func @wide_sizes() attributes {nvvm.kernel, nvvm.cluster_dim = array<i64: 1>} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @no_number() attributes {nvvm.kernel, nvvm.minctasm = 1.0 : f32} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @clusters() attributes {nvvm.blocksareclusters, nvvm.kernel, nvvm.reqntid = array<i32: 1>} { llvm.return }

// -----

module attributes {gpu.container_module} {
  func.func private @sizes() attributes {gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_other = 5 : i32}
}

// -----

// expected-error @+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @container() attributes {gpu.container_module}

// -----

// expected-error @+1 {{'func.func' op gpu.known_grid_size must be a dense i32 array}}
func.func private @grid() attributes {gpu.known_grid_size = array<i64: 1, 2, 3>}

// -----

// expected-error @+1 {{'func.func' op gpu.known_cluster_size must contain exactly 3 elements}}
func.func private @cluster() attributes {gpu.known_cluster_size = array<i32: 1>}
