/* The custom<> directives of the dialect. */
#include "core/text/format.h"
#include "dialects/irdl/irdl.h"
#include "dialects/named_operands.h"

/* SingleBlockRegion($body): a region, or nothing for an empty one. */
static bool parse_body(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Region *region = region_new(state->context);
    bool failed;

    (void)count;
    vec_push(args[0].regions, region);
    if (!asm_optional_region(p, region, NULL, &failed) && failed)
        return false;
    if (!region->first)
        region_append(region, block_create(state->context));
    return true;
}

static void print_body(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)args;
    (void)count;
    if (op->regions[0].first->first)
        asm_print_region(printer, &op->regions[0], true, true);
}

typedef VEC(const Attr *) Attrs;

static Variadicity parse_variadicity(AsmParser *p)
{
    if (asm_optional_keyword(p, "optional"))
        return VARIADICITY_OPTIONAL;
    if (asm_optional_keyword(p, "variadic"))
        return VARIADICITY_VARIADIC;
    asm_optional_keyword(p, "single");
    return VARIADICITY_SINGLE;
}

/* One of a list: `name: %value`, or `name: optional %value` where there are variadicities. */
static bool parse_named(AsmParser *p, Context *context, Attrs *names, Attrs *variadicities,
                        OperandNames *operands)
{
    OperandName operand;
    Str name;

    if (!asm_parse_any_keyword(p, &name) || !asm_parse_punct(p, ":"))
        return false;
    vec_push(names, attr_string(context, name));
    if (variadicities)
        vec_push(variadicities, variadicity_attr(context, parse_variadicity(p)));
    if (!asm_parse_operand(p, &operand))
        return false;
    vec_push(operands, operand);
    return true;
}

static bool parse_named_list(AsmParser *p, OpState *state, FormatArg *args, bool with_variadicity)
{
    Context *context = state->context;
    Attrs names = { 0 }, kinds = { 0 };
    bool good = asm_parse_punct(p, "("), more = good && !asm_optional_punct(p, ")");

    while (good && more) {
        good = parse_named(p, context, &names, with_variadicity ? &kinds : NULL, args[0].operands);
        more = good && asm_optional_punct(p, ",");
        good = good && (more || asm_parse_punct(p, ")"));
    }
    vec_push(&state->attrs,
             ((NamedAttr){ args[1].text, attr_array(context, (unsigned)names.len, names.data) }));
    if (with_variadicity)
        vec_push(&state->attrs,
                 ((NamedAttr){ args[2].text,
                               variadicity_array(context, (unsigned)kinds.len, kinds.data) }));
    vec_free(&names);
    vec_free(&kinds);
    return good;
}

/* NamedValueList($args, $names): (a: %0, b: %1) */
static bool parse_values(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_named_list(p, state, args, false);
}

/* NamedValueListWithVariadicity($args, $names, $variadicity): (a: %0, b: optional %1) */
static bool parse_variadic_values(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_named_list(p, state, args, true);
}

static void print_values(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *kinds = count > 2 ? args[2].attr : NULL;

    asm_print(printer, "(");
    for (unsigned i = 0; i < op->operand_count; i++) {
        Str name = args[1].attr->array.elements[i]->string;
        Variadicity kind = kinds ? variadicity_at(kinds, i) : VARIADICITY_SINGLE;

        asm_print(printer, "%s%.*s: ", i ? ", " : "", STR_ARG(name));
        if (kind != VARIADICITY_SINGLE)
            asm_print(printer, "%s ", variadicity_keyword(kind));
        asm_print_operand(printer, op->operands[i]);
    }
    asm_print(printer, ")");
}

const CustomDirective IRDL_DIRECTIVES[] = {
    { "SingleBlockRegion", parse_body, print_body },
    { "NamedValueList", parse_values, print_values },
    { "NamedValueListWithVariadicity", parse_variadic_values, print_values },
    { "AttributesOp", named_operands_parse, named_operands_print },
    { 0 },
};
