#include "interp/options.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum OptionKind { OPTION_FLAG, OPTION_TEXT, OPTION_NUMBER, OPTION_SECONDS } OptionKind;

typedef struct Option {
    const char *name;
    OptionKind kind;
    size_t offset;        /* in Options */
    const char *commands; /* that take it, blank-separated */
    const char *value, *help;
} Option;

static const Option OPTIONS[] = {
    { "entry", OPTION_TEXT, offsetof(Options, entry), "run", "NAME",
      "the function to run (default: main)" },
    { "e", OPTION_TEXT, offsetof(Options, entry), "run", "NAME", "the same" },
    { "args", OPTION_TEXT, offsetof(Options, args), "run", "'ATTR, ...'",
      "its arguments, as MLIR attributes" },
    { "entry-point-result", OPTION_TEXT, offsetof(Options, entry_point_result), "run", "TYPE",
      "print the result as mlir-runner does: void, i32, i64, f32 or f64" },
    { "shared-libs", OPTION_TEXT, offsetof(Options, shared_libs), "run", "FILES",
      "accepted; the runner's functions are built in" },
    { "index-bitwidth", OPTION_NUMBER, offsetof(Options, index_bitwidth), "run", "N",
      "the width of index: 64 (default) or 32" },
    { "seed", OPTION_NUMBER, offsetof(Options, seed), "run", "N",
      "decides what the language leaves open; 0 (default): the first alternative" },
    { "max-steps", OPTION_NUMBER, offsetof(Options, max_steps), "run", "N",
      "operations executed at the most" },
    { "max-memory", OPTION_NUMBER, offsetof(Options, max_memory), "run", "BYTES",
      "bytes allocated at once at the most (default: 8 GiB)" },
    { "max-depth", OPTION_NUMBER, offsetof(Options, max_depth), "run", "N",
      "calls within calls at the most (default: 250000)" },
    { "max-seconds", OPTION_SECONDS, offsetof(Options, max_seconds), "run", "S",
      "seconds the run may take" },
    { "leaks", OPTION_FLAG, offsetof(Options, leaks), "run", NULL,
      "report memory that is still allocated at the end" },
    { "split-input-file", OPTION_FLAG, offsetof(Options, split_input_file), "verify print", NULL,
      "treat each part between lines `// -----` as a file" },
    { "verify-diagnostics", OPTION_FLAG, offsetof(Options, verify_diagnostics), "verify print",
      NULL, "compare what is reported with expected-error comments" },
    { "allow-unregistered-dialect", OPTION_FLAG, offsetof(Options, allow_unregistered_dialect),
      "run verify print", NULL, "read operations of unknown dialects" },
    { "generic", OPTION_FLAG, offsetof(Options, generic), "print", NULL, "print the generic form" },
    { "mlir-print-op-generic", OPTION_FLAG, offsetof(Options, generic), "print", NULL, "the same" },
    { "mlir-print-local-scope", OPTION_FLAG, offsetof(Options, local_scope), "print", NULL,
      "print without aliases" },
    { "mlir-print-debuginfo", OPTION_FLAG, offsetof(Options, debug_info), "print", NULL,
      "print locations" },
    { "help", OPTION_FLAG, offsetof(Options, help), "", NULL, "show this help" },
};

enum { OPTION_COUNT = sizeof OPTIONS / sizeof *OPTIONS };

void options_help(void)
{
    puts("usage: mlir-interp COMMAND FILE [flags]      (`-`: standard input)\n"
         "\n"
         "commands:\n"
         "  run      execute a function and print its results\n"
         "  verify   parse and verify\n"
         "  print    parse, verify and print\n"
         "  explain  the manual of one operation: mlir-interp explain arith.addi\n"
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
         "exit status: 0 fine, 2 usage or file, 3 malformed or invalid IR, 4 undefined behaviour,\n"
         "5 trap, 6 unsupported, 7 limit");
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
    case OPTION_SECONDS:
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

    if (!option)
        return usage("unknown flag ", arg);
    if (!value && option->kind != OPTION_FLAG) {
        if (*at + 1 >= argc)
            return usage("a value is missing behind ", arg);
        value = argv[++*at];
    }
    return set_option(options, option, value, arg);
}

bool options_read(Options *options, int argc, char **argv)
{
    *options = (Options){
        .entry = "main", .index_bitwidth = 64, .max_memory = 8ull << 30, .max_depth = 250000
    };
    for (int at = 1; at < argc; at++) {
        if (argv[at][0] == '-' && argv[at][1]) {
            if (!read_option(options, argc, argv, &at))
                return false;
        } else if (!options->command) {
            options->command = argv[at];
        } else if (!options->file) {
            options->file = argv[at];
        } else {
            return usage("one file at a time, and not also ", argv[at]);
        }
    }
    if (options->index_bitwidth != 64 && options->index_bitwidth != 32)
        return usage("--index-bitwidth takes 64 or 32", "");
    return true;
}
