/* Inputs: what they are, that each can be made by itself, and that memory is made whole. */
#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/oracle/witness/reach.h"
#include "interp/oracle/witness/runner.h"

#include <check.h>
#include <string.h>

typedef struct Fixture {
    Context *context;
    Op *module;
    Machine *machine;
    Boundaries boundaries;
    WireParts globals;
} Fixture;

static Fixture start(const char *text)
{
    Fixture f = { .context = context_new() };

    register_all_dialects(f.context);
    f.module = source_parse(f.context, STR("inputs.mlir"), str_of(text), 0);
    ck_assert(f.module && ir_verify(f.module));
    f.machine = machine_new(f.context, f.module, (MachineOptions){ .index_width = 64 });
    return f;
}

static void end(Fixture *f)
{
    machine_free(f->machine);
    boundaries_free(&f->boundaries);
    context_free(f->context);
}

static const Op *function(const Fixture *f)
{
    return f->module->regions[0].first->first;
}

static Inputs *inputs_of(Fixture *f, uint64_t seed, uint64_t count, Runner *runner)
{
    Sb why = { 0 };
    Inputs *inputs = inputs_new(f->machine, function(f), &f->boundaries,
                                &(InputsOptions){ .seed = seed, .count = count }, &why);

    ck_assert_msg(inputs != NULL, "%s", why.data);
    ck_assert(runner_prepare(runner, f->machine, &f->globals, function(f), &why));
    return inputs;
}

/* All that an input is: words, and bytes of memory. */
static uint64_t hash_of(Runner *runner, const Inputs *inputs, uint64_t number)
{
    uint64_t hash = 0;

    ck_assert(runner_make(runner, inputs, number, 0));
    for (unsigned i = 0; i < runner->shape.arguments.count; i++) {
        Place place = runner->arguments[i];

        hash = hash * 31
               + str_hash((Str){ (const char *)place.words, layout_words(place.layout) * 8 });
        if (runner->shape.arguments.parts[i].element) {
            const Allocation *memory =
                wire_memory(runner->machine, &runner->shape.arguments.parts[i], place);

            hash = hash * 31 + str_hash((Str){ (const char *)memory->bytes, memory->size });
        }
    }
    return hash;
}

static const char *const FUNCTIONS[] = {
    "func.func @f(%a: i32, %b: i32) { return }",
    "func.func @f(%a: f64, %b: i1, %c: f64) { return }",
    "func.func @f(%a: vector<3xf16>, %b: complex<f32>) { return }",
    "func.func @f(%a: i200, %b: f80) { return }",
    "func.func @f(%a: memref<?x?xf32>, %b: index) { return }",
    "func.func @f(%a: memref<*xi7>, %b: memref<2x?xi64, strided<[?, ?], offset: ?>>) { return }",
};

START_TEST(each_input_is_made_by_itself)
{
    enum { COUNT = 600 };

    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        Fixture f = start(FUNCTIONS[i]);
        Runner runner;
        Inputs *inputs = inputs_of(&f, 3, COUNT, &runner), *others;
        uint64_t hashes[COUNT], differ = 0;

        ck_assert_uint_eq(inputs_count(inputs), COUNT);
        for (uint64_t n = 0; n < COUNT; n++)
            hashes[n] = hash_of(&runner, inputs, n);
        for (uint64_t n = COUNT; n-- > 0;)
            ck_assert_uint_eq(hash_of(&runner, inputs, n), hashes[n]);
        others = inputs_of(&f, 4, COUNT, &runner);
        for (uint64_t n = 0; n < COUNT; n++)
            differ += hash_of(&runner, others, n) != hashes[n];
        ck_assert_uint_gt(differ, COUNT / 4);
        inputs_free(others);
        inputs_free(inputs);
        end(&f);
    }
}
END_TEST

/* Every argument is poison now and then, and no other input changes for it; never where that is not
 * asked, or not allowed. */
