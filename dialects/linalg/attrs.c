/* linalg's attributes: kinds of loops, of casts, of functions. */
#include "dialects/linalg/linalg.h"

static const EnumDef ITERATOR_TYPE = {
    .name = "::mlir::utils::IteratorType",
    .summary = "Iterator type",
    .cases = (const EnumCase[]){ { "parallel", 0 }, { "reduction", 1 }, { 0 } },
};

static const EnumDef TYPE_FN = {
    .name = "::mlir::linalg::TypeFn",
    .summary = "how numbers are cast",
    .cases = (const EnumCase[]){ { "cast_signed", 0 }, { "cast_unsigned", 1 }, { 0 } },
};

static const EnumDef UNARY_FN = {
    .name = "::mlir::linalg::UnaryFn",
    .summary = "functions of one number",
    .cases =
        (const EnumCase[]){
            { "exp", 0 },
            { "log", 1 },
            { "abs", 2 },
            { "ceil", 3 },
            { "floor", 4 },
            { "negf", 5 },
            { "reciprocal", 6 },
            { "round", 7 },
            { "sqrt", 8 },
            { "rsqrt", 9 },
            { "square", 10 },
            { "tanh", 11 },
            { "erf", 12 },
            { 0 },
        },
};

static const EnumDef BINARY_FN = {
    .name = "::mlir::linalg::BinaryFn",
    .summary = "functions of two numbers",
    .cases =
        (const EnumCase[]){
            { "add", 0 },
            { "sub", 1 },
            { "mul", 2 },
            { "div", 3 },
            { "div_unsigned", 4 },
            { "max_signed", 5 },
            { "min_signed", 6 },
            { "max_unsigned", 7 },
            { "min_unsigned", 8 },
            { "powf", 9 },
            { 0 },
        },
};

static const EnumDef TERNARY_FN = {
    .name = "::mlir::linalg::TernaryFn",
    .summary = "functions of three numbers",
    .cases = (const EnumCase[]){ { "select", 0 }, { 0 } },
};

/* The functions above, those of one number first. */
enum { FIRST_OF_TWO = 13, FIRST_OF_THREE = 23 };

static const EnumDef ELEMENTWISE_KIND = {
    .name = "::mlir::linalg::ElementwiseKind",
    .summary = "functions of elements",
    .cases =
        (const EnumCase[]){
            { "exp", 0 },
            { "log", 1 },
            { "abs", 2 },
            { "ceil", 3 },
            { "floor", 4 },
            { "negf", 5 },
            { "reciprocal", 6 },
            { "round", 7 },
            { "sqrt", 8 },
            { "rsqrt", 9 },
            { "square", 10 },
            { "tanh", 11 },
            { "erf", 12 },
            { "add", FIRST_OF_TWO },
            { "sub", 14 },
            { "mul", 15 },
            { "div", 16 },
            { "div_unsigned", 17 },
            { "max_signed", 18 },
            { "min_signed", 19 },
            { "max_unsigned", 20 },
            { "min_unsigned", 21 },
            { "powf", 22 },
            { "select", FIRST_OF_THREE },
            { 0 },
        },
};

/* What formulas call the functions that are signs or have a shorter name there. */
static const char *const SHORT[][2] = { { "add", "+" },          { "sub", "-" },
                                        { "mul", "*" },          { "div", "/" },
                                        { "max_signed", "max" }, { "min_signed", "min" } };

const char *linalg_kind_function(int64_t kind, unsigned *arity)
{
    const char *name = ELEMENTWISE_KIND.cases[kind].keyword;

    *arity = kind < FIRST_OF_TWO ? 1 : kind < FIRST_OF_THREE ? 2 : 3;
    for (size_t i = 0; i < sizeof SHORT / sizeof *SHORT; i++)
        if (str_is(str_of(name), SHORT[i][0]))
            return SHORT[i][1];
    return name;
}

enum { BINARY, KIND, ITERATOR, TERNARY, CASTING, UNARY };

