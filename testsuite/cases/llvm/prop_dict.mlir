// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// RUN: mlir-interp print %S/Inputs/prop_dict.mlir | FileCheck %S/Inputs/prop_dict.mlir

// The dictionary of properties in a custom form holds what is needed, and nothing else.

llvm.func @unknown() {
  // expected-error@+1 {{invalid properties {b = 3 : i64, failureKind = 1 : i8} for op llvm.intr.ubsantrap: unknown key '"b"' when parsing properties dictionary}}
  llvm.intr.ubsantrap <{failureKind = 1 : i8, b = 3}>
  llvm.return
}

// -----

llvm.func @missing() {
  // expected-error@+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap {a = 3}
  llvm.return
}

// -----

llvm.func @other_type() {
  // expected-error@+1 {{'llvm.intr.ubsantrap' op attribute 'failureKind' failed to satisfy constraint: 8-bit signless integer attribute}}
  llvm.intr.ubsantrap <{failureKind = 1 : i32}>
  llvm.return
}

// -----

llvm.func @other_kind() {
  // expected-error@+1 {{invalid properties {failureKind} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: unit}}
  llvm.intr.ubsantrap <{failureKind = unit}>
  llvm.return
}

// -----

llvm.func @no_dictionary() {
  // expected-error@+1 {{invalid properties 3 : i64 for op llvm.intr.ubsantrap: expected DictionaryAttr to set properties}}
  llvm.intr.ubsantrap <3>
  llvm.return
}

// -----

llvm.func @no_overflow(%i: i32) {
  // expected-error@+1 {{invalid properties {overflowFlags = "nsw"} for op llvm.trunc: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.trunc"(%i) <{overflowFlags = "nsw"}> : (i32) -> i16
  llvm.return
}

// -----

llvm.func @no_wrap_flags(%p: !llvm.ptr) {
  // expected-error@+1 {{for op llvm.getelementptr: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = "nuw", rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
