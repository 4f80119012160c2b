/* Definition: a text that defines dialects, or says what their operations and types mean. A form of
 * it is one function that adds what the text says to a context: see FORMS in definition.c. */
#ifndef INTERP_CONSOLE_DEFINITION_H
#define INTERP_CONSOLE_DEFINITION_H

#include "core/ir/context.h"
#include "core/tablegen/records.h"

/* The ends of names that FORMS has, for messages. */
#define DEFINITION_ENDINGS ".mlir, .irdl, .mlirbc or .json"

typedef struct Definition Definition;
/* `again`: to another context than the first, and so nothing is wrong with it. */
typedef bool AddDefinition(Context *context, Definition *definition, bool again);

struct Definition {
    Str name, text;     /* whoever made it keeps them as long as the contexts that it is added to */
    Records records;    /* of ODS; read once, for it may be long */
    AddDefinition *add; /* NULL: the text is of no form */
};

/* By the end of its name; bytecode is that whatever its name is, and what is `nameless`, as a pipe,
 * has none that says anything. */
Definition definition_of_dialects(Str name, Str text, bool nameless);
Definition definition_of_meanings(Str name, Str text);
bool definition_says_meanings(const Definition *definition);
/* Adds what it defines; false, reported, where it is wrong. */
bool definition_add(Definition *definition, Context *context);
/* The same of one that was added to a context before: nothing is told. */
void definition_add_again(Definition *definition, Context *context);
void definition_free(Definition *definition);

#endif
