/* Where a difference begins: the first operation of the source, in the order it ran, that stands in
 * the target too and gave another value there.
 *
 * Operations correspond that have the same name and result type and are as many in both, the first
 * to the first and so on: a pass that leaves them in place leaves them in order. Where both sides
 * have operations of the same types in the same order, one that became another in its place
 * corresponds to that. Of the others nothing is said.
 */
#include "interp/oracle/diff/comparer.h"

#include "interp/oracle/witness/reach.h"
#include "interp/oracle/judge/recorder.h"
#include "interp/machine/value_text.h"

#include <string.h>

enum { MOST_TIMES = 4096 };

typedef struct Sequence { /* of the operations of one name and type in a side's text, in order */
    VEC(const Op *) ops;
} Sequence;

typedef struct Recording {
    Machine *machine;
    Runner runner;
    Recorder recorder;
    Map sequences; /* "arith.addi i32" -> Sequence * */
    Sequence all;
    Arena arena;
} Recording;

static bool is_recorded(const Value *value)
{
    const Op *op = value_definer(value);
    const Type *lane = type_element(value->type);

    return op && !op_is(op, "arith.constant") && op->result_count == 1
           && (lane->kind == TYPE_INTEGER || lane->kind == TYPE_INDEX || lane->kind == TYPE_FLOAT);
}

static bool see_op(void *state, const Op *op)
{
    Recording *recording = state;
    Sequence *sequence;
    Str key;

    if (op->result_count != 1 || !is_recorded(op->results[0]))
        return true;
    key = str_printf(&recording->arena, "%.*s %s", STR_ARG(op_name(op)),
                     type_text(op->results[0]->type));
    sequence = map_get(&recording->sequences, key);
    if (!sequence) {
        sequence = ARENA_NEW(&recording->arena, Sequence);
        map_put(&recording->sequences, key, sequence);
    }
    vec_push(&sequence->ops, op);
    vec_push(&recording->all.ops, op);
    return true;
}

static bool record(Comparer *c, CompareSide *side, uint64_t number, uint64_t seed,
                   Recording *recording)
{
    Reach reach = reach_of(side->module, side->function);
    bool good;

    *recording = (Recording){ 0 };
    recorder_start(&recording->recorder, MOST_TIMES, is_recorded);
    recording->machine = compare_observed_machine(c, side);
    recording->machine->observer = &recording->recorder.observer;
    good = compare_run_observed(side, recording->machine, &recording->runner, number, seed);
    reach_walk(&reach, see_op, recording);
    reach_free(&reach);
    return good;
}

static void free_recording(Recording *recording)
{
    for (size_t i = 0; i < recording->sequences.cap; i++)
        if (recording->sequences.entries[i].value)
            vec_free(&((Sequence *)recording->sequences.entries[i].value)->ops);
    map_free(&recording->sequences);
    vec_free(&recording->all.ops);
    recorder_free(&recording->recorder);
    machine_free(recording->machine);
    arena_free(&recording->arena);
}

/* Types of two contexts. */
static bool same_type(const Value *a, const Value *b)
{
    return strcmp(type_text(a->type), type_text(b->type)) == 0;
}

static bool same_types(const Op *a, const Op *b)
{
    if (a->operand_count != b->operand_count || !same_type(a->results[0], b->results[0]))
        return false;
    for (unsigned i = 0; i < a->operand_count; i++)
        if (!same_type(a->operands[i], b->operands[i]))
            return false;
    return true;
}

/* Has nothing changed but names of operations? */
static bool names_alone_changed(const Recording *source, const Recording *target)
{
    if (source->all.ops.len != target->all.ops.len)
        return false;
    for (size_t i = 0; i < source->all.ops.len; i++)
        if (!same_types(source->all.ops.data[i], target->all.ops.data[i]))
            return false;
    return true;
}

/* The target's operation for one of the source's; NULL: there is none. */
static const Op *counterpart(const Recording *source, const Recording *target, bool in_place,
                             const Op *op)
{
    Arena scratch = { 0 };
    Str key =
        str_printf(&scratch, "%.*s %s", STR_ARG(op_name(op)), type_text(op->results[0]->type));
    const Sequence *ours = map_get(&source->sequences, key);
    const Sequence *theirs = map_get(&target->sequences, key);
    const Op *found = NULL;

    if (!ours || !theirs || ours->ops.len != theirs->ops.len) {
        ours = in_place ? &source->all : NULL;
        theirs = &target->all;
    }
    if (ours)
        for (size_t i = 0; i < ours->ops.len; i++)
            if (ours->ops.data[i] == op)
                found = theirs->ops.data[i];
    arena_free(&scratch);
    return found;
}

static Str value_text(Arena *arena, const Recorded *recorded, uint64_t n)
{
    const Type *type = recorded->value->type;
    Sb text = { 0 };
    ValueText elements = { .sb = &text, .most = SIZE_MAX };
    Str kept;

    if (type->kind == TYPE_TENSOR) { /* its elements may be poison, and it is not */
        datum_kind(type)->print(&elements, recorded_place(recorded, n), type);
        sb_printf(&text, " : %s", type_text(type));
    } else {
        value_print(&text, recorded_place(recorded, n), type);
    }
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

static void find(Comparison *result, const Recording *source, const Recording *target)
{
    bool in_place = names_alone_changed(source, target);
    uint64_t when = UINT64_MAX;

    for (size_t i = 0; i < source->recorder.values.len; i++) {
        const Recorded *ours = source->recorder.values.data[i], *theirs = NULL;
        const Op *other = counterpart(source, target, in_place, value_definer(ours->value));
        uint64_t n;

        if (other)
            theirs = map_get(&target->recorder.by_value, KEY_OF(other->results[0]));
        n = theirs ? recorded_departs(ours, theirs) : UINT64_MAX;
        if (n == UINT64_MAX || ours->when.data[n] >= when)
            continue;
        /* Among values that were not kept another may depart before. */
        if (ours->when.data[n] >= source->recorder.lost
            || theirs->when.data[n] >= target->recorder.lost)
            continue;
        when = ours->when.data[n];
        result->departs = value_definer(ours->value);
        result->departs_source = value_text(&result->arena, ours, n);
        result->departs_target = value_text(&result->arena, theirs, n);
    }
}

void compare_find_departure(Comparer *c, uint64_t number, uint64_t seed)
{
    Recording source, target;

    if (record(c, &c->source, number, 0, &source)) {
        if (record(c, &c->target, number, seed, &target))
            find(c->result, &source, &target);
        free_recording(&target);
    }
    free_recording(&source);
}
