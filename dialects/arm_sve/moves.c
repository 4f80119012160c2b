/* arm_sve: lanes that change places, and predicates, which are vectors of i1. */
#include "core/ir/context.h"
#include "dialects/arm_sve/arm_sve.h"

static const int64_t PREDICATE_SIZES[] = { 16, 8, 4, 2, 1 };

static bool has_predicate_size(int64_t size)
{
    for (unsigned i = 0; i < 5; i++)
        if (PREDICATE_SIZES[i] == size)
            return true;
    return false;
}

static bool is_predicate(const Type *type)
{
    return type_is_scalable(type) && type->shaped.rank == 1
           && has_predicate_size(type->shaped.dims[0]) && type_satisfies(&I1, type->shaped.element);
}

/* Of bits, and its last dimension alone is scalable. */
static bool is_mask(const Type *type)
{
    unsigned rank = type->shaped.rank;

    if (!type_is_scalable(type) || !type_satisfies(&I1, type->shaped.element))
        return false;
    for (unsigned i = 0; i < rank; i++)
        if (type->shaped.scalable[i] != (i == rank - 1))
            return false;
    return has_predicate_size(type->shaped.dims[rank - 1]);
}

static bool is_svbool_mask(const Type *type)
{
    return is_mask(type) && type->shaped.dims[type->shaped.rank - 1] == 16;
}

/* The size of a vector of 128 bits; 0: of no such elements. */
static int64_t lanes_in_128_bits(const Type *element)
{
    if (type_satisfies(&I64, element) || type_satisfies(&F64, element))
        return 2;
    if (type_satisfies(&I32, element) || type_satisfies(&F32, element))
        return 4;
    if (type_satisfies(&I16, element) || type_satisfies(&F16, element)
        || type_satisfies(&BF16, element))
        return 8;
    return type_satisfies(&I8, element) ? 16 : 0;
}

static bool is_128_bits(const Type *type)
{
    return type->kind == TYPE_VECTOR && type_is_scalable(type) && type->shaped.rank == 1
           && type->shaped.dims[0] == lanes_in_128_bits(type->shaped.element);
}

static const TypeConstraint PREDICATE = {
    "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
    is_predicate, NULL, &VECTOR_CLASS
};
static const TypeConstraint PREDICATE_MASK = {
    "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, "
    "8, 4, 2, 1}",
    is_mask, NULL, &VECTOR_CLASS
};
static const TypeConstraint SVBOOL_MASK = {
    "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}",
    is_svbool_mask, NULL, &VECTOR_CLASS
};
static const TypeConstraint SVE_VECTOR = { "an SVE vector with element size <= 64-bit",
                                           is_128_bits };

static const Type *widened(const Type *type)
{
    Arena *arena = &type->context->arena;
    unsigned rank = type->shaped.rank;
    int64_t *dims = ARENA_COPY(arena, int64_t, type->shaped.dims, rank);

    dims[rank - 1] = 16;
    return type_vector(type->context, rank, dims, type->shaped.scalable, type->shaped.element);
}

static uint64_t lanes_of(Place place)
{
    return layout_lanes(place.layout);
}

/* A lane of the narrow one is the lowest bit of as many as it stands for: DECISIONS.md V57. */
static Flow convert_from_svbool(Step *s)
{
    Place from = operand_place(s, 0), result = result_place(s, 0);
    uint64_t apart = lanes_of(from) / lanes_of(result);

    for (uint64_t i = 0; i < lanes_of(result); i++)
        place_copy(place_lane(result, i), place_lane(from, i * apart));
    return FLOW_NEXT;
}

static Flow convert_to_svbool(Step *s)
{
    Place from = operand_place(s, 0), result = result_place(s, 0);
    uint64_t apart = lanes_of(result) / lanes_of(from);
    Int off = int_of_u(s->arena, 1, 0);

    for (uint64_t i = 0; i < lanes_of(result); i++)
        if (i % apart)
            place_set_int(place_lane(result, i), off);
        else
            place_copy(place_lane(result, i), place_lane(from, i / apart));
    return FLOW_NEXT;
}

/* The lanes of all operands in turn, over all results. */
static Flow zip(Step *s)
{
    unsigned count = s->op->operand_count;
    uint64_t lanes = lanes_of(result_place(s, 0));

    for (uint64_t i = 0; i < count * lanes; i++)
        place_copy(place_lane(result_place(s, (unsigned)(i / lanes)), i % lanes),
                   place_lane(operand_place(s, (unsigned)(i % count)), i / count));
    return FLOW_NEXT;
}

/* DECISIONS.md V58 */
static Flow zip_x4(Step *s)
{
    if (lanes_of(result_place(s, 0)) < 4)
        return give_poison(s, "four vectors of less than four lanes are zipped");
    return zip(s);
}

