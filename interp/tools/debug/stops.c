#include "interp/tools/debug/stops.h"

#include "interp/machine/variable_text.h"

#include <string.h>

static unsigned hash_of(const Op *op)
{
    return (unsigned)(((uintptr_t)op >> 4) * 0x9E3779B97F4A7C15u >> 52); /* 12 bits */
}

static int by_address(const void *a, const void *b)
{
    const Site *x = a, *y = b;

    if (x->op != y->op)
        return (uintptr_t)x->op < (uintptr_t)y->op ? -1 : 1;
    return x->number < y->number ? -1 : x->number > y->number;
}

void stops_read(Stops *stops, Str bytes)
{
    StopsHeader header;

    memcpy(&header, bytes.data, sizeof header);
    bytes = str_from(bytes, sizeof header);
    stops->sites.len = stops->watches.len = 0;
    for (uint64_t i = 0; i < header.sites; i++, bytes = str_from(bytes, sizeof(Site))) {
        vec_push(&stops->sites, (Site){ 0 });
        memcpy(&stops->sites.data[i], bytes.data, sizeof(Site));
    }
    for (uint64_t i = 0; i < header.watches; i++, bytes = str_from(bytes, sizeof(Watch))) {
        vec_push(&stops->watches, (Watch){ 0 });
        memcpy(&stops->watches.data[i], bytes.data, sizeof(Watch));
    }
    if (stops->sites.len)
        qsort(stops->sites.data, stops->sites.len, sizeof(Site), by_address);
    memset(stops->filter, 0, sizeof stops->filter);
    for (size_t i = 0; i < stops->sites.len; i++) {
        unsigned hash = hash_of(stops->sites.data[i].op);

        stops->filter[hash / 8] |= (unsigned char)(1 << hash % 8);
    }
}

static bool relation_holds(Relation relation, int order)
{
    switch (relation) {
    case ALWAYS:
        return true;
    case EQUAL:
        return order == 0;
    case UNEQUAL:
        return order != 0;
    case LESS:
        return order < 0;
    case LESS_EQUAL:
        return order <= 0;
    case GREATER:
        return order > 0;
    case GREATER_EQUAL:
        return order >= 0;
    }
    return false;
}

/* The value as it is at the operation. In the loops that an operation means, what stands in its
 * body has a copy; false where nothing reads it there. */
static bool find_place(const Frame *frame, const Value *value, Place *place)
{
    const Op *call = frame->call, *within = value_block(value)->region->parent;
    const Value *copy;

    if (facts_function(within) == frame->function->op || !frame->function->expands) {
        *place = frame_place(frame, value);
        return true;
    }
    while (within && within != call)
        within = op_parent(within);
    if (!within)
        return find_place(frame->caller, value, place);
    copy = map_get(&op_context(call)->copies, KEY_OF(value));
    if (copy)
        *place = frame_place(frame, copy);
    return copy != NULL;
}

static bool number_holds(Relation relation, Place place, const uint64_t *constant, bool is_unsigned)
{
    Arena scratch = { 0 };
    Int left, right;
    int order;

    if (layout_is_float(place.layout)) {
        Float a = place_float(place), b = float_of_bits(a.format, constant[0], constant[1]);

        if (float_is_nan(a) || float_is_nan(b))
            return relation == UNEQUAL;
        return relation_holds(relation, (int)float_compare(a, b));
    }
    left = place_int(place);
    right = int_of_words(&scratch, left.width, constant);
    order = is_unsigned ? int_cmp_u(left, right) : int_cmp_s(left, right);
    arena_free(&scratch);
    return relation_holds(relation, order);
}

/* What was never written fulfils none, either. */
static bool variable_holds(const Condition *condition, Machine *machine, const Frame *frame)
{
    ArenaMark mark = arena_mark(&machine->scratch);
    const Variable *variable = &condition->variable;
    SourceKind kind = source_shape(variable->type).kind;
    uint64_t constant[CONSTANT_WORDS];
    Object object;
    Place number;
    Sb why = { 0 };
    bool holds;

    holds = (condition->global
                 ? object_of_global(machine, condition->global, variable, &object, &why)
                 : object_of_variable(frame_place(frame, variable->value), variable, &object, &why))
            && object_number(machine, &object, &number)
            && condition_read_constant(number.layout, str_of(condition->number), constant)
            && number_holds(condition->relation, number, constant,
                            kind != SOURCE_SIGNED && kind != SOURCE_CHAR);
    arena_release(&machine->scratch, mark);
    sb_free(&why);
    return holds;
}

