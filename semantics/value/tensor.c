#include "semantics/value/tensor.h"

#include "core/base/map.h"
#include "semantics/memory/shadow.h"
#include "semantics/value/form.h"

#include <string.h>

typedef struct Record {
    Tensor tensor; /* first: a Tensor given out is its Record */
    MemoryShadow shadow;
    Tensors *owner;
    uint64_t taken; /* from the budget */
    bool elsewhere; /* the bytes are somebody else's */
    struct Record *older, *newer;
    uint64_t shape[]; /* sizes, then strides */
} Record;

struct Tensors {
    Budget *budget;
    Record *newest;
    Map lying; /* pointer of bytes -> the Tensor that lies there, of which one reference is here */
    uint64_t epoch; /* which nobody asks for */
};

Tensors *tensors_new(Budget *budget)
{
    Tensors *tensors = shadow_zeroed(1, sizeof *tensors);

    tensors->budget = budget;
    return tensors;
}

static void end(Record *record)
{
    Tensors *owner = record->owner;

    *(record->newer ? &record->newer->older : &owner->newest) = record->older;
    if (record->older)
        record->older->newer = record->newer;
    owner->budget->allocated -= record->taken;
    if (!record->elsewhere)
        free(record->tensor.memory.bytes);
    shadow_free(&record->shadow);
    free(record);
}

void tensors_reset(Tensors *tensors)
{
    while (tensors->newest)
        end(tensors->newest);
    map_free(&tensors->lying);
}

void tensors_free(Tensors *tensors)
{
    tensors_reset(tensors);
    free(tensors);
}

void tensor_release(Tensor *tensor)
{
    if (--tensor->references == 0)
        end((Record *)tensor);
}

bool tensor_measure(const Layout *element, const uint64_t *sizes, unsigned rank, uint64_t *count,
                    uint64_t *bytes)
{
    bool fits = true;

    *count = 1;
    for (unsigned i = 0; i < rank; i++)
        fits &= !__builtin_mul_overflow(*count, sizes[i], count);
    for (unsigned i = 0; i < rank; i++)
        if (sizes[i] == 0) {
            *count = 0;
            fits = true;
        }
    return fits && !__builtin_mul_overflow(*count, layout_stride(element), bytes)
           && *bytes <= INT64_MAX;
}

static void set_shape(Record *record, const uint64_t *sizes, unsigned rank)
{
    uint64_t stride = 1;

    record->tensor.rank = rank;
    record->tensor.sizes = record->shape;
    record->tensor.strides = record->shape + rank;
    for (unsigned i = rank; i-- > 0;) {
        record->shape[i] = sizes[i];
        record->shape[rank + i] = stride;
        stride *= sizes[i];
    }
}

/* A record for elements that the caller provides; what it takes itself is paid for. */
static Record *record_new(Tensors *tensors, const Layout *element, const uint64_t *sizes,
                          unsigned rank)
{
    uint64_t own = sizeof(Record) + 2 * rank * sizeof *sizes;
    Record *record = shadow_zeroed(1, own);

    set_shape(record, sizes, rank);
    record->owner = tensors;
    record->taken = own;
    record->tensor.element = element;
    record->tensor.references = 1;
    record->older = tensors->newest;
    if (record->older)
        record->older->newer = record;
    tensors->newest = record;
    tensors->budget->allocated += own;
    return record;
}

static void set_memory(Record *record, uint64_t count, uint64_t bytes, unsigned char *room)
{
    record->shadow = shadow_new(bytes);
    record->shadow.budget = record->owner->budget;
    record->tensor.count = count;
    record->tensor.memory = (Allocation){ .alive = true,
                                          .of_value = true,
                                          .plain = bytes == 0,
                                          .size = bytes,
                                          .alignment = layout_alignment(record->tensor.element),
                                          .bytes = room,
                                          .shadow = &record->shadow,
                                          .epoch = &record->owner->epoch };
}

Tensor *tensor_new(Tensors *tensors, const Layout *element, const uint64_t *sizes, unsigned rank,
                   uint32_t unwritten)
{
    uint64_t own = sizeof(Record) + 2 * rank * sizeof *sizes, count, bytes;
    unsigned char *room;
    Record *record;

    if (!tensor_measure(element, sizes, rank, &count, &bytes)
        || !budget_fits(tensors->budget, bytes + own))
        return NULL;
    room = calloc(bytes ? bytes : 1, 1);
    if (!room)
        return NULL;
    record = record_new(tensors, element, sizes, rank);
    set_memory(record, count, bytes, room);
    record->taken += bytes;
    record->tensor.memory.unwritten = unwritten;
    tensors->budget->allocated += bytes;
    return &record->tensor;
}

static bool is_of(const Tensor *tensor, const Layout *element, const uint64_t *sizes, unsigned rank)
{
    return tensor->element == element && tensor->rank == rank
           && memcmp(tensor->sizes, sizes, rank * sizeof *sizes) == 0;
}

