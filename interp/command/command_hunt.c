/* `hunt`: random programs through passes. */
#include "interp/command/command.h"

#include "interp/command/mutants.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/oracle/hunt/hunt.h"
#include "interp/oracle/judge/perturb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEFAULT_SIZE = 8,
    ENOUGH_STEPS = 10000, /* another program tells more than another input of a slow one */
};

static bool usage(const char *what)
{
    output_error("error: %s (see %s hunt --help)\n", what, offer_program());
    return false;
}

/* "90", "90s", "10m", "2h". */
static bool read_duration(const char *text, double *seconds)
{
    char *end;

    *seconds = strtod(text, &end);
    if (end == text || *seconds <= 0)
        return false;
    if (*end && strchr("smh", *end) && !end[1])
        *seconds *= *end == 'h' ? 3600 : *end == 'm' ? 60 : 1;
    else if (*end)
        return false;
    return true;
}

static bool take_options(HuntOptions *hunt, const Options *options)
{
    *hunt = (HuntOptions){
        .diff = { .compare = { .inputs = options->inputs,
                               .seed = options->seed,
                               .only = UINT64_MAX,
                               .index_width = (unsigned)options->index_bitwidth,
                               .vscale = 1,
                               .max_steps = options->max_steps,
                               .enough_steps = ENOUGH_STEPS,
                               .max_seconds = options->max_seconds,
                               .max_memory = options->max_memory,
                               .max_depth = (unsigned)options->max_depth,
                               .ulp = INEXACT_BY_HALF },
                  .command = options->opt_cmd,
                  .endless_is_wrong = true,
                  .native_seconds = options->native_seconds,
                  .processor = options->mcpu,
                  .jobs = options->jobs ? (unsigned)options->jobs : command_processors(),
                  .context = options },
        .passes = options->passes,
        .generate = { .of = options->of,
                      .seed = options->seed,
                      .size = options->size ? (unsigned)options->size : DEFAULT_SIZE },
        .count = options->count,
        .folder = options->output ? options->output : "findings",
        .known = options->known,
        .json = options->json,
    };
    if (hunt->diff.jobs > HUNT_MOST_JOBS)
        return usage("a hunt has at most 256 processes");
    if (!options->passes == !options->opt_cmd)
        return usage("'hunt' takes either --passes or --opt-cmd");
    if (options->passes && !*options->passes)
        return usage("--passes is empty: it takes passes, or each, or random");
    if (options->duration && !read_duration(options->duration, &hunt->seconds))
        return usage("--for takes seconds, or minutes or hours as in 10m and 2h");
    if (!options->duration && !options->count)
        return usage("'hunt' needs an end: --for=10m, or --count=10000");
    return true;
}

int command_hunt(const Options *options)
{
    HuntOptions hunt;
    Mutants mutants;
    int status;

    if (!take_options(&hunt, options))
        return EXIT_USAGE;
    hunt.diff.passes = hunt.passes;
    status = mutants_read(&mutants, options, &hunt.generate) ? hunt_run(&hunt) : EXIT_USAGE;
    mutants_free(&mutants);
    return status;
}
