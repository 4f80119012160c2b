/* Lanes of vectors. */
#include "dialects/llvm/llvm.h"

#include "core/text/format.h"
#include "dialects/vector/vector.h"

/* ShuffleType(ref(type($v1)), type($res), ref($mask)): nothing is written, the type follows. */
static bool parse_shuffle_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type = args[0].types->data[0];
    const Attr *mask = op_state_attr(state, "mask");
    bool scalable = type_is_scalable(type);

    (void)count;
    if (!llvm_is_compatible_vector(type))
        return asm_error(p, asm_here(p), "expected an LLVM compatible vector type");
    vec_push(args[1].types, type_vector(state->context, 1, &mask->dense.count,
                                        scalable ? &scalable : NULL, type->shaped.element));
    return true;
}

static void print_shuffle_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    (void)printer, (void)op, (void)args, (void)count;
}

static bool verify_shuffle(const Op *op)
{
    const Attr *mask = op_attr(op, "mask");

    for (unsigned i = 0; type_is_scalable(op->operands[0]->type) && i < mask->dense.count; i++)
        if (attr_i64_at(mask, i) != 0)
            return op_error(op, "expected a splat operation for scalable vectors");
    return true;
}

static bool gives_masked_lanes(const Op *op)
{
    const Type *to = op->results[0]->type;

    return to->shaped.element == op->operands[0]->type->shaped.element
           && to->shaped.dims[0] == op_attr(op, "mask")->dense.count;
}

/* The lane at the operand's position; false where there is none. */
static bool lane_at(const Step *s, unsigned operand, const Layout *vector, uint64_t *lane)
{
    Int at = int_in(s, operand);

    *lane = int_low_u(at);
    return int_fits_u64(at) && *lane < layout_lanes(vector);
}

static const char NO_LANE[] = "the position is not below the number of lanes";

static Flow extract_element(Step *s)
{
    Place vector = operand_place(s, 0);
    uint64_t lane;

    if (!lane_at(s, 1, vector.layout, &lane))
        return give_poison(s, NO_LANE);
    lanes_copy_run(result_place(s, 0), 0, vector, lane, 1);
    return FLOW_NEXT;
}

static Flow insert_element(Step *s)
{
    Place vector = operand_place(s, 0), result = result_place(s, 0);
    uint64_t lane;

    if (!lane_at(s, 2, vector.layout, &lane))
        return give_poison(s, NO_LANE);
    lanes_copy_run(result, 0, vector, 0, layout_lanes(vector.layout));
    lanes_copy_run(result, lane, operand_place(s, 1), 0, 1);
    return FLOW_NEXT;
}

/* Of scalable vectors, whose mask the verifier makes all zero: each lane is the first one. */
static Flow splat_first(Step *s)
{
    Place result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(result.layout); i++)
        lanes_copy_run(result, i, operand_place(s, 0), 0, 1);
    return FLOW_NEXT;
}

static Flow shuffle(Step *s)
{
    Place v1 = operand_place(s, 0), v2 = operand_place(s, 1), result = result_place(s, 0);
    uint64_t lanes = layout_lanes(v1.layout);
    const Attr *mask = prop(s, 0);

    if (type_is_scalable(s->op->results[0]->type))
        return splat_first(s);
    for (unsigned i = 0; i < mask->dense.count; i++) {
        int64_t from = attr_i64_at(mask, i);

        if (from < -1 || (from > 0 && (uint64_t)from >= 2 * lanes))
            return invalid(s, "the mask asks for lane %lld of %llu", (long long)from,
                           (unsigned long long)(2 * lanes));
        if (from < 0)
            place_set_poison(s, place_lane(result, i), "the mask asks for no lane here");
        else
            lanes_copy_run(result, i, (uint64_t)from < lanes ? v1 : v2, (uint64_t)from % lanes, 1);
    }
    return FLOW_NEXT;
}

const OpDef LLVM_VECTOR_OPS[] = {
    {
        .name = "llvm.extractelement",
        .summary = "a lane of a vector",
        .doc = "The lane at the position; poison where the position is not below the number of\n"
               "lanes.\n",
        .operands = OPERANDS({ "vector", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "position", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .from = "vector",
                              .to = "res",
                              .derive = type_element,
                              .summary = "result type matches vector element type" }),
        .format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
        .traits = PURE,
        .eval = extract_element,
        .primitive = PRIM_EXTRACT_LANES,
        .formula = "res = vector[position]",
        .poison = "Where that lane is, and where `position` is not below the number of lanes.\n",
        .example = "  %v = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %a = llvm.extractelement %v[%one : i32] : vector<2xi8>\n"
                   "  %b = llvm.extractelement %v[%two : i32] : vector<2xi8>\n"
                   "  return %a, %b : i8, i8\n",
        .gives = "2 : i8\n"
                 "poison : i8\n",
    },
    {
        .name = "llvm.insertelement",
        .summary = "a vector with a lane replaced",
        .doc = "The vector with the value in the lane at the position; poison where the\n"
               "position is not below the number of lanes.\n",
        .operands = OPERANDS({ "vector", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "value", &LLVM_PRIMITIVE, .poison = POISON_MOVES },
                             { "position", &ANY_SIGNLESS_INTEGER }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .from = "vector",
                              .to = "value",
                              .derive = type_element,
                              .summary = "argument type matches vector element type" },
                            { .same = "res vector" }),
        .format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` "
                  "type($vector)",
        .traits = PURE,
        .eval = insert_element,
        .primitive = PRIM_INSERT_LANES,
        .formula = "res = vector, with res[position] = value",
        .poison = "A lane where the one that it comes from is; all where `position` is not below\n"
                  "the number of lanes.\n",
        .example = "  %v = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %nine = arith.constant 9 : i8\n"
                   "  %r = llvm.insertelement %nine, %v[%one : i32] : vector<2xi8>\n",
        .gives = "dense<[1, 9]> : vector<2xi8>\n",
    },
    {
        .name = "llvm.shufflevector",
        .summary = "lanes of two vectors in another order",
        .doc = "Lane i is lane mask[i] of the two vectors, one behind the other; -1 gives\n"
               "poison.\n",
        .operands = OPERANDS({ "v1", &LLVM_VECTOR, .poison = POISON_MOVES },
                             { "v2", &LLVM_VECTOR, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "mask", &DENSE_I32_ARRAY_ATTR }),
        .results = RESULTS({ "res", &LLVM_VECTOR }),
        .types = TYPE_RULES({ .same = "v1 v2" }),
        .format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) "
                  "custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
        .customs = CUSTOMS({ "ShuffleType", parse_shuffle_type, print_shuffle_type }),
        .traits = PURE,
        .verify = verify_shuffle,
        .eval = shuffle,
        .fits = gives_masked_lanes,
        .primitive = PRIM_MOVE_LANES,
        .formula = "res[i] = (v1 followed by v2)[mask[i]]",
        .poison = "A lane where the mask is -1, and where the lane that it asks for is.\n",
        .example = "  %a = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %b = arith.constant dense<[3, 4]> : vector<2xi8>\n"
                   "  %r = llvm.shufflevector %a, %b [3, 0, -1] : vector<2xi8>\n",
        .gives = "dense<[4, 1, poison]> : vector<3xi8>\n",
    },
    { 0 },
};
