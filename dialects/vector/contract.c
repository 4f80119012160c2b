/* vector.contract: products of lanes, summed. */
#include "core/define/constraint.h"
#include "core/ir/affine.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "dialects/vector/vector.h"

#include <string.h>

/* vector.contract {indexing_maps = ..., iterator_types = ["parallel"], ...} %lhs, %rhs, %acc
 * {attrs} : type, type into type */

enum { MAPS, ITERATORS, CONTRACT_KIND };

static const char *const TRAIT[] = { "indexing_maps", "iterator_types", "kind", NULL };

static bool iterators_of(AsmParser *p, const char *at, NamedAttr *entry)
{
    Context *context = asm_context(p);
    const Attr *keywords = entry->value;
    const Attr **iterators;

    if (keywords->kind != ATTR_ARRAY)
        return asm_error(p, at, "expected \"iterator_types\" array attribute");
    iterators = ARENA_ARRAY(&context->arena, const Attr *, keywords->array.count);
    for (unsigned i = 0; i < keywords->array.count; i++) {
        const Attr *keyword = keywords->array.elements[i];

        if (keyword->kind != ATTR_STRING)
            return asm_error(p, at, "expected \"iterator_types\" array of strings");
        iterators[i] = vector_iterator_attr(context, keyword->string);
        if (!iterators[i])
            return asm_error(p, at, "unexpected iterator_type (%.*s)", STR_ARG(keyword->string));
    }
    entry->value = attr_array(context, keywords->array.count, iterators);
    return true;
}

static bool add_trait(AsmParser *p, OpState *state, const char *at, const Attr *trait)
{
    if (!attr_lookup(trait, str_of("iterator_types")))
        return asm_error(p, at, "expected \"iterator_types\" array attribute");
    for (unsigned i = 0; i < trait->dictionary.count; i++) {
        NamedAttr entry = trait->dictionary.entries[i];

        if (str_is(entry.name, "iterator_types") && !iterators_of(p, at, &entry))
            return false;
        vec_push(&state->attrs, entry);
    }
    if (!op_state_attr(state, "kind"))
        op_state_add_attr(state, "kind", combining_kind_attr(asm_context(p), COMBINING_ADD));
    return true;
}

/* Upstream reads masks behind the operands, of the factors' shapes, which its verifier refuses. */
static bool resolve_masks(AsmParser *p, OpState *state, const OperandNames *masks,
                          const Types *types)
{
    const Type *bit = type_i(asm_context(p), 1);

    if (masks->len && masks->len != 2)
        return asm_error(p, asm_name_loc(p), "expected zero or exactly 2 vector mask operands");
    for (size_t i = 0; i < masks->len; i++)
        if (types->data[i]->kind != TYPE_VECTOR
            || !asm_resolve(p, &masks->data[i], type_with_element(types->data[i], bit), state))
            return false;
    return true;
}

static bool resolve_contract(AsmParser *p, OpState *state, const OperandName *operands,
                             const Types *types, const Type *result)
{
    if (types->len < 2)
        return asm_error(p, asm_name_loc(p), "expected types of both factors");
    vec_push(&state->results, result);
    return asm_resolve(p, &operands[0], types->data[0], state)
           && asm_resolve(p, &operands[1], types->data[1], state)
           && asm_resolve(p, &operands[2], result, state);
}

static bool parse_contract(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandName operands[3];
    OperandNames masks = { 0 };
    Types types = { 0 };
    const Type *result;
    const Attr *trait;
    bool good;

    if (!asm_parse_attr_of(p, NULL, ATTR_DICTIONARY, &trait))
        return false;
    good = asm_parse_operand(p, &operands[0]) && asm_parse_punct(p, ",")
           && asm_parse_operand(p, &operands[1]) && asm_parse_punct(p, ",")
           && asm_parse_operand(p, &operands[2])
           && (!asm_optional_punct(p, ",") || asm_parse_operands(p, 0, 0, &masks))
           && asm_optional_attr_dict(p, state) && asm_parse_colon_types(p, &types)
           && asm_parse_keyword(p, "into") && asm_parse_type(p, &result)
           && resolve_contract(p, state, operands, &types, result)
           && resolve_masks(p, state, &masks, &types) && add_trait(p, state, at, trait);
    vec_free(&masks);
    vec_free(&types);
    return good;
}

