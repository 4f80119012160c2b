/* tensor: slices taken out of a tensor, and put into one. */
#include "dialects/scf/scf.h"
#include "dialects/tensor/tensor.h"

enum { STATIC_OFFSETS, STATIC_SIZES, STATIC_STRIDES };

/* Whether `type` has the sizes of `whole` without some that are 1. */
static bool is_reduced(const Type *whole, const Type *type)
{
    unsigned next = 0;

    for (unsigned i = 0; i < whole->shaped.rank; i++) {
        if (next < type->shaped.rank && whole->shaped.dims[i] == type->shaped.dims[next])
            next++;
        else if (whole->shaped.dims[i] != 1)
            return false;
    }
    return next == type->shaped.rank;
}

/* The type of the slice, which may leave out dimensions of size 1. */
static bool verify_slice_type(const Op *op, const Type *of, const Type *slice)
{
    int64_t *dims = ARENA_ARRAY(&op_context(op)->arena, int64_t, of->shaped.rank);
    const Type *whole;

    for (unsigned i = 0; i < of->shaped.rank; i++)
        dims[i] = attr_i64_at(op_inherent(op, STATIC_SIZES), i);
    whole =
        type_tensor(op_context(op), of->shaped.rank, dims, of->shaped.element, of->shaped.encoding);
    if (slice == whole)
        return true;
    if (slice->shaped.rank > whole->shaped.rank)
        return op_plain_error(op, "expected rank to be smaller or equal to the other rank. ");
    if (!is_reduced(whole, slice))
        return op_plain_error(
            op, "expected type to be '%s' or a rank-reduced version. (size mismatch) ",
            type_text(whole));
    if (slice->shaped.element != whole->shaped.element)
        return op_plain_error(op, "expected element type to be '%s'",
                              type_text(whole->shaped.element));
    return true;
}

static bool verify_extract(const Op *op)
{
    const Type *source = op->operands[0]->type;

    return slice_verify_lists(op, 1, source->shaped.rank, source->shaped.rank)
           && verify_slice_type(op, source, op->results[0]->type)
           && slice_verify_bounds(op, source);
}

static bool verify_insert(const Op *op)
{
    const Type *source = op->operands[0]->type, *target = op->operands[1]->type;

    return slice_verify_lists(op, 2, target->shaped.rank, target->shaped.rank)
           && verify_slice_type(op, target, source) && slice_verify_bounds(op, target);
}

static bool verify_parallel_insert(const Op *op)
{
    if (!op_is(op_parent(op), "scf.forall.in_parallel"))
        return op_plain_error(op, "expected InParallelOpInterface parent, got:'%.*s'",
                              STR_ARG(op_name(op_parent(op))));
    return verify_insert(op);
}

/* The sizes of the slice without those dimensions of size 1 that the type leaves out. */
static uint64_t *sizes_as(Step *s, const Slice *slice, const Type *type)
{
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, type->shaped.rank);
    unsigned next = 0;

    for (unsigned i = 0; i < slice->rank && next < type->shaped.rank; i++)
        if (attr_i64_at(prop(s, STATIC_SIZES), i) == type->shaped.dims[next])
            sizes[next++] = (uint64_t)slice->sizes[i];
    return sizes;
}

/* What the slice is of the tensor. */
static Box slice_box(Step *s, const Slice *slice, Tensor *of)
{
    uint64_t *strides = ARENA_ARRAY(s->arena, uint64_t, slice->rank), first = 0;

    for (unsigned i = 0; i < slice->rank; i++) {
        first += (uint64_t)slice->offsets[i] * of->strides[i];
        strides[i] = (uint64_t)slice->strides[i] * of->strides[i];
    }
    return (Box){ &of->memory, tensor_offset(of, first), strides, false };
}

/* A whole tensor under the slice's sizes: dimensions of size 1 make no difference. */
static Box whole_box(Step *s, const Slice *slice, Tensor *whole)
{
    return (Box){ &whole->memory, 0, plain_strides(s, (const uint64_t *)slice->sizes, slice->rank),
                  false };
}

