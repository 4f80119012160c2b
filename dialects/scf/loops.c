/* scf: loops that run one iteration after the other. */
#include "dialects/scf/scf.h"

enum { FOR_BOUNDS = 3 }; /* scf.for: lower bound, upper bound and step, then the initial values */

/* `iter_args(%a = %init, ...) -> (types)`, or nothing. The first region argument is there. */
static bool parse_iter_args(AsmParser *p, OpState *state, AsmArguments *arguments,
                            OperandNames *inits)
{
    if (asm_optional_keyword(p, "iter_args")
        && (!asm_parse_bindings(p, arguments, inits) || !asm_parse_arrow_types(p, &state->results)))
        return false;
    if (arguments->len != state->results.len + 1)
        return asm_error(p, asm_name_loc(p),
                         "mismatch in number of loop-carried values and defined values");
    return true;
}

/* The bounds as written, `iter_args` and the type behind them. */
static bool parse_for_header(AsmParser *p, OpState *state, AsmArguments *arguments,
                             OperandName *bounds, OperandNames *inits)
{
    static const char *const BEFORE[FOR_BOUNDS] = { NULL, "to", "step" };
    AsmArgument variable = { 0 };

    if (!asm_parse_operand(p, &variable.name) || !asm_parse_punct(p, "="))
        return false;
    vec_push(arguments, variable);
    for (unsigned i = 0; i < FOR_BOUNDS; i++)
        if ((BEFORE[i] && !asm_parse_keyword(p, BEFORE[i])) || !asm_parse_operand(p, &bounds[i]))
            return false;
    if (!parse_iter_args(p, state, arguments, inits))
        return false;
    arguments->data[0].type = type_index(state->context);
    if (asm_optional_punct(p, ":") && !asm_parse_type(p, &arguments->data[0].type))
        return false;
    for (size_t i = 1; i < arguments->len; i++)
        arguments->data[i].type = state->results.data[i - 1];
    return true;
}

/* Operands are resolved behind the body, so that none defined inside is taken. */
static bool parse_for_rest(AsmParser *p, OpState *state, const AsmArguments *arguments,
                           const OperandName *bounds, const OperandNames *inits)
{
    Region *body = op_state_add_region(state);

    if (!asm_parse_ended_region(p, body, arguments, "scf.yield", state->loc))
        return false;
    for (unsigned i = 0; i < FOR_BOUNDS; i++)
        if (!asm_resolve(p, &bounds[i], arguments->data[0].type, state))
            return false;
    for (size_t i = 0; i < inits->len; i++)
        if (!asm_resolve(p, &inits->data[i], state->results.data[i], state))
            return false;
    return asm_optional_attr_dict(p, state);
}

static bool parse_for(AsmParser *p, OpState *state)
{
    AsmArguments *arguments = op_state_list(state);
    OperandName bounds[FOR_BOUNDS];
    OperandNames *inits = op_state_list(state);

    if (asm_optional_keyword(p, "unsigned"))
        op_state_add_attr(state, "unsignedCmp", attr_unit(state->context));
    return parse_for_header(p, state, arguments, bounds, inits)
           && parse_for_rest(p, state, arguments, bounds, inits);
}

static void print_for(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "unsignedCmp", NULL };
    Value *const *args = op->regions[0].first->args;
    unsigned carried = op->operand_count - FOR_BOUNDS;

    asm_print(printer, op_attr(op, "unsignedCmp") ? " unsigned" : "");
    asm_write(printer, " % = % to % step %", args[0], op->operands[0], op->operands[1],
              op->operands[2]);
    asm_print_bindings(printer, " iter_args", args + 1, op->operands + FOR_BOUNDS, carried);
    asm_print_arrow_types(printer, op->operands + FOR_BOUNDS, carried);
    asm_print(printer, " ");
    if (args[0]->type->kind != TYPE_INDEX)
        asm_write(printer, " : ! ", args[0]->type);
    asm_print_region(printer, &op->regions[0], false, carried != 0);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_for(const Op *op)
{
    if (op->operand_count - FOR_BOUNDS != op->result_count)
        return op_error(op, "mismatch in number of loop-carried values and defined values");
    return true;
}

/* How many values a loop starts with, carries, yields and gives. A body without arguments counts
 * as upstream counts it, below zero. */
static bool verify_carried_counts(const Op *op, unsigned inits, const Op *yield)
{
    size_t carried = (size_t)op->regions[0].first->arg_count - 1;

    if (inits != carried)
        return op_error(op, "different number of inits and region iter_args: %u != %zu", inits,
                        carried);
    if (yield && yield->operand_count && yield->operand_count != carried)
        return op_error(op, "different number of region iter_args and yielded values: %zu != %u",
                        carried, yield->operand_count);
    return true;
}

