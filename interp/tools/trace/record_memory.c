/* Memory as a page hears of it. */
#include "interp/tools/trace/record.h"

#include "dialects/access.h"
#include "dialects/meaning/meaning.h"
#include "interp/console/json.h"

#include <inttypes.h>

enum {
    MOST_TOUCHES = 2000, /* of one moment; of more, what they changed is told alone */
    MOST_LANES = 256,
};

static const char *kind_name(AllocationKind kind)
{
    switch (kind) {
    case ALLOCATION_HEAP:
        return "heap";
    case ALLOCATION_STACK:
        return "stack";
    case ALLOCATION_GLOBAL:
        return "global";
    case ALLOCATION_CODE:
        return "code";
    case ALLOCATION_LIBRARY:
        return "library";
    case ALLOCATION_ARGUMENT:
        return "argument";
    }
    return "";
}

static bool is_argument(const Recording *r, const Allocation *allocation)
{
    return allocation->kind == ALLOCATION_ARGUMENT && allocation->made == r->entry->function;
}

/* The entry's argument that the allocation was handed in as; NULL if none. */
static const Value *argument_of(const Recording *r, const Allocation *allocation)
{
    const Block *block = r->entry->function->regions[0].first;

    for (unsigned i = 0; i < block->arg_count; i++)
        if (type_held(block->args[i]->type)->kind == TYPE_MEMREF
            && r->entry->arguments[i].words[MEMREF_ALIGNED_PROVENANCE] == allocation->id)
            return block->args[i];
    return NULL;
}

/* The value that an allocation was first; NULL where an operation made it that gives none. */
static const Value *first_value(const Recording *r, const Allocation *allocation)
{
    const Op *made = allocation->made;

    if (is_argument(r, allocation))
        return argument_of(r, allocation);
    return made && made->result_count ? made->results[0] : NULL;
}

/* The memref it was made as; NULL where it is only bytes. */
static const Type *type_made(const Recording *r, const Allocation *allocation)
{
    const Value *value = first_value(r, allocation);
    const Attr *global = value || !allocation->made ? NULL : op_attr(allocation->made, "type");
    const Type *type = value                                 ? type_held(value->type)
                       : global && global->kind == ATTR_TYPE ? global->type_value
                                                             : NULL;

    return type && type->kind == TYPE_MEMREF ? type : NULL;
}

/* "%m", "@table", or nothing. */
static void print_name(const Recording *r, Sb *sb, const Allocation *allocation)
{
    const Value *value = first_value(r, allocation);
    const Attr *symbol = value || !allocation->made ? NULL : op_attr(allocation->made, "sym_name");
    unsigned number = value ? index_of(r->index, value) : UINT32_MAX;

    if (number < r->index->values.len)
        sb_str(sb, r->index->values.data[number].name);
    else if (allocation->kind == ALLOCATION_GLOBAL && symbol && symbol->kind == ATTR_STRING)
        sb_printf(sb, "@%.*s", STR_ARG(symbol->string));
}

/* The words of the memref that it was made as; NULL where they are not known any more. */
static const uint64_t *words_made(const Recording *r, const Step *step,
                                  const Allocation *allocation)
{
    const Value *argument = is_argument(r, allocation) ? argument_of(r, allocation) : NULL;

    if (argument)
        return r->entry->arguments[argument->index].words;
    if (step && step->op == allocation->made && step->op->result_count)
        return result_place(step, 0).words;
    return NULL;
}

static uint64_t product(const uint64_t *sizes, unsigned rank)
{
    uint64_t count = 1;

    for (unsigned i = 0; i < rank; i++)
        count *= sizes[i];
    return count;
}

/* The sizes by which a cell's number is its indices, from the type or, where that leaves them open,
 * from the value; false where its elements do not lie one behind the other. */
static bool find_sizes(const Recording *r, const Type *type, const Step *step,
                       const Allocation *allocation, uint64_t sizes[MEMREF_MAX_RANK])
{
    const uint64_t *words = words_made(r, step, allocation);
    unsigned rank = type->shaped.rank;

    if (!words && (type->shaped.layout || !type_has_static_shape(type)))
        return false;
    for (unsigned i = 0; i < rank; i++)
        sizes[i] = words ? words[MEMREF_SIZES + i] : (uint64_t)type->shaped.dims[i];
    return !words
           || (!words[MEMREF_OFFSET]
               && elements_are_row_major(&(Elements){
                   .rank = rank, .sizes = sizes, .strides = words + MEMREF_SIZES + rank }));
}

