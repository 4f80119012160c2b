/* What an expression gives. */
#include "dialects/ods/thing.h"

enum { DEEPEST = 1500, MOST_STEPS = 200000, MOST_ARGUMENTS = 8 };

static Thing evaluate(Evaluator *e, const Expression *expression, const Variable *variables);

/* Three truths: what is unknown does not matter where the other side decides. */
static Thing of_truth(Truth truth)
{
    return truth == TRUTH_UNKNOWN ? thing_unknown() : thing_truth(truth == TRUTH_YES);
}

static Thing both(Evaluator *e, const Expression *expression, const Variable *variables, Truth ends)
{
    Truth first = thing_is_true(evaluate(e, expression->kids[0], variables));
    Truth second;

    if (first == ends)
        return of_truth(ends);
    second = thing_is_true(evaluate(e, expression->kids[1], variables));
    return of_truth(second == ends || first != TRUTH_UNKNOWN ? second : TRUTH_UNKNOWN);
}

static bool is_number(Thing thing)
{
    return thing.kind == THING_NUMBER || thing.kind == THING_TRUTH;
}

static Thing compare_numbers(Str operator, int64_t a, int64_t b)
{
    if (str_is(operator, "<"))
        return thing_truth(a < b);
    if (str_is(operator, "<="))
        return thing_truth(a <= b);
    if (str_is(operator, ">"))
        return thing_truth(a > b);
    if (str_is(operator, ">="))
        return thing_truth(a >= b);
    return thing_unknown();
}

/* In numbers without a sign, so that nothing overflows. */
static Thing calculate(Str operator, int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;

    if (str_is(operator, "+"))
        return thing_number((int64_t)(x + y));
    if (str_is(operator, "-"))
        return thing_number((int64_t)(x - y));
    if (str_is(operator, "*"))
        return thing_number((int64_t)(x * y));
    if (str_is(operator, "&"))
        return thing_number((int64_t)(x & y));
    if (str_is(operator, "|"))
        return thing_number((int64_t)(x | y));
    if (str_is(operator, "^"))
        return thing_number((int64_t)(x ^ y));
    if (str_is(operator, "/") && a >= 0 && b > 0)
        return thing_number(a / b);
    if (str_is(operator, "%") && a >= 0 && b > 0)
        return thing_number(a % b);
    if (str_is(operator, "<<") && b >= 0 && b < 64)
        return thing_number((int64_t)(x << y));
    if (str_is(operator, ">>") && a >= 0 && b >= 0 && b < 64)
        return thing_number(a >> b);
    return compare_numbers(operator, a, b);
}

static Thing binary(Evaluator *e, const Expression *expression, const Variable *variables)
{
    Str operator= expression->text;
    Truth equal;
    Thing a, b;

    if (str_is(operator, "&&"))
        return both(e, expression, variables, TRUTH_NO);
    if (str_is(operator, "||"))
        return both(e, expression, variables, TRUTH_YES);
    a = evaluate(e, expression->kids[0], variables);
    b = evaluate(e, expression->kids[1], variables);
    if (str_is(operator, "==") || str_is(operator, "!=")) {
        equal = thing_equal(a, b);
        return equal == TRUTH_UNKNOWN ? thing_unknown()
                                      : thing_truth((equal == TRUTH_YES) == str_is(operator, "=="));
    }
    return is_number(a) && is_number(b) ? calculate(operator, a.number, b.number) : thing_unknown();
}

static Thing unary(Evaluator *e, const Expression *expression, const Variable *variables)
{
    Thing of = evaluate(e, expression->kids[0], variables);
    Truth truth = thing_is_true(of);

    if (str_is(expression->text, "~"))
        return is_number(of) ? thing_number(~of.number) : thing_unknown();
    if (str_is(expression->text, "-"))
        return is_number(of) ? thing_number((int64_t)(0 - (uint64_t)of.number)) : thing_unknown();
    return truth == TRUTH_UNKNOWN ? thing_unknown() : thing_truth(truth == TRUTH_NO);
}

