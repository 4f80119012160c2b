/* ub: poison and undefined behaviour as operations. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "dialects/step.h"

enum { POISON_ATTR };

static const AttrDef ATTRS[] = {
    [POISON_ATTR] = { .name = "ub.poison", .summary = "all of a value is poison" },
    { 0 },
};

static const AttrConstraint POISON_VALUE = { "PoisonAttrInterface instance",
                                             .def = &ATTRS[POISON_ATTR] };

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
        .attrs = ATTRS({ "value", &POISON_VALUE, "#ub.poison" }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "attr-dict (`<` $value^ `>`)? `:` type($result)",
        .traits = PURE | CONSTANT_LIKE,
        .primitive = PRIM_POISON,
        .eval = poison,
        .poison = "Always.\n",
        .example = "  %poison = ub.poison : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %sum = arith.addi %poison, %one : i32\n"
                   "  %chosen = arith.constant true\n"
                   "  %r = arith.select %chosen, %one, %poison : i32\n"
                   "  return %sum, %r : i32, i32\n",
        .gives = "poison : i32\n"
                 "1 : i32\n",
    },
    {
        .name = "ub.unreachable",
        .summary = "the end of a path that is never taken",
        .doc = "A promise that control never comes here, on which a compiler may build: it may\n"
               "take the condition that would lead here for false.\n",
        .format = "attr-dict",
        .traits = TERMINATOR,
        .primitive = PRIM_UNREACHABLE,
        .eval = unreachable,
        .undefined = "Always.\n",
        .example = "  %size = arith.constant 0 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %good = arith.cmpi sgt, %size, %zero : i32\n"
                   "  cf.cond_br %good, ^go, ^never\n"
                   "^go:\n"
                   "  return %size : i32\n"
                   "^never:\n"
                   "  ub.unreachable\n",
        .gives = "error: undefined behaviour: control reached ub.unreachable\n",
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