static void add_contents(Recording *r, CellRow *row, const Allocation *allocation, uint64_t first,
                         uint64_t count)
{
    sb_add(&r->events, ",");
    cells_tell(&r->cells, row, allocation, first, count, &r->events);
}

static void add_sizes(Recording *r, const CellRow *row, const uint64_t *sizes, unsigned rank)
{
    if (!sizes || !row->layout || product(sizes, rank) != row->count) {
        sb_add(&r->events, "0");
        return;
    }
    sb_add(&r->events, "[");
    for (unsigned i = 0; i < rank; i++)
        sb_printf(&r->events, "%s%" PRIu64, i ? "," : "", sizes[i]);
    sb_add(&r->events, "]");
}

void record_row(Recording *r, CellRow *row, const RowFacts *facts, const Allocation *allocation)
{
    sb_printf(&r->events, "[\"+\",%u,\"%s\",", row->number, facts->kind);
    json_quoted(&r->events, facts->name);
    sb_printf(&r->events, ",%u,", facts->line);
    json_quoted(&r->events, str_of(row->layout ? type_text(row->element) : "bytes"));
    sb_printf(&r->events, ",%" PRIu64 ",%" PRIu64 ",", row->count, row->shown);
    add_sizes(r, row, facts->sizes, facts->rank);
    sb_printf(&r->events, ",%" PRIu64, allocation->size);
    add_contents(r, row, allocation, 0, row->shown);
    if (row->value)
        sb_printf(&r->events, ",%u", index_of(r->index, row->value));
    sb_add(&r->events, "],");
}

static void tell_made(Recording *r, const Allocation *allocation, const Step *step)
{
    const Type *type = type_made(r, allocation);
    CellRow *row = cells_add(&r->cells, allocation, type ? type->shaped.element : NULL);
    RowFacts facts = { .kind = kind_name(allocation->kind) };
    uint64_t sizes[MEMREF_MAX_RANK];
    Sb name = { 0 };

    if (!row)
        return;
    print_name(r, &name, allocation);
    facts.name = sb_view(&name);
    if (allocation->made && !is_argument(r, allocation))
        index_place(r->index, allocation->made, &facts.line, &(unsigned){ 0 });
    if (type && row->layout && find_sizes(r, type, step, allocation, sizes)) {
        facts.sizes = sizes;
        facts.rank = type->shaped.rank;
    }
    record_row(r, row, &facts, allocation);
    sb_free(&name);
}

static void tell_ended(Recording *r, AllocationId id)
{
    CellRow *row = cells_find(&r->cells, id);

    if (!row || row->ended)
        return;
    sb_printf(&r->events, "[\"-\",%u],", row->number);
    row->ended = true;
}

static void tell_touched(Recording *r, const Touch *touch)
{
    CellRow *row = cells_find(&r->cells, touch->id);
    const Allocation *allocation = memory_find(r->machine->memory, touch->id);
    uint64_t first, count;

    if (!row || !allocation)
        return;
    first = cells_range(row, touch->offset, touch->size, &count);
    if (!count)
        return;
    sb_printf(&r->events, "[\"%c\",%u,%" PRIu64 ",%" PRIu64, touch->kind, row->number, first,
              count);
    if (touch->kind != 'r' && touch->kind != 'm' && allocation->alive)
        add_contents(r, row, allocation, first, count);
    sb_add(&r->events, "],");
}

void record_changes(Recording *r, CellRow *row, const Allocation *allocation)
{
    uint64_t first = 0, count;

    while ((count = cells_changed(&r->cells, row, allocation, &first)) > 0) {
        sb_printf(&r->events, "[\"=\",%u,%" PRIu64, row->number, first);
        add_contents(r, row, allocation, first, count);
        sb_add(&r->events, "],");
        first += count;
    }
}

