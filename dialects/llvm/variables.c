#include "dialects/llvm/debug_info.h"

#include "core/base/map.h"
#include "dialects/llvm/llvm.h"

#include <string.h>

enum { DEEPEST_SCOPE = 256 };

const Attr *debug_part(const Attr *attr, const char *name)
{
    const ParamDef *params =
        attr && attr->kind == ATTR_DIALECT ? attr->dialect.def->struct_params : NULL;

    for (unsigned i = 0; params && params[i].name; i++)
        if (strcmp(params[i].name, name) == 0)
            return attr->dialect.params[i];
    return NULL;
}

Str debug_text(const Attr *attr, const char *name)
{
    const Attr *found = debug_part(attr, name);

    return found && found->kind == ATTR_STRING ? found->string : (Str){ "", 0 };
}

uint64_t debug_number(const Attr *attr, const char *name)
{
    const Attr *found = debug_part(attr, name);

    return found && found->kind == ATTR_INTEGER ? int_low_u(found->integer) : 0;
}

bool debug_tells(const Op *op, Variable *variable)
{
    bool declares = op_is(op, "llvm.intr.dbg.declare");
    const Attr *info, *expression;

    if (!declares && !op_is(op, "llvm.intr.dbg.value"))
        return false;
    info = op_attr(op, "varInfo");
    expression = op_attr(op, "locationExpr");
    *variable = (Variable){ .name = debug_text(info, "name"),
                            .type = { debug_part(info, "type"), 0, debug_part(info, "type") },
                            .info = info,
                            .in_memory = declares };
    /* What is computed from it, or a part alone, is not followed. */
    if (!expression || expression->dialect.params[0]->array.count == 0)
        variable->value = op->operands[0];
    return true;
}

static const Attr *info_of_global(const Op *global)
{
    const Attr *told = op_is(global, "llvm.mlir.global") ? op_attr(global, "dbg_exprs") : NULL;

    if (!told || told->kind != ATTR_ARRAY || told->array.count != 1)
        return NULL;
    return debug_part(told->array.elements[0], "var");
}

const Attr *variable_place(const Op *global)
{
    const Attr *info = info_of_global(global), *file = debug_part(info, "file");
    uint64_t line = debug_number(info, "line");

    if (!file || !line || line > UINT32_MAX)
        return NULL;
    return loc_file(op_context(global), file->dialect.params[0]->string, (unsigned)line, 0);
}

bool variable_of_global(const Op *global, Variable *variable)
{
    const Attr *info = info_of_global(global);

    *variable = (Variable){ .name = debug_text(info, "name"),
                            .type = { debug_part(info, "type"), 0, debug_part(info, "type") },
                            .info = info,
                            .in_memory = true };
    return info && variable->name.len && variable->type.attr;
}

bool variables_are_told(const Op *op)
{
    Variable variable;

    return debug_tells(op, &variable) || op_is(op, "llvm.intr.dbg.label")
           || op_is(op, "llvm.alloca");
}

/* The scope that the location is in, of what was inlined that of its own function. */
static const Attr *scope_of(const Attr *location)
{
    const Attr *found = NULL;

    switch (location ? location->kind : ATTR_LOC_UNKNOWN) {
    case ATTR_LOC_NAME:
        return scope_of(location->name.child);
    case ATTR_LOC_CALLSITE:
        return scope_of(location->callsite.callee);
    case ATTR_LOC_FUSED:
        if (location->fused.metadata)
            return location->fused.metadata;
        for (unsigned i = 0; i < location->fused.count && !found; i++)
            found = scope_of(location->fused.locations[i]);
        return found;
    default:
        return NULL;
    }
}

const Op *debug_function(const Op *op)
{
    while (op->block && !op_has(op, ISOLATED_FROM_ABOVE))
        op = op->block->region->parent;
    return op;
}

/* That of the next operation which has one, where it has none: a compiler's own. */
static const Attr *scope_at(const Op *at)
{
    const Attr *scope = NULL;

    for (const Op *op = at; op && !scope; op = op->next)
        scope = scope_of(op_loc(op));
    return scope ? scope : scope_of(op_loc(debug_function(at)));
}