/* Poison fulfils no condition, and a NaN only that it is not equal. */
static bool condition_holds(const Condition *condition, Machine *machine, const Frame *frame)
{
    Place place;

    if (condition->relation == ALWAYS)
        return true;
    if (condition->variable.info)
        return variable_holds(condition, machine, frame);
    return find_place(frame, condition->value, &place) && !*place.poison
           && number_holds(condition->relation, place, condition->constant,
                           scene_is_unsigned(condition->value->type));
}

static bool conditions_hold(const Site *site, Machine *machine, const Frame *frame)
{
    for (unsigned i = 0; i < MOST_CONDITIONS; i++)
        if (!condition_holds(&site->conditions[i], machine, frame))
            return false;
    return true;
}

static uint64_t count_reached(Stops *stops, unsigned number)
{
    for (size_t i = 0; i < stops->reached.len; i++)
        if (stops->reached.data[i].number == number)
            return ++stops->reached.data[i].times;
    vec_push(&stops->reached, ((Reached){ number, 1 }));
    return 1;
}

static bool hits_hold(Stops *stops, const Site *site)
{
    const Hits *hits = &site->hits;
    uint64_t times;

    if (hits->relation == ALWAYS && !hits->every)
        return true;
    times = count_reached(stops, site->number);
    if (hits->every)
        return times % hits->count == 0;
    return relation_holds(hits->relation, times < hits->count ? -1 : times > hits->count);
}

/* Does the run stop there? It goes on from a log point that has told what it says. */
static bool reach(Stops *stops, const Scene *scene, const Site *site, const Frame *frame, Sb *log)
{
    if (!conditions_hold(site, scene->machine, frame) || !hits_hold(stops, site))
        return false;
    if (!*site->log)
        return true;
    scene_print_message(log, scene, str_of(site->log));
    return false;
}

/* The operation may be the copy of one that has a breakpoint. */
static unsigned break_inside(Stops *stops, const Scene *scene, const Frame *frame, const Op *op,
                             Sb *log)
{
    const Map *copies = &op_context(op)->copies;
    unsigned number = 0;

    for (size_t i = 0; i < stops->sites.len; i++) {
        const Site *site = &stops->sites.data[i];

        if ((site->op == op || map_get(copies, KEY_OF(site->op)) == op)
            && reach(stops, scene, site, frame, log) && !number)
            number = site->number;
    }
    return number;
}

unsigned stops_break(Stops *stops, const Scene *scene, const Frame *frame, const Op *op, Sb *log)
{
    unsigned hash = hash_of(op), number = 0;
    size_t low = 0, high = stops->sites.len;

    if (frame->function->expands)
        return break_inside(stops, scene, frame, op, log);
    if (!(stops->filter[hash / 8] >> hash % 8 & 1))
        return 0;
    while (low < high) {
        size_t middle = (low + high) / 2;

        if ((uintptr_t)stops->sites.data[middle].op < (uintptr_t)op)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < stops->sites.len && stops->sites.data[low].op == op; low++)
        if (reach(stops, scene, &stops->sites.data[low], frame, log) && !number)
            number = stops->sites.data[low].number;
    return number;
}

static bool read_float(const Layout *layout, Str text, bool negative, uint64_t *words)
{
    Arena scratch = { 0 };
    Str full =
        str_printf(&scratch, "%.*s%s", STR_ARG(text),
                   str_find(text, '.') == text.len && str_find(text, 'e') == text.len ? ".0" : "");
    Float value;
    Int bits;
    bool good = float_parse(layout->format, full, &value);

    if (good) {
        if (negative)
            value = float_neg(value);
        bits = float_to_int_bits(&scratch, value);
        memcpy(words, int_data(&bits), layout_words(layout) * sizeof *words);
    }
    arena_free(&scratch);
    return good;
}

bool condition_read_constant(const Layout *layout, Str text, uint64_t words[CONSTANT_WORDS])
{
    bool negative = str_starts(text, "-"), fits, hex, good;
    Arena scratch = { 0 };
    Int value;

    memset(words, 0, CONSTANT_WORDS * sizeof *words);
    if (str_is(text, "true") || str_is(text, "false")) {
        words[0] = text.data[0] == 't';
        return layout_is_int(layout) && layout->width == 1;
    }
    if (negative)
        text = str_from(text, 1);
    if (layout_is_float(layout))
        return read_float(layout, text, negative, words);
    hex = str_starts(text, "0x");
    good = int_parse(&scratch, layout->width, hex ? str_from(text, 2) : text, hex ? 16 : 10, &value,
                     &fits)
           && fits;
    if (good) {
        if (negative)
            value = int_neg(&scratch, value);
        memcpy(words, int_data(&value), layout_words(layout) * sizeof *words);
    }
    arena_free(&scratch);
    return good;
}
