/* gpu.launch: a region that runs once for each thread, with its place and the sizes as arguments.
 */
#include "dialects/gpu/gpu.h"

enum { DIMS = 3 };

/* What is read of one of clusters, blocks and threads. */
typedef struct Level {
    AsmArguments ids, sizes;
    OperandNames given;
} Level;

typedef struct Launch {
    Level clusters, blocks, threads;
    OperandNames dependencies;
    AsmArguments arguments;
} Launch;

static void free_level(Level *level)
{
    vec_free(&level->ids);
    vec_free(&level->sizes);
    vec_free(&level->given);
}

/* (%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c) */
static bool parse_level(AsmParser *p, Level *level)
{
    AsmArgument argument;
    OperandName operand;

    if (!asm_parse_arguments(p, '(', ')', false, &level->ids) || !asm_parse_keyword(p, "in")
        || !asm_parse_punct(p, "("))
        return false;
    for (unsigned i = 0; i < DIMS; i++) {
        if ((i && !asm_parse_punct(p, ",")) || !asm_parse_argument(p, &argument, false, false)
            || !asm_parse_punct(p, "=") || !asm_parse_operand(p, &operand))
            return false;
        vec_push(&level->sizes, argument);
        vec_push(&level->given, operand);
    }
    return asm_parse_punct(p, ")")
           && (level->ids.len == DIMS || asm_error(p, asm_name_loc(p), "expected 3 arguments"));
}

static bool parse_levels(AsmParser *p, Launch *launch)
{
    return (!asm_optional_keyword(p, "clusters") || parse_level(p, &launch->clusters))
           && asm_parse_keyword(p, "blocks") && parse_level(p, &launch->blocks)
           && asm_parse_keyword(p, "threads") && parse_level(p, &launch->threads);
}

/* word(@symbol), or nothing */
static bool parse_symbol(AsmParser *p, OpState *state, const char *word)
{
    const Attr *symbol;

    if (!asm_optional_keyword(p, word))
        return true;
    if (!asm_parse_punct(p, "(") || !asm_parse_attr(p, NULL, &symbol) || !asm_parse_punct(p, ")"))
        return false;
    op_state_add_attr(state, word, symbol);
    return true;
}

static void add_arguments(Launch *launch, const AsmArguments *arguments)
{
    for (size_t i = 0; i < arguments->len; i++)
        vec_push(&launch->arguments, arguments->data[i]);
}

/* The region's arguments: places, then sizes, then those of clusters. */
static void arrange(AsmParser *p, Launch *launch)
{
    add_arguments(launch, &launch->blocks.ids);
    add_arguments(launch, &launch->threads.ids);
    add_arguments(launch, &launch->blocks.sizes);
    add_arguments(launch, &launch->threads.sizes);
    add_arguments(launch, &launch->clusters.ids);
    add_arguments(launch, &launch->clusters.sizes);
    for (size_t i = 0; i < launch->arguments.len; i++)
        launch->arguments.data[i].type = type_index(asm_context(p));
}

static bool resolve_sizes(AsmParser *p, OpState *state, const Level *level)
{
    for (unsigned i = 0; i < DIMS; i++)
        vec_push(&state->operand_segments, level->given.len ? 1 : 0);
    return asm_resolve_same(p, &level->given, type_index(state->context), state);
}

/* What stands between `async` and the region, in the order of the operands. */
static bool parse_head(AsmParser *p, OpState *state, Launch *launch)
{
    OperandName memory;
    const Type *i32 = type_i(state->context, 32);

    if (asm_optional_keyword(p, "async")) {
        if (!asm_result_name_count(p))
            return asm_error(p, asm_name_loc(p), "needs to be named when marked 'async'");
        vec_push(&state->results, gpu_token(state->context));
    }
    if (asm_at_punct(p, "[") && !asm_parse_operands(p, '[', ']', &launch->dependencies))
        return false;
    vec_push(&state->operand_segments, (int32_t)launch->dependencies.len);
    if (!asm_resolve_same(p, &launch->dependencies, gpu_token(state->context), state)
        || !parse_levels(p, launch) || !resolve_sizes(p, state, &launch->blocks)
        || !resolve_sizes(p, state, &launch->threads)
        || !resolve_sizes(p, state, &launch->clusters))
        return false;
    vec_push(&state->operand_segments, asm_optional_keyword(p, "dynamic_shared_memory_size"));
    if (state->operand_segments.data[state->operand_segments.len - 1]
        && (!asm_parse_operand(p, &memory) || !asm_resolve(p, &memory, i32, state)))
        return false;
    return parse_symbol(p, state, "module") && parse_symbol(p, state, "function");
}

