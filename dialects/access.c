#include "dialects/access.h"

#include "dialects/meaning/meaning.h"
#include "dialects/races.h"

/* The frame holds offset, sizes and strides zero-extended from the index width. */
static void read_words(MemRef *memref, const uint64_t *words, unsigned width)
{
    memref->allocated =
        (Pointer){ words[MEMREF_ALLOCATED_PROVENANCE], words[MEMREF_ALLOCATED_ADDRESS] };
    memref->aligned = (Pointer){ words[MEMREF_ALIGNED_PROVENANCE], words[MEMREF_ALIGNED_ADDRESS] };
    memref->offset = sign_extended(words[MEMREF_OFFSET], width);
    for (unsigned i = 0; i < memref->rank; i++) {
        memref->sizes[i] = sign_extended(words[MEMREF_SIZES + i], width);
        memref->strides[i] = sign_extended(words[MEMREF_SIZES + memref->rank + i], width);
    }
}

static void write_words(const MemRef *memref, uint64_t *words, unsigned width)
{
    uint64_t mask = UINT64_MAX >> (INT_WORD_BITS - width);

    words[MEMREF_ALLOCATED_PROVENANCE] = memref->allocated.provenance;
    words[MEMREF_ALLOCATED_ADDRESS] = memref->allocated.address;
    words[MEMREF_ALIGNED_PROVENANCE] = memref->aligned.provenance;
    words[MEMREF_ALIGNED_ADDRESS] = memref->aligned.address;
    words[MEMREF_OFFSET] = (uint64_t)memref->offset & mask;
    for (unsigned i = 0; i < memref->rank; i++) {
        words[MEMREF_SIZES + i] = (uint64_t)memref->sizes[i] & mask;
        words[MEMREF_SIZES + memref->rank + i] = (uint64_t)memref->strides[i] & mask;
    }
}

bool memref_at(Step *s, Place place, const Type *type, MemRef *memref)
{
    bool ranked;

    type = type_held(type);
    ranked = type->kind == TYPE_MEMREF;
    memref->element = type->shaped.element;
    memref->is_pointer = false;
    memref->rank = ranked ? type->shaped.rank : (unsigned)place.words[UNRANKED_RANK];
    if (memref->rank > MEMREF_MAX_RANK) {
        unsupported(s, "a memref of %u dimensions", memref->rank);
        return false;
    }
    read_words(memref, ranked ? place.words : place.words + UNRANKED_MEMREF, index_width(s));
    return true;
}

bool memref_in(Step *s, unsigned operand, MemRef *memref)
{
    return memref_at(s, operand_place(s, operand), s->op->operands[operand]->type, memref);
}

void place_set_memref(Place place, const Type *type, const MemRef *memref)
{
    if (type->kind == TYPE_MEMREF) {
        write_words(memref, place.words, place.layout->width);
    } else {
        place.words[UNRANKED_RANK] = memref->rank;
        write_words(memref, place.words + UNRANKED_MEMREF, INT_WORD_BITS);
    }
    *place.poison = 0;
}

Flow give_memref(Step *s, unsigned result, const MemRef *memref)
{
    const Type *type = s->op->results[result]->type;

    if (type->kind != TYPE_MEMREF && memref->rank > UNRANKED_MAX_RANK)
        return unsupported(s, "an unranked memref of %u dimensions", memref->rank);
    place_set_memref(result_place(s, result), type, memref);
    return FLOW_NEXT;
}

void indices_in(const Step *s, unsigned first, unsigned count, int64_t *indices)
{
    for (unsigned i = 0; i < count; i++)
        indices[i] = index_in(s, first + i);
}

Flow note_memref(Step *s, const MemRef *memref)
{
    Allocation *allocation = memory_find(memory_in(s), memref->aligned.provenance);

    return allocation ? note_allocation(s, allocation) : FLOW_END;
}

bool memref_element_count(const MemRef *memref, int64_t *count)
{
    bool fits = true;

    *count = 1;
    for (unsigned i = 0; i < memref->rank; i++) {
        if (memref->sizes[i] == 0) {
            *count = 0;
            return true;
        }
        fits &= !__builtin_mul_overflow(*count, memref->sizes[i], count);
    }
    return fits;
}

