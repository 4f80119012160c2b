/* Type info: what C++ programs have in memory to tell their types, as the Itanium C++ ABI has it: a
 * global for each type, whose first word leads to the table of its kind.
 */
#ifndef INTERP_MACHINE_EXTERNALS_TYPE_H
#define INTERP_MACHINE_EXTERNALS_TYPE_H

#include "interp/machine/externals.h"

typedef enum InfoKind { INFO_PLAIN, INFO_CLASS, INFO_DERIVED, INFO_OF_MANY, INFO_POINTER } InfoKind;
typedef enum Answer { NO, YES, ENDED } Answer; /* the last: the run has */

/* The name of the global at that place; empty where it is none. */
Str type_info_name(const Step *s, Pointer at);
/* What lies there; false: the run has ended. */
bool type_info_pointer(Step *s, Pointer at, uint64_t offset, Pointer *value);
bool type_info_number(Step *s, Pointer at, uint64_t offset, unsigned width, int64_t *value);
/* NO where it is the library's, and known by its name alone. */
Answer type_info_kind(Step *s, Pointer type, InfoKind *kind);
bool type_info_is(Pointer a, Pointer b);
typedef struct TypeBase {
    Pointer type, object;
    bool is_public;
} TypeBase;

/* The base of that number of a class whose object is there; the null pointer: there is none. NO:
 * the class has not as many. */
Answer type_info_base_at(Step *s, Pointer type, unsigned index, Pointer object, TypeBase *base);
/* Bases of bases: false where they have no end, and the run has. */
bool type_info_go_deeper(Step *s, unsigned depth);
/* Is `base` the type, or a public base of it? Then the object becomes that part of it. */
Answer type_info_base(Step *s, Pointer type, Pointer base, Pointer *object);
/* Does a clause of a type of pointers take one of the type that was thrown? */
Answer type_info_takes_pointer(Step *s, Pointer thrown, Pointer caught, Pointer *object);

/* externals_class.c: the library's own classes. Of the globals of that name: is one a base of the
 * other? */
bool class_has_base(Str type, Str base);
/* Fills the table of functions of that class, which a program declares; false: it is none. */
bool class_table(Step *s, Str name, Place value);
/* Is that function the destructor of one? And what it does. */
bool class_destructor(Str name);
Flow class_end(Step *s, Pointer object);
/* An object of the class, "9bad_alloc", with the message where it has one, is thrown. */
Flow class_throw(Step *s, const char *name, Str message);
/* externals_exception.c: an object of the library's, which it has made, is thrown. */
Flow exception_throw(Step *s, Pointer object, Pointer type);

#endif
