/* Thing: what an expression gives, and what can be asked of it. */
#ifndef DIALECTS_ODS_THING_H
#define DIALECTS_ODS_THING_H

#include "dialects/ods/expression.h"

typedef enum ThingKind {
    THING_UNKNOWN,
    THING_TRUTH,
    THING_NUMBER,
    THING_STRING,
    THING_NULL,
    THING_TYPE,
    THING_ATTR,
    THING_VALUE, /* of the IR */
    THING_OP,
    THING_RANGE,    /* several */
    THING_FUNCTION, /* a lambda, with the variables around it */
    THING_BUILDER,  /* $_builder, $_ctxt */
    THING_EQUALITY, /* std::equal_to<>() */
} ThingKind;

typedef struct Thing Thing;
typedef struct Variable Variable;
struct Thing {
    ThingKind kind;
    union {
        int64_t number; /* a truth, too */
        Str string;
        const Type *type;
        const Attr *attr;
        const Value *value;
        const Op *op;
        struct {
            const Thing *at;
            unsigned count;
        } range;
        struct {
            const Expression *lambda;
            const Variable *around;
        } function;
    };
};

/* What a lambda's parameter or a local variable is. */
struct Variable {
    Str name;
    Thing thing;
    const Variable *outer;
};

/* One evaluation. */
typedef struct Evaluator {
    const ExpressionScope *scope;
    Arena scratch;
    unsigned depth, steps;
} Evaluator;

static inline Thing thing_truth(bool truth)
{
    return (Thing){ .kind = THING_TRUTH, .number = truth };
}

static inline Thing thing_number(int64_t number)
{
    return (Thing){ .kind = THING_NUMBER, .number = number };
}

static inline Thing thing_unknown(void)
{
    return (Thing){ THING_UNKNOWN };
}

/* NULL gives a null. */
Thing thing_type(const Type *type);
Thing thing_attr(const Attr *attr);
/* A parameter of a dialect's type or attribute, as C++ has it. */
Thing thing_param(const Attr *param);
/* And back; NULL where it can be none. */
const Attr *thing_as_param(Evaluator *e, Thing thing);
/* Its parts, if it is several things: also an array attribute, or a dense one. False if it is not.
 */
bool thing_parts(Evaluator *e, Thing thing, Thing *range);
/* A null, a number, ... as a truth. */
Truth thing_is_true(Thing thing);
Truth thing_equal(Thing a, Thing b);
/* Is it of that C++ class? */
Truth thing_is_a(const Evaluator *e, Thing thing, Str class);

/* x.name(arguments), name(arguments), and a name alone. */
Thing thing_method(Evaluator *e, Thing of, Str name, const Thing *arguments, unsigned count);
Thing thing_function(Evaluator *e, const Expression *name, const Thing *arguments, unsigned count);
/* The thing, where it is of a class among the name's template arguments. `gives`: what stands for
 * one that is not; unknown for a cast that must not fail. */
Thing thing_cast(const Evaluator *e, const Expression *name, Thing of, ThingKind gives);
/* A type of that class, of these parameters. */
Thing thing_make(Evaluator *e, Str class, const Thing *arguments, unsigned count);
/* getElementType gives what is called elementType, or element_type. */
bool thing_gets(Str method, const char *name);
/* thing_op.c: op.name(arguments); what the operation's definition calls so; its attribute. */
Thing thing_ask_op(Evaluator *e, const Op *op, Str name, const Thing *arguments, unsigned count);
Thing thing_op_part(Evaluator *e, const Op *op, Str name);
Thing thing_op_attr(Evaluator *e, const Op *op, Str name);
/* Calls what a lambda is, or compares. */
Thing thing_call(Evaluator *e, Thing function, const Thing *arguments, unsigned count);

#endif
