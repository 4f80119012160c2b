/* vector: masks, the operation that masks another, and how large scalable vectors are. */
#include "dialects/vector/vector.h"

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "core/verify/signature.h"
#include "dialects/step.h"

enum { MASK_DIM_SIZES };

/* vector.mask. */

/* Ends the region with what its only operation gives, where nothing was written. */
static void end_region(AsmParser *p, Region *region, Loc loc)
{
    Block *block = region->first;
    Op *masked = block ? block->first : NULL;
    OpState state = { .context = asm_context(p), .loc = loc, .name = str_of("vector.yield") };

    if (block && block->last && op_is(block->last, "vector.yield"))
        return;
    if (!masked || masked->next || region->block_count > 1) {
        asm_ensure_terminator(p, region, "vector.yield", loc);
        return;
    }
    state.def = context_op(state.context, state.name);
    for (unsigned i = 0; i < masked->result_count; i++)
        vec_push(&state.operands, masked->results[i]);
    block_append(block, op_create(state.context, &state));
    op_state_free(&state);
}

/* %mask, %passthru { op } {attrs} : type -> types */
static bool parse_mask(AsmParser *p, OpState *state)
{
    OperandName mask, passthru;
    const Type *type;
    bool passes;

    if (!asm_parse_operand(p, &mask))
        return false;
    passes = asm_optional_punct(p, ",");
    if (passes && !asm_parse_operand(p, &passthru))
        return false;
    if (!asm_parse_region(p, op_state_add_region(state), NULL))
        return false;
    end_region(p, state->regions.data[0], state->loc);
    if (!asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &type)
        || !asm_parse_any_arrow_types(p, &state->results) || !asm_resolve(p, &mask, type, state))
        return false;
    if (!passes)
        return true;
    if (!state->results.len)
        return asm_error(p, asm_name_loc(p), "expects a result if passthru operand is provided");
    return asm_resolve(p, &passthru, state->results.data[0], state);
}

static void print_mask(AsmPrinter *printer, const Op *op)
{
    const Op *masked = op->regions[0].first->first;

    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print(printer, " { ");
    if (masked)
        asm_print_op(printer, masked);
    asm_print(printer, " }");
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
    if (op->result_count)
        asm_print(printer, " -> ");
    asm_print_types(printer, op->results, op->result_count);
}

/* The terminator gives all that the operation does, as its type. */
static bool verify_results(const Op *op, const Op *masked, const Op *yield)
{
    unsigned vectors = 0;

    if (masked->result_count != op->result_count)
        return op_error(op,
                        "expects number of results to match maskable operation number of results");
    for (unsigned i = 0; i < op->result_count; i++)
        if (masked->results[i] != yield->operands[i])
            return op_error(op, "expects all the results from the MaskableOpInterface to match all "
                                "the values returned by the terminator");
    for (unsigned i = 0; i < op->result_count; i++) {
        if (masked->results[i]->type != op->results[i]->type)
            return op_error(op, "expects result type to match maskable operation result type");
        vectors += op->results[i]->type->kind == TYPE_VECTOR;
    }
    return vectors <= 1 || op_error(op, "multiple vector results not supported");
}

/* A mask's type is told by what the operation's signature says it has. */
static bool verify_masked(const Op *op, const Op *masked)
{
    const Type *type;

    if (!op_verify_signature(masked))
        return false;
    type = masked->def->mask_type(masked);
    if (op->operands[0]->type != type)
        return op_error(op, "expects a '%s' mask for the maskable operation",
                        type ? type_text(type) : "<<NULL TYPE>>");
    if (op->operand_count == 1)
        return true;
    if (!masked->def->takes_passthru)
        return op_error(op, "doesn't expect a passthru argument for this maskable operation");
    if (masked->result_count != 1)
        return op_error(op, "expects result when passthru argument is provided");
    return op->operands[1]->type == masked->results[0]->type
           || op_error(op, "expects passthru type to match result type");
}

