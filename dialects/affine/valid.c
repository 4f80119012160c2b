/* affine: what may be used as a dimension and what as a symbol. Upstream's isValidDim and
 * isValidSymbol.
 */
#include "dialects/affine/affine.h"

#include "core/ir/context.h"

#include <string.h>

const Region *affine_scope(const Op *op)
{
    for (const Op *parent = op_parent(op); parent; op = parent, parent = op_parent(op))
        if (op_has(parent, AFFINE_SCOPE))
            return op_region(op);
    return NULL;
}

static const Region *region_of(const Value *value)
{
    const Block *block = value_block(value);

    return block ? block->region : NULL;
}

/* Defined at the top level of an affine scope, whichever. */
static bool is_top_level(const Value *value)
{
    const Region *region = region_of(value);

    return region && region->parent && op_has(region->parent, AFFINE_SCOPE);
}

static bool is_named(const Op *op, const char *const *names)
{
    for (; *names; names++)
        if (op_is(op, *names))
            return true;
    return false;
}

static bool is_induction_variable(const Value *value)
{
    const Op *loop;

    if (value->kind != VALUE_BLOCK_ARGUMENT || !value->block->region)
        return false;
    loop = value->block->region->parent;
    return loop
           && (op_is(loop, "affine.parallel") || (op_is(loop, "affine.for") && value->index == 0));
}

static bool is_pure_region(const Region *region);

/* No effects, and defined whatever its operands are: a division by a constant other than 0 is. */
static bool is_pure(const Op *op)
{
    static const char *const DIVISIONS[] = { "arith.divui", "arith.divsi", "arith.ceildivui",
                                             "arith.ceildivsi", NULL };
    static const char *const BRANCHES[] = { "affine.if", "scf.if", "affine.parallel", NULL };
    const Attr *divisor;

    if (op_has(op, PURE))
        return true;
    if (is_named(op, DIVISIONS)) {
        if (op->operand_count != 2) /* it is not verified yet */
            return false;
        divisor = value_constant(op->operands[1]);
        return divisor && !int_is_zero(divisor->integer)
               && (!int_is_all_ones(divisor->integer) || op_is(op, "arith.divui")
                   || op_is(op, "arith.ceildivui"));
    }
    if (!is_named(op, BRANCHES))
        return false;
    for (unsigned i = 0; i < op->region_count; i++)
        if (!is_pure_region(&op->regions[i]))
            return false;
    return true;
}

static bool is_pure_region(const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (!is_pure(op))
                return false;
    return true;
}

/* What stands behind the operation that asks may not be verified yet. */
static bool is_dim_op(const Op *op)
{
    static const char *const DIMS[] = { "memref.dim", "tensor.dim", NULL };

    return op->operand_count == 2 && is_named(op, DIMS);
}

/* Dimension `index` of what memref.alloc, memref.view or memref.subview made: constant, or given by
 * an operand that is a symbol. */
static bool size_is_symbol(const Op *op, int64_t index, const Region *scope)
{
    static const char *const MAKERS[] = { "memref.alloc", "memref.view", "memref.subview", NULL };
    const Type *type;
    unsigned group, count, first, unknown = 0;

    if (!is_named(op, MAKERS))
        return false;
    type = op->results[0]->type;
    if (type->kind != TYPE_MEMREF)
        return false;
    if (index < 0 || index >= type->shaped.rank)
        return false;
    if (type->shaped.dims[index] != DYNAMIC)
        return true;
    for (int64_t i = 0; i < index; i++)
        unknown += type->shaped.dims[i] == DYNAMIC;
    group = op_is(op, "memref.alloc") ? 0 : 2;
    first = op_operand_group(op, group, &count);
    return unknown < count && first + unknown < op->operand_count
           && affine_is_valid_symbol(op->operands[first + unknown], scope);
}

static bool is_ranked_cast(const Op *op)
{
    return op_is(op, "memref.cast") && op->operands[0]->type->kind != TYPE_UNRANKED_MEMREF;
}

