/* omp: teams of threads, as OpenMP has them. Regions stand in parallel.c, what they share in
 * loops.c and sections.c, who waits for whom in sync.c, atomic accesses in atomics.c, tasks in
 * tasks.c, and how variables are made and combined in recipes.c and variables.c.
 */
#include "dialects/omp/omp.h"

static const OpDef *const TABLES[] = { OMP_RECIPES, OMP_LOOPS, OMP_SECTIONS, OMP_SYNC,
                                       OMP_ATOMICS, OMP_TASKS, NULL };

const DialectDef OMP_DIALECT = {
    .name = "omp",
    .summary = "teams of threads that run a region beside each other",
    .doc =
        "OpenMP's regions, as far as programs on one machine get to them: teams of threads,\n"
        "loops and sections that they share, barriers, critical regions, atomic accesses,\n"
        "tasks and reductions. When which thread goes on is open; what two threads do races\n"
        "where nothing orders it. Operations for devices and for teams of teams are not known.\n",
    .ops = OMP_PARALLEL,
    .more_ops = TABLES,
    .attrs = OMP_ATTRS,
};
