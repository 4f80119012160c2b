/* omp: loops, and how their iterations are dealt out. */
#include "dialects/iteration.h"
#include "dialects/omp/omp.h"

#include "core/verify/region_branch.h"

/* How the loop that a region holds is run, which the operation around it says. */
typedef struct Sharing {
    bool is_shared, is_ordered;
    DealKind how;
    uint64_t chunk;
} Sharing;

/* omp.loop_nest. */

enum { LOWER, UPPER, STEP }; /* operand groups */

static bool is_wrapper(const Op *op)
{
    return op_is(op, "omp.wsloop") || op_is(op, "omp.simd") || op_is(op, "omp.distribute")
           || op_is(op, "omp.taskloop") || op_is(op, "omp.loop")
           || op_is(op, "omp.workshare.loop_wrapper");
}

/* `(%a, %b)`, one for each induction variable. */
static bool parse_bounds(AsmParser *p, OpState *state, size_t rank, const Type *type)
{
    OperandNames names = { 0 };
    const char *at = asm_here(p);
    bool good = asm_parse_operands(p, '(', ')', &names);

    if (good && names.len != rank)
        good = asm_error(p, at, "expected %zu operands", rank);
    good = good && asm_resolve_same(p, &names, type, state);
    vec_free(&names);
    return good;
}

/* Operands are known by their types once those are read, before them. */
static bool parse_header(AsmParser *p, OpState *state, AsmArguments *variables)
{
    const Type *type;

    if (!asm_parse_arguments(p, '(', ')', false, variables) || !asm_parse_punct(p, ":")
        || !asm_parse_type(p, &type) || !asm_parse_punct(p, "="))
        return false;
    for (size_t i = 0; i < variables->len; i++)
        variables->data[i].type = type;
    if (!parse_bounds(p, state, variables->len, type) || !asm_parse_keyword(p, "to")
        || !parse_bounds(p, state, variables->len, type))
        return false;
    if (asm_optional_keyword(p, "inclusive"))
        op_state_add_attr(state, "loop_inclusive", attr_unit(state->context));
    return asm_parse_keyword(p, "step") && parse_bounds(p, state, variables->len, type);
}

/* collapse(2) tiles(3, 4) */
static bool parse_shape(AsmParser *p, OpState *state)
{
    Dims tiles = { 0 };
    int64_t number;
    bool good = true;

    if (asm_optional_keyword(p, "collapse")) {
        if (!asm_parse_punct(p, "(") || !asm_parse_integer(p, &number) || !asm_parse_punct(p, ")"))
            return false;
        op_state_add_attr(state, "collapse_num_loops", attr_i64(state->context, number));
    }
    if (!asm_optional_keyword(p, "tiles"))
        return true;
    good = asm_parse_punct(p, "(");
    do {
        good = good && asm_parse_integer(p, &number);
        if (good)
            vec_push(&tiles, number);
    } while (good && asm_optional_punct(p, ","));
    good = good && asm_parse_punct(p, ")");
    if (good)
        op_state_add_attr(state, "tile_sizes",
                          attr_dense_i64(state->context, (unsigned)tiles.len, tiles.data));
    vec_free(&tiles);
    return good;
}

static bool parse_loop_nest(AsmParser *p, OpState *state)
{
    AsmArguments variables = { 0 };
    bool good = parse_header(p, state, &variables) && parse_shape(p, state)
                && asm_parse_region(p, op_state_add_region(state), &variables)
                && asm_optional_attr_dict(p, state);

    vec_free(&variables);
    return good;
}

static void print_shape(AsmPrinter *printer, const Op *op)
{
    const Attr *collapse = op_attr(op, "collapse_num_loops"), *tiles = op_attr(op, "tile_sizes");

    if (collapse && int_low_s(collapse->integer) > 1)
        asm_print(printer, " collapse(%lld)", (long long)int_low_s(collapse->integer));
    if (!tiles)
        return;
    asm_print(printer, " tiles(");
    for (unsigned i = 0; i < tiles->dense.count; i++)
        asm_print(printer, "%s%lld", i ? ", " : "", (long long)attr_i64_at(tiles, i));
    asm_print(printer, ")");
}

