/* What says that it is from a place of the program where something else stands. */
#include "interp/oracle/diff/diff_places.h"

#include "core/ir/context.h"

/* Where those of the next place begin. */
static size_t place_end(const Column *column, size_t at)
{
    unsigned place = column->places.data[at].place;

    while (at < column->places.len && column->places.data[at].place == place)
        at++;
    return at;
}

static const Op *op_at(const Column *column, size_t at)
{
    return column->ops.data[column->places.data[at].op].op;
}

/* Operations at one place of two versions. */
typedef struct Shared {
    const Column *before, *column;
    size_t ours, our_end, theirs, their_end; /* in their `places` */
    Map our_names, their_names;
} Shared;

static void note_names(const Column *column, size_t at, size_t end, Map *names)
{
    for (; at < end; at++)
        map_put(names, op_name(op_at(column, at)), names);
}

/* Do all that were there stand there under their names? */
static bool all_stayed(const Shared *shared)
{
    for (size_t at = shared->ours; at < shared->our_end; at++)
        if (!map_get(&shared->their_names, op_name(op_at(shared->before, at))))
            return false;
    return shared->ours < shared->our_end;
}

/* Constants that none of those was. */
static bool has_constants(const Column *column, size_t at, size_t end, bool all)
{
    bool any = false;

    for (; at < end; at++) {
        bool is_constant = op_has(op_at(column, at), CONSTANT_LIKE);

        if (all && !is_constant)
            return false;
        any |= is_constant;
    }
    return any;
}

static void drop_place(Columns *columns, ColumnOp *op, unsigned place)
{
    ColumnNumbers left = { 0 };

    for (unsigned i = 0; i < op->place_count; i++)
        if (op->places[i] != place)
            vec_push(&left, op->places[i]);
    column_set_places(columns, op, left.data, (unsigned)left.len);
    vec_free(&left);
}

/* Passes give what they add the location of what they add it to, or make beside it: a constant that
 * a function's is. Where all that was at a place is still there, others are new; where it became
 * something else, constants beside that are. */
static void drop_strangers(Columns *columns, const Shared *shared, Column *column)
{
    unsigned place = column->places.data[shared->theirs].place;
    bool stayed = all_stayed(shared);
    bool made = shared->ours < shared->our_end
                && !has_constants(shared->before, shared->ours, shared->our_end, false)
                && !has_constants(column, shared->theirs, shared->their_end, true);

    for (size_t at = shared->theirs; at < shared->their_end; at++) {
        const Op *op = op_at(column, at);

        if (stayed ? !map_get(&shared->our_names, op_name(op)) : made && op_has(op, CONSTANT_LIKE))
            drop_place(columns, &column->ops.data[column->places.data[at].op], place);
    }
}

void columns_drop_strangers(Columns *columns, const Column *before, Column *column)
{
    for (size_t at = 0, end; at < column->places.len; at = end) {
        unsigned place = column->places.data[at].place;
        Shared shared = { .before = before, .column = column, .theirs = at };

        end = shared.their_end = place_end(column, at);
        if (end - at < 2)
            continue;
        shared.ours = shared.our_end = column_find_place(before, place);
        if (shared.ours < before->places.len && before->places.data[shared.ours].place == place)
            shared.our_end = place_end(before, shared.ours);
        note_names(before, shared.ours, shared.our_end, &shared.our_names);
        note_names(column, at, end, &shared.their_names);
        drop_strangers(columns, &shared, column);
        map_free(&shared.our_names);
        map_free(&shared.their_names);
    }
    column_sort_places(column);
}
