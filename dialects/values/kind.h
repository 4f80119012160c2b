/* Kind: what the values of a type (data, while a program runs) are like.
 *
 * A kind is one constant row: how its values lie in a frame and in memory, are written, made of
 * attributes, read as arguments; what they hold. Whoever handles values asks the row and knows no
 * kind. A builtin type has the row of its TypeKind (kind.c), a dialect's type the one that its
 * definition names (TypeDef.values); without one no value of the type can be held. A composite kind
 * asks the rows of its elements.
 *
 * What is pure of it, words, bytes and refinement, is the ValueForm of its layout.
 */
#ifndef DIALECTS_VALUES_KIND_H
#define DIALECTS_VALUES_KIND_H

#include "dialects/step.h"

/* What a picture calls an allocation: "#2", "%t" of elements that a value has lent. */
typedef struct AllocationNames {
    const void *state;
    void (*print)(const void *state, Sb *sb, AllocationId id);
} AllocationNames;

/* A text that values are written into. People read decimals; arguments are literals (DECISIONS.md
 * N13), which read back to the same bits. */
typedef struct ValueText {
    Sb *sb;
    size_t most;                  /* of elements only as many as make the text longer than this */
    uint64_t elide;               /* of values of more elements only some are written; 0: all are */
    bool elided;                  /* that was done */
    bool literal;                 /* for --args */
    bool bits;                    /* integers without a sign read from 0 on (W17) */
    bool label;                   /* in few words: of a memref the address alone */
    const AllocationNames *names; /* of a picture, which tells memory by them; or NULL */
    /* May a long text go on? Asked after every element; NULL: it may. */
    bool (*goes_on)(void *state, const Sb *sb);
    void *state;
} ValueText;

typedef enum Holds {
    HOLDS,         /* a layout was made */
    HOLDS_NONE,    /* the program cannot hold such values */
    HOLDS_SMALLER, /* it could, were there fewer elements */
} Holds;

enum { FRAME_MOST_LANES = INT32_MAX / 64 }; /* of a vector that a frame can hold */

typedef enum Reading { READ_FINE, READ_WRONG_TYPE, READ_CANNOT_BE_MADE, READ_NO_ROOM } Reading;

/* What a value holds elsewhere: `rank` dimensions of elements in an allocation, which may have
 * ended, or be NULL. All borrowed. */
typedef struct Elements {
    const Type *type;
    const Layout *layout; /* of an element */
    unsigned rank;
    const uint64_t *sizes, *strides; /* strides in elements */
    uint64_t first;                  /* the first byte, counted from the allocation's */
    uint64_t offset;                 /* in elements */
    Allocation *memory;
} Elements;

/* How elements are to lie that are made for a value. */
typedef struct Shape {
    unsigned rank;
    uint64_t sizes[64];
    int64_t strides[64], offset; /* in elements */
    AllocationKind kind;
    uint64_t alignment; /* at the least */
    const void *made;   /* for the allocation's record */
} Shape;

typedef struct DatumKind DatumKind;

struct DatumKind {
    const char *name;
    /* The layout of the type's values, in the step's arena. */
    Holds (*layout)(Step *s, const Type *type, Layout *layout);
    /* How they lie where whoever calls a function hands them in and takes them, as arguments and
     * results of what is compared; NULL: the same way. */
    Holds (*flat)(Step *s, const Type *type, Layout *layout);
    /* The value, which is not all poison, without its type. */
    void (*print)(ValueText *text, Place place, const Type *type);
    /* The same as an element of others; NULL: as by itself. */
    void (*print_element)(ValueText *text, Place place, const Type *type);
    /* What a constant attribute, or element `number` of dense elements, says; false where it says
     * no such value. */
    bool (*set)(Step *s, Place place, const Type *type, const Attr *attr);
    bool (*set_element)(Step *s, Place place, const Type *type, const Attr *dense, int64_t number);

    /* Arguments. NULL: `print` with the type behind it; `set`, where the attribute is of the type.
     */
    void (*print_argument)(ValueText *text, Place place, const Type *type);
    Reading (*read)(Step *s, Place place, const Type *type, const Attr *attr);
    /* The type that an argument's attribute may leave away. NULL: the type itself. */
    const Type *(*written_as)(const Step *s, const Type *type);
    /* An argument for people to begin with, and one as an element of others (NULL: the same). */
    bool (*sample)(Sb *sb, const Type *type, const Op *module);
    bool (*sample_element)(Sb *sb, const Type *type, const Op *module);

    /* Of kinds whose values hold elements elsewhere: which (false: none that could be told), and a
     * value with new elements, which the caller fills; NULL where no room is left. */
    bool (*elements)(const Memory *memory, Place place, const Type *type, Elements *elements);
    Allocation *(*make)(Step *s, Place place, const Type *type, const Shape *shape);
    /* May two values have the same elements, so that a change of one is seen in the other? */
    bool shares_memory;

