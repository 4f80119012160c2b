#include "interp/console/colour.h"
#include "interp/console/offer.h"
#include "interp/console/options.h"
#include "interp/console/usage.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_VSCALE = 1024 };

typedef enum OptionKind {
    OPTION_FLAG,
    OPTION_TEXT,
    OPTION_FILE,  /* one to write, behind `=` alone; "-", standard output, without */
    OPTION_WORDS, /* each time it is given another */
    OPTION_NUMBER,
    OPTION_REAL
} OptionKind;

typedef struct Option {
    OptionText text;
    OptionKind kind;
    size_t offset;     /* in Options */
    bool native;       /* says how native code is made or run */
    bool interpreter;  /* says how the interpreter runs, and nothing to native code */
    bool repeats;      /* may be given several times, as the runner's may; the last counts */
    const char *alone; /* its value where no `=` stands behind it, and not the next argument */
} Option;

/* Commands to which dialects can be defined. */
#define DEFINED "run runner check diff verify print step trace explain ops"

static const Option OPTIONS[] = {
    { { "entry", "run runner check diff step trace", "NAME",
        "the function to run (default: main); of a nested module: inner::f", "check diff",
        "the function to compare (default: all that are not private)" },
      OPTION_TEXT,
      offsetof(Options, entry) },
    { { "e", "run runner check diff step trace", "NAME", "the same as --entry" },
      OPTION_TEXT,
      offsetof(Options, entry) },
    { { "args", "run runner check diff step trace", "'ATTR, ...'",
        "the entry's arguments, as MLIR attributes: 3, 1.5, dense<[1, 2]> (a memref: what it "
        "holds), @a.npy (what the file holds; @\"a b.npy\"), %arg0 (the same memory); of a circuit "
        "at each tick: 'true, 3; false, 4'",
        "check diff", "the one input to compare on, as MLIR attributes (default: made up)" },
      OPTION_TEXT,
      offsetof(Options, args) },
    { { "argv", "run step trace", "'WORD ...'",
        "what a main(argc, argv) of C is given behind the name of the program, words between "
        "blanks" },
      OPTION_TEXT,
      offsetof(Options, argv) },
    { { "tick", "run diff step trace", "N",
        "run a circuit (hw.module) for N ticks of its clocks (default: as many as --drive or "
        "--args "
        "has lines; else 1), and print its outputs in each",
        "diff", "compare circuits (hw.module) for N ticks of their clocks (default: 16)" },
      OPTION_NUMBER,
      offsetof(Options, tick) },
    { { "from-tick", "run step trace", "N",
        "print the outputs of a circuit from tick N on (default: 0)" },
      OPTION_NUMBER,
      offsetof(Options, from_tick) },
    { { "drive", "run step trace", "FILE | @F",
        "the inputs of a circuit, a line a tick, as --args has them, but for its clocks; or what "
        "the "
        "function gives for the number of the tick, and the outputs of the one before if it takes "
        "them" },
      OPTION_TEXT,
      offsetof(Options, drive) },
    { { "vcd", "run", "FILE",
        "write the values of a circuit, tick by tick, as a value change dump, which shows as "
        "waves" },
      OPTION_TEXT,
      offsetof(Options, vcd) },
    { { "stdin", "run step trace", "FILE",
        "what the program reads from standard input (default: it is empty)" },
      OPTION_TEXT,
      offsetof(Options, input) },
    { { "claims", "run", NULL,
        "hold what the installed mlir-opt's analyses say of the program (bounds of integers, "
        "constants, aliases, effects) against every value that occurs" },
      OPTION_FLAG,
      offsetof(Options, claims),
      .interpreter = true },
    { { "claims-from", "run", "FILE",
        "hold what FILE says against it, a claim a line (see explain claims)" },
      OPTION_TEXT,
      offsetof(Options, claims_from),
      .interpreter = true },
    { { "source", "run step trace", "FOLDER",
        "show the lines that locations name, of files in FOLDER (without it: of p.c beside p.ll)" },
      OPTION_TEXT,
      offsetof(Options, source) },
    { { "status", "run", "program",
        "end with the program's own status: what an llvm.func @main returns, or hands to exit(); "
        "other ends have 100 more then (104: undefined behaviour)",
        .values = "program" },
      OPTION_TEXT,
      offsetof(Options, status),
      .interpreter = true },
    { { "args-out", "check diff", "FOLDER",
        "write the arguments of each function's first difference to files FOLDER/p.f.arg0.npy, ... "
        "(p.mlir, @f), and say --args=@FOLDER/p.f.arg0.npy" },
      OPTION_TEXT,
      offsetof(Options, args_out) },
    { { "npy-out", "run", "FOLDER",
        "write results to FOLDER/result0.npy, ..., memrefs handed in to FOLDER/arg0.npy, ...; "
        "elements without a value are 0 there, and true in FOLDER/result0.mask.npy" },
      OPTION_TEXT,
      offsetof(Options, npy_out),
      .interpreter = true },
    { { "elide-larger-than", "run step trace", "N",
        "of values of more than N elements (default: 1000; 0: of none) print only some, and how "
        "many there are, the least and the greatest" },
      OPTION_NUMBER,
      offsetof(Options, elide_larger_than) },
    { { "entry-point-result", "run runner", "TYPE",
        "print the result as mlir-runner does: void, i32, i64, f32 or f64", "runner",
        "the type of the result that is printed: void, i32, i64, f32 (default) or f64",
        .values = "void i32 i64 f32 f64" },
      OPTION_TEXT,
      offsetof(Options, entry_point_result) },
    { { "shared-libs", "run runner", "FILES", "accepted; the runner's functions are built in" },
      OPTION_TEXT,
      offsetof(Options, shared_libs),
      .repeats = true },
    { { "index-bitwidth", "run runner check diff hunt step trace", "N",
        "the width of index: 64 or 32 (default: what the module says, else 64)",
        .values = "64 32" },
      OPTION_NUMBER,
      offsetof(Options, index_bitwidth) },
    { { "vscale", "run diff step trace", "N",
        "how many times their size scalable vectors have, from 1 to 1024 (default: 1); N,M,... "
        "compares the runs",
        "diff step trace",
        "how many times their size scalable vectors have, from 1 to 1024 (default: 1)" },
      OPTION_TEXT,
      offsetof(Options, vscale),
      .interpreter = true },
    { { "seed", "generate hunt run runner check diff step trace", "N",
        "what the language leaves open is decided by N; 0 (default): the first alternative",
        "check diff", "what inputs are made of (default: 0)" },
      OPTION_NUMBER,
      offsetof(Options, seed),
      .interpreter = true },
    { { "max-steps", "run runner check diff step trace", "N",
        "operations executed at the most; 0 (default): unlimited", "check diff",
        "operations executed at the most on one input (default: 10000000); 0: unlimited" },
      OPTION_NUMBER,
      offsetof(Options, max_steps),
      .interpreter = true },
    { { "max-memory", "run runner check diff step trace", "BYTES",
        "bytes held at once at the most: allocations, and beyond 16 MiB what running takes "
        "(default: "
        "8 GiB); 0: unlimited",
        "check diff",
        "bytes held at once at the most, on one input (default: 256 MiB); 0: unlimited" },
      OPTION_NUMBER,
      offsetof(Options, max_memory) },
    { { "max-depth", "run runner check diff step trace", "N",
        "calls within calls at the most (default: 250000); 0: as many as memory allows" },
      OPTION_NUMBER,
      offsetof(Options, max_depth),
      .interpreter = true },
    { { "max-seconds", "run runner check diff verify print", "S",
        "seconds it may take; 0 (default): unlimited", "check diff",
        "seconds the interpreter may take for one input (default: 10); 0: unlimited" },
      OPTION_REAL,
      offsetof(Options, max_seconds),
      .interpreter = true },
    { { "stubs", "run diff step trace", "N",
        "let functions that have no body print their arguments, and return values that N decides "
        "(without it a call of one ends the run)",
        "diff",
        "decides what functions without a body return (default: 0); they print their arguments" },
      OPTION_NUMBER,
      offsetof(Options, stubs),
      .interpreter = true },
    { { "port", "dap", "N",
        "wait for a client at port N of 127.0.0.1, 0 any that is free, which is told on standard "
        "error (default: standard input and output are the client's)" },
      OPTION_NUMBER,
      offsetof(Options, port) },
    { { "html", "trace explain", "PATH", "the page to write", "explain",
        "the folder that the whole manual goes to, as linked pages" },
      OPTION_TEXT,
      offsetof(Options, html) },
    { { "npy", "trace", "FOLDER", "where to write each value of a shape for numpy" },
      OPTION_TEXT,
      offsetof(Options, npy) },
    { { "leaks", "run", NULL,
        "report memory that is still allocated at the end; exit status 1 where some is" },
      OPTION_FLAG,
      offsetof(Options, leaks),
      .interpreter = true },
    { { "stats", "run", NULL, "say how many operations of each name were executed" },
      OPTION_FLAG,
      offsetof(Options, stats),
      .interpreter = true },
    { { "strict-init", "run check diff step trace", NULL,
        "end the run where memory is read that was never written, not where the value is used" },
      OPTION_FLAG,
      offsetof(Options, strict_init),
      .interpreter = true },
    { { "lower-missing", "run step trace", NULL,
        "where the program has operations of a dialect that is not executed here, send it through "
        "upstream's passes that bring it to others, and say which" },
      OPTION_FLAG,
      offsetof(Options, lower_missing) },
    { { "lower", "run step trace", "COMMAND",
        "where the program has operations that nobody has given a meaning, run what the command "
        "makes of it, which reads it on standard input: 'my-opt --my-passes'" },
      OPTION_TEXT,
      offsetof(Options, lower) },
    { { "meaning", "run runner check diff verify print step trace explain ops", "FILE",
        "what operations and types of your own mean, written in MLIR (see explain meanings); may "
        "be given several times" },
      OPTION_WORDS,
      offsetof(Options, meanings),
      .repeats = true },
    { { "inside-meanings", "run step trace", NULL,
        "show the operations that your own mean, too, as they run", "run",
        "let --stats count the operations that your own mean, too" },
      OPTION_FLAG,
      offsetof(Options, inside_meanings) },
    { { "split-input-file", "check diff verify print", NULL,
        "treat each part between lines `// -----` as a file" },
      OPTION_FLAG,
      offsetof(Options, split_input_file) },
    { { "verify-diagnostics", "verify print", NULL,
        "compare what is reported with expected-error comments" },
      OPTION_FLAG,
      offsetof(Options, verify_diagnostics) },
    { { "allow-unregistered-dialect", "run runner check diff verify print step trace", NULL,
        "read operations of unknown dialects (in the generic form)" },
      OPTION_FLAG,
      offsetof(Options, allow_unregistered_dialect) },
    { { "dialect", DEFINED, "FILE",
        "define dialects: what irdl.dialect says in a file (.mlir, .irdl), or ODS as llvm-tblgen "
        "--dump-json writes it (.json); may be repeated" },
      OPTION_WORDS,
      offsetof(Options, dialects),
      .repeats = true },
    { { "upstream-dialects", DEFINED, NULL,
        "know all dialects of the LLVM that is installed, as its own definitions say them" },
      OPTION_FLAG,
      offsetof(Options, upstream_dialects) },
    { { "legacy", "run check diff verify print step trace", NULL,
        "read MLIR as it was written from 2020 on: what today's spelling is, print tells" },
      OPTION_FLAG,
      offsetof(Options, legacy) },
    { { "generic", "print", NULL, "print the generic form" },
      OPTION_FLAG,
      offsetof(Options, generic) },
    { { "mlir-print-op-generic", "print", NULL, "the same as --generic" },
      OPTION_FLAG,
      offsetof(Options, generic) },
    { { "mlir-print-local-scope", "print", NULL, "print without aliases" },
      OPTION_FLAG,
      offsetof(Options, local_scope) },
    { { "mlir-print-debuginfo", "print", NULL, "print locations" },
      OPTION_FLAG,
      offsetof(Options, debug_info) },
    { { "inputs", "check diff hunt", "N", "how many inputs a function is given (default: 4096)",
        "diff",
        "how many inputs a function is given (default: up to 1000, fewer where that takes long)" },
      OPTION_NUMBER,
      offsetof(Options, inputs) },
    { { "via", "run check", "WAYS",
        "the way to machine code: llvm, our lowering (default); mlir, upstream's; or both", "run",
        "run native code, and interpret nothing: llvm, our lowering to it, or mlir, upstream's; "
        "flags of the interpreter are then refused",
        .values = "llvm mlir both", .other_values = "llvm mlir", .several = true },
      OPTION_TEXT,
      offsetof(Options, via) },
    { { "print-llvm", "run", NULL,
        "print the LLVM module that --via makes of the function and what it needs, before it is "
        "optimised, and run nothing" },
      OPTION_FLAG,
      offsetof(Options, print_llvm),
      .native = true },
    { { "O0", "run check runner", NULL,
        "native code at level 0; several levels are several witnesses", "run",
        "native code, which --via asks for, at level 0" },
      OPTION_FLAG,
      offsetof(Options, optimisation[0]),
      true },
    { { "O1", "run check runner", NULL, "the same, at level 1" },
      OPTION_FLAG,
      offsetof(Options, optimisation[1]),
      true },
    { { "O2", "run check runner", NULL, "the same, at level 2 (default)" },
      OPTION_FLAG,
      offsetof(Options, optimisation[2]),
      true },
    { { "O3", "run check runner", NULL, "the same, at level 3" },
      OPTION_FLAG,
      offsetof(Options, optimisation[3]),
      true },
    { { "mcpu", "run check diff hunt", "NAME",
        "the processor that native code is compiled for (default: x86-64-v3, wherever it runs; "
        "native: the host's); features behind it: NAME,+fma4,-avx",
        "run",
        "the processor that native code, which --via asks for, is compiled for (default: "
        "x86-64-v3)" },
      OPTION_TEXT,
      offsetof(Options, mcpu),
      true },
    { { "pipeline", "run check", "PASSES",
        "the pass pipeline of --via=mlir, for another than the default: 'builtin.module(...)'" },
      OPTION_TEXT,
      offsetof(Options, pipeline),
      true },
    { { "ulp", "check diff", "N",
        "how many numbers off an inexact operation may be; 0: none (default: what each has in the "
        "C "
        "library)",
        "diff",
        "how many numbers off an inexact operation may be; 0: none (default: half the digits, for "
        "those without an exact result)" },
      OPTION_REAL,
      offsetof(Options, ulp) },
    { { "native-seconds", "run check diff hunt", "S",
        "seconds that native code may take for a batch of inputs (default: 10); 0: unlimited",
        "diff", "seconds that a pass, or --opt-cmd, may take (default: 10); 0: unlimited" },
      OPTION_REAL,
      offsetof(Options, native_seconds),
      true },
    { { "passes", "diff hunt", "PIPELINE",
        "the passes to judge: 'builtin.module(cse,...)', or cse,...; or mlir-opt's own flags" },
      OPTION_TEXT,
      offsetof(Options, passes) },
    { { "lowering", "diff", "WHAT",
        "the passes of a lowering: 'llvm', down to the llvm dialect; 'run', those of the file's "
        "RUN "
        "line; or a RUN line" },
      OPTION_TEXT,
      offsetof(Options, lowering) },
    { { "opt-cmd", "diff hunt", "COMMAND",
        "another compiler to judge: it reads a module on standard input and writes one" },
      OPTION_TEXT,
      offsetof(Options, opt_cmd) },
    { { "with", "diff", "FILE", "what became of the program, to judge by itself" },
      OPTION_TEXT,
      offsetof(Options, with) },
    { { "prove", "diff", NULL,
        "try all inputs of functions that have at most 2^24; ask an SMT solver (Z3) about others, "
        "whose counterexample is run before it is told; and say what holds for every input" },
      OPTION_FLAG,
      offsetof(Options, prove) },
    { { "prove-seconds", "diff", "S",
        "seconds that the solver may take for a function (default: 20); 0: unlimited" },
      OPTION_REAL,
      offsetof(Options, prove_seconds) },
    { { "reduce", "diff", NULL, "look for the smallest module that shows what was found" },
      OPTION_FLAG,
      offsetof(Options, reduce) },
    { { "o", "diff hunt", "FILE",
        "where --reduce writes it (default: NAME.reduced.mlir in this folder)" },
      OPTION_TEXT,
      offsetof(Options, output) },
    { { "jobs", "diff hunt", "N",
        "processes at the most; 0 (default): as many as there are processors" },
      OPTION_NUMBER,
      offsetof(Options, jobs) },
    { { "of", "generate hunt", "DIALECT[=WEIGHT],...",
        "the dialects that programs are made of, and how often (default: those of MLIR's own)" },
      OPTION_TEXT,
      offsetof(Options, of) },
    { { "mutate", "generate hunt", "FILE",
        "programs of FILE (of all .mlir files where it is a folder), each changed a little, "
        "instead "
        "of new ones; may be given again" },
      OPTION_WORDS,
      offsetof(Options, mutate),
      .repeats = true },
    { { "count", "generate hunt", "N", "how many programs (default: 1)" },
      OPTION_NUMBER,
      offsetof(Options, count) },
    { { "size", "generate hunt", "N", "operations of a function at the most (default: 8)" },
      OPTION_NUMBER,
      offsetof(Options, size) },
    { { "for", "hunt", "TIME", "how long: seconds, or minutes or hours as in 10m and 2h" },
      OPTION_TEXT,
      offsetof(Options, duration) },
    { { "known", "hunt", "FOLDER",
        "findings that are counted, and not told again: folders in it, of another hunt or as in "
        "testsuite/findings" },
      OPTION_TEXT,
      offsetof(Options, known) },
    { { "no-implicit-module", "runner", NULL,
        "accepted; a file of one module means the same with it" },
      OPTION_FLAG,
      offsetof(Options, no_implicit_module) },
    { { "host-supports-jit", "runner", NULL, "say true, and run nothing" },
      OPTION_FLAG,
      offsetof(Options, host_supports_jit) },
    { { "march", "runner", "NAME", "accepted; no code is made for a processor" },
      OPTION_TEXT,
      offsetof(Options, march) },
    { { "mattr", "runner", "NAMES", "accepted, likewise" },
      OPTION_TEXT,
      offsetof(Options, mattr),
      .repeats = true },
    { { "dump-object-file", "runner", NULL, "refused: there is no object file" },
      OPTION_FLAG,
      offsetof(Options, dump_object_file) },
    { { "object-filename", "runner", "FILE", "refused, likewise" },
      OPTION_TEXT,
      offsetof(Options, object_filename) },
    { { "man", "help", "FOLDER", "write the manual pages of man to FOLDER: mlir-interp.1, ..." },
      OPTION_TEXT,
      offsetof(Options, man) },
    { { "completion", "help", "SHELL",
        "print what completes command lines in a shell: bash, zsh or fish",
        .values = "bash zsh fish" },
      OPTION_TEXT,
      offsetof(Options, completion) },
    { { "json", "run verify check diff generate hunt trace explain ops", NULL,
        "print objects, one a line (see explain machine-readable)" },
      OPTION_FLAG,
      offsetof(Options, json),
      .interpreter = true },
    { { "sarif", "run verify", "[=FILE]",
        "write what is reported as SARIF 2.1.0 to FILE; without one to standard output, and what "
        "the program prints to standard error" },
      OPTION_FILE,
      offsetof(Options, sarif) },
    { { "junit", "check diff", "[=FILE]",
        "write what each function (check), or each pass and part (diff), came to as JUnit's XML "
        "to FILE; without one to standard output, and nothing else there" },
      OPTION_FILE,
      offsetof(Options, junit) },
    { { "annotations", "run verify check diff", NULL,
        "write what is reported to standard error as GitHub's workflow commands, too: ::error "
        "file=..." },
      OPTION_FLAG,
      offsetof(Options, annotations) },
    { { "example", "explain", NULL, "print the page's program alone, to run or to step through" },
      OPTION_FLAG,
      offsetof(Options, example) },
    { { "color", "", "[=WHEN]",
        "colours: auto (default: on a terminal, where NO_COLOR is not set and TERM is not dumb), "
        "always or never",
        .values = "auto always never" },
      OPTION_TEXT,
      offsetof(Options, color),
      .alone = "always" },
    { { "help", "", NULL, "show this help; behind a command: its own flags" },
      OPTION_FLAG,
      offsetof(Options, help) },
    { { "h", "", NULL, "the same as --help" }, OPTION_FLAG, offsetof(Options, help) },
    { { "version", "", NULL, "say which version this is" },
      OPTION_FLAG,
      offsetof(Options, version) },
};

