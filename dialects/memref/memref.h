/* What the files of the memref dialect share.
 *
 * A memref type says of sizes, strides and offset what is known before the run; the rest is
 * DYNAMIC. Arithmetic on such numbers is upstream's SaturatedInteger: what an unknown goes into is
 * unknown, but for products with zero.
 */
#ifndef DIALECTS_MEMREF_MEMREF_H
#define DIALECTS_MEMREF_MEMREF_H

#include "core/define/constraint.h"
#include "core/text/asm.h"
#include "core/ir/diag.h"
#include "dialects/access.h"
#include "dialects/slice.h"

/* Also of affine.prefetch. */
extern const AttrConstraint MEMREF_LOCALITY_ATTR;
/* %m[%i], read, locality<3>, data {attrs} : type, subscripted as below; and what stands behind the
 * subscripts. */
bool memref_parse_prefetch(AsmParser *p, OpState *state, const char *map);
void memref_print_hints(AsmPrinter *printer, const Op *op);

extern const OpDef MEMREF_ALLOC_OPS[], MEMREF_SCOPE_OPS[], MEMREF_ACCESS_OPS[], MEMREF_COPY_OPS[],
    MEMREF_ATOMIC_OPS[], MEMREF_CAST_OPS[], MEMREF_VIEW_OPS[], MEMREF_SUBVIEW_OPS[],
    MEMREF_RESHAPE_OPS[], MEMREF_GROUP_OPS[], MEMREF_QUERY_OPS[], MEMREF_GLOBAL_OPS[];

typedef struct MemRefShape {
    unsigned rank;
    int64_t offset;
    int64_t *sizes, *strides;
} MemRefShape;

/* `: type`, a ranked memref and no other; what is wrong is reported at the colon. */
bool memref_parse_colon_type(AsmParser *p, const Type **type);

/* Of operand 0 and result 0, by what messages call them: "source memref", "view". */
bool memref_verify_same_space(const Op *op, const char *source, const char *result);
bool memref_verify_same_element(const Op *op, const char *source);

MemRefShape memref_shape_new(Arena *arena, unsigned rank);
/* %m[%i, %j]; or %m[%i + 1, 4], the map of which becomes the attribute `map`. */
typedef struct Subscripted {
    OperandName memref;
    OperandNames *indices;
} Subscripted;
bool memref_parse_subscripted(AsmParser *p, OpState *state, const char *map, Subscripted *to);
bool memref_resolve_subscripted(AsmParser *p, const Subscripted *from, const Type *type,
                                OpState *state);
/* A memref operand, behind a blank, and those behind it, as many as it has dimensions. */
void memref_print_subscripted(AsmPrinter *printer, const Op *op, unsigned memref);

/* False when the layout is not strided; sizes are there even so. */
bool memref_shape_of(Arena *arena, const Type *memref, MemRefShape *shape);
const Type *memref_with_shape(const Type *like, const MemRefShape *shape);
bool memref_layout_is_identity(const Type *memref);
int64_t saturated_add(int64_t a, int64_t b);
int64_t saturated_mul(int64_t a, int64_t b);

/* "4", or "dynamic", for messages; `text` has room for 24 characters. */
const char *memref_number_text(int64_t value, char *text);

/* Whether elements of one share bytes with elements of the other. Elements beyond the allocation
 * count for nothing: accesses to them are reported as such. FLOW_END: looking took too long. */
Flow memrefs_overlap(Step *s, const Layout *layout, const MemRef *a, const MemRef *b,
                     bool *overlap);
/* Whether they are the same elements in the same order. */
bool memrefs_same(const Step *s, const MemRef *a, const MemRef *b);

/* Moves the offset of a memref to the element that the indices name; the run ends where there is
 * none. */
Flow memref_begin_at(Step *s, MemRef *memref, const int64_t *indices, int64_t count);

/* What memref.dealloc does. */
Flow memref_free(Step *s, const MemRef *memref);

/* The memref of a global. Its memory is made and filled when it is first asked for. */
Flow memref_of_global(Step *s, const Op *global, MemRef *memref);

/* What the dma_start operations of memref and affine do: `count` elements go from where the source
 * begins to where the target begins. With a stride, those of the slower memory are taken `per_row`
 * at a time, `stride` apart: the memory whose space has the lower number, the source's where they
 * are the same (R9). All in elements. */
typedef struct MemRefTransfer {
    MemRef source, target;
    int64_t count;
    unsigned from, to, stride; /* operands; there may be a stride and elements in it, or none */
} MemRefTransfer;
Flow memref_transfer(Step *s, const MemRefTransfer *transfer);

#endif