static Flow extract(Step *s)
{
    Tensor *from = tensor_in(s, 0), *made;
    const Type *type = s->op->results[0]->type;
    Slice slice = slice_in(s, 1);

    if (slice_check(s, &slice, from->sizes) == FLOW_END)
        return by_decision(s, "T4");
    made = tensor_made(s, 0, sizes_as(s, &slice, type), type->shaped.rank);
    if (!made
        || !box_copy(s, from->element, whole_box(s, &slice, made), slice_box(s, &slice, from),
                     (const uint64_t *)slice.sizes, slice.rank))
        return FLOW_END;
    return give_tensor(s, 0, made);
}

/* The slice of a tensor with these sizes, which the source has to be as large as. */
static Flow insertion_in(Step *s, const uint64_t *sizes, Slice *slice)
{
    const Type *type = s->op->operands[0]->type;
    uint64_t *expected;

    *slice = slice_in(s, 2);
    if (slice_check(s, slice, sizes) == FLOW_END)
        return by_decision(s, "T4");
    expected = sizes_as(s, slice, type);
    for (unsigned i = 0; !is_poison(s, 0) && i < type->shaped.rank; i++)
        if (tensor_in(s, 0)->sizes[i] != expected[i])
            return tensor_differs(s, i, name_in(s, 0), tensor_in(s, 0)->sizes[i], "the slice",
                                  expected[i]);
    return FLOW_NEXT;
}

/* A source that is poison is a tensor of poison elements. */
static Tensor *source_in(Step *s, const Slice *slice)
{
    if (!is_poison(s, 0))
        return tensor_hold(tensor_in(s, 0));
    return tensor_new(tensors_in(s), layout_of(s, s->op->operands[0]->type->shaped.element),
                      (const uint64_t *)slice->sizes, slice->rank, poison_origin(s, 0));
}

static Flow insert_into(Step *s, const Slice *slice, Tensor *source, Tensor *into, bool watched)
{
    Box to = slice_box(s, slice, into);
    bool good;

    to.watched = watched;
    good = box_copy(s, into->element, to, whole_box(s, slice, source),
                    (const uint64_t *)slice->sizes, slice->rank);
    tensor_release(source);
    return good ? FLOW_NEXT : FLOW_END;
}

/* The source is held while the other is taken, as they may be the same. */
static Flow insert(Step *s)
{
    Tensor *source, *into;
    Slice slice;

    if (insertion_in(s, tensor_in(s, 1)->sizes, &slice) == FLOW_END)
        return FLOW_END;
    source = source_in(s, &slice);
    if (!source)
        return tensor_no_memory(s);
    into = tensor_taken(s, 1);
    if (!into || insert_into(s, &slice, source, into, false) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, into);
}

/* The next index below the sizes, in row-major order; false behind the last. */
static bool next_index(uint64_t *index, const uint64_t *sizes, unsigned rank)
{
    while (rank-- > 0) {
        if (++index[rank] < sizes[rank])
            return true;
        index[rank] = 0;
    }
    return false;
}

/* Has another iteration inserted the element? */
static bool is_inserted(Step *s, Tensor *into, const uint64_t *index, Race *race)
{
    uint64_t at = 0;

    for (unsigned i = 0; i < into->rank; i++)
        at += index[i] * into->strides[i];
    return memory_races(memory_in(s), &into->memory, tensor_offset(into, at),
                        layout_bytes(into->element), ACCESS_READ, race);
}

static bool find_both(Step *s, const Slice *slice, Tensor *into, uint64_t *both, Race *race)
{
    uint64_t *index = ARENA_ARRAY(s->arena, uint64_t, slice->rank);

    do {
        for (unsigned i = 0; i < slice->rank; i++)
            both[i] = (uint64_t)slice->offsets[i] + index[i] * (uint64_t)slice->strides[i];
        if (is_inserted(s, into, both, race))
            return true;
    } while (next_index(index, (const uint64_t *)slice->sizes, slice->rank));
    return false;
}