/* What these say to commands that make programs, and to the runner. */
static const OptionText TO_SOME[] = {
    { "seed", "generate hunt", "N",
      "which programs are made: of a seed they are always the same (default: 0)" },
    { "count", "hunt", "N",
      "how many programs (default: as many as there is time for, see --for)" },
    { "inputs", "hunt", "N", "how many inputs a function is given (default: 32)" },
    { "native-seconds", "hunt", "S",
      "seconds that a pass, or --opt-cmd, may take; one that takes longer is told as endless "
      "(default: 10); 0: unlimited" },
    { "passes", "hunt", "PIPELINE",
      "the passes to judge: 'builtin.module(cse,...)', or cse,...; each: every pass of the "
      "installed library in turn; random: some of those that take such programs, in any order" },
    { "o", "hunt", "FOLDER", "the folder that findings go to (default: findings)" },
    { "O0", "runner", NULL, "accepted; nothing is compiled" },
    { "O1", "runner", NULL, "likewise" },
    { "O2", "runner", NULL, "likewise" },
    { "O3", "runner", NULL, "likewise" },
};

enum { OPTION_COUNT = sizeof OPTIONS / sizeof *OPTIONS };
_Static_assert(sizeof OPTIONS / sizeof *OPTIONS <= OPTION_MOST, "Options has room for them");

