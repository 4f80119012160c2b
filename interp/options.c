#include "interp/options.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum OptionKind { OPTION_FLAG, OPTION_TEXT, OPTION_NUMBER, OPTION_REAL } OptionKind;

typedef struct Option {
    const char *name;
    OptionKind kind;
    size_t offset;        /* in Options */
    const char *commands; /* that take it, blank-separated */
    const char *value, *help;
} Option;

static const Option OPTIONS[] = {
    { "entry", OPTION_TEXT, offsetof(Options, entry), "run check diff step trace", "NAME",
      "the function to run (default: main), or to compare (default: all that are not private)" },
    { "e", OPTION_TEXT, offsetof(Options, entry), "run check diff step trace", "NAME", "the same" },
    { "args", OPTION_TEXT, offsetof(Options, args), "run check diff step trace", "'ATTR, ...'",
      "its arguments, as MLIR attributes" },
    { "entry-point-result", OPTION_TEXT, offsetof(Options, entry_point_result), "run", "TYPE",
      "print the result as mlir-runner does: void, i32, i64, f32 or f64" },
    { "shared-libs", OPTION_TEXT, offsetof(Options, shared_libs), "run", "FILES",
      "accepted; the runner's functions are built in" },
    { "index-bitwidth", OPTION_NUMBER, offsetof(Options, index_bitwidth),
      "run check diff step trace", "N", "the width of index: 64 (default) or 32" },
    { "seed", OPTION_NUMBER, offsetof(Options, seed), "run check diff step trace", "N",
      "what the language leaves open, 0 (default): the first alternative; of check and diff: "
      "inputs" },
    { "max-steps", OPTION_NUMBER, offsetof(Options, max_steps), "run check diff step trace", "N",
      "operations executed at the most; of check and diff: on one input (default: 10000000)" },
    { "max-memory", OPTION_NUMBER, offsetof(Options, max_memory), "run check diff step trace",
      "BYTES", "bytes allocated at once at the most (default: 8 GiB; of check and diff: 256 MiB)" },
    { "max-depth", OPTION_NUMBER, offsetof(Options, max_depth), "run check diff step trace", "N",
      "calls within calls at the most (default: 250000)" },
    { "max-seconds", OPTION_REAL, offsetof(Options, max_seconds), "run", "S",
      "seconds the run may take" },
    { "stubs", OPTION_NUMBER, offsetof(Options, stubs), "run diff step trace", "N",
      "let functions that have no body print their arguments, and return values that N decides "
      "(diff: always)" },
    { "html", OPTION_TEXT, offsetof(Options, html), "trace explain", "PATH",
      "of trace: the page to write; of explain: the folder that the whole manual goes to" },
    { "npy", OPTION_TEXT, offsetof(Options, npy), "trace", "FOLDER",
      "where to write each value of a shape for numpy" },
    { "leaks", OPTION_FLAG, offsetof(Options, leaks), "run", NULL,
      "report memory that is still allocated at the end" },
    { "split-input-file", OPTION_FLAG, offsetof(Options, split_input_file),
      "check diff verify print", NULL, "treat each part between lines `// -----` as a file" },
    { "verify-diagnostics", OPTION_FLAG, offsetof(Options, verify_diagnostics), "verify print",
      NULL, "compare what is reported with expected-error comments" },
    { "allow-unregistered-dialect", OPTION_FLAG, offsetof(Options, allow_unregistered_dialect),
      "run check diff verify print step trace", NULL, "read operations of unknown dialects" },
    { "generic", OPTION_FLAG, offsetof(Options, generic), "print", NULL, "print the generic form" },
    { "mlir-print-op-generic", OPTION_FLAG, offsetof(Options, generic), "print", NULL, "the same" },
    { "mlir-print-local-scope", OPTION_FLAG, offsetof(Options, local_scope), "print", NULL,
      "print without aliases" },
    { "mlir-print-debuginfo", OPTION_FLAG, offsetof(Options, debug_info), "print", NULL,
      "print locations" },
    { "inputs", OPTION_NUMBER, offsetof(Options, inputs), "check diff", "N",
      "how many inputs a function is given (default: 4096; of diff: up to 1000, fewer where that "
      "takes long)" },
    { "via", OPTION_TEXT, offsetof(Options, via), "run check", "WAYS",
      "to machine code: llvm (our lowering; the default of check), mlir (upstream's), or "
      "llvm,mlir" },
    { "O0", OPTION_FLAG, offsetof(Options, optimisation[0]), "run check", NULL,
      "native code at this level; several levels are several witnesses" },
    { "O1", OPTION_FLAG, offsetof(Options, optimisation[1]), "run check", NULL, "the same" },
    { "O2", OPTION_FLAG, offsetof(Options, optimisation[2]), "run check", NULL,
      "the same (default)" },
    { "O3", OPTION_FLAG, offsetof(Options, optimisation[3]), "run check", NULL, "the same" },
    { "mcpu", OPTION_TEXT, offsetof(Options, mcpu), "run check diff", "NAME",
      "the processor that native code is compiled for (default: x86-64-v3, wherever it runs; "
      "native: the host's); features behind it: NAME,+fma4,-avx" },
    { "pipeline", OPTION_TEXT, offsetof(Options, pipeline), "run check", "PASSES",
      "the pass pipeline of --via=mlir, for another than the default" },
    { "ulp", OPTION_REAL, offsetof(Options, ulp), "check diff", "N",
      "how many numbers off an inexact operation may be; 0: none" },
    { "native-seconds", OPTION_REAL, offsetof(Options, native_seconds), "run check diff", "S",
      "seconds that native code may take for a batch of inputs, or a pass (default: 10)" },
    { "passes", OPTION_TEXT, offsetof(Options, passes), "diff", "PIPELINE",
      "the passes to judge: 'builtin.module(cse,...)', or cse,...; or mlir-opt's own flags" },
    { "opt-cmd", OPTION_TEXT, offsetof(Options, opt_cmd), "diff", "COMMAND",
      "another compiler to judge: it reads a module on standard input and writes one" },
    { "with", OPTION_TEXT, offsetof(Options, with), "diff", "FILE",
      "what became of the program, to judge by itself" },
    { "reduce", OPTION_FLAG, offsetof(Options, reduce), "diff", NULL,
      "look for the smallest module that shows what was found" },
    { "o", OPTION_TEXT, offsetof(Options, output), "diff", "FILE",
      "where that goes (default: NAME.reduced.mlir in this folder)" },
    { "jobs", OPTION_NUMBER, offsetof(Options, jobs), "diff", "N",
      "processes at the most (default: as many as there are processors)" },
    { "json", OPTION_FLAG, offsetof(Options, json), "check diff trace explain", NULL,
      "print objects, one a line" },
    { "example", OPTION_FLAG, offsetof(Options, example), "explain", NULL,
      "print the page's program alone, to run or to step through" },
    { "help", OPTION_FLAG, offsetof(Options, help), "", NULL, "show this help" },
};

