// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// expected-error @below {{redeclaring defined struct as opaque}}
llvm.func @redeclared(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error @below {{redeclaring defined struct as opaque}}
llvm.func @redeclared_inside(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (struct<"a", opaque>)>)

// -----

// expected-error @below {{identifier already used for an enclosing struct}}
llvm.func @body_inside(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error @below {{identified type already used with a different body}}
llvm.func @defined_late(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i32)>)
