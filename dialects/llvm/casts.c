/* Conversions between types. */
#include "dialects/llvm/llvm.h"
#include "dialects/step.h"
#include "dialects/vector/vector.h"

static const Type *element_of(const Type *type)
{
    return type->kind == TYPE_VECTOR ? type->shaped.element : type;
}

static bool verify_bitcast(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    bool from_ptr = llvm_is_ptr(element_of(from)), to_ptr = llvm_is_ptr(element_of(to));

    if (from_ptr != to_ptr)
        return op_error(op, "can only cast pointers from and to pointers");
    if (!to_ptr)
        return true;
    if (to->kind == TYPE_VECTOR && from->kind != TYPE_VECTOR)
        return op_error(op, "cannot cast pointer to vector of pointers");
    if (to->kind != TYPE_VECTOR && from->kind == TYPE_VECTOR)
        return op_error(op, "cannot cast vector of pointers to pointer");
    return llvm_ptr_space(element_of(from)) == llvm_ptr_space(element_of(to))
           || op_error(op, "cannot cast pointers of different address spaces, use "
                           "'llvm.addrspacecast' instead");
}

/* Of numbers; scalable vectors become scalable ones. */
static uint64_t bits_of(const Type *type)
{
    return type_bits(element_of(type))
           * (type->kind == TYPE_VECTOR ? (uint64_t)type->shaped.dims[0] : 1);
}

/* Upstream finds other sizes when it translates it. */
static Flow bitcast(Step *s)
{
    const Type *from = s->op->operands[0]->type, *to = s->op->results[0]->type;

    if (element_of(from)->kind != TYPE_DIALECT
        && (bits_of(from) != bits_of(to) || type_is_scalable(from) != type_is_scalable(to)))
        return invalid(s, "'%s' has not as many bits as '%s'", type_text(from), type_text(to));
    return vector_bitcast(s);
}

static Flow is_negative(Step *s)
{
    return give_poison(s, "the operand is negative, which nneg excludes");
}

static Flow zext(Step *s)
{
    Int value = int_in(s, 0);

    if (prop_flag(s, 0) && int_is_negative(value))
        return is_negative(s);
    return give_int(s, int_ext_u(s->arena, value, type_bits(lane_type_out(s, 0))));
}

static Flow uitofp(Step *s)
{
    Int value = int_in(s, 0);

    if (prop_flag(s, 0) && int_is_negative(value))
        return is_negative(s);
    return give_float(s, float_of_int_u(lane_type_out(s, 0)->format, value));
}

static bool verify_extension(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (from->kind == TYPE_VECTOR && to->kind != TYPE_VECTOR)
        return op_plain_error(op, "input type is a vector but output type is an integer");
    if (from->kind != TYPE_VECTOR && to->kind == TYPE_VECTOR)
        return op_plain_error(op, "input type is an integer but output type is a vector");
    if (from->kind == TYPE_VECTOR
        && (from->shaped.dims[0] != to->shaped.dims[0]
            || type_is_scalable(from) != type_is_scalable(to)))
        return op_plain_error(op, "input and output vectors are of incompatible shape");
    return type_bits(element_of(to)) > type_bits(element_of(from))
           || op_plain_error(op, "integer width of the output type is smaller or equal to the "
                                 "integer width of the input type");
}

bool llvm_verify_dereferenceable(const Op *op)
{
    return !op_attr(op, "dereferenceable") || llvm_is_ptr(op->results[0]->type)
           || op_error(op, "expected op to return a single LLVM pointer type");
}

