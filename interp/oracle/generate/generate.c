#include "interp/oracle/generate/generate.h"

#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/oracle/generate/draft.h"

enum { MOST_TRIES = 50 };

static Context *quiet_context(void)
{
    Context *context = context_new();

    register_all_dialects(context);
    context->handler = NULL;
    return context;
}

bool generate_is_good(const GenerateOptions *options, Str *wrong)
{
    Context *context = quiet_context();
    Palette palette;
    bool good = palette_make(&palette, context, options->of, wrong);

    palette_free(&palette);
    context_free(context);
    return good;
}

/* Nothing may come of a number at first: then its next try is asked. */
static bool draft(Sb *text, const GenerateOptions *options, uint64_t number, unsigned attempt)
{
    Context *context = quiet_context();
    Random random = random_of(options->seed, number * MOST_TRIES + attempt);
    Palette palette;
    Str wrong;
    Op *module = palette_make(&palette, context, options->of, &wrong)
                     ? draft_module(context, &palette, random, options->size)
                     : NULL;

    if (module)
        ir_print(text, module, (PrintOptions){ 0 });
    palette_free(&palette);
    context_free(context);
    return module != NULL;
}

void generate_program(Sb *text, const GenerateOptions *options, uint64_t number)
{
    for (unsigned attempt = 0; attempt < MOST_TRIES; attempt++)
        if (draft(text, options, number, attempt))
            return;
    sb_add(text, "module {\n}\n");
}
