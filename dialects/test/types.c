/* Types and attributes with syntaxes of their own. */
#include "dialects/test/test.h"

#include "core/ir/diag.h"

/* The types whose insides are being read, outermost last. */
typedef struct Enclosing {
    struct Enclosing *outer;
    const AsmParser *parser;
    const TypeDef *def;
    const Attr *name;
} Enclosing;

static _Thread_local Enclosing *enclosing;

static bool is_enclosing(const AsmParser *p, const TypeDef *def, const Attr *name)
{
    for (const Enclosing *e = enclosing; e; e = e->outer)
        if (e->parser == p && e->def == def && e->name == name)
            return true;
    return false;
}

typedef const Type *ParseInner(AsmParser *p, const TypeDef *def);

/* <name> inside a type of that name, or <name, type>. */
static const Type *parse_named(AsmParser *p, const TypeDef *def, ParseInner *parse_inner)
{
    const Attr *params[2];
    const Type *inner = NULL;
    Enclosing here = { enclosing, p, def, NULL };
    Str name;

    if (!asm_parse_punct(p, "<") || !asm_parse_any_keyword(p, &name))
        return NULL;
    here.name = params[0] = attr_string(asm_context(p), name);
    if (is_enclosing(p, def, here.name))
        return asm_parse_punct(p, ">") ? type_dialect(asm_context(p), def, 1, params) : NULL;
    enclosing = &here;
    if (asm_parse_punct(p, ","))
        inner = parse_inner(p, def);
    enclosing = here.outer;
    if (!inner || !asm_parse_punct(p, ">"))
        return NULL;
    params[1] = attr_type(inner);
    return type_dialect(asm_context(p), def, 2, params);
}

static const Type *parse_recursive(AsmParser *p, const TypeDef *def);

/* A type stands without `!test.`. */
static const Type *parse_without_dialect(AsmParser *p, const TypeDef *def)
{
    const char *at = asm_here(p);

    if (asm_optional_keyword(p, "test_rec"))
        return parse_recursive(p, def);
    if (asm_optional_keyword(p, "test_type"))
        return type_dialect(asm_context(p), def - 1, 0, NULL);
    asm_plain_error(p, at, "unknown type!");
    return NULL;
}

static const Type *parse_recursive(AsmParser *p, const TypeDef *def)
{
    const Type *type;

    if (!asm_enter(p))
        return NULL;
    type = parse_named(p, def, parse_without_dialect);
    asm_leave(p);
    return type;
}

static void print_recursive(AsmPrinter *printer, const Type *type)
{
    const Attr *const *params = type->dialect.params;
    const Type *inner = type->dialect.count > 1 ? params[1]->type_value : NULL;

    asm_print(printer, "<%.*s", STR_ARG(params[0]->string));
    if (inner) {
        asm_print(printer, ", %s", inner->dialect.def->name + sizeof "test." - 1);
        if (inner->dialect.def->print)
            inner->dialect.def->print(printer, inner);
    }
    asm_print(printer, ">");
}

static const Type *parse_any(AsmParser *p, const TypeDef *def)
{
    const Type *type;

    (void)def;
    return asm_parse_type(p, &type) ? type : NULL;
}

static const Type *parse_alias(AsmParser *p, const TypeDef *def)
{
    return parse_named(p, def, parse_any);
}

static void print_alias(AsmPrinter *printer, const Type *type)
{
    const Attr *const *params = type->dialect.params;

    asm_print(printer, "<%.*s", STR_ARG(params[0]->string));
    if (type->dialect.count > 1) {
        asm_print(printer, ", ");
        asm_print_type(printer, params[1]->type_value);
    }
    asm_print(printer, ">");
}

/* [<a, b>]: as many attributes as there are, for definitions made at run time. */
static bool parse_dynamic_params(AsmParser *p, const Attr **params, unsigned *count)
{
    *count = 0;
    if (!asm_optional_punct(p, "<") || asm_optional_punct(p, ">"))
        return true;
    do {
        if (*count == MAX_PARAMS)
            return asm_plain_error(p, asm_here(p), "expected '>'");
        if (!asm_parse_attr(p, NULL, &params[*count]))
            return false;
        ++*count;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ">");
}

static void print_dynamic_params(AsmPrinter *printer, const Attr *const *params, unsigned count)
{
    if (!count)
        return;
    asm_print(printer, "<");
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, params[i]);
    }
    asm_print(printer, ">");
}

