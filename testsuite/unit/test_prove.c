/* Prove: what primitives mean in the solver's words is what they mean where they run: on all inputs
 * of few bits, on boundary and random ones of many, poison and undefined behaviour among them. */
#include "core/define/alias.h"
#include "core/ir/function.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/oracle/prove/walk.h"
#include "interp/oracle/witness/runner.h"
#include "interp/oracle/witness/witness.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_BITS = 4, INPUTS = 1000, WIDE_INPUTS = 60, MOST_ROWS = 64 };

/* In texts $ is the type, ^ a wider one and ~ another of as many bits. */
typedef struct Row {
    const char *operands, *operation, *results;
} Row;

static const Row INTEGERS[] = {
    { "%a: $, %b: $", "arith.addi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.addi %a, %b overflow<nsw> : $", "$" },
    { "%a: $, %b: $", "arith.addi %a, %b overflow<nuw> : $", "$" },
    { "%a: $, %b: $", "llvm.add %a, %b overflow<nsw, nuw> : $", "$" },
    { "%a: $, %b: $", "arith.subi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.subi %a, %b overflow<nsw> : $", "$" },
    { "%a: $, %b: $", "arith.subi %a, %b overflow<nuw> : $", "$" },
    { "%a: $, %b: $", "arith.muli %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.muli %a, %b overflow<nsw> : $", "$" },
    { "%a: $, %b: $", "arith.muli %a, %b overflow<nuw> : $", "$" },
    { "%a: $, %b: $", "arith.andi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.ori %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.xori %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.shli %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.shli %a, %b overflow<nsw> : $", "$" },
    { "%a: $, %b: $", "arith.shli %a, %b overflow<nuw> : $", "$" },
    { "%a: $, %b: $", "arith.shrsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.shrsi %a, %b exact : $", "$" },
    { "%a: $, %b: $", "arith.shrui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.shrui %a, %b exact : $", "$" },
    { "%a: $, %b: $", "arith.divsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.divsi %a, %b exact : $", "$" },
    { "%a: $, %b: $", "llvm.sdiv %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.divui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.divui %a, %b exact : $", "$" },
    { "%a: $, %b: $", "arith.ceildivsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.ceildivui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.floordivsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.remsi %a, %b : $", "$" },
    { "%a: $, %b: $", "llvm.srem %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.remui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.minsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.minui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.maxsi %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.maxui %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.cmpi eq, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi ne, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi slt, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi sle, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi sgt, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi sge, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi ult, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi ule, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi ugt, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpi uge, %a, %b : $", "i1" },
    { "%a: $", "arith.extsi %a : $ to ^", "^" },
    { "%a: $", "arith.extui %a : $ to ^", "^" },
    { "%a: ^", "arith.trunci %a : ^ to $", "$" },
    { "%a: ^", "arith.trunci %a overflow<nsw> : ^ to $", "$" },
    { "%a: ^", "arith.trunci %a overflow<nuw> : ^ to $", "$" },
    { "%a: $", "arith.index_cast %a : $ to index", "index" },
    { "%a: index", "arith.index_cast %a : index to $", "$" },
    { "%a: $", "arith.index_castui %a : $ to index", "index" },
    { "%a: index", "index.castu %a : index to $", "$" },
    { "%a: $, %b: $", "arith.addui_extended %a, %b : $, i1", "$, i1" },
    { "%a: $, %b: $", "arith.mulsi_extended %a, %b : $", "$, $" },
    { "%a: $, %b: $", "arith.mului_extended %a, %b : $", "$, $" },
    { "%a: $", "math.absi %a : $", "$" },
    { "%a: $", "math.ctlz %a : $", "$" },
    { "%a: $", "math.cttz %a : $", "$" },
    { "%a: $", "math.ctpop %a : $", "$" },
    { "%c: i1, %a: $, %b: $", "arith.select %c, %a, %b : $", "$" },
    { "%a: $", "arith.sitofp %a : $ to f16", "f16" },
    { "%a: $", "arith.uitofp %a : $ to f16", "f16" },
    { "%a: $", "arith.bitcast %a : $ to $", "$" },
};

