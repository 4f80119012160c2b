/* The function that a structured operation runs as: affine loops around its body, on memrefs.
 *
 *   func.func @"linalg.matmul"(%operand0: memref<2x3xf32>, ..., %c0: i32) {
 *     %k0 = arith.constant 0 : index
 *     %n0 = memref.dim %operand0, %k0 : memref<2x3xf32>
 *     affine.for %d0 = 0 to %n0 {
 *       ...
 *           %x0 = affine.load %operand0[...]
 *           the operations of the body
 *           affine.store
 *
 * Its arguments are the operands, tensors as memrefs, then what the body uses from outside. Loops
 * and loads are text; the body is copied into the innermost loop, and stores follow. A parallel
 * loop of which an output's index is not seen to tell the iterations apart is an affine.parallel,
 * where they race if they write one element (L9).
 */
#include "core/base/map.h"
#include "core/ir/symbol.h"
#include "core/text/source.h"
#include "dialects/linalg/linalg.h"

#include <stdio.h>
#include <string.h>

typedef struct Loops {
    const Op *op;
    Structure structure;
    unsigned *order; /* of loops, the outermost first */
    Values captures;
    Sb text;
    Map copies;   /* of values of the body */
    Op *function; /* once the text is read */
    Block *inner; /* the innermost block */
} Loops;

const Type *linalg_view_type(const Type *type)
{
    if (type->kind != TYPE_TENSOR)
        return type;
    return type_memref(type->shaped.element->context, type->shaped.rank, type->shaped.dims,
                       type->shaped.element, NULL, NULL);
}

static bool is_viewed(const Op *op, unsigned operand)
{
    return linalg_has_elements(op->operands[operand]->type);
}

static bool is_read(const Op *op, unsigned operand)
{
    return region_uses(&op->regions[0], op->regions[0].first->args[operand]);
}

/* The order of loops. That of parallel ones cannot be seen where nothing but outputs is written, no
 * other operand shares their memory, and the body is pure: then the innermost goes along rows. */

static bool is_pure(const Op *op)
{
    const Block *body = op->regions[0].first;

    for (const Op *inner = body->first; inner != body->last; inner = inner->next)
        if (!op_has(inner, PURE) || inner->region_count)
            return false;
    return true;
}

static bool owns_memory(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type->kind == TYPE_MEMREF)
            return false;
    return true;
}

bool linalg_uses_loop(const AffineExpr *expr, unsigned loop)
{
    if (expr->kind == AFFINE_DIM)
        return expr->position == loop;
    return expr->kind != AFFINE_CONSTANT && expr->kind != AFFINE_SYMBOL
           && (linalg_uses_loop(expr->lhs, loop) || linalg_uses_loop(expr->rhs, loop));
}

/* Is the loop's index the last index of the map, or none? */
static bool goes_along_rows(const AffineMap *map, unsigned loop, bool must)
{
    unsigned last = map->result_count;

    for (unsigned i = 0; i + 1 < last; i++)
        if (linalg_uses_loop(map->results[i], loop))
            return false;
    if (last && map->results[last - 1]->kind == AFFINE_DIM
        && map->results[last - 1]->position == loop)
        return true;
    return !must && (!last || !linalg_uses_loop(map->results[last - 1], loop));
}

/* The number of loops where there is none. */
static unsigned loop_along_rows(const Loops *l)
{
    for (unsigned loop = 0; loop < l->structure.loops; loop++) {
        bool fits = !l->structure.reduces[loop];

        for (unsigned i = 0; i < l->op->operand_count && fits; i++)
            fits = goes_along_rows(l->structure.maps[i], loop, i >= l->structure.inputs);
        if (fits)
            return loop;
    }
    return l->structure.loops;
}

/* Sums of one loop are made side by side with others' where they stand (interp/fast). */
static bool ends_with_reductions(const Structure *structure)
{
    unsigned loops = structure->loops;

    return loops > 1 && structure->reduces[loops - 1] && structure->reduces[loops - 2];
}

/* Puts the loop, if there is one of this number, behind the others. */
static void move_inside(Loops *l, unsigned loop)
{
    unsigned loops = l->structure.loops, next = 0;

    if (loop >= loops)
        return;
    for (unsigned i = 0; i < loops; i++)
        if (l->order[i] != loop)
            l->order[next++] = l->order[i];
    l->order[next] = loop;
}

/* The last parallel loop but this one. */
static unsigned last_parallel(const Loops *l, unsigned but)
{
    for (unsigned loop = l->structure.loops; loop-- > 0;)
        if (!l->structure.reduces[loop] && loop != but)
            return loop;
    return l->structure.loops;
}

