/* Attr: the builtin attributes of MLIR, locations, and dialect attributes by their definition.
 *
 * Attributes are uniqued in a Context: the same attribute is the same pointer, so compare with ==.
 * They are immutable and live as long as the Context. Rules: MLIR's Builtin dialect documentation,
 * "Attributes" and "Location Attributes".
 */
#ifndef CORE_IR_ATTR_H
#define CORE_IR_ATTR_H

#include "core/ir/affine.h"
#include "core/ir/type.h"

typedef struct AttrDef AttrDef;

typedef enum AttrKind {
    ATTR_INTEGER, /* of integer or index type; `true` and `false` are i1 */
    ATTR_FLOAT,
    ATTR_STRING,
    ATTR_SYMBOL_REF,
    ATTR_TYPE,
    ATTR_ARRAY,
    ATTR_DICTIONARY,
    ATTR_UNIT,
    ATTR_DENSE_ARRAY,    /* array<i32: 1, 2> */
    ATTR_DENSE,          /* dense<...> of numbers (integers, floats, complex) */
    ATTR_DENSE_STRING,   /* dense<["a", "b"]> */
    ATTR_DENSE_RESOURCE, /* dense_resource<key> */
    ATTR_SPARSE,
    ATTR_AFFINE_MAP,
    ATTR_INTEGER_SET,
    ATTR_STRIDED_LAYOUT,
    ATTR_DISTINCT,
    ATTR_OPAQUE,  /* of a dialect that is not registered */
    ATTR_DIALECT, /* defined by an AttrDef */
    ATTR_LOC_UNKNOWN,
    ATTR_LOC_FILE, /* file:line:col, or a range of them */
    ATTR_LOC_NAME,
    ATTR_LOC_CALLSITE,
    ATTR_LOC_FUSED,
} AttrKind;

typedef struct SparseEntry { /* of sparse elements */
    int64_t place, number;   /* in row-major order; among the values */
} SparseEntry;

typedef struct NamedAttr {
    Str name;
    const Attr *value;
} NamedAttr;

struct Attr {
    AttrKind kind;
    uint32_t slot; /* for whoever works on a module: its number; else 0 */
    Context *context;
    Extent extent;
    const Type *type; /* of typed attributes, NULL for the others */
    union {
        Int integer; /* width of the type; 64 for index */
        Float floating;
        struct {
            Str string;            /* ATTR_STRING; `type` is none unless written */
            const Attr *as_symbol; /* see attr_string_symbol; NULL until it is asked for */
        };
        struct {
            Str root;
            unsigned nested_count;
            const Str *nested;
        } symbol;
        const Type *type_value; /* ATTR_TYPE */
        struct {
            unsigned count;
            const Attr *const *elements;
        } array;
        struct { /* sorted by name */
            unsigned count;
            const NamedAttr *entries;
        } dictionary;
        struct { /* dense array and dense elements */
            const Type *element;
            bool splat;    /* dense elements: the first element of `data` is all of them */
            int64_t count; /* elements the type has, of a splat too */
            /* Each element takes whole bytes, little-endian, (width + 7) / 8 of them (index: 8);
             * a complex element is two. */
            Str data;
            const uint32_t *starts; /* see attr_group_start; NULL until it is asked for */
        } dense;
        struct {
            bool splat;
            unsigned count;
            const Str *strings;
        } dense_string;
        struct {
            Str key;
            const Attr *numbers; /* see attr_numbers; NULL until it is asked for */
        } resource;
        struct {
            const Attr *indices, *values;
            const SparseEntry *entries; /* sorted by place; NULL until they are asked for */
        } sparse;
        const AffineMap *map;
        const IntegerSet *set;
        struct {
            int64_t offset; /* DYNAMIC where `?` */
            unsigned rank;
            const int64_t *strides;
        } strided;
        struct {
            uint64_t id;
            const Attr *of;
        } distinct;
        struct {
            Str dialect, text;
        } opaque;
        struct {
            const AttrDef *def;
            unsigned count;
            const Attr *const *params; /* a type parameter is held as a type attribute */
        } dialect;
        struct { /* ATTR_LOC_FILE; end == start unless a range was written */
            Str file;
            unsigned line, column, end_line, end_column;
            unsigned count; /* of the numbers that were given; 2: a line and a column */
        } file;
        struct {
            Str name;
            const Attr *child; /* a location; unknown if none was written */
            const Attr *found; /* what loc_find_file gives; NULL if none */
        } name;
        struct {
            const Attr *callee, *caller;
            const Attr *found; /* likewise */
        } callsite;
        struct {
            unsigned count;
            const Attr *const *locations;
            const Attr *metadata; /* NULL if none */
            const Attr *found;    /* likewise */
        } fused;
    };
};