static bool dim_is_symbol(const Op *dim, const Region *scope)
{
    const Value *memref = value_behind(dim->operands[0], is_ranked_cast);
    const Op *source = memref ? value_definer(memref) : NULL;
    const Attr *index = value_constant(dim->operands[1]);

    if (is_top_level(dim->operands[0]))
        return true;
    return source && index && size_is_symbol(source, int_low_s(index->integer), scope);
}

/* The same question one region further out, unless nothing there can be seen from here. */
static bool is_symbol_outside(const Value *value, const Region *scope)
{
    const Op *owner = scope ? scope->parent : NULL;

    if (!owner || op_has(owner, ISOLATED_FROM_ABOVE) || !op_region(owner))
        return false;
    return affine_is_valid_symbol(value, op_region(owner));
}

static bool operands_are(const Op *op, const Region *scope,
                         bool (*valid)(const Value *value, const Region *scope))
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!valid(op->operands[i], scope))
            return false;
    return true;
}

typedef bool Judge(const Value *value, const Region *scope);

typedef enum Verdict { IS_ASKED, IS_NOT, IS } Verdict;

typedef struct Question {
    Judge *judge;
    const Value *value;
    const Region *scope;
} Question;

typedef struct Finding { /* while a module is verified */
    Question question;
    Verdict verdict;
} Finding;

/* Each question is asked once: a value may be reached on more ways than there are operations. One
 * that hangs on its own answer, as in a block that nothing reaches, is not valid. */
static bool ask(Judge *judge, const Value *value, const Region *scope)
{
    Context *context = value->type->context;
    Question question = { judge, value, scope };
    bool added;
    MapEntry *entry =
        map_at(&context->findings, (Str){ (const char *)&question, sizeof question }, &added);
    Finding *finding = entry->value;

    if (!added)
        return finding->verdict == IS;
    finding = ARENA_NEW(&context->arena, Finding);
    finding->question = question;
    entry->key.data = (const char *)&finding->question;
    entry->value = finding;
    finding->verdict = judge(value, scope) ? IS : IS_NOT;
    return finding->verdict == IS;
}

static bool judge_symbol(const Value *value, const Region *scope)
{
    const Op *op = value_definer(value);

    if (is_pure(op) && operands_are(op, scope, affine_is_valid_symbol))
        return true;
    return is_dim_op(op) ? dim_is_symbol(op, scope) : is_symbol_outside(value, scope);
}

bool affine_is_valid_symbol(const Value *value, const Region *scope)
{
    const Op *op = value_definer(value);

    if (value->type->kind != TYPE_INDEX)
        return false;
    if (scope && region_of(value) == scope)
        return true;
    if (!op)
        return is_symbol_outside(value, scope);
    if (op_has(op, CONSTANT_LIKE))
        return true;
    return ask(judge_symbol, value, scope);
}

static bool judge_dim(const Value *value, const Region *scope)
{
    return operands_are(value_definer(value), scope, affine_is_valid_dim);
}

bool affine_is_valid_dim(const Value *value, const Region *scope)
{
    static const char *const APPLIED[] = { "affine.apply", "affine.delinearize_index",
                                           "affine.linearize_index", NULL };
    const Op *op = value_definer(value);

    if (value->type->kind != TYPE_INDEX)
        return false;
    if (affine_is_valid_symbol(value, scope))
        return true;
    if (!op)
        return is_induction_variable(value);
    if (is_named(op, APPLIED))
        return ask(judge_dim, value, scope);
    return is_dim_op(op) && is_top_level(op->operands[0]);
}

bool affine_verify_operands(const Op *op, unsigned first, unsigned count, unsigned dim_count)
{
    const Region *scope = affine_scope(op);

    for (unsigned i = 0; i < count; i++) {
        const Value *value = op->operands[first + i];

        if (i < dim_count ? !affine_is_valid_dim(value, scope)
                          : !affine_is_valid_symbol(value, scope))
            return op_error(op, i < dim_count ? "operand cannot be used as a dimension id"
                                              : "operand cannot be used as a symbol");
    }
    return true;
}