bool memref_set_identity_strides(MemRef *memref)
{
    int64_t stride = 1;
    bool fits = true, empty = false;

    for (unsigned i = memref->rank; i-- > 0;) {
        memref->strides[i] = stride;
        empty |= memref->sizes[i] == 0;
        fits &= !__builtin_mul_overflow(stride, memref->sizes[i], &stride);
    }
    return fits || empty;
}

/* Checks. */

Flow check_indices(Step *s, const MemRef *memref, const int64_t *indices, int64_t *at)
{
    int64_t term, position;
    bool overflows = false;

    *at = 0;
    for (unsigned i = 0; i < memref->rank; i++) {
        if (indices[i] < 0 || indices[i] >= memref->sizes[i]) {
            undefined(s, "index %lld is out of bounds: dimension %u has size %lld",
                      (long long)indices[i], i, (long long)memref->sizes[i]);
            return note_memref(s, memref);
        }
        overflows |= __builtin_mul_overflow(indices[i], memref->strides[i], &term);
        overflows |= __builtin_add_overflow(*at, term, at);
    }
    overflows |= __builtin_add_overflow(*at, memref->offset, &position);
    if (overflows || position != sign_extended((uint64_t)position, index_width(s))) {
        undefined(s, "the position of the element overflows the index type");
        return note_memref(s, memref);
    }
    return FLOW_NEXT;
}

Pointer element_pointer(const MemRef *memref, const Layout *layout, int64_t at)
{
    uint64_t number = (uint64_t)memref->offset + (uint64_t)at;

    return (Pointer){ memref->aligned.provenance,
                      memref->aligned.address + number * layout_stride(layout) };
}

/* Whether the element's distance in bytes from the aligned pointer fits 64 bits: if not, the
 * wrapped address must not count as one inside the allocation. */
static bool reaches(const MemRef *memref, const Layout *layout, int64_t at)
{
    int64_t number, distance;

    return !__builtin_add_overflow(memref->offset, at, &number)
           && !__builtin_mul_overflow(number, (int64_t)layout_stride(layout), &distance);
}

Flow check_alignment(Step *s, const MemRef *memref, int64_t at, uint64_t alignment)
{
    const Layout *layout = layout_of(s, memref->element);
    uint64_t address;

    if (!layout)
        return FLOW_NEXT; /* the access itself says what is unsupported */
    address = element_pointer(memref, layout, at).address;
    if (address % alignment == 0)
        return FLOW_NEXT;
    undefined(s, "the address 0x%llx is not aligned to %llu byte%s", (unsigned long long)address,
              (unsigned long long)alignment, plural(alignment));
    by_decision(s, "R4");
    return note_memref(s, memref);
}

bool code_is_block(const Allocation *code)
{
    return !((const Op *)code->made)->region_count;
}

static void report_bounds(Step *s, Pointer at, uint64_t size, const Allocation *allocation)
{
    if (allocation->kind == ALLOCATION_CODE) {
        undefined(s, "the pointer points to %s, which has no bytes to be accessed",
                  code_is_block(allocation) ? "a block" : "a function");
        return;
    }
    undefined(s,
              "%llu byte%s at offset %lld %s out of the bounds of %s allocation, which has %llu "
              "byte%s",
              (unsigned long long)size, plural(size), (long long)(at.address - allocation->address),
              size == 1 ? "is" : "are", size == 1 ? "its" : "their",
              (unsigned long long)allocation->size, plural(allocation->size));
}

/* Rows of vectors lie further apart than their lanes need, where those are no power of two of
 * bytes. */
static void note_rows(Step *s, const Layout *layout)
{
    Layout row;

    if (!layout_is_vector(layout) || !layout->rank)
        return;
    row = layout_vector(layout->element, &layout->dims[layout->rank - 1], 1);
    if (layout_stride(&row) == layout_bytes(&row))
        return;
    note_operation(s, s->op,
                   "rows of %lld lanes, which take %llu byte%s, begin %llu bytes apart in memory",
                   (long long)*row.dims, (unsigned long long)layout_bytes(&row),
                   plural(layout_bytes(&row)), (unsigned long long)layout_stride(&row));
    by_decision(s, "V34");
}