static void print_loop_nest(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "loop_inclusive", "collapse_num_loops", "tile_sizes",
                                          NULL };
    const Block *body = op->regions[0].first;

    asm_print(printer, " (");
    asm_print_operands(printer, body->args, body->arg_count);
    asm_print(printer, ") : ");
    asm_print_type(printer, body->args[0]->type);
    asm_print(printer, " = ");
    asm_print_group(printer, op, LOWER);
    asm_print(printer, " to ");
    asm_print_group(printer, op, UPPER);
    asm_print(printer, op_attr(op, "loop_inclusive") ? " inclusive" : "");
    asm_print(printer, " step ");
    asm_print_group(printer, op, STEP);
    print_shape(printer, op);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_loop_nest(const Op *op)
{
    const Attr *collapse = op_attr(op, "collapse_num_loops"), *tiles = op_attr(op, "tile_sizes");
    const Block *body = op->regions[0].first;
    unsigned rank, first = op_operand_group(op, LOWER, &rank);

    if (!rank)
        return op_error(op, "must represent at least one loop");
    if (!body || body->arg_count != rank)
        return op_error(op, "number of range arguments and IVs do not match");
    for (unsigned i = 0; i < rank; i++)
        if (op->operands[first + i]->type != body->args[i]->type)
            return op_error(op, "range argument type does not match corresponding IV type");
    if (collapse && int_low_s(collapse->integer) > rank)
        return op_error(op, "collapse value is larger than the number of loops");
    if (tiles && tiles->dense.count > rank)
        return op_error(op, "too few canonical loops for tile dimensions");
    return (op_parent(op) && is_wrapper(op_parent(op)))
           || op_error(op, "expects parent op to be a loop wrapper");
}

/* `lower` up to `upper` by `step`, as signed numbers, which no arithmetic of theirs wraps. */
static Flow range_in(Step *s, unsigned operand, bool inclusive, Range *range, uint64_t *count)
{
    unsigned rank = s->op->regions[0].first->arg_count;
    int64_t lower = int_low_s(int_in(s, operand)), upper = int_low_s(int_in(s, operand + rank)),
            step = int_low_s(int_in(s, operand + 2 * rank));
    int64_t low = step < 0 ? upper : lower, high = step < 0 ? lower : upper;
    uint64_t width = step < 0 ? -(uint64_t)step : (uint64_t)step;

    if (!step)
        return undefined_by(s, "Q3", "a loop with a step of 0");
    *range = (Range){ lower, upper, step };
    *count = 0;
    if (low > high || (low == high && !inclusive))
        return FLOW_NEXT;
    *count = ((uint64_t)high - (uint64_t)low - !inclusive) / width + 1;
    return *count ? FLOW_NEXT : unsupported(s, "a loop of 2^64 iterations");
}

