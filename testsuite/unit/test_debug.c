/* Time: a thousand steps forward and back reach the same state, on five programs; checkpoints keep
 * the way back short; no process outlives its stepper. */
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/tools/debug/session.h"
#include "interp/tools/debug/timeline.h"

#include <check.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STEPS = 1000, BETWEEN_LOOKS = 100, LOOKS = STEPS / BETWEEN_LOOKS + 1 };

/* Loops within loops that write memory. */
static const char LOOPS[] =
    "func.func @main() -> index {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c5 = arith.constant 5 : index\n"
    "  %c16 = arith.constant 16 : index\n"
    "  %m = memref.alloc() : memref<16x5xindex>\n"
    "  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%a = %c0) -> (index) {\n"
    "    %s = scf.for %j = %c0 to %c5 step %c1 iter_args(%b = %a) -> (index) {\n"
    "      %p = arith.muli %i, %j : index\n"
    "      memref.store %p, %m[%i, %j] : memref<16x5xindex>\n"
    "      %back = arith.subi %j, %j : index\n"
    "      %q = memref.load %m[%i, %back] : memref<16x5xindex>\n"
    "      %d = arith.addi %b, %p : index\n"
    "      %odd = arith.andi %d, %c1 : index\n"
    "      %e = arith.cmpi eq, %odd, %c0 : index\n"
    "      %f = scf.if %e -> (index) {\n"
    "        %g = arith.addi %d, %q : index\n"
    "        scf.yield %g : index\n"
    "      } else {\n"
    "        %g = arith.subi %d, %c1 : index\n"
    "        scf.yield %g : index\n"
    "      }\n"
    "      %t = memref.alloca() : memref<2xi8>\n"
    "      %x = arith.index_cast %f : index to i32\n"
    "      %y = arith.sitofp %x : i32 to f32\n"
    "      %z = math.sqrt %y : f32\n"
    "      scf.yield %f : index\n"
    "    }\n"
    "    scf.yield %s : index\n"
    "  }\n"
    "  memref.dealloc %m : memref<16x5xindex>\n"
    "  return %r : index\n"
    "}\n";

/* Two calls in each call. */
static const char RECURSION[] = "func.func private @fib(%n: i32) -> i32 {\n"
                                "  %c2 = arith.constant 2 : i32\n"
                                "  %c1 = arith.constant 1 : i32\n"
                                "  %small = arith.cmpi slt, %n, %c2 : i32\n"
                                "  cf.cond_br %small, ^end(%n : i32), ^more\n"
                                "^more:\n"
                                "  %p = arith.subi %n, %c1 : i32\n"
                                "  %q = arith.subi %n, %c2 : i32\n"
                                "  %a = func.call @fib(%p) : (i32) -> i32\n"
                                "  %b = func.call @fib(%q) : (i32) -> i32\n"
                                "  %s = arith.addi %a, %b : i32\n"
                                "  cf.br ^end(%s : i32)\n"
                                "^end(%r: i32):\n"
                                "  return %r : i32\n"
                                "}\n"
                                "func.func @main() -> i32 {\n"
                                "  %n = arith.constant 11 : i32\n"
                                "  %r = func.call @fib(%n) : (i32) -> i32\n"
                                "  return %r : i32\n"
                                "}\n";

/* Memory that comes and goes, a list of buffers among it. */
static const char MEMORY[] = "func.func private @fill(%m: memref<?xi16>, %v: i16) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %c1 = arith.constant 1 : index\n"
                             "  %n = memref.dim %m, %c0 : memref<?xi16>\n"
                             "  scf.for %i = %c0 to %n step %c1 {\n"
                             "    memref.store %v, %m[%i] : memref<?xi16>\n"
                             "  }\n"
                             "  return\n"
                             "}\n"
                             "func.func @main() {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %c1 = arith.constant 1 : index\n"
                             "  %c3 = arith.constant 3 : index\n"
                             "  %c90 = arith.constant 90 : index\n"
                             "  %holder = memref.alloc() : memref<3xmemref<?xi16>>\n"
                             "  scf.for %i = %c0 to %c90 step %c1 {\n"
                             "    %size = arith.remui %i, %c3 : index\n"
                             "    %more = arith.addi %size, %c1 : index\n"
                             "    %m = memref.alloc(%more) : memref<?xi16>\n"
                             "    %v = arith.index_cast %i : index to i16\n"
                             "    func.call @fill(%m, %v) : (memref<?xi16>, i16) -> ()\n"
                             "    memref.store %m, %holder[%size] : memref<3xmemref<?xi16>>\n"
                             "    %again = memref.load %holder[%size] : memref<3xmemref<?xi16>>\n"
                             "    %odd = arith.andi %i, %c1 : index\n"
                             "    %free = arith.cmpi eq, %odd, %c0 : index\n"
                             "    scf.if %free {\n"
                             "      memref.dealloc %again : memref<?xi16>\n"
                             "    }\n"
                             "  }\n"
                             "  return\n"
                             "}\n";

