#include "interp/oracle/judge/fast_added.h"

#include "dialects/arith/arith.h"
#include "interp/oracle/judge/fast_math.h"

/* Those whose leeway is no poison. */
static const struct {
    unsigned flag;
    const char *name;
} FLAGS[] = { { FAST_REASSOC, "reassoc" },
              { FAST_NSZ, "nsz" },
              { FAST_ARCP, "arcp" },
              { FAST_CONTRACT, "contract" },
              { FAST_AFN, "afn" } };

enum { FLAG_COUNT = sizeof FLAGS / sizeof *FLAGS };

typedef struct NameCount { /* of operations of one name */
    Str name;
    const Op *first[FLAG_COUNT]; /* with the flag, where it gives leeway */
    uint64_t flagged[FLAG_COUNT];
    uint64_t all;
} NameCount;

typedef struct NameCounts {
    VEC(NameCount) names;
} NameCounts;

static NameCount *count_named(NameCounts *counts, Str name)
{
    for (size_t i = 0; i < counts->names.len; i++)
        if (str_eq(counts->names.data[i].name, name))
            return &counts->names.data[i];
    vec_push(&counts->names, ((NameCount){ .name = name }));
    return &counts->names.data[counts->names.len - 1];
}

static bool see(void *state, const Op *op)
{
    NameCount *count;

    if (!op->result_count)
        return true;
    count = count_named(state, op_name(op));
    count->all++;
    for (unsigned i = 0; i < FLAG_COUNT; i++) {
        if (!(fast_math_flags(op) & FLAGS[i].flag))
            continue;
        count->flagged[i]++;
        if (!count->first[i] && fast_flag_matters(op, FLAGS[i].flag))
            count->first[i] = op;
    }
    return true;
}

/* Has the source more operations with the flag, of some name? */
static bool has_lost(const NameCounts *source, NameCounts *target, unsigned flag)
{
    for (size_t i = 0; i < source->names.len; i++) {
        const NameCount *ours = &source->names.data[i];

        if (ours->flagged[flag] > count_named(target, ours->name)->flagged[flag])
            return true;
    }
    return false;
}

static bool is_added(NameCounts *source, NameCounts *target, NameCount theirs, unsigned flag)
{
    NameCount ours = *count_named(source, theirs.name);

    if (!theirs.first[flag])
        return false;
    if (!ours.flagged[flag])
        return !has_lost(source, target, flag);
    return theirs.flagged[flag] > ours.flagged[flag]
           && theirs.all - theirs.flagged[flag] < ours.all - ours.flagged[flag];
}

FastAdded fast_added(const Reach *source, const Reach *target)
{
    NameCounts ours = { 0 }, theirs = { 0 };
    FastAdded added = { 0 };

    reach_walk(source, see, &ours);
    reach_walk(target, see, &theirs);
    for (size_t i = 0; i < theirs.names.len && !added.op; i++)
        for (unsigned flag = 0; flag < FLAG_COUNT && !added.op; flag++)
            if (is_added(&ours, &theirs, theirs.names.data[i], flag))
                added = (FastAdded){ theirs.names.data[i].first[flag], FLAGS[flag].name };
    vec_free(&ours.names);
    vec_free(&theirs.names);
    return added;
}
