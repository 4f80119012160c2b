#include "core/bytecode/emitter.h"

#include "core/bytecode/encoding.h"

void emit_byte(Emitter *out, unsigned byte)
{
    sb_char(&out->bytes, (char)byte);
}

void emit_bytes(Emitter *out, Str bytes)
{
    sb_str(&out->bytes, bytes);
}

/* A few bytes are copied sooner than they are told of. */
void emit_lent(Emitter *out, Str bytes)
{
    enum { FEW = 4096 };

    if (bytes.len < FEW) {
        emit_bytes(out, bytes);
        return;
    }
    vec_push(&out->lent, ((Lent){ out->bytes.len, bytes }));
    out->lent_size += bytes.len;
}

static void emit_little_endian(Emitter *out, uint64_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        emit_byte(out, (unsigned)(value >> 8 * i & 0xff));
}

/* The first byte's lowest bit that is set tells how many bytes there are; 7 bits each are left. */
void emit_varint(Emitter *out, uint64_t value)
{
    unsigned bytes = 1;

    if (value < 1 << 7) {
        emit_byte(out, (unsigned)(value << 1 | 1));
        return;
    }
    while (bytes < 9 && value >> 7 * bytes)
        bytes++;
    if (bytes == 9) {
        emit_byte(out, 0);
        emit_little_endian(out, value, 8);
        return;
    }
    emit_little_endian(out, (value << 1 | 1) << (bytes - 1), bytes);
}

void emit_signed(Emitter *out, int64_t value)
{
    uint64_t bits = (uint64_t)value;

    emit_varint(out, bits << 1 ^ (value < 0 ? UINT64_MAX : 0));
}

void emit_flagged(Emitter *out, uint64_t value, bool flag)
{
    emit_varint(out, value << 1 | flag);
}

void emit_align(Emitter *out, uint64_t alignment)
{
    if (alignment < 2)
        return;
    while (emitted(out) & (alignment - 1))
        emit_byte(out, PADDING);
    if (alignment > out->alignment)
        out->alignment = alignment;
}

void emit_section(Emitter *out, unsigned id, Emitter *section)
{
    size_t start = out->bytes.len;

    emit_byte(out, id);
    emit_varint(out, emitted(section));
    if (section->alignment > 1 && emitted(out) & (section->alignment - 1)) {
        emit_varint(out, section->alignment);
        emit_align(out, section->alignment);
        out->bytes.data[start] = (char)(id | SECTION_IS_ALIGNED);
    } else if (section->alignment > out->alignment) {
        out->alignment = section->alignment;
    }
    for (size_t i = 0; i < section->lent.len; i++)
        vec_push(&out->lent, ((Lent){ out->bytes.len + section->lent.data[i].at,
                                      section->lent.data[i].bytes }));
    out->lent_size += section->lent_size;
    emit_bytes(out, sb_view(&section->bytes));
    emitter_free(section);
}

Str *emitter_parts(const Emitter *out, unsigned *count)
{
    VEC(Str) parts = { 0 };
    size_t at = 0;

    for (size_t i = 0; i < out->lent.len; i++) {
        Lent lent = out->lent.data[i];

        vec_push(&parts, ((Str){ out->bytes.data + at, lent.at - at }));
        vec_push(&parts, lent.bytes);
        at = lent.at;
    }
    vec_push(&parts, ((Str){ out->bytes.data + at, out->bytes.len - at }));
    *count = (unsigned)parts.len;
    return parts.data;
}

void emitter_free(Emitter *out)
{
    sb_free(&out->bytes);
    vec_free(&out->lent);
    *out = (Emitter){ 0 };
}