/* Poison that is made, moved, stored, loaded and left; the end is undefined behaviour. */
static const char POISON[] = "func.func @main() -> i8 {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %c1 = arith.constant 1 : index\n"
                             "  %c7 = arith.constant 7 : index\n"
                             "  %c130 = arith.constant 130 : index\n"
                             "  %m = memref.alloca() : memref<7xi8>\n"
                             "  scf.for %i = %c0 to %c130 step %c1 {\n"
                             "    %k = arith.index_cast %i : index to i8\n"
                             "    %s = arith.addi %k, %k overflow<nsw> : i8\n"
                             "    %at = arith.remui %i, %c7 : index\n"
                             "    memref.store %s, %m[%at] : memref<7xi8>\n"
                             "    %l = memref.load %m[%at] : memref<7xi8>\n"
                             "    %x = arith.xori %l, %k : i8\n"
                             "    %v = arith.constant dense<[100, 1]> : vector<2xi8>\n"
                             "    %w = arith.addi %v, %v overflow<nsw> : vector<2xi8>\n"
                             "    %o = ub.poison : f32\n"
                             "  }\n"
                             "  %l = memref.load %m[%c1] : memref<7xi8>\n"
                             "  %z = arith.constant 0 : i8\n"
                             "  %q = arith.divsi %l, %z : i8\n"
                             "  return %q : i8\n"
                             "}\n";

/* Loops of blocks, and choices: parallel iterations in some order, NaNs with some bits. */
static const char CHOICES[] = "func.func @main() -> f32 {\n"
                              "  %zero = arith.constant 0.0 : f32\n"
                              "  %c0 = arith.constant 0 : index\n"
                              "  %c1 = arith.constant 1 : index\n"
                              "  %c4 = arith.constant 4 : index\n"
                              "  %n = arith.constant 40 : i32\n"
                              "  %one = arith.constant 1 : i32\n"
                              "  %none = arith.constant 0 : i32\n"
                              "  %m = memref.alloc() : memref<4xf32>\n"
                              "  cf.br ^outer(%n, %zero : i32, f32)\n"
                              "^outer(%left: i32, %sum: f32):\n"
                              "  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {\n"
                              "    %nan = arith.divf %zero, %zero : f32\n"
                              "    memref.store %nan, %m[%i] : memref<4xf32>\n"
                              "  }\n"
                              "  cf.br ^inner(%left, %sum : i32, f32)\n"
                              "^inner(%a: i32, %b: f32):\n"
                              "  %l = memref.load %m[%c1] : memref<4xf32>\n"
                              "  %t = arith.addf %b, %l : f32\n"
                              "  %u = arith.shrui %a, %one : i32\n"
                              "  %go = arith.cmpi ne, %u, %none : i32\n"
                              "  cf.cond_br %go, ^inner(%u, %t : i32, f32), ^next(%t : f32)\n"
                              "^next(%v: f32):\n"
                              "  %less = arith.subi %left, %one : i32\n"
                              "  %more = arith.cmpi sgt, %less, %none : i32\n"
                              "  cf.cond_br %more, ^outer(%less, %v : i32, f32), ^end\n"
                              "^end:\n"
                              "  return %v : f32\n"
                              "}\n";

static const char *const PROGRAMS[] = { LOOPS, RECURSION, MEMORY, POISON, CHOICES };

static const char ENDLESS[] = "func.func @main() {\n"
                              "  cf.br ^again\n"
                              "^again:\n"
                              "  cf.br ^again\n"
                              "}\n";

static const char MILLIONS[] =
    "func.func @main() -> i64 {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %n = arith.constant 500000 : index\n"
    "  %zero = arith.constant 0 : i64\n"
    "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (i64) {\n"
    "    %k = arith.index_cast %i : index to i64\n"
    "    %q = arith.muli %k, %k : i64\n"
    "    %s = arith.addi %a, %q : i64\n"
    "    scf.yield %s : i64\n"
    "  }\n"
    "  return %r : i64\n"
    "}\n";

typedef struct Fixture {
    Context *context;
    Op *module;
    Machine *machine;
    Script script;
    Timeline timeline;
} Fixture;

static void take_output(void *state, Str bytes)
{
    (void)state;
    (void)bytes;
}

