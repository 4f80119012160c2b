/* Forms of what makes values and takes them apart. */
#include "dialects/spirv/spirv.h"

static const char *const INDICES[] = { "indices", NULL };

/* [1 : i32, 2 : i32] */
static bool parse_indices(AsmParser *p, OpState *state, const Attr **indices)
{
    const char *at = asm_here(p);

    if (!asm_parse_attr(p, NULL, indices))
        return false;
    if ((*indices)->kind != ATTR_ARRAY || !(*indices)->array.count)
        return asm_error(p, at, "expected an 32-bit integer array attribute for 'indices'");
    op_state_add_attr(state, "indices", *indices);
    return true;
}

static const Type *part_at(AsmParser *p, const char *at, const Type *type, const Attr *indices)
{
    for (unsigned i = 0; type && i < indices->array.count; i++) {
        const Attr *index = indices->array.elements[i];

        type = index->kind == ATTR_INTEGER ? spirv_part(type, int_low_s(index->integer)) : NULL;
    }
    if (!type)
        asm_error(p, at, "cannot extract from non-composite type");
    return type;
}

/* %c[1 : i32] : type */
static bool parse_extract(AsmParser *p, OpState *state)
{
    OperandName composite;
    const Attr *indices;
    const Type *type, *part;
    const char *at;

    if (!asm_parse_operand(p, &composite))
        return false;
    at = asm_here(p);
    if (!parse_indices(p, state, &indices) || !asm_optional_attr_dict(p, state)
        || !asm_parse_colon_type(p, &type) || !asm_resolve(p, &composite, type, state))
        return false;
    part = part_at(p, at, type, indices);
    if (part)
        vec_push(&state->results, part);
    return part != NULL;
}

static void print_extract(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print_attr(printer, op_attr(op, "indices"));
    asm_print_attr_dict(printer, op, INDICES);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
}

/* %v, %c[1 : i32] : f32 into type */
static bool parse_insert(AsmParser *p, OpState *state)
{
    OperandName object, composite;
    const Attr *indices;
    const Type *part, *type;

    if (!asm_parse_operand(p, &object) || !asm_parse_punct(p, ",")
        || !asm_parse_operand(p, &composite) || !parse_indices(p, state, &indices)
        || !asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &part)
        || !asm_parse_keyword(p, "into") || !asm_parse_type(p, &type)
        || !asm_resolve(p, &object, part, state) || !asm_resolve(p, &composite, type, state))
        return false;
    vec_push(&state->results, type);
    return true;
}

static void print_insert(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, 2);
    asm_print_attr(printer, op_attr(op, "indices"));
    asm_print_attr_dict(printer, op, INDICES);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
    asm_print(printer, " into ");
    asm_print_type(printer, op->results[0]->type);
}

/* 1 : i32, or [...] : type */
static bool parse_constant(AsmParser *p, OpState *state)
{
    const Attr *value;
    const Type *type;

    if (!asm_parse_attr(p, NULL, &value))
        return false;
    op_state_add_attr(state, "value", value);
    type = value->type;
    if ((!type || type->kind == TYPE_NONE || type->kind == TYPE_TENSOR)
        && !asm_parse_colon_type(p, &type))
        return false;
    if (!asm_optional_attr_dict(p, state))
        return false;
    vec_push(&state->results, type);
    return true;
}

static void print_constant(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "value", NULL };
    const Attr *value = op_attr(op, "value");

    asm_print(printer, " ");
    asm_print_attr(printer, value);
    if (value->kind == ATTR_ARRAY) {
        asm_print(printer, " : ");
        asm_print_type(printer, op->results[0]->type);
    }
    asm_print_attr_dict(printer, op, ELIDED);
}

/* %a, %b : type, of `count` operands of that type, which the result has. */
static bool parse_same(AsmParser *p, OpState *state, unsigned count)
{
    OperandNames names = { 0 };
    const Type *type;
    const char *at = asm_here(p);
    bool good = asm_parse_operands(p, 0, 0, &names) && asm_optional_attr_dict(p, state)
                && asm_parse_colon_type(p, &type);

    if (good && names.len != count)
        good = asm_error(p, at, "expected %u operands", count);
    good = good && asm_resolve_same(p, &names, type, state);
    vec_free(&names);
    if (good)
        vec_push(&state->results, type);
    return good;
}

static bool parse_three(AsmParser *p, OpState *state)
{
    return parse_same(p, state, 3);
}

static void print_three(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->results[0]->type);
}

/* %a, %b : !spirv.struct<(i32, i32)>: both halves of a result. */
static bool parse_halves(AsmParser *p, OpState *state)
{
    OperandNames names = { 0 };
    const Type *type, *half;
    const char *at;
    bool good = asm_parse_operands(p, 0, 0, &names) && asm_optional_attr_dict(p, state)
                && asm_parse_punct(p, ":");

    at = asm_here(p);
    good = good && asm_parse_type(p, &type);
    half = good ? spirv_member(type, 0) : NULL;
    if (good && (!half || !spirv_member(type, 1) || spirv_member(type, 2)))
        good = asm_error(p, at, "expected spirv.struct type with two members");
    good = good && asm_resolve_same(p, &names, half, state);
    vec_free(&names);
    if (good)
        vec_push(&state->results, type);
    return good;
}

#define THREE(op)                                                                                  \
    {                                                                                              \
        .name = op, .parse = parse_three, .print = print_three                                     \
    }
#define HALVES(op)                                                                                 \
    {                                                                                              \
        .name = op, .parse = parse_halves, .print = print_three                                    \
    }

const OpForm SPIRV_COMPOSITE_OPS[] = {
    { .name = "spirv.CompositeExtract", .parse = parse_extract, .print = print_extract },
    { .name = "spirv.CompositeInsert", .parse = parse_insert, .print = print_insert },
    { .name = "spirv.Constant", .parse = parse_constant, .print = print_constant },
    THREE("spirv.GL.FClamp"),
    THREE("spirv.GL.UClamp"),
    THREE("spirv.GL.SClamp"),
    THREE("spirv.GL.Fma"),
    HALVES("spirv.IAddCarry"),
    HALVES("spirv.ISubBorrow"),
    HALVES("spirv.SMulExtended"),
    HALVES("spirv.UMulExtended"),
    { 0 },
};
