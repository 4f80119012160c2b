/* Programs: random ones, each run by fast code and by the definitions alone, and every few of them
 * as native code too.
 *
 *   programs [--seed=N] [--count=N | --seconds=S] [--keep=FOLDER] [--native=MLIR-INTERP]
 *            [--native-every=N]
 *   programs --print=N          writes program N to standard output
 *   programs FILE               runs the functions of that file both ways
 *
 * Programs are numbered: program N is always the same. Figures go to standard output; what differs
 * is kept in the folder, whole and reduced. Fails where anything does, or where fast code was not
 * what ran. */
#include "interp/oracle/reduce/reduce.h"
#include "testsuite/both_ways.h"
#include "interp/oracle/generate/program.h"

#include <getopt.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
    INPUTS = 4,
    NATIVE_INPUTS = 24,
    REDUCE_SECONDS = 30,
    MOST_FOUND = 10,
    SHORT_STRIP = 19, /* iterations at once, in every third program: its loops are longer */
};

typedef struct Options {
    uint64_t seed, count, native_every;
    double seconds;
    const char *keep, *native;
    const char *self;    /* this program, to say how to run it again */
    const char *scratch; /* the file that native code is made of */
} Options;

typedef struct Figures {
    ProgramCounts written;
    BothCounts both;
    uint64_t programs, invalid, found;
    uint64_t native, native_inputs, equal, allowed, undefined, skipped, native_found;
} Figures;

/* Both ways. */

/* False, and why, where a function of the module is not the same both ways; where the module does
 * not verify, which is said on standard error, there is no reason. */
static bool agrees(const char *name, Str text, BothCounts *counts, Sb *why)
{
    Context *context = context_new();
    bool good = true;
    Op *module;

    register_all_dialects(context);
    module = source_parse(context, str_of(name), text, 0);
    if (!module || !ir_verify(module)) {
        good = false;
        module = NULL;
    }
    for (const Op *op = module ? module->regions[0].first->first : NULL; good && op; op = op->next)
        if (op_is(op, "func.func") && op->regions[0].first)
            good = hold_both_ways(name, context, module, op, INPUTS, counts, why);
    context_free(context);
    return good;
}

static bool still_differs(void *state, Str text)
{
    BothCounts counts = { 0 };
    Sb why = { 0 };
    bool differs = !agrees("reduced", text, &counts, &why) && why.len;

    (void)state;
    sb_free(&why);
    return differs;
}

/* Beside native code. */

static bool write_file(const char *path, Str text)
{
    FILE *file = fopen(path, "w");
    bool good = file && fwrite(text.data, 1, text.len, file) == text.len;

    return file ? fclose(file) == 0 && good : false;
}

/* Exit statuses of `check`. */
enum { NOTHING_DIFFERS = 0, DIFFERS = 1, NOTHING_COMPARED = 6 };

/* The number of the name, in an object of JSON. */
static uint64_t number_of(const char *object, const char *name)
{
    char quoted[64];
    const char *at;

    snprintf(quoted, sizeof quoted, "\"%s\": ", name);
    at = strstr(object, quoted);
    return at ? strtoull(at + strlen(quoted), NULL, 10) : 0;
}

/* What `check` says of its witness, in its last line. */
static void add_summary(const char *summary, Figures *figures)
{
    const char *witness = strstr(summary, "\"witnesses\"");

    figures->native_inputs += number_of(summary, "inputs");
    figures->undefined += number_of(summary, "undefined");
    figures->skipped += number_of(summary, "skipped");
    if (!witness)
        return;
    figures->equal += number_of(witness, "equal");
    figures->allowed += number_of(witness, "allowed") + number_of(witness, "within");
    figures->skipped += number_of(witness, "not_compared") + number_of(witness, "not_judged");
}

