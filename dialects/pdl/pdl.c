/* pdl and pdl_interp: patterns on operations. Their operations are upstream's definitions, which
 * are loaded when they are asked for; here stands what those leave to C++.
 */
#include "core/text/asm.h"
#include "dialects/function.h"
#include "dialects/named_operands.h"
#include "dialects/ods/forms.h"

enum { ATTRIBUTE, OPERATION, RANGE, TYPE, VALUE };

static const TypeDef TYPES[];

/* !pdl.range<value>: the element without its dialect. */
static const Type *parse_range(AsmParser *p, const TypeDef *def)
{
    const char *at;
    const TypeDef *element;
    const Attr *param;
    Str word;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_any_keyword(p, &word))
        return NULL;
    element = context_type_def(asm_context(p),
                               str_printf(&asm_context(p)->arena, "pdl.%.*s", STR_ARG(word)));
    if (!element || element == def) {
        asm_error(p, at, "expected valid element type for `pdl.range`");
        return NULL;
    }
    param = attr_type(type_dialect(asm_context(p), element, 0, NULL));
    return asm_parse_punct(p, ">") ? type_dialect(asm_context(p), def, 1, &param) : NULL;
}

static void print_range(AsmPrinter *printer, const Type *type)
{
    const Type *element = type->dialect.params[0]->type_value;

    asm_print(printer, "<%s>", element->dialect.def->name + strlen("pdl."));
}

static const TypeDef TYPES[] = {
    [ATTRIBUTE] = { .name = "pdl.attribute", .summary = "a handle to an attribute" },
    [OPERATION] = { .name = "pdl.operation", .summary = "a handle to an operation" },
    [RANGE] = { .name = "pdl.range",
                .summary = "several handles of one kind",
                .params = { { .name = "elementType", .kind = PARAM_TYPE } },
                .parse = parse_range,
                .print = print_range },
    [TYPE] = { .name = "pdl.type", .summary = "a handle to a type" },
    [VALUE] = { .name = "pdl.value", .summary = "a handle to a value" },
    { 0 },
};

const DialectDef PDL_DIALECT = {
    .name = "pdl",
    .summary = "patterns that rewrite operations",
    .doc = "Patterns that say which operations are rewritten, and how. They mean nothing to the\n"
           "interpreter.\n",
    .types = TYPES,
};

static const Type *range_of(Context *context, const Type *element)
{
    const Attr *param = attr_type(element);

    return type_dialect(context, &TYPES[RANGE], 1, &param);
}

/* OperationOpAttributes($values, $names), behind a blank of its own. */
static void print_named(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned own;

    op_operand_group(op, args[0].index, &own);
    asm_print(printer, own ? " " : "");
    named_operands_print(printer, op, args, count);
}

/* RangeType(ref(type($arguments)), type($result)): behind `:` where there is no argument. */
static bool parse_range_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type;

    (void)count;
    if (args[0].types && args[0].types->len) {
        type = args[0].types->data[0];
        if (type->kind != TYPE_DIALECT || type->dialect.def != &TYPES[RANGE])
            type = range_of(state->context, type);
    } else if (!asm_parse_colon_type(p, &type)) {
        return false;
    }
    vec_push(args[1].types, type);
    return true;
}

static void print_range_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    unsigned first = op_result_group(op, args[1].index, &count);

    if (op->operand_count)
        return;
    asm_print(printer, ": ");
    asm_print_type(printer, op->results[first]->type);
}

/* ResultsValueType(ref($index), type($val)): behind `->` where there is an index. */
static bool parse_results_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type =
        range_of(state->context, type_dialect(state->context, &TYPES[VALUE], 0, NULL));

    (void)count;
    if (op_state_attr_named(state, args[0].text)
        && (!asm_parse_punct(p, "->") || !asm_parse_type(p, &type)))
        return false;
    vec_push(args[1].types, type);
    return true;
}

static void print_results_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    unsigned first = op_result_group(op, args[1].index, &count);

    if (!op_attr(op, "index"))
        return;
    asm_print(printer, " -> ");
    asm_print_type(printer, op->results[first]->type);
}

/* CreateOperationOpResults($types, type($types), $inferred): -> (%a : type), -> <inferred>, or
 * nothing. */
static bool parse_created(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Types *types = args[1].types;

    (void)count;
    if (!asm_optional_punct(p, "->"))
        return true;
    if (asm_optional_punct(p, "<")) {
        vec_push(&state->attrs, ((NamedAttr){ args[2].text, attr_unit(state->context) }));
        return asm_parse_keyword(p, "inferred") && asm_parse_punct(p, ">");
    }
    return asm_parse_punct(p, "(") && asm_parse_operands(p, 0, 0, args[0].operands)
           && asm_parse_colon_types(p, types) && asm_parse_punct(p, ")");
}

static void print_created(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);

    if (args[2].attr)
        asm_print(printer, " -> <inferred>");
    if (args[2].attr || !count)
        return;
    asm_print(printer, " -> (");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands + first, count);
    asm_print(printer, ")");
}

/* %op : !pdl.operation in %ops {...} -> ^next */
static bool parse_foreach(AsmParser *p, OpState *state)
{
    AsmArguments arguments = { 0 };
    AsmArgument argument;
    OperandName values;
    Block *next;
    bool good = asm_parse_argument(p, &argument, true, false) && asm_parse_keyword(p, "in")
                && asm_parse_operand(p, &values)
                && asm_resolve(p, &values, range_of(state->context, argument.type), state);

    if (good) {
        vec_push(&arguments, argument);
        good = asm_parse_region(p, op_state_add_region(state), &arguments)
               && asm_optional_attr_dict(p, state) && asm_parse_punct(p, "->")
               && asm_parse_successor(p, &next);
    }
    if (good)
        vec_push(&state->successors, next);
    vec_free(&arguments);
    return good;
}

static bool foreach_lacks_argument(const Op *op)
{
    return !op->regions[0].first || !op->regions[0].first->arg_count;
}

static void print_foreach(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->regions[0].first->args[0]);
    asm_print(printer, " : ");
    asm_print_type(printer, op->regions[0].first->args[0]->type);
    asm_print(printer, " in ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " -> ");
    asm_print_successor(printer, op->successors[0]);
}

static const CustomDirective PDL_DIRECTIVES[] = {
    { "OperationOpAttributes", named_operands_parse, print_named },
    { "RangeType", parse_range_type, print_range_type },
    { "ResultsValueType", parse_results_type, print_results_type },
    { 0 },
};

static const OpForm PDL_OPS[] = {
    { .name = "pdl.pattern", .default_dialect = "pdl" },
    { .name = "pdl.rewrite", .default_dialect = "pdl" },
    { 0 },
};

const DialectForms PDL_FORMS = { "pdl", (const OpForm *const[]){ PDL_OPS, NULL }, PDL_DIRECTIVES };

static const CustomDirective INTERP_DIRECTIVES[] = {
    { "CreateOperationOpAttributes", named_operands_parse, print_named },
    { "CreateOperationOpResults", parse_created, print_created },
    { "RangeType", parse_range_type, print_range_type },
    { 0 },
};

static const OpForm INTERP_OPS[] = {
    { .name = "pdl_interp.func",
      .parse = function_parse_plain,
      .print = function_print,
      .generic = function_lacks_arguments },
    { .name = "pdl_interp.foreach",
      .parse = parse_foreach,
      .print = print_foreach,
      .generic = foreach_lacks_argument },
    { 0 },
};

const DialectForms PDL_INTERP_FORMS = { "pdl_interp", (const OpForm *const[]){ INTERP_OPS, NULL },
                                        INTERP_DIRECTIVES };