bool scf_verify_carried(const Op *op, unsigned first, unsigned inits, const Op *yield)
{
    const Block *body = op->regions[0].first;

    if (!verify_carried_counts(op, inits, yield))
        return false;
    for (unsigned i = 0; i < inits; i++) {
        const Type *init = op->operands[first + i]->type, *arg = body->args[1 + i]->type;

        if (init != arg)
            return op_error(op,
                            "%u-th init and %u-th region iter_arg have different type: '%s' != "
                            "'%s'",
                            i, i, type_text(init), type_text(arg));
        if (yield && yield->operand_count && yield->operands[i]->type != arg)
            return op_error(op,
                            "%u-th region iter_arg and %u-th yielded value have different type: "
                            "'%s' != '%s'",
                            i, i, type_text(arg), type_text(yield->operands[i]->type));
    }
    /* Upstream's number in this message is always 0. */
    for (unsigned i = 0; i < inits && i < op->result_count; i++)
        if (body->args[1 + i]->type != op->results[i]->type)
            return op_error(op,
                            "0-th region iter_arg and 0-th loop result have different type: "
                            "'%s' != '%s'",
                            type_text(body->args[1 + i]->type), type_text(op->results[i]->type));
    return true;
}

static bool verify_for_body(const Op *op)
{
    const Region *body = &op->regions[0];
    const Op *yield = scf_yield_of(body->first);

    if (!scf_verify_carried(op, FOR_BOUNDS, op->operand_count - FOR_BOUNDS, yield)
        || !edge_verify(op, edge_into(op, FOR_BOUNDS, body, 1)))
        return false;
    if (yield
        && (!edge_verify(op, edge_into(yield, 0, body, 1))
            || !edge_verify(op, edge_back(yield, 0, op))))
        return false;
    if (body->first->args[0]->type != op->operands[0]->type)
        return op_error(op, "expected induction variable to be same type as bounds and step");
    return true;
}

/* The induction variable's next value. False where there is none: it would not fit the type, and
 * so would not be below any upper bound (DECISIONS S1). */
static bool advance(Step *s, Place variable, Int step, bool is_unsigned)
{
    Int now = place_int(variable);
    ArenaMark mark;

    if (is_unsigned ? int_add_overflows_u(now, step) : int_add_overflows_s(now, step))
        return false;
    mark = arena_mark(s->arena);
    place_set_int(variable, int_add(s->arena, now, step));
    arena_release(s->arena, mark);
    return true;
}

static bool is_below(Int a, Int b, bool is_unsigned)
{
    return (is_unsigned ? int_cmp_u(a, b) : int_cmp_s(a, b)) < 0;
}

/* From the induction variable as it stands, where `more`. */
static Flow run_iterations(Step *s, bool more)
{
    bool is_unsigned = prop_flag(s, 0);
    Int upper = int_in(s, 1), step = int_in(s, 2);
    unsigned carried = s->op->result_count;
    Place variable = region_arg(s, 0, 0);

    while (more && is_below(place_int(variable), upper, is_unsigned)) {
        if (run_region(s, 0) != FLOW_NEXT)
            return FLOW_END;
        args_from_yield(s, 0, 1, 0, carried);
        more = advance(s, variable, step, is_unsigned);
    }
    results_from_args(s, 0, 0, 1, carried);
    return FLOW_NEXT;
}

static Flow resume_for(Step *s, unsigned region)
{
    (void)region;
    args_from_yield(s, 0, 1, 0, s->op->result_count);
    return run_iterations(s, advance(s, region_arg(s, 0, 0), int_in(s, 2), prop_flag(s, 0)));
}

static Flow run_for(Step *s)
{
    Int step = int_in(s, 2);

    /* Also where no iteration would run (DECISIONS S2). */
    if (int_is_zero(step) || (!prop_flag(s, 0) && int_is_negative(step)))
        return undefined_by(s, "S2", "the step of a loop must be positive");
    place_set_int(region_arg(s, 0, 0), int_in(s, 0));
    args_from_operands(s, 0, 1, FOR_BOUNDS, s->op->result_count);
    return run_iterations(s, true);
}

/* `: (inputs) -> results`. What is wrong with its kind is reported at the colon, as upstream does.
 */
