/* Handlers of conversions from, to and between floats. */
#include "interp/fast/formats.h"

static Flow widen_f32(FAST_PARAMETERS)
{
    double value = get_f32(words[op->a]);

    if (FAST_RARELY(value != value))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, put_f64(value));
}

static Flow narrow_f64(FAST_PARAMETERS)
{
    double value = get_f64(words[op->a]);

    if (FAST_RARELY(value != value))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, put_f32((float)value));
}

/* b, c: the formats before and behind. */
static Flow convert(FAST_PARAMETERS)
{
    double value = get((Format)op->b, words[op->a]);

    if (FAST_RARELY(value != value))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, put((Format)op->c, value));
}

static bool emit_convert(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    Format from = format_of(&node->operands[0]), to = format_of(&node->results[0]);
    FastOp *op;

    (void)handler;
    if (from == FORMATS || to == FORMATS || op_attr(node->op, "roundingmode") || has_promises(node))
        return false;
    op = fast_emit(c, from == IN_F32 && to == IN_F64   ? widen_f32
                      : from == IN_F64 && to == IN_F32 ? narrow_f64
                                                       : convert);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = from;
    op->c = to;
    fast_gives(c, op->to);
    return true;
}

/* The same word as another type. */
static Flow same_word(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

static bool emit_bitcast(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    const Slot *from = &node->operands[0], *to = &node->results[0];
    FastOp *op;

    (void)handler;
    if (type_bits(node->op->operands[0]->type) != type_bits(node->op->results[0]->type)
        || (!fast_is_int(from) && format_of(from) == FORMATS)
        || (!fast_is_int(to) && format_of(to) == FORMATS))
        return false;
    op = fast_emit(c, same_word);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    fast_gives(c, op->to);
    return true;
}

/* From integers. imm: 64 minus the integer's width; of 53 bits, double has them all. */
#define FROM_INT(format, type)                                                                     \
    static Flow signed_to_##format(FAST_PARAMETERS)                                                \
    {                                                                                              \
        type value = (type)fast_signed(words[op->a], op->imm);                                     \
                                                                                                   \
        return fast_give(op, words, machine, put_##format(value));                                 \
    }                                                                                              \
    static Flow unsigned_to_##format(FAST_PARAMETERS)                                              \
    {                                                                                              \
        return fast_give(op, words, machine, put_##format((type)words[op->a]));                    \
    }

FROM_INT(f64, double)
FROM_INT(f32, float)
FROM_INT(f16, double)
FROM_INT(bf16, double)

static bool emit_from_int(FastCompiler *c, const Node *node, FastRun *const *runs)
{
    Format to = format_of(&node->results[0]);
    unsigned width;
    FastOp *op;

    if (to == FORMATS || !fast_is_int(&node->operands[0]) || fast_has_flags(node)
        || op_attr(node->op, "roundingmode"))
        return false;
    width = node->operands[0].layout->width;
    if (width > 53 && (to == IN_F16 || to == IN_BF16))
        return false;
    op = fast_emit(c, runs[to]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = 64 - width;
    fast_gives(c, op->to);
    return true;
}

static bool emit_from_signed(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[] = { signed_to_f64, signed_to_f32, signed_to_f16, signed_to_bf16 };

    (void)handler;
    return emit_from_int(c, node, RUNS);
}

static bool emit_from_unsigned(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[] = { unsigned_to_f64, unsigned_to_f32, unsigned_to_f16,
                                     unsigned_to_bf16 };

    (void)handler;
    return emit_from_int(c, node, RUNS);
}

/* To integers. imm: 64 minus the width. What does not fit is poison. */
static inline double power_of_two(uint64_t exponent)
{
    return get_f64((1023 + exponent) << 52);
}

/* From 2^53 on -end - 1 is -end, and -end itself left to the definition. */
#define TO_INT(format)                                                                             \
    static Flow format##_to_signed(FAST_PARAMETERS)                                                \
    {                                                                                              \
        double value = get_##format(words[op->a]), end = power_of_two(63 - op->imm);               \
                                                                                                   \
        if (FAST_RARELY(!(value > -end - 1 && value < end)))                                       \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_cut((uint64_t)(int64_t)value, op->imm));         \
    }                                                                                              \
    static Flow format##_to_unsigned(FAST_PARAMETERS)                                              \
    {                                                                                              \
        double value = get_##format(words[op->a]), end = power_of_two(64 - op->imm);               \
                                                                                                   \
        if (FAST_RARELY(!(value > -1 && value < end)))                                             \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, (uint64_t)value);                                     \
    }

TO_INT(f64)
TO_INT(f32)
TO_INT(f16)
TO_INT(bf16)

static bool emit_to_int(FastCompiler *c, const Node *node, FastRun *const *runs)
{
    Format from = format_of(&node->operands[0]);
    FastOp *op;

    if (from == FORMATS || !fast_is_int(&node->results[0]))
        return false;
    op = fast_emit(c, runs[from]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = 64 - node->results[0].layout->width;
    fast_gives(c, op->to);
    return true;
}

static bool emit_to_signed(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[] = { f64_to_signed, f32_to_signed, f16_to_signed, bf16_to_signed };

    (void)handler;
    return emit_to_int(c, node, RUNS);
}

static bool emit_to_unsigned(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[] = { f64_to_unsigned, f32_to_unsigned, f16_to_unsigned,
                                     bf16_to_unsigned };

    (void)handler;
    return emit_to_int(c, node, RUNS);
}

const FastHandler FAST_CONVERT_HANDLERS[] = {
    { PRIM_FLOAT_EXTEND, emit_convert },
    { PRIM_FLOAT_NARROW, emit_convert },
    { PRIM_BITCAST, emit_bitcast },
    { PRIM_FLOAT_FROM_INT_S, emit_from_signed },
    { PRIM_FLOAT_FROM_INT_U, emit_from_unsigned },
    { PRIM_FLOAT_TO_INT_S, emit_to_signed },
    { PRIM_FLOAT_TO_INT_U, emit_to_unsigned },
    { 0 },
};
