/* llvm: LLVM IR as a dialect. This header is the map of its folder.
 *
 *     llvm.c               the dialect
 *     types.c, types_text.c, types_query.c
 *     values.c, values.h   what values of them are like
 *     constraints.c, constraints_attr.c   conditions that the rows share
 *     enums.c              keywords
 *     attrs*.c             attributes: small ones, loops, metadata, debug info, module flags
 *     parameter_attrs.c    attributes with its prefix on functions' arguments and elsewhere
 *     data_layout.c, layout_string.c, layout_entries.c   what is said of sizes: LLVM's string, and
 *                          dlti's entries
 *     variables.c, source_types.c, source_expression.c, variables.h, debug_info.h   what debug
 *                          information tells of the source
 *     pointers.c, pointers.h   pointers as numbers, and what they lead to
 *     hints.c, hints.h     what only tells a compiler something
 *     arguments.c, arguments.h, variadic.c   what calls hand over
 *     promises.c, promises.h, effects.c, effects.h   which memory they may touch
 *     arith.c casts.c compare.c memory.c gep.c atomics.c aggregates.c vectors.c constants.c
 *     call_syntax.c calls.c exceptions.c function.c control.c globals.c symbols.c
 *     intrinsics_*.c       the llvm.intr operations, by what they work on; _named.c: those without
 * an operation
 */
#ifndef DIALECTS_LLVM_LLVM_H
#define DIALECTS_LLVM_LLVM_H

#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "semantics/number/float.h"
#include "semantics/value/target.h"

/* types.c: the definitions, and making. Parameters as they are held:
 * ptr: [address space, absent for 0]; array: [count, element]; func: [result, arguments, variadic];
 * struct: literal [packed, elements], identified [name] with a body of the same form (or unit where
 * it is opaque); target: [name, types, integers]. */
extern const TypeDef LLVM_TYPES[];
const Type *llvm_void(Context *context);
const Type *llvm_ptr(Context *context, unsigned space);
const Type *llvm_token(Context *context);
const Type *llvm_array(const Type *element, uint64_t count);
const Type *llvm_plain(Context *context, Str mnemonic); /* NULL where parameters are needed */
const Type *llvm_struct(Context *context, bool packed, unsigned count, const Type *const *elements);
const Type *llvm_identified(Context *context, Str name);
const Attr *llvm_struct_body(Context *context, bool packed, unsigned count,
                             const Type *const *elements);
const Type *llvm_target_type(Context *context, Str name, unsigned type_count,
                             const Type *const *types, unsigned int_count, const int64_t *ints);
const Type *llvm_function(const Type *result, unsigned count, const Type *const *arguments,
                          bool variadic);

/* types_text.c */
const Type *llvm_parse_type(AsmParser *parser);
/* A type that may be written without its `!llvm.`. */
const Type *llvm_parse_pretty(AsmParser *parser);
void llvm_print_pretty(AsmPrinter *printer, const Type *type);
void llvm_print_type_body(AsmPrinter *printer, const Type *type);

/* types_query.c: what a type is. */
bool llvm_is(const Type *type, const char *mnemonic);
bool llvm_is_void(const Type *type);
bool llvm_is_ptr(const Type *type);
bool llvm_is_array(const Type *type);
bool llvm_is_struct(const Type *type);
bool llvm_is_func(const Type *type);
bool llvm_is_target(const Type *type);
unsigned llvm_ptr_space(const Type *ptr);
unsigned llvm_space_of(const Attr *space); /* an #llvm.address_space */
const Type *llvm_array_element(const Type *array);
uint64_t llvm_array_count(const Type *array);
bool llvm_struct_is_identified(const Type *type);
bool llvm_struct_is_opaque(const Type *type);
bool llvm_struct_is_packed(const Type *type);
unsigned llvm_struct_count(const Type *type);
const Type *llvm_struct_element(const Type *type, unsigned index);
const Type *llvm_func_result(const Type *func);
unsigned llvm_func_count(const Type *func);
const Type *llvm_func_argument(const Type *func, unsigned index);
bool llvm_func_is_variadic(const Type *func);
Str llvm_target_name(const Type *target);
bool llvm_target_has_memory(const Type *target);
bool llvm_target_has_zero(const Type *target);
bool llvm_target_in_global(const Type *target);