static bool parse_while_type(AsmParser *p, OpState *state, const OperandNames *inits,
                             const Type **type)
{
    const char *colon = asm_here(p);

    if (!asm_parse_punct(p, ":") || !asm_parse_type(p, type))
        return false;
    if ((*type)->kind != TYPE_FUNCTION)
        return asm_error(p, colon,
                         "invalid kind of type specified: expected builtin.function, but found "
                         "'%s'",
                         type_text(*type));
    for (unsigned i = 0; i < (*type)->list.result_count; i++)
        vec_push(&state->results, (*type)->list.types[(*type)->list.input_count + i]);
    if ((*type)->list.input_count == inits->len)
        return true;
    return asm_error(p, colon, "expected as many input types as operands (expected %zu got %u)",
                     inits->len, (*type)->list.input_count);
}

static bool parse_while_header(AsmParser *p, OpState *state, AsmArguments *arguments,
                               OperandNames *inits)
{
    const Type *type;

    if (asm_at_punct(p, "(") && !asm_parse_bindings(p, arguments, inits))
        return false;
    if (!parse_while_type(p, state, inits, &type))
        return false;
    for (size_t i = 0; i < arguments->len; i++)
        arguments->data[i].type = type->list.types[i];
    return asm_resolve_all(p, inits, type->list.types, inits->len, asm_here(p), state);
}

static bool parse_while(AsmParser *p, OpState *state)
{
    Region *before = op_state_add_region(state), *after = op_state_add_region(state);
    AsmArguments *arguments = op_state_list(state);

    return parse_while_header(p, state, arguments, op_state_list(state))
           && asm_parse_region(p, before, arguments) && asm_parse_keyword(p, "do")
           && asm_parse_region(p, after, NULL) && asm_optional_attr_dict_with_keyword(p, state);
}

static void print_while(AsmPrinter *printer, const Op *op)
{
    asm_print_bindings(printer, " ", op->regions[0].first->args, op->operands, op->operand_count);
    asm_print(printer, " : ");
    asm_print_functional_type(printer, op);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print(printer, " do ");
    asm_print_region(printer, &op->regions[1], true, true);
    asm_print_attr_dict_with_keyword(printer, op, NULL);
}

static bool verify_while(const Op *op)
{
    return scf_verify_terminator(op, &op->regions[0], "scf.condition",
                                 "expects the 'before' region to terminate with 'scf.condition'")
           && scf_verify_terminator(op, &op->regions[1], "scf.yield",
                                    "expects the 'after' region to terminate with 'scf.yield'");
}

static bool verify_while_edges(const Op *op)
{
    const Region *before = &op->regions[0], *after = &op->regions[1];
    const Op *condition = block_terminator(before->first), *yield = block_terminator(after->first);

    return edge_verify(op, edge_into(op, 0, before, 0))
           && edge_verify(op, edge_back(condition, 1, op))
           && edge_verify(op, edge_into(condition, 1, after, 0))
           && edge_verify(op, edge_into(yield, 0, before, 0));
}

/* Behind the region: from where it was left on. */
static Flow resume_while(Step *s, unsigned region)
{
    unsigned carried = s->op->operand_count, forwarded = s->op->result_count;

    for (;;) {
        if (region == 1)
            args_from_yield(s, 0, 0, 0, carried);
        else if (!int_is_zero(place_int(yielded(s, 0))))
            args_from_yield(s, 1, 0, 1, forwarded);
        else
            break;
        region = 1 - region;
        if (run_region(s, region) != FLOW_NEXT)
            return FLOW_END;
    }
    results_from_yield(s, 0, 1, forwarded);
    return FLOW_NEXT;
}

static Flow run_while(Step *s)
{
    args_from_operands(s, 0, 0, 0, s->op->operand_count);
    return run_region(s, 0) == FLOW_NEXT ? resume_while(s, 0) : FLOW_END;
}

