/* Sizes: constants, arithmetic, and what is asked of shapes. */
#include "dialects/shape/shape.h"

static void name_size(const Op *op, Sb *name)
{
    sb_char(name, 'c');
    int_print_s(name, op->inherent[0]->integer);
}

static Flow const_size(Step *s)
{
    int64_t number = prop_int(s, 0);

    return give_size(s, 0, number < 0 ? size_that_is(SIZE_UNKNOWN) : size_of(number));
}

static Flow convert(Step *s)
{
    return give_size(s, 0, size_operand(s, 0));
}

static SizeState worse(SizeState a, SizeState b)
{
    return a > b ? a : b;
}

/* Of sizes what does not fit is an error; of index it wraps. */
static Flow give_result(Step *s, bool fits, int64_t wrapped)
{
    return give_size(s, 0,
                     fits || !is_size(s->op->results[0]->type) ? size_of(wrapped)
                                                               : size_that_is(SIZE_INVALID));
}

static Flow add(Step *s)
{
    Size lhs = size_operand(s, 0), rhs = size_operand(s, 1);
    int64_t sum;
    bool fits;

    if (lhs.state || rhs.state)
        return give_size(s, 0, size_that_is(worse(lhs.state, rhs.state)));
    fits = !__builtin_add_overflow(lhs.number, rhs.number, &sum);
    return give_result(s, fits, sum);
}

static Flow mul(Step *s)
{
    Size lhs = size_operand(s, 0), rhs = size_operand(s, 1);
    int64_t product;
    bool fits;

    if (lhs.state || rhs.state)
        return give_size(s, 0, size_that_is(worse(lhs.state, rhs.state)));
    fits = !__builtin_mul_overflow(lhs.number, rhs.number, &product);
    return give_result(s, fits, product);
}

static bool is_least(Step *s, int64_t number)
{
    return number == (index_width(s) == 64 ? INT64_MIN : INT32_MIN);
}

/* Toward negative infinity. */
static Flow divide(Step *s)
{
    Size lhs = size_operand(s, 0), rhs = size_operand(s, 1);
    int64_t quotient;

    if (lhs.state || rhs.state)
        return give_size(s, 0, size_that_is(worse(lhs.state, rhs.state)));
    if (!rhs.number)
        return is_size(s->op->results[0]->type) ? give_size(s, 0, size_that_is(SIZE_INVALID))
                                                : give_poison(s, "the divisor is 0");
    if (rhs.number == -1 && is_least(s, lhs.number))
        return give_poison(s, "the quotient does not fit");
    quotient = lhs.number / rhs.number;
    if (lhs.number % rhs.number && (lhs.number < 0) != (rhs.number < 0))
        quotient--;
    return give_size(s, 0, size_of(quotient));
}

static Flow rank(Step *s)
{
    Extents shape;

    if (!extents_operand(s, 0, &shape))
        return work_done(s, 0);
    return give_size(s, 0, shape.whole ? size_that_is(shape.whole) : size_of((int64_t)shape.rank));
}

/* As if by one shape.mul after the other. */
static Flow num_elements(Step *s)
{
    bool fits = true;
    int64_t product = 1;
    Extents shape;

    if (!extents_operand(s, 0, &shape))
        return work_done(s, 0);
    for (uint64_t i = 0; i < shape.rank; i++) {
        shape.whole = worse(shape.whole, shape.sizes[i].state);
        fits &= !__builtin_mul_overflow(product, shape.sizes[i].number, &product);
    }
    return shape.whole ? give_size(s, 0, size_that_is(shape.whole)) : give_result(s, fits, product);
}

/* Of extents that are known to be there an index is beyond; what is not known may be anything. */
static Flow give_extent(Step *s, Extents shape, Size at)
{
    SizeState state = worse(shape.whole, at.state);

    if (state == SIZE_KNOWN && (at.number < 0 || (uint64_t)at.number >= shape.rank)) {
        if (is_size(s->op->results[0]->type))
            return give_size(s, 0, size_that_is(SIZE_INVALID));
        return undefined_by(s, "H3", "dimension %lld is not below the rank %llu",
                            (long long)at.number, (unsigned long long)shape.rank);
    }
    return give_size(s, 0, state ? size_that_is(state) : shape.sizes[at.number]);
}

static Flow get_extent(Step *s)
{
    Extents shape;

    return extents_operand(s, 0, &shape) ? give_extent(s, shape, size_operand(s, 1))
                                         : work_done(s, 0);
}

static Flow dim(Step *s)
{
    Extents shape;

    return extents_of_shaped(s, 0, &shape) ? give_extent(s, shape, size_operand(s, 1)) : FLOW_END;
}