/* Of a tensor the history tells where it came from, of other memory where that was made. */
static Flow report_unwritten(Step *s, const Allocation *allocation)
{
    static const char RULE[] = "the element is read, and nothing was ever written there";

    if (allocation->unwritten == ORIGIN_UNTOLD)
        undefined(s, RULE);
    else
        undefined_poison(s, allocation->unwritten, RULE);
    by_decision(s, "M12");
    return allocation->unwritten == ORIGIN_UNTOLD ? note_allocation(s, allocation) : FLOW_END;
}

static Flow report_no_memory(Step *s, bool is_pointer, uint64_t address)
{
    if (is_pointer && !address)
        return undefined(s, "the null pointer points to no memory");
    return undefined(s,
                     is_pointer ? "the pointer 0x%llx points to no memory: it was not derived from "
                                  "an allocation"
                                : "the memref points to no memory: its pointer 0x%llx was not "
                                  "derived from an allocation",
                     (unsigned long long)address);
}

/* What is accessed, and where. */
typedef struct Access {
    const Layout *layout;
    uint64_t alignment;
    Pointer at;
    bool by_pointer;
} Access;

static Flow report_misaligned(Step *s, const Access *access)
{
    return undefined_by(s, "R4", "the address 0x%llx is not aligned to %llu byte%s, as %s",
                        (unsigned long long)access->at.address,
                        (unsigned long long)access->alignment, plural(access->alignment),
                        access->by_pointer ? "the operation promises" : "an element must be");
}

static Flow report_fault(Step *s, AccessFault fault, const Access *access,
                         const Allocation *allocation)
{
    switch (fault) {
    case ACCESS_NO_PROVENANCE:
        return report_no_memory(s, access->by_pointer, access->at.address);
    case ACCESS_DEAD:
        undefined(s, allocation && allocation->withheld
                         ? "the memory is the stack's of a function whose tail call has not "
                           "returned"
                     : allocation && allocation->alive ? "the memory is used outside of the "
                                                         "lifetime of what it is for"
                     : allocation && allocation->kind == ALLOCATION_STACK
                         ? "the memory is used after the scope it was allocated in has ended"
                         : "the memory is used after it was freed");
        break;
    case ACCESS_OUT_OF_BOUNDS:
        report_bounds(s, access->at, layout_bytes(access->layout), allocation);
        note_rows(s, access->layout);
        break;
    case ACCESS_MISALIGNED:
        report_misaligned(s, access);
        break;
    case ACCESS_READ_ONLY:
        undefined(s, "constant memory is written");
        if (allocation && allocation->kept)
            by_decision(s, "B3");
        break;
    default:
        return report_unwritten(s, allocation);
    }
    return allocation ? note_allocation(s, allocation) : FLOW_END;
}

static Flow report_denied(Step *s, const MemoryAccess *access, const BrokenPromise *broken)
{
    const char *does = ACCESS_WORDS[access->mode];

    if (broken->call)
        undefined(s, "a function %s memory %s, which its memory effects deny", does,
                  broken->of_argument ? "through an argument"
                                      : "that is older than its call, not through an argument");
    else
        undefined(s,
                  "a function %s memory through its argument %u, which the argument's promise "
                  "denies",
                  does, broken->pointer->argument);
    return note_operation(s, broken->call ? broken->call->by : broken->pointer->by,
                          "the function was called here");
}

/* "memory that is modified" while the function runs, and used through a noalias argument, is not
 * used through others. */
static Flow report_not_alone(Step *s, const MemoryAccess *access, const BrokenPromise *broken)
{
    static const char *const THROUGH[] = { "a pointer that is not based on argument", "argument" };
    const Op *other = broken->other;
    unsigned argument = broken->pointer->argument;

    undefined(s,
              "this %s memory through %s %u of a call, which is noalias, and it was %s through "
              "%s",
              ACCESS_WORDS[access->mode], THROUGH[broken->based], argument,
              access_writes(broken->other_mode) ? "written" : "read",
              broken->based ? "another pointer" : "that");
    note_operation(s, other, "%s it here, in '%.*s'", ACCESS_WORDS[broken->other_mode],
                   STR_ARG(op_name(other)));
    return note_operation(s, broken->pointer->by, "the call");
}

