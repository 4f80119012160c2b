/* Memrefs as inputs: their sizes, how they lie in memory, what they hold. */
#include "interp/inputs/inputs_draw.h"

#include <string.h>

__extension__ typedef unsigned __int128 Wide;

enum {
    MOST_RANK = 64,
    MOST_BYTES = 1 << 26, /* of one memref */
    MANY_ELEMENTS = 1 << 12,
    LARGEST_NAMED = 1 << 13, /* size that a program names and that is tried */
    LARGE = 64,              /* size that only one dimension of a memref has */
    BESIDE_LARGE = 2         /* and the others */
};

/* One behind the other, with gaps, or all of one type in the same memory, or nearly so. */
enum { PLAIN, SPREAD, SHARED, SHIFTED, PLACINGS, LARGEST_DRAWN = 10 };

static void add_size(MemoryPlan *plan, uint64_t size)
{
    bool known = size > LARGEST_NAMED || plan->count == sizeof plan->sizes / sizeof *plan->sizes;

    for (unsigned i = 0; i < plan->count && !known; i++)
        known = plan->sizes[i] == size;
    if (!known)
        plan->sizes[plan->count++] = size;
}

/* A plain size after each of the program's, and the other way around. */
MemoryPlan memory_plan(const Constants *constants, bool shares, bool shifts)
{
    static const uint64_t SIZES[] = { 4, 1, 0, 3, 2, 5, 8 };
    enum { COUNT = sizeof SIZES / sizeof *SIZES };
    MemoryPlan plan = { .placings = shifts ? PLACINGS : shares ? SHIFTED : SHARED };
    size_t numbers = constants ? constants->numbers.len : 0;

    for (size_t i = 0; i < numbers || i < COUNT; i++) {
        if (i < COUNT)
            add_size(&plan, SIZES[i]);
        if (i < numbers && constants->numbers.data[i]->kind == ATTR_INTEGER) {
            uint64_t named = (uint64_t)int_low_s(constants->numbers.data[i]->integer);

            add_size(&plan, named);
            add_size(&plan, named + 1);
            add_size(&plan, named - 1);
        }
    }
    return plan;
}

uint64_t situation_count(const MemoryPlan *plan)
{
    return plan->count * (uint64_t)FILLINGS * plan->placings;
}

Situation situation_of(const MemoryPlan *plan, uint64_t which, Random random)
{
    uint64_t placing = which / (plan->count * (uint64_t)FILLINGS) % plan->placings;

    return (Situation){ .random = random,
                        .size = plan->sizes[which % plan->count],
                        .filling = (Filling)(which / plan->count % FILLINGS),
                        .turn = which,
                        .even = true,
                        .spread = placing == SPREAD,
                        .shares = placing >= SHARED,
                        .shifts = placing == SHIFTED,
                        .alignment = placing == SPREAD ? 64 : 1 };
}

Situation situation_draw(const MemoryPlan *plan, Random random)
{
    uint64_t bits = random_word(&random);

    return (Situation){ .size = bits & 1 ? plan->sizes[random_below(&random, plan->count)]
                                         : 1 + random_below(&random, LARGEST_DRAWN),
                        .even = (bits >> 1 & 3) != 0,
                        .spread = (bits >> 3 & 3) == 0,
                        .shares = plan->placings > SHARED && (bits >> 7 & 3) == 0,
                        .shifts = plan->placings > SHIFTED && bits >> 9 & 1,
                        .alignment = bits >> 5 & 1   ? 1
                                     : bits >> 6 & 1 ? 16
                                                     : 64,
                        .filling = (Filling)random_below(&random, FILLINGS),
                        .turn = bits >> 32,
                        .random = random };
}

/* Strides and offset that the type fixes; what it leaves open is DYNAMIC. False where there are
 * none, or some go backwards. */
static bool fixed_strides(const Type *type, int64_t *strides, int64_t *offset)
{
    *offset = 0;
    if (type->kind == TYPE_UNRANKED_MEMREF) {
        for (unsigned i = 0; i < MOST_RANK; i++)
            strides[i] = DYNAMIC;
        return true;
    }
    if (type->shaped.rank > MOST_RANK || !type_strides(type, strides, offset))
        return false;
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (strides[i] < 0 && strides[i] != DYNAMIC)
            return false;
    return *offset >= 0 || *offset == DYNAMIC;
}

