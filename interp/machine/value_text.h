/* Value text: run-time values as text, in MLIR's attribute syntax. */
#ifndef INTERP_MACHINE_VALUE_TEXT_H
#define INTERP_MACHINE_VALUE_TEXT_H

#include "core/text/naming.h"
#include "interp/machine/machine.h"

/* The name the source gives the value, or the one the printer would: "%sum", "%0#1". */
void value_name_print(Sb *sb, const Naming *naming, const Value *value);

/* The same, and what the source that it was compiled from calls it: "%12 (&a[i])". */
void value_name_print_told(Sb *sb, const Naming *naming, const Value *value);

/* "5 : i32", "dense<[1, 2]> : vector<2xi32>", "poison", ... A memref is described by allocation,
 * offset, sizes and strides, never by its contents. */
void value_print(Sb *sb, Place place, const Type *type);
/* As --args reads it: floats as literals, that read back to the same bits; a memref by what it
 * holds. */
void value_print_argument(Sb *sb, Machine *machine, Place place, const Type *type);
/* The same with at most `most` characters, cut with "...". */
void value_print_short(Sb *sb, Place place, const Type *type, size_t most);
/* In few words: of a memref the address alone. */
void value_print_label(Sb *sb, Place place, const Type *type);
/* Without its type: "5". */
void value_print_untyped(Sb *sb, Place place, const Type *type);
/* The same of what a circuit has at a port, whose integers are bits (W17): "4" of the i3 -4. */
void value_print_port(Sb *sb, Place place, const Type *type);
/* With the elements that it holds elsewhere: "dense<[1.0, 2.0]> : memref<2xf32>", uninitialised
 * ones as `?`. False, and a description printed, when they cannot be read (freed, out of bounds).
 */
bool value_print_contents(Sb *sb, Machine *machine, Place place, const Type *type);
/* The same, or of a value of more elements than the machine's options allow the first few and the
 * last of the first row; true then. */
bool value_print_elided(Sb *sb, Machine *machine, Place place, const Type *type);
/* The origin of the first element that poison was written to, and its indices: "1, 0"; else 0. */
uint32_t elements_find_poison(Sb *sb, Machine *machine, const Elements *elements);

#endif
