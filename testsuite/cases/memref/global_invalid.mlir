// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// The initial value is of a tensor type. (Upstream refuses others as well, and may crash when it says so.)

// expected-error@below {{'memref.global' op initial value element expected to be of type 'i8', but was of type 'vector<2xi8>'}}
"memref.global"() <{initial_value = dense<0> : vector<2xi8>, sym_name = "g", type = memref<2xi8>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value element expected to be of type 'i8', but was of type 'memref<2xi8>'}}
"memref.global"() <{initial_value = dense<0> : memref<2xi8>, sym_name = "g", type = memref<2xi8>}> : () -> ()
