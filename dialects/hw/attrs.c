/* Attributes of hardware: parameters, inner symbols and references to them, files, enum values. */
#include "core/ir/attr.h"

#include "dialects/hw/hw.h"

#include <stdlib.h>

typedef VEC(const Attr *) Attrs;

bool hw_is_attr(const Attr *attr, unsigned which)
{
    return attr && attr->kind == ATTR_DIALECT && attr->dialect.def == &HW_ATTRS[which];
}

static Str param_string(const Attr *attr, unsigned index)
{
    return attr->dialect.params[index]->string;
}

static void print_quoted(AsmPrinter *printer, const Attr *attr, unsigned index)
{
    asm_print_attr(printer, attr->dialect.params[index]);
}

/* Parameters. */

const Attr *hw_param_decl(Context *context, Str name, const Type *type, const Attr *value)
{
    const Attr *params[] = { attr_string(context, name), value };

    return attr_typed_dialect(type, &HW_ATTRS[HW_PARAM_DECL], 2, params);
}

static const Attr *parse_decl(AsmParser *p, const AttrDef *def, const Type *unused)
{
    const Attr *value = NULL;
    const Type *type;
    Str name;

    (void)def;
    (void)unused;
    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &name) || !asm_parse_colon_type(p, &type)
        || (asm_optional_punct(p, "=") && !asm_parse_attr(p, type, &value))
        || !asm_parse_punct(p, ">"))
        return NULL;
    return hw_param_decl(asm_context(p), name, type, value);
}

static void print_decl(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    print_quoted(printer, attr, 0);
    asm_print(printer, ": ");
    asm_print_type(printer, attr->type);
    if (attr->dialect.params[1]) {
        asm_print(printer, " = ");
        asm_print_attr_without_type(printer, attr->dialect.params[1]);
    }
    asm_print(printer, ">");
}

/* <"text">, and its type behind it where none is known. */
static const Attr *parse_text(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *param;
    Str text;

    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &text) || !asm_parse_punct(p, ">")
        || (!type && !asm_parse_colon_type(p, &type)))
        return NULL;
    param = attr_string(asm_context(p), text);
    return attr_typed_dialect(type, def, 1, &param);
}

static void print_text(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    print_quoted(printer, attr, 0);
    asm_print(printer, ">");
}

static bool parse_operands(AsmParser *p, const Type *type, Attrs *operands)
{
    const Attr *operand;

    if (!asm_parse_punct(p, "<"))
        return false;
    do {
        if (!asm_parse_attr(p, type, &operand))
            return false;
        if (!operand->type)
            return asm_plain_error(p, asm_here(p), "invalid kind of attribute specified");
        vec_push(operands, operand);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ">");
}

static const Attr *parse_expr(AsmParser *p, const AttrDef *def, const Type *type)
{
    HwOperator operator=(HwOperator)(def - HW_ATTRS - HW_PARAM_EXPR);
    Attrs operands = { 0 };
    const Attr *expr = NULL;

    if (parse_operands(p, type, &operands))
        expr = hw_param_expr(operator,(unsigned) operands.len, operands.data);
    vec_free(&operands);
    return expr;
}

static void print_expr(AsmPrinter *printer, const Attr *attr)
{
    const Attr *operands = attr->dialect.params[0];

    asm_print(printer, "<");
    for (unsigned i = 0; i < operands->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr_without_type(printer, operands->array.elements[i]);
    }
    asm_print(printer, ">");
}

/* Files. */

static const Attr *parse_file(AsmParser *p, const AttrDef *def, const Type *type)
{
    Context *context = asm_context(p);
    bool left_out = false, with = false;
    const Attr *params[3];
    Str name;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &name))
        return NULL;
    while (asm_optional_punct(p, ","))
        if (!left_out && asm_optional_keyword(p, "excludeFromFileList"))
            left_out = true;
        else if (!with && asm_optional_keyword(p, "includeReplicatedOps"))
            with = true;
        else {
            asm_wrong_token(p, "expected 'includeReplicatedOps'or 'excludeFromFileList'");
            return NULL;
        }
    if (!asm_parse_punct(p, ">"))
        return NULL;
    params[0] = attr_string(context, name);
    params[1] = attr_bool(context, left_out);
    params[2] = attr_bool(context, with);
    return attr_dialect(context, def, 3, params);
}

static void print_file(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    print_quoted(printer, attr, 0);
    if (!int_is_zero(attr->dialect.params[1]->integer))
        asm_print(printer, ", excludeFromFileList");
    if (!int_is_zero(attr->dialect.params[2]->integer))
        asm_print(printer, ", includeReplicatedOps");
    asm_print(printer, ">");
}

/* Inner symbols. */

