#include "core/text/aliases.h"
#include "core/text/param_format.h"
#include "core/text/printer.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

static void print_integer(Sb *sb, const Type *type)
{
    static const char *const PREFIX[] = { [SIGNLESS] = "i", [SIGNED] = "si", [UNSIGNED] = "ui" };

    sb_printf(sb, "%s%u", PREFIX[type->integer.signedness], type->integer.width);
}

static void print_list(AsmPrinter *printer, unsigned count, const Type *const *types)
{
    for (unsigned i = 0; i < count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        type_print_to(printer, types[i]);
    }
}

static void print_parenthesized(AsmPrinter *printer, unsigned count, const Type *const *types)
{
    sb_char(printer->sb, '(');
    print_list(printer, count, types);
    sb_char(printer->sb, ')');
}

/* One result stands bare, unless it is a function itself. */
static void print_function(AsmPrinter *printer, const Type *type)
{
    const Type *const *results = type->list.types + type->list.input_count;

    print_parenthesized(printer, type->list.input_count, type->list.types);
    sb_add(printer->sb, " -> ");
    if (type->list.result_count == 1 && results[0]->kind != TYPE_FUNCTION)
        type_print_to(printer, results[0]);
    else
        print_parenthesized(printer, type->list.result_count, results);
}

static void print_dims(Sb *sb, const Type *type)
{
    for (unsigned i = 0; i < type->shaped.rank; i++) {
        bool scales = type->shaped.scalable && type->shaped.scalable[i];

        if (type->shaped.dims[i] == DYNAMIC)
            sb_char(sb, '?');
        else
            sb_printf(sb, scales ? "[%" PRId64 "]" : "%" PRId64, type->shaped.dims[i]);
        sb_char(sb, 'x');
    }
}

static void print_shaped(AsmPrinter *printer, const char *name, const Type *type, bool ranked)
{
    const Attr *attrs[] = { type->shaped.encoding, type->shaped.layout, type->shaped.memory_space };

    sb_printf(printer->sb, "%s<", name);
    if (ranked)
        print_dims(printer->sb, type);
    else
        sb_add(printer->sb, "*x");
    type_print_to(printer, type->shaped.element);
    for (size_t i = 0; i < sizeof attrs / sizeof *attrs; i++) {
        if (!attrs[i])
            continue;
        sb_add(printer->sb, ", ");
        if (i == 0)
            attr_print_to(printer, attrs[i], true);
        else
            attr_print_short(printer, attrs[i]);
    }
    sb_char(printer->sb, '>');
}

/* A name, or a name with everything behind it in <...>. */
static bool is_pretty(Str text)
{
    size_t i = 0;

    if (text.len == 0 || !isalpha((unsigned char)text.data[0]))
        return false;
    while (i < text.len
           && (isalnum((unsigned char)text.data[i]) || text.data[i] == '.' || text.data[i] == '_'))
        i++;
    return i == text.len || (text.data[i] == '<' && text.data[text.len - 1] == '>');
}

void opaque_print(Sb *sb, char prefix, Str dialect, Str text)
{
    sb_char(sb, prefix);
    sb_str(sb, dialect);
    sb_char(sb, is_pretty(text) ? '.' : '<');
    sb_str(sb, text);
    if (!is_pretty(text))
        sb_char(sb, '>');
}

void param_print(AsmPrinter *printer, const ParamDef *def, const Attr *param)
{
    Sb *sb = printer->sb;

    switch (def->kind) {
    case PARAM_TYPE:
    case PARAM_ATTR:
        if (param_is_affine_map(def))
            affine_map_print(sb, param->map);
        else
            attr_print_to(printer, param, true);
        return;
    case PARAM_INT:
        (param_is_unsigned(def) ? int_print_u : int_print_s)(sb, param->integer);
        return;
    case PARAM_STRING:
        string_print_quoted(sb, param->string);
        return;
    case PARAM_ENUM:
        enum_param_print(sb, def, int_low_s(param->integer));
        return;
    case PARAM_BOOL:
        attr_print_to(printer, param, false);
        return;
    case PARAM_KEYWORD:
        sb_str(sb, param->string);
        return;
    case PARAM_TYPES:
    case PARAM_INTS:
    case PARAM_ATTRS:
        for (unsigned i = 0; i < param->array.count; i++) {
            sb_add(sb, i ? ", " : "");
            if (def->cases)
                enum_param_print(sb, def, int_low_s(param->array.elements[i]->integer));
            else
                attr_print_short(printer, param->array.elements[i]);
        }
        return;
    }
}

static bool print_alias(AsmPrinter *printer, const Type *type)
{
    const char *alias = printer->aliases ? aliases_type(printer->aliases, type) : NULL;

    sb_add(printer->sb, alias ? alias : "");
    return alias != NULL;
}

