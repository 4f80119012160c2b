/* Types of hardware as text. Within an array or inout those of this dialect go without `!hw.`. */
#include "dialects/hw/hw.h"

#include <string.h>

static const char *mnemonic(HwType kind)
{
    return HW_TYPES[kind].name + 3;
}

/* Which type begins here as its mnemonic and `<`; HW_TYPE_COUNT: none. */
static HwType bare_type(AsmParser *p)
{
    const char *at = asm_here(p);
    HwType kind = HW_INT;

    for (; kind < HW_TYPE_COUNT; kind++) {
        size_t length = strlen(mnemonic(kind));

        if (kind != HW_MODTY && kind != HW_STRING && !strncmp(at, mnemonic(kind), length)
            && at[length] == '<')
            break;
    }
    return kind;
}

static bool parse_element(AsmParser *p, const Type **type)
{
    HwType kind = bare_type(p);
    bool good;

    if (kind == HW_TYPE_COUNT)
        return asm_parse_type(p, type);
    good = asm_enter(p) && asm_parse_keyword(p, mnemonic(kind));
    *type = good ? hw_parse_type(p, &HW_TYPES[kind]) : NULL;
    if (good)
        asm_leave(p);
    return *type != NULL;
}

static bool is_size(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER || hw_is_expr(attr) || hw_is_attr(attr, HW_PARAM_REF);
}

/* 4x, or #hw.param.decl.ref<"n">x */
static bool parse_size(AsmParser *p, const Attr **size)
{
    const char *at = asm_here(p);
    const Type *i64 = type_i(asm_context(p), 64);
    Dims dims = { 0 };
    bool good, failed = false;

    if (*at < '0' || *at > '9') {
        if (!asm_optional_attr(p, i64, size, &failed))
            return !failed && asm_plain_error(p, at, "expected integer");
        if (!is_size(*size))
            return asm_plain_error(p, at, "unsupported dimension kind in hw.array");
        if (*asm_here(p) != 'x')
            return asm_plain_error(p, asm_here(p), "expected 'x' in dimension list");
        asm_go_on_at(p, asm_here(p) + 1);
        return true;
    }
    good = asm_parse_dims(p, &dims, false, true);
    if (good && dims.len != 1)
        good = asm_plain_error(p, at, "expected non-function type");
    if (good)
        *size = attr_int(i64, dims.data[0]);
    vec_free(&dims);
    return good;
}

static const Type *parse_array(AsmParser *p, HwType kind)
{
    const char *at = asm_here(p);
    const Attr *size;
    const Type *element, *type;

    if (!asm_parse_punct(p, "<") || !parse_size(p, &size) || !parse_element(p, &element)
        || !asm_parse_punct(p, ">"))
        return NULL;
    type = hw_array_of(kind, element, size);
    return HW_TYPES[kind].verify(loc_attr(asm_context(p), asm_loc(p, at)), type) ? type : NULL;
}

static const Type *parse_inout(AsmParser *p)
{
    const char *at = asm_here(p);
    const Type *element, *type;

    if (!asm_parse_punct(p, "<") || !parse_element(p, &element) || !asm_parse_punct(p, ">"))
        return NULL;
    type = hw_inout(element);
    return HW_TYPES[HW_INOUT].verify(loc_attr(asm_context(p), asm_loc(p, at)), type) ? type : NULL;
}

static const Type *parse_int(AsmParser *p)
{
    const char *at;
    const Attr *width;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_attr(p, type_i(asm_context(p), 32), &width) || !asm_parse_punct(p, ">"))
        return NULL;
    if (!hw_is_width(width)) {
        asm_error(p, at, "integer bitwidth is limited to %d bits", INT_MAX_WIDTH);
        return NULL;
    }
    return hw_int(asm_context(p), width);
}

typedef VEC(const Attr *) Attrs;

/* Fields that are being read: of structs, unions and ports. */
typedef struct Fields {
    Attrs names, types, others; /* offsets, or directions */
    bool twice;
} Fields;

