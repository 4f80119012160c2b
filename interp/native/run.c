#include "interp/native/run.h"

#include "interp/native/guarded.h"
#include "interp/native/runtime.h"
#include "interp/native/tensor_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST_DESCRIPTOR_WORDS = 3 + 2 * WIRE_MAX_RANK };

/* Standard output is a file in memory. */
void run_prepare(void)
{
    enum { BUFFER = 1 << 20 };
    static char buffer[BUFFER];
    int file = memfd_create("printed", MFD_CLOEXEC);

    if (file >= 0) {
        dup2(file, STDOUT_FILENO);
        close(file);
    }
    setvbuf(stdout, buffer, _IOFBF, BUFFER);
}

typedef struct Run {
    const Program *program;
    const NativeFunction *function;
    const WireRequest *request;
    unsigned char *shared;
    uint64_t cursor; /* where the next bytes of outputs go */
    uint64_t *flat_in, *flat_out;
    unsigned out_words; /* of a whole output record */
    Observed observed;
} Run;

/* Room in the shared file, at a multiple of 8; 0 when there is none left. */
static uint64_t take_room(Run *r, uint64_t bytes)
{
    uint64_t at = (r->cursor + 7) & ~(uint64_t)7;

    if (at > r->request->output_end || bytes > r->request->output_end - at)
        return 0;
    r->cursor = at + bytes;
    return at;
}

/* A descriptor as a structure in memory: two pointers, then numbers of the index width. `words` are
 * its fields, a word each. */
static unsigned descriptor_numbers(unsigned rank)
{
    return 1 + 2 * rank;
}

static void store_descriptor(const Run *r, unsigned char *to, const uint64_t *words, unsigned rank)
{
    unsigned bytes = r->program->index_width / 8;

    memcpy(to, words, 2 * sizeof *words);
    for (unsigned i = 0; i < descriptor_numbers(rank); i++)
        memcpy(to + 16 + i * bytes, &words[2 + i], bytes);
}

static void load_descriptor(const Run *r, uint64_t *words, const unsigned char *from, unsigned rank)
{
    unsigned bytes = r->program->index_width / 8;

    memcpy(words, from, 2 * sizeof *words);
    for (unsigned i = 0; i < descriptor_numbers(rank); i++) {
        words[2 + i] = 0;
        memcpy(&words[2 + i], from + 16 + i * bytes, bytes);
    }
}

static const uint64_t *memref_in(const Part *part, const uint64_t *in)
{
    return in + (part->kind == PART_UNRANKED ? WIRE_UNRANKED_MEMREF : 0);
}

/* The first argument that has the same bytes, of the input record at `first`: they share memory. */
static unsigned owner_of(const Run *r, unsigned index, const uint64_t *first,
                         const uint64_t *memref)
{
    const Part *args = r->function->signature->args;

    for (unsigned i = 0; i < index; first += part_in_words(&args[i++])) {
        const uint64_t *other = memref_in(&args[i], first);

        if (part_is_memref(&args[i]) && memref[WIRE_MEMREF_BYTES]
            && other[WIRE_MEMREF_DATA] == memref[WIRE_MEMREF_DATA]
            && other[WIRE_MEMREF_BYTES] == memref[WIRE_MEMREF_BYTES])
            return i;
    }
    return index;
}

/* The fields of a memref argument's descriptor; its memory is a copy. */
static void fill_memref(unsigned index, unsigned owner, const Run *r, const uint64_t *in,
                        unsigned rank, uint64_t *words)
{
    unsigned char *bytes = owner != index
                               ? guarded_share(index, owner)
                               : guarded_fill(index, r->shared + in[WIRE_MEMREF_DATA],
                                              in[WIRE_MEMREF_BYTES], in[WIRE_MEMREF_ALIGN]);

    words[0] = words[1] = (uint64_t)(uintptr_t)bytes;
    words[2] = in[WIRE_MEMREF_OFFSET];
    memcpy(words + 3, in + WIRE_MEMREF_SIZES, 2 * rank * sizeof *in);
}

