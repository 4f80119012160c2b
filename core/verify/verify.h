/* The verifier's insides, shared by its files. Everybody else calls ir_verify (core/text/source.h).
 *
 * Each function gives false once it has reported an error. Order, words and places are those of
 * upstream's verifier: of what several rules object to, the first one speaks.
 */
#ifndef CORE_VERIFY_VERIFY_H
#define CORE_VERIFY_VERIFY_H

#include "core/ir/definition.h"

/* verify_op.c: what the row of a registered operation demands, apart from its regions' insides. */
bool verify_counts(const Op *op);     /* of regions, results, successors, operands */
bool verify_operands(const Op *op);   /* their types */
bool verify_results(const Op *op);    /* likewise */
bool verify_rules(const Op *op);      /* how types go together */
bool verify_invariants(const Op *op); /* attributes, types, predicates, regions */

/* verify_traits.c. Structural traits come before the invariants, the others behind. */
bool verify_structural_traits(const Op *op);
bool verify_traits(const Op *op);
/* Behind the verification of what is in the regions. */
bool verify_region_traits(const Op *op);

/* verify_branch.c: operands against the arguments of successors; inferred result types. */
bool verify_successor_operands(const Op *op);
bool verify_inferred_types(const Op *op);

/* verify_symbol.c: what the traits of symbols and of their tables demand. */
bool verify_symbol(const Op *op);
bool verify_symbol_table(const Op *op);

/* verify_shape.c: whether types can have one shape at run time (upstream's
 * verifyCompatibleShapes). */
bool shapes_agree(const Type *a, const Type *b);
bool shapes_all_agree(const Type *const *types, unsigned count);

#endif
