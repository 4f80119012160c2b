/* Intrinsics on vectors under a mask and an explicit vector length, evl. */
#include "dialects/llvm/predicated.h"

#include "dialects/step.h"

bool llvm_evl(Step *s, uint64_t lanes, uint64_t *evl)
{
    *evl = int_low_u(int_in(s, s->op->operand_count - 1));
    if (*evl <= lanes)
        return true;
    undefined(s, "evl is %llu, above the number of lanes, %llu", (unsigned long long)*evl,
              (unsigned long long)lanes);
    return false;
}

bool llvm_is_mask_of(const Type *type, const Type *mask)
{
    return type->kind == TYPE_VECTOR && mask->kind == TYPE_VECTOR
           && type_with_element(mask, type_element(type)) == type;
}

/* The mask stands before evl. */
static bool is_masked(const Op *op)
{
    return llvm_is_mask_of(op->results[0]->type, op->operands[op->operand_count - 2]->type);
}

/* Two of the result's type are chosen from. */
static bool is_merged(const Op *op)
{
    const Type *type = op->results[0]->type;

    return llvm_is_mask_of(type, op->operands[0]->type) && op->operands[1]->type == type
           && op->operands[2]->type == type;
}

/* Poison operands of its own it leaves to the row's policies. */
Flow llvm_below_evl(Step *s)
{
    uint64_t evl;

    if (is_poison(s, s->op->operand_count - 1))
        return FLOW_NEXT;
    if (!llvm_evl(s, layout_lanes(result_place(s, 0).layout), &evl))
        return FLOW_END;
    if (s->lane < evl)
        return FLOW_NEXT;
    give_poison(s, "the lane is not below evl");
    return FLOW_LEAVE;
}

static Flow is_on(Step *s)
{
    Flow flow = llvm_below_evl(s);
    unsigned mask = s->op->operand_count - 2;

    if (flow != FLOW_NEXT || is_poison(s, mask) || bool_in(s, mask))
        return flow;
    give_poison(s, "the mask has the lane off");
    return FLOW_LEAVE;
}

static Flow merge(Step *s)
{
    uint64_t evl;

    if (!llvm_evl(s, layout_lanes(result_place(s, 0).layout), &evl))
        return FLOW_END;
    if (s->lane >= evl || (!is_poison(s, 0) && !bool_in(s, 0)))
        return give_operand(s, 0, 2);
    if (!is_poison(s, 0))
        return give_operand(s, 0, 1);
    *place_lane(result_place(s, 0), s->lane).poison = poison_origin(s, 0);
    return FLOW_NEXT;
}

/* The operands behind those that the operation computes with: DECISIONS.md N21. A division by who
 * knows what is undefined, and so is a mask that decides whether there is one. */
#define MASK_AND_EVL { "mask", &LLVM_VECTOR_OF_I1 }, EVL
#define DECIDING_MASK_AND_EVL { "mask", &LLVM_VECTOR_OF_I1, .poison = POISON_IS_UNDEFINED }, EVL

#define LANES_THAT_ARE_ON                                                                          \
    .guard = is_on, .fits = is_masked,                                                             \
    .poison = "Lanes that the mask has off, and those that are not below `evl`.\n",                \
    .undefined = EVL_UNDEFINED, .decisions = "N21"

