/* Private variables, and what is reduced: of each thread its own. */
#include "dialects/bytes.h"
#include "dialects/omp/omp.h"

#include "core/ir/symbol.h"

#include <string.h>

/* Groups, in the order of the entry block's arguments. */
typedef struct Group {
    const char *name, *vars, *syms, *byref;
} Group;

static const Group GROUPS[] = {
    { "in_reduction", "in_reduction_vars", "in_reduction_syms", "in_reduction_byref" },
    { "private", "private_vars", "private_syms", NULL },
    { "reduction", "reduction_vars", "reduction_syms", "reduction_byref" },
    { "task_reduction", "task_reduction_vars", "task_reduction_syms", "task_reduction_byref" },
};

enum { GROUP_COUNT = sizeof GROUPS / sizeof *GROUPS };

static unsigned operands_of(const Op *op, const Group *group, unsigned *count)
{
    int index = def_operand_index(op->def, str_of(group->vars));

    *count = 0;
    return index < 0 ? 0 : op_operand_group(op, (unsigned)index, count);
}

static const Group *group_named(const char *name)
{
    for (unsigned i = 0; i < GROUP_COUNT; i++)
        if (strcmp(GROUPS[i].name, name) == 0)
            return &GROUPS[i];
    return NULL;
}

/* The entry block's first argument of the group, and how many there are. */
static unsigned arguments_of(const Op *op, const char *name, unsigned *count)
{
    unsigned first = 0;

    for (unsigned i = 0; i < GROUP_COUNT; i++) {
        operands_of(op, &GROUPS[i], count);
        if (strcmp(GROUPS[i].name, name) == 0)
            return first;
        first += *count;
    }
    *count = 0;
    return first;
}

/* Verifying. */

bool omp_verify_arguments(const Op *op)
{
    const Block *entry = op->regions[0].first;
    unsigned wanted = 0, count;

    for (unsigned i = 0; i < GROUP_COUNT; i++) {
        operands_of(op, &GROUPS[i], &count);
        wanted += count;
    }
    return !wanted || (entry && entry->arg_count >= wanted)
           || op_error(op, "expected at least %u entry block argument(s)", wanted);
}

bool omp_verify_allocate(const Op *op)
{
    return op_group_size(op, 0) == op_group_size(op, 1)
           || op_plain_error(op, "expected equal sizes for allocate and allocator variables");
}

/* The type of its regions' first argument; NULL: it has no regions. */
static const Type *recipe_type(const Op *recipe)
{
    for (unsigned r = 0; r < recipe->region_count; r++)
        if (recipe->regions[r].first && recipe->regions[r].first->arg_count)
            return recipe->regions[r].first->args[0]->type;
    return NULL;
}

static bool verify_private(const Op *op, const Value *variable, const Attr *symbol)
{
    const Op *recipe = symbol_nearest(op, symbol);
    const Type *wanted;

    if (!recipe || !op_is(recipe, "omp.private"))
        return op_plain_error(op, "failed to lookup privatizer op with symbol: '%s'",
                              attr_quoted(symbol));
    wanted = recipe_type(recipe);
    return !wanted || wanted == variable->type
           || op_plain_error(op,
                             "type mismatch between a %s variable and its privatizer op, var type: "
                             "'%s' vs. privatizer op type: '%s'",
                             omp_enum(recipe, "data_sharing_type") ? "firstprivate" : "private",
                             type_text(variable->type), type_text(wanted));
}

bool omp_verify_private(const Op *op)
{
    const Group *group = group_named("private");
    const Attr *symbols = op_attr(op, group->syms);
    unsigned count, first = operands_of(op, group, &count);
    unsigned given = symbols ? symbols->array.count : 0;

    if (count != given)
        return op_plain_error(op,
                              "inconsistent number of private variables and privatizer op symbols, "
                              "private vars: %u vs. privatizer op symbols: %u",
                              count, given);
    for (unsigned i = 0; i < count; i++)
        if (!verify_private(op, op->operands[first + i], symbols->array.elements[i]))
            return false;
    return true;
}

bool omp_verify_simd_private(const Op *op)
{
    const Attr *symbols = op_attr(op, group_named("private")->syms);

    for (unsigned i = 0; symbols && i < symbols->array.count; i++) {
        const Op *recipe = symbol_nearest(op, symbols->array.elements[i]);

        if (!recipe || !op_is(recipe, "omp.private"))
            return op_plain_error(op, "Cannot find privatizer '%s'",
                                  attr_quoted(symbols->array.elements[i]));
        if (omp_enum(recipe, "data_sharing_type") == 1)
            return op_plain_error(op, "FIRSTPRIVATE cannot be used with SIMD");
    }
    return true;
}

