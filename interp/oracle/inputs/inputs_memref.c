/* Memrefs as inputs: their sizes, how they lie in memory, what they hold. */
#include "interp/oracle/inputs/inputs_draw.h"

__extension__ typedef unsigned __int128 Wide;

enum {
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

bool memref_can_be_made(Machine *machine, const Type *type, Boundaries *boundaries,
                        Scalars *elements)
{
    const Layout *layout = machine_layout(machine, type->shaped.element);
    Shape shape;

    return layout && layout->lanes && layout_in_memory(layout)
           && scalars_of(elements, layout, boundaries) && shape_of_type(&shape, type);
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
    Shape shape;

    return type->kind == TYPE_MEMREF && shape_of_type(&shape, type) && shape.offset == DYNAMIC
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
    Shape shape;
    uint64_t count;  /* of elements */
    uint64_t next;   /* element, in row-major order */
    uint64_t *words; /* room for one */
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
    bool ranked = type_has_rank(type);
    uint64_t *sizes = m->shape.sizes;
    Wide count = 1;

    m->shape.rank = ranked ? type->shaped.rank : (unsigned)random_below(&m->situation->random, 3);
    for (unsigned i = 0; i < m->shape.rank; i++) {
        int64_t fixed = ranked ? type->shaped.dims[i] : DYNAMIC;

        sizes[i] = fixed != DYNAMIC        ? (uint64_t)fixed
                   : count > MANY_ELEMENTS ? 1
                                           : choose_size(m->situation, dynamic++);
        count *= sizes[i];
        if (count > MOST_BYTES)
            return false;
        if (m->situation->size_count < sizeof m->situation->sizes / sizeof *m->situation->sizes)
            m->situation->sizes[m->situation->size_count++] = sizes[i];
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
    Shape *shape = &m->shape;
    uint64_t plain = 1;
    Shape fixed;

    shape_of_type(shape, type);
    fixed = *shape;
    if (shape->offset == DYNAMIC)
        shape->offset = situation->spread ? (int64_t)random_below(&situation->random, 6) : 0;
    for (unsigned i = shape->rank; i-- > 0;) {
        if (shape->strides[i] == DYNAMIC)
            shape->strides[i] = (int64_t)(plain + (open ? random_below(&situation->random, 3) : 0));
        plain = (uint64_t)shape->strides[i] * (shape->sizes[i] ? shape->sizes[i] : 1);
    }
    shape_set_apart(shape, &fixed);
}

static Allocation *make(Making *m, Step *s, const Type *type, Place place)
{
    uint64_t span;

    if (!shape_span(&m->shape, &span) || span > MOST_BYTES / layout_stride(m->layout))
        return NULL;
    m->shape.kind = ALLOCATION_ARGUMENT;
    m->shape.alignment = m->situation->alignment;
    return datum_kind(type)->make(s, place, type, &m->shape);
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

static void fill(Making *m, const Elements *elements)
{
    uint64_t offset;

    for (; m->next < m->count; m->next++) {
        draw_element(m);
        elements_offset(elements, elements_at(elements, m->next), &offset);
        layout_store(m->layout, m->words, NULL, elements->memory, offset);
    }
}

bool memref_make(Machine *machine, const Type *type, const Scalars *elements, Situation *situation,
                 Place place)
{
    Step step = { .op = machine->module, .arena = &machine->scratch, .machine = machine };
    ArenaMark mark = arena_mark(&machine->scratch);
    Making m = { .elements = elements,
                 .layout = machine_layout(machine, type->shaped.element),
                 .situation = situation };
    Allocation *made;
    Elements held;

    m.words = ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(m.layout));
    if (!choose_sizes(&m, type))
        return false;
    choose_strides(&m, type);
    made = make(&m, &step, type, place);
    if (!made)
        return false;
    /* Without gaps every byte is written: said once, which makes the stores below cheap. */
    if (made->size == m.count * layout_stride(m.layout))
        memory_write(made, 0, arena_alloc(&machine->scratch, made->size), made->size);
    datum_kind(type)->elements(machine->memory, place, type, &held);
    fill(&m, &held);
    arena_release(&machine->scratch, mark);
    return true;
}
