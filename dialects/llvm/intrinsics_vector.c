/* Intrinsics on whole vectors and on matrices in vectors. */
#include "dialects/llvm/llvm.h"

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
           && from->shaped.element == to->shaped.element
           && 2 * from->shaped.dims[0] == to->shaped.dims[0];
}

const OpDef LLVM_VECTOR_INTRINSICS[] = {
    {
        .name = "llvm.intr.get.active.lane.mask",
        .summary = "which lanes are below a bound",
        .doc =
            "Lane i is true where base plus i, without wrapping, is below n as unsigned numbers.\n",
        .operands = OPERANDS({ "base", &ANY_SIGNLESS_INTEGER }, { "n", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
        .traits = PURE,
    },
    {
        .name = "llvm.intr.matrix.column.major.load",
        .summary = "a load of a matrix",
        .doc = "The columns of the matrix, a stride of elements apart in memory.\n",
        .operands = OPERANDS({ "data", &LLVM_POINTER }, { "stride", &ANY_SIGNLESS_INTEGER }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR }, { "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` "
                  "qualified(type($data)) `stride` type($stride)",
    },
    {
        .name = "llvm.intr.matrix.column.major.store",
        .summary = "a store of a matrix",
        .doc = "The columns of the matrix go to memory, a stride of elements apart.\n",
        .operands = OPERANDS({ "matrix", &LLVM_VECTOR }, { "data", &LLVM_POINTER },
                             { "stride", &ANY_SIGNLESS_INTEGER }),
        .attrs = ATTRS({ "isVolatile", &I1_ATTR }, { "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) "
                  "`to` qualified(type($data)) `stride` type($stride)",
    },
    {
        .name = "llvm.intr.matrix.multiply",
        .summary = "a product of matrices",
        .doc = "The product of two matrices whose columns lie one behind the other in vectors.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR }, { "rhs", &LLVM_VECTOR }),
        .attrs = ATTRS({ "lhs_rows", &I32_ATTR }, { "lhs_columns", &I32_ATTR },
                       { "rhs_columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
    },
    {
        .name = "llvm.intr.matrix.transpose",
        .summary = "a transposed matrix",
        .doc = "The matrix with rows and columns exchanged.\n",
        .operands = OPERANDS({ "matrix", &LLVM_VECTOR }),
        .attrs = ATTRS({ "rows", &I32_ATTR }, { "columns", &I32_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .format = "$matrix attr-dict `:` type($matrix) `into` type($res)",
    },
    {
        .name = "llvm.intr.stepvector",
        .summary = "the numbers of the lanes",
        .doc = "Lane i of the result is the number i.\n",
        .results = RESULTS({ "res", &LLVM_VECTOR_OF_INT }),
        .format = "attr-dict `:` type($res)",
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vector.deinterleave2",
        .summary = "even and odd lanes",
        .doc = "A struct of a vector of the even lanes and one of the odd lanes.\n",
        .operands = OPERANDS({ "vec", &LLVM_VECTOR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vector.extract",
        .summary = "a part of a vector",
        .doc = "The lanes of srcvec from pos on.\n",
        .operands = OPERANDS({ "srcvec", &LLVM_VECTOR }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .predicates = PREDICATES({ "vectors are not bigger than 2^17 bits.", sizes_are_fine },
                                 { "it is not extracting scalable from fixed-length vectors.",
                                   extracts_fixed_from_fixed }),
        .format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vector.insert",
        .summary = "a vector with a part replaced",
        .doc = "dstvec with the lanes from pos on replaced by srcvec.\n",
        .operands = OPERANDS({ "dstvec", &LLVM_VECTOR }, { "srcvec", &LLVM_VECTOR }),
        .attrs = ATTRS({ "pos", &I64_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .same = "dstvec res" }),
        .predicates = PREDICATES({ "vectors are not bigger than 2^17 bits.", sizes_are_fine },
                                 { "it is not inserting scalable into fixed-length vectors.",
                                   inserts_fixed_into_fixed }),
        .format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vector.interleave2",
        .summary = "lanes of two vectors in turn",
        .doc = "The lanes of vec1 and vec2, alternating.\n",
        .operands = OPERANDS({ "vec1", &LLVM_VECTOR }, { "vec2", &LLVM_VECTOR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .same = "vec1 vec2" }),
        .predicates =
            PREDICATES({ "result has twice as many elements as 'vec1'", result_is_twice_as_long }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vector.reduce.add",
        .summary = "the sum of all lanes",
        .doc = "The sum, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.and",
        .summary = "bitwise and of all lanes",
        .doc = "Bitwise and, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fadd",
        .summary = "the sum of floats of all lanes",
        .doc =
            "The lanes are added to start_value from the first on; in any order under `reassoc`.\n",
        .operands = OPERANDS({ "start_value", &ANY_FLOAT }, { "input", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fmax",
        .summary = "the greatest lane, of floats of all lanes",
        .doc = "The greatest lane, of floats, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fmaximum",
        .summary = "the greatest lane, or NaN of all lanes",
        .doc = "The greatest lane, or NaN, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fmin",
        .summary = "the least lane, of floats of all lanes",
        .doc = "The least lane, of floats, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fminimum",
        .summary = "the least lane, or NaN of all lanes",
        .doc = "The least lane, or NaN, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.fmul",
        .summary = "the product of floats of all lanes",
        .doc = "start_value is multiplied by the lanes from the first on; in any order under\n"
               "`reassoc`.\n",
        .operands = OPERANDS({ "start_value", &ANY_FLOAT }, { "input", &LLVM_VECTOR_OF_FLOAT }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.mul",
        .summary = "the product of all lanes",
        .doc = "The product, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.or",
        .summary = "bitwise or of all lanes",
        .doc = "Bitwise or, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.smax",
        .summary = "the greatest lane, signed of all lanes",
        .doc = "The greatest lane, signed, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.smin",
        .summary = "the least lane, signed of all lanes",
        .doc = "The least lane, signed, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.umax",
        .summary = "the greatest lane, unsigned of all lanes",
        .doc = "The greatest lane, unsigned, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.umin",
        .summary = "the least lane, unsigned of all lanes",
        .doc = "The least lane, unsigned, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vector.reduce.xor",
        .summary = "bitwise exclusive or of all lanes",
        .doc = "Bitwise exclusive or, over all lanes.\n",
        .operands = OPERANDS({ "in", &LLVM_VECTOR_OF_INT }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "llvm.intr.vscale",
        .summary = "how large scalable vectors are",
        .doc = "The number of times that the minimum size of a scalable vector stands in it.\n",
        .results = RESULTS({ "res", &LLVM_ANY }),
    },
    { 0 },
};
