#include "interp/oracle/judge/outcome.h"

#include "semantics/memory/shadow.h"

#include <string.h>

static Cell scalar_in(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                      uint64_t scalar)
{
    uint64_t word, lane;
    const Layout *part = layout_scalar(layout, scalar, &word, &lane);

    return (Cell){ .layout = part, .words = words + word, .open = poison && poison[lane] };
}

static Cell number_cell(Arena *arena, uint64_t number)
{
    static const Layout WORD = { .form = &FORM_INDEX, .width = 64, .lanes = 1, .words = 1 };

    return (Cell){ &WORD, ARENA_COPY(arena, uint64_t, &number, 1), false };
}

static Cell load(const Layout *element, const Allocation *memory, uint64_t offset, uint64_t scalar,
                 Arena *arena)
{
    uint64_t *words = ARENA_ARRAY(arena, uint64_t, element->words);
    uint32_t *poison = ARENA_ARRAY(arena, uint32_t, element->lanes);

    layout_read(element, memory, offset, words, poison);
    return scalar_in(element, words, poison, scalar);
}

/* Ours. */

/* The part that a cell belongs to. */
static const WirePart *cell_part(const Runner *runner, CellId id)
{
    return id.kind == CELL_ARGUMENT ? &runner->shape.arguments.parts[id.part]
           : id.kind == CELL_GLOBAL ? &runner->globals.parts[id.part]
                                    : &runner->shape.results.parts[id.part];
}

Allocation *own_memory(const Runner *runner, CellKind kind, unsigned part)
{
    return kind == CELL_GLOBAL
               ? wire_global_memory(runner->machine, &runner->globals.parts[part])
               : wire_changeable(runner->machine, &runner->shape.arguments.parts[part],
                                 runner->arguments[part]);
}

static bool own_size(const Runner *runner, CellId id, Arena *arena, Cell *cell)
{
    Elements elements =
        wire_elements(runner->machine, cell_part(runner, id), runner->results[id.part]);

    if (id.element != CELL_RANK && id.element >= elements.rank)
        return false;
    *cell =
        number_cell(arena, id.element == CELL_RANK ? elements.rank : elements.sizes[id.element]);
    cell->open = *runner->results[id.part].poison;
    return true;
}

/* What memory holds is looked at as numbers, and shows where those pointers lead that it holds. */
bool own_cell(const Runner *runner, CellId id, Arena *arena, Cell *cell)
{
    const WirePart *part = cell_part(runner, id);
    Allocation *memory;
    uint64_t offset;

    if (id.kind == CELL_SIZE)
        return own_size(runner, id, arena, cell);
    if (id.kind == CELL_RESULT) {
        Place place = runner->results[id.part];

        *cell = scalar_in(part->layout, place.words, place.poison, id.scalar);
        return true;
    }
    if (id.kind == CELL_ELEMENT) {
        Elements elements = wire_elements(runner->machine, part, runner->results[id.part]);

        if (id.element >= elements_count(&elements)
            || !wire_element_at(runner->machine, part, runner->results[id.part], id.element,
                                &memory, &offset))
            return false;
    } else {
        memory = own_memory(runner, id.kind, id.part);
        offset = id.element * layout_stride(part->element);
        if (!memory || offset >= memory->size)
            return false;
    }
    if (!memory->plain && layout_is_number(layout_lane(part->element)))
        memory_expose_pointers(runner->machine->memory, memory, offset,
                               layout_bytes(part->element));
    *cell = load(part->element, memory, offset, id.scalar, arena);
    return true;
}

/* Native code's. */

static const uint64_t *native_words(const NativeOutcome *native, unsigned result)
{
    const uint64_t *words = native->record + WIRE_OUT_WORDS;

    for (unsigned i = 0; i < result; i++)
        words += native->shape->results.parts[i].words;
    return words;
}

/* A memref that was given back: its words without the rank, which is the type's or stands before.
 */
static const uint64_t *native_memref(const NativeOutcome *native, unsigned result, unsigned *rank)
{
    const WirePart *part = &native->shape->results.parts[result];
    const uint64_t *words = native_words(native, result);

    *rank = part->has_rank ? part->type->shaped.rank : (unsigned)words[WIRE_UNRANKED_RANK];
    if (part->has_rank)
        return words;
    return words + WIRE_UNRANKED_MEMREF;
}

/* The first bytes of an argument's or global's memory; NULL when native code has none of it. */
static const unsigned char *native_memory(const NativeOutcome *native, CellKind kind, unsigned part,
                                          uint64_t size)
{
    const uint64_t *words = native_words(native, native->shape->results.count);

    if (kind == CELL_ARGUMENT) {
        for (unsigned i = 0; i < part; i++)
            words += native->shape->arguments.parts[i].element != NULL;
        return wire_bytes(native->shared, *words, size);
    }
    words += native->shape->memref_count;
    for (unsigned i = 0; i < native->program_global_count; i++)
        if (native->program_globals[i] == part)
            return wire_bytes(native->shared, words[i], size);
    return NULL;
}

