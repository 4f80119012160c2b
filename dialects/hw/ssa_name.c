/* Names of results that an attribute `name` holds: in the custom form it is left away where the
 * result is called so. */
#include "dialects/hw/hw.h"

#include <ctype.h>

static const Attr *name_of_result(AsmParser *p)
{
    Str name = asm_result_name_count(p) ? asm_result_name(p, 0) : str_of("");

    if (name.len && isdigit((unsigned char)name.data[0]))
        name = str_of("");
    return attr_string(asm_context(p), name);
}

bool hw_infer_name(AsmParser *p, OpState *state)
{
    if (!op_state_attr(state, "name"))
        op_state_add_attr(state, "name", name_of_result(p));
    return true;
}

bool hw_name_is_implied(AsmPrinter *printer, const Op *op)
{
    const Attr *name = op_attr(op, "name");
    Sb *sb = asm_sb(printer);
    size_t before = sb->len;
    bool same;
    Str shown;

    if (!name)
        return true;
    asm_print_operand(printer, op->results[0]);
    shown = (Str){ sb->data + before + 1, sb->len - before - 1 };
    same = str_eq(shown, name->string)
           || (!name->string.len && shown.len && isdigit((unsigned char)shown.data[0]));
    sb->len = before;
    return same;
}

void hw_name_result(const Op *op, Sb *name)
{
    const Attr *attr = op_attr(op, "name");

    if (attr && attr->kind == ATTR_STRING)
        sb_printf(name, "%.*s", STR_ARG(attr->string));
}

bool hw_parse_name(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Str name;

    (void)args;
    (void)count;
    if (!asm_optional_keyword(p, "name")) {
        op_state_add_attr(state, "name", name_of_result(p));
        return true;
    }
    if (!asm_parse_string(p, &name))
        return false;
    op_state_add_attr(state, "name", attr_string(asm_context(p), name));
    return true;
}

void hw_print_name(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    if (hw_name_is_implied(printer, op))
        return;
    asm_print(printer, " name ");
    asm_print_attr(printer, args[0].attr);
}

const CustomDirective HW_IMPLICIT_NAME[] = { { "ImplicitSSAName", hw_parse_name, hw_print_name },
                                             { 0 } };
