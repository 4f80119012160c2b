#include "interp/oracle/diff/diff_sides.h"

#include <limits.h>
#include <string.h>

/* A circuit runs as copies of its operations, which stand where those do. */
unsigned side_number(const Side *side, const Op *op)
{
    const Column *column = side->column;
    unsigned number = column_number(column, op);
    const Attr *place = op_place(op);

    for (unsigned i = 0; number == UINT_MAX && i < column->ops.len; i++)
        if (op_place(column->ops.data[i].op) == place
            && str_eq(op_name(column->ops.data[i].op), op_name(op)))
            number = i;
    return number;
}

Side side_new(const Column *column, const WatchedRun *run)
{
    Side side = { column, run, must_alloc((column->ops.len + 1) * sizeof *side.given) };

    memset(side.given, 0, (column->ops.len + 1) * sizeof *side.given);
    for (size_t i = 0; i < run->recorder.values.len; i++) {
        const Recorded *recorded = run->recorder.values.data[i];
        unsigned number = side_number(&side, value_definer(recorded->value));

        if (number != UINT_MAX)
            vec_push(&side.given[number], recorded);
    }
    return side;
}

void side_free(Side *side)
{
    for (size_t i = 0; i < side->column->ops.len; i++)
        vec_free(&side->given[i]);
    free(side->given);
}