const AttrDef LINALG_ATTRS[] = {
    [BINARY] = { .name = "linalg.binary_fn",
                 .summary = "a function of two numbers",
                 .record = "BinaryFnAttr",
                 .params = { { "value", PARAM_ENUM, &BINARY_FN } } },
    [KIND] = { .name = "linalg.elementwise_kind",
               .summary = "a function of elements",
               .record = "ElementwiseKindAttr",
               .params = { { "value", PARAM_ENUM, &ELEMENTWISE_KIND } } },
    [ITERATOR] = { .name = "linalg.iterator_type",
                   .summary = "what a loop is to the output",
                   .record = "IteratorTypeEnum",
                   .params = { { "value", PARAM_ENUM, &ITERATOR_TYPE } } },
    [TERNARY] = { .name = "linalg.ternary_fn",
                  .summary = "a function of three numbers",
                  .record = "TernaryFnAttr",
                  .params = { { "value", PARAM_ENUM, &TERNARY_FN } } },
    [CASTING] = { .name = "linalg.type_fn",
                  .summary = "how numbers are cast",
                  .record = "TypeFnAttr",
                  .params = { { "value", PARAM_ENUM, &TYPE_FN } } },
    [UNARY] = { .name = "linalg.unary_fn",
                .summary = "a function of one number",
                .record = "UnaryFnAttr",
                .params = { { "value", PARAM_ENUM, &UNARY_FN } } },
    { 0 },
};

const AttrConstraint TYPE_FN_ATTR = { "allowed 32-bit signless integer cases: 0, 1",
                                      ATTR_ENUM_DIALECT, .cases = &TYPE_FN,
                                      .def = &LINALG_ATTRS[CASTING] };
const AttrConstraint ELEMENTWISE_KIND_ATTR = { "allowed 32-bit signless integer cases: 0, 1, 2, 3, "
                                               "4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, "
                                               "18, 19, 20, 21, 22, 23",
                                               ATTR_ENUM_DIALECT, .cases = &ELEMENTWISE_KIND,
                                               .def = &LINALG_ATTRS[KIND] };
static const AttrConstraint ITERATOR_TYPE_ATTR = { "Iterator type", ATTR_ENUM_DIALECT,
                                                   .cases = &ITERATOR_TYPE,
                                                   .def = &LINALG_ATTRS[ITERATOR] };
const AttrConstraint ITERATOR_TYPES_ATTR = { "Iterator type should be an enum.", ATTR_PLAIN,
                                             .storage = 1 << ATTR_ARRAY,
                                             .each = &ITERATOR_TYPE_ATTR };

/* The sizes of result and filter: F_2_3 is F(2 x 2, 3 x 3). */
static const EnumDef WINOGRAD_FMRS = {
    .name = "mlir::linalg::WinogradConv2DFmr",
    .summary = "allowed 32-bit signless integer cases: 0, 1, 2",
    .cases = (const EnumCase[]){ { "F_2_3", 0 }, { "F_4_3", 1 }, { "F_2_5", 2 }, { 0 } },
};

const AttrConstraint LINALG_WINOGRAD_ATTR = { "allowed 32-bit signless integer cases: 0, 1, 2",
                                              ATTR_ENUM_KEYWORD, build_i32,
                                              .cases = &WINOGRAD_FMRS };

const Attr *linalg_iterator_attr(Context *context, Str keyword)
{
    const EnumCase *found = enum_case(&ITERATOR_TYPE, keyword);
    const Attr *value;

    if (!found)
        return NULL;
    value = attr_i64(context, found->value);
    return attr_dialect(context, &LINALG_ATTRS[ITERATOR], 1, &value);
}

Str linalg_iterator_keyword(const Attr *iterator)
{
    return str_of(ITERATOR_TYPE.cases[attr_enum_value(iterator)].keyword);
}

static bool has_elements(const Attr *attr, int64_t count)
{
    return attr->type->shaped.rank == 1 && attr->type->shaped.dims[0] == count
           && type_is_signless(attr->type->shaped.element, 64);
}

static bool has_one(const Attr *attr)
{
    return has_elements(attr, 1);
}

static bool has_two(const Attr *attr)
{
    return has_elements(attr, 2);
}

static bool has_three(const Attr *attr)
{
    return has_elements(attr, 3);
}

const AttrConstraint LINALG_I64_ELEMENTS_1 = {
    "64-bit signless int elements attribute of shape [1]", .storage = 1 << ATTR_DENSE,
    .holds = has_one
};
const AttrConstraint LINALG_I64_ELEMENTS_2 = {
    "64-bit signless int elements attribute of shape [2]", .storage = 1 << ATTR_DENSE,
    .holds = has_two
};
const AttrConstraint LINALG_I64_ELEMENTS_3 = {
    "64-bit signless int elements attribute of shape [3]", .storage = 1 << ATTR_DENSE,
    .holds = has_three
};
