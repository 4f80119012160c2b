#include "interp/oracle/diff/diff_located.h"

#include "core/ir/context.h"

struct Located {
    Diff *diff;
    Str compiled;
    Context *context;
    Witness *witness;
    Stages stages; /* of the passes, run once more */
    bool ran;
    Str program; /* the file that the program's operations are from */
};

static void ignore(void *state, const Diag *diag)
{
    (void)state;
    (void)diag;
}

/* The passes once more, which say where they have their operations from. */
static void run_passes(Located *located)
{
    const DiffOptions *options = &located->diff->options;
    Sb why = { 0 };

    located->witness = witness_new((WitnessOptions){ .index_width = options->compare.index_width,
                                                     .seconds = options->native_seconds,
                                                     .processor = options->processor,
                                                     .locations = true,
                                                     .program = options->program });
    located->ran = compiler_run(&(Compiler){ .witness = located->witness,
                                             .passes = options->passes,
                                             .seconds = options->native_seconds },
                                located->compiled, &located->stages, &why);
    sb_free(&why);
}

Located *located_new(Diff *diff, Str compiled)
{
    Located *located = must_alloc(sizeof *located);

    *located = (Located){ .diff = diff, .compiled = compiled };
    located->context = input_context(diff->options.context);
    located->context->handler = ignore;
    if (diff->options.passes)
        run_passes(located);
    return located;
}

void located_free(Located *located)
{
    stages_free(&located->stages);
    if (located->witness)
        witness_free(located->witness);
    context_free(located->context);
    free(located);
}

/* Does it say that the operation is from the program? To a command that is standard input. */
static bool is_from(const Op *op, const Located *located)
{
    const Attr *file = loc_find_file(op_loc(op));

    return file && op_loc(op) != op_place(op)
           && (str_eq(file->file.file, located->program)
               || (located->compiled.len
                   && (str_is(file->file.file, "-") || str_is(file->file.file, "<stdin>"))));
}

static bool has_locations(const Op *op, const Located *located)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (is_from(inner, located) || has_locations(inner, located))
                    return true;
    return false;
}

static Str text_behind(const Located *located, size_t steps)
{
    if (!steps)
        return located->compiled;
    if (!located->ran || steps > located->stages.stages.len)
        return (Str){ 0 };
    return located->stages.stages.data[steps - 1].text;
}

static const Op *read_text(Located *located, Str text)
{
    return text.len ? diff_read_left(located->diff, located->context, STR("-"), text) : NULL;
}

/* What a command was given is "-" to it; another file names the program's. */
void located_add(Located *located, Columns *columns, const Op *module, size_t steps)
{
    const Op *same = module;
    const Attr *file = steps ? NULL : loc_find_file(op_place(module));

    if (file)
        located->program = file->file.file;
    if (located->diff->options.passes)
        same = read_text(located, text_behind(located, steps));
    else if (steps)
        same = has_locations(module, located) ? module : NULL;
    else if (located->compiled.len)
        same = read_text(located, located->compiled);
    columns_add(columns, module, same);
}
