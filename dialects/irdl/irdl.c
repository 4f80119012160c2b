/* irdl: definitions of dialects; its types and attributes. */
#include "dialects/irdl/irdl.h"

#include "core/text/parser.h"

enum { ATTRIBUTE, REGION };

const TypeDef IRDL_TYPES[] = {
    [ATTRIBUTE] = { .name = "irdl.attribute", .summary = "a condition on types and attributes" },
    [REGION] = { .name = "irdl.region", .summary = "a condition on regions" },
    { 0 },
};

static bool is_attribute(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &IRDL_TYPES[ATTRIBUTE];
}

static bool is_region(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &IRDL_TYPES[REGION];
}

static const Type *build_attribute(Context *context)
{
    return type_dialect(context, &IRDL_TYPES[ATTRIBUTE], 0, NULL);
}

static const Type *build_region(Context *context)
{
    return type_dialect(context, &IRDL_TYPES[REGION], 0, NULL);
}

const TypeConstraint IRDL_ATTRIBUTE = { "IRDL handle to an `mlir::Attribute`", is_attribute,
                                        build_attribute };
const TypeConstraint IRDL_REGION = { "IRDL handle to a region definition", is_region,
                                     build_region };

static const EnumDef VARIADICITY = {
    .name = "::mlir::irdl::Variadicity",
    .summary = "variadicity kind",
    .cases = (const EnumCase[]){ { "single", VARIADICITY_SINGLE },
                                 { "optional", VARIADICITY_OPTIONAL },
                                 { "variadic", VARIADICITY_VARIADIC },
                                 { 0 } },
};

enum { KIND, KINDS };

/* variadicity single */
static const EnumCase *parse_case(AsmParser *p)
{
    const char *at = asm_here(p);
    const EnumCase *found;
    Str keyword;

    if (!asm_parse_keyword_or_string(p, &keyword))
        return NULL;
    found = enum_case(&VARIADICITY, keyword);
    if (!found)
        asm_plain_error(p, at, "expected %s to be one of: single, optional, variadic",
                        VARIADICITY.name);
    return found;
}

static const Attr *parse_kind(AsmParser *p, const AttrDef *def, const Type *type)
{
    const EnumCase *found = parse_case(p);

    (void)def;
    (void)type;
    if (found)
        return variadicity_attr(asm_context(p), (Variadicity)found->value);
    asm_plain_error(p, asm_here(p),
                    "failed to parse VariadicityAttr parameter 'value' which is to be a `%s`",
                    VARIADICITY.name);
    return NULL;
}

static void print_kind(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " %s", VARIADICITY.cases[attr_enum_value(attr)].keyword);
}

/* `optional`, or the attribute with its prefix. */
static const Attr *parse_element(AsmParser *p)
{
    const char *at = asm_here(p);
    const Attr *attr;

    if (!parser_at(p, TOKEN_HASH))
        return parse_kind(p, &IRDL_ATTRS[KIND], NULL);
    if (!asm_parse_attr(p, NULL, &attr))
        return NULL;
    if (attr->kind == ATTR_DIALECT && attr->dialect.def == &IRDL_ATTRS[KIND])
        return attr;
    asm_plain_error(p, at, "invalid kind of attribute specified");
    return NULL;
}

static const Attr *array_of(Context *context, const AttrDef *def, unsigned count,
                            const Attr *const *kinds)
{
    const Attr *list = attr_array(context, count, kinds);

    return attr_dialect(context, def, 1, &list);
}

/* [single, optional], which is printed with a blank before each. */
static const Attr *parse_kinds(AsmParser *p, const AttrDef *def, const Type *type)
{
    VEC(const Attr *) kinds = { 0 };
    const Attr *kind = NULL, *attr = NULL;
    bool good = asm_parse_punct(p, "["), closed = good && asm_optional_punct(p, "]");

    (void)type;
    while (good && !closed) {
        kind = parse_element(p);
        if (kind)
            vec_push(&kinds, kind);
        else
            asm_plain_error(p, asm_here(p),
                            "failed to parse VariadicityArrayAttr parameter 'value' which is to be "
                            "a `::llvm::ArrayRef<VariadicityAttr>`");
        closed = kind && !asm_optional_punct(p, ",");
        good = kind && (!closed || asm_parse_punct(p, "]"));
    }
    if (good)
        attr = array_of(asm_context(p), def, (unsigned)kinds.len, kinds.data);
    vec_free(&kinds);
    return attr;
}

static void print_kinds(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "[");
    for (unsigned i = 0; i < variadicity_count(attr); i++)
        asm_print(printer, "%s %s", i ? ", " : "", variadicity_keyword(variadicity_at(attr, i)));
    asm_print(printer, "]");
}

const AttrDef IRDL_ATTRS[] = {
    [KIND] = { .name = "irdl.variadicity",
               .summary = "how many values an operand or result stands for",
               .record = "VariadicityAttr",
               .params = { { "value", PARAM_ENUM, &VARIADICITY } },
               .parse = parse_kind,
               .print = print_kind },
    [KINDS] = { .name = "irdl.variadicity_array",
                .summary = "how many values each operand or result stands for",
                .record = "VariadicityArrayAttr",
                .params = { { "value", PARAM_ATTRS } },
                .parse = parse_kinds,
                .print = print_kinds },
    { 0 },
};

const AttrConstraint IRDL_VARIADICITIES = { "", ATTR_DIALECT_BODY, .def = &IRDL_ATTRS[KINDS] };

const Attr *variadicity_attr(Context *context, Variadicity variadicity)
{
    const Attr *value = attr_i64(context, variadicity);

    return attr_dialect(context, &IRDL_ATTRS[KIND], 1, &value);
}

const Attr *variadicity_array(Context *context, unsigned count, const Attr *const *kinds)
{
    return array_of(context, &IRDL_ATTRS[KINDS], count, kinds);
}

unsigned variadicity_count(const Attr *array)
{
    return array->dialect.params[0]->array.count;
}

Variadicity variadicity_at(const Attr *array, unsigned index)
{
    return (Variadicity)attr_enum_value(array->dialect.params[0]->array.elements[index]);
}

const char *variadicity_keyword(Variadicity variadicity)
{
    return VARIADICITY.cases[variadicity].keyword;
}

const DialectDef IRDL_DIALECT = {
    .name = "irdl",
    .summary = "definitions of dialects",
    .doc =
        "The definition of a dialect as a program: which types, attributes and operations it has,\n"
        "and what holds of them. `--dialect FILE` loads the dialects that a file defines.\n",
    .ops = IRDL_DEFINITIONS,
    .more_ops = (const OpDef *const[]){ IRDL_CONSTRAINTS, NULL },
    .types = IRDL_TYPES,
    .attrs = IRDL_ATTRS,
};
