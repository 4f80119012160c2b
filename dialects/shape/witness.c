/* Witnesses, regions that rely on them, and reductions of shapes. */
#include "dialects/shape/shape.h"

#include "core/verify/region_branch.h"

/* That it failed is remembered of the operation, for who relies on it to say. */
static Flow give_witness(Step *s, bool holds)
{
    *run_memo(s, s->op) = (void *)(uintptr_t)!holds;
    return give_bool(s, holds);
}

static Flow cstr_broadcastable(Step *s)
{
    Extents result;

    return broadcast_all(s, &result) ? give_witness(s, result.whole != SIZE_INVALID)
                                     : work_done(s, 0);
}

static Flow cstr_eq(Step *s)
{
    bool equal;

    return all_shapes_equal(s, &equal) ? give_witness(s, equal) : work_done(s, 0);
}

static Flow cstr_require(Step *s)
{
    return give_witness(s, bool_in(s, 0));
}

static Flow const_witness(Step *s)
{
    return give_witness(s, !int_is_zero(prop(s, 0)->integer));
}

static Flow assuming_all(Step *s)
{
    bool holds = true;

    for (unsigned i = 0; i < s->op->operand_count; i++)
        holds &= bool_in(s, i);
    return give_witness(s, holds);
}

/* What made the witness fail, the first of all; NULL: that is not known here. */
static const Op *failed(Step *s, const Value *witness)
{
    const Op *maker = value_definer(witness), *found = NULL;

    if (!maker || !maker->def || !*run_memo(s, maker))
        return NULL;
    for (unsigned i = 0; !found && maker->def->eval == assuming_all && i < maker->operand_count;
         i++)
        found = failed(s, maker->operands[i]);
    return found ? found : maker;
}

/* What the constraint asks for; upstream's words where its lowering has some. */
static Flow stop(Step *s, const Op *constraint)
{
    const Attr *message = constraint ? op_attr(constraint, "msg") : NULL;

    if (message)
        return trap(s, "%.*s", STR_ARG(message->string));
    if (constraint && constraint->def->eval == cstr_broadcastable)
        return trap(s, "required broadcastable shapes");
    if (constraint && constraint->def->eval == cstr_eq)
        return trap(s, "required equal shapes");
    return trap(s, "the witness that the region relies on is failing");
}

static Flow assuming(Step *s)
{
    if (!bool_in(s, 0)) {
        const Op *constraint = failed(s, s->op->operands[0]);

        stop(s, constraint);
        if (constraint)
            note_operation(s, constraint, "the witness was made here, failing, by '%.*s'",
                           STR_ARG(op_name(constraint)));
        return by_decision(s, "H6");
    }
    if (run_region(s, 0) != FLOW_NEXT)
        return FLOW_END;
    results_from_yield(s, 0, 0, s->op->result_count);
    return FLOW_NEXT;
}

static Flow give_dimension(Step *s, Extents shape, uint64_t i)
{
    Place index = region_arg(s, 0, 0), extent = region_arg(s, 0, 1);
    Size size = shape.sizes[i];

    place_set_int(index, int_of_u(s->arena, index_width(s), i));
    *index.poison = *extent.poison = 0;
    if (is_size(s->op->regions[0].first->args[1]->type)) {
        *extent.words = (uint64_t)size.number;
        *place_part(extent, 1).words = size.state;
    } else {
        place_set_int(extent, int_of_s(s->arena, index_width(s), size.number));
    }
    return FLOW_NEXT;
}

static Flow reduce(Step *s)
{
    unsigned carried = s->op->result_count;
    Extents shape;

    if (!extents_operand(s, 0, &shape))
        return work_done(s, 0);
    if (shape.whole)
        return undefined_by(s, "H7",
                            shape.whole == SIZE_INVALID ? "the shape is an error"
                                                        : "the rank of the shape is not known");
    args_from_operands(s, 0, 2, 1, carried);
    if (!shape.rank)
        results_from_args(s, 0, 0, 2, carried);
    for (uint64_t i = 0; i < shape.rank; i++) {
        give_dimension(s, shape, i);
        if (run_region(s, 0) != FLOW_NEXT)
            return FLOW_END;
        if (i + 1 < shape.rank)
            args_from_yield(s, 0, 2, 0, carried);
        else
            results_from_yield(s, 0, 0, carried);
    }
    return FLOW_NEXT;
}

