/* Variable text: what variables of the source hold while a program runs, as C writes it.
 *
 * An object is a piece of memory, or a value, with a type of the source. Functions that give false
 * have written why instead.
 */
#ifndef INTERP_MACHINE_VARIABLE_TEXT_H
#define INTERP_MACHINE_VARIABLE_TEXT_H

#include "dialects/llvm/variables.h"
#include "interp/machine/machine.h"

typedef struct Object {
    SourceType type;
    bool in_memory;
    Pointer at; /* where it lies */
    Place value;
} Object;

/* What the variable is, whose value is at the place. */
bool object_of_variable(Place place, const Variable *variable, Object *object, Sb *why);
/* What the global is, which tells of it. */
bool object_of_global(Machine *machine, const Op *global, const Variable *variable, Object *object,
                      Sb *why);
/* The type in IR of a scalar that lies in memory, and the memory it lies in; NULL, and why. */
const Type *object_scalar(Machine *machine, const Object *object, const Allocation **memory,
                          Sb *why);
/* How a scalar of the type is held as a number, a pointer as its address; NULL of what is none. */
const Layout *source_number(Machine *machine, SourceType type);
/* The number that it holds, in scratch memory; false where that is none, or is not known. */
bool object_number(Machine *machine, const Object *object, Place *number);
/* A member, an element, what is pointed to; of an object in memory, or of a pointer. */
bool object_member(Machine *machine, Object *object, Str name, Sb *why);
bool object_element(Machine *machine, Object *object, int64_t index, Sb *why);
bool object_pointed(Machine *machine, Object *object, Sb *why);
/* "{x = 1, name = \"ab\"}", without its type; `format` is 0, or x for hexadecimal. What was never
 * written is `?`. */
void object_print(Sb *sb, Machine *machine, const Object *object, char format);

#endif
