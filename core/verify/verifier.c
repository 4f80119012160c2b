/* The walk of the verifier: upstream's OperationVerifier.
 *
 * Operations and blocks are entered, then their insides are verified, then they are left. What is
 * isolated from above is verified for itself when the operation around it is left, each one even
 * when another failed; dominance comes last, since a malformed graph has no dominators.
 */
#include "core/base/vec.h"
#include "core/ir/context.h"
#include "core/verify/dominance.h"
#include "core/text/nearest.h"
#include "core/text/printer.h"
#include "core/text/source.h"
#include "core/text/version.h"
#include "core/verify/signature.h"
#include "core/verify/verify.h"

typedef struct Item { /* an operation, or a block */
    const Op *op;
    const Block *block;
    bool entered;
} Item;

typedef VEC(Item) Items;

static bool is_isolated(const Op *op)
{
    return op->region_count && op_has(op, ISOLATED_FROM_ABOVE);
}

static bool may_lack_terminator(const Block *block)
{
    const Op *parent = block->region->parent;

    return block->region->block_count == 1
           && (!parent || !parent->def || op_has(parent, NO_TERMINATOR));
}

static bool enter_block(const Block *block)
{
    if (!block->first)
        return may_lack_terminator(block)
               || loc_error(op_loc(block->region->parent),
                            "empty block: expect at least a terminator");
    for (const Op *op = block->first; op != block->last; op = op->next)
        if (op->successor_count)
            return op_plain_error(op, "operation with block successors must terminate its parent "
                                      "block");
    return true;
}

static bool report_no_terminator(const Op *last)
{
    Sb text = { 0 };

    op_print_alone(&text, last);
    op_plain_error(last, "block with no terminator, has %.*s", (int)text.len, text.data);
    sb_free(&text);
    return false;
}

static bool leave_block(const Block *block)
{
    const Op *last = block->last;

    for (unsigned i = 0; last && i < last->successor_count; i++)
        if (last->successors[i]->region != block->region)
            return op_error(last, "branching to block of a different region");
    if (may_lack_terminator(block) || !last->def || op_has(last, TERMINATOR))
        return true;
    return report_no_terminator(last);
}

/* Attributes with the prefix of a dialect are that dialect's to judge. */
static bool verify_by_dialect(const Op *op, Str name, const NamedAttr *attr)
{
    const DialectDef *dialect = context_dialect(op_context(op), name);
    const LackingDialect *lacking = dialect ? NULL : context_lacking(op_context(op), name);

    if (dialect && dialect->verify_attr)
        return dialect->verify_attr(op, attr);
    return !lacking || !lacking->verify_attr || lacking->verify_attr(op, attr);
}

static bool verify_discardable(const Op *op)
{
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        const NamedAttr *entry = &op->attrs->dictionary.entries[i];
        size_t dot = str_find(entry->name, '.');

        if (dot < entry->name.len && !verify_by_dialect(op, (Str){ entry->name.data, dot }, entry))
            return false;
    }
    return true;
}

static bool entry_has_predecessor(const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (unsigned i = 0; block->last && i < block->last->successor_count; i++)
            if (block->last->successors[i] == region->first)
                return true;
    return false;
}

static bool verify_own_regions(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        if (op_has(op, GRAPH_REGION) && op->regions[i].block_count > 1)
            return op_error(op, "expects graph region #%u to have 0 or 1 blocks", i);
        if (entry_has_predecessor(&op->regions[i]))
            return loc_error(op_loc(op), "entry block of region may not have predecessors");
    }
    return true;
}

static bool enter_op(const Op *op)
{
    if (!verify_discardable(op))
        return false;
    if (op->def && op->def->verify_all) {
        if (!op->def->verify_all(op))
            return false;
    } else if (op->def
               && (!op_verify_signature(op) || !verify_traits(op)
                   || (op->def->verify && !op->def->verify(op))))
        return false;
    return verify_own_regions(op);
}

static bool verify_unregistered(const Op *op)
{
    Context *context = op_context(op);
    Str name = op_dialect(op);
    const DialectDef *dialect = context_dialect(context, name);
    bool is_known = dialect || context_lacks(context, name);

    if (!dialect && context->allow_unregistered)
        return true;
    if (context_lacks_op(context, op_name(op)))
        return context->defers_lacking || unsupported_error(op_loc(op), op_name(op));
    if (dialect && dialect->open)
        return true;
    if (is_known) {
        op_plain_error(op,
                       "unregistered operation '%.*s' found in dialect ('%.*s') that "
                       "does not allow unknown operations",
                       STR_ARG(op_name(op)), STR_ARG(name));
        return !version_upgrade_note(op_loc(op), op_name(op))
               && nearest_note(op_loc(op), op_name(op));
    }
    return op_error(op, "created with unregistered dialect. If this is intended, please call "
                        "allowUnregisteredDialects() on the MLIRContext, or use "
                        "-allow-unregistered-dialect with the MLIR tool used");
}