/* Making. Arrays and strings are copied. */
const Attr *attr_integer(const Type *type, Int value); /* width as the type's (index: 64) */
const Attr *attr_int(const Type *type, int64_t value);
const Attr *attr_i64(Context *context, int64_t value);
const Attr *attr_i32(Context *context, int32_t value);
const Attr *attr_index(Context *context, int64_t value);
const Attr *attr_bool(Context *context, bool value);
const Attr *attr_float(const Type *type, Float value);
const Attr *attr_string(Context *context, Str value); /* of type none */
const Attr *attr_typed_string(const Type *type, Str value);
const Attr *attr_symbol(Context *context, Str root, unsigned nested_count, const Str *nested);
const Attr *attr_flat_symbol(Context *context, Str name);
/* The flat symbol of that name; the string has no type. */
const Attr *attr_string_symbol(const Attr *string);
const Attr *attr_type(const Type *type);
const Attr *attr_array(Context *context, unsigned count, const Attr *const *elements);
/* Sorts by name; names are distinct. */
const Attr *attr_dictionary(Context *context, unsigned count, const NamedAttr *entries);
const Attr *attr_unit(Context *context);
const Attr *attr_dense_array(Context *context, const Type *element, int64_t count, Str data);
const Attr *attr_dense_i64(Context *context, unsigned count, const int64_t *values);
const Attr *attr_dense_i32(Context *context, unsigned count, const int32_t *values);
/* `data` in the form of Attr.dense; all elements equal makes it a splat, as upstream does. */
const Attr *attr_dense(const Type *shaped, Str data, bool splat);
/* The same of bytes that live as long as the context, which are not copied; a splat has all of
 * them.
 */
const Attr *attr_dense_borrowed(const Type *shaped, Str data);
const Attr *attr_dense_string(const Type *shaped, unsigned count, const Str *strings, bool splat);
const Attr *attr_dense_resource(const Type *shaped, Str key);
const Attr *attr_sparse(const Type *shaped, const Attr *indices, const Attr *values);
const Attr *attr_affine_map(const AffineMap *map);
const Attr *attr_integer_set(const IntegerSet *set);
const Attr *attr_strided(Context *context, int64_t offset, unsigned rank, const int64_t *strides);
const Attr *attr_distinct(uint64_t id, const Attr *of);
const Attr *attr_opaque(Context *context, Str dialect, Str text, const Type *type);
const Attr *attr_dialect(Context *context, const AttrDef *def, unsigned count,
                         const Attr *const *params);
/* One that is of a type, written behind it: upstream's TypedAttrInterface. */
const Attr *attr_typed_dialect(const Type *type, const AttrDef *def, unsigned count,
                               const Attr *const *params);
const Attr *loc_unknown(Context *context);
/* What a text's locations call it: "-" where it has no name, as upstream's do. */
Str loc_file_name(Context *context, Str file);
const Attr *loc_file(Context *context, Str file, unsigned line, unsigned column);
/* Of up to four numbers: a line; its column; where it ends the line, if there are four; the column
 * of that. What is left away is that of the beginning, or 0. Those of other counts are others, as
 * upstream's. */
const Attr *loc_range(Context *context, Str file, unsigned count, const unsigned *places);
const Attr *loc_name(Context *context, Str name, const Attr *child);
const Attr *loc_callsite(const Attr *callee, const Attr *caller);
/* What is fused in others, the same again and what is unknown are left out, and one alone is not
 * fused. */
const Attr *loc_fused(Context *context, unsigned count, const Attr *const *locations,
                      const Attr *metadata);
/* All of them as they are, as bytecode with metadata has them. */
const Attr *loc_fused_whole(Context *context, unsigned count, const Attr *const *locations,
                            const Attr *metadata);

/* Where an operation or block argument stands, in a word: a place, that is a line and a column of
 * one of a few files, which become an attribute only when somebody asks; or an attribute, whose
 * pointer's lowest bit is 0. All zero is none. */
typedef struct Loc {
    uint64_t bits;
} Loc;

/* Of a place, behind the lowest bit. */
enum { LOC_LINE_BITS = 28, LOC_COLUMN_BITS = 20, LOC_FILE_BITS = 15 };