const OptionText *option_text(unsigned index)
{
    return index < OPTION_COUNT ? &OPTIONS[index].text : NULL;
}

const char *option_dashes(const OptionText *option)
{
    return option->name[1] && option->name[0] != 'O' ? "--" : "-";
}

/* The option itself, where it says the same to the command as to others. */
static const OptionText *as_said_to(const OptionText *option, const char *command)
{
    for (unsigned i = 0; command && i < sizeof TO_SOME / sizeof *TO_SOME; i++)
        if (strcmp(TO_SOME[i].name, option->name) == 0
            && str_lists(TO_SOME[i].commands, str_of(command)))
            return &TO_SOME[i];
    return option;
}

const char *option_value(const OptionText *option, const char *command)
{
    return as_said_to(option, command)->value;
}

static bool says_other(const OptionText *option, const char *command)
{
    return option->other && command && str_lists(option->other, str_of(command));
}

const char *option_values(const OptionText *option, const char *command)
{
    return says_other(option, command) && option->other_values ? option->other_values
                                                               : option->values;
}

void option_write(Sb *sb, const OptionText *option, const char *command)
{
    const char *value = option_value(option, command);

    sb_printf(sb, "%s%s", option_dashes(option), option->name);
    if (value)
        sb_printf(sb, "%s%s", *value == '[' ? "" : " ", value);
}