static void set_order(Loops *l)
{
    unsigned loops = l->structure.loops, inner;

    l->order = ARENA_ARRAY(&op_context(l->op)->arena, unsigned, loops);
    for (unsigned loop = 0; loop < loops; loop++)
        l->order[loop] = loop;
    if (!ends_with_reductions(&l->structure) || !owns_memory(l->op) || !is_pure(l->op))
        return;
    inner = loop_along_rows(l);
    if (inner == loops)
        return;
    move_inside(l, last_parallel(l, inner)); /* many rows of the same kind */
    move_inside(l, inner);
}

/* The text. */

static void add_arguments(Loops *l)
{
    for (unsigned i = 0; i < l->op->operand_count; i++) {
        sb_printf(&l->text, "%s%%%s%u: ", i ? ", " : "", is_viewed(l->op, i) ? "operand" : "x", i);
        type_print(&l->text, linalg_view_type(l->op->operands[i]->type));
    }
    for (size_t i = 0; i < l->captures.len; i++) {
        sb_printf(&l->text, "%s%%c%zu: ", l->op->operand_count || i ? ", " : "", i);
        type_print(&l->text, l->captures.data[i]->type);
    }
}

static void add_sizes(Loops *l)
{
    for (unsigned loop = 0; loop < l->structure.loops; loop++) {
        unsigned dim;
        int operand = linalg_loop_operand(l->op, &l->structure, loop, &dim);

        sb_printf(&l->text,
                  "%%k%u = arith.constant %u : index\n%%n%u = memref.dim %%operand%d, %%k%u : ",
                  loop, dim, loop, operand, loop);
        type_print(&l->text, linalg_view_type(l->op->operands[operand]->type));
        sb_char(&l->text, '\n');
    }
}

static void add_load(Loops *l, unsigned operand)
{
    const Type *type = linalg_view_type(l->op->operands[operand]->type);

    sb_printf(&l->text, "%%x%u = \"affine.load\"(%%operand%u", operand, operand);
    for (unsigned i = 0; i < l->structure.loops; i++)
        sb_printf(&l->text, ", %%d%u", i);
    sb_add(&l->text, ") <{map = affine_map<");
    affine_map_print(&l->text, l->structure.maps[operand]);
    sb_add(&l->text, ">}> : (");
    type_print(&l->text, type);
    for (unsigned i = 0; i < l->structure.loops; i++)
        sb_add(&l->text, ", index");
    sb_add(&l->text, ") -> ");
    type_print(&l->text, type->shaped.element);
    sb_char(&l->text, '\n');
}

/* Do its iterations write to elements of their own, as far as maps show? */
static bool tells_apart(const Loops *l, unsigned loop)
{
    for (unsigned i = l->structure.inputs; i < l->op->operand_count; i++) {
        const AffineMap *map = l->structure.maps[i];
        bool found = false;

        for (unsigned d = 0; d < map->result_count; d++)
            found |= map->results[d]->kind == AFFINE_DIM && map->results[d]->position == loop;
        if (!found)
            return false;
    }
    return true;
}

static void add_loop(Loops *l, unsigned loop)
{
    bool may_race = !l->structure.reduces[loop] && !tells_apart(l, loop);

    sb_printf(&l->text,
              may_race ? "affine.parallel (%%d%u) = (0) to (%%n%u) {\n"
                       : "affine.for %%d%u = 0 to %%n%u {\n",
              loop, loop);
}

static void add_function(Loops *l)
{
    sb_printf(&l->text, "func.func private @\"%s\"(", l->op->def->name);
    add_arguments(l);
    sb_add(&l->text, ") {\n");
    add_sizes(l);
    for (unsigned i = 0; i < l->structure.loops; i++)
        add_loop(l, l->order[i]);
    for (unsigned i = 0; i < l->op->operand_count; i++)
        if (is_viewed(l->op, i) && is_read(l->op, i))
            add_load(l, i);
    for (unsigned i = 0; i < l->structure.loops; i++)
        sb_add(&l->text, "}\n");
    sb_add(&l->text, "return\n}\n");
}

/* The body. */

Op *linalg_read_function(const Op *op, Str text)
{
    Op *module = source_parse_for(op, text), *function;
    const Op *table = symbol_table_around(op);

    if (!module)
        return NULL;
    function = module->regions[0].first->first;
    if (table) { /* where symbols that the body uses are looked for */
        block_remove(function->block, function);
        function->block = table->regions[0].first;
    }
    return function;
}

static bool read_function(Loops *l)
{
    l->function = linalg_read_function(l->op, sb_view(&l->text));
    if (!l->function)
        return false;
    l->inner = l->function->regions[0].first;
    for (unsigned i = 0; i < l->structure.loops; i++) {
        const Op *loop = l->inner->first;

        while (!loop->region_count)
            loop = loop->next;
        l->inner = loop->regions[0].first;
    }
    return true;
}