static const Attr *parse_inner_ref(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = asm_here(p);
    const Attr *symbol;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_attr(p, NULL, &symbol) || !asm_parse_punct(p, ">"))
        return NULL;
    if (symbol->kind != ATTR_SYMBOL_REF || symbol->symbol.nested_count != 1) {
        asm_plain_error(p, at, "inner reference must have exactly one nested reference");
        return NULL;
    }
    return attr_dialect(asm_context(p), def, 1, &symbol);
}

static void print_inner_ref(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, ">");
}

static const Attr *make_props(AsmParser *p, const Attr *name, int64_t field, Str visibility)
{
    Context *context = asm_context(p);
    const Attr *params[] = { name, attr_i64(context, field), attr_string(context, visibility) };

    if (!name->string.len) {
        asm_plain_error(p, asm_here(p), "inner symbol cannot have empty name");
        return NULL;
    }
    return attr_dialect(context, &HW_ATTRS[HW_SYM_PROPS], 3, params);
}

static const Attr *parse_props(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *name;
    const char *at;
    int64_t field;
    Str word = { 0 };

    (void)def;
    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_symbol_name(p, &name) || !asm_parse_punct(p, ",")
        || !asm_parse_integer(p, &field) || !asm_parse_punct(p, ","))
        return NULL;
    at = asm_here(p);
    if (!asm_optional_any_keyword(p, &word)
        || (!str_is(word, "public") && !str_is(word, "private") && !str_is(word, "nested"))) {
        asm_plain_error(p, at, "expected 'public', 'private', or 'nested'");
        return NULL;
    }
    return asm_parse_punct(p, ">") ? make_props(p, name, field, word) : NULL;
}

static void print_props(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<@%.*s,%lld,%.*s>", STR_ARG(param_string(attr, 0)),
              (long long)int_low_s(attr->dialect.params[1]->integer),
              STR_ARG(param_string(attr, 2)));
}

static int64_t field_of(const Attr *props)
{
    return int_low_s(props->dialect.params[1]->integer);
}

static int by_field(const void *a, const void *b)
{
    int64_t one = field_of(*(const Attr *const *)a), other = field_of(*(const Attr *const *)b);

    return (one > other) - (one < other);
}

static bool parse_list(AsmParser *p, Attrs *props)
{
    const Attr *one;

    if (!asm_parse_punct(p, "["))
        return false;
    if (asm_optional_punct(p, "]"))
        return true;
    do {
        one = parse_props(p, NULL, NULL);
        if (!one)
            return false;
        vec_push(props, one);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "]");
}

static const Attr *parse_inner_sym(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *name, *list = NULL;
    Attrs props = { 0 };
    bool good = true;

    (void)type;
    if (asm_optional_symbol_name(p, &name)) {
        const Attr *one = make_props(p, name, 0, str_of("public"));

        good = one != NULL;
        if (good)
            vec_push(&props, one);
    } else {
        good = parse_list(p, &props);
    }
    if (good && props.len)
        qsort(props.data, props.len, sizeof *props.data, by_field);
    if (good)
        list = attr_array(asm_context(p), (unsigned)props.len, props.data);
    vec_free(&props);
    return good ? attr_dialect(asm_context(p), def, 1, &list) : NULL;
}

static void print_inner_sym(AsmPrinter *printer, const Attr *attr)
{
    const Attr *list = attr->dialect.params[0];
    const Attr *first = list->array.count ? list->array.elements[0] : NULL;

    if (list->array.count == 1 && str_is(param_string(first, 2), "public") && !field_of(first)) {
        asm_print_symbol_name(printer, param_string(first, 0));
        return;
    }
    asm_print(printer, "[");
    for (unsigned i = 0; i < list->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        print_props(printer, list->array.elements[i]);
    }
    asm_print(printer, "]");
}

/* Enums. */

static const Attr *parse_enum_field(AsmParser *p, const AttrDef *def, const Type *unused)
{
    const Attr *params[2];
    const Type *type;
    const char *at;
    Str name;

    (void)unused;
    if (!asm_parse_punct(p, "<") || !asm_parse_any_keyword(p, &name) || !asm_parse_punct(p, ",")
        || !asm_parse_type(p, &type) || !asm_parse_punct(p, ">"))
        return NULL;
    at = asm_here(p);
    if (!hw_means(type, HW_ENUM)) {
        asm_plain_error(p, at, "expected enum type");
        return NULL;
    }
    if (hw_enum_index(type, name) < 0) {
        asm_plain_error(p, at, "enum value '%.*s' is not a member of enum type '%s'", STR_ARG(name),
                        type_text(hw_canonical(type)));
        return NULL;
    }
    params[0] = attr_string(asm_context(p), name);
    params[1] = attr_type(type);
    return attr_dialect(asm_context(p), def, 2, params);
}

static void print_enum_field(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<%.*s, ", STR_ARG(param_string(attr, 0)));
    asm_print_type(printer, attr->dialect.params[1]->type_value);
    asm_print(printer, ">");
}

