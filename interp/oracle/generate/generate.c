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

/* Some are written as what is no more than nearly them, or as nothing that can be read: custom forms
 * leave types away that upstream's verifier does not ask for. */
static bool is_readable(Context *context, Str text)
{
    Op *module = source_parse(context, STR("generated"), text, 0);

    return module && ir_verify(module);
}

/* Nothing may come of a number at first: then its next try is asked. */
static bool draft(Sb *text, const GenerateOptions *options, uint64_t number, unsigned attempt)
{
    Context *context = quiet_context();
    Random random = random_of(options->seed, number * MOST_TRIES + attempt);
    Palette palette;
    bool good = false;
    Str wrong;
    Op *module = palette_make(&palette, context, options->of, &wrong)
                     ? draft_module(context, &palette, random, options->size)
                     : NULL;

    if (module) {
        ir_print(text, module, (PrintOptions){ 0 });
        good = is_readable(context, sb_view(text));
        text->len = good ? text->len : 0;
    }
    palette_free(&palette);
    context_free(context);
    return good;
}

void generate_program(Sb *text, const GenerateOptions *options, uint64_t number)
{
    for (unsigned attempt = 0; attempt < MOST_TRIES; attempt++)
        if (draft(text, options, number, attempt))
            return;
    sb_add(text, "module {\n}\n");
}