const char *option_help(const OptionText *option, const char *command)
{
    option = as_said_to(option, command);
    return says_other(option, command) ? option->other_help : option->help;
}

bool option_is_for(const OptionText *option, const char *command)
{
    return !option->commands[0] || str_lists(option->commands, str_of(command));
}

bool option_is_own(const OptionText *option, const char *command)
{
    return option->commands[0] && option_is_for(option, command);
}

static const Option *find_option(Str name)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (str_is(name, OPTIONS[i].text.name))
            return &OPTIONS[i];
    return NULL;
}

/* `command`, whose help says more, may be none. */
static bool usage(const char *command, const char *what, const char *which)
{
    bool known = command && usage_find(str_of(command));

    fprintf(stderr, "error: %s%s (see %s%s%s --help)\n", what, which, offer_program(),
            known ? " " : "", known ? command : "");
    return false;
}

static bool read_flag(bool *flag, const char *command, const char *value, const char *arg)
{
    if (!value || strcmp(value, "true") == 0)
        *flag = true;
    else if (strcmp(value, "false") == 0)
        *flag = false;
    else
        return usage(command, "expected true or false in ", arg);
    return true;
}

static bool add_word(OptionWords *words, const char *word)
{
    words->words = must_realloc(words->words, (words->count + 1) * sizeof *words->words);
    words->words[words->count++] = word;
    return true;
}

