#include "dialects/named_operands.h"

typedef VEC(const Attr *) Attrs;

static bool parse_one(AsmParser *p, Attrs *names, OperandNames *operands)
{
    OperandName operand;
    const Attr *name;

    if (!asm_parse_attr(p, NULL, &name) || !asm_parse_punct(p, "=")
        || !asm_parse_operand(p, &operand))
        return false;
    vec_push(names, name);
    vec_push(operands, operand);
    return true;
}

bool named_operands_parse(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Attrs names = { 0 };
    bool good = true, more = asm_optional_punct(p, "{");

    (void)count;
    while (good && more) {
        good = parse_one(p, &names, args[0].operands);
        more = good && asm_optional_punct(p, ",");
        good = good && (more || asm_parse_punct(p, "}"));
    }
    vec_push(
        &state->attrs,
        ((NamedAttr){ args[1].text, attr_array(state->context, (unsigned)names.len, names.data) }));
    vec_free(&names);
    return good;
}

void named_operands_print(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);

    if (!count)
        return;
    asm_print(printer, "{");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        if (i < args[1].attr->array.count) /* which the verifier of a loaded dialect may not know */
            asm_print_attr(printer, args[1].attr->array.elements[i]);
        asm_print(printer, " = ");
        asm_print_operand(printer, op->operands[first + i]);
    }
    asm_print(printer, "}");
}
