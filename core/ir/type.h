/* Type: the builtin types of MLIR, and dialect types by their definition.
 *
 * Types are uniqued in a Context: the same type is the same pointer, so compare with ==. They are
 * immutable and live as long as the Context. Rules: MLIR's Builtin dialect documentation, "Types".
 */
#ifndef CORE_IR_TYPE_H
#define CORE_IR_TYPE_H

#include "core/base/str.h"
#include "semantics/number/float.h"

typedef struct Context Context;
typedef struct Type Type;
typedef struct Attr Attr;
typedef struct TypeDef TypeDef;

typedef enum TypeKind {
    TYPE_INTEGER,
    TYPE_INDEX,
    TYPE_FLOAT,
    TYPE_NONE,
    TYPE_COMPLEX,
    TYPE_TUPLE,
    TYPE_FUNCTION,
    TYPE_VECTOR,
    TYPE_TENSOR, /* ranked */
    TYPE_UNRANKED_TENSOR,
    TYPE_MEMREF, /* ranked */
    TYPE_UNRANKED_MEMREF,
    TYPE_OPAQUE,  /* of a dialect that is not registered */
    TYPE_DIALECT, /* defined by a TypeDef */
} TypeKind;

typedef enum Signedness { SIGNLESS, SIGNED, UNSIGNED } Signedness;

/* A dimension whose size is known at run time only, written `?`. */
#define DYNAMIC INT64_MIN

/* How large a type or attribute is: levels, parts counted as often as they stand there, and parts
 * where what has an alias (attr_alias) takes no room. The last two saturate. The parser refuses
 * what is larger than it would ever print. */
typedef struct Extent {
    uint32_t depth, aliased_parts;
    uint64_t parts;
} Extent;

enum { EXTENT_MOST_PARTS = 1 << 24 };

struct Type {
    TypeKind kind;
    uint32_t slot; /* as an attribute's */
    Context *context;
    Extent extent;
    const Attr *as_attr; /* see attr_type; NULL until it is asked for */
    union {
        struct {
            unsigned width;
            Signedness signedness;
        } integer;
        const FloatFormat *format; /* TYPE_FLOAT */
        struct {                   /* complex, vector, tensors, memrefs */
            const Type *element;
            unsigned rank;
            const int64_t *dims;  /* rank of them; DYNAMIC where unknown */
            const bool *scalable; /* vector: which dims are scalable; NULL if none */
            const Attr *encoding; /* tensor: NULL if none */
            const Attr *layout;   /* memref: an affine map or strided layout; NULL if identity */
            const Attr *memory_space; /* memrefs: NULL if default */
        } shaped;
        struct { /* tuple: `types` alone; function: inputs, then results */
            unsigned input_count, result_count;
            const Type *const *types;
        } list;
        struct {
            Str dialect, text; /* !dialect.text, or !dialect<text> when the text is not pretty */
        } opaque;
        struct {
            const TypeDef *def;
            unsigned count;
            const Attr *const *params; /* a type parameter is held as a type attribute */
            /* What its parameters, a name, stand for; NULL until `type_set_body`. So a type can
             * hold itself. */
            const Attr *body;
        } dialect;
    };
};

/* Making. Arrays are copied. None of these verifies: the parser and `type_verify` do. */
const Type *type_integer(Context *context, unsigned width, Signedness signedness);
const Type *type_i(Context *context, unsigned width); /* signless */
const Type *type_index(Context *context);
const Type *type_none(Context *context);
const Type *type_float(Context *context, const FloatFormat *format);
const Type *type_complex(Context *context, const Type *element);
const Type *type_tuple(Context *context, unsigned count, const Type *const *types);
const Type *type_function(Context *context, unsigned input_count, const Type *const *inputs,
                          unsigned result_count, const Type *const *results);
const Type *type_vector(Context *context, unsigned rank, const int64_t *dims, const bool *scalable,
                        const Type *element);
