/* What mlir-interp-native says is not believed before it is checked: replies that are cut, flipped,
 * made up or never come, and records of which every word may be any. This program is both ends: it
 * starts itself as the other. */
#include "core/base/random.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/program/arguments.h"
#include "interp/oracle/judge/outcome.h"
#include "interp/oracle/witness/native_call.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { SEEDS = 120, RECORDS = 4000 };

/* The other end. */

typedef enum Way {
    WAY_GOOD,
    WAY_CUT,     /* the reply ends early, and the process with it */
    WAY_FLIPPED, /* some of its bits are others */
    WAY_LONG,    /* it announces more text than follows */
    WAY_RANDOM,  /* bytes that are no reply */
    WAY_MUTE,    /* it ends at once */
    WAY_HANGING, /* it says nothing */
    WAYS,
} Way;

static void take(int file, void *to, uint64_t size)
{
    for (char *at = to; size;) {
        ssize_t got = read(file, at, size);

        if (got <= 0)
            exit(0);
        at += got;
        size -= (uint64_t)got;
    }
}

static void give(int file, const void *from, uint64_t size)
{
    if (write(file, from, size) != (ssize_t)size)
        exit(0);
}

/* A word of a record: what may be right, what is nearly, and anything. */
static uint64_t some_word(Random *random)
{
    switch (random_below(random, 6)) {
    case 0:
        return random_below(random, 20);
    case 1:
        return WIRE_DATA + 8 * random_below(random, 1000);
    case 2:
        return WIRE_SHARED_BYTES - random_below(random, 64);
    case 3:
        return WIRE_SHARED_BYTES + random_below(random, 64);
    case 4:
        return UINT64_MAX - random_below(random, 64);
    default:
        return random_word(random);
    }
}

static void make_record(Random *random, uint64_t *record, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        record[i] = some_word(random);
    if (random_below(random, 4))
        record[WIRE_OUT_STATUS] = random_below(random, WIRE_CUT + 1);
    if (random_below(random, 2)) { /* as far as the results */
        record[WIRE_OUT_TEXT] = record[WIRE_OUT_MESSAGE] = WIRE_DATA;
        record[WIRE_OUT_TEXT_BYTES] = record[WIRE_OUT_MESSAGE_BYTES] = random_below(random, 50);
    }
}

/* Mostly what would be right: a run that returned small numbers. */
static void make_likely_record(Random *random, uint64_t *record, unsigned words)
{
    memset(record, 0, words * sizeof *record);
    record[WIRE_OUT_STATUS] = WIRE_RETURNED;
    for (unsigned i = WIRE_OUT_WORDS; i < words; i++)
        if (random_below(random, 4) == 0)
            record[i] = random_below(random, 16) ? random_below(random, 5) : some_word(random);
}

static void answer(Random *random, int socket, WireReply reply, const char *text)
{
    unsigned char bytes[256] = { 0 };
    size_t size = sizeof reply + strlen(text);
    Way way = (Way)random_below(random, reply.signal ? WAYS : WAYS - 1);

    reply.signal = 0;
    reply.text_bytes = strlen(text) + (way == WAY_LONG ? some_word(random) : 0);
    memcpy(bytes, &reply, sizeof reply);
    memcpy(bytes + sizeof reply, text, strlen(text));
    for (uint64_t n = way == WAY_FLIPPED ? 1 + random_below(random, 8) : 0; n > 0; n--)
        bytes[random_below(random, size)] ^= (unsigned char)(1 << random_below(random, 8));
    for (size_t i = 0; way == WAY_RANDOM && i < sizeof bytes; i++)
        bytes[i] = (unsigned char)random_word(random);
    if (way == WAY_RANDOM)
        size = random_below(random, sizeof bytes);
    if (way == WAY_CUT)
        size = random_below(random, size);
    if (way == WAY_MUTE)
        abort();
    if (way == WAY_HANGING)
        pause();
    give(socket, bytes, size);
    if (way != WAY_GOOD)
        exit(0);
}

enum { RUNS = WIRE_DATA / 8 - 1 }; /* the word of the shared file that counts them */