static Flow report_broken(Step *s, const MemoryAccess *access, const BrokenPromise *broken)
{
    if (broken->other)
        report_not_alone(s, access, broken);
    else
        report_denied(s, access, broken);
    by_decision(s, "M37");
    return note_allocation(s, access->allocation);
}

Flow find_spot(Step *s, const MemRef *memref, int64_t at, const Layout *layout, uint64_t alignment,
               AccessMode mode, Spot *spot)
{
    const Access access = { layout, alignment, element_pointer(memref, layout, at),
                            memref->is_pointer };
    AccessFault fault;

    if (!layout_in_memory(layout))
        return unsupported(s, "values of type '%s' in memory", type_text(memref->element));
    spot->through = access.at.provenance;
    fault = memory_check(memory_in(s), access.at, layout_bytes(layout), alignment, mode,
                         &spot->allocation, &spot->offset);
    if (fault == ACCESS_OK && layout_bytes(layout) && !reaches(memref, layout, at))
        fault = ACCESS_OUT_OF_BOUNDS;
    return fault == ACCESS_OK ? FLOW_NEXT : report_fault(s, fault, &access, spot->allocation);
}

Flow check_touch(Step *s, const Spot *spot, uint64_t size, AccessMode mode)
{
    Allocation *allocation = spot->allocation;
    MemoryAccess access = { spot->through, allocation, spot->offset, size, mode, s->op };
    BrokenPromise broken;
    Race race;

    bool is_let =
        mode == ACCESS_READ && memory_has_tasks(memory_in(s)) && race_is_moved_load(s->op);

    if ((is_let ? memory_touch_in_loops : memory_touch)(memory_in(s), allocation, spot->offset,
                                                        size, mode, s->op, &race)
        != ACCESS_OK)
        return race_report(s, &race, mode, allocation);
    return memory_breaks_promise(memory_in(s), &access, &broken)
               ? report_broken(s, &access, &broken)
               : FLOW_NEXT;
}

Flow check_life(Step *s, const MemRef *memref)
{
    const Layout nothing = layout_none();
    const Access access = { &nothing, 1, memref->aligned, memref->is_pointer };
    Allocation *allocation;
    uint64_t offset;
    AccessFault fault =
        memory_check(memory_in(s), memref->aligned, 0, 1, ACCESS_READ, &allocation, &offset);

    return fault == ACCESS_OK ? FLOW_NEXT : report_fault(s, fault, &access, allocation);
}

/* Accesses. What has no bytes is nowhere, and is 0 (M4). */

static bool is_empty(const Layout *layout)
{
    return layout_in_memory(layout) && !layout_bytes(layout);
}

static Flow load_nothing(Place to)
{
    for (uint64_t i = 0; i < layout_words(to.layout); i++)
        to.words[i] = 0;
    for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
        to.poison[i] = 0;
    return FLOW_NEXT;
}

/* The dimension of the largest stride that is below `below`; the rank where there is none. */
static unsigned next_dimension(const MemRef *memref, int64_t below)
{
    unsigned found = memref->rank;

    for (unsigned i = 0; i < memref->rank; i++)
        if (memref->strides[i] > 0 && memref->strides[i] < below && memref->sizes[i] > 1
            && (found == memref->rank || memref->strides[i] > memref->strides[found]))
            found = i;
    return found;
}

/* The indices of element number `at`: false where there are none, or strides do not tell them. */
static bool indices_of(const MemRef *memref, int64_t at, int64_t *indices)
{
    unsigned dim = next_dimension(memref, INT64_MAX);

    for (unsigned i = 0; i < memref->rank; i++)
        indices[i] = 0;
    for (; dim < memref->rank; dim = next_dimension(memref, memref->strides[dim])) {
        indices[dim] = at / memref->strides[dim];
        at %= memref->strides[dim];
        if (indices[dim] < 0 || indices[dim] >= memref->sizes[dim])
            return false;
    }
    return at == 0 && memref->rank;
}

