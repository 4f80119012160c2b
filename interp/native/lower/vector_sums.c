/* vector: reductions, running totals, and products of lanes. All lanes are written out. */
#include "interp/native/lower/arith.h"
#include "interp/native/lower/vector.h"

/* Of a vector, or a number itself. */
static LLVMValueRef lane(Lower *l, LLVMValueRef of, uint64_t at)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);

    if (LLVMGetTypeKind(LLVMTypeOf(of)) != LLVMVectorTypeKind)
        return of;
    return LLVMBuildExtractElement(l->builder, of, LLVMConstInt(i64, at, false), "");
}

LLVMValueRef of_lanes(Lower *l, LLVMTypeRef type, LLVMValueRef *lanes)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    LLVMValueRef made;

    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return lanes[0];
    made = LLVMGetPoison(type);
    for (unsigned i = 0; i < LLVMGetVectorSize(type); i++)
        made = LLVMBuildInsertElement(l->builder, made, lanes[i], LLVMConstInt(i64, i, false), "");
    return made;
}

static unsigned lane_count(LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);

    return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : 1;
}

/* Kinds, as vector's documents name them: the numbers of arith's AtomicRMWKind. */
static const struct {
    const char *word;
    int of_ints, of_floats;
} KINDS[] = {
    { "add", 1, 0 },       { "mul", 13, 12 },    { "and", 2, -1 },     { "or", 14, -1 },
    { "xor", 15, -1 },     { "minui", 11, -1 },  { "minsi", 10, -1 },  { "maxui", 7, -1 },
    { "maxsi", 6, -1 },    { "minnumf", -1, 9 }, { "maxnumf", -1, 5 }, { "minimumf", -1, 8 },
    { "maximumf", -1, 4 },
};

enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS, ADDF = 0, ADDI = 1, MULF = 12, MULI = 13 };

static bool is_float(LLVMValueRef value)
{
    return LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind;
}

/* -1 where the kind has no meaning for the type. */
static int kind_of(const Op *op, LLVMValueRef example)
{
    const Attr *attr = op_attr(op, "kind");
    bool floats = is_float(example);

    if (!attr)
        return floats ? ADDF : ADDI;
    for (int i = 0; i < KIND_COUNT; i++)
        if (word_in(attr, KINDS[i].word))
            return floats ? KINDS[i].of_floats : KINDS[i].of_ints;
    return -1;
}

/* What `so_far` becomes: combined with the value where the mask's lane is on. */
static LLVMValueRef combined(Lower *l, int kind, LLVMValueRef mask, uint64_t at,
                             LLVMValueRef so_far, LLVMValueRef value)
{
    LLVMValueRef made = combine_by_kind(l, kind, so_far, value);

    return mask ? LLVMBuildSelect(l->builder, lane(l, mask, at), made, so_far, "") : made;
}

/* vector.reduction: without an accumulator the first lane that is on is where it begins. */

static LLVMValueRef neutral(Lower *l, int kind, LLVMTypeRef type)
{
    LLVMValueRef number = neutral_of_kind(l, kind, type);

    if (number)
        return number;
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind ? LLVMConstNull(type)
                                                        : LLVMConstRealOfString(type, "nan");
}

typedef struct Begun {
    LLVMValueRef value, yes;
} Begun;

static Begun begin_or_go_on(Lower *l, const Op *op, int kind, Begun so_far, LLVMValueRef on,
                            LLVMValueRef value)
{
    LLVMBuilderRef b = l->builder;
    LLVMValueRef made = combine_by_kind(l, kind, so_far.value, value);
    LLVMValueRef next = LLVMBuildSelect(b, so_far.yes, made, value, "");

    set_fastmath_within(made, fastmath_of(op));
    return (Begun){ LLVMBuildSelect(b, on, next, so_far.value, ""),
                    LLVMBuildOr(b, so_far.yes, on, "") };
}

static bool reduction(Lower *l, const Op *op)
{
    LLVMValueRef vector = in(l, op, 0), mask = mask_around(l, op);
    LLVMTypeRef i1 = LLVMInt1TypeInContext(l->context), type = result_type(l, op);
    LLVMValueRef yes = LLVMConstInt(i1, 1, false);
    int kind = kind_of(op, lane(l, vector, 0));
    bool has_acc = op->operand_count > 1;
    Begun begun;

    if (!type || kind < 0)
        return lower_fail(l, op, "the kind does not go with the type");
    begun = (Begun){ has_acc ? in(l, op, 1) : neutral(l, kind, type),
                     LLVMConstInt(i1, has_acc, false) };
    for (unsigned i = 0; i < lane_count(vector); i++)
        begun =
            begin_or_go_on(l, op, kind, begun, mask ? lane(l, mask, i) : yes, lane(l, vector, i));
    return give(l, op, begun.value);
}

