/* Chains: operations that run an iteration at a time, since one needs what another made before. */
#include "interp/fast/strip_run.h"

#include <string.h>

typedef struct Link { /* an operation of a chain, and where its buffers are */
    StripLink code;
    StripKernel *run;
    unsigned char *out;
    const unsigned char *in[STRIP_INPUTS];
    unsigned bytes;                                    /* of an element */
    uint32_t lanes, out_bytes, in_bytes[STRIP_INPUTS]; /* bytes of a row; 0 where all are one */
} Link;

static Link link_of(const Strip *s, const StripOp *op)
{
    const StripBuffer *buffers = s->loop->buffers;
    StripLink code = op->kind == STRIP_LANES_OF ? LINK_LANES
                     : op->lanes == 1           ? strip_link(op->run)
                                                : LINK_CALL;
    Link link = { code,
                  op->run,
                  s->data[op->out],
                  .bytes = buffers[op->out].row.bytes,
                  .lanes = op->lanes,
                  .out_bytes = strip_row_bytes(buffers[op->out].row) };

    for (unsigned k = 0; k < STRIP_INPUTS; k++) {
        link.in[k] = s->data[op->in[k]];
        link.in_bytes[k] =
            op->by_rows && buffers[op->in[k]].uniform ? 0 : strip_row_bytes(buffers[op->in[k]].row);
    }
    return link;
}

/* Iteration i, by the operation's kernel. */
static bool call(const Link *link, uint32_t i)
{
    const void *in[STRIP_INPUTS];

    for (unsigned k = 0; k < STRIP_INPUTS; k++)
        in[k] = link->in[k] + (size_t)i * link->in_bytes[k];
    return link->run(link->out + (size_t)i * link->out_bytes, in, link->lanes);
}

#define FLOAT_LINK(code, type, operator)                                                           \
    case code: {                                                                                   \
        type result = ((const type *)link->in[0])[i] operator((const type *)link->in[1])[i];       \
                                                                                                   \
        ((type *)link->out)[i] = result;                                                           \
        bad |= result != result;                                                                   \
        break;                                                                                     \
    }

bool strip_chain(Strip *s, const StripOp *ops)
{
    unsigned count = ops->chain;
    Link links[STRIP_OPS];
    int bad = 0;

    for (unsigned n = 0; n < count; n++)
        links[n] = link_of(s, &ops[n]);
    for (uint32_t i = 0; i < s->count; i++)
        for (const Link *link = links; link < links + count; link++)
            switch (link->code) {
                FLOAT_LINK(LINK_ADD_F64, double, +)
                FLOAT_LINK(LINK_SUBTRACT_F64, double, -)
                FLOAT_LINK(LINK_MULTIPLY_F64, double, *)
                FLOAT_LINK(LINK_DIVIDE_F64, double, /)
                FLOAT_LINK(LINK_ADD_F32, float, +)
                FLOAT_LINK(LINK_SUBTRACT_F32, float, -)
                FLOAT_LINK(LINK_MULTIPLY_F32, float, *)
                FLOAT_LINK(LINK_DIVIDE_F32, float, /)
            case LINK_COPY_4:
                memcpy(link->out + i * sizeof(uint32_t), link->in[0] + i * sizeof(uint32_t),
                       sizeof(uint32_t));
                break;
            case LINK_COPY_8:
                memcpy(link->out + i * sizeof(uint64_t), link->in[0] + i * sizeof(uint64_t),
                       sizeof(uint64_t));
                break;
            case LINK_LANES:
                strip_fill(link->out + (size_t)i * link->out_bytes,
                           fast_read(link->in[0] + (size_t)i * link->in_bytes[0], link->bytes),
                           link->bytes, link->lanes);
                break;
            case LINK_CALL:
                bad |= !call(link, i);
            }
    return !bad;
}