/* Poison in a lane of what begins at element `at`: that it came from there. */
static uint32_t read_from(Step *s, uint32_t poison, const MemRef *memref, int64_t at, uint64_t lane)
{
    const Layout *element = layout_of(s, memref->element);
    uint64_t lanes = element && layout_lanes(element) ? layout_lanes(element) : 1;
    int64_t indices[MEMREF_MAX_RANK];
    bool known = indices_of(memref, at + (int64_t)(lane / lanes), indices);

    return poison_read(s, poison, indices, known ? memref->rank : 0);
}

/* The value, and of its poison that it was read here. */
static void read_spot(Step *s, const Spot *spot, const MemRef *memref, int64_t at, Place to)
{
    if (!layout_is_written(to.layout, spot->allocation, spot->offset))
        name_unwritten(s, spot->allocation);
    layout_load(to.layout, spot->allocation, spot->offset, to.words, to.poison);
    for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
        if (to.poison[i])
            to.poison[i] = read_from(s, to.poison[i], memref, at, i);
}

/* Numbers whose bytes follow each other in memory without a gap, as those of a vector's row do. */
static bool lies_densely(const Layout *element)
{
    return layout_is_number(element) && element->width == 8 * layout_stride(element);
}

/* Of a record each number by itself. */
static void expose_numbers(Memory *memory, const Layout *layout, const Allocation *allocation,
                           uint64_t offset)
{
    if (layout_is_number(layout_lane(layout)))
        memory_expose_pointers(memory, allocation, offset, layout_bytes(layout));
    for (unsigned i = 0; layout_is_record(layout) && i < layout->part_count; i++)
        expose_numbers(memory, layout_part(layout, i), allocation,
                       offset + layout_part_offset(layout, i));
}

/* A pointer that is read from bytes which are none has the provenance that an integer would have,
 * and one whose bytes are read as a number is seen as one (DECISIONS.md M16). */
static void meet_pointers(Step *s, const Spot *spot, Place value)
{
    Memory *memory = memory_in(s);

    if (!spot->allocation->plain)
        expose_numbers(memory, value.layout, spot->allocation, spot->offset);
    if (layout_is_number(layout_lane(value.layout)))
        return;
    for (uint64_t i = 0; i < layout_lanes(value.layout); i++) {
        Place lane = place_lane(value, i);

        if (lane.layout->form == &FORM_POINTER && !*lane.poison && !lane.words[POINTER_PROVENANCE])
            place_set_pointer(lane, memory_exposed_at(memory, lane.words[POINTER_ADDRESS]));
    }
}

/* DECISIONS.md M9. */
static void check_padding(Step *s, const Spot *spot, Place value)
{
    static const char WHY[] = "the bytes hold bits above the integer's width";
    const Layout *layout = value.layout;
    uint64_t lane = 0;

    if (!layout_is_record(layout)) {
        if (!place_is_poison(value)
            && !layout_padding_is_zero(layout, spot->allocation, spot->offset))
            place_set_poison(s, value, WHY);
        return;
    }
    for (;; lane++) {
        lane = layout_padded_lane(layout, spot->allocation, spot->offset, lane);
        if (lane == layout_lanes(layout))
            return;
        if (!value.poison[lane])
            place_set_poison(s, place_lane(value, lane), WHY);
    }
}

Flow load_aligned(Step *s, const MemRef *memref, int64_t at, uint64_t alignment, Place to,
                  AccessMode mode)
{
    const Layout *layout = to.layout;
    const Access access = { layout, alignment, memref->aligned, memref->is_pointer };
    Spot spot;

    if (is_empty(layout))
        return load_nothing(to);
    if (find_spot(s, memref, at, layout, alignment, mode, &spot) == FLOW_END)
        return FLOW_END;
    if (reads_are_strict(s) && !layout_is_written(layout, spot.allocation, spot.offset))
        return report_fault(s, ACCESS_UNINITIALISED, &access, spot.allocation);
    if (check_touch(s, &spot, layout_bytes(layout), mode) == FLOW_END)
        return FLOW_END;
    if (spot.allocation->plain && lies_densely(layout)) { /* no poison, no bits above the width */
        layout_load(layout, spot.allocation, spot.offset, to.words, to.poison);
        return FLOW_NEXT;
    }
    read_spot(s, &spot, memref, at, to);
    check_padding(s, &spot, to);
    meet_pointers(s, &spot, to);
    return FLOW_NEXT;
}

