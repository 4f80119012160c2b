#include "interp/oracle/diff/diff_columns.h"
#include "interp/oracle/diff/diff_places.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"

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

bool column_same_type(const Value *ours, const Value *theirs)
{
    return strcmp(type_text(ours->type), type_text(theirs->type)) == 0;
}

bool column_same_results(const Op *ours, const Op *theirs)
{
    if (ours->result_count != theirs->result_count)
        return false;
    for (unsigned i = 0; i < ours->result_count; i++)
        if (!column_same_type(ours->results[i], theirs->results[i]))
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

void column_set_places(Columns *columns, ColumnOp *op, const unsigned *places, unsigned count)
{
    op->places = ARENA_COPY(&columns->arena, unsigned, places, count);
    op->place_count = count;
}

static void set_fresh(Columns *columns, ColumnOp *op)
{
    unsigned place = columns->place_count++;

    column_set_places(columns, op, &place, 1);
}

static int by_place(const void *a, const void *b)
{
    const PlaceOp *ours = a, *theirs = b;

    if (ours->place != theirs->place)
        return ours->place < theirs->place ? -1 : 1;
    return (ours->op > theirs->op) - (ours->op < theirs->op);
}

void column_sort_places(Column *column)
{
    column->places.len = 0;
    for (unsigned i = 0; i < column->ops.len; i++)
        for (unsigned p = 0; p < column->ops.data[i].place_count; p++)
            vec_push(&column->places, ((PlaceOp){ column->ops.data[i].places[p], i }));
    if (column->places.len)
        qsort(column->places.data, column->places.len, sizeof *column->places.data, by_place);
}

size_t column_find_place(const Column *column, unsigned place)
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
        for (size_t at = column_find_place(column, op->places[p]);
             at < column->places.len && column->places.data[at].place == op->places[p]
             && found->len < MOST_FOUND;
             at++)
            insert(found, column->places.data[at].op);
}

