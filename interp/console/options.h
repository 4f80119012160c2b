/* Options: the command line, read as LLVM's tools read it: one dash or two, `=` or a space. */
#ifndef INTERP_CONSOLE_OPTIONS_H
#define INTERP_CONSOLE_OPTIONS_H

#include "core/base/str.h"

#define OPTION_NOT_GIVEN (~0ull)
enum { OPTION_MOST = 128, OPTION_MOST_VSCALES = 16 };

typedef struct OptionWords { /* of an option that may be given several times */
    const char **words;
    unsigned count;
} OptionWords;

typedef struct Options {
    const char *command;
    const char *file; /* or the operation of `explain`; "-": standard input; NULL if none */
    char **files;     /* all of them, `file` the first; the command line's own */
    unsigned file_count;
    const char *entry; /* NULL where none is given and the command has no entry of its own */
    const char *args, *argv, *input, *args_out, *npy_out, *entry_point_result, *shared_libs, *via,
        *mcpu, *pipeline, *passes, *lowering, *opt_cmd, *lower, *with, *html, *npy, *output,
        *source, *claims_from, *status, *drive, *vcd, *of, *duration, *known, *sarif, *junit,
        *color, *man, *homework, *completion, *march, *mattr, *matrix_default_layout,
        *object_filename, *emit_bytecode, *producer;
    /* Flags of `diff` that are none of these: passes, as mlir-opt takes them; the command line's
     * own. */
    char **pass_flags;
    unsigned pass_flag_count;
    OptionWords dialects; /* files of definitions, in their order */
    OptionWords mutate;   /* files of programs, or folders of them */
    OptionWords meanings; /* likewise, of what operations mean */
    bool split_input_file, allow_unregistered_dialect, legacy, verify_diagnostics, generic,
        local_scope, debug_info, upstream_dialects, leaks, claims, stats, strict_init,
        lower_missing, inside_meanings, solutions, print_llvm, json, annotations, reduce, prove,
        example, help, version, no_implicit_module, dump_object_file, enable_matrix,
        matrix_allow_contract, host_supports_jit, elide_resources, elide_from_bytecode,
        bytecode_summary;
    bool optimisation[4];    /* -O0 to -O3 */
    bool runner;             /* the command is, which stands in for mlir-runner */
    bool silent;             /* nothing is told on standard error: a library's */
    bool given[OPTION_MOST]; /* each option: does it stand on the command line? */
    const char *vscale;      /* as it stands there; read into: */
    unsigned vscales[OPTION_MOST_VSCALES], vscale_count;
    unsigned long long index_bitwidth, seed, max_steps, max_memory, max_depth, inputs, jobs,
        elide_larger_than, size, count;
    unsigned long long longest_resource, most_elements; /* OPTION_NOT_GIVEN: all are printed */
    unsigned long long stubs;                           /* OPTION_NOT_GIVEN: there are none */
    unsigned long long tick;                            /* likewise */
    unsigned long long from_tick;
    unsigned long long port; /* OPTION_NOT_GIVEN: standard input and output */
    double max_seconds, native_seconds, prove_seconds;
    double ulp; /* negative: not given */
} Options;

/* What is known of one option. */
typedef struct OptionText {
    const char *name;
    const char *commands; /* that take it, blank-separated; empty: all do, and none as well */
    const char *value;    /* what stands behind it, NULL where nothing does */
    const char *help;
    const char
        *values;  /* all that may stand behind it, where they can be listed, blank-separated */
    bool several; /* or some of them, with commas */
    /* What it says to some of the commands instead: texts without names, the last without commands;
     * what is left out is as it is here. */
    const struct OptionText *otherwise;
} OptionText;

/* False, with a message on standard error, when the command line cannot be understood.
 * `options_free` gives back what it holds. */
bool options_read(Options *options, int argc, char **argv);
void options_free(Options *options);
bool options_command_is(const Options *options, const char *name);
/* The flag as it is written: --args, -e, -O2. */
const char *option_dashes(const OptionText *option);
const char *option_help(const OptionText *option, const char *command);
/* With what stands behind it: --args 'ATTR, ...'. */
void option_write(Sb *sb, const OptionText *option, const char *command);
/* What stands behind it, and all that can, likewise; NULL: nothing does, or it cannot be listed. */
const char *option_value(const OptionText *option, const char *command);
const char *option_values(const OptionText *option, const char *command);
/* What it says to the command instead; NULL: nothing. */
const OptionText *option_otherwise(const OptionText *option, const char *command);
/* One after the other; NULL behind the last. */
const OptionText *option_text(unsigned index);
/* The flags that were given, but for the entry and its arguments, as words of a shell with a blank
 * in front of each. */
void options_say(Sb *sb, const Options *options);
bool option_is_for(const OptionText *option, const char *command);
/* It is for this command, and not for all. */
bool option_is_own(const OptionText *option, const char *command);

#endif