static const Row FLOATS[] = {
    { "%a: $, %b: $", "arith.addf %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.addf %a, %b fastmath<nnan> : $", "$" },
    { "%a: $, %b: $", "arith.mulf %a, %b fastmath<ninf> : $", "$" },
    { "%a: $, %b: $", "arith.subf %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.divf %a, %b : $", "$" },
    { "%a: $, %b: $, %c: $", "math.fma %a, %b, %c : $", "$" },
    { "%a: $", "math.sqrt %a : $", "$" },
    { "%a: $", "arith.negf %a : $", "$" },
    { "%a: $", "math.absf %a fastmath<nnan> : $", "$" },
    { "%a: $", "math.absf %a : $", "$" },
    { "%a: $, %b: $", "math.copysign %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.maximumf %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.minimumf %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.maxnumf %a, %b : $", "$" },
    { "%a: $, %b: $", "arith.minnumf %a, %b : $", "$" },
    { "%a: $", "math.ceil %a : $", "$" },
    { "%a: $", "math.floor %a : $", "$" },
    { "%a: $", "math.trunc %a : $", "$" },
    { "%a: $", "math.round %a : $", "$" },
    { "%a: $", "math.roundeven %a : $", "$" },
    { "%a: $, %b: $", "arith.cmpf oeq, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf ogt, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf ole, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf one, %a, %b fastmath<nnan> : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf ord, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf ueq, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf ult, %a, %b : $", "i1" },
    { "%a: $, %b: $", "arith.cmpf true, %a, %b : $", "i1" },
    { "%a: $", "arith.extf %a : $ to ^", "^" },
    { "%a: ^", "arith.truncf %a : ^ to $", "$" },
    { "%a: ^", "arith.truncf %a to_nearest_even : ^ to $", "$" },
    { "%a: ^", "arith.truncf %a downward : ^ to $", "$" },
    { "%a: ^", "arith.truncf %a upward : ^ to $", "$" },
    { "%a: ^", "arith.truncf %a toward_zero : ^ to $", "$" },
    { "%a: ^", "arith.truncf %a to_nearest_away : ^ to $", "$" },
    { "%a: i32", "arith.sitofp %a : i32 to $", "$" },
    { "%a: i32", "arith.uitofp %a : i32 to $", "$" },
    { "%a: $", "arith.fptosi %a : $ to i8", "i8" },
    { "%a: $", "arith.fptosi %a : $ to i64", "i64" },
    { "%a: $", "arith.fptoui %a : $ to i8", "i8" },
    { "%a: $", "arith.fptoui %a : $ to i64", "i64" },
    { "%c: i1, %a: $, %b: $", "arith.select %c, %a, %b : $", "$" },
    { "%a: $", "arith.bitcast %a : $ to ~", "~" },
    { "%a: ~", "arith.bitcast %a : ~ to $", "$" },
};

typedef struct Types {
    const char *type, *wider, *other;
} Types;

static Witness *witness;
static char native[4096];
static bool met[MOST_ROWS]; /* rows of both tables together */

/* Programs. */

static void add_text(Sb *sb, const char *text, Types types)
{
    for (; *text; text++)
        if (*text == '$')
            sb_add(sb, types.type);
        else if (*text == '^')
            sb_add(sb, types.wider);
        else if (*text == '~')
            sb_add(sb, types.other);
        else
            sb_char(sb, *text);
}

static void add_program(Sb *sb, const Row *row, Types types)
{
    bool two = strchr(row->results, ',');

    sb_add(sb, "func.func @f(");
    add_text(sb, row->operands, types);
    sb_add(sb, ") -> (");
    add_text(sb, row->results, types);
    sb_add(sb, two ? ") {\n  %r, %s = " : ") {\n  %r = ");
    add_text(sb, row->operation, types);
    sb_add(sb, two ? "\n  return %r, %s : " : "\n  return %r : ");
    add_text(sb, row->results, types);
    sb_add(sb, "\n}\n");
}

static void meet(const Op *op)
{
    const LaneMeaning *const TABLES[] = { LANE_INTEGERS, LANE_FLOATS };
    unsigned number = 0;

    for (unsigned t = 0; t < 2; t++)
        for (const LaneMeaning *row = TABLES[t]; row->primitive; row++, number++)
            met[number] |= row->primitive == op_primitive(op);
}

