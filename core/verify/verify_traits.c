/* Traits: upstream's OpTrait::impl::verify* and the interfaces that verify. */
#include "core/base/vec.h"
#include "core/ir/diag.h"
#include "core/ir/symbol.h"
#include "core/verify/verify.h"

/* `attr`: the attribute's name; `kind`: "operand" or "result". */
static bool verify_segments(const Op *op, const int32_t *segments, unsigned groups,
                            const char *attr, const char *kind, unsigned count)
{
    int64_t total = 0;

    for (unsigned i = 0; i < groups; i++) {
        if (segments[i] < 0)
            return op_error(op, "'%s' attribute cannot have negative elements", attr);
        total += segments[i];
    }
    return total == count
           || op_error(op,
                       "%s count (%u) does not match with the total size (%lld) specified in "
                       "attribute '%s'",
                       kind, count, (long long)total, attr);
}

static bool verify_single_block(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        const Block *block = op->regions[i].first;

        if (op->regions[i].block_count > 1)
            return op_error(op, "expects region #%u to have 0 or 1 blocks", i);
        if (block && !block->first && !op_has(op, NO_TERMINATOR))
            return op_error(op, "expects a non-empty block");
    }
    return true;
}

static bool verify_no_arguments(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        if (!op->regions[i].first || !op->regions[i].first->arg_count)
            continue;
        if (op->region_count > 1)
            return op_error(op, "region #%u should have no arguments", i);
        return op_error(op, "region should have no arguments");
    }
    return true;
}

static bool verify_parent(const Op *op)
{
    const Op *parent = op_parent(op);
    const char *const *names = op->def->parents;
    Sb list = { 0 };

    for (unsigned i = 0; parent && names[i]; i++)
        if (op_is(parent, names[i]))
            return true;
    for (unsigned i = 0; names[i]; i++)
        sb_printf(&list, "%s%s", i ? ", " : "", names[i]);
    op_error(op, "expects parent op %s'%s'", names[1] ? "to be one of " : "", list.data);
    sb_free(&list);
    return false;
}

bool verify_structural_traits(const Op *op)
{
    const OpDef *def = op->def;

    if (def->parents && !verify_parent(op))
        return false;
    if (op_operand_segments(op)
        && !verify_segments(op, op_operand_segments(op), def_operand_count(def),
                            "operandSegmentSizes", "operand", op->operand_count))
        return false;
    if (op_result_segments(op)
        && !verify_segments(op, op_result_segments(op), def_result_count(def), "resultSegmentSizes",
                            "result", op->result_count))
        return false;
    if ((op_has(op, SINGLE_BLOCK) || def->implicit_terminator) && !verify_single_block(op))
        return false;
    return !op_has(op, NO_REGION_ARGUMENTS) || verify_no_arguments(op);
}

typedef VEC(const Type *) TypeList;

static void add_types(TypeList *types, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        vec_push(types, values[i]->type);
}

static bool has_values(const Op *op, bool results)
{
    if (!op->operand_count)
        return op_error(op, "expected 1 or more operands, but found 0");
    return !results || op->result_count || op_error(op, "expected 1 or more results");
}

static bool verify_same_shape(const Op *op, bool results)
{
    TypeList types = { 0 };
    bool good;

    if (!has_values(op, results))
        return false;
    add_types(&types, op->operands, op->operand_count);
    if (results)
        add_types(&types, op->results, op->result_count);
    good = shapes_all_agree(types.data, (unsigned)types.len)
           || op_error(op, "requires the same shape for all operands%s",
                       results ? " and results" : "");
    vec_free(&types);
    return good;
}

static bool elements_are(Value *const *values, unsigned count, const Type *element)
{
    for (unsigned i = 0; i < count; i++)
        if (type_element(values[i]->type) != element)
            return false;
    return true;
}

static bool verify_same_element(const Op *op, bool results)
{
    const Type *element;

    if (!has_values(op, results))
        return false;
    element = type_element(results ? op->results[0]->type : op->operands[0]->type);
    if (elements_are(op->operands, op->operand_count, element)
        && (!results || elements_are(op->results, op->result_count, element)))
        return true;
    return op_error(op, "requires the same element type for all operands%s",
                    results ? " and results" : "");
}

/* The same type but for sizes that one of them does not know. */
static bool agrees_with_result(const Op *op, const Type *type)
{
    const Type *first = op->results[0]->type;

    if (type_element(type) != type_element(first) || !shapes_agree(type, first))
        return op_error(op, "requires the same type for all operands and results");
    if (first->kind == TYPE_TENSOR && first->shaped.encoding && type->kind == TYPE_TENSOR
        && type->shaped.encoding != first->shaped.encoding)
        return op_error(op, "requires the same encoding for all operands and results");
    return true;
}

static bool verify_same_type(const Op *op)
{
    if (!has_values(op, true))
        return false;
    for (unsigned i = 1; i < op->result_count; i++)
        if (!agrees_with_result(op, op->results[i]->type))
            return false;
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!agrees_with_result(op, op->operands[i]->type))
            return false;
    return true;
}

static bool verify_same_operands(const Op *op)
{
    for (unsigned i = 1; i < op->operand_count; i++)
        if (op->operands[i]->type != op->operands[0]->type)
            return op_error(op, "requires all operands to have the same type");
    return true;
}

static bool is_mappable(const Type *type)
{
    return type->kind == TYPE_VECTOR || type_is_any_tensor(type);
}

