/* Several shapes: broadcast, compared, and what they have in common. */
#include "dialects/shape/shape.h"

static bool is_number(Size size, int64_t number)
{
    return size.state == SIZE_KNOWN && size.number == number;
}

/* A size that is not known may be 1, and so becomes the other one unless that is. */
static Size broadcast_sizes(Size a, Size b)
{
    if (is_number(a, 1) || same_size(a, b))
        return b;
    if (is_number(b, 1))
        return a;
    if (a.state == SIZE_KNOWN && b.state == SIZE_KNOWN)
        return size_that_is(SIZE_INVALID);
    return a.state == SIZE_KNOWN ? a : b;
}

/* Of two lists. */
static Extents broadcast_two(Step *s, Extents a, Extents b)
{
    Extents longer = a.rank >= b.rank ? a : b, shorter = a.rank >= b.rank ? b : a, result;
    uint64_t ahead = longer.rank - shorter.rank;

    result = extents_new(s, longer.rank);
    for (uint64_t i = 0; i < longer.rank; i++) {
        result.sizes[i] = i < ahead ? longer.sizes[i]
                                    : broadcast_sizes(longer.sizes[i], shorter.sizes[i - ahead]);
        if (result.sizes[i].state == SIZE_INVALID)
            return extents_that_are(SIZE_INVALID);
    }
    return result;
}

/* What one operation makes of its first operand and the second, of that and the third ... */
static bool combine_all(Step *s, Extents *result, Extents (*combine)(Step *s, Extents a, Extents b))
{
    *result = extents_new(s, 0);
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Extents next;

        if (!extents_operand(s, i, &next))
            return false;
        *result = i ? combine(s, *result, next) : next;
    }
    return true;
}

static Extents broadcast_next(Step *s, Extents a, Extents b)
{
    if (a.whole || b.whole)
        return extents_that_are(a.whole > b.whole ? a.whole : b.whole);
    return broadcast_two(s, a, b);
}

bool broadcast_all(Step *s, Extents *result)
{
    return combine_all(s, result, broadcast_next);
}

static Flow broadcast(Step *s)
{
    Extents result;

    return broadcast_all(s, &result) ? give_extents(s, 0, result) : work_done(s, 0);
}

static Flow is_broadcastable(Step *s)
{
    Extents result;

    return broadcast_all(s, &result) ? give_bool(s, result.whole != SIZE_INVALID) : work_done(s, 0);
}

bool all_shapes_equal(Step *s, bool *equal)
{
    Extents first, next;

    *equal = true;
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        if (!extents_operand(s, i, i ? &next : &first))
            return false;
        *equal &= i == 0 || same_extents(first, next);
    }
    return true;
}

static Flow shape_eq(Step *s)
{
    bool equal;

    return all_shapes_equal(s, &equal) ? give_bool(s, equal) : work_done(s, 0);
}

/* The one that says more; an error where they say different things. */
static Size meet_sizes(Size a, Size b)
{
    if (a.state == SIZE_INVALID || b.state == SIZE_INVALID)
        return size_that_is(SIZE_INVALID);
    if (a.state == SIZE_UNKNOWN || same_size(a, b))
        return b;
    return b.state == SIZE_UNKNOWN ? a : size_that_is(SIZE_INVALID);
}

static Extents meet_shapes(Step *s, Extents a, Extents b)
{
    Extents result;

    if (a.whole == SIZE_INVALID || b.whole == SIZE_INVALID)
        return extents_that_are(SIZE_INVALID);
    if (a.whole || b.whole)
        return a.whole ? b : a;
    if (a.rank != b.rank)
        return extents_that_are(SIZE_INVALID);
    result = extents_new(s, a.rank);
    for (uint64_t i = 0; i < a.rank; i++)
        result.sizes[i] = meet_sizes(a.sizes[i], b.sizes[i]);
    return result;
}

static bool is_size_or_index(const Type *type)
{
    return SIZE_OR_INDEX.holds(type);
}

