#include "interp/machine/expand.h"

#include "core/ir/context.h"
#include "core/text/source.h"

#include <ctype.h>

/* Of an operand or result that stands for one value; NULL where there is none of that name. */
static const Type *type_named(const Op *op, Str name)
{
    int operand = def_operand_index(op->def, name), result = def_result_index(op->def, name);
    unsigned count, start;

    start = operand >= 0  ? op_operand_group(op, (unsigned)operand, &count)
            : result >= 0 ? op_result_group(op, (unsigned)result, &count)
                          : (count = 0);
    if (count != 1)
        return NULL;
    return operand >= 0 ? op->operands[start]->type : op->results[start]->type;
}

static void add_attr(Sb *sb, const Op *op, Str name)
{
    int index = def_attr_index(op->def, name);
    const Attr *attr = index >= 0 ? op_inherent(op, (unsigned)index) : NULL;

    if (attr)
        sb_add(sb, attr_text(attr));
}

/* Takes `word` from the front of the text. */
static bool take(Str *text, const char *word)
{
    size_t len = str_of(word).len;

    if (text->len < len || !str_eq((Str){ text->data, len }, str_of(word)))
        return false;
    *text = str_from(*text, len);
    return true;
}

static Str take_name(Str *text)
{
    Str name = { text->data, 0 };

    while (name.len < text->len
           && (isalnum((unsigned char)text->data[name.len]) || text->data[name.len] == '_'))
        name.len++;
    *text = str_from(*text, name.len);
    return name;
}

static const Type *element_of(const Type *type)
{
    return type->kind == TYPE_COMPLEX ? type->shaped.element : type_element(type);
}

static void add_type(Sb *sb, const Op *op, Str *text, bool element)
{
    const Type *type = type_named(op, take_name(text));

    take(text, ")");
    if (type)
        type_print(sb, element ? element_of(type) : type);
}

static void add_body(Sb *sb, const Op *op)
{
    Str text = str_of(op->def->expand);

    while (text.len) {
        if (take(&text, "type($"))
            add_type(sb, op, &text, false);
        else if (take(&text, "element($"))
            add_type(sb, op, &text, true);
        else if (take(&text, "$"))
            add_attr(sb, op, take_name(&text));
        else {
            sb_char(sb, *text.data);
            text = str_from(text, 1);
        }
    }
}

/* "%lhs: f32, %rhs: f32", or "f32, f32" without names. */
static void add_operands(Sb *sb, const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        sb_add(sb, i ? ", " : "");
        if (op->def->expand)
            sb_printf(sb, "%%%s: ", op->def->operands[i].name);
        else
            sb_printf(sb, "%%operand%u: ", i);
        type_print(sb, op->operands[i]->type);
    }
}

static void add_result_types(Sb *sb, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        sb_add(sb, i ? ", " : "");
        type_print(sb, op->results[i]->type);
    }
}

/* False: what it expands to is not known. */
static bool add_function(Sb *sb, const Op *op)
{
    bool known = true;

    sb_printf(sb, "func.func private @\"%s\"(", op->def->name);
    add_operands(sb, op);
    sb_add(sb, ") -> (");
    add_result_types(sb, op);
    sb_add(sb, ") {\n");
    if (op->def->expand)
        add_body(sb, op);
    else
        known = op->def->expands_to(op, sb);
    sb_add(sb, op->result_count ? "return " : "return");
    for (unsigned i = 0; i < op->result_count; i++) {
        sb_add(sb, i ? ", " : "");
        if (op->def->expand)
            sb_printf(sb, "%%%s", op->def->results[i].name);
        else
            sb_printf(sb, "%%result%u", i);
    }
    sb_add(sb, op->result_count ? " : " : "");
    add_result_types(sb, op);
    sb_add(sb, "\n}\n");
    return known;
}

/* Of text that was made of the operation: where it is none, that is unknown. */
static bool verify_quietly(Op *module)
{
    Context *context = op_context(module);
    DiagHandler handler = context->handler;
    unsigned errors = context->error_count;
    bool good;

    context->handler = NULL;
    good = ir_verify(module);
    context->handler = handler;
    context->error_count = errors;
    return good;
}

const Op *op_expansion(const Op *op)
{
    Sb text = { 0 };
    bool known = add_function(&text, op);
    Op *module = known ? source_parse_for(op, sb_view(&text)) : NULL;

    sb_free(&text);
    return module && (op->def->expand ? ir_verify(module) : verify_quietly(module))
               ? module->regions[0].first->first
               : NULL;
}