/* A tensor of known size: its memory is made of its words. */
static void fill_tensor(unsigned index, const Part *part, const uint64_t *in, uint64_t *words)
{
    enum { ALIGNMENT = 64 };
    uint64_t bytes = tensor_bytes(part), stride = 1;
    unsigned char *packed = must_alloc(bytes + 1);

    tensor_pack(part, in, packed);
    words[0] = words[1] = (uint64_t)(uintptr_t)guarded_fill(index, packed, bytes, ALIGNMENT);
    words[2] = 0;
    for (unsigned i = part->rank; i-- > 0; stride *= (uint64_t)part->dims[i]) {
        words[3 + i] = (uint64_t)part->dims[i];
        words[3 + part->rank + i] = stride;
    }
    free(packed);
}

/* The words of an argument as its wrapper reads them; `first`: where the input record begins. */
static void prepare_argument(Run *r, unsigned index, const uint64_t *first, const uint64_t *in,
                             uint64_t **flat)
{
    const Part *part = &r->function->signature->args[index];
    unsigned owner = !part_is_memref(part) ? index : owner_of(r, index, first, memref_in(part, in));
    uint64_t words[MOST_DESCRIPTOR_WORDS];

    if (part->kind == PART_WORDS) {
        memcpy(*flat, in, part->words * sizeof *in);
    } else if (part->kind == PART_TENSOR) {
        fill_tensor(index, part, in, *flat);
    } else if (part->kind == PART_MEMREF) {
        fill_memref(index, owner, r, in, part->rank, *flat);
    } else {
        fill_memref(index, owner, r, memref_in(part, in), (unsigned)in[WIRE_UNRANKED_RANK], words);
        store_descriptor(r, guarded_descriptor(index), words, (unsigned)in[WIRE_UNRANKED_RANK]);
        (*flat)[0] = in[WIRE_UNRANKED_RANK];
        (*flat)[1] = (uint64_t)(uintptr_t)guarded_descriptor(index);
    }
    *flat += part_flat_words(part);
}

static void prepare_arguments(Run *r, const uint64_t *in)
{
    const Signature *signature = r->function->signature;
    const uint64_t *first = in;
    uint64_t *flat = r->flat_in;

    for (unsigned i = 0; i < signature->arg_count; i++) {
        prepare_argument(r, i, first, in, &flat);
        in += part_in_words(&signature->args[i]);
    }
    for (unsigned i = 0; i < r->program->global_count; i++)
        memcpy(r->program->globals[i].bytes, r->program->globals[i].first,
               r->program->globals[i].size);
}

/* Copies the elements of a memref, in row-major order. */
static void gather(unsigned char **to, const unsigned char *from, const Part *part, unsigned rank,
                   const uint64_t *sizes, const uint64_t *strides)
{
    if (rank == 0) {
        memcpy(*to, from, part->element_bytes);
        *to += part->element_bytes;
        return;
    }
    for (uint64_t i = 0; i < sizes[0]; i++)
        gather(to, from + (int64_t)(i * strides[0] * part->element_bytes), part, rank - 1,
               sizes + 1, strides + 1);
}

/* A tensor that was returned as a memref. */
static void give_tensor(const Part *part, const uint64_t *descriptor, uint64_t *out)
{
    unsigned char *packed = must_alloc(tensor_bytes(part) + 1), *to = packed;
    uint64_t sizes[WIRE_MAX_RANK];

    for (unsigned i = 0; i < part->rank; i++)
        sizes[i] = (uint64_t)part->dims[i];
    gather(&to,
           (const unsigned char *)(uintptr_t)descriptor[1] + descriptor[2] * part->element_bytes,
           part, part->rank, sizes, descriptor + 3 + part->rank);
    tensor_unpack(part, packed, out);
    free(packed);
}

/* A memref that was returned: its elements, while they can be read. */
static bool give_memref(Run *r, const Part *part, const uint64_t *descriptor, unsigned rank,
                        uint64_t *out)
{
    const uint64_t *sizes = descriptor + 3;
    uint64_t bytes = part->element_bytes, at;
    unsigned char *to;

    for (unsigned i = 0; i < rank; i++)
        if (__builtin_mul_overflow(bytes, sizes[i], &bytes))
            return false;
    at = take_room(r, bytes);
    if (!at)
        return false;
    out[WIRE_RESULT_DATA] = at;
    out[WIRE_RESULT_BYTES] = bytes;
    memcpy(out + WIRE_RESULT_SIZES, sizes, rank * sizeof *sizes);
    to = r->shared + at;
    gather(&to,
           (const unsigned char *)(uintptr_t)descriptor[1] + descriptor[2] * part->element_bytes,
           part, rank, sizes, sizes + rank);
    return true;
}

