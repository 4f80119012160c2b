/* Intrinsics on whole vectors. */
#include "dialects/llvm/llvm.h"
#include "dialects/vector/vector.h"

static uint64_t bits_of(const Type *vector)
{
    return (uint64_t)vector->shaped.dims[0] * type_bits(vector->shaped.element);
}

/* What a vector may take, counted by its minimum size, in bits. */
static bool sizes_are_fine(const Op *op)
{
    uint64_t most = 1 << 17;

    for (unsigned i = 0; i < op->operand_count; i++)
        if (bits_of(op->operands[i]->type) > most)
            return false;
    return bits_of(op->results[0]->type) <= most;
}

static bool extracts_fixed_from_fixed(const Op *op)
{
    return type_is_scalable(op->operands[0]->type) || !type_is_scalable(op->results[0]->type);
}

static bool inserts_fixed_into_fixed(const Op *op)
{
    return type_is_scalable(op->operands[0]->type) || !type_is_scalable(op->operands[1]->type);
}

static bool result_is_twice_as_long(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    return to->kind == TYPE_VECTOR && from->kind == TYPE_VECTOR
           && type_is_scalable(from) == type_is_scalable(to)
           && from->shaped.element == to->shaped.element && to->shaped.dims[0] % 2 == 0
           && from->shaped.dims[0] == to->shaped.dims[0] / 2;
}

/* Counted without wrapping. */
static bool gives_mask(const Op *op)
{
    const Type *result = op->results[0]->type;

    return op->operands[0]->type == op->operands[1]->type && result->kind == TYPE_VECTOR
           && type_is_signless(type_element(result), 1);
}

static bool is_part(const Type *part, const Type *whole)
{
    return part->shaped.element == whole->shaped.element;
}

static bool gives_part(const Op *op)
{
    return is_part(op->results[0]->type, op->operands[0]->type);
}

static bool takes_part(const Op *op)
{
    return is_part(op->operands[1]->type, op->operands[0]->type);
}

static bool gives_integer(const Op *op)
{
    return type_is_any_integer(op->results[0]->type);
}

static Flow active_lanes(Step *s)
{
    Int base = int_in(s, 0), end = int_in(s, 1);
    unsigned width = base.width + 64;
    Place result = result_place(s, 0);

    base = int_ext_u(s->arena, base, width);
    end = int_resize_u(s->arena, end, width);
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Int at = int_add(s->arena, base, int_of_u(s->arena, width, i));

        place_set_int(place_lane(result, i), int_of_u(s->arena, 1, int_cmp_u(at, end) < 0));
    }
    return work_done(s, layout_lanes(result.layout));
}

static Flow step_vector(Step *s)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place lane = place_lane(result, i);
        unsigned width = lane.layout->width;

        if (width < 64 && i >> width)
            place_set_poison(s, lane, "the lane's number does not fit");
        else
            place_set_int(lane, int_of_u(s->arena, width, i));
    }
    return FLOW_NEXT;
}

static Flow give_vscale(Step *s)
{
    return give_int(s, int_of_u(s->arena, type_bits(lane_type_out(s, 0)), vscale_in(s)));
}

/* Where `part` begins in `whole`: its position counts in vscale lanes where it is scalable itself.
 * False where not all of its lanes are there. */
static bool part_begins(const Step *s, const Type *type, Place part, Place whole, uint64_t *first)
{
    uint64_t lanes = layout_lanes(part.layout), all = layout_lanes(whole.layout);
    int64_t at = prop_int(s, 0);

    *first = (uint64_t)(at / type->shaped.dims[0]) * lanes;
    return at >= 0 && lanes <= all && (uint64_t)at <= all && *first <= all - lanes;
}

static const char LACKS_LANES[] = "the vector does not have all of these lanes";

static Flow is_between(Step *s, const Type *part)
{
    return invalid(s, "position %lld is no multiple of the %lld lanes of the part",
                   (long long)prop_int(s, 0), (long long)part->shaped.dims[0]);
}

static Flow extract_part(Step *s)
{
    Place vector = operand_place(s, 0), result = result_place(s, 0);
    const Type *part = s->op->results[0]->type;
    uint64_t first;

    if (prop_int(s, 0) % part->shaped.dims[0])
        return is_between(s, part);
    if (!part_begins(s, part, result, vector, &first))
        return give_poison(s, LACKS_LANES);
    lanes_copy_run(result, 0, vector, first, layout_lanes(result.layout));
    return FLOW_NEXT;
}