/* Processes whose parent has ended become this one's, so that none is overlooked. */
static void open_run(Fixture *f, const char *text)
{
    Options options = { .entry = "main", .stubs = OPTION_NOT_GIVEN };
    const Op *entry;

    ck_assert_int_eq(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), 0);
    *f = (Fixture){ .context = context_new(), .timeline = { .output = take_output } };
    register_all_dialects(f->context);
    f->module = source_parse(f->context, STR("program.mlir"), str_of(text), 0);
    ck_assert(f->module && ir_verify(f->module));
    for (entry = f->module->regions[0].first->last;
         !str_is(op_attr(entry, "sym_name")->string, "main");)
        entry = entry->prev;
    f->machine =
        machine_new(f->context, f->module, (MachineOptions){ .index_width = 64, .seed = 7 });
    script_read(&f->script, STR("program.mlir"), str_of(text));
    ck_assert_int_eq(timeline_open(&f->timeline, f->machine, entry, &options, &f->script, false),
                     0);
}

/* All processes have ended, and none is left. */
static void close_run(Fixture *f)
{
    timeline_close(&f->timeline);
    while (wait(NULL) > 0)
        ;
    ck_assert_int_eq(errno, ECHILD);
    script_free(&f->script);
    machine_free(f->machine);
    context_free(f->context);
}

/* All that can be seen of the present. */
static void look(Fixture *f, Sb *state)
{
    static const ShowKind KINDS[] = { SHOW_PLACE, SHOW_LOCALS, SHOW_FRAMES, SHOW_MEMORY };

    state->len = 0;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        timeline_show(&f->timeline, (Show){ .kind = KINDS[i] }, STR(""));
        sb_str(state, sb_view(&f->timeline.text));
    }
}

START_TEST(a_thousand_steps_there_and_back)
{
    Fixture f;
    Sb states[LOOKS] = { 0 }, state = { 0 };

    open_run(&f, PROGRAMS[_i]);
    for (int step = 0; step <= STEPS; step++) {
        ck_assert_uint_eq(f.timeline.now.time, (uint64_t)step + 1);
        if (step % BETWEEN_LOOKS == 0)
            look(&f, &states[step / BETWEEN_LOOKS]);
        if (step < STEPS)
            ck_assert(timeline_run(&f.timeline, (Run){ .mode = RUN_STEP }));
    }
    for (int step = STEPS; step >= 0; step--) {
        ck_assert_uint_eq(f.timeline.now.time, (uint64_t)step + 1);
        if (step % BETWEEN_LOOKS == 0) {
            look(&f, &state);
            ck_assert(str_eq(sb_view(&state), sb_view(&states[step / BETWEEN_LOOKS])));
        }
        if (step)
            ck_assert(timeline_go(&f.timeline, f.timeline.now.time - 1));
    }
    for (int i = 1; i < LOOKS; i++)
        ck_assert(!str_eq(sb_view(&states[i]), sb_view(&states[i - 1])));
    for (int i = 0; i < LOOKS; i++)
        sb_free(&states[i]);
    sb_free(&state);
    close_run(&f);
}
END_TEST

/* From the end to the beginning by reverse-next, as from the beginning to the end by next. */
START_TEST(next_and_back)
{
    VEC(uint64_t) times = { 0 };
    Fixture f;

    open_run(&f, PROGRAMS[_i]);
    while (f.timeline.now.reason != STOPPED_AT_END) {
        vec_push(&times, f.timeline.now.time);
        ck_assert(timeline_run(&f.timeline, (Run){ .mode = RUN_NEXT }));
    }
    while (times.len) {
        /* Where the run ended early it did so within the operation it last stood before. */
        uint64_t depth = f.timeline.now.reason == STOPPED_AT_END ? 1 : f.timeline.now.depth;

        ck_assert(timeline_back(&f.timeline, depth));
        ck_assert_uint_eq(f.timeline.now.time, vec_pop(&times));
    }
    vec_free(&times);
    close_run(&f);
}
END_TEST

/* A few of two million operations are run again for a step back, not all of them. */
START_TEST(checkpoints_are_near)
{
    Fixture f;
    uint64_t end;

    open_run(&f, MILLIONS);
    ck_assert(timeline_run(&f.timeline, (Run){ .mode = RUN_CONTINUE }));
    ck_assert_int_eq(f.timeline.now.reason, STOPPED_AT_END);
    end = f.timeline.now.time;
    ck_assert_uint_gt(end, 2000000);
    for (uint64_t back = 1; back <= 300; back++) {
        const Checkpoint *last;

        ck_assert(timeline_go(&f.timeline, end - back));
        ck_assert_uint_eq(f.timeline.now.time, end - back);
        last = &f.timeline.checkpoints.data[f.timeline.checkpoints.len - 1];
        while (last->time > end - back)
            last--;
        ck_assert_uint_lt(end - back - last->time, end / 16 + 1);
        if (back > 1)
            ck_assert_uint_lt(end - back - last->time, 1000);
        ck_assert_uint_le(f.timeline.checkpoints.len, 20);
    }
    close_run(&f);
}
END_TEST

