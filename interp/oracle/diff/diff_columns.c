#include "interp/oracle/diff/diff_columns.h"

#include "core/ir/context.h"

#include <limits.h>
#include <string.h>

enum {
    MOST_PAIRS = 1 << 22, /* of operations that are held against each other */
    MOST_FOUND = 64       /* of those that share places with one */
};

/* Text. */

static void add_types(Sb *sb, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, " %s", type_text(values[i]->type));
}

/* "arith.cmpi predicate=0 i32 i32 -> i1" */
static Str key_of(Arena *arena, const Op *op)
{
    unsigned inherent = op->def ? def_attr_count(op->def) : 0;
    Sb text = { 0 };
    Str key;

    sb_str(&text, op_name(op));
    for (unsigned i = 0; i < inherent; i++)
        if (op_inherent(op, i)) {
            sb_printf(&text, " %s=", op->def->attrs[i].name);
            attr_print(&text, op_inherent(op, i));
        }
    sb_char(&text, ' ');
    attr_print(&text, op->attrs);
    add_types(&text, op->operands, op->operand_count);
    sb_add(&text, " ->");
    add_types(&text, op->results, op->result_count);
    key = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return key;
}

static bool same_results(const Op *a, const Op *b)
{
    if (a->result_count != b->result_count)
        return false;
    for (unsigned i = 0; i < a->result_count; i++)
        if (strcmp(type_text(a->results[i]->type), type_text(b->results[i]->type)) != 0)
            return false;
    return true;
}

/* Places. */

/* Standard input has two names. */
static unsigned place_of(Columns *columns, const Attr *loc)
{
    Str file = str_is(loc->file.file, "<stdin>") ? STR("-") : loc->file.file;
    Str key =
        str_printf(&columns->arena, "%.*s:%u:%u", STR_ARG(file), loc->file.line, loc->file.column);
    uintptr_t number = (uintptr_t)map_get(&columns->places, key);

    if (!number) {
        number = ++columns->place_count;
        map_put(&columns->places, key, (void *)number);
    }
    return (unsigned)number - 1;
}

static void insert(ColumnNumbers *numbers, unsigned number)
{
    size_t at = numbers->len;

    for (size_t i = 0; i < numbers->len; i++)
        if (numbers->data[i] == number)
            return;
    vec_push(numbers, number);
    for (; at && numbers->data[at - 1] > number; at--)
        numbers->data[at] = numbers->data[at - 1];
    numbers->data[at] = number;
}

/* What was called stands where it was written, whoever called it. */
static void add_places(Columns *columns, const Attr *loc, ColumnNumbers *places)
{
    while (loc->kind == ATTR_LOC_NAME || loc->kind == ATTR_LOC_CALLSITE)
        loc = loc->kind == ATTR_LOC_NAME ? loc->name.child : loc->callsite.callee;
    if (loc->kind == ATTR_LOC_FILE)
        insert(places, place_of(columns, loc));
    for (unsigned i = 0; loc->kind == ATTR_LOC_FUSED && i < loc->fused.count; i++)
        add_places(columns, loc->fused.locations[i], places);
}

static void set_places(Columns *columns, ColumnOp *op, const unsigned *places, unsigned count)
{
    op->places = ARENA_COPY(&columns->arena, unsigned, places, count);
    op->place_count = count;
}

static void set_fresh(Columns *columns, ColumnOp *op)
{
    unsigned place = columns->place_count++;

    set_places(columns, op, &place, 1);
}

static int by_place(const void *a, const void *b)
{
    const PlaceOp *ours = a, *theirs = b;

    if (ours->place != theirs->place)
        return ours->place < theirs->place ? -1 : 1;
    return (ours->op > theirs->op) - (ours->op < theirs->op);
}

static void sort_places(Column *column)
{
    column->places.len = 0;
    for (unsigned i = 0; i < column->ops.len; i++)
        for (unsigned p = 0; p < column->ops.data[i].place_count; p++)
            vec_push(&column->places, ((PlaceOp){ column->ops.data[i].places[p], i }));
    if (column->places.len)
        qsort(column->places.data, column->places.len, sizeof *column->places.data, by_place);
}

