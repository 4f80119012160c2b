#include "core/ir/attr_default.h"
#include "interp/oracle/reduce/reduce_measure.h"

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/ir/symbol.h"

/* A constant in place of an argument, or of an operation, is a step forward. */
enum { WEIGHT_CONSTANT = 1, WEIGHT_ARGUMENT = 2, WEIGHT_OPERATION = 4 };

static bool is_constant(const Op *op)
{
    return op && op_has(op, CONSTANT_LIKE) && !op->operand_count && !op->region_count;
}

static bool is_function(const Op *op)
{
    return symbol_name(op).data && op_attr(op, "function_type");
}

/* 0, 1, -1, 2, -2 and so on; the bits of what is large. */
static uint64_t size_of_int(Int value)
{
    Arena scratch = { 0 };
    bool negative = value.width > 1 && int_is_negative(value);
    Int magnitude = negative ? int_neg(&scratch, value) : value;
    uint64_t size = (uint64_t)UINT32_MAX + value.width - int_leading_zeros(magnitude);

    if (int_fits_u64(magnitude) && int_low_u(magnitude) < UINT32_MAX / 4)
        size = 2 * int_low_u(magnitude) + negative;
    arena_free(&scratch);
    return size;
}

static uint64_t size_of_i64(int64_t value)
{
    Arena scratch = { 0 };

    return size_of_int(int_of_s(&scratch, 64, value));
}

/* 0 and 1, then the significand's bits. */
static uint64_t size_of_float(Float value)
{
    Arena scratch = { 0 };
    Int bits = float_to_int_bits(&scratch, value);
    uint64_t size = 0;

    if (!float_is_zero(value) && float_is_finite(value))
        size = float_same_bits(value, float_one(value.format)) ? 1 : 4u + int_population(bits);
    else if (!float_is_finite(value))
        size = 3;
    size += float_is_negative(value);
    arena_free(&scratch);
    return size;
}

/* By its parts, of which a constant is the smallest; or by its numbers. */
static uint64_t size_of_expr(const AffineExpr *expr, bool numbers)
{
    if (expr->kind == AFFINE_CONSTANT)
        return numbers ? size_of_i64(expr->value) : 1;
    if (expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL)
        return numbers ? 0 : 2;
    return size_of_expr(expr->lhs, numbers) + size_of_expr(expr->rhs, numbers) + !numbers;
}

static uint64_t size_of_exprs(const AffineExpr *const *exprs, unsigned count, bool numbers)
{
    uint64_t size = 0;

    for (unsigned i = 0; i < count; i++)
        size += size_of_expr(exprs[i], numbers);
    return size;
}

static uint64_t numbers_in(const Attr *attr);

static uint64_t numbers_in_dense(const Attr *attr)
{
    const int64_t MOST = 4096;
    int64_t count = attr->kind == ATTR_DENSE && attr->dense.splat ? 1 : attr->dense.count;
    uint64_t size = count > 1;

    for (int64_t i = 0; i < count && i < MOST; i++)
        size += numbers_in(attr_element(attr, i));
    return size;
}

/* Flags, too: a set without one of them is a smaller number. */
static uint64_t numbers_in_params(const Attr *attr)
{
    uint64_t size = 0;

    for (unsigned i = 0; i < attr->dialect.count; i++)
        if (attr->dialect.params[i] && attr->dialect.params[i]->kind == ATTR_INTEGER)
            size += numbers_in(attr->dialect.params[i]);
    return size;
}

static uint64_t numbers_in(const Attr *attr)
{
    switch (attr->kind) {
    case ATTR_INTEGER:
        return size_of_int(attr->integer);
    case ATTR_FLOAT:
        return size_of_float(attr->floating);
    case ATTR_DENSE:
    case ATTR_DENSE_ARRAY:
        return numbers_in_dense(attr);
    case ATTR_AFFINE_MAP:
        return size_of_exprs(attr->map->results, attr->map->result_count, true);
    case ATTR_INTEGER_SET:
        return size_of_exprs(attr->set->constraints, attr->set->constraint_count, true);
    case ATTR_DIALECT:
        return numbers_in_params(attr);
    default:
        return 0;
    }
}