const Type *type_tensor(Context *context, unsigned rank, const int64_t *dims, const Type *element,
                        const Attr *encoding);
const Type *type_unranked_tensor(Context *context, const Type *element);
/* A layout that is the identity is dropped. */
const Type *type_memref(Context *context, unsigned rank, const int64_t *dims, const Type *element,
                        const Attr *layout, const Attr *memory_space);
const Type *type_unranked_memref(Context *context, const Type *element, const Attr *memory_space);
const Type *type_opaque(Context *context, Str dialect, Str text);
const Type *type_dialect(Context *context, const TypeDef *def, unsigned count,
                         const Attr *const *params);

/* Says once what a dialect type is; false where something else was said before. */
bool type_set_body(const Type *type, const Attr *body);

/* The extent of something around parts: start with all zero and add each part. */
void extent_add_attr(Extent *extent, const Attr *part);
void extent_add_type(Extent *extent, const Type *part);
void extent_add_parts(Extent *extent, uint64_t parts);
void extent_add_text(Extent *extent, size_t bytes);
/* Upstream's name for the aliases by which it writes such types, "tuple" of !tuple1; empty: it
 * writes them out. */
Str type_alias(const Type *type);

/* Asking. */
bool type_is_signless(const Type *type, unsigned width); /* iN */
bool type_is_any_integer(const Type *type);              /* of any signedness */
bool type_is_signless_integer(const Type *type);
bool type_is_int_or_index(const Type *type); /* signless integer or index */
bool type_is_float(const Type *type);
bool type_is_any_float(const Type *type); /* one of a dialect too, which nothing here computes */
bool type_is_shaped(const Type *type);    /* vector, tensor, memref, ranked or not */
bool type_has_rank(const Type *type);     /* shaped and ranked */
bool type_has_static_shape(const Type *type);
bool type_has_no_elements(const Type *type);  /* whatever sizes are unknown */
unsigned type_dynamic_dims(const Type *type); /* how many, of one with rank */
/* Of two with rank: have they the same dimensions; or may they, as those that are unknown may be
 * any? */
bool type_same_dims(const Type *a, const Type *b);
bool type_dims_agree(const Type *a, const Type *b);
bool type_is_any_memref(const Type *type); /* ranked or not */
bool type_is_any_tensor(const Type *type);
bool type_is_scalable(const Type *type);
/* The element type of a shaped type; any other type itself (upstream's getElementTypeOrSelf). */
const Type *type_element(const Type *type);
const Type *type_itself(const Type *type); /* for a TypeRule */
/* The format of a float, of lanes or elements that are floats, or of complex numbers' parts; NULL
 * where there is none. */
const FloatFormat *type_float_format(const Type *type);
/* The product of the dimensions of a static shape. */
int64_t type_num_elements(const Type *type);
/* The same, false where the product does not fit 64 bits. */
bool type_count_elements(const Type *type, int64_t *count);
/* A vector or tensor of a static shape, with more elements than that? */
bool type_has_more_elements(const Type *type, int64_t most);
/* The same shape (rank, dims, scalability, encoding, layout ...) with another element type. */
const Type *type_with_element(const Type *shaped, const Type *element);
/* May such a type stand inside? By upstream's rules for builtin types; a dialect type by its row.
 */
bool type_may_be_in_vector(const Type *type);
bool type_may_be_in_tensor(const Type *type);
bool type_may_be_in_memref(const Type *type);
/* The bits of an integer, index (64) or float type. */
unsigned type_bits(const Type *type);
/* Strides and offset, in elements, of a memref's layout, DYNAMIC where not constant. False when
 * the layout is not strided. `strides` has room for the rank. */
bool type_strides(const Type *memref, int64_t *strides, int64_t *offset);

/* Printing, as MLIR writes it. */
void type_print(Sb *sb, const Type *type);
/* In the context's arena, for messages: "%s". */
const char *type_text(const Type *type);

#endif
