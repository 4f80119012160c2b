/* Variables of the source that a program was compiled from, and their types, as debug information
 * tells them.
 */
#ifndef DIALECTS_LLVM_VARIABLES_H
#define DIALECTS_LLVM_VARIABLES_H

#include "core/base/vec.h"
#include "core/ir/ir.h"

/* A type; or an array of arrays, of which some dimensions were taken by indices. Records that have
 * pointers to themselves are named there, and told in full somewhere in the root. */
typedef struct SourceType {
    const Attr *attr;
    unsigned taken;
    const Attr *root;
} SourceType;

typedef struct Variable {
    Str name;
    SourceType type;
    const Attr *info;   /* what makes it this one */
    unsigned distance;  /* of its scope: 0 is the innermost */
    const Value *value; /* what it is, or where it lies; NULL: that is not known here */
    bool in_memory;
} Variable;

typedef VEC(Variable) Variables;

/* Those in scope at the operation, innermost first; of one name the innermost alone. */
void variables_at(const Op *at, Variables *variables);
/* The one that a global is the memory of, which no value tells; false where that is not said. */
bool variable_of_global(const Op *global, Variable *variable);
/* Where the source has it; NULL where that is not said, or the operation is no global. */
const Attr *variable_place(const Op *global);
/* Does the operation tell of variables alone, or make room for one? No line of the source begins to
 * run with it. */
bool variables_are_told(const Op *op);

typedef enum SourceKind {
    SOURCE_UNKNOWN,
    SOURCE_SIGNED,
    SOURCE_UNSIGNED,
    SOURCE_BOOL,
    SOURCE_CHAR,
    SOURCE_BYTE, /* an unsigned char */
    SOURCE_FLOAT,
    SOURCE_POINTER,
    SOURCE_ARRAY,
    SOURCE_RECORD, /* struct or union */
} SourceKind;

typedef struct SourceShape {
    SourceKind kind;
    uint64_t bits;
    SourceType element; /* of an array, or pointed to; attr NULL: void */
    uint64_t count;     /* of elements or members */
} SourceShape;

typedef struct SourceMember {
    Str name;
    SourceType type;
    uint64_t offset, bits; /* in bits */
} SourceMember;

SourceShape source_shape(SourceType type);
SourceMember source_member(SourceType record, unsigned index);
/* "int *" */
void source_type_print(Sb *sb, SourceType type);

/* What the source calls the value: "t", "&a[i]", "p->next"; false where that is not told. */
bool source_expression(const Value *value, Sb *sb);

#endif
