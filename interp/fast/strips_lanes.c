/* Lanes of wide vectors: the kernels that strips have run on them, in buffers where they lie as in
 * memory. */
#include "interp/fast/access.h"
#include "interp/fast/compiler.h"

typedef struct LaneInput {
    uint32_t word;
    unsigned bytes; /* of an element */
    bool same;      /* a scalar, for every lane */
} LaneInput;

typedef struct LaneKernel {
    StripKernel *run;
    bool of_function;
    FloatFunction function;
    uint32_t lanes;
    unsigned inputs;
    LaneInput in[STRIP_INPUTS], out;
} LaneKernel;

typedef union LaneBuffer {
    uint8_t bytes[STRIP_LENGTH];
    uint16_t halves[STRIP_LENGTH];
    uint32_t words[STRIP_LENGTH];
    uint64_t doubles[STRIP_LENGTH];
} LaneBuffer;

#define FROM_WORDS(name, type)                                                                     \
    STRIP_KERNEL name(type *restrict to, const uint64_t *restrict words, uint32_t count)           \
    {                                                                                              \
        for (uint32_t i = 0; i < count; i++)                                                       \
            to[i] = (type)words[i];                                                                \
        return true;                                                                               \
    }
#define TO_WORDS(name, type)                                                                       \
    STRIP_KERNEL name(uint64_t *restrict words, const type *restrict from, uint32_t count)         \
    {                                                                                              \
        for (uint32_t i = 0; i < count; i++)                                                       \
            words[i] = from[i];                                                                    \
        return true;                                                                               \
    }
FROM_WORDS(bytes_from, uint8_t)
FROM_WORDS(halves_from, uint16_t)
FROM_WORDS(words_from, uint32_t)
TO_WORDS(from_bytes, uint8_t)
TO_WORDS(from_halves, uint16_t)
TO_WORDS(from_words, uint32_t)

void strip_pack(unsigned char *to, const uint64_t *words, StripRow row)
{
    switch (row.bytes) {
    case 1:
        bytes_from(to, words, row.lanes);
        break;
    case 2:
        halves_from((uint16_t *)to, words, row.lanes);
        break;
    case 4:
        words_from((uint32_t *)to, words, row.lanes);
        break;
    default:
        memcpy(to, words, strip_row_bytes(row));
    }
}

void strip_unpack(uint64_t *words, const unsigned char *from, StripRow row)
{
    switch (row.bytes) {
    case 1:
        from_bytes(words, from, row.lanes);
        break;
    case 2:
        from_halves(words, (const uint16_t *)from, row.lanes);
        break;
    case 4:
        from_words(words, (const uint32_t *)from, row.lanes);
        break;
    default:
        memcpy(words, from, strip_row_bytes(row));
    }
}

/* The elements of the input from lane `first` on: in the buffer, or where words are as long. */
static const void *gathered(LaneBuffer *buffer, const LaneInput *in, const uint64_t *words,
                            uint32_t first, uint32_t count)
{
    words += in->word + (in->same ? 0 : first);
    if (in->same)
        strip_fill(buffer->bytes, *words, in->bytes, count);
    else if (in->bytes < sizeof *words)
        strip_pack(buffer->bytes, words, (StripRow){ in->bytes, count });
    else
        return words;
    return buffer;
}

/* False where a lane is not plain; the result then does not count. */
static __attribute__((noinline)) bool run_lanes(const LaneKernel *kernel, uint64_t *words)
{
    LaneBuffer in[STRIP_INPUTS], out;
    const void *inputs[STRIP_INPUTS];
    uint32_t count;

    for (uint32_t first = 0; first < kernel->lanes; first += count) {
        uint64_t *to = words + kernel->out.word + first;

        count = kernel->lanes - first < STRIP_LENGTH ? kernel->lanes - first : STRIP_LENGTH;
        for (unsigned i = 0; i < kernel->inputs; i++)
            inputs[i] = gathered(&in[i], &kernel->in[i], words, first, count);
        if (kernel->of_function)
            inputs[STRIP_INPUTS - 1] = &kernel->function;
        if (!kernel->run(kernel->out.bytes == sizeof *to ? (void *)to : &out, inputs, count))
            return false;
        if (kernel->out.bytes < sizeof *to)
            strip_unpack(to, out.bytes, (StripRow){ kernel->out.bytes, count });
    }
    return true;
}

static Flow run_kernel(FAST_PARAMETERS)
{
    if (!run_lanes(op->more, words))
        return fast_by_definition(op, words, machine, acc);
    return fast_next(op, words, machine);
}

static LaneInput lane_input(const Machine *machine, const Slot *slot, const Slot *lane)
{
    return (LaneInput){ slot->word, strip_element_bytes(machine, lane),
                        !layout_is_vector(slot->layout) };
}

bool fast_emit_lane_kernel(FastCompiler *c, const Node *node, const Node *lane)
{
    enum { LEAST = 16 };
    LaneKernel *kernel = ARENA_NEW(&c->machine->program, LaneKernel);
    StripKernels kernels;

    if (node->lanes < LEAST || c->machine->options.index_width != 64
        || node->op->operand_count > STRIP_INPUTS || node->op->result_count != 1
        || !strip_find_kernels(lane, &kernels))
        return false;
    *kernel = (LaneKernel){ .run = kernels.run,
                            .of_function = kernels.of_function,
                            .lanes = (uint32_t)node->lanes,
                            .inputs = node->op->operand_count,
                            .out = lane_input(c->machine, node->results, lane->results) };
    if (!kernel->out.bytes || (kernels.of_function && !fast_function_of(lane, &kernel->function)))
        return false;
    for (unsigned i = 0; i < kernel->inputs; i++) {
        kernel->in[i] = lane_input(c->machine, &node->operands[i], &lane->operands[i]);
        if (!kernel->in[i].bytes)
            return false;
    }
    fast_emit(c, run_kernel)->more = kernel;
    return true;
}
