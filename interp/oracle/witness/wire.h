/* Wire: the machine's values in the form that native code gets and gives them (protocol.h), and
 * what of them is kept until native code has answered.
 */
#ifndef INTERP_ORACLE_WITNESS_WIRE_H
#define INTERP_ORACLE_WITNESS_WIRE_H

#include "interp/machine/machine.h"
#include "interp/native/protocol.h"

typedef struct WirePart { /* an argument, a result, a global */
    const Type *type;
    const Layout *layout;  /* of the value */
    const Layout *element; /* of memrefs, their like, and globals; NULL for others */
    bool has_rank;         /* where it has elements: they are of the type's rank */
    bool shares;           /* the elements are memory that others may have, too */
    const Op *global;      /* NULL for values */
    unsigned words;        /* in an input record, or of a result in an output record */
} WirePart;

typedef struct WireParts {
    WirePart *parts;
    unsigned count;
} WireParts;

typedef struct WireShape { /* of a function */
    WireParts arguments, results;
    unsigned in_words;     /* of an input record */
    unsigned result_words; /* of an output record */
    unsigned memref_count; /* arguments that are memrefs */
    bool is_foreign;       /* native code has not the module's data layout */
    const char *refused;   /* what of that no run follows; NULL: nothing */
} WireShape;

/* In the machine's arena. False, and why, when a type cannot be held or cannot be compared. */
bool wire_shape_of(Machine *machine, const Op *function, WireShape *shape, Sb *why);
/* Has native code the module's data layout, and can code that is made this way take and give such
 * values? Upstream makes memrefs of tensors, of any size; our own lowering has none of a size that
 * is not known. A compiler's time grows with the square of a vector's lanes. False, and why, where
 * one has more than WIRE_MOST_SCALARS. */
enum { WIRE_MOST_SCALARS = 1 << 11 };
bool wire_fits(const WireShape *shape, WireVia via, Sb *why);
/* The module's globals that native code gives back: those that may change. */
WireParts wire_globals_of(Machine *machine, const Op *module);
/* The global's memory after a run; NULL when the run never asked for it. */
Allocation *wire_global_memory(const Machine *machine, const WirePart *global);
/* Of an argument or result that has elements: which; their memory, NULL when that is not alive; and
 * where element `number` in row-major order lies, false when it cannot be read. */
Elements wire_elements(const Machine *machine, const WirePart *part, Place place);
Allocation *wire_memory(const Machine *machine, const WirePart *part, Place place);
/* The memory of an argument that others see it change; NULL of a tensor: whoever is lent it may
 * write over the copy. */
Allocation *wire_changeable(const Machine *machine, const WirePart *part, Place place);
bool wire_element_at(const Machine *machine, const WirePart *part, Place place, uint64_t number,
                     Allocation **memory, uint64_t *offset);

/* Room for bytes in the shared file. */
typedef struct WireRoom {
    unsigned char *shared;
    uint64_t at, end; /* offsets: the next byte, and where the room ends */
} WireRoom;

/* Writes the input record, and the bytes of memory that it refers to. False when there is no
 * room. */
bool wire_put_input(const WireShape *shape, const Machine *machine, const Place *arguments,
                    uint64_t *record, WireRoom *room);

/* What a run gave, as far as native code must give the same when nothing was left open: a row of
 * words, then the result words as an output record has them, then the number of bytes in memory of
 * each memref argument and each global, UINT64_MAX where there is nothing to compare. The bytes
 * themselves (text, memref results, arguments, globals) lie one behind the other at WIRE_KEPT_AT.
 */
enum { WIRE_KEPT_STATUS, WIRE_KEPT_TEXT_BYTES, WIRE_KEPT_AT, WIRE_KEPT_WORDS };

static inline unsigned wire_kept_words(const WireShape *shape, const WireParts *globals)
{
    return WIRE_KEPT_WORDS + shape->result_words + shape->memref_count + globals->count;
}

/* Keeps it: `kept` gets the words, `bytes` grows. False when a memref that is given back cannot be
 * read: it was freed, or goes beyond its memory. */
bool wire_keep(const WireShape *shape, const WireParts *globals, const Machine *machine,
               const Place *arguments, const Place *results, uint64_t *kept, Sb *bytes);

/* Bytes that a record says lie at the offset: NULL where that is not inside the shared file, as
 * where the program wrote over the record. */
static inline const unsigned char *wire_bytes(const unsigned char *shared, uint64_t offset,
                                              uint64_t size)
{
    return offset <= WIRE_SHARED_BYTES && size <= WIRE_SHARED_BYTES - offset ? shared + offset
                                                                             : NULL;
}

/* Do its status, its text and the memrefs that are given back hold together? To be asked of each
 * record once, before anything else; what memory holds is not, and wire_bytes is. */
bool wire_record_holds(const WireShape *shape, const unsigned char *shared, const uint64_t *record);

/* Is the output record the same, bit for bit? `program_globals`: the numbers of the globals that
 * native code's program has, in its order. */
bool wire_same(const WireShape *shape, const WireParts *globals, const uint64_t *kept,
               const char *bytes, const unsigned char *shared, const uint64_t *record,
               const unsigned *program_globals, unsigned program_global_count);

#endif