/* When the stepper is killed in the middle of an endless run, the run ends too. */
START_TEST(engines_end_with_their_stepper)
{
    int ready[2];
    pid_t stepper;
    char byte;

    ck_assert_int_eq(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), 0);
    ck_assert_int_eq(pipe(ready), 0);
    stepper = fork();
    if (stepper == 0) {
        Fixture f;

        open_run(&f, ENDLESS);
        ck_assert(timeline_run(&f.timeline, (Run){ .mode = RUN_STEP }));
        ck_assert_int_eq(write(ready[1], "", 1), 1);
        timeline_run(&f.timeline, (Run){ .mode = RUN_CONTINUE });
        _exit(0);
    }
    ck_assert_int_eq(read(ready[0], &byte, 1), 1);
    usleep(100000);
    kill(stepper, SIGKILL);
    while (wait(NULL) > 0)
        ;
    ck_assert_int_eq(errno, ECHILD);
    close(ready[0]);
    close(ready[1]);
}
END_TEST

static const char *completed_to;
static unsigned completions;

static void see_completion(void *state, Str word)
{
    (void)state;
    completions++;
    ck_assert_ptr_nonnull(completed_to);
    ck_assert(str_is(word, completed_to));
}

static void check_completion(Session *session, const char *line, const char *to)
{
    completed_to = to;
    completions = 0;
    session_complete(session, str_of(line), see_completion, NULL);
    ck_assert_uint_eq(completions, to != NULL);
}

START_TEST(words_are_completed)
{
    Fixture f;
    Session session = { 0 };

    open_run(&f, RECURSION);
    session.debuggee.module = f.module;
    session.debuggee.timeline.now.op = f.module->regions[0].first->first->regions[0].first->first;
    check_completion(&session, "unt", "until");
    check_completion(&session, "p %sm", "%small");
    check_completion(&session, "print/x %c2", "%c2");
    check_completion(&session, "info loc", "locals");
    check_completion(&session, "break @f", "@fib");
    check_completion(&session, "break arith.sub", "arith.subi");
    check_completion(&session, "break 3 if %sm", "%small");
    check_completion(&session, "nothing %sm", NULL);
    check_completion(&session, "p %zz", NULL);
    facts_free(&session.debuggee.facts);
    close_run(&f);
}
END_TEST

START_TEST(constants_of_conditions)
{
    Layout i8 = layout_int(&TARGET_X86_64, 8), i1 = layout_int(&TARGET_X86_64, 1),
           f32 = layout_float(&TARGET_X86_64, &FLOAT_F32);
    uint64_t words[CONSTANT_WORDS];

    ck_assert(condition_read_constant(&i8, STR("-1"), words));
    ck_assert_uint_eq(words[0], 255);
    ck_assert(condition_read_constant(&i8, STR("0x7f"), words));
    ck_assert_uint_eq(words[0], 127);
    ck_assert(!condition_read_constant(&i8, STR("256"), words));
    ck_assert(!condition_read_constant(&i8, STR("1.5"), words));
    ck_assert(!condition_read_constant(&i8, STR("true"), words));
    ck_assert(condition_read_constant(&i1, STR("true"), words));
    ck_assert_uint_eq(words[0], 1);
    ck_assert(condition_read_constant(&f32, STR("-2"), words));
    ck_assert_uint_eq(words[0], 0xC0000000);
    ck_assert(condition_read_constant(&f32, STR("1.5e1"), words));
    ck_assert_uint_eq(words[0], 0x41700000);
    ck_assert(!condition_read_constant(&f32, STR("x"), words));
}
END_TEST

int main(void)
{
    enum { PROGRAM_COUNT = sizeof PROGRAMS / sizeof *PROGRAMS };
    Suite *suite = suite_create("debug");
    TCase *tests = tcase_create("debug");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_set_timeout(tests, 120);
    tcase_add_loop_test(tests, a_thousand_steps_there_and_back, 0, PROGRAM_COUNT);
    tcase_add_loop_test(tests, next_and_back, 0, PROGRAM_COUNT);
    tcase_add_test(tests, checkpoints_are_near);
    tcase_add_test(tests, engines_end_with_their_stepper);
    tcase_add_test(tests, words_are_completed);
    tcase_add_test(tests, constants_of_conditions);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
