/* Intrinsics that access memory for the lanes of a mask that are on. */
#include "dialects/llvm/llvm.h"

/* A pointer for each lane of what is read or written. */
static bool verify_lanes(const Op *op, const Type *pointers, const Type *data, unsigned operand)
{
    bool scalable = type_is_scalable(data);
    const Type *expected = type_vector(data->context, 1, data->shaped.dims,
                                       scalable ? &scalable : NULL, pointers->shaped.element);

    return pointers == expected
           || op_error(op, "expected operand #%u type to be '%s'", operand, type_text(expected));
}

static bool verify_gather(const Op *op)
{
    return verify_lanes(op, op->operands[0]->type, op->results[0]->type, 1);
}

static bool verify_scatter(const Op *op)
{
    return verify_lanes(op, op->operands[1]->type, op->operands[0]->type, 2);
}

const OpDef LLVM_MASKED_INTRINSICS[] = {
    {
        .name = "llvm.intr.masked.compressstore",
        .summary = "a store of some lanes, close together",
        .doc = "The lanes that are on go one behind the other to memory.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 }),
        .attrs = ATTRS({ "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
    },
    {
        .name = "llvm.intr.masked.expandload",
        .summary = "a load into some lanes",
        .doc = "The lanes that are on come one behind the other from memory; the others from\n"
               "passthru.\n",
        .operands = OPERANDS({ "ptr", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 },
                             { "passthru", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "res", &LLVM_ANY }),
    },
    {
        .name = "llvm.intr.masked.gather",
        .summary = "a load of lanes from many places",
        .doc = "Each lane that is on from its own address; the others from pass_thru, or poison.\n",
        .operands = OPERANDS({ "ptrs", &LLVM_VECTOR_OF_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 },
                             { "pass_thru", &LLVM_VECTOR, VARIADIC, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "operands attr-dict `:` functional-type(operands, results)",
        .verify = verify_gather,
    },
    {
        .name = "llvm.intr.masked.load",
        .summary = "a load of some lanes",
        .doc = "The lanes that are on from memory; the others from pass_thru, or poison.\n",
        .operands = OPERANDS({ "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 },
                             { "pass_thru", &LLVM_VECTOR, OPTIONAL, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }, { "nontemporal", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "operands attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "llvm.intr.masked.scatter",
        .summary = "a store of lanes to many places",
        .doc = "Each lane that is on to its own address, in the order of the lanes.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "ptrs", &LLVM_VECTOR_OF_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                  "type($ptrs)",
        .verify = verify_scatter,
    },
    {
        .name = "llvm.intr.masked.store",
        .summary = "a store of some lanes",
        .doc = "The lanes that are on to memory; the other bytes stay.\n",
        .operands = OPERANDS({ "value", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "data", &LLVM_POINTER, .poison = POISON_IS_UNDEFINED },
                             { "mask", &LLVM_VECTOR_OF_I1 }),
        .attrs = ATTRS({ "alignment", &I32_ATTR }),
        .format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                  "qualified(type($data))",
    },
    { 0 },
};
