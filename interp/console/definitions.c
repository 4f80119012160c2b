#include "interp/console/definitions.h"

#include "dialects/registry.h"
#include "interp/console/definition.h"
#include "interp/console/input.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/console/upstream.h"

#include <stdio.h>
#include <string.h>

/* A file of definitions, kept for the contexts to come. */
typedef struct DefinitionFile {
    Input input;
    Definition definition;
} DefinitionFile;

static VEC(DefinitionFile) files;
static bool knows_upstream, reads_legacy;
static bool lacks_upstream; /* as was noted */

static int refuse(const char *name)
{
    if (str_ends(str_of(name), ".td")) {
        output_error(
            "error: '%s' is for TableGen, which makes definitions of it that are read here: "
            "llvm-tblgen-22 --dump-json -I \"$(llvm-config-22 --includedir)\" ",
            name);
        output_error("%s > definitions.json\n", name);
        return EXIT_USAGE;
    }
    output_error("error: '%s' defines no dialect: the name of a file of definitions ends "
                 "in " DEFINITION_ENDINGS "\n",
                 name);
    return EXIT_USAGE;
}

/* What could not be read may be what another flag takes. */
static void note_other_flag(const Definition *definition)
{
    bool means = definition_says_meanings(definition);
    bool other = means ? str_contains(definition->text, "irdl.dialect")
                             || str_ends(definition->name, ".json")
                       : str_contains(definition->text, "meaning.op")
                             || str_contains(definition->text, "meaning.type");

    if (other)
        output_error("note: '%.*s' is for %s\n", STR_ARG(definition->name),
                     means ? "--dialect: it defines operations and types"
                           : "--meaning: it says what operations and types mean");
}

static int open_file(Context *context, const Options *options, const char *name, bool means)
{
    DefinitionFile file = { 0 };
    const Input *input = &file.input;
    bool good;

    if (!input_read_text(&file.input, name, options))
        return EXIT_USAGE;
    file.definition = means ? definition_of_meanings(input->name, input->text)
                            : definition_of_dialects(input->name, input->text, input->made);
    if (!file.definition.add || str_ends(str_of(name), ".td")) {
        input_free(&file.input);
        return refuse(name);
    }
    vec_push(&files, file);
    good = definition_add(&files.data[files.len - 1].definition, context);
    if (!good)
        note_other_flag(&files.data[files.len - 1].definition);
    return input_status(context, good);
}

int definitions_open(const Options *options)
{
    Context *context;
    int status = EXIT_FINE;

    knows_upstream = options->upstream_dialects;
    reads_legacy = options->legacy;
    if (knows_upstream && !upstream_open(str_lists("explain ops", str_of(options->command))))
        return EXIT_USAGE;
    if (!options->dialects.count && !options->meanings.count)
        return EXIT_FINE;
    context = input_context(options);
    for (unsigned i = 0; i < options->dialects.count && status == EXIT_FINE; i++)
        status = open_file(context, options, options->dialects.words[i], false);
    for (unsigned i = 0; i < options->meanings.count && status == EXIT_FINE; i++)
        status = open_file(context, options, options->meanings.words[i], true);
    context_free(context);
    return status;
}

bool definitions_are_there(void)
{
    return files.len > 0;
}

void definitions_say(Sb *sb)
{
    for (size_t i = 0; i < files.len; i++) {
        const Definition *definition = &files.data[i].definition;

        sb_add(sb, definition_says_meanings(definition) ? " --meaning=" : " --dialect=");
        offer_word(sb, definition->name);
    }
    sb_add(sb, knows_upstream ? " --upstream-dialects" : "");
    sb_add(sb, reads_legacy ? " --legacy" : "");
}

void definitions_note_lacking(Context *context)
{
    Str dialect = { context->lacking_op.data, str_find(context->lacking_op, '.') };

    lacks_upstream |= !knows_upstream && context_lacks(context, dialect);
}

void definitions_offer_upstream(void)
{
    if (lacks_upstream)
        output_error("note: --upstream-dialects reads it, as upstream defines it; what it does "
                     "a file of --meaning can say then (%s explain meanings)\n",
                     offer_program());
}

void definitions_close(void)
{
    for (size_t i = 0; i < files.len; i++) {
        input_free(&files.data[i].input);
        definition_free(&files.data[i].definition);
    }
    vec_free(&files);
    upstream_close();
}

void definitions_register(Context *context)
{
    register_all_dialects(context);
    upstream_register(context); /* meanings may be of their operations */
    for (size_t i = 0; i < files.len; i++)
        definition_add_again(&files.data[i].definition, context);
}
