/* Emitter: bytes being written, as bytecode writes numbers, strings and sections. */
#ifndef CORE_BYTECODE_EMITTER_H
#define CORE_BYTECODE_EMITTER_H

#include "core/base/str.h"
#include "core/base/vec.h"

/* Bytes that are not copied, behind so many of the emitter's own. */
typedef struct Lent {
    size_t at;
    Str bytes;
} Lent;

/* All zero is an empty one. Offsets count from its beginning. */
typedef struct Emitter {
    Sb bytes;
    VEC(Lent) lent; /* in their order */
    size_t lent_size;
    uint64_t alignment; /* that its beginning has to have; 0: any */
} Emitter;

/* All there is, what is lent too. */
static inline size_t emitted(const Emitter *out)
{
    return out->bytes.len + out->lent_size;
}

void emit_byte(Emitter *out, unsigned byte);
void emit_bytes(Emitter *out, Str bytes);
/* They live as long as the emitter, or what it becomes a section of. */
void emit_lent(Emitter *out, Str bytes);
void emit_varint(Emitter *out, uint64_t value);
void emit_signed(Emitter *out, int64_t value);
void emit_flagged(Emitter *out, uint64_t value, bool flag);
void emit_align(Emitter *out, uint64_t alignment);
/* The whole of another, which is freed, as a section. */
void emit_section(Emitter *out, unsigned id, Emitter *section);
/* The whole, as parts that stand one behind the other; the caller's to free. */
Str *emitter_parts(const Emitter *out, unsigned *count);
void emitter_free(Emitter *out);

#endif
