/* The attributes of arith: flags, predicates, rounding modes. */
#include "dialects/arith/arith.h"

static const EnumDef FAST_MATH_FLAGS = {
    .name = "::mlir::arith::FastMathFlags",
    .summary = "Floating point fast math flags",
    .bits = true,
    .separator = ",",
    .cases =
        (const EnumCase[]){
            { "none", 0 },
            { "reassoc", FAST_REASSOC },
            { "nnan", FAST_NNAN },
            { "ninf", FAST_NINF },
            { "nsz", FAST_NSZ },
            { "arcp", FAST_ARCP },
            { "contract", FAST_CONTRACT },
            { "afn", FAST_AFN },
            { "fast", FAST_REASSOC | FAST_NNAN | FAST_NINF | FAST_NSZ | FAST_ARCP | FAST_CONTRACT
                          | FAST_AFN },
            { 0 },
        },
};

static const EnumDef INTEGER_OVERFLOW_FLAGS = {
    .name = "::mlir::arith::IntegerOverflowFlags",
    .summary = "Integer overflow arith flags",
    .bits = true,
    .separator = ", ",
    .cases = (const EnumCase[]){ { "none", 0 }, { "nsw", NSW }, { "nuw", NUW }, { 0 } },
};

const EnumCase CMPI_CASES[] = {
    { "eq", CMPI_EQ },
    { "ne", CMPI_NE },
    { "slt", CMPI_SLT },
    { "sle", CMPI_SLE },
    { "sgt", CMPI_SGT },
    { "sge", CMPI_SGE },
    { "ult", CMPI_ULT },
    { "ule", CMPI_ULE },
    { "ugt", CMPI_UGT },
    { "uge", CMPI_UGE },
    { 0 },
};

static const EnumDef CMPI_PREDICATE = {
    .name = "::mlir::arith::CmpIPredicate",
    .summary = "comparisons of integers",
    .cases = CMPI_CASES,
};

static const EnumDef CMPF_PREDICATE = {
    .name = "::mlir::arith::CmpFPredicate",
    .summary = "comparisons of floats",
    .cases =
        (const EnumCase[]){
            { "false", 0 },
            { "oeq", 1 },
            { "ogt", 2 },
            { "oge", 3 },
            { "olt", 4 },
            { "ole", 5 },
            { "one", 6 },
            { "ord", 7 },
            { "ueq", 8 },
            { "ugt", 9 },
            { "uge", 10 },
            { "ult", 11 },
            { "ule", 12 },
            { "une", 13 },
            { "uno", 14 },
            { "true", 15 },
            { 0 },
        },
};

static const EnumDef ROUNDING_MODE = {
    .name = "::mlir::arith::RoundingMode",
    .summary = "Floating point rounding mode",
    .cases =
        (const EnumCase[]){
            { "to_nearest_even", FLOAT_TO_NEAREST_EVEN },
            { "downward", FLOAT_DOWNWARD },
            { "upward", FLOAT_UPWARD },
            { "toward_zero", FLOAT_TOWARD_ZERO },
            { "to_nearest_away", FLOAT_TO_NEAREST_AWAY },
            { 0 },
        },
};

static const EnumDef ATOMIC_RMW_KIND = {
    .name = "::mlir::arith::AtomicRMWKind",
    .summary = "ways to combine two numbers",
    .cases =
        (const EnumCase[]){
            { "addf", 0 },
            { "addi", 1 },
            { "andi", 2 },
            { "assign", 3 },
            { "maximumf", 4 },
            { "maxnumf", 5 },
            { "maxs", 6 },
            { "maxu", 7 },
            { "minimumf", 8 },
            { "minnumf", 9 },
            { "mins", 10 },
            { "minu", 11 },
            { "mulf", 12 },
            { "muli", 13 },
            { "ori", 14 },
            { "xori", 15 },
            { 0 },
        },
};

enum { FAST_MATH, INTEGER_OVERFLOW };

const AttrDef ARITH_ATTRS[] = {
    [FAST_MATH] = { .name = "arith.fastmath",
                    .summary = "what float arithmetic may take for granted",
                    .record = "Arith_FastMathAttr",
                    .params = { { "value", PARAM_ENUM, &FAST_MATH_FLAGS } } },
    [INTEGER_OVERFLOW] = { .name = "arith.overflow",
                           .summary = "how integer arithmetic must not overflow",
                           .record = "Arith_IntegerOverflowAttr",
                           .params = { { "value", PARAM_ENUM, &INTEGER_OVERFLOW_FLAGS } } },
    { 0 },
};

/* An integer attribute of iN that is one of the cases. */
static const char SIXTEEN_CASES[] = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, "
                                    "7, 8, 9, 10, 11, 12, 13, 14, 15";

const AttrConstraint FAST_MATH_ATTR = { "Floating point fast math flags", ATTR_ENUM_DIALECT,
                                        .cases = &FAST_MATH_FLAGS, .def = &ARITH_ATTRS[FAST_MATH] };
const AttrConstraint INTEGER_OVERFLOW_ATTR = { "Integer overflow arith flags", ATTR_ENUM_DIALECT,
                                               .cases = &INTEGER_OVERFLOW_FLAGS,
                                               .def = &ARITH_ATTRS[INTEGER_OVERFLOW] };
const AttrConstraint CMPI_PREDICATE_ATTR = {
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", ATTR_ENUM_KEYWORD,
    build_i64, .cases = &CMPI_PREDICATE
};
const AttrConstraint CMPF_PREDICATE_ATTR = { SIXTEEN_CASES, ATTR_ENUM_KEYWORD, build_i64,
                                             .cases = &CMPF_PREDICATE };
const AttrConstraint ATOMIC_RMW_KIND_ATTR = { SIXTEEN_CASES, ATTR_ENUM_KEYWORD, build_i64,
                                              .cases = &ATOMIC_RMW_KIND };
const AttrConstraint ROUNDING_MODE_ATTR = { "Floating point rounding mode", ATTR_ENUM_KEYWORD,
                                            build_i32, .cases = &ROUNDING_MODE };
