/* Enums of spirv, which stand in its syntax as strings or words. */
#include "dialects/spirv/spirv.h"

const Attr *spirv_enum(AsmParser *p, const char *at, const char *name, Str keywords)
{
    Context *context = asm_context(p);
    Str full = str_printf(&context->arena, "spirv.%s", name), rest = keywords;
    const AttrDef *def = context_attr_def(context, full);
    const Attr *param;
    int64_t value = 0;

    if (!def || !def->params[0].cases) {
        asm_error(p, at, "needs the definitions of spirv (--upstream-dialects)");
        return NULL;
    }
    do {
        size_t end = str_find(rest, '|');
        const EnumCase *found = enum_case(def->params[0].cases, (Str){ rest.data, end });

        if (!found) {
            asm_error(p, at, "invalid %s attribute specification: \"%.*s\"", name,
                      STR_ARG(keywords));
            return NULL;
        }
        value |= found->value;
        rest = str_from(rest, end < rest.len ? end + 1 : end);
    } while (rest.len);
    param = attr_i64(context, value);
    return attr_dialect(context, def, 1, &param);
}

const Attr *spirv_parse_enum(AsmParser *p, const char *name, bool quoted)
{
    const char *at = asm_here(p);
    Str text;

    if (!(quoted ? asm_parse_string(p, &text) : asm_parse_any_keyword(p, &text)))
        return NULL;
    return spirv_enum(p, at, name, text);
}

void spirv_print_enum(AsmPrinter *printer, const Attr *attr)
{
    enum_print(asm_sb(printer), attr->dialect.def->params[0].cases, attr_enum_value(attr));
}
