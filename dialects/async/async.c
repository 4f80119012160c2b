/* async: work that runs beside what follows it. Bodies and groups stand in tasks.c, functions in
 * functions.c, what these are lowered to in runtime.c and coroutines.c.
 */
#include "dialects/async/async.h"

static const OpDef *const TABLES[] = { ASYNC_FUNCTIONS, ASYNC_RUNTIME, ASYNC_COROUTINES, NULL };

const DialectDef ASYNC_DIALECT = {
    .name = "async",
    .summary = "work that runs beside what follows it",
    .doc = "Bodies that run beside what follows them, and the tokens, values and groups by which\n"
           "one waits for another. When a body runs is open between where it is begun and where\n"
           "somebody waits for it, or the program ends. Below them stand the operations of the\n"
           "runtime, and coroutines, to which upstream lowers them.\n",
    .ops = ASYNC_TASKS,
    .types = ASYNC_TYPES,
    .more_ops = TABLES,
};