static const Attr *keywords_of(Context *context, const Attr *iterators)
{
    const Attr **keywords = ARENA_ARRAY(&context->arena, const Attr *, iterators->array.count);

    for (unsigned i = 0; i < iterators->array.count; i++)
        keywords[i] = attr_string(context, vector_iterator_keyword(iterators->array.elements[i]));
    return attr_array(context, iterators->array.count, keywords);
}

static void print_contract(AsmPrinter *printer, const Op *op)
{
    Context *context = op_context(op);
    NamedAttr entries[] = {
        { str_of(TRAIT[MAPS]), op_inherent(op, MAPS) },
        { str_of(TRAIT[ITERATORS]), keywords_of(context, op_inherent(op, ITERATORS)) },
        { str_of(TRAIT[CONTRACT_KIND]), op_inherent(op, CONTRACT_KIND) },
    };

    asm_print(printer, " ");
    asm_print_attr(printer, attr_dictionary(context, 3, entries));
    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, 3);
    asm_print_attr_dict(printer, op, TRAIT);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands, 2);
    asm_print(printer, " into ");
    asm_print_type(printer, op->results[0]->type);
}

static const AffineMap *map_of(const Op *op, unsigned operand)
{
    return op_inherent(op, MAPS)->array.elements[operand]->map;
}

static bool is_reduction(const Op *op, unsigned loop)
{
    return attr_enum_value(op_inherent(op, ITERATORS)->array.elements[loop]) == ITERATOR_REDUCTION;
}

static bool verify_map(const Op *op, unsigned operand)
{
    const AffineMap *map = map_of(op, operand);
    const Type *type = op->operands[operand]->type;
    unsigned rank = type->kind == TYPE_VECTOR ? type->shaped.rank : 0,
             loops = op_inherent(op, ITERATORS)->array.count;

    if (map->symbol_count)
        return op_error(op, "expected indexing map %u to have no symbols", operand);
    if (map->dim_count != loops)
        return op_error(op, "expected indexing map %u to have %u number of inputs", operand, loops);
    if (map->result_count != rank)
        return op_error(op, "expected indexing map %u to have %u number of outputs", operand, rank);
    return affine_map_is_projected_permutation(map)
           || op_error(op, "expected indexing map %u to be a projected permutation of its inputs",
                       operand);
}

/* The dimension of the operand that goes with the loop; -1 where none does. */
static int dim_of_loop(const Op *op, unsigned operand, unsigned loop)
{
    const AffineMap *map = map_of(op, operand);

    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->position == loop)
            return (int)i;
    return -1;
}

static bool is_of_both(const Op *op, unsigned loop)
{
    return dim_of_loop(op, 0, loop) >= 0 && dim_of_loop(op, 1, loop) >= 0;
}

/* Loops of both factors, of one kind: are they as long in both? */
static bool pairs_match(const Op *op, bool reductions)
{
    for (unsigned loop = 0; loop < op_inherent(op, ITERATORS)->array.count; loop++)
        if (is_reduction(op, loop) == reductions && is_of_both(op, loop)
            && op->operands[0]->type->shaped.dims[dim_of_loop(op, 0, loop)]
                   != op->operands[1]->type->shaped.dims[dim_of_loop(op, 1, loop)])
            return false;
    return true;
}

static bool has_contracting_pair(const Op *op)
{
    for (unsigned loop = 0; loop < op_inherent(op, ITERATORS)->array.count; loop++)
        if (is_reduction(op, loop) && is_of_both(op, loop))
            return true;
    return false;
}

/* Does a dimension of a factor stay: is it not summed over with one of the other's? */
static bool has_free_dim(const Op *op)
{
    for (unsigned operand = 0; operand < 2; operand++) {
        const AffineMap *map = map_of(op, operand);

        for (unsigned i = 0; i < map->result_count; i++)
            if (!is_reduction(op, map->results[i]->position)
                || !is_of_both(op, map->results[i]->position))
                return true;
    }
    return false;
}

/* How long the loop is, by the factor that it goes with. */
static int64_t extent_of_loop(const Op *op, unsigned loop)
{
    int dim = dim_of_loop(op, 0, loop);

    return dim >= 0 ? op->operands[0]->type->shaped.dims[dim]
                    : op->operands[1]->type->shaped.dims[dim_of_loop(op, 1, loop)];
}

