/* Decoder: reads one attribute, type or set of properties as its dialect encodes it.
 *
 * What it is made of may not be made yet. Then the functions give NULL, and the whole is read again
 * once its parts are there: who reads takes all parts first, asks `decoded`, and makes it then. Of
 * properties, which nothing is made of, parts are made when they are asked for. */
#ifndef CORE_BYTECODE_DECODER_H
#define CORE_BYTECODE_DECODER_H

#include "core/bytecode/reader.h"

typedef struct Decoder {
    Reader *reader;
    Cursor cursor;
    bool makes_parts;
} Decoder;

bool decoded(const Decoder *decoder);
bool decoder_error(Decoder *decoder, const char *format, ...) __attribute__((format(printf, 2, 3)));

const Attr *decode_attr(Decoder *decoder);
/* NULL where there is none. */
const Attr *decode_optional_attr(Decoder *decoder);
/* Of one of these kinds, a set of 1 << AttrKind; `what` is what upstream calls it. */
const Attr *decode_attr_of(Decoder *decoder, unsigned kinds, const char *what);
Str decode_string_attr(Decoder *decoder);
const Attr *decode_location(Decoder *decoder);
const Type *decode_type(Decoder *decoder);
Str decode_string(Decoder *decoder); /* of the table */
Str decode_blob(Decoder *decoder);
/* Of so many bits. */
Int decode_int(Decoder *decoder, unsigned width);
/* As many attributes (types) as stand there, in the reader's arena. */
const Attr **decode_attrs(Decoder *decoder, unsigned *count);
const Attr **decode_locations(Decoder *decoder, unsigned *count);
const Type **decode_types(Decoder *decoder, unsigned *count);
int64_t *decode_signeds(Decoder *decoder, unsigned *count);

/* builtin_attr.c, builtin_type.c: as the builtin dialect has them. */
const Attr *builtin_attr_decode(Decoder *decoder);
const Type *builtin_type_decode(Decoder *decoder);

#endif
