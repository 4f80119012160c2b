#include "interp/oracle/judge/fast_math.h"

#include "core/define/alias.h"
#include "core/ir/definition.h"
#include "core/ir/type.h"
#include "dialects/arith/arith.h"
#include "dialects/llvm/llvm.h"
#include "dialects/vector/vector.h"
#include "interp/oracle/judge/ulps.h"

/* What flags speak of, among operations that give floats. */

/* A CombiningKind; -1 where it is no reduction of floats. */
static int kind_of(const Op *op)
{
    if (op_is(op, "llvm.intr.vector.reduce.fadd") || op_is(op, "llvm.intr.vector.reduce.fmul"))
        return (int)op->def->computes.kind;
    return op_is(op, "vector.reduction") && type_float_format(op->results[0]->type)
               ? (int)attr_enum_value(op_attr(op, "kind"))
               : -1;
}

bool fast_is_reduction(const Op *op)
{
    return kind_of(op) >= 0 && fast_primitive(op) != PRIM_NONE;
}

Primitive fast_primitive(const Op *op)
{
    int kind = kind_of(op);

    if (kind < 0)
        return op_primitive(op);
    switch (kind) {
    case COMBINING_ADD:
        return PRIM_FLOAT_ADD;
    case COMBINING_MUL:
        return PRIM_FLOAT_MUL;
    default:
        return PRIM_NONE;
    }
}

bool fast_is_polynomial(const Op *op)
{
    switch (fast_primitive(op)) {
    case PRIM_FLOAT_ADD:
    case PRIM_FLOAT_SUB:
    case PRIM_FLOAT_MUL:
    case PRIM_FLOAT_DIV:
    case PRIM_FLOAT_NEG:
    case PRIM_FLOAT_FMA:
        return true;
    default:
        return false;
    }
}

bool fast_is_function(const Op *op, const FloatFormat *format)
{
    return ulps_of(op, format) > 0 || op_primitive(op) == PRIM_FLOAT_SQRT;
}

static bool divides(const Op *op)
{
    return op_primitive(op) == PRIM_FLOAT_DIV || op_primitive(op) == PRIM_FLOAT_RSQRT;
}

/* It becomes a quotient of its own, with its own flags. */
static bool negates_quotient(const Op *op)
{
    const Op *definer = op_primitive(op) == PRIM_FLOAT_NEG ? value_definer(op->operands[0]) : NULL;

    return definer && divides(definer);
}

uint64_t fast_math_flags(const Op *op)
{
    const Attr *llvm = op_attr(op, "fastmathFlags"), *attr = llvm ? llvm : op_attr(op, "fastmath");
    uint64_t flags = attr && attr->kind == ATTR_DIALECT && attr->dialect.count
                             && attr->dialect.params[0]->kind == ATTR_INTEGER
                         ? int_low_u(attr->dialect.params[0]->integer)
                         : 0;

    return llvm ? llvm_fast_math(flags) : flags;
}

static unsigned leeway_of(const Op *op, uint64_t flags)
{
    const FloatFormat *format = op->result_count ? type_float_format(op->results[0]->type) : NULL;
    unsigned leeway = 0;

    if (!op->result_count)
        return 0;
    if (!format) /* a comparison, of which and a selection a minimum is made */
        return flags & FAST_NSZ ? LEEWAY_ZEROS : 0;
    if (flags & FAST_CONTRACT && (fast_primitive(op) == PRIM_FLOAT_MUL || op->def->expand))
        leeway |= LEEWAY_FUSES;
    if (flags & FAST_ARCP && (divides(op) || negates_quotient(op)))
        leeway |= LEEWAY_RECIPROCAL;
    if (flags & FAST_REASSOC && (fast_is_polynomial(op) || fast_is_function(op, format)))
        leeway |= LEEWAY_REGROUPS;
    if (flags & FAST_AFN && fast_is_function(op, format))
        leeway |= LEEWAY_APPROXIMATES;
    if (flags & FAST_NSZ)
        leeway |= LEEWAY_ZEROS;
    return leeway;
}

unsigned fast_leeway(const Op *op)
{
    return leeway_of(op, fast_math_flags(op));
}

bool fast_flag_matters(const Op *op, uint64_t flag)
{
    return leeway_of(op, flag)
           || (flag == FAST_CONTRACT
               && (fast_primitive(op) == PRIM_FLOAT_ADD || fast_primitive(op) == PRIM_FLOAT_SUB));
}
