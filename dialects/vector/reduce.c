/* vector: lanes that become fewer, or run totals: reduction, multi_reduction, scan. */
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/ir/op_state.h"
#include "dialects/arith/arith.h"
#include "dialects/vector/vector.h"

#include <string.h>

static bool source_has_element_of_result(const Op *op)
{
    return has_element_of_result(op, 0);
}

static const OpPredicate SOURCE_AND_RESULT[] = {
    { "source operand and result have same element type", source_has_element_of_result }, { 0 }
};

static const Type *mask_of_source(const Op *op)
{
    return type_with_element(op->operands[0]->type, type_i(op_context(op), 1));
}

/* vector.reduction */

enum { REDUCTION_KIND, REDUCTION_FASTMATH };

static bool verify_reduction(const Op *op)
{
    CombiningKind kind = combining_kind(op, REDUCTION_KIND);
    const Type *type = op->results[0]->type;

    if (op->operands[0]->type->shaped.rank > 1)
        return op_error(op, "unsupported reduction rank: %u", op->operands[0]->type->shaped.rank);
    return combining_takes(kind, type)
           || op_error(op, "unsupported reduction type ''%s'' for kind '%s'", type_text(type),
                       combining_keyword(kind));
}

/* What `nnan` and `ninf` exclude among what was added up, and the sum. */
static const char *broken_promise(Step *s, const Masking *masking, Place result)
{
    uint64_t flags = prop_bits(s, REDUCTION_FASTMATH);
    Place vector = operand_place(s, 0);
    const char *why = NULL;

    if (!layout_is_float(result.layout) || *result.poison || !(flags & (FAST_NNAN | FAST_NINF)))
        return NULL;
    for (uint64_t i = 0; i < layout_lanes(vector.layout) && !why; i++)
        if (mask_lane(masking, i) == LANE_ON)
            why = fast_math_broken_with(flags, place_float(place_lane(vector, i)));
    if (!why && s->op->operand_count > 1)
        why = fast_math_broken_with(flags, place_float(operand_place(s, 1)));
    return why ? why : fast_math_broken_by(flags, place_float(result));
}

static Flow give_reduced(Step *s, const Masking *masking)
{
    const char *why = broken_promise(s, masking, result_place(s, 0));

    return why ? give_poison(s, why) : work_done(s, layout_lanes(operand_place(s, 0).layout));
}

/* The same without a mask. */
static Flow reduce_all(Step *s, CombiningKind kind, bool begun)
{
    const Masking none = { 0 };
    Place vector = operand_place(s, 0), result = result_place(s, 0);
    uint64_t first = begun ? 0 : 1, lanes = layout_lanes(vector.layout);

    if (!begun)
        place_copy(result, place_lane(vector, 0));
    if (lanes > first
        && combining_line(s, kind, (PlaceLine){ result, 0 },
                          (PlaceLine){ place_lane(vector, first), 1 }, lanes - first)
               == FLOW_END)
        return FLOW_END;
    return give_reduced(s, &none);
}

/* From the accumulator on, or else from the first lane that is on: DECISIONS.md V20, V21. */
static Flow reduction(Step *s)
{
    CombiningKind kind = combining_kind(s->op, REDUCTION_KIND);
    Place vector = operand_place(s, 0), result = result_place(s, 0);
    Masking masking = vector_masking(s);
    bool begun = s->op->operand_count > 1;

    if (begun)
        place_copy(result, operand_place(s, 1));
    if (!masking.masks)
        return reduce_all(s, kind, begun);
    for (uint64_t i = 0; i < layout_lanes(vector.layout); i++) {
        if (!begun && mask_lane(&masking, i) == LANE_ON)
            place_copy(result, place_lane(vector, i));
        else if (combining_masked(s, kind, &masking, i, result, place_lane(vector, i)) == FLOW_END)
            return FLOW_END;
        begun |= mask_lane(&masking, i) != LANE_OFF;
    }
    if (!begun)
        combining_identity(s, kind, result);
    return give_reduced(s, &masking);
}

/* vector.multi_reduction */

enum { MULTI_KIND, MULTI_DIMS };

static bool is_reduced(const Attr *dims, unsigned dim)
{
    for (int64_t i = 0; i < dims->dense.count; i++)
        if (attr_i64_at(dims, (unsigned)i) == (int64_t)dim)
            return true;
    return false;
}

