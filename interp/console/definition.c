#include "interp/console/definition.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/diag.h"
#include "core/text/source.h"
#include "dialects/irdl/load.h"
#include "dialects/meaning/meaning.h"
#include "dialects/ods/load.h"

#include <string.h>

static bool add_irdl(Context *context, Definition *definition, bool again)
{
    (void)again;
    return irdl_load(context, definition->name, definition->text);
}

static bool add_ods(Context *context, Definition *definition, bool again)
{
    return (definition->records.root
            || ods_read(context, definition->name, definition->text, &definition->records))
           && ods_load(context, definition->name, &definition->records, again);
}

/* Its functions are told by their lines, whenever something happens in them. */
static bool add_meanings(Context *context, Definition *definition, bool again)
{
    Op *module;

    (void)again;
    diag_add_source(context, definition->name, definition->text, 0);
    module = program_parse(context, definition->name, definition->text, 0);
    if (!module || !ir_verify(module))
        return false;
    return meanings_are_said(module)
           || loc_error(op_loc(module), "no meaning is said here: there is no 'meaning.op' and no "
                                        "'meaning.type'");
}

/* The forms that definitions of dialects have, by the ends of their files' names. */
static const struct {
    const char *ending;
    AddDefinition *add;
} FORMS[] = {
    { ".mlir", add_irdl },
    { ".irdl", add_irdl },
    { ".mlirbc", add_irdl },
    { ".json", add_ods },
};

static bool is_named_without_end(Str name)
{
    size_t start = name.len;

    while (start && name.data[start - 1] != '/')
        start--;
    return !memchr(name.data + start, '.', name.len - start);
}

Definition definition_of_dialects(Str name, Str text, bool nameless)
{
    Definition definition = { .name = name, .text = text };

    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS && !definition.add; i++)
        if (str_ends(name, FORMS[i].ending))
            definition.add = FORMS[i].add;
    if (definition.add)
        return definition;
    if (nameless || bytecode_is(text))
        definition.add = add_irdl;
    else if (is_named_without_end(name))
        definition.add = str_starts(text, "{\"") ? add_ods : add_irdl;
    return definition;
}

Definition definition_of_meanings(Str name, Str text)
{
    return (Definition){ .name = name, .text = text, .add = add_meanings };
}

bool definition_says_meanings(const Definition *definition)
{
    return definition->add == add_meanings;
}

bool definition_add(Definition *definition, Context *context)
{
    return definition->add(context, definition, false);
}

void definition_add_again(Definition *definition, Context *context)
{
    DiagHandler handler = context->handler;

    context->handler = NULL;
    definition->add(context, definition, true);
    context->handler = handler;
}

void definition_free(Definition *definition)
{
    records_free(&definition->records);
}