static inline bool loc_is_place(Loc loc)
{
    return loc.bits & 1;
}

Loc loc_of(const Attr *location);
/* `file` is the number that `context_file` gave it: as an attribute; and the same as a place, where
 * it can be one. */
Loc loc_file_numbered(Context *context, unsigned file, unsigned line, unsigned column);
static inline Loc loc_at(Context *context, unsigned file, unsigned line, unsigned column)
{
    if (line >> LOC_LINE_BITS || column >> LOC_COLUMN_BITS || file >> LOC_FILE_BITS)
        return loc_file_numbered(context, file, line, column);
    return (Loc){ 1 | (uint64_t)line << 1 | (uint64_t)column << (1 + LOC_LINE_BITS)
                  | (uint64_t)file << (1 + LOC_LINE_BITS + LOC_COLUMN_BITS) };
}
const Attr *loc_attr(Context *context, Loc loc);
/* Equal locations become equal words: a place, where it can be one. */
Loc loc_in_a_word(Context *context, Loc loc);
void loc_place(const Context *context, Loc place, Str *file, unsigned *line, unsigned *column);

/* Asking. */
/* The number of an enum's case, or bits, which a dialect's attribute may stand around; 0 for NULL.
 */
int64_t attr_enum_value(const Attr *attr);
bool attr_is_location(const Attr *attr);
/* Dense or sparse, and not of strings, or a resource whose bytes the file's metadata holds. */
bool attr_is_numbers(const Attr *attr);
/* The same as dense or sparse elements; NULL where it is none. Of a resource made when first asked
 * for, after the file was read. */
const Attr *attr_numbers(const Attr *attr);
/* The bytes that the file's metadata holds for a resource, and those that its type takes, which is
 * UINT64_MAX where it has no such numbers. False where the file has no resource of that key. */
bool attr_resource_sizes(const Attr *attr, uint64_t *held, uint64_t *taken);
bool attr_is_splat(const Attr *attr);    /* numbers that are all the same */
bool attr_is_elements(const Attr *attr); /* dense, dense string, dense resource, sparse */
/* NULL when the dictionary (which may be NULL) lacks it. */
const Attr *attr_lookup(const Attr *dictionary, Str name);
/* Element `at` (row-major) of dense or sparse elements or a dense array, as an integer or float
 * attribute; of complex elements, `at` counts real and imaginary parts apart. */
const Attr *attr_element(const Attr *elements, int64_t at);
/* Have they element `number`, and is it complex, or a plain number? A splat is as long as anybody
 * wants it; strings, and a resource that the file lacks, have none. */
bool attr_has_element(const Attr *elements, int64_t number, bool is_complex);
/* The bits of element `at`, by its bytes; widths as in Attr.dense. */
Int attr_element_bits(const Attr *elements, int64_t at, Arena *arena);
/* Of a dense array of sizes, of groups that stand one behind the other: where group `at` begins. */
unsigned attr_group_start(const Attr *sizes, unsigned at);
/* Bytes one element takes in Attr.dense.data. */
size_t attr_element_bytes(const Type *element);
int64_t attr_i64_at(const Attr *dense_array, unsigned at); /* of array<iN: ...>, sign-extended */
unsigned attr_count_dynamic(const Attr *dense_array);      /* how many are DYNAMIC */
/* Upstream's name for the aliases by which it writes such attributes, "map" of #map1; empty: it
 * writes them out. */
Str attr_alias(const Attr *attr);
/* Is it larger than anybody writes out in place, or by its aliases? */
static inline bool attr_is_too_large(const Attr *attr)
{
    return attr->extent.parts > EXTENT_MOST_PARTS;
}
static inline bool attr_is_too_large_by_aliases(const Attr *attr)
{
    return attr->extent.aliased_parts > EXTENT_MOST_PARTS;
}
/* Either, as its context says that attributes are written. */
bool attr_can_be_written(const Attr *attr);

/* The first file location inside a location, or NULL. */
const Attr *loc_find_file(const Attr *location);

/* Printing, as MLIR writes it; `without_type` leaves the trailing `: type` away. */
void attr_print(Sb *sb, const Attr *attr);
void attr_print_without_type(Sb *sb, const Attr *attr);
void loc_print(Sb *sb, const Attr *location); /* what stands inside loc(...) */
/* In the context's arena. */
const char *attr_text(const Attr *attr);
/* For messages: of a long one the beginning. */
const char *attr_quoted(const Attr *attr);

#endif
