/* Wire: messages of the Debug Adapter Protocol, as they come and go: a header, a blank line, and
 * as many bytes of JSON as the header says.
 *
 * A message that is no JSON is told and left out. Behind a header that is none nothing can be told
 * apart any more, and nothing is read: so an HTTP request, which a page in a browser may send to a
 * port of this machine, is no client either.
 */
#ifndef INTERP_TOOLS_DAP_WIRE_H
#define INTERP_TOOLS_DAP_WIRE_H

#include "core/base/str.h"
#include "core/base/vec.h"

#include <jansson.h>

typedef struct Wire {
    int in, out;
    Sb received;
    VEC(json_t *) waiting; /* messages that were read and not taken */
    bool gone;             /* the client is, or ... */
    bool broken;           /* ... it cannot be understood any more */
    Sb wrong;              /* what was not understood, lines; the reader empties it */
    uint64_t sent;         /* messages */
} Wire;

void wire_open(Wire *wire, int in, int out);
void wire_free(Wire *wire);
/* Reads what there is, which may be waited for. False: nothing comes any more. */
bool wire_read(Wire *wire);
/* The next that was read, the caller's; NULL: none waits. */
json_t *wire_take(Wire *wire);
/* The message, which is taken, gets a number. */
void wire_send(Wire *wire, json_t *message);

/* Bytes as JSON can hold them: what is no UTF-8 becomes U+FFFD. */
json_t *text_json(Str text);

#endif
