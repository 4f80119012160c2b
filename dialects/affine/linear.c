/* affine: many indices from one, and one from many. */
#include "dialects/affine/affine.h"
#include "dialects/slice.h"

enum { STATIC_BASIS, DISJOINT };

/* The basis elements, constants among operands. */
static unsigned basis_in(const Step *s, int64_t *basis)
{
    slice_mixed_in(s, 1, STATIC_BASIS, basis);
    return (unsigned)prop(s, STATIC_BASIS)->dense.count;
}

static bool verify_basis(const Op *op)
{
    return attr_count_dynamic(op_inherent(op, STATIC_BASIS)) == op_group_size(op, 1)
           || op_error(op, "mismatch between dynamic and static basis (kDynamic marker but no "
                           "corresponding dynamic basis entry) -- this can only happen due to an "
                           "incorrect fold/rewrite");
}

static bool verify_delinearize(const Op *op)
{
    const Attr *fixed = op_inherent(op, STATIC_BASIS);

    if (op->result_count != fixed->dense.count && op->result_count != fixed->dense.count + 1)
        return op_error(op, "should return an index for each basis element and up to one extra "
                            "index");
    if (!verify_basis(op))
        return false;
    for (unsigned i = 0; i < fixed->dense.count; i++)
        if (attr_i64_at(fixed, i) <= 0 && attr_i64_at(fixed, i) != DYNAMIC)
            return op_error(op, "no basis element may be statically non-positive");
    return true;
}

static bool product_fits(const Step *s, const int64_t *basis, unsigned count)
{
    int64_t product = 1;

    for (unsigned i = 0; i < count; i++)
        if (__builtin_mul_overflow(product, basis[i], &product) || !affine_fits(s, product))
            return false;
    return true;
}

/* The remainder of the linear index gives the last index, its quotient the ones before. What is
 * undefined and what is poison: DECISIONS.md R18. */
static Flow delinearize(Step *s)
{
    int64_t *basis = ARENA_ARRAY(s->arena, int64_t, s->op->result_count + 1);
    int64_t rest = index_in(s, 0);
    unsigned count = basis_in(s, basis), results = s->op->result_count;

    for (unsigned i = 0; i < count; i++)
        if (basis[i] <= 0)
            return undefined_by(s, "R18", "basis element %u is not positive: %lld", i,
                                (long long)basis[i]);
    if (!product_fits(s, basis, count))
        return give_poison(s, "the product of the basis overflows the index type");
    for (unsigned i = results; i-- > 1;) {
        int64_t element = basis[count - (results - i)], remainder = rest % element;
        bool negative = remainder < 0;

        give_index_at(s, i, negative ? remainder + element : remainder);
        rest = rest / element - negative;
    }
    return results ? give_index_at(s, 0, rest) : FLOW_NEXT;
}

static bool verify_linearize(const Op *op)
{
    int64_t count = op_inherent(op, STATIC_BASIS)->dense.count;
    unsigned indices = op_group_size(op, 0);

    if (indices != count && indices != count + 1)
        return op_error(op, "should be passed a basis element for each index except possibly the "
                            "first");
    return verify_basis(op);
}

/* Under `disjoint` each index is at least 0 and below its basis element; but the first may be
 * negative. */
static bool is_disjoint(const int64_t *indices, unsigned count, const int64_t *basis,
                        unsigned basis_count)
{
    for (unsigned i = 0; i < count; i++) {
        bool bounded = i + basis_count >= count;

        if (bounded
            && (basis[i + basis_count - count] < 0 || indices[i] >= basis[i + basis_count - count]))
            return false;
        if (i && indices[i] < 0)
            return false;
    }
    return true;
}

static Flow linearize(Step *s)
{
    unsigned count, first = op_operand_group(s->op, 0, &count), basis_count;
    int64_t *indices = ARENA_ARRAY(s->arena, int64_t, count + 1);
    int64_t *basis = ARENA_ARRAY(s->arena, int64_t, count + 1), sum = 0;

    indices_in(s, first, count, indices);
    basis_count = basis_in(s, basis);
    if (prop_flag(s, DISJOINT) && !is_disjoint(indices, count, basis, basis_count))
        return give_poison(s, "an index is not within its basis, though it was said to be");
    for (unsigned i = 0; i < count; i++) {
        bool overflows = false;

        if (i)
            overflows = __builtin_mul_overflow(sum, basis[i + basis_count - count], &sum)
                        || !affine_fits(s, sum);
        overflows =
            overflows || __builtin_add_overflow(sum, indices[i], &sum) || !affine_fits(s, sum);
        if (overflows)
            return give_poison(s, "the linear index overflows the index type");
    }
    return give_index(s, sum);
}

const OpDef AFFINE_INDEX_OPS[] = {
    {
        .name = "affine.delinearize_index",
        .summary = "delinearize an index",
        .doc = "The indices into a row-major array, whose sizes are the basis, that the linear\n"
               "index stands for. The first index takes what is left, negative or too large as\n"
               "it may be: a basis element for it is not used.\n",
        .operands = OPERANDS({ "linear_index", &INDEX },
                             { "dynamic_basis", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([STATIC_BASIS] = { "static_basis", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "multi_index", &INDEX, VARIADIC }),
        .format = "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, "
                  "\"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` "
                  "type($multi_index)",
        .traits = PURE,
        .verify = verify_delinearize,
        .eval = delinearize,
        .formula = "linear_index = ((i0 * b1 + i1) * b2 + i2) * b3 ..., 0 <= ik < bk if k > 0",
        .poison =
            "The results are poison where the product of the basis overflows the index type.\n",
        .undefined = "The behaviour is undefined where a basis element is not positive.\n",
        .decisions = "R18",
        .example = "  %linear = arith.constant 23 : index\n"
                   "  // 23 = (1 * 3 + 2) * 4 + 3\n"
                   "  %i:3 = affine.delinearize_index %linear into (2, 3, 4)\n"
                   "      : index, index, index\n"
                   "  return %i#0, %i#1, %i#2 : index, index, index\n",
        .gives = "1 : index\n"
                 "2 : index\n"
                 "3 : index\n",
    },
    {
        .name = "affine.linearize_index",
        .summary = "linearize an index",
        .doc = "The linear index of an element of a row-major array, from its indices and the\n"
               "array's sizes, the basis; a basis element for the first index is not used.\n",
        .operands =
            OPERANDS({ "multi_index", &INDEX, VARIADIC }, { "dynamic_basis", &INDEX, VARIADIC }),
        .attrs = ATTRS([STATIC_BASIS] = { "static_basis", &DENSE_I64_ARRAY_ATTR },
                       [DISJOINT] = { "disjoint", &UNIT_PROPERTY, "false" }),
        .results = RESULTS({ "linear_index", &INDEX }),
        .format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` "
                  "custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", "
                  "\"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)",
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_linearize,
        .eval = linearize,
        .formula = "linear_index = ((i0 * b1 + i1) * b2 + i2) * b3 ...",
        .poison = "The result is poison where the computation overflows the index type; under\n"
                  "`disjoint` also where an index is not below its basis element, or is negative\n"
                  "and not the first.\n",
        .decisions = "R18",
        .example = "  %i = arith.constant 1 : index\n"
                   "  %j = arith.constant 2 : index\n"
                   "  %k = arith.constant 3 : index\n"
                   "  // (1 * 3 + 2) * 4 + 3\n"
                   "  %r = affine.linearize_index [%i, %j, %k] by (2, 3, 4) : index\n",
        .gives = "23 : index\n",
    },
    { 0 },
};