/* The seed is the text that was sent, or how many runs there were. */
static int serve(int socket, int file)
{
    uint64_t *shared = mmap(NULL, WIRE_SHARED_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    WireRequest request;

    for (;;) {
        char text[4096] = { 0 };
        Random random;

        take(socket, &request, sizeof request);
        if (request.text_bytes + request.pipeline_bytes + request.processor_bytes >= sizeof text)
            exit(0);
        take(socket, text, request.text_bytes + request.pipeline_bytes + request.processor_bytes);
        random = (Random){ request.kind == WIRE_RUN ? shared[RUNS]++ : strtoull(text, NULL, 0) };
        if (request.kind == WIRE_RUN) {
            shared[0] = some_word(&random);
            (shared[RUNS] % 2 ? make_record : make_likely_record)(&random,
                                                                  shared + request.output / 8, 200);
            answer(&random, socket, (WireReply){ .good = 1, .signal = 1 }, "");
        } else if (request.kind == WIRE_PASSES) {
            answer(&random, socket, (WireReply){ .good = 1, .signal = 1 }, "a\0b");
            answer(&random, socket, (WireReply){ .good = 1, .signal = 1 }, "module {}");
        } else if (random.state) {
            answer(&random, socket, (WireReply){ .good = 1 }, "why");
        } else {
            WireReply good = { .good = 1 };

            give(socket, &good, sizeof good);
        }
    }
}

/* This end. */

static Witness *new_witness(double seconds)
{
    static char self[4096];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);

    ck_assert(length > 0);
    self[length] = 0;
    return witness_new((WitnessOptions){ .index_width = 64, .seconds = seconds, .program = self });
}

START_TEST(programs_are_loaded_or_not)
{
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        Witness *witness = new_witness(1);
        WitnessProgram *program;
        Sb why = { 0 };
        char text[20];

        snprintf(text, sizeof text, "%u ", seed);
        program = witness_load(witness, WIRE_VIA_LLVM, 2, str_of(text), (Str){ 0 }, &why);
        ck_assert(program || why.len);
        if (program)
            witness_unload(witness, program);
        sb_free(&why);
        witness_free(witness);
    }
}
END_TEST

START_TEST(stages_end)
{
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        const double SECONDS = 0.02;
        Witness *witness = new_witness(1);
        Sb passes = { 0 }, why = { 0 }, text = { 0 };
        char number[20];

        snprintf(number, sizeof number, "%u ", seed);
        if (witness_passes(witness, str_of(number), STR("p"), 1, SECONDS, &passes, &why))
            ck_assert_int_le(witness_stage(witness, SECONDS, &text), STAGE_LIMIT);
        else
            ck_assert(why.len || passes.len == 0);
        sb_free(&passes);
        sb_free(&why);
        sb_free(&text);
        witness_free(witness);
    }
}
END_TEST

START_TEST(runs_end)
{
    Witness *witness = new_witness(0.02);
    Sb why = { 0 };
    WitnessProgram *program = witness_load(witness, WIRE_VIA_LLVM, 2, STR("0 "), (Str){ 0 }, &why);

    ck_assert_ptr_nonnull(program);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        WitnessRun run =
            witness_run(witness, program, 0, WIRE_DATA, 3, WIRE_DATA, WIRE_SHARED_BYTES, 0);

        ck_assert_int_le(run.end, WITNESS_GONE);
        ck_assert_uint_le(run.at, 3);
        ck_assert_ptr_nonnull(memchr(run.why, 0, sizeof run.why));
    }
    witness_unload(witness, program);
    witness_free(witness);
    sb_free(&why);
}
END_TEST

/* Records. */

static const char FUNCTION[] =
    "memref.global @g : memref<3xi16> = dense<7>\n"
    "func.func @f(%m: memref<?x2xi32>, %u: memref<*xi8>)\n"
    "    -> (memref<?x2xi32>, i100, vector<3xf32>, memref<*xi8>) {\n"
    "  %g = memref.get_global @g : memref<3xi16>\n"
    "  %a = arith.constant 5 : i100\n"
    "  %v = arith.constant dense<1.0> : vector<3xf32>\n"
    "  return %m, %a, %v, %u : memref<?x2xi32>, i100, vector<3xf32>, memref<*xi8>\n"
    "}\n";

typedef struct Fixture {
    Context *context;
    Op *function;
    Machine *machine;
    WireParts globals;
    Inputs *inputs;
    Runner runner;
} Fixture;

static Fixture start(void)
{
    Fixture f = { .context = context_new() };
    Op *module;
    Sb why = { 0 };

    register_all_dialects(f.context);
    module = source_parse(f.context, STR("f.mlir"), str_of(FUNCTION), 0);
    ck_assert(module && ir_verify(module));
    f.function = module->regions[0].first->last;
    f.machine = machine_new(f.context, module, (MachineOptions){ .index_width = 64 });
    f.globals = wire_globals_of(f.machine, module);
    ck_assert(runner_prepare(&f.runner, f.machine, &f.globals, f.function, &why));
    f.inputs = inputs_given(f.function, "dense<1> : tensor<3x2xi32>, dense<2> : tensor<4xi8>");
    return f;
}