static void fields_free(Fields *fields)
{
    vec_free(&fields->names);
    vec_free(&fields->types);
    vec_free(&fields->others);
}

static void check_name(AsmParser *p, Fields *fields, Str name, const char *at, const char *where)
{
    for (size_t i = 0; i < fields->names.len; i++)
        if (str_eq(fields->names.data[i]->string, name)) {
            asm_plain_error(p, at, "duplicate field name '%.*s'%s", STR_ARG(name), where);
            fields->twice = true;
            return;
        }
}

static bool parse_offset(AsmParser *p, Fields *fields)
{
    int64_t offset = 0;

    if (asm_optional_keyword(p, "offset") && !asm_parse_integer(p, &offset))
        return false;
    vec_push(&fields->others, attr_i64(asm_context(p), offset));
    return true;
}

static bool parse_direction(AsmParser *p, Fields *fields)
{
    static const char *const WORDS[] = { "input", "output", "inout" };
    const char *at = asm_here(p);
    Str word;

    if (!asm_parse_any_keyword(p, &word))
        return false;
    for (unsigned i = 0; i < 3; i++)
        if (str_is(word, WORDS[i])) {
            vec_push(&fields->others, attr_i64(asm_context(p), i));
            return true;
        }
    return asm_plain_error(p, at, "invalid direction");
}

static bool parse_field(AsmParser *p, HwType kind, Fields *fields)
{
    const char *at = asm_here(p);
    const Type *type;
    Str name;

    if (kind == HW_MODTY && !parse_direction(p, fields))
        return false;
    if (!(kind == HW_UNION ? asm_parse_any_keyword(p, &name)
                           : asm_parse_keyword_or_string(p, &name))
        || !asm_parse_punct(p, ":") || !asm_parse_type(p, &type))
        return false;
    if (kind != HW_MODTY)
        check_name(p, fields, name, at, kind == HW_UNION ? " in hw.union type" : "");
    vec_push(&fields->names, attr_string(asm_context(p), name));
    vec_push(&fields->types, attr_type(type));
    return kind != HW_UNION || parse_offset(p, fields);
}

static bool parse_fields(AsmParser *p, HwType kind, Fields *fields)
{
    if (!asm_parse_punct(p, "<"))
        return false;
    if (asm_optional_punct(p, ">"))
        return true;
    do
        if (!parse_field(p, kind, fields))
            return false;
    while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ">") && !fields->twice;
}

static const Type *parse_record(AsmParser *p, HwType kind)
{
    const char *at = asm_here(p);
    Context *context = asm_context(p);
    Fields fields = { 0 };
    const Type *type = NULL;

    if (parse_fields(p, kind, &fields)) {
        unsigned count = (unsigned)fields.names.len;
        const Attr *names = attr_array(context, count, fields.names.data);
        const Attr *types = attr_array(context, count, fields.types.data);
        const Attr *others = attr_array(context, (unsigned)fields.others.len, fields.others.data);
        const Attr *ports[] = { others, names, types }, *plain[] = { names, types, others };

        type = type_dialect(context, &HW_TYPES[kind], kind == HW_STRUCT ? 2 : 3,
                            kind == HW_MODTY ? ports : plain);
    }
    fields_free(&fields);
    if (type && kind == HW_MODTY
        && !HW_TYPES[kind].verify(loc_attr(asm_context(p), asm_loc(p, at)), type))
        return NULL;
    return type;
}

static const Type *parse_enum(AsmParser *p)
{
    Attrs names = { 0 };
    const Attr *fields;
    bool good = asm_parse_punct(p, "<"), empty = good && asm_optional_punct(p, ">");
    Str name;

    if (good && !empty) {
        do {
            good = asm_parse_any_keyword(p, &name);
            if (good)
                vec_push(&names, attr_string(asm_context(p), name));
        } while (good && asm_optional_punct(p, ","));
        good = good && asm_parse_punct(p, ">");
    }
    fields = attr_array(asm_context(p), (unsigned)names.len, names.data);
    vec_free(&names);
    return good ? type_dialect(asm_context(p), &HW_TYPES[HW_ENUM], 1, &fields) : NULL;
}

