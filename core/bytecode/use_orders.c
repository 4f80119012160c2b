#include "core/bytecode/use_orders.h"

#include <inttypes.h>

/* Of the uses in the order in which operations stand, last first: which stands where in the list;
 * or pairs of those that stand elsewhere. */
typedef struct UseOrder {
    Value *value;
    bool pairs;
    unsigned count;
    uint64_t *numbers;
} UseOrder;

void value_watch(WatchedValues *watched, Value *value)
{
    vec_push(watched, ((WatchedValue){ 0 }));
    value->slot = (uint32_t)watched->len;
}

/* Of two that are said of one value the first holds, as upstream has it. */
static void keep(Reader *r, UseOrder order)
{
    WatchedValue *watched;

    if (!order.value->slot)
        value_watch(&r->watched, order.value);
    watched = &r->watched.data[order.value->slot - 1];
    if (watched->order)
        return;
    watched->order = arena_copy(&r->context->arena, &order, sizeof order);
    vec_push(&r->context->use_orders, watched->order);
}

static bool read_order(Cursor *cursor, Value *value)
{
    Reader *r = cursor->reader;
    UseOrder order = { .value = value };
    uint64_t count = cursor_flagged(cursor, &order.pairs);

    if (count > cursor_left(cursor) || count > UINT32_MAX)
        return reader_error(r, cursor->at, "%" PRIu64 " uses do not fit what is left", count);
    order.count = (unsigned)count;
    order.numbers = ARENA_ARRAY(value ? &r->context->arena : &r->arena, uint64_t, count);
    for (uint64_t i = 0; i < count; i++)
        order.numbers[i] = cursor_varint(cursor);
    if (value && !r->failed)
        keep(r, order);
    return !r->failed;
}

/* One stands there where there are no values, too, which is nobody's. */
bool use_orders_read(Cursor *cursor, Value *const *values, unsigned count)
{
    uint64_t orders = count > 1 ? cursor_count(cursor, "orders of uses") : 1;

    for (uint64_t i = 0; i < orders && !cursor->reader->failed; i++) {
        uint64_t index = count > 1 ? cursor_index(cursor, count, "used value") : 0;
        Value *value = values && index < count ? values[index] : NULL;

        if (!cursor->reader->failed && !read_order(cursor, value))
            return false;
    }
    return !cursor->reader->failed;
}

/* Which number stands where: said of each, or of those of pairs, of which the last holds. */
static bool spread(const UseOrder *order, uint64_t uses, uint64_t *places)
{
    if (order->pairs ? order->count % 2 != 0 : order->count != uses)
        return false;
    for (uint64_t i = 0; i < uses; i++)
        places[i] = order->pairs ? i : order->numbers[i];
    for (unsigned i = 0; order->pairs && i < order->count; i += 2) {
        if (order->numbers[i] >= uses)
            return false;
        places[order->numbers[i]] = order->numbers[i + 1];
    }
    return true;
}

/* Pairs, where they are the shorter. */
static UseOrder order_of(const uint64_t *places, unsigned count, unsigned moved, Arena *arena)
{
    UseOrder order = { .pairs = moved < count / 2 };

    order.numbers = ARENA_ARRAY(arena, uint64_t, order.pairs ? 2 * moved : count);
    for (unsigned i = 0; i < count; i++) {
        if (order.pairs && places[i] == i)
            continue;
        order.numbers[order.count++] = places[i];
        if (order.pairs)
            order.numbers[order.count++] = i;
    }
    return order;
}

static unsigned count_moved(const uint64_t *places, unsigned count)
{
    unsigned moved = 0;

    for (unsigned i = 0; i < count; i++)
        moved += places[i] != i;
    return moved;
}

/* Every use has a place of its own. */
static bool is_order(Arena *scratch, const uint64_t *places, unsigned uses)
{
    bool *taken = ARENA_ARRAY(scratch, bool, uses);
    bool good = true;

    for (unsigned i = 0; good && i < uses; i++) {
        good = places[i] < uses && !taken[places[i]];
        if (good)
            taken[places[i]] = true;
    }
    return good;
}

