/* vector: operations on vectors of any rank. */
#include "dialects/vector/memory.h"

#include <string.h>

bool vector_keeps_element(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->results[0]->type);
}

Flow vector_differs(Step *s, uint64_t lanes, uint64_t others)
{
    return invalid(s, "what has %llu lane%s is put where there %s %llu", (unsigned long long)lanes,
                   plural(lanes), others == 1 ? "is" : "are", (unsigned long long)others);
}

Lanes lanes_of(Step *s, Place place)
{
    unsigned rank = layout_is_vector(place.layout) ? place.layout->rank : 0;
    Lanes lanes = { place, 0, ARENA_ARRAY(s->arena, uint64_t, rank) };
    uint64_t stride = 1;

    for (unsigned i = rank; i-- > 0; stride *= (uint64_t)place.layout->dims[i])
        lanes.strides[i] = stride;
    return lanes;
}

void lanes_copy_run(Place to, uint64_t at, Place from, uint64_t first, uint64_t count)
{
    uint64_t words = layout_words(layout_lane(to.layout));

    if (count == 1 && words == 1) {
        to.words[at] = from.words[first];
        to.poison[at] = from.poison[first];
        return;
    }
    memcpy(to.words + at * words, from.words + first * words, count * words * sizeof *to.words);
    memcpy(to.poison + at, from.poison + first, count * sizeof *to.poison);
}

static void copy_row(Lanes to, uint64_t to_stride, Lanes from, uint64_t from_stride, uint64_t count)
{
    if (to_stride == 1 && from_stride == 1) {
        lanes_copy_run(to.place, to.first, from.place, from.first, count);
        return;
    }
    for (uint64_t i = 0; i < count; i++)
        lanes_copy_run(to.place, to.first + i * to_stride, from.place, from.first + i * from_stride,
                       1);
}

/* To the next row of the last of `rank` dimensions; false behind the last. */
static bool next_row(int64_t *index, const int64_t *sizes, unsigned rank, Lanes *to, Lanes *from)
{
    while (rank-- > 0) {
        to->first += to->strides[rank];
        from->first += from->strides[rank];
        if (++index[rank] < sizes[rank])
            return true;
        index[rank] = 0;
        to->first -= (uint64_t)sizes[rank] * to->strides[rank];
        from->first -= (uint64_t)sizes[rank] * from->strides[rank];
    }
    return false;
}

void lanes_copy(Step *s, Lanes to, Lanes from, const int64_t *sizes, unsigned rank)
{
    unsigned outer = rank ? rank - 1 : 0;
    int64_t *index = ARENA_ARRAY(s->arena, int64_t, outer);
    uint64_t count = rank ? (uint64_t)sizes[outer] : 1;

    do
        copy_row(to, rank ? to.strides[outer] : 1, from, rank ? from.strides[outer] : 1, count);
    while (next_row(index, sizes, outer, &to, &from));
}

static const EnumDef PUNCTUATIONS = {
    .name = "::mlir::vector::PrintPunctuation",
    .summary = "what stands behind a printed value",
    .cases =
        (const EnumCase[]){
            { "no_punctuation", PUNCTUATION_NONE },
            { "newline", PUNCTUATION_NEWLINE },
            { "comma", PUNCTUATION_COMMA },
            { "open", PUNCTUATION_OPEN },
            { "close", PUNCTUATION_CLOSE },
            { 0 },
        },
};

const AttrDef VECTOR_ATTRS[] = {
    [VECTOR_PUNCTUATION] = { .name = "vector.punctuation",
                             .summary = "what stands behind a printed value",
                             .record = "Vector_PrintPunctuation",
                             .params = { { "value", PARAM_ENUM, &PUNCTUATIONS } } },
    { 0 },
};

const AttrConstraint PUNCTUATION_ATTR = { "Punctuation for separating vectors or vector elements",
                                          ATTR_ENUM_DIALECT, .cases = &PUNCTUATIONS,
                                          .def = &VECTOR_ATTRS[VECTOR_PUNCTUATION] };

static const OpDef *const MORE_OPS[] = {
    VECTOR_PRINT_OPS,  VECTOR_MASK_OPS,     VECTOR_LANES_OPS,    VECTOR_EXTRACT_OPS,
    VECTOR_REDUCE_OPS, VECTOR_CONTRACT_OPS, VECTOR_PRODUCT_OPS,  VECTOR_MEMORY_OPS,
    VECTOR_MASKED_OPS, VECTOR_GATHER_OPS,   VECTOR_TRANSFER_OPS, NULL
};
static const AttrDef *const MORE_ATTRS[] = { VECTOR_COMBINING_ATTRS, NULL };

const DialectDef VECTOR_DIALECT = {
    .name = "vector",
    .summary = "operations on vectors",
    .doc = "Vectors of any rank: lanes of one type, each poison or not on its own.\n",
    .more_ops = MORE_OPS,
    .attrs = VECTOR_ATTRS,
    .more_attrs = MORE_ATTRS,
};