static Flow space_in(Step *s, Space *space)
{
    bool inclusive = op_attr(s->op, "loop_inclusive") != NULL;
    unsigned first = op_operand_group(s->op, LOWER, &space->rank);
    Range *ranges = ARENA_ARRAY(s->arena, Range, space->rank);

    space->ranges = ranges;
    space->counts = ARENA_ARRAY(s->arena, uint64_t, space->rank);
    if (s->op->operands[first]->type->kind == TYPE_INTEGER
        && operand_place(s, first).layout->width > INT_WORD_BITS)
        return unsupported(s, "a loop over numbers of more than 64 bits");
    for (unsigned i = 0; i < space->rank; i++)
        if (range_in(s, first + i, inclusive, &ranges[i], &space->counts[i]) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

/* So many iterations do loops `from` up to `to` have together. */
static Flow product(Step *s, const Space *space, unsigned from, unsigned to, uint64_t *count)
{
    *count = 1;
    for (unsigned i = from; i < to; i++)
        if (__builtin_mul_overflow(*count, space->counts[i], count))
            return unsupported(s, "a loop nest of more than 2^64 iterations");
    return FLOW_NEXT;
}

typedef struct Nest {
    Space space;
    unsigned shared; /* loops that are dealt out together */
    uint64_t inner;  /* iterations of the others */
} Nest;

/* Those of one part. */
static Flow run_part(Step *s, const Nest *nest, uint64_t part)
{
    space_set_variables(s, &nest->space, 0, nest->shared, part);
    for (uint64_t i = 0; i < nest->inner; i++) {
        space_set_variables(s, &nest->space, nest->shared, nest->space.rank, i);
        if (run_region(s, 0) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow run_serial(Step *s, const Nest *nest, uint64_t parts)
{
    for (uint64_t part = 0; part < parts; part++)
        if (run_part(s, nest, part) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow run_shared(Step *s, const Nest *nest, uint64_t parts, const Sharing *sharing)
{
    Deal deal = { parts, sharing->how, sharing->chunk };
    uint64_t part;
    bool found;

    if (share_begin(s, &deal) == FLOW_END)
        return FLOW_END;
    for (;;) {
        if (share_next(s, &found, &part) == FLOW_END)
            return FLOW_END;
        if (!found)
            break;
        if (run_part(s, nest, part) == FLOW_END
            || (sharing->is_ordered && ordered_part_ends(s) == FLOW_END))
            return FLOW_END;
    }
    share_end(s);
    return FLOW_NEXT;
}

static Flow run_loop_nest(Step *s)
{
    const Attr *collapse = op_attr(s->op, "collapse_num_loops");
    Nest nest = { .shared = collapse ? (unsigned)int_low_s(collapse->integer) : 1 };
    void **memo = thread_memo(s);
    const Sharing *sharing = *memo;
    uint64_t parts;
    Flow flow;

    if (op_attr(s->op, "tile_sizes"))
        return unsupported(s, "a loop nest with tiles");
    if (space_in(s, &nest.space) == FLOW_END
        || product(s, &nest.space, 0, nest.shared, &parts) == FLOW_END
        || product(s, &nest.space, nest.shared, nest.space.rank, &nest.inner) == FLOW_END)
        return FLOW_END;
    *memo = NULL;
    flow = sharing && sharing->is_shared ? run_shared(s, &nest, parts, sharing)
                                         : run_serial(s, &nest, parts);
    *memo = (void *)sharing;
    return flow;
}

/* Wrappers. */

static const Op *only_op(const Op *op)
{
    const Block *block = op->regions[0].first;

    return block && block->first && block->first == block->last ? block->first : NULL;
}

static bool verify_wrapper(const Op *op)
{
    const Op *inner = only_op(op), *outer = op_parent(op);
    bool composite = op_attr(op, "omp.composite"), is_composite;

    if (!inner)
        return op_error(op, "loop wrapper does not contain exactly one nested op");
    if (!is_wrapper(inner) && !op_is(inner, "omp.loop_nest"))
        return op_error(op, "nested in loop wrapper is not another loop wrapper or "
                            "`omp.loop_nest`");
    is_composite = is_wrapper(inner) || (outer && is_wrapper(outer));
    if (composite && !is_composite)
        return op_plain_error(op, "'omp.composite' attribute present in non-composite wrapper");
    return composite || !is_composite
           || op_plain_error(op, "'omp.composite' attribute missing from composite wrapper");
}

static bool verify_wsloop(const Op *op)
{
    return omp_verify_arguments(op) && omp_verify_reduction(op, "reduction");
}

static Sharing sharing_of(const Step *s, unsigned chunk)
{
    int64_t kind = omp_enum(s->op, "schedule_kind");
    Sharing sharing = { .is_shared = true, .is_ordered = op_attr(s->op, "ordered") != NULL };
    unsigned count, operand = op_operand_group(s->op, chunk, &count);

    if (count)
        sharing.chunk = (uint64_t)int_low_s(int_in(s, operand));
    sharing.how = kind == OMP_DYNAMIC  ? DEAL_AS_ASKED
                  : kind == OMP_GUIDED ? DEAL_GUIDED
                  : count              ? DEAL_IN_TURN
                                       : DEAL_EVENLY;
    return sharing;
}

/* With the loop inside run as this says. */
static Flow run_wrapped(Step *s, const Sharing *sharing)
{
    void **memo = thread_memo(s), *outer = *memo;
    OmpVariables variables;

    if (omp_begin(s, &variables) == FLOW_END)
        return FLOW_END;
    *memo = (void *)sharing;
    if (run_region(s, 0) == FLOW_END)
        return FLOW_END;
    *memo = outer;
    return omp_combine(s) == FLOW_END ? FLOW_END : omp_end(s, &variables);
}

enum { WSLOOP_LINEAR = 2, WSLOOP_CHUNK = 6 }; /* operand groups */

static Flow run_wsloop(Step *s)
{
    Sharing sharing;
    unsigned count, operand = op_operand_group(s->op, WSLOOP_CHUNK, &count);

    if (count && !type_satisfies(&INTEGER_OR_INDEX, s->op->operands[operand]->type))
        return unsupported(s, "chunks of a number of type '%s'",
                           type_text(s->op->operands[operand]->type));
    if (count && int_low_s(int_in(s, operand)) <= 0)
        return undefined_by(s, "Q3", "chunks of %lld iterations",
                            (long long)int_low_s(int_in(s, operand)));
    op_operand_group(s->op, WSLOOP_LINEAR, &count);
    if (count)
        return unsupported(s, "a loop with linear variables");
    if (op_attr(s->op, "ordered") && int_low_s(op_attr(s->op, "ordered")->integer) > 0)
        return unsupported(s, "a loop whose iterations depend on others");
    sharing = sharing_of(s, WSLOOP_CHUNK);
    if (run_wrapped(s, &sharing) == FLOW_END)
        return FLOW_END;
    return op_attr(s->op, "nowait") ? FLOW_NEXT : team_barrier(s);
}

/* omp.simd. */

enum { SIMD_ALIGNED, SIMD_IF, SIMD_LINEAR, SIMD_STEPS, SIMD_NONTEMPORAL };

static bool are_apart(const Op *op, unsigned group, const char *word)
{
    unsigned count, first = op_operand_group(op, group, &count);

    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < i; j++)
            if (op->operands[first + i] == op->operands[first + j])
                return op_error(op, "%s variable used more than once", word);
    return true;
}

static bool verify_aligned(const Op *op)
{
    const Attr *alignments = op_attr(op, "alignments");
    unsigned count = op_group_size(op, SIMD_ALIGNED);

    if (!count)
        return !alignments || op_error(op, "unexpected alignment values attribute");
    if (!alignments || alignments->array.count != count)
        return op_error(op, "expected as many alignment values as aligned variables");
    if (!are_apart(op, SIMD_ALIGNED, "aligned"))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (int_low_s(alignments->array.elements[i]->integer) <= 0)
            return op_error(op, "alignment should be greater than 0");
    return true;
}

static bool verify_simd(const Op *op)
{
    const Attr *length = op_attr(op, "simdlen"), *safe = op_attr(op, "safelen");

    if (!omp_verify_arguments(op))
        return false;
    if (length && safe && int_low_s(length->integer) > int_low_s(safe->integer))
        return op_error(op, "simdlen clause and safelen clause are both present, but the simdlen "
                            "value is not less than or equal to safelen value");
    return verify_aligned(op) && are_apart(op, SIMD_NONTEMPORAL, "nontemporal")
           && omp_verify_simd_private(op);
}

/* One iteration after the other, which is one way to run several at once. */
static Flow run_simd(Step *s)
{
    static const Sharing SERIAL;
    void **memo = thread_memo(s);

    if (op_group_size(s->op, SIMD_LINEAR))
        return unsupported(s, "a loop with linear variables");
    return run_wrapped(s, *memo ? *memo : &SERIAL);
}

#define LOOP_EXAMPLE                                                                               \
    "func.func @main() -> memref<4xindex> {\n"                                                     \
    "  %c0 = arith.constant 0 : index\n"                                                           \
    "  %c1 = arith.constant 1 : index\n"                                                           \
    "  %c3 = arith.constant 3 : index\n"                                                           \
    "  %m = memref.alloc() : memref<4xindex>\n"                                                    \
    "  omp.parallel {\n"                                                                           \
    "    omp.wsloop schedule(dynamic) {\n"                                                         \
    "      omp.loop_nest (%i) : index = (%c0) to (%c3) inclusive step (%c1) {\n"                   \
    "        %j = arith.muli %i, %c3 : index\n"                                                    \
    "        memref.store %j, %m[%i] : memref<4xindex>\n"                                          \
    "        omp.yield\n"                                                                          \
    "      }\n"                                                                                    \
    "    }\n"                                                                                      \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  return %m : memref<4xindex>\n"                                                              \
    "}\n"
#define LOOP_GIVES "dense<[0, 3, 6, 9]> : memref<4xindex>\n"

#define LINEAR_OPERANDS                                                                            \
    { "linear_vars", &ANY_TYPE, VARIADIC, POISON_MOVES },                                          \
    {                                                                                              \
        "linear_step_vars", &I32, VARIADIC, POISON_MOVES                                           \
    }
#define LINEAR_FORMAT                                                                              \
    "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`"
#define ORDER_ATTRS                                                                                \
    { "order", &OMP_ORDER_KIND, .optional = true },                                                \
    {                                                                                              \
        "order_mod", &OMP_ORDER_MOD, .optional = true                                              \
    }
#define ORDER_FORMAT "`order` `(` custom<OrderClause>($order, $order_mod) `)`"

const OpDef OMP_LOOPS[] = {
    {
        .name = "omp.loop_nest",
        .summary = "a nest of loops",
        .doc = "Runs its body once for each combination of induction variables: from the\n"
               "lower bounds up to the upper ones, which belong to it where it is\n"
               "`inclusive`, by the steps, which may be negative; as signed numbers. The\n"
               "operation around it says which thread runs which iterations; the first\n"
               "`collapse` loops are dealt out together. A thread runs its own in their\n"
               "order.\n",
        .operands =
            OPERANDS({ "loop_lower_bounds", &INTEGER_OR_INDEX, VARIADIC, POISON_IS_UNDEFINED },
                     { "loop_upper_bounds", &INTEGER_OR_INDEX, VARIADIC, POISON_IS_UNDEFINED },
                     { "loop_steps", &INTEGER_OR_INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "collapse_num_loops", &OMP_AT_LEAST_ONE, "1 : i64", true },
                       { "loop_inclusive", &UNIT_ATTR, .optional = true },
                       { "tile_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .types = TYPE_RULES({ "loop_lower_bounds loop_upper_bounds loop_steps" }),
        .traits = RECURSIVE_EFFECTS | SAME_VARIADIC_OPERAND_SIZE,
        .loop = LOOP_NEST,
        .parse = parse_loop_nest,
        .print = print_loop_nest,
        .verify = verify_loop_nest,
        .eval = run_loop_nest,
        .syntax = "`(` $variables `)` `:` type `=` `(` $lower `)` `to` `(` $upper `)`\n"
                  "(`inclusive`)? `step` `(` $steps `)` (`collapse` `(` n `)`)? $region",
        .poison_decision = "Q3",
        .undefined = "A step of 0 is undefined.\n",
        .decisions = "Q3",
        .words = "openmp for do loop",
        .example = LOOP_EXAMPLE,
        .gives = LOOP_GIVES,
    },
    {
        .name = "omp.wsloop",
        .summary = "a loop whose iterations a team shares",
        .doc = "The threads of the team run the loop together, each iteration once. Without\n"
               "a schedule, and with `static` alone, each gets one run of them, of about the\n"
               "same length; with a chunk they get chunks in turn; `dynamic` and `guided`\n"
               "give the next chunk to whoever asks first. All threads of the team have to\n"
               "meet it. At its end they wait for each other, unless there is `nowait`.\n",
        .operands = OPERANDS(OMP_ALLOCATE_OPERANDS, LINEAR_OPERANDS, OMP_PRIVATE_OPERANDS,
                             OMP_REDUCTION_OPERANDS,
                             { "schedule_chunk", &ANY_TYPE, OPTIONAL, POISON_IS_UNDEFINED }),
        .attrs =
            ATTRS({ "linear_var_types", &ARRAY_ATTR, .optional = true },
                  { "nowait", &UNIT_ATTR, .optional = true }, ORDER_ATTRS,
                  { "ordered", &OMP_NOT_NEGATIVE, .optional = true }, OMP_PRIVATE_ATTRS,
                  OMP_REDUCTION_ATTRS, { "schedule_kind", &OMP_SCHEDULE_KIND, .optional = true },
                  { "schedule_mod", &OMP_SCHEDULE_MOD, .optional = true },
                  { "schedule_simd", &UNIT_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | NO_TERMINATOR | RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .format = "oilist(" OMP_ALLOCATE_FORMAT " | " LINEAR_FORMAT
                  " | `nowait` $nowait | " ORDER_FORMAT " | `ordered` `(` $ordered `)` "
                  "| `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, "
                  "$schedule_simd, $schedule_chunk, type($schedule_chunk)) "
                  "`)`) " OMP_PRIVATE_REDUCTION_FORMAT,
        .customs = OMP_DIRECTIVES,
        .verify = verify_wsloop,
        .verify_regions = verify_wrapper,
        .eval = run_wsloop,
        .poison_decision = "Q3",
        .undefined = "It is undefined where some threads of the team meet it and others do not,\n"
                     "within another such region, and with a chunk that is not positive.\n",
        .decisions = "Q3, Q4",
        .words = "openmp worksharing for schedule",
        .example = LOOP_EXAMPLE,
        .gives = LOOP_GIVES,
    },
    {
        .name = "omp.simd",
        .summary = "a loop whose iterations may run at once",
        .doc = "The iterations may run several at once; here they run one after the other.\n"
               "What its clauses promise of them is not held against it.\n",
        .operands = OPERANDS({ "aligned_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_MOVES },
                             { "if_expr", &I1, OPTIONAL, POISON_MOVES }, LINEAR_OPERANDS,
                             { "nontemporal_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_MOVES },
                             OMP_PRIVATE_OPERANDS, OMP_REDUCTION_OPERANDS),
        .attrs = ATTRS({ "alignments", &I64_ARRAY_ATTR, .optional = true },
                       { "linear_var_types", &ARRAY_ATTR, .optional = true }, ORDER_ATTRS,
                       OMP_PRIVATE_ATTRS, OMP_REDUCTION_ATTRS,
                       { "safelen", &POSITIVE_I64_ATTR, .optional = true },
                       { "simdlen", &POSITIVE_I64_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | NO_TERMINATOR | RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .format =
            "oilist(`aligned` `(` custom<AlignedClause>($aligned_vars, "
            "type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | " LINEAR_FORMAT
            " | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | " ORDER_FORMAT
            " | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen "
            "`)`) " OMP_PRIVATE_REDUCTION_FORMAT,
        .customs = OMP_DIRECTIVES,
        .verify = verify_simd,
        .verify_regions = verify_wrapper,
        .eval = run_simd,
        .decisions = "Q3",
        .poison_decision = "Q3",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c4 = arith.constant 4 : index\n"
                   "  %m = memref.alloc() : memref<4xindex>\n"
                   "  omp.simd {\n"
                   "    omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {\n"
                   "      memref.store %i, %m[%i] : memref<4xindex>\n"
                   "      omp.yield\n"
                   "    }\n"
                   "  }\n",
        .gives = "dense<[0, 1, 2, 3]> : memref<4xindex>\n",
    },
    { 0 },
};