static const Type *multi_reduced(const Op *op)
{
    const Type *source = op->operands[0]->type;
    const Attr *dims = op_inherent(op, MULTI_DIMS);
    Context *context = op_context(op);
    int64_t *kept = ARENA_ARRAY(&context->arena, int64_t, source->shaped.rank);
    bool *scalable = ARENA_ARRAY(&context->arena, bool, source->shaped.rank);
    unsigned rank = 0;

    for (unsigned i = 0; i < source->shaped.rank; i++) {
        if (is_reduced(dims, i))
            continue;
        kept[rank] = source->shaped.dims[i];
        scalable[rank++] = source->shaped.scalable && source->shaped.scalable[i];
    }
    return rank ? type_vector(context, rank, kept, scalable, source->shaped.element)
                : source->shaped.element;
}

static bool infer_multi_reduction(Context *context, OpState *state)
{
    (void)context;
    if (state->operands.len > 1)
        vec_push(&state->results, state->operands.data[1]->type);
    return state->operands.len > 1;
}

static bool verify_multi_reduction(const Op *op)
{
    const Type *type = op->results[0]->type;

    return multi_reduced(op) == type
           || op_error(op, "destination type '%s' is incompatible with source type '%s'",
                       type_text(type), type_text(op->operands[0]->type));
}

/* By how many lanes of the result a step along each dimension goes: 0 along those that fall away.
 */
static uint64_t *strides_kept(Step *s, const Layout *source)
{
    uint64_t *strides = ARENA_ARRAY(s->arena, uint64_t, source->rank), stride = 1;
    bool *reduced = ARENA_ARRAY(s->arena, bool, source->rank);
    const Attr *dims = prop(s, MULTI_DIMS);

    memset(reduced, 0, source->rank * sizeof *reduced);
    for (unsigned i = 0; i < dims->dense.count; i++)
        if ((uint64_t)attr_i64_at(dims, i) < source->rank)
            reduced[attr_i64_at(dims, i)] = true;
    for (unsigned i = source->rank; i-- > 0;) {
        strides[i] = reduced[i] ? 0 : stride;
        stride *= reduced[i] ? 1 : (uint64_t)source->dims[i];
    }
    return strides;
}

/* Of the lane, counted in row-major order, the place by these strides. */
static uint64_t lane_at(const Layout *layout, uint64_t lane, const uint64_t *strides)
{
    uint64_t at = 0;

    for (unsigned i = layout->rank; i-- > 0; lane /= (uint64_t)layout->dims[i])
        at += lane % (uint64_t)layout->dims[i] * strides[i];
    return at;
}

/* Row by row, without a mask. */
static Flow reduce_rows(Step *s, CombiningKind kind, const uint64_t *strides)
{
    Place source = operand_place(s, 0), result = result_place(s, 0);
    unsigned last = source.layout->rank - 1;
    uint64_t length = (uint64_t)source.layout->dims[last];

    for (uint64_t i = 0; i < layout_lanes(source.layout); i += length)
        if (combining_line(s, kind,
                           (PlaceLine){ place_lane(result, lane_at(source.layout, i, strides)),
                                        strides[last] },
                           (PlaceLine){ place_lane(source, i), 1 }, length)
            == FLOW_END)
            return FLOW_END;
    return work_done(s, layout_lanes(source.layout));
}

static Flow reduce_lanes(Step *s)
{
    CombiningKind kind = combining_kind(s->op, MULTI_KIND);
    Place source = operand_place(s, 0), result = result_place(s, 0);
    const uint64_t *strides = strides_kept(s, source.layout);
    Masking masking = vector_masking(s);

    place_copy(result, operand_place(s, 1));
    if (!masking.masks)
        return reduce_rows(s, kind, strides);
    for (uint64_t i = 0; i < layout_lanes(source.layout); i++) {
        Place to = place_lane(result, lane_at(source.layout, i, strides));

        if (combining_masked(s, kind, &masking, i, to, place_lane(source, i)) == FLOW_END)
            return FLOW_END;
    }
    return work_done(s, layout_lanes(source.layout));
}

/* In row-major order, from the accumulator on: DECISIONS.md V20, and V25 of no dimensions. */
static Flow multi_reduction(Step *s)
{
    if (prop(s, MULTI_DIMS)->dense.count == 0)
        return give_operand(s, 0, 0);
    return reduce_lanes(s);
}

/* vector.scan */

enum { SCAN_KIND, SCAN_DIM, SCAN_INCLUSIVE };

static bool shape_is_without(const Type *shape, const Type *of, int64_t dim)
{
    unsigned at = 0;

    for (unsigned i = 0; i < of->shaped.rank; i++)
        if (i != dim
            && (at == shape->shaped.rank || shape->shaped.dims[at++] != of->shaped.dims[i]))
            return false;
    return at == shape->shaped.rank;
}