static const Type *parse_dynamic_type(AsmParser *p, const TypeDef *def)
{
    const Attr *params[MAX_PARAMS];
    unsigned count;

    if (!parse_dynamic_params(p, params, &count))
        return NULL;
    return type_dialect(asm_context(p), def, count, params);
}

static void print_dynamic_type(AsmPrinter *printer, const Type *type)
{
    print_dynamic_params(printer, type->dialect.params, type->dialect.count);
}

static const Attr *parse_dynamic_attr(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[MAX_PARAMS];
    unsigned count;

    (void)type;
    if (!parse_dynamic_params(p, params, &count))
        return NULL;
    return attr_dialect(asm_context(p), def, count, params);
}

static void print_dynamic_attr(AsmPrinter *printer, const Attr *attr)
{
    print_dynamic_params(printer, attr->dialect.params, attr->dialect.count);
}

static bool count_is(const Attr *loc, unsigned wanted, const char *kind, unsigned count)
{
    return count == wanted
           || loc_error(loc, "expected %u %s arguments, but had %u", wanted, kind, count);
}

static bool verify_no_types(const Attr *loc, const Type *type)
{
    return count_is(loc, 0, "type", type->dialect.count);
}

static bool verify_two_types(const Attr *loc, const Type *type)
{
    return count_is(loc, 2, "type", type->dialect.count);
}

static bool verify_no_attrs(const Attr *loc, const Attr *attr)
{
    return count_is(loc, 0, "attribute", attr->dialect.count);
}

static bool verify_two_attrs(const Attr *loc, const Attr *attr)
{
    return count_is(loc, 2, "attribute", attr->dialect.count);
}

const TypeDef TEST_TYPES[] = {
    { .name = "test.test_type", .summary = "a type without parameters" },
    { .name = "test.test_rec",
      .summary = "a type that may name itself inside",
      .parse = parse_recursive,
      .print = print_recursive },
    { .name = "test.test_rec_alias",
      .summary = "likewise, in the syntax of any type",
      .parse = parse_alias,
      .print = print_alias },
    { .name = "test.memref_element",
      .summary = "a type that may stand in a memref",
      .memref_element = true },
    { .name = "test.pair",
      .summary = "two values of one type",
      .params = { { "element", PARAM_TYPE } },
      .values = &PAIR_VALUES,
      .memref_element = true },
    { .name = "test.dynamic_singleton",
      .summary = "no parameters, checked at run time",
      .parse = parse_dynamic_type,
      .print = print_dynamic_type,
      .verify = verify_no_types },
    { .name = "test.dynamic_pair",
      .summary = "two parameters, checked at run time",
      .parse = parse_dynamic_type,
      .print = print_dynamic_type,
      .verify = verify_two_types },
    { 0 },
};

static const EnumDef TEST_ENUM = {
    .name = "test::TestEnum",
    .summary = "a test enum",
    .cases = (const EnumCase[]){ { "first", 0 }, { "second", 1 }, { "third", 2 }, { 0 } },
};

static const EnumCase *parse_enum_case(AsmParser *p)
{
    const char *at = asm_here(p);
    const EnumCase *found;
    Str keyword;

    if (!asm_optional_keyword_or_string(p, &keyword)) {
        asm_error(p, at, "expected valid keyword or string");
        return NULL;
    }
    found = enum_case(&TEST_ENUM, keyword);
    if (!found)
        asm_error(p, at, "expected test::TestEnum to be one of: first, second, third");
    return found;
}

static const Attr *parse_enum(AsmParser *p, const AttrDef *def, const Type *type)
{
    const EnumCase *found = parse_enum_case(p);
    const Attr *value;

    (void)type;
    if (!found) {
        asm_error(p, asm_here(p),
                  "failed to parse TestEnumAttr parameter 'value' which is to be a "
                  "`test::TestEnum`");
        return NULL;
    }
    value = attr_i64(asm_context(p), found->value);
    return attr_dialect(asm_context(p), def, 1, &value);
}

static void print_enum(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " ");
    enum_print(asm_sb(printer), &TEST_ENUM, int_low_s(attr->dialect.params[0]->integer));
}