START_TEST(arguments_may_be_poison)
{
    enum { COUNT = 600 };
    Fixture f = start("func.func @f(%a: i32, %b: i32 {llvm.noundef}, %m: memref<?xi8>, "
                      "%v: vector<3xf32>) { return }");
    const InputsOptions options = { .seed = 3, .count = COUNT, .poison = true };
    unsigned poison[4] = { 0 }, plain = 0;
    Runner runner;
    Inputs *inputs = inputs_of(&f, 3, COUNT, &runner), *others;
    Sb why = { 0 };

    others = inputs_new(f.machine, function(&f), &f.boundaries, &options, &why);
    for (uint64_t n = 0; n < COUNT; n++) {
        uint64_t hash = hash_of(&runner, inputs, n);
        bool any = false;

        for (unsigned i = 0; i < 4; i++)
            ck_assert(!place_is_poison(runner.arguments[i]));
        ck_assert(hash_of(&runner, others, n) == hash || place_is_poison(runner.arguments[0])
                  || place_is_poison(runner.arguments[3]));
        for (unsigned i = 0; i < 4; i++) {
            bool is = place_is_poison(runner.arguments[i]);

            ck_assert(is == place_is_all_poison(runner.arguments[i]));
            poison[i] += is;
            any |= is;
        }
        plain += !any;
    }
    ck_assert_uint_ge(poison[0], 16);
    ck_assert_uint_eq(poison[1] + poison[2], 0);
    ck_assert_uint_ge(poison[3], 16);
    ck_assert_uint_ge(plain, COUNT - COUNT / 8);
    inputs_free(inputs);
    inputs_free(others);
    end(&f);
}
END_TEST

/* All values of all arguments, poison among them, each once. */
START_TEST(all_inputs_have_poison)
{
    Fixture f = start("func.func @f(%a: i2, %b: i1 {llvm.noundef}, %c: i1) { return }");
    const InputsOptions options = { .seed = 3, .count = 600, .poison = true };
    bool seen[5][2][3] = { 0 };
    Runner runner;
    Inputs *inputs = inputs_of(&f, 3, 600, &runner);
    Sb why = { 0 };

    ck_assert_uint_eq(inputs_count(inputs), 16);
    inputs_free(inputs);
    inputs = inputs_new(f.machine, function(&f), &f.boundaries, &options, &why);
    ck_assert_uint_eq(inputs_count(inputs), 30);
    ck_assert(inputs_are_all(inputs));
    for (uint64_t n = 0; n < 30; n++) {
        uint64_t at[3];

        ck_assert(runner_make(&runner, inputs, n, 0));
        for (unsigned i = 0; i < 3; i++)
            at[i] = place_is_poison(runner.arguments[i]) ? i ? 2 : 4 : *runner.arguments[i].words;
        ck_assert(at[1] < 2 && !seen[at[0]][at[1]][at[2]]);
        seen[at[0]][at[1]][at[2]] = true;
    }
    inputs_free(inputs);
    end(&f);
}
END_TEST

static bool see_constants(void *state, const Op *op)
{
    constants_add(state, op);
    return true;
}

/* Bytecode may say a part once, and have it again and again: 2^64 ways lead through this one. */
START_TEST(shared_parts_are_looked_at_once)
{
    Fixture f = start("func.func @f() { return } func.func @g() { return }");
    Context *context = op_context(f.module);
    const Attr *parts[2] = { attr_symbol(context, STR("g"), 0, NULL) };
    Reach reach;

    for (unsigned i = 0; i < 64; i++) {
        parts[1] = parts[0];
        parts[0] = attr_array(context, 2, parts);
    }
    op_set_attr((Op *)function(&f), STR("calls"), parts[0]);
    reach = reach_of(f.module, function(&f));
    ck_assert(reach_has(&reach, function(&f)->next));
    reach_free(&reach);
    end(&f);
}
END_TEST

/* Numbers that the program names, and those beside them, are crossed early. */
START_TEST(constants_come_early)
{
    Fixture f = start("func.func @f(%a: i32, %m: memref<?xi16>) { "
                      "%c = arith.constant 4242 : i64 "
                      "%d = arith.constant 19.5 : f32 return }");
    Reach reach = reach_of(f.module, function(&f));
    Constants constants = { 0 };
    bool scalar[3] = { false }, size = false, element = false, floating = false;
    Sb why = { 0 };
    Runner runner;
    Inputs *inputs;

    reach_walk(&reach, see_constants, &constants);
    ck_assert_uint_eq(constants.numbers.len, 2);
    inputs = inputs_new(f.machine, function(&f), &f.boundaries,
                        &(InputsOptions){ .seed = 1, .count = 400, .constants = &constants }, &why);
    ck_assert(runner_prepare(&runner, f.machine, &f.globals, function(&f), &why));
    for (uint64_t n = 0; n < 400; n++) {
        const Allocation *memory;
        uint64_t a;
        const WirePart *part = &runner.shape.arguments.parts[1];

        ck_assert(runner_make(&runner, inputs, n, 0));
        a = runner.arguments[0].words[0];
        if (a >= 4241 && a <= 4243)
            scalar[a - 4241] = true;
        floating |= a == 19;
        size |= *wire_elements(f.machine, part, runner.arguments[1]).sizes == 4242;
        memory = wire_memory(f.machine, part, runner.arguments[1]);
        for (uint64_t i = 0; i + 1 < memory->size; i += 2)
            element |= memory->bytes[i] == (4242 & 0xFF) && memory->bytes[i + 1] == 4242 >> 8;
    }
    ck_assert(scalar[0] && scalar[1] && scalar[2] && size && element && floating);
    inputs_free(inputs);
    constants_free(&constants);
    reach_free(&reach);
    end(&f);
}
END_TEST