/* The first and the last element that an iteration inserted. */
static void find_other(Step *s, Tensor *into, uint64_t iteration, uint64_t *first, uint64_t *last)
{
    uint64_t *index = ARENA_ARRAY(s->arena, uint64_t, into->rank);
    bool found = false;
    Race race;

    do {
        if (!is_inserted(s, into, index, &race) || race.other != iteration)
            continue;
        for (unsigned i = 0; i < into->rank; i++) {
            first[i] = found && first[i] < index[i] ? first[i] : index[i];
            last[i] = found && last[i] > index[i] ? last[i] : index[i];
        }
        found = true;
    } while (next_index(index, into->sizes, into->rank));
}

static const char *indices_text(Step *s, const uint64_t *indices, unsigned rank)
{
    Sb text = { 0 };
    Str kept;

    for (unsigned i = 0; i < rank; i++)
        sb_printf(&text, "%s%llu", i ? ", " : "[", (unsigned long long)indices[i]);
    sb_add(&text, rank ? "]" : "[]");
    kept = str_dup(s->arena, sb_view(&text));
    sb_free(&text);
    return kept.data;
}

/* What races, of tensors that are soon looked through. */
static Flow note_both(Step *s, const Slice *slice, Tensor *into)
{
    enum { MOST = 1 << 16 };
    unsigned rank = slice->rank;
    uint64_t *both = ARENA_ARRAY(s->arena, uint64_t, rank);
    uint64_t *first = ARENA_ARRAY(s->arena, uint64_t, rank);
    uint64_t *last = ARENA_ARRAY(s->arena, uint64_t, rank);
    uint64_t *own = ARENA_ARRAY(s->arena, uint64_t, rank);
    Race race;

    if (into->count > MOST || !find_both(s, slice, into, both, &race))
        return FLOW_END;
    find_other(s, into, race.other, first, last);
    for (unsigned i = 0; i < rank; i++)
        own[i] = (uint64_t)(slice->offsets[i] + (slice->sizes[i] - 1) * slice->strides[i]);
    note_operation(
        s, s->op,
        "both insert the element %s: iteration %llu those from %s to %s, iteration %llu those from "
        "%s to %s",
        indices_text(s, both, rank), (unsigned long long)race.self + 1,
        indices_text(s, (const uint64_t *)slice->offsets, rank), indices_text(s, own, rank),
        (unsigned long long)race.other + 1, indices_text(s, first, rank),
        indices_text(s, last, rank));
    return by_decision(s, "S8");
}

/* What other iterations insert races with it where it is the same elements (S8). */
static Flow parallel_insert(Step *s)
{
    Place output = forall_output(s, s->op->operands[1]);
    Tensor *source, *into = tensor_of(output.words);
    Slice slice;

    if (*output.poison)
        return FLOW_NEXT;
    if (insertion_in(s, into->sizes, &slice) == FLOW_END)
        return FLOW_END;
    source = source_in(s, &slice);
    if (!source)
        return tensor_no_memory(s);
    return insert_into(s, &slice, source, into, true) == FLOW_END ? note_both(s, &slice, into)
                                                                  : FLOW_NEXT;
}

#define SLICE_ATTRS                                                                                \
    ATTRS([STATIC_OFFSETS] = { "static_offsets", &DENSE_I64_ARRAY_ATTR },                          \
          [STATIC_SIZES] = { "static_sizes", &DENSE_I64_ARRAY_ATTR },                              \
          [STATIC_STRIDES] = { "static_strides", &DENSE_I64_ARRAY_ATTR })

