#include "core/text/aliases.h"
#include "core/text/param_format.h"
#include "core/text/printer.h"

#include <inttypes.h>

/* Is the type of an attribute written behind it? */
typedef enum Typing {
    NEVER_TYPED,
    ALWAYS_TYPED,
    TYPED_IF_UNUSUAL, /* not where it is i64 or f64 */
} Typing;

void string_print_escaped(Sb *sb, Str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];

        if (c == '\\')
            sb_add(sb, "\\\\");
        else if (c >= 0x20 && c < 0x7F && c != '"')
            sb_char(sb, (char)c);
        else
            sb_printf(sb, "\\%02X", c);
    }
}

void string_print_quoted(Sb *sb, Str text)
{
    sb_char(sb, '"');
    string_print_escaped(sb, text);
    sb_char(sb, '"');
}

void name_print(Sb *sb, Str name)
{
    if (is_bare_identifier(name))
        sb_str(sb, name);
    else
        string_print_quoted(sb, name);
}

/* An empty one as @"", which is read again; upstream prints that it is invalid. */
static void print_symbol(Sb *sb, Str name)
{
    sb_char(sb, '@');
    name_print(sb, name);
}

static void print_symbol_ref(Sb *sb, const Attr *attr)
{
    print_symbol(sb, attr->symbol.root);
    for (unsigned i = 0; i < attr->symbol.nested_count; i++) {
        sb_add(sb, "::");
        print_symbol(sb, attr->symbol.nested[i]);
    }
}

static void print_array(AsmPrinter *printer, const Attr *attr)
{
    sb_char(printer->sb, '[');
    for (unsigned i = 0; i < attr->array.count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        attr_print_short(printer, attr->array.elements[i]);
    }
    sb_char(printer->sb, ']');
}

static void print_dictionary(AsmPrinter *printer, const Attr *attr)
{
    sb_char(printer->sb, '{');
    for (unsigned i = 0; i < attr->dictionary.count; i++) {
        const NamedAttr *entry = &attr->dictionary.entries[i];

        sb_add(printer->sb, i ? ", " : "");
        name_print(printer->sb, entry->name);
        if (entry->value->kind == ATTR_UNIT)
            continue;
        sb_add(printer->sb, " = ");
        attr_print_to(printer, entry->value, true);
    }
    sb_char(printer->sb, '}');
}

/* Gives whether the type has been said. */
static bool print_integer(Sb *sb, const Attr *attr, Typing typing)
{
    if (type_is_signless(attr->type, 1)) {
        sb_add(sb, int_is_zero(attr->integer) ? "false" : "true");
        return true;
    }
    if (attr->type->kind == TYPE_INTEGER && attr->type->integer.signedness == UNSIGNED)
        int_print_u(sb, attr->integer);
    else
        int_print_s(sb, attr->integer);
    return typing == TYPED_IF_UNUSUAL && type_is_signless(attr->type, 64);
}

/* Bits in hexadecimal need their type. */
static bool print_float(Sb *sb, const Attr *attr, Typing typing)
{
    size_t start = sb->len;
    bool is_hex;

    float_print_literal(sb, attr->floating);
    is_hex = sb->len > start + 1 && sb->data[start + 1] == 'x';
    return typing == TYPED_IF_UNUSUAL && attr->type->format == &FLOAT_F64 && !is_hex;
}

static void print_stride(Sb *sb, int64_t stride)
{
    if (stride == DYNAMIC)
        sb_char(sb, '?');
    else
        sb_printf(sb, "%" PRId64, stride);
}

static void print_strided(Sb *sb, const Attr *attr)
{
    sb_add(sb, "strided<[");
    for (unsigned i = 0; i < attr->strided.rank; i++) {
        sb_add(sb, i ? ", " : "");
        print_stride(sb, attr->strided.strides[i]);
    }
    sb_char(sb, ']');
    if (attr->strided.offset != 0) {
        sb_add(sb, ", offset: ");
        print_stride(sb, attr->strided.offset);
    }
    sb_char(sb, '>');
}