/* vector.multi_reduction */

/* The lane of the result that lane `at` of the source comes to. */
static uint64_t kept_lane(const Op *op, uint64_t at)
{
    const Type *source = op->operands[0]->type;
    const Attr *reduced = op_attr(op, "reduction_dims");
    uint64_t to = 0, stride = 1;

    for (unsigned dim = source->shaped.rank; dim-- > 0;) {
        uint64_t size = (uint64_t)source->shaped.dims[dim];
        bool falls = false;

        for (int64_t i = 0; i < reduced->dense.count; i++)
            falls |= attr_i64_at(reduced, (unsigned)i) == (int64_t)dim;
        to += falls ? 0 : at % size * stride;
        stride *= falls ? 1 : size;
        at /= size;
    }
    return to;
}

LLVMValueRef *all_lanes(Lower *l, LLVMValueRef value)
{
    LLVMValueRef *lanes = ARENA_ARRAY(&l->arena, LLVMValueRef, lane_count(value));

    for (unsigned i = 0; i < lane_count(value); i++)
        lanes[i] = lane(l, value, i);
    return lanes;
}

static bool multi_reduction(Lower *l, const Op *op)
{
    LLVMValueRef source = in(l, op, 0), mask = mask_around(l, op);
    LLVMValueRef *sums = all_lanes(l, in(l, op, 1));
    int kind = kind_of(op, sums[0]);

    if (kind < 0)
        return lower_fail(l, op, "the kind does not go with the type");
    if (!op_attr(op, "reduction_dims")->dense.count)
        return give(l, op, source);
    for (unsigned i = 0; i < lane_count(source); i++) {
        LLVMValueRef *sum = &sums[kept_lane(op, i)];

        *sum = combined(l, kind, mask, i, *sum, lane(l, source, i));
    }
    return give(l, op, of_lanes(l, LLVMTypeOf(in(l, op, 1)), sums));
}

/* vector.scan: an exclusive one is an inclusive one behind the initial value. */
static bool scan(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    unsigned dim = (unsigned)property_int(op, "reduction_dim", 0), stride = 1;
    unsigned length = (unsigned)type->shaped.dims[dim];
    bool inclusive = property_int(op, "inclusive", 0) != 0;
    LLVMValueRef source = in(l, op, 0), initial = in(l, op, 1);
    LLVMValueRef *made = ARENA_ARRAY(&l->arena, LLVMValueRef, lane_count(source));
    LLVMValueRef *last = ARENA_ARRAY(&l->arena, LLVMValueRef, lane_count(initial));
    int kind = kind_of(op, lane(l, source, 0));

    for (unsigned i = dim + 1; i < type->shaped.rank; i++)
        stride *= (unsigned)type->shaped.dims[i];
    for (unsigned i = 0; i < lane_count(source); i++) {
        unsigned line = i / (stride * length) * stride + i % stride;

        if (i / stride % length)
            made[i] = combine_by_kind(l, kind, made[i - stride],
                                      lane(l, source, inclusive ? i : i - stride));
        else
            made[i] = inclusive ? lane(l, source, i) : lane(l, initial, line);
        last[line] = made[i];
    }
    out(l, op, 1, of_lanes(l, LLVMTypeOf(initial), last));
    return give(l, op, of_lanes(l, LLVMTypeOf(source), made));
}

/* vector.outerproduct */

static LLVMValueRef product_with(Lower *l, int kind, LLVMValueRef a, LLVMValueRef b,
                                 LLVMValueRef acc)
{
    LLVMValueRef product;

    if (acc && kind == ADDF)
        return fused(l, a, b, acc);
    product = combine_by_kind(l, is_float(a) ? MULF : MULI, a, b);
    return acc ? combine_by_kind(l, kind, product, acc) : product;
}

