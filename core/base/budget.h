/* Budget: what a run may use up. The memory that everything holds which grows while it runs, and
 * the work that is done inside of operations: elements moved, words multiplied. Whoever holds
 * memory takes it from the budget; whoever works long spends from it, and stops when nothing is
 * left.
 */
#ifndef CORE_BASE_BUDGET_H
#define CORE_BASE_BUDGET_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BUDGET_LOOK = 1 << 16, /* units of work between two looks at what is left */
    BUDGET_FREE = 1 << 24, /* bytes that running takes and that are not counted */
};

typedef struct Budget Budget;
struct Budget {
    uint64_t most;          /* bytes that may be held at once */
    uint64_t allocated;     /* by the program, as it says itself */
    uint64_t running;       /* what it takes to run it: frames, shadows, records, scratch, output */
    uint64_t work, look_at; /* units: done so far, and done when it is looked at again */
    /* Is anything left, of time, steps, memory? NULL: always. */
    bool (*look)(Budget *budget);
    void *state;
};

/* Would so much more fit? No budget, NULL, has no end. */
static inline bool budget_fits(const Budget *budget, uint64_t bytes)
{
    uint64_t held;

    if (!budget)
        return true;
    held = budget->allocated + (budget->running > BUDGET_FREE ? budget->running - BUDGET_FREE : 0);
    return held <= budget->most && bytes <= budget->most - held;
}

/* What running takes may be more than there is: that is found at the next look. What would be large
 * asks before. */
static inline void budget_take(Budget *budget, uint64_t bytes)
{
    if (budget)
        budget->running += bytes;
}

static inline void budget_give(Budget *budget, uint64_t bytes)
{
    if (budget)
        budget->running -= bytes;
}

/* False when nothing is left: what was begun is to be left as it is. */
static inline bool budget_spend(Budget *budget, uint64_t units)
{
    if (!budget)
        return true;
    budget->work += units;
    if (budget->work < budget->look_at || !budget->look)
        return true;
    budget->look_at = budget->work + BUDGET_LOOK;
    return budget->look(budget);
}

#endif
