/* Sight: which of the choices that a program makes may show in what it gives.
 *
 * Where memory lies matters to a program that asks for an address
 * (interp/oracle/judge/addresses.h), and to a run that reads one as a number where a pointer was
 * stored, or that compares pointers into two objects; the bits of a NaN to one that looks at bits;
 * the order of a parallel loop's iterations to one whose iterations print, call, or combine what
 * they have in a way that an order shows in, and to one that stopped itself: another iteration may
 * be undefined. The others give the same whatever is chosen: iterations that saw each other's work
 * would race, which is undefined behaviour.
 */
#ifndef INTERP_ORACLE_JUDGE_SIGHT_H
#define INTERP_ORACLE_JUDGE_SIGHT_H

#include "interp/oracle/witness/reach.h"
#include "semantics/number/choice.h"

typedef struct Sight {
    bool sees[CHOICE_KINDS];
    bool addresses; /* sees more of places than how aligned they are, the worst of which a few seeds
                     * show */
    bool distances; /* subtracts addresses, which shows nothing where they are of one object */
    bool interleaves; /* sees more of orders than whole iterations one after the other */
} Sight;

Sight sight_of(const Reach *reach);

/* The same of a run that stopped itself, or did not. */
Sight sight_in(Sight sight, bool stopped);

/* Was memory placed by choices that it sees? */
static inline bool sight_chose_places(const Sight *sight, const Choice *choice)
{
    return choice->made[CHOICE_PLACE] && (sight->sees[CHOICE_PLACE] || choice->place_showed);
}

/* The same, where more of a place shows than how it is aligned. */
static inline bool sight_chose_addresses(const Sight *sight, const Choice *choice)
{
    return choice->made[CHOICE_PLACE] && (sight->addresses || choice->place_showed);
}

/* Were choices made that it sees? */
static inline bool sight_chose(const Sight *sight, const Choice *choice)
{
    if (sight_chose_places(sight, choice))
        return true;
    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        if (sight->sees[kind] && choice->made[kind])
            return true;
    return false;
}

/* Is what it sees of them more than ways go through? */
static inline bool sight_is_beyond(const Sight *sight, const Choice *choice)
{
    return sight_chose_addresses(sight, choice)
           || (choice->made[CHOICE_ORDER] && sight->sees[CHOICE_ORDER] && sight->interleaves);
}

/* A way through the choices that it sees. */
static inline ChoicePath sight_path(const Sight *sight)
{
    ChoicePath path = { 0 };

    for (unsigned kind = 0; kind < CHOICE_KINDS; kind++)
        path.blind[kind] = !sight->sees[kind];
    return path;
}

#endif