static uint64_t parts_of(const Attr *attr)
{
    if (attr->kind == ATTR_AFFINE_MAP)
        return 1 + size_of_exprs(attr->map->results, attr->map->result_count, false);
    if (attr->kind == ATTR_INTEGER_SET)
        return 1 + size_of_exprs(attr->set->constraints, attr->set->constraint_count, false);
    return attr->extent.parts + 1;
}

static bool is_enumerator(const AttrRow *row)
{
    return row->constraint && row->constraint->cases && !row->constraint->cases->bits;
}

static void add_attrs(Measure *m, const Op *op)
{
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++)
        m->of[MEASURE_ATTRIBUTES] += parts_of(op->attrs->dictionary.entries[i].value);
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        const Attr *attr = op->inherent[i];
        const AttrRow *row = &op->def->attrs[i];

        if (!attr || (row->default_text && attr == def_attr_default(op_context(op), op->def, i)))
            continue;
        if (attr->kind != ATTR_TYPE)
            m->of[MEASURE_ATTRIBUTES] += parts_of(attr);
        if (!is_enumerator(row))
            m->of[MEASURE_NUMBERS] += numbers_in(attr);
    }
}

static uint64_t size_of_type(const Type *type)
{
    const int64_t MOST = 1 << 20;
    uint64_t size = 0;

    if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT || type->kind == TYPE_INDEX)
        return type_bits(type);
    if (!type_is_shaped(type))
        return type->extent.parts;
    size = 1 + size_of_type(type->shaped.element);
    for (unsigned i = 0; type_has_rank(type) && i < type->shaped.rank; i++) {
        int64_t dim = type->shaped.dims[i];

        size += (uint64_t)(dim == DYNAMIC || dim > MOST ? MOST : dim);
    }
    if ((type->kind == TYPE_MEMREF) && type->shaped.layout)
        size += parts_of(type->shaped.layout);
    return size;
}

static uint64_t size_of_operand(const Value *value)
{
    const Op *op = value_definer(value);
    const Attr *constant;

    if (!op)
        return 3;
    if (!is_constant(op))
        return 4;
    constant = op_attr(op, "value");
    return constant && numbers_in(constant) <= 2 ? numbers_in(constant) / 2 : 2;
}

static void add_values(Measure *m, const Op *op)
{
    m->of[MEASURE_PLACES] += op->operand_count + op->result_count + op->successor_count;
    for (unsigned i = 0; i < op->operand_count; i++)
        m->of[MEASURE_OPERANDS] += size_of_operand(op->operands[i]);
    for (unsigned i = 0; i < op->result_count; i++)
        m->of[MEASURE_TYPES] += size_of_type(op->results[i]->type);
}

static void add_function(Measure *m, const Op *op)
{
    const Attr *attr = op_attr(op, "function_type");
    const Type *type = attr->kind == ATTR_TYPE ? attr->type_value : NULL;

    if (!type || type->kind != TYPE_FUNCTION)
        return;
    m->of[MEASURE_OPERATIONS] += WEIGHT_ARGUMENT * (uint64_t)type->list.input_count;
    m->of[MEASURE_PLACES] += type->list.result_count;
    for (unsigned i = 0; i < type->list.input_count + type->list.result_count; i++)
        m->of[MEASURE_TYPES] += size_of_type(type->list.types[i]);
}

static void add_op(Measure *m, const Op *op)
{
    bool function = is_function(op);

    m->operations += !function && !op_is(op, "builtin.module");
    m->of[MEASURE_OPERATIONS] += is_constant(op) ? WEIGHT_CONSTANT : WEIGHT_OPERATION;
    if (function)
        add_function(m, op);
    add_values(m, op);
    add_attrs(m, op);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next) {
            m->of[MEASURE_PLACES] += block->arg_count;
            for (unsigned n = 0; n < block->arg_count; n++)
                m->of[MEASURE_TYPES] += size_of_type(block->args[n]->type);
            for (const Op *inner = block->first; inner; inner = inner->next)
                add_op(m, inner);
        }
}

Measure measure_of(const Op *module)
{
    Measure m = { 0 };

    add_op(&m, module);
    return m;
}

bool measure_less(const Measure *a, const Measure *b)
{
    for (unsigned i = 0; i < MEASURES; i++)
        if (a->of[i] != b->of[i])
            return a->of[i] < b->of[i];
    return false;
}
