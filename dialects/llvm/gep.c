/* Addresses of parts of objects. */
#include "dialects/llvm/llvm.h"

#include "core/text/format.h"

enum { DYNAMIC_INDEX = INT32_MIN, INBOUNDS_FLAG = 1 };

/* %i, 3, %j: operands, and integers among them. */
static bool parse_indices(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(int32_t) indices = { 0 };
    bool failed = false;

    (void)count;
    do {
        OperandName operand;
        int64_t value;

        if (asm_optional_integer_of(p, 32, SIGNED, &value, &failed)) {
            vec_push(&indices, (int32_t)value);
        } else if (!failed) {
            failed = !asm_parse_operand(p, &operand);
            vec_push(&indices, DYNAMIC_INDEX);
            if (!failed)
                vec_push(args[0].operands, operand);
        }
    } while (!failed && asm_optional_punct(p, ","));
    if (!failed)
        op_state_add_attr(state, "rawConstantIndices",
                          attr_dense_i32(state->context, (unsigned)indices.len, indices.data));
    vec_free(&indices);
    return !failed;
}

static void print_indices(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *indices = args[1].attr;
    unsigned next = 1;

    (void)count;
    for (unsigned i = 0; i < indices->dense.count; i++) {
        int64_t value = attr_i64_at(indices, i);

        asm_print(printer, i ? ", " : "");
        if (value != DYNAMIC_INDEX)
            asm_print(printer, "%d", (int)value);
        else if (next < op->operand_count)
            asm_print_operand(printer, op->operands[next++]);
    }
}

static const Type *enter_struct(const Op *op, const Type *type, unsigned at, int64_t index)
{
    if (index == DYNAMIC_INDEX) {
        op_error(op, "expected index %u indexing a struct to be constant", at);
        return NULL;
    }
    if (index >= 0 && index < llvm_struct_count(type))
        return llvm_struct_element(type, (unsigned)index);
    op_error(op, "index %u indexing a struct is out of bounds", at);
    return NULL;
}

/* The type that index number `at` leads to; NULL, reported, where there is none. */
static const Type *enter(const Op *op, const Type *type, unsigned at, int64_t index)
{
    if (llvm_is_struct(type))
        return enter_struct(op, type, at, index);
    if (llvm_is_array(type))
        return llvm_array_element(type);
    if (type->kind == TYPE_VECTOR)
        return type->shaped.element;
    op_error(op, "type '%s' cannot be indexed (index #%u)", type_text(type), at);
    return NULL;
}

static bool verify_gep(const Op *op)
{
    const Attr *indices = op_attr(op, "rawConstantIndices"), *flags = op_attr(op, "noWrapFlags");
    const Type *type = op_attr(op, "elem_type")->type_value;
    unsigned dynamic = 0;

    for (unsigned i = 0; i < indices->dense.count; i++)
        dynamic += attr_i64_at(indices, i) == DYNAMIC_INDEX;
    if (dynamic != op->operand_count - 1)
        return op_error(op,
                        "expected as many dynamic indices as specified in 'rawConstantIndices'");
    if (flags && int_low_s(flags->integer) == INBOUNDS_FLAG)
        return op_error(op, "'inbounds_flag' cannot be used directly.");
    for (unsigned i = 1; type && i < indices->dense.count; i++)
        type = enter(op, type, i, attr_i64_at(indices, i));
    return type != NULL;
}

const OpDef LLVM_GEP_OPS[] = {
    {
        .name = "llvm.getelementptr",
        .summary = "the address of a part of an object",
        .doc = "The base moved by the first index times the size of elem_type, and into it by\n"
               "the others: to an element of an array or vector, to a field of a struct.\n"
               "Nothing is accessed. Under `inbounds` poison where that leaves the object; under\n"
               "`nusw` and `nuw` where the arithmetic wraps.\n",
        .operands = OPERANDS({ "base", &LLVM_POINTER_LIKE },
                             { "dynamicIndices", &LLVM_INT_LIKE, VARIADIC }),
        .attrs = ATTRS({ "rawConstantIndices", &DENSE_I32_ARRAY_ATTR }, { "elem_type", &TYPE_ATTR },
                       { "noWrapFlags", &LLVM_GEP_FLAGS, "none" }),
        .results = RESULTS({ "res", &LLVM_POINTER_LIKE }),
        .format = "($noWrapFlags^)? "
                  "$base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` "
                  "attr-dict `:` functional-type(operands, results) `,` $elem_type",
        .customs = CUSTOMS({ "GEPIndices", parse_indices, print_indices }),
        .traits = PURE,
        .verify = verify_gep,
    },
    { 0 },
};
