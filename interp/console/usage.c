#include "interp/console/usage.h"

static const Usage COMMANDS[] = {
    { .name = "run",
      .takes = "FILE [flags]",
      .takes_file = true,
      .aliases = "execute start interpret",
      .summary = "execute a function and print its results",
      .doc = "Executes the entry function with the arguments given and prints what it\n"
             "returns, and what its memref arguments hold, as MLIR attributes. Undefined\n"
             "behaviour, traps, limits and what is not supported end the run, each with an\n"
             "exit status of its own and a report of where and why.\n"
             "\n"
             "Where the program has operations of a dialect that is not executed here yet,\n"
             "`--lower-missing` sends it through passes of upstream's that put others in\n"
             "their place, those of `tosa`, and says so. Locations stay: reports and `step`\n"
             "speak of the lines of the file.\n",
      .example = "run testsuite/examples/dot.mlir -e dot "
                 "--args='dense<[1.0, 2.0, 3.0, 4.0]>, dense<0.5>'" },
    { .name = "runner",
      .takes = "[FILE] [flags]",
      .takes_file = true,
      .aliases = "mlir-runner mlir-cpu-runner lit drop-in",
      .summary = "run, as mlir-runner does: a stand-in for it in tests",
      .doc = "Reads the flags of mlir-runner, prints what it prints, and ends as it ends;\n"
             "`mlir-interp-runner` is the same. Flags about machine code that nobody makes are\n"
             "refused by name. The program may stand on any level; without FILE it is read from\n"
             "standard input.\n"
             "\n"
             "The status is 0 whatever the entry returns, and 1 where the program, a flag or\n"
             "the type of the entry is wrong. What the program hands to `exit` is handed on,\n"
             "and a trap ends this program by SIGABRT. Ends that mlir-runner does not know have\n"
             "the statuses they have with `run`: undefined behaviour, 4.\n",
      .example = "runner testsuite/examples/gcd.mlir --entry-point-result=i32" },
    { .name = "check",
      .takes = "FILE... [flags]",
      .takes_file = true,
      .aliases = "native compile jit test fuzz miscompile",
      .summary = "run functions here and as native code on many inputs, and compare",
      .doc = "Interprets the functions of files, and of the .mlir and .mlirbc files in\n"
             "folders, on made-up inputs, runs them as native code on the same, and compares.\n"
             "Of each input it is known then whether native code gave the same, something\n"
             "else that the language allows, or something different; the status is 1 where\n"
             "anything was different.\n",
      .example = "check testsuite/examples/average.mlir -O0 -O2" },
    { .name = "diff",
      .takes = "FILE... (--passes=PIPELINE | --opt-cmd=COMMAND | --with=FILE)",
      .takes_file = true,
      .aliases = "pass passes opt optimisation optimization transformation reduce "
                 "bisect translation-validation",
      .summary = "run a program before and after passes on many inputs, and compare",
      .doc = "Does what passes make of a program still mean what it meant? Every pass is\n"
             "judged on its own: the first that breaks the program is named, with an input\n"
             "that shows it, what the pass changed, and commands to see it. Flags that are\n"
             "none of diff's are passes, as mlir-opt takes them. `--reduce` looks for a small\n"
             "program that shows the same. The status is 1 where a pass breaks something.\n",
      .example = "diff testsuite/examples/negated.mlir --passes=canonicalize" },
    { .name = "generate",
      .takes = "[flags]",
      .aliases = "random fuzz fuzzer fuzzing smith csmith",
      .summary = "print random programs",
      .doc = "Programs that verify, for whatever is to be tried on many: numbered, so that a\n"
             "seed's are always the same, and one behind the other between lines `// -----`.\n"
             "`--of` says which dialects they are made of. `--mutate=FILE` takes the programs\n"
             "of a file, or of a folder's files, and changes each a little: a constant, an\n"
             "attribute, a type, an operand, a condition, the order of operations; one twice\n"
             "or gone, in a loop, or in a function of its own; a size that is not known.\n",
      .example = "generate --of=arith,scf --seed=3" },
    { .name = "hunt",
      .takes = "(--passes=PIPELINE | --opt-cmd=COMMAND) (--for=TIME | --count=N) [flags]",
      .aliases = "miscompilation miscompilations bugs alive",
      .summary = "look for miscompilations with random programs",
      .doc = "Random programs (see `generate`), sent through passes and compared as `diff`\n"
             "does, by as many processes as there are processors. What goes wrong is made\n"
             "small and kept, a folder a finding: the program, the report, facts, a text to\n"
             "post. A pass that takes longer than `--native-seconds` is a finding too.\n"
             "`--passes=each` takes every pass of the installed library in turn, `random` some\n"
             "of those that take such programs, in any order; FOLDER/passes.json says of each\n"
             "how many it was given, changed and refused. `--mutate=FILE` takes programs of\n"
             "yours, changed. `--known=FOLDER` counts what is known, and does not tell it.\n"
             "Another hunt in the same folder goes on where this one stopped. The status is 1\n"
             "where something was found.\n",
      .example = "hunt --of=arith --passes=canonicalize --for=1m" },
    { .name = "step",
      .takes = "FILE [flags]",
      .takes_file = true,
      .aliases = "debug debugger debugging gdb breakpoint breakpoints watchpoint watch stepping "
                 "single-step backwards reverse",
      .summary = "execute one operation at a time, forwards and backwards",
      .doc = "A debugger with gdb's commands: `step`, `next`, `finish`, `continue`, `break`,\n"
             "`watch`, `print`, `backtrace`, and backwards `reverse-step`, `reverse-next`,\n"
             "`reverse-continue`. Type `help` in it. Commands come from a terminal or a pipe.\n"
             "\n"
             "`step` goes into an operation that means others: one of `linalg` at each point of\n"
             "its loops, with the elements that are read and written there. `next` goes over it.\n",
      .example = "step testsuite/examples/gcd.mlir" },
    { .name = "dap",
      .takes = "[flags]",
      .aliases = "editor ide vscode vim neovim emacs debug-adapter adapter",
      .summary = "the debugger, for editors: the Debug Adapter Protocol",
      .doc =
          "Speaks the Debug Adapter Protocol on standard input and output, or with one\n"
          "client at a port of this machine: breakpoints, steps in both directions, values,\n"
          "memory, reports. What is to run an editor says in its launch: \"program\", \"entry\",\n"
          "\"args\", \"flags\". `explain debugging-in-an-editor` has settings of editors.\n",
      .example = "dap --port=4711" },
    { .name = "trace",
      .takes = "FILE (--html=PAGE | --json | --npy=FOLDER)",
      .takes_file = true,
      .aliases = "page visualise visualize animation record history numpy",
      .summary = "the whole run as a page (--html), as JSON (--json), its values for numpy (--npy)",
      .doc = "Runs the entry and keeps every step. The page plays the run in a browser: code,\n"
             "values, control flow, memory and loops, with a slider; `PAGE#step=40` opens it\n"
             "at that moment. It goes into operations of `linalg`: their loops are played, too.\n"
             "A click, or Enter, on a value or a cell tells where it came from; beside a report\n"
             "stands why this is undefined, with links to the manual where that lies in the\n"
             "folder of the page or in `manual` there (`explain --html`).\n"
             "\n"
             "`--npy` writes each vector, tensor and memref to FOLDER/NUMBER-NAME.KIND.npy:\n"
             "the step that gave it, in eight digits, its name, and one of vector, tensor and\n"
             "memref; what the run returns has `end` for the number. Elements without a value\n"
             "(poison, or never written) are zero, and true in NUMBER-NAME.KIND.mask.npy.\n",
      .example = "trace testsuite/examples/gcd.mlir --html gcd.html" },
    { .name = "verify",
      .takes = "FILE ... [flags]",
      .takes_file = true,
      .aliases = "verifier parse parser syntax-error invalid malformed validate",
      .summary = "parse and verify",
      .doc = "Reports what is malformed or invalid, in mlir-opt's words, and prints nothing\n"
             "else. The status is 3 where something is wrong; of several files it is the\n"
             "worst.\n",
      .example = "verify testsuite/examples/gcd.mlir" },
    { .name = "print",
      .takes = "FILE [flags]",
      .takes_file = true,
      .aliases = "printer format pretty generic",
      .summary = "parse, verify and print",
      .doc = "Prints the program as mlir-opt prints it; `--generic` in the form that all\n"
             "operations have, `--emit-bytecode -o FILE` as bytecode (`explain bytecode`).\n",
      .example = "print testsuite/examples/gcd.mlir --generic" },
    { .name = "explain",
      .takes = "[NAME] [flags]",
      .aliases = "manual man documentation docs search",
      .summary = "the manual: of an operation (arith.addi), a dialect, an idea (poison)",
      .doc = "NAME is an operation, a dialect, a command, an idea or a decision; without one,\n"
             "what there is. Other words are searched for in all pages. `--html FOLDER` writes\n"
             "all of it as linked pages.\n",
      .example = "explain arith.addi" },
    { .name = "course",
      .takes = "[LESSON...] [flags]",
      .aliases = "lesson lessons learn tutorial teach teacher homework exercise exercises quiz",
      .summary = "twenty lessons with questions, whose answers a run gives; marks homework",
      .doc = "Without a number, which lessons there are; with numbers those, each a text, a\n"
             "program, questions and an exercise. On a terminal it asks the questions, as\n"
             "often as it takes, says what the run says, and counts what was right; `?` is\n"
             "help there, `!` the answer. `explain course-06` is the sixth lesson as well; in\n"
             "the pages of `explain --html` answers stand in the source, for who looks there.\n"
             "\n"
             "Nothing that is asked has an answer in the lesson: behind each question stands a\n"
             "run, and what that gives is right. Capitals, blanks, and how a number is written\n"
             "make no difference: 6, +6, 06, 6.0 and 0x6 are one, and -0 is 0 but where floats\n"
             "are asked for. Types may be left away; of choices the letter is enough. How a\n"
             "run ends is told in a word: fine, undefined, trap, limit.\n"
             "\n"
             "`--check FOLDER` marks answers: those in it, which the table calls `.`, and in a\n"
             "folder of it for each student. 06.txt has a line for each question of lesson 6,\n"
             "`1: poison`, or a comment behind `#`; 06.mlir is the exercise's program. It is\n"
             "tried with many calls, and has to give what the solution gives, or what may\n"
             "stand for it. What operations it uses is its own affair, but for what the\n"
             "exercise says: an operation that is to be used counts only where it makes a\n"
             "difference what it gives, which is tried by making that poison.\n"
             "\n"
             "Numbers say which lessons are asked for; without, all twenty. The status is 1\n"
             "where something is wrong or missing. Nothing is read but regular files in that\n"
             "folder, hidden ones aside, and what else is there is told on standard error; no\n"
             "program runs for more than 1,000,000 operations in a call.\n",
      .example = "course 6 --solutions" },
    { .name = "ops",
      .takes = "[DIALECT] [flags]",
      .aliases = "list supported coverage signature signatures",
      .summary = "every operation, and what is done with it",
      .doc = "A table: how each operation is read, whether it is executed, whether it has a\n"
             "native lowering. With `--json` the signatures of operations, types and\n"
             "attributes in ODS's words, an object a line: operands, attributes, results,\n"
             "regions, successors, rules, traits, the assembly format.\n",
      .example = "ops arith" },
    { .name = "help",
      .takes = "[COMMAND] [flags]",
      .aliases = "usage completion completions",
      .summary = "this help, or that of a command",
      .doc = "Shows what the program, or one of its commands, takes. `--man` writes the same as\n"
             "pages for man, and `--completion` as what a shell completes command lines with:\n"
             "`eval \"$(mlir-interp help --completion=bash)\"`.\n",
      .example = "help run" },
};

enum { COMMAND_COUNT = sizeof COMMANDS / sizeof *COMMANDS };

const Usage *usage_at(unsigned index)
{
    return index < COMMAND_COUNT ? &COMMANDS[index] : NULL;
}

const Usage *usage_find(Str name)
{
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        if (str_is(name, COMMANDS[i].name))
            return &COMMANDS[i];
    return NULL;
}

const Usage *usage_asked(Str word)
{
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        if (str_lists(COMMANDS[i].aliases, word))
            return &COMMANDS[i];
    return NULL;
}