static bool verify_mask(const Op *op)
{
    const Block *block = op->regions[0].first;
    const Op *masked = block->first, *yield = block->last;

    if (masked && masked->next && masked->next->next)
        return op_error(op, "expects only one operation to mask");
    if (!yield || !op_is(yield, "vector.yield"))
        return op_error(op, "expects a terminator within the mask region");
    if (yield->operand_count != op->result_count)
        return op_error(op, "expects number of results to match mask region yielded values");
    if (masked == yield)
        return true;
    if (!masked->def || !masked->def->mask_type)
        return op_error(op, "expects a MaskableOpInterface within the mask region");
    return verify_results(op, masked, yield) && verify_masked(op, masked);
}

Masking vector_masking(const Step *s)
{
    const Op *around = op_parent(s->op);
    Masking masking = { 0 };

    if (!around || !op_is(around, "vector.mask"))
        return masking;
    masking.masks = place_around(s, 0, &masking.mask);
    masking.keeps = place_around(s, 1, &masking.passthru);
    return masking;
}

/* Lanes of the result that are masked off become those of `passthru` (V30). */
static void pass_through(Step *s)
{
    Place mask = operand_place(s, 0), passthru = operand_place(s, 1), result = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(mask.layout); i++) {
        Place bit = place_lane(mask, i), lane = place_lane(result, i);

        if (*bit.poison)
            *lane.poison = poison_moved(s, *bit.poison, "masked the lane in");
        else if (!*bit.words)
            place_copy(lane, place_lane(passthru, i));
    }
}

static bool has_shape_of(const Type *type, const Type *mask)
{
    return type->kind == TYPE_VECTOR && type_with_element(type, mask->shaped.element) == mask;
}

/* What the region yields, also where no operation in it is masked. */
static bool gives_yielded(const Op *op)
{
    const Op *yield = op->regions[0].first->last;

    for (unsigned i = 0; i < op->result_count; i++)
        if (op->results[i]->type != yield->operands[i]->type)
            return false;
    return true;
}

/* The operation in the region sees to it itself that it is masked. */
static Flow mask(Step *s)
{
    const Block *block = s->op->regions[0].first;

    if (run_region(s, 0) == FLOW_END)
        return FLOW_END;
    results_from_yield(s, 0, 0, s->op->result_count);
    if (block->first == block->last && s->op->operand_count > 1
        && has_shape_of(s->op->results[0]->type, s->op->operands[0]->type))
        pass_through(s);
    return FLOW_NEXT;
}

static Flow yield(Step *s)
{
    return leave_region(s);
}

/* vector.create_mask, vector.constant_mask: ones in a box that begins at lane 0. */

/* Lanes of the mask are set whose index is below `sizes` in each dimension. */
static Flow fill_mask(Step *s, const int64_t *sizes)
{
    Place result = result_place(s, 0);
    unsigned rank = result.layout->rank;

    if (!layout_is_vector(result.layout))
        return FLOW_NEXT; /* it has no lanes */
    for (uint64_t lane = 0; lane < layout_lanes(result.layout); lane++) {
        uint64_t rest = lane;
        bool set = rank || sizes[0] > 0;

        for (unsigned i = rank; i-- > 0;) {
            uint64_t dim = (uint64_t)result.layout->dims[i];

            set &= (int64_t)(rest % dim) < sizes[i];
            rest /= dim;
        }
        place_set_int(place_lane(result, lane), int_of_u(s->arena, 1, set));
    }
    return work_done(s, layout_lanes(result.layout));
}

static bool verify_create_mask(const Op *op)
{
    unsigned rank = op->results[0]->type->shaped.rank;

    if (!rank)
        return op->operand_count == 1
               || op_error(op, "must specify exactly one operand for 0-D create_mask");
    return op->operand_count == rank
           || op_error(op, "must specify an operand for each result vector dimension");
}

static Flow create_mask(Step *s)
{
    int64_t *sizes = ARENA_ARRAY(s->arena, int64_t, s->op->operand_count);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        sizes[i] = index_in(s, i);
    return fill_mask(s, sizes);
}