static bool native_size(const NativeOutcome *native, CellId id, Arena *arena, Cell *cell)
{
    unsigned rank;
    const uint64_t *words = native_memref(native, id.part, &rank);

    if (id.element != CELL_RANK && id.element >= rank)
        return false;
    *cell =
        number_cell(arena, id.element == CELL_RANK ? rank : words[WIRE_RESULT_SIZES + id.element]);
    return true;
}

/* An element among bytes that are all there. */
static Cell load_bytes(const Layout *element, const unsigned char *bytes, uint64_t scalar,
                       Arena *arena)
{
    MemoryShadow shadow = shadow_new(element->stride);
    Allocation memory = { .alive = true,
                          .plain = true,
                          .size = element->stride,
                          .bytes = (unsigned char *)bytes,
                          .shadow = &shadow };

    shadow_write(&shadow, 0, element->stride);
    return load(element, &memory, 0, scalar, arena);
}

static bool native_cell(const void *state, CellId id, Arena *arena, Cell *cell)
{
    const NativeOutcome *native = state;
    const WirePart *part = id.kind == CELL_ARGUMENT ? &native->shape->arguments.parts[id.part]
                           : id.kind == CELL_GLOBAL ? &native->globals->parts[id.part]
                                                    : &native->shape->results.parts[id.part];
    uint64_t at;
    const unsigned char *bytes;
    const uint64_t *words;
    unsigned rank;

    if (id.kind == CELL_SIZE)
        return native_size(native, id, arena, cell);
    if (id.kind == CELL_RESULT) {
        *cell = scalar_in(part->layout, native_words(native, id.part), NULL, id.scalar);
        return true;
    }
    at = id.element * layout_stride(part->element);
    if (id.kind == CELL_ELEMENT) {
        words = native_memref(native, id.part, &rank);
        if (at >= words[WIRE_RESULT_BYTES])
            return false;
        bytes =
            wire_bytes(native->shared, words[WIRE_RESULT_DATA], at + layout_stride(part->element));
    } else {
        bytes = native_memory(native, id.kind, id.part, at + layout_stride(part->element));
    }
    if (!bytes)
        return false;
    *cell = load_bytes(part->element, bytes + at, id.scalar, arena);
    return true;
}

/* Both. */

bool see_scalars(SeeCell *see, void *seer, CellId id, const Layout *layout)
{
    for (id.scalar = 0; id.scalar < layout_scalars(layout); id.scalar++)
        if (!see(seer, id))
            return false;
    return true;
}

typedef struct Walk {
    const Runner *runner;
    const NativeOutcome *native;
    SeeCell *see;
    void *seer;
} Walk;

/* Shapes first; elements only where the shapes agree. */
static bool compare_memref(const Walk *walk, unsigned result)
{
    CellId id = { CELL_SIZE, result, CELL_RANK, 0 };
    const WirePart *part = &walk->runner->shape.results.parts[result];
    Elements own = wire_elements(walk->runner->machine, part, walk->runner->results[result]);
    unsigned native_rank;
    const uint64_t *words = native_memref(walk->native, result, &native_rank);

    if (own.rank != native_rank)
        return walk->see(walk->seer, id);
    if (memcmp(own.sizes, words + WIRE_RESULT_SIZES, own.rank * sizeof *words) != 0) {
        for (id.element = 0; id.element < own.rank; id.element++)
            if (!walk->see(walk->seer, id))
                return false;
        return true;
    }
    id.kind = CELL_ELEMENT;
    for (id.element = 0; id.element < elements_count(&own); id.element++)
        if (!see_scalars(walk->see, walk->seer, id, part->element))
            return false;
    return true;
}

static bool compare_memory(const Walk *walk, CellKind kind, unsigned number)
{
    CellId id = { kind, number, 0, 0 };
    const Layout *element = cell_part(walk->runner, id)->element;
    const Allocation *memory = own_memory(walk->runner, kind, number);
    const unsigned char *bytes =
        native_memory(walk->native, kind, number, memory ? memory->size : 0);
    uint64_t stride = layout_stride(element);

    if (!memory || !bytes || !stride)
        return true;
    for (; (id.element + 1) * stride <= memory->size; id.element++)
        if (memcmp(memory->bytes + id.element * stride, bytes + id.element * stride, stride) != 0
            && !see_scalars(walk->see, walk->seer, id, element))
            return false;
    return true;
}

