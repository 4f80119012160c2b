/* Observed: a module as text in which one value is watched.
 *
 * Behind an operation stands a call of the native program's observer (WIRE_OBSERVER) with one of
 * its results, so that native code tells each value it has, and ends after as many as it is asked
 * for. Nothing else of the program changes.
 */
#ifndef INTERP_ORACLE_JUDGE_OBSERVED_H
#define INTERP_ORACLE_JUDGE_OBSERVED_H

#include "interp/oracle/witness/reach.h"

/* Can the value be watched? Its type has words, and a call may stand behind its operation. */
bool observed_can_be(const Value *result);

/* What the reach holds, in generic form without aliases, with the result of one of its operations
 * watched. The IR is changed and changed back. */
void observed_text(const Reach *reach, const Value *result, Sb *text);

#endif