/* The type of what a by-reference recipe's atomic region, or combiner, points to. */
static const Type *accumulator_type(const Op *recipe)
{
    /* The recipe may not be verified yet. */
    const Block *atomic = recipe->region_count > 3 ? recipe->regions[3].first : NULL;

    return atomic && atomic->arg_count ? atomic->args[0]->type : NULL;
}

static bool verify_accumulator(const Op *op, const Group *group, unsigned i, const Attr *symbol)
{
    unsigned count, first = operands_of(op, group, &count);
    const Op *recipe = symbol_nearest(op, symbol);
    const Type *type = op->operands[first + i]->type, *wanted;

    for (unsigned other = 0; other < i; other++)
        if (op->operands[first + other] == op->operands[first + i])
            return op_error(op, "accumulator variable used more than once");
    if (!recipe || !op_is(recipe, "omp.declare_reduction"))
        return op_error(op, "expected symbol reference %s to point to a reduction declaration",
                        attr_quoted(symbol));
    wanted = accumulator_type(recipe);
    return !wanted || wanted == type
           || op_error(op,
                       "expected accumulator ('%s') to be the same type as reduction declaration "
                       "('%s')",
                       type_text(type), type_text(wanted));
}

bool omp_verify_reduction(const Op *op, const char *name)
{
    const Group *group = group_named(name);
    const Attr *symbols = op_attr(op, group->syms), *byref = op_attr(op, group->byref);
    unsigned count;

    operands_of(op, group, &count);
    if (!count)
        return !symbols || !symbols->array.count
               || op_error(op, "unexpected reduction symbol references");
    if (!symbols || symbols->array.count != count)
        return op_error(op, "expected as many reduction symbol references as reduction variables");
    if (byref && byref->dense.count != count)
        return op_plain_error(op, "expected as many reduction variable by reference attributes as "
                                  "reduction variables");
    for (unsigned i = 0; i < count; i++)
        if (!verify_accumulator(op, group, i, symbols->array.elements[i]))
            return false;
    return true;
}

/* Memory. */

const Op *omp_recipe(Step *s, const char *list, unsigned index)
{
    const Attr *symbols = op_attr(s->op, list);

    return symbols && index < symbols->array.count ? symbol_in(s, symbols->array.elements[index])
                                                   : NULL;
}

/* Upstream's verifier asks of some operations alone that what they name is there. */
static Flow check_recipes(Step *s, const Group *group, const char *name)
{
    unsigned count, first = operands_of(s->op, group, &count);
    unsigned arg = arguments_of(s->op, group->name, &count);

    for (unsigned i = 0; i < count; i++) {
        const Op *recipe = omp_recipe(s, group->syms, i);

        if (!recipe || !op_is(recipe, name))
            return invalid(s, "no '%s' says how variable %u is made", name, i + 1);
        if (s->op->regions[0].first->args[arg + i]->type != s->op->operands[first + i]->type)
            return unsupported(s, "an argument of a region that is not of its variable's type");
    }
    return FLOW_NEXT;
}

bool omp_variable(Step *s, Place place, const Type *pointer, const Type *type, MemRef *memref)
{
    if (pointer->kind != TYPE_MEMREF) {
        *memref = pointee(place_pointer(place), type);
        return true;
    }
    if (type_element(pointer) != type) {
        unsupported(s, "a variable of type '%s' that is a '%s'", type_text(type),
                    type_text(pointer));
        return false;
    }
    return memref_at(s, place, pointer, memref);
}

/* On the thread's stack, or where tasks have it. */
static bool allocate(Step *s, AllocationKind kind, const Type *type, Place to)
{
    const Layout *layout = layout_of(s, type);
    Allocation *made;

    if (!layout || !layout_in_memory(layout) || to.layout->form != &FORM_POINTER) {
        unsupported(s, "a private variable of type '%s'", type_text(type));
        return false;
    }
    made =
        memory_allocate(memory_in(s), kind, layout_bytes(layout), layout_alignment(layout), s->op);
    if (!made) {
        memory_is_short(s, "a private variable");
        return false;
    }
    place_set_pointer(to, (Pointer){ made->id, made->address });
    return true;
}

/* Of the same sizes as the other, one element after the other. */
static bool allocate_like(Step *s, AllocationKind kind, const Type *type, Place like, Place to)
{
    int64_t dynamic[MEMREF_MAX_RANK];
    unsigned count = 0;
    MemRef memref;

    if (!memref_at(s, like, type, &memref))
        return false;
    for (unsigned i = 0; i < memref.rank; i++)
        if (type->shaped.dims[i] < 0)
            dynamic[count++] = memref.sizes[i];
    if (allocate_memref(s, kind, type, dynamic, 1, &memref) == FLOW_END)
        return false;
    place_set_memref(to, type, &memref);
    return true;
}

