#include "interp/tools/course/watch.h"

#include <ctype.h>

static const char WHY[] = "what it gives was spoilt";

/* A star stands for any letters. */
static bool name_matches(Str pattern, Str name)
{
    if (!pattern.len)
        return !name.len;
    if (pattern.data[0] != '*')
        return name.len && name.data[0] == pattern.data[0]
               && name_matches(str_from(pattern, 1), str_from(name, 1));
    for (size_t skipped = 0; skipped <= name.len; skipped++)
        if (name_matches(str_from(pattern, 1), str_from(name, skipped)))
            return true;
    return false;
}

static bool is_named(Str operations, Str name)
{
    while (str_trim(operations).len)
        if (name_matches(str_word(&operations), name))
            return true;
    return false;
}

/* "^2" */
static bool is_such_block(Str operations, const Block *block)
{
    while (str_trim(operations).len) {
        Str word = str_word(&operations);

        if (word.data[0] == '^' && block->arg_count >= (unsigned)(word.data[1] - '0'))
            return true;
    }
    return false;
}

/* What an operation of ours is made of is nobody's program. */
static bool is_written(const Frame *frame)
{
    return !frame->function->expands || frame->function->meant;
}

static bool is_found(Watch *watch, Str name)
{
    if (!watch->count++)
        watch->first = name;
    return watch->count == watch->spoil;
}

static void spoil(Watch *watch, Step *step, Place place)
{
    place_set_poison(step, place, WHY);
    watch->spoilt++;
}

static void spoil_arguments(Watch *watch, Machine *machine, const Frame *frame, const Block *block)
{
    Step step = { .machine = machine, .op = block->first };

    for (unsigned i = 0; i < block->arg_count; i++)
        spoil(watch, &step, frame_place(frame, block->args[i]));
}

/* A branch has given what it gives when the next operation begins. */
static void forget_branch(Watch *watch)
{
    if (watch->op && watch->op->successor_count)
        watch->op = NULL;
}

/* Has it results, or blocks in it that take something? Where others make up what it means its own
 * blocks may have no part in that. */
static bool can_give(const Op *op)
{
    bool own = op->def && !op->def->expand && !op->def->expands_to && !op->def->helper;

    for (unsigned i = 0; i < op->region_count && own; i++)
        if (op->regions[i].first && op->regions[i].first->arg_count)
            return true;
    return op->result_count != 0;
}

void watch_before(Watch *watch, const Step *step)
{
    Str name = op_name(step->op);

    forget_branch(watch);
    if (!is_named(watch->operations, name) || !is_written(step->frame) || !is_found(watch, name))
        return;
    watch->op = step->op;
    watch->frame = step->frame;
    watch->can_give = can_give(step->op);
}

void watch_after(Watch *watch, const Step *step)
{
    Step own = *step;

    if (step->op != watch->op || step->frame != watch->frame || step->op->successor_count)
        return;
    for (unsigned i = 0; i < step->op->result_count; i++)
        spoil(watch, &own, result_place(step, i));
    watch->op = NULL;
}

/* A function begins, and stands among those that wait for it. */
static bool is_own_call(const Frame *frame, const Block *block)
{
    const Op *function = frame->function->op;
    const Frame *caller = frame->caller;

    while (caller && caller->function->op != function)
        caller = caller->caller;
    return caller && block->region->parent == function && block == block->region->first;
}

static bool goes_to(const Op *branch, const Block *block)
{
    for (unsigned i = 0; i < branch->successor_count; i++)
        if (branch->successors[i] == block)
            return true;
    return false;
}

void watch_entered(Watch *watch, Machine *machine, const Frame *frame, const Block *block)
{
    if (!watch->operations.len || !is_written(frame))
        return;
    if (is_named(watch->operations, STR("@")) && is_own_call(frame, block)
        && is_found(watch, STR("a call of itself"))) {
        watch->op = frame->call;
        watch->frame = frame->caller;
        watch->can_give = can_give(frame->call);
    }
    if (watch->op && (block->region->parent == watch->op || goes_to(watch->op, block)))
        spoil_arguments(watch, machine, frame, block);
    else if (block != block->region->first && is_such_block(watch->operations, block)
             && is_found(watch, STR("such a block")))
        spoil_arguments(watch, machine, frame, block);
    forget_branch(watch);
}

static void print_one(Sb *sb, Str word)
{
    if (word.data[0] == '^')
        sb_printf(sb, "a block of %.*s arguments", STR_ARG(str_from(word, 1)));
    else if (word.data[0] == '@')
        sb_add(sb, "a call of itself");
    else
        sb_str(sb, word);
}

void watch_print_operations(Sb *sb, Str operations)
{
    bool first = true;

    while (str_trim(operations).len) {
        Str word = str_word(&operations);

        sb_add(sb, first ? "" : str_trim(operations).len ? ", " : " or ");
        print_one(sb, word);
        first = false;
    }
}