bool memref_can_be_made(Machine *machine, const Type *type, Boundaries *boundaries,
                        Scalars *elements)
{
    const Layout *layout = machine_layout(machine, type->shaped.element);
    int64_t strides[MOST_RANK], offset;

    return layout && layout->lanes && layout_in_memory(layout)
           && scalars_of(elements, layout, boundaries) && fixed_strides(type, strides, &offset);
}

/* The dimension along which one is shorter that begins later; the rank where there is none. */
static unsigned shifted_dim(const Type *type)
{
    unsigned dim = 0;

    while (dim < type->shaped.rank && type->shaped.dims[dim] != DYNAMIC)
        dim++;
    return dim;
}

bool memref_can_shift(const Type *type)
{
    int64_t strides[MOST_RANK], offset;

    return type->kind == TYPE_MEMREF && fixed_strides(type, strides, &offset) && offset == DYNAMIC
           && shifted_dim(type) < type->shaped.rank;
}

void memref_shift(const Type *type, Situation *situation, Place one, Place other)
{
    unsigned dim = shifted_dim(type);
    Place later = random_word(&situation->random) & 1 ? one : other;

    if (one.words[MEMREF_SIZES + dim] < 2)
        return;
    later.words[MEMREF_OFFSET] += later.words[MEMREF_SIZES + type->shaped.rank + dim];
    one.words[MEMREF_SIZES + dim]--;
    other.words[MEMREF_SIZES + dim]--;
}

/* A memref on its way. */
typedef struct Making {
    const Scalars *elements;
    const Layout *layout; /* of an element */
    Situation *situation;
    Allocation *allocation;
    unsigned rank;
    uint64_t sizes[MOST_RANK];
    int64_t strides[MOST_RANK], offset; /* in elements */
    uint64_t count;                     /* of elements */
    uint64_t next;                      /* element, in row-major order */
    uint64_t *words;                    /* room for one */
} Making;

/* `before`: dynamic dimensions of the same memref. */
static uint64_t choose_size(Situation *situation, unsigned before)
{
    uint64_t bits;

    if (situation->size > LARGE)
        return before ? BESIDE_LARGE : situation->size;
    if (situation->even)
        return situation->size;
    bits = random_word(&situation->random);
    return bits & 1 ? situation->size + (bits >> 1 & 1) : random_below(&situation->random, 9);
}

/* Small also where there are many dimensions. False when there are too many elements. */
static bool choose_sizes(Making *m, const Type *type)
{
    unsigned dynamic = 0;
    Wide count = 1;

    m->rank = type->shaped.rank;
    if (type->kind == TYPE_UNRANKED_MEMREF)
        m->rank = (unsigned)random_below(&m->situation->random, 3);
    for (unsigned i = 0; i < m->rank; i++) {
        int64_t fixed = type->kind == TYPE_UNRANKED_MEMREF ? DYNAMIC : type->shaped.dims[i];

        m->sizes[i] = fixed != DYNAMIC        ? (uint64_t)fixed
                      : count > MANY_ELEMENTS ? 1
                                              : choose_size(m->situation, dynamic++);
        count *= m->sizes[i];
        if (count > MOST_BYTES)
            return false;
        if (m->situation->size_count < sizeof m->situation->sizes / sizeof *m->situation->sizes)
            m->situation->sizes[m->situation->size_count++] = m->sizes[i];
    }
    m->count = (uint64_t)count;
    return true;
}

/* Row-major, with room between rows where that is open: without a layout of its own a memref has
 * none, whatever its sizes. */
static void choose_strides(Making *m, const Type *type)
{
    Situation *situation = m->situation;
    bool open = situation->spread && type->kind == TYPE_MEMREF && type->shaped.layout;
    uint64_t plain = 1;

    fixed_strides(type, m->strides, &m->offset);
    if (m->offset == DYNAMIC)
        m->offset = situation->spread ? (int64_t)random_below(&situation->random, 6) : 0;
    for (unsigned i = m->rank; i-- > 0;) {
        if (m->strides[i] == DYNAMIC)
            m->strides[i] = (int64_t)(plain + (open ? random_below(&situation->random, 3) : 0));
        plain = (uint64_t)m->strides[i] * (m->sizes[i] ? m->sizes[i] : 1);
    }
}