static bool give_unranked(Run *r, const Part *part, const uint64_t *flat, uint64_t *out)
{
    uint64_t words[MOST_DESCRIPTOR_WORDS];

    if (flat[0] > WIRE_MAX_RANK)
        return false;
    load_descriptor(r, words, (const unsigned char *)(uintptr_t)flat[1], (unsigned)flat[0]);
    out[WIRE_UNRANKED_RANK] = flat[0];
    return give_memref(r, part, words, (unsigned)flat[0], out + WIRE_UNRANKED_MEMREF);
}

static bool give_results(Run *r, uint64_t *out)
{
    const Signature *signature = r->function->signature;
    const uint64_t *flat = r->flat_out;

    for (unsigned i = 0; i < signature->result_count; i++) {
        const Part *part = &signature->results[i];
        bool good = true;

        if (part->kind == PART_WORDS) {
            memcpy(out, flat, part->words * sizeof *flat);
        } else if (part->kind == PART_TENSOR) {
            give_tensor(part, flat, out);
        } else if (part->kind == PART_MEMREF) {
            good = give_memref(r, part, flat, part->rank, out);
        } else {
            good = give_unranked(r, part, flat, out);
        }
        if (!good)
            return false;
        flat += part_flat_words(part);
        out += part_out_words(part);
    }
    return true;
}

/* What arguments and globals hold after the call, an offset each. */
static bool give_memory(Run *r, const uint64_t *in, uint64_t *out)
{
    const Signature *signature = r->function->signature;

    for (unsigned i = 0; i < signature->arg_count; i++) {
        const Part *part = &signature->args[i];
        const uint64_t *memref = memref_in(part, in);

        in += part_in_words(part);
        if (!part_is_memref(part))
            continue;
        *out = take_room(r, memref[WIRE_MEMREF_BYTES]);
        if (!*out)
            return false;
        guarded_read(i, r->shared + *out++);
    }
    for (unsigned i = 0; i < r->program->global_count; i++) {
        const NativeGlobal *global = &r->program->globals[i];

        *out = take_room(r, global->size);
        if (!*out)
            return false;
        memcpy(r->shared + *out++, global->bytes, global->size);
    }
    return true;
}

/* What was printed goes behind the record; the file it was caught in is empty again. The program
 * may have flushed all of it, or some, itself. */
static bool give_text(Run *r, uint64_t *out)
{
    uint64_t at;
    off_t size;

    fflush(stdout);
    size = lseek(STDOUT_FILENO, 0, SEEK_END);
    if (size <= 0)
        return true;
    at = take_room(r, (uint64_t)size);
    out[WIRE_OUT_TEXT] = at;
    out[WIRE_OUT_TEXT_BYTES] = at ? (uint64_t)size : 0;
    if (at && pread(STDOUT_FILENO, r->shared + at, (size_t)size, 0) != size)
        at = 0;
    if (ftruncate(STDOUT_FILENO, 0) != 0 || lseek(STDOUT_FILENO, 0, SEEK_SET) != 0)
        return false;
    return at != 0;
}

/* What it said when it stopped itself. */
static void give_message(Run *r, uint64_t *out)
{
    const char *message = runtime_last_words();
    uint64_t bytes = strlen(message), at = bytes ? take_room(r, bytes) : 0;

    if (!at)
        return;
    memcpy(r->shared + at, message, bytes);
    out[WIRE_OUT_MESSAGE] = at;
    out[WIRE_OUT_MESSAGE_BYTES] = bytes;
}

static bool give_observed(Run *r, uint64_t *out)
{
    uint64_t bytes = r->observed.len * sizeof *r->observed.words;
    uint64_t at = bytes ? take_room(r, bytes) : 0;

    if (bytes && !at)
        return false;
    out[WIRE_OUT_OBSERVED] = at;
    out[WIRE_OUT_OBSERVED_WORDS] = r->observed.len;
    if (at)
        memcpy(r->shared + at, r->observed.words, bytes);
    return true;
}

/* Where, in an output record, the offsets of arguments' and globals' memory stand. */
static unsigned memory_at(const Signature *signature)
{
    unsigned at = WIRE_OUT_WORDS;

    for (unsigned i = 0; i < signature->result_count; i++)
        at += part_out_words(&signature->results[i]);
    return at;
}

