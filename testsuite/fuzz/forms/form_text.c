#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/module.h"

#include "core/ir/context.h"
#include "core/text/source.h"
#include "interp/native/pipeline.h"

/* What was printed is read. Whether it is the same is known to `verdict`, which asks upstream: some
 * things that verify are printed as what cannot be read, there as here. */
static void read_print(const Op *module, PrintOptions options)
{
    Context *context = form_context();
    Sb printed = { 0 };

    context->allow_unregistered = true;
    ir_print(&printed, module, options);
    form_module(context, sb_view(&printed));
    sb_free(&printed);
    context_free(context);
}

void form_text(Str text)
{
    Context *context = form_context();
    Op *module;

    context->allow_unregistered = true;
    module = form_module(context, text);
    if (module) {
        read_print(module, (PrintOptions){ 0 });
        read_print(module, (PrintOptions){ .generic = true });
        read_print(module, (PrintOptions){ .debug_info = true });
        read_print(module, (PrintOptions){ .local_scope = true });
    }
    context_free(context);
}

static bool accepts(Str element, void *state)
{
    (void)state;
    return element.len % 2;
}

void form_pipeline(Str text)
{
    Arena arena = { 0 };
    PassList passes = { 0 };
    Sb anchored = { 0 };

    pipeline_text(&anchored, text, accepts, NULL);
    pipeline_split(&passes, &arena, sb_view(&anchored));
    vec_free(&passes);
    sb_free(&anchored);
    arena_free(&arena);
}
