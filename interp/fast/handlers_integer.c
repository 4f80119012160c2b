/* Handlers of integer operations, on integers and indices of at most 64 bits. */
#include "interp/fast/code.h"

/* A handler in three widths: `expression` of a and b, modulo 2^width. Of each there is one that
 * finds a in `acc`. */
#define WRAPPING_FROM(name, first, expression)                                                     \
    static Flow name##_64(FAST_PARAMETERS)                                                         \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
                                                                                                   \
        return fast_give(op, words, machine, (expression));                                        \
    }                                                                                              \
    static Flow name##_32(FAST_PARAMETERS)                                                         \
    {                                                                                              \
        uint32_t a = (uint32_t)(first), b = (uint32_t)words[op->b];                                \
                                                                                                   \
        return fast_give(op, words, machine, (uint32_t)(expression));                              \
    }                                                                                              \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
                                                                                                   \
        return fast_give(op, words, machine, fast_cut(expression, op->imm));                       \
    }
#define WRAPPING(name, expression)                                                                 \
    WRAPPING_FROM(name, words[op->a], expression)                                                  \
    WRAPPING_FROM(name##_acc, acc, expression)
/* In the row of a handler. */
#define WIDTHS(name)                                                                               \
    .run_64 = name##_64, .run_32 = name##_32, .run = name, .acc_64 = name##_acc_64,                \
    .acc_32 = name##_acc_32, .acc = name##_acc
#define ANY_WIDTH(name) .run = name, .acc = name##_acc
#define CHOOSES(name) ANY_WIDTH(name), .choose = name##_choose, .acc_choose = name##_choose_acc

WRAPPING(add, a + b)
WRAPPING(subtract, a - b)
WRAPPING(multiply, a *b)

/* A handler for any width at once: bits above it stay zero. */
#define BITWISE_FROM(name, first, expression)                                                      \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
                                                                                                   \
        return fast_give(op, words, machine, (expression));                                        \
    }
#define BITWISE(name, expression)                                                                  \
    BITWISE_FROM(name, words[op->a], expression)                                                   \
    BITWISE_FROM(name##_acc, acc, expression)

/* And one that chooses an edge by the bit. */
#define CHOOSING_FROM(name, first, expression)                                                     \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b], flag = (expression);                               \
                                                                                                   \
        words[op->to] = flag;                                                                      \
        return fast_take_either(op, words, machine, flag);                                         \
    }
#define CHOOSING(name, expression)                                                                 \
    BITWISE(name, expression)                                                                      \
    CHOOSING_FROM(name##_choose, words[op->a], expression)                                         \
    CHOOSING_FROM(name##_choose_acc, acc, expression)

CHOOSING(both, a &b)
CHOOSING(either, a | b)
CHOOSING(differ, a ^ b)
BITWISE(least_unsigned, a < b ? a : b)
BITWISE(greatest_unsigned, a > b ? a : b)

/* A handler that reads signed numbers x and y. */
#define SIGNED_FROM(name, first, expression)                                                       \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
        int64_t x = fast_signed(a, op->imm), y = fast_signed(b, op->imm);                          \
                                                                                                   \
        return fast_give(op, words, machine, (uint64_t)(expression));                              \
    }
#define SIGNED(name, expression)                                                                   \
    SIGNED_FROM(name, words[op->a], expression)                                                    \
    SIGNED_FROM(name##_acc, acc, expression)

SIGNED(least, x < y ? a : b)
SIGNED(greatest, x > y ? a : b)

/* A handler that leaves some operands to the definition: amounts that are too large, divisors that
 * are zero, and, of signed division, -1, by which the minimum overflows. C's remainder overflows
 * there as well; MLIR's is 0. */
#define GUARDED_IN(name, first, width_shift, plain, expression)                                    \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t shift = (width_shift), a = (first), b = words[op->b];                             \
        int64_t x = fast_signed(a, shift), y = fast_signed(b, shift);                              \
                                                                                                   \
        (void)x;                                                                                   \
        (void)y;                                                                                   \
        if (__builtin_expect(!(plain), 0))                                                         \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_cut((uint64_t)(expression), shift));             \
    }
