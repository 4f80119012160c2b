#include "core/bytecode/encoder.h"

#include "core/bytecode/numbers.h"

Context *encoder_context(const Encoder *e)
{
    return e->numbers->context;
}

void encode_varint(Encoder *e, uint64_t value)
{
    if (e->out)
        emit_varint(e->out, value);
}

void encode_signed(Encoder *e, int64_t value)
{
    if (e->out)
        emit_signed(e->out, value);
}

void encode_flagged(Encoder *e, uint64_t value, bool flag)
{
    if (e->out)
        emit_flagged(e->out, value, flag);
}

void encode_byte(Encoder *e, unsigned byte)
{
    if (e->out)
        emit_byte(e->out, byte);
}

void encode_blob(Encoder *e, Str bytes)
{
    if (!e->out)
        return;
    emit_varint(e->out, bytes.len);
    emit_bytes(e->out, bytes);
}

void encode_string(Encoder *e, Str string)
{
    if (e->out)
        emit_varint(e->out, numbers_of_string(e->numbers, string));
}

void encode_attr(Encoder *e, const Attr *attr)
{
    if (e->out)
        emit_varint(e->out, numbers_of_attr(e->numbers, attr));
    else
        numbers_add_attr(e->numbers, attr);
}

void encode_optional_attr(Encoder *e, const Attr *attr)
{
    if (!attr)
        encode_varint(e, 0);
    else if (e->out)
        emit_flagged(e->out, numbers_of_attr(e->numbers, attr), true);
    else
        numbers_add_attr(e->numbers, attr);
}

void encode_type(Encoder *e, const Type *type)
{
    if (e->out)
        emit_varint(e->out, numbers_of_type(e->numbers, type));
    else
        numbers_add_type(e->numbers, type);
}

void encode_resource(Encoder *e, Str key)
{
    if (e->out)
        emit_varint(e->out, numbers_of_resource(e->numbers, key));
    else
        numbers_add_resource(e->numbers, key);
}

/* See decode_int. Words are read as signed ones, whatever the number is. */
void encode_words(Encoder *e, unsigned width, const uint64_t *words)
{
    size_t count = int_words(width);

    if (width <= 8) {
        encode_byte(e, (unsigned)words[0]);
        return;
    }
    if (width <= INT_WORD_BITS) {
        encode_signed(e, (int64_t)words[0]);
        return;
    }
    while (count > 1 && !words[count - 1])
        count--;
    encode_varint(e, count);
    for (size_t i = 0; i < count; i++)
        encode_signed(e, (int64_t)words[i]);
}
