/* Survey: what a run is like as a whole, counted in a first replay: how long it is, when each
 * operation runs first, and when control flow goes another way than before. From it the windows of
 * a long run are chosen.
 */
#ifndef INTERP_TOOLS_TRACE_SURVEY_H
#define INTERP_TOOLS_TRACE_SURVEY_H

#include "interp/tools/trace/replay.h"

/* Time counts operations as they start: the first one of a run is 1. */
typedef uint64_t Time;

enum { SURVEY_CHANGES = 6 };

typedef struct SurveyOp {
    const Op *op;
    uint64_t count;
    Time first;
    const Block *went; /* a branch, or an operation with regions: where to, the last time */
    unsigned change_count;
    Time changes[SURVEY_CHANGES]; /* when it went elsewhere than the time before: the first ones */
    Time last_change;
} SurveyOp;

typedef struct Survey {
    Time total;
    VEC(SurveyOp *) ops;       /* executed ones, in the order they first were */
    VEC(const Op *) functions; /* likewise */
    Map by_op;                 /* pointer of an Op -> SurveyOp * */
    Map by_function;
    SurveyOp *latest; /* the one that started last */
    Arena arena;
} Survey;

/* An all-zero survey is new. */
Watcher survey_watcher(Survey *survey);
void survey_free(Survey *survey);

#endif
