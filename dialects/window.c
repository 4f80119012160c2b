#include "dialects/window.h"

bool base_in(Step *s, unsigned operand, Base *base)
{
    const Type *type = s->op->operands[operand]->type;
    MemRef *memref = &base->memref;

    base->tensor = NULL;
    base->poison = poison_origin(s, operand);
    base->element = layout_of(s, type->shaped.element);
    if (type->kind == TYPE_MEMREF) {
        if (!base->poison)
            return memref_in(s, operand, memref);
        undefined_poison(s, base->poison, "the operand 'base' is poison");
        return false;
    }
    memref->element = type->shaped.element;
    memref->is_pointer = false;
    memref->rank = type->shaped.rank;
    memref->allocated = memref->aligned = (Pointer){ 0 };
    memref->offset = 0;
    if (base->poison)
        return true;
    base->tensor = tensor_in(s, operand);
    for (unsigned i = 0; i < memref->rank; i++) {
        memref->sizes[i] = (int64_t)base->tensor->sizes[i];
        memref->strides[i] = (int64_t)base->tensor->strides[i];
    }
    return true;
}

static Flow read_tensor(Step *s, const Base *base, const int64_t *indices, int64_t at, Place to)
{
    uint64_t offset = tensor_offset(base->tensor, (uint64_t)at);

    memory_tell(memory_in(s), &base->tensor->memory, offset, layout_bytes(base->element),
                ACCESS_READ);
    layout_load(base->element, &base->tensor->memory, offset, to.words, to.poison);
    for (uint64_t i = 0; i < layout_lanes(base->element); i++)
        if (to.poison[i])
            to.poison[i] = poison_read(s, to.poison[i], indices, base->memref.rank);
    return FLOW_NEXT;
}

Flow base_read(Step *s, const Base *base, const int64_t *indices, Place to)
{
    int64_t at;

    if (base->poison) {
        for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
            to.poison[i] = poison_moved(s, base->poison, "was read by");
        return FLOW_NEXT;
    }
    if (check_indices(s, &base->memref, indices, &at) == FLOW_END)
        return FLOW_END;
    return base->tensor ? read_tensor(s, base, indices, at, to)
                        : load_at(s, &base->memref, at, to, ACCESS_READ);
}

Flow base_write(Step *s, const Base *base, const int64_t *indices, Place from)
{
    uint64_t offset;
    int64_t at;

    if (base->poison)
        return FLOW_NEXT;
    if (check_indices(s, &base->memref, indices, &at) == FLOW_END)
        return FLOW_END;
    if (!base->tensor)
        return store_at(s, &base->memref, at, from, ACCESS_WRITE);
    offset = tensor_offset(base->tensor, (uint64_t)at);
    memory_tell(memory_in(s), &base->tensor->memory, offset, layout_bytes(base->element),
                ACCESS_WRITE);
    layout_store(base->element, from.words, from.poison, &base->tensor->memory, offset);
    return FLOW_NEXT;
}

/* Where the element is; false where it is nowhere. */
static bool find_element(Step *s, const Base *base, const int64_t *indices, Spared *spared)
{
    const MemRef *memref = &base->memref;
    Pointer pointer;
    uint64_t at = 0;

    for (unsigned i = 0; i < memref->rank; i++) {
        if (indices[i] < 0 || indices[i] >= memref->sizes[i])
            return false;
        at += (uint64_t)indices[i] * (uint64_t)memref->strides[i];
    }
    if (base->tensor) {
        spared->allocation = &base->tensor->memory;
        spared->offset = tensor_offset(base->tensor, at);
        return true;
    }
    pointer = element_pointer(memref, base->element, (int64_t)at);
    spared->allocation = memory_find(memory_in(s), pointer.provenance);
    if (!spared->allocation || pointer.address < spared->allocation->address)
        return false;
    spared->offset = pointer.address - spared->allocation->address;
    return spared->allocation->alive && spared->offset < spared->allocation->size;
}

void base_spare(Step *s, const Base *base, const int64_t *indices, uint64_t lane, bool masked)
{
    Spared spared = { .lane = lane, .masked = masked, .size = layout_bytes(base->element) };

    if (!memory_is_asked_for_spared(memory_in(s)))
        return;
    if (!indices || base->poison || !find_element(s, base, indices, &spared))
        spared.allocation = NULL;
    memory_tell_spared(memory_in(s), &spared);
}

bool base_changes(Step *s, unsigned operand, Base *base)
{
    if (base->poison || (base->tensor && !s->op->result_count))
        return false;
    if (base->tensor)
        base->tensor = tensor_taken(s, operand);
    return base->tensor || s->op->operands[operand]->type->kind == TYPE_MEMREF;
}