const OpDef LLVM_CAST_OPS[] = {
    {
        .name = "llvm.bitcast",
        .summary = "the same bits as another type",
        .doc = "The bits of the operand taken as a value of the result type, which is as large.\n"
               "Pointers become pointers alone.\n",
        .operands = OPERANDS({ "arg", &LLVM_NON_AGGREGATE, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_NON_AGGREGATE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .verify = verify_bitcast,
        .eval = bitcast,
        .primitive = PRIM_BITCAST,
        .formula = "bits of res = bits of arg, lane 0 having the lowest",
        .poison = "A lane where any lane of arg is that it has bits of.\n",
        .decisions = "V12",
        .example = "  %x = arith.constant 1.0 : f32\n"
                   "  %y = arith.constant 513 : i16\n"
                   "  %a = llvm.bitcast %x : f32 to i32\n"
                   "  %b = llvm.bitcast %y : i16 to vector<2xi8>\n"
                   "  return %a, %b : i32, vector<2xi8>\n",
        .gives = "1065353216 : i32\n"
                 "dense<[1, 2]> : vector<2xi8>\n",
        .shown_bits = SHOWS_BITS_RECAST,
    },
    {
        .name = "llvm.sext",
        .summary = "sign extension",
        .doc = "The operand as a signed number in the wider result type.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.extsi",
        .verify = verify_extension,
    },
    {
        .name = "llvm.zext",
        .summary = "zero extension",
        .doc = "The operand as an unsigned number in the wider result type. Under `nneg`\n"
               "poison where the operand is negative.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "nonNeg", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .verify = verify_extension,
        .primitive = PRIM_INT_EXT_U,
        .eval_lane = zext,
        .bit_by_bit = 1,
        .formula = "res = arg, read as unsigned",
        .poison = "Where the operand is, and under `nneg` where it is negative.\n",
        .example = "  %a = arith.constant dense<[7, -1]> : vector<2xi8>\n"
                   "  %r = llvm.zext %a : vector<2xi8> to vector<2xi16>\n",
        .gives = "dense<[7, 255]> : vector<2xi16>\n",
    },
    {
        .name = "llvm.trunc",
        .summary = "truncation",
        .doc =
            "The low bits of the operand. Under `nsw` (`nuw`) poison where the signed (unsigned)\n"
            "value does not fit.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &LLVM_OVERFLOW, "none" }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.trunci",
    },
    {
        .name = "llvm.sitofp",
        .summary = "a signed integer as a float",
        .doc = "The float nearest to the signed number.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.sitofp",
    },
    {
        .name = "llvm.uitofp",
        .summary = "an unsigned integer as a float",
        .doc = "The float nearest to the unsigned number. Under `nneg` poison where the\n"
               "operand is negative.\n",
        .operands = OPERANDS({ "arg", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "nonNeg", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .primitive = PRIM_FLOAT_FROM_INT_U,
        .eval_lane = uitofp,
        .formula = "res = arg, read as unsigned, rounded to nearest even",
        .poison = "Where the operand is, and under `nneg` where it is negative.\n",
        .example = "  %a = arith.constant dense<[7, -1]> : vector<2xi8>\n"
                   "  %r = llvm.uitofp %a : vector<2xi8> to vector<2xf32>\n",
        .gives = "dense<[7.000000e+00, 2.550000e+02]> : vector<2xf32>\n",
    },
    {
        .name = "llvm.fptosi",
        .summary = "a float as a signed integer",
        .doc = "The float rounded toward zero; poison where that does not fit.\n",
        .operands = OPERANDS({ "arg", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.fptosi",
    },
    {
        .name = "llvm.fptoui",
        .summary = "a float as an unsigned integer",
        .doc = "The float rounded toward zero; poison where that does not fit.\n",
        .operands = OPERANDS({ "arg", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.fptoui",
    },
    {
        .name = "llvm.fpext",
        .summary = "a float in a wider format",
        .doc = "The same number in the wider format, exactly; a NaN stays one.\n",
        .operands = OPERANDS({ "arg", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.extf",
    },
    {
        .name = "llvm.fptrunc",
        .summary = "a float in a narrower format",
        .doc = "The nearest number of the narrower format, ties to even.\n",
        .operands = OPERANDS({ "arg", &LLVM_FLOAT_LIKE }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$arg attr-dict `:` type($arg) `to` type($res)",
        .traits = PURE,
        .as = "arith.truncf",
    },
    { 0 },
};
