/* Stops: where a run is to stop by itself: breakpoints and watchpoints, as the engine looks at
 * them. They are sent to it as bytes; the IR they point into is the same on both sides.
 */
#ifndef INTERP_TOOLS_DEBUG_STOPS_H
#define INTERP_TOOLS_DEBUG_STOPS_H

#include "core/base/vec.h"
#include "interp/tools/debug/scene.h"

typedef enum Relation { ALWAYS, EQUAL, UNEQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL } Relation;

enum { WATCHED_RANK = 16 };
enum { CONSTANT_WORDS = 4 }; /* conditions are on scalars of at most 256 bits */
enum { MOST_CONDITIONS = 4 };
enum { MOST_LOG = 256 }; /* bytes of what a log point says */

typedef struct Condition {
    Relation relation;
    const Value *value; /* computed wherever it is asked for; NULL where ALWAYS, or of ... */
    uint64_t constant[CONSTANT_WORDS];
    Variable variable; /* ... one of the source: `info` is not NULL ... */
    const Op *global;  /* ... which lies in this, if not NULL ... */
    char number[48];   /* ... and is compared with this */
} Condition;

typedef struct Hits {  /* at which of the times that a breakpoint is reached it stops */
    Relation relation; /* to the count, from 1; ALWAYS: at each ... */
    bool every;        /* ... or where so many divide it */
    uint64_t count;
} Hits;

typedef struct Site { /* an operation before which a breakpoint stops */
    const Op *op;
    unsigned number;                       /* of the breakpoint */
    Condition conditions[MOST_CONDITIONS]; /* all of them hold */
    Hits hits;
    char log[MOST_LOG]; /* what is told there, and the run goes on; empty: it stops */
} Site;

typedef struct Watch {
    unsigned number;
    char text[64];      /* as it was written: "%x", "%m[1, 2]" */
    const Value *value; /* of a memref with its memory; NULL: the element is watched */
    Element element;
    /* Of an element whose memref had no value yet: the watch follows whatever it is given. */
    const Value *memref; /* NULL: the element is known */
    int64_t indices[WATCHED_RANK];
} Watch;

typedef struct StopsHeader { /* of a message: so many sites follow, then watches */
    uint64_t sites, watches;
} StopsHeader;

typedef struct Held { /* a watched element that the operation may be changing */
    size_t watch;
    Element element;
    Sb bytes, text; /* what it held */
} Held;

typedef struct Reached {
    unsigned number; /* of a breakpoint that counts */
    uint64_t times;  /* since the run began, where that was all seen */
} Reached;

typedef struct Stops {
    VEC(Site) sites; /* by address of their operation */
    VEC(Watch) watches;
    unsigned char filter[512]; /* a bit for each operation with a site, and some others */
    VEC(Held) held;
    VEC(Reached) reached; /* stays where breakpoints are read anew */
    bool hit;             /* a watch was, since this was last set to false */
} Stops;

void stops_read(Stops *stops, Str bytes);
/* To be asked once of each operation that begins, for it counts: the number of the first breakpoint
 * that stops before it; 0: none does. What log points say there is added to `log`, a line each. */
unsigned stops_break(Stops *stops, const Scene *scene, const Frame *frame, const Op *op, Sb *log);

/* Watches. Each sets `hit` where a value or an element changes, and says how in `sb`. */
void stops_see_results(Stops *stops, const Scene *scene, const Step *step, Sb *sb);
void stops_see_arguments(Stops *stops, const Scene *scene, const Frame *frame, const Block *block,
                         Sb *sb);
/* Finds the elements of memrefs that have a value by now, where they had none when the watch was
 * set. */
void stops_arm(Stops *stops, const Scene *scene);
/* Memory is about to be written, or to end. The change is seen when the operation ends. */
void stops_touch(Stops *stops, const Scene *scene, const Allocation *allocation, uint64_t offset,
                 uint64_t size);
void stops_see_memory(Stops *stops, const Scene *scene, const Op *op, Sb *sb);

/* Reads the constant of a condition on a value of this layout; false where it is none that fits. */
bool condition_read_constant(const Layout *layout, Str text, uint64_t words[CONSTANT_WORDS]);

#endif
