/* scf: parallel loops and their reductions. */
#include "dialects/iteration.h"
#include "dialects/scf/scf.h"

enum { LOWER, UPPER, STEP, INITS }; /* operand groups of scf.parallel */

/* `(%a, %b)`, one for each induction variable. */
static bool parse_bounds(AsmParser *p, OpState *state, size_t rank)
{
    OperandNames *names = op_state_list(state);
    const char *at = asm_here(p);

    if (!asm_parse_operands(p, '(', ')', names))
        return false;
    if (names->len != rank)
        return asm_error(p, at, "expected %zu operands", rank);
    vec_push(&state->operand_segments, (int32_t)rank);
    return asm_resolve_same(p, names, type_index(state->context), state);
}

static bool parse_all_bounds(AsmParser *p, OpState *state, AsmArguments *variables)
{
    if (!asm_parse_arguments(p, '(', ')', false, variables) || !asm_parse_punct(p, "="))
        return false;
    for (size_t i = 0; i < variables->len; i++)
        variables->data[i].type = type_index(state->context);
    return parse_bounds(p, state, variables->len) && asm_parse_keyword(p, "to")
           && parse_bounds(p, state, variables->len) && asm_parse_keyword(p, "step")
           && parse_bounds(p, state, variables->len);
}

static bool parse_parallel(AsmParser *p, OpState *state)
{
    Region *body = op_state_add_region(state);
    AsmArguments *variables = op_state_list(state);
    OperandNames *inits = op_state_list(state);

    if (!parse_all_bounds(p, state, variables)
        || (asm_optional_keyword(p, "init") && !asm_parse_operands(p, '(', ')', inits)))
        return false;
    vec_push(&state->operand_segments, (int32_t)inits->len);
    if (!asm_parse_any_arrow_types(p, &state->results) || !asm_parse_region(p, body, variables)
        || !asm_optional_attr_dict(p, state)
        || !asm_resolve_all(p, inits, state->results.data, state->results.len, asm_name_loc(p),
                            state))
        return false;
    asm_ensure_terminator(p, body, "scf.reduce", state->loc);
    return true;
}

static void print_parallel(AsmPrinter *printer, const Op *op)
{
    const Block *body = op->regions[0].first;

    asm_print(printer, " (");
    asm_print_operands(printer, body->args, body->arg_count);
    asm_print(printer, ") = ");
    asm_print_group(printer, op, LOWER);
    asm_print(printer, " to ");
    asm_print_group(printer, op, UPPER);
    asm_print(printer, " step ");
    asm_print_group(printer, op, STEP);
    if (op_group_size(op, INITS)) {
        asm_print(printer, " init ");
        asm_print_group(printer, op, INITS);
    }
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, NULL);
}

static bool verify_steps(const Op *op)
{
    unsigned count, first = op_operand_group(op, STEP, &count);
    const Attr *step;

    if (!count)
        return op_error(op, "needs at least one tuple element for lowerBound, upperBound and step");
    for (unsigned i = 0; i < count; i++) {
        step = value_constant(op->operands[first + i]);
        if (step && int_low_s(step->integer) <= 0)
            return op_error(op, "constant step operand must be positive");
    }
    return true;
}

static bool verify_variables(const Op *op)
{
    const Block *body = op->regions[0].first;
    unsigned steps = op_group_size(op, STEP);

    if (body->arg_count != steps)
        return op_error(op,
                        "expects the same number of induction variables: %u as bound and step "
                        "values: %u",
                        body->arg_count, steps);
    for (unsigned i = 0; i < body->arg_count; i++)
        if (body->args[i]->type->kind != TYPE_INDEX)
            return op_error(op, "expects arguments for the induction variable to be of index type");
    return true;
}

static bool verify_reductions(const Op *op, const Op *reduce)
{
    unsigned inits = op_group_size(op, INITS);

    if (op->result_count != reduce->region_count)
        return op_error(op,
                        "expects number of results: %u to be the same as number of reductions: %u",
                        op->result_count, reduce->region_count);
    if (op->result_count != inits)
        return op_error(
            op, "expects number of results: %u to be the same as number of initial values: %u",
            op->result_count, inits);
    if (reduce->operand_count != inits)
        return true; /* scf.reduce reports it */
    for (unsigned i = 0; i < inits; i++)
        if (op->results[i]->type != reduce->operands[i]->type)
            return op_error(reduce,
                            "expects type of %u-th reduction operand: '%s' to be the same as the "
                            "%u-th result type: '%s'",
                            i, type_text(reduce->operands[i]->type), i,
                            type_text(op->results[i]->type));
    return true;
}