static bool allocate(Making *m, Machine *machine)
{
    uint64_t stride = layout_stride(m->layout), alignment = layout_alignment(m->layout);
    Wide span = (Wide)m->offset + (m->count ? 1 : 0);

    for (unsigned i = 0; i < m->rank; i++)
        if (m->sizes[i])
            span += (Wide)(m->sizes[i] - 1) * (uint64_t)m->strides[i];
    if (span * stride > MOST_BYTES)
        return false;
    if (alignment < m->situation->alignment)
        alignment = m->situation->alignment;
    m->allocation = memory_allocate(machine->memory, ALLOCATION_ARGUMENT, (uint64_t)span * stride,
                                    alignment, NULL);
    return m->allocation != NULL;
}

static void draw_element(Making *m)
{
    const Scalars *elements = m->elements;
    Situation *situation = m->situation;
    unsigned words = elements->boundary->words;

    switch (situation->filling) {
    case FILL_BOUNDARY:
        scalars_boundary(elements, situation->turn + m->next, m->words);
        return;
    case FILL_SAME:
        scalars_boundary(elements, situation->turn, m->words);
        return;
    case FILL_SMALL:
        for (uint64_t part = 0; part < elements->parts; part++)
            scalar_set(elements, random_below(&situation->random, m->count + 1),
                       m->words + part * words);
        return;
    case FILL_RISING:
        for (uint64_t part = 0; part < elements->parts; part++)
            scalar_set(elements, m->next + part, m->words + part * words);
        return;
    default:
        scalars_draw(elements, &situation->random, m->words);
        return;
    }
}

static void fill(Making *m, unsigned dim, int64_t at)
{
    if (dim < m->rank) {
        for (uint64_t i = 0; i < m->sizes[dim]; i++)
            fill(m, dim + 1, at + (int64_t)i * m->strides[dim]);
        return;
    }
    draw_element(m);
    layout_store(m->layout, m->words, NULL, m->allocation, (uint64_t)at * layout_stride(m->layout));
    m->next++;
}

static void write_place(const Making *m, const Type *type, Place place)
{
    uint64_t *words = place.words;

    if (type->kind == TYPE_UNRANKED_MEMREF) {
        memset(words, 0, layout_words(place.layout) * sizeof *words);
        *words = m->rank;
        words += UNRANKED_MEMREF;
    }
    words[MEMREF_ALLOCATED_PROVENANCE] = words[MEMREF_ALIGNED_PROVENANCE] = m->allocation->id;
    words[MEMREF_ALLOCATED_ADDRESS] = words[MEMREF_ALIGNED_ADDRESS] = m->allocation->address;
    words[MEMREF_OFFSET] = (uint64_t)m->offset;
    for (unsigned i = 0; i < m->rank; i++) {
        words[MEMREF_SIZES + i] = m->sizes[i];
        words[MEMREF_SIZES + m->rank + i] = (uint64_t)m->strides[i];
    }
}

bool memref_make(Machine *machine, const Type *type, const Scalars *elements, Situation *situation,
                 Place place)
{
    ArenaMark mark = arena_mark(&machine->scratch);
    Making m = { .elements = elements,
                 .layout = machine_layout(machine, type->shaped.element),
                 .situation = situation };

    m.words = ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(m.layout));
    if (!choose_sizes(&m, type))
        return false;
    choose_strides(&m, type);
    if (!allocate(&m, machine))
        return false;
    /* Without gaps every byte is written: said once, which makes the stores below cheap. */
    if (m.allocation->size == m.count * layout_stride(m.layout))
        memory_write(m.allocation, 0, arena_alloc(&machine->scratch, m.allocation->size),
                     m.allocation->size);
    fill(&m, 0, m.offset);
    write_place(&m, type, place);
    arena_release(&machine->scratch, mark);
    return true;
}