static void compare_native(const void *state, const Runner *runner, SeeCell *see, void *seer)
{
    Walk walk = { runner, state, see, seer };
    const WireShape *shape = &runner->shape;
    bool more = true;

    for (unsigned i = 0; more && i < shape->results.count; i++)
        more = shape->results.parts[i].element
                   ? compare_memref(&walk, i)
                   : see_scalars(walk.see, walk.seer, (CellId){ CELL_RESULT, i, 0, 0 },
                                 shape->results.parts[i].layout);
    for (unsigned i = 0; more && i < shape->arguments.count; i++)
        if (shape->arguments.parts[i].element)
            more = compare_memory(&walk, CELL_ARGUMENT, i);
    for (unsigned i = 0; more && i < runner->globals.count; i++)
        more = compare_memory(&walk, CELL_GLOBAL, i);
}

Outcome outcome_of_native(const NativeOutcome *native)
{
    const uint64_t *record = native->record;

    return (Outcome){ .end = record[WIRE_OUT_STATUS] == WIRE_TRAPPED ? END_TRAP : END_NONE,
                      .text = { (const char *)native->shared + record[WIRE_OUT_TEXT],
                                record[WIRE_OUT_TEXT_BYTES] },
                      .state = native,
                      .cell = native_cell,
                      .compare = compare_native };
}

/* Names. */

/* "[2, 1]"; "7" of one dimension, and where the type does not say how long rows are. */
static void print_position(Sb *sb, const Type *type, uint64_t number)
{
    unsigned rank = type_has_rank(type) ? type->shaped.rank : 1;
    uint64_t below = 1;

    for (unsigned i = 1; i < rank; i++)
        below = type->shaped.dims[i] > 0 ? below * (uint64_t)type->shaped.dims[i] : 0;
    if (rank < 2 || !below) {
        sb_printf(sb, "%llu", (unsigned long long)number);
        return;
    }
    for (unsigned i = 0; i < rank; i++) {
        sb_printf(sb, "%s%llu", i ? ", " : "[", (unsigned long long)(number / below));
        number %= below;
        below /= i + 1 < rank ? (uint64_t)type->shaped.dims[i + 1] : 1;
    }
    sb_char(sb, ']');
}

/* ", part [1, 0]" of structs and arrays within each other. */
static void name_part(Sb *sb, const Layout *layout, uint64_t scalar)
{
    const char *before = ", part [";

    for (; layout_is_record(layout); before = ", ") {
        unsigned part = 0;
        uint64_t count;

        for (; scalar >= (count = layout_scalars(layout_part(layout, part))); part++)
            scalar -= count;
        sb_printf(sb, "%s%u", before, part);
        layout = layout_part(layout, part);
    }
    sb_char(sb, ']');
    if (layout_is_vector(layout))
        sb_printf(sb, ", lane %llu", (unsigned long long)scalar);
}

static void name_scalar(Sb *sb, const Layout *layout, const Type *type, uint64_t scalar)
{
    uint64_t each = layout_scalars(layout_lane(layout));

    if (layout_is_record(layout)) {
        name_part(sb, layout, scalar);
        return;
    }
    if (layout_is_vector(layout)) {
        sb_add(sb, type->kind == TYPE_TENSOR ? ", element " : ", lane ");
        print_position(sb, type, scalar / each);
    }
    if (each > 1)
        sb_printf(sb, ", %s", datum_kind(type_element(type))->part_names[scalar % each]);
}

void cell_name(Sb *sb, const Runner *runner, CellId id)
{
    const WirePart *part = cell_part(runner, id);
    unsigned long long element = id.element;

    switch (id.kind) {
    case CELL_RESULT:
        if (runner->ticks)
            ticks_name(sb, runner->function->op, id.part);
        else
            sb_printf(sb, "result %u", id.part);
        name_scalar(sb, part->layout, part->type, id.scalar);
        return;
    case CELL_SIZE:
        if (id.element == CELL_RANK)
            sb_printf(sb, "the rank of result %u", id.part);
        else
            sb_printf(sb, "size %llu of result %u", element, id.part);
        return;
    case CELL_ELEMENT:
        sb_add(sb, "element ");
        print_position(sb, part->type, id.element);
        sb_printf(sb, " of result %u", id.part);
        break;
    case CELL_ARGUMENT:
        sb_printf(sb, "element %llu of argument %u's memory", element, id.part);
        break;
    case CELL_GLOBAL:
        sb_printf(sb, "element %llu of @%.*s", element,
                  STR_ARG(op_attr(part->global, "sym_name")->string));
        break;
    }
    name_scalar(sb, part->element,
                type_has_elements(part->type) ? part->type->shaped.element : part->type, id.scalar);
}
