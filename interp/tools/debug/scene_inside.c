/* What stands within an operation that means others: the loops that are made around the body of a
 * linalg operation, at one point, and the elements that it reads and writes there. */
#include "interp/tools/debug/scene.h"

#include "core/define/alias.h"
#include "core/ir/affine.h"
#include "dialects/access.h"
#include "interp/machine/value_text.h"

#include <string.h>

enum { ACCESSED_BY_LOAD, ACCESSED_BY_STORE }; /* which operand the memref is */

static bool is_loop(const Op *op)
{
    return op->def && op->def->loop;
}

bool scene_is_frame_entry(const Frame *frame, const Block *block)
{
    const Op *parent = block->region->parent;

    return frame->function->expands
           && (parent == frame->function->op || facts_is_frame_work(frame, parent));
}

static int by_name(const void *a, const void *b)
{
    const Value *x = *(const Value *const *)a, *y = *(const Value *const *)b;
    size_t len = x->name.len < y->name.len ? x->name.len : y->name.len;
    int order = memcmp(x->name.data, y->name.data, len);

    return order ? order : (x->name.len > y->name.len) - (x->name.len < y->name.len);
}

void scene_print_point(Sb *sb, const Scene *scene, const Active *top)
{
    const Value *indices[MOST_LOOPS];
    unsigned count = 0;

    for (const Op *op = top->op; op != top->frame->function->op; op = op_parent(op))
        if (op != top->op && is_loop(op) && facts_is_made(top->frame, op) && count < MOST_LOOPS)
            indices[count++] = op->regions[0].first->args[0];
    if (!count)
        return;
    qsort(indices, count, sizeof *indices, by_name);
    sb_add(sb, "  at the point");
    for (unsigned i = 0; i < count; i++) {
        sb_add(sb, i ? ", " : " ");
        scene_print_name(sb, scene, indices[i]);
        sb_printf(sb, " = %lld",
                  (long long)int_low_s(place_int(frame_place(top->frame, indices[i]))));
    }
    sb_char(sb, '\n');
}

/* As the operation calls it that is looked into. */
static void print_accessed(Sb *sb, const Scene *scene, const Frame *frame, const Value *memref)
{
    const Value *lent = facts_value_lent(frame, memref);

    scene_print_name(sb, scene, lent ? lent : memref);
}

static bool is_called(const Scene *scene, const Value *value, Str name)
{
    const Op *function = facts_function(value_block(value)->region->parent);
    Sb text = { 0 };
    bool same;

    value_name_print(&text, facts_of(&scene->activity->facts, function)->naming, value);
    same = str_eq(sb_view(&text), name);
    sb_free(&text);
    return same;
}

const Value *scene_lent(const Scene *scene, const Frame *frame, Str name)
{
    const Block *entry = frame->function->op->regions[0].first;

    for (unsigned i = 0; i < entry->arg_count; i++) {
        const Value *stands_for = facts_value_lent(frame, entry->args[i]);

        if (stands_for
            && (is_called(scene, stands_for, name)
                || is_called(scene, frame->call->operands[i], name)))
            return entry->args[i];
    }
    return NULL;
}

/* "%x[0, 2]" */
static void print_element_of(Sb *sb, const Scene *scene, const Frame *frame, const Op *access,
                             unsigned memref)
{
    const AffineMap *map = op_attr(access, "map")->map;
    int64_t numbers[64], index;

    for (unsigned i = memref + 1; i < access->operand_count && i - memref <= 64; i++)
        numbers[i - memref - 1] = int_low_s(place_int(frame_place(frame, access->operands[i])));
    print_accessed(sb, scene, frame, access->operands[memref]);
    sb_char(sb, '[');
    for (unsigned i = 0; i < map->result_count; i++) {
        bool known = affine_eval(map->results[i], numbers, numbers + map->dim_count, &index);

        sb_printf(sb, known ? "%s%lld" : "%s?", i ? ", " : "", (long long)index);
    }
    sb_char(sb, ']');
}

void scene_print_reads(Sb *sb, const Scene *scene, const Active *top)
{
    const Op *end = top->op;

    while (!facts_is_made(top->frame, op_parent(end)) && op_parent(end) != top->frame->function->op)
        end = op_parent(end);
    for (const Op *op = end->block->first; op != end; op = op->next) {
        if (op_primitive(op) != PRIM_AFFINE_LOAD || !facts_is_made(top->frame, op))
            continue;
        sb_add(sb, "  reads ");
        print_element_of(sb, scene, top->frame, op, ACCESSED_BY_LOAD);
        sb_add(sb, " as ");
        scene_print_name(sb, scene, op->results[0]);
        sb_add(sb, " = ");
        scene_print_value(sb, frame_place(top->frame, op->results[0]), op->results[0]->type);
        sb_char(sb, '\n');
    }
}

bool scene_print_write(Sb *sb, const Scene *scene, const Frame *frame, const Op *op, bool done)
{
    if (op_primitive(op) != PRIM_AFFINE_STORE || !facts_is_made(frame, op))
        return false;
    sb_add(sb, done ? "  " : "  writes ");
    print_element_of(sb, scene, frame, op, ACCESSED_BY_STORE);
    sb_add(sb, " = ");
    scene_print_value(sb, frame_place(frame, op->operands[0]), op->operands[0]->type);
    sb_char(sb, '\n');
    return true;
}

bool scene_has_read(const Frame *frame, const Value *value)
{
    const Op *definer = value_definer(value);

    return definer && op_primitive(definer) == PRIM_AFFINE_LOAD && facts_is_made(frame, definer);
}
