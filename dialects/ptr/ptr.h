/* ptr: pointers of no language in particular. This header is the map of its folder.
 *
 *     ptr.c       the dialect; constants, and how far elements of a type lie apart
 *     types.c     its types and attributes, and conditions on types that the rows share
 *     spaces.c    what the memory that a pointer points to allows
 *     values.c    values of its types, while a program runs
 *     casts.c     between pointers and what is like them: memrefs
 *     address.c   arithmetic on pointers
 *     access.c    loads and stores
 *     lanes.c     loads and stores of the lanes that a mask has on
 */
#ifndef DIALECTS_PTR_PTR_H
#define DIALECTS_PTR_PTR_H

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "dialects/values/kind.h"

/* types.c */
extern const TypeDef PTR_TYPES[];
extern const AttrDef PTR_ATTRS[];
const Type *ptr_metadata_of(const Type *type);
bool ptr_is(const Type *type);               /* !ptr.ptr */
bool ptr_like(const Type *type);             /* that, or a memref */
const Attr *ptr_space(const Type *of);       /* of a type like a pointer; NULL where it says none */
const Type *ptr_mask_of(const Type *shaped); /* with elements of i1 */
bool ptr_same_container(const Type *a, const Type *b);
bool ptr_is_generic_space(const Attr *attr);
bool ptr_is_null(const Attr *attr);
bool ptr_is_address(const Attr *attr, Int *address);
extern const TypeConstraint PTR_POINTER, PTR_METADATA, PTR_LIKE, PTR_POINTERS, PTR_INTEGERS,
    PTR_LANES, PTR_MASK, PTR_LANES_OF_POINTERS;
extern const AttrConstraint PTR_ORDERING, PTR_ADD_FLAGS, PTR_DIFF_FLAGS;
enum { PTR_NOT_ATOMIC, PTR_ACQUIRE = 3, PTR_RELEASE, PTR_ACQ_REL };
enum { PTR_ADD_NUSW = 1, PTR_ADD_NUW, PTR_ADD_INBOUNDS };
enum { PTR_DIFF_NUW = 1, PTR_DIFF_NSW };
const char *ptr_ordering_word(int64_t ordering);

/* spaces.c. Reports, at the operation, that its memory does not allow such an access. */
bool ptr_is_space(const Attr *attr);
unsigned ptr_address_space(const Type *pointer); /* of the llvm dialect: the generic one is 0 */
bool ptr_verify_access(const Op *op, const Type *pointer, const Type *type, int64_t ordering);

/* values.c */
extern const DatumKind PTR_POINTER_VALUES, PTR_METADATA_VALUES;

/* access.c: the alignment that the operation says, in its attribute of that number; 0: none. */
bool ptr_verify_alignment(const Op *op, unsigned attr);
uint64_t ptr_alignment(const Step *s, unsigned attr);

/* types.c: an entry of a data layout specification, for a type of this dialect. */
bool ptr_verify_layout_entry(const Attr *loc, const Type *type, const Attr *value);
/* Puts what it says in the target; false where no run follows it. */
bool ptr_read_layout_entry(const Type *type, const Attr *value, Target *target);

extern const OpDef PTR_CAST_OPS[], PTR_ADDRESS_OPS[], PTR_ACCESS_OPS[], PTR_LANE_OPS[];

#endif
