/* Palette: the operations that a program may be made of, one by one, by their definitions.
 *
 * Those that are executed, and of which either the definition says enough, or the manual shows an
 * example.
 */
#ifndef INTERP_ORACLE_GENERATE_PALETTE_H
#define INTERP_ORACLE_GENERATE_PALETTE_H

#include "core/base/random.h"
#include "core/base/vec.h"
#include "core/ir/context.h"

typedef struct PaletteDialect {
    const char *name;
    unsigned weight;
    VEC(const OpDef *) ops;
} PaletteDialect;

typedef struct Palette {
    VEC(PaletteDialect) dialects; /* that have any such operations */
    unsigned weight;              /* of all */
} Palette;

/* Of the dialects that `weights` names, "arith=3,scf" (without a number: 1); of all that are
 * executed where it is NULL. `palette_free` is due. False: it is not written so, or names what
 * there is not; `*wrong` is that. */
bool palette_make(Palette *palette, Context *context, const char *weights, Str *wrong);
void palette_free(Palette *palette);
/* Some of its dialects alone stay, those of small weights less often. */
void palette_narrow(Palette *palette, Random *random);
/* The dialects that may be named, in their order: "affine, arith, ...". */
void palette_list(Sb *text, const Context *context);
/* The weight of a dialect; 0 where it is not wanted. */
unsigned palette_weight(const Palette *palette, const char *dialect);
/* Does its definition say how to make one? It does not of what has regions, successors or a name,
 * or stands in others alone. */
bool palette_is_made_alone(const OpDef *def);
/* An operation of one of the dialects, which are chosen by weight; NULL where there are none. */
const OpDef *palette_draw(const Palette *palette, Random *random);

#endif