/* May values have it? With everything inside it, and by its outermost part alone. */
bool llvm_is_compatible(const Type *type);
bool llvm_is_compatible_outer(const Type *type);
bool llvm_is_compatible_vector(const Type *type);
bool llvm_is_compatible_float(const Type *type); /* a float, or a vector of floats */
bool llvm_is_loadable(const Type *type);
bool llvm_may_be_in_array(const Type *type);
bool llvm_may_be_in_struct(const Type *type);
bool llvm_may_be_argument(const Type *type);
bool llvm_may_be_result(const Type *type);

/* constraints.c */
extern const TypeConstraint LLVM_ANY, LLVM_PRIMITIVE, LLVM_POINTER, LLVM_DEFAULT_POINTER,
    LLVM_STRUCT, LLVM_AGGREGATE, LLVM_NON_AGGREGATE, LLVM_LOADABLE, LLVM_TOKEN, LLVM_FLOAT;
extern const TypeConstraint LLVM_VECTOR, LLVM_VECTOR_OF_INT, LLVM_VECTOR_OF_I1,
    LLVM_VECTOR_OF_FLOAT, LLVM_VECTOR_OF_POINTER;
extern const TypeConstraint LLVM_INT_LIKE, LLVM_ANY_INT_LIKE, LLVM_FLOAT_LIKE, LLVM_POINTER_LIKE,
    LLVM_I1_LIKE, LLVM_INT_OR_POINTER_LIKE, LLVM_ATOMIC_RMW_VALUE, LLVM_ATOMIC_CMPXCHG_VALUE;
extern const AttrConstraint LLVM_FASTMATH, LLVM_OVERFLOW, LLVM_LINKAGE, LLVM_CCONV, LLVM_TAIL_CALL,
    LLVM_MEMORY_EFFECTS, LLVM_LOOP_ANNOTATION, LLVM_DEREFERENCEABLE, LLVM_FRAME_POINTER,
    LLVM_VSCALE_RANGE, LLVM_TARGET_FEATURES, LLVM_VEC_TYPE_HINT, LLVM_UWTABLE, LLVM_BLOCK_ADDRESS,
    LLVM_BLOCK_TAG, LLVM_FUNCTION_TYPE, LLVM_ALIAS_SCOPE, LLVM_DI_LOCAL_VARIABLE,
    LLVM_DI_EXPRESSION, LLVM_DI_LABEL;
extern const AttrConstraint LLVM_ACCESS_GROUPS, LLVM_ALIAS_SCOPES, LLVM_TBAA_TAGS, LLVM_DI_GLOBALS;
extern const AttrConstraint LLVM_ORDERING, LLVM_BIN_OP, LLVM_ICMP, LLVM_FCMP, LLVM_VISIBILITY,
    LLVM_UNNAMED_ADDR, LLVM_COMDAT, LLVM_ASM_DIALECT, LLVM_ROUNDING_MODE, LLVM_FP_EXCEPTIONS,
    LLVM_GEP_FLAGS, LLVM_NON_NEGATIVE_I32;
bool llvm_is_vector_of(const Type *type, bool (*holds)(const Type *type));

/* enums.c */
extern const EnumDef LLVM_ENUM_FASTMATH, LLVM_ENUM_OVERFLOW, LLVM_ENUM_LINKAGE, LLVM_ENUM_CCONV,
    LLVM_ENUM_TAIL_CALL, LLVM_ENUM_ORDERING, LLVM_ENUM_BIN_OP, LLVM_ENUM_ICMP, LLVM_ENUM_FCMP,
    LLVM_ENUM_VISIBILITY, LLVM_ENUM_UNNAMED_ADDR, LLVM_ENUM_COMDAT, LLVM_ENUM_ASM_DIALECT,
    LLVM_ENUM_FRAME_POINTER, LLVM_ENUM_UWTABLE, LLVM_ENUM_MOD_REF, LLVM_ENUM_GEP_FLAGS,
    LLVM_ENUM_FLAG_BEHAVIOR, LLVM_ENUM_PROFILE_FORMAT, LLVM_ENUM_EMISSION, LLVM_ENUM_NAME_TABLE,
    LLVM_ENUM_DI_FLAGS, LLVM_ENUM_SUBPROGRAM_FLAGS, LLVM_ENUM_ROUNDING, LLVM_ENUM_FP_EXCEPTIONS;
enum {
    LLVM_NOT_ATOMIC,
    LLVM_UNORDERED,
    LLVM_MONOTONIC,
    LLVM_ACQUIRE = 4,
    LLVM_RELEASE,
    LLVM_ACQ_REL,
    LLVM_SEQ_CST
};
enum { LLVM_TAIL = 1, LLVM_MUST_TAIL = 2 };
/* A keyword in front of a name: adds the attribute and takes it, or leaves the value as it is. */
const EnumCase *llvm_optional_keyword(AsmParser *parser, const EnumDef *def);

