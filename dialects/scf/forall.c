/* scf: the parallel loop over threads. */
#include "dialects/iteration.h"
#include "dialects/scf/scf.h"

#include "core/text/format_custom.h"
#include "dialects/destination.h"
#include "dialects/values/tensor.h"

enum { LOWER, UPPER, STEP, OUTPUTS }; /* operand groups; the first three have a static list each */

enum { MAPPING = 3 }; /* the attribute behind those lists */

static const char *const LISTS[] = { "staticLowerBound", "staticUpperBound", "staticStep" };

/* `(%a, 4)`: index operands among numbers, as operand group `group` and its static list. */
static bool parse_bounds(AsmParser *p, OpState *state, unsigned group)
{
    OperandNames *names = op_state_list(state);
    FormatArg args[] = { { .kind = FORMAT_OPERAND, .operands = names },
                         { .kind = FORMAT_ATTR, .text = str_of(LISTS[group]) },
                         { .kind = FORMAT_LITERAL, .text = STR("Delimiter::Paren") } };

    if (!custom_directive(STR("DynamicIndexList"))->parse(p, state, args, 3))
        return false;
    vec_push(&state->operand_segments, (int32_t)names->len);
    return asm_resolve_same(p, names, type_index(state->context), state);
}

static void add_same(OpState *state, unsigned group, size_t rank, int64_t value)
{
    Dims *values = op_state_list(state);

    for (size_t i = 0; i < rank; i++)
        vec_push(values, value);
    op_state_add_attr(state, LISTS[group],
                      attr_dense_i64(state->context, (unsigned)rank, values->data));
}

/* `in (...)`, from 0 by 1, or `= (...) to (...) step (...)`. */
static bool parse_all_bounds(AsmParser *p, OpState *state, size_t rank)
{
    if (!asm_optional_keyword(p, "in"))
        return asm_parse_punct(p, "=") && parse_bounds(p, state, LOWER)
               && asm_parse_keyword(p, "to") && parse_bounds(p, state, UPPER)
               && asm_parse_keyword(p, "step") && parse_bounds(p, state, STEP);
    vec_push(&state->operand_segments, 0);
    if (!parse_bounds(p, state, UPPER))
        return false;
    vec_push(&state->operand_segments, 0);
    add_same(state, LOWER, rank, 0);
    add_same(state, STEP, rank, 1);
    return true;
}

/* `shared_outs(%a = %b, ...) -> types`, or nothing. */
static bool parse_outputs(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    OperandNames *names = op_state_list(state);
    const char *at = asm_here(p);
    size_t rank = arguments->len;

    if (asm_optional_keyword(p, "shared_outs")) {
        if (!asm_parse_bindings(p, arguments, names)
            || !asm_parse_any_arrow_types(p, &state->results)
            || !asm_resolve_all(p, names, state->results.data, state->results.len, at, state))
            return false;
    }
    vec_push(&state->operand_segments, (int32_t)names->len);
    for (size_t i = rank; i < arguments->len; i++)
        arguments->data[i].type = state->results.data[i - rank];
    return true;
}

static bool parse_forall(AsmParser *p, OpState *state)
{
    Region *body = op_state_add_region(state);
    AsmArguments *arguments = op_state_list(state);
    size_t rank;

    if (!asm_parse_arguments(p, '(', ')', false, arguments))
        return false;
    rank = arguments->len;
    for (size_t i = 0; i < rank; i++)
        arguments->data[i].type = type_index(state->context);
    if (!parse_all_bounds(p, state, rank) || !parse_outputs(p, state, arguments)
        || !asm_parse_region(p, body, arguments))
        return false;
    asm_ensure_terminator(p, body, "scf.forall.in_parallel", state->loc);
    return asm_optional_attr_dict(p, state);
}

static bool all_are(const Attr *list, int64_t value)
{
    for (unsigned i = 0; i < list->dense.count; i++)
        if (attr_i64_at(list, i) != value)
            return false;
    return true;
}

static void print_bounds(AsmPrinter *printer, const Op *op, unsigned group, const char *before)
{
    FormatArg args[] = { { .kind = FORMAT_OPERAND, .index = group },
                         { .kind = FORMAT_ATTR, .attr = op_inherent(op, group) },
                         { .kind = FORMAT_LITERAL, .text = STR("Delimiter::Paren") } };

    asm_print(printer, "%s", before);
    custom_directive(STR("DynamicIndexList"))->print(printer, op, args, 3);
}

