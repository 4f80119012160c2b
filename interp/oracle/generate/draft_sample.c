/* Samples: what the manual's example of an operation has of it, in other types and with other
 * operands.
 *
 * So there is a program with each operation that is executed: of those with regions, successors and
 * names, too, whose definitions alone do not say what may stand there.
 */
#include "interp/oracle/generate/draft.h"

#include "core/define/example.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"

enum { MOST_COPIED = 40 };

typedef struct Sample {
    Draft *draft;
    const Op *module;
    Map copies; /* of its values and operations */
    DraftRetyping retyping;
    unsigned room;
    bool ends; /* as it is; with other values it may run for ever */
} Sample;

/* The example, which is read once. NULL: there is none. */
static const Op *example_of(Draft *d, const OpDef *def)
{
    const char *program;

    for (size_t i = 0; i < d->examples.len; i++)
        if (d->examples.data[i].def == def)
            return d->examples.data[i].module;
    program = example_program(&d->context->arena, def->example, def->gives);
    vec_push(&d->examples, ((DraftExample){ def, program ? source_parse(d->context, STR("example"),
                                                                        str_of(program), 0)
                                                         : NULL }));
    return d->examples.data[d->examples.len - 1].module;
}

/* The first such operation in it, the innermost. */
static const Op *find_op(const Op *op, const OpDef *def)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                const Op *found = find_op(inner, def);

                if (found)
                    return found;
            }
    return op->def == def ? op : NULL;
}

static bool is_function(const Op *op)
{
    return (op->def && op->def->function) || op_has(op, SYMBOL);
}

/* Does it stand for something only where it is? */
static bool is_bound(const Op *op)
{
    return op->successor_count || op_has(op, TERMINATOR) || (op->def && op->def->parents)
           || op->block->region->block_count > 1;
}

/* What is taken over: the operation, or what is around it. */
static const Op *choose_whole(Draft *d, const Op *op, const Op *module)
{
    while (!is_function(op)) {
        const Op *around = op_parent(op);

        if (around == module || !around)
            break;
        if (!is_bound(op) && (is_function(around) || draft_percent(d, 60)))
            break;
        op = around;
    }
    return op;
}

static bool may_be_endless(const Op *op)
{
    if (op->def && op->def->loop == LOOP_UNCOUNTED)
        return true;
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (may_be_endless(inner))
                    return true;
    return false;
}

static Op *copy(Sample *s, const Op *op);
static void bring_named(Sample *s, const Op *op);

static Value *any_other(Draft *d, const Type *type)
{
    return type->kind == TYPE_INDEX ? draft_small(d) : draft_value(d, type);
}

/* Something stands for the value: what the program has, or a copy of what gives it. */
static bool supply(Sample *s, Value *value)
{
    Draft *d = s->draft;
    const Op *definer = value_definer(value);
    const Type *type = draft_retype(d, &s->retyping, value->type);
    Value *other = definer && (s->ends || draft_percent(d, 50)) ? NULL : any_other(d, type);

    if (map_get(&s->copies, KEY_OF(value)))
        return true;
    if (!other && definer && copy(s, definer))
        return true;
    if (!other)
        other = any_other(d, type);
    if (other)
        clone_map_put(d->context, &s->copies, value, other);
    return other != NULL;
}

static bool supply_all(Sample *s, const Op *op)
{
    Values used = { 0 };
    bool good = true;

    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&used, op->operands[i]);
    op_captures(op, &used);
    for (size_t i = 0; good && i < used.len; i++)
        good = supply(s, used.data[i]);
    vec_free(&used);
    return good;
}

/* At the end of the block; NULL where it is wrong there. */
static Op *copy(Sample *s, const Op *op)
{
    Draft *d = s->draft;
    Op *made;

    if (!s->room)
        return NULL;
    s->room--;
    if (!supply_all(s, op))
        return NULL;
    bring_named(s, op);
    made = op_clone(d->context, op, &s->copies);
    draft_retype_op(d, &s->retyping, made);
    block_append(d->block, made);
    return ir_verify(made) ? made : NULL;
}

