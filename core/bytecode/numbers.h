/* Numbers: what everything in a module is called in bytecode.
 *
 * Attributes, types and names of operations are numbered by how often they are met, the most first,
 * and among 2^7, 2^14, ... of them by dialect: numbers that fit a byte go to what is used most.
 * Values are numbered in each isolated region from 0. The order is upstream's, so that equal
 * modules are equal files.
 *
 * The numbers stand in what is numbered, in its `slot`: one module of a context at a time. */
#ifndef CORE_BYTECODE_NUMBERS_H
#define CORE_BYTECODE_NUMBERS_H

#include "core/bytecode/encoder.h"
#include "core/bytecode/place_map.h"
#include "core/ir/ir.h"

typedef struct DialectNumber {
    Str name;
    unsigned number;
} DialectNumber;

typedef struct NumberedName {
    Str mnemonic; /* of an operation, without its dialect */
    bool registered;
} NumberedName;

/* Of an attribute, a type or a name. */
struct Numbered {
    union {
        const Attr *attr;
        const Type *type;
        Loc place; /* of an attribute that nobody else needs as one */
        const NumberedName *name;
    };
    DialectNumber *dialect;
    uint32_t uses, number; /* uses: besides the first, and no more than that can hold */
    bool is_place;
};

/* By their numbers, when all are there. The slots of attributes and types are their places in it,
 * from 1. */
typedef VEC(Numbered *) NumberedList;

struct Numbers {
    Context *context;
    Arena arena;
    unsigned version;
    VEC(DialectNumber *) dialects;
    Map dialects_by_name;
    NumberedList attrs, types, op_names;
    PlaceMap places;
    Map names;          /* pointer of an OpDef, or of an interned name -> its Numbered */
    VEC(Str) resources; /* keys, in their order */
    Map resource_numbers;
    uint32_t next_value; /* while it numbers; a value's number is its `slot` */
    VEC(Str) strings;    /* of the table, as they are written */
    Map string_numbers;
};

/* Numbers all that the operation is made of. `numbers` has its context and version, and else is all
 * zero. */
void numbers_make(Numbers *numbers, const Op *op);
void numbers_free(Numbers *numbers);

size_t numbers_of_attr(Numbers *numbers, const Attr *attr);
size_t numbers_of_type(Numbers *numbers, const Type *type);
size_t numbers_of_loc(Numbers *numbers, Loc loc);
size_t numbers_of_name(Numbers *numbers, const Op *op);
size_t numbers_of_resource(Numbers *numbers, Str key);
size_t numbers_of_string(Numbers *numbers, Str string); /* added where it is new */
bool numbers_is_isolated(const Op *op);

/* Adds it, or counts one use more. */
void numbers_add_attr(Numbers *numbers, const Attr *attr);
void numbers_add_loc(Numbers *numbers, Loc loc);
void numbers_add_type(Numbers *numbers, const Type *type);
void numbers_add_resource(Numbers *numbers, Str key);

/* What is written of an operation in that version: its dictionary of attributes, and has it
 * properties? */
const Attr *op_encoded_attrs(const Op *op, unsigned version);
bool op_encodes_properties(const Op *op, unsigned version);

/* As its dialect encodes it; false where that is its text. */
bool attr_encode(Encoder *encoder, const Attr *attr);
bool type_encode(Encoder *encoder, const Type *type);

#endif