static bool verify_scan(const Op *op)
{
    const Type *source = op->operands[0]->type, *initial = op->operands[1]->type;
    int64_t dim = int_low_s(op_inherent(op, SCAN_DIM)->integer);
    CombiningKind kind = combining_kind(op, SCAN_KIND);

    if (dim >= (int64_t)source->shaped.rank)
        return op_error(op, "reduction dimension %lld has to be less than %u", (long long)dim,
                        source->shaped.rank);
    if (initial->shaped.rank + 1 != source->shaped.rank)
        return op_error(op, "initial value rank %u has to be equal to %u", initial->shaped.rank,
                        source->shaped.rank - 1);
    if (!shape_is_without(initial, source, dim))
        return op_error(op, "incompatible input/initial value shapes");
    return combining_takes(kind, source->shaped.element)
           || op_error(op, "unsupported reduction type '%s' for kind '%s'",
                       type_text(source->shaped.element), combining_keyword(kind));
}

/* Along one line of the source: `lane`, `lane` + stride, ... */
static Flow scan_line(Step *s, uint64_t lane, uint64_t stride, Place initial, Place last)
{
    Place source = operand_place(s, 0), result = result_place(s, 0);
    bool inclusive = prop_int(s, SCAN_INCLUSIVE) != 0;
    int64_t length = source.layout->dims[prop_int(s, SCAN_DIM)];

    for (int64_t i = 0; i < length; i++, lane += stride) {
        Place to = place_lane(result, lane);

        if (i == 0)
            place_copy(to, inclusive ? place_lane(source, lane) : initial);
        else if (combining(s, combining_kind(s->op, SCAN_KIND), to,
                           place_lane(result, lane - stride),
                           place_lane(source, inclusive ? lane : lane - stride))
                 == FLOW_END)
            return FLOW_END;
    }
    place_copy(last, place_lane(result, lane - stride));
    return FLOW_NEXT;
}

/* DECISIONS.md V22 */
static Flow scan(Step *s)
{
    const Layout *layout = operand_place(s, 0).layout;
    Place initial = operand_place(s, 1), last = result_place(s, 1);
    unsigned dim = (unsigned)prop_int(s, SCAN_DIM);
    uint64_t stride = 1, lines;

    if (layout_lane(layout) != layout_lane(initial.layout)
        && type_element(s->op->operands[0]->type) != type_element(s->op->operands[1]->type))
        return unsupported(s, "an initial value of other elements than the source");
    for (unsigned i = dim + 1; i < layout->rank; i++)
        stride *= (uint64_t)layout->dims[i];
    lines = layout_lanes(layout) / (uint64_t)layout->dims[dim];
    for (uint64_t line = 0; line < lines; line++) {
        uint64_t first = line / stride * stride * (uint64_t)layout->dims[dim] + line % stride;

        if (scan_line(s, first, stride, place_lane(initial, line), place_lane(last, line))
            == FLOW_END)
            return FLOW_END;
    }
    return work_done(s, layout_lanes(layout));
}