/* How many of the inputs have arguments `a` and `b` in one memory. */
static unsigned shared_of(const char *text, unsigned a, unsigned b)
{
    Fixture f = start(text);
    unsigned shared = 0;
    Runner runner;
    Inputs *inputs = inputs_of(&f, 1, 400, &runner);

    for (uint64_t n = 0; n < 400; n++) {
        ck_assert(runner_make(&runner, inputs, n, 0));
        shared += wire_memory(f.machine, &runner.shape.arguments.parts[a], runner.arguments[a])
                  == wire_memory(f.machine, &runner.shape.arguments.parts[b], runner.arguments[b]);
    }
    inputs_free(inputs);
    end(&f);
    return shared;
}

/* Memrefs of one type are the same memory in a part of the inputs, but for those that are promised
 * not to be (M13). */
START_TEST(memory_is_shared)
{
    unsigned shared =
        shared_of("func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) { return }", 0, 1);

    ck_assert(shared > 40 && shared < 200);
    ck_assert_uint_gt(shared_of("func.func @f(%a: memref<*xi8>, %i: i8, %b: memref<2xi8>, "
                                "%c: memref<*xi8>) { return }",
                                0, 3),
                      40);
    ck_assert_uint_eq(
        shared_of("func.func @f(%a: memref<?xi32>, %b: memref<2xi32>) { return }", 0, 1), 0);
    ck_assert_uint_eq(shared_of("func.func @f(%a: memref<?xi32>, %b: memref<?xi32> "
                                "{llvm.noalias}) { return }",
                                0, 1),
                      0);
}
END_TEST

START_TEST(few_values_are_all_made)
{
    Fixture f = start("func.func @f(%a: i3, %b: vector<2xi2>, %c: i1) { return }");
    Runner runner;
    Inputs *inputs = inputs_of(&f, 1, 256, &runner);
    bool seen[256] = { false };

    ck_assert(inputs_are_all(inputs));
    ck_assert_uint_eq(inputs_count(inputs), 256);
    for (uint64_t n = 0; n < 256; n++) {
        const Place *a = runner.arguments;
        uint64_t number;

        ck_assert(runner_make(&runner, inputs, n, 0));
        ck_assert(a[0].words[0] < 8 && a[1].words[0] < 4 && a[1].words[1] < 4 && a[2].words[0] < 2);
        number = a[0].words[0] | a[1].words[0] << 3 | a[1].words[1] << 5 | a[2].words[0] << 7;
        ck_assert(!seen[number]);
        seen[number] = true;
    }
    inputs_free(inputs);
    inputs = inputs_of(&f, 1, 255, &runner);
    ck_assert(!inputs_are_all(inputs));
    inputs_free(inputs);
    end(&f);
}
END_TEST

START_TEST(boundary_values_are_crossed)
{
    static const int32_t VALUES[] = { 0, 1, -1, INT32_MIN, INT32_MAX };
    Fixture f = start("func.func @f(%a: i32, %b: i32) { return }");
    Runner runner;
    Inputs *inputs = inputs_of(&f, 1, 4096, &runner);
    unsigned found[5][5] = { { 0 } };

    for (uint64_t n = 0; n < inputs_count(inputs); n++) {
        ck_assert(runner_make(&runner, inputs, n, 0));
        for (int i = 0; i < 5; i++)
            for (int j = 0; j < 5; j++)
                found[i][j] += runner.arguments[0].words[0] == (uint32_t)VALUES[i]
                               && runner.arguments[1].words[0] == (uint32_t)VALUES[j];
    }
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            ck_assert_uint_gt(found[i][j], 0);
    inputs_free(inputs);
    end(&f);
}
END_TEST

