#include "core/bytecode/parsed_uses.h"

#include "core/bytecode/use_orders.h"

#include <stdlib.h>

typedef struct Use {
    uint64_t
        stands;     /* the number of its operation, by where those stand, and that of the operand */
    uint64_t made;  /* likewise, by when they are made */
    uint64_t place; /* in the list */
    bool is_early;  /* before the definition */
} Use;

typedef struct UsedValue {
    Value *value;
    uint64_t defined; /* how many operations are made then */
    VEC(Use) uses;
} UsedValue;

/* Few values can be listed otherwise: those used before they are defined, by an operation with
 * regions, which may use them too, and in regions that the text has in another order. A slot is the
 * number of such a value, from 1, or 0. */
enum { IS_DEFINED = INT32_MIN };

typedef struct Uses {
    VEC(UsedValue) values;
    uint64_t ops, made;
} Uses;

static uint64_t number_of(uint64_t op, unsigned operand)
{
    return op << 32 | operand;
}

static UsedValue *used_value(const Uses *u, const Value *value)
{
    uint32_t number = value->slot & ~(uint32_t)IS_DEFINED;

    return number ? &u->values.data[number - 1] : NULL;
}

static void clear_slots(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next) {
            for (unsigned a = 0; a < block->arg_count; a++)
                block->args[a]->slot = 0;
            for (const Op *inner = block->first; inner; inner = inner->next)
                clear_slots(inner);
        }
    for (unsigned i = 0; i < op->result_count; i++)
        op->results[i]->slot = 0;
}

static void watch(Uses *u, Value *value)
{
    if (used_value(u, value))
        return;
    vec_push(&u->values, ((UsedValue){ .value = value }));
    value->slot |= (uint32_t)u->values.len;
}

static void define(Value *value)
{
    value->slot |= (uint32_t)IS_DEFINED;
}

static uint64_t text_place(const Region *region)
{
    const Op *first = region->first ? region->first->first : NULL;
    Str file;
    unsigned line = 0, column = 0;

    if (first && loc_is_place(first->place))
        loc_place(op_context(first), first->place, &file, &line, &column);
    return (uint64_t)line << 32 | column;
}

/* Does its text have a region before one that stands before it, as scf.index_switch has its default
 * last? */
static bool is_turned(const Op *op)
{
    uint64_t before = 0;

    for (unsigned i = 0; op->region_count > 1 && i < op->region_count; i++) {
        uint64_t place = text_place(&op->regions[i]);

        if (place && place < before)
            return true;
        before = place ? place : before;
    }
    return false;
}

/* `turned`: it stands in a region that was read before another. */
static void find_values(Uses *u, const Op *op, bool turned)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (turned || op->region_count || !(op->operands[i]->slot & (uint32_t)IS_DEFINED))
            watch(u, op->operands[i]);
    turned = turned || is_turned(op);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next) {
            for (unsigned a = 0; a < block->arg_count; a++)
                define(block->args[a]);
            for (const Op *inner = block->first; inner; inner = inner->next)
                find_values(u, inner, turned);
        }
    for (unsigned i = 0; i < op->result_count; i++)
        define(op->results[i]);
}

static void note_definition(Uses *u, Value *value)
{
    UsedValue *used = used_value(u, value);

    if (used)
        used->defined = u->made;
}

static void note_regions(Uses *u, const Op *op);

static void note_uses(Uses *u, const Op *op)
{
    uint64_t stands = u->ops++;

    note_regions(u, op);
    u->made++;
    for (unsigned i = 0; i < op->operand_count; i++) {
        UsedValue *used = used_value(u, op->operands[i]);

        if (used)
            vec_push(&used->uses,
                     ((Use){ .stands = number_of(stands, i), .made = number_of(u->made, i) }));
    }
    for (unsigned i = 0; i < op->result_count; i++)
        note_definition(u, op->results[i]);
}

static void note_region(Uses *u, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next) {
        for (unsigned a = 0; a < block->arg_count; a++)
            note_definition(u, block->args[a]);
        for (const Op *inner = block->first; inner; inner = inner->next)
            note_uses(u, inner);
    }
}

static uint64_t count_ops(const Region *region)
{
    uint64_t count = 0;

    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            count++;
            for (unsigned i = 0; i < op->region_count; i++)
                count += count_ops(&op->regions[i]);
        }
    return count;
}

static int compare(uint64_t x, uint64_t y)
{
    return x < y ? -1 : x > y;
}

typedef struct Turn {
    const Region *region;
    uint64_t text_place;
    uint64_t stands; /* the number of its first operation */
} Turn;

static int by_text(const void *a, const void *b)
{
    const Turn *x = a, *y = b;

    return x->text_place != y->text_place ? compare(x->text_place, y->text_place)
                                          : compare(x->stands, y->stands);
}

/* In the order in which the text has them. */
static void note_turned(Uses *u, const Op *op)
{
    Arena scratch = { 0 };
    Turn *turns = ARENA_ARRAY(&scratch, Turn, op->region_count);
    uint64_t stands = u->ops;

    for (unsigned i = 0; i < op->region_count; i++) {
        turns[i] = (Turn){ &op->regions[i], text_place(&op->regions[i]), stands };
        stands += count_ops(&op->regions[i]);
    }
    qsort(turns, op->region_count, sizeof *turns, by_text);
    for (unsigned i = 0; i < op->region_count; i++) {
        u->ops = turns[i].stands;
        note_region(u, turns[i].region);
    }
    u->ops = stands;
    arena_free(&scratch);
}

static void note_regions(Uses *u, const Op *op)
{
    if (is_turned(op)) {
        note_turned(u, op);
        return;
    }
    for (unsigned i = 0; i < op->region_count; i++)
        note_region(u, &op->regions[i]);
}

static int by_list(const void *a, const void *b)
{
    const Use *x = a, *y = b;

    if (x->is_early != y->is_early)
        return x->is_early - y->is_early;
    return x->is_early ? compare(x->made, y->made) : compare(y->made, x->made);
}

static int last_first(const void *a, const void *b)
{
    return compare(((const Use *)b)->stands, ((const Use *)a)->stands);
}

static void add_order(Map *index, Arena *arena, UsedValue *used)
{
    size_t count = used->uses.len;
    Use *uses = used->uses.data;
    uint64_t *places;

    if (count < 2)
        return;
    for (size_t i = 0; i < count; i++)
        uses[i].is_early = uses[i].made >> 32 <= used->defined;
    qsort(uses, count, sizeof *uses, by_list);
    for (size_t i = 0; i < count; i++)
        uses[i].place = i;
    qsort(uses, count, sizeof *uses, last_first);
    places = ARENA_ARRAY(arena, uint64_t, count);
    for (size_t i = 0; i < count; i++)
        places[i] = uses[i].place;
    use_orders_add(index, arena, used->value, places, (unsigned)count);
}

void parsed_uses_index(Map *index, Arena *arena, const Op *op)
{
    Uses u = { 0 };

    clear_slots(op);
    find_values(&u, op, false);
    if (u.values.len)
        note_uses(&u, op);
    for (size_t i = 0; i < u.values.len; i++) {
        add_order(index, arena, &u.values.data[i]);
        vec_free(&u.values.data[i].uses);
    }
    vec_free(&u.values);
}
