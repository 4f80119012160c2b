/* What options there are, and what each says. */
#include "interp/console/option.h"

#include <stddef.h>
#include <string.h>

/* What a row says otherwise to some commands; what is left out is as the row has it. */
#define OTHERWISE(...) ((const OptionText[]){ __VA_ARGS__, { 0 } })

/* Commands to which dialects can be defined. */
#define DEFINED "run runner check diff verify print step trace explain ops"

const Option OPTION_ROWS[] = {
    { { "entry", "run runner check diff step trace", "FUNCTION",
        "the function to run (default: main); of a nested module: inner::f",
        .otherwise =
            OTHERWISE({ .commands = "check diff",
                        .help = "the function to compare (default: all that are not private)" }) },
      OPTION_TEXT,
      offsetof(Options, entry) },
    { { "e", "run runner check diff step trace", "FUNCTION", "the same as --entry" },
      OPTION_TEXT,
      offsetof(Options, entry) },
    { { "args", "run runner check diff step trace", "'ATTR, ...'",
        "the entry's arguments, as MLIR attributes: 3, 1.5, dense<[1, 2]> (a memref: what it "
        "holds), @a.npy (what the file holds; @\"a b.npy\"), %arg0 (the same memory); of a circuit "
        "at each tick: 'true, 3; false, 4'",
        .otherwise = OTHERWISE(
            { .commands = "check diff",
              .help = "the one input to compare on, as MLIR attributes (default: made up)" }) },
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
        .otherwise = OTHERWISE(
            { .commands = "diff",
              .help = "compare circuits (hw.module) for N ticks of their clocks (default: 16)" }) },
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
      offsetof(Options, drive),
      .reads = true },
    { { "vcd", "run", "FILE",
        "write the values of a circuit, tick by tick, as a value change dump, which shows as "
        "waves" },
      OPTION_TEXT,
      offsetof(Options, vcd),
      .writes = true },
    { { "stdin", "run step trace", "FILE",
        "what the program reads from standard input (default: it is empty)" },
      OPTION_TEXT,
      offsetof(Options, input),
      .reads = true },
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
      .reads = true,
      .interpreter = true },
    { { "source", "run step trace verify print", "FOLDER",
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
      offsetof(Options, args_out),
      .writes = true },
    { { "npy-out", "run", "FOLDER",
        "write results to FOLDER/result0.npy, ..., memrefs handed in to FOLDER/arg0.npy, ...; "
        "elements without a value are 0 there, and true in FOLDER/result0.mask.npy" },
      OPTION_TEXT,
      offsetof(Options, npy_out),
      .writes = true,
      .interpreter = true },
    { { "elide-larger-than", "run step trace", "N",
        "of values of more than N elements (default: 1000; 0: of none) print only some, and how "
        "many there are, the least and the greatest" },
      OPTION_NUMBER,
      offsetof(Options, elide_larger_than) },
    { { "entry-point-result", "run runner", "TYPE",
        "print the result as mlir-runner does: void, i32, i64, f32 or f64",
        .values = "void i32 i64 f32 f64",
        .otherwise = OTHERWISE({ .commands = "runner",
                                 .help = "the type of the result that is printed: void, i32, i64, "
                                         "f32 (default) or f64" }) },
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
        .otherwise = OTHERWISE({ .commands = "diff step trace",
                                 .help = "how many times their size scalable vectors have, from 1 "
                                         "to 1024 (default: 1)" }) },
      OPTION_TEXT,
      offsetof(Options, vscale),
      .interpreter = true },
    { { "seed", "generate hunt run runner check diff step trace", "N",
        "what the language leaves open is decided by N; 0 (default): the first alternative",
        .otherwise = OTHERWISE(
            { .commands = "generate hunt",
              .help = "which programs are made: of a seed they are always the same (default: 0)" },
            { .commands = "check diff", .help = "what inputs are made of (default: 0)" }) },
      OPTION_NUMBER,
      offsetof(Options, seed),
      .interpreter = true },
    { { "max-steps", "run runner check diff step trace", "N",
        "operations executed at the most; 0 (default): unlimited",
        .otherwise = OTHERWISE({ .commands = "check diff",
                                 .help = "operations executed at the most on one input (default: "
                                         "10000000); 0: unlimited" }) },
      OPTION_NUMBER,
      offsetof(Options, max_steps),
      .interpreter = true },
    { { "max-memory", "run runner check diff step trace", "BYTES",
        "bytes held at once at the most: allocations, and beyond 16 MiB what running takes "
        "(default: "
        "8 GiB); 0: unlimited",
        .otherwise = OTHERWISE({ .commands = "check diff",
                                 .help = "bytes held at once at the most, on one input (default: "
                                         "256 MiB); 0: unlimited" }) },
      OPTION_NUMBER,
      offsetof(Options, max_memory) },
    { { "max-depth", "run runner check diff step trace", "N",
        "calls within calls at the most (default: 250000); 0: as many as memory allows" },
      OPTION_NUMBER,
      offsetof(Options, max_depth),
      .interpreter = true },
    { { "max-seconds", "run runner check diff trace verify print", "S",
        "seconds it may take; 0 (default): unlimited",
        .otherwise = OTHERWISE(
            { .commands = "check diff",
              .help =
                  "seconds the interpreter may take for one input (default: 10); 0: unlimited" }) },
      OPTION_REAL,
      offsetof(Options, max_seconds),
      .interpreter = true },
    { { "stubs", "run diff step trace", "N",
        "let functions that have no body print their arguments, and return values that N decides "
        "(without it a call of one ends the run)",
        .otherwise = OTHERWISE({ .commands = "diff",
                                 .help = "decides what functions without a body return (default: "
                                         "0); they print their arguments" }) },
      OPTION_NUMBER,
      offsetof(Options, stubs),
      .interpreter = true },
    { { "port", "dap", "N",
        "wait for a client at port N of 127.0.0.1, 0 any that is free, which is told on standard "
        "error (default: standard input and output are the client's)" },
      OPTION_NUMBER,
      offsetof(Options, port) },
    { { "html", "check diff trace explain", "PATH", "the page to write",
        .otherwise =
            OTHERWISE({ .commands = "check",
                        .help = "write a page to PATH, '-': to standard output: what each function "
                                "came to, with the values of both sides and its text" },
                      { .commands = "diff",
                        .help = "write a page to PATH, '-': to standard output: the program behind "
                                "each pass, a column each, and what every operation gave" },
                      { .commands = "explain",
                        .value = "FOLDER",
                        .help = "the folder that the whole manual goes to, as linked pages" }) },
      OPTION_TEXT,
      offsetof(Options, html),
      .writes = true,
      .streams = true },
    { { "npy", "trace", "FOLDER", "where to write each value of a shape for numpy" },
      OPTION_TEXT,
      offsetof(Options, npy),
      .writes = true },
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
      .reads = true,
      .repeats = true },
    { { "inside-meanings", "run step trace", NULL,
        "show the operations that your own mean, too, as they run",
        .otherwise =
            OTHERWISE({ .commands = "run",
                        .help = "let --stats count the operations that your own mean, too" }) },
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
        "define dialects: what irdl.dialect says in a file (.mlir, .irdl, .mlirbc), or ODS as "
        "llvm-tblgen --dump-json writes it (.json); may be repeated" },
      OPTION_WORDS,
      offsetof(Options, dialects),
      .reads = true,
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
    { { "emit-bytecode", "print", "[=VERSION]",
        "write MLIR bytecode instead of text: of the newest version, or of that one (0 to 6)",
        .values = "0 1 2 3 4 5 6" },
      OPTION_TEXT,
      offsetof(Options, emit_bytecode),
      .alone = "6" },
    { { "emit-bytecode-version", "print", "VERSION", "the same as --emit-bytecode=VERSION",
        .values = "0 1 2 3 4 5 6" },
      OPTION_TEXT,
      offsetof(Options, emit_bytecode) },
    { { "emit-bytecode-producer", "print", "NAME",
        "who wrote it, as the bytecode says (default: this program and its version)" },
      OPTION_TEXT,
      offsetof(Options, producer) },
    { { "bytecode-summary", "print", NULL,
        "what the bytecode says of itself: version, producer, sections, dialects, resources" },
      OPTION_FLAG,
      offsetof(Options, bytecode_summary) },
    { { "elide-resource-data", "print", NULL,
        "leave out resources; of bytecode those of tools and the values of all others" },
      OPTION_FLAG,
      offsetof(Options, elide_resources) },
    { { "mlir-elide-resource-strings-if-larger", "print", "N",
        "leave out of the text resources whose values take more than N characters there" },
      OPTION_NUMBER,
      offsetof(Options, longest_resource) },
    { { "mlir-elide-elementsattrs-if-larger", "print", "N",
        "print dense_resource<__elided__> for constants of more than N elements, not all the "
        "same" },
      OPTION_NUMBER,
      offsetof(Options, most_elements) },
    { { "elide-resource-data-from-bytecode", "print", NULL,
        "the same as --elide-resource-data, of bytecode alone" },
      OPTION_FLAG,
      offsetof(Options, elide_from_bytecode) },
    { { "inputs", "check diff hunt", "N", "how many inputs a function is given (default: 4096)",
        .otherwise = OTHERWISE(
            { .commands = "hunt", .help = "how many inputs a function is given (default: 32)" },
            { .commands = "diff",
              .help = "how many inputs a function is given (default: up to 1000, fewer where that "
                      "takes long)" }) },
      OPTION_NUMBER,
      offsetof(Options, inputs) },
    { { "via", "run check", "WAYS",
        "the way to machine code: llvm, our lowering (default); mlir, upstream's; or both",
        .values = "llvm mlir both", .several = true,
        .otherwise = OTHERWISE({ .commands = "run",
                                 .help = "run native code, and interpret nothing: llvm, our "
                                         "lowering to it, or mlir, upstream's; "
                                         "flags of the interpreter are then refused",
                                 .values = "llvm mlir" }) },
      OPTION_TEXT,
      offsetof(Options, via) },
    { { "print-llvm", "run", NULL,
        "print the LLVM module that --via makes of the function and what it needs, before it is "
        "optimised, and run nothing" },
      OPTION_FLAG,
      offsetof(Options, print_llvm),
      .native = true },
    { { "O0", "run check runner", NULL,
        "native code at level 0; several levels are several witnesses",
        .otherwise = OTHERWISE(
            { .commands = "runner", .help = "accepted; nothing is compiled" },
            { .commands = "run", .help = "native code, which --via asks for, at level 0" }) },
      OPTION_FLAG,
      offsetof(Options, optimisation[0]),
      true },
    { { "O1", "run check runner", NULL, "the same, at level 1",
        .otherwise = OTHERWISE({ .commands = "runner", .help = "likewise" }) },
      OPTION_FLAG,
      offsetof(Options, optimisation[1]),
      true },
    { { "O2", "run check runner", NULL, "the same, at level 2 (default)",
        .otherwise = OTHERWISE({ .commands = "runner", .help = "likewise" }) },
      OPTION_FLAG,
      offsetof(Options, optimisation[2]),
      true },
    { { "O3", "run check runner", NULL, "the same, at level 3",
        .otherwise = OTHERWISE({ .commands = "runner", .help = "likewise" }) },
      OPTION_FLAG,
      offsetof(Options, optimisation[3]),
      true },
    { { "mcpu", "run check diff hunt", "NAME",
        "the processor that native code is compiled for (default: x86-64-v3, wherever it runs; "
        "native: the host's); features behind it: NAME,+fma4,-avx",
        .otherwise = OTHERWISE(
            { .commands = "run",
              .help =
                  "the processor that native code, which --via asks for, is compiled for (default: "
                  "x86-64-v3)" }) },
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
        .otherwise = OTHERWISE({ .commands = "diff",
                                 .help = "how many numbers off an inexact operation may be; 0: "
                                         "none (default: half the digits, for "
                                         "those without an exact result)" }) },
      OPTION_REAL,
      offsetof(Options, ulp) },
    { { "native-seconds", "run check diff hunt", "S",
        "seconds that native code may take for a batch of inputs (default: 10); 0: unlimited",
        .otherwise = OTHERWISE(
            { .commands = "hunt",
              .help = "seconds that a pass, or --opt-cmd, may take; one that takes longer is told "
                      "as endless "
                      "(default: 10); 0: unlimited" },
            { .commands = "diff",
              .help =
                  "seconds that a pass, or --opt-cmd, may take (default: 10); 0: unlimited" }) },
      OPTION_REAL,
      offsetof(Options, native_seconds),
      true },
    { { "passes", "diff hunt", "PIPELINE",
        "the passes to judge: 'builtin.module(cse,...)', or cse,...; or mlir-opt's own flags",
        .otherwise = OTHERWISE({ .commands = "hunt",
                                 .help = "the passes to judge: 'builtin.module(cse,...)', or "
                                         "cse,...; each: every pass of the "
                                         "installed library in turn; random: some of those that "
                                         "take such programs, in any order" }) },
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
      offsetof(Options, with),
      .reads = true },
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
    { { "o", "diff hunt print", "FILE",
        "where --reduce writes it (default: NAME.reduced.mlir in this folder)",
        .otherwise = OTHERWISE({ .commands = "print",
                                 .help = "the file that it is printed to (default: standard "
                                         "output)" },
                               { .commands = "hunt",
                                 .value = "FOLDER",
                                 .help = "the folder that findings go to (default: findings)" }) },
      OPTION_TEXT,
      offsetof(Options, output),
      .writes = true,
      .streams = true },
    { { "jobs", "diff hunt", "N",
        "processes at the most; 0 (default): as many as there are processors" },
      OPTION_NUMBER,
      offsetof(Options, jobs) },
    { { "of", "generate hunt", "DIALECT[=WEIGHT],...",
        "the dialects that programs are made of, and how often (default: those of MLIR's own)" },
      OPTION_TEXT,
      offsetof(Options, of) },
    { { "mutate", "generate hunt", "FILE",
        "programs of FILE (of all .mlir and .mlirbc files where it is a folder), each "
        "changed a little, instead of new ones; may be given again" },
      OPTION_WORDS,
      offsetof(Options, mutate),
      .reads = true,
      .repeats = true },
    { { "count", "generate hunt", "N", "how many programs (default: 1)",
        .otherwise = OTHERWISE(
            { .commands = "hunt",
              .help = "how many programs (default: as many as there is time for, see --for)" }) },
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
        "what stands at the top of the file is to be one operation, a module" },
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
    { { "enable-matrix", "runner", NULL, "accepted; operations on matrices run in any case" },
      OPTION_FLAG,
      offsetof(Options, enable_matrix) },
    { { "matrix-allow-contract", "runner", NULL, "accepted; nothing is contracted" },
      OPTION_FLAG,
      offsetof(Options, matrix_allow_contract) },
    { { "matrix-default-layout", "runner", "LAYOUT",
        "how matrices lie in vectors: column-major (default) or row-major",
        .values = "column-major row-major" },
      OPTION_TEXT,
      offsetof(Options, matrix_default_layout) },
    { { "dump-object-file", "runner", NULL, "refused: there is no object file" },
      OPTION_FLAG,
      offsetof(Options, dump_object_file) },
    { { "object-filename", "runner", "FILE", "refused, likewise" },
      OPTION_TEXT,
      offsetof(Options, object_filename) },
    { { "man", "help", "FOLDER", "write the manual pages of man to FOLDER: mlir-interp.1, ..." },
      OPTION_TEXT,
      offsetof(Options, man),
      .writes = true },
    { { "completion", "help", "SHELL",
        "print what completes command lines in a shell: bash, zsh or fish",
        .values = "bash zsh fish" },
      OPTION_TEXT,
      offsetof(Options, completion) },
    { { "check", "course", "FOLDER",
        "mark the answers in FOLDER, and in a folder of it for each student: 06.txt with lines "
        "`1: poison`, and the exercise's program, 06.mlir" },
      OPTION_TEXT,
      offsetof(Options, homework) },
    { { "solutions", "course", NULL, "show the answers, and a solution of the exercise" },
      OPTION_FLAG,
      offsetof(Options, solutions) },
    { { "json", "run verify check diff generate hunt trace explain ops course", NULL,
        "print objects, one a line (see explain machine-readable)" },
      OPTION_FLAG,
      offsetof(Options, json),
      .interpreter = true },
    { { "sarif", "run verify", "[=FILE]",
        "write what is reported as SARIF 2.1.0 to FILE; without one to standard output, and what "
        "the program prints to standard error" },
      OPTION_FILE,
      offsetof(Options, sarif),
      .writes = true,
      .streams = true },
    { { "junit", "check diff", "[=FILE]",
        "write what each function (check), or each pass and part (diff), came to as JUnit's XML "
        "to FILE; without one to standard output, and nothing else there" },
      OPTION_FILE,
      offsetof(Options, junit),
      .writes = true,
      .streams = true },
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