static bool verify_parallel(const Op *op)
{
    return verify_steps(op) && verify_variables(op)
           && scf_verify_terminator(op, &op->regions[0], "scf.reduce",
                                    "expects body to terminate with 'scf.reduce'")
           && verify_reductions(op, block_terminator(op->regions[0].first));
}

/* The reductions of a scf.parallel that runs. Their order is open, and so is their shape: a value
 * is combined with any partial result, or becomes one, and in the last iteration the partial
 * results are combined (DECISIONS S7). Partial result 0 starts as the initial value. */
enum { MOST_PARTIALS = 4 };

typedef struct Reductions {
    Place *partials; /* of reduction r from r * MOST_PARTIALS on */
    unsigned *held;  /* how many there are of each */
    unsigned count;
    bool last; /* the iteration that runs is */
} Reductions;

static Place *partials_of(const Reductions *reductions, unsigned reduction)
{
    return reductions->partials + (size_t)reduction * MOST_PARTIALS;
}

static Reductions reductions_start(Step *s)
{
    unsigned count, first = op_operand_group(s->op, INITS, &count);
    Reductions reductions = { .count = count };

    reductions.partials = ARENA_ARRAY(s->arena, Place, (size_t)count * MOST_PARTIALS);
    reductions.held = ARENA_ARRAY(s->arena, unsigned, count);
    for (unsigned r = 0; r < count; r++) {
        Place init = operand_place(s, first + r), *partials = partials_of(&reductions, r);

        for (unsigned i = 0; i < MOST_PARTIALS; i++)
            partials[i] = scratch_place(s, init.layout);
        place_copy(partials[0], init);
        reductions.held[r] = 1;
    }
    return reductions;
}

static void note_last(void *state, uint64_t left)
{
    ((Reductions *)state)->last = left == 1;
}

/* Runs the loop with its reductions where scf.reduce finds them; recursion may be running the same
 * loop further out. */
static Flow run_reducing(Step *s, const Space *space, Reductions *reductions)
{
    void **memo = run_memo(s, s->op), *outer = *memo;
    Flow flow;

    *memo = reductions;
    flow = space_run(s, space, &(Around){ .state = reductions, .before = note_last });
    *memo = outer;
    return flow;
}

static bool ranges_in(Step *s, Range *ranges, unsigned rank)
{
    unsigned lowers, uppers,
        first[] = { op_operand_group(s->op, LOWER, &lowers),
                    op_operand_group(s->op, UPPER, &uppers), op_operand_group(s->op, STEP, &rank) };

    if (lowers != rank || uppers != rank)
        return false;
    for (unsigned i = 0; i < rank; i++)
        ranges[i] = (Range){ index_in(s, first[LOWER] + i), index_in(s, first[UPPER] + i),
                             index_in(s, first[STEP] + i) };
    return true;
}

/* Upstream's verifier lets both of these pass. */
static Flow check_shape(Step *s, bool bounds_fit)
{
    unsigned count, first = op_operand_group(s->op, INITS, &count);

    if (!bounds_fit)
        return unsupported(s, "there are not as many bounds as steps");
    for (unsigned i = 0; i < count; i++)
        if (s->op->operands[first + i]->type != s->op->results[i]->type)
            return unsupported(s, "an initial value is not of its result's type");
    return FLOW_NEXT;
}

static Flow run_parallel(Step *s)
{
    unsigned rank = s->op->regions[0].first->arg_count;
    Range *ranges = ARENA_ARRAY(s->arena, Range, rank);
    Reductions reductions;
    Space space;

    if (check_shape(s, ranges_in(s, ranges, rank)) == FLOW_END
        || space_make(s, ranges, rank, &space) == FLOW_END)
        return FLOW_END;
    reductions = reductions_start(s);
    if (run_reducing(s, &space, &reductions) == FLOW_END)
        return FLOW_END;
    for (unsigned r = 0; r < reductions.count; r++) {
        place_move(result_place(s, r), *partials_of(&reductions, r));
        for (unsigned i = 1; i < MOST_PARTIALS; i++)
            place_clear(partials_of(&reductions, r)[i]);
    }
    return FLOW_NEXT;
}