static void print_forall(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "staticLowerBound", "staticUpperBound", "staticStep",
                                          NULL };
    const Block *body = op->regions[0].first;
    unsigned rank = (unsigned)op_inherent(op, LOWER)->dense.count, outputs;
    unsigned first = op_operand_group(op, OUTPUTS, &outputs);

    asm_print(printer, " (");
    asm_print_operands(printer, body->args, rank);
    if (all_are(op_inherent(op, LOWER), 0) && all_are(op_inherent(op, STEP), 1)) {
        print_bounds(printer, op, UPPER, ") in ");
    } else {
        print_bounds(printer, op, LOWER, ") = ");
        print_bounds(printer, op, UPPER, " to ");
        print_bounds(printer, op, STEP, " step ");
    }
    asm_print_bindings(printer, " shared_outs", body->args + rank, op->operands + first, outputs);
    asm_print(printer, outputs ? " -> (" : " ");
    asm_print_types(printer, op->results, op->result_count);
    asm_print(printer, outputs ? ") " : "");
    asm_print_region(printer, &op->regions[0], false, op->result_count != 0);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool implements_mapping(const Attr *attr)
{
    static const char *const NAMES[] = { "gpu.block",  "gpu.warpgroup", "gpu.warp",
                                         "gpu.thread", "gpu.lane",      "gpu.memory_space" };

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (attr->kind == ATTR_DIALECT && str_is(str_of(attr->dialect.def->name), NAMES[i]))
            return true;
    return false;
}

static bool implements_masking(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && str_is(str_of(attr->dialect.def->name), "gpu.mask");
}

static bool is_mapping_or_mask(const Attr *attr)
{
    return implements_mapping(attr) || implements_masking(attr);
}

static const AttrConstraint MAPPING_OR_MASK = { .holds = is_mapping_or_mask };

const AttrConstraint DEVICE_MAPPING_ARRAY = { "Device Mapping array attribute",
                                              .storage = 1 << ATTR_ARRAY,
                                              .each = &MAPPING_OR_MASK };

static bool verify_mapping(const Op *op, unsigned rank)
{
    const Attr *mapping = op_inherent(op, MAPPING);
    unsigned mappings = 0, masks = 0;

    if (!mapping || !mapping->array.count)
        return true;
    for (unsigned i = 0; i < mapping->array.count; i++) {
        mappings += implements_mapping(mapping->array.elements[i]);
        masks += implements_masking(mapping->array.elements[i]);
    }
    if (mappings != rank)
        return op_error(op, "mapping attribute size must match op rank");
    if (masks > 1)
        return op_error(op, "\"mapping\" supports at most one device masking attribute");
    return true;
}

/* One number or operand for each dimension. */
static bool verify_list(const Op *op, unsigned group, unsigned rank)
{
    static const char *const NAMES[] = { "lower bound", "upper bound", "step" };
    const Attr *list = op_inherent(op, group);
    unsigned dynamic = attr_count_dynamic(list);

    if (list->dense.count != rank)
        return op_plain_error(op, "expected %u %s values, got %lld", rank, NAMES[group],
                              (long long)list->dense.count);
    return dynamic == op_group_size(op, group)
           || op_plain_error(op, "expected %u dynamic %s values", dynamic, NAMES[group]);
}

static bool verify_arguments(const Op *op, unsigned rank, unsigned first, unsigned outputs)
{
    const Block *body = op->regions[0].first;

    if (body->arg_count != rank + outputs)
        return op_error(op, "region expects %u arguments", rank);
    for (unsigned i = 0; i < rank; i++)
        if (body->args[i]->type->kind != TYPE_INDEX)
            return op_error(op, "expects %u-th block argument to be an index", i);
    for (unsigned i = 0; i < outputs; i++)
        if (body->args[rank + i]->type != op->operands[first + i]->type)
            return op_error(
                op, "type mismatch between %u-th output and corresponding block argument", i);
    return true;
}

static bool verify_forall(const Op *op)
{
    unsigned rank = (unsigned)op_inherent(op, LOWER)->dense.count, outputs;
    unsigned first = op_operand_group(op, OUTPUTS, &outputs);

    if (op->result_count != outputs)
        return op_error(op, "produces %u results, but has only %u outputs", op->result_count,
                        outputs);
    return verify_arguments(op, rank, first, outputs) && verify_mapping(op, rank)
           && verify_list(op, LOWER, rank) && verify_list(op, UPPER, rank)
           && verify_list(op, STEP, rank) && destination_verify(op, first, first + outputs);
}

