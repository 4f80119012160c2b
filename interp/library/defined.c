#include "interp/library/library.h"

typedef struct Adding {
    MlirInterpModule *module; /* whose context tries it */
    Definition *definition;
    bool good;
} Adding;

static void add(void *argument)
{
    Adding *adding = argument;

    adding->good = definition_add(adding->definition, adding->module->context);
}

/* That it is of no form, or wrong, is said. */
static bool is_good(MlirInterpSession *session, Definition *definition)
{
    Adding adding = { module_new(session, definition->name.data), definition, false };

    if (!adding.module)
        return false;
    if (definition->add)
        stack_run(add, &adding);
    else
        saying_error(session,
                     "'%s' defines no dialect: the name of definitions ends in " DEFINITION_ENDINGS,
                     definition->name.data);
    saying_end(session, adding.good ? MLIR_INTERP_FINE : MLIR_INTERP_INVALID, NULL);
    mlir_interp_module_free(adding.module);
    return adding.good;
}

static bool keep(MlirInterpSession *session, Definition definition)
{
    bool good = is_good(session, &definition);

    if (good)
        vec_push(&session->definitions, definition);
    else
        definition_free(&definition);
    return good;
}

bool mlir_interp_add_dialects(MlirInterpSession *session, const char *name, const char *text,
                              size_t length)
{
    Str kept = str_dup(&session->defined, (Str){ text, length });

    return keep(session,
                definition_of_dialects(str_dup(&session->defined, str_of(name)), kept, false));
}

bool mlir_interp_add_meanings(MlirInterpSession *session, const char *name, const char *text,
                              size_t length)
{
    Str kept = str_dup(&session->defined, (Str){ text, length });

    return keep(session, definition_of_meanings(str_dup(&session->defined, str_of(name)), kept));
}