    const char *const *part_names; /* of a group's parts */
    bool incomparable;             /* with what native code gives */
};

extern const DatumKind NONE_VALUES, INTEGER_VALUES, INDEX_VALUES, FLOAT_VALUES, COMPLEX_VALUES,
    FUNCTION_VALUES, VECTOR_VALUES, TENSOR_VALUES, MEMREF_VALUES, UNRANKED_MEMREF_VALUES;

/* The row of the type; NULL where it has none. */
const DatumKind *datum_kind(const Type *type);
/* The same of a type that another represents (dialects/meaning); NULL where none does. */
const DatumKind *represented_kind(const Type *type);

/* How values of any type are written: untyped, "poison" where all of it is; with " : " and the type
 * behind; and as --args reads it, where it holds no elements elsewhere. */
void datum_text(ValueText *text, Place place, const Type *type);
void datum_text_element(ValueText *text, Place place, const Type *type); /* of others */
void datum_text_typed(ValueText *text, Place place, const Type *type);
void datum_text_argument(ValueText *text, Place place, const Type *type);
/* "[3, 4]" */
void datum_text_list(ValueText *text, const uint64_t *words, uint64_t count);
/* Of so many elements that they are elided the ends of the first row, which `print` writes:
 * "[[1, 2, ..., 9], ...]". False where it gives that. */
bool datum_text_ends(ValueText *text, unsigned rank, const uint64_t *sizes,
                     bool (*print)(const void *state, uint64_t number), const void *state);
/* What is held elsewhere, in brackets, a level a dimension; uninitialised elements as `?`. False
 * where it cannot be read, or where the text may not go on. */
bool datum_text_elements(ValueText *text, const Elements *elements);

static inline bool type_has_elements(const Type *type) /* elsewhere */
{
    const DatumKind *kind = datum_kind(type);

    return kind && kind->elements;
}

static inline bool type_shares_memory(const Type *type)
{
    const DatumKind *kind = datum_kind(type);

    return kind && kind->shares_memory;
}

/* False where the value has none, or none that could be told. */
bool value_elements(const Memory *memory, Place place, const Type *type, Elements *elements);
/* How far the element with this number in row-major order is behind the first. */
uint64_t elements_at(const Elements *elements, uint64_t number);
uint64_t elements_count(const Elements *elements); /* UINT64_MAX where that does not fit */
/* Where the element so far behind the first lies in the memory; false when not within it. */
bool elements_offset(const Elements *elements, uint64_t at, uint64_t *offset);
/* Are they one behind the other, as indices are counted? */
bool elements_are_row_major(const Elements *elements);

/* They become what the numbers say: at once where these lie as memory does. False where they are no
 * such numbers, or the run is over. */
bool elements_fill(Step *s, const Elements *elements, const Attr *attr);
/* Those of a layout, if they lie in memory as in the attribute; data NULL where they do not. */
Str elements_lying(const Layout *layout, const Attr *attr);
/* All `count` elements, `stride` bytes apart, become what the first is, which is there. False: the
 * run is over. */
bool elements_repeat(Step *s, Allocation *memory, uint64_t first, uint64_t stride, uint64_t count);

/* Offset and strides that a memref's type fixes; what it leaves open is DYNAMIC. False where it has
 * none. Other types leave all open. */
bool shape_of_type(Shape *shape, const Type *type);
/* The sizes of a static shape. */
void shape_set_sizes(Shape *shape, const Type *type);
/* Those that are open become the plain ones, or others where elements would lie over each other. */
void shape_set_plain(Shape *shape);
/* Where they do, strides that `fixed` leaves open become such that they do not by those. */
void shape_set_apart(Shape *shape, const Shape *fixed);
/* How many elements the memory has from the offset's origin to the last; false if that does not
 * fit.
 */
bool shape_span(const Shape *shape, uint64_t *span);

/* For rows: of values that hold elements elsewhere. */
Reading read_elements(Step *s, Place place, const Type *type, const Attr *attr);
const Type *written_as_elements(const Step *s, const Type *type);
/* The type of what they are written as, of these sizes: elements that are vectors are written taken
 * apart, tensor<4x2xf32> for 4 of vector<2xf32>. */
const Type *elements_written(const Type *element, unsigned rank, const int64_t *sizes);
bool sample_elements(Sb *sb, const Type *type, const Op *module);

/* For rows: of pointers, which are arguments as `dense` numbers in memory of their own, or as 0. */
Holds pointer_layout(Step *s, const Type *type, Layout *layout); /* in address space 0 */
Holds pointer_layout_in(Step *s, unsigned space, Layout *layout);
void pointer_print(ValueText *text, Place place, const Type *type);
Reading pointer_read(Step *s, Place place, const Type *type, const Attr *attr);
bool pointer_sample(Sb *sb, const Type *type, const Op *module);
const Type *written_as_anything(const Step *s, const Type *type); /* attributes tell their type */

#endif