Flow load_at(Step *s, const MemRef *memref, int64_t at, Place to, AccessMode mode)
{
    return load_aligned(s, memref, at, layout_alignment(to.layout), to, mode);
}

Flow store_aligned(Step *s, const MemRef *memref, int64_t at, uint64_t alignment, Place from,
                   AccessMode mode)
{
    const Layout *layout = from.layout;
    Spot spot;

    if (is_empty(layout))
        return FLOW_NEXT;
    if (find_spot(s, memref, at, layout, alignment, mode, &spot) == FLOW_END
        || check_touch(s, &spot, layout_bytes(layout), mode) == FLOW_END)
        return FLOW_END;
    layout_store(layout, from.words, from.poison, spot.allocation, spot.offset);
    return FLOW_NEXT;
}

Flow store_at(Step *s, const MemRef *memref, int64_t at, Place from, AccessMode mode)
{
    return store_aligned(s, memref, at, layout_alignment(from.layout), from, mode);
}

/* May `bytes` be touched from element number `at` on? */
static bool find_run(Step *s, const MemRef *memref, int64_t at, const Layout *element,
                     uint64_t bytes, uint64_t alignment, AccessMode mode, Spot *spot)
{
    Pointer pointer = element_pointer(memref, element, at);

    spot->through = pointer.provenance;
    return reaches(memref, element, at)
           && memory_check(memory_in(s), pointer, bytes, alignment, mode, &spot->allocation,
                           &spot->offset)
                  == ACCESS_OK;
}

bool load_run(Step *s, const MemRef *memref, int64_t at, uint64_t count, Place to, Flow *flow)
{
    const int64_t dims[] = { (int64_t)count };
    const Layout run = layout_vector(to.layout, dims, 1);
    Spot spot;

    if (!lies_densely(to.layout)
        || !find_run(s, memref, at, to.layout, layout_bytes(&run), layout_alignment(to.layout),
                     ACCESS_READ, &spot)
        || (reads_are_strict(s) && !layout_is_written(&run, spot.allocation, spot.offset)))
        return false;
    *flow = check_touch(s, &spot, layout_bytes(&run), ACCESS_READ);
    if (*flow == FLOW_NEXT)
        read_spot(s, &spot, memref, at, (Place){ to.words, to.poison, &run });
    return true;
}

bool store_run(Step *s, const MemRef *memref, int64_t at, uint64_t count, Place from, Flow *flow)
{
    const int64_t dims[] = { (int64_t)count };
    const Layout run = layout_vector(from.layout, dims, 1);
    Spot spot;

    if (!lies_densely(from.layout)
        || !find_run(s, memref, at, from.layout, layout_bytes(&run), layout_alignment(from.layout),
                     ACCESS_WRITE, &spot))
        return false;
    *flow = check_touch(s, &spot, layout_bytes(&run), ACCESS_WRITE);
    if (*flow == FLOW_NEXT)
        layout_store(&run, from.words, from.poison, spot.allocation, spot.offset);
    return true;
}

Flow load_element(Step *s, const MemRef *memref, const int64_t *indices, Place to)
{
    int64_t at;

    if (check_indices(s, memref, indices, &at) == FLOW_END)
        return FLOW_END;
    return load_at(s, memref, at, to, ACCESS_READ);
}

Flow store_element(Step *s, const MemRef *memref, const int64_t *indices, Place from)
{
    int64_t at;

    if (check_indices(s, memref, indices, &at) == FLOW_END)
        return FLOW_END;
    return store_at(s, memref, at, from, ACCESS_WRITE);
}

