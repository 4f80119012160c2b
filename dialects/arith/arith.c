/* arith: arithmetic on integers, floats and index. */
#include "dialects/arith/arith.h"

#include "core/ir/diag.h"

static Flow constant(Step *s)
{
    const Type *type = s->op->results[0]->type;

    if (!place_set_attr(s, result_place(s, 0), type, prop(s, 0)))
        return cannot_be_held(s, prop(s, 0), "a constant");
    return FLOW_NEXT;
}

/* %true, %c0, %c-1_i32, %cst */
static void name_constant(const Op *op, Sb *name)
{
    const Attr *value = op->inherent[0];
    const Type *type = op->results[0]->type;

    if (!value || value->kind != ATTR_INTEGER) {
        sb_add(name, "cst");
        return;
    }
    if (type->kind == TYPE_INTEGER && type->integer.width == 1) {
        sb_add(name, int_is_zero(value->integer) ? "false" : "true");
        return;
    }
    sb_char(name, 'c');
    int_print_s(name, value->integer);
    if (type->kind == TYPE_INTEGER) {
        sb_char(name, '_');
        type_print(name, type);
    }
}

/* Elements attributes of dialects are those of a shaped type. */
static bool is_elements(const Attr *attr)
{
    return attr_is_elements(attr) || (attr->kind == ATTR_DIALECT && type_is_shaped(attr->type));
}

static bool verify_constant(const Op *op)
{
    const Type *type = op->results[0]->type;
    const Attr *value = op->inherent[0];

    if (type->kind == TYPE_INTEGER && type->integer.signedness != SIGNLESS)
        return op_error(op, "integer return type must be signless");
    if (value->kind != ATTR_INTEGER && value->kind != ATTR_FLOAT && !is_elements(value))
        return op_error(op, "value must be an integer, float, or elements attribute");
    if (type->kind == TYPE_VECTOR && type_is_scalable(type) && !attr_is_splat(value))
        return op_error(op, "intializing scalable vectors with elements attribute is not supported "
                            "unless it's a vector splat");
    return true;
}

static const OpDef OPS[] = {
    {
        .name = "arith.constant",
        .summary = "a constant",
        .doc = "The value of the attribute: an integer, an index, a float, or the elements of a\n"
               "vector or tensor.\n",
        .attrs = ATTRS({ "value", &TYPED_ATTR }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "value result" }),
        .format = "attr-dict $value",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_constant,
        .verify = verify_constant,
        .primitive = PRIM_CONSTANT,
        .eval = constant,
        .formula = "result = value",
        .decisions = "N3",
        .example = "// 255 and -1 are the same bits; 0.1 is rounded; 0x gives the bits.\n"
                   "  %byte = arith.constant 255 : i8\n"
                   "  %tenth = arith.constant 0.1 : f16\n"
                   "  %infinities = arith.constant dense<0x7F800000> : vector<3xf32>\n"
                   "  return %byte, %tenth, %infinities : i8, f16, vector<3xf32>\n",
        .gives = "-1 : i8\n"
                 "9.997550e-02 : f16\n"
                 "dense<0x7F800000> : vector<3xf32>\n",
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = {
    ARITH_INTEGER_OPS,
    ARITH_DIVISION_OPS,
    ARITH_FLOAT_OPS,
    ARITH_COMPARE_OPS,
    ARITH_INTEGER_CAST_OPS,
    ARITH_FLOAT_CAST_OPS,
    NULL,
};

const DialectDef ARITH_DIALECT = {
    .name = "arith",
    .summary = "arithmetic on integers, floats and index",
    .doc = "Operations on scalars that apply lane by lane to vectors and tensors. Integers are\n"
           "bit patterns without a sign, in two's complement: an operation says how it reads\n"
           "them. Unless an operation says otherwise a poison operand makes its result poison,\n"
           "lane by lane.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .attrs = ARITH_ATTRS,
};