/* Symbols. */

static void bring_symbol(Sample *s, const Attr *reference)
{
    Draft *d = s->draft;
    const Op *symbol = symbol_in_table(s->module, reference->symbol.root);
    Op *made;

    if (!symbol || symbol_in_table(d->module, reference->symbol.root))
        return;
    made = op_clone(d->context, symbol, &s->copies);
    draft_retype_op(d, &s->retyping, made);
    block_append(d->module->regions[0].first, made);
    bring_named(s, symbol);
}

/* What the operation, or one in its regions, refers to by name. */
static void bring_named(Sample *s, const Op *op)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (op->inherent[i] && op->inherent[i]->kind == ATTR_SYMBOL_REF)
            bring_symbol(s, op->inherent[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                bring_named(s, inner);
}

/* An example decides by its constants where control goes: with others it goes elsewhere. */
static void vary_constants(Draft *d, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next) {
                bool varies = op_has(inner, CONSTANT_LIKE) && inner->result_count == 1
                              && def_attr_count(inner->def) == 1 && draft_percent(d, 40);
                const Attr *number = varies ? draft_number(d, inner->results[0]->type) : NULL;

                if (number)
                    inner->inherent[0] = number;
                vary_constants(d, inner);
            }
}

/* A whole function; main is called by nobody, and is given a name of its own. */
static bool bring_function(Sample *s, const Op *function)
{
    Draft *d = s->draft;
    Block *body = d->module->regions[0].first;
    Op *last = body->last, *made;

    bring_named(s, function);
    made = op_clone(d->context, function, &s->copies);
    draft_retype_op(d, &s->retyping, made);
    if (!s->ends)
        vary_constants(d, made);
    if (str_eq(symbol_name(made), STR("main")))
        op_set_attr(made, STR("sym_name"),
                    attr_string(d->context, str_printf(&d->context->arena, "s%u", d->next++)));
    block_append(body, made);
    if (!symbol_name(made).data || ir_verify(made))
        return true;
    while (body->last != last)
        block_remove(body, body->last);
    return false;
}

/* Changes. */

/* Other attributes, where it verifies with them. */
static void vary_attrs(Draft *d, Op *op)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        const Attr *before = op->inherent[i], *attr;

        if (!draft_percent(d, 15))
            continue;
        attr = draft_attr(d, &op->def->attrs[i]);
        if (!attr)
            continue;
        op->inherent[i] = attr;
        if (!ir_verify(op))
            op->inherent[i] = before;
    }
}

static bool bring_whole(Sample *s, const Op *op)
{
    Draft *d = s->draft;
    Op *last = d->block->last, *made;

    made = copy(s, op);
    if (!made) {
        draft_take_back(d, last);
        return false;
    }
    vary_attrs(d, made);
    if (!s->ends)
        draft_more_inside(d, made);
    draft_bring(d, made);
    return true;
}

static bool attempt(Draft *d, const Op *module, const Op *op, bool as_it_is)
{
    Sample s = { .draft = d, .module = module, .room = MOST_COPIED, .ends = may_be_endless(op) };
    bool good;

    if (!as_it_is)
        draft_retyping_choose(d, &s.retyping);
    good = is_function(op) ? bring_function(&s, op) : bring_whole(&s, op);
    draft_retyping_free(&s.retyping);
    map_free(&s.copies);
    return good;
}

bool draft_sample(Draft *d, const OpDef *def)
{
    enum { ATTEMPTS = 4 };
    const Op *module = example_of(d, def), *op = module ? find_op(module, def) : NULL;

    if (!op)
        return false;
    op = choose_whole(d, op, module);
    if (op == module || (is_function(op) && d->depth))
        return false;
    for (unsigned i = 0; i < ATTEMPTS; i++)
        if (attempt(d, module, op, i + 1 == ATTEMPTS))
            return true;
    return false;
}
