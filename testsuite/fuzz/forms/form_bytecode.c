#include "testsuite/fuzz/forms/damage.h"
#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/module.h"
#include "testsuite/fuzz/forms/rearrange.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "core/text/source.h"

#include <stdlib.h>
#include <string.h>

enum { DAMAGED = 6, REARRANGED = 4, MOST_LONGER = 64 };

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

/* Places in files for which more numbers were given than say them: bytecode has these alone, and
 * several become one, as upstream's do. */
static bool has_ranges(const Context *context)
{
    const uint64_t file = (uint64_t)KEY_ATTR << 32 | ATTR_LOC_FILE;

    for (size_t i = 0; i < context->uniqued.len; i++) {
        const MapEntry *entry = &context->uniqued.entries[i];
        uint64_t first;

        memcpy(&first, entry->key.data, sizeof first);
        if (first == file && ((const Attr *)entry->value)->file.count != 2)
            return true;
    }
    return false;
}

/* The module that it reads as is written to `again`. */
static bool write_again(Context *context, Str bytes, Sb *again)
{
    const Op *read = bytecode_parse(context, STR("-"), bytes);

    return read && form_write(again, read, BYTECODE_NEWEST);
}

/* What was written is read, and written again as it was. */
static void read_written(const Op *module)
{
    Context *context = form_context(), *later = form_context();
    Sb first = { 0 }, second = { 0 }, third = { 0 };

    context->allow_unregistered = later->allow_unregistered = true;
    if (form_write(&first, module, BYTECODE_NEWEST)) {
        if (!write_again(context, sb_view(&first), &second)) {
            if (text_is_read(module))
                abort();
        } else if (!str_eq(sb_view(&first), sb_view(&second))) {
            if (!has_ranges(op_context(module)) || !write_again(later, sb_view(&second), &third)
                || !str_eq(sb_view(&second), sb_view(&third)))
                abort();
        }
    }
    context_free(context);
    context_free(later);
    sb_free(&first);
    sb_free(&second);
    sb_free(&third);
}

static void read_bytes(Str bytes)
{
    Context *context = form_context();
    Op *module;
    Sb text = { 0 };

    context->allow_unregistered = true;
    bytecode_summary(&text, context, STR("-"), bytes);
    text.len = 0;
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
    if (module && form_write(&made, module, (unsigned)(str_hash(bytes) % (BYTECODE_NEWEST + 1)))) {
        read_written(module);
        read_bytes(sb_view(&made));
        read_damaged(sb_view(&made));
        rearrange_again(sb_view(&made), REARRANGED, read_bytes);
    }
    sb_free(&made);
    context_free(context);
}