static void all_are_met(void)
{
    const LaneMeaning *const TABLES[] = { LANE_INTEGERS, LANE_FLOATS };
    unsigned number = 0;

    for (unsigned t = 0; t < 2; t++)
        for (const LaneMeaning *row = TABLES[t]; row->primitive; row++, number++)
            ck_assert_msg(met[number], "no program has primitive %d", row->primitive);
}

/* The question: is there an input that ran, on which the terms are not what was given? */

typedef struct Fixture {
    Arena arena;
    Terms inputs, terms;
    Scalars arguments;
    Walked walked;
    Sb text;
} Fixture;

static void add_arguments(Fixture *f, const Type *type, unsigned index_width)
{
    for (unsigned i = 0; i < type->list.input_count; i++)
        ck_assert(walk_type(type->list.types[i], index_width, &f->arguments));
    for (size_t i = 0; i < f->arguments.len; i++) {
        Scalar *lane = &f->arguments.data[i];
        Term bits = term_choice(&f->inputs, sort_bits(&f->inputs, lane->width));

        lane->poison = term_choice(&f->inputs, SORT_BOOL);
        lane->bits = lane->value = bits;
        if (lane->format)
            float_keep(&f->inputs, lane, bits);
    }
}

static Term place_bits(Fixture *f, Place place)
{
    Int value = int_of_words(&f->arena, place.layout->width, place.words);

    return number_term(&f->inputs, value);
}

static void add_input(Fixture *f, const Runner *runner)
{
    sb_add(&f->text, "(and");
    for (size_t i = 0; i < f->arguments.len; i++) {
        Place place = runner->arguments[i];

        if (*place.poison)
            sb_printf(&f->text, " %s", f->arguments.data[i].poison);
        else
            sb_printf(&f->text, " (not %s) (= %s %s)", f->arguments.data[i].poison,
                      f->inputs.choices.data[2 * i].name, place_bits(f, place));
    }
}

/* Of a float zeros of either sign will do where that is a choice, and of a NaN that is made any. */
static void add_value(Fixture *f, const Scalar *lane, Place place)
{
    const char *bits = place_bits(f, place);

    if (*place.poison) {
        sb_printf(&f->text, " %s", lane->poison);
        return;
    }
    sb_printf(&f->text, " (not %s)", lane->poison);
    if (!lane->format)
        sb_printf(&f->text, " (= %s %s)", lane->value, bits);
    else
        sb_printf(&f->text,
                  " (let ((x ((_ to_fp %u %u) %s))) (and (or (= x %s)%s) (or (not (fp.isNaN x)) "
                  "(not %s) (= %s %s))))",
                  lane->format->exponent_bits, lane->format->precision, bits, lane->value,
                  f->terms.choices.len ? term_text(&f->inputs, " (fp.eq x %s)", lane->value) : "",
                  lane->kept, lane->bits, bits);
}

static void add_outcome(Fixture *f, const Runner *runner, EndKind end)
{
    sb_add(&f->text, " (not (and ");
    if (end == END_UNDEFINED) {
        sb_add(&f->text, f->walked.undefined);
    } else {
        sb_printf(&f->text, "(not %s)", f->walked.undefined);
        for (size_t i = 0; i < f->walked.results.len; i++)
            add_value(f, &f->walked.results.data[i], runner->results[i]);
    }
    sb_add(&f->text, ")))\n");
}

static void solve(Fixture *f, const char *program)
{
    Sb question = { 0 }, said = { 0 };

    terms_print(&question, &f->inputs);
    terms_print(&question, &f->terms);
    sb_printf(&question, "(assert (or false\n%s))\n(check-sat)\n(get-value (true",
              f->text.data ? f->text.data : "");
    for (size_t i = 0; i < f->inputs.choices.len; i++)
        sb_printf(&question, " %s", f->inputs.choices.data[i].name);
    sb_add(&question, "))\n");
    ck_assert_msg(witness_solve(witness, sb_view(&question), 60, &said), "%s: %s", program,
                  said.data);
    ck_assert_msg(str_starts(sb_view(&said), "unsat"), "%s: %s", program, said.data);
    sb_free(&question);
    sb_free(&said);
}

