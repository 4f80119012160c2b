/* What happened on the way to where the run stands. */
#include "interp/tools/debug/scene.h"
#include "interp/machine/state.h"

enum { MOST_LANES = 16 };

/* "lane [1, 2]" */
static void print_lane(Sb *sb, const Type *vector, uint64_t lane)
{
    uint64_t inner = type_is_scalable(vector) ? 0 : (uint64_t)type_num_elements(vector);

    sb_add(sb, "lane [");
    if (!inner || vector->shaped.rank < 2)
        sb_printf(sb, "%llu", (unsigned long long)lane);
    for (unsigned i = 0; inner && vector->shaped.rank > 1 && i < vector->shaped.rank; i++) {
        inner /= (uint64_t)vector->shaped.dims[i];
        sb_printf(sb, "%s%llu", i ? ", " : "", (unsigned long long)(lane / inner));
        lane %= inner;
    }
    sb_char(sb, ']');
}

/* "  holds 5 : i8 from the tick on" */
static void print_taken(Sb *sb, const Step *step)
{
    const Holder *holder = step->node->holder;

    for (unsigned i = 0; i < holder->count; i++) {
        sb_add(sb, "  holds ");
        scene_print_value(sb, slot_place(step->frame, holder->next[i]),
                          step->op->def->state->holds(step->op, i));
        sb_add(sb, " from the tick on\n");
    }
}

void scene_print_results(Sb *sb, const Scene *scene, const Step *step)
{
    if (step->node->phase == NODE_TAKES) {
        print_taken(sb, step);
        return;
    }
    for (unsigned i = 0; i < step->op->result_count; i++) {
        const Value *value = step->op->results[i];

        if (!step->node->results[i].layout)
            continue;
        sb_add(sb, "  ");
        scene_print_name(sb, scene, value);
        sb_add(sb, " = ");
        scene_print_value(sb, slot_place(step->frame, step->node->results[i]), value->type);
        sb_char(sb, '\n');
    }
}

/* "  masked off: lanes [0, 3], [1, 3]" */
static void print_spared(Sb *sb, const Scene *scene, const Type *vector, bool masked)
{
    const char *before = masked ? "  masked off: " : "  out of bounds: ";
    unsigned told = 0;

    for (size_t i = 0; i < scene->spared.len; i++) {
        if (scene->spared.data[i].masked != masked)
            continue;
        if (told++ == MOST_LANES) {
            sb_add(sb, " ...");
            break;
        }
        sb_add(sb, before);
        print_lane(sb, vector, scene->spared.data[i].lane);
        before = ", ";
    }
    if (told)
        sb_char(sb, '\n');
}

/* The vector whose lanes were read or written: a result, or the first operand that is one. */
static const Type *vector_of(const Op *op)
{
    if (op->result_count && op->results[0]->type->kind == TYPE_VECTOR)
        return op->results[0]->type;
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type->kind == TYPE_VECTOR)
            return op->operands[i]->type;
    return NULL;
}

void scene_print_lanes(Sb *sb, const Scene *scene, const Op *op)
{
    const Type *vector = scene->touches_are_old ? NULL : vector_of(op);

    if (!vector)
        return;
    print_spared(sb, scene, vector, true);
    print_spared(sb, scene, vector, false);
}

/* What is given its arguments: a function, a block, or the next iteration of a loop. */
static void print_taker(Sb *sb, const Scene *scene, const Frame *frame, const Block *block)
{
    const Op *parent = block->region->parent;
    const Active *top = activity_top(scene->activity);
    bool first = block == block->region->first;

    sb_add(sb, "  into ");
    if (!first || scene->activity->branch) {
        scene_print_block(sb, scene, block);
    } else if (parent == frame->function->op) {
        facts_print_function(sb, parent);
    } else {
        sb_printf(sb, "%.*s", STR_ARG(op_name(parent)));
        if (parent->region_count > 1)
            sb_printf(sb, ", region %ld", (long)(block->region - parent->regions));
        if (top && top->op == parent && block->region == &parent->regions[0])
            sb_printf(sb, ", iteration %llu", (unsigned long long)top->iteration);
    }
    sb_add(sb, block->arg_count > 1 ? ", all at once:\n" : ":\n");
}

/* The operand that the branch hands to the argument; NULL where there is no branch. */
static const Value *source_of(const Op *branch, const Frame *frame, unsigned argument)
{
    unsigned count, start;

    if (!branch)
        return NULL;
    start = op_successor_operands(branch, frame->successor, &count);
    return argument < count ? branch->operands[start + argument] : NULL;
}

static void print_argument(Sb *sb, const Scene *scene, const Frame *frame, const Value *argument,
                           const Value *source)
{
    Place old = activity_old(scene->activity, frame, argument);

    sb_add(sb, "    ");
    scene_print_name(sb, scene, argument);
    if (old.words) {
        sb_add(sb, " was ");
        scene_print_bare(sb, old, argument->type); /* its type is told beside what it is now */
        sb_add(sb, ", is ");
    } else {
        sb_add(sb, " is ");
    }
    scene_print_value(sb, frame_place(frame, argument), argument->type);
    if (source) {
        sb_add(sb, ", from ");
        scene_print_name(sb, scene, source);
    }
    sb_char(sb, '\n');
}

void scene_print_copy(Sb *sb, const Scene *scene, const Frame *frame, const Block *block)
{
    if (!block->arg_count)
        return;
    print_taker(sb, scene, frame, block);
    for (unsigned i = 0; i < block->arg_count; i++)
        if (frame->function->slots[block->args[i]->slot].layout)
            print_argument(sb, scene, frame, block->args[i],
                           source_of(scene->activity->branch, frame, i));
}
