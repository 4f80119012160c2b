/* What the files of the affine dialect share: the rule of dimensions and symbols, maps applied to
 * operands in text and at run time.
 */
#ifndef DIALECTS_AFFINE_AFFINE_H
#define DIALECTS_AFFINE_AFFINE_H

#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "dialects/memref/memref.h"

extern const OpDef AFFINE_APPLY_OPS[], AFFINE_INDEX_OPS[], AFFINE_ACCESS_OPS[], AFFINE_LOOP_OPS[],
    AFFINE_IF_OPS[], AFFINE_PARALLEL_OPS[], AFFINE_DMA_OPS[];

/* valid.c. Rules: Affine dialect documentation, "Restrictions on Dimensions and Symbols". */
/* The region of the nearest AffineScope that `op` stands in, at whatever depth; NULL if none. */
const Region *affine_scope(const Op *op);
bool affine_is_valid_dim(const Value *value, const Region *scope);
bool affine_is_valid_symbol(const Value *value, const Region *scope);
/* Of `count` operands from `first` on the first `dim_count` are used as dimensions, the others as
 * symbols. */
bool affine_verify_operands(const Op *op, unsigned first, unsigned count, unsigned dim_count);

/* affine.c: affine_map<...> as an attribute, and (%i, %j)[%s] behind it. */
bool affine_parse_map_attr(AsmParser *p, OpState *state, const char *name, const AffineMap **map);
unsigned affine_map_inputs(const Op *op, unsigned map); /* of that attribute */
bool affine_parse_operands(AsmParser *p, OpState *state, unsigned *dim_count, unsigned *count);
void affine_print_operands(AsmPrinter *printer, Value *const *operands, unsigned count,
                           unsigned dim_count);

/* access.c. */
/* A memref operand, behind a blank, and then those of the map that is its subscripts. */
void affine_print_subscripted(AsmPrinter *printer, const Op *op, unsigned memref,
                              const AffineMap *map);
Flow affine_subscripts_in(Step *s, unsigned memref_operand, const AffineMap *map, MemRef *memref,
                          int64_t *indices);

/* value.c: expressions at run time, in the index width. */
typedef struct AffinePoint {
    const int64_t *dims, *symbols;
} AffinePoint;

bool affine_fits(const Step *s, int64_t value); /* the index type */
/* The values of a map's operands, from operand `first` on. */
AffinePoint affine_point_at(Step *s, unsigned first, unsigned dims, unsigned symbols);
AffinePoint affine_point_in(Step *s, const AffineMap *map, unsigned first);
/* NULL when the value is there, else why it is poison: an overflow, or a division by a value that
 * is not positive (R17). */
const char *affine_value(const Step *s, const AffineExpr *expr, AffinePoint point, int64_t *value);
/* The least, or the greatest, value of `count` results. */
const char *affine_extreme(const Step *s, const AffineExpr *const *exprs, unsigned count,
                           bool greatest, AffinePoint point, int64_t *value);

#endif