const OpDef LLVM_PREDICATED_INTRINSICS[] = {
    {
        .name = "llvm.intr.vp.add",
        .summary = "the sum of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the sum. The others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.addi",
    },
    {
        .name = "llvm.intr.vp.and",
        .summary = "the bitwise and of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the bitwise and. The others are\n"
               "poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.andi",
    },
    {
        .name = "llvm.intr.vp.ashr",
        .summary = "the signed shift to the right of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the signed shift to the right. The\n"
            "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.shrsi",
    },
    {
        .name = "llvm.intr.vp.fadd",
        .summary = "the sum of floats of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the sum of floats. The others are\n"
               "poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_FLOAT }, { "rhs", &LLVM_VECTOR_OF_FLOAT },
                             MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.addf",
    },
    {
        .name = "llvm.intr.vp.fdiv",
        .summary = "the quotient of floats of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the quotient of floats. The others\n"
            "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_FLOAT }, { "rhs", &LLVM_VECTOR_OF_FLOAT },
                             MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.divf",
    },
    {
        .name = "llvm.intr.vp.fma",
        .summary = "the product and sum, rounded once of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the product and sum, rounded once.\n"
            "The others are poison.\n",
        .operands = OPERANDS({ "op1", &LLVM_VECTOR_OF_FLOAT }, { "op2", &LLVM_VECTOR_OF_FLOAT },
                             { "op3", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "math.fma",
    },
    {
        .name = "llvm.intr.vp.fmul",
        .summary = "the product of floats of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the product of floats. The others\n"
               "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_FLOAT }, { "rhs", &LLVM_VECTOR_OF_FLOAT },
                             MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.mulf",
    },
    {
        .name = "llvm.intr.vp.fmuladd",
        .summary = "the product and sum of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the product and sum. The others are\n"
            "poison.\n",
        .operands = OPERANDS({ "op1", &LLVM_VECTOR_OF_FLOAT }, { "op2", &LLVM_VECTOR_OF_FLOAT },
                             { "op3", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.intr.fmuladd",
    },
    {
        .name = "llvm.intr.vp.fneg",
        .summary = "the negated float of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the negated float. The others are\n"
               "poison.\n",
        .operands = OPERANDS({ "op", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.negf",
    },
    {
        .name = "llvm.intr.vp.fpext",
        .summary = "the float in a wider format of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the float in a wider format. The\n"
               "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.extf",
    },
    {
        .name = "llvm.intr.vp.fptosi",
        .summary = "the float as a signed integer of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the float as a signed integer. The\n"
            "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.fptosi",
    },
    {
        .name = "llvm.intr.vp.fptoui",
        .summary = "the float as an unsigned integer of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the float as an unsigned integer.\n"
               "The others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.fptoui",
    },
    {
        .name = "llvm.intr.vp.fptrunc",
        .summary = "the float in a narrower format of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the float in a narrower format. The\n"
            "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_FLOAT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.truncf",
    },
    {
        .name = "llvm.intr.vp.frem",
        .summary = "the remainder of floats of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the remainder of floats. The others\n"
            "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_FLOAT }, { "rhs", &LLVM_VECTOR_OF_FLOAT },
                             MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.remf",
    },
    {
        .name = "llvm.intr.vp.fsub",
        .summary = "the difference of floats of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the difference of floats. The others\n"
            "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_FLOAT }, { "rhs", &LLVM_VECTOR_OF_FLOAT },
                             MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.subf",
    },
    {
        .name = "llvm.intr.vp.inttoptr",
        .summary = "the integer as a pointer of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the integer as a pointer. The others\n"
            "are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.inttoptr",
    },
    {
        .name = "llvm.intr.vp.lshr",
        .summary = "the unsigned shift to the right of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the unsigned shift to the right. The\n"
            "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.shrui",
    },
    {
        .name = "llvm.intr.vp.merge",
        .summary = "one of two vectors, lane by lane",
        .doc = "Lanes of true_val below evl where the condition holds, and of false_val\n"
               "everywhere else.\n",
        .operands = OPERANDS({ "cond", &LLVM_VECTOR_OF_I1, .poison = POISON_MOVES },
                             { "true_val", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "false_val", &LLVM_VECTOR, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval_lane = merge,
        .fits = is_merged,
        .formula = "res[i] = i < evl and cond[i] ? true_val[i] : false_val[i]",
        .poison = "Lanes where the one that is chosen is, and lanes below `evl` where `cond` is.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
        .example = "  %c = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
                   "  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[-1, -2, -3, -4]> : vector<4xi8>\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  %r = \"llvm.intr.vp.merge\"(%c, %a, %b, %three)\n"
                   "    : (vector<4xi1>, vector<4xi8>, vector<4xi8>, i32) -> vector<4xi8>\n",
        .gives = "dense<[1, -2, 3, -4]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.vp.mul",
        .summary = "the product of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the product. The others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.muli",
    },
    {
        .name = "llvm.intr.vp.or",
        .summary = "the bitwise or of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the bitwise or. The others are\n"
               "poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.ori",
    },
    {
        .name = "llvm.intr.vp.ptrtoint",
        .summary = "the pointer as an integer of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the pointer as an integer. The\n"
               "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_POINTER }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.ptrtoint",
    },
    {
        .name = "llvm.intr.vp.sdiv",
        .summary = "the signed quotient of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the signed quotient. The others are\n"
            "poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "rhs", &LLVM_VECTOR_OF_INT, .poison = POISON_IS_UNDEFINED },
                             DECIDING_MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.sdiv",
    },
    {
        .name = "llvm.intr.vp.select",
        .summary = "one of two vectors, lane by lane",
        .doc = "Below evl lanes of true_val where the condition holds and of false_val elsewhere;\n"
               "the others are poison.\n",
        .operands = OPERANDS({ "cond", &LLVM_VECTOR_OF_I1 },
                             { "true_val", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "false_val", &LLVM_VECTOR, .poison = POISON_MOVES }, EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .as = "llvm.select",
        .guard = llvm_below_evl,
        .poison = "Lanes that are not below `evl`.\n",
        .undefined = EVL_UNDEFINED,
        .decisions = "N21",
    },
    {
        .name = "llvm.intr.vp.sext",
        .summary = "the sign extension of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the sign extension. The others are\n"
            "poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.extsi",
    },
    {
        .name = "llvm.intr.vp.shl",
        .summary = "the shift to the left of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the shift to the left. The others\n"
               "are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.shli",
    },
    {
        .name = "llvm.intr.vp.sitofp",
        .summary = "the signed integer as a float of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the signed integer as a float. The\n"
            "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.sitofp",
    },
    {
        .name = "llvm.intr.vp.smax",
        .summary = "the greater number, signed of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the greater number, signed. The\n"
               "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.maxsi",
    },
    {
        .name = "llvm.intr.vp.smin",
        .summary = "the lesser number, signed of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the lesser number, signed. The\n"
               "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.minsi",
    },
    {
        .name = "llvm.intr.vp.srem",
        .summary = "the signed remainder of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the signed remainder. The others are\n"
            "poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "rhs", &LLVM_VECTOR_OF_INT, .poison = POISON_IS_UNDEFINED },
                             DECIDING_MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.srem",
    },
    {
        .name = "llvm.intr.vp.sub",
        .summary = "the difference of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the difference. The others are\n"
               "poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.subi",
    },
    {
        .name = "llvm.intr.vp.trunc",
        .summary = "the truncation of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the truncation. The others are\n"
               "poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.trunci",
    },
    {
        .name = "llvm.intr.vp.udiv",
        .summary = "the unsigned quotient of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the unsigned quotient. The others\n"
               "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "rhs", &LLVM_VECTOR_OF_INT, .poison = POISON_IS_UNDEFINED },
                             DECIDING_MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.divui",
    },
    {
        .name = "llvm.intr.vp.uitofp",
        .summary = "the unsigned integer as a float of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the unsigned integer as a float. The\n"
            "others are poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.uitofp",
    },
    {
        .name = "llvm.intr.vp.umax",
        .summary = "the greater number, unsigned of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the greater number, unsigned. The\n"
               "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.maxui",
    },
    {
        .name = "llvm.intr.vp.umin",
        .summary = "the lesser number, unsigned of lanes that are on",
        .doc = "Each lane that is on in the mask and below evl: the lesser number, unsigned. The\n"
               "others are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.minui",
    },
    {
        .name = "llvm.intr.vp.urem",
        .summary = "the unsigned remainder of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the unsigned remainder. The others\n"
            "are poison.\n",
        .operands = OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT, .poison = POISON_MOVES },
                             { "rhs", &LLVM_VECTOR_OF_INT, .poison = POISON_IS_UNDEFINED },
                             DECIDING_MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.remui",
    },
    {
        .name = "llvm.intr.vp.xor",
        .summary = "the bitwise exclusive or of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the bitwise exclusive or. The others\n"
            "are poison.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_VECTOR_OF_INT }, { "rhs", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "arith.xori",
    },
    {
        .name = "llvm.intr.vp.zext",
        .summary = "the zero extension of lanes that are on",
        .doc =
            "Each lane that is on in the mask and below evl: the zero extension. The others are\n"
            "poison.\n",
        .operands = OPERANDS({ "src", &LLVM_VECTOR_OF_INT }, MASK_AND_EVL),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        LANES_THAT_ARE_ON,
        .as = "llvm.zext",
    },
    { 0 },
};
