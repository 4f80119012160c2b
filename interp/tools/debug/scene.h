/* Scene: a run at one moment, and what can be shown of it as text.
 *
 * Functions that give false have written why instead: one line, to be shown as an error.
 */
#ifndef INTERP_TOOLS_DEBUG_SCENE_H
#define INTERP_TOOLS_DEBUG_SCENE_H

#include "dialects/llvm/variables.h"
#include "dialects/values/kind.h"
#include "interp/tools/debug/activity.h"
#include "interp/tools/debug/ink.h"
#include "interp/tools/debug/script.h"

typedef struct Touched { /* an access of the operation, or at the point, that ran last */
    const Allocation *memory;
    uint64_t offset, size;
    AccessMode mode;
    bool masked; /* it was not made: a mask has the lane off */
} Touched;

typedef struct SparedLane { /* that the operation that ran last neither read nor wrote */
    uint64_t lane;
    bool masked; /* else it lies out of bounds */
} SparedLane;

typedef struct Scene {
    Machine *machine;
    Activity *activity;
    const Script *script;
    bool colours;
    uint64_t time;  /* operations that have begun */
    bool by_line;   /* lines of the source are shown, and no operations */
    bool unnamed;   /* what is computed is shown without its name in front */
    bool returned;  /* the entry has: there are no frames any more */
    unsigned frame; /* that is looked at: 0 is the innermost */
    VEC(Touched) touches;
    VEC(SparedLane) spared; /* is as old as they are */
    bool touches_are_old;   /* what is touched next is of another operation */
} Scene;

/* The innermost operation of the frame that is looked at; NULL where there is none. */
const Active *scene_top(const Scene *scene);

/* scene_place.c: where the run stands. */
/* Number (of an outer frame: which one), operation, function and line; the loops around it; the
 * text around it; its operands. */
void scene_print_place(Sb *sb, const Scene *scene);

/* Lines of a file that locations name, as far as they are to be had; `here` is marked. False: none
 * is. */
bool scene_print_source(Sb *sb, Context *context, Str file, unsigned first, unsigned last,
                        unsigned here, bool colours);

/* scene_inside.c: where it stands within an operation that means others. */
/* Does the block begin where nothing is to be told of it (facts_is_frame_work)? */
bool scene_is_frame_entry(const Frame *frame, const Block *block);
/* "at the point %d0 = 0, %d1 = 2", where it is in such loops; what was read there. */
void scene_print_point(Sb *sb, const Scene *scene, const Active *top);
void scene_print_reads(Sb *sb, const Scene *scene, const Active *top);
/* What the loops have for the operand or the result of that name; NULL where there is none. */
const Value *scene_lent(const Scene *scene, const Frame *frame, Str name);
/* Was the value read so? */
bool scene_has_read(const Frame *frame, const Value *value);
/* What the operation is to write, or wrote; false where it is none that was made to. */
bool scene_print_write(Sb *sb, const Scene *scene, const Frame *frame, const Op *op, bool done);

/* scene_change.c: what happened on the way there. */
void scene_print_results(Sb *sb, const Scene *scene, const Step *step);
/* The lanes of a vector that the operation neither read nor wrote: "masked off: lane [1, 2]". */
void scene_print_lanes(Sb *sb, const Scene *scene, const Op *op);
/* A block's arguments, given all at once: what each was, and is. */
void scene_print_copy(Sb *sb, const Scene *scene, const Frame *frame, const Block *block);

/* scene_value.c */
/* A value as text: "5 : i32", in at most so many characters. */
void scene_print_value(Sb *sb, Place place, const Type *type);
/* Is an integer of the type read without a sign? */
bool scene_is_unsigned(const Type *type);
void scene_print_name(Sb *sb, const Scene *scene, const Value *value);
void scene_print_block(Sb *sb, const Scene *scene, const Block *block);
/* Why there is nothing to be looked at now. */
void scene_explain_end(Sb *sb, const Scene *scene);
/* The value of that name in the innermost frame, computed by now; NULL with the reason in `sb`. */
const Value *scene_value(const Scene *scene, Str name, Sb *sb);
/* `print`: "%x", "%m[1, 2]", an expression, with a format before it: "/x %x". */
bool scene_show_value(Sb *sb, const Scene *scene, Str argument);
/* Where poison of that origin was born, and by what it came here; nothing of 0. */
void scene_print_poison(Sb *sb, const Scene *scene, uint32_t origin);
/* "{%x}" of the text replaced by what it is, or by why it is nothing; a line. */
void scene_print_message(Sb *sb, const Scene *scene, Str text);
/* The value without its type: "5". */
void scene_print_bare(Sb *sb, Place place, const Type *type);
/* What stands in front of what is computed: "%x = ". */
void scene_print_computed(Sb *sb, const Scene *scene, Str name);
/* A scalar in a format (d, x, t, e). */
void scene_print_scalar(Sb *sb, char format, Place place, const Type *type);

