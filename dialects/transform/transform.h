/* transform: what the files of the dialect share.
 *
 * A schedule tells a compiler how to transform the program beside it. Its operations are read,
 * verified and printed, and no run comes to them.
 */
#ifndef DIALECTS_TRANSFORM_TRANSFORM_H
#define DIALECTS_TRANSFORM_TRANSFORM_H

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"

extern const OpDef TRANSFORM_SEQUENCES[], TRANSFORM_HANDLES[], TRANSFORM_MATCHERS[],
    TRANSFORM_STRUCTURED_MATCHERS[], TRANSFORM_APPLICATIONS[], TRANSFORM_PATTERNS[],
    TRANSFORM_TILING[], TRANSFORM_PACKING[], TRANSFORM_STRUCTURED[], TRANSFORM_LOOPS[],
    TRANSFORM_BUFFERS[], TRANSFORM_FUNCTIONS[], TRANSFORM_TESTS[];
extern const TypeDef TRANSFORM_TYPES[];
extern const AttrDef TRANSFORM_ATTRS[]; /* param_operand alone */

/* The attribute that says of a symbol table that there are schedules in it. */
#define HAS_SEQUENCES "transform.with_named_sequence"
#define LLVM_TYPE_CONVERTER                                                                        \
    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"

#define TEST_TYPE_CONVERTER "transform.apply_conversion_patterns.transform.test_type_converter"

/* What a row is a part of, for its `doc`. */
#define PART_OF_SCHEDULE                                                                           \
    "A part of a transform schedule, which tells a compiler what to do with a program.\n"
#define PART_OF_MATCHER                                                                            \
    "A predicate of a transform schedule, which tells what its parts apply to.\n"
#define PATTERNS_OF_SCHEDULE                                                                       \
    "Patterns that a transform schedule applies, named in a region of the operation that does.\n"

/* Handles refer to operations or to values of the program; a parameter is a number or another
 * attribute. */
bool is_op_handle(const Type *type);
bool is_value_handle(const Type *type);
bool is_param(const Type *type);
/* A parameter of one type, and that is not this one. */
bool is_param_of_other(const Type *type, const Type *of);
bool is_any_handle(const Type *type); /* one of these three */
/* Of the three the same one. */
bool are_alike(const Type *one, const Type *other);

extern const TypeConstraint OP_HANDLE, VALUE_HANDLE, PARAM, PARAM_OR_HANDLE, ANY_HANDLE,
    OP_OR_VALUE_HANDLE, RESULT_HANDLE, MATCHED_HANDLE, ANY_OP_HANDLE, ANY_VALUE_HANDLE;
/* Handles of operations of one name. */
extern const TypeConstraint BUFFERIZATION_ALLOC_TENSOR_HANDLE, LINALG_PACK_HANDLE,
    LINALG_TRANSPOSE_HANDLE, LINALG_UNPACK_HANDLE, MEMREF_ALLOCA_HANDLE, MEMREF_ALLOC_HANDLE,
    SCF_FOR_HANDLE, TENSOR_COLLAPSE_SHAPE_HANDLE, TENSOR_EMPTY_HANDLE, TENSOR_EXPAND_SHAPE_HANDLE,
    TENSOR_EXTRACT_SLICE_HANDLE, TENSOR_PAD_HANDLE;

/* propagate or suppress: what becomes of a failure that may be. */
extern const AttrConstraint FAILURE_PROPAGATION;

/* Of an array or a dense array, or of none: each number from 0 on stands there once. */
bool is_permutation(const Attr *list);
/* The attribute is, or the message says that it should. */
bool verify_permutation(const Op *op, const char *name);
/* Of a string attribute: it is one of these, which blanks part. */
bool string_is_one_of(const Op *op, const char *name, const char *words);

/* The custom<> directives that several of its operations have. */
extern const CustomDirective TRANSFORM_DIRECTIVES[];
/* Of `[all]`, `[0, 1]`, `[except(0)]`: what is asked for is something, and once. */
bool verify_match_dims(const Op *op, const char *list);

/* Upstream's MatchOpInterface: the operation may stand in a matcher. */
bool is_matcher(const Op *op);
/* Upstream's TypeConverterBuilderOpInterface. */
bool is_type_converter(const Op *op);
/* The transform.named_sequence that the reference means; NULL if it is none. */
const Op *named_sequence(const Op *from, const Attr *symbol);
/* What it says of its arguments; all of it, where somebody calls it. */
bool verify_sequence_arguments(const Op *op, bool called);
/* The terminator fits the results of the operation whose region it ends. */
bool verify_transform_yield(const Op *end, const Type *const *results, unsigned count);

#endif
