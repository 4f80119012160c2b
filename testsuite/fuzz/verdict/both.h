/* Both: what upstream and this program say of a text or of bytecode. */
#ifndef TESTSUITE_FUZZ_BOTH_H
#define TESTSUITE_FUZZ_BOTH_H

#include "core/base/str.h"
#include "core/bytecode/encoding.h"

typedef enum Verdict {
    BOTH_REFUSE,
    BOTH_ACCEPT,
    BOTH_FOREIGN,    /* they differ, on a dialect or an operation that this program does not have */
    BOTH_KNOWN,      /* they differ, where upstream is known to be wrong */
    BOTH_UNREADABLE, /* they differ, where upstream reads what it wrote as something else, or not */
    /* They differ: */
    ONLY_OURS_ACCEPTS,
    ONLY_UPSTREAM_ACCEPTS,
    OURS_IS_REFUSED, /* upstream does not read what this program wrote */
    OURS_DIFFERS,    /* upstream reads something else in it */
    THEIRS_IS_REFUSED,
    THEIRS_DIFFERS,
    TEXTS_DIFFER, /* what they print */
    VERDICTS,
} Verdict;

/* Who has to answer for a crash. */
typedef enum Stage { STAGE_NOBODY, STAGE_UPSTREAM, STAGE_OURS } Stage;

typedef struct Judgement {
    Verdict verdict;
    Sb why; /* what the one that refuses says; where what they wrote differs, the two lines */
    const char *fault; /* of upstream, where that is known */
} Judgement;

extern const char *const VERDICT_NAMES[VERDICTS];

/* `stage` is told who is at work; it may lie in memory that another process sees. */
void both_open(volatile Stage *stage);
/* A SeedJudge: a text in dialects that are not ours is foreign; an accepted one has a generic form.
 */
bool both_judge_seed(Str text, bool *foreign, Sb *generic);
/* Adds an accepted text as bytecode. */
void both_bytecode(Sb *bytes, Str text, unsigned version);
/* `form` chooses what is written where both accept: text, generic or custom, with locations, or a
 * version of bytecode, and by whom; a text that each writes has to be the same. */
enum { BOTH_TEXT_FORMS = 9, BOTH_FORMS = BOTH_TEXT_FORMS + 2 * (BYTECODE_NEWEST + 1) };
void both_judge(Judgement *judgement, Str text, bool allow_unregistered, unsigned form);

/* The same work, each with a process of its own, where one crashed: heaps that upstream has spoilt
 * are seen wherever memory is next asked for. What upstream writes, if that is asked for and it
 * can; */
void both_theirs_alone(Str text, bool allow_unregistered, unsigned form, Sb *written);
/* and what this program does with both texts. */
void both_ours_alone(Str text, Str written, bool allow_unregistered, unsigned form);

#endif