static bool verify_scalable_size(const Op *op, const Type *type, unsigned dim, int64_t size)
{
    return !type->shaped.scalable || !type->shaped.scalable[dim] || size == 0
           || size == type->shaped.dims[dim]
           || op_error(op, "only supports 'none set' or 'all set' scalable dimensions");
}

static bool verify_constant_mask(const Op *op)
{
    const Type *type = op->results[0]->type;
    const Attr *sizes = op_inherent(op, MASK_DIM_SIZES);
    unsigned rank = type->shaped.rank, zeros = 0;

    if (!rank && sizes->dense.count != 1)
        return op_plain_error(op, "array attr must have length 1 for 0-D vectors");
    if (!rank)
        return attr_i64_at(sizes, 0) == 0 || attr_i64_at(sizes, 0) == 1
               || op_plain_error(op, "mask dim size must be either 0 or 1 for 0-D vectors");
    if (sizes->dense.count != rank)
        return op_error(op, "must specify array attr of size equal vector result rank");
    for (unsigned i = 0; i < rank; i++) {
        int64_t size = attr_i64_at(sizes, i);

        if (size < 0 || size > type->shaped.dims[i])
            return op_error(op, "array attr of size out of bounds of vector result dimension size");
        if (!verify_scalable_size(op, type, i, size))
            return false;
        zeros += size == 0;
    }
    return !zeros || zeros == rank
           || op_error(op, "expected all mask dim sizes to be zeros, as a result of conjunction "
                           "with zero mask dim");
}

/* Of a scalable dimension all or none are set. */
static Flow constant_mask(Step *s)
{
    const Type *type = s->op->results[0]->type;
    const Layout *layout = result_place(s, 0).layout;
    const Attr *given = prop(s, MASK_DIM_SIZES);
    int64_t *sizes = ARENA_ARRAY(s->arena, int64_t, given->dense.count);

    for (unsigned i = 0; i < given->dense.count; i++) {
        sizes[i] = attr_i64_at(given, i);
        if (sizes[i] && type->shaped.scalable && type->shaped.scalable[i])
            sizes[i] = layout->dims[i];
    }
    return fill_mask(s, sizes);
}

static Flow vscale(Step *s)
{
    return give_index(s, (int64_t)vscale_in(s));
}

static bool is_mask(const Type *type)
{
    return type_is_signless(type->shaped.element, 1);
}

static bool is_ranked_mask(const Type *type)
{
    return type->shaped.rank && is_mask(type);
}

static const TypeConstraint MASK_OF_ANY_RANK = { "vector of 1-bit signless integer values", is_mask,
                                                 NULL, &VECTOR_CLASS };
const TypeConstraint VECTOR_MASK = { "vector of 1-bit signless integer values", is_ranked_mask,
                                     NULL, &VECTOR_CLASS };

