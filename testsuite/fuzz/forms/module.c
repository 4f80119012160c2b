#include "testsuite/fuzz/forms/module.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"

/* Messages are made, and shown to nobody. */
static void print_unseen(void *context, const Diag *diag)
{
    Sb text = { 0 };

    diag_print(context, &text, diag);
    sb_free(&text);
}

Context *form_context(void)
{
    Context *context = context_new();

    register_all_dialects(context);
    context->handler = print_unseen;
    context->handler_state = context;
    return context;
}

Op *form_module(Context *context, Str text)
{
    Op *module;

    if (!bytecode_is(text))
        diag_add_source(context, STR("-"), text, 0);
    module = program_parse(context, STR("-"), text, 0);
    return module && ir_verify(module) ? module : NULL;
}

bool form_write(Sb *bytes, const Op *module, unsigned version)
{
    return bytecode_write(bytes, module,
                          (BytecodeOptions){ .version = version, .producer = STR("fuzz") });
}