/* Only a loop without reductions runs outside of its definition. */
static Flow resume_parallel(Step *s, unsigned region)
{
    unsigned rank = s->op->regions[0].first->arg_count;
    Range *ranges = ARENA_ARRAY(s->arena, Range, rank);
    Space space;

    (void)region;
    if (check_shape(s, ranges_in(s, ranges, rank)) == FLOW_END
        || space_make(s, ranges, rank, &space) == FLOW_END)
        return FLOW_END;
    return space_resume(s, &space);
}

/* into = reduction(into, other), or the other way around. */
static Flow combine(Step *s, unsigned reduction, Place into, Place other)
{
    unsigned swapped = (unsigned)choice_among(choice_in(s), CHOICE_ORDER, 2);

    place_copy(region_arg(s, reduction, swapped), into);
    place_copy(region_arg(s, reduction, !swapped), other);
    if (run_region(s, reduction) == FLOW_END)
        return FLOW_END;
    place_copy(into, yielded(s, 0));
    return FLOW_NEXT;
}

static Flow take_value(Step *s, Reductions *reductions, unsigned reduction)
{
    Place *partials = partials_of(reductions, reduction);
    unsigned *held = &reductions->held[reduction];
    uint64_t with = choice_among(choice_in(s), CHOICE_ORDER, *held + (*held < MOST_PARTIALS));

    if (with < *held)
        return combine(s, reduction, partials[with], operand_place(s, reduction));
    place_copy(partials[(*held)++], operand_place(s, reduction));
    return FLOW_NEXT;
}

