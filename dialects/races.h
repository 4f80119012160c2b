/* Races, as they are told: of iterations of a loop, of bodies and threads. */
#ifndef DIALECTS_RACES_H
#define DIALECTS_RACES_H

#include "dialects/step.h"

/* "reads", by the mode of the access. */
extern const char *const ACCESS_WORDS[];
/* The step's access ran into it. FLOW_END. */
Flow race_report(Step *s, const Race *race, AccessMode mode, const Allocation *allocation);
/* Is it a load that a compiler may have moved, and that tasks may race with? */
bool race_is_moved_load(const Op *op);

#endif
