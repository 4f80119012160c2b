/* Arithmetic, mostly such as is defined: amounts of shifts stay below the width, divisors are small
 * positive numbers. Some is not. */
#include "interp/oracle/generate/writer.h"

#include <stdio.h>
#include <string.h>

enum { UNGUARDED = 2, FLAGGED = 4, ALIASED = 25 }; /* percent */

#define ANY_OF(w, names) (names)[draw_below((w), sizeof(names) / sizeof *(names))]

/* `%r = dialect.name %values : suffix` */
static Term write_op(Writer *w, const char *dialect, const char *name, const Scalar *result,
                     const Term *values, unsigned count, const char *suffix)
{
    Term value = new_value(w, result);

    put_begin(w);
    put_text(w, "%%v%u = %s.%s ", value.number, dialect, name);
    put_values(w, values, count);
    put_text(w, "%s%s\n", *suffix ? " : " : "", suffix);
    bring_term(w, value);
    return value;
}

/* What may be promised of an operation: its result is poison where that does not hold. */
typedef enum Promise { NO_PROMISE, OVERFLOW, EXACT, FAST_MATH } Promise;

typedef struct Alias {
    const char *arith, *other;
    Promise promise;
} Alias;

/* Operations that other dialects have too. */
static const Alias ALIASES[] = {
    { "addi", "llvm.add", OVERFLOW },         { "subi", "llvm.sub", OVERFLOW },
    { "muli", "llvm.mul", OVERFLOW },         { "shli", "llvm.shl", OVERFLOW },
    { "trunci", "llvm.trunc", OVERFLOW },     { "divui", "llvm.udiv", EXACT },
    { "shrui", "llvm.lshr", EXACT },          { "shrsi", "llvm.ashr", EXACT },
    { "remui", "llvm.urem", NO_PROMISE },     { "andi", "llvm.and", NO_PROMISE },
    { "xori", "llvm.xor", NO_PROMISE },       { "extsi", "llvm.sext", NO_PROMISE },
    { "sitofp", "llvm.sitofp", NO_PROMISE },  { "fptosi", "llvm.fptosi", NO_PROMISE },
    { "fptoui", "llvm.fptoui", NO_PROMISE },  { "extf", "llvm.fpext", NO_PROMISE },
    { "truncf", "llvm.fptrunc", NO_PROMISE }, { "addf", "llvm.fadd", FAST_MATH },
    { "subf", "llvm.fsub", FAST_MATH },       { "mulf", "llvm.fmul", FAST_MATH },
    { "divf", "llvm.fdiv", FAST_MATH },       { "remf", "llvm.frem", FAST_MATH },
    { "negf", "llvm.fneg", FAST_MATH },
};

/* NULL: there is none, or not for such values. */
static const Alias *alias_of(const char *name, const Scalar *from, const Scalar *to)
{
    if (from->kind == INDEX || to->kind == INDEX || from->family)
        return NULL;
    for (unsigned i = 0; i < sizeof ALIASES / sizeof *ALIASES; i++)
        if (strcmp(ALIASES[i].arith, name) == 0)
            return &ALIASES[i];
    return NULL;
}

/* The flags of an operation of arith, or of its alias. */
static void put_promise(Writer *w, Promise promise, bool is_alias)
{
    static const char *const OVERFLOWS[] = { "nsw", "nuw", "nsw, nuw" };
    static const char *const MATHS[] = { "nnan", "ninf", "nnan, ninf" };

    w->counts->promises++;
    if (promise == OVERFLOW)
        put_text(w, " overflow<%s>", ANY_OF(w, OVERFLOWS));
    else if (promise == FAST_MATH)
        put_text(w, is_alias ? " {fastmathFlags = #llvm.fastmath<%s>}" : " fastmath<%s>",
                 ANY_OF(w, MATHS));
    else
        put_text(w, " exact");
}

/* An operation of arith, perhaps in the words of another dialect, perhaps with a promise. */
static Term write_arith(Writer *w, const char *name, const Scalar *result, const Term *values,
                        unsigned count, const char *suffix)
{
    const Alias *alias = alias_of(name, values->scalar, result);
    bool is_alias = alias && draw_percent(w, ALIASED) && writer_wants(w, "llvm");
    Promise promise = alias && draw_percent(w, FLAGGED) ? alias->promise : NO_PROMISE;
    Term value = new_value(w, result);

    put_begin(w);
    put_text(w, "%%v%u = %s%s", value.number, is_alias ? alias->other : "arith.",
             is_alias ? "" : name);
    if (promise == EXACT && is_alias)
        put_promise(w, promise, is_alias);
    put_text(w, " ");
    put_values(w, values, count);
    if (promise && !(promise == EXACT && is_alias))
        put_promise(w, promise, is_alias);
    put_text(w, " : %s\n", suffix);
    w->counts->aliases += is_alias;
    bring_term(w, value);
    return value;
}