static Flow psel(Step *s)
{
    Place bits = operand_place(s, 1), result = result_place(s, 0);
    Place bit = place_lane(bits, size_in(s, 2) % lanes_of(bits));

    if (!*bit.poison && *bit.words)
        place_copy(result, operand_place(s, 0));
    else
        for (uint64_t i = 0; i < lanes_of(result); i++)
            place_copy(place_lane(result, i), bit);
    return FLOW_NEXT;
}

static Flow dupq_lane(Step *s)
{
    Place from = operand_place(s, 0), result = result_place(s, 0);
    uint64_t segment = lanes_of(result) / vscale_in(s), lane = (uint64_t)prop_int(s, 0);

    if (lane >= vscale_in(s))
        place_copy(result, scratch_place(s, result.layout));
    else
        for (uint64_t i = 0; i < lanes_of(result); i++)
            place_copy(place_lane(result, i), place_lane(from, lane * segment + i % segment));
    return FLOW_NEXT;
}

#define MOVED "A lane is poison where the lane that it comes from is.\n"

const OpDef ARM_SVE_MOVE_OPS[] = {
    {
        .name = "arm_sve.convert_from_svbool",
        .summary = "a predicate of larger lanes from one of bytes",
        .doc = "Each lane is the first of the lanes of source that lie where it does: of\n"
               "vector<[4]xi1> the first of four. What the others hold does not matter.\n",
        .operands = OPERANDS({ "source", &SVBOOL_MASK, .poison = POISON_MOVES }),
        .results = RESULTS({ "result", &PREDICATE_MASK }),
        .types = TYPE_RULES({ .from = "result",
                              .to = "source",
                              .derive = widened,
                              .summary = "expected corresponding svbool type widened to [16]xi1" }),
        .format = "$source attr-dict `:` type($result)",
        .traits = PURE,
        .eval = convert_from_svbool,
        .formula = "result[..., i] = source[..., 16 / n * i], n the size of result",
        .poison = MOVED,
        .decisions = "V57",
        .words = "mask",
        .example = "  %nine = arith.constant 9 : index\n"
                   "  %source = vector.create_mask %nine : vector<[16]xi1>\n"
                   "  %r = arm_sve.convert_from_svbool %source : vector<[4]xi1>\n",
        .gives = "dense<[true, true, true, false]> : vector<[4]xi1>\n",
    },
    {
        .name = "arm_sve.convert_to_svbool",
        .summary = "a predicate of bytes from one of larger lanes",
        .doc = "Each lane of source is the first of the lanes of result that lie where it does.\n"
               "The others are false.\n",
        .operands = OPERANDS({ "source", &PREDICATE_MASK, .poison = POISON_MOVES }),
        .results = RESULTS({ "result", &SVBOOL_MASK }),
        .types = TYPE_RULES({ .from = "source",
                              .to = "result",
                              .derive = widened,
                              .summary = "expected corresponding svbool type widened to [16]xi1" }),
        .format = "$source attr-dict `:` type($source)",
        .traits = PURE,
        .eval = convert_to_svbool,
        .formula = "result[..., 16 / n * i] = source[..., i], n the size of source; else false",
        .poison = MOVED,
        .decisions = "V57",
        .words = "mask",
        .example = "  %one = arith.constant 1 : index\n"
                   "  %source = vector.create_mask %one : vector<[2]xi1>\n"
                   "  %r = arm_sve.convert_to_svbool %source : vector<[2]xi1>\n"
                   "  vector.print %r : vector<[16]xi1>\n"
                   "  return\n",
        .gives = "( 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 )\n",
    },
    {
        .name = "arm_sve.zip.x2",
        .summary = "lanes of two vectors in turn",
        .doc = "The first lanes of both, then the second ones, and so on, over both results:\n"
               "the first half of them is resultV1, the other one resultV2.\n",
        .operands = OPERANDS({ "sourceV1", &SVE_VECTOR, .poison = POISON_MOVES },
                             { "sourceV2", &SVE_VECTOR, .poison = POISON_MOVES }),
        .results = RESULTS({ "resultV1", &SVE_VECTOR }, { "resultV2", &SVE_VECTOR }),
        .types = TYPE_RULES({ .same = "sourceV1 sourceV2 resultV1 resultV2" }),
        .format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)",
        .traits = PURE,
        .eval = zip,
        .formula = "(resultV1, resultV2)[2 * i + k] = (sourceV1, sourceV2)(k)[i], k < 2",
        .poison = MOVED,
        .words = "interleave",
        .example = "  %steps = vector.step : vector<[4]xindex>\n"
                   "  %a = arith.index_cast %steps : vector<[4]xindex> to vector<[4]xi32>\n"
                   "  %b = arith.constant dense<7> : vector<[4]xi32>\n"
                   "  %low, %high = arm_sve.zip.x2 %a, %b : vector<[4]xi32>\n",
        .gives = "dense<[0, 7, 1, 7]> : vector<[4]xi32>\n"
                 "dense<[2, 7, 3, 7]> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.zip.x4",
        .summary = "lanes of four vectors in turn",
        .doc = "The first lanes of all, then the second ones, and so on, over the four results.\n",
        .operands = OPERANDS({ "sourceV1", &SVE_VECTOR, .poison = POISON_MOVES },
                             { "sourceV2", &SVE_VECTOR, .poison = POISON_MOVES },
                             { "sourceV3", &SVE_VECTOR, .poison = POISON_MOVES },
                             { "sourceV4", &SVE_VECTOR, .poison = POISON_MOVES }),
        .results = RESULTS({ "resultV1", &SVE_VECTOR }, { "resultV2", &SVE_VECTOR },
                           { "resultV3", &SVE_VECTOR }, { "resultV4", &SVE_VECTOR }),
        .types = TYPE_RULES({ .same = "sourceV1 sourceV2 sourceV3 sourceV4 resultV1 resultV2 "
                                      "resultV3 resultV4" }),
        .format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` "
                  "type($sourceV1)",
        .traits = PURE,
        .eval = zip_x4,
        .formula = "(resultV1, ..., resultV4)[4 * i + k] = (sourceV1, ..., sourceV4)(k)[i], k < 4",
        .poison = MOVED "All are where a vector has less than 256 bits, and its elements 64.\n",
        .decisions = "V58",
        .words = "interleave",
        .example = "  %steps = vector.step : vector<[4]xindex>\n"
                   "  %a = arith.index_cast %steps : vector<[4]xindex> to vector<[4]xi32>\n"
                   "  %b = arith.constant dense<7> : vector<[4]xi32>\n"
                   "  %v1, %v2, %v3, %v4 = arm_sve.zip.x4 %a, %b, %b, %a : vector<[4]xi32>\n"
                   "  return %v1, %v4 : vector<[4]xi32>, vector<[4]xi32>\n",
        .gives = "dense<[0, 7, 7, 0]> : vector<[4]xi32>\n"
                 "dense<[3, 7, 7, 3]> : vector<[4]xi32>\n",
    },
    {
        .name = "arm_sve.psel",
        .summary = "a predicate where a bit is set, else none",
        .doc = "p1 where the lane `index` of p2, which is unsigned and modulo its number of\n"
               "lanes, is true, else false in all lanes.\n",
        .operands = OPERANDS({ "p1", &PREDICATE, .poison = POISON_MOVES },
                             { "p2", &PREDICATE, .poison = POISON_MOVES }, { "index", &INDEX }),
        .results = RESULTS({ "result", &PREDICATE }),
        .types = TYPE_RULES({ .same = "p1 result" }),
        .format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)",
        .traits = PURE,
        .eval = psel,
        .formula = "result = p2[index mod size of p2] ? p1 : false",
        .poison = "All lanes where index is, or the lane of p2 that it says; where p1 is given,\n"
                  "lanes of which its lane is.\n",
        .decisions = "V58",
        .words = "select mask",
        .example = "  %one = arith.constant 1 : index\n"
                   "  %three = arith.constant 3 : index\n"
                   "  %p1 = vector.create_mask %three : vector<[4]xi1>\n"
                   "  %p2 = vector.create_mask %three : vector<[8]xi1>\n"
                   "  %given = arm_sve.psel %p1, %p2[%one] : vector<[4]xi1>, vector<[8]xi1>\n"
                   "  %none = arm_sve.psel %p1, %p2[%three] : vector<[4]xi1>, vector<[8]xi1>\n"
                   "  return %given, %none : vector<[4]xi1>, vector<[4]xi1>\n",
        .gives = "dense<[true, true, true, false]> : vector<[4]xi1>\n"
                 "dense<false> : vector<[4]xi1>\n",
    },
    {
        .name = "arm_sve.dupq_lane",
        .summary = "128 bits of a vector, again and again",
        .doc = "Segment `lane` of src, of 128 bits, in each of them. Where src has no such\n"
               "segment, all lanes are 0.\n",
        .operands = OPERANDS({ "src", &SVE_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "lane", &I64_ATTR }),
        .results = RESULTS({ "dst", &SVE_VECTOR }),
        .types = TYPE_RULES({ .same = "src dst" }),
        .format = "$src `[` $lane `]` attr-dict `:` type($dst)",
        .traits = PURE,
        .eval = dupq_lane,
        .formula = "dst[q, i] = lane < vscale ? src[lane, i] : 0, q a segment",
        .poison = MOVED,
        .decisions = "V58",
        .words = "broadcast splat",
        .example = "// Of 128 bits, unless --vscale says more.\n"
                   "  %steps = vector.step : vector<[4]xindex>\n"
                   "  %a = arith.index_cast %steps : vector<[4]xindex> to vector<[4]xi32>\n"
                   "  %first = arm_sve.dupq_lane %a[0] : vector<[4]xi32>\n"
                   "  %ninth = arm_sve.dupq_lane %a[8] : vector<[4]xi32>\n"
                   "  return %first, %ninth : vector<[4]xi32>, vector<[4]xi32>\n",
        .gives = "dense<[0, 1, 2, 3]> : vector<[4]xi32>\n"
                 "dense<0> : vector<[4]xi32>\n",
    },
    { 0 },
};
