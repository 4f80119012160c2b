/* linalg: what is made of windows of an image. */
#include "dialects/linalg/linalg.h"

const OpDef LINALG_POOLING_OPS[] = {
    {
        .name = "linalg.pooling_nhwc_sum",
        .summary = "sums of windows",
        .doc = "Adds to each element of the output those of its window. The kernel says by its\n"
               "size alone how large windows are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) over\n"
                   "K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_nhwc_sum\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[12], [16]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nchw_sum",
        .summary = "sums of windows",
        .doc = "Adds to each element of the output those of its window. The kernel says by its\n"
               "size alone how large windows are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, c, oh, ow) += cast(I(n, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) over\n"
                   "K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]]]> : tensor<1x1x2x3xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2xi32>\n"
                   "  %r = linalg.pooling_nchw_sum\n"
                   "         ins(%i, %k : tensor<1x1x2x3xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>\n",
        .gives = "dense<[[[[12, 16]]]]> : tensor<1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.pooling_nhwc_max",
        .summary = "greatest elements of windows",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) = max(O(n, oh, ow, c), cast(I(n, oh *\n"
                   "strides[0] + kh * dilations[0], ow * strides[1] + kw *\n"
                   "dilations[1], c))) over K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_nhwc_max\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[5], [6]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nhwc_max_unsigned",
        .summary = "greatest elements of windows, unsigned",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window, read as unsigned. The kernel says by its size alone how large windows\n"
               "are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) = max_unsigned(O(n, oh, ow, c),\n"
                   "cast_unsigned(I(n, oh * strides[0] + kh * dilations[0], ow *\n"
                   "strides[1] + kw * dilations[1], c))) over K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[-1], [0], [1]], [[2], [3], [4]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_nhwc_max_unsigned\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[-1], [4]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nchw_max",
        .summary = "greatest elements of windows",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, c, oh, ow) = max(O(n, c, oh, ow), cast(I(n, c, oh *\n"
                   "strides[0] + kh * dilations[0], ow * strides[1] + kw *\n"
                   "dilations[1]))) over K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]]]> : tensor<1x1x2x3xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2xi32>\n"
                   "  %r = linalg.pooling_nchw_max\n"
                   "         ins(%i, %k : tensor<1x1x2x3xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>\n",
        .gives = "dense<[[[[5, 6]]]]> : tensor<1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.pooling_nhwc_min",
        .summary = "least elements of windows",
        .doc = "Each element of the output becomes the least of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) = min(O(n, oh, ow, c), cast(I(n, oh *\n"
                   "strides[0] + kh * dilations[0], ow * strides[1] + kw *\n"
                   "dilations[1], c))) over K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<100> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_nhwc_min\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[1], [2]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nhwc_min_unsigned",
        .summary = "least elements of windows, unsigned",
        .doc = "Each element of the output becomes the least of itself and those of its\n"
               "window, read as unsigned. The kernel says by its size alone how large windows\n"
               "are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) = min_unsigned(O(n, oh, ow, c),\n"
                   "cast_unsigned(I(n, oh * strides[0] + kh * dilations[0], ow *\n"
                   "strides[1] + kw * dilations[1], c))) over K(kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[-1], [0], [1]], [[2], [3], [4]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<100> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_nhwc_min_unsigned\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<0> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nwc_sum",
        .summary = "sums of windows",
        .doc = "Adds to each element of the output those of its window. The kernel says by its\n"
               "size alone how large windows are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) += cast(I(n, ow * strides[0] + kw * dilations[0],\n"
                   "c)) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.pooling_nwc_sum ins(%i, %k : tensor<1x3x1xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[3], [5]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_ncw_sum",
        .summary = "sums of windows",
        .doc = "Adds to each element of the output those of its window. The kernel says by its\n"
               "size alone how large windows are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, c, ow) += cast(I(n, c, ow * strides[0] + kw *\n"
                   "dilations[0])) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1, 2, 3]]]> : tensor<1x1x3xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.pooling_ncw_sum ins(%i, %k : tensor<1x1x3xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[3, 5]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.pooling_nwc_max",
        .summary = "greatest elements of windows",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) = max(O(n, ow, c), cast(I(n, ow * strides[0] + kw\n"
                   "* dilations[0], c))) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.pooling_nwc_max ins(%i, %k : tensor<1x3x1xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[2], [3]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nwc_max_unsigned",
        .summary = "greatest elements of windows, unsigned",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window, read as unsigned. The kernel says by its size alone how large windows\n"
               "are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) = max_unsigned(O(n, ow, c), cast_unsigned(I(n, ow\n"
                   "* strides[0] + kw * dilations[0], c))) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[-1], [0], [1]]]> : tensor<1x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.pooling_nwc_max_unsigned\n"
                   "         ins(%i, %k : tensor<1x3x1xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[-1], [1]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_ncw_max",
        .summary = "greatest elements of windows",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, c, ow) = max(O(n, c, ow), cast(I(n, c, ow * strides[0] +\n"
                   "kw * dilations[0]))) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[1, 2, 3]]]> : tensor<1x1x3xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.pooling_ncw_max ins(%i, %k : tensor<1x1x3xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[2, 3]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.pooling_nwc_min",
        .summary = "least elements of windows",
        .doc = "Each element of the output becomes the least of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) = min(O(n, ow, c), cast(I(n, ow * strides[0] + kw\n"
                   "* dilations[0], c))) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<100> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.pooling_nwc_min ins(%i, %k : tensor<1x3x1xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[1], [2]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_nwc_min_unsigned",
        .summary = "least elements of windows, unsigned",
        .doc = "Each element of the output becomes the least of itself and those of its\n"
               "window, read as unsigned. The kernel says by its size alone how large windows\n"
               "are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) = min_unsigned(O(n, ow, c), cast_unsigned(I(n, ow\n"
                   "* strides[0] + kw * dilations[0], c))) over K(kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[-1], [0], [1]]]> : tensor<1x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<2xi32>\n"
                   "  %o = arith.constant dense<100> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.pooling_nwc_min_unsigned\n"
                   "         ins(%i, %k : tensor<1x3x1xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<0> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_ndhwc_sum",
        .summary = "sums of windows",
        .doc = "Adds to each element of the output those of its window. The kernel says by its\n"
               "size alone how large windows are; it is not read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, od, oh, ow, c) += cast(I(n, od * strides[0] + kd *\n"
                   "dilations[0], oh * strides[1] + kh * dilations[1], ow *\n"
                   "strides[2] + kw * dilations[2], c)) over K(kd, kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_ndhwc_sum\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[12], [16]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_ndhwc_max",
        .summary = "greatest elements of windows",
        .doc = "Each element of the output becomes the greatest of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, od, oh, ow, c) = max(O(n, od, oh, ow, c), cast(I(n, od *\n"
                   "strides[0] + kd * dilations[0], oh * strides[1] + kh *\n"
                   "dilations[1], ow * strides[2] + kw * dilations[2], c))) over\n"
                   "K(kd, kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_ndhwc_max\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[5], [6]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.pooling_ndhwc_min",
        .summary = "least elements of windows",
        .doc = "Each element of the output becomes the least of itself and those of its\n"
               "window. The kernel says by its size alone how large windows are; it is not\n"
               "read.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, od, oh, ow, c) = min(O(n, od, oh, ow, c), cast(I(n, od *\n"
                   "strides[0] + kd * dilations[0], oh * strides[1] + kh *\n"
                   "dilations[1], ow * strides[2] + kw * dilations[2], c))) over\n"
                   "K(kd, kh, kw)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = tensor.empty() : tensor<1x2x2xi32>\n"
                   "  %o = arith.constant dense<100> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.pooling_ndhwc_min\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[1], [2]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    { 0 },
};
