/* The manual: operations, dialects, ideas and decisions, found by name, and its pages: for a
 * terminal, as a folder of linked HTML, or as JSON for machines. */
#ifndef INTERP_TOOLS_MANUAL_MANUAL_H
#define INTERP_TOOLS_MANUAL_MANUAL_H

#include "core/ir/context.h"
#include "interp/tools/manual/decision.h"
#include "interp/tools/manual/idea.h"
#include "interp/console/usage.h"

typedef struct Manual {
    Context *context; /* that knows all dialects */
    Decisions decisions;
} Manual;

void manual_open(Manual *manual);
void manual_close(Manual *manual);

/* What a name stands for; all NULL where it stands for nothing, else one is set. */
typedef struct Topic {
    const OpDef *operation;
    const DialectDef *dialect;
    const Usage *command;
    const Idea *idea;
    const Decision *decision;
} Topic;

Topic manual_topic(const Manual *manual, Str name);
bool topic_is_known(Topic topic);

/* Names that `name` may have been meant to be, the nearest first; at most `most`. */
unsigned manual_near(const Manual *manual, Str name, unsigned most, const char **near);
/* What upstream has and we lack by that name, at most `most`: a dialect or operation, where
 * `whole`; else operations, of any dialect, with that mnemonic. */
unsigned manual_lacking(const Manual *manual, Str name, bool whole, unsigned most, Arena *arena,
                        Str *found);

/* The topic's page, or the page that lists everything, for a terminal of 80 columns. */
void manual_print(const Manual *manual, Topic topic, bool colour, Sb *out);
/* Of a lesson, with answers and solution. */
void manual_print_solved(const Manual *manual, Topic topic, bool colour, Sb *out);
void manual_print_contents(const Manual *manual, bool colour, Sb *out);

/* Objects, one a line: the topic, or everything there is to know. */
void manual_json(const Manual *manual, Topic topic, Sb *out);
void manual_json_all(const Manual *manual, Sb *out);

/* Writes all pages into the folder, which is made where it is missing. False, with a message on
 * standard error, where that cannot be. */
bool manual_write_site(const Manual *manual, const char *folder);

/* The program of a topic; NULL where it has none. */
const char *topic_example(Topic topic, Arena *arena);

#endif