static Term write_two(Writer *w, const char *name, Term a, Term b)
{
    return write_arith(w, name, a.scalar, (Term[]){ a, b }, 2, a.type);
}

/* The amount of a shift, below the width. */
static Term guard_amount(Writer *w, Term amount)
{
    unsigned most = 1;

    if (draw_percent(w, UNGUARDED))
        return amount;
    if (amount.scalar->width == 1)
        return write_two(w, "xori", amount, amount);
    while (2 * most < amount.scalar->width)
        most *= 2;
    return write_two(w, "andi", amount, write_number(w, amount.scalar, most - 1));
}

/* A divisor that is 1 to 7, or, of i1, true. */
static Term guard_divisor(Writer *w, Term divisor)
{
    const Scalar *scalar = divisor.scalar;
    Term low;

    if (draw_percent(w, UNGUARDED))
        return divisor;
    if (scalar->width == 1)
        return write_number(w, scalar, -1);
    low = write_two(w, "andi", divisor, write_number(w, scalar, 7));
    return write_two(w, "ori", low, write_number(w, scalar, 1));
}

/* Of the first float, or of both. */
static Term write_function(Writer *w, Term a, Term b)
{
    static const char *const OF_ONE[] = { "exp", "log", "sin", "tanh", "erf", "cbrt", "rsqrt" };
    static const char *const OF_TWO[] = { "atan2", "powf" };
    bool one = draw_percent(w, 70);

    w->counts->math++;
    return write_op(w, "math", one ? ANY_OF(w, OF_ONE) : ANY_OF(w, OF_TWO), a.scalar,
                    (Term[]){ a, b }, one ? 1 : 2, a.type);
}

Term write_binary(Writer *w, const Scalar *scalar, Term a, Term b)
{
    static const char *const PLAIN[] = { "addi", "subi",  "muli",  "andi",  "ori",
                                         "xori", "maxsi", "maxui", "minsi", "minui" };
    static const char *const SHIFTS[] = { "shli", "shrsi", "shrui" };
    static const char *const DIVISIONS[] = { "divsi",     "divui",     "remsi",     "remui",
                                             "ceildivsi", "ceildivui", "floordivsi" };
    static const char *const FLOATS[] = { "addf",     "subf",    "mulf",    "divf", "maximumf",
                                          "minimumf", "maxnumf", "minnumf", "remf" };

    if (scalar->kind == FLOAT && w->has_functions && draw_percent(w, 25))
        return write_function(w, a, b);
    if (scalar->kind == FLOAT)
        return write_two(w, FLOATS[draw_below(w, draw_percent(w, 80) ? 4 : 9)], a, b);
    if (draw_percent(w, 75))
        return write_two(w, ANY_OF(w, PLAIN), a, b);
    if (draw_percent(w, 50))
        return write_two(w, ANY_OF(w, SHIFTS), a, guard_amount(w, b));
    return write_two(w, ANY_OF(w, DIVISIONS), a, guard_divisor(w, b));
}

static void write_any_binary(Writer *w)
{
    const Scalar *scalar = any_type(w);
    Term a = pick_term(w, scalar), b = pick_term(w, scalar);

    write_binary(w, scalar, a, b);
}

static void write_index(Writer *w)
{
    static const char *const NAMES[] = { "add",  "sub",  "mul",      "maxs",     "maxu",
                                         "mins", "minu", "and",      "or",       "xor",
                                         "shl",  "shrs", "shru",     "divs",     "divu",
                                         "rems", "remu", "ceildivs", "ceildivu", "floordivs" };
    unsigned which = draw_below(w, sizeof NAMES / sizeof *NAMES);
    Term a = pick_term(w, INDICES), b = pick_term(w, INDICES);

    if (which >= 13)
        b = guard_divisor(w, b);
    else if (which >= 10)
        b = guard_amount(w, b);
    write_op(w, "index", NAMES[which], INDICES, (Term[]){ a, b }, 2, "");
}