const OpDef VECTOR_MASK_OPS[] = {
    {
        .name = "vector.mask",
        .summary = "Predicates a maskable vector operation",
        .words = "predicate lanes",
        .doc = "Runs the operation in its region for those lanes alone whose bit of the mask\n"
               "is set, and gives what it gives. What is masked off is neither read nor\n"
               "written, is no part of a sum, and makes nothing undefined; a lane of the result\n"
               "that is masked off is that of `passthru`, where there is one. Which lanes of\n"
               "its operands a bit stands for is told by each operation. The region may be\n"
               "without any: then the result is what it yields, where it is not masked off.\n",
        .operands = OPERANDS({ "mask", &VECTOR_MASK, ONE, POISON_MOVES },
                             { "passthru", &ANY_TYPE, OPTIONAL, POISON_MOVES }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "maskRegion", SIZED_REGION_1 }),
        .traits = SINGLE_BLOCK | RECURSIVE_EFFECTS | NO_REGION_ARGUMENTS,
        .implicit_terminator = "vector.yield",
        .regions_run_once = true,
        .parse = parse_mask,
        .print = print_mask,
        .verify = verify_mask,
        .eval = mask,
        .fits = gives_yielded,
        .primitive = PRIM_MASK,
        .poison = "What a poison bit of the mask makes of the result is told by the operation\n"
                  "inside: it makes the lane poison, or where memory is touched is undefined.\n",
        .undefined = "Where the operation inside is, of lanes that are set. Where that touches\n"
                     "memory, a poison bit of the mask is undefined, too.\n",
        .syntax = "$mask (`,` $passthru^)? `{` $maskRegion `}` attr-dict `:` type($mask) "
                  "(`->` type($results)^)?",
        .decisions = "V30, V31",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %other = arith.constant dense<0> : vector<4xi32>\n"
                   "  %mask = vector.constant_mask [3] : vector<4xi1>\n"
                   "  %r = vector.mask %mask, %other {\n"
                   "    vector.yield %v : vector<4xi32>\n"
                   "  } : vector<4xi1> -> vector<4xi32>\n",
        .gives = "dense<[1, 2, 3, 0]> : vector<4xi32>\n",
    },
    {
        .name = "vector.yield",
        .summary = "Terminates and yields values from vector regions.",
        .doc = "Ends the region of vector.mask and hands it the operands, its results. It may\n"
               "be left unwritten behind the operation that is masked.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .eval = yield,
        .poison = "A poison operand moves to the result.\n",
        .example = "  %v = arith.constant dense<[1, 2]> : vector<2xi32>\n"
                   "  %mask = vector.constant_mask [1] : vector<2xi1>\n"
                   "  %r = vector.mask %mask {\n"
                   "    vector.yield %v : vector<2xi32>\n"
                   "  } : vector<2xi1> -> vector<2xi32>\n",
        .gives = "dense<[1, 2]> : vector<2xi32>\n",
    },
    {
        .name = "vector.create_mask",
        .summary = "creates a vector mask",
        .words = "tail",
        .doc = "A mask in which a lane is set where its index is below the operand in each\n"
               "dimension. An operand below 0 counts as 0, one above the size as the size.\n",
        .operands = OPERANDS({ "operands", &INDEX, VARIADIC }),
        .results = RESULTS({ "result", &MASK_OF_ANY_RANK }),
        .traits = PURE,
        .format = "$operands attr-dict `:` type(results)",
        .verify = verify_create_mask,
        .eval = create_mask,
        .formula = "result[i, j, ...] = i < operand0 and j < operand1 and ...",
        .example = "  %rows = arith.constant 7 : index\n"
                   "  %columns = arith.constant 2 : index\n"
                   "  %mask = vector.create_mask %rows, %columns : vector<2x3xi1>\n",
        .gives = "dense<[[true, true, false], [true, true, false]]> : vector<2x3xi1>\n",
    },
    {
        .name = "vector.constant_mask",
        .summary = "creates a constant vector mask",
        .doc = "A mask in which a lane is set where its index is below the number given for\n"
               "each dimension. For a scalable dimension that is all of it or none.\n",
        .attrs = ATTRS([MASK_DIM_SIZES] = { "mask_dim_sizes", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &MASK_OF_ANY_RANK }),
        .traits = PURE,
        .format = "$mask_dim_sizes attr-dict `:` type(results)",
        .verify = verify_constant_mask,
        .eval = constant_mask,
        .formula = "result[i, j, ...] = i < size0 and j < size1 and ...",
        .example = "  %mask = vector.constant_mask [3] : vector<4xi1>\n",
        .gives = "dense<[true, true, true, false]> : vector<4xi1>\n",
    },
    {
        .name = "vector.vscale",
        .summary = "Load vscale size",
        .words = "scalable",
        .doc = "How many times as large as its type says a scalable dimension is. That is the\n"
               "machine's affair: here it is what `--vscale` says, 1 where it says nothing.\n",
        .results = RESULTS({ "res", &INDEX }),
        .traits = PURE,
        .format = "attr-dict",
        .result_name = "vscale",
        .eval = vscale,
        .formula = "res = vscale",
        .example = "  %vscale = vector.vscale\n"
                   "  %mask = vector.create_mask %vscale : vector<[2]xi1>\n"
                   "  return %vscale, %mask : index, vector<[2]xi1>\n",
        .gives = "1 : index\n"
                 "dense<[true, false]> : vector<[2]xi1>\n",
    },
    { 0 },
};
