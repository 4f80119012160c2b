/* Messages: what is reported of programs, kept for machines that are told when all is over: as
 * JSON, SARIF, annotations. There is one list, of this process. */
#ifndef INTERP_CONSOLE_MESSAGES_H
#define INTERP_CONSOLE_MESSAGES_H

#include "core/base/vec.h"
#include "core/ir/context.h"
#include "interp/console/options.h"

typedef struct Message {
    Severity severity;
    Str file;              /* empty: it stands nowhere */
    unsigned line, column; /* the column in bytes, as reports have it */
    uint64_t byte;         /* of a file that has no lines; 0: not known */
    unsigned character;    /* the column in characters, as programs that show the line have it */
    Str text;
    Str rule; /* what an error breaks: see messages_rule; of others empty */
    Str rule_text;
} Message;

typedef VEC(Message) Messages; /* notes behind what they belong to */

/* From here on they are kept where the options ask for a form that tells them. `messages_forget`
 * gives them back, and goes on keeping. */
void messages_open(const Options *options);
const Messages *messages_kept(void);
void messages_forget(void);
void messages_forget_last(void);
/* NULL: none is an error. */
const Message *messages_first_error(void);
/* Is it what the program does not do, or a limit of it, and not a mistake in what it was given? */
bool message_is_ours(const Message *error);
/* All that are kept, a line each, behind their places. */
void messages_text(Sb *sb);
/* Behind the notes of message `at`. */
size_t messages_next(const Messages *messages, size_t at);

/* Errors reported from here on are of this rule, "trap", "undefined-behaviour/arith.divui"; and
 * what is to be said of it, which may be empty. None: of what reading a program finds, "verifier",
 * "unsupported", "limit". */
void messages_rule(Str rule, Str text);
/* Errors that a context counts are none yet: it is new. */
void messages_begin(void);
/* True: it is to be shown on standard error as well. */
bool messages_take(Context *context, const Diag *diag);
/* "error: " and the text, of a file as a whole; to standard error as well. */
void messages_error(const char *file, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A member: the severity, the place, the text; without braces around. */
void messages_json(Sb *sb, const Message *message);
/* An object each of those kept, notes in what they belong to, a line each. */
void messages_json_lines(Sb *sb, const char *command);
/* The file as it is called from the folder that the program runs in, where it lies below it. */
Str messages_path(Str file);

#endif