static bool set_option(Options *options, const char *command, const Option *option,
                       const char *value, const char *arg)
{
    void *place = (char *)options + option->offset;
    char *end;

    errno = 0;
    switch (option->kind) {
    case OPTION_FLAG:
        return read_flag(place, command, value, arg);
    case OPTION_TEXT:
        *(const char **)place = value;
        return true;
    case OPTION_FILE:
        *(const char **)place = value ? value : "-";
        return (value && !*value) ? usage(command, "a file is missing in ", arg) : true;
    case OPTION_WORDS:
        return add_word(place, value);
    case OPTION_NUMBER:
        *(unsigned long long *)place = strtoull(value, &end, 0);
        break;
    case OPTION_REAL:
        *(double *)place = strtod(value, &end);
        if (!isfinite(*(double *)place))
            errno = ERANGE;
        break;
    }
    if (errno || end == value || *end || *value == '-')
        return usage(command, "expected a number for ", arg);
    return true;
}

/* The command, or the first word that is one: flags may stand in front of it. */
static const char *command_in(const Options *options, int argc, char **argv)
{
    if (options->command)
        return options->command;
    for (int i = 1; i < argc; i++)
        if (usage_find(str_of(argv[i])))
            return argv[i];
    return NULL;
}

/* By this name or by another of its names. */
static bool is_given(const Options *options, const Option *option)
{
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTIONS[i].offset == option->offset)
            return true;
    return false;
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
    if (is_given(options, option) && !option->repeats)
        return usage(command_in(options, argc, argv), "given a second time: ", arg);
    options->given[option - OPTIONS] = true;
    if (!value)
        value = option->alone;
    if (!value && option->kind != OPTION_FLAG && option->kind != OPTION_FILE) {
        if (*at + 1 >= argc)
            return usage(command_in(options, argc, argv), "a value is missing behind ", arg);
        value = argv[++*at];
    }
    if (!set_option(options, command_in(options, argc, argv), option, value, arg))
        return false;
    if (options->color)
        colour_choose(options->color);
    return true;
}

