#include "interp/console/definitions.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/diag.h"
#include "dialects/irdl/load.h"
#include "dialects/meaning/meaning.h"
#include "dialects/ods/load.h"
#include "dialects/registry.h"
#include "interp/console/input.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/console/upstream.h"

#include <stdio.h>
#include <string.h>

/* A file of definitions, kept for the contexts to come. */
typedef struct Definition Definition;
typedef bool AddDefinition(Context *context, Definition *definition, bool quiet);

struct Definition {
    Input input;
    Records records; /* of ODS; read once, for it may be long */
    AddDefinition *add;
};

static VEC(Definition) definitions;
static bool knows_upstream, reads_legacy;
static bool lacks_upstream; /* as was noted */

static bool add_irdl(Context *context, Definition *definition, bool quiet)
{
    DiagHandler handler = context->handler;
    bool good;

    if (quiet)
        context->handler = NULL;
    good = irdl_load(context, definition->input.name, definition->input.text);
    context->handler = handler;
    return good;
}

static bool add_ods(Context *context, Definition *definition, bool quiet)
{
    const Input *input = &definition->input;
    DiagHandler handler = context->handler;
    bool good;

    if (quiet)
        context->handler = NULL;
    good = (definition->records.root
            || ods_read(context, input->name, input->text, &definition->records))
           && ods_load(context, input->name, &definition->records, quiet);
    context->handler = handler;
    return good;
}

/* Its functions are told by their lines, whenever something happens in them. */
static bool add_meanings(Context *context, Definition *definition, bool quiet)
{
    const Input *input = &definition->input;
    DiagHandler handler = context->handler;
    Op *module;
    bool good;

    if (quiet)
        context->handler = NULL;
    diag_add_source(context, input->name, input->text, 0);
    module = program_parse(context, input->name, input->text, 0);
    good = module && ir_verify(module);
    if (good && !meanings_are_said(module))
        good = loc_error(op_loc(module), "no meaning is said here: there is no 'meaning.op' and no "
                                         "'meaning.type'");
    context->handler = handler;
    return good;
}

/* The forms that definitions have, by the ends of their files' names. */
static const struct {
    const char *ending;
    AddDefinition *add;
} FORMS[] = {
    { ".mlir", add_irdl },
    { ".irdl", add_irdl },
    { ".mlirbc", add_irdl },
    { ".json", add_ods },
};

static bool is_named_without_end(const char *name)
{
    const char *folder = strrchr(name, '/');

    return !strchr(folder ? folder : name, '.');
}

/* Bytecode is that whatever its name is, and a pipe has no name that says anything. */
static AddDefinition *form_of(const char *name, const Input *input)
{
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++)
        if (str_ends(str_of(name), FORMS[i].ending))
            return FORMS[i].add;
    if (input->made || bytecode_is(input->text))
        return add_irdl;
    if (!is_named_without_end(name))
        return NULL;
    return str_starts(input->text, "{\"") ? add_ods : add_irdl;
}

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
    output_error(
        "error: '%s' defines no dialect: the name of a file of definitions ends in .mlir, .irdl, "
        ".mlirbc or .json\n",
        name);
    return EXIT_USAGE;
}

/* What could not be read may be what another flag takes. */
static void note_other_flag(const Definition *definition)
{
    bool means = definition->add == add_meanings;
    bool other = means ? str_contains(definition->input.text, "irdl.dialect")
                             || str_ends(definition->input.name, ".json")
                       : str_contains(definition->input.text, "meaning.op")
                             || str_contains(definition->input.text, "meaning.type");

    if (other)
        output_error("note: '%.*s' is for %s\n", STR_ARG(definition->input.name),
                     means ? "--dialect: it defines operations and types"
                           : "--meaning: it says what operations and types mean");
}

static int open_file(Context *context, const Options *options, const char *name, bool means)
{
    Definition definition = { 0 };
    bool good;

    if (!input_read_text(&definition.input, name, options))
        return EXIT_USAGE;
    definition.add = means ? add_meanings : form_of(name, &definition.input);
    if (!definition.add || str_ends(str_of(name), ".td")) {
        input_free(&definition.input);
        return refuse(name);
    }
    vec_push(&definitions, definition);
    good = definition.add(context, &definitions.data[definitions.len - 1], false);
    if (!good)
        note_other_flag(&definitions.data[definitions.len - 1]);
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
    return definitions.len > 0;
}

void definitions_say(Sb *sb)
{
    for (size_t i = 0; i < definitions.len; i++) {
        sb_add(sb, definitions.data[i].add == add_meanings ? " --meaning=" : " --dialect=");
        offer_word(sb, definitions.data[i].input.name);
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
    for (size_t i = 0; i < definitions.len; i++) {
        input_free(&definitions.data[i].input);
        records_free(&definitions.data[i].records);
    }
    vec_free(&definitions);
    upstream_close();
}

void definitions_register(Context *context)
{
    register_all_dialects(context);
    upstream_register(context); /* meanings may be of their operations */
    for (size_t i = 0; i < definitions.len; i++)
        definitions.data[i].add(context, &definitions.data[i], true);
}
