/* Both: what upstream and this program say of a text. */
#ifndef TESTSUITE_FUZZ_BOTH_H
#define TESTSUITE_FUZZ_BOTH_H

#include "core/base/str.h"

typedef enum Verdict {
    BOTH_REFUSE,
    BOTH_ACCEPT,
    BOTH_FOREIGN,    /* they differ, on a dialect or an operation that this program does not have */
    BOTH_KNOWN,      /* they differ, where upstream is known to be wrong */
    BOTH_UNREADABLE, /* prints differ, where upstream reads its own as something else, or not */
    /* They differ: */
    ONLY_OURS_ACCEPTS,
    ONLY_UPSTREAM_ACCEPTS,
    OUR_PRINT_IS_REFUSED, /* upstream does not read what this program printed */
    OUR_PRINT_DIFFERS,    /* upstream reads something else in it */
    THEIR_PRINT_IS_REFUSED,
    THEIR_PRINT_DIFFERS,
    VERDICTS,
} Verdict;

/* Who has to answer for a crash. */
typedef enum Stage { STAGE_NOBODY, STAGE_UPSTREAM, STAGE_OURS } Stage;

typedef struct Judgement {
    Verdict verdict;
    Sb why;            /* what the one that refuses says; where prints differ, the two lines */
    const char *fault; /* of upstream, where that is known */
} Judgement;

extern const char *const VERDICT_NAMES[VERDICTS];

/* `stage` is told who is at work; it may lie in memory that another process sees. */
void both_open(volatile Stage *stage);
/* A SeedJudge: a text in dialects that are not ours is foreign; an accepted one has a generic form.
 */
bool both_judge_seed(Str text, bool *foreign, Sb *generic);
/* `form` chooses what is printed where both accept: generic or custom, by whom, with locations. */
enum { BOTH_FORMS = 6 };
void both_judge(Judgement *judgement, Str text, bool allow_unregistered, unsigned form);

/* The same work, each with a process of its own, where one crashed: heaps that upstream has spoilt
 * are seen wherever memory is next asked for. What upstream prints, if that is asked for and it
 * can; */
void both_theirs_alone(Str text, bool allow_unregistered, unsigned form, Sb *printed);
/* and what this program does with both texts. */
void both_ours_alone(Str text, Str printed, bool allow_unregistered, unsigned form);

#endif