static bool is_command(const Options *options, const char *name)
{
    return options->command && strcmp(options->command, name) == 0;
}

static bool is_diff(const Options *options)
{
    return is_command(options, "diff");
}

/* These compare functions, and have no entry of their own. */
static bool compares(const Options *options)
{
    return is_diff(options) || is_command(options, "check") || is_command(options, "hunt");
}

static bool makes_programs(const Options *options)
{
    return is_command(options, "generate") || is_command(options, "hunt");
}

/* The files are gathered at the front of the command line. */
static void take_file(Options *options, char **argv, char *file)
{
    options->files = argv + 1;
    options->files[options->file_count++] = file;
    options->file = options->files[0];
}

/* What depends on the command. What compares runs much, so that one run may take little. */
static void set_defaults(Options *options)
{
    if (!options->entry && !compares(options))
        options->entry = "main";
    if (options->entry && *options->entry == '@')
        options->entry++;
    if (options->runner && !options->file)
        options->file = "-";
    if (options->runner && !options->entry_point_result)
        options->entry_point_result = "f32";
    if (options->max_memory == OPTION_NOT_GIVEN)
        options->max_memory = compares(options) ? 1ull << 28 : 8ull << 30;
    if (options->max_steps == OPTION_NOT_GIVEN)
        options->max_steps = is_command(options, "hunt") ? 10 * 1000
                             : compares(options)         ? 10ull * 1000 * 1000
                                                         : 0;
    if (options->elide_larger_than == OPTION_NOT_GIVEN)
        options->elide_larger_than = is_command(options, "run") && options->json ? 0 : 1000;
    if (options->max_seconds < 0)
        options->max_seconds = compares(options) ? 10 : 0;
    if (options->inputs == OPTION_NOT_GIVEN)
        options->inputs = is_diff(options) ? 0 : is_command(options, "hunt") ? 32 : 4096;
}

/* The flag of this command, of all where there is none, whose name is nearest, if one is near. */
static const OptionText *nearest_flag(Str name, const char *command)
{
    const OptionText *nearest = NULL, *text;
    unsigned least = 1 + (unsigned)name.len / 5;

    for (unsigned i = 0; (text = option_text(i)); i++) {
        unsigned far = str_distance(name, str_of(text->name));

        if (far > least || far >= name.len || (nearest && far == least)
            || (command ? !option_is_for(text, command) : text->commands[0]))
            continue;
        nearest = text;
        least = far;
    }
    return nearest;
}

static const OptionText *meant_by(const Options *options, const char *arg)
{
    Str name = str_of(arg + (arg[1] == '-' ? 2 : 1));

    name.len = str_find(name, '=');
    return nearest_flag(name, options->command);
}

/* `arg` is no flag of the command: which one may have been meant? */
static bool unknown_flag(const Options *options, const char *arg)
{
    const OptionText *meant = meant_by(options, arg);
    Sb said = { 0 };

    sb_printf(&said, "unknown flag %s", arg);
    if (str_starts(str_of(arg), "-O") && meant && meant->name[0] == 'O')
        sb_add(&said, "; levels are -O0, -O1, -O2 and -O3");
    else if (meant)
        sb_printf(&said, "; did you mean %s%s?", option_dashes(meant), meant->name);
    usage(options->command, said.data, "");
    sb_free(&said);
    return false;
}

