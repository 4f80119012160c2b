/* Judge: is what native code gave, or the program after a pass, one of the things the program may
 * give?
 *
 * Refinement decides value by value (semantics/refine.h). Where a value differs there are two more
 * reasons for which it may: the language left something open (undef, the order of a parallel loop,
 * addresses, NaN bits), or an inexact operation was executed (interp/judge/perturb.h). Either is
 * found out by running the interpreter again on the same input with other seeds: a value is allowed
 * when the other's is among those seen; a float also when it lies where they do, anything else when
 * it is not always the same. Where the choices are few all of them are gone through instead
 * (JudgeCase.exact): then what the other gave has to be what one of these runs gave, as a whole.
 */
#ifndef INTERP_JUDGE_H
#define INTERP_JUDGE_H

#include "interp/judge/outcome.h"
#include "interp/judge/perturb.h"
#include "semantics/refine.h"

typedef enum Verdict {
    VERDICT_EQUAL,
    VERDICT_ALLOWED, /* poison, a NaN, a choice */
    VERDICT_WITHIN,  /* within the units in the last place that an inexact operation has */
    VERDICT_NOT_COMPARED,
    VERDICT_KNOWN, /* a difference of upstream's lowering that is known (interp/judge/known.h) */
    VERDICT_DIFFERENT,
    VERDICT_CRASHED,
    VERDICT_LATE,
    VERDICT_WROTE_OUTSIDE,
    VERDICT_BAD_FREE,
} Verdict;

static inline bool verdict_is_finding(Verdict verdict)
{
    return verdict >= VERDICT_DIFFERENT;
}

/* What the judge needs of a function. */
typedef struct JudgeCase {
    Runner *runner;
    Runner *perturbed; /* the same in a machine that `perturb` observes; NULL: nothing is inexact */
    Perturb *perturb;
    const Inputs *inputs;
    double ulps;         /* the largest bound of its inexact operations */
    bool single;         /* it is one operation, whose results are the function's */
    bool exact;          /* few choices are gone through one by one */
    bool open_text;      /* a `?` in what ours prints stands for anything */
    bool sees_addresses; /* what memory's addresses are may show in what it gives */
} JudgeCase;

typedef enum JudgedPart { JUDGED_END, JUDGED_CELL, JUDGED_TEXT } JudgedPart;

typedef struct Judgement {
    Verdict verdict;
    const char *reason; /* of what is allowed: "poison", "choice", ... */
    unsigned runs;      /* of the interpreter with other seeds, before it was decided */
    bool enumerated;    /* these runs were all that there are */
    UlpCount ulps;      /* the largest distance that was allowed */
    /* Of VERDICT_DIFFERENT. */
    uint64_t departed;      /* how many values differ; 0: only the text, or the end */
    JudgedPart part;        /* what the first one is: */
    CellId cell;            /* of JUDGED_CELL */
    bool open;              /* likewise: the other's is poison, or was never written */
    Str what, ours, theirs; /* in the arena: where it stands; and both as text */
} Judgement;

/* Judges one input, on which the other ended somehow, and is not the same bit for bit. Runs the
 * interpreter on it again. */
Judgement judge(const JudgeCase *of, uint64_t number, const Outcome *other, Arena *arena);

#endif
