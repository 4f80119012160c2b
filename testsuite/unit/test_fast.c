/* Fast: whatever fast code runs, the definitions run the same. Every function of testsuite/check
 * and of build/check, on boundary and random inputs; every circuit of testsuite/circuits, on random
 * ones at each tick. */
#include "core/define/alias.h"
#include "core/ir/function.h"
#include "interp/fast/code.h"
#include "interp/fast/flow.h"
#include "interp/console/input.h"
#include "interp/machine/circuit.h"
#include "interp/machine/value_text.h"
#include "both_ways.h"

enum { INPUTS = 40, MOST_HANDLERS = 256, TICKS = 400, ONE_IN = 50 };

static const char REGISTERS[] = "testsuite/unit/registers.mlir";
static unsigned functions, runs, circuits;
static uint64_t strips;
static bool emitted[MOST_HANDLERS]; /* handlers, by their number in all tables together */

/* One run of a circuit: what its outputs were. */
typedef struct Outputs {
    Machine *machine;
    const Type *type;
    uint64_t random;
    bool poisons; /* some inputs */
    Sb text;
} Outputs;

static uint64_t next_random(Outputs *o)
{
    o->random = o->random * 6364136223846793005u + 1442695040888963407u;
    return o->random >> 32 | o->random << 32;
}

static Flow set_inputs(void *state, uint64_t tick, const Slot *inputs, Frame *frame)
{
    Outputs *o = state;

    (void)tick;
    for (unsigned i = 0; i < o->type->list.input_count; i++) {
        Place place = slot_place(frame, inputs[i]);

        *place.words = next_random(o);
        if (place.layout->width < 64)
            *place.words &= ((uint64_t)1 << place.layout->width) - 1;
        *place.poison = o->poisons && next_random(o) % ONE_IN == 0
                            ? machine_origin_born(o->machine, frame->function->op, "it was drawn")
                            : 0;
    }
    return FLOW_NEXT;
}

static void add_outputs(void *state, uint64_t tick, const Slot *outputs, Frame *frame)
{
    Outputs *o = state;

    sb_printf(&o->text, "\n%u:", (unsigned)tick);
    for (unsigned i = 0; i < o->type->list.result_count; i++) {
        sb_char(&o->text, ' ');
        value_print_untyped(&o->text, slot_place(frame, outputs[i]),
                            o->type->list.types[o->type->list.input_count + i]);
    }
}

/* Is no operation left to definitions? Of circuits without memories and queues. */
static void nothing_is_slow(const char *path, const Function *function)
{
    const FastOp *op = function->body.fast;

    ck_assert_ptr_nonnull(op);
    for (; op->run != fast_leave; op++)
        ck_assert_msg(op->run != fast_by_definition, "%s: %.*s runs its definition", path,
                      STR_ARG(op_name(op->site->node->op)));
}

static Str run_circuit(const char *path, const Op *circuit, Context *context, const Op *module,
                       bool fast, bool poisons)
{
    MachineOptions options = { .fast = fast ? &FAST_CODE : NULL };
    Outputs outputs = { .type = function_signature(circuit), .random = 1, .poisons = poisons };
    const Block *block = circuit->regions[0].first;
    Place *places;
    CircuitRun run = { .ticks = TICKS,
                       .inputs = outputs.type->list.input_count,
                       .only_rises = circuit->def->circuit->only_rises(circuit),
                       .drive = set_inputs,
                       .seen = add_outputs,
                       .state = &outputs };
    Str text;

    outputs.machine = machine_new(context, module, options);
    outputs.machine->emitted = fast ? emitted : NULL;
    outputs.machine->circuit = &run;
    places = ARENA_ARRAY(&outputs.machine->program, Place, block->arg_count);
    for (unsigned i = 0; i < block->arg_count; i++)
        ck_assert(machine_place(outputs.machine,
                                machine_layout(outputs.machine, block->args[i]->type), &places[i]));
    machine_call(outputs.machine, machine_function(outputs.machine, circuit), NULL, places, NULL,
                 NULL);
    if (fast && strcmp(path, REGISTERS) == 0)
        nothing_is_slow(path, machine_function(outputs.machine, circuit));
    sb_add(&outputs.text, outputs.machine->report.kind ? "\nended" : "");
    text = str_dup(&context->arena, sb_view(&outputs.text));
    sb_free(&outputs.text);
    machine_free(outputs.machine);
    return text;
}

static void hold_circuit(const char *path, Context *context, const Op *module, const Op *op)
{
    const Op *circuit = op->def->circuit->flatten(op, 1);

    ck_assert_ptr_nonnull(circuit);
    for (int poisons = 0; poisons < 2; poisons++)
        ck_assert_msg(str_eq(run_circuit(path, circuit, context, module, true, poisons),
                             run_circuit(path, circuit, context, module, false, poisons)),
                      "%s: fast code gives other outputs", path);
    circuits++;
}

static void hold_one(const char *path, Context *context, const Op *module, const Op *op)
{
    unsigned held;

    if (op->def->circuit && !op->next) { /* the others of a file are parts of the last */
        hold_circuit(path, context, module, op);
    } else if (function_is_defined(op)) {
        held = hold_function(path, context, module, op, INPUTS, &strips);
        runs += held;
        functions += held != 0;
    }
}

static void hold_file(void *state, const char *path)
{
    Context *context = context_new();
    Input input;
    Op *module;

    (void)state;
    register_all_dialects(context);
    ck_assert(input_read(&input, path, 0));
    module = source_parse(context, input.name, input.text, 0);
    ck_assert(module && ir_verify(module));
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        hold_one(path, context, module, op);
    context_free(context);
    input_free(&input);
}

static void every_handler_was_emitted(void)
{
    unsigned number = 0;

    for (const FastHandler *const *table = FAST_HANDLERS; *table; table++)
        for (const FastHandler *handler = *table; handler->primitive; handler++, number++)
            ck_assert_msg(emitted[number], "handler %d of its table gave no code for any %s",
                          (int)(handler - *table), operation_of(handler->primitive, 0));
    ck_assert_uint_lt(number, MOST_HANDLERS);
}

START_TEST(fast_code_is_what_definitions_are)
{
    handlers_emitted = emitted;
    input_files("testsuite/check", hold_file, NULL);
    input_files("build/check", hold_file, NULL);
    hold_file(NULL, "testsuite/unit/meant.mlir");
    hold_file(NULL, "testsuite/unit/bits.mlir");
    hold_file(NULL, REGISTERS);
    input_files("testsuite/circuits", hold_file, NULL);
    ck_assert_uint_ge(circuits, 9);
    ck_assert_uint_gt(functions, 2000);
    ck_assert_uint_gt(runs, 100000);
    ck_assert_uint_gt(strips, 1000);
    every_handler_was_emitted();
}
END_TEST

int main(void)
{
    return run_test("fast", fast_code_is_what_definitions_are);
}