static const FloatFormat *float_format(Str name)
{
    if (str_is(name, "float"))
        return &FLOAT_F32;
    if (str_is(name, "double"))
        return &FLOAT_F64;
    return str_is(name, "fp80") ? &FLOAT_F80 : NULL;
}

/* <"float" : 1.0> */
static const Attr *parse_custom_float(AsmParser *p, const AttrDef *def, const Type *type)
{
    const FloatFormat *format;
    const Attr *params[2];
    const char *at;
    Float value;
    Str name;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &name) || !asm_parse_punct(p, ":"))
        return NULL;
    format = float_format(name);
    at = asm_here(p);
    if (!format) {
        asm_error(p, at, "unknown float type, expected 'float', 'double' or 'fp80'");
        return NULL;
    }
    if (!asm_parse_float(p, format, &value) || !asm_parse_punct(p, ">"))
        return NULL;
    params[0] = attr_string(asm_context(p), name);
    params[1] = attr_float(type_float(asm_context(p), format), value);
    return attr_dialect(asm_context(p), def, 2, params);
}

static void print_custom_float(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_attr(printer, attr->dialect.params[0]);
    asm_print(printer, " : ");
    asm_print_attr_without_type(printer, attr->dialect.params[1]);
    asm_print(printer, ">");
}

/* <[1, 2]> : type */
static const Attr *parse_elements(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = asm_here(p);
    const Attr *numbers = NULL;
    Dims values = { 0 };
    int64_t value;
    bool good = asm_parse_punct(p, "<") && asm_parse_punct(p, "[");

    while (good && !asm_optional_punct(p, "]")) {
        good = (!values.len || asm_parse_punct(p, ",")) && asm_parse_integer(p, &value);
        if (good)
            vec_push(&values, value);
    }
    if (good && asm_parse_punct(p, ">"))
        numbers = attr_dense_i64(asm_context(p), (unsigned)values.len, values.data);
    vec_free(&values);
    if (numbers && (!type || !type_is_shaped(type))) {
        asm_error(p, at, "expected a shaped type behind the elements");
        return NULL;
    }
    return numbers ? attr_typed_dialect(type, def, 1, &numbers) : NULL;
}

static void print_elements(AsmPrinter *printer, const Attr *attr)
{
    const Attr *numbers = attr->dialect.params[0];

    asm_print(printer, "<[");
    for (int64_t i = 0; i < numbers->dense.count; i++)
        asm_print(printer, "%s%lld", i ? ", " : "", (long long)attr_i64_at(numbers, (unsigned)i));
    asm_print(printer, "]>");
}

/* <key> : type; the key names a resource of the dialect. */
static const Attr *parse_resource(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = asm_here(p);
    const Attr *key;
    Str name;

    if (!asm_parse_punct(p, "<") || !asm_parse_keyword_or_string(p, &name)
        || !asm_parse_punct(p, ">"))
        return NULL;
    if (!type || !type_is_shaped(type)) {
        asm_error(p, at, "expected a trailing type");
        return NULL;
    }
    key = attr_string(asm_context(p), name);
    return attr_typed_dialect(type, def, 1, &key);
}

static void print_resource(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    asm_print_keyword_or_string(printer, attr->dialect.params[0]->string);
    asm_print(printer, ">");
}

const AttrDef TEST_ATTRS[] = {
    { .name = "test.enum", .summary = "a test enum", .parse = parse_enum, .print = print_enum },
    { .name = "test.custom_float",
      .summary = "a number of a float type that a string names",
      .parse = parse_custom_float,
      .print = print_custom_float },
    { .name = "test.dynamic_singleton",
      .summary = "no parameters, checked at run time",
      .parse = parse_dynamic_attr,
      .print = print_dynamic_attr,
      .verify = verify_no_attrs },
    { .name = "test.dynamic_pair",
      .summary = "two parameters, checked at run time",
      .parse = parse_dynamic_attr,
      .print = print_dynamic_attr,
      .verify = verify_two_attrs },
    { .name = "test.i64_elements",
      .summary = "elements of a shaped type, held by the test dialect",
      .parse = parse_elements,
      .print = print_elements },
    { .name = "test.e1di64_elements",
      .summary = "elements of a shaped type, held by a resource",
      .parse = parse_resource,
      .print = print_resource },
    { 0 },
};

const AttrConstraint TEST_ENUM_ATTR = { "a test enum", ATTR_DIALECT_BODY, .def = &TEST_ATTRS[0] };