/* Where the place begins. */
static size_t find_place(const Column *column, unsigned place)
{
    size_t low = 0, high = column->places.len;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (column->places.data[middle].place < place)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void column_counterparts(const Column *column, const ColumnOp *op, ColumnNumbers *found)
{
    for (unsigned p = 0; p < op->place_count; p++)
        for (size_t at = find_place(column, op->places[p]);
             at < column->places.len && column->places.data[at].place == op->places[p]
             && found->len < MOST_FOUND;
             at++)
            insert(found, column->places.data[at].op);
}

static bool has_counterpart(const Column *column, const ColumnOp *op)
{
    for (unsigned p = 0; p < op->place_count; p++) {
        size_t at = find_place(column, op->places[p]);

        if (at < column->places.len && column->places.data[at].place == op->places[p])
            return true;
    }
    return false;
}

/* Operations without a location. */

typedef struct Alignment {
    Columns *columns;
    const Column *before;
    Column *column;
    ColumnNumbers ours,
        theirs; /* operations of the column before, and of this one, that are nobody's */
} Alignment;

static void pair(Alignment *a, size_t ours, size_t theirs)
{
    const ColumnOp *op = &a->before->ops.data[a->ours.data[ours]];

    set_places(a->columns, &a->column->ops.data[a->theirs.data[theirs]], op->places,
               op->place_count);
}

/* Between two that are alike: as many as there were have become others in their places. */
static void pair_between(Alignment *a, size_t ours, size_t our_end, size_t theirs, size_t their_end)
{
    if (our_end - ours != their_end - theirs)
        return;
    for (; ours < our_end; ours++, theirs++)
        if (same_results(a->before->ops.data[a->ours.data[ours]].op,
                         a->column->ops.data[a->theirs.data[theirs]].op))
            pair(a, ours, theirs);
}

static bool alike(const Alignment *a, size_t ours, size_t theirs)
{
    return str_eq(a->before->ops.data[a->ours.data[ours]].key,
                  a->column->ops.data[a->theirs.data[theirs]].key);
}

/* What is alike at both ends needs no search: `from` and `our_end` are what is left between. */
static size_t pair_ends(Alignment *a, size_t *our_end, size_t *their_end)
{
    size_t from = 0;

    while (from < *our_end && from < *their_end && alike(a, from, from)) {
        pair(a, from, from);
        from++;
    }
    while (*our_end > from && *their_end > from && alike(a, *our_end - 1, *their_end - 1))
        pair(a, --*our_end, --*their_end);
    return from;
}

/* How many can be paired in order from each two on, which are counted from `from`. */
static unsigned *count_pairs(const Alignment *a, size_t from, size_t our_end, size_t their_end)
{
    size_t width = their_end - from + 1;
    unsigned *most = must_alloc((our_end - from + 1) * width * sizeof *most);

    for (size_t i = our_end + 1; i-- > from;)
        for (size_t j = their_end + 1; j-- > from;) {
            unsigned *at = &most[(i - from) * width + j - from];

            if (i == our_end || j == their_end)
                *at = 0;
            else if (alike(a, i, j))
                *at = 1 + at[width + 1];
            else
                *at = at[1] > at[width] ? at[1] : at[width];
        }
    return most;
}

static void align(Alignment *a)
{
    size_t our_end = a->ours.len, their_end = a->theirs.len;
    size_t from = pair_ends(a, &our_end, &their_end), width = their_end - from + 1;
    size_t i = from, j = from, our_gap = from, their_gap = from;
    unsigned *most;

    if (our_end - from > MOST_PAIRS / width)
        return;
    most = count_pairs(a, from, our_end, their_end);
    while (i < our_end && j < their_end) {
        if (alike(a, i, j)) {
            pair_between(a, our_gap, i, their_gap, j);
            pair(a, i++, j++);
            our_gap = i;
            their_gap = j;
        } else if (most[(i - from + 1) * width + j - from]
                   >= most[(i - from) * width + j - from + 1]) {
            i++;
        } else {
            j++;
        }
    }
    pair_between(a, our_gap, our_end, their_gap, their_end);
    free(most);
}

static void place_others(Columns *columns, const Column *before, Column *column)
{
    Alignment a = { columns, before, column, { 0 }, { 0 } };

    sort_places(column);
    for (unsigned i = 0; before && i < before->ops.len; i++)
        if (!has_counterpart(column, &before->ops.data[i]))
            vec_push(&a.ours, i);
    for (unsigned i = 0; i < column->ops.len; i++)
        if (!column->ops.data[i].place_count)
            vec_push(&a.theirs, i);
    if (before)
        align(&a);
    for (size_t i = 0; i < a.theirs.len; i++)
        if (!column->ops.data[a.theirs.data[i]].place_count)
            set_fresh(columns, &column->ops.data[a.theirs.data[i]]);
    sort_places(column);
    vec_free(&a.ours);
    vec_free(&a.theirs);
}

/* Adding. */

typedef VEC(const Op *) OpList;

static void list_ops(const Op *op, OpList *list)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                vec_push(list, inner);
                list_ops(inner, list);
            }
}