static uint64_t distinct_number(AsmPrinter *printer, const Attr *attr)
{
    Distincts *met = printer->distincts;
    size_t i = 0;

    if (!met)
        return attr->distinct.id;
    while (i < met->len && met->data[i] != attr)
        i++;
    if (i == met->len)
        vec_push(met, attr);
    return i;
}

static void print_distinct(AsmPrinter *printer, const Attr *attr)
{
    sb_printf(printer->sb, "distinct[%" PRIu64 "]<", distinct_number(printer, attr));
    if (attr->distinct.of->kind != ATTR_UNIT)
        attr_print_to(printer, attr->distinct.of, true);
    sb_char(printer->sb, '>');
}

void attr_print_body(AsmPrinter *printer, const Attr *attr)
{
    const AttrDef *def = attr->dialect.def;

    if (def->print)
        def->print(printer, attr);
    else if (def->format)
        param_format_print(
            printer, param_format_of(attr->context, def, def->format, def->params, def->record),
            attr->dialect.params);
    else if (def->struct_params)
        struct_params_print(printer, attr);
    else
        params_print(printer, def->params, attr->dialect.count, attr->dialect.params);
}

void attr_print_stripped(AsmPrinter *printer, const Attr *attr)
{
    size_t before = printer->sb->len;

    if (attr_print_alias(printer, attr))
        return;
    attr_print_body(printer, attr);
    if (printer->sb->len == before)
        attr_print_to(printer, attr, true);
}

/* #dialect.mnemonic<...>, or #dialect<mnemonic ...> where what follows has no brackets. */
static void print_dialect(AsmPrinter *printer, const Attr *attr)
{
    Str name = str_of(attr->dialect.def->name);
    size_t dot = str_find(name, '.');
    Sb *sb = printer->sb, text = { 0 };

    printer->sb = &text;
    sb_str(&text, str_from(name, dot + 1));
    attr_print_body(printer, attr);
    printer->sb = sb;
    opaque_print(sb, '#', (Str){ name.data, dot }, sb_view(&text));
    sb_free(&text);
}

static void print_map(Sb *sb, const Attr *attr)
{
    if (attr->kind == ATTR_AFFINE_MAP) {
        sb_add(sb, "affine_map<");
        affine_map_print(sb, attr->map);
    } else {
        sb_add(sb, "affine_set<");
        integer_set_print(sb, attr->set);
    }
    sb_char(sb, '>');
}

/* What is made of other attributes and types. */
static void print_composed(AsmPrinter *printer, const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_TYPE:
        type_print_to(printer, attr->type_value);
        break;
    case ATTR_ARRAY:
        print_array(printer, attr);
        break;
    case ATTR_DICTIONARY:
        print_dictionary(printer, attr);
        break;
    case ATTR_DISTINCT:
        print_distinct(printer, attr);
        break;
    case ATTR_DIALECT:
        print_dialect(printer, attr);
        break;
    default:
        loc_print_whole(printer, attr);
    }
}

/* One that stands for all takes no room. */
static bool is_too_many(const Attr *attr, PrintLimit limit)
{
    int64_t count;

    if (attr->kind == ATTR_SPARSE)
        return is_too_many(attr->sparse.indices, limit) || is_too_many(attr->sparse.values, limit);
    return !(attr->kind == ATTR_DENSE ? attr->dense.splat : attr->dense_string.splat)
           && !(type_count_elements(attr->type, &count) && (uint64_t)count <= limit.most);
}

static void print_resource(AsmPrinter *printer, const Attr *attr)
{
    if (printer->options.resolved && attr_is_numbers(attr)) {
        elements_print(printer->sb, attr_numbers(attr));
        return;
    }
    if (printer->resources)
        resource_keys_add(printer->resources, attr->resource.key);
    sb_add(printer->sb, "dense_resource<");
    name_print(printer->sb, attr->resource.key);
    sb_char(printer->sb, '>');
}