static bool has(const Boundary *boundary, Float value)
{
    for (uint32_t i = 0; i < boundary->count; i++)
        if (memcmp(boundary->values + i * boundary->words, value.bits, boundary->words * 8) == 0)
            return true;
    return false;
}

START_TEST(boundaries_of_floats)
{
    Boundaries boundaries = { 0 };

    for (const FloatFormat *const *format = FLOAT_FORMATS; *format; format++) {
        Layout layout = layout_float(&TARGET_X86_64, *format);
        const Boundary *boundary = boundary_of(&boundaries, &layout);

        ck_assert(boundary_of(&boundaries, &layout) == boundary);
        ck_assert(has(boundary, float_one(*format)));
        ck_assert(has(boundary, float_largest(*format, false)));
        ck_assert(has(boundary, float_smallest_normal(*format)));
        ck_assert(has(boundary, float_inf(*format, true)));
        ck_assert(has(boundary, float_nan(*format)));
    }
    boundaries_free(&boundaries);
}
END_TEST

START_TEST(boundaries_lie_around_the_edges)
{
    Boundaries boundaries = { 0 };
    Layout f32 = layout_float(&TARGET_X86_64, &FLOAT_F32),
           f64 = layout_float(&TARGET_X86_64, &FLOAT_F64);
    const Boundary *narrow = boundary_of(&boundaries, &f32), *wide = boundary_of(&boundaries, &f64);

    ck_assert(has(narrow, float_of_double(&FLOAT_F32, 0x1p31)));
    ck_assert(has(narrow, float_of_double(&FLOAT_F32, 0x1.fffffep30)));
    ck_assert(has(wide, float_of_double(&FLOAT_F64, 0x1p31 - 0.5)));
    ck_assert(has(wide, float_of_double(&FLOAT_F64, -0x1p31 - 1)));
    ck_assert(has(wide, float_of_double(&FLOAT_F64, 127.5)));
    /* The tie between 1 and the next f32, and where f32 overflows. */
    ck_assert(has(wide, float_of_double(&FLOAT_F64, 0x1.000001p0)));
    ck_assert(has(wide, float_of_double(&FLOAT_F64, 0x1.ffffffp127)));
    ck_assert(has(wide, float_of_double(&FLOAT_F64, 0x1p-150)));
    boundaries_free(&boundaries);
}
END_TEST

START_TEST(boundaries_are_distinct)
{
    static const unsigned WIDTHS[] = { 1, 2, 7, 8, 33, 64, 65, 128, 1000 };
    Boundaries boundaries = { 0 };

    for (size_t w = 0; w < sizeof WIDTHS / sizeof *WIDTHS; w++) {
        Layout layout = layout_int(&TARGET_X86_64, WIDTHS[w]);
        const Boundary *boundary = boundary_of(&boundaries, &layout);
        unsigned top = (WIDTHS[w] - 1) % 64 + 1;

        if (WIDTHS[w] <= 8)
            ck_assert_uint_eq(boundary->count, 1u << WIDTHS[w]);
        for (uint32_t i = 0; i < boundary->count; i++) {
            const uint64_t *value = boundary->values + i * boundary->words;

            ck_assert(top == 64 || value[boundary->words - 1] >> top == 0);
            for (uint32_t j = 0; j < i; j++)
                ck_assert(
                    memcmp(value, boundary->values + j * boundary->words, boundary->words * 8));
        }
    }
    boundaries_free(&boundaries);
}
END_TEST

/* The x87's format has patterns that are no numbers. */
START_TEST(every_f80_is_a_number)
{
    Fixture f = start("func.func @f(%a: f80, %b: f80) { return }");
    Runner runner;
    Inputs *inputs = inputs_of(&f, 9, 20000, &runner);

    for (uint64_t n = 0; n < inputs_count(inputs); n++) {
        ck_assert(runner_make(&runner, inputs, n, 0));
        for (int i = 0; i < 2; i++) {
            const uint64_t *words = runner.arguments[i].words;

            ck_assert(((words[1] & 0x7fff) != 0) == (words[0] >> 63 != 0));
        }
    }
    inputs_free(inputs);
    end(&f);
}
END_TEST