static Flow combine_all(Step *s, Reductions *reductions, unsigned reduction)
{
    Place *partials = partials_of(reductions, reduction);
    unsigned *held = &reductions->held[reduction];

    while (*held > 1) {
        uint64_t with = choice_among(choice_in(s), CHOICE_ORDER, *held - 1);

        if (combine(s, reduction, partials[with], partials[--*held]) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow run_reduce(Step *s)
{
    Reductions *reductions = *run_memo(s, op_parent(s->op));

    for (unsigned r = 0; r < s->op->operand_count; r++)
        if (take_value(s, reductions, r) == FLOW_END
            || (reductions->last && combine_all(s, reductions, r) == FLOW_END))
            return FLOW_END;
    return leave_region(s);
}

static bool verify_reduction(const Op *op, unsigned reduction)
{
    const Type *type = op->operands[reduction]->type;
    const Block *block = op->regions[reduction].first;

    if (!block->first)
        return op_error(op, "%u-th reduction has an empty body", reduction);
    if (block->arg_count != 2 || block->args[0]->type != type || block->args[1]->type != type)
        return op_error(op,
                        "expected two block arguments with type '%s' in the %u-th reduction region",
                        type_text(type), reduction);
    if (!op_is(block_terminator(block), "scf.reduce.return"))
        return op_error(op, "reduction bodies must be terminated with an 'scf.reduce.return' op");
    return true;
}

static bool verify_reduce(const Op *op)
{
    if (op->region_count != op->operand_count)
        return op_error(op,
                        "expects number of reduction regions: %u to be the same as number of "
                        "reduction operands: %u",
                        op->region_count, op->operand_count);
    for (unsigned i = 0; i < op->region_count; i++)
        if (!verify_reduction(op, i))
            return false;
    return true;
}

static bool verify_reduce_return(const Op *op)
{
    const Block *block = op->block;
    const Type *type = block->arg_count ? block->args[0]->type : op->operands[0]->type;

    if (op->operands[0]->type != type)
        return op_error(op, "must have type '%s' (the type of the reduction inputs)",
                        type_text(type));
    return true;
}

const OpDef SCF_PARALLEL[] = {
    {
        .name = "scf.parallel",
        .summary = "a loop nest whose iterations run in any order",
        .doc = "Runs its body once for each combination of induction variables from lowerBound\n"
               "up to, not including, upperBound by step; values compare as signed numbers. The\n"
               "iterations may run in any order and at the same time: the order is a choice.\n"
               "Results are initVals combined with what the iterations hand to scf.reduce.\n",
        .operands = OPERANDS({ "lowerBound", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "upperBound", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "step", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "initVals", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "scf.reduce",
        .loop = LOOP_NEST,
        .traits = AUTOMATIC_ALLOCATION_SCOPE | ATTR_SIZED_OPERAND_SEGMENTS | RECURSIVE_EFFECTS
                  | SINGLE_BLOCK | PARALLEL_REGION,
        .parse = parse_parallel,
        .print = print_parallel,
        .verify = verify_parallel,
        .poison_decision = "S3",
        .eval = run_parallel,
        .primitive = PRIM_PARALLEL,
        .resume = resume_parallel,
        .formula = "iterations = product over dimensions of max(0, ceil((upper - lower) / step))",
        .poison = "A result is poison where its initial value is and no iteration runs, and where\n"
                  "its reduction makes poison of what it combines.\n",
        .undefined =
            "The behaviour is undefined where two iterations touch the same memory, one of\n"
            "them writing, unless both accesses are atomic. So it is where a step is not\n"
            "positive and the dimensions before it have iterations.\n",
        .decisions = "M7, S2, S3, S4, S7",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  %c3 = arith.constant 3 : index\n"
                   "  %m = memref.alloc() : memref<2x3xindex>\n"
                   "  // Six iterations, in any order; each writes an element of its own.\n"
                   "  %sum = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c3)\n"
                   "      step (%c1, %c1) init (%c0) -> index {\n"
                   "    %row = arith.muli %i, %c3 : index\n"
                   "    %number = arith.addi %row, %j : index\n"
                   "    memref.store %number, %m[%i, %j] : memref<2x3xindex>\n"
                   "    scf.reduce(%number : index) {\n"
                   "    ^bb0(%a: index, %b: index):\n"
                   "      %both = arith.addi %a, %b : index\n"
                   "      scf.reduce.return %both : index\n"
                   "    }\n"
                   "  }\n"
                   "  return %m, %sum : memref<2x3xindex>, index\n",
        .gives = "dense<[[0, 1, 2], [3, 4, 5]]> : memref<2x3xindex>\n"
                 "15 : index\n",
    },
    {
        .name = "scf.reduce",
        .summary = "hands an iteration's values to the reductions of a parallel loop",
        .doc = "Ends the body of scf.parallel. Region i combines operand i, or a partial\n"
               "result, with another partial result of reduction i; which with which, and which\n"
               "is the first argument, is open: a reduction that is not associative and\n"
               "commutative has several possible results. In program order the partial result\n"
               "comes first.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .regions = REGIONS({ "reductions", SIZED_REGION_1, .variadic = true }),
        .parents = PARENTS("scf.parallel"),
        .traits = TERMINATOR | RECURSIVE_EFFECTS,
        .format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
        .verify_regions = verify_reduce,
        .eval = run_reduce,
        .poison = "A poison operand moves into its reduction.\n",
        .decisions = "S7",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c3 = arith.constant 3 : index\n"
                   "  %hundred = arith.constant 100 : i32\n"
                   "  // Subtraction: 100 - 0 - 1 - 2 in program order. Other orders (try\n"
                   "  // --seed=2) give other numbers, all of them right.\n"
                   "  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1)\n"
                   "      init (%hundred) -> i32 {\n"
                   "    %v = arith.index_cast %i : index to i32\n"
                   "    scf.reduce(%v : i32) {\n"
                   "    ^bb0(%so_far: i32, %new: i32):\n"
                   "      %less = arith.subi %so_far, %new : i32\n"
                   "      scf.reduce.return %less : i32\n"
                   "    }\n"
                   "  }\n",
        .gives = "97 : i32\n",
    },
    {
        .name = "scf.reduce.return",
        .summary = "the result of combining two values",
        .doc = "Ends a region of scf.reduce with the combination of its two arguments.\n",
        .operands = OPERANDS({ "result", &ANY_TYPE, ONE, POISON_MOVES }),
        .parents = PARENTS("scf.reduce"),
        .traits = PURE | TERMINATOR,
        .format = "$result attr-dict `:` type($result)",
        .verify = verify_reduce_return,
        .eval = leave_region,
        .poison = "A poison operand becomes the partial result.\n",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c8 = arith.constant 8 : index\n"
                   "  %greatest = scf.parallel (%i) = (%c0) to (%c8) step (%c1)\n"
                   "      init (%c0) -> index {\n"
                   "    %flipped = arith.xori %i, %c1 : index\n"
                   "    scf.reduce(%flipped : index) {\n"
                   "    ^bb0(%a: index, %b: index):\n"
                   "      %max = arith.maxui %a, %b : index\n"
                   "      scf.reduce.return %max : index\n"
                   "    }\n"
                   "  }\n",
        .gives = "7 : index\n",
    },
    { 0 },
};
