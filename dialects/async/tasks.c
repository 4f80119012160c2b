/* async: bodies, and waiting for them. */
#include "core/text/asm.h"
#include "core/text/format.h"
#include "core/verify/region_branch.h"
#include "dialects/async/async.h"

enum { DEPENDENCIES, BODY_OPERANDS }; /* operand groups of async.execute */

/* AwaitResultType(type($operand), type($result)): the result is what is in an async.value. */
static bool parse_awaited(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type;

    (void)state;
    (void)count;
    if (!asm_parse_type(p, &type))
        return false;
    vec_push(args[0].types, type);
    if (async_is_value(type))
        vec_push(args[1].types, async_inside(type));
    return true;
}

static void print_awaited(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)args;
    (void)count;
    asm_print_type(printer, op->operands[0]->type);
}

/* (%a as %b : !async.value<T>, ...): operands, and the region's arguments of what is in them. */
static bool parse_unwrapped(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    if (!asm_optional_punct(p, "(") || asm_optional_punct(p, ")"))
        return true;
    do {
        AsmArgument argument;
        OperandName operand;

        if (!asm_parse_operand(p, &operand) || !asm_parse_keyword(p, "as")
            || !asm_parse_argument(p, &argument, true, false)
            || !asm_resolve(p, &operand, argument.type, state))
            return false;
        argument.type = async_inside(argument.type);
        vec_push(arguments, argument);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static bool parse_operands(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    OperandNames dependencies = { 0 };
    bool good = (!asm_at_punct(p, "[") || asm_parse_operands(p, '[', ']', &dependencies))
                && asm_resolve_same(p, &dependencies, async_token(state->context), state);

    vec_push(&state->operand_segments, (int32_t)dependencies.len);
    vec_free(&dependencies);
    good = good && parse_unwrapped(p, state, arguments);
    vec_push(&state->operand_segments, (int32_t)arguments->len);
    return good;
}

static bool parse_execute(AsmParser *p, OpState *state)
{
    AsmArguments arguments = { 0 };
    bool good;

    vec_push(&state->results, async_token(state->context));
    good = parse_operands(p, state, &arguments) && asm_parse_any_arrow_types(p, &state->results)
           && asm_optional_attr_dict_with_keyword(p, state)
           && asm_parse_region(p, op_state_add_region(state), &arguments);
    vec_free(&arguments);
    return good;
}

static void print_unwrapped(AsmPrinter *printer, const Op *op, unsigned first, unsigned count)
{
    asm_print(printer, " (");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, op->operands[first + i]);
        asm_print(printer, " as ");
        asm_print_operand(printer, op->regions[0].first->args[i]);
        asm_print(printer, ": ");
        asm_print_type(printer, op->operands[first + i]->type);
    }
    asm_print(printer, ")");
}

static void print_execute(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "operandSegmentSizes", NULL };
    unsigned dependencies, values, first;

    op_operand_group(op, DEPENDENCIES, &dependencies);
    first = op_operand_group(op, BODY_OPERANDS, &values);
    if (dependencies) {
        asm_print(printer, " [");
        asm_print_operands(printer, op->operands, dependencies);
        asm_print(printer, "]");
    }
    if (values)
        print_unwrapped(printer, op, first, values);
    asm_print_optional_arrow_types(printer, op->results + 1, op->result_count - 1);
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

/* On its way into the body and out of it a value is unwrapped, and wrapped again. */
static bool fits(const Type *operand, const Type *input)
{
    return async_inside(operand) == async_inside(input);
}

static bool verify_arguments(const Op *op)
{
    unsigned values, first = op_operand_group(op, BODY_OPERANDS, &values);
    const Block *body = op->regions[0].first;

    for (unsigned i = 0; i < values; i++)
        if (body->args[i]->type != async_inside(op->operands[first + i]->type))
            return op_error(op, "async body region argument types do not match the execute "
                                "operation arguments types");
    return true;
}

static bool verify_body(const Op *op)
{
    unsigned values, first = op_operand_group(op, BODY_OPERANDS, &values);
    const Op *yield = block_terminator(op->regions[0].first);
    RegionEdge into = edge_into(op, first, &op->regions[0], 0), back;

    into.fits = fits;
    if (!edge_verify(op, into))
        return false;
    if (!yield)
        return verify_arguments(op);
    back = edge_back(yield, 0, op);
    back.inputs++;
    back.input_count--;
    back.fits = fits;
    return edge_verify(op, back) && verify_arguments(op);
}

