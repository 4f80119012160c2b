// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
func.func @case_of_64_bits(%a: i32) {
  // expected-error @below {{custom op 'cf.switch' integer value too large}}
  cf.switch %a : i32, [ default: ^bb1, 0x8000000000000000: ^bb1 ]
^bb1:
  return
}

// -----

func.func @bound_of_64_bits() {
  // expected-error @below {{custom op 'scf.forall' expected SSA value or integer}}
  // expected-error @below {{custom op 'scf.forall' integer value too large}}
  scf.forall (%x) in (0xFFFFFFFFFFFFFFFF) {
  }
  return
}

// -----

func.func @index_of_32_bits(%p: !llvm.ptr) {
  // expected-error @below {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}

// -----

// expected-error @below {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
// expected-error @below {{integer value too large}}
func.func private @address_space(!llvm.ptr<4294967296>)

// -----

// expected-error @below {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
// expected-error @below {{integer value too large}}
func.func private @wider_than_unsigned(!llvm.ptr<-2147483648>)

// -----

// expected-error @below {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
// expected-error @below {{integer value too large}}
func.func private @array(!llvm.array<-9223372036854775807 x i8>)

// -----

// expected-error @below {{integer value too large}}
func.func private @target(!llvm.target<"x", 4294967296>)

// -----

// expected-error @below {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
// expected-error @below {{integer value too large}}
"some.op"() {a = #llvm.address_space<4294967296>} : () -> ()

// -----

// expected-error @below {{operation defines 1 results but was provided 18446744073709551615 to bind}}
%0:18446744073709551615 = "some.op"() : () -> i32

// -----

// expected-error @below {{expected named operation to have at least 1 result}}
%0:18446744073709551616 = "some.op"() : () -> i32
