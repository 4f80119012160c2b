#include "interp/oracle/diff/diff_sides.h"

#include "core/ir/symbol.h"

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

static uint64_t mixed(uint64_t hash, uint64_t with)
{
    hash = (hash ^ with) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

/* A function's arguments are those of the one of its name. */
static uint64_t hash_of_argument(const Value *argument)
{
    const Block *block = value_block(argument);
    const Op *around = block->region->parent;

    return mixed(mixed(str_hash(op_name(around)), str_hash(symbol_name(around))),
                 (uint64_t)block->number << 32 | argument->index);
}

/* Of what stands in the module around all. */
static uint64_t hash_of_function(const Op *op)
{
    while (op_parent(op) && op_parent(op_parent(op)))
        op = op_parent(op);
    return str_hash(symbol_name(op));
}

static uint64_t hash_of_operand(const Side *side, const Value *operand)
{
    const Op *definer = value_definer(operand);
    unsigned number = definer ? column_number(side->column, definer) : UINT_MAX;

    if (!definer)
        return hash_of_argument(operand);
    return number == UINT_MAX ? 0 : mixed(side->expressions[number], operand->index);
}

/* What an operation without effects computes, of operands in either order where that is the same;
 * 0: it has effects, or is made of what has. */
static uint64_t expression_of(const Side *side, unsigned number)
{
    const ColumnOp *op = &side->column->ops.data[number];
    uint64_t hash = mixed(hash_of_function(op->op), str_hash(op->key)), sum = 0;

    if (!(op_has(op->op, PURE) || op_has(op->op, NO_MEMORY_EFFECT)) || op->op->region_count)
        return 0;
    for (unsigned i = 0; i < op->op->operand_count; i++) {
        uint64_t operand = hash_of_operand(side, op->op->operands[i]);

        if (!operand)
            return 0;
        sum += operand;
        hash = op_has(op->op, COMMUTATIVE) ? hash : mixed(hash, operand);
    }
    return mixed(hash, sum) | 1;
}

Side side_new(const Column *column, const WatchedRun *run)
{
    Side side = { column, run, must_alloc((column->ops.len + 1) * sizeof *side.given),
                  must_alloc((column->ops.len + 1) * sizeof *side.expressions) };

    for (unsigned i = 0; i < column->ops.len; i++)
        side.expressions[i] = expression_of(&side, i);
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
    free(side->expressions);
}

/* How many of the side's operations compute that. */
static unsigned count_of(const Side *side, uint64_t expression)
{
    unsigned count = 0;

    for (unsigned i = 0; i < side->column->ops.len; i++)
        count += side->expressions[i] == expression;
    return count;
}

bool side_is_kept(const Side *source, const Side *target, unsigned number)
{
    uint64_t expression = source->expressions[number];

    return expression && count_of(target, expression) >= count_of(source, expression);
}
