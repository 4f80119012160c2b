/* quant: floats held as integers, by a scale and a zero point. This header is the map of its
 * folder.
 *
 *     quant.c       the dialect: casts to its types, from them, and to what they are stored as
 *     types.c       its types, and what they must be
 *     types_text.c  how they are written
 *     bytecode.c    how bytecode has them
 *     verify.c      how types of the operations go together, and constraints on them
 *     casts.c       what the casts give
 */
#ifndef DIALECTS_QUANT_QUANT_H
#define DIALECTS_QUANT_QUANT_H

#include "core/ir/context.h"
#include "core/ir/definition.h"
#include "core/ir/diag.h"

/* types.c. Three of them are written `!quant.uniform`. */
typedef enum QuantKind {
    QUANT_ANY,
    QUANT_CALIBRATED,
    QUANT_UNIFORM,
    QUANT_PER_AXIS,
    QUANT_SUB_CHANNEL,
} QuantKind;

enum { QUANT_SIGNED = 1, QUANT_MOST_STORAGE_BITS = 32 }; /* a flag */

/* What such a type says. */
typedef struct Quantized {
    QuantKind kind;
    uint32_t flags;
    const Type *storage;   /* not of calibrated types, nor are the next two */
    const Type *expressed; /* NULL: QUANT_ANY has none */
    int64_t storage_min, storage_max;
    double min, max; /* of QUANT_CALIBRATED */
    /* Dense arrays of f64 and i64 with one, QUANT_PER_AXIS with as many as the axis has; of
     * QUANT_SUB_CHANNEL dense elements of the expressed type and of the storage's. */
    const Attr *scales, *zero_points;
    const Attr *axes;        /* a dense array of i32; of QUANT_PER_AXIS one */
    const Attr *block_sizes; /* of QUANT_SUB_CHANNEL: likewise of i64, one an axis */
} Quantized;

extern const TypeDef QUANT_TYPES[];
bool quant_is(const Type *type);
Quantized quant_of(const Type *type);
const Type *quant_make(Context *context, const Quantized *quantized);
/* What is wrong with it, in upstream's words, or NULL. */
const char *quant_wrong(const Type *type);
static inline bool quant_is_signed(const Quantized *quantized)
{
    return quantized->flags & QUANT_SIGNED;
}

/* What integers of so many bits hold. */
int64_t quant_least(bool is_signed, unsigned width);
int64_t quant_most(bool is_signed, unsigned width);
/* A dense array of so many f64. */
const Attr *quant_doubles(Context *context, unsigned count, const double *values);
double quant_double_at(const Attr *doubles, unsigned at);
/* May the expressed type have that scale? Else what it is out of is added to the text. */
bool quant_fits(const Type *expressed, double scale, Sb *range);
void quant_print_double(Sb *sb, double value); /* as in upstream's messages */

/* casts.c */
EvalOp quant_dcast, quant_qcast, quant_scast;

/* types_text.c */
const Type *quant_parse_type(AsmParser *parser);
void quant_print_type(AsmPrinter *printer, const Type *type);

/* bytecode.c */
const Type *quant_decode_type(struct Decoder *decoder);
bool quant_encode_type(struct Encoder *encoder, const Type *type);

#endif