static Flow check_known(Step *s, Place mine)
{
    return place_is_poison(mine)
               ? undefined_poison(s, *mine.poison, "where a variable of the region lies is poison")
               : FLOW_NEXT;
}

/* Private variables. */

enum { INIT, COPY, DEALLOC }; /* regions of omp.private */

static bool has_region(const Op *recipe, unsigned region)
{
    return recipe->regions[region].first != NULL;
}

static Flow begin_private(Step *s, AllocationKind kind, unsigned operand, unsigned arg,
                          const Op *recipe)
{
    const Type *type = op_attr(recipe, "type")->type_value;
    const Type *pointer = s->op->operands[operand]->type;
    Place original = operand_place(s, operand), mine = region_arg(s, 0, arg);
    Place arguments[] = { original, mine };

    if (pointer->kind == TYPE_MEMREF ? !allocate_like(s, kind, pointer, original, mine)
                                     : !allocate(s, kind, type, mine))
        return FLOW_END;
    if (has_region(recipe, INIT) && run_region_of(s, recipe, INIT, arguments, &mine) == FLOW_END)
        return FLOW_END;
    if (has_region(recipe, COPY) && run_region_of(s, recipe, COPY, arguments, &mine) == FLOW_END)
        return FLOW_END;
    return check_known(s, mine);
}

static Flow begin_privates(Step *s, AllocationKind kind)
{
    const Group *group = group_named("private");
    unsigned count, first = operands_of(s->op, group, &count);
    unsigned arg = arguments_of(s->op, "private", &count);

    for (unsigned i = 0; i < count; i++)
        if (begin_private(s, kind, first + i, arg + i, omp_recipe(s, group->syms, i)) == FLOW_END)
            return FLOW_END;
    if (count && op_attr(s->op, "private_needs_barrier"))
        return team_barrier(s);
    return FLOW_NEXT;
}

