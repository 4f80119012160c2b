/* vector: products of lanes: fma, outerproduct. */
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "dialects/vector/vector.h"

static bool rhs_has_element_of_result(const Op *op)
{
    return has_element_of_result(op, 1);
}

static bool lhs_has_element_of_result(const Op *op)
{
    return has_element_of_result(op, 0);
}

static bool is_float_vector(const Type *type)
{
    return type_is_float(type_element(type));
}

static const TypeConstraint FLOAT_VECTOR = { "vector of floating-point values", is_float_vector,
                                             NULL, &VECTOR_CLASS };

/* vector.outerproduct %lhs, %rhs, %acc {attrs} : type, type */

enum { OUTER_KIND };

static const Type *outer_type(const Type *lhs, const Type *rhs)
{
    int64_t dims[2] = { lhs->shaped.dims[0] };
    bool scalable[2] = { lhs->shaped.scalable && lhs->shaped.scalable[0] };
    unsigned rank = 1;

    if (rhs->kind == TYPE_VECTOR) {
        dims[1] = rhs->shaped.dims[0];
        scalable[1] = rhs->shaped.scalable && rhs->shaped.scalable[0];
        rank = 2;
    }
    return type_vector(lhs->context, rank, dims, scalable, lhs->shaped.element);
}

/* Of another kind it would be dropped, and the default take its place, were it not for this rule of
 * upstream's verifier. */
static bool resolve_kind(AsmParser *p, OpState *state)
{
    const Attr *kind = op_state_attr(state, "kind");

    if (!kind)
        op_state_add_attr(state, "kind", combining_kind_attr(asm_context(p), COMBINING_ADD));
    return !kind || attr_satisfies(&COMBINING_KIND_ATTR, kind)
           || asm_plain_error(
               p, asm_name_loc(p),
               "'vector.outerproduct' op expected 'kind' attribute of type CombiningKind "
               "(e.g. 'vector.kind<add>')");
}

static bool resolve_outer(AsmParser *p, OpState *state, const OperandNames *operands,
                          const Type *lhs, const Type *rhs)
{
    const char *at = asm_name_loc(p);
    const Type *type;

    if (operands->len < 2)
        return asm_error(p, at, "expected at least 2 operands");
    if (lhs->kind != TYPE_VECTOR)
        return asm_error(p, at, "expected vector type for operand #1");
    if (lhs->shaped.rank == 0 || (rhs->kind == TYPE_VECTOR && rhs->shaped.rank == 0))
        return asm_error(p, at, "expected 1-d vector for operand #%d", lhs->shaped.rank ? 2 : 1);
    type = outer_type(lhs, rhs);
    if (!resolve_kind(p, state))
        return false;
    vec_push(&state->results, type);
    return asm_resolve(p, &operands->data[0], lhs, state)
           && asm_resolve(p, &operands->data[1], rhs, state)
           && (operands->len == 2 || asm_resolve(p, &operands->data[2], type, state));
}

static bool parse_outer(AsmParser *p, OpState *state)
{
    OperandNames operands = { 0 };
    const Type *lhs, *rhs;
    bool good;

    good = asm_parse_operands(p, 0, 0, &operands) && asm_optional_attr_dict(p, state)
           && asm_parse_colon_type(p, &lhs) && asm_parse_punct(p, ",") && asm_parse_type(p, &rhs)
           && resolve_outer(p, state, &operands, lhs, rhs);
    vec_free(&operands);
    return good;
}

/* Without an accumulator upstream writes no attributes. */
static void print_outer(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    if (op->operand_count > 2)
        asm_print_attr_dict_with_defaults(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands, 2);
}

static bool verify_outer_shape(const Op *op)
{
    const Type *lhs = op->operands[0]->type, *rhs = op->operands[1]->type,
               *result = op->results[0]->type;
    bool is_product = rhs->kind == TYPE_VECTOR;

    if (lhs->shaped.rank != 1)
        return op_error(op, "expected 1-d vector for operand #1");
    if (is_product && rhs->shaped.rank != 1)
        return op_error(op, "expected 1-d vector for operand #2");
    if (result->shaped.rank != (is_product ? 2 : 1))
        return op_error(op, "expected %d-d vector result", is_product ? 2 : 1);
    if (lhs->shaped.dims[0] != result->shaped.dims[0])
        return op_error(op, "expected #1 operand dim to match result dim #1");
    if (is_product && rhs->shaped.dims[0] != result->shaped.dims[1])
        return op_error(op, "expected #2 operand dim to match result dim #2");
    return !is_product || !type_is_scalable(lhs) || type_is_scalable(rhs)
           || op_error(op, "expected either both or only #2 operand dim to be scalable");
}

static bool verify_outer(const Op *op)
{
    const Type *result = op->results[0]->type;

    if (!verify_outer_shape(op))
        return false;
    if (op->operand_count > 2 && op->operands[2]->type != result)
        return op_error(op, "expected operand #3 of same type as result type");
    return combining_takes(combining_kind(op, OUTER_KIND), result->shaped.element)
           || op_error(op, "unsupported outerproduct type");
}

static const Type *mask_of_result(const Op *op)
{
    return type_with_element(op->results[0]->type, type_i(op_context(op), 1));
}

/* One lane: the product, or what it and the accumulator's lane come to. */
static Flow outer_lane(Step *s, Place to, Place a, Place b, const Place *acc)
{
    CombiningKind kind = combining_kind(s->op, OUTER_KIND);

    if (acc && kind == COMBINING_ADD && layout_is_float(to.layout)) {
        combine_fma(s, to, a, b, *acc);
        return FLOW_NEXT;
    }
    if (combining(s, COMBINING_MUL, to, a, b) == FLOW_END)
        return FLOW_END;
    return acc ? combining(s, kind, to, to, *acc) : FLOW_NEXT;
}

