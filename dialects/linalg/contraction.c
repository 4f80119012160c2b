/* linalg: products of matrices and vectors. */
#include "dialects/linalg/linalg.h"

const OpDef LINALG_CONTRACTION_OPS[] = {
    {
        .name = "linalg.matmul",
        .summary = "matrix product",
        .doc = "Adds to C the product of two matrices.\n",
        LINALG_CONTRACTION,
        .formula = "C(m, n) += cast(A(m, k)) * cast(B(k, n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>\n"
                   "  %b = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %c = arith.constant dense<10> : tensor<1x2xi32>\n"
                   "  %r = linalg.matmul ins(%a, %b : tensor<1x2xi32>, tensor<2x2xi32>)\n"
                   "         outs(%c : tensor<1x2xi32>) -> tensor<1x2xi32>\n",
        .gives = "dense<[[17, 20]]> : tensor<1x2xi32>\n",
    },
    {
        .name = "linalg.batch_matmul",
        .summary = "matrix products",
        .doc = "Adds to each matrix of C the product of those of A and B.\n",
        LINALG_CONTRACTION,
        .formula = "C(b, m, n) += cast(A(b, m, k)) * cast(B(b, k, n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[[1, 2]]]> : tensor<1x1x2xi32>\n"
                   "  %b = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %c = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.batch_matmul ins(%a, %b : tensor<1x1x2xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%c : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[7, 10]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.batch_reduce_matmul",
        .summary = "the sum of matrix products",
        .doc = "Adds to C the products of the matrices of A and B, all of them.\n",
        LINALG_CONTRACTION,
        .formula = "for b, m, n, k: C(m, n) += cast(A(b, m, k)) * cast(B(b, k, n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3, L7",
        .example = "  %a = arith.constant dense<[[[1, 2]]]> : tensor<1x1x2xi32>\n"
                   "  %b = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %c = arith.constant dense<0> : tensor<1x2xi32>\n"
                   "  %r = linalg.batch_reduce_matmul\n"
                   "         ins(%a, %b : tensor<1x1x2xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%c : tensor<1x2xi32>) -> tensor<1x2xi32>\n",
        .gives = "dense<[[7, 10]]> : tensor<1x2xi32>\n",
    },
    {
        .name = "linalg.matvec",
        .summary = "matrix times vector",
        .doc = "Adds to the output the product of a matrix and a vector.\n",
        LINALG_PRODUCT,
        .formula = "Y(m) += cast(A(m, n)) * cast(X(n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %x = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %y = arith.constant dense<0> : tensor<2xi32>\n"
                   "  %r = linalg.matvec ins(%a, %x : tensor<2x2xi32>, tensor<2xi32>)\n"
                   "         outs(%y : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[5, 11]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.vecmat",
        .summary = "vector times matrix",
        .doc = "Adds to the output the product of a vector and a matrix.\n",
        LINALG_PRODUCT,
        .formula = "Y(n) += cast(X(m)) * cast(A(m, n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %x = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %y = arith.constant dense<0> : tensor<2xi32>\n"
                   "  %r = linalg.vecmat ins(%x, %a : tensor<2xi32>, tensor<2x2xi32>)\n"
                   "         outs(%y : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[7, 10]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.batch_matvec",
        .summary = "matrices times vectors",
        .doc = "Adds to each vector of the output the product of a matrix and a vector.\n",
        LINALG_PRODUCT,
        .formula = "Y(b, m) += cast(A(b, m, k)) * cast(X(b, k))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[[1, 2]]]> : tensor<1x1x2xi32>\n"
                   "  %x = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>\n"
                   "  %y = arith.constant dense<0> : tensor<1x1xi32>\n"
                   "  %r = linalg.batch_matvec ins(%a, %x : tensor<1x1x2xi32>, tensor<1x2xi32>)\n"
                   "         outs(%y : tensor<1x1xi32>) -> tensor<1x1xi32>\n",
        .gives = "dense<[[5]]> : tensor<1x1xi32>\n",
    },
    {
        .name = "linalg.batch_vecmat",
        .summary = "vectors times matrices",
        .doc = "Adds to each vector of the output the product of a vector and a matrix.\n",
        LINALG_PRODUCT,
        .formula = "Y(b, n) += cast(X(b, k)) * cast(A(b, k, n))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %x = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>\n"
                   "  %a = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %y = arith.constant dense<0> : tensor<1x2xi32>\n"
                   "  %r = linalg.batch_vecmat ins(%x, %a : tensor<1x2xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%y : tensor<1x2xi32>) -> tensor<1x2xi32>\n",
        .gives = "dense<[[7, 10]]> : tensor<1x2xi32>\n",
    },
    {
        .name = "linalg.dot",
        .summary = "dot product",
        .doc = "Adds to the output the products of the elements of two vectors.\n",
        LINALG_PRODUCT,
        .formula = "C() += cast(A(m)) * cast(B(m))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %c = arith.constant dense<0> : tensor<i32>\n"
                   "  %r = linalg.dot ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%c : tensor<i32>) -> tensor<i32>\n",
        .gives = "dense<5> : tensor<i32>\n",
    },
    {
        .name = "linalg.mmt4d",
        .summary = "product of tiled matrices, the second transposed",
        .doc = "Adds to the tiles of C those of the product of A and the transposed B, tile by\n"
               "tile.\n",
        LINALG_PRODUCT,
        .formula = "for m, n, k, m0, n0, k0: C(m, n, m0, n0) += cast(A(m, k, m0,\n"
                   "k0)) * cast(B(n, k, n0, k0))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi32>\n"
                   "  %b = arith.constant dense<[[[[1, 2]]]]> : tensor<1x1x1x2xi32>\n"
                   "  %c = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.mmt4d ins(%a, %b : tensor<1x1x2x2xi32>, tensor<1x1x1x2xi32>)\n"
                   "         outs(%c : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[5], [11]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.batch_mmt4d",
        .summary = "products of tiled matrices, the second transposed",
        .doc = "What linalg.mmt4d does, for each b.\n",
        LINALG_PRODUCT,
        .formula = "for b, m, n, k, m0, n0, k0: C(b, m, n, m0, n0) += cast(A(b,\n"
                   "m, k, m0, k0)) * cast(B(b, n, k, n0, k0))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[[[[1, 2], [3, 4]]]]]> : tensor<1x1x1x2x2xi32>\n"
                   "  %b = arith.constant dense<[[[[[1, 2]]]]]> : tensor<1x1x1x1x2xi32>\n"
                   "  %c = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.batch_mmt4d\n"
                   "         ins(%a, %b : tensor<1x1x1x2x2xi32>, tensor<1x1x1x1x2xi32>)\n"
                   "         outs(%c : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[5], [11]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.quantized_matmul",
        .summary = "matrix product of quantized numbers",
        .doc = "Adds to C the product of two matrices, of whose elements their zero points are\n"
               "taken.\n",
        LINALG_NAMED,
        .formula = "C(m, n) += (cast(A(m, k)) - cast(a_zero)) * (cast(B(k, n)) -\n"
                   "cast(b_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>\n"
                   "  %b = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %a_zero = arith.constant 1 : i32\n"
                   "  %b_zero = arith.constant 1 : i32\n"
                   "  %c = arith.constant dense<0> : tensor<1x2xi32>\n"
                   "  %r = linalg.quantized_matmul\n"
                   "         ins(%a, %b, %a_zero, %b_zero :\n"
                   "             tensor<1x2xi32>, tensor<2x2xi32>, i32, i32)\n"
                   "         outs(%c : tensor<1x2xi32>) -> tensor<1x2xi32>\n",
        .gives = "dense<[[2, 3]]> : tensor<1x2xi32>\n",
    },
    {
        .name = "linalg.quantized_batch_matmul",
        .summary = "matrix products of quantized numbers",
        .doc = "What linalg.quantized_matmul does, for each b.\n",
        LINALG_NAMED,
        .formula = "C(b, m, n) += (cast(A(b, m, k)) - cast(a_zero)) * (cast(B(b,\n"
                   "k, n)) - cast(b_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %a = arith.constant dense<[[[1, 2]]]> : tensor<1x1x2xi32>\n"
                   "  %b = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %a_zero = arith.constant 1 : i32\n"
                   "  %b_zero = arith.constant 1 : i32\n"
                   "  %c = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.quantized_batch_matmul\n"
                   "         ins(%a, %b, %a_zero, %b_zero :\n"
                   "             tensor<1x1x2xi32>, tensor<1x2x2xi32>, i32, i32)\n"
                   "         outs(%c : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[2, 3]]]> : tensor<1x1x2xi32>\n",
    },
    { 0 },
};
