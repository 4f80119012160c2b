#include "testsuite/fuzz/forms/damage.h"
#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/module.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "core/text/source.h"

#include <stdlib.h>

enum { DAMAGED = 6, MOST_LONGER = 64 };

static bool write_version(Sb *bytes, const Op *module, unsigned version)
{
    return bytecode_write(bytes, module,
                          (BytecodeOptions){ .version = version, .producer = STR("fuzz") });
}

/* Some things that verify have a text that cannot be read, there as here; bytecode has some of
 * those texts in it. */
static bool text_is_read(const Op *module)
{
    Context *context = form_context();
    Sb text = { 0 };
    bool good;

    context->allow_unregistered = true;
    ir_print(&text, module, (PrintOptions){ .generic = true });
    good = form_module(context, sb_view(&text)) != NULL;
    sb_free(&text);
    context_free(context);
    return good;
}

/* What was written is read, and written again as it was. */
static void read_written(const Op *module)
{
    Context *context = form_context();
    Sb first = { 0 }, second = { 0 };
    Op *read;

    context->allow_unregistered = true;
    if (!write_version(&first, module, BYTECODE_NEWEST)) {
        context_free(context);
        return;
    }
    read = bytecode_parse(context, STR("-"), sb_view(&first));
    if (read ? !write_version(&second, read, BYTECODE_NEWEST)
                   || !str_eq(sb_view(&first), sb_view(&second))
             : text_is_read(module))
        abort();
    context_free(context);
    sb_free(&first);
    sb_free(&second);
}

static void read_bytes(Str bytes)
{
    Context *context = form_context();
    Op *module;
    Sb text = { 0 };

    context->allow_unregistered = true;
    module = bytecode_parse(context, STR("-"), bytes);
    if (module && ir_verify(module)) {
        ir_print(&text, module, (PrintOptions){ .debug_info = true });
        read_written(module);
    }
    sb_free(&text);
    context_free(context);
}

/* The same damage to the same bytes, every time, in one of their sections or anywhere; each ends
 * where its memory does. */
static void read_damaged(Str bytes)
{
    Random random = { str_hash(bytes) };

    for (unsigned i = 0; i < DAMAGED; i++) {
        size_t room = bytes.len + MOST_LONGER, size;
        uint8_t *copy = must_alloc(room);
        char *whole;

        memcpy(copy, bytes.data, bytes.len);
        size = damage(copy, bytes.len, room, &random);
        whole = must_alloc(size);
        memcpy(whole, copy, size);
        read_bytes((Str){ whole, size });
        free(whole);
        free(copy);
    }
}

/* Bytecode; or a text, of which bytecode is made, whole and damaged. */
void form_bytecode(Str bytes)
{
    Context *context;
    Op *module;
    Sb made = { 0 };

    if (bytecode_is(bytes)) {
        read_bytes(bytes);
        return;
    }
    context = form_context();
    context->allow_unregistered = true;
    module = form_module(context, bytes);
    if (module
        && write_version(&made, module, (unsigned)(str_hash(bytes) % (BYTECODE_NEWEST + 1)))) {
        read_written(module);
        read_bytes(sb_view(&made));
        read_damaged(sb_view(&made));
    }
    sb_free(&made);
    context_free(context);
}