/* Both are the same module, but for where their operations are. */
static bool same_ops(const OpList *ours, const OpList *theirs)
{
    if (ours->len != theirs->len)
        return false;
    for (size_t i = 0; i < ours->len; i++)
        if (!str_eq(op_name(ours->data[i]), op_name(theirs->data[i])))
            return false;
    return true;
}

/* Where a later version has an operation of which it says nothing is no place of the first. */
void columns_add(Columns *columns, const Op *module, const Op *located)
{
    OpList ops = { 0 }, others = { 0 };
    Column column = { 0 };
    bool has_places, is_first = !columns->columns.len;

    list_ops(module, &ops);
    if (located)
        list_ops(located, &others);
    has_places = same_ops(&ops, &others);
    for (size_t i = 0; i < ops.len; i++) {
        ColumnOp op = { .op = ops.data[i], .key = key_of(&columns->arena, ops.data[i]) };
        ColumnNumbers places = { 0 };

        if (has_places && (is_first || op_loc(others.data[i]) != op_place(others.data[i])))
            add_places(columns, op_loc(others.data[i]), &places);
        set_places(columns, &op, places.data, (unsigned)places.len);
        vec_free(&places);
        vec_push(&column.ops, op);
    }
    for (size_t i = 0; i < column.ops.len; i++)
        map_put(&column.numbers, KEY_OF(column.ops.data[i].op), (void *)(uintptr_t)(i + 1));
    place_others(columns,
                 columns->columns.len ? &columns->columns.data[columns->columns.len - 1] : NULL,
                 &column);
    vec_push(&columns->columns, column);
    vec_free(&ops);
    vec_free(&others);
}

unsigned column_number(const Column *column, const Op *op)
{
    return (unsigned)(uintptr_t)map_get(&column->numbers, KEY_OF(op)) - 1;
}

/* Marks. */

static const ColumnOp *op_of(const Column *column, const Op *op)
{
    unsigned number = op ? column_number(column, op) : UINT_MAX;

    return number == UINT_MAX ? NULL : &column->ops.data[number];
}

static unsigned first_place(const ColumnOp *op)
{
    return op ? op->places[0] : UINT_MAX;
}

/* "12#0": the first result of what stands for place 12; "12^0#1": an argument of a block there. */
static void add_operand(Sb *sb, const Column *column, const Value *value)
{
    const Op *definer = value_definer(value);
    const Block *block = value_block(value);

    if (definer) {
        sb_printf(sb, " %u#%u", first_place(op_of(column, definer)), value->index);
        return;
    }
    sb_printf(sb, " %u^%u#%u", first_place(op_of(column, block->region->parent)), block->number,
              value->index);
}

static void add_whole(Columns *columns, const Column *column, ColumnOp *op)
{
    Sb text = { 0 };

    sb_str(&text, op->key);
    for (unsigned i = 0; i < op->op->operand_count; i++)
        add_operand(&text, column, op->op->operands[i]);
    op->whole = str_dup(&columns->arena, sb_view(&text));
    sb_free(&text);
}

static void mark(const Column *before, ColumnOp *op)
{
    ColumnNumbers found = { 0 };

    column_counterparts(before, op, &found);
    op->fresh = !found.len;
    op->changed = found.len != 0;
    for (size_t i = 0; i < found.len; i++)
        op->changed &= !str_eq(before->ops.data[found.data[i]].whole, op->whole);
    vec_free(&found);
}

void columns_mark(Columns *columns)
{
    for (size_t c = 0; c < columns->columns.len; c++) {
        Column *column = &columns->columns.data[c], *before = c ? column - 1 : NULL;

        for (size_t i = 0; i < column->ops.len; i++) {
            add_whole(columns, column, &column->ops.data[i]);
            if (before)
                mark(before, &column->ops.data[i]);
        }
        for (size_t i = 0; before && i < before->ops.len; i++)
            before->ops.data[i].gone = !has_counterpart(column, &before->ops.data[i]);
    }
}

void columns_free(Columns *columns)
{
    for (size_t c = 0; c < columns->columns.len; c++) {
        vec_free(&columns->columns.data[c].ops);
        vec_free(&columns->columns.data[c].places);
        map_free(&columns->columns.data[c].numbers);
    }
    vec_free(&columns->columns);
    map_free(&columns->places);
    arena_free(&columns->arena);
}