static bool is_its_own_inverse(const uint64_t *places, unsigned count)
{
    bool same = true;

    for (unsigned i = 0; i < count; i++)
        same &= places[places[i]] == i;
    return same;
}

/* As upstream writes it: nothing of an order in which nothing is moved, and pairs where they are
 * the shorter. Upstream reads its pairs as the inverse of what it wrote: so others are left as they
 * came. */
static void tidy(UseOrder *order, const uint64_t *places, unsigned uses, Arena *arena)
{
    unsigned moved = count_moved(places, uses);
    Value *value = order->value;

    if (moved && moved < uses / 2 && !is_its_own_inverse(places, uses))
        return;
    *order = order_of(places, uses, moved, arena);
    order->value = value;
}

/* What is said of a single use, or of none, says nothing, and is not looked at. */
static bool is_right(Reader *r, UseOrder *order, uint64_t uses)
{
    ArenaMark mark = arena_mark(&r->arena);
    uint64_t *places;
    bool good;

    if (uses <= 1) {
        order->count = 0;
        return true;
    }
    places = ARENA_ARRAY(&r->arena, uint64_t, uses);
    good = spread(order, uses, places) && is_order(&r->arena, places, (unsigned)uses);
    if (good)
        tidy(order, places, (unsigned)uses, &r->context->arena);
    arena_release(&r->arena, mark);
    return good;
}

bool use_orders_check(const Cursor *cursor, Value *const *values, size_t count)
{
    Reader *r = cursor->reader;

    for (size_t i = 0; i < count; i++) {
        const WatchedValue *watched =
            values[i]->slot ? &r->watched.data[values[i]->slot - 1] : NULL;

        if (watched && watched->order && !is_right(r, watched->order, watched->uses))
            return reader_error(r, cursor->at,
                                "parsed use-list orders were invalid and could not be applied");
    }
    return true;
}

void use_orders_index(Map *index, const Context *context)
{
    for (size_t i = 0; i < context->use_orders.len; i++)
        if (context->use_orders.data[i]->count)
            map_put(index, KEY_OF(context->use_orders.data[i]->value), context->use_orders.data[i]);
}

void use_orders_add(Map *index, Arena *arena, Value *value, const uint64_t *places, unsigned count)
{
    unsigned moved = count_moved(places, count);
    UseOrder *order;

    if (!moved)
        return;
    order = ARENA_NEW(arena, UseOrder);
    *order = order_of(places, count, moved, arena);
    order->value = value;
    map_put(index, KEY_OF(order->value), order);
}

static void write_order(Emitter *out, const UseOrder *order)
{
    emit_flagged(out, order->count, order->pairs);
    for (unsigned i = 0; i < order->count; i++)
        emit_varint(out, order->numbers[i]);
}

static void write_value(Emitter *out, const Map *index, Value *const *values, unsigned count,
                        unsigned of)
{
    const UseOrder *order = map_get(index, KEY_OF(values[of]));

    if (!order)
        return;
    if (count > 1)
        emit_varint(out, of);
    write_order(out, order);
}

/* Any sequence would do. Upstream's is that of its hash table, in which the number n has the bucket
 * 37 n modulo 64: bucket b has the number 45 b. */
bool use_orders_write(Emitter *out, const Map *index, Value *const *values, unsigned count)
{
    enum { BUCKETS = 64, INVERSE = 45 };
    unsigned orders = 0;

    for (unsigned i = 0; i < count && index->len; i++)
        orders += map_get(index, KEY_OF(values[i])) != NULL;
    if (!orders)
        return false;
    if (count > 1)
        emit_varint(out, orders);
    for (unsigned bucket = 0; bucket < BUCKETS; bucket++)
        for (unsigned i = bucket * INVERSE % BUCKETS; i < count; i += BUCKETS)
            write_value(out, index, values, count, i);
    return true;
}
