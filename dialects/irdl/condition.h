/* Condition: what a loaded definition demands of types and attributes, and how it is judged.
 *
 * A definition has conditions in a row, each of which may ask others before it. They are variables
 * too: what a condition has taken once is all that it takes, until the operation, type or attribute
 * that is judged is done with. A type stands for itself as a type attribute.
 */
#ifndef DIALECTS_IRDL_CONDITION_H
#define DIALECTS_IRDL_CONDITION_H

#include "core/ir/context.h"

typedef enum ConditionKind {
    CONDITION_ANY,
    CONDITION_IS,        /* `expected` alone */
    CONDITION_BASE_TYPE, /* types that `base` names: "builtin.integer" */
    CONDITION_BASE_ATTR,
    CONDITION_TYPE, /* types of the definition, whose parameters satisfy `args` */
    CONDITION_ATTR,
    CONDITION_ANY_OF,
    CONDITION_ALL_OF,
    CONDITION_UNCHECKED, /* C++, which is not looked at */
} ConditionKind;

typedef struct Condition {
    ConditionKind kind;
    unsigned depth; /* of conditions within it, its own counted */
    unsigned arg_count;
    const unsigned *args; /* conditions, by their numbers */
    union {
        const Attr *expected;
        const char *base; /* of a type or attribute definition, too: its name */
    };
} Condition;

typedef struct Conditions {
    unsigned count;
    const Condition *at;
} Conditions;

/* One judgement: of an operation, a type, an attribute. */
typedef struct Judge {
    const Conditions *conditions;
    const Op *op;       /* errors are this one's; NULL: they are at `loc` */
    const Attr *loc;    /* of an argument of one of its regions, where the operation is shown */
    bool quiet;         /* says nothing: another condition may hold */
    const Attr **taken; /* by condition; NULL: nothing yet */
    Map refused;        /* (condition, attribute) -> what did not hold, quietly */
    Arena scratch;
} Judge;

Judge judge_begin(const Conditions *conditions, const Op *op, const Attr *loc);
void judge_end(Judge *judge);
/* Does it hold? False is reported, in upstream's words. */
bool judge_attr(Judge *judge, unsigned condition, const Attr *attr);
/* Says what is wrong where this judge's errors stand; false. */
bool judge_error(Judge *judge, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* In words: "i32 or f32". What is long is cut. */
void condition_print(Sb *text, const Conditions *conditions, unsigned condition);

#endif