const unsigned OPTION_COUNT = sizeof OPTION_ROWS / sizeof *OPTION_ROWS;
_Static_assert(sizeof OPTION_ROWS / sizeof *OPTION_ROWS <= OPTION_MOST,
               "Options has room for them");

const OptionText *option_text(unsigned index)
{
    return index < OPTION_COUNT ? &OPTION_ROWS[index].text : NULL;
}

const char *option_dashes(const OptionText *option)
{
    return option->name[1] && option->name[0] != 'O' ? "--" : "-";
}

const OptionText *option_otherwise(const OptionText *option, const char *command)
{
    const OptionText *said = option->otherwise;

    while (command && said && said->commands && !str_lists(said->commands, str_of(command)))
        said++;
    return command && said && said->commands ? said : NULL;
}

const char *option_value(const OptionText *option, const char *command)
{
    const OptionText *said = option_otherwise(option, command);

    return said && said->value ? said->value : option->value;
}

const char *option_values(const OptionText *option, const char *command)
{
    const OptionText *said = option_otherwise(option, command);

    return said && said->values ? said->values : option->values;
}

const char *option_help(const OptionText *option, const char *command)
{
    const OptionText *said = option_otherwise(option, command);

    return said ? said->help : option->help;
}

void option_write(Sb *sb, const OptionText *option, const char *command)
{
    const char *value = option_value(option, command);

    sb_printf(sb, "%s%s", option_dashes(option), option->name);
    if (value)
        sb_printf(sb, "%s%s", *value == '[' ? "" : " ", value);
}

bool option_is_for(const OptionText *option, const char *command)
{
    return !option->commands[0] || str_lists(option->commands, str_of(command));
}

bool option_is_own(const OptionText *option, const char *command)
{
    return option->commands[0] && option_is_for(option, command);
}

const Option *option_named(Str name)
{
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (str_is(name, OPTION_ROWS[i].text.name))
            return &OPTION_ROWS[i];
    return NULL;
}