static const Type *expected_result(const Op *op)
{
    const AffineMap *map = map_of(op, 2);
    const Type *result = op->results[0]->type;
    Context *context = op_context(op);
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, map->result_count + 1);

    for (unsigned i = 0; i < map->result_count; i++)
        dims[i] = extent_of_loop(op, map->results[i]->position);
    return type_vector(context, map->result_count, dims,
                       result->shaped.rank == map->result_count ? result->shaped.scalable : NULL,
                       result->shaped.element);
}

static bool verify_result(const Op *op)
{
    const Type *acc = op->operands[2]->type, *result = op->results[0]->type, *expected;
    bool free = has_free_dim(op), vectors = acc->kind == TYPE_VECTOR && result->kind == TYPE_VECTOR;

    if (free ? !vectors : acc->kind == TYPE_VECTOR || result->kind == TYPE_VECTOR)
        return op_error(op, "invalid accumulator/result vector shape");
    if (!free)
        return true;
    for (unsigned loop = 0; loop < map_of(op, 0)->dim_count; loop++)
        if (dim_of_loop(op, 0, loop) < 0 && dim_of_loop(op, 1, loop) < 0)
            return op_error(op, "expected all dimensions to be either a LHS or a RHS dimension");
    if (result->shaped.rank == map_of(op, 2)->result_count) {
        expected = expected_result(op);
        if (result == expected && acc == expected)
            return true;
    }
    return op_error(op, "invalid accumulator/result vector shape, expected: '%s'",
                    type_text(expected_result(op)));
}

static bool is_map(const Attr *attr)
{
    return attr->kind == ATTR_AFFINE_MAP;
}

static bool is_iterator(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT
           && strcmp(attr->dialect.def->name, "vector.iterator_type") == 0;
}

/* A tensor or memref is no vector: it is taken as a scalar, which nothing sums. */
static const Type *summed_type(const Op *op)
{
    const Type *result = op->results[0]->type;

    return result->kind == TYPE_VECTOR ? result->shaped.element : result;
}

static bool verify_contract(const Op *op)
{
    const Type *element = type_element(op->operands[0]->type);

    if (!attr_is_array_of(op_inherent(op, MAPS), is_map))
        return op_error(op, "expected indexing_maps to be affine maps");
    if (!attr_is_array_of(op_inherent(op, ITERATORS), is_iterator))
        return op_error(op, "expected iterator_types to be vector.iterator_type");
    if (element->kind == TYPE_INTEGER && !type_is_signless_integer(element))
        return op_error(op, "only supports signless integer types");
    if (op_inherent(op, MAPS)->array.count != 3)
        return op_error(op, "expected an indexing map for each vector operand");
    for (unsigned i = 0; i < 3; i++)
        if (!verify_map(op, i))
            return false;
    if (!has_contracting_pair(op))
        return op_error(op, "expected at least one contracting dimension pair");
    if (!pairs_match(op, true))
        return op_error(op, "invalid contracting dimension map");
    if (!pairs_match(op, false))
        return op_error(op, "invalid batch dimension map");
    return verify_result(op)
           && (combining_takes(combining_kind(op, CONTRACT_KIND), summed_type(op))
               || op_error(op, "unsupported contraction type"));
}

static bool loop_is_scalable(const Op *op, unsigned loop)
{
    unsigned operand = dim_of_loop(op, 0, loop) >= 0 ? 0 : 1;
    const bool *scalable = op->operands[operand]->type->shaped.scalable;

    return scalable && scalable[dim_of_loop(op, operand, loop)];
}

static bool is_map_of(const Attr *attr, unsigned loops, const Type *type)
{
    return attr->kind == ATTR_AFFINE_MAP && attr->map->dim_count == loops
           && type->kind == TYPE_VECTOR && attr->map->result_count == type->shaped.rank;
}

/* vector.mask asks before the operation itself is verified: does each loop go along a factor? */
static bool loops_are_told(const Op *op)
{
    const Attr *maps = op_inherent(op, MAPS), *iterators = op_inherent(op, ITERATORS);
    bool told = maps && iterators && maps->kind == ATTR_ARRAY && iterators->kind == ATTR_ARRAY
                && maps->array.count == 3 && op->operand_count >= 3;

    for (unsigned i = 0; told && i < 2; i++)
        told = is_map_of(maps->array.elements[i], iterators->array.count, op->operands[i]->type);
    for (unsigned i = 0; told && i < iterators->array.count; i++)
        told = dim_of_loop(op, 0, i) >= 0 || dim_of_loop(op, 1, i) >= 0;
    return told;
}