Flow base_unchanged(Step *s, unsigned operand, const Base *base)
{
    if (!s->op->result_count)
        return FLOW_NEXT;
    return base->poison ? give_operand(s, 0, operand) : FLOW_END;
}

Flow base_changed(Step *s, const Base *base)
{
    return base->tensor && s->op->result_count ? give_tensor(s, 0, base->tensor) : FLOW_NEXT;
}

/* Element `number` of a vector whose elements are so many lanes each. */
static Place element_at(Place vector, const Layout *element, uint64_t number)
{
    return (Place){ vector.words + number * layout_words(element),
                    vector.poison + number * layout_lanes(element), element };
}

Flow window_begin(Step *s, Window *window, Place vector)
{
    const Layout *element = window->base.element;
    unsigned inner = layout_is_vector(element) ? element->rank : 0, base = window->base.memref.rank;

    window->vector = vector;
    window->rank = layout_is_vector(vector.layout) ? vector.layout->rank - inner : 0;
    window->mask_count = 0;
    window->promised = false;
    window->padding = (Place){ 0 };
    if (window->rank > MEMREF_MAX_RANK)
        return unsupported(s, "a vector of %u dimensions", window->rank);
    if (window->rank > base)
        return unsupported(s, "a vector of %u dimensions in %s of %u", window->rank,
                           window->base.tensor ? "a tensor" : "a memref", base);
    for (unsigned i = 0; i < window->rank; i++) {
        window->along[i] = (int)(base - window->rank + i);
        window->leaves[i] = false;
    }
    return FLOW_NEXT;
}

void window_mask(Window *window, Place bits, Place instead)
{
    int64_t stride = 1;

    window->masks[window->mask_count++] = (LaneMask){ bits, instead };
    for (unsigned i = window->rank; i-- > 0;) {
        window->mask_stride[i] = stride;
        stride *= window->vector.layout->dims[i];
    }
}

/* "[1, 2]" */
static const char *lane_text(Step *s, const Layout *vector, uint64_t lane)
{
    uint64_t index[MEMREF_MAX_RANK];
    Sb text = { 0 };
    Str kept;

    for (unsigned i = vector->rank; i-- > 0;) {
        index[i] = lane % (uint64_t)vector->dims[i];
        lane /= (uint64_t)vector->dims[i];
    }
    for (unsigned i = 0; i < vector->rank; i++)
        sb_printf(&text, "%s%llu", i ? ", " : "[", (unsigned long long)index[i]);
    sb_add(&text, vector->rank ? "]" : "[]");
    kept = str_dup(s->arena, sb_view(&text));
    sb_free(&text);
    return kept.data;
}

Flow note_lane(Step *s, const Layout *vector, uint64_t lane)
{
    if (!layout_is_vector(vector) || vector->rank > MEMREF_MAX_RANK)
        return FLOW_END;
    return note_operation(s, s->op, "that is lane %s of the vector", lane_text(s, vector, lane));
}

Flow mask_bit(Step *s, Place mask, uint64_t lane, bool *set)
{
    Place bit = place_lane(mask, lane);

    *set = *bit.words & 1;
    if (!*bit.poison)
        return FLOW_NEXT;
    undefined_poison(s, *bit.poison, "lane %s of the mask is poison",
                     lane_text(s, mask.layout, lane));
    return by_decision(s, "V31");
}