static Value *loop_variable(const Loops *l, unsigned loop)
{
    const Block *block = l->inner;

    for (unsigned i = l->structure.loops - 1; l->order[i] != loop; i--)
        block = block->region->parent->block;
    return block->args[0];
}

static Value *loaded(const Loops *l, unsigned operand)
{
    char name[16];

    if (!is_viewed(l->op, operand))
        return l->function->regions[0].first->args[operand];
    snprintf(name, sizeof name, "x%u", operand);
    for (const Op *op = l->inner->first; op; op = op->next)
        if (op->result_count && str_is(op->results[0]->name, name))
            return op->results[0];
    return NULL;
}

static void map_indices(Loops *l, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            if (op_is(op, "linalg.index"))
                clone_map_put(op_context(op), &l->copies, op->results[0],
                              loop_variable(l, (unsigned)int_low_u(op_inherent(op, 0)->integer)));
            else if (!op->def || !linalg_is_structured(op))
                for (unsigned i = 0; i < op->region_count; i++)
                    map_indices(l, &op->regions[i]);
        }
}

static void map_values(Loops *l)
{
    Context *context = op_context(l->op);
    const Block *body = l->op->regions[0].first, *entry = l->function->regions[0].first;

    for (unsigned i = 0; i < l->op->operand_count; i++)
        if (is_read(l->op, i)) {
            Value *value = loaded(l, i);

            clone_map_put(context, &l->copies, body->args[i], value);
            if (body->args[i]->name.len)
                value->name = body->args[i]->name; /* as reports are to call it */
        }
    for (size_t i = 0; i < l->captures.len; i++) {
        Value *capture = entry->args[l->op->operand_count + i];

        clone_map_put(context, &l->copies, l->captures.data[i], capture);
        if (l->captures.data[i]->name.len)
            capture->name = l->captures.data[i]->name;
    }
    map_indices(l, &l->op->regions[0]);
}

static bool is_captured(const Loops *l, const void *original)
{
    for (size_t i = 0; i < l->captures.len; i++)
        if (l->captures.data[i] == original)
            return true;
    return false;
}

/* What stands in the body has this copy alone. */
static void keep_copies(const Loops *l)
{
    Context *context = op_context(l->op);

    for (size_t i = 0; i < l->copies.len; i++) {
        const MapEntry *entry = &l->copies.entries[i];

        if (entry->key.data && !is_captured(l, *(const void *const *)entry->key.data))
            map_put(&context->copies, entry->key, entry->value);
    }
}

static Op *add_store(Loops *l, Value *value, unsigned operand)
{
    Context *context = op_context(l->op);
    OpState store = { .context = context,
                      .name = str_of("affine.store"),
                      .def = context_op(context, str_of("affine.store")),
                      .loc = l->op->loc };
    Op *made;

    vec_push(&store.operands, value);
    vec_push(&store.operands, l->function->regions[0].first->args[operand]);
    for (unsigned i = 0; i < l->structure.loops; i++)
        vec_push(&store.operands, loop_variable(l, i));
    op_state_add_attr(&store, "map", attr_affine_map(l->structure.maps[operand]));
    made = op_create(context, &store);
    made->place = l->op->place;
    block_insert_before(l->inner->last, made);
    op_state_free(&store);
    return made;
}

static void add_body(Loops *l)
{
    const Op *last = l->op->regions[0].first->last;

    map_values(l);
    for (const Op *op = l->op->regions[0].first->first; op != last; op = op->next)
        if (!op->result_count || !map_get(&l->copies, KEY_OF(op->results[0])))
            block_insert_before(l->inner->last, op_clone(op_context(op), op, &l->copies));
    for (unsigned i = 0; i < last->operand_count; i++) {
        Value *copy = map_get(&l->copies, KEY_OF(last->operands[i]));
        Op *store = add_store(l, copy ? copy : last->operands[i], l->structure.inputs + i);

        if (i == 0)
            clone_map_put(op_context(l->op), &l->copies, last, store);
    }
    keep_copies(l);
}

const Op *linalg_loops(const Op *op)
{
    Loops l = { .op = op };
    const Op *function = NULL;

    if (!linalg_structure(op, &op_context(op)->arena, &l.structure))
        return NULL;
    op_captures(op, &l.captures);
    set_order(&l);
    add_function(&l);
    if (read_function(&l)) {
        add_body(&l);
        function = ir_verify(l.function) ? l.function : NULL;
    }
    map_free(&l.copies);
    vec_free(&l.captures);
    sb_free(&l.text);
    return function;
}