static const Type *mask_of_points(const Op *op)
{
    Context *context = op_context(op);
    unsigned loops = op_inherent(op, ITERATORS)->array.count;
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, loops);
    bool *scalable = ARENA_ARRAY(&context->arena, bool, loops);

    for (unsigned i = 0; i < loops; i++) {
        dims[i] = extent_of_loop(op, i);
        scalable[i] = loop_is_scalable(op, i);
    }
    return type_vector(context, loops, dims, scalable, type_i(context, 1));
}

/* A bit for each point of the loops; NULL where they are not told. */
static const Type *mask_of_loops(const Op *op)
{
    return loops_are_told(op) ? mask_of_points(op) : NULL;
}

/* Running it. */

enum { LHS, RHS, ACC, OPERANDS_OF_CONTRACT };

/* In which order a sum is taken, and where it is rounded: DECISIONS.md V23. */
typedef enum SumWay { SUM_THEN_ADD, ADD_IN_TURN, ADD_FUSED } SumWay;

typedef struct Contraction {
    Step *s;
    CombiningKind kind;
    SumWay way;
    unsigned loops;
    int64_t *sizes;
    uint64_t *strides[OPERANDS_OF_CONTRACT]; /* lanes of it that a step of each loop goes */
    Place lhs, rhs, sums;                    /* sums: so far */
    bool *begun;                             /* has each of them anything in it? */
    Place product, factors[2];               /* of one point */
    Masking masking;
    bool lines; /* products along the last loop are added as a line */
} Contraction;

static void lay_out(Contraction *c, unsigned operand, const Layout *layout)
{
    const AffineMap *map = map_of(c->s->op, operand);
    uint64_t stride = 1;

    c->strides[operand] = ARENA_ARRAY(c->s->arena, uint64_t, c->loops);
    memset(c->strides[operand], 0, c->loops * sizeof *c->strides[operand]);
    for (unsigned i = map->result_count; i-- > 0;) {
        unsigned loop = map->results[i]->position;

        c->strides[operand][loop] = stride;
        c->sizes[loop] = layout->dims[i];
        stride *= (uint64_t)layout->dims[i];
    }
}

static SumWay way_of(Step *s, CombiningKind kind, const Layout *lane)
{
    if (!layout_is_float(lane) || (kind != COMBINING_ADD && kind != COMBINING_MUL))
        return SUM_THEN_ADD;
    return (SumWay)choice_of(choice_in(s), kind == COMBINING_ADD ? 3 : 2);
}

static Contraction contraction_of(Step *s)
{
    Place result = result_place(s, 0);
    const Layout *lane = layout_lane(result.layout);
    Contraction c = { .s = s,
                      .kind = combining_kind(s->op, CONTRACT_KIND),
                      .loops = prop(s, ITERATORS)->array.count,
                      .lhs = operand_place(s, LHS),
                      .rhs = operand_place(s, RHS),
                      .sums = scratch_place(s, result.layout),
                      .product = scratch_place(s, lane),
                      .factors = { scratch_place(s, lane), scratch_place(s, lane) },
                      .masking = vector_masking(s) };

    c.way = way_of(s, c.kind, lane);
    c.lines = !c.masking.masks && c.kind == COMBINING_ADD && layout_lane(c.lhs.layout) == lane
              && layout_lane(c.rhs.layout) == lane;
    c.sizes = ARENA_ARRAY(s->arena, int64_t, c.loops);
    c.begun = ARENA_ARRAY(s->arena, bool, layout_lanes(result.layout));
    memset(c.begun, 0, layout_lanes(result.layout) * sizeof *c.begun);
    lay_out(&c, ACC, result.layout);
    lay_out(&c, LHS, c.lhs.layout);
    lay_out(&c, RHS, c.rhs.layout);
    return c;
}

/* Narrower integers are extended by their sign; floats are exact in wider formats. */
static bool may_promote(const Layout *from, const Layout *to)
{
    if (layout_is_float(from) && layout_is_float(to))
        return from->format == to->format || from->width < to->width;
    return layout_is_integer(from) && layout_is_integer(to) && from->width <= to->width;
}