/* Upstream lets values out as they are, too, and lowers no such program. */
static bool is_unwrapped(const Op *op)
{
    const Op *yield = block_terminator(op->regions[0].first);

    for (unsigned i = 0; yield && i < yield->operand_count; i++)
        if (yield->operands[i]->type != async_inside(op->results[1 + i]->type))
            return false;
    return true;
}

static Flow run_execute(Step *s)
{
    unsigned dependencies, values;

    op_operand_group(s->op, DEPENDENCIES, &dependencies);
    op_operand_group(s->op, BODY_OPERANDS, &values);
    return task_execute(s, dependencies, values);
}

static bool verify_await(const Op *op)
{
    const Type *type = op->operands[0]->type;

    if (async_is_token(type))
        return !op->result_count || op_error(op, "awaiting on a token must have empty result");
    if (!op->result_count)
        return op_error(op, "awaiting on a value must have a result");
    return op->results[0]->type == async_inside(type)
           || op_error(op, "result type '%s' does not match async value type '%s'",
                       type_text(op->results[0]->type), type_text(async_inside(type)));
}

static Flow run_await(Step *s)
{
    if (task_await(s, 0, false) == FLOW_END)
        return FLOW_END;
    return s->op->result_count ? awaited_give(s, 0) : FLOW_NEXT;
}

static Flow run_await_all(Step *s)
{
    return task_await(s, 0, false);
}