/* `diff` takes flags that are none of its own for passes. */
static void note_passes(const Options *options)
{
    for (unsigned i = 0; i < options->pass_flag_count; i++) {
        const OptionText *meant = meant_by(options, options->pass_flags[i]);

        if (meant && meant->name[1])
            fprintf(stderr, "note: %s is taken as a pass; did you mean --%s?\n",
                    options->pass_flags[i], meant->name);
    }
}

/* "run, check and diff" of words that blanks separate. */
static void add_listed(Sb *sb, const char *words, const char *last)
{
    Str rest = str_of(words);

    for (bool first = true; rest.len; first = false) {
        Str word = str_word(&rest);

        sb_printf(sb, "%s%.*s", first ? "" : rest.len ? ", " : last, STR_ARG(word));
    }
}

/* Flags stand before or behind the command: what is whose is looked at when all are read. */
static bool check_flags(const Options *options)
{
    Sb flag = { 0 }, commands = { 0 };
    bool good = true;

    for (unsigned i = 0; good && i < OPTION_COUNT; i++) {
        const OptionText *text = &OPTIONS[i].text;

        if (!options->given[i] || option_is_for(text, options->command))
            continue;
        sb_printf(&flag, "%s%s", option_dashes(text), text->name);
        add_listed(&commands, text->commands, " and ");
        fprintf(stderr, "error: '%s' takes no %s: it is for %s (see %s %s --help)\n",
                options->command, flag.data, commands.data, offer_program(), options->command);
        good = false;
    }
    sb_free(&commands);
    sb_free(&flag);
    if (good && options->pass_flag_count && !is_diff(options))
        return unknown_flag(options, options->pass_flags[0]);
    note_passes(options);
    return good;
}

/* A flag that is wrong has been told before: a word behind it is no file too many. */
static bool check_files(const Options *options)
{
    bool takes_file = usage_find(str_of(options->command))->takes_file;

    if (options->file && makes_programs(options))
        return usage(options->command, "no file is taken, but by --mutate: ", options->file);
    if (options->file_count > 1 && !compares(options) && !is_command(options, "explain"))
        return usage(options->command,
                     takes_file ? "one file at a time, and not also "
                                : "one name at a time, and not also ",
                     options->files[1]);
    return true;
}

/* What `run` says to native code where none is made, and to the interpreter where that does not
 * run. */
static bool check_native(const Options *options)
{
    Sb flag = { 0 };
    bool good = true;

    for (unsigned i = 0; good && i < OPTION_COUNT && is_command(options, "run"); i++)
        if (options->given[i] && (options->via ? OPTIONS[i].interpreter : OPTIONS[i].native)) {
            sb_printf(&flag, "%s%s", option_dashes(&OPTIONS[i].text), OPTIONS[i].text.name);
            sb_add(&flag, options->via ? " is about the interpreter, which --via does not run"
                                       : " is about native code, which --via=llvm or --via=mlir "
                                         "runs");
            good = usage("run", flag.data, "");
        }
    sb_free(&flag);
    return good;
}

/* `both` and llvm,mlir are for check alone. */
static bool takes_upstream(const Options *options)
{
    return options->via && (strstr(options->via, "mlir") || strcmp(options->via, "both") == 0);
}

/* "1,2,4". */
static bool read_vscales(Options *options)
{
    const char *at = options->vscale ? options->vscale : "1";

    for (;; at++) {
        char *end;
        unsigned long long vscale = isdigit((unsigned char)*at) ? strtoull(at, &end, 10) : 0;

        if (!vscale || vscale > MOST_VSCALE || (*end && *end != ',')
            || options->vscale_count == OPTION_MOST_VSCALES)
            return usage(options->command, "--vscale takes a number from 1 to 1024, not ",
                         options->vscale);
        options->vscales[options->vscale_count++] = (unsigned)vscale;
        at = end;
        if (!*at)
            break;
    }
    return options->vscale_count == 1 || is_command(options, "run")
           || usage(options->command, "--vscale takes one number, not ", options->vscale);
}

static bool is_printed(const char *file)
{
    return file && strcmp(file, "-") == 0;
}

/* Standard output is for one form, and an object tells one run, in its own form. */
static bool check_forms(const Options *options)
{
    bool form = options->json || options->sarif;

    if (options->json + is_printed(options->sarif) + is_printed(options->junit) > 1)
        return usage(options->command, "standard output takes one form: --",
                     options->sarif ? "sarif=FILE writes a file" : "junit=FILE writes a file");
    if (is_command(options, "run") && form && options->vscale && strchr(options->vscale, ','))
        return usage("run", "--json and --sarif tell one run: --vscale takes one number then", "");
    if (is_command(options, "run") && options->json && options->entry_point_result)
        return usage("run", "--json has results in its own form, without --entry-point-result", "");
    return true;
}