static Place promoted(Contraction *c, unsigned factor, Place lane)
{
    Place to = c->factors[factor];

    if (*lane.poison || lane.layout == to.layout)
        return lane;
    *to.poison = 0;
    if (layout_is_float(to.layout))
        place_set_float(to,
                        float_convert(to.layout->format, place_float(lane), FLOAT_TO_NEAREST_EVEN));
    else
        place_set_int(to, int_ext_s(c->s->arena, place_int(lane), to.layout->width));
    return to;
}

/* A product comes to its sum. */
static Flow take_in(Contraction *c, uint64_t at, Place lhs, Place rhs)
{
    Place sum = place_lane(c->sums, at);

    if (c->way == ADD_FUSED) {
        combine_fma(c->s, sum, lhs, rhs, sum);
        return FLOW_NEXT;
    }
    if (combining(c->s, COMBINING_MUL, c->product, lhs, rhs) == FLOW_END)
        return FLOW_END;
    if (c->begun[at])
        return combining(c->s, c->kind, sum, sum, c->product);
    place_copy(sum, c->product);
    c->begun[at] = true;
    return FLOW_NEXT;
}

static uint64_t lane_of(const Contraction *c, unsigned operand, const int64_t *point)
{
    uint64_t at = 0;

    for (unsigned i = 0; i < c->loops; i++)
        at += (uint64_t)point[i] * c->strides[operand][i];
    return at;
}

/* Of the outermost `loops`. */
static bool next_point(const Contraction *c, unsigned loops, int64_t *point)
{
    for (unsigned i = loops; i-- > 0; point[i] = 0)
        if (++point[i] < c->sizes[i])
            return true;
    return false;
}

/* Along the last loop, from the point on. Sums that have nothing in them take the first product as
 * it is. */
static Flow run_line(Contraction *c, const int64_t *point)
{
    unsigned last = c->loops - 1;
    uint64_t at = lane_of(c, ACC, point), lhs = lane_of(c, LHS, point),
             rhs = lane_of(c, RHS, point), count = (uint64_t)c->sizes[last], i = 0;
    uint64_t step = c->strides[ACC][last], left = c->strides[LHS][last],
             right = c->strides[RHS][last];

    for (; i < count && !c->begun[at + i * step]; i++)
        if (take_in(c, at + i * step, place_lane(c->lhs, lhs + i * left),
                    place_lane(c->rhs, rhs + i * right))
            == FLOW_END)
            return FLOW_END;
    return combine_products(
        c->s, c->way == ADD_FUSED, (PlaceLine){ place_lane(c->sums, at + i * step), step },
        (PlaceLine){ place_lane(c->lhs, lhs + i * left), left },
        (PlaceLine){ place_lane(c->rhs, rhs + i * right), right }, count - i, c->product);
}

static Flow run_lines(Contraction *c)
{
    int64_t *point = ARENA_ARRAY(c->s->arena, int64_t, c->loops);

    memset(point, 0, c->loops * sizeof *point);
    do {
        if (run_line(c, point) == FLOW_END
            || work_done(c->s, (uint64_t)c->sizes[c->loops - 1]) == FLOW_END)
            return FLOW_END;
    } while (next_point(c, c->loops - 1, point));
    return FLOW_NEXT;
}

/* Each point of the loops, the last one the innermost. */
static Flow run_points(Contraction *c)
{
    int64_t *point = ARENA_ARRAY(c->s->arena, int64_t, c->loops);
    uint64_t number = 0;

    memset(point, 0, c->loops * sizeof *point);
    do {
        uint64_t at = lane_of(c, ACC, point);
        LaneState state = mask_lane(&c->masking, number);

        if (state == LANE_UNKNOWN)
            *place_lane(c->sums, at).poison = *place_lane(c->masking.mask, number).poison;
        else if (state == LANE_ON
                 && take_in(c, at, promoted(c, LHS, place_lane(c->lhs, lane_of(c, LHS, point))),
                            promoted(c, RHS, place_lane(c->rhs, lane_of(c, RHS, point))))
                        == FLOW_END)
            return FLOW_END;
        c->begun[at] |= state == LANE_UNKNOWN;
        number++;
        if (work_done(c->s, 1) == FLOW_END)
            return FLOW_END;
    } while (next_point(c, c->loops, point));
    return FLOW_NEXT;
}