Tensor *tensor_lying_at(Tensors *tensors, const unsigned char *at, const Layout *element,
                        const uint64_t *sizes, unsigned rank)
{
    Tensor *known = map_get(&tensors->lying, KEY_OF(at));
    uint64_t count, bytes;
    Record *record;

    if (known)
        return is_of(known, element, sizes, rank) ? tensor_hold(known) : NULL;
    if (!tensor_measure(element, sizes, rank, &count, &bytes)
        || !budget_fits(tensors->budget, sizeof *record + 2 * rank * sizeof *sizes))
        return NULL;
    record = record_new(tensors, element, sizes, rank);
    record->elsewhere = true;
    set_memory(record, count, bytes, (unsigned char *)at);
    shadow_write(&record->shadow, 0, bytes);
    record->tensor.memory.plain = true;
    map_put(&tensors->lying, KEY_OF(record->tensor.memory.bytes), record);
    return tensor_hold(&record->tensor);
}

/* The memory goes from one record to the other, which pays for it from then on. */
static void hand_on(Record *from, Record *to)
{
    to->tensor.count = from->tensor.count;
    to->tensor.memory = from->tensor.memory;
    to->shadow = from->shadow;
    to->tensor.memory.shadow = &to->shadow;
    to->taken += from->tensor.memory.size;
    from->taken -= from->tensor.memory.size;
    from->tensor.memory.bytes = NULL;
    from->shadow = (MemoryShadow){ 0 };
}

Tensor *tensor_reshaped(Tensor *tensor, const Layout *element, const uint64_t *sizes, unsigned rank)
{
    Record *record = (Record *)tensor, *made;

    if (tensor->references > 1) {
        Tensor *copy = tensor_new(record->owner, element, sizes, rank, tensor->memory.unwritten);

        if (copy && tensor->memory.size)
            memory_copy(&copy->memory, 0, &tensor->memory, 0, tensor->memory.size);
        if (copy)
            tensor_release(tensor);
        return copy;
    }
    if (!budget_fits(record->owner->budget, sizeof *made + 2 * rank * sizeof *sizes))
        return NULL;
    made = record_new(record->owner, element, sizes, rank);
    hand_on(record, made);
    tensor_release(tensor);
    return &made->tensor;
}

Tensor *tensor_owned(Tensor *tensor)
{
    if (tensor->references == 1)
        return tensor;
    return tensor_reshaped(tensor, tensor->element, tensor->sizes, tensor->rank);
}

Layout tensor_lanes(const Tensor *tensor, int64_t *count)
{
    *count = (int64_t)tensor->count;
    return *count ? layout_vector(tensor->element, count, 1) : layout_none();
}

void tensor_read(const Tensor *tensor, uint64_t *words, uint32_t *poison)
{
    const Layout *element = tensor->element;

    for (uint64_t i = 0; i < tensor->count; i++)
        layout_load(element, &tensor->memory, tensor_offset(tensor, i), words + i * element->words,
                    poison + i * element->lanes);
}

void tensor_write(Tensor *tensor, const uint64_t *words, const uint32_t *poison)
{
    const Layout *element = tensor->element;

    for (uint64_t i = 0; i < tensor->count; i++)
        layout_store(element, words + i * element->words, poison + i * element->lanes,
                     &tensor->memory, tensor_offset(tensor, i));
}

/* Values of tensor types: one word, a reference that is counted. */

Layout layout_tensor(const Layout *element, unsigned rank)
{
    return (Layout){ .form = &FORM_TENSOR,
                     .element = element,
                     .rank = rank,
                     .lanes = 1,
                     .words = 1,
                     .alignment = 1,
                     .counted = true };
}

static void hold(const Layout *layout, const uint64_t *words)
{
    (void)layout;
    if (*words)
        tensor_hold(tensor_of(words));
}

static void release(const Layout *layout, uint64_t *words)
{
    Tensor *tensor = tensor_of(words);

    (void)layout;
    *words = 0;
    if (tensor)
        tensor_release(tensor);
}

/* Sizes, and then element by element. */
static void refine(const Layout *layout, const uint64_t *source, const uint64_t *target,
                   uint64_t lane, Refinement *found)
{
    const Tensor *from = tensor_of(source), *to = tensor_of(target);
    const Layout *element = layout->element;
    Arena scratch = { 0 };
    uint64_t *words = ARENA_ARRAY(&scratch, uint64_t, 2 * element->words);
    uint32_t *poison = ARENA_ARRAY(&scratch, uint32_t, 2 * element->lanes);

    if (!from || !to || from->rank != to->rank
        || memcmp(from->sizes, to->sizes, from->rank * sizeof *from->sizes) != 0) {
        refine_note(found, REFINE_DIFFERENT, lane, 0);
        arena_free(&scratch);
        return;
    }
    for (uint64_t i = 0; i < from->count; i++) {
        Refinement each;

        layout_load(element, &from->memory, tensor_offset(from, i), words, poison);
        layout_load(element, &to->memory, tensor_offset(to, i), words + element->words,
                    poison + element->lanes);
        each =
            refine_value(element, words, poison, words + element->words, poison + element->lanes);
        refine_note(found, each.verdict, lane, each.ulps);
    }
    arena_free(&scratch);
}

const ValueForm FORM_TENSOR = {
    .name = "tensor", .refine = refine, .hold = hold, .release = release
};