static Flow meet(Step *s)
{
    Extents result;

    if (is_size_or_index(s->op->operands[0]->type))
        return give_size(s, 0, meet_sizes(size_operand(s, 0), size_operand(s, 1)));
    return combine_all(s, &result, meet_shapes) ? give_extents(s, 0, result) : work_done(s, 0);
}

/* The document leaves the result undefined where shapes differ, and the operation has no effect. */
static Flow any(Step *s)
{
    Extents result;

    if (!combine_all(s, &result, meet_shapes))
        return work_done(s, 0);
    for (uint64_t i = 0; i < result.rank; i++)
        if (result.sizes[i].state == SIZE_INVALID)
            result.whole = SIZE_INVALID;
    return result.whole == SIZE_INVALID ? give_poison(s, "the shapes differ")
                                        : give_extents(s, 0, result);
}

static Size lesser(Size a, Size b)
{
    return a.number <= b.number ? a : b;
}

static Size greater(Size a, Size b)
{
    return a.number >= b.number ? a : b;
}

static Size pick(Size a, Size b, bool greatest)
{
    if (a.state || b.state)
        return size_that_is(a.state > b.state ? a.state : b.state);
    return greatest ? greater(a, b) : lesser(a, b);
}

static Flow extreme(Step *s, bool greatest)
{
    bool sizes = is_size(s->op->operands[0]->type);
    Extents a, b;

    if (sizes != is_size(s->op->operands[1]->type))
        return is_size(s->op->results[0]->type)
                   ? give_size(s, 0, size_that_is(SIZE_INVALID))
                   : give_extents(s, 0, extents_that_are(SIZE_INVALID));
    if (sizes)
        return give_size(s, 0, pick(size_operand(s, 0), size_operand(s, 1), greatest));
    if (!extents_operand(s, 0, &a) || !extents_operand(s, 1, &b))
        return work_done(s, 0);
    if (a.whole || b.whole)
        return give_extents(s, 0, extents_that_are(a.whole > b.whole ? a.whole : b.whole));
    if (a.rank != b.rank)
        return give_extents(s, 0, extents_that_are(SIZE_INVALID));
    for (uint64_t i = 0; i < a.rank; i++)
        a.sizes[i] = pick(a.sizes[i], b.sizes[i], greatest);
    return give_extents(s, 0, a);
}

static Flow min(Step *s)
{
    return extreme(s, false);
}

static Flow max(Step *s)
{
    return extreme(s, true);
}

static bool infer_extreme(Context *context, OpState *state)
{
    const Type *lhs = state->operands.data[0]->type, *rhs = state->operands.data[1]->type;

    vec_push(&state->results, lhs == rhs ? lhs : SIZE.build(context));
    return true;
}

static bool no_other(const Type *inferred, const Type *type)
{
    return inferred == type;
}

/* The type of both that can hold an error, or that says more. */
static bool meet_types(const OpState *state, const Type **met)
{
    const Type *a = state->operands.data[0]->type, *b = state->operands.data[1]->type;
    const Type *error = holds_error(a) ? a : b, *other = error == a ? b : a;

    if (is_size_or_index(a) != is_size_or_index(b))
        return loc_error(loc_attr(state->context, state->loc), "requires all sizes or shapes");
    if (holds_error(error) || error->kind == TYPE_INDEX) {
        *met = error;
        return true;
    }
    if (a->shaped.dims[0] != DYNAMIC && b->shaped.dims[0] != DYNAMIC
        && a->shaped.dims[0] != b->shaped.dims[0])
        return loc_error(loc_attr(state->context, state->loc), "unequal shape cardinality");
    *met = error->shaped.dims[0] == DYNAMIC ? error : other;
    return true;
}

static bool infer_meet(Context *context, OpState *state)
{
    const Type *met = NULL;

    (void)context;
    if (!meet_types(state, &met))
        return false;
    vec_push(&state->results, met);
    return true;
}

