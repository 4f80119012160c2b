/* Encoder: writes one attribute, type or set of properties as its dialect encodes it.
 *
 * It is asked twice: first all that a module is made of is numbered, then it is written. The
 * functions do what is to be done, in the order in which a Decoder reads. */
#ifndef CORE_BYTECODE_ENCODER_H
#define CORE_BYTECODE_ENCODER_H

#include "core/bytecode/emitter.h"
#include "core/ir/context.h"

typedef struct Numbers Numbers; /* core/bytecode/numbers.h */

typedef struct Encoder {
    Numbers *numbers;
    Emitter *out; /* NULL: parts are numbered, and nothing is written */
    unsigned version;
} Encoder;

Context *encoder_context(const Encoder *encoder);
void encode_varint(Encoder *encoder, uint64_t value);
void encode_signed(Encoder *encoder, int64_t value);
void encode_flagged(Encoder *encoder, uint64_t value, bool flag);
void encode_byte(Encoder *encoder, unsigned byte);
void encode_blob(Encoder *encoder, Str bytes);
void encode_string(Encoder *encoder, Str string);
void encode_attr(Encoder *encoder, const Attr *attr);
void encode_optional_attr(Encoder *encoder, const Attr *attr); /* which may be NULL */
void encode_type(Encoder *encoder, const Type *type);
/* A number of so many bits, in words, the lowest first. */
void encode_words(Encoder *encoder, unsigned width, const uint64_t *words);
void encode_resource(Encoder *encoder, Str key); /* of the builtin dialect */

/* builtin_attr.c, builtin_type.c: false where the builtin dialect writes it as text. */
bool builtin_attr_encode(Encoder *encoder, const Attr *attr);
bool builtin_type_encode(Encoder *encoder, const Type *type);
/* A location that is no attribute, as if it were. */
void builtin_place_encode(Encoder *encoder, Loc place);

#endif