/* The values of bounds, or of steps, in each dimension; a number is an index like any constant. */
static int64_t *bounds_in(Step *s, unsigned group)
{
    unsigned count, next = op_operand_group(s->op, group, &count);
    const Attr *list = prop(s, group);
    int64_t *bounds = ARENA_ARRAY(s->arena, int64_t, list->dense.count);

    for (unsigned i = 0; i < list->dense.count; i++) {
        int64_t number = attr_i64_at(list, i);

        bounds[i] = number == DYNAMIC ? index_in(s, next++)
                                      : int_low_s(int_of_s(s->arena, index_width(s), number));
    }
    return bounds;
}

/* A tensor in shared_outs while the loop runs: as it came in, which is what the body's argument is
 * in every iteration, and with all that iterations have inserted so far (S8). */
typedef struct Output {
    Place came, made;
} Output;

typedef struct Outputs {
    Step *s;
    unsigned first, count; /* operands */
    unsigned rank;         /* arguments before theirs */
    Output *outputs;
} Outputs;

static bool reads(const Op *op, const Value *value);

static bool region_reads(const Region *region, const Value *value)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (reads(op, value))
                return true;
    return false;
}

/* Other than to say where something is inserted. */
static bool reads(const Op *op, const Value *value)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i] == value && !(i == 1 && op_is(op, "tensor.parallel_insert_slice")))
            return true;
    for (unsigned i = 0; i < op->region_count; i++)
        if (region_reads(&op->regions[i], value))
            return true;
    return false;
}

/* Where nobody reads what came in it is changed in place. */
static Flow output_start(Step *s, unsigned operand, const Value *argument, Output *output)
{
    Place from = operand_place(s, operand);
    bool read = !operand_dies(s, operand) || region_reads(&s->op->regions[0], argument);

    output->came = scratch_place(s, from.layout);
    output->made = scratch_place(s, from.layout);
    if (*from.poison || read)
        place_copy(output->came, from);
    *output->made.poison = *from.poison;
    if (!*from.poison)
        *output->made.words = (uint64_t)(uintptr_t)tensor_taken(s, operand);
    return *from.poison || *output->made.words ? FLOW_NEXT : FLOW_END;
}

