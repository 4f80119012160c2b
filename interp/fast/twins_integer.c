/* Twins of integer operations, on integers and indices of at most 64 bits. */
#include "interp/fast/code.h"

/* A twin in three widths: `expression` of a and b, modulo 2^width. */
#define WRAPPING(name, expression)                                                                 \
    static Flow name##_64(const FastOp *op, uint64_t *words, Machine *machine)                     \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b];                                               \
                                                                                                   \
        words[op->to] = (expression);                                                              \
        return fast_next(op, words, machine);                                                      \
    }                                                                                              \
    static Flow name##_32(const FastOp *op, uint64_t *words, Machine *machine)                     \
    {                                                                                              \
        uint32_t a = (uint32_t)words[op->a], b = (uint32_t)words[op->b];                           \
                                                                                                   \
        words[op->to] = (uint32_t)(expression);                                                    \
        return fast_next(op, words, machine);                                                      \
    }                                                                                              \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b];                                               \
                                                                                                   \
        words[op->to] = fast_cut(expression, op->imm);                                             \
        return fast_next(op, words, machine);                                                      \
    }

WRAPPING(add, a + b)
WRAPPING(subtract, a - b)
WRAPPING(multiply, a *b)

/* A twin for any width at once: bits above it stay zero. */
#define BITWISE(name, expression)                                                                  \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b];                                               \
                                                                                                   \
        words[op->to] = (expression);                                                              \
        return fast_next(op, words, machine);                                                      \
    }

BITWISE(both, a &b)
BITWISE(either, a | b)
BITWISE(differ, a ^ b)
BITWISE(least_unsigned, a < b ? a : b)
BITWISE(greatest_unsigned, a > b ? a : b)
BITWISE(equal, a == b)
BITWISE(unequal, a != b)
BITWISE(below, a < b)
BITWISE(not_above, a <= b)

/* A twin that reads signed numbers x and y. */
#define SIGNED(name, expression)                                                                   \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b];                                               \
        int64_t x = fast_signed(a, op->imm), y = fast_signed(b, op->imm);                          \
                                                                                                   \
        words[op->to] = (expression);                                                              \
        return fast_next(op, words, machine);                                                      \
    }

SIGNED(less, x < y)
SIGNED(not_greater, x <= y)
SIGNED(least, x < y ? a : b)
SIGNED(greatest, x > y ? a : b)

/* A twin that leaves some operands to the definition: amounts that are too large, divisors that are
 * zero, and, of signed division, -1, by which the minimum overflows. */
#define GUARDED(name, plain, expression)                                                           \
    static Flow name(const FastOp *op, uint64_t *words, Machine *machine)                          \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b];                                               \
        int64_t x = fast_signed(a, op->imm), y = fast_signed(b, op->imm);                          \
                                                                                                   \
        (void)x;                                                                                   \
        (void)y;                                                                                   \
        if (!(plain))                                                                              \
            return fast_by_definition(op, words, machine);                                         \
        words[op->to] = fast_cut((uint64_t)(expression), op->imm);                                 \
        return fast_next(op, words, machine);                                                      \
    }

static int64_t floor_quotient(int64_t x, int64_t y)
{
    return x / y - (x % y != 0 && (x < 0) != (y < 0));
}

static int64_t ceil_quotient(int64_t x, int64_t y)
{
    return x / y + (x % y != 0 && (x < 0) == (y < 0));
}

GUARDED(shift_left, b < 64 - op->imm, a << b)
GUARDED(shift_right, b < 64 - op->imm, a >> b)
GUARDED(shift_right_signed, b < 64 - op->imm, x >> b)
GUARDED(divide, b != 0, a / b)
GUARDED(divide_up, b != 0, a / b + (a % b != 0))
GUARDED(rest, b != 0, a % b)
GUARDED(divide_signed, y != 0 && y != -1, x / y)
GUARDED(divide_down_signed, y != 0 && y != -1, floor_quotient(x, y))
GUARDED(divide_up_signed, y != 0 && y != -1, ceil_quotient(x, y))
GUARDED(rest_signed, y != 0 && y != -1, x % y)

static bool fits(const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (!fast_is_int(&node->operands[i]))
            return false;
    return fast_is_int(&node->results[0]);
}

static FastOp *emit_with(FastCompiler *c, const Node *node, FastRun *run, unsigned lhs,
                         unsigned rhs)
{
    FastOp *op = fast_emit(c, run);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, lhs);
    op->b = fast_in(node, rhs);
    op->imm = 64 - node->operands[0].layout->width;
    return op;
}

static bool emit_binary(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    unsigned width;

    if (!fits(node))
        return false;
    width = node->operands[0].layout->width;
    emit_with(c, node,
              width == 64 && twin->run_64   ? twin->run_64
              : width == 32 && twin->run_32 ? twin->run_32
                                            : twin->run,
              0, 1);
    return true;
}