/* Everything but the type behind it; gives whether that goes without saying. */
static bool print_value(AsmPrinter *printer, const Attr *attr, Typing typing)
{
    Sb *sb = printer->sb;

    switch (attr->kind) {
    case ATTR_INTEGER:
        return print_integer(sb, attr, typing);
    case ATTR_FLOAT:
        return print_float(sb, attr, typing);
    case ATTR_STRING:
        string_print_quoted(sb, attr->string);
        break;
    case ATTR_SYMBOL_REF:
        print_symbol_ref(sb, attr);
        break;
    case ATTR_UNIT:
        sb_add(sb, "unit");
        break;
    case ATTR_DENSE_RESOURCE:
        print_resource(printer, attr);
        break;
    case ATTR_DENSE:
    case ATTR_DENSE_STRING:
    case ATTR_SPARSE:
        if (printer->options.elements.set && is_too_many(attr, printer->options.elements))
            sb_add(sb, "dense_resource<__elided__>");
        else
            elements_print(sb, attr);
        break;
    case ATTR_DENSE_ARRAY:
        elements_print(sb, attr);
        break;
    case ATTR_AFFINE_MAP:
    case ATTR_INTEGER_SET:
        print_map(sb, attr);
        break;
    case ATTR_STRIDED_LAYOUT:
        print_strided(sb, attr);
        break;
    case ATTR_OPAQUE:
        opaque_print(sb, '#', attr->opaque.dialect, attr->opaque.text);
        break;
    default:
        print_composed(printer, attr);
    }
    return attr->kind == ATTR_DIALECT && !attr->type;
}

bool attr_print_alias(AsmPrinter *printer, const Attr *attr)
{
    const char *alias = printer->aliases ? aliases_attr(printer->aliases, attr) : NULL;

    sb_add(printer->sb, alias ? alias : "");
    return alias != NULL;
}

bool attr_is_too_large_for(const AsmPrinter *printer, const Attr *attr)
{
    return printer->aliases ? attr_is_too_large_by_aliases(attr) : attr_is_too_large(attr);
}

static void print_in_place(AsmPrinter *printer, const Attr *attr, Typing typing)
{
    if (printer->most && printer->sb->len > printer->most)
        return;
    if (attr_is_too_large_for(printer, attr)) {
        sb_add(printer->sb, ATTR_TOO_LARGE);
        return;
    }
    if (print_value(printer, attr, typing) || typing == NEVER_TYPED || !attr->type
        || attr->type->kind == TYPE_NONE)
        return;
    sb_add(printer->sb, " : ");
    type_print_to(printer, attr->type);
}

void attr_print_in_place(AsmPrinter *printer, const Attr *attr)
{
    print_in_place(printer, attr, ALWAYS_TYPED);
}

static void print(AsmPrinter *printer, const Attr *attr, Typing typing)
{
    if (!attr_print_alias(printer, attr))
        print_in_place(printer, attr, typing);
}

void attr_print_to(AsmPrinter *printer, const Attr *attr, bool with_type)
{
    print(printer, attr, with_type ? ALWAYS_TYPED : NEVER_TYPED);
}

void attr_print_short(AsmPrinter *printer, const Attr *attr)
{
    print(printer, attr, TYPED_IF_UNUSUAL);
}

void attr_print(Sb *sb, const Attr *attr)
{
    AsmPrinter printer = { .sb = sb };

    attr_print_to(&printer, attr, true);
}

void attr_print_without_type(Sb *sb, const Attr *attr)
{
    AsmPrinter printer = { .sb = sb };

    attr_print_to(&printer, attr, false);
}

const char *attr_text(const Attr *attr)
{
    Sb sb = { 0 };
    Str text;

    attr_print(&sb, attr);
    text = str_dup(&attr->context->arena, sb_view(&sb));
    sb_free(&sb);
    return text.data;
}

const char *attr_quoted(const Attr *attr)
{
    Sb sb = { 0 };
    AsmPrinter printer = { .sb = &sb, .most = 4 * STR_QUOTED_MOST };
    Str text;

    attr_print_to(&printer, attr, true);
    text = str_dup_quoted(&attr->context->arena, sb_view(&sb));
    sb_free(&sb);
    return text.data;
}