Flow masks_off(Step *s, const LaneMask *masks, unsigned count, uint64_t lane, const LaneMask **off)
{
    uint32_t poison = 0;
    bool set;

    for (unsigned i = 0; i < count; i++) {
        *off = &masks[i];
        if (!masks[i].bits.poison[lane] && !(masks[i].bits.words[lane] & 1))
            return FLOW_NEXT;
        poison |= masks[i].bits.poison[lane];
    }
    *off = NULL;
    for (unsigned i = 0; poison && i < count; i++)
        if (mask_bit(s, masks[i].bits, lane, &set) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

void lane_given(Step *s, Place lane, Place from, const char *how)
{
    place_copy(lane, from);
    for (uint64_t i = 0; i < layout_lanes(lane.layout); i++)
        if (lane.poison[i])
            lane.poison[i] = poison_moved(s, lane.poison[i], how);
}

/* Of a lane that is neither read from the base nor written to it. `masked`: what a mask gives
 * instead; NULL: the lane is behind the end. */
static Flow give_instead(Step *s, const Window *window, Place lane, const Place *masked,
                         uint64_t number)
{
    const Layout *element = window->base.element;
    Place instead = masked ? *masked : window->padding;

    base_spare(s, &window->base, window->index, number * layout_lanes(element), masked != NULL);
    if (!window->writes)
        lane_given(s, lane,
                   instead.layout == window->vector.layout ? element_at(instead, element, number)
                                                           : instead,
                   masked ? LANE_IS_OFF : "was the padding of");
    return FLOW_NEXT;
}

/* Of a lane that one mask has off, and of which nobody knows whether one before it does, that would
 * give it something else. */
static void mask_unknown(Step *s, const Window *window, Place lane, uint64_t mask_lane,
                         const LaneMask *off)
{
    for (const LaneMask *mask = window->masks; mask < off && !window->writes; mask++) {
        uint32_t unknown = *place_lane(mask->bits, mask_lane).poison;

        for (uint64_t i = 0; i < layout_lanes(lane.layout) && unknown; i++)
            if (mask->instead.words != off->instead.words)
                lane.poison[i] = poison_moved(s, unknown, "masked the lane in");
    }
}

static bool is_behind_end(const Window *window)
{
    for (unsigned i = 0; i < window->rank; i++) {
        int dim = window->along[i];

        if (dim != ALONG_NONE && window->leaves[i]
            && window->index[dim] >= window->base.memref.sizes[dim])
            return true;
    }
    return false;
}

/* The run has ended at this lane: where `in_bounds` said that it would not leave the base, that is
 * told. */
static Flow note_promise(Step *s, const Window *window)
{
    for (unsigned i = 0; i < window->rank && window->promised; i++) {
        int dim = window->along[i];

        if (dim == ALONG_NONE || window->leaves[i]
            || window->index[dim] < window->base.memref.sizes[dim])
            continue;
        note_operation(s, s->op,
                       "'in_bounds' promises that no lane along dimension %u of the vector is "
                       "behind the end",
                       i);
        return by_decision(s, "V37");
    }
    return FLOW_END;
}

static Flow access_one(Step *s, const Window *window, uint64_t number, int64_t mask_lane)
{
    const Base *base = &window->base;
    Place lane = element_at(window->vector, base->element, number);
    const LaneMask *off;
    Flow flow;

    if (masks_off(s, window->masks, window->mask_count, (uint64_t)mask_lane, &off) == FLOW_END)
        return FLOW_END;
    if (off) {
        give_instead(s, window, lane, &off->instead, number);
        mask_unknown(s, window, lane, (uint64_t)mask_lane, off);
        return FLOW_NEXT;
    }
    if (!base->poison && is_behind_end(window))
        return give_instead(s, window, lane, NULL, number);
    flow = (window->writes ? base_write : base_read)(s, base, window->index, lane);
    if (flow == FLOW_NEXT)
        return FLOW_NEXT;
    note_lane(s, window->vector.layout, number * layout_lanes(base->element));
    return note_promise(s, window);
}

/* From which dimension on all lanes follow each other in memory, and are there; the rank: none
 * do. */
static unsigned run_from(const Window *window)
{
    const MemRef *memref = &window->base.memref;
    unsigned from = window->rank;
    int64_t length = 1;

    if (window->mask_count || window->base.poison || !layout_is_number(window->base.element))
        return from;
    for (; from > 0; from--) {
        int dim = window->along[from - 1];
        int64_t size = window->vector.layout->dims[from - 1];

        if (dim == ALONG_NONE || memref->strides[dim] != length || window->start[dim] < 0
            || size > memref->sizes[dim] - window->start[dim])
            return from;
        length *= size;
    }
    return from;
}

typedef struct Walk {
    Window *window;
    unsigned run;    /* run_from */
    uint64_t length; /* of a run */
    uint64_t number;
    bool rows; /* lanes along the last dimension follow each other in memory */
} Walk;

static bool has_rows(const Window *window)
{
    int dim = window->rank ? window->along[window->rank - 1] : ALONG_NONE;

    return dim != ALONG_NONE && !window->base.poison && !window->base.tensor
           && layout_is_number(window->base.element) && window->base.memref.strides[dim] == 1;
}

/* So many lanes from this one on, of at most `most` along the last dimension, are set in all masks
 * and not behind the end. */
static uint64_t lanes_on(const Window *window, uint64_t most, uint64_t mask_lane)
{
    int dim = window->along[window->rank - 1];
    int64_t size = window->base.memref.sizes[dim], index = window->index[dim], stride;
    uint64_t count = index < 0 || index > size ? 0 : (uint64_t)(size - index);

    count = count < most ? count : most;
    stride = window->mask_count ? window->mask_stride[window->rank - 1] : 0;
    for (unsigned i = 0; i < window->mask_count; i++) {
        const Place bits = window->masks[i].bits;
        uint64_t n = 0, lane = mask_lane;

        for (; n < count && (bits.words[lane] & 1) && !bits.poison[lane]; n++)
            lane += (uint64_t)stride;
        count = n;
    }
    return count;
}

bool window_run(Step *s, const Window *window, const int64_t *indices, uint64_t number,
                uint64_t length, Flow *flow)
{
    const MemRef *memref = &window->base.memref;
    Place run = element_at(window->vector, window->base.element, number);
    int64_t at = 0, term;

    for (unsigned i = 0; i < memref->rank; i++)
        if (indices[i] < 0 || indices[i] >= memref->sizes[i]
            || __builtin_mul_overflow(indices[i], memref->strides[i], &term)
            || __builtin_add_overflow(at, term, &at))
            return false;
    if (window->base.tensor)
        return false;
    return window->writes ? store_run(s, memref, at, length, run, flow)
                          : load_run(s, memref, at, length, run, flow);
}

/* The lanes from here on that are on, at once: how many these are. One by one where that cannot be.
 */
static uint64_t access_some(Step *s, Walk *walk, uint64_t most, int64_t mask_lane, Flow *flow)
{
    uint64_t count = walk->rows ? lanes_on(walk->window, most, (uint64_t)mask_lane) : 1;

    if (count > 1 && window_run(s, walk->window, walk->window->index, walk->number, count, flow))
        return count;
    walk->rows &= count <= 1;
    *flow = access_one(s, walk->window, walk->number, mask_lane);
    return 1;
}

/* Lanes along the last dimension. */
static Flow walk_row(Step *s, Walk *walk, int64_t mask_lane)
{
    Window *window = walk->window;
    unsigned dim = window->rank - 1;
    int along = window->along[dim];
    int64_t *index = along == ALONG_NONE ? NULL : &window->index[along];
    uint64_t size = (uint64_t)window->vector.layout->dims[dim], done;
    Flow flow = FLOW_NEXT;

    for (uint64_t i = 0; i < size && flow == FLOW_NEXT; i += done) {
        if (index && __builtin_add_overflow(window->start[along], i, index))
            *index = INT64_MAX; /* no dimension is as large */
        done = access_some(s, walk, size - i, mask_lane, &flow);
        walk->number += done;
        mask_lane += window->mask_count ? window->mask_stride[dim] * (int64_t)done : 0;
        if (flow == FLOW_NEXT)
            flow = work_done(s, done);
    }
    if (index)
        *index = window->start[along];
    return flow;
}

static Flow walk_lanes(Step *s, Walk *walk, unsigned dim, int64_t mask_lane)
{
    Window *window = walk->window;
    int along = dim < window->rank ? window->along[dim] : ALONG_NONE;
    int64_t size = dim < window->rank ? window->vector.layout->dims[dim] : 1;
    int64_t *index = along == ALONG_NONE ? NULL : &window->index[along];
    Flow flow = FLOW_NEXT;

    if (window->rank == 0)
        return access_one(s, window, 0, mask_lane);
    if (dim == walk->run
        && window_run(s, window, window->index, walk->number, walk->length, &flow)) {
        walk->number += walk->length;
        return flow == FLOW_END ? flow : work_done(s, walk->length);
    }
    if (dim + 1 == window->rank)
        return walk_row(s, walk, mask_lane);
    for (int64_t i = 0; i < size && flow == FLOW_NEXT; i++) {
        if (index && __builtin_add_overflow(window->start[along], i, index))
            *index = INT64_MAX; /* no dimension is as large */
        flow = walk_lanes(s, walk, dim + 1, mask_lane);
        mask_lane += window->mask_count ? window->mask_stride[dim] : 0;
    }
    if (index)
        *index = window->start[along];
    return flow;
}

Flow window_access(Step *s, Window *window)
{
    Walk walk = {
        .window = window, .run = run_from(window), .length = 1, .rows = has_rows(window)
    };

    if (!layout_lanes(window->vector.layout))
        return FLOW_NEXT;
    for (unsigned i = walk.run; i < window->rank; i++)
        walk.length *= (uint64_t)window->vector.layout->dims[i];
    for (unsigned i = 0; i < window->base.memref.rank; i++)
        window->index[i] = window->start[i];
    return walk_lanes(s, &walk, 0, 0);
}