static Flow outputs_start(Step *s, Outputs *outputs)
{
    const Block *body = s->op->regions[0].first;

    outputs->s = s;
    outputs->first = op_operand_group(s->op, OUTPUTS, &outputs->count);
    outputs->rank = (unsigned)prop(s, LOWER)->dense.count;
    outputs->outputs = ARENA_ARRAY(s->arena, Output, outputs->count);
    for (unsigned i = 0; i < outputs->count; i++)
        if (output_start(s, outputs->first + i, body->args[outputs->rank + i], &outputs->outputs[i])
            == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static void set_arguments(void *state, uint64_t left)
{
    const Outputs *outputs = state;

    (void)left;
    for (unsigned i = 0; i < outputs->count; i++)
        place_copy(region_arg(outputs->s, 0, outputs->rank + i), outputs->outputs[i].came);
}

Place forall_output(Step *s, const Value *argument)
{
    const Outputs *outputs = *run_memo(s, argument->block->region->parent);

    return outputs->outputs[argument->index - outputs->rank].made;
}

/* Recursion may be running the same loop further out. */
static Flow run_with_outputs(Step *s, const Space *space)
{
    void **memo = run_memo(s, s->op), *outer = *memo;
    Outputs outputs;
    Flow flow = outputs_start(s, &outputs);

    *memo = &outputs;
    if (flow == FLOW_NEXT)
        flow = space_run(s, space, &(Around){ .state = &outputs, .before = set_arguments });
    *memo = outer;
    for (unsigned i = 0; flow == FLOW_NEXT && i < outputs.count; i++) {
        place_clear(outputs.outputs[i].came);
        place_move(result_place(s, i), outputs.outputs[i].made);
    }
    return flow;
}

/* Threads that touch the same memory race, as iterations of scf.parallel do (DECISIONS S5). */
static Flow run_forall(Step *s)
{
    unsigned rank = (unsigned)prop(s, LOWER)->dense.count;
    int64_t *lower = bounds_in(s, LOWER), *upper = bounds_in(s, UPPER), *step = bounds_in(s, STEP);
    Range *ranges = ARENA_ARRAY(s->arena, Range, rank);
    Space space;

    for (unsigned i = 0; i < rank; i++)
        ranges[i] = (Range){ lower[i], upper[i], step[i] };
    if (space_make(s, ranges, rank, &space) == FLOW_END)
        return FLOW_END;
    return run_with_outputs(s, &space);
}

static Flow run_in_parallel(Step *s)
{
    return run_region(s, 0) == FLOW_END ? FLOW_END : leave_region(s);
}

static bool parse_in_parallel(AsmParser *p, OpState *state)
{
    Region *region = op_state_add_region(state);

    if (!asm_parse_region(p, region, NULL))
        return false;
    if (!region->first)
        region_append(region, block_create(state->context));
    return asm_optional_attr_dict(p, state);
}

static void print_in_parallel(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, false);
    asm_print_attr_dict(printer, op, NULL);
}

static bool is_output(const Op *forall, const Value *value)
{
    const Block *body = forall->regions[0].first;

    return value->kind == VALUE_BLOCK_ARGUMENT && value->block == body
           && value->index >= op_inherent(forall, LOWER)->dense.count;
}

/* tensor.parallel_insert_slice is the one operation with ParallelCombiningOpInterface; its second
 * operand is where it goes. */
static bool verify_in_parallel(const Op *op)
{
    const Op *forall = op_parent(op);

    for (const Op *inner = op->regions[0].first->first; inner; inner = inner->next) {
        if (!op_is(inner, "tensor.parallel_insert_slice"))
            return op_error(op, "expected only ParallelCombiningOpInterface ops");
        if (inner->operand_count > 1 && !is_output(forall, inner->operands[1]))
            return op_error(inner, "may only insert into an output block argument");
    }
    return true;
}

const OpDef SCF_FORALL[] = {
    {
        .name = "scf.forall",
        .summary = "runs its body once for each thread",
        .doc = "Runs its body for each combination of induction variables from the lower bounds\n"
               "up to, not including, the upper bounds by step; bounds are operands or numbers.\n"
               "The iterations are threads, in any order and at the same time: the order is a\n"
               "choice. Tensors in shared_outs become results, with what the threads insert; in\n"
               "the body their arguments are what came in, whatever other threads insert.\n"
               "`mapping` speaks of hardware and means nothing here.\n",
        .operands = OPERANDS({ "dynamicLowerBound", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "dynamicUpperBound", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "dynamicStep", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "outputs", &ANY_RANKED_TENSOR, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "staticLowerBound", &DENSE_I64_ARRAY_ATTR },
                       { "staticUpperBound", &DENSE_I64_ARRAY_ATTR },
                       { "staticStep", &DENSE_I64_ARRAY_ATTR },
                       { "mapping", &DEVICE_MAPPING_ARRAY, .optional = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "scf.forall.in_parallel",
        .loop = LOOP_COUNTED_NEST,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | AUTOMATIC_ALLOCATION_SCOPE | RECURSIVE_EFFECTS
                  | SINGLE_BLOCK | PARALLEL_REGION,
        .parse = parse_forall,
        .print = print_forall,
        .verify = verify_forall,
        .poison_decision = "S3",
        .eval = run_forall,
        .formula = "threads = product over dimensions of max(0, ceil((upper - lower) / step))",
        .undefined =
            "The behaviour is undefined where two threads touch the same memory, one of them\n"
            "writing, unless both accesses are atomic. So it is where a step is not positive\n"
            "and the dimensions before it have iterations.\n",
        .decisions = "M7, S2, S3, S4, S5, S8",
        .example = "  %m = memref.alloc() : memref<2x2xindex>\n"
                   "  // Four threads, each with an element of its own.\n"
                   "  scf.forall (%i, %j) in (2, 2) {\n"
                   "    %sum = arith.addi %i, %j : index\n"
                   "    memref.store %sum, %m[%i, %j] : memref<2x2xindex>\n"
                   "  }\n",
        .gives = "dense<[[0, 1], [1, 2]]> : memref<2x2xindex>\n",
    },
    {
        .name = "scf.forall.in_parallel",
        .summary = "what each thread adds to the results",
        .doc = "Ends the body of scf.forall. Its region lists the insertions into shared_outs,\n"
               "in no order; without shared_outs it is empty.\n",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .parents = PARENTS("scf.forall"),
        .traits = PURE | TERMINATOR | NO_TERMINATOR | SINGLE_BLOCK | GRAPH_REGION,
        .parse = parse_in_parallel,
        .print = print_in_parallel,
        .verify = verify_in_parallel,
        .eval = run_in_parallel,
        .example = "  %m = memref.alloc() : memref<3xindex>\n"
                   "  scf.forall (%i) in (3) {\n"
                   "    memref.store %i, %m[%i] : memref<3xindex>\n"
                   "    scf.forall.in_parallel {\n"
                   "    }\n"
                   "  }\n",
        .gives = "dense<[0, 1, 2]> : memref<3xindex>\n",
    },
    { 0 },
};