/* How many scopes `outer` is around `inner`; DEEPEST_SCOPE where it is not. */
static unsigned scope_distance(const Attr *inner, const Attr *outer)
{
    unsigned distance = 0;

    while (inner && inner != outer && distance < DEEPEST_SCOPE) {
        inner = debug_part(inner, "scope");
        distance++;
    }
    return inner ? distance : DEEPEST_SCOPE;
}

static void walk_region(DebugWalk *walk, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            walk->see(walk, op);
            for (unsigned i = 0; i < op->region_count; i++)
                walk_region(walk, &op->regions[i]);
        }
}

void debug_walk(const Op *function, DebugWalk walk)
{
    for (unsigned i = 0; i < function->region_count; i++)
        walk_region(&walk, &function->regions[i]);
}

typedef struct Scope { /* what a walk for the variables in scope has found */
    const Attr *scope;
    Variables *variables;
} Scope;

/* In the order of their distance; one further out of a name that is there gives way. */
static void see_variable(DebugWalk *walk, const Op *op)
{
    Scope *scope = walk->state;
    Variables *all = scope->variables;
    Variable new;
    size_t at = 0;

    if (!debug_tells(op, &new) || !new.name.len)
        return;
    new.distance = scope_distance(scope->scope, debug_part(new.info, "scope"));
    if (new.distance == DEEPEST_SCOPE)
        return;
    for (size_t i = 0; i < all->len; i++) {
        if (!str_eq(all->data[i].name, new.name))
            continue;
        if (all->data[i].distance <= new.distance)
            return;
        memmove(all->data + i, all->data + i + 1, (--all->len - i) * sizeof new);
        break;
    }
    while (at < all->len && all->data[at].distance <= new.distance)
        at++;
    vec_push(all, new);
    memmove(all->data + at + 1, all->data + at, (all->len - 1 - at) * sizeof new);
    all->data[at] = new;
}

/* What is looked for backwards: the one operation that told last of a variable, on every way. */
typedef struct Reach {
    const Attr *info;
    Map seen; /* blocks */
    VEC(const Block *) left;
    Variable found;
    bool several; /* or none, on some way */
} Reach;

static void found(Reach *reach, const Variable *variable)
{
    reach->several |=
        reach->found.info && (reach->found.value != variable->value || !variable->value);
    reach->found = *variable;
}

static bool branches_to(const Block *from, const Block *to)
{
    for (unsigned i = 0; from->last && i < from->last->successor_count; i++)
        if (from->last->successors[i] == to)
            return true;
    return false;
}

static void enter_predecessors(Reach *reach, const Block *block)
{
    const Block *entry = block->region->first;

    reach->several |= block == entry;
    for (const Block *from = entry; from && !reach->several; from = from->next) {
        bool added;

        if (!branches_to(from, block))
            continue;
        map_at(&reach->seen, KEY_OF(from->first), &added);
        if (added)
            vec_push(&reach->left, from);
    }
}

static void look_back(Reach *reach, const Block *block, const Op *from)
{
    Variable variable;

    for (const Op *op = from; op; op = op->prev)
        if (debug_tells(op, &variable) && variable.info == reach->info) {
            found(reach, &variable);
            return;
        }
    enter_predecessors(reach, block);
}

/* An optimiser has no value left for the variable. */
static bool was_lost(const Value *value)
{
    const Op *definer = value_definer(value);

    return definer && (op_is(definer, "llvm.mlir.poison") || op_is(definer, "llvm.mlir.undef"));
}

/* The value that was told last; NULL where that depends on the way, or was computed from it. */
static const Value *value_at(const Op *at, const Attr *info)
{
    Reach reach = { .info = info };

    look_back(&reach, at->block, at->prev);
    while (reach.left.len && !reach.several) {
        const Block *block = reach.left.data[--reach.left.len];

        look_back(&reach, block, block->last);
    }
    map_free(&reach.seen);
    vec_free(&reach.left);
    if (reach.several || !reach.found.value || was_lost(reach.found.value))
        return NULL;
    return reach.found.value;
}

void variables_at(const Op *at, Variables *variables)
{
    Scope scope = { scope_at(at), variables };

    if (scope.scope && at->block)
        debug_walk(debug_function(at), (DebugWalk){ see_variable, &scope });
    for (size_t i = 0; i < variables->len; i++)
        if (!variables->data[i].in_memory)
            variables->data[i].value = value_at(at, variables->data[i].info);
}