/* Bytes beside each other mostly have one origin. */
static void rename_copied(Step *s, const Spot *to, uint64_t size)
{
    uint32_t before = 0, renamed = 0;

    for (uint64_t i = to->offset; i < to->offset + size; i++) {
        uint32_t origin = memory_origin(to->allocation, i, 1);

        if (origin && origin != before) {
            before = origin;
            renamed = poison_copied(s, origin);
        }
        if (origin)
            memory_rename_poison(to->allocation, i, renamed);
    }
}

void copy_spot(Step *s, const Spot *from, const Spot *to, uint64_t size)
{
    if (!from->allocation->plain)
        name_unwritten(s, from->allocation);
    memory_copy(to->allocation, to->offset, from->allocation, from->offset, size);
    if (!to->allocation->plain && memory_origin(to->allocation, to->offset, size))
        rename_copied(s, to, size);
}

Flow find_copy(Step *s, const Layout *layout, const MemRef *from, int64_t from_at, const MemRef *to,
               int64_t to_at, Spot *source, Spot *target)
{
    if (find_spot(s, from, from_at, layout, 1, ACCESS_READ, source) == FLOW_END
        || find_spot(s, to, to_at, layout, 1, ACCESS_WRITE, target) == FLOW_END
        || check_touch(s, source, layout_bytes(layout), ACCESS_READ) == FLOW_END)
        return FLOW_END;
    return check_touch(s, target, layout_bytes(layout), ACCESS_WRITE);
}

Flow copy_at(Step *s, const Layout *layout, const MemRef *from, int64_t from_at, const MemRef *to,
             int64_t to_at)
{
    Spot source, target;

    if (is_empty(layout))
        return FLOW_NEXT;
    if (find_copy(s, layout, from, from_at, to, to_at, &source, &target) == FLOW_END)
        return FLOW_END;
    copy_spot(s, &source, &target, layout_bytes(layout));
    return FLOW_NEXT;
}

/* False: nothing was done. */
static bool copy_as_run(Step *s, const Layout *layout, const MemRef *from, int64_t from_at,
                        const MemRef *to, int64_t to_at, uint64_t count, Flow *flow)
{
    uint64_t bytes = count * layout_bytes(layout);
    Spot source, target;

    if (layout_stride(layout) != layout_bytes(layout)
        || !find_run(s, from, from_at, layout, bytes, 1, ACCESS_READ, &source)
        || !find_run(s, to, to_at, layout, bytes, 1, ACCESS_WRITE, &target))
        return false;
    *flow = check_touch(s, &source, bytes, ACCESS_READ);
    if (*flow == FLOW_NEXT)
        *flow = check_touch(s, &target, bytes, ACCESS_WRITE);
    if (*flow == FLOW_NEXT)
        copy_spot(s, &source, &target, bytes);
    return true;
}

/* One by one where they cannot be copied at once, which tells why. */
static Flow copy_part(Step *s, const Layout *layout, const MemRef *from, int64_t from_at,
                      const MemRef *to, int64_t to_at, uint64_t count)
{
    Flow flow = FLOW_NEXT;

    if (!copy_as_run(s, layout, from, from_at, to, to_at, count, &flow))
        for (uint64_t i = 0; i < count && flow == FLOW_NEXT; i++)
            flow = copy_at(s, layout, from, wrapped_add(from_at, (int64_t)i), to,
                           wrapped_add(to_at, (int64_t)i));
    return flow == FLOW_NEXT ? work_done(s, count) : flow;
}

Flow copy_many_at(Step *s, const Layout *layout, const MemRef *from, int64_t from_at,
                  const MemRef *to, int64_t to_at, int64_t count)
{
    enum { AT_ONCE = 4096 };
    Flow flow = FLOW_NEXT;

    for (int64_t i = 0; i < count && flow == FLOW_NEXT && !is_empty(layout); i += AT_ONCE)
        flow = copy_part(s, layout, from, wrapped_add(from_at, i), to, wrapped_add(to_at, i),
                         (uint64_t)(count - i < AT_ONCE ? count - i : AT_ONCE));
    return flow;
}