static bool outerproduct(Lower *l, const Op *op)
{
    LLVMValueRef lhs = in(l, op, 0), rhs = in(l, op, 1), mask = mask_around(l, op);
    LLVMValueRef accs = op->operand_count > 2 ? in(l, op, 2) : NULL;
    LLVMTypeRef type = result_type(l, op);
    int kind = kind_of(op, lane(l, lhs, 0));
    LLVMValueRef *made;

    if (!type || kind < 0)
        return lower_fail(l, op, "the kind does not go with the type");
    made = ARENA_ARRAY(&l->arena, LLVMValueRef, LLVMGetVectorSize(type));
    for (unsigned i = 0; i < LLVMGetVectorSize(type); i++) {
        LLVMValueRef acc = accs ? lane(l, accs, i) : NULL;

        made[i] = product_with(l, kind, lane(l, lhs, i / lane_count(rhs)),
                               lane(l, rhs, i % lane_count(rhs)), acc);
        if (mask)
            made[i] = LLVMBuildSelect(l->builder, lane(l, mask, i), made[i],
                                      acc ? acc : LLVMGetPoison(LLVMTypeOf(made[i])), "");
    }
    return give(l, op, of_lanes(l, type, made));
}

/* vector.contract: the sums of products first, then the accumulator. */

typedef struct Contraction {
    const Op *op;
    unsigned loops;
    int64_t *sizes, *point;
} Contraction;

static const AffineMap *map_of(const Op *op, unsigned operand)
{
    return op_attr(op, "indexing_maps")->array.elements[operand]->map;
}

static Contraction contraction_of(Lower *l, const Op *op)
{
    Contraction c = { .op = op, .loops = map_of(op, 0)->dim_count };

    c.sizes = ARENA_ARRAY(&l->arena, int64_t, c.loops);
    c.point = ARENA_ARRAY(&l->arena, int64_t, c.loops);
    for (unsigned operand = 0; operand < 2; operand++)
        for (unsigned i = 0; i < map_of(op, operand)->result_count; i++)
            c.sizes[map_of(op, operand)->results[i]->position] =
                op->operands[operand]->type->shaped.dims[i];
    for (unsigned i = 0; i < c.loops; i++)
        c.point[i] = 0;
    return c;
}

static bool next_point(Contraction *c)
{
    for (unsigned i = c->loops; i-- > 0; c->point[i] = 0)
        if (++c->point[i] < c->sizes[i])
            return true;
    return false;
}

static uint64_t lane_at_point(const Contraction *c, unsigned operand)
{
    const AffineMap *map = map_of(c->op, operand);
    uint64_t at = 0;

    for (unsigned i = 0; i < map->result_count; i++)
        at = at * (uint64_t)c->op->operands[operand]->type->shaped.dims[i]
             + (uint64_t)c->point[map->results[i]->position];
    return at;
}

static LLVMValueRef factor(Lower *l, const Contraction *c, unsigned operand, LLVMTypeRef type)
{
    LLVMValueRef value = lane(l, in(l, c->op, operand), lane_at_point(c, operand));

    if (LLVMTypeOf(value) == type)
        return value;
    return is_float(value) ? convert_float(l, value, type) : resize_integer(l, value, type, true);
}

static bool contract(Lower *l, const Op *op)
{
    LLVMValueRef acc = in(l, op, 2), mask = mask_around(l, op), *accs = all_lanes(l, acc);
    LLVMTypeRef type = LLVMTypeOf(accs[0]), i1 = LLVMInt1TypeInContext(l->context);
    Begun *sums = ARENA_ARRAY(&l->arena, Begun, lane_count(acc));
    LLVMValueRef yes = LLVMConstInt(i1, 1, false);
    Contraction c = contraction_of(l, op);
    int kind = kind_of(op, accs[0]);
    unsigned number = 0;

    for (unsigned i = 0; i < lane_count(acc); i++)
        sums[i] = (Begun){ LLVMConstNull(type), LLVMConstNull(i1) };
    do {
        LLVMValueRef product = combine_by_kind(l, is_float(accs[0]) ? MULF : MULI,
                                               factor(l, &c, 0, type), factor(l, &c, 1, type));
        Begun *sum = &sums[lane_at_point(&c, 2)];

        *sum = begin_or_go_on(l, op, kind, *sum, mask ? lane(l, mask, number) : yes, product);
        number++;
    } while (next_point(&c));
    for (unsigned i = 0; i < lane_count(acc); i++)
        accs[i] = LLVMBuildSelect(l->builder, sums[i].yes,
                                  combine_by_kind(l, kind, sums[i].value, accs[i]), accs[i], "");
    return give(l, op, of_lanes(l, LLVMTypeOf(acc), accs));
}

const Lowering VECTOR_SUMS_LOWERINGS[] = {
    { "vector.reduction", reduction }, { "vector.multi_reduction", multi_reduction },
    { "vector.scan", scan },           { "vector.outerproduct", outerproduct },
    { "vector.contract", contract },   { 0 },
};