const OpDef TENSOR_SLICE_OPS[] = {
    {
        .name = "tensor.extract_slice",
        .summary = "extract slice operation",
        .words = "subtensor read part",
        .doc = "A tensor of the elements of source at offset + i * stride, for i below size in\n"
               "each dimension; each is an operand or a number. Dimensions of size 1 may be\n"
               "left out of the result.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "strides", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = SLICE_ATTRS,
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE,
        .format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `to` type($result)",
        .result_name = "extracted_slice",
        .verify = verify_extract,
        .poison_decision = "T4",
        .eval = extract,
        .formula = "result[i, j] = source[offset0 + i * stride0, offset1 + j * stride1]",
        .poison = "An element is poison where that of the source is.\n",
        .undefined =
            "The behaviour is undefined where a size is negative, and where any element of\n"
            "the slice is not within the source; an empty slice may begin at the very end.\n",
        .decisions = "R1, R15, T4",
        .example = "  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]>\n"
                   "      : tensor<3x4xi32>\n"
                   "  // From row 1, column 1 on: two rows, and every second column.\n"
                   "  %s = tensor.extract_slice %t[1, 1] [2, 2] [1, 2]\n"
                   "      : tensor<3x4xi32> to tensor<2x2xi32>\n",
        .gives = "dense<[[5, 7], [9, 11]]> : tensor<2x2xi32>\n",
    },
    {
        .name = "tensor.insert_slice",
        .summary = "insert_slice operation",
        .words = "subtensor write part",
        .doc = "A tensor that is dest but for the slice, given as for tensor.extract_slice,\n"
               "whose elements are those of source. source may leave out dimensions of size 1;\n"
               "dest itself stays what it is.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR, ONE, POISON_MOVES },
                             { "dest", &ANY_RANKED_TENSOR },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "strides", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = SLICE_ATTRS,
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .types = TYPE_RULES({ .from = "dest",
                              .to = "result",
                              .derive = type_itself,
                              .summary = "expected result type to match dest type" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE,
        .format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `into` type($dest)",
        .result_name = "inserted_slice",
        .verify = verify_insert,
        .poison_decision = "T4",
        .eval = insert,
        .formula = "result[offset0 + i * stride0, ...] = source[i, ...]; else dest[k, ...]",
        .poison = "The elements of the slice are poison where those of source are.\n",
        .undefined =
            "The behaviour is undefined where a size is negative or not that of source, and\n"
            "where any element of the slice is not within dest; an empty slice may begin at\n"
            "the very end.\n",
        .decisions = "R1, R15, T4, T5",
        .example = "  %t = arith.constant dense<0> : tensor<2x3xi32>\n"
                   "  %column = arith.constant dense<[7, 8]> : tensor<2xi32>\n"
                   "  %r = tensor.insert_slice %column into %t[0, 1] [2, 1] [1, 1]\n"
                   "      : tensor<2xi32> into tensor<2x3xi32>\n",
        .gives = "dense<[[0, 7, 0], [0, 8, 0]]> : tensor<2x3xi32>\n",
    },
    {
        .name = "tensor.parallel_insert_slice",
        .summary = "what a thread of scf.forall writes into a result",
        .words = "subtensor write part thread",
        .doc = "Writes source into a slice of dest, which is one of the tensors that its\n"
               "scf.forall shares, as tensor.insert_slice does. The results of scf.forall have\n"
               "what all threads inserted; no thread sees what others do.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR, ONE, POISON_MOVES },
                             { "dest", &ANY_RANKED_TENSOR, ONE, POISON_MOVES },
                             { "offsets", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "strides", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = SLICE_ATTRS,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) "
                  "custom<DynamicIndexList>($sizes, $static_sizes) "
                  "custom<DynamicIndexList>($strides, $static_strides) "
                  "attr-dict `:` type($source) `into` type($dest)",
        .verify = verify_parallel_insert,
        .poison_decision = "S8",
        .eval = parallel_insert,
        .undefined =
            "The behaviour is undefined where a size is negative or not that of source,\n"
            "where any element of the slice is not within dest, and where two threads insert\n"
            "the same element.\n",
        .decisions = "R1, R15, S8, T4, T5",
        .example = "// Each thread squares one number.\n"
                   "  %none = tensor.empty() : tensor<4xindex>\n"
                   "  %r = scf.forall (%i) in (4) shared_outs(%out = %none)\n"
                   "      -> (tensor<4xindex>) {\n"
                   "    %square = arith.muli %i, %i : index\n"
                   "    %one = tensor.from_elements %square : tensor<1xindex>\n"
                   "    scf.forall.in_parallel {\n"
                   "      tensor.parallel_insert_slice %one into %out[%i] [1] [1]\n"
                   "          : tensor<1xindex> into tensor<4xindex>\n"
                   "    }\n"
                   "  }\n",
        .gives = "dense<[0, 1, 4, 9]> : tensor<4xindex>\n",
    },
    { 0 },
};
