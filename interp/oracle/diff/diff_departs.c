/* Where a difference begins: the first operation in front of the pass, in the order it ran, of
 * which what stands for it behind the pass gave something else. Operations stand for each other as
 * a page shows them (interp/oracle/diff/diff_columns.h).
 */
#include "interp/oracle/diff/diff.h"

#include "interp/machine/value_text.h"
#include "interp/oracle/diff/diff_located.h"
#include "interp/oracle/diff/diff_sides.h"

#include <inttypes.h>
#include <limits.h>
#include <string.h>

/* Is a result of it an operand of another of them? */
static bool is_used_by(const Column *column, const ColumnNumbers *found, const Op *op)
{
    for (size_t i = 0; i < found->len; i++) {
        const Op *user = column->ops.data[found->data[i]].op;

        for (unsigned operand = 0; operand < user->operand_count; operand++)
            if (value_definer(user->operands[operand]) == op)
                return true;
    }
    return false;
}

/* Of the operations that stand for it the one that has its values: of their types the only one, or
 * the only one of its name too, or that the others lead to. UINT_MAX: there is none. */
static unsigned heir_of(const Column *column, const ColumnOp *ours)
{
    ColumnNumbers found = { 0 };
    unsigned named = UINT_MAX, end = UINT_MAX, nameds = 0, ends = 0;

    column_counterparts(column, ours, &found);
    for (size_t i = 0; i < found.len; i++) {
        const Op *op = column->ops.data[found.data[i]].op;

        if (!column_same_results(op, ours->op))
            continue;
        if (str_eq(op_name(op), op_name(ours->op))) {
            named = found.data[i];
            nameds++;
        }
        if (!is_used_by(column, &found, op)) {
            end = found.data[i];
            ends++;
        }
    }
    vec_free(&found);
    return nameds == 1 ? named : ends == 1 ? end : UINT_MAX;
}

/* Of several copies of an operation the first stands for the first. */
static const Recorded *counterpart(const Side *target, unsigned heir, const RecordedList *ours,
                                   size_t at)
{
    unsigned index = ours->data[at]->value->index;
    size_t before = 0;

    for (size_t i = 0; i < at; i++)
        before += ours->data[i]->value->index == index;
    for (size_t i = 0; i < target->given[heir].len; i++)
        if (target->given[heir].data[i]->value->index == index && !before--)
            return target->given[heir].data[i];
    return NULL;
}

static void look_at(const Side *source, const Side *target, unsigned number, Found *found)
{
    const RecordedList *given = &source->given[number];
    unsigned heir =
        given->len ? heir_of(target->column, &source->column->ops.data[number]) : UINT_MAX;

    for (size_t i = 0; heir != UINT_MAX && i < given->len; i++) {
        const Recorded *ours = given->data[i], *theirs = counterpart(target, heir, given, i);
        uint64_t time = theirs ? recorded_departs(ours, theirs) : UINT64_MAX;

        if (time == UINT64_MAX || (found->ours && ours->when.data[time] >= found->when)
            || side_is_kept(source, target, number))
            continue;
        *found = (Found){ number, heir, time, time, ours->when.data[time], ours, theirs };
    }
}

/* Among values that were not kept another may depart before. */
static bool is_first(const Side *source, const Side *target, const Found *found)
{
    return found->ours && found->when < source->run->recorder.lost
           && found->theirs->when.data[found->heir_time] < target->run->recorder.lost;
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

static bool has_lost(const Side *side)
{
    return side->run->recorder.lost != UINT64_MAX;
}

/* Empty where there is nothing to be said. */
static Str why_unknown(Arena *arena, const Side *source, const Side *target, const Found *found,
                       const Comparison *compared)
{
    uint64_t ours = source->run->recorder.lost, theirs = target->run->recorder.lost;

    if (!has_lost(source) && !has_lost(target))
        return !found->ours
                       && (compared->kind == DIFFERENCE_VALUE
                           || compared->kind == DIFFERENCE_MEMORY)
                   ? STR(
                       "not known: nothing that stands for an operation gave something else; what "
                       "is stored, branched to or returned may be another")
                   : (Str){ 0 };
    return str_printf(arena,
                      "not known: of what was computed behind the first %" PRIu64
                      " operations that ran not all was kept",
                      ours < theirs ? ours : theirs);
}

static Departure told(Arena *arena, const Side *source, const Side *target, const Found *found)
{
    const Op *op = source->column->ops.data[found->base].op;
    const Op *heir = target->column->ops.data[found->heir].op;
    const Attr *loc = op_loc(op);
    Departure departure = { .op = op,
                            .number = found->base,
                            .heir_number = found->heir,
                            .ours = found->ours,
                            .theirs = found->theirs,
                            .time = found->time,
                            .heir_time = found->heir_time,
                            .name = str_dup(arena, op_name(op)),
                            .heir_name = str_dup(arena, op_name(heir)),
                            .before = value_text(arena, found->ours, found->time),
                            .after = value_text(arena, found->theirs, found->heir_time) };

    if (loc->kind == ATTR_LOC_FILE)
        departure.where = str_printf(arena, "%.*s:%u:%u", STR_ARG(loc->file.file), loc->file.line,
                                     loc->file.column);
    return departure;
}

/* Where the program, the first column, has what the operation of the other stands for. */
static const Attr *place_in_program(const Columns *columns, const Column *column, unsigned number)
{
    ColumnNumbers found = { 0 };
    const Attr *place = NULL;

    column_counterparts(&columns->columns.data[0], &column->ops.data[number], &found);
    if (found.len)
        place = op_place(columns->columns.data[0].ops.data[found.data[0]].op);
    vec_free(&found);
    return place;
}

static void find(DiffResult *result, const Columns *columns)
{
    const Comparison *compared = &result->finding.compared;
    size_t last = columns->columns.len - 1;
    Side source = side_new(&columns->columns.data[last - 1], &compared->source_run);
    Side target = side_new(&columns->columns.data[last], &compared->target_run);
    Found found = { 0 };

    for (unsigned i = 0; i < source.column->ops.len; i++)
        look_at(&source, &target, i, &found);
    if (!found.ours)
        origin_of_results(&source, &target, result->finding.base, result->finding.target,
                          compared->function, &found);
    if (found.ours)
        origin_of(&source, &target, &found);
    if (is_first(&source, &target, &found)) {
        result->finding.departs = told(&result->arena, &source, &target, &found);
        result->finding.departs.place = place_in_program(columns, source.column, found.base);
    } else {
        result->finding.departs.why =
            why_unknown(&result->arena, &source, &target, &found, compared);
    }
    side_free(&source);
    side_free(&target);
}

void diff_find_departure(DiffResult *result, Located *located, const Op *program)
{
    const DiffFinding *finding = &result->finding;
    Columns columns = { 0 };

    if (!finding->compared.source_run.ran || !finding->compared.target_run.ran)
        return;
    located_add(located, &columns, program, 0);
    if (finding->base != program)
        located_add(located, &columns, finding->base, finding->steps);
    located_add(located, &columns, finding->target, finding->target_steps);
    find(result, &columns);
    columns_free(&columns);
}