static void run_all(Fixture *f, Machine *machine, const Op *module, const Op *function,
                    uint64_t count)
{
    Boundaries boundaries = { 0 };
    const InputsOptions options = { .count = count, .poison = true, .lanes = true };
    WireParts globals = wire_globals_of(machine, module);
    Sb why = { 0 };
    Inputs *inputs = inputs_new(machine, function, &boundaries, &options, &why);
    Runner runner = { 0 };

    ck_assert(inputs && runner_prepare(&runner, machine, &globals, function, &why));
    for (uint64_t i = 0; i < inputs_count(inputs); i++) {
        EndKind end;

        ck_assert(runner_make(&runner, inputs, i, 0));
        add_input(f, &runner);
        end = runner_call(&runner);
        ck_assert(end == END_NONE || end == END_UNDEFINED);
        add_outcome(f, &runner, end);
    }
    inputs_free(inputs);
    boundaries_free(&boundaries);
}

static void hold(const Row *row, Types types, uint64_t count)
{
    Context *context = context_new();
    Fixture f = { 0 };
    Machine *machine;
    Op *module, *function;
    Sb text = { 0 };
    Str why = { 0 };

    register_all_dialects(context);
    add_program(&text, row, types);
    module = source_parse(context, STR("prove"), sb_view(&text), 0);
    ck_assert_msg(module != NULL, "%s", text.data);
    function = module->regions[0].first->first;
    meet(function->regions[0].first->first);
    machine = machine_new(context, module, (MachineOptions){ .max_steps = 1000 });
    f.inputs = (Terms){ .arena = &f.arena, .prefix = "i" };
    f.terms = (Terms){ .arena = &f.arena, .prefix = "s" };
    add_arguments(&f, function_signature(function), 64);
    if (walk_function(&f.terms, function, 64, &f.arguments, &f.walked, &why)) {
        run_all(&f, machine, module, function, count);
        solve(&f, text.data);
    } else {
        ck_assert_msg(str_contains(why, "single bits"), "%s: %.*s", text.data, STR_ARG(why));
    }
    machine_free(machine);
    terms_free(&f.inputs);
    terms_free(&f.terms);
    vec_free(&f.arguments);
    walked_free(&f.walked);
    sb_free(&f.text);
    sb_free(&text);
    arena_free(&f.arena);
    context_free(context);
}

START_TEST(solver_means_what_runs)
{
    static const Types FLOAT_TYPES[] = { { "f16", "f32", "i16" }, { "f32", "f64", "i32" } };
    char type[16], wider[16];

    for (size_t i = 0; i < sizeof INTEGERS / sizeof *INTEGERS; i++) {
        for (unsigned width = 1; width <= FEW_BITS; width++) {
            snprintf(type, sizeof type, "i%u", width);
            snprintf(wider, sizeof wider, "i%u", width + 3);
            hold(&INTEGERS[i], (Types){ type, wider, type }, INPUTS);
        }
        hold(&INTEGERS[i], (Types){ "i32", "i64", "i16" }, WIDE_INPUTS);
    }
    for (size_t i = 0; i < sizeof FLOATS / sizeof *FLOATS; i++)
        for (size_t t = 0; t < sizeof FLOAT_TYPES / sizeof *FLOAT_TYPES; t++)
            hold(&FLOATS[i], FLOAT_TYPES[t], WIDE_INPUTS);
    all_are_met();
}
END_TEST

/* It stands beside the folder of this program. */
static void find_native(const char *program)
{
    const char *end = strrchr(program, '/');

    snprintf(native, sizeof native, "%.*s/../mlir-interp-native", (int)(end - program), program);
}

int main(int argc, char **argv)
{
    Suite *suite = suite_create("prove");
    TCase *test = tcase_create("prove");
    SRunner *runner;
    int failed;

    (void)argc;
    find_native(argv[0]);
    witness = witness_new((WitnessOptions){ .index_width = 64, .program = native });
    tcase_set_timeout(test, 0);
    tcase_add_test(test, solver_means_what_runs);
    suite_add_tcase(suite, test);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    witness_free(witness);
    return failed != 0;
}