static bool meets_compatible(const Type *inferred, const Type *type)
{
    const Type *error = holds_error(inferred) ? inferred : type,
               *other = error == inferred ? type : inferred;

    if (is_size(error))
        return is_size_or_index(other);
    if (is_shape(error))
        return is_shape(other) || is_extent_tensor(other);
    return is_extent_tensor(inferred) && is_extent_tensor(type)
           && (inferred->shaped.dims[0] == DYNAMIC || type->shaped.dims[0] == DYNAMIC
               || inferred == type);
}

#define SHAPES_TO_BOOL                                                                             \
    .operands = OPERANDS({ "shapes", &SHAPE_OR_EXTENTS, VARIADIC }),                               \
    .results = RESULTS({ "result", &I1 }), .format = "$shapes attr-dict `:` type($shapes)"

#define TWO_OF_A_KIND                                                                              \
    .operands = OPERANDS({ "lhs", &SHAPE_OR_SIZE }, { "rhs", &SHAPE_OR_SIZE }),                    \
    .results = RESULTS({ "result", &SHAPE_OR_SIZE }),                                              \
    .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",          \
    .traits = PURE | COMMUTATIVE, .infer = infer_extreme, .compatible = no_other

const OpDef SHAPE_COMBINE_OPS[] = {
    {
        .name = "shape.broadcast",
        .summary = "the shape that shapes are broadcast to",
        .doc = "Shorter shapes get 1 in front; then of each dimension the extents other than\n"
               "1, which must be the same: an error where they are not, or a shape is one. An\n"
               "extent that is not known becomes another one that is not 1.\n",
        .operands = OPERANDS({ "shapes", &SHAPE_OR_EXTENTS, VARIADIC }),
        .attrs = ATTRS({ "error", &STR_ATTR, .optional = true }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
        .traits = PURE | COMMUTATIVE,
        .verify = verify_shape_result,
        .eval = broadcast,
        .formula = "result[i] = shapes[k][i] for the k for which it is not 1",
        .undefined = "Where the result is a tensor of extents and would be an error.\n",
        .decisions = "H1, H2, H4",
        .example = "  %0 = shape.const_shape [10, 1, 57] : !shape.shape\n"
                   "  %1 = shape.const_shape [4, 57] : !shape.shape\n"
                   "  %2 = shape.const_shape [5] : !shape.shape\n"
                   "  %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n"
                   "  %4 = shape.broadcast %0, %2 : !shape.shape, !shape.shape -> !shape.shape\n"
                   "  return %3, %4 : !shape.shape, !shape.shape\n",
        .gives = "[10, 4, 57] : !shape.shape\n"
                 "[invalid] : !shape.shape\n",
    },
    {
        .name = "shape.is_broadcastable",
        .summary = "can shapes be broadcast?",
        .doc = "Whether shape.broadcast gives no error.\n",
        SHAPES_TO_BOOL,
        .traits = COMMUTATIVE,
        .eval = is_broadcastable,
        .formula = "result = broadcast(shapes) is no error",
        .decisions = "H4",
        .example = "  %0 = shape.const_shape [2, 2] : !shape.shape\n"
                   "  %1 = shape.const_shape [3, 2] : !shape.shape\n"
                   "  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape\n",
        .gives = "false : i1\n",
    },
    {
        .name = "shape.shape_eq",
        .summary = "are shapes equal?",
        .words = "equal compare",
        .doc = "Whether all shapes are the same: extent by extent, what is not known as what\n"
               "is not known, an error as an error.\n",
        SHAPES_TO_BOOL,
        .traits = PURE | COMMUTATIVE,
        .eval = shape_eq,
        .formula = "result = shapes[0] = shapes[1] = ...",
        .decisions = "H1",
        .example = "  %0 = shape.const_shape [2, 3] : !shape.shape\n"
                   "  %1 = shape.const_shape [2, 3] : tensor<2xindex>\n"
                   "  %2 = shape.shape_eq %0, %1 : !shape.shape, tensor<2xindex>\n",
        .gives = "true : i1\n",
    },
    {
        .name = "shape.any",
        .summary = "what shapes that agree say together",
        .doc = "The shape with every extent that one of the shapes knows.\n",
        .operands = OPERANDS({ "inputs", &SHAPE_OR_EXTENTS, VARIADIC }),
        .results = RESULTS({ "result", &SHAPE_OR_EXTENTS }),
        .format = "$inputs attr-dict `:` type($inputs) `->` type($result)",
        .traits = PURE | COMMUTATIVE,
        .eval = any,
        .formula = "result[i] = inputs[k][i] for a k for which it is known",
        .poison = "Where the shapes have other ranks or extents, or one is an error.\n",
        .decisions = "H1",
        .example = "  %0 = shape.const_shape [2, -1] : !shape.shape\n"
                   "  %1 = shape.const_shape [-1, 3] : !shape.shape\n"
                   "  %2 = shape.any %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n",
        .gives = "[2, 3] : !shape.shape\n",
    },
    {
        .name = "shape.meet",
        .summary = "what two shapes or sizes say together",
        .doc = "The shape or size that says what both say: an error where they contradict\n"
               "each other, of which `error` tells the reason, or one is an error.\n",
        .operands = OPERANDS({ "arg0", &ANY_SHAPE_OR_SIZE }, { "arg1", &ANY_SHAPE_OR_SIZE }),
        .attrs = ATTRS({ "error", &STR_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_SHAPE_OR_SIZE }),
        .format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` "
                  "type($arg1) `->` type($result)",
        .traits = COMMUTATIVE,
        .infer = infer_meet,
        .compatible = meets_compatible,
        .eval = meet,
        .formula = "result[i] = arg0[i] or arg1[i], which is known",
        .undefined = "Where the result can hold no error and would be one.\n",
        .decisions = "H1, H2",
        .example = "  %0 = shape.const_shape [2, -1] : !shape.shape\n"
                   "  %1 = shape.const_shape [-1, 3] : !shape.shape\n"
                   "  %two = shape.const_size 2\n"
                   "  %three = shape.const_size 3\n"
                   "  %2 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n"
                   "  %3 = shape.meet %two, %three : !shape.size, !shape.size -> !shape.size\n"
                   "  return %2, %3 : !shape.shape, !shape.size\n",
        .gives = "[2, 3] : !shape.shape\n"
                 "invalid : !shape.size\n",
    },
    {
        .name = "shape.max",
        .summary = "the greater sizes",
        .words = "maximum",
        .doc = "The greater of two sizes, or of each dimension of two shapes: an error where\n"
               "one is, where ranks differ, and of a size and a shape.\n",
        TWO_OF_A_KIND,
        .eval = max,
        .formula = "result[i] = max(lhs[i], rhs[i])",
        .decisions = "H1",
        .example = "  %0 = shape.const_shape [2, 5] : !shape.shape\n"
                   "  %1 = shape.const_shape [4, 3] : !shape.shape\n"
                   "  %2 = shape.max %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n",
        .gives = "[4, 5] : !shape.shape\n",
    },
    {
        .name = "shape.min",
        .summary = "the lesser sizes",
        .words = "minimum",
        .doc = "The lesser of two sizes, or of each dimension of two shapes: an error where\n"
               "one is, where ranks differ, and of a size and a shape.\n",
        TWO_OF_A_KIND,
        .eval = min,
        .formula = "result[i] = min(lhs[i], rhs[i])",
        .decisions = "H1",
        .example = "  %0 = shape.const_shape [2, 5] : !shape.shape\n"
                   "  %1 = shape.const_shape [4, 3] : !shape.shape\n"
                   "  %2 = shape.min %0, %1 : !shape.shape, !shape.shape -> !shape.shape\n",
        .gives = "[2, 3] : !shape.shape\n",
    },
    { 0 },
};