const OpDef SCF_LOOPS[] = {
    {
        .name = "scf.for",
        .summary = "a loop from a lower bound up to an upper bound",
        .words = "loop iterate repeat",
        .doc = "Runs its body for the induction variable lowerBound, lowerBound + step, ... as\n"
               "long as it is below upperBound. Values compare as signed numbers, under\n"
               "`unsigned` as unsigned ones. The loop ends where the next value would not fit\n"
               "the type. Arguments behind the induction variable carry values: first initArgs,\n"
               "then what the body yields, which in the end are the results.\n",
        .operands =
            OPERANDS({ "lowerBound", &ANY_SIGNLESS_INTEGER_OR_INDEX, ONE, POISON_IS_UNDEFINED },
                     { "upperBound", &ANY_SIGNLESS_INTEGER_OR_INDEX, ONE, POISON_IS_UNDEFINED },
                     { "step", &ANY_SIGNLESS_INTEGER_OR_INDEX, ONE, POISON_IS_UNDEFINED },
                     { "initArgs", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "unsignedCmp", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .types = TYPE_RULES({ .same = "lowerBound upperBound step" }),
        .implicit_terminator = "scf.yield",
        .loop = LOOP_COUNTED,
        .traits = AUTOMATIC_ALLOCATION_SCOPE | SINGLE_BLOCK | RECURSIVE_EFFECTS,
        .parse = parse_for,
        .print = print_for,
        .verify = verify_for,
        .verify_regions = verify_for_body,
        .poison_decision = "S3",
        .primitive = PRIM_FOR,
        .eval = run_for,
        .resume = resume_for,
        .formula = "iterations = max(0, ceil((upperBound - lowerBound) / step))",
        .poison = "A result is poison where the last iteration yields poison, or where initArgs\n"
                  "hold it and no iteration runs.\n",
        .undefined = "The behaviour is undefined where the step is not positive, also where no\n"
                     "iteration would run.\n",
        .decisions = "S1, S2, S3",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c3 = arith.constant 3 : index\n"
                   "  %c10 = arith.constant 10 : index\n"
                   "  // %i is 0, 3, 6, 9; %sum carries the sum so far.\n"
                   "  %total = scf.for %i = %c0 to %c10 step %c3\n"
                   "      iter_args(%sum = %c0) -> (index) {\n"
                   "    %next = arith.addi %sum, %i : index\n"
                   "    scf.yield %next : index\n"
                   "  }\n",
        .gives = "18 : index\n",
    },
    {
        .name = "scf.while",
        .summary = "a loop as long as a condition holds",
        .words = "loop iterate repeat",
        .doc = "Runs `before` with the operands. It ends in scf.condition: where that is true,\n"
               "`after` runs with the values behind the condition, and what it yields goes to\n"
               "`before` again; where it is false those values are the results. A loop with its\n"
               "work in `before` is a do-while loop.\n",
        .operands = OPERANDS({ "inits", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "before", SIZED_REGION_1 }, { "after", SIZED_REGION_1 }),
        .loop = LOOP_UNCOUNTED,
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .parse = parse_while,
        .print = print_while,
        .verify = verify_while,
        .verify_regions = verify_while_edges,
        .primitive = PRIM_WHILE,
        .eval = run_while,
        .resume = resume_while,
        .poison = "A result is poison where the last scf.condition hands on poison.\n",
        .decisions = "S3",
        .example = "  %start = arith.constant 100 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %half = arith.constant 1 : i32\n"
                   "  // Halves 100 until it is 0, and counts how often.\n"
                   "  %last, %count = scf.while (%n = %start, %so_far = %zero)\n"
                   "      : (i32, i32) -> (i32, i32) {\n"
                   "    %more = arith.cmpi ne, %n, %zero : i32\n"
                   "    scf.condition(%more) %n, %so_far : i32, i32\n"
                   "  } do {\n"
                   "  ^bb0(%n: i32, %so_far: i32):\n"
                   "    %less = arith.shrui %n, %half : i32\n"
                   "    %next = arith.addi %so_far, %half : i32\n"
                   "    scf.yield %less, %next : i32, i32\n"
                   "  }\n"
                   "  return %count : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "scf.condition",
        .summary = "whether a while loop goes on",
        .doc = "Ends the `before` region of scf.while. Where the condition is true the loop\n"
               "goes on in `after`, else it is over; the other operands go where control goes.\n",
        .operands = OPERANDS({ "condition", &I1, ONE, POISON_IS_UNDEFINED },
                             { "args", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("scf.while"),
        .traits = PURE | TERMINATOR,
        .format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
        .poison_decision = "S3",
        .eval = leave_region,
        .poison = "Poison among the other operands moves to where they go.\n",
        .decisions = "S3",
        .example = "  %start = arith.constant 1 : i32\n"
                   "  %limit = arith.constant 50 : i32\n"
                   "  // Doubles 1 while it is below 50: the work is in `before`.\n"
                   "  %first = scf.while (%n = %start) : (i32) -> i32 {\n"
                   "    %next = arith.addi %n, %n : i32\n"
                   "    %more = arith.cmpi ult, %next, %limit : i32\n"
                   "    scf.condition(%more) %next : i32\n"
                   "  } do {\n"
                   "  ^bb0(%n: i32):\n"
                   "    scf.yield %n : i32\n"
                   "  }\n",
        .gives = "64 : i32\n",
    },
    { 0 },
};