enum { OPTION_COUNT = sizeof OPTIONS / sizeof *OPTIONS };

void options_help(void)
{
    puts("usage: mlir-interp COMMAND FILE [flags]      (`-`: standard input)\n"
         "\n"
         "commands:\n"
         "  run      execute a function and print its results\n"
         "  check    run functions here and as native code on many inputs, and compare\n"
         "  diff     run a program before and after passes on many inputs, and compare\n"
         "  step     execute one operation at a time, forwards and backwards\n"
         "  trace    the whole run as a page (--html), as JSON (--json), its values for numpy "
         "(--npy)\n"
         "  verify   parse and verify\n"
         "  print    parse, verify and print\n"
         "  explain  the manual: of an operation (arith.addi), a dialect, an idea (poison)\n"
         "  ops      every operation, and what is done with it\n"
         "\n"
         "flags (one dash or two, `=` or a space):");
    for (int i = 0; i < OPTION_COUNT; i++) {
        char left[64];

        snprintf(left, sizeof left, "%s%s %s", strlen(OPTIONS[i].name) > 1 ? "--" : "-",
                 OPTIONS[i].name, OPTIONS[i].value ? OPTIONS[i].value : "");
        printf("  %-30s %s\n", left, OPTIONS[i].help);
    }
    puts("\n"
         "exit status: 0 fine, 1 a difference was found, 2 usage or file, 3 malformed or invalid "
         "IR,\n"
         "4 undefined behaviour, 5 trap, 6 unsupported or nothing compared, 7 limit");
}

static const Option *find_option(Str name)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (str_is(name, OPTIONS[i].name))
            return &OPTIONS[i];
    return NULL;
}