const OpDef VECTOR_REDUCE_OPS[] = {
    {
        .name = "vector.reduction",
        .summary = "all lanes combined to one number",
        .doc = "What the lanes come to, combined by `kind`: the accumulator with lane 0, that\n"
               "with lane 1, and so on; without an accumulator it begins with lane 0. Floats\n"
               "are rounded at each step. Lanes that a mask turns off are left out; where none\n"
               "is on and there is no accumulator, the result is the number that changes none.\n",
        .operands = OPERANDS({ "vector", &ANY_VECTOR_OF_ANY_RANK, .poison = POISON_MOVES },
                             { "acc", &ANY_TYPE, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS([REDUCTION_KIND] = { "kind", &COMBINING_KIND_ATTR },
                       [REDUCTION_FASTMATH] = { "fastmath", &FAST_MATH_ATTR, "none" }),
        .results = RESULTS({ "dest", &ANY_TYPE }),
        .predicates = SOURCE_AND_RESULT,
        .types = TYPE_RULES({ .from = "dest",
                              .to = "acc",
                              .derive = type_itself,
                              .summary = "dest and acc have the same type" }),
        .format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` "
                  "type($vector) `into` type($dest)",
        .traits = PURE,
        .verify = verify_reduction,
        .mask_type = mask_of_source,
        .eval = reduction,
        .formula = "dest = acc . vector[0] . vector[1] ...",
        .poison = "Where a lane that is on, its mask or the accumulator is poison. Where `nnan`\n"
                  "(`ninf`) stands and one of them or the result is NaN (infinite).\n",
        .decisions = "A10, N1, N11, P7, V20, V21",
        .words = "sum product horizontal minimum maximum",
        .example = "// In f32, 2^24 + 1 is 2^24: the order shows.\n"
                   "  %v = arith.constant dense<[16777216.0, 1.0, 1.0]> : vector<3xf32>\n"
                   "  %two = arith.constant 2.0 : f32\n"
                   "  %sum = vector.reduction <add>, %v : vector<3xf32> into f32\n"
                   "  %more = vector.reduction <add>, %v, %two : vector<3xf32> into f32\n"
                   "  return %sum, %more : f32, f32\n",
        .gives = "0x4B800000 : f32\n"
                 "0x4B800002 : f32\n",
    },
    {
        .name = "vector.multi_reduction",
        .summary = "lanes combined along dimensions",
        .doc = "Of each place in the dimensions that stay: what the lanes there come to, along\n"
               "those of `reduction_dims`, combined by `kind`, from the accumulator's lane on,\n"
               "in row-major order. Lanes that a mask turns off are left out. Along no\n"
               "dimension it is the source, and the accumulator has no say.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR, .poison = POISON_MOVES },
                             { "acc", &ANY_TYPE, .poison = POISON_MOVES }),
        .attrs = ATTRS([MULTI_KIND] = { "kind", &COMBINING_KIND_ATTR },
                       [MULTI_DIMS] = { "reduction_dims", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "dest", &ANY_TYPE }),
        .predicates = SOURCE_AND_RESULT,
        .types = TYPE_RULES({ .same = "dest acc" }),
        .format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` "
                  "type($dest)",
        .traits = PURE,
        .infer = infer_multi_reduction,
        .verify = verify_multi_reduction,
        .mask_type = mask_of_source,
        .eval = multi_reduction,
        .formula = "dest[i] = acc[i] . source[i, 0] . source[i, 1] ...",
        .poison = "Lanes for which a lane that is on, its mask or the accumulator's is poison.\n",
        .decisions = "N1, N11, V20, V25",
        .words = "sum product rows columns",
        .example = "// The greatest of each row; the sum of all.\n"
                   "  %v = arith.constant dense<[[1, 7, 3], [-4, -9, -2]]> : vector<2x3xi32>\n"
                   "  %least = arith.constant dense<-2147483648> : vector<2xi32>\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %rows = vector.multi_reduction <maxsi>, %v, %least [1]\n"
                   "    : vector<2x3xi32> to vector<2xi32>\n"
                   "  %all = vector.multi_reduction <add>, %v, %zero [0, 1]\n"
                   "    : vector<2x3xi32> to i32\n"
                   "  return %rows, %all : vector<2xi32>, i32\n",
        .gives = "dense<[7, -2]> : vector<2xi32>\n"
                 "-4 : i32\n",
    },
    {
        .name = "vector.scan",
        .summary = "running totals along a dimension",
        .doc = "Along dimension `reduction_dim`, lane i of dest is what lanes 0 to i of source\n"
               "come to, combined by `kind`. Without `inclusive` lane i itself is left out, and\n"
               "initial_value comes first; with it initial_value has no say. accumulated_value\n"
               "is the last lane of dest.\n",
        .operands = OPERANDS({ "source", &ANY_VECTOR, .poison = POISON_MOVES },
                             { "initial_value", &ANY_VECTOR_OF_ANY_RANK, .poison = POISON_MOVES }),
        .attrs = ATTRS([SCAN_KIND] = { "kind", &COMBINING_KIND_ATTR },
                       [SCAN_DIM] = { "reduction_dim", &I64_ATTR },
                       [SCAN_INCLUSIVE] = { "inclusive", &BOOL_ATTR }),
        .results =
            RESULTS({ "dest", &ANY_VECTOR }, { "accumulated_value", &ANY_VECTOR_OF_ANY_RANK }),
        .types =
            TYPE_RULES({ .same = "source dest" }, { .same = "initial_value accumulated_value" }),
        .format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` "
                  "type($initial_value)",
        .traits = PURE,
        .verify = verify_scan,
        .eval = scan,
        .formula = "dest[i] = source[0] . source[1] ... source[i]",
        .poison = "Lanes from the first on that takes a poison one in.\n",
        .decisions = "N1, N11, V22",
        .words = "prefix cumulative running sum",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %ten = arith.constant dense<10> : vector<i32>\n"
                   "  %with, %sum = vector.scan <add>, %v, %ten\n"
                   "    {inclusive = true, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>\n"
                   "  %before, %last = vector.scan <add>, %v, %ten\n"
                   "    {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>\n"
                   "  vector.print %with : vector<4xi32>\n"
                   "  vector.print %before : vector<4xi32>\n"
                   "  vector.print %last : vector<i32>\n"
                   "  return\n",
        .gives = "( 1, 3, 6, 10 )\n"
                 "( 10, 11, 13, 16 )\n"
                 "( 16 )\n",
    },
    { 0 },
};
