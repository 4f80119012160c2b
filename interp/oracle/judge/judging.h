/* Judging: what the files of the judge share.
 *
 *   judge.c           which verdict, and what is told of it
 *   judge_choices.c   did a run with other choices give the same, as a whole?
 *   judge_inexact.c   do the values lie where inexact operations may take them?
 */
#ifndef INTERP_ORACLE_JUDGE_JUDGING_H
#define INTERP_ORACLE_JUDGE_JUDGING_H

#include "interp/oracle/judge/judge.h"
#include "interp/oracle/judge/text.h"

typedef struct Departure { /* a value that does not refine ours */
    CellId id;
    Cell own, theirs; /* words are copies; theirs has none where there is no such cell */
    Refinement found;
    bool settled;    /* it may have it */
    bool varies;     /* runs that are perturbed give several */
    bool free;       /* no bound is known for what it may be */
    Float low, high; /* of a float: the least and the largest of them */
} Departure;

typedef struct Printed { /* a word of ours */
    bool settled, varies;
    bool number;
    double low, high; /* likewise */
} Printed;

typedef struct Judge {
    const JudgeCase *of;
    uint64_t number;
    const Outcome *other;
    Arena *arena;
    EndKind end;              /* of our run */
    bool chose[CHOICE_KINDS]; /* it did, and may show it */
    bool end_departs;         /* one stopped itself, the other returned */
    VEC(Departure) departures;
    size_t unsettled;
    bool text_departs, text_varies;
    const char *open; /* why what fast-math flags allow has no bound; NULL: it has one */
    bool drew_signs;  /* of zeros, which are more than could be gone through */
    Words own_words, other_words; /* where it does */
    VEC(Printed) printed;         /* one for each of ours */
    Judgement judgement;
} Judge;

static inline bool judge_is_settled(const Judge *j)
{
    return !j->unsettled && !j->end_departs && !j->text_departs;
}

static inline void judge_settle(Judge *j, Departure *departure)
{
    j->unsettled -= !departure->settled;
    departure->settled = true;
}

/* Nothing departs: the other did as it may. */
void judge_settle_all(Judge *j);

/* judge.c. Compares the run that the case's runner just made, value by value. */
void judge_compare(Judge *j);
/* `own` is of the run that this runner made last. */
Refinement judge_refine(const JudgeCase *of, const Runner *runner, Cell own, Cell theirs);
/* What that run has, and what the other; false when there is nothing to compare. */
bool judge_cells(const Judge *j, const Runner *runner, CellId id, Cell *own, Cell *theirs);
static inline Float judge_float(Cell cell)
{
    return float_of_bits(cell.layout->format, cell.words[0],
                         cell.layout->words > 1 ? cell.words[1] : 0);
}

/* judge_choices.c. */
typedef enum Membership {
    MEMBER,    /* a run of ours gave it, or may do anything */
    NO_MEMBER, /* none of all there are does */
    UNDECIDED, /* none of those that were made */
} Membership;
Membership judge_look_for_run(Judge *j);
/* Is the run that this runner just made, and that ended so, one that the other refines as a whole?
 * Of one that is undefined it may do anything. */
bool judge_is_it(const Judge *j, const Runner *runner, EndKind end);
/* Is what departs another where memory lies elsewhere? Asked where no other choice shows. */
bool judge_varies_by_place(Judge *j);

/* judge_inexact.c. Settles what inexact operations allow, when the choices are those of the seed;
 * departures are those of that run afterwards. */
void judge_allow_single(Judge *j);
void judge_allow_inexact(Judge *j, uint64_t seed);
/* All that departs may be something that was not seen: since other runs gave other things already,
 * or since flags leave it open. Sets `free` of departures. */
bool judge_is_free(Judge *j);
/* What leaves it open, where flags do; else NULL. */
const char *judge_why_free(const Judge *j);

#endif