/* scene_matrix.c: rows of numbers, what was read last in (), what was written in [], what a mask
 * kept from that in {}. */
void scene_keep_touch(Scene *scene, const Touched *touched);
void scene_keep_spared(Scene *scene, const Spared *spared);
bool scene_is_matrix(const Scene *scene, const Elements *elements);
void scene_print_matrix(Sb *sb, const Scene *scene, const Elements *elements);

/* scene_expression.c: "%a + 2 * %m[%i]". */
bool scene_show_expression(Sb *sb, const Scene *scene, Str text, char format);

typedef struct Element { /* of memory: where it lies */
    AllocationId allocation;
    uint64_t offset, size; /* in bytes */
    const Type *type;
} Element;

/* scene_variable.c: "t", "p->next", "a[2]", "*a" of the source that was compiled. */
bool scene_is_variable(Str text);
/* The one of that name where the operation stands, or of the whole program, of which that is the
 * global. */
bool variable_named(const Op *module, const Op *at, Str name, Variable *variable,
                    const Op **global);
/* Where it lies; of a scalar alone. */
bool scene_variable_element(const Scene *scene, Str text, Element *element, Sb *sb);
bool scene_show_variable(Sb *sb, const Scene *scene, Str text, char format);
bool scene_show_variables(Sb *sb, const Scene *scene, Str argument);

/* scene_element.c */
/* The element of a memref, or of what is represented by one, alive and within it. */
bool scene_element_of(const Scene *scene, Place place, const Type *type, const int64_t *indices,
                      Element *element, Sb *sb);
/* May the memref have an element there? Where it can be told which, `indices`, if not NULL, gets
 * "[1, 2]". */
bool scene_memref_reaches(const Scene *scene, Place place, const Type *type, const Element *element,
                          Sb *indices);
/* "an element of %m takes 2 indices, as in %m[0, 0]" */
void scene_explain_indices(Sb *sb, Str name, const Type *memref);
/* "%m[1, 2]" as a place in memory that is alive. */
bool scene_element(const Scene *scene, Str text, Element *element, Sb *sb);
/* What the element holds: "5 : i32", "poison : i32", "? : i32" where it was never written. */
void scene_print_element(Sb *sb, const Scene *scene, const Element *element);
/* Without its type, and of what is no memory of the program's, too. */
void scene_print_stored(Sb *sb, const Scene *scene, const Allocation *allocation, uint64_t offset,
                        const Type *type);

/* scene_info.c: `info`. Of frames `argument` says how many. */
bool scene_show_arguments(Sb *sb, const Scene *scene, Str argument);
bool scene_show_frame(Sb *sb, const Scene *scene, Str argument);
bool scene_show_locals(Sb *sb, const Scene *scene, Str argument);
bool scene_show_frames(Sb *sb, const Scene *scene, Str argument);
bool scene_show_memory(Sb *sb, const Scene *scene, Str argument);

/* "12 bytes, heap, from 'memref.alloc', line 3, all written, seen as %m" */
void scene_print_allocation(Sb *sb, const Scene *scene, const Allocation *allocation);

/* scene_graph.c: `info graph`. */
bool scene_show_graph(Sb *sb, const Scene *scene, Str argument);
/* Is the value, of a graph that the run is in, given by now? Others are not asked about here. */
bool scene_has_fired(const Scene *scene, const Value *value);

/* scene_memory.c: `x`: "%m", "/8 %m", "/16b %m". */
bool scene_show_bytes(Sb *sb, const Scene *scene, Str argument);
/* "01 ?? pp   initialised ...", so many bytes, or up to its end. */
void scene_print_row(Sb *sb, const Scene *scene, const Allocation *allocation, uint64_t offset,
                     uint64_t size);

#endif