/* Every element lies inside its memory and is initialised; dynamic sizes vary. */
START_TEST(memrefs_are_whole)
{
    Fixture f = start("func.func @f(%a: memref<3x?xi33, strided<[?, ?], offset: ?>>, "
                      "%b: memref<?xf16>, %c: memref<*xi8>) { return }");
    Runner runner;
    Inputs *inputs = inputs_of(&f, 2, 2000, &runner);
    unsigned sizes[16] = { 0 }, ranks[3] = { 0 };

    for (uint64_t n = 0; n < inputs_count(inputs); n++) {
        ck_assert(runner_make(&runner, inputs, n, 0));
        for (unsigned i = 0; i < 3; i++) {
            const WirePart *part = &runner.shape.arguments.parts[i];
            Place place = runner.arguments[i];
            Elements elements = wire_elements(f.machine, part, place);

            for (uint64_t e = 0; e < elements_count(&elements); e++) {
                Allocation *memory;
                uint64_t offset;

                ck_assert(wire_element_at(f.machine, part, place, e, &memory, &offset));
                ck_assert_uint_eq(layout_first_uninitialised(part->element, memory, offset),
                                  offset + part->element->bytes);
                ck_assert_uint_eq(memory->address % layout_alignment(part->element), 0);
            }
        }
        ck_assert_uint_lt(runner.arguments[1].words[MEMREF_SIZES], 16);
        sizes[runner.arguments[1].words[MEMREF_SIZES]]++;
        ranks[runner.arguments[2].words[UNRANKED_RANK]]++;
    }
    for (int size = 0; size <= 5; size++)
        ck_assert_uint_gt(sizes[size], 0);
    ck_assert(ranks[0] && ranks[1] && ranks[2]);
    inputs_free(inputs);
    end(&f);
}
END_TEST

START_TEST(types_without_values_are_named)
{
    Fixture f = start("func.func @f(%a: i32, %b: () -> ()) { return }");
    Sb why = { 0 };

    ck_assert_ptr_null(inputs_new(f.machine, function(&f), &f.boundaries,
                                  &(InputsOptions){ .seed = 1, .count = 10 }, &why));
    ck_assert_str_eq(why.data, "no value can be made up for argument 1 of type '() -> ()'");
    sb_free(&why);
    end(&f);
}
END_TEST

/* A machine that is reset runs as a new one does, whatever ran before. */
START_TEST(a_reset_machine_is_new)
{
    Fixture f = start("func.func @f(%a: i8) -> index {\n"
                      "  %m = memref.alloc() : memref<2xi8>\n"
                      "  %n = memref.alloca() : memref<2xi8>\n"
                      "  %p = memref.extract_aligned_pointer_as_index %m : memref<2xi8> -> index\n"
                      "  %q = arith.index_cast %a : i8 to index\n"
                      "  %r = arith.divui %p, %q : index\n"
                      "  return %r : index\n"
                      "}\n");
    Runner runner;
    Inputs *inputs = inputs_of(&f, 1, 256, &runner);
    uint64_t first[256];

    for (int round = 0; round < 2; round++)
        for (uint64_t n = 0; n < 256; n++) {
            EndKind end_kind;

            ck_assert(runner_make(&runner, inputs, n, 0));
            end_kind = runner_call(&runner);
            ck_assert_int_eq(end_kind, n ? END_NONE : END_UNDEFINED);
            ck_assert_uint_eq(runner_steps(&runner), n ? 6 : 5);
            if (round == 0)
                first[n] = runner.results[0].words[0];
            else
                ck_assert_uint_eq(runner.results[0].words[0], first[n]);
        }
    inputs_free(inputs);
    end(&f);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("inputs");
    TCase *tcase = tcase_create("inputs");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, each_input_is_made_by_itself);
    tcase_add_test(tcase, arguments_may_be_poison);
    tcase_add_test(tcase, all_inputs_have_poison);
    tcase_add_test(tcase, constants_come_early);
    tcase_add_test(tcase, shared_parts_are_looked_at_once);
    tcase_add_test(tcase, memory_is_shared);
    tcase_add_test(tcase, few_values_are_all_made);
    tcase_add_test(tcase, boundary_values_are_crossed);
    tcase_add_test(tcase, boundaries_of_floats);
    tcase_add_test(tcase, boundaries_lie_around_the_edges);
    tcase_add_test(tcase, boundaries_are_distinct);
    tcase_add_test(tcase, every_f80_is_a_number);
    tcase_add_test(tcase, memrefs_are_whole);
    tcase_add_test(tcase, types_without_values_are_named);
    tcase_add_test(tcase, a_reset_machine_is_new);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