static Flow leave(Step *s)
{
    return leave_region(s);
}

static bool verify_broadcastable(const Op *op)
{
    return op->operand_count >= 2 || op_error(op, "required at least 2 input shapes");
}

static bool verify_all(const Op *op)
{
    return op->operand_count || op_error(op, "no operands specified");
}

/* %w -> (types) {...} attributes */
static bool parse_assuming(AsmParser *p, OpState *state)
{
    Region *region = op_state_add_region(state);
    OperandName witness;

    return asm_parse_operand(p, &witness)
           && asm_resolve(p, &witness, WITNESS.build(state->context), state)
           && asm_parse_any_arrow_types(p, &state->results)
           && asm_parse_ended_region(p, region, NULL, "shape.assuming_yield", state->loc)
           && asm_optional_attr_dict(p, state);
}

static void print_assuming(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    if (op->result_count) {
        asm_print(printer, " -> (");
        asm_print_types(printer, op->results, op->result_count);
        asm_print(printer, ")");
    }
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, op->result_count != 0);
    asm_print_attr_dict(printer, op, NULL);
}

static bool verify_assuming_edges(const Op *op)
{
    const Block *block = op->regions[0].first;

    return !block || !block->last || !op_is(block->last, "shape.assuming_yield")
           || edge_verify(op, edge_back(block->last, 0, op));
}

/* (%shape, %init) : type -> types {...} attributes; initial values have the results' types. */
static bool parse_reduce(AsmParser *p, OpState *state)
{
    OperandNames operands = { 0 };
    const Type *type;
    bool good = asm_parse_operands(p, '(', ')', &operands) && asm_parse_colon_type(p, &type);

    good = good && asm_parse_any_arrow_types(p, &state->results)
           && (operands.len || asm_error(p, asm_here(p), "expected a shape to reduce"))
           && asm_resolve(p, &operands.data[0], type, state);
    if (good && operands.len - 1 != state->results.len)
        good = asm_error(p, asm_here(p),
                         "number of operands and types do not match: got %zu "
                         "operands and %zu types",
                         operands.len - 1, state->results.len);
    for (size_t i = 1; good && i < operands.len; i++)
        good = asm_resolve(p, &operands.data[i], state->results.data[i - 1], state);
    vec_free(&operands);
    return good
           && asm_parse_ended_region(p, op_state_add_region(state), NULL, "shape.yield", state->loc)
           && asm_optional_attr_dict(p, state);
}

static void print_reduce(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print(printer, ") : ");
    asm_print_type(printer, op->operands[0]->type);
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
    asm_print_attr_dict(printer, op, NULL);
}

static bool verify_reduce(const Op *op)
{
    const Block *body = op->regions[0].first;
    bool shape = is_shape(op->operands[0]->type);

    if (body->arg_count != op->operand_count + 1)
        return op_error(op, "ReduceOp body is expected to have %u arguments",
                        op->operand_count + 1);
    if (body->args[0]->type->kind != TYPE_INDEX)
        return op_error(op, "argument 0 of ReduceOp body is expected to be of IndexType");
    if (shape && !is_size(body->args[1]->type))
        return op_error(op, "argument 1 of ReduceOp body is expected to be of SizeType if the "
                            "ReduceOp operates on a ShapeType");
    if (!shape && body->args[1]->type->kind != TYPE_INDEX)
        return op_error(op, "argument 1 of ReduceOp body is expected to be of IndexType if the "
                            "ReduceOp operates on an extent tensor");
    for (unsigned i = 1; i < op->operand_count; i++)
        if (body->args[i + 1]->type != op->operands[i]->type)
            return op_error(op,
                            "type mismatch between argument %u of ReduceOp body and initial value "
                            "%u",
                            i + 1, i - 1);
    return true;
}