static Flow contract(Step *s)
{
    Place result = result_place(s, 0), acc = operand_place(s, ACC);
    Contraction c;

    if (!may_promote(layout_lane(operand_place(s, LHS).layout), layout_lane(result.layout)))
        return unsupported(s, "products of '%s' that are added to '%s'",
                           type_text(type_element(s->op->operands[LHS]->type)),
                           type_text(type_element(s->op->results[0]->type)));
    c = contraction_of(s);
    if (c.way != SUM_THEN_ADD) {
        place_copy(c.sums, acc);
        memset(c.begun, true, layout_lanes(result.layout) * sizeof *c.begun);
    }
    if ((c.lines ? run_lines : run_points)(&c) == FLOW_END)
        return FLOW_END;
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place to = place_lane(result, i), sum = place_lane(c.sums, i);

        if (c.way != SUM_THEN_ADD || !c.begun[i])
            place_copy(to, c.begun[i] ? sum : place_lane(acc, i));
        else if (combining(s, c.kind, to, sum, place_lane(acc, i)) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static bool factors_have_one_element(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->operands[1]->type);
}

static bool acc_has_element_of_result(const Op *op)
{
    return has_element_of_result(op, 2);
}

static const OpPredicate CONTRACT_ELEMENTS[] = {
    { "lhs and rhs have same element type", factors_have_one_element },
    { "third operand acc and result have same element type", acc_has_element_of_result },
    { 0 }
};

const OpDef VECTOR_CONTRACT_OPS[] = {
    {
        .name = "vector.contract",
        .summary = "products of lanes, summed along dimensions",
        .doc = "For each lane of acc: the products of those lanes of lhs and rhs that the maps\n"
               "lead to, summed over the `reduction` loops, and added to it. `kind` says what\n"
               "is taken instead of sums. Factors narrower than the result are extended first,\n"
               "integers by their sign. In which order floats are summed, and whether a product\n"
               "is rounded before it is added, is a choice.\n",
        .operands = OPERANDS({ "lhs", &ANY_VECTOR, .poison = POISON_MOVES },
                             { "rhs", &ANY_VECTOR, .poison = POISON_MOVES },
                             { "acc", &ANY_TYPE, .poison = POISON_MOVES }),
        .attrs = ATTRS([MAPS] = { "indexing_maps", &ARRAY_ATTR },
                       [ITERATORS] = { "iterator_types", &VECTOR_ITERATOR_TYPES_ATTR },
                       [CONTRACT_KIND] = { "kind", &COMBINING_KIND_ATTR, "add" }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .predicates = CONTRACT_ELEMENTS,
        .parse = parse_contract,
        .print = print_contract,
        .traits = PURE,
        .verify = verify_contract,
        .mask_type = mask_of_loops,
        .eval = contract,
        .syntax =
            "`{` `indexing_maps` `=` $indexing_maps `,` `iterator_types` `=` $iterator_types "
            "(`,` `kind` `=` $kind^)? `}` $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` "
            "type($rhs) `into` type($acc)",
        .formula = "result[p] = acc[p] + sum over loops r of lhs[map0(p, r)] * rhs[map1(p, r)];\n"
                   "p: the parallel loops, in the order of map2; r: the others. Of matrices:\n"
                   "result[i, j] = acc[i, j] + sum over k of lhs[i, k] * rhs[k, j]",
        .poison = "Lanes that a poison factor, lane of the accumulator or of the mask comes to.\n",
        .decisions = "N1, N11, V23",
        .words = "einsum matmul dot product",
        .example = "  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>\n"
                   "  %c = arith.constant dense<[[100, 0], [0, 100]]> : vector<2x2xi32>\n"
                   "  %v = arith.constant dense<[100, 100]> : vector<2xi8>\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %square = vector.contract {\n"
                   "    indexing_maps = [affine_map<(i, j, k) -> (i, k)>,\n"
                   "                     affine_map<(i, j, k) -> (k, j)>,\n"
                   "                     affine_map<(i, j, k) -> (i, j)>],\n"
                   "    iterator_types = [\"parallel\", \"parallel\", \"reduction\"]\n"
                   "  } %a, %a, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>\n"
                   "  %dot = vector.contract {\n"
                   "    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,\n"
                   "                     affine_map<(i) -> ()>],\n"
                   "    iterator_types = [\"reduction\"]\n"
                   "  } %v, %v, %zero : vector<2xi8>, vector<2xi8> into i32\n"
                   "  return %square, %dot : vector<2x2xi32>, i32\n",
        .gives = "dense<[[107, 10], [15, 122]]> : vector<2x2xi32>\n"
                 "20000 : i32\n",
    },
    { 0 },
};
