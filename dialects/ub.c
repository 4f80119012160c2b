/* ub: poison and undefined behaviour as operations. */
#include "core/asm.h"
#include "core/constraint.h"
#include "dialects/step.h"

enum { POISON_ATTR };

static const AttrDef ATTRS[] = {
    [POISON_ATTR] = { .name = "ub.poison", .summary = "all of a value is poison" },
    { 0 },
};

static bool is_poison_attr(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &ATTRS[POISON_ATTR];
}

static const AttrConstraint POISON_VALUE = { .summary = "PoisonAttrInterface instance",
                                             .holds = is_poison_attr,
                                             .stored = is_poison_attr };

static Flow poison(Step *s)
{
    return give_poison(s, "ub.poison makes it");
}

static Flow unreachable(Step *s)
{
    return undefined(s, "control reached ub.unreachable");
}

static const OpDef OPS[] = {
    {
        .name = "ub.poison",
        .summary = "a poison value",
        .doc = "The result is poison: the value of a computation that went wrong and whose\n"
               "outcome must not matter. Most operations on poison give poison; using it where\n"
               "a decision or a memory access depends on it is undefined behaviour.\n",
        .attrs = { { "value", &POISON_VALUE, "#ub.poison" } },
        .results = { { "result", &ANY_TYPE } },
        .format = "attr-dict (`<` $value^ `>`)? `:` type($result)",
        .traits = PURE | CONSTANT_LIKE,
        .eval = poison,
    },
    {
        .name = "ub.unreachable",
        .summary = "the end of a path that is never taken",
        .doc = "Reaching this operation is undefined behaviour.\n",
        .format = "attr-dict",
        .traits = TERMINATOR,
        .eval = unreachable,
    },
    { 0 },
};

const DialectDef UB_DIALECT = {
    .name = "ub",
    .summary = "poison and undefined behaviour",
    .doc = "Operations that make explicit what other operations give or cause when their rules\n"
           "are broken.\n",
    .ops = OPS,
    .attrs = ATTRS,
};
