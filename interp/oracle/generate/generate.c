#include "interp/oracle/generate/generate.h"

#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/oracle/generate/draft.h"
#include "interp/oracle/generate/mutate.h"
#include "interp/oracle/generate/program.h"
#include "interp/oracle/generate/tried.h"

enum { MOST_TRIES = 50, LARGE_PROGRAMS = 12 /* percent */ };

Context *quiet_context(void)
{
    Context *context = context_new();

    register_all_dialects(context);
    context->handler = NULL;
    context->brief_errors = true;
    return context;
}

bool generate_is_good(const GenerateOptions *options, Sb *why)
{
    Context *context = quiet_context();
    Palette palette;
    Str wrong;
    bool good = palette_make(&palette, context, options->of, &wrong);

    if (!good) {
        sb_printf(why, "'%.*s' in --of is no dialect with its weight (as in arith=3,scf)",
                  STR_ARG(wrong));
        wrong.len = str_find(wrong, '=');
        if (!context_dialect(context, wrong)) {
            sb_add(why, "; there are ");
            palette_list(why, context);
        }
    }
    palette_free(&palette);
    context_free(context);
    return good;
}

/* Some are written as what is no more than nearly them, or as nothing that can be read: custom
 * forms leave types away that upstream's verifier does not ask for. */
static bool is_good(Context *context, Str text)
{
    Op *module = source_parse(context, STR("generated"), text, 0);

    return module && ir_verify(module) && tried_is_defined(context, module);
}

/* Large programs are loops and memory before all. */
static bool may_be_large(const Palette *palette)
{
    return palette_weight(palette, "scf") || palette_weight(palette, "affine")
           || palette_weight(palette, "memref");
}

/* Nothing may come of a number at first: then its next try is asked. */
static void write_small(Sb *text, Context *context, const Palette *palette, Random random,
                        unsigned size)
{
    Op *module = draft_module(context, palette, random, size);

    if (module)
        ir_print(text, module, (PrintOptions){ 0 });
}

/* A row of programs is of the same few dialects: features that meet often, and, for who compiles
 * them, few contexts to make. */
static void narrow(Palette *palette, const GenerateOptions *options, uint64_t number)
{
    enum { IN_A_ROW = 32 };
    Random random = random_of(~options->seed, number / IN_A_ROW);

    palette_narrow(palette, &random);
}

static bool write(Sb *text, const GenerateOptions *options, uint64_t number, unsigned attempt)
{
    Context *context = quiet_context();
    Random random = random_of(options->seed, number * MOST_TRIES + attempt);
    ProgramCounts counts = { 0 };
    Palette palette;
    bool good;
    Str wrong;

    text->len = 0;
    if (palette_make(&palette, context, options->of, &wrong)) {
        narrow(&palette, options, number);
        if (random_below(&random, 100) < LARGE_PROGRAMS && may_be_large(&palette))
            program_write(text, random_word(&random) >> 1, &palette, &counts);
        else
            write_small(text, context, &palette, random, options->size);
    }
    good = text->len && is_good(context, sb_view(text));
    palette_free(&palette);
    context_free(context);
    return good;
}

void generate_program(Sb *text, const GenerateOptions *options, uint64_t number)
{
    if (options->from_count) {
        mutate_program(text, options, number);
        return;
    }
    for (unsigned attempt = 0; attempt < MOST_TRIES; attempt++)
        if (write(text, options, number, attempt))
            return;
    text->len = 0;
    sb_add(text, "module {\n}\n");
}