/* Upstream asks nothing of the results; what a turn leaves is what the next one begins with. */
static bool gives_what_it_carries(const Op *op)
{
    bool same = op->result_count + 1 == op->operand_count;

    for (unsigned i = 0; same && i < op->result_count; i++)
        same = op->results[i]->type == op->operands[i + 1]->type;
    return same;
}

static bool verify_yield(const Op *op)
{
    const Op *parent = op_parent(op);

    if (parent->result_count != op->operand_count)
        return op_error(op, "number of operands does not match number of results of its parent");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (parent->results[i]->type != op->operands[i]->type)
            return op_error(op, "types mismatch between yield op and its parent");
    return true;
}

#define SHAPES_TO_WITNESS                                                                          \
    .operands = OPERANDS({ "shapes", &SHAPE_OR_EXTENTS, VARIADIC }),                               \
    .results = RESULTS({ "result", &WITNESS }), .format = "$shapes attr-dict `:` type($shapes)",   \
    .traits = COMMUTATIVE

const OpDef SHAPE_WITNESS_OPS[] = {
    {
        .name = "shape.cstr_broadcastable",
        .summary = "asserts that shapes can be broadcast",
        .doc = "A witness that passes where shape.is_broadcastable is true. What relies on it\n"
               "is in a shape.assuming.\n",
        SHAPES_TO_WITNESS,
        .verify = verify_broadcastable,
        .eval = cstr_broadcastable,
        .formula = "result = is_broadcastable(shapes)",
        .decisions = "H4, H6",
        .example = "  %0 = shape.const_shape [2, 2] : !shape.shape\n"
                   "  %1 = shape.const_shape [3, 1, 2] : !shape.shape\n"
                   "  %w = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape\n",
        .gives = "passing : !shape.witness\n",
    },
    {
        .name = "shape.cstr_eq",
        .summary = "asserts that shapes are equal",
        .doc = "A witness that passes where shape.shape_eq is true. What relies on it is in a\n"
               "shape.assuming.\n",
        SHAPES_TO_WITNESS,
        .eval = cstr_eq,
        .formula = "result = shape_eq(shapes)",
        .decisions = "H1, H6",
        .example = "  %0 = shape.const_shape [2, 2] : !shape.shape\n"
                   "  %1 = shape.const_shape [1, 2] : !shape.shape\n"
                   "  %w = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape\n",
        .gives = "failing : !shape.witness\n",
    },
    {
        .name = "shape.cstr_require",
        .summary = "asserts that something holds",
        .doc = "A witness that passes where `pred` is true; `msg` is what a shape.assuming\n"
               "that relies on it says where it is not.\n",
        .operands = OPERANDS({ "pred", &I1 }),
        .attrs = ATTRS({ "msg", &STR_ATTR }),
        .results = RESULTS({ "result", &WITNESS }),
        .format = "$pred `,` $msg attr-dict",
        .eval = cstr_require,
        .formula = "result = pred",
        .decisions = "H6",
        .example = "  %false = arith.constant false\n"
                   "  %w = shape.cstr_require %false, \"nothing is so\"\n"
                   "  shape.assuming %w {\n"
                   "  }\n"
                   "  return\n",
        .gives = "error: the program stopped itself: nothing is so\n",
    },
    {
        .name = "shape.const_witness",
        .summary = "a constant witness",
        .doc = "A witness that is known to pass, or to fail.\n",
        .attrs = ATTRS({ "passing", &BOOL_ATTR }),
        .results = RESULTS({ "result", &WITNESS }),
        .format = "$passing attr-dict",
        .traits = PURE | CONSTANT_LIKE,
        .eval = const_witness,
        .formula = "result = passing",
        .example = "  %w = shape.const_witness true\n",
        .gives = "passing : !shape.witness\n",
    },
    {
        .name = "shape.assuming_all",
        .summary = "all of some witnesses",
        .doc = "A witness that passes where all of them do.\n",
        .operands = OPERANDS({ "inputs", &WITNESS, VARIADIC }),
        .results = RESULTS({ "result", &WITNESS }),
        .format = "$inputs attr-dict",
        .traits = PURE | COMMUTATIVE,
        .verify = verify_all,
        .eval = assuming_all,
        .formula = "result = inputs[0] and inputs[1] and ...",
        .example = "  %0 = shape.const_witness true\n"
                   "  %1 = shape.const_witness false\n"
                   "  %all = shape.assuming_all %0, %1\n",
        .gives = "failing : !shape.witness\n",
    },
    {
        .name = "shape.assuming",
        .summary = "a region that relies on a witness",
        .doc = "Runs the region, which knows what the witness says; its results are what the\n"
               "region yields. Where the witness fails the program stops, as cf.assert stops\n"
               "it.\n",
        .operands = OPERANDS({ "witness", &WITNESS, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "doRegion", SIZED_REGION_1 }),
        .regions_run_once = true,
        .poison_decision = "S3",
        .implicit_terminator = "shape.assuming_yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .parse = parse_assuming,
        .print = print_assuming,
        .verify_regions = verify_assuming_edges,
        .eval = assuming,
        .poison = "A result is poison where the region yields poison.\n",
        .decisions = "H6",
        .example = "  %w = shape.const_witness true\n"
                   "  %r = shape.assuming %w -> (i32) {\n"
                   "    %seven = arith.constant 7 : i32\n"
                   "    shape.assuming_yield %seven : i32\n"
                   "  }\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "shape.assuming_yield",
        .summary = "leaves a shape.assuming with values",
        .doc = "Ends the region of a shape.assuming; the operands are its results.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("shape.assuming"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .eval = leave,
        .poison = "A poison operand moves to where it is handed.\n",
        .decisions = "S3",
        .example = "  %w = shape.const_witness true\n"
                   "  %r = shape.assuming %w -> (index) {\n"
                   "    %c7 = arith.constant 7 : index\n"
                   "    shape.assuming_yield %c7 : index\n"
                   "  }\n",
        .gives = "7 : index\n",
    },
    {
        .name = "shape.reduce",
        .summary = "folds the extents of a shape",
        .doc = "Runs the region for every extent in turn, with its number, the extent, and\n"
               "what the region yielded before, the initial values at first; the results are\n"
               "what it yielded last.\n",
        .operands = OPERANDS({ "shape", &SHAPE_OR_EXTENTS },
                             { "initVals", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "shape.yield",
        .traits = SINGLE_BLOCK,
        .loop = LOOP_COUNTED,
        .parse = parse_reduce,
        .print = print_reduce,
        .verify = verify_reduce,
        .fits = gives_what_it_carries,
        .eval = reduce,
        .formula = "result = region(n, shape[n], ... region(0, shape[0], initVals))",
        .poison = "A result is poison where the region yields poison.\n",
        .undefined = "Where the shape is an error, or its rank is not known.\n",
        .decisions = "H7",
        .example = "  %extents = arith.constant dense<[4, 5]> : tensor<2xindex>\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %count = shape.reduce(%extents, %one) : tensor<2xindex> -> index {\n"
                   "  ^bb0(%i: index, %extent: index, %before: index):\n"
                   "    %now = arith.muli %before, %extent : index\n"
                   "    shape.yield %now : index\n"
                   "  }\n",
        .gives = "20 : index\n",
    },
    {
        .name = "shape.yield",
        .summary = "leaves the body of a reduction with values",
        .doc = "Ends a turn of a shape.reduce; the operands are what the next one begins\n"
               "with, or the results.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("shape.reduce", "shape.function_library"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .verify = verify_yield,
        .eval = leave,
        .poison = "A poison operand moves to where it is handed.\n",
        .decisions = "S3",
        .example = "  %extents = arith.constant dense<[4, 5]> : tensor<2xindex>\n"
                   "  %zero = arith.constant 0 : index\n"
                   "  %last = shape.reduce(%extents, %zero) : tensor<2xindex> -> index {\n"
                   "  ^bb0(%i: index, %extent: index, %before: index):\n"
                   "    shape.yield %extent : index\n"
                   "  }\n",
        .gives = "5 : index\n",
    },
    { 0 },
};