const OpDef ASYNC_TASKS[] = {
    {
        .name = "async.execute",
        .summary = "a body that runs beside what follows it",
        .doc = "Begins its body, which runs as soon as all dependencies and values are ready,\n"
               "beside what follows. What is in the values are its arguments; what it uses\n"
               "from outside is what that was when it began. The results are a token that is\n"
               "ready when the body has ended, and a value for each that it yields. When it\n"
               "runs is open: at once, where somebody waits, or when the program is over,\n"
               "which waits for all bodies.\n",
        .operands =
            OPERANDS({ "dependencies", &ASYNC_TOKEN, VARIADIC, POISON_IS_UNDEFINED },
                     { "bodyOperands", &ASYNC_VALUE_OR_TOKEN, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "token", &ASYNC_TOKEN }, { "bodyResults", &ASYNC_VALUE, VARIADIC }),
        .regions = REGIONS({ "bodyRegion", SIZED_REGION_1 }),
        .implicit_terminator = "async.yield",
        .traits = AUTOMATIC_ALLOCATION_SCOPE | ATTR_SIZED_OPERAND_SEGMENTS | RECURSIVE_EFFECTS
                  | SINGLE_BLOCK,
        .parse = parse_execute,
        .print = print_execute,
        .verify_regions = verify_body,
        .fits = is_unwrapped,
        .eval = run_execute,
        .runner = "body",
        .closure = true,
        .poison_decision = "J1",
        .poison = "A value is poison where its body yields poison.\n",
        .undefined = "Where its body and another, or what follows, touch the same memory, one of\n"
                     "them writing, and no token, value or group has one wait for the other.\n",
        .decisions = "J1, J3, J6",
        .example = "  %six = arith.constant 6 : i32\n"
                   "  %token, %v = async.execute -> !async.value<i32> {\n"
                   "    %next = arith.addi %six, %six : i32\n"
                   "    async.yield %next : i32\n"
                   "  }\n"
                   "  %t, %w = async.execute [%token] (%v as %u : !async.value<i32>)\n"
                   "      -> !async.value<i32> {\n"
                   "    %product = arith.muli %u, %six : i32\n"
                   "    async.yield %product : i32\n"
                   "  }\n"
                   "  %r = async.await %w : !async.value<i32>\n",
        .gives = "72 : i32\n",
    },
    {
        .name = "async.yield",
        .summary = "the end of a body",
        .doc = "Ends the body of async.execute with what is to be in its values.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("async.execute"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "($operands^ `:` type($operands))? attr-dict",
        .eval = leave_region,
        .poison = "A poison operand moves into its value.\n",
        .example = "  %half = arith.constant 0.5 : f32\n"
                   "  %token, %v = async.execute -> !async.value<f32> {\n"
                   "    async.yield %half : f32\n"
                   "  }\n"
                   "  %r = async.await %v : !async.value<f32>\n",
        .gives = "5.000000e-01 : f32\n",
    },
    {
        .name = "async.await",
        .summary = "waits for a token or a value",
        .doc = "What follows runs when the operand is ready. The result is what is in a value.\n"
               "The program stops where nothing can make it ready any more, a deadlock, and\n"
               "where it is an error; in a body, all that this was to give are errors then.\n",
        .operands = OPERANDS({ "operand", &ASYNC_VALUE_OR_TOKEN, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_TYPE, OPTIONAL }),
        .format = "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict",
        .customs = CUSTOMS({ "AwaitResultType", parse_awaited, print_awaited }),
        .verify = verify_await,
        .eval = run_await,
        .poison_decision = "J1",
        .poison = "Where what was yielded is.\n",
        .decisions = "J1, J2, J3",
        .example = "  %one = arith.constant 1 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %first = async.execute {\n"
                   "    vector.print %one : i32\n"
                   "    async.yield\n"
                   "  }\n"
                   "  async.await %first : !async.token\n"
                   "  vector.print %two : i32\n"
                   "  return\n",
        .gives = "1\n2\n",
    },
    {
        .name = "async.create_group",
        .summary = "a group of tokens and values",
        .doc = "A group that has room for so many tokens and values, and is ready when all\n"
               "have been added and are.\n",
        .operands = OPERANDS({ "size", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ASYNC_GROUP }),
        .traits = PURE,
        .format = "$size `:` type($result) attr-dict",
        .eval = awaited_create_group,
        .poison_decision = "J4",
        .undefined = "Where the size is negative.\n",
        .decisions = "J4",
        .example = "  %none = arith.constant 0 : index\n"
                   "  %group = async.create_group %none : !async.group\n"
                   "  // All of no tokens are ready.\n"
                   "  async.await_all %group\n"
                   "  return %none : index\n",
        .gives = "0 : index\n",
    },
    {
        .name = "async.add_to_group",
        .summary = "adds a token or value to a group",
        .doc = "The result says how many were added to the group before.\n",
        .operands = OPERANDS({ "operand", &ASYNC_VALUE_OR_TOKEN, ONE, POISON_IS_UNDEFINED },
                             { "group", &ASYNC_GROUP, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "rank", &INDEX }),
        .format = "$operand `,` $group `:` type($operand) attr-dict",
        .eval = awaited_add_to_group,
        .poison_decision = "J1",
        .undefined = "Where the group has no room left.\n",
        .decisions = "J4",
        .example = "  %two = arith.constant 2 : index\n"
                   "  %group = async.create_group %two : !async.group\n"
                   "  %a = async.execute { async.yield }\n"
                   "  %b = async.execute { async.yield }\n"
                   "  %first = async.add_to_group %a, %group : !async.token\n"
                   "  %second = async.add_to_group %b, %group : !async.token\n"
                   "  async.await_all %group\n"
                   "  return %first, %second : index, index\n",
        .gives = "0 : index\n"
                 "1 : index\n",
    },
    {
        .name = "async.await_all",
        .summary = "waits for all that a group has",
        .doc = "What follows runs when as many as the group has room for were added, and all\n"
               "are ready.\n",
        .operands = OPERANDS({ "operand", &ASYNC_GROUP, ONE, POISON_IS_UNDEFINED }),
        .format = "$operand attr-dict",
        .eval = run_await_all,
        .poison_decision = "J1",
        .decisions = "J2, J3",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc() : memref<2xi32>\n"
                   "  %group = async.create_group %c2 : !async.group\n"
                   "  scf.for %i = %c0 to %c2 step %c1 {\n"
                   "    %t = async.execute {\n"
                   "      memref.store %seven, %m[%i] : memref<2xi32>\n"
                   "      async.yield\n"
                   "    }\n"
                   "    %rank = async.add_to_group %t, %group : !async.token\n"
                   "  }\n"
                   "  async.await_all %group\n"
                   "  return %m : memref<2xi32>\n",
        .gives = "dense<[7, 7]> : memref<2xi32>\n",
    },
    { 0 },
};
