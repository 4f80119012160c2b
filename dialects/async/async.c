/* async: work that runs beside what follows it. Its operations are upstream's definitions, which
 * are loaded when they are asked for; here stands what those leave to C++.
 */
#include "core/text/asm.h"
#include "core/text/format.h"
#include "dialects/function.h"
#include "dialects/ods/forms.h"

enum { VALUE };

static const TypeDef TYPES[] = {
    [VALUE] = { .name = "async.value",
                .summary = "a value that is there when the work that computes it has ended",
                .params = { { .name = "valueType", .kind = PARAM_TYPE } } },
    { 0 },
};

const DialectDef ASYNC_DIALECT = {
    .name = "async",
    .summary = "work that runs beside what follows it",
    .doc = "Work that runs beside what follows it. It is not executed here.\n",
    .types = TYPES,
};

static bool is_value(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &TYPES[VALUE];
}

static const Type *value_inside(const Type *type)
{
    return is_value(type) ? type->dialect.params[0]->type_value : type;
}

/* AwaitResultType(type($operand), type($result)): the result is what is in an async.value. */
static bool parse_awaited(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type;

    (void)state;
    (void)count;
    if (!asm_parse_type(p, &type))
        return false;
    vec_push(args[0].types, type);
    if (is_value(type))
        vec_push(args[1].types, value_inside(type));
    return true;
}

static void print_awaited(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)args;
    (void)count;
    asm_print_type(printer, op->operands[0]->type);
}

static const Type *token(Context *context)
{
    const TypeDef *def = context_type_def(context, STR("async.token"));

    return def ? type_dialect(context, def, 0, NULL)
               : type_opaque(context, STR("async"), STR("token"));
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
        argument.type = value_inside(argument.type);
        vec_push(arguments, argument);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static bool parse_operands(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    OperandNames dependencies = { 0 };
    bool good = (!asm_at_punct(p, "[") || asm_parse_operands(p, '[', ']', &dependencies))
                && asm_resolve_same(p, &dependencies, token(state->context), state);

    vec_push(&state->operand_segments, (int32_t)dependencies.len);
    vec_free(&dependencies);
    good = good && parse_unwrapped(p, state, arguments);
    vec_push(&state->operand_segments, (int32_t)arguments->len);
    return good;
}

static bool parse_execute(AsmParser *p, OpState *state)
{
    AsmArguments arguments = { 0 };
    bool failed, good;

    vec_push(&state->results, token(state->context));
    good = parse_operands(p, state, &arguments)
           && (asm_optional_arrow_types(p, &state->results, &failed) || !failed)
           && asm_optional_attr_dict_with_keyword(p, state)
           && asm_parse_ended_region(p, op_state_add_region(state), &arguments, "async.yield",
                                     state->loc);
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

    op_operand_group(op, 0, &dependencies);
    first = op_operand_group(op, 1, &values);
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

static const CustomDirective DIRECTIVES[] = {
    { "AwaitResultType", parse_awaited, print_awaited },
    { 0 },
};

static bool infer_loaded(Context *context, OpState *state)
{
    const Type *from = state->operands.len ? state->operands.data[0]->type : NULL;

    (void)context;
    if (from && is_value(from))
        vec_push(&state->results, value_inside(from));
    return from && is_value(from);
}

static const OpForm OPS[] = {
    { .name = "async.execute", .parse = parse_execute, .print = print_execute },
    { .name = "async.func",
      .parse = function_parse_plain,
      .print = function_print,
      .default_dialect = "async" },
    { .name = "async.runtime.load", .infer = infer_loaded },
    { 0 },
};

const DialectForms ASYNC_FORMS = { "async", (const OpForm *const[]){ OPS, NULL }, DIRECTIVES };