static WireStatus run_input(Run *r, const uint64_t *in, uint64_t *out)
{
    const Signature *signature = r->function->signature;
    WireStatus status;

    prepare_arguments(r, in);
    r->observed.len = r->observed.calls = 0;
    status = runtime_call(r->function->wrapper, r->function->code, r->flat_in, r->flat_out,
                          r->request->observe_most ? &r->observed : NULL);
    if (!give_text(r, out) || !give_observed(r, out))
        return WIRE_NO_ROOM;
    if (status == WIRE_TRAPPED)
        give_message(r, out);
    if (status == WIRE_RETURNED && !guarded_hold(signature->arg_count))
        status = WIRE_WROTE_OUTSIDE;
    if (status == WIRE_RETURNED
        && !(give_results(r, out + WIRE_OUT_WORDS)
             && give_memory(r, in, out + memory_at(signature))))
        status = WIRE_NO_ROOM;
    return status;
}

static bool lies_inside(const Run *r, uint64_t in_words)
{
    const WireRequest *q = r->request;
    uint64_t in_bytes, out_bytes;

    return !__builtin_mul_overflow(q->count, 8 * in_words, &in_bytes)
           && !__builtin_mul_overflow(q->count, 8 * (uint64_t)r->out_words, &out_bytes)
           && q->input <= WIRE_SHARED_BYTES && in_bytes <= WIRE_SHARED_BYTES - q->input
           && q->output_end <= WIRE_SHARED_BYTES && q->output <= q->output_end
           && out_bytes <= q->output_end - q->output && q->input % 8 == 0 && q->output % 8 == 0;
}

static unsigned flat_words(const Part *parts, unsigned count)
{
    unsigned all = 0;

    for (unsigned i = 0; i < count; i++)
        all += part_flat_words(&parts[i]);
    return all;
}

static uint64_t *record_at(const Run *r, uint64_t number)
{
    return (uint64_t *)(r->shared + r->request->output) + number * r->out_words;
}

static void run_all(Run *r)
{
    const Signature *signature = r->function->signature;
    WireShared *head = (WireShared *)r->shared;

    for (uint64_t i = 0; i < r->request->count; i++) {
        const uint64_t *in =
            (const uint64_t *)(r->shared + r->request->input) + i * signature->in_words;
        uint64_t *out = record_at(r, i);

        head->running = i;
        out[WIRE_OUT_STATUS] = run_input(r, in, out);
        runtime_release();
    }
    head->running = r->request->count;
}

/* False when the request's function is none, or its offsets lie outside of the shared file. */
static bool start(Run *r, const Program *program, const WireRequest *request, unsigned char *shared)
{
    *r = (Run){ .program = program, .request = request, .shared = shared };
    if (request->function >= program->function_count
        || !program->functions[request->function].signature)
        return false;
    r->function = &program->functions[request->function];
    r->out_words = r->function->signature->out_words + program->global_count;
    return lies_inside(r, r->function->signature->in_words);
}

bool run_clear(const Program *program, const WireRequest *request, unsigned char *shared)
{
    Run r;

    if (!start(&r, program, request, shared))
        return false;
    ((WireShared *)shared)->running = 0;
    for (uint64_t i = 0; i < request->count; i++)
        memset(record_at(&r, i), 0, WIRE_OUT_WORDS * sizeof(uint64_t));
    fflush(stdout);
    return ftruncate(STDOUT_FILENO, 0) == 0 && lseek(STDOUT_FILENO, 0, SEEK_SET) == 0;
}

void run_inputs(const Program *program, const WireRequest *request, unsigned char *shared)
{
    enum { OBSERVED_WORDS = 1 << 20 };
    const Signature *signature;
    Run r;

    if (!start(&r, program, request, shared))
        return;
    signature = r.function->signature;
    r.cursor = request->output + request->count * r.out_words * 8;
    r.flat_in = must_alloc((flat_words(signature->args, signature->arg_count) + 1) * 8);
    r.flat_out = must_alloc((flat_words(signature->results, signature->result_count) + 1) * 8);
    if (request->observe_most)
        r.observed = (Observed){ .words = must_alloc(OBSERVED_WORDS * 8),
                                 .cap = OBSERVED_WORDS,
                                 .most = request->observe_most };
    run_all(&r);
    free(r.observed.words);
    free(r.flat_in);
    free(r.flat_out);
}