static bool parse_rest(AsmParser *p, OpState *state, Launch *launch)
{
    size_t before;

    arrange(p, launch);
    before = launch->arguments.len;
    if (!gpu_parse_attributions(p, "workgroup", false, &launch->arguments))
        return false;
    op_state_add_attr(state, "workgroup_attributions",
                      attr_i64(state->context, (int64_t)(launch->arguments.len - before)));
    return gpu_parse_attributions(p, "private", false, &launch->arguments)
           && asm_parse_region(p, op_state_add_region(state), &launch->arguments)
           && asm_optional_attr_dict(p, state);
}

bool gpu_launch_parse(AsmParser *p, OpState *state)
{
    Launch launch = { 0 };
    bool good = parse_head(p, state, &launch) && parse_rest(p, state, &launch);

    free_level(&launch.clusters);
    free_level(&launch.blocks);
    free_level(&launch.threads);
    vec_free(&launch.dependencies);
    vec_free(&launch.arguments);
    return good;
}

static void print_level(AsmPrinter *printer, const char *word, Value *const *ids,
                        Value *const *sizes, Value *const *given)
{
    asm_print(printer, " %s(", word);
    asm_print_operands(printer, ids, DIMS);
    asm_print(printer, ") in (");
    for (unsigned i = 0; i < DIMS; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, sizes[i]);
        asm_print(printer, " = ");
        asm_print_operand(printer, given[i]);
    }
    asm_print(printer, ")");
}

static void print_symbol(AsmPrinter *printer, const Op *op, const char *word)
{
    const Attr *symbol = op_attr(op, word);

    if (!symbol)
        return;
    asm_print(printer, " %s(", word);
    asm_print_attr(printer, symbol);
    asm_print(printer, ")");
}

enum { DEPENDENCIES, GRID, BLOCK = 4, CLUSTER = 7, MEMORY = 10 };

static void print_levels(AsmPrinter *printer, const Op *op, unsigned clusters)
{
    Value *const *args = op->regions[0].first->args;
    unsigned count, first = op_operand_group(op, GRID, &count);

    if (clusters)
        print_level(printer, "clusters", args + 12, args + 15, op->operands + first + 6);
    print_level(printer, "blocks", args, args + 6, op->operands + first);
    print_level(printer, "threads", args + 3, args + 9, op->operands + first + 3);
}

static void print_memory(AsmPrinter *printer, const Op *op, unsigned first)
{
    const Block *entry = op->regions[0].first;
    unsigned shared = gpu_workgroup_count(op);

    gpu_print_attributions(printer, "workgroup", entry->args + first, shared, NULL);
    gpu_print_attributions(printer, "private", entry->args + first + shared,
                           entry->arg_count - first - shared, NULL);
}

/* Numbers and sizes, three of each, of two levels or of three. */
static unsigned level_arguments(unsigned clusters)
{
    return 2 * DIMS * (clusters ? 3 : 2);
}

bool gpu_launch_lacks_arguments(const Op *op)
{
    const Block *entry = op->regions[0].first;
    unsigned clusters, more;

    op_operand_group(op, CLUSTER, &clusters);
    for (unsigned i = 1; i < DIMS; i++) {
        op_operand_group(op, CLUSTER + i, &more);
        if (more != clusters)
            return true;
    }
    return !entry || entry->arg_count < level_arguments(clusters)
           || entry->arg_count - level_arguments(clusters) < gpu_workgroup_count(op);
}

void gpu_launch_print(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "workgroup_attributions", "module", "function",
                                          "operandSegmentSizes", NULL };
    unsigned dependencies, clusters, memory;
    unsigned at = op_operand_group(op, DEPENDENCIES, &dependencies), first;

    if (op->result_count || dependencies)
        asm_print(printer, " ");
    gpu_print_async(printer, op->result_count > 0, op->operands + at, dependencies);
    op_operand_group(op, CLUSTER, &clusters);
    print_levels(printer, op, clusters);
    first = op_operand_group(op, MEMORY, &memory);
    if (memory) {
        asm_print(printer, " dynamic_shared_memory_size ");
        asm_print_operand(printer, op->operands[first]);
    }
    print_symbol(printer, op, "module");
    print_symbol(printer, op, "function");
    print_memory(printer, op, level_arguments(clusters));
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, ELIDED);
}
