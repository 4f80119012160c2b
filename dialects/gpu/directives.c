/* The custom<> directives of the formats of gpu's operations. */
#include "core/text/format.h"
#include "dialects/gpu/gpu.h"

static void add(OpState *state, const FormatArg *arg, const Attr *attr)
{
    vec_push(&state->attrs, ((NamedAttr){ arg->text, attr }));
}

/* AsyncDependencies(type($asyncToken), $asyncDependencies): async [%a, %b], each part or none. */
static bool parse_dependencies(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)state;
    (void)count;
    if (asm_optional_keyword(p, "async")) {
        if (!asm_result_name_count(p))
            return asm_error(p, asm_name_loc(p), "needs to be named when marked 'async'");
        vec_push(args[0].types, gpu_token(asm_context(p)));
    }
    return !asm_at_punct(p, "[") || asm_parse_operands(p, '[', ']', args[1].operands);
}

static void print_dependencies(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    unsigned tokens, dependencies, first;

    (void)count;
    op_result_group(op, args[0].index, &tokens);
    first = op_operand_group(op, args[1].index, &dependencies);
    gpu_print_async(printer, tokens > 0, op->operands + first, dependencies);
}

void gpu_print_async(AsmPrinter *printer, bool has_token, Value *const *dependencies,
                     unsigned count)
{
    asm_print(printer, has_token ? "async" : "");
    if (!count)
        return;
    asm_print(printer, has_token ? " [" : "[");
    asm_print_operands(printer, dependencies, count);
    asm_print(printer, "]");
}

/* AllReduceOperation($op): a keyword, or none. */
static bool parse_reduction(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const AttrDef *def = context_attr_def(state->context, STR("gpu.all_reduce_op"));
    const char *at = asm_here(p);
    const EnumCase *found;
    const Attr *value;
    Str keyword;

    (void)count;
    if (!asm_optional_any_keyword(p, &keyword))
        return true;
    found = def ? enum_case(def->params[0].cases, keyword) : NULL;
    if (!found)
        return asm_error(p, at, "invalid op kind");
    value = attr_i64(state->context, found->value);
    add(state, &args[0], attr_dialect(state->context, def, 1, &value));
    return true;
}

static void print_reduction(AsmPrinter *printer, const Op *op, const FormatArg *args,
                            unsigned count)
{
    (void)op;
    (void)count;
    if (args[0].attr)
        asm_print_attr_body(printer, args[0].attr);
}

/* The handler of a binary that names none. */
static const Attr *usual_handler(Context *context)
{
    const AttrDef *def = context_attr_def(context, STR("gpu.select_object"));
    const Attr *target = NULL;

    return def ? attr_dialect(context, def, 1, &target) : NULL;
}

/* OffloadingHandler($offloadingHandler): <#attribute>, or the usual one. */
static bool parse_handler(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *handler = usual_handler(state->context);

    (void)count;
    if (asm_optional_punct(p, "<")
        && (!asm_parse_attr(p, NULL, &handler) || !asm_parse_punct(p, ">")))
        return false;
    add(state, &args[0], handler);
    return true;
}

static void print_handler(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    if (!args[0].attr || args[0].attr == usual_handler(op_context(op)))
        return;
    asm_print(printer, "<");
    asm_print_attr(printer, args[0].attr);
    asm_print(printer, ">");
}

/* LaunchDimType(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type(...Y), type(...Z)):
 * the type of all sizes behind `:`, or index. */
static bool parse_size_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type = type_index(state->context);
    bool clusters = count > 1 && args[1].operands && args[1].operands->len;

    if (asm_optional_punct(p, ":") && !asm_parse_type(p, &type))
        return false;
    vec_push(args[0].types, type);
    for (unsigned i = 2; i < count && clusters; i++)
        vec_push(args[i].types, type);
    return true;
}

static void print_size_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                            unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);
    const Type *type = op->operands[first]->type;

    if (type->kind == TYPE_INDEX)
        return;
    asm_print(printer, ": ");
    asm_print_type(printer, type);
}

/* LaunchFuncOperands($kernelOperands, type($kernelOperands)): args(%a : i32), or nothing. */
static bool parse_arguments(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)state;
    (void)count;
    if (!asm_optional_keyword(p, "args"))
        return true;
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        OperandName operand;
        const Type *type;

        if (!asm_parse_operand(p, &operand) || !asm_parse_colon_type(p, &type))
            return false;
        vec_push(args[0].operands, operand);
        vec_push(args[1].types, type);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static void print_arguments(AsmPrinter *printer, const Op *op, const FormatArg *args,
                            unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);

    if (!count)
        return;
    asm_print(printer, "args(");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, op->operands[first + i]);
        asm_print(printer, " : ");
        asm_print_type(printer, op->operands[first + i]->type);
    }
    asm_print(printer, ")");
}

const CustomDirective GPU_DIRECTIVES[] = {
    { "AsyncDependencies", parse_dependencies, print_dependencies },
    { "AllReduceOperation", parse_reduction, print_reduction },
    { "OffloadingHandler", parse_handler, print_handler },
    { "LaunchDimType", parse_size_type, print_size_type },
    { "LaunchFuncOperands", parse_arguments, print_arguments },
    { 0 },
};