#define GUARDED_FROM(name, first, plain, expression)                                               \
    GUARDED_IN(name##_64, first, 0, plain, expression)                                             \
    GUARDED_IN(name##_32, first, 32, plain, expression)                                            \
    GUARDED_IN(name, first, op->imm, plain, expression)
#define GUARDED(name, plain, expression)                                                           \
    GUARDED_FROM(name, words[op->a], plain, expression)                                            \
    GUARDED_FROM(name##_acc, acc, plain, expression)

static int64_t floor_quotient(int64_t x, int64_t y)
{
    return x / y - (x % y != 0 && (x < 0) != (y < 0));
}

static int64_t ceil_quotient(int64_t x, int64_t y)
{
    return x / y + (x % y != 0 && (x < 0) == (y < 0));
}

GUARDED(shift_left, b < 64 - shift, a << b)
GUARDED(shift_right, b < 64 - shift, a >> b)
GUARDED(shift_right_signed, b < 64 - shift, x >> b)
GUARDED(divide, b != 0, a / b)
GUARDED(divide_up, b != 0, a / b + (a % b != 0))
GUARDED(rest, b != 0, a % b)
GUARDED(divide_signed, y != 0 && y != -1, x / y)
GUARDED(divide_down_signed, y != 0 && y != -1, floor_quotient(x, y))
GUARDED(divide_up_signed, y != 0 && y != -1, ceil_quotient(x, y))
GUARDED(rest_signed, y != 0, y == -1 ? 0 : x % y)
GUARDED(rest_fitting, y != 0 && y != -1, x % y)

static bool fits(const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (!fast_is_int(&node->operands[i]))
            return false;
    return fast_is_int(&node->results[0]);
}

typedef struct Runs {
    FastRun *plain, *acc; /* `acc` NULL: there is none */
} Runs;

static FastOp *emit_with(FastCompiler *c, const Node *node, Runs runs, unsigned lhs, unsigned rhs)
{
    bool in_acc = runs.acc && fast_in_acc(c, fast_in(node, lhs));
    FastOp *op = fast_emit(c, in_acc ? runs.acc : runs.plain);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, lhs);
    op->b = fast_in(node, rhs);
    op->imm = 64 - node->operands[0].layout->width;
    fast_gives(c, op->to);
    return op;
}

/* With `kind`, and that operand, behind the operation before. `b`: see fuse.h. */
static bool fuse(FastCompiler *c, const Node *node, unsigned operand, FastKind kind, uint32_t b)
{
    FastOp *op = kind ? fast_fuse(c, node, operand, kind) : NULL;

    if (!op)
        return false;
    op->to = fast_out(node, 0);
    op->c = b;
    fast_gives(c, op->to);
    return true;
}

static Runs runs_for(const FastHandler *handler, unsigned width)
{
    if (width == 64 && handler->run_64)
        return (Runs){ handler->run_64, handler->acc_64 };
    if (width == 32 && handler->run_32)
        return (Runs){ handler->run_32, handler->acc_32 };
    return (Runs){ handler->run, handler->acc };
}

static bool emit_binary(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastKind turned = handler->commutes                ? handler->kind
                      : handler->kind == FAST_SUBTRACT ? FAST_SUBTRACT_FROM
                                                       : FAST_OTHER;
    bool swapped, in_acc;

    if (!fits(node))
        return false;
    if (fuse(c, node, 0, handler->kind, fast_in(node, 1))
        || fuse(c, node, 1, turned, fast_in(node, 0)))
        return true;
    swapped = handler->commutes && fast_in_acc(c, fast_in(node, 1));
    in_acc = fast_in_acc(c, fast_in(node, swapped));
    emit_with(c, node, runs_for(handler, node->operands[0].layout->width), swapped, !swapped);
    fast_does(c, handler->kind, in_acc);
    if (handler->choose && node->results[0].layout->width == 1)
        fast_gives_flag(c, fast_out(node, 0), in_acc ? handler->acc_choose : handler->choose);
    return true;
}

/* By a constant amount, b, below the width. */
#define BY_CONSTANT_IN(name, first, width_shift, expression)                                       \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t shift = (width_shift), a = (first);                                               \
        int64_t x = fast_signed(a, shift);                                                         \
                                                                                                   \
        (void)x;                                                                                   \
        return fast_give(op, words, machine, fast_cut((uint64_t)(expression), shift));             \
    }
#define BY_CONSTANT_FROM(name, first, expression)                                                  \
    BY_CONSTANT_IN(name##_64, first, 0, expression)                                                \
    BY_CONSTANT_IN(name##_32, first, 32, expression)                                               \
    BY_CONSTANT_IN(name, first, op->imm, expression)
#define BY_CONSTANT(name, expression)                                                              \
    BY_CONSTANT_FROM(name, words[op->a], expression)                                               \
    BY_CONSTANT_FROM(name##_acc, acc, expression)

BY_CONSTANT(left_by, a << op->b)
BY_CONSTANT(right_by, a >> op->b)
BY_CONSTANT(right_signed_by, x >> op->b)

static void emit_by(FastCompiler *c, const Node *node, const FastHandler *by, uint32_t constant)
{
    bool in_acc = fast_in_acc(c, fast_in(node, 0));

    if (fuse(c, node, 0, by->kind, constant))
        return;
    emit_with(c, node, runs_for(by, node->operands[0].layout->width), 0, 1)->b = constant;
    fast_does(c, by->kind, in_acc);
}

static bool emit_shift(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static const FastHandler BY[] = {
        [FAST_LEFT] = { PRIM_NONE, NULL, WIDTHS(left_by), .kind = FAST_LEFT },
        [FAST_RIGHT] = { PRIM_NONE, NULL, WIDTHS(right_by), .kind = FAST_RIGHT },
        [FAST_RIGHT_SIGNED] = { PRIM_NONE, NULL, WIDTHS(right_signed_by),
                                .kind = FAST_RIGHT_SIGNED },
    };
    uint64_t amount;
    unsigned width;

    if (!fits(node) || fast_has_flags(node))
        return false;
    width = node->operands[0].layout->width;
    if (!fast_known(node, 1, &amount) || amount >= width) {
        emit_with(c, node, runs_for(handler, width), 0, 1);
        return true;
    }
    emit_by(c, node, &BY[handler->kind], (uint32_t)amount);
    return true;
}

/* By a constant power of two, the b-th. Signed quotients are towards zero. */
static inline int64_t towards_zero(int64_t x, uint32_t power)
{
    return (x + (int64_t)((uint64_t)(x >> 63) >> (64 - power))) >> power;
}

BY_CONSTANT(rest_by, a &(((uint64_t)1 << op->b) - 1))
BY_CONSTANT(divide_signed_by, towards_zero(x, op->b))
BY_CONSTANT(rest_signed_by, x - (towards_zero(x, op->b) << op->b))

/* The power of two that the second operand is, of those above 1 that are no signed number below 0;
 * 0: none. */
static unsigned known_power(const Node *node)
{
    uint64_t number;
    unsigned width = node->operands[1].layout->width;

    if (!fast_known(node, 1, &number) || number < 2 || number & (number - 1)
        || number >> (width - 1))
        return 0;
    return (unsigned)__builtin_ctzll(number);
}

static bool emit_division(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static const FastHandler UNSIGNED = { PRIM_NONE, NULL, WIDTHS(right_by), .kind = FAST_RIGHT };
    static const FastHandler UNSIGNED_REST = { PRIM_NONE, NULL, WIDTHS(rest_by) };
    static const FastHandler SIGNED = { PRIM_NONE, NULL, WIDTHS(divide_signed_by) };
    static const FastHandler SIGNED_REST = { PRIM_NONE, NULL, WIDTHS(rest_signed_by) };
    const FastHandler *by = handler->run == divide          ? &UNSIGNED
                            : handler->run == rest          ? &UNSIGNED_REST
                            : handler->run == divide_signed ? &SIGNED
                                                            : &SIGNED_REST;
    bool is_signed = handler->run != divide && handler->run != rest;
    unsigned power;

    if (!fits(node) || fast_has_flags(node))
        return false;
    if (is_signed && node->operands[0].layout->width == 1) /* does -1 by -1 fit? */
        return false;
    power = known_power(node);
    if (!power)
        return emit_binary(c, node, handler);
    emit_by(c, node, by, power);
    return true;
}

static bool emit_unflagged(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    return !fast_has_flags(node) && emit_binary(c, node, handler);
}

/* Widths. imm: 64 minus the width before, c: and behind. */
#define RESIZE_FROM(name, first, expression)                                                       \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first);                                                                      \
                                                                                                   \
        return fast_give(op, words, machine, (expression));                                        \
    }
#define RESIZE(name, expression)                                                                   \
    RESIZE_FROM(name, words[op->a], expression)                                                    \
    RESIZE_FROM(name##_acc, acc, expression)

RESIZE(cut, fast_cut(a, op->c))
RESIZE(cut_32, (uint32_t)a)
RESIZE(extend_32, (uint64_t)(int32_t)a)
RESIZE(low_bit, a & 1)
RESIZE(extend_signed, fast_cut((uint64_t)fast_signed(a, op->imm), op->c))

static FastKind resize_kind(const FastHandler *handler, unsigned from, unsigned to)
{
    if (to == from || (to > from && handler->run == cut))
        return FAST_SAME;
    return (from == 64 && to == 32) || (from == 32 && to == 64) ? FAST_RESIZE : FAST_OTHER;
}

static Runs resize_runs(const FastHandler *handler, unsigned from, unsigned to)
{
    if (to == 1)
        return (Runs){ low_bit, low_bit_acc };
    if (to == 32 && from >= 32)
        return (Runs){ cut_32, cut_32_acc };
    if (to <= from)
        return (Runs){ cut, cut_acc };
    if (from == 32 && to == 64 && handler->run == extend_signed)
        return (Runs){ extend_32, extend_32_acc };
    return (Runs){ handler->run, handler->acc };
}

static Flow low_bit_choose(FAST_PARAMETERS)
{
    uint64_t flag = words[op->a] & 1;

    words[op->to] = flag;
    return fast_take_either(op, words, machine, flag);
}

static Flow low_bit_choose_acc(FAST_PARAMETERS)
{
    words[op->to] = acc & 1;
    return fast_take_either(op, words, machine, acc & 1);
}

static bool emit_resize(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    unsigned from, to;
    FastKind kind;
    bool in_acc;

    if (!fits(node))
        return false;
    from = node->operands[0].layout->width;
    to = node->results[0].layout->width;
    kind = resize_kind(handler, from, to);
    if (fuse(c, node, 0, kind, 0))
        return true;
    in_acc = fast_in_acc(c, fast_in(node, 0));
    emit_with(c, node, resize_runs(handler, from, to), 0, 0)->c = 64 - to;
    fast_does(c, kind, in_acc);
    if (to == 1)
        fast_gives_flag(c, fast_out(node, 0), in_acc ? low_bit_choose_acc : low_bit_choose);
    return true;
}

/* Without `nsw`, `nuw` and `nneg`. */
static bool emit_unflagged_resize(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    return !fast_has_flags(node) && emit_resize(c, node, handler);
}

const FastHandler FAST_INTEGER_HANDLERS[] = {
    { PRIM_INT_ADD, emit_unflagged, WIDTHS(add), .commutes = true, .kind = FAST_ADD },
    { PRIM_INT_SUB, emit_unflagged, WIDTHS(subtract), .kind = FAST_SUBTRACT },
    { PRIM_INT_MUL, emit_unflagged, WIDTHS(multiply), .commutes = true, .kind = FAST_MULTIPLY },
    { PRIM_INT_AND, emit_binary, CHOOSES(both), .commutes = true, .kind = FAST_AND },
    { PRIM_INT_OR, emit_unflagged, CHOOSES(either), .commutes = true, .kind = FAST_OR },
    { PRIM_INT_XOR, emit_binary, CHOOSES(differ), .commutes = true, .kind = FAST_XOR },
    { PRIM_INT_SHL, emit_shift, WIDTHS(shift_left), .kind = FAST_LEFT },
    { PRIM_INT_SHR_U, emit_shift, WIDTHS(shift_right), .kind = FAST_RIGHT },
    { PRIM_INT_SHR_S, emit_shift, WIDTHS(shift_right_signed), .kind = FAST_RIGHT_SIGNED },
    { PRIM_INT_DIV_U, emit_division, WIDTHS(divide) },
    { PRIM_INT_DIV_S, emit_division, WIDTHS(divide_signed) },
    { PRIM_INT_REM_U, emit_division, WIDTHS(rest) },
    { PRIM_INT_REM_S, emit_division, WIDTHS(rest_signed) },
    { PRIM_INT_REM_FITTING_S, emit_division, WIDTHS(rest_fitting) },
    { PRIM_INT_CEIL_DIV_U, emit_binary, WIDTHS(divide_up) },
    { PRIM_INT_CEIL_DIV_S, emit_binary, WIDTHS(divide_up_signed) },
    { PRIM_INT_FLOOR_DIV_S, emit_binary, WIDTHS(divide_down_signed) },
    { PRIM_INT_MIN_S, emit_binary, ANY_WIDTH(least) },
    { PRIM_INT_MAX_S, emit_binary, ANY_WIDTH(greatest) },
    { PRIM_INT_MIN_U, emit_binary, ANY_WIDTH(least_unsigned) },
    { PRIM_INT_MAX_U, emit_binary, ANY_WIDTH(greatest_unsigned) },
    { PRIM_INT_EXT_U, emit_unflagged_resize, ANY_WIDTH(cut) },
    { PRIM_INT_EXT_S, emit_resize, ANY_WIDTH(extend_signed) },
    { PRIM_INT_TRUNC, emit_unflagged_resize, ANY_WIDTH(cut) },
    { PRIM_INT_RESIZE_S, emit_resize, ANY_WIDTH(extend_signed) },
    { PRIM_INT_RESIZE_U, emit_unflagged_resize, ANY_WIDTH(cut) },
    { 0 },
};
