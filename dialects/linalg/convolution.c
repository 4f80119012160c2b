/* linalg: convolutions. Letters of a name are the dimensions of image and kernel: n images, d h w
 * their depth, height, width, c channels, f features, g groups, m channels of each channel. */
#include "dialects/linalg/linalg.h"

const OpDef LINALG_CONVOLUTION_OPS[] = {
    {
        .name = "linalg.conv_1d",
        .summary = "1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        .formula = "O(ow) += cast(I(ow + kw)) * cast(K(kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
                   "  %k = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<2xi32>\n"
                   "  %r = linalg.conv_1d ins(%i, %k : tensor<3xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[5, 8]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.conv_2d",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        .formula = "O(oh, ow) += cast(I(oh + kh, ow + kw)) * cast(K(kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
                   "  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2xi32>\n"
                   "  %r = linalg.conv_2d ins(%i, %k : tensor<2x3xi32>, tensor<2x2xi32>)\n"
                   "         outs(%o : tensor<1x2xi32>) -> tensor<1x2xi32>\n",
        .gives = "dense<[[37, 47]]> : tensor<1x2xi32>\n",
    },
    {
        .name = "linalg.conv_3d",
        .summary = "3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        .formula = "O(od, oh, ow) += cast(I(od + kd, oh + kh, ow + kw)) *\n"
                   "cast(K(kd, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.conv_3d ins(%i, %k : tensor<1x2x3xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[37, 47]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_1d_nwc_wcf",
        .summary = "1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, f) += cast(I(n, ow * strides[0] + kw * dilations[0],\n"
                   "c)) * cast(K(kw, c, f))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[1]], [[2]]]> : tensor<2x1x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.conv_1d_nwc_wcf\n"
                   "         ins(%i, %k : tensor<1x3x1xi32>, tensor<2x1x1xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[5], [8]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_1d_ncw_fcw",
        .summary = "1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, f, ow) += cast(I(n, c, ow * strides[0] + kw *\n"
                   "dilations[0])) * cast(K(f, c, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1, 2, 3]]]> : tensor<1x1x3xi32>\n"
                   "  %k = arith.constant dense<[[[1, 2]]]> : tensor<1x1x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.conv_1d_ncw_fcw\n"
                   "         ins(%i, %k : tensor<1x1x3xi32>, tensor<1x1x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[5, 8]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwc_hwcf",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, f) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) *\n"
                   "cast(K(kh, kw, c, f))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]>\n"
                   "       : tensor<2x2x1x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwc_hwcf\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2x1x1xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[37], [47]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwc_fhwc",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, f) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) *\n"
                   "cast(K(f, kh, kw, c))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwc_fhwc\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<1x2x2x1xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[37], [47]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nchw_fchw",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, f, oh, ow) += cast(I(n, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) *\n"
                   "cast(K(f, c, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]]]> : tensor<1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2xi32>\n"
                   "  %r = linalg.conv_2d_nchw_fchw\n"
                   "         ins(%i, %k : tensor<1x1x2x3xi32>, tensor<1x1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>\n",
        .gives = "dense<[[[[37, 47]]]]> : tensor<1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_ngchw_fgchw",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, g, f, oh, ow) += cast(I(n, g, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) *\n"
                   "cast(K(f, g, c, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1, 2, 3], [4, 5, 6]]]]]>\n"
                   "       : tensor<1x1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[[1, 2], [3, 4]]]]]> : tensor<1x1x1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x1x2xi32>\n"
                   "  %r = linalg.conv_2d_ngchw_fgchw\n"
                   "         ins(%i, %k : tensor<1x1x1x2x3xi32>, tensor<1x1x1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi32>\n",
        .gives = "dense<[[[[[37, 47]]]]]> : tensor<1x1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_ngchw_gfchw",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, g, f, oh, ow) += cast(I(n, g, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) *\n"
                   "cast(K(g, f, c, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1, 2, 3], [4, 5, 6]]]]]>\n"
                   "       : tensor<1x1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[[1, 2], [3, 4]]]]]> : tensor<1x1x1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x1x2xi32>\n"
                   "  %r = linalg.conv_2d_ngchw_gfchw\n"
                   "         ins(%i, %k : tensor<1x1x1x2x3xi32>, tensor<1x1x1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi32>\n",
        .gives = "dense<[[[[[37, 47]]]]]> : tensor<1x1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwgc_gfhwc",
        .summary = "2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, g, f) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], g, c)) *\n"
                   "cast(K(g, f, kh, kw, c))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]]>\n"
                   "       : tensor<1x2x3x1x1xi32>\n"
                   "  %k = arith.constant dense<[[[[[1], [2]], [[3], [4]]]]]>\n"
                   "       : tensor<1x1x2x2x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwgc_gfhwc\n"
                   "         ins(%i, %k : tensor<1x2x3x1x1xi32>, tensor<1x1x2x2x1xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1x1xi32>) -> tensor<1x1x2x1x1xi32>\n",
        .gives = "dense<[[[[[37]], [[47]]]]]> : tensor<1x1x2x1x1xi32>\n",
    },
    {
        .name = "linalg.conv_3d_ndhwc_dhwcf",
        .summary = "3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, od, oh, ow, f) += cast(I(n, od * strides[0] + kd *\n"
                   "dilations[0], oh * strides[1] + kh * dilations[1], ow *\n"
                   "strides[2] + kw * dilations[2], c)) * cast(K(kd, kh, kw, c,\n"
                   "f))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[[1]], [[2]]], [[[3]], [[4]]]]]>\n"
                   "       : tensor<1x2x2x1x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.conv_3d_ndhwc_dhwcf\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2x1x1xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[37], [47]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwc_hwcf_q",
        .summary = "2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, f) += (cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) -\n"
                   "cast(i_zero)) * (cast(K(kh, kw, c, f)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]>\n"
                   "       : tensor<2x2x1x1xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwc_hwcf_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x2x3x1xi32>, tensor<2x2x1x1xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[19], [25]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwc_fhwc_q",
        .summary = "2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, f) += (cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) -\n"
                   "cast(i_zero)) * (cast(K(f, kh, kw, c)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwc_fhwc_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x2x3x1xi32>, tensor<1x2x2x1xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[19], [25]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nchw_fchw_q",
        .summary = "2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, f, oh, ow) += (cast(I(n, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) -\n"
                   "cast(i_zero)) * (cast(K(f, c, kh, kw)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]]]> : tensor<1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2xi32>\n"
                   "  %r = linalg.conv_2d_nchw_fchw_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x1x2x3xi32>, tensor<1x1x2x2xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>\n",
        .gives = "dense<[[[[19, 25]]]]> : tensor<1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_ngchw_gfchw_q",
        .summary = "2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, g, f, oh, ow) += (cast(I(n, g, c, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1])) -\n"
                   "cast(i_zero)) * (cast(K(g, f, c, kh, kw)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1, 2, 3], [4, 5, 6]]]]]>\n"
                   "       : tensor<1x1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[[1, 2], [3, 4]]]]]> : tensor<1x1x1x2x2xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x1x2xi32>\n"
                   "  %r = linalg.conv_2d_ngchw_gfchw_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x1x1x2x3xi32>, tensor<1x1x1x2x2xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi32>\n",
        .gives = "dense<[[[[[19, 25]]]]]> : tensor<1x1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.conv_2d_nhwgc_gfhwc_q",
        .summary = "2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, g, f) += (cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], g, c)) -\n"
                   "cast(i_zero)) * (cast(K(g, f, kh, kw, c)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]]>\n"
                   "       : tensor<1x2x3x1x1xi32>\n"
                   "  %k = arith.constant dense<[[[[[1], [2]], [[3], [4]]]]]>\n"
                   "       : tensor<1x1x2x2x1xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1x1xi32>\n"
                   "  %r = linalg.conv_2d_nhwgc_gfhwc_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x2x3x1x1xi32>, tensor<1x1x2x2x1xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x2x1x1xi32>) -> tensor<1x1x2x1x1xi32>\n",
        .gives = "dense<[[[[[19]], [[25]]]]]> : tensor<1x1x2x1x1xi32>\n",
    },
    {
        .name = "linalg.conv_3d_ndhwc_dhwcf_q",
        .summary = "3-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel, of whose\n"
               "elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, od, oh, ow, f) += (cast(I(n, od * strides[0] + kd *\n"
                   "dilations[0], oh * strides[1] + kh * dilations[1], ow *\n"
                   "strides[2] + kw * dilations[2], c)) - cast(i_zero)) *\n"
                   "(cast(K(kd, kh, kw, c, f)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[[1]], [[2]]], [[[3]], [[4]]]]]>\n"
                   "       : tensor<1x2x2x1x1xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.conv_3d_ndhwc_dhwcf_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x1x2x3x1xi32>, tensor<1x2x2x1x1xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[19], [25]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.conv_3d_ncdhw_fcdhw",
        .summary = "3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "O(n, f, od, oh, ow) += cast(I(n, c, od * strides[0] + kd *\n"
                   "dilations[0], oh * strides[1] + kh * dilations[1], ow *\n"
                   "strides[2] + kw * dilations[2])) * cast(K(f, c, kd, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1, 2, 3], [4, 5, 6]]]]]>\n"
                   "       : tensor<1x1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[[1, 2], [3, 4]]]]]> : tensor<1x1x1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x1x2xi32>\n"
                   "  %r = linalg.conv_3d_ncdhw_fcdhw\n"
                   "         ins(%i, %k : tensor<1x1x1x2x3xi32>, tensor<1x1x1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi32>\n",
        .gives = "dense<[[[[[37, 47]]]]]> : tensor<1x1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_1d_nwc_wc",
        .summary = "depthwise 1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c) += cast(I(n, ow * strides[0] + kw * dilations[0],\n"
                   "c)) * cast(K(kw, c))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = arith.constant dense<[[1], [2]]> : tensor<2x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1xi32>\n"
                   "  %r = linalg.depthwise_conv_1d_nwc_wc\n"
                   "         ins(%i, %k : tensor<1x3x1xi32>, tensor<2x1xi32>)\n"
                   "         outs(%o : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>\n",
        .gives = "dense<[[[5], [8]]]> : tensor<1x2x1xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_1d_ncw_cw",
        .summary = "depthwise 1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "for n, ow, c, kw: O(n, c, ow) += cast(I(n, c, ow * strides[0]\n"
                   "+ kw * dilations[0])) * cast(K(c, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1, 2, 3]]]> : tensor<1x1x3xi32>\n"
                   "  %k = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_1d_ncw_cw\n"
                   "         ins(%i, %k : tensor<1x1x3xi32>, tensor<1x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2xi32>) -> tensor<1x1x2xi32>\n",
        .gives = "dense<[[[5, 8]]]> : tensor<1x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_1d_nwc_wcm",
        .summary = "depthwise 1-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(1),
        .formula = "O(n, ow, c, m) += cast(I(n, ow * strides[0] + kw *\n"
                   "dilations[0], c)) * cast(K(kw, c, m))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x2x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_1d_nwc_wcm\n"
                   "         ins(%i, %k : tensor<1x3x1xi32>, tensor<2x1x2xi32>)\n"
                   "         outs(%o : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>\n",
        .gives = "dense<[[[[7, 10]], [[11, 16]]]]> : tensor<1x2x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_2d_nhwc_hwc",
        .summary = "depthwise 2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) *\n"
                   "cast(K(kh, kw, c))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.depthwise_conv_2d_nhwc_hwc\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2x1xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[37], [47]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_2d_nchw_chw",
        .summary = "depthwise 2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "for n, oh, ow, c, kh, kw: O(n, c, oh, ow) += cast(I(n, c, oh\n"
                   "* strides[0] + kh * dilations[0], ow * strides[1] + kw *\n"
                   "dilations[1])) * cast(K(c, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]]]> : tensor<1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_2d_nchw_chw\n"
                   "         ins(%i, %k : tensor<1x1x2x3xi32>, tensor<1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>\n",
        .gives = "dense<[[[[37, 47]]]]> : tensor<1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_2d_nhwc_hwcm",
        .summary = "depthwise 2-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c, m) += cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) *\n"
                   "cast(K(kh, kw, c, m))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, 8]]]]>\n"
                   "       : tensor<2x2x1x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_2d_nhwc_hwcm\n"
                   "         ins(%i, %k : tensor<1x2x3x1xi32>, tensor<2x2x1x2xi32>)\n"
                   "         outs(%o : tensor<1x1x2x1x2xi32>) -> tensor<1x1x2x1x2xi32>\n",
        .gives = "dense<[[[[[62, 74]], [[78, 94]]]]]> : tensor<1x1x2x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_2d_nhwc_hwc_q",
        .summary = "depthwise 2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel,\n"
               "of whose elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c) += (cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) -\n"
                   "cast(i_zero)) * (cast(K(kh, kw, c)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1xi32>\n"
                   "  %r = linalg.depthwise_conv_2d_nhwc_hwc_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x2x3x1xi32>, tensor<2x2x1xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>\n",
        .gives = "dense<[[[[19], [25]]]]> : tensor<1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_2d_nhwc_hwcm_q",
        .summary = "depthwise 2-D convolution of quantized numbers",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel,\n"
               "of whose elements their zero points are taken.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(2),
        .formula = "O(n, oh, ow, c, m) += (cast(I(n, oh * strides[0] + kh *\n"
                   "dilations[0], ow * strides[1] + kw * dilations[1], c)) -\n"
                   "cast(i_zero)) * (cast(K(kh, kw, c, m)) - cast(k_zero))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[1], [2], [3]], [[4], [5], [6]]]]>\n"
                   "       : tensor<1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, 8]]]]>\n"
                   "       : tensor<2x2x1x2xi32>\n"
                   "  %i_zero = arith.constant 1 : i32\n"
                   "  %k_zero = arith.constant 1 : i32\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x2x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q\n"
                   "         ins(%i, %k, %i_zero, %k_zero :\n"
                   "             tensor<1x2x3x1xi32>, tensor<2x2x1x2xi32>, i32, i32)\n"
                   "         outs(%o : tensor<1x1x2x1x2xi32>) -> tensor<1x1x2x1x2xi32>\n",
        .gives = "dense<[[[[[38, 46]], [[50, 62]]]]]> : tensor<1x1x2x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_3d_ndhwc_dhwc",
        .summary = "depthwise 3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "for n, od, oh, ow, kd, kh, kw, c: O(n, od, oh, ow, c) +=\n"
                   "cast(I(n, od * strides[0] + kd * dilations[0], oh *\n"
                   "strides[1] + kh * dilations[1], ow * strides[2] + kw *\n"
                   "dilations[2], c)) * cast(K(kd, kh, kw, c))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1xi32>\n"
                   "  %r = linalg.depthwise_conv_3d_ndhwc_dhwc\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2x1xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>\n",
        .gives = "dense<[[[[[37], [47]]]]]> : tensor<1x1x1x2x1xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_3d_ncdhw_cdhw",
        .summary = "depthwise 3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "for n, od, oh, ow, kd, kh, kw, c: O(n, c, od, oh, ow) +=\n"
                   "cast(I(n, c, od * strides[0] + kd * dilations[0], oh *\n"
                   "strides[1] + kh * dilations[1], ow * strides[2] + kw *\n"
                   "dilations[2])) * cast(K(c, kd, kh, kw))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1, 2, 3], [4, 5, 6]]]]]>\n"
                   "       : tensor<1x1x1x2x3xi32>\n"
                   "  %k = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_3d_ncdhw_cdhw\n"
                   "         ins(%i, %k : tensor<1x1x1x2x3xi32>, tensor<1x1x2x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi32>\n",
        .gives = "dense<[[[[[37, 47]]]]]> : tensor<1x1x1x1x2xi32>\n",
    },
    {
        .name = "linalg.depthwise_conv_3d_ndhwc_dhwcm",
        .summary = "depthwise 3-D convolution",
        .doc = "Adds to the output the convolution of an image with a kernel for each channel.\n",
        LINALG_NAMED,
        LINALG_WINDOWS(3),
        .formula = "for n, od, oh, ow, m, kd, kh, kw, c: O(n, od, oh, ow, c, m)\n"
                   "+= cast(I(n, od * strides[0] + kd * dilations[0], oh *\n"
                   "strides[1] + kh * dilations[1], ow * strides[2] + kw *\n"
                   "dilations[2], c)) * cast(K(kd, kh, kw, c, m))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %i = arith.constant dense<[[[[[1], [2], [3]], [[4], [5], [6]]]]]>\n"
                   "       : tensor<1x1x2x3x1xi32>\n"
                   "  %k = arith.constant dense<[[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, 8]]]]]>\n"
                   "       : tensor<1x2x2x1x2xi32>\n"
                   "  %o = arith.constant dense<0> : tensor<1x1x1x2x1x2xi32>\n"
                   "  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm\n"
                   "         ins(%i, %k : tensor<1x1x2x3x1xi32>, tensor<1x2x2x1x2xi32>)\n"
                   "         outs(%o : tensor<1x1x1x2x1x2xi32>) -> tensor<1x1x1x2x1x2xi32>\n",
        .gives = "dense<[[[[[[62, 74]], [[78, 94]]]]]]> : tensor<1x1x1x2x1x2xi32>\n",
    },
    { 0 },
};
