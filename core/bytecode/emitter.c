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
    while (out->bytes.len & (alignment - 1))
        emit_byte(out, PADDING);
    if (alignment > out->alignment)
        out->alignment = alignment;
}

void emit_section(Emitter *out, unsigned id, Emitter *section)
{
    size_t start = out->bytes.len;

    emit_byte(out, id);
    emit_varint(out, section->bytes.len);
    if (section->alignment > 1 && out->bytes.len & (section->alignment - 1)) {
        emit_varint(out, section->alignment);
        emit_align(out, section->alignment);
        out->bytes.data[start] = (char)(id | SECTION_IS_ALIGNED);
    } else if (section->alignment > out->alignment) {
        out->alignment = section->alignment;
    }
    emit_bytes(out, sb_view(&section->bytes));
    emitter_free(section);
}

void emitter_free(Emitter *out)
{
    sb_free(&out->bytes);
    *out = (Emitter){ 0 };
}