#define EXPRESSION(operator, word)                                                                 \
    [HW_PARAM_EXPR + (operator)] = { .name = "hw.param.expr." word,                                \
                                     .summary = "Parameter expression combining operands",         \
                                     .params = { { "operands", PARAM_ATTRS } },                    \
                                     .parse = parse_expr,                                          \
                                     .print = print_expr }

const AttrDef HW_ATTRS[] = {
    [HW_PARAM_DECL] = { .name = "hw.param.decl",
                        .summary = "Module or instance parameter definition",
                        .params = { { "name", PARAM_ATTR }, { "value", PARAM_ATTR } },
                        .parse = parse_decl,
                        .print = print_decl },
    [HW_PARAM_REF] = { .name = "hw.param.decl.ref",
                       .summary = "Is a reference to a parameter value.",
                       .params = { { "name", PARAM_ATTR } },
                       .parse = parse_text,
                       .print = print_text },
    [HW_PARAM_VERBATIM] = { .name = "hw.param.verbatim",
                            .summary =
                                "Represents text to emit directly to SystemVerilog for a parameter",
                            .params = { { "value", PARAM_ATTR } },
                            .parse = parse_text,
                            .print = print_text },
    [HW_OUTPUT_FILE] = { .name = "hw.output_file",
                         .summary = "Output file attribute",
                         .params = { { "filename", PARAM_ATTR },
                                     { "excludeFromFilelist", PARAM_ATTR },
                                     { "includeReplicatedOps", PARAM_ATTR } },
                         .parse = parse_file,
                         .print = print_file },
    [HW_INNER_REF] = { .name = "hw.innerNameRef",
                       .summary = "Refer to a name inside a module",
                       .params = { { "moduleRef", PARAM_ATTR } },
                       .parse = parse_inner_ref,
                       .print = print_inner_ref },
    [HW_SYM_PROPS] = { .name = "hw.innerSymProps",
                       .summary = "One inner symbol: its name, field and visibility",
                       .params = { { "name", PARAM_ATTR },
                                   { "fieldID", PARAM_ATTR },
                                   { "sym_visibility", PARAM_ATTR } },
                       .parse = parse_props,
                       .print = print_props },
    [HW_INNER_SYM] = { .name = "hw.innerSym",
                       .summary = "Inner symbol definition",
                       .params = { { "props", PARAM_ATTRS } },
                       .parse = parse_inner_sym,
                       .print = print_inner_sym },
    [HW_ENUM_FIELD] = { .name = "hw.enum.field",
                        .summary = "Enumeration field attribute",
                        .params = { { "field", PARAM_ATTR }, { "type", PARAM_ATTR } },
                        .parse = parse_enum_field,
                        .print = print_enum_field },
    EXPRESSION(HW_ADD, "add"),
    EXPRESSION(HW_MUL, "mul"),
    EXPRESSION(HW_AND, "and"),
    EXPRESSION(HW_OR, "or"),
    EXPRESSION(HW_XOR, "xor"),
    EXPRESSION(HW_SHL, "shl"),
    EXPRESSION(HW_SHRU, "shru"),
    EXPRESSION(HW_SHRS, "shrs"),
    EXPRESSION(HW_DIVU, "divu"),
    EXPRESSION(HW_DIVS, "divs"),
    EXPRESSION(HW_MODU, "modu"),
    EXPRESSION(HW_MODS, "mods"),
    EXPRESSION(HW_CLOG2, "clog2"),
    EXPRESSION(HW_STR_CONCAT, "str.concat"),
    { 0 },
};

/* Conditions that rows have on them. */

static bool is_inner_sym(const Attr *attr)
{
    return hw_is_attr(attr, HW_INNER_SYM);
}

static bool is_decl(const Attr *attr)
{
    return hw_is_attr(attr, HW_PARAM_DECL);
}

static bool are_decls(const Attr *attr)
{
    return attr_is_array_of(attr, is_decl);
}

static bool is_name_ref(const Attr *attr)
{
    return attr_is_flat_symbol(attr) || hw_is_attr(attr, HW_INNER_REF);
}

static bool are_name_refs(const Attr *attr)
{
    return attr_is_array_of(attr, is_name_ref);
}

const AttrConstraint HW_INNER_SYM_ATTR = { .summary = "Inner symbol definition",
                                           .syntax = ATTR_DIALECT_BODY,
                                           .holds = is_inner_sym,
                                           .def = &HW_ATTRS[HW_INNER_SYM] };
const AttrConstraint HW_PARAM_DECLS_ATTR = { .summary = "parameter array attribute",
                                             .storage = 1 << ATTR_ARRAY,
                                             .holds = are_decls };
const AttrConstraint HW_NAME_REFS_ATTR = { .summary = "name reference array attribute",
                                           .storage = 1 << ATTR_ARRAY,
                                           .holds = are_name_refs };
