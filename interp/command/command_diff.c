/* `diff`: files and folders, held against what passes make of them. */
#include "interp/program/npy_write.h"
#include "interp/program/attend.h"
#include "interp/command/command.h"
#include "interp/command/lowering.h"
#include "interp/oracle/diff/diff.h"
#include "interp/oracle/judge/perturb.h"
#include "interp/console/junit.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool usage(const char *what)
{
    output_error("error: %s (see %s diff --help)\n", what, offer_program());
    return false;
}

unsigned command_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count > 0 ? (unsigned)count : 1;
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\n")] == '\0';
}

enum { MOST_TICKS = 1 << 12 }; /* each has arguments of its own */

static void count_file(void *state, const char *path)
{
    (void)path;
    ++*(unsigned *)state;
}

static bool takes_several(const Options *options)
{
    unsigned count = 0;

    for (unsigned i = 0; i < options->file_count; i++)
        input_files(options->files[i], count_file, &count);
    return count > 1;
}

static bool take_options(DiffOptions *diff, const Options *options, const char *passes)
{
    *diff = (DiffOptions){
        .compare = { .entry = options->entry,
                     .args = options->args,
                     .stubs = options->stubs == OPTION_NOT_GIVEN ? 0 : options->stubs,
                     .inputs = options->inputs,
                     .seed = options->seed,
                     .ticks = options->tick == OPTION_NOT_GIVEN ? 0 : (unsigned)options->tick,
                     .only = UINT64_MAX,
                     .index_width = (unsigned)options->index_bitwidth,
                     .vscale = options->vscales[0],
                     .max_steps = options->max_steps,
                     .max_seconds = options->max_seconds,
                     .max_memory = options->max_memory,
                     .max_depth = (unsigned)options->max_depth,
                     .strict_init = options->strict_init,
                     .prove = options->prove,
                     .prove_seconds = options->prove_seconds,
                     .ulp = options->ulp < 0 ? INEXACT_BY_HALF : options->ulp },
        .passes = passes,
        .command = options->opt_cmd,
        .with = options->with,
        .native_seconds = options->native_seconds,
        .processor = options->mcpu,
        .args_out = options->args_out,
        .reduce = options->reduce,
        .json = options->json,
        .annotations = options->annotations,
        .quiet = output_is_standard(options->junit) || output_is_standard(options->html),
        .html = options->html,
        .output = options->output,
        .jobs = options->jobs ? (unsigned)options->jobs : command_processors(),
        .context = options,
    };
    if (!passes + !options->opt_cmd + !options->with != 2
        || (options->passes && options->pass_flag_count))
        return usage(
            "'diff' takes one of passes (--passes, --lowering, or their own flags), --opt-cmd and "
            "--with");
    if (options->passes && is_blank(options->passes))
        return usage("--passes is empty: it takes a pipeline, or passes and commas between them");
    if (options->tick != OPTION_NOT_GIVEN && (!options->tick || options->tick > MOST_TICKS))
        return usage("--tick is a number from 1 to 4096");
    if (options->prove && (options->args || options->inputs))
        return usage("--prove is about every input: --args and --inputs choose some");
    if (output_is_standard(options->output))
        return usage("-o takes the name of a file: standard output is for the report");
    if (options->output && !options->reduce)
        return usage("-o is the file of a reduced module: it needs --reduce");
    if (options->output && takes_several(options))
        return usage("-o is one file, and several are compared: each has one of its own name here");
    if (options->with && options->reduce)
        return usage("--reduce needs passes or --opt-cmd, to run again on smaller programs");
    return input_files_are_there((const char *const *)options->files, options->file_count);
}

/* A pipeline that cannot be read is said once, not for each file. */
static bool passes_can_be_read(const DiffOptions *options)
{
    Diff diff;
    Stages stages = { 0 };
    Sb why = { 0 };
    bool good;

    if (!options->passes)
        return true;
    diff_start(&diff, options);
    good = compiler_passes(&(Compiler){ .witness = diff_native(&diff),
                                        .passes = options->passes,
                                        .seconds = options->native_seconds },
                           &stages, &why);
    if (!good)
        output_error("error: %s\n", why.data);
    stages_free(&stages);
    sb_free(&why);
    diff_end(&diff);
    return good;
}

typedef struct Found {
    Arena arena;
    Files files;
} Found;

static void see_file(void *state, const char *path)
{
    Found *found = state;

    vec_push(&found->files, str_dup(&found->arena, str_of(path)));
}

static int diff_all(const DiffOptions *diff, const Options *options)
{
    Summary *summary = summary_new(diff);
    Found found = { 0 };

    attend_interrupts();
    for (unsigned i = 0; i < options->file_count; i++)
        input_files(options->files[i], see_file, &found);
    diff_files(diff, &found.files, summary);
    vec_free(&found.files);
    arena_free(&found.arena);
    return summary_end(summary);
}

int command_diff(const Options *options)
{
    Sb passes = { 0 };
    DiffOptions diff;
    int status = EXIT_USAGE;
    bool good = true;

    if (options->lowering
        && (options->passes || options->pass_flag_count || options->file_count != 1)) {
        usage("--lowering stands alone, without other passes, and for one file");
        return EXIT_USAGE;
    }
    if (options->lowering
        && !lowering_passes(options->lowering, options->file, (unsigned)options->index_bitwidth,
                            &passes)) {
        sb_free(&passes);
        return EXIT_USAGE;
    }
    if (options->passes)
        sb_add(&passes, options->passes);
    for (unsigned i = 0; i < options->pass_flag_count && good; i++)
        good = lowering_add_flag(&passes, str_of(options->pass_flags[i]));
    if (good && take_options(&diff, options, passes.data) && native_flags_are_good(options)
        && passes_can_be_read(&diff)
        && (!options->args_out || npy_make_folder(options->args_out))) {
        if (options->junit)
            diff.junit = junit_new(options->junit, "mlir-interp diff");
        status = diff_all(&diff, options);
        if (diff.junit && !junit_end(diff.junit))
            status = EXIT_USAGE;
    }
    sb_free(&passes);
    return status;
}