static void tell_gone(Recording *r)
{
    for (size_t i = r->cells.rows.len; i-- > 0;) {
        const CellRow *row = &r->cells.rows.data[i];
        const Allocation *allocation = memory_find(r->machine->memory, row->id);

        if (!row->value && (!allocation || !allocation->alive || allocation->id != row->id))
            tell_ended(r, row->id);
    }
}

static void tell_unheard(Recording *r)
{
    static const AllocationKind KINDS[] = { ALLOCATION_ARGUMENT, ALLOCATION_GLOBAL, ALLOCATION_HEAP,
                                            ALLOCATION_STACK, ALLOCATION_LIBRARY };
    const Memory *memory = r->machine->memory;

    for (size_t k = 0; k < sizeof KINDS / sizeof *KINDS; k++) {
        const Allocation *found = memory_next_live(memory, KINDS[k], 0);

        for (; found; found = memory_next_live(memory, KINDS[k], found->id))
            if (!cells_find(&r->cells, found->id))
                tell_made(r, found, NULL);
    }
}

static void tell_news(Recording *r)
{
    tell_gone(r);
    for (size_t i = 0; i < r->cells.rows.len; i++) {
        CellRow *row = &r->cells.rows.data[i];

        if (!row->value && !row->ended)
            record_changes(r, row, memory_find(r->machine->memory, row->id));
    }
    tell_unheard(r);
    r->news = false;
}

static void tell_touch(Recording *r, const Touch *touch, const Step *step)
{
    const Allocation *allocation = memory_find(r->machine->memory, touch->id);

    if (touch->kind == '-')
        tell_ended(r, touch->id);
    else if (touch->kind != '+')
        tell_touched(r, touch);
    else if (allocation && allocation->alive)
        tell_made(r, allocation, step);
}

void record_memory_events(Recording *r, const Step *step)
{
    size_t kept = 0; /* those of values wait for these */

    r->events.len = 0;
    if (r->news)
        tell_news(r);
    for (size_t i = 0; i < r->touches.len; i++) {
        const Touch touch = r->touches.data[i];

        if (touch.id)
            tell_touch(r, &touch, step);
        else
            r->touches.data[kept++] = touch;
    }
    r->touches.len = kept;
}

static void add_touch(Recording *r, char kind, const Allocation *allocation, uint64_t offset,
                      uint64_t size)
{
    vec_push(&r->touches, ((Touch){ kind, allocation->id, allocation, offset, size }));
}

/* An operation that goes through memory element by element touches one stretch; a copy, two. */
static bool lengthens(Recording *r, char kind, const Allocation *allocation, uint64_t offset,
                      uint64_t size)
{
    for (size_t back = 1; back <= 2 && back <= r->touches.len; back++) {
        Touch *last = &r->touches.data[r->touches.len - back];

        if (last->kind == kind && last->id == allocation->id && last->of == allocation
            && last->offset + last->size == offset) {
            last->size += size;
            return true;
        }
    }
    return false;
}

static void made(void *state, const Allocation *allocation)
{
    add_touch(state, '+', allocation, 0, 0);
}

static void ended(void *state, const Allocation *allocation)
{
    add_touch(state, '-', allocation, 0, 0);
}

static void touched(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode)
{
    static const char KINDS[] = {
        [ACCESS_READ] = 'r', [ACCESS_WRITE] = 'w', [ACCESS_ATOMIC] = 'a', [ACCESS_ATOMIC_READ] = 'a'
    };
    Recording *r = state;

    if (lengthens(r, KINDS[mode], allocation, offset, size))
        return;
    if (r->touches.len < MOST_TOUCHES)
        add_touch(r, KINDS[mode], allocation, offset, size);
    else
        r->news = true;
}

static void spared(void *state, const Spared *spared)
{
    Recording *r = state;

    if (spared->masked && spared->allocation
        && !lengthens(r, 'm', spared->allocation, spared->offset, spared->size)
        && r->touches.len < MOST_TOUCHES)
        add_touch(r, 'm', spared->allocation, spared->offset, spared->size);
    if (spared->lane >= MOST_LANES)
        return;
    while (r->lanes.len < spared->lane)
        sb_char(&r->lanes, '.');
    sb_char(&r->lanes, spared->masked ? 'm' : 'o');
}

MemoryWatch record_memory_watch(Recording *r)
{
    return (MemoryWatch){ r, made, ended, touched, spared };
}