/* What a lane is that the mask turns off: DECISIONS.md V24. */
static void outer_lane_off(Step *s, Place to, uint32_t mask_poison, const Place *acc)
{
    if (mask_poison)
        *to.poison = mask_poison;
    else if (acc)
        place_copy(to, *acc);
    else
        place_set_poison(s, to, "the mask turns this lane off, and there is no accumulator");
}

/* Row by row, where nothing is masked and products are added. */
static Flow add_rows(Step *s, Place lhs, Place rhs, uint64_t columns)
{
    Place result = result_place(s, 0), product = scratch_place(s, layout_lane(result.layout));

    place_copy(result, operand_place(s, 2));
    for (uint64_t i = 0; i < layout_lanes(lhs.layout); i++)
        if (combine_products(s, true, (PlaceLine){ place_lane(result, i * columns), 1 },
                             (PlaceLine){ place_lane(lhs, i), 0 },
                             (PlaceLine){ place_lane(rhs, 0), 1 }, columns, product)
            == FLOW_END)
            return FLOW_END;
    return work_done(s, layout_lanes(result.layout));
}

static Flow outerproduct(Step *s)
{
    Place lhs = operand_place(s, 0), rhs = operand_place(s, 1), result = result_place(s, 0), acc;
    uint64_t columns = layout_is_vector(rhs.layout) ? layout_lanes(rhs.layout) : 1;
    bool has_acc = s->op->operand_count > 2;
    Masking masking = vector_masking(s);

    if (!layout_is_vector(rhs.layout) && type_is_shaped(s->op->operands[1]->type))
        return unsupported(s, "a factor that is neither a number nor a vector");
    if (has_acc && !masking.masks && combining_kind(s->op, OUTER_KIND) == COMBINING_ADD)
        return add_rows(s, lhs, rhs, columns);
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place to = place_lane(result, i);

        if (has_acc)
            acc = place_lane(operand_place(s, 2), i);
        if (mask_lane(&masking, i) != LANE_ON)
            outer_lane_off(s, to, *place_lane(masking.mask, i).poison, has_acc ? &acc : NULL);
        else if (outer_lane(s, to, place_lane(lhs, i / columns), place_lane(rhs, i % columns),
                            has_acc ? &acc : NULL)
                 == FLOW_END)
            return FLOW_END;
    }
    return work_done(s, layout_lanes(result.layout));
}

static const OpPredicate OUTER_ELEMENTS[] = {
    { "lhs operand and result have same element type", lhs_has_element_of_result },
    { "rhs operand and result have same element type", rhs_has_element_of_result },
    { 0 }
};

const OpDef VECTOR_PRODUCT_OPS[] = {
    {
        .name = "vector.fma",
        .summary = "fused multiplication and addition of lanes",
        .doc = "Lane by lane the exact product and sum, rounded once, to nearest, ties to even.\n",
        .operands =
            OPERANDS({ "lhs", &FLOAT_VECTOR }, { "rhs", &FLOAT_VECTOR }, { "acc", &FLOAT_VECTOR }),
        .results = RESULTS({ "result", &FLOAT_VECTOR }),
        .types = TYPE_RULES({ .same = "lhs rhs acc result" }),
        .format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
        .traits = PURE | ELEMENTWISE,
        .as = "math.fma",
        .formula = "result = lhs * rhs + acc, correctly rounded as a whole",
        .decisions = "N1, N9, P3",
        .example = "  %a = arith.constant dense<[2.0, 3.0]> : vector<2xf32>\n"
                   "  %b = arith.constant dense<[10.0, 0.5]> : vector<2xf32>\n"
                   "  %c = arith.constant dense<[1.0, -0.25]> : vector<2xf32>\n"
                   "  %r = vector.fma %a, %b, %c : vector<2xf32>\n",
        .gives = "dense<[2.100000e+01, 1.250000e+00]> : vector<2xf32>\n",
    },
    {
        .name = "vector.outerproduct",
        .summary = "the products of each lane with each",
        .doc = "At row i and column j lhs[i] * rhs[j]; where rhs is a number, each lane of lhs\n"
               "times that. With an accumulator, what the product and its lane come to,\n"
               "combined by `kind`: for `add` of floats rounded once, as an fma.\n",
        .operands = OPERANDS({ "lhs", &ANY_VECTOR, .poison = POISON_MOVES },
                             { "rhs", &ANY_TYPE, .poison = POISON_MOVES },
                             { "acc", &ANY_VECTOR, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS([OUTER_KIND] = { "kind", &COMBINING_KIND_ATTR, "add" }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .predicates = OUTER_ELEMENTS,
        .parse = parse_outer,
        .print = print_outer,
        .traits = PURE,
        .verify = verify_outer,
        .mask_type = mask_of_result,
        .eval = outerproduct,
        .formula = "result[i, j] = lhs[i] * rhs[j] . acc[i, j]",
        .poison = "Lanes of which a factor, the accumulator's lane or the mask is poison. Lanes\n"
                  "that a mask turns off, where there is no accumulator.\n",
        .decisions = "N1, N9, N11, V24",
        .words = "axpy rank-one",
        .example = "  %a = arith.constant dense<[1, 10]> : vector<2xi32>\n"
                   "  %b = arith.constant dense<[2, 3, 4]> : vector<3xi32>\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  %table = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>\n"
                   "  %scaled = vector.outerproduct %a, %five, %a : vector<2xi32>, i32\n"
                   "  return %table, %scaled : vector<2x3xi32>, vector<2xi32>\n",
        .gives = "dense<[[2, 3, 4], [20, 30, 40]]> : vector<2x3xi32>\n"
                 "dense<[6, 60]> : vector<2xi32>\n",
    },
    { 0 },
};
