/* What the files of Inputs share: drawing scalars, and the memory situation of one input. */
#ifndef INTERP_ORACLE_INPUTS_INPUTS_DRAW_H
#define INTERP_ORACLE_INPUTS_INPUTS_DRAW_H

#include "core/base/random.h"
#include "interp/oracle/inputs/inputs.h"

/* One argument, or the elements of a memref: `parts` scalars of one type, one behind the other. */
typedef struct Scalars {
    const Layout *layout; /* of a scalar */
    const Boundary *boundary;
    uint64_t parts;
    bool complex; /* parts come in pairs */
} Scalars;

/* What the scalars of a type that holds nothing else, all of one format, are; false for others. */
bool scalars_of(Scalars *scalars, const Layout *layout, Boundaries *boundaries);
/* How many boundary values such a value has, and number `which` of them: lanes and parts of one
 * value differ. */
uint64_t scalars_boundary_count(const Scalars *scalars);
void scalars_boundary(const Scalars *scalars, uint64_t which, uint64_t *words);
/* A random value. */
void scalars_draw(const Scalars *scalars, Random *random, uint64_t *words);
/* The number, which is not negative, as a scalar of the type. */
void scalar_set(const Scalars *scalars, uint64_t number, uint64_t *words);
/* The value itself, or one beside it. */
void scalars_vary(const Scalars *scalars, Random *random, uint64_t *words);

/* How the memory that one input holds is made. */
typedef enum Filling {
    FILL_DRAWN,    /* scalars at random */
    FILL_SMALL,    /* numbers that could be indices into it */
    FILL_BOUNDARY, /* boundary values in turn */
    FILL_RISING,   /* 0, 1, 2 ... */
    FILL_SAME,     /* one boundary value everywhere */
    FILLINGS,
} Filling;

/* What the situations are made of: sizes of dynamic dimensions, the most telling first, with those
 * among them that the program names; and how memory is placed. */
typedef struct MemoryPlan {
    unsigned count, placings;
    uint64_t sizes[24];
} MemoryPlan;

/* `shares`: some arguments may be the same memory; `shifts`: and some of these begin elsewhere in
 * it. */
MemoryPlan memory_plan(const Constants *constants, bool shares, bool shifts);

typedef struct Situation {
    Random random;
    Filling filling;
    uint64_t turn;      /* the boundary value it begins with */
    uint64_t size;      /* of dynamic dimensions */
    bool even;          /* all of them have it; else they are drawn */
    bool spread;        /* strides and offsets that are open are not the plain ones */
    bool shares;        /* arguments of one type are the same memory; */
    bool shifts;        /* where their types allow it, one begins an element behind the other */
    uint64_t alignment; /* at the least */
    uint64_t sizes[32]; /* of the dimensions made so far, for arguments that are to be indices */
    unsigned size_count;
} Situation;

/* Situations that stand beside boundary values. */
uint64_t situation_count(const MemoryPlan *plan);
Situation situation_of(const MemoryPlan *plan, uint64_t which, Random random);
Situation situation_draw(const MemoryPlan *plan, Random random);

/* Can memrefs of the type be made? `elements` is what they hold. */
bool memref_can_be_made(Machine *machine, const Type *type, Boundaries *boundaries,
                        Scalars *elements);
/* Can one begin anywhere, and be shorter? */
bool memref_can_shift(const Type *type);
/* Takes two of one type that are the same memory an element apart. */
void memref_shift(const Type *type, Situation *situation, Place one, Place other);
/* A fresh one. False when it does not fit into memory. */
bool memref_make(Machine *machine, const Type *type, const Scalars *elements, Situation *situation,
                 Place place);

#endif