static bool usage(const char *what, const char *which)
{
    fprintf(stderr, "error: %s%s (see mlir-interp --help)\n", what, which);
    return false;
}

static bool read_flag(bool *flag, const char *value, const char *arg)
{
    if (!value || strcmp(value, "true") == 0)
        *flag = true;
    else if (strcmp(value, "false") == 0)
        *flag = false;
    else
        return usage("expected true or false in ", arg);
    return true;
}

static bool set_option(Options *options, const Option *option, const char *value, const char *arg)
{
    void *place = (char *)options + option->offset;
    char *end;

    errno = 0;
    switch (option->kind) {
    case OPTION_FLAG:
        return read_flag(place, value, arg);
    case OPTION_TEXT:
        *(const char **)place = value;
        return true;
    case OPTION_NUMBER:
        *(unsigned long long *)place = strtoull(value, &end, 0);
        break;
    case OPTION_REAL:
        *(double *)place = strtod(value, &end);
        break;
    }
    if (errno || end == value || *end || *value == '-')
        return usage("expected a number for ", arg);
    return true;
}

/* A flag; the next argument is its value if it needs one and has no `=`. */
static bool read_option(Options *options, int argc, char **argv, int *at)
{
    const char *arg = argv[*at], *name = arg + (arg[1] == '-' ? 2 : 1);
    const char *equal = strchr(name, '='), *value = equal ? equal + 1 : NULL;
    const Option *option =
        find_option((Str){ name, equal ? (size_t)(equal - name) : strlen(name) });

    if (!option) {
        options->pass_flags[options->pass_flag_count++] = argv[*at];
        return true;
    }
    if (!value && option->kind != OPTION_FLAG) {
        if (*at + 1 >= argc)
            return usage("a value is missing behind ", arg);
        value = argv[++*at];
    }
    return set_option(options, option, value, arg);
}

static bool is_diff(const Options *options)
{
    return options->command && strcmp(options->command, "diff") == 0;
}

/* `check` and `diff` take several files and have no entry of their own. */
static bool takes_many(const Options *options)
{
    return is_diff(options) || (options->command && strcmp(options->command, "check") == 0);
}

/* The files are gathered at the front of the command line. */
static bool take_file(Options *options, char **argv, char *file)
{
    options->files = argv + 1;
    if (options->file_count && !takes_many(options))
        return usage("one file at a time, and not also ", file);
    options->files[options->file_count++] = file;
    options->file = options->files[0];
    return true;
}

/* What depends on the command. What compares runs much, so that one run may take little. */
static void set_defaults(Options *options)
{
    if (!options->entry && !takes_many(options))
        options->entry = "main";
    if (options->max_memory == OPTION_NOT_GIVEN)
        options->max_memory = takes_many(options) ? 1ull << 28 : 8ull << 30;
    if (options->max_steps == OPTION_NOT_GIVEN)
        options->max_steps = takes_many(options) ? 10ull * 1000 * 1000 : 0;
    if (options->inputs == OPTION_NOT_GIVEN)
        options->inputs = is_diff(options) ? 0 : 4096;
}

bool options_read(Options *options, int argc, char **argv)
{
    *options = (Options){ .index_bitwidth = 64,
                          .max_memory = OPTION_NOT_GIVEN,
                          .max_steps = OPTION_NOT_GIVEN,
                          .max_depth = 250000,
                          .inputs = OPTION_NOT_GIVEN,
                          .stubs = OPTION_NOT_GIVEN,
                          .native_seconds = 10,
                          .ulp = -1,
                          .pass_flags = malloc((size_t)argc * sizeof *argv) };
    for (int at = 1; at < argc; at++) {
        if (argv[at][0] == '-' && argv[at][1]) {
            if (!read_option(options, argc, argv, &at))
                return false;
        } else if (!options->command) {
            options->command = argv[at];
        } else if (!take_file(options, argv, argv[at])) {
            return false;
        }
    }
    set_defaults(options);
    if (options->pass_flag_count && !is_diff(options))
        return usage("unknown flag ", options->pass_flags[0]);
    if (options->index_bitwidth != 64 && options->index_bitwidth != 32)
        return usage("--index-bitwidth takes 64 or 32", "");
    return true;
}

void options_free(Options *options)
{
    free(options->pass_flags);
}
