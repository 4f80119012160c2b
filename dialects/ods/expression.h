/* Expression: the small pieces of C++ that ODS's predicates, builders and rules on types are
 * written in, as far as they are understood.
 *
 * What is not understood is unknown, which is no error: "unknown && false" is false, and whoever
 * asks takes what is still unknown for unchecked.
 */
#ifndef DIALECTS_ODS_EXPRESSION_H
#define DIALECTS_ODS_EXPRESSION_H

#include "core/ir/context.h"
#include "dialects/ods/classes.h"

typedef enum ExpressionKind {
    EXPRESSION_UNKNOWN,
    EXPRESSION_TRUTH,     /* `number`: true or false */
    EXPRESSION_NUMBER,    /* `number` */
    EXPRESSION_STRING,    /* `text` */
    EXPRESSION_NULL,      /* nullptr, {} */
    EXPRESSION_LIST,      /* {kids} */
    EXPRESSION_VARIABLE,  /* $text */
    EXPRESSION_NAME,      /* text<templates>: a::b::c */
    EXPRESSION_MEMBER,    /* kid 0 . text<templates> */
    EXPRESSION_CALL,      /* kid 0 (the others) */
    EXPRESSION_INDEX,     /* kid 0 [kid 1] */
    EXPRESSION_UNARY,     /* text kid 0: "!" "-" "~" */
    EXPRESSION_BINARY,    /* kid 0 text kid 1 */
    EXPRESSION_CONDITION, /* kid 0 ? kid 1 : kid 2 */
    EXPRESSION_LAMBDA,    /* `parameters` -> kid 0, a block */
    EXPRESSION_BLOCK,     /* statements: LET, IF, RETURN */
    EXPRESSION_LET,       /* text = kid 0 */
    EXPRESSION_IF,        /* if (kid 0) kid 1 else kid 2 */
    EXPRESSION_RETURN,    /* kid 0 */
} ExpressionKind;

typedef struct Expression Expression;
struct Expression {
    ExpressionKind kind;
    Str text;
    int64_t number;
    unsigned kid_count, name_count;
    const Expression *const *kids;
    const Str *names; /* template arguments; a lambda's parameters */
};

/* Never NULL; it and the text live as long as the arena. */
const Expression *expression_parse(Arena *arena, Str text);

/* What an expression is about. */
typedef struct ExpressionScope {
    Context *context;
    const Classes *classes;
    const Type *self_type; /* `$_self`, if it is a type */
    const Attr *self_attr; /* or an attribute */
    const Op *op;          /* `$_op`, and what operands, results and attributes `$name` are of */
} ExpressionScope;

typedef enum Truth { TRUTH_NO, TRUTH_YES, TRUTH_UNKNOWN } Truth;

Truth expression_holds(const Expression *expression, const ExpressionScope *scope);
/* NULL where it gives no type, or an unknown one. */
const Type *expression_type(const Expression *expression, const ExpressionScope *scope);
/* As a parameter of a type or an attribute holds it; NULL likewise. */
const Attr *expression_param(const Expression *expression, const ExpressionScope *scope);

#endif