/* An attribute of this dialect by its mnemonic. Their tables: attrs.h. */
bool llvm_is_attr(const Attr *attr, const char *mnemonic);
extern const AttrDef *const LLVM_ATTR_TABLES[];
/* attrs.c: an attribute that holds one keyword: linkage, calling convention, ... */
int64_t llvm_enum_value(const Attr *attr);
const Attr *llvm_enum_attr(Context *context, const char *mnemonic, int64_t value);

const Attr *llvm_vscale_range(Context *context, int64_t least, int64_t most);

/* function.c: syntax and rules that globals have too. */
bool llvm_parse_comdat(AsmParser *parser, OpState *state); /* comdat(@a::@b), or nothing */
bool llvm_verify_comdat(const Op *op);
void llvm_print_keyword(AsmPrinter *printer, const EnumDef *def, const Attr *attr);
/* casts.c */
bool llvm_verify_dereferenceable(const Op *op);
/* symbols.c: of what stands in a module alone. */
bool llvm_verify_place(const Op *op);
/* ^block or ^block(%a, %b : t, u): appends to names and types, and notes how many. */
bool llvm_parse_destination(AsmParser *parser, OpState *state, OperandNames *operands, Types *types,
                            int32_t *count);
/* Each name of a block stands once in the function. */
bool llvm_verify_block_tags(const Op *function);
/* compare.c: i1, in the shape of the type. */
const Type *llvm_i1_like(const Type *type);
/* arith.c: fast-math flags as arith has them, in other bits. */
uint64_t llvm_fast_math(uint64_t flags);
/* intrinsics_float.c: what maxnum or minnum gives. DECISIONS.md N23 */
Float llvm_extremum(Step *s, Float a, Float b, bool greatest);
/* memory.c */
bool llvm_may_be_atomic(const Type *type);
int64_t llvm_ordering(const Op *op, const char *name);

/* parameter_attrs.c: attributes with the prefix `llvm.`. */
/* Is it undefined behaviour, or poison, to call or return otherwise than this attribute of an
 * argument or a result says? */
bool llvm_promises(Str parameter);
bool llvm_verify_attr(const Op *op, const NamedAttr *attr);
bool llvm_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr);
bool llvm_verify_result_attr(const Op *op, const Type *type, const NamedAttr *attr);
/* data_layout.c: what is wrong with the string, NULL where nothing is. */
const char *llvm_data_layout_error(Arena *arena, Str text);
/* layout_string.c: puts what the string, which is well-formed, says in the target. The first
 * specification in it that no run follows; NULL where there is none. */
const char *llvm_read_data_layout(Arena *arena, Str text, Target *target);
/* Of which spaces pointers are no numbers, which `dlti.dl_spec` has no words for; false where they
 * are too many. */
bool llvm_read_non_integral(Str text, Target *target);

/* bytecode.c */
const Attr *llvm_decode_attr(struct Decoder *decoder);
bool llvm_encode_attr(struct Encoder *encoder, const Attr *attr);

/* The tables of its files. */
extern const OpDef LLVM_ARITH_OPS[], LLVM_CAST_OPS[], LLVM_COMPARE_OPS[], LLVM_POINTER_OPS[];
extern const OpDef LLVM_MEMORY_OPS[], LLVM_GEP_OPS[], LLVM_ATOMIC_OPS[];
extern const OpDef LLVM_AGGREGATE_OPS[], LLVM_VECTOR_OPS[], LLVM_CONSTANT_OPS[];
extern const OpDef LLVM_CALL_OPS[], LLVM_FUNCTION_OPS[], LLVM_EXCEPTION_OPS[], LLVM_CONTROL_OPS[];
extern const OpDef LLVM_BLOCK_OPS[];
extern const OpDef LLVM_GLOBAL_OPS[], LLVM_SYMBOL_OPS[];
extern const OpDef LLVM_FLOAT_INTRINSICS[], LLVM_CONVERSION_INTRINSICS[], LLVM_INTEGER_INTRINSICS[],
    LLVM_MEMORY_INTRINSICS[], LLVM_MASKED_INTRINSICS[], LLVM_VECTOR_INTRINSICS[],
    LLVM_MATRIX_INTRINSICS[], LLVM_PREDICATED_INTRINSICS[], LLVM_REDUCTIONS[],
    LLVM_COROUTINE_INTRINSICS[], LLVM_PAIR_INTRINSICS[], LLVM_OTHER_INTRINSICS[];

#endif
