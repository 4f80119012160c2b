/* Externals: functions a program may declare and call without defining them: those of mlir-runner's
 * libraries (mlir_runner_utils, mlir_c_runner_utils, mlir_float16_utils), and those of C's that
 * lowered programs allocate with.
 *
 * They print what those libraries print, byte for byte. What they get must not be poison: that is
 * undefined behaviour. Rules: semantics/DECISIONS.md, "External functions".
 */
#ifndef INTERP_MACHINE_EXTERNALS_H
#define INTERP_MACHINE_EXTERNALS_H

#include "dialects/bytes.h"

typedef struct External External;
struct External {
    const char *name;
    /* Called with the operands of the step's operation from `first` on; gives its results. */
    Flow (*call)(Step *s, const External *self, unsigned first);
    /* A letter for each parameter, and one behind `>` for the result:
     *   b, c, h, i, l  1, 8, 16, 32, 64 bits: an integer or index (or, of h, a float)
     *   f, d, x  f32, f64, f80
     *   p     a pointer
     *   q, e  a struct of two of 64 bits, of two f64
     *   v     a vector of two f32
     *   m     an unranked memref; 0..4  a ranked one of that rank. Lowered, either is a pointer to
     *         its descriptor, an unranked one also its rank and a pointer; not bufferized yet
     *         a tensor.
     *   *     any number of any others. */
    const char *signature;
    const char *element; /* of the memrefs: "I32", "C64", "Ind"; NULL where it takes none */
    /* Instead of `call`, where their number is any: `count` of them. */
    Flow (*call_rest)(Step *s, const External *self, unsigned first, unsigned count);
    bool rest_moves; /* those of `*` may be poison */
};

static inline Pointer pointer_behind(Pointer at, uint64_t bytes)
{
    return (Pointer){ at.provenance, at.address + bytes };
}

static inline bool pointer_is_null(Pointer at)
{
    return !at.provenance && !at.address;
}

extern const External MEMREF_EXTERNALS[], HEAP_EXTERNALS[], RANDOM_EXTERNALS[], MATH_EXTERNALS[],
    COMPLEX_EXTERNALS[], STRING_EXTERNALS[], TEXT_EXTERNALS[], NUMBER_EXTERNALS[],
    PRINT_EXTERNALS[], INPUT_EXTERNALS[], SCAN_EXTERNALS[], TIME_EXTERNALS[], TABLE_EXTERNALS[],
    APFLOAT_EXTERNALS[], CALL_EXTERNALS[], ASYNC_EXTERNALS[], END_EXTERNALS[],
    EXCEPTION_EXTERNALS[], JUMP_EXTERNALS[], CLASS_EXTERNALS[], CAST_EXTERNALS[], OMP_EXTERNALS[], OMP_TASK_EXTERNALS[];
/* All tables, and what the functions of each are for; without rows behind the last. */
typedef struct ExternalTable {
    const char *about;
    const External *rows;
} ExternalTable;
extern const ExternalTable EXTERNALS[];

/* NULL when there is none of that name. The prefix of C interfaces, `_mlir_ciface_`, may stand in
 * front of any. */
const External *external_named(Str name);
/* The bits of what C calls long and size_t: as many as pointers have. */
unsigned long_bits(const Step *s);
/* Calls it, after a look at the operands: their number, kinds and poison. */
Flow external_call(Step *s, const External *external, unsigned first, unsigned count);

/* For the functions: the memref at operand `*operand`, which goes to the next; false when the run
 * has ended. */
bool external_memref(Step *s, const External *self, char letter, unsigned *operand, MemRef *memref);
/* externals_string.c: what lies behind a pointer, byte by byte. False when the run has ended: a
 * byte that is not there, or poison, is undefined behaviour. A string ends with a zero, or after
 * `most` bytes. */
bool read_byte(Step *s, const MemRef *bytes, uint64_t at, unsigned char *byte);
bool write_bytes(Step *s, Pointer to, const char *from, uint64_t count);
bool string_length(Step *s, Pointer at, uint64_t most, uint64_t *length);
/* Of functions whose names end with `_chk`: does what is written fit the room that the operand says
 * there is? Else a trap, as it is natively. The others have all the room that memory has. */
bool has_room(Step *s, const External *self, unsigned operand, uint64_t bytes);
/* So many bytes are copied, and so many written where they go: "between objects that overlap, the
 * behavior is undefined" (C11 7.24.2, 7.21.6). False: they do, and the run has ended. */
bool is_apart(Step *s, const External *self, Pointer to, uint64_t written, Pointer from,
              uint64_t bytes);
/* externals_table.c: errno, which nobody reads who has not asked where it is. */
void set_errno(Step *s, int32_t value);
int32_t errno_now(Step *s);
/* externals_text.c: the string, of `most` bytes at most, with a zero behind it. */
bool read_string(Step *s, Pointer at, uint64_t most, Sb *text);
/* externals_heap.c: malloc, whose result is the step's; and free. */
Flow heap_allocate(Step *s, uint64_t size);
Flow heap_free(Step *s, Pointer at);
/* externals_print.c: what printf prints of the format at operand `first`, of `count` operands with
 * its arguments; false when the run has ended. */
bool format_text(Step *s, const External *self, unsigned first, unsigned count, Sb *text);
/* externals_number.c: the number that the text begins with, as C reads one of the kind that this is
 * the letter of; `*end` is what follows it, the text itself where it begins with none. */
Float read_c_float(const char *text, char letter, char **end);
/* externals_call.c: the function that the operand points to, which takes so many pointers and gives
 * an i32 or nothing; NULL: the run has ended. */
const Op *external_callee(Step *s, const External *self, unsigned operand, unsigned pointers,
                          bool gives);
/* Calls it. */
Flow external_call_back(Step *s, const Op *function, const Place *arguments, Place *result);
/* What was registered to run at the end, the last first; `call` is the operation
 * that ends the program, NULL where its entry has returned. */
Flow run_at_exit(struct Machine *machine, const Op *call);
/* externals_exception.c: a global of C++'s library, which tells of types; false: it is none of
 * those.
 */
bool exception_global(Step *s, Str name, Place value);
/* externals_end.c: the streams that a program has. */
typedef enum Stream { STREAM_NONE, STREAM_OUT, STREAM_ERROR, STREAM_IN } Stream;
Stream stream_at(const Step *s, Pointer at);
/* externals_input.c: is the operand the stream that is read? It was, then. False: the run has
 * ended. */
bool input_in(Step *s, unsigned operand);
/* What it has not read of it; so much more is read, and whether its end was met. */
Str input_left(const Step *s);
void input_take(Step *s, size_t count, bool is_end);

#endif
