/* Judge: is what native code gave, or the program after a pass, one of the things the program may
 * give?
 *
 * Refinement decides value by value (semantics/value/refine.h). Where that does not settle it there
 * are two more reasons for which the other may differ:
 *
 * The language left something open (undef, the order of a parallel loop, addresses, NaN bits). Then
 * the other has to have given what one run of the program gives, as a whole: results, text and
 * memory together. Where the choices are few all of them are gone through, and the answer is sure.
 * Else some are drawn: what is among them is allowed, of what is not nothing is said.
 *
 * An inexact operation was executed (interp/oracle/judge/perturb.h). Then a float has to lie where
 * the program's own lie when its operations are moved within their bounds, anything else has to be
 * what one of these runs gave. Where fast-math flags have a say in it
 * (interp/oracle/judge/influence.h) and nothing bounds what they allow, nothing is said.
 */
#ifndef INTERP_ORACLE_JUDGE_JUDGE_H
#define INTERP_ORACLE_JUDGE_JUDGE_H

#include "interp/oracle/judge/influence.h"
#include "interp/oracle/judge/outcome.h"
#include "interp/oracle/judge/perturb.h"
#include "interp/oracle/judge/sight.h"
#include "semantics/value/refine.h"

typedef enum Verdict {
    VERDICT_EQUAL,
    VERDICT_ALLOWED, /* poison, a NaN, a choice */
    VERDICT_WITHIN,  /* within the units in the last place that an inexact operation has */
    VERDICT_NOT_COMPARED,
    VERDICT_KNOWN,      /* a difference of upstream's lowering that is known
                           (interp/oracle/judge/known.h) */
    VERDICT_NOT_JUDGED, /* more is open than could be looked at, and none of that was it */
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
    Inexact inexact;
    bool single;                /* it is one operation, whose results are the function's */
    bool keeps_nans;            /* those of a run that chose no NaN's bits have theirs (P8) */
    bool open_text;             /* a `?` in what ours prints stands for anything */
    Sight sight;                /* which choices may show in what it gives */
    Influence influence, zeros; /* what of it fast-math flags have a say in; nsz */
    /* How the other chose, where it is a run of ours: as it did is tried first. */
    const ChoicePath *way; /* NULL: by */
    uint64_t seed;
} JudgeCase;

typedef enum JudgedPart { JUDGED_END, JUDGED_CELL, JUDGED_TEXT } JudgedPart;

typedef struct Judgement {
    Verdict verdict;
    const char *reason; /* of what is allowed: "poison", "choice", ...; why it is not judged, where
                         * it is not for choices */
    unsigned runs;      /* of the interpreter with other seeds, before it was decided */
    bool enumerated;    /* these runs were all that there are */
    const Op *open_by;  /* else: an operation that leaves too much open; NULL: none is known */
    UlpCount ulps;      /* the largest distance that was allowed */
    /* Of VERDICT_DIFFERENT and VERDICT_NOT_JUDGED. */
    uint64_t departed;      /* how many values differ; 0: only the text, or the end */
    JudgedPart part;        /* what the first one is: */
    CellId cell;            /* of JUDGED_CELL */
    bool open;              /* likewise: the other's is poison, or was never written */
    Str what, ours, theirs; /* in the arena: where it stands; and both as text. Of VERDICT_CRASHED:
                             * how it ended */
} Judgement;

/* Judges one input, on which the other ended somehow, and is not the same bit for bit. Runs the
 * interpreter on it again. */
/* `asked` as of inexact_ulps. Who makes it sets `perturbed` where `inexact.any`. */
JudgeCase judge_case(Runner *runner, const Inputs *inputs, Perturb *perturb, const Reach *reach,
                     double asked);
void judge_case_free(JudgeCase *of);

Judgement judge(const JudgeCase *of, uint64_t number, const Outcome *other, Arena *arena);

#endif