/* Of those that can be listed. */
static bool check_listed(const Options *options, const Option *option)
{
    const char *values = option_values(&option->text, options->command);
    const void *place = (const char *)options + option->offset;
    Sb given = { 0 }, takes = { 0 };
    bool good;

    if (!values || (option->text.several && !says_other(&option->text, options->command)))
        return true;
    if (option->kind == OPTION_NUMBER)
        sb_printf(&given, "%llu", *(const unsigned long long *)place);
    else
        sb_add(&given, *(const char *const *)place);
    good = str_lists(values, sb_view(&given));
    if (!good) {
        sb_printf(&takes, "%s%s takes ", option_dashes(&option->text), option->text.name);
        add_listed(&takes, values, " or ");
        sb_add(&takes, ", not ");
        usage(options->command, takes.data, given.len ? given.data : "nothing");
    }
    sb_free(&takes);
    sb_free(&given);
    return good;
}

static bool check_values(const Options *options)
{
    const char *command = options->command;

    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && !check_listed(options, &OPTIONS[i]))
            return false;
    if (options->dump_object_file || options->object_filename)
        return usage(command, "nothing is compiled, so that there is no object file for ",
                     options->dump_object_file ? "--dump-object-file" : "--object-filename");
    if (makes_programs(options) && is_given(options, find_option(STR("count"))) && !options->count)
        return usage(command, "--count takes a number above 0", "");
    if (options->status && options->vscale && strchr(options->vscale, ','))
        return usage(command, "--status=program is of one run: --vscale takes one number then", "");
    if ((options->claims || options->claims_from)
        && (options->stats || (options->vscale && strchr(options->vscale, ','))))
        return usage(command, "claims are held in one run, which --stats does not count", "");
    if (options->legacy && options->lower_missing)
        return usage(command,
                     "--lower-missing hands the text to upstream's passes, which do not "
                     "read --legacy: print --legacy, and run what that gives",
                     "");
    if (options->pipeline && !takes_upstream(options)
        && !(is_command(options, "run") && !options->via))
        return usage(command, "--pipeline is that of upstream's passes, which --via=mlir runs", "");
    return check_forms(options) && check_native(options);
}

bool options_read(Options *options, int argc, char **argv)
{
    *options = (Options){ .max_memory = OPTION_NOT_GIVEN,
                          .max_steps = OPTION_NOT_GIVEN,
                          .max_depth = 250000,
                          .max_seconds = -1,
                          .elide_larger_than = OPTION_NOT_GIVEN,
                          .inputs = OPTION_NOT_GIVEN,
                          .stubs = OPTION_NOT_GIVEN,
                          .tick = OPTION_NOT_GIVEN,
                          .port = OPTION_NOT_GIVEN,
                          .native_seconds = 10,
                          .prove_seconds = 20,
                          .ulp = -1,
                          .pass_flags = must_alloc((size_t)argc * sizeof *argv),
                          .runner = offer_as_runner(),
                          .command = offer_as_runner() ? "runner" : NULL };
    for (int at = 1; at < argc; at++) {
        if (argv[at][0] == '-' && argv[at][1]) {
            if (!read_option(options, argc, argv, &at))
                return false;
        } else if (!options->command) {
            options->command = argv[at];
            options->runner = is_command(options, "runner");
        } else {
            take_file(options, argv, argv[at]);
        }
    }
    set_defaults(options);
    if (options->help || options->version || (argc == 1 && !options->command))
        return true;
    if (!options->command && options->pass_flag_count)
        return unknown_flag(options, options->pass_flags[0]);
    if (!options->command)
        return usage(NULL, "a command is missing", "");
    if (!usage_find(str_of(options->command)))
        return true; /* which is told when it is looked for */
    return check_flags(options) && check_files(options) && check_values(options)
           && read_vscales(options);
}

static void say_words(Sb *sb, const Option *option, const OptionWords *words)
{
    for (unsigned i = 0; i < words->count; i++) {
        sb_printf(sb, " --%s=", option->text.name);
        offer_word(sb, str_of(words->words[i]));
    }
}

static void say_option(Sb *sb, const Options *options, const Option *option)
{
    const void *place = (const char *)options + option->offset;

    if (option->kind == OPTION_WORDS) {
        say_words(sb, option, place);
        return;
    }
    sb_printf(sb, " %s%s", option_dashes(&option->text), option->text.name);
    switch (option->kind) {
    case OPTION_FLAG:
        sb_add(sb, *(const bool *)place ? "" : "=false");
        return;
    case OPTION_TEXT:
    case OPTION_FILE:
        sb_char(sb, '=');
        offer_word(sb, str_of(*(const char *const *)place));
        return;
    case OPTION_NUMBER:
        sb_printf(sb, "=%llu", *(const unsigned long long *)place);
        return;
    case OPTION_REAL:
        sb_printf(sb, "=%g", *(const double *)place);
        return;
    case OPTION_WORDS:
        return;
    }
}

void options_say(Sb *sb, const Options *options)
{
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTIONS[i].offset != offsetof(Options, entry)
            && OPTIONS[i].offset != offsetof(Options, args))
            say_option(sb, options, &OPTIONS[i]);
}

void options_free(Options *options)
{
    free(options->pass_flags);
    free(options->dialects.words);
    free(options->mutate.words);
    free(options->meanings.words);
}
