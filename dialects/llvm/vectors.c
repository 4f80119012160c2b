/* Lanes of vectors. */
#include "dialects/llvm/llvm.h"

#include "core/text/format.h"

/* ShuffleType(ref(type($v1)), type($res), ref($mask)): nothing is written, the type follows. */
static bool parse_shuffle_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type = args[0].types->data[0];
    const Attr *mask = op_state_attr(state, "mask");
    bool scalable = type_is_scalable(type);

    (void)count;
    if (!llvm_is_compatible_vector(type))
        return asm_error(p, asm_here(p), "expected an LLVM compatible vector type");
    vec_push(args[1].types, type_vector(state->context, 1, &mask->dense.count,
                                        scalable ? &scalable : NULL, type->shaped.element));
    return true;
}

static void print_shuffle_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    (void)printer, (void)op, (void)args, (void)count;
}

static bool verify_shuffle(const Op *op)
{
    const Attr *mask = op_attr(op, "mask");

    for (unsigned i = 0; type_is_scalable(op->operands[0]->type) && i < mask->dense.count; i++)
        if (attr_i64_at(mask, i) != 0)
            return op_error(op, "expected a splat operation for scalable vectors");
    return true;
}

const OpDef LLVM_VECTOR_OPS[] = {
    {
        .name = "llvm.extractelement",
        .summary = "a lane of a vector",
        .doc = "The lane at the position; poison where the position is not below the number of\n"
               "lanes.\n",
        .operands = OPERANDS({ "vector", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "position", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .from = "vector",
                              .to = "res",
                              .derive = type_element,
                              .summary = "result type matches vector element type" }),
        .format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
        .traits = PURE,
    },
    {
        .name = "llvm.insertelement",
        .summary = "a vector with a lane replaced",
        .doc = "The vector with the value in the lane at the position; poison where the position\n"
               "is not below the number of lanes.\n",
        .operands = OPERANDS({ "vector", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "value", &LLVM_PRIMITIVE, .poison = POISON_MOVES },
                             { "position", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .from = "vector",
                              .to = "value",
                              .derive = type_element,
                              .summary = "argument type matches vector element type" },
                            { .same = "res vector" }),
        .format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` "
                  "type($vector)",
        .traits = PURE,
    },
    {
        .name = "llvm.shufflevector",
        .summary = "lanes of two vectors in another order",
        .doc = "Lane i is lane mask[i] of the two vectors, one behind the other; -1 gives\n"
               "poison.\n",
        .operands = OPERANDS({ "v1", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "v2", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "mask", &DENSE_I32_ARRAY_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .same = "v1 v2" }),
        .format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) "
                  "custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
        .customs = CUSTOMS({ "ShuffleType", parse_shuffle_type, print_shuffle_type }),
        .traits = PURE,
        .verify = verify_shuffle,
    },
    { 0 },
};