static Flow end_privates(Step *s)
{
    unsigned count, arg = arguments_of(s->op, "private", &count);

    for (unsigned i = 0; i < count; i++) {
        const Op *recipe = omp_recipe(s, "private_syms", i);
        Place mine = region_arg(s, 0, arg + i);

        if (has_region(recipe, DEALLOC)
            && run_region_of(s, recipe, DEALLOC, &mine, NULL) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

/* Reductions. */

enum { ALLOC, INITIAL, COMBINER, ATOMIC, CLEANUP }; /* regions of omp.declare_reduction */

typedef struct Reduction {
    const Op *recipe;
    const Type *type;    /* of what is reduced; of one by reference the reference's */
    const Type *pointer; /* of the variables */
    Place original, mine;
    bool by_reference;
} Reduction;

static Reduction reduction_at(Step *s, unsigned index)
{
    const Group *group = group_named("reduction");
    const Attr *byref = op_attr(s->op, group->byref);
    unsigned count, first = operands_of(s->op, group, &count) + index;
    Reduction r = { .recipe = omp_recipe(s, group->syms, index),
                    .pointer = s->op->operands[first]->type,
                    .original = operand_place(s, first),
                    .by_reference =
                        byref && index < byref->dense.count && attr_i64_at(byref, index) };

    r.mine = region_arg(s, 0, arguments_of(s->op, "reduction", &count) + index);
    r.type = op_attr(r.recipe, "type")->type_value;
    return r;
}

static Flow load_variable(Step *s, const Reduction *r, Place variable, Place value)
{
    MemRef memref;

    return omp_variable(s, variable, r->pointer, r->type, &memref)
               ? load_at(s, &memref, 0, value, ACCESS_READ)
               : FLOW_END;
}

static Flow store_variable(Step *s, const Reduction *r, Place variable, Place value)
{
    MemRef memref;

    return omp_variable(s, variable, r->pointer, r->type, &memref)
               ? store_at(s, &memref, 0, value, ACCESS_WRITE)
               : FLOW_END;
}

/* The initial value may depend on the original one, which is read where it is asked for alone. */
static Flow begin_value(Step *s, const Reduction *r)
{
    const Layout *layout = layout_of(s, r->type);
    Place value, initial;

    if (!layout)
        return unsupported(s, "a reduction of type '%s'", type_text(r->type));
    value = scratch_place(s, layout);
    initial = scratch_place(s, layout);
    if (r->pointer->kind == TYPE_MEMREF
            ? !allocate_like(s, ALLOCATION_STACK, r->pointer, r->original, r->mine)
            : !allocate(s, ALLOCATION_STACK, r->type, r->mine))
        return FLOW_END;
    if (region_uses(&r->recipe->regions[INITIAL], r->recipe->regions[INITIAL].first->args[0])
        && load_variable(s, r, r->original, value) == FLOW_END)
        return FLOW_END;
    if (run_region_of(s, r->recipe, INITIAL, &value, &initial) == FLOW_END)
        return FLOW_END;
    return store_variable(s, r, r->mine, initial);
}

static Flow begin_reference(Step *s, const Reduction *r)
{
    Place arguments[] = { r->original, scratch_place(s, r->mine.layout) };
    Place mine = r->mine;

    if (has_region(r->recipe, ALLOC)
        && run_region_of(s, r->recipe, ALLOC, arguments, &arguments[1]) == FLOW_END)
        return FLOW_END;
    return run_region_of(s, r->recipe, INITIAL, arguments, &mine) == FLOW_END
               ? FLOW_END
               : check_known(s, mine);
}

static Flow combine(Step *s, const Reduction *r)
{
    Place arguments[] = { r->original, r->mine }, result = r->original;

    if (r->by_reference) {
        result = scratch_place(s, r->original.layout);
        return run_region_of(s, r->recipe, COMBINER, arguments, &result);
    }
    for (unsigned i = 0; i < 2; i++) {
        Place value = scratch_place(s, layout_of(s, r->type));

        if (load_variable(s, r, arguments[i], value) == FLOW_END)
            return FLOW_END;
        arguments[i] = value;
    }
    result = scratch_place(s, arguments[0].layout);
    if (run_region_of(s, r->recipe, COMBINER, arguments, &result) == FLOW_END)
        return FLOW_END;
    return store_variable(s, r, r->original, result);
}

static Flow clean_up(Step *s, const Reduction *r)
{
    Place value = r->mine;

    if (!has_region(r->recipe, CLEANUP))
        return FLOW_NEXT;
    if (!r->by_reference) {
        value = scratch_place(s, layout_of(s, r->type));
        if (load_variable(s, r, r->mine, value) == FLOW_END)
            return FLOW_END;
    }
    return run_region_of(s, r->recipe, CLEANUP, &value, NULL);
}

/* Each of them. */
static Flow each_reduction(Step *s, Flow (*step)(Step *s, const Reduction *r))
{
    unsigned count;

    arguments_of(s->op, "reduction", &count);
    for (unsigned i = 0; i < count; i++) {
        Reduction r = reduction_at(s, i);

        if (step(s, &r) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow begin_reduction(Step *s, const Reduction *r)
{
    return r->by_reference ? begin_reference(s, r) : begin_value(s, r);
}

/* In an order that is a choice. */
Flow omp_combine(Step *s)
{
    unsigned count;

    arguments_of(s->op, "reduction", &count);
    if (!count)
        return FLOW_NEXT;
    if (team_may_switch(s) == FLOW_END)
        return FLOW_END;
    combining_begin(s);
    if (each_reduction(s, combine) == FLOW_END)
        return FLOW_END;
    combining_end(s);
    return each_reduction(s, clean_up);
}

/* All. */

static Flow check_clauses(Step *s)
{
    unsigned count;

    arguments_of(s->op, "in_reduction", &count);
    if (count)
        return unsupported(s, "a task that takes part in a reduction");
    arguments_of(s->op, "task_reduction", &count);
    if (count)
        return unsupported(s, "a reduction of tasks");
    if (omp_enum(s->op, "reduction_mod") > 0)
        return unsupported(s, "a reduction with a modifier");
    if (check_recipes(s, group_named("private"), "omp.private") == FLOW_END)
        return FLOW_END;
    return check_recipes(s, group_named("reduction"), "omp.declare_reduction");
}

Flow omp_begin(Step *s, OmpVariables *variables)
{
    variables->stack = memory_stack_mark(memory_in(s));
    if (check_clauses(s) == FLOW_END || begin_privates(s, ALLOCATION_STACK) == FLOW_END)
        return FLOW_END;
    return each_reduction(s, begin_reduction);
}

Flow omp_end(Step *s, OmpVariables *variables)
{
    if (end_privates(s) == FLOW_END)
        return FLOW_END;
    memory_stack_release(memory_in(s), variables->stack, s->op);
    return FLOW_NEXT;
}

Flow omp_begin_task(Step *s)
{
    return check_clauses(s) == FLOW_END ? FLOW_END : begin_privates(s, ALLOCATION_LIBRARY);
}

Flow omp_end_task(Step *s)
{
    unsigned count, arg = arguments_of(s->op, "private", &count);

    if (end_privates(s) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < count; i++) {
        const Type *type = s->op->regions[0].first->args[arg + i]->type;
        Place mine = region_arg(s, 0, arg + i);
        MemRef memref;

        if (type->kind == TYPE_MEMREF && !memref_at(s, mine, type, &memref))
            return FLOW_END;
        if (type->kind != TYPE_MEMREF)
            memref.allocated = place_pointer(mine);
        memory_end(memory_in(s), memory_find(memory_in(s), memref.allocated.provenance), s->op);
    }
    return FLOW_NEXT;
}