static const Type *parse_typealias(AsmParser *p)
{
    const char *at;
    const Attr *params[2];
    const Type *type;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_attr(p, NULL, &params[0]))
        return NULL;
    if (params[0]->kind != ATTR_SYMBOL_REF) {
        asm_plain_error(p, at, "invalid kind of attribute specified");
        return NULL;
    }
    if (!asm_parse_punct(p, ",") || !asm_parse_type(p, &type) || !asm_parse_punct(p, ">"))
        return NULL;
    params[1] = attr_type(type);
    return type_dialect(asm_context(p), &HW_TYPES[HW_TYPEALIAS], 2, params);
}

const Type *hw_parse_type(AsmParser *p, const TypeDef *def)
{
    HwType kind = (HwType)(def - HW_TYPES);

    switch (kind) {
    case HW_INT:
        return parse_int(p);
    case HW_ARRAY:
    case HW_UARRAY:
        return parse_array(p, kind);
    case HW_INOUT:
        return parse_inout(p);
    case HW_ENUM:
        return parse_enum(p);
    case HW_TYPEALIAS:
        return parse_typealias(p);
    default:
        return parse_record(p, kind);
    }
}

/* Printing. */

static void print_element(AsmPrinter *printer, const Type *type)
{
    if (type->kind != TYPE_DIALECT || type->dialect.def < HW_TYPES
        || type->dialect.def >= HW_TYPES + HW_TYPE_COUNT) {
        asm_print_type(printer, type);
        return;
    }
    asm_print(printer, "%s", mnemonic((HwType)(type->dialect.def - HW_TYPES)));
    if (!hw_is(type, HW_STRING))
        hw_print_type(printer, type);
}

static void print_field(AsmPrinter *printer, const Type *type, unsigned index)
{
    static const char *const WORDS[] = { "input ", "output ", "inout " };

    if (hw_is(type, HW_MODTY))
        asm_print(printer, "%s", WORDS[hw_port_direction(type, index)]);
    if (hw_is(type, HW_UNION))
        asm_print(printer, "%.*s", STR_ARG(hw_field_name(type, index)));
    else
        asm_print_keyword_or_string(printer, hw_field_name(type, index));
    asm_print(printer, hw_is(type, HW_MODTY) ? " : " : ": ");
    asm_print_type(printer, hw_field_type(type, index));
    if (hw_is(type, HW_UNION) && hw_field_offset(type, index))
        asm_print(printer, " offset %u", hw_field_offset(type, index));
}

static void print_enum(AsmPrinter *printer, const Type *type)
{
    const Attr *fields = type->dialect.params[0];

    for (unsigned i = 0; i < fields->array.count; i++)
        asm_print(printer, "%s%.*s", i ? ", " : "", STR_ARG(fields->array.elements[i]->string));
}

void hw_print_type(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    if (hw_is(type, HW_INT)) {
        asm_print_attr_without_type(printer, type->dialect.params[0]);
    } else if (hw_is(type, HW_ARRAY) || hw_is(type, HW_UARRAY)) {
        asm_print_attr_without_type(printer, type->dialect.params[0]);
        asm_print(printer, "x");
        print_element(printer, hw_element(type));
    } else if (hw_is(type, HW_INOUT)) {
        print_element(printer, hw_element(type));
    } else if (hw_is(type, HW_ENUM)) {
        print_enum(printer, type);
    } else if (hw_is(type, HW_TYPEALIAS)) {
        asm_print_attr(printer, type->dialect.params[0]);
        asm_print(printer, ", ");
        asm_print_type(printer, type->dialect.params[1]->type_value);
    } else {
        for (unsigned i = 0; i < hw_field_count(type); i++) {
            asm_print(printer, i ? ", " : "");
            print_field(printer, type, i);
        }
    }
    asm_print(printer, ">");
}