/* The exit status of `check`. */
static int check_natively(const Options *options, Figures *figures)
{
    char command[1024], *text = NULL;
    size_t size = 0;
    FILE *pipe;
    int status;

    snprintf(command, sizeof command, "%s check %s --inputs %d --json 2>/dev/null", options->native,
             options->scratch, NATIVE_INPUTS);
    pipe = popen(command, "r");
    if (!pipe)
        return -1;
    while (getline(&text, &size, pipe) >= 0)
        if (figures && strstr(text, "\"summary\": {"))
            add_summary(text, figures);
    free(text);
    status = pclose(pipe);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool still_differs_natively(void *state, Str text)
{
    const Options *options = state;

    return write_file(options->scratch, text) && check_natively(options, NULL) == DIFFERS;
}

/* What was found. */

static const char *kept_path(const Options *options, const char *what, uint64_t number, Sb *path)
{
    path->len = 0;
    sb_printf(path, "%s/%s-%llu.mlir", options->keep, what, (unsigned long long)number);
    return path->data;
}

static void keep(const Options *options, uint64_t number, Str text, const ReduceQuery *query)
{
    Sb path = { 0 };
    Reduced reduced;

    printf("  again: %s --print=%llu > p.mlir\n", options->self, (unsigned long long)number);
    if (!options->keep)
        return;
    write_file(kept_path(options, "program", number, &path), text);
    printf("  kept as %s\n", path.data);
    if (!query)
        return;
    fflush(stdout);
    reduced = reduce_module(text, query);
    write_file(kept_path(options, "reduced", number, &path), sb_view(&reduced.text));
    printf("  reduced to %u operations: %s\n", reduced.operations, path.data);
    sb_free(&reduced.text);
    sb_free(&path);
}

static void hold(const Options *options, uint64_t number, Str text, Figures *figures)
{
    ReduceQuery query = { .holds = still_differs, .seconds = REDUCE_SECONDS };
    char name[64];
    Sb why = { 0 };

    snprintf(name, sizeof name, "program %llu", (unsigned long long)number);
    if (!agrees(name, text, &figures->both, &why)) {
        figures->found++;
        printf("%s\n", why.len ? why.data : "a program that does not verify");
        keep(options, number, text, why.len ? &query : NULL);
    }
    sb_free(&why);
}

static void hold_natively(const Options *options, uint64_t number, Str text, Figures *figures)
{
    ReduceQuery query = { .holds = still_differs_natively,
                          .state = (void *)options,
                          .seconds = REDUCE_SECONDS };
    int status = write_file(options->scratch, text) ? check_natively(options, figures) : -1;

    figures->native++;
    if (status == NOTHING_DIFFERS || status == NOTHING_COMPARED)
        return;
    figures->native_found++;
    printf("program %llu: %s native code, which ends with %d\n", (unsigned long long)number,
           status == DIFFERS ? "differs from" : "cannot be compared with", status);
    keep(options, number, text, status == DIFFERS ? &query : NULL);
}

/* The run. */

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void run_programs(const Options *options, Figures *figures)
{
    double end = now() + options->seconds;
    Sb text = { 0 };

    for (uint64_t i = 0; (options->seconds ? now() < end : i < options->count)
                         && figures->found + figures->native_found < MOST_FOUND;
         i++) {
        uint64_t number = options->seed * 1000000 + i;

        text.len = 0;
        program_write(&text, number, NULL, &figures->written);
        figures->programs++;
        longest_strip = number % 3 ? 0 : SHORT_STRIP;
        hold(options, number, sb_view(&text), figures);
        if (options->native && i % options->native_every == 0 && !program_has_functions(number)
            && !program_has_meanings(number))
            hold_natively(options, number, sb_view(&text), figures);
    }
    sb_free(&text);
}

static void print_figures(const Figures *f)
{
    const ProgramCounts *p = &f->written;
    const BothCounts *b = &f->both;

#define N(number) (unsigned long long)(number)
    printf("  programs %llu: functions %llu, operations %llu, loops %llu, branches %llu, blocks "
           "%llu, calls %llu, accesses %llu, views %llu, tensors %llu (open %llu, carried %llu), "
           "complex %llu, generics %llu, aliases %llu, promises %llu, math %llu, meant %llu\n",
           N(f->programs), N(p->functions), N(p->operations), N(p->loops), N(p->branches),
           N(p->blocks), N(p->calls), N(p->accesses), N(p->views), N(p->tensors), N(p->open),
           N(p->carried), N(p->complex), N(p->generics), N(p->aliases), N(p->promises), N(p->math),
           N(p->meant));
    printf("  fast code beside definitions: runs %llu, steps %llu, undefined %llu, traps %llu, "
           "limits %llu, strips %llu, nests %llu, rows %llu (plain %llu), repeats %llu, functions "
           "in fast code %llu of %llu, with tensors %llu, elements at once %llu, regions %llu, "
           "different %llu\n",
           N(b->runs), N(b->steps), N(b->undefined), N(b->traps), N(b->limits), N(b->strips),
           N(b->nests), N(b->rows), N(b->plain_rows), N(b->repeats), N(b->fast), N(b->functions),
           N(b->tensors), N(b->mapped), N(b->regions), N(f->found));
    if (f->native)
        printf("  native code: programs %llu, inputs %llu, equal %llu, allowed %llu, undefined "
               "%llu, not compared %llu, different %llu\n",
               N(f->native), N(f->native_inputs), N(f->equal), N(f->allowed), N(f->undefined),
               N(f->skipped), N(f->native_found));
#undef N
}

/* Was each kind of thing written? */
static bool is_varied(const ProgramCounts *p)
{
    return p->loops && p->branches && p->blocks && p->calls && p->accesses && p->views && p->tensors
           && p->open && p->carried && p->complex && p->generics && p->aliases && p->promises
           && p->math && p->meant;
}

/* Did the programs do what they are for: run in fast code, in strips, and to their end? */
static bool is_telling(const Figures *f)
{
    const BothCounts *b = &f->both;

    if (!is_varied(&f->written) || !b->tensors) {
        printf("  something of which there should be some was never written or never run\n");
        return false;
    }
    if (f->native && (!f->equal || f->equal * 2 < f->native_inputs)) {
        printf("  too little of it was compared with native code\n");
        return false;
    }
    if (b->fast * 10 < b->functions * 9 || b->strips * 10 < f->programs
        || b->nests * 20 < f->programs || b->rows * 2 < f->programs
        || b->plain_rows * 4 < f->programs || b->repeats < f->programs || b->mapped < f->programs
        || b->regions < f->programs || (b->undefined + b->limits) * 2 > b->runs) {
        printf("  too little of it ran in fast code, in strips, or to its end\n");
        return false;
    }
    return true;
}

static void print_program(const char *number)
{
    ProgramCounts counts = { 0 };
    Sb text = { 0 };

    program_write(&text, strtoull(number, NULL, 0), NULL, &counts);
    fwrite(text.data, 1, text.len, stdout);
    sb_free(&text);
}

/* False where there is one that it does not know. */
static bool read_options(int argc, char **argv, Options *options, const char **print)
{
    static const struct option LONG[] = {
        { "seed", 1, 0, 's' },    { "count", 1, 0, 'c' },
        { "seconds", 1, 0, 't' }, { "keep", 1, 0, 'k' },
        { "native", 1, 0, 'n' },  { "native-every", 1, 0, 'e' },
        { "print", 1, 0, 'p' },   { 0 },
    };

    for (int c; (c = getopt_long(argc, argv, "", LONG, NULL)) != -1;)
        if (c == 's')
            options->seed = strtoull(optarg, NULL, 0);
        else if (c == 'c')
            options->count = strtoull(optarg, NULL, 0);
        else if (c == 't')
            options->seconds = strtod(optarg, NULL);
        else if (c == 'e')
            options->native_every = strtoull(optarg, NULL, 0);
        else if (c == 'k')
            options->keep = optarg;
        else if (c == 'n')
            options->native = optarg;
        else if (c == 'p')
            *print = optarg;
        else
            return false;
    return true;
}

/* In short strips, which are not counted, and in those that fast code takes. */
static bool agrees_in_both_strips(const char *name, Str text, BothCounts *counts, Sb *why)
{
    BothCounts in_short = { 0 };

    longest_strip = SHORT_STRIP;
    if (!agrees(name, text, &in_short, why))
        return false;
    longest_strip = 0;
    return agrees(name, text, counts, why);
}

/* False where a function of the file differs, or fast code was not what ran. */
static bool hold_file(const char *path)
{
    FILE *file = fopen(path, "r");
    BothCounts both = { 0 };
    Sb text = { 0 }, why = { 0 };
    char part[4096];
    bool good = file != NULL;

    for (size_t size; good && (size = fread(part, 1, sizeof part, file)) > 0;)
        sb_str(&text, (Str){ part, size });
    if (file)
        fclose(file);
    good = good && agrees_in_both_strips(path, sb_view(&text), &both, &why);
    if (!good)
        printf("%s: %s\n", path, why.len ? why.data : "cannot be read, or does not verify");
    printf("both ways: functions in fast code %llu of %llu, runs %llu, steps %llu, undefined %llu, "
           "strips %llu, nests %llu, rows %llu\n",
           (unsigned long long)both.fast, (unsigned long long)both.functions,
           (unsigned long long)both.runs, (unsigned long long)both.steps,
           (unsigned long long)both.undefined, (unsigned long long)both.strips,
           (unsigned long long)both.nests, (unsigned long long)both.rows);
    sb_free(&text);
    sb_free(&why);
    return good && both.functions && both.fast * 10 >= both.functions * 9
           && both.undefined * 2 < both.runs;
}

int main(int argc, char **argv)
{
    char scratch[] = "/tmp/program-XXXXXX.mlir";
    Options options = { .seed = 1, .count = 1000, .native_every = 4, .self = argv[0] };
    const char *print = NULL;
    Figures figures = { 0 };

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!read_options(argc, argv, &options, &print) || !options.native_every)
        return 2;
    if (print) {
        print_program(print);
        return 0;
    }
    if (optind < argc)
        return hold_file(argv[optind]) ? 0 : 1;
    close(mkstemps(scratch, 5));
    options.scratch = scratch;
    run_programs(&options, &figures);
    remove(scratch);
    print_figures(&figures);
    return !is_telling(&figures) || figures.found || figures.native_found;
}
