/* mlir-interp-native: the other side. It is started by mlir-interp, reads requests from a socket
 * until that is closed, and answers each: see protocol.h.
 *
 *     mlir-interp-native SOCKET SHARED_FILE      (numbers of open file descriptors)
 */
#include "interp/native/apart.h"
#include "interp/native/lost.h"
#include "interp/native/lower/lower.h"
#include "interp/native/passes.h"
#include "interp/native/processor.h"
#include "interp/native/program.h"
#include "interp/native/run.h"
#include "interp/native/sandbox.h"
#include "interp/native/solve.h"

#include <llvm-c/Core.h>
#include <pthread.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct Server {
    int socket, file;
    unsigned char *shared;
    VEC(Program *) programs; /* NULL where one was forgotten */
} Server;

static bool read_bytes(int file, void *to, size_t size)
{
    for (char *at = to; size;) {
        ssize_t got = read(file, at, size);

        if (got <= 0)
            return false;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

static bool write_bytes(int file, const void *from, size_t size)
{
    for (const char *at = from; size;) {
        ssize_t put = write(file, at, size);

        if (put <= 0)
            return false;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

static bool send(Server *s, WireReply reply, const Sb *text)
{
    reply.text_bytes = text->len;
    return write_bytes(s->socket, &reply, sizeof reply)
           && write_bytes(s->socket, text->data, text->len);
}

static bool answer(Server *s, bool good, uint32_t program, const Sb *text)
{
    return send(s, (WireReply){ .good = good, .program = program }, text);
}

/* `size` bytes and a NUL behind them, which the parser looks for; NULL when they do not come. */
static char *read_text(Server *s, uint64_t size)
{
    char *text = must_alloc(size + 1);

    text[size] = 0;
    if (read_bytes(s->socket, text, size))
        return text;
    free(text);
    return NULL;
}

static bool load_source(Server *s, bool shown, ProgramSource source)
{
    Program *program = NULL;
    Sb text = { 0 };
    bool good;

    if (shown) {
        good = program_show(source, &text);
    } else {
        program = program_load(source, &text);
        malloc_trim(0); /* each run forks this process: the less it holds, the less that costs */
        vec_push(&s->programs, program);
        good = program != NULL;
    }
    good = answer(s, good, source.number, &text);
    sb_free(&text);
    return good;
}

static bool load(Server *s, const WireRequest *request)
{
    char *text = read_text(s, request->text_bytes);
    char *pipeline = text ? read_text(s, request->pipeline_bytes) : NULL;
    char *processor = pipeline ? read_text(s, request->processor_bytes) : NULL;
    bool good =
        processor
        && load_source(s, request->shown,
                       (ProgramSource){ .via = request->via,
                                        .optimisation = request->optimisation,
                                        .index_width = request->index_width,
                                        .text = { text, request->text_bytes },
                                        .pipeline = { pipeline, request->pipeline_bytes },
                                        .processor = { processor, request->processor_bytes },
                                        .number = (uint32_t)s->programs.len });

    free(processor);
    free(pipeline);
    free(text);
    return good;
}

static Program *program_at(const Server *s, uint32_t number)
{
    return number < s->programs.len ? s->programs.data[number] : NULL;
}

static bool run(Server *s, const WireRequest *request)
{
    Program *program = program_at(s, request->program);
    ApartEnd end = { 0 };
    bool good = program && apart_run(program, request, s->shared, &end);

    if (!good)
        sb_add(&end.why,
               "there is no such program, no such function that can be called from outside, its "
               "records lie outside the file, or the system has no room for a process");
    good = send(s, (WireReply){ .good = good, .signal = (uint32_t)end.signal }, &end.why);
    sb_free(&end.why);
    return good;
}

static bool unload(Server *s, const WireRequest *request)
{
    Program *program = program_at(s, request->program);

    if (program) {
        program_unload(program);
        s->programs.data[request->program] = NULL;
    }
    return answer(s, program != NULL, request->program, &(Sb){ 0 });
}

static bool names(Server *s)
{
    Sb text = { 0 };
    bool good;

    lower_names(&text);
    good = answer(s, true, 0, &text);
    sb_free(&text);
    return good;
}

static bool processor(Server *s, const WireRequest *request)
{
    char *name = read_text(s, request->processor_bytes);
    Sb text = { 0 };
    bool sent = name != NULL, good;

    if (name) {
        good = processor_known((Str){ name, request->processor_bytes }, &text);
        if (good)
            processor_features(&text);
        sent = answer(s, good, 0, &text);
    }
    sb_free(&text);
    free(name);
    return sent;
}

static bool version(Server *s)
{
    unsigned major, minor, patch;
    Sb text = { 0 };
    bool good;

    LLVMGetVersion(&major, &minor, &patch);
    sb_printf(&text, "%u.%u.%u", major, minor, patch);
    good = answer(s, true, 0, &text);
    sb_free(&text);
    return good;
}

/* What passes_serve replies with. */
static bool answer_stage(void *server, bool good, uint32_t number, const Sb *text)
{
    return answer(server, good, number, text);
}

static bool passes(Server *s, const WireRequest *request)
{
    char *text = read_text(s, request->text_bytes);
    char *pipeline = text ? read_text(s, request->pipeline_bytes) : NULL;
    bool good = pipeline
                && passes_serve(&(PassesRequest){ .text = { text, request->text_bytes },
                                                  .pipeline = { pipeline, request->pipeline_bytes },
                                                  .most = request->count,
                                                  .locations = request->locations,
                                                  .reply = answer_stage,
                                                  .state = s });

    free(pipeline);
    free(text);
    return good;
}

static bool lost(Server *s, const WireRequest *request)
{
    char *text = read_text(s, request->text_bytes);
    Sb lines = { 0 };
    bool good;

    if (!text)
        return false;
    lost_find((Str){ text, request->text_bytes }, &lines);
    good = answer(s, true, 0, &lines);
    sb_free(&lines);
    free(text);
    return good;
}

static bool solve(Server *s, const WireRequest *request)
{
    char *text = read_text(s, request->text_bytes);
    Sb said = { 0 };
    bool good;

    if (!text)
        return false;
    good = solve_text(text, &said);
    good = answer(s, good, 0, &said);
    sb_free(&said);
    free(text);
    return good;
}

static bool serve_one(Server *s, const WireRequest *request)
{
    switch ((WireKind)request->kind) {
    case WIRE_LOAD:
        return load(s, request);
    case WIRE_RUN:
        return run(s, request);
    case WIRE_UNLOAD:
        return unload(s, request);
    case WIRE_NAMES:
        return names(s);
    case WIRE_VERSION:
        return version(s);
    case WIRE_PROCESSOR:
        return processor(s, request);
    case WIRE_LOST:
        return lost(s, request);
    case WIRE_SOLVE:
        return solve(s, request);
    case WIRE_PASSES:
        return passes(s, request);
    }
    return false;
}

static void *serve(void *server)
{
    WireRequest request;

    while (read_bytes(((Server *)server)->socket, &request, sizeof request)
           && serve_one(server, &request))
        ;
    return NULL;
}

/* Programs recurse deeper than the system's stack: the work is done on a larger one. */
static void serve_on_large_stack(Server *server)
{
    pthread_attr_t attr;
    pthread_t thread;

    pthread_attr_init(&attr);
    pthread_attr_setstacksize(&attr, (size_t)4 << 30);
    if (pthread_create(&thread, &attr, serve, server) == 0)
        pthread_join(thread, NULL);
    else
        serve(server);
    pthread_attr_destroy(&attr);
}

/* Under the address sanitizer: a signal that native code raises ends the process, as it does
 * without; what compilers keep for ever is no leak; and what they free, if it were kept, would be
 * copied with every process that runs a function. */
const char *__asan_default_options(void)
{
    return "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0:handle_abort=0:"
           "detect_leaks=0:quarantine_size_mb=8";
}

static void end_without_memory(size_t wanted)
{
    fprintf(stderr, "error: out of memory (%zu bytes were asked for)\n", wanted);
    exit(7);
}

int main(int argc, char **argv)
{
    Server server = { 0 };
    Sb why = { 0 };

    no_memory_left = end_without_memory;
    if (argc != 3) {
        fputs("mlir-interp-native is started by mlir-interp\n", stderr);
        return 2;
    }
    server.socket = atoi(argv[1]);
    server.file = atoi(argv[2]);
    server.shared =
        mmap(NULL, WIRE_SHARED_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, server.file, 0);
    if (server.shared == MAP_FAILED) {
        perror("mlir-interp-native: the shared file");
        return 1;
    }
    processor_prepare();
    run_prepare();
    if (!sandbox_enter(server.socket, &why)) {
        fprintf(stderr, "%s\n", why.data);
        sb_free(&why);
        return 1;
    }
    serve_on_large_stack(&server);
    return 0;
}
