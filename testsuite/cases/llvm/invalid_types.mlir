// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// Types and attributes that are not well-formed.

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"a"() {x = #llvm.loop_annotation<foo = 1>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"a"() {x = #llvm.loop_annotation<disableNonforced = 1>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"a"() {x = #llvm.loop_annotation<disableNonforced = true, >} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`}}
"a"() {x = #llvm.loop_annotation<vectorize = true>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: disable}}
"a"() {x = #llvm.loop_vectorize<disable = true, disable = true>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: bytes}}
"a"() {x = #llvm.dereferenceable<mayBeNull = true>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a"() {x = #llvm.dereferenceable<bytes = 1 mayBeNull = 1>} : () -> ()

// -----

// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"a"() {x = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"a"() {x = #llvm.linkage<1>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"a"() {x = #llvm.fastmath<1>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"a"() {x = #llvm.fastmath<foo>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"a"() {x = #llvm.overflow<foo>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'inaccessibleMem' which is to be a `ModRefInfo`}}
"a"() {x = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = foo>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a"() {x = #llvm.memory_effects<other = none, argMem = read>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `llvm`}}
"a"() {x = #llvm.foo} : () -> ()

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"a"() {x = !llvm.foo} : () -> ()

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
"a"() {x = !llvm.i32} : () -> ()

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
"a"() {x = !llvm<i32>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a"() {x = !llvm.array<3 x>} : () -> ()

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"a"() {x = !llvm.array<3 x void>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"a"() {x = !llvm.array<i32>} : () -> ()

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"a"() {x = !llvm.struct<"">} : () -> ()

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"a"() {x = !llvm.struct<"a">} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"a"() {x = !llvm.struct<"a", packed>} : () -> ()

// -----

// expected-error@+1 {{identified type already used with a different body}}
"a"() {x = !llvm.struct<"a", (i32)>, y = !llvm.struct<"a", (i64)>} : () -> ()

// -----

// expected-error@+1 {{identified type already used with a different body}}
"a"() {x = !llvm.struct<"a", ()>, y = !llvm.struct<"a", packed ()>} : () -> ()

// -----

// expected-error@+1 {{identified type already used with a different body}}
"a"() {x = !llvm.struct<"a", opaque>, y = !llvm.struct<"a", (i64)>} : () -> ()

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
"a"() {x = !llvm.struct<"a", (i64, struct<"a", (i64)>)>} : () -> ()

// -----

// expected-error@+1 {{only identified structs can be opaque}}
"a"() {x = !llvm.struct<opaque>} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"a"() {x = !llvm.struct<(void)>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a"() {x = !llvm.struct<(i32,)>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"a"() {x = !llvm.struct<i32>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"a"() {x = !llvm.func<void (i32, ..., i32)>} : () -> ()

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"a"() {x = !llvm.func<void (void)>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"a"() {x = !llvm.func<void>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
"a"() {x = !llvm.func<func<void ()> ()>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
"a"() {x = !llvm.func<metadata (label, token, x86_amx, ppc_fp128)>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"a"() {x = !llvm.func<void (i32 ...)>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"a"() {x = !llvm.ptr<i32>} : () -> ()

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
"a"() {x = !llvm.target<"a", i32, 1, i32>} : () -> ()

// -----

// expected-error@+1 {{expected string}}
"a"() {x = !llvm.target<a>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() {x = vector<4x!llvm.struct<()>>} : () -> ()

// -----

// expected-error@+1 {{invalid memref element type}}
"a"() {x = memref<4x!llvm.struct<()>>, tensor = tensor<3x!llvm.ptr>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"a"() {x = !llvm.array<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"a"() {x = !llvm.array<0x4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a"() {x = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(3), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(1, 2), DW_OP_bit_piece(1,2)]>, y = #llvm.di_expression} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[foo]>} : () -> ()

// -----

// Names of DWARF's that LLVM does not read: a range, and an operation that is only printed.
// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_lo_user}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[DW_OP_lo_user]>} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_LLVM_offset}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[DW_OP_LLVM_offset]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[DW_OP_plus_uconst(DW_ATE_signed)]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[DW_OP_LLVM_convert(DW_ATE_signed, 16)]>} : () -> ()

// -----

// expected-error@+2 {{encountered unknown attribute encoding "DW_ATE_lo_user"}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"a"() {y = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_lo_user)]>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_hi_user}}
// expected-error@+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'tag' which is to be a `unsigned`}}
"a"() {y = #llvm.di_derived_type<tag = DW_TAG_hi_user>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info encoding name: DW_TAG_member}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"a"() {y = #llvm.di_basic_type<name = "", encoding = DW_TAG_member>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info language name: DW_LANG_C98}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"a"() {y = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C98>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_lo_user}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"a"() {y = #llvm.di_subroutine_type<callingConvention = DW_CC_lo_user>} : () -> ()

// -----

// What is a node of the source, and what is none.
"a"() {y = #llvm.di_composite_type<elements = #llvm.di_file<"a" in "b">, #llvm.di_null_type, #llvm.di_annotation<name = "a", value = "b">>, z = #llvm.di_label<scope = #llvm.di_derived_type<>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"a"() {y = #llvm.di_composite_type<elements = #llvm.di_expression<>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'extraData' which is to be a `DINodeAttr`}}
"a"() {y = #llvm.di_derived_type<extraData = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 0, type = #llvm.di_null_type>>>} : () -> ()

// -----

// expected-error@+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
"a"() {y = #llvm.alias_scope<id = 1, domain = <id = distinct[1]<>, description = "f">>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TargetAttr parameter 'features' which is to be a `TargetFeaturesAttr`}}
"a"() {y = #llvm.tbaa_member<#llvm.tbaa_root, 0>, x= #llvm.target_features<[]>, z = #llvm.target_features<["+a", "-b"]>, w = #llvm.target<triple="a", chip="b", features=["+z"]>} : () -> ()

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
"a"() {z = #llvm.target_features<["a", "-b"]>} : () -> ()

// -----

// expected-error@+1 {{target features can not contain ','}}
"a"() {z = #llvm.target_features<["+a,+c", "-b"]>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"a"() {z = #llvm.target_features<[1, "-b"]>} : () -> ()

// -----

// expected-error@+1 {{target features can not be null or empty}}
"a"() {z = #llvm.target_features<["", "-b"]>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`}}
"a"() {x = #llvm.cgprofile_entry<from = @a, to = @b, count = 222>, y = #llvm.dso_local_equivalent<@a>} : () -> ()

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
"a"() {x = #llvm.mlir.module_flag<append, "CG Profile", [1]>} : () -> ()

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
"a"() {x = #llvm.mlir.module_flag<append, "CG Profile", 1>} : () -> ()

// -----

// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
"a"() {x = #llvm.mlir.module_flag<append, "ProfileSummary", 1>} : () -> ()

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"foo"'}}
"a"() {x = #llvm.mlir.module_flag<append, "foo", 1.0>} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"a"() {x = #llvm.dso_local_equivalent @a} : () -> ()

// -----

// expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 1} {}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {}

// -----

// expected-error@+1 {{expected a type or a quoted string}}
"a"() {x = #dlti.dl_entry<1, 2>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"a"() {x = #dlti.dl_spec<1>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: "a"}}
"a"() {x = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: i32}}
"a"() {x = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
"a"() {x = #dlti.dl_spec<i32 = 1, "" = 3>} : () -> ()

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 1 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<1> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 1>} {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 1>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} {}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "foo">} {}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[1, 2, 3]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[1,2,3]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[2, 1]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[2,1]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `dlti`}}
"a"() {x = #dlti.foo} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"a"() {x = #llvm.target_features<>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"a"() {x = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"a"() {x = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a"() {x = #llvm.dependent_libraries<>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"a"() {x = #llvm.dependent_libraries<"a", 1>} : () -> ()

// -----

// A root has no name, whether it says so or not.
"a"() {x = #llvm.tbaa_root<>, y = #llvm.tbaa_root} : () -> ()

// -----

// Alignments have no sign.
// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[-1, 1]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[-1, 1]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, -1, 1]> : vector<3xi64>>} {}

// -----

// A type of a dialect that nobody knows is an opaque type, which is a built-in one.
// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!nobody.type = "foo">} {}

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @complex(complex<!llvm.ptr>)

// -----

func.func @complex_elements() {
  // expected-error@+1 {{floating point value not valid for specified type}}
  %0 = arith.constant dense<(1, 2)> : tensor<2xcomplex<!llvm.ppc_fp128>>
  return
}