static Thing variable(Evaluator *e, Str name)
{
    const ExpressionScope *scope = e->scope;

    if (str_is(name, "_self"))
        return scope->self_type ? thing_type(scope->self_type) : thing_attr(scope->self_attr);
    if (str_is(name, "_op"))
        return scope->op ? (Thing){ .kind = THING_OP, .op = scope->op } : thing_unknown();
    if (str_is(name, "_builder") || str_is(name, "_ctxt"))
        return (Thing){ THING_BUILDER };
    return scope->op ? thing_op_part(e, scope->op, name) : thing_unknown();
}

static Thing name_alone(const Variable *variables, Str name)
{
    for (; variables; variables = variables->outer)
        if (str_eq(variables->name, name))
            return variables->thing;
    if (str_is(name, "std::nullopt"))
        return (Thing){ THING_NULL };
    return thing_unknown();
}

/* op.getAttrOfType<class>("name") */
static Thing attr_of_type(Evaluator *e, const Op *op, const Expression *callee,
                          const Thing *arguments, unsigned count)
{
    if (count != 1 || arguments[0].kind != THING_STRING || callee->name_count != 1)
        return thing_unknown();
    return thing_cast(e, callee, thing_op_attr(e, op, arguments[0].string), THING_NULL);
}

static Thing call(Evaluator *e, const Expression *expression, const Variable *variables)
{
    const Expression *callee = expression->kids[0];
    Thing arguments[MOST_ARGUMENTS], function;
    unsigned count = expression->kid_count - 1;

    if (count > MOST_ARGUMENTS)
        return thing_unknown();
    for (unsigned i = 0; i < count; i++)
        arguments[i] = evaluate(e, expression->kids[i + 1], variables);
    if (callee->kind == EXPRESSION_MEMBER) {
        Thing of = evaluate(e, callee->kids[0], variables);

        if (of.kind == THING_BUILDER && callee->name_count == 1)
            return thing_make(e, callee->names[0], arguments, count);
        if (of.kind == THING_OP && str_is(callee->text, "getAttrOfType"))
            return attr_of_type(e, of.op, callee, arguments, count);
        return thing_method(e, of, callee->text, arguments, count);
    }
    function = callee->kind == EXPRESSION_NAME ? name_alone(variables, callee->text)
                                               : evaluate(e, callee, variables);
    if (function.kind == THING_UNKNOWN && callee->kind == EXPRESSION_NAME)
        return thing_function(e, callee, arguments, count);
    return thing_call(e, function, arguments, count);
}

static Thing list(Evaluator *e, const Expression *expression, const Variable *variables)
{
    Thing *things = ARENA_ARRAY(&e->scratch, Thing, expression->kid_count + 1);

    for (unsigned i = 0; i < expression->kid_count; i++)
        things[i] = evaluate(e, expression->kids[i], variables);
    return (Thing){ .kind = THING_RANGE, .range = { things, expression->kid_count } };
}

static Thing element(Evaluator *e, const Expression *expression, const Variable *variables)
{
    Thing range, of = evaluate(e, expression->kids[0], variables);
    Thing at = evaluate(e, expression->kids[1], variables);

    if (at.kind != THING_NUMBER || !thing_parts(e, of, &range) || at.number < 0
        || at.number >= range.range.count)
        return thing_unknown();
    return range.range.at[at.number];
}

static Thing condition(Evaluator *e, const Expression *expression, const Variable *variables)
{
    switch (thing_is_true(evaluate(e, expression->kids[0], variables))) {
    case TRUTH_YES:
        return evaluate(e, expression->kids[1], variables);
    case TRUTH_NO:
        return evaluate(e, expression->kids[2], variables);
    case TRUTH_UNKNOWN:
        break;
    }
    return thing_unknown();
}

