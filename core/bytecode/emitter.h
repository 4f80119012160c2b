/* Emitter: bytes being written, as bytecode writes numbers, strings and sections. */
#ifndef CORE_BYTECODE_EMITTER_H
#define CORE_BYTECODE_EMITTER_H

#include "core/base/str.h"

/* All zero is an empty one. Offsets count from its beginning. */
typedef struct Emitter {
    Sb bytes;
    uint64_t alignment; /* that its beginning has to have; 0: any */
} Emitter;

void emit_byte(Emitter *out, unsigned byte);
void emit_bytes(Emitter *out, Str bytes);
void emit_varint(Emitter *out, uint64_t value);
void emit_signed(Emitter *out, int64_t value);
void emit_flagged(Emitter *out, uint64_t value, bool flag);
void emit_align(Emitter *out, uint64_t alignment);
/* The whole of another, which is freed, as a section. */
void emit_section(Emitter *out, unsigned id, Emitter *section);
void emitter_free(Emitter *out);

#endif