static void add_mappable(TypeList *types, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (is_mappable(values[i]->type))
            vec_push(types, values[i]->type);
}

static bool check_mappable(const Op *op, const TypeList *types, size_t operands)
{
    size_t results = types->len - operands;

    if (types->len == 0)
        return true;
    if (operands == 0)
        return op_error(op, "if a result is non-scalar, then at least one operand must be "
                            "non-scalar");
    if (results == 0)
        return op_error(op, "if an operand is non-scalar, then there must be at least one "
                            "non-scalar result");
    if (results != op->result_count)
        return op_error(op, "if an operand is non-scalar, then all results must be non-scalar");
    for (size_t i = 0; i < types->len; i++)
        if (types->data[i]->kind != types->data[0]->kind)
            results = 0;
    if (!results || !shapes_all_agree(types->data, (unsigned)types->len))
        return op_error(op, "all non-scalar operands/results must have the same shape and base "
                            "type");
    return true;
}

static bool verify_elementwise(const Op *op)
{
    TypeList types = { 0 };
    size_t operands;
    bool good;

    add_mappable(&types, op->operands, op->operand_count);
    operands = types.len;
    add_mappable(&types, op->results, op->result_count);
    good = check_mappable(op, &types, operands);
    vec_free(&types);
    return good;
}

static bool verify_cast(const Op *op)
{
    const Type *to = op->results[0]->type;
    Sb from = { 0 };

    if (op->def->casts(op->operands[0]->type, to))
        return true;
    for (unsigned i = 0; i < op->operand_count; i++)
        sb_printf(&from, "%s'%s'", i ? ", " : "", type_text(op->operands[i]->type));
    op_error(op, "operand type%s %s and result type '%s' are cast incompatible",
             op->operand_count > 1 ? "s" : "", from.data, type_text(to));
    sb_free(&from);
    return false;
}

static bool verify_type_traits(const Op *op)
{
    if (op_has(op, SAME_OPERANDS_SHAPE) && !verify_same_shape(op, false))
        return false;
    if (op_has(op, SAME_OPERANDS_AND_RESULT_SHAPE) && !verify_same_shape(op, true))
        return false;
    if (op_has(op, SAME_OPERANDS_ELEMENT_TYPE) && !verify_same_element(op, false))
        return false;
    if (op_has(op, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE) && !verify_same_element(op, true))
        return false;
    if (op_has(op, SAME_OPERANDS_AND_RESULT_TYPE) && !verify_same_type(op))
        return false;
    return !op_has(op, SAME_TYPE_OPERANDS) || verify_same_operands(op);
}

bool verify_traits(const Op *op)
{
    if (op->successor_count && op_has(op, TERMINATOR) && !op->def->templates
        && !verify_successor_operands(op))
        return false;
    if (!verify_type_traits(op))
        return false;
    if (op_has(op, CAST) && op->def->casts && !verify_cast(op))
        return false;
    if (op_has(op, ELEMENTWISE) && !verify_elementwise(op))
        return false;
    if (op_has(op, SYMBOL) && !verify_symbol(op))
        return false;
    if (op_has(op, TERMINATOR) && (!op->block || op->block->last != op))
        return op_error(op, "must be the last operation in the parent block");
    return true;
}

static bool verify_implicit_terminator(const Op *op)
{
    const char *wanted = op->def->implicit_terminator;

    for (unsigned i = 0; i < op->region_count; i++) {
        const Op *last = op->regions[i].first ? op->regions[i].first->last : NULL;

        if (!last || op_is(last, wanted))
            continue;
        op_error(op, "expects regions to end with '%s', found '%.*s'", wanted,
                 STR_ARG(op_name(last)));
        return loc_note(op_loc(op),
                        "in custom textual format, the absence of terminator implies '%s'", wanted);
    }
    return true;
}

/* Every operand in the region, other isolated operations' insides left out, is defined in it. */
static bool verify_isolated_region(const Op *isolated, const Region *outermost)
{
    VEC(const Region *) work = { 0 };
    const Op *wrong = NULL;

    vec_push(&work, outermost);
    while (!wrong && work.len) {
        const Region *region = vec_pop(&work);

        for (const Block *block = region->first; !wrong && block; block = block->next)
            for (const Op *op = block->first; !wrong && op; op = op->next) {
                for (unsigned i = 0; i < op->operand_count; i++) {
                    const Region *of = value_block(op->operands[i])->region;

                    if (of != region && !region_is_ancestor(outermost, of))
                        wrong = op;
                }
                for (unsigned i = 0; !op_has(op, ISOLATED_FROM_ABOVE) && i < op->region_count; i++)
                    vec_push(&work, &op->regions[i]);
            }
    }
    vec_free(&work);
    if (!wrong)
        return true;
    op_error(wrong, "using value defined outside the region");
    return loc_note(op_loc(isolated), "required by region isolation constraints");
}

bool verify_region_traits(const Op *op)
{
    if (op->def->implicit_terminator && !verify_implicit_terminator(op))
        return false;
    for (unsigned i = 0; op_has(op, ISOLATED_FROM_ABOVE) && i < op->region_count; i++)
        if (!verify_isolated_region(op, &op->regions[i]))
            return false;
    if (op_has(op, SYMBOL_TABLE) && !verify_symbol_table(op))
        return false;
    return verify_inferred_types(op);
}
