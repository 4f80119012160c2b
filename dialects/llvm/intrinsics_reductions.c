/* Reductions of vectors under a mask and an explicit vector length, evl. */
#include "dialects/llvm/llvm.h"

const OpDef LLVM_PREDICATED_REDUCTIONS[] = {
    {
        .name = "llvm.intr.vp.reduce.add",
        .summary = "the sum of lanes that are on",
        .doc =
            "The sum, over the start value and the lanes that are on in the mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.and",
        .summary = "bitwise and of lanes that are on",
        .doc = "Bitwise and, over the start value and the lanes that are on in the mask and below\n"
               "evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.fadd",
        .summary = "the sum of floats of lanes that are on",
        .doc = "The sum of floats, over the start value and the lanes that are on in the mask and\n"
               "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.fmax",
        .summary = "the greatest lane, of floats of lanes that are on",
        .doc =
            "The greatest lane, of floats, over the start value and the lanes that are on in the\n"
            "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.fmin",
        .summary = "the least lane, of floats of lanes that are on",
        .doc = "The least lane, of floats, over the start value and the lanes that are on in the\n"
               "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.fmul",
        .summary = "the product of floats of lanes that are on",
        .doc = "The product of floats, over the start value and the lanes that are on in the mask\n"
               "and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_FLOAT },
                             { "val", &LLVM_VECTOR_OF_FLOAT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.mul",
        .summary = "the product of lanes that are on",
        .doc = "The product, over the start value and the lanes that are on in the mask and below\n"
               "evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.or",
        .summary = "bitwise or of lanes that are on",
        .doc = "Bitwise or, over the start value and the lanes that are on in the mask and below\n"
               "evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.smax",
        .summary = "the greatest lane, signed of lanes that are on",
        .doc = "The greatest lane, signed, over the start value and the lanes that are on in the\n"
               "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.smin",
        .summary = "the least lane, signed of lanes that are on",
        .doc =
            "The least lane, signed, over the start value and the lanes that are on in the mask\n"
            "and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.umax",
        .summary = "the greatest lane, unsigned of lanes that are on",
        .doc =
            "The greatest lane, unsigned, over the start value and the lanes that are on in the\n"
            "mask and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.umin",
        .summary = "the least lane, unsigned of lanes that are on",
        .doc =
            "The least lane, unsigned, over the start value and the lanes that are on in the mask\n"
            "and below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    {
        .name = "llvm.intr.vp.reduce.xor",
        .summary = "bitwise exclusive or of lanes that are on",
        .doc =
            "Bitwise exclusive or, over the start value and the lanes that are on in the mask and\n"
            "below evl.\n",
        .operands = OPERANDS({ "satrt_value", &ANY_SIGNLESS_INTEGER },
                             { "val", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "mask", &LLVM_VECTOR_OF_I1 }, { "evl", &I32 }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
    },
    { 0 },
};
