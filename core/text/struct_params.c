/* Parameters of dialect attributes in ODS's struct syntax: <name = value, ...>, in any order.
 *
 * Rules: MLIR's "Defining Dialect Attributes and Types", "struct Directive", and what upstream's
 * FieldParser does for each kind of parameter.
 */
#include "core/text/parser.h"
#include "core/text/printer.h"

#include <string.h>

enum { MAX_STRUCT_PARAMS = 20 };

static const Attr *parse_keyword(AsmParser *p, const ParamDef *def)
{
    const char *at = p->token.text.data;
    Str word;

    if (!asm_parse_any_keyword(p, &word))
        return NULL;
    if (enum_case(def->cases, word))
        return attr_string(p->context, word);
    parser_error_at(p, at, "invalid debug info %s name: %.*s", def->cases->summary, STR_ARG(word));
    return NULL;
}

static const Attr *parse_one(AsmParser *p, const ParamDef *def)
{
    const Type *type;
    int64_t number;
    Str text;

    switch (def->kind) {
    case PARAM_TYPE:
    case PARAM_TYPES:
        type = parse_type(p);
        return type ? attr_type(type) : NULL;
    case PARAM_INT:
    case PARAM_INTS:
        return asm_parse_integer_param(p, def, &number) ? attr_i64(p->context, number) : NULL;
    case PARAM_STRING:
        return asm_parse_string(p, &text) ? attr_string(p->context, text) : NULL;
    case PARAM_ENUM:
        return asm_parse_enum(p, def->cases);
    case PARAM_BOOL:
        return param_parse_bool(p);
    case PARAM_KEYWORD:
        return parse_keyword(p, def);
    case PARAM_ATTR:
    case PARAM_ATTRS:
        return param_parse_attr(p, def);
    }
    return NULL;
}

static bool is_list(const ParamDef *def)
{
    return def->kind == PARAM_TYPES || def->kind == PARAM_INTS || def->kind == PARAM_ATTRS;
}

static bool is_default(const ParamDef *def, const Attr *param)
{
    bool number = def->kind == PARAM_INT || def->kind == PARAM_BOOL || def->kind == PARAM_ENUM;

    if (!def->optional || def->keeps_zero)
        return false;
    if (def->kind == PARAM_KEYWORD)
        return enum_case(def->cases, param->string)->value == 0;
    return number && int_low_u(param->integer) == def->absent;
}

static bool parse_value(AsmParser *p, const AttrDef *def, const ParamDef *param, const Attr **value)
{
    *value = is_list(param) ? parse_param_list(p, param, parse_one) : parse_one(p, param);
    if (!*value)
        return parser_error(p, "failed to parse %s parameter '%s' which is to be a `%s`",
                            def->record, param->name, param->class_name ? param->class_name : "");
    return true;
}

/* One `name = value`; a value that is its default is held as none. */
static bool parse_entry(AsmParser *p, const AttrDef *def, const Attr **values, bool *seen)
{
    const ParamDef *params = def->struct_params;
    unsigned i = 0;
    Str name;

    if (!asm_parse_any_keyword(p, &name))
        return parser_error(p, "expected a parameter name in struct");
    if (!asm_parse_punct(p, "="))
        return false;
    while (params[i].name && !(str_is(name, params[i].name) && !seen[i]))
        i++;
    if (!params[i].name)
        return parser_error(p, "duplicate or unknown struct parameter name: %.*s", STR_ARG(name));
    seen[i] = true;
    if (!parse_value(p, def, &params[i], &values[i]))
        return false;
    if (is_default(&params[i], values[i]))
        values[i] = NULL;
    return true;
}

static bool parse_entries(AsmParser *p, const AttrDef *def, const Attr **values)
{
    const ParamDef *params = def->struct_params;
    bool seen[MAX_STRUCT_PARAMS] = { false };
    unsigned count = 0, required = 0;

    for (; params[count].name; count++)
        required += !params[count].optional;
    if (!required && asm_at_punct(p, ">"))
        return true;
    for (unsigned i = 0; i < count; i++) {
        if (i > 0 && required == count && !asm_parse_punct(p, ","))
            return false;
        if (i > 0 && required < count && !asm_optional_punct(p, ","))
            break;
        if (!parse_entry(p, def, values, seen))
            return false;
    }
    for (unsigned i = 0; i < count; i++)
        if (!seen[i] && !params[i].optional)
            return parser_error(p, "struct is missing required parameter: %s", params[i].name);
    return true;
}

const Attr *struct_params_parse(AsmParser *p, const AttrDef *def)
{
    const Attr *values[MAX_STRUCT_PARAMS] = { NULL };
    unsigned count = 0;
    bool good;

    while (def->struct_params[count].name)
        count++;
    if (!parser_enter(p))
        return NULL;
    good = asm_parse_punct(p, "<") && parse_entries(p, def, values) && asm_parse_punct(p, ">");
    parser_leave(p);
    return good ? attr_dialect(p->context, def, count, values) : NULL;
}

void struct_params_print(AsmPrinter *printer, const Attr *attr)
{
    const ParamDef *params = attr->dialect.def->struct_params;
    const char *separator = "";

    sb_char(printer->sb, '<');
    for (unsigned i = 0; i < attr->dialect.count; i++) {
        if (!attr->dialect.params[i])
            continue;
        sb_printf(printer->sb, "%s%s = ", separator, params[i].name);
        param_print_short(printer, &params[i], attr->dialect.params[i], false);
        separator = ", ";
    }
    sb_char(printer->sb, '>');
}