/* The value that the block returns; `*returned` false where it runs to its end. */
static Thing run(Evaluator *e, const Expression *block, const Variable *variables, bool *returned)
{
    for (unsigned i = 0; i < block->kid_count; i++) {
        const Expression *statement = block->kids[i];
        Variable *local;
        Thing given;
        Truth truth;

        *returned = true;
        given = statement->kid_count ? evaluate(e, statement->kids[0], variables) : thing_unknown();
        if (statement->kind == EXPRESSION_RETURN)
            return given;
        if (statement->kind == EXPRESSION_LET) {
            local = ARENA_NEW(&e->scratch, Variable);
            *local = (Variable){ statement->text, given, variables };
            variables = local;
        } else if (statement->kind == EXPRESSION_IF) {
            truth = thing_is_true(given);
            if (truth == TRUTH_UNKNOWN)
                return thing_unknown();
            *returned = false;
            if (truth == TRUTH_YES)
                given = run(e, statement->kids[1], variables, returned);
            else if (statement->kid_count > 2)
                given = run(e, statement->kids[2], variables, returned);
            if (*returned)
                return given;
        } else {
            return thing_unknown();
        }
    }
    *returned = false;
    return thing_unknown();
}

Thing thing_call(Evaluator *e, Thing function, const Thing *arguments, unsigned count)
{
    const Expression *lambda;
    const Variable *variables;
    bool returned;

    if (function.kind == THING_EQUALITY && count == 2)
        return of_truth(thing_equal(arguments[0], arguments[1]));
    if (function.kind != THING_FUNCTION || function.function.lambda->name_count != count)
        return thing_unknown();
    lambda = function.function.lambda;
    variables = function.function.around;
    for (unsigned i = 0; i < count; i++) {
        Variable *parameter = ARENA_NEW(&e->scratch, Variable);

        *parameter = (Variable){ lambda->names[i], arguments[i], variables };
        variables = parameter;
    }
    return run(e, lambda->kids[0], variables, &returned);
}

static Thing evaluate_kind(Evaluator *e, const Expression *expression, const Variable *variables)
{
    switch (expression->kind) {
    case EXPRESSION_TRUTH:
        return thing_truth(expression->number);
    case EXPRESSION_NUMBER:
        return thing_number(expression->number);
    case EXPRESSION_STRING:
        return (Thing){ .kind = THING_STRING, .string = expression->text };
    case EXPRESSION_NULL:
        return (Thing){ THING_NULL };
    case EXPRESSION_LIST:
        return list(e, expression, variables);
    case EXPRESSION_VARIABLE:
        return variable(e, expression->text);
    case EXPRESSION_NAME:
        return name_alone(variables, expression->text);
    case EXPRESSION_CALL:
        return call(e, expression, variables);
    case EXPRESSION_INDEX:
        return element(e, expression, variables);
    case EXPRESSION_UNARY:
        return unary(e, expression, variables);
    case EXPRESSION_BINARY:
        return binary(e, expression, variables);
    case EXPRESSION_CONDITION:
        return condition(e, expression, variables);
    case EXPRESSION_LAMBDA:
        return (Thing){ .kind = THING_FUNCTION, .function = { expression, variables } };
    default:
        return thing_unknown();
    }
}

static Thing evaluate(Evaluator *e, const Expression *expression, const Variable *variables)
{
    Thing given;

    if (e->depth == DEEPEST || ++e->steps > MOST_STEPS)
        return thing_unknown();
    e->depth++;
    given = evaluate_kind(e, expression, variables);
    e->depth--;
    return given;
}

Truth expression_holds(const Expression *expression, const ExpressionScope *scope)
{
    Evaluator e = { .scope = scope };
    Truth truth = thing_is_true(evaluate(&e, expression, NULL));

    arena_free(&e.scratch);
    return truth;
}

const Type *expression_type(const Expression *expression, const ExpressionScope *scope)
{
    Evaluator e = { .scope = scope };
    Thing given = evaluate(&e, expression, NULL);

    arena_free(&e.scratch);
    return given.kind == THING_TYPE ? given.type : NULL;
}

const Attr *expression_param(const Expression *expression, const ExpressionScope *scope)
{
    Evaluator e = { .scope = scope };
    const Attr *given = thing_as_param(&e, evaluate(&e, expression, NULL));

    arena_free(&e.scratch);
    return given;
}
