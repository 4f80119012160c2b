#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/module.h"

#include "core/context.h"
#include "core/source.h"
#include "interp/native/pipeline.h"

#include <stdio.h>
#include <stdlib.h>

/* What was printed reads as the same. */
static void check_print(const Op *module, PrintOptions options)
{
    PrintOptions generic = { .generic = true };
    Context *context = form_context();
    Sb printed = { 0 }, expected = { 0 }, got = { 0 };
    Op *again;

    ir_print(&printed, module, options);
    ir_print(&expected, module, generic);
    context->allow_unregistered = true;
    again = form_module(context, sb_view(&printed));
    if (again)
        ir_print(&got, again, generic);
    if (!again || !str_eq(sb_view(&expected), sb_view(&got))) {
        fprintf(stderr, "printed as\n%s\nwhich %s\n%s\nwhere\n%s\nwas\n", printed.data,
                again ? "reads as" : "is refused", again ? got.data : "", expected.data);
        abort();
    }
    sb_free(&printed);
    sb_free(&expected);
    sb_free(&got);
    context_free(context);
}

void form_text(Str text)
{
    Context *context = form_context();
    Op *module;

    context->allow_unregistered = true;
    module = form_module(context, text);
    if (module) {
        check_print(module, (PrintOptions){ 0 });
        check_print(module, (PrintOptions){ .generic = true });
        check_print(module, (PrintOptions){ .debug_info = true });
        check_print(module, (PrintOptions){ .local_scope = true });
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
