/* The llvm dialect: its tables, and attributes with its prefix on other operations. */
#include "dialects/llvm/llvm.h"

static const OpDef *const TABLES[] = {
    LLVM_ARITH_OPS,
    LLVM_CAST_OPS,
    LLVM_POINTER_OPS,
    LLVM_COMPARE_OPS,
    LLVM_MEMORY_OPS,
    LLVM_GEP_OPS,
    LLVM_ATOMIC_OPS,
    LLVM_AGGREGATE_OPS,
    LLVM_VECTOR_OPS,
    LLVM_CONSTANT_OPS,
    LLVM_CALL_OPS,
    LLVM_FUNCTION_OPS,
    LLVM_EXCEPTION_OPS,
    LLVM_CONTROL_OPS,
    LLVM_GLOBAL_OPS,
    LLVM_SYMBOL_OPS,
    LLVM_FLOAT_INTRINSICS,
    LLVM_CONVERSION_INTRINSICS,
    LLVM_INTEGER_INTRINSICS,
    LLVM_MEMORY_INTRINSICS,
    LLVM_MASKED_INTRINSICS,
    LLVM_VECTOR_INTRINSICS,
    LLVM_MATRIX_INTRINSICS,
    LLVM_PREDICATED_INTRINSICS,
    LLVM_REDUCTIONS,
    LLVM_PAIR_INTRINSICS,
    LLVM_COROUTINE_INTRINSICS,
    LLVM_OTHER_INTRINSICS,
    NULL,
};

const DialectDef LLVM_DIALECT = {
    .name = "llvm",
    .summary = "LLVM IR",
    .doc = "The instructions, intrinsics, types and metadata of LLVM IR as operations, types and\n"
           "attributes. Constants, globals and the addresses of symbols are operations here.\n",
    .types = LLVM_TYPES,
    .more_attrs = LLVM_ATTR_TABLES,
    .more_ops = TABLES,
    .verify_attr = llvm_verify_attr,
    .verify_arg_attr = llvm_verify_arg_attr,
    .verify_result_attr = llvm_verify_result_attr,
    .parse_type = llvm_parse_type,
    .open = true,
};