static void end(Fixture *f)
{
    inputs_free(f->inputs);
    machine_free(f->machine);
    context_free(f->context);
}

typedef struct Reader {
    const Runner *runner;
    const Outcome *outcome;
    Arena arena;
    uint64_t cells;
} Reader;

static bool read_cell(void *state, CellId id)
{
    Reader *reader = state;
    Cell cell;

    own_cell(reader->runner, id, &reader->arena, &cell);
    reader->cells += outcome_cell(reader->outcome, id, &reader->arena, &cell);
    arena_release(&reader->arena, (ArenaMark){ 0 });
    return true;
}

/* Pages behind the shared file's end are nobody's. */
START_TEST(records_are_read_within_bounds)
{
    unsigned char *shared = mmap(NULL, WIRE_SHARED_BYTES + 65536, PROT_NONE,
                                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    uint64_t *record = (uint64_t *)(shared + WIRE_DATA), held = 0;
    unsigned global = 0, words;
    Fixture f = start();
    Reader reader = { .runner = &f.runner };
    uint64_t *kept;
    Sb bytes = { 0 };
    Random random = { 7 };

    ck_assert_int_eq(mprotect(shared, WIRE_SHARED_BYTES, PROT_READ | PROT_WRITE), 0);
    ck_assert(runner_make(&f.runner, f.inputs, 0, 0));
    ck_assert_int_eq(runner_call(&f.runner), END_NONE);
    kept = must_alloc(wire_kept_words(&f.runner.shape, &f.globals) * sizeof *kept);
    ck_assert(wire_keep(&f.runner.shape, &f.globals, f.machine, f.runner.arguments,
                        f.runner.results, kept, &bytes));
    words = WIRE_OUT_WORDS + f.runner.shape.result_words + f.runner.shape.memref_count + 1;
    for (unsigned i = 0; i < RECORDS; i++) {
        const NativeOutcome native = { &f.runner.shape, &f.globals, shared, record, &global, 1 };
        Outcome outcome;

        (i % 2 ? make_record : make_likely_record)(&random, record, words);
        if (!wire_record_holds(&f.runner.shape, shared, record))
            continue;
        held++;
        wire_same(&f.runner.shape, &f.globals, kept, bytes.data, shared, record, &global, 1);
        outcome = outcome_of_native(&native);
        reader.outcome = &outcome;
        outcome_compare(&f.runner, &outcome, read_cell, &reader);
        str_hash(outcome.text);
    }
    ck_assert_uint_gt(held, RECORDS / 10);
    ck_assert_uint_gt(reader.cells, RECORDS);
    arena_free(&reader.arena);
    sb_free(&bytes);
    free(kept);
    end(&f);
    munmap(shared, WIRE_SHARED_BYTES + 65536);
}
END_TEST

/* What comes of a call whose record is any is printed, as `run --via` does, or it has no end that
 * is its own. */
START_TEST(calls_end)
{
    Fixture f = start();
    Witness *witness = new_witness(0.02);
    unsigned returned = 0;
    Sb why = { 0 };
    NativeFunction native = { .witness = witness,
                              .program = witness_load(witness, WIRE_VIA_LLVM, 2, STR("0 "),
                                                      (Str){ 0 }, &why) };

    ck_assert_ptr_nonnull(native.program);
    for (unsigned i = 0; i < SEEDS; i++) {
        NativeEnd ended;

        ck_assert(runner_make(&f.runner, f.inputs, 0, 0));
        ended = native_call(&native, &f.runner, &why);
        ck_assert_int_le(ended, NATIVE_NO_PROGRAM);
        ck_assert(ended == NATIVE_RETURNED || why.len);
        returned += ended == NATIVE_RETURNED;
        if (ended == NATIVE_RETURNED)
            results_print(f.machine, f.function, f.runner.results, f.runner.arguments);
    }
    ck_assert_uint_gt(returned, 0);
    native_unload(&native);
    witness_free(witness);
    sb_free(&why);
    end(&f);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite = suite_create("wire");
    TCase *cases = tcase_create("cases");
    SRunner *runner;
    int failed;

    if (argc == 3)
        return serve(atoi(argv[1]), atoi(argv[2]));
    tcase_set_timeout(cases, 60);
    tcase_add_test(cases, programs_are_loaded_or_not);
    tcase_add_test(cases, stages_end);
    tcase_add_test(cases, runs_end);
    tcase_add_test(cases, records_are_read_within_bounds);
    tcase_add_test(cases, calls_end);
    suite_add_tcase(suite, cases);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