#define TWO_SIZES                                                                                  \
    .operands = OPERANDS({ "lhs", &SIZE_OR_INDEX }, { "rhs", &SIZE_OR_INDEX }),                    \
    .results = RESULTS({ "result", &SIZE_OR_INDEX }),                                              \
    .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",          \
    .infer = infer_size, .compatible = sizes_compatible, .verify = verify_size_result

#define SIZES_UNDEFINED                                                                            \
    .undefined = "Where a result of type size would be negative.\n", .decisions = "H1, H2"

const OpDef SHAPE_SIZE_OPS[] = {
    {
        .name = "shape.const_size",
        .summary = "a constant size",
        .doc = "The size; a negative one is a size that is not known.\n",
        .attrs = ATTRS({ "value", &INDEX_ATTR }),
        .results = RESULTS({ "result", &SIZE }),
        .format = "$value attr-dict",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_size,
        .eval = const_size,
        .formula = "result = value",
        .decisions = "H1",
        .example = "  %ten = shape.const_size 10\n"
                   "  %some = shape.const_size -1\n"
                   "  return %ten, %some : !shape.size, !shape.size\n",
        .gives = "10 : !shape.size\n"
                 "unknown : !shape.size\n",
    },
    {
        .name = "shape.index_to_size",
        .summary = "an index as a size",
        .words = "cast convert",
        .doc = "The size that is the number.\n",
        .operands = OPERANDS({ "arg", &INDEX }),
        .results = RESULTS({ "result", &SIZE }),
        .format = "$arg attr-dict",
        .traits = PURE,
        .eval = convert,
        .formula = "result = arg",
        .undefined = "Where the index is negative.\n",
        .decisions = "H2",
        .example = "  %c3 = arith.constant 3 : index\n"
                   "  %size = shape.index_to_size %c3\n",
        .gives = "3 : !shape.size\n",
    },
    {
        .name = "shape.size_to_index",
        .summary = "a size as an index",
        .words = "cast convert",
        .doc = "The number that the size is.\n",
        .operands = OPERANDS({ "arg", &SIZE_OR_INDEX }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "$arg attr-dict `:` type($arg)",
        .traits = PURE | CAST,
        .eval = convert,
        .formula = "result = arg",
        .undefined = "Where the size is an error, or not known.\n",
        .decisions = "H2",
        .example = "  %size = shape.const_size 3\n"
                   "  %index = shape.size_to_index %size : !shape.size\n",
        .gives = "3 : index\n",
    },
    {
        .name = "shape.add",
        .summary = "the sum of sizes",
        .doc = "The sum of two sizes or indices: an error where one is, else not known where\n"
               "one is not. A size that does not fit 63 bits is an error; an index wraps.\n",
        TWO_SIZES,
        .traits = PURE | COMMUTATIVE,
        .eval = add,
        .formula = "result = lhs + rhs",
        SIZES_UNDEFINED,
        .example = "  %two = shape.const_size 2\n"
                   "  %some = shape.const_size -1\n"
                   "  %0 = shape.add %two, %two : !shape.size, !shape.size -> !shape.size\n"
                   "  %1 = shape.add %two, %some : !shape.size, !shape.size -> !shape.size\n"
                   "  return %0, %1 : !shape.size, !shape.size\n",
        .gives = "4 : !shape.size\n"
                 "unknown : !shape.size\n",
    },
    {
        .name = "shape.mul",
        .summary = "the product of sizes",
        .doc = "The product of two sizes or indices: an error where one is, else not known\n"
               "where one is not. A size that does not fit 63 bits is an error; an index\n"
               "wraps.\n",
        TWO_SIZES,
        .traits = PURE | COMMUTATIVE,
        .eval = mul,
        .formula = "result = lhs * rhs",
        SIZES_UNDEFINED,
        .example = "  %three = shape.const_size 3\n"
                   "  %large = shape.const_size 4611686018427387904\n"
                   "  %0 = shape.mul %three, %three : !shape.size, !shape.size -> !shape.size\n"
                   "  %1 = shape.mul %large, %three : !shape.size, !shape.size -> !shape.size\n"
                   "  return %0, %1 : !shape.size, !shape.size\n",
        .gives = "9 : !shape.size\n"
                 "invalid : !shape.size\n",
    },
    {
        .name = "shape.div",
        .summary = "the quotient of sizes",
        .doc = "The quotient of two sizes or indices, rounded toward negative infinity: an\n"
               "error where one is, else not known where one is not. By 0 a size is an error.\n",
        TWO_SIZES,
        .traits = PURE,
        .eval = divide,
        .formula = "result = floor(lhs / rhs)",
        .poison = "An index by 0, and the least index by -1.\n",
        SIZES_UNDEFINED,
        .example = "  %minus = arith.constant -7 : index\n"
                   "  %two = arith.constant 2 : index\n"
                   "  %zero = shape.const_size 0\n"
                   "  %0 = shape.div %minus, %two : index, index -> index\n"
                   "  %1 = shape.div %two, %zero : index, !shape.size -> !shape.size\n"
                   "  return %0, %1 : index, !shape.size\n",
        .gives = "-4 : index\n"
                 "invalid : !shape.size\n",
    },
    {
        .name = "shape.rank",
        .summary = "how many extents a shape has",
        .doc = "The number of extents: an error of one, not known where that is not.\n",
        .operands = OPERANDS({ "shape", &SHAPE_OR_EXTENTS }),
        .results = RESULTS({ "rank", &SIZE_OR_INDEX }),
        .format = "$shape attr-dict `:` type($shape) `->` type($rank)",
        .traits = PURE,
        .infer = infer_size,
        .compatible = sizes_compatible,
        .verify = verify_size_result,
        .eval = rank,
        .formula = "rank = length(shape)",
        .decisions = "H1",
        .example = "  %shape = shape.const_shape [4, 5] : !shape.shape\n"
                   "  %rank = shape.rank %shape : !shape.shape -> !shape.size\n",
        .gives = "2 : !shape.size\n",
    },
    {
        .name = "shape.num_elements",
        .summary = "how many elements there are of a shape",
        .doc = "The product of the extents, as shape.mul has it: 1 where there are none.\n",
        .operands = OPERANDS({ "shape", &SHAPE_OR_EXTENTS }),
        .results = RESULTS({ "result", &SIZE_OR_INDEX }),
        .format = "$shape attr-dict `:` type($shape) `->` type($result)",
        .traits = PURE,
        .infer = infer_size,
        .compatible = sizes_compatible,
        .verify = verify_size_result,
        .eval = num_elements,
        .formula = "result = shape[0] * shape[1] * ...",
        SIZES_UNDEFINED,
        .example = "  %shape = shape.const_shape [4, 5] : !shape.shape\n"
                   "  %count = shape.num_elements %shape : !shape.shape -> !shape.size\n",
        .gives = "20 : !shape.size\n",
    },
    {
        .name = "shape.get_extent",
        .summary = "an extent of a shape",
        .doc = "The extent of that number, counted from 0: an error where the shape or the\n"
               "number is one, or there is no such extent.\n",
        .operands = OPERANDS({ "shape", &SHAPE_OR_EXTENTS }, { "dim", &SIZE_OR_INDEX }),
        .results = RESULTS({ "extent", &SIZE_OR_INDEX }),
        .format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
        .traits = PURE,
        .infer = infer_size,
        .compatible = sizes_compatible,
        .verify = verify_size_result,
        .eval = get_extent,
        .formula = "extent = shape[dim]",
        .undefined = "Where there is no such extent, and the result is an index.\n",
        .decisions = "H1, H3",
        .example =
            "  %shape = shape.const_shape [4, 5] : !shape.shape\n"
            "  %one = shape.const_size 1\n"
            "  %two = shape.const_size 2\n"
            "  %0 = shape.get_extent %shape, %one : !shape.shape, !shape.size -> !shape.size\n"
            "  %1 = shape.get_extent %shape, %two : !shape.shape, !shape.size -> !shape.size\n"
            "  return %0, %1 : !shape.size, !shape.size\n",
        .gives = "5 : !shape.size\n"
                 "invalid : !shape.size\n",
    },
    {
        .name = "shape.dim",
        .summary = "a size of a shaped value",
        .doc = "The extent of that number of the value's shape, as shape.get_extent gives it.\n",
        .operands = OPERANDS({ "value", &ANY_SHAPED }, { "index", &SIZE_OR_INDEX }),
        .results = RESULTS({ "extent", &SIZE_OR_INDEX }),
        .format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` "
                  "type($extent)",
        .traits = PURE,
        .infer = infer_size,
        .compatible = sizes_compatible,
        .eval = dim,
        .formula = "extent = shape(value)[index]",
        .undefined = "Where there is no such extent, and the result is an index.\n",
        .decisions = "H1, H3",
        .example = "  %t = arith.constant dense<0> : tensor<4x5xi8>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %d = shape.dim %t, %c1 : tensor<4x5xi8>, index -> index\n",
        .gives = "5 : index\n",
    },
    { 0 },
};