static bool has_counterpart(const Column *column, const ColumnOp *op)
{
    for (unsigned p = 0; p < op->place_count; p++) {
        size_t at = column_find_place(column, op->places[p]);

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

/* Of two operations, or of a row of pairs: the number of pairs counts first. */
enum Likeness { UNLIKE = 0, LIKE = 1 << 8, LIKE_IN_PART = LIKE + 1, LIKE_IN_ALL = LIKE + 2 };

static const ColumnOp *op_of(const Column *column, const Op *op)
{
    unsigned number = op ? column_number(column, op) : UINT_MAX;

    return number == UINT_MAX ? NULL : &column->ops.data[number];
}

/* Is the one operand as the other, as far as what defines it says? */
static bool same_operand(const Alignment *a, const Value *ours, const Value *theirs)
{
    const ColumnOp *our_op = op_of(a->before, value_definer(ours));
    const ColumnOp *their_op = op_of(a->column, value_definer(theirs));

    if (ours->index != theirs->index || !our_op != !their_op)
        return false;
    return our_op ? str_eq(our_op->key, their_op->key)
                  : value_block(ours)->number == value_block(theirs)->number;
}

static unsigned likeness(const Alignment *a, size_t ours, size_t theirs)
{
    const ColumnOp *our_op = &a->before->ops.data[a->ours.data[ours]];
    const ColumnOp *their_op = &a->column->ops.data[a->theirs.data[theirs]];
    unsigned same = 0, count = our_op->op->operand_count;

    if (!str_eq(our_op->key, their_op->key))
        return UNLIKE;
    for (unsigned i = 0; i < count; i++)
        same += same_operand(a, our_op->op->operands[i], their_op->op->operands[i]);
    return same == count ? LIKE_IN_ALL : same ? LIKE_IN_PART : LIKE;
}

static void pair(Alignment *a, size_t ours, size_t theirs)
{
    const ColumnOp *op = &a->before->ops.data[a->ours.data[ours]];

    column_set_places(a->columns, &a->column->ops.data[a->theirs.data[theirs]], op->places,
                      op->place_count);
}

/* A constant depends on nothing: where one of theirs is the same, and nobody's, it has moved there.
 */
static bool has_moved(const Alignment *a, size_t ours)
{
    const ColumnOp *our_op = &a->before->ops.data[a->ours.data[ours]];
    Str key = our_op->key;

    if (!op_has(our_op->op, CONSTANT_LIKE))
        return false;
    for (size_t i = 0; i < a->theirs.len; i++) {
        const ColumnOp *op = &a->column->ops.data[a->theirs.data[i]];

        if (!op->place_count && str_eq(op->key, key))
            return true;
    }
    return false;
}

/* Between two that are alike: as many as there were have become others in their places. */
static void pair_between(Alignment *a, size_t ours, size_t our_end, size_t theirs, size_t their_end)
{
    if (our_end - ours != their_end - theirs)
        return;
    for (; ours < our_end; ours++, theirs++)
        if (!has_moved(a, ours)
            && column_same_results(a->before->ops.data[a->ours.data[ours]].op,
                                   a->column->ops.data[a->theirs.data[theirs]].op))
            pair(a, ours, theirs);
}

typedef struct Gap { /* what is not paired yet, between the ends */
    size_t ours, our_end, theirs, their_end;
} Gap;

/* What is so much alike at both ends needs no search. */
static void pair_ends(Alignment *a, Gap *gap, unsigned least)
{
    while (gap->ours < gap->our_end && gap->theirs < gap->their_end
           && likeness(a, gap->ours, gap->theirs) >= least)
        pair(a, gap->ours++, gap->theirs++);
    while (gap->our_end > gap->ours && gap->their_end > gap->theirs
           && likeness(a, gap->our_end - 1, gap->their_end - 1) >= least)
        pair(a, --gap->our_end, --gap->their_end);
}

/* Of rows of pairs: how many they are counts first, then how much alike, and then how many stand in
 * their places. */
static uint64_t weight(const Alignment *a, const Gap *gap, size_t ours, size_t theirs)
{
    uint64_t alike = likeness(a, ours, theirs);

    return alike ? alike << 16 | (ours - gap->ours == theirs - gap->theirs) : 0;
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

static size_t cell(const Gap *gap, size_t i, size_t j)
{
    return (i - gap->ours) * (gap->their_end - gap->theirs + 1) + j - gap->theirs;
}

/* How much alike what can be paired in order is, from each two on. */
static uint64_t *weigh_pairs(const Alignment *a, const Gap *gap)
{
    size_t count = cell(gap, gap->our_end, gap->their_end) + 1;
    uint64_t *most = must_alloc(count * sizeof *most);

    for (size_t i = gap->our_end + 1; i-- > gap->ours;)
        for (size_t j = gap->their_end + 1; j-- > gap->theirs;) {
            uint64_t *at = &most[cell(gap, i, j)], alike;

            *at = 0;
            if (i == gap->our_end || j == gap->their_end)
                continue;
            alike = weight(a, gap, i, j);
            *at = larger(most[cell(gap, i + 1, j)], most[cell(gap, i, j + 1)]);
            if (alike)
                *at = larger(*at, alike + most[cell(gap, i + 1, j + 1)]);
        }
    return most;
}

static bool is_too_long(const Gap *gap)
{
    return gap->our_end - gap->ours > MOST_PAIRS / (gap->their_end - gap->theirs + 1);
}

static void pair_heaviest(Alignment *a, const Gap *gap)
{
    size_t i = gap->ours, j = gap->theirs, our_gap = i, their_gap = j;
    uint64_t *most = weigh_pairs(a, gap);

    while (i < gap->our_end && j < gap->their_end) {
        uint64_t alike = weight(a, gap, i, j), here = most[cell(gap, i, j)];

        if (alike && here == alike + most[cell(gap, i + 1, j + 1)]) {
            pair_between(a, our_gap, i, their_gap, j);
            pair(a, i++, j++);
            our_gap = i;
            their_gap = j;
        } else if (here == most[cell(gap, i + 1, j)]) {
            i++;
        } else {
            j++;
        }
    }
    pair_between(a, our_gap, gap->our_end, their_gap, gap->their_end);
    free(most);
}

static void align(Alignment *a)
{
    Gap gap = { 0, a->ours.len, 0, a->theirs.len };

    pair_ends(a, &gap, LIKE_IN_ALL);
    if (is_too_long(&gap))
        pair_ends(a, &gap, LIKE);
    if (!is_too_long(&gap))
        pair_heaviest(a, &gap);
}

/* Functions of one name. */

/* Of what stands in the module around all: "f"; empty where that has no name. */
static Str root_name(const Op *op)
{
    while (op_parent(op) && op_parent(op_parent(op)))
        op = op_parent(op);
    return symbol_name(op);
}

/* Where those end that stand in the same function as the first. */
static size_t root_end(const Column *column, const ColumnNumbers *numbers, size_t from)
{
    Str name = root_name(column->ops.data[numbers->data[from]].op);
    size_t end = from + 1;

    while (end < numbers->len && str_eq(root_name(column->ops.data[numbers->data[end]].op), name))
        end++;
    return end;
}

static void add_numbers(ColumnNumbers *to, const ColumnNumbers *from, size_t at, size_t end)
{
    for (; at < end; at++)
        vec_push(to, from->data[at]);
}

/* Each function is aligned with the one of its name, and then what is left of all. */
static void align_by_function(Alignment *all)
{
    Alignment rest = { all->columns, all->before, all->column, { 0 }, { 0 } };
    Map roots = { 0 }; /* where those of a function begin among ours, plus one */
    VEC(bool) done = { 0 };

    for (size_t at = 0; at < all->ours.len; at++)
        vec_push(&done, false);
    for (size_t at = 0; at < all->ours.len; at = root_end(all->before, &all->ours, at))
        map_put(&roots, root_name(all->before->ops.data[all->ours.data[at]].op),
                (void *)(uintptr_t)(at + 1));
    for (size_t at = 0, end; at < all->theirs.len; at = end) {
        Str name = root_name(all->column->ops.data[all->theirs.data[at]].op);
        size_t ours = (uintptr_t)map_get(&roots, name);
        Alignment one = { all->columns, all->before, all->column, { 0 }, { 0 } };

        end = root_end(all->column, &all->theirs, at);
        if (!ours-- || !name.len || done.data[ours]) {
            add_numbers(&rest.theirs, &all->theirs, at, end);
            continue;
        }
        add_numbers(&one.theirs, &all->theirs, at, end);
        add_numbers(&one.ours, &all->ours, ours, root_end(all->before, &all->ours, ours));
        for (size_t i = 0; i < one.ours.len; i++)
            done.data[ours + i] = true;
        align(&one);
        vec_free(&one.ours);
        vec_free(&one.theirs);
    }
    for (size_t at = 0; at < all->ours.len; at++)
        if (!done.data[at])
            vec_push(&rest.ours, all->ours.data[at]);
    align(&rest);
    vec_free(&rest.ours);
    vec_free(&rest.theirs);
    vec_free(&done);
    map_free(&roots);
}

static void place_others(Columns *columns, const Column *before, Column *column)
{
    Alignment a = { columns, before, column, { 0 }, { 0 } };

    column_sort_places(column);
    if (before)
        columns_drop_strangers(columns, before, column);
    for (unsigned i = 0; before && i < before->ops.len; i++)
        if (!has_counterpart(column, &before->ops.data[i]))
            vec_push(&a.ours, i);
    for (unsigned i = 0; i < column->ops.len; i++)
        if (!column->ops.data[i].place_count)
            vec_push(&a.theirs, i);
    if (before)
        align_by_function(&a);
    for (size_t i = 0; i < a.theirs.len; i++)
        if (!column->ops.data[a.theirs.data[i]].place_count)
            set_fresh(columns, &column->ops.data[a.theirs.data[i]]);
    column_sort_places(column);
    vec_free(&a.ours);
    vec_free(&a.theirs);
}

/* Adding. */

/* A terminator that the text leaves out is where the operation around it is: that place is not its
 * own, and there is nothing to be marked. */
static bool is_unwritten(const Op *op)
{
    return op_has(op, TERMINATOR) && op_place(op) == op_place(op_parent(op));
}

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

        if (has_places && !is_unwritten(ops.data[i])
            && (is_first || op_loc(others.data[i]) != op_place(others.data[i])))
            add_places(columns, op_loc(others.data[i]), &places);
        column_set_places(columns, &op, places.data, (unsigned)places.len);
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
            if (before && !is_unwritten(column->ops.data[i].op))
                mark(before, &column->ops.data[i]);
        }
        for (size_t i = 0; before && i < before->ops.len; i++)
            before->ops.data[i].gone = !is_unwritten(before->ops.data[i].op)
                                       && !has_counterpart(column, &before->ops.data[i]);
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