static Flow insert_part(Step *s)
{
    Place vector = operand_place(s, 0), value = operand_place(s, 1), result = result_place(s, 0);
    const Type *part = s->op->operands[1]->type;
    uint64_t first;

    if (prop_int(s, 0) % part->shaped.dims[0])
        return is_between(s, part);
    if (!part_begins(s, part, value, vector, &first))
        return give_poison(s, LACKS_LANES);
    lanes_copy_run(result, 0, vector, 0, layout_lanes(vector.layout));
    lanes_copy_run(result, first, value, 0, layout_lanes(value.layout));
    return FLOW_NEXT;
}

const OpDef LLVM_VECTOR_INTRINSICS[] = {
    {
        .name = "llvm.intr.get.active.lane.mask",
        .summary = "which lanes are below a bound",
        .doc = "Lane i is true where base plus i, without wrapping, is below n as unsigned\n"
               "numbers.\n",
        .operands = OPERANDS({ "base", &ANY_SIGNLESS_INTEGER }, { "n", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
        .traits = PURE,
        .eval = active_lanes,
        .fits = gives_mask,
        .formula = "res[i] = base + i < n, read as unsigned",
        .decisions = "N29",
        .example = "  %base = arith.constant 254 : i8\n"
                   "  %n = arith.constant 255 : i8\n"
                   "  %r = llvm.intr.get.active.lane.mask %base, %n : i8, i8 to vector<4xi1>\n",
        .gives = "dense<[true, false, false, false]> : vector<4xi1>\n",
    },
    {
        .name = "llvm.intr.stepvector",
        .summary = "the numbers of the lanes",
        .doc = "Lane i of the result is the number i.\n",
        .results = RESULTS({ "res", &LLVM_VECTOR_OF_INT }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE,
        .eval = step_vector,
        .formula = "res[i] = i",
        .poison = "A lane whose number does not fit, read as unsigned.\n",
        .example = "  %r = llvm.intr.stepvector : vector<4xi8>\n",
        .gives = "dense<[0, 1, 2, 3]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.vector.extract",
        .summary = "a part of a vector",
        .doc = "The lanes of srcvec from pos on.\n",
        .operands = OPERANDS({ "srcvec", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .predicates = PREDICATES({ "vectors are not bigger than 2^17 bits.", sizes_are_fine },
                                 { "it is not extracting scalable from fixed-length vectors.",
                                   extracts_fixed_from_fixed }),
        .format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
        .traits = PURE,
        .eval = extract_part,
        .fits = gives_part,
        .primitive = PRIM_MOVE_LANES,
        .formula = "res[i] = srcvec[pos + i]",
        .poison = "A lane where that of srcvec is; all where srcvec does not have all of them.\n",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>\n"
                   "  %r = llvm.intr.vector.extract %v[2] : vector<2xi8> from vector<4xi8>\n",
        .gives = "dense<[3, 4]> : vector<2xi8>\n",
    },
    {
        .name = "llvm.intr.vector.insert",
        .summary = "a vector with a part replaced",
        .doc = "dstvec with the lanes from pos on replaced by srcvec.\n",
        .operands = OPERANDS({ "dstvec", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "srcvec", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .same = "dstvec res" }),
        .predicates = PREDICATES({ "vectors are not bigger than 2^17 bits.", sizes_are_fine },
                                 { "it is not inserting scalable into fixed-length vectors.",
                                   inserts_fixed_into_fixed }),
        .format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
        .traits = PURE,
        .eval = insert_part,
        .fits = takes_part,
        .primitive = PRIM_MOVE_LANES,
        .formula = "res[pos + i] = srcvec[i]; else dstvec[...]",
        .poison = "A lane where the one that it comes from is; all where dstvec does not have all\n"
                  "of those that are replaced.\n",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>\n"
                   "  %part = arith.constant dense<[7, 8]> : vector<2xi8>\n"
                   "  %r = llvm.intr.vector.insert %part, %v[2] : vector<2xi8> into vector<4xi8>\n",
        .gives = "dense<[1, 2, 7, 8]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.vector.interleave2",
        .summary = "lanes of two vectors in turn",
        .doc = "The lanes of vec1 and vec2, alternating.\n",
        .operands = OPERANDS({ "vec1", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "vec2", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .same = "vec1 vec2" }),
        .predicates =
            PREDICATES({ "result has twice as many elements as 'vec1'", result_is_twice_as_long }),
        .traits = PURE,
        .as = "vector.interleave",
    },
    {
        .name = "llvm.intr.vscale",
        .summary = "how large scalable vectors are",
        .doc = "The number of times that the minimum size of a scalable vector stands in it.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
        .eval = give_vscale,
        .fits = gives_integer,
        .formula = "res = vscale",
        .example = "  %r = \"llvm.intr.vscale\"() : () -> i32\n",
        .gives = "1 : i32\n",
    },
    { 0 },
};
