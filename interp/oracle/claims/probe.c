#include "interp/oracle/claims/probe.h"

#include "core/ir/op_state.h"
#include "core/text/source.h"

/* Within these nobody else's operation may stand. */
static const char ALONE[] = "memref.generic_atomic_rmw omp.atomic.update llvm.mlir.global "
                            "vector.mask scf.forall.in_parallel";

/* More pointers in one function than this, and not every pair is asked about. */
enum { MOST_POINTERS = 1000 };

/* Upstream prints floats wider than f64 as decimals that do not say them. */
static bool is_number(const Type *type, bool all)
{
    if (type->kind == TYPE_VECTOR)
        type = type_element(type);
    return type_is_int_or_index(type)
           || (all && type_is_float(type) && type_float_format(type)->width <= 64);
}

/* What is used before its definition in the text was not there when its use was copied. */
static void use_copies(Op *op, const Map *copies)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        Value *copy = map_get(copies, KEY_OF(op->operands[i]));

        if (copy)
            op->operands[i] = copy;
    }
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                use_copies(inner, copies);
}

/* An entry may be called by anybody, whatever it says. */
static Op *copy_module(Claims *claims, const Op *entry, Map *copies)
{
    Op *copy = op_clone(claims->context, claims->module, copies);
    Op *called = map_get(copies, KEY_OF(entry));

    use_copies(copy, copies);
    if (called && op_attr(called, "sym_visibility"))
        op_remove_attr(called, STR("sym_visibility"));
    return copy;
}

static Op *make_probe(Context *context, const char *name, Value *value, size_t number, bool gives)
{
    OpState state = { .context = context, .name = context_intern(context, str_of(name)) };
    Op *probe;

    vec_push(&state.operands, value);
    if (gives)
        vec_push(&state.results, value->type);
    op_state_add_attr(&state, PROBE_NUMBER, attr_int(type_i(context, 64), (int64_t)number));
    probe = op_create(context, &state);
    op_state_free(&state);
    return probe;
}

static void insert(Value *value, Op *probe)
{
    Op *definer = value_definer(value);

    if (definer)
        block_insert_after(definer, probe);
    else
        block_insert_before(value->block->first, probe);
}

static bool can_be_probed(const Value *value)
{
    const Block *block = value_block(value);
    const Op *definer = value_definer(value);

    if (!block || !block->region->parent || (definer && !definer->next) || !block->first)
        return false;
    for (const Op *op = block->region->parent; op; op = op_parent(op)) {
        if (str_lists(ALONE, op_name(op)))
            return false;
        if (op_has(op, ISOLATED_FROM_ABOVE))
            return op->block != NULL;
    }
    return false;
}

static void print_shown(Sb *text, const Op *module, bool located)
{
    ir_print(text, module, (PrintOptions){ .generic = true, .debug_info = located });
}

void probe_values(Claims *claims, const Op *entry, const char *probe, bool all, Sb *text)
{
    Map copies = { 0 };
    Op *module = copy_module(claims, entry, &copies);

    for (size_t i = 0; i < claims->values.len; i++) {
        Value *copy = map_get(&copies, KEY_OF(claims->values.data[i]));

        if (copy && is_number(copy->type, all) && can_be_probed(copy))
            insert(copy, make_probe(claims->context, probe, copy, i, !all));
    }
    print_shown(text, module, false);
    map_free(&copies);
}

static bool has_pointer(const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        if (claims_is_pointer(op->results[i]->type))
            return true;
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (unsigned n = 0; n < block->arg_count; n++)
                if (claims_is_pointer(block->args[n]->type))
                    return true;
    return false;
}

typedef struct Numbering {
    Context *context;
    bool all;
    unsigned file;
    size_t number;
    unsigned pointers; /* in this function */
} Numbering;

static bool is_named(Numbering *numbering, const Op *op)
{
    if (!op->block)
        return false;
    if (has_pointer(op))
        return numbering->pointers++ < MOST_POINTERS;
    return numbering->all && !op_has(op, PURE);
}

/* In the order in which the originals were numbered. */
static void number(Numbering *numbering, Op *op)
{
    size_t own = numbering->number++;
    Sb name = { 0 };

    if (op_has(op, ISOLATED_FROM_ABOVE))
        numbering->pointers = 0;
    op->loc = loc_at(numbering->context, numbering->file, (unsigned)own + 1, 1);
    sb_printf(&name, "%zu", own);
    if (is_named(numbering, op))
        op_set_attr(op, STR("test.ptr"), attr_string(numbering->context, sb_view(&name)));
    sb_free(&name);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                number(numbering, inner);
}

void probe_memory(Claims *claims, const Op *entry, bool all, Sb *text)
{
    Map copies = { 0 };
    Op *module = copy_module(claims, entry, &copies);
    Numbering numbering = { .context = claims->context,
                            .all = all,
                            .file = context_file(claims->context, STR("claims")) };

    number(&numbering, module);
    print_shown(text, module, true);
    map_free(&copies);
}