void type_print_stripped(AsmPrinter *printer, const Type *type)
{
    size_t before = printer->sb->len;

    if (print_alias(printer, type))
        return;
    type_print_body(printer, type);
    if (printer->sb->len == before)
        type_print_to(printer, type);
}

static void print_stripped(AsmPrinter *printer, const ParamDef *def, const Attr *param)
{
    if (param_elements(def))
        dense_array_print_body(printer->sb, param);
    else if (param_type_def(def))
        type_print_stripped(printer, param->type_value);
    else
        attr_print_stripped(printer, param);
}

void param_print_short(AsmPrinter *printer, const ParamDef *def, const Attr *param, bool qualified)
{
    bool list = def->kind == PARAM_ATTRS || def->kind == PARAM_TYPES;

    if (qualified || (!def->def && !param_type_def(def) && !param_elements(def))) {
        param_print(printer, def, param);
        return;
    }
    if (!list)
        print_stripped(printer, def, param);
    for (unsigned i = 0; list && i < param->array.count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        print_stripped(printer, def, param->array.elements[i]);
    }
}

void params_print(AsmPrinter *printer, const ParamDef *defs, unsigned count,
                  const Attr *const *params)
{
    if (count == 0)
        return;
    sb_char(printer->sb, '<');
    for (unsigned i = 0; i < count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        param_print(printer, &defs[i], params[i]);
    }
    sb_char(printer->sb, '>');
}

void type_print_body(AsmPrinter *printer, const Type *type)
{
    const TypeDef *def = type->dialect.def;

    if (def->print)
        def->print(printer, type);
    else if (def->format)
        param_format_print(
            printer, param_format_of(type->context, def, def->format, def->params, def->record),
            type->dialect.params);
    else
        params_print(printer, def->params, type->dialect.count, type->dialect.params);
}

/* !dialect.mnemonic<...>, or !dialect<mnemonic ...> where what follows has no brackets. */
static void print_dialect(AsmPrinter *printer, const Type *type)
{
    Str name = str_of(type->dialect.def->name);
    size_t dot = str_find(name, '.');
    Sb *sb = printer->sb, text = { 0 };

    printer->sb = &text;
    type_print_body(printer, type);
    printer->sb = sb;
    if (!text.len || text.data[0] == '<')
        sb_printf(sb, "!%.*s%.*s", STR_ARG(name), STR_ARG(sb_view(&text)));
    else
        sb_printf(sb, "!%.*s<%.*s%.*s>", (int)dot, name.data, STR_ARG(str_from(name, dot + 1)),
                  STR_ARG(sb_view(&text)));
    sb_free(&text);
}

void type_print_in_place(AsmPrinter *printer, const Type *type)
{
    Sb *sb = printer->sb;

    switch (type->kind) {
    case TYPE_INTEGER:
        print_integer(sb, type);
        return;
    case TYPE_INDEX:
        sb_add(sb, "index");
        return;
    case TYPE_FLOAT:
        sb_add(sb, type->format->name);
        return;
    case TYPE_NONE:
        sb_add(sb, "none");
        return;
    case TYPE_COMPLEX:
        sb_add(sb, "complex<");
        type_print_to(printer, type->shaped.element);
        sb_char(sb, '>');
        return;
    case TYPE_TUPLE:
        sb_add(sb, "tuple<");
        print_list(printer, type->list.input_count, type->list.types);
        sb_char(sb, '>');
        return;
    case TYPE_FUNCTION:
        print_function(printer, type);
        return;
    case TYPE_VECTOR:
        print_shaped(printer, "vector", type, true);
        return;
    case TYPE_TENSOR:
    case TYPE_UNRANKED_TENSOR:
        print_shaped(printer, "tensor", type, type->kind == TYPE_TENSOR);
        return;
    case TYPE_MEMREF:
    case TYPE_UNRANKED_MEMREF:
        print_shaped(printer, "memref", type, type->kind == TYPE_MEMREF);
        return;
    case TYPE_OPAQUE:
        opaque_print(sb, '!', type->opaque.dialect, type->opaque.text);
        return;
    case TYPE_DIALECT:
        print_dialect(printer, type);
        return;
    }
}

void type_print_to(AsmPrinter *printer, const Type *type)
{
    if (!print_alias(printer, type))
        type_print_in_place(printer, type);
}

void type_print(Sb *sb, const Type *type)
{
    AsmPrinter printer = { .sb = sb };

    type_print_to(&printer, type);
}

const char *type_text(const Type *type)
{
    Sb sb = { 0 };
    Str text;

    type_print(&sb, type);
    text = str_dup(&type->context->arena, sb_view(&sb));
    sb_free(&sb);
    return text.data;
}