/* `nsw`, `nuw`, `exact` or `nneg`, under which results may be poison. */
static bool has_flags(const Node *node)
{
    const Attr *flags = op_inherent(node->op, 0);

    return flags && (flags->kind == ATTR_UNIT || fast_flags(node, 0) != 0);
}

static bool emit_unflagged(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    return !has_flags(node) && emit_binary(c, node, twin);
}

static bool emit_compare(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    static FastRun *const RUNS[] = { equal,       unequal, less,      not_greater, less,
                                     not_greater, below,   not_above, below,       not_above };
    uint64_t predicate = fast_flags(node, 0);
    bool swapped = predicate == 4 || predicate == 5 || predicate == 8 || predicate == 9;

    (void)twin;
    if (!fits(node))
        return false;
    emit_with(c, node, RUNS[predicate], swapped, !swapped);
    return true;
}

/* Widths. imm: 64 minus the width before, c: and behind. */
static Flow cut(const FastOp *op, uint64_t *words, Machine *machine)
{
    words[op->to] = fast_cut(words[op->a], op->c);
    return fast_next(op, words, machine);
}

static Flow extend_signed(const FastOp *op, uint64_t *words, Machine *machine)
{
    words[op->to] = fast_cut((uint64_t)fast_signed(words[op->a], op->imm), op->c);
    return fast_next(op, words, machine);
}

static bool emit_resize(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    if (!fits(node))
        return false;
    emit_with(c, node, twin->run, 0, 0)->c = 64 - node->results[0].layout->width;
    return true;
}

/* Without `nsw`, `nuw` and `nneg`. */
static bool emit_unflagged_resize(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    return !has_flags(node) && emit_resize(c, node, twin);
}

const FastTwin FAST_INTEGER_TWINS[] = {
    { "arith.addi", emit_unflagged, add_64, add_32, add },
    { "arith.subi", emit_unflagged, subtract_64, subtract_32, subtract },
    { "arith.muli", emit_unflagged, multiply_64, multiply_32, multiply },
    { "arith.andi", emit_binary, .run = both },
    { "arith.ori", emit_binary, .run = either },
    { "arith.xori", emit_binary, .run = differ },
    { "arith.shli", emit_unflagged, .run = shift_left },
    { "arith.shrui", emit_unflagged, .run = shift_right },
    { "arith.shrsi", emit_unflagged, .run = shift_right_signed },
    { "arith.divui", emit_unflagged, .run = divide },
    { "arith.divsi", emit_unflagged, .run = divide_signed },
    { "arith.remui", emit_binary, .run = rest },
    { "arith.remsi", emit_binary, .run = rest_signed },
    { "arith.ceildivui", emit_binary, .run = divide_up },
    { "arith.ceildivsi", emit_binary, .run = divide_up_signed },
    { "arith.floordivsi", emit_binary, .run = divide_down_signed },
    { "arith.minsi", emit_binary, .run = least },
    { "arith.maxsi", emit_binary, .run = greatest },
    { "arith.minui", emit_binary, .run = least_unsigned },
    { "arith.maxui", emit_binary, .run = greatest_unsigned },
    { "arith.cmpi", emit_compare },
    { "arith.extui", emit_resize, .run = cut },
    { "arith.extsi", emit_resize, .run = extend_signed },
    { "arith.trunci", emit_unflagged_resize, .run = cut },
    { "arith.index_cast", emit_resize, .run = extend_signed },
    { "arith.index_castui", emit_unflagged_resize, .run = cut },
    { "index.add", emit_binary, add_64, add_32, add },
    { "index.sub", emit_binary, subtract_64, subtract_32, subtract },
    { "index.mul", emit_binary, multiply_64, multiply_32, multiply },
    { "index.and", emit_binary, .run = both },
    { "index.or", emit_binary, .run = either },
    { "index.xor", emit_binary, .run = differ },
    { "index.shl", emit_binary, .run = shift_left },
    { "index.shru", emit_binary, .run = shift_right },
    { "index.shrs", emit_binary, .run = shift_right_signed },
    { "index.divu", emit_binary, .run = divide },
    { "index.divs", emit_binary, .run = divide_signed },
    { "index.remu", emit_binary, .run = rest },
    { "index.rems", emit_binary, .run = rest_signed },
    { "index.ceildivu", emit_binary, .run = divide_up },
    { "index.ceildivs", emit_binary, .run = divide_up_signed },
    { "index.floordivs", emit_binary, .run = divide_down_signed },
    { "index.mins", emit_binary, .run = least },
    { "index.maxs", emit_binary, .run = greatest },
    { "index.minu", emit_binary, .run = least_unsigned },
    { "index.maxu", emit_binary, .run = greatest_unsigned },
    { "index.cmp", emit_compare },
    { "index.casts", emit_resize, .run = extend_signed },
    { "index.castu", emit_resize, .run = cut },
    { 0 },
};