static void write_compare(Writer *w)
{
    static const char *const INTEGERS[] = { "eq",  "ne",  "slt", "sle", "sgt",
                                            "sge", "ult", "ule", "ugt", "uge" };
    static const char *const FLOATS[] = { "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                          "ueq", "ugt", "uge", "ult", "ule", "une", "uno" };
    const Scalar *scalar = any_type(w);
    Term a = pick_term(w, scalar), b = pick_term(w, scalar),
         flag = new_value(w, bools_like(scalar));
    bool is_index = scalar == INDICES && draw_percent(w, 40) && writer_wants(w, "index");
    bool is_alias = scalar->kind != INDEX && !scalar->family && draw_percent(w, ALIASED)
                    && writer_wants(w, "llvm");

    w->counts->aliases += is_alias;
    if (is_alias)
        put_line(w, "%%v%u = llvm.%ccmp \"%s\" %%v%u, %%v%u : %s", flag.number,
                 scalar->kind == FLOAT ? 'f' : 'i',
                 scalar->kind == FLOAT ? ANY_OF(w, FLOATS) : ANY_OF(w, INTEGERS), a.number,
                 b.number, a.type);
    else if (scalar->kind == FLOAT)
        put_line(w, "%%v%u = arith.cmpf %s, %%v%u, %%v%u : %s", flag.number, ANY_OF(w, FLOATS),
                 a.number, b.number, a.type);
    else if (is_index)
        put_line(w, "%%v%u = index.cmp %s(%%v%u, %%v%u)", flag.number, ANY_OF(w, INTEGERS),
                 a.number, b.number);
    else
        put_line(w, "%%v%u = arith.cmpi %s, %%v%u, %%v%u : %s", flag.number, ANY_OF(w, INTEGERS),
                 a.number, b.number, a.type);
    bring_term(w, flag);
}

static void write_select(Writer *w)
{
    const Scalar *scalar = any_value(w);
    bool is_single = scalar->kind == COMPLEX || draw_percent(w, 50);
    Term flag = pick_term(w, is_single ? BOOLS : bools_like(scalar)), a = pick_term(w, scalar),
         b = pick_term(w, scalar);
    char suffix[80];

    snprintf(suffix, sizeof suffix, "%s%s%s", flag.scalar->lanes ? flag.type : "",
             flag.scalar->lanes ? ", " : "", a.type);
    write_op(w, "arith", "select", scalar, (Term[]){ flag, a, b }, 3, suffix);
}

/* The conversion between two types; NULL: there is none. */
static const char *conversion(Writer *w, const Scalar *from, const Scalar *to)
{
    bool is_signed = draw_percent(w, 50);

    if (from == to || to->kind == COMPLEX)
        return NULL;
    if (from->width == to->width && from->kind != INDEX && to->kind != INDEX
        && (from->kind != FLOAT || draw_percent(w, 10)))
        return "bitcast";
    if (from->kind == FLOAT && to->kind == FLOAT)
        return from->width == to->width ? NULL : from->width < to->width ? "extf" : "truncf";
    if (from->kind == INDEX || to->kind == INDEX)
        return from->kind == FLOAT || to->kind == FLOAT ? NULL
               : is_signed                              ? "index_cast"
                                                        : "index_castui";
    if (from->kind == FLOAT)
        return is_signed ? "fptosi" : "fptoui";
    if (to->kind == FLOAT)
        return is_signed ? "sitofp" : "uitofp";
    return from->width > to->width ? "trunci" : is_signed ? "extsi" : "extui";
}

static const Scalar *any_like(Writer *w, const Scalar *scalar)
{
    return scalar->family  ? &scalar->family[draw_below(w, TENSOR_ELEMENTS)]
           : scalar->lanes ? any_vector(w)
                           : any_scalar(w);
}

static void write_conversion(Writer *w)
{
    const Scalar *from = any_type(w), *to = any_like(w, from);
    const char *name = conversion(w, from, to);
    char suffix[80];
    Term value;

    if (!name)
        return;
    value = pick_term(w, from);
    snprintf(suffix, sizeof suffix, "%s to %s", from->name, to->name);
    write_arith(w, name, to, &value, 1, suffix);
}

static void write_unary(Writer *w)
{
    static const char *const INTEGERS[] = { "absi", "ctlz", "cttz", "ctpop" };
    static const char *const FLOATS[] = { "absf",      "ceil",  "floor", "round",
                                          "roundeven", "trunc", "sqrt" };
    const Scalar *scalar = any_type(w);
    bool is_float = scalar->kind == FLOAT;
    Term a;

    if (scalar->kind == INDEX)
        return;
    a = pick_term(w, scalar);
    if (is_float && draw_percent(w, 20))
        write_arith(w, "negf", scalar, &a, 1, a.type);
    else
        write_op(w, "math", is_float ? ANY_OF(w, FLOATS) : ANY_OF(w, INTEGERS), scalar, &a, 1,
                 a.type);
}

static void write_float_many(Writer *w)
{
    static const char *const TYPES[] = { "f16", "bf16", "f32", "f64" };
    const Scalar *scalar = scalar_named(ANY_OF(w, TYPES));
    Term a, b, c;

    if (w->has_functions && draw_percent(w, 60)) {
        write_function(w, pick_term(w, scalar), pick_term(w, scalar));
        return;
    }
    a = pick_term(w, scalar);
    b = pick_term(w, scalar);
    c = pick_term(w, scalar);
    if (draw_percent(w, 60))
        write_op(w, "math", "fma", scalar, (Term[]){ a, b, c }, 3, a.type);
    else
        write_op(w, "math", "copysign", scalar, (Term[]){ a, b }, 2, a.type);
}

/* Two results. */
static void write_extended(Writer *w)
{
    static const char *const NAMES[] = { "mulsi_extended", "mului_extended", "addui_extended" };
    const Scalar *scalar = any_type(w);
    Term a, b, low, high;
    unsigned which = draw_below(w, 3);

    if (scalar->kind == FLOAT)
        return;
    a = pick_term(w, scalar);
    b = pick_term(w, scalar);
    low = new_value(w, scalar);
    high = new_value(w, which == 2 ? bools_like(scalar) : scalar);
    put_begin(w);
    put_text(w, "%%v%u, %%v%u = arith.%s %%v%u, %%v%u : %s", low.number, high.number, NAMES[which],
             a.number, b.number, a.type);
    put_text(w, "%s%s\n", which == 2 ? ", " : "", which == 2 ? high.type : "");
    bring_term(w, low);
    bring_term(w, high);
}

/* Poison, and what ends it. */
static void write_poison(Writer *w)
{
    const Scalar *scalar = any_value(w);

    if (draw_percent(w, 10))
        write_op(w, "ub", "poison", scalar, NULL, 0, scalar->name);
    else
        write_constant(w, scalar);
}

void write_scalar(Writer *w)
{
    static void (*const STATEMENTS[])(Writer *) = {
        write_any_binary, write_any_binary, write_any_binary, write_any_binary, write_any_binary,
        write_index,      write_compare,    write_compare,    write_select,     write_conversion,
        write_conversion, write_unary,      write_float_many, write_extended,   write_poison,
    };

    ANY_OF(w, STATEMENTS)(w);
}

Term write_create(Writer *w, const Scalar *scalar, Term real, Term imaginary)
{
    w->counts->complex++;
    return write_op(w, "complex", "create", scalar, (Term[]){ real, imaginary }, 2, scalar->name);
}

void write_complex(Writer *w)
{
    const Scalar *scalar = scalar_named(draw_percent(w, 70) ? "complex<f32>" : "complex<f64>");
    const Scalar *part = part_of(scalar);
    Term a, b;

    switch (draw_below(w, 4)) {
    case 0:
        a = pick_term(w, part);
        b = pick_term(w, part);
        write_create(w, scalar, a, b);
        return;
    case 1:
        a = pick_term(w, scalar);
        b = pick_term(w, scalar);
        write_op(w, "complex", "add", scalar, (Term[]){ a, b }, 2, a.type);
        break;
    default:
        a = pick_term(w, scalar);
        write_op(w, "complex", draw_percent(w, 50) ? "re" : "im", part, &a, 1, a.type);
    }
    w->counts->complex++;
}

/* Mostly it holds. */
void write_assert(Writer *w)
{
    Term flag = pick_term(w, BOOLS), holds = flag;

    if (draw_percent(w, 70))
        holds = write_two(w, "ori", flag, write_number(w, BOOLS, -1));
    put_line(w, "cf.assert %%v%u, \"of @f\"", holds.number);
}

/* Integers alone: how a NaN prints, and poison, are no two programs' business. */
void write_print(Writer *w)
{
    static const char *const TYPES[] = { "i1", "i8", "i16", "i32", "i64", "index" };
    Term value = pick_term(w, scalar_named(ANY_OF(w, TYPES)));

    put_line(w, "vector.print %%v%u : %s", value.number, value.type);
}
