/* The machine: what an observer sees of a run, and that without one nothing is in its way. */
#include "core/define/example.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/machine/machine.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static const char *const LOOP = "func.func @main(%n: i32) -> i32 {\n"
                                "  %one = arith.constant 1 : i32\n"
                                "  cf.br ^loop(%n, %one : i32, i32)\n"
                                "^loop(%left: i32, %product: i32):\n"
                                "  %next = arith.muli %product, %left : i32\n"
                                "  %less = arith.subi %left, %one : i32\n"
                                "  %more = arith.cmpi sgt, %less, %one : i32\n"
                                "  cf.cond_br %more, ^loop(%less, %next : i32, i32), ^end\n"
                                "^end:\n"
                                "  return %next : i32\n"
                                "}\n";

typedef struct Seen {
    unsigned before, after, multiplications;
    int64_t last_product;
    Flow last_flow;
} Seen;

static void see_before(void *state, const Step *s)
{
    Seen *seen = state;

    ck_assert_uint_eq(seen->before, seen->after);
    seen->before++;
    if (op_is(s->op, "arith.muli"))
        seen->multiplications++;
}

static void see_after(void *state, const Step *s, Flow flow)
{
    Seen *seen = state;

    seen->after++;
    seen->last_flow = flow;
    if (op_is(s->op, "arith.muli"))
        seen->last_product = int_low_s(place_int(result_place(s, 0)));
}

typedef struct Fixture {
    Context *context;
    Op *module;
    Machine *machine;
} Fixture;

static Fixture start(const Observer *observer)
{
    Fixture f = { .context = context_new() };

    register_all_dialects(f.context);
    f.module = source_parse(f.context, STR("loop.mlir"), str_of(LOOP), 0);
    ck_assert(f.module && ir_verify(f.module));
    f.machine = machine_new(f.context, f.module, (MachineOptions){ .index_width = 64 });
    f.machine->observer = observer;
    return f;
}

static void end(Fixture *f)
{
    machine_free(f->machine);
    context_free(f->context);
}

/* @main on the number; what it returned. */
static int64_t run(Fixture *f, int64_t number)
{
    const Op *entry = f->module->regions[0].first->first;
    const Layout *layout = machine_layout(f->machine, type_i(f->context, 32));
    uint64_t in = (uint64_t)number, out = 0;
    uint32_t in_poison = 0, out_poison = 0;
    Place argument = { &in, &in_poison, layout }, result = { &out, &out_poison, layout };

    ck_assert_int_eq(machine_call(f->machine, machine_function(f->machine, entry), NULL, &argument,
                                  NULL, &result),
                     FLOW_NEXT);
    ck_assert_uint_eq(out_poison, 0);
    return (int64_t)out;
}

START_TEST(an_observer_sees_every_operation)
{
    Seen seen = { 0 };
    Observer observer = { &seen, see_before, see_after };
    Fixture f = start(&observer);

    ck_assert_int_eq(run(&f, 5), 120);
    /* constant and br; four times round the loop; return */
    ck_assert_uint_eq(seen.before, 2 + 4 * 4 + 1);
    ck_assert_uint_eq(seen.after, seen.before);
    ck_assert_uint_eq(seen.multiplications, 4);
    ck_assert_int_eq(seen.last_product, 120);
    ck_assert_int_eq(seen.last_flow, FLOW_LEAVE);
    end(&f);
}
END_TEST

START_TEST(without_one_nothing_stands_between)
{
    Fixture f = start(NULL);
    const Function *function = machine_function(f.machine, f.module->regions[0].first->first);

    for (unsigned b = 0; b < function->body.count; b++)
        for (unsigned n = 0; n < function->body.blocks[b].count; n++)
            ck_assert_ptr_null(function->body.blocks[b].nodes[n].unobserved);
    ck_assert_int_eq(run(&f, 6), 720);
    end(&f);
}
END_TEST

START_TEST(a_function_is_resolved_once_and_runs_again)
{
    Fixture f = start(NULL);
    const Op *entry = f.module->regions[0].first->first;
    const Function *function = machine_function(f.machine, entry);

    ck_assert_int_eq(run(&f, 3), 6);
    ck_assert_int_eq(run(&f, 4), 24);
    ck_assert_ptr_eq(machine_function(f.machine, entry), function);
    ck_assert_ptr_null(f.machine->frame);
    end(&f);
}
END_TEST

/* Does the example run to its end, without arguments? `*grown`: a run behind the first took
 * something of the context's memory. */
static bool runs_again(const OpDef *def, bool *grown)
{
    Context *context = context_new();
    Op *module;
    Machine *machine;
    const Op *entry;
    ArenaMark before, after;
    bool runs;

    register_all_dialects(context);
    context->brief_errors = true;
    module = source_parse(context, STR("example.mlir"),
                          str_of(example_program(&context->arena, def->example, def->gives)), 0);
    ck_assert_msg(module && ir_verify(module), "%s", def->name);
    machine = machine_new(context, module, (MachineOptions){ .index_width = 64 });
    for (entry = module->regions[0].first->first; entry; entry = entry->next)
        if (op_is(entry, "func.func") && str_is(op_attr(entry, "sym_name")->string, "main"))
            break;
    runs = entry
           && machine_call(machine, machine_function(machine, entry), NULL, NULL, NULL, NULL)
                  == FLOW_NEXT;
    machine_reset(machine, 0);
    before = arena_mark(&context->arena);
    if (runs)
        machine_call(machine, machine_function(machine, entry), NULL, NULL, NULL, NULL);
    after = arena_mark(&context->arena);
    *grown = before.chunk != after.chunk || before.used != after.used;
    machine_free(machine);
    context_free(context);
    return runs;
}

/* What lives as long as the context is made before a run, or is as good as a leak in a loop. */
START_TEST(running_takes_nothing_of_the_context)
{
    unsigned examples = 0;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; dialect_op(*dialect, i); i++) {
            const OpDef *def = dialect_op(*dialect, i);
            bool grown;

            if (!def->example || !def_is_executed(def) || !runs_again(def, &grown))
                continue;
            ck_assert_msg(!grown, "%s", def->name);
            examples++;
        }
    ck_assert_uint_gt(examples, 300);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("machine");
    TCase *tcase = tcase_create("machine");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tcase, an_observer_sees_every_operation);
    tcase_add_test(tcase, without_one_nothing_stands_between);
    tcase_add_test(tcase, a_function_is_resolved_once_and_runs_again);
    tcase_add_test(tcase, running_takes_nothing_of_the_context);
    suite_add_tcase(suite, tcase);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