static bool verify_one(const Op *op);

static bool leave_op(const Op *op)
{
    bool good = true;

    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (is_isolated(inner))
                    good = verify_one(inner) && good;
    if (!good)
        return false;
    if (!op->def)
        return verify_unregistered(op);
    return verify_region_traits(op) && (!op->def->verify_regions || op->def->verify_regions(op));
}

static void push_ops(Items *items, const Block *block)
{
    for (const Op *op = block->last; op; op = op->prev)
        if (!is_isolated(op))
            vec_push(items, ((Item){ .op = op }));
}

static void push_blocks(Items *items, const Op *op)
{
    for (unsigned i = op->region_count; i-- > 0;)
        for (const Block *block = op->regions[i].last; block; block = block->prev)
            vec_push(items, ((Item){ .block = block }));
}

static bool verify_structure(const Op *op)
{
    Items items = { 0 };
    bool good = true;

    vec_reserve(&items, 64);
    vec_push(&items, ((Item){ .op = op }));
    while (good && items.len) {
        Item *top = &items.data[items.len - 1], item = *top;

        top->entered = true;
        if (item.entered) {
            items.len--;
            good = item.op ? leave_op(item.op) : leave_block(item.block);
        } else if (item.op) {
            good = enter_op(item.op);
            push_blocks(&items, item.op);
        } else {
            good = enter_block(item.block);
            push_ops(&items, item.block);
        }
        if (!good && item.op)
            version_upgraded_note(item.op);
    }
    vec_free(&items);
    return good;
}

static const char *relation(const Region *use, const Region *definition)
{
    if (region_is_ancestor(definition, use))
        return "in a parent region)";
    return region_is_ancestor(use, definition) ? "in a child region)" : NULL;
}

static void note_argument(const Op *op, const Value *value)
{
    const Region *use = op_region(op), *definition = value->block->region;
    const char *where = use == definition ? "in the same region)" : relation(use, definition);

    loc_note(op_loc(definition->parent), "operand defined as a block argument (block #%u %s",
             value->block->number, where ? where : "neither in a parent nor in a child region)");
}

static bool report_dominance(const Op *op, unsigned operand)
{
    const Value *value = op->operands[operand];
    const Op *definer = value_definer(value);
    const char *where;

    op_plain_error(op, "operand #%u does not dominate this use", operand);
    if (!definer) {
        note_argument(op, value);
        return false;
    }
    if (definer->block == op->block)
        where = "in the same block)";
    else if (op_region(definer) == op_region(op))
        where = "in the same region)";
    else
        where = relation(op_region(op), op_region(definer));
    return loc_note(op_loc(definer), "operand defined here (op %s",
                    where ? where : "is neither in a parent nor in a child region)");
}

typedef VEC(const Op *) Ops;

static bool verify_dominance_in(const Block *block, Dominance *dominance, Ops *work)
{
    bool reachable = dominance_reaches(dominance, block);

    for (const Op *op = block->first; op; op = op->next) {
        for (unsigned i = 0; reachable && i < op->operand_count; i++)
            if (!dominance_of_value(dominance, op->operands[i], op))
                return report_dominance(op, i);
        if (op->region_count && !is_isolated(op))
            vec_push(work, op);
    }
    return true;
}

static bool verify_dominance(const Op *op)
{
    Dominance *dominance = dominance_new();
    bool good = true;
    Ops work = { 0 };

    vec_push(&work, op);
    while (good && work.len) {
        op = vec_pop(&work);
        for (unsigned i = 0; i < op->region_count; i++)
            for (const Block *b = op->regions[i].first; good && b; b = b->next)
                good = verify_dominance_in(b, dominance, &work);
    }
    vec_free(&work);
    dominance_free(dominance);
    return good;
}

/* Calls itself for isolated operations, no deeper than the parser lets regions nest. */
static bool verify_one(const Op *op)
{
    return verify_structure(op) && verify_dominance(op);
}

bool ir_verify(const Op *op)
{
    Context *context = op_context(op);
    bool good = verify_one(op);

    if (!good)
        diag_note_producer(context);
    map_free(&context->findings);
    return good;
}
