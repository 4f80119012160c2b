#include "interp/oracle/witness/witness.h"

#include "interp/program/attend.h"
#include "core/base/vec.h"
#include "interp/oracle/witness/pass_names.h"
#include "interp/oracle/witness/processor.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct WitnessProgram {
    WireVia via;
    unsigned optimisation, index_width;
    Str text, pipeline, processor; /* its own copies: it is loaded again into a process that
                                    * follows */
    uint64_t process;              /* that it is loaded in, by number */
    uint32_t number;               /* in that process */
};

struct Witness {
    WitnessOptions options;
    pid_t pid;        /* 0: none is running */
    uint64_t process; /* how many were started */
    uint64_t asked;   /* how much was asked of the last one */
    bool fell, late;  /* see witness_fell */
    int socket, file;
    int messages; /* a file that its standard error goes to */
    unsigned char *shared;
};

typedef struct WireTexts { /* that follow a request, in this order */
    Str text, pipeline, processor;
} WireTexts;

/* How talking to the process ended. */
typedef enum Talk { TALK_GOOD, TALK_LATE, TALK_ENDED } Talk;

Witness *witness_new(WitnessOptions options)
{
    Witness *witness = must_alloc(sizeof *witness);

    *witness = (Witness){ .options = options, .socket = -1, .file = -1, .messages = -1 };
    if (!options.index_width)
        witness->options.index_width = 64;
    if (!options.processor)
        witness->options.processor = processor_baseline();
    return witness;
}

void witness_use_processor(Witness *witness, const char *processor)
{
    witness->options.processor = processor;
}

void witness_use_index_width(Witness *witness, unsigned width)
{
    witness->options.index_width = width;
}

/* Ends the process; the signal that ended it, SIGKILL where it had not ended before. */
static int stop(Witness *w)
{
    int status = 0;

    if (!w->pid)
        return 0;
    close(w->socket);
    kill(w->pid, SIGKILL);
    while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR)
        ;
    w->pid = 0;
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

void witness_free(Witness *witness)
{
    stop(witness);
    if (witness->shared)
        munmap(witness->shared, WIRE_SHARED_BYTES);
    if (witness->file >= 0)
        close(witness->file);
    if (witness->messages >= 0)
        close(witness->messages);
    free(witness);
}

/* It stands beside this program, or, installed, in libexec beside this program's folder: nothing is
 * compiled in, so that the tree can be moved. */
static bool native_path(char *path, size_t size)
{
    static const char *const PLACES[] = { "mlir-interp-native", "../libexec/mlir-interp-native" };
    char folder[4096];
    ssize_t len = readlink("/proc/self/exe", folder, sizeof folder);

    while (len > 0 && folder[len - 1] != '/')
        len--;
    for (size_t i = 0; len > 0 && i < sizeof PLACES / sizeof *PLACES; i++)
        if (snprintf(path, size, "%.*s%s", (int)len, folder, PLACES[i]) < (int)size
            && access(path, X_OK) == 0)
            return true;
    return false;
}

static bool make_shared(Witness *w, Sb *why)
{
    if (w->shared)
        return true;
    w->file = memfd_create("shared", MFD_CLOEXEC);
    if (w->file < 0 || ftruncate(w->file, (off_t)WIRE_SHARED_BYTES) != 0) {
        sb_printf(why, "a file shared with native code cannot be made: %s", strerror(errno));
        return false;
    }
    w->shared = mmap(NULL, WIRE_SHARED_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, w->file, 0);
    if (w->shared != MAP_FAILED)
        return true;
    w->shared = NULL;
    sb_printf(why, "a file shared with native code cannot be mapped: %s", strerror(errno));
    return false;
}

/* What LLVM says before it gives up would stand between our own lines: it goes to a file. Only the
 * socket's other end and the shared file are to be open there. */
static int spawn_apart(Witness *w, const char *path, char **args, int socket)
{
    extern char **environ;
    posix_spawn_file_actions_t actions;
    int error;

    if (w->messages < 0)
        w->messages = memfd_create("messages", MFD_CLOEXEC);
    posix_spawn_file_actions_init(&actions);
    if (w->messages >= 0)
        posix_spawn_file_actions_adddup2(&actions, w->messages, STDERR_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, socket);
    posix_spawn_file_actions_adddup2(&actions, w->file, w->file);
    error = posix_spawn(&w->pid, path, &actions, NULL, args, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

static void forget_messages(const Witness *w)
{
    if (w->messages >= 0 && lseek(w->messages, 0, SEEK_CUR) > 0 && ftruncate(w->messages, 0) == 0)
        lseek(w->messages, 0, SEEK_SET);
}

/* The first line of them, in brackets. */
static void add_message(const Witness *w, Sb *why)
{
    char text[200];
    ssize_t got = pread(w->messages, text, sizeof text, 0);

    if (got > 0)
        sb_printf(why, " (%.*s)", (int)str_find((Str){ text, (size_t)got }, '\n'), text);
}

static bool spawn(Witness *w, const char *path, int socket, Sb *why)
{
    char numbers[2][16];
    char *args[] = { (char *)path, numbers[0], numbers[1], NULL };
    int error;

    snprintf(numbers[0], sizeof *numbers, "%d", socket);
    snprintf(numbers[1], sizeof *numbers, "%d", w->file);
    error = spawn_apart(w, path, args, socket);
    if (error == 0)
        return true;
    w->pid = 0;
    sb_printf(why, "the native program cannot be started: %s: %s", path, strerror(error));
    return false;
}

static bool start(Witness *w, Sb *why)
{
    char path[4096];
    int sockets[2];
    bool started;

    if (w->pid)
        return true;
    if (!make_shared(w, why))
        return false;
    if (w->options.program)
        snprintf(path, sizeof path, "%s", w->options.program);
    else if (!native_path(path, sizeof path))
        *path = 0;
    if (access(path, X_OK) != 0) {
        sb_add(why, "mlir-interp-native is not there: build it with `make` where llvm-22-dev is "
                    "installed");
        return false;
    }
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) {
        sb_printf(why, "no socket for the native program: %s", strerror(errno));
        return false;
    }
    w->socket = sockets[0];
    started = spawn(w, path, sockets[1], why);
    close(sockets[1]);
    if (!started)
        close(sockets[0]);
    w->process += started;
    w->asked = 0;
    return started;
}

unsigned char *witness_shared(Witness *witness, Sb *why)
{
    return start(witness, why) ? witness->shared : NULL;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The time by which what takes `seconds` at most is over; 0: no limit. */
static double deadline_in(double seconds)
{
    return seconds > 0 ? now() + seconds : INFINITY;
}

static bool send_all(const Witness *w, const void *from, size_t size)
{
    for (const char *at = from; size;) {
        ssize_t put = send(w->socket, at, size, MSG_NOSIGNAL);

        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

/* A wait is no longer than this, in seconds, before Ctrl-C is looked at: it may come just before
 * the wait begins. */
static const double LONGEST_WAIT = 0.25;

static Talk receive_all(const Witness *w, void *to, size_t size, double deadline)
{
    struct pollfd wait = { .fd = w->socket, .events = POLLIN };

    for (char *at = to; size;) {
        double left = deadline - now();
        bool is_last = left < LONGEST_WAIT;
        int ready = poll(&wait, 1, (int)((is_last ? left : LONGEST_WAIT) * 1e3) + 1);
        ssize_t got;

        if (left <= 0 || attend_interrupted() || (ready == 0 && is_last))
            return TALK_LATE;
        if (ready == 0 || (ready < 0 && errno == EINTR))
            continue;
        if (ready < 0)
            return TALK_LATE;
        got = recv(w->socket, at, size, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return TALK_ENDED;
        at += got;
        size -= (size_t)got;
    }
    return TALK_GOOD;
}

/* Sends a request with its texts behind it. */
static bool ask(Witness *w, const WireRequest *request, WireTexts texts)
{
    forget_messages(w);
    w->asked++;
    w->fell = w->late = false;
    return send_all(w, request, sizeof *request) && send_all(w, texts.text.data, texts.text.len)
           && send_all(w, texts.pipeline.data, texts.pipeline.len)
           && send_all(w, texts.processor.data, texts.processor.len);
}

enum { MOST_TEXT = 1 << 30 }; /* bytes of a reply's */

/* The next reply; its text is added to `text`. */
static Talk listen_to(const Witness *w, double seconds, WireReply *reply, Sb *text)
{
    double deadline = deadline_in(seconds);
    Talk ended = receive_all(w, reply, sizeof *reply, deadline);
    char *more;

    if (ended != TALK_GOOD || reply->text_bytes == 0)
        return ended;
    if (reply->text_bytes > MOST_TEXT)
        return TALK_ENDED;
    more = must_alloc(reply->text_bytes);
    ended = receive_all(w, more, reply->text_bytes, deadline);
    if (ended == TALK_GOOD)
        sb_str(text, (Str){ more, reply->text_bytes });
    free(more);
    return ended;
}

/* A request that has one reply. */
static Talk talk(Witness *w, const WireRequest *request, WireTexts texts, double seconds,
                 WireReply *reply, Sb *text)
{
    return ask(w, request, texts) ? listen_to(w, seconds, reply, text) : TALK_ENDED;
}

/* A compiler is given time where the functions it makes are not. */
static double compile_seconds(const Witness *w)
{
    const double LEAST = 60;

    return w->options.seconds > 0 && w->options.seconds < LEAST ? LEAST : w->options.seconds;
}

/* The process did not reply: ends it; the signal that had ended it before, or SIGKILL. */
static int end_silent(Witness *w, Talk ended)
{
    int signal = stop(w);

    w->late = ended == TALK_LATE;
    w->fell = !w->late && w->asked > 1;
    return signal;
}

static void solver_ended(Witness *w, Talk ended, double seconds, Sb *why)
{
    int signal = end_silent(w, ended);

    if (ended == TALK_LATE)
        sb_printf(why, "not within %g second%s (--prove-seconds)", seconds, plural(seconds));
    else
        sb_printf(why, "the solver crashed: %s", signal ? strsignal(signal) : "it ended");
}

/* It did not reply to a request to compile. */
static void compiler_ended(Witness *w, Talk ended, double seconds, Sb *why)
{
    int signal = end_silent(w, ended);

    if (ended == TALK_LATE && attend_interrupted())
        sb_add(why, "interrupted");
    else if (ended == TALK_LATE)
        sb_printf(why, "the compiler took longer than %g second%s%s", seconds, plural(seconds),
                  seconds == w->options.seconds ? " (--native-seconds)" : "");
    else if (signal)
        sb_printf(why, "the compiler crashed: %s", strsignal(signal));
    else
        sb_add(why, "the compiler gave up");
    add_message(w, why);
}

/* Or, `shown`, makes text of it; `text` is that, or why there is none. */
static bool load(Witness *w, WitnessProgram *program, bool shown, Sb *text)
{
    WireRequest request = { .kind = WIRE_LOAD,
                            .via = program->via,
                            .optimisation = program->optimisation,
                            .index_width = program->index_width,
                            .shown = shown,
                            .text_bytes = program->text.len,
                            .pipeline_bytes = program->pipeline.len,
                            .processor_bytes = program->processor.len };
    WireReply reply;
    Talk ended;

    if (!start(w, text))
        return false;
    ended = talk(w, &request, (WireTexts){ program->text, program->pipeline, program->processor },
                 compile_seconds(w), &reply, text);
    if (ended == TALK_GOOD) {
        program->process = w->process;
        program->number = reply.program;
        return reply.good;
    }
    compiler_ended(w, ended, compile_seconds(w), text);
    return false;
}

static Str copy(Str text)
{
    char *bytes = must_alloc(text.len + 1);

    memcpy(bytes, text.data ? text.data : "", text.len);
    return (Str){ bytes, text.len };
}

static void free_program(WitnessProgram *program)
{
    free((char *)program->text.data);
    free((char *)program->pipeline.data);
    free((char *)program->processor.data);
    free(program);
}

WitnessProgram *witness_load(Witness *witness, WireVia via, unsigned optimisation, Str text,
                             Str pipeline, Sb *why)
{
    WitnessProgram *program = must_alloc(sizeof *program);

    *program = (WitnessProgram){ .via = via,
                                 .optimisation = optimisation,
                                 .index_width = witness->options.index_width,
                                 .text = copy(text),
                                 .pipeline = copy(pipeline),
                                 .processor = copy(str_of(witness->options.processor)) };
    if (load(witness, program, false, why))
        return program;
    free_program(program);
    return NULL;
}

bool witness_show(Witness *witness, WireVia via, Str text, Str pipeline, Sb *shown)
{
    WitnessProgram program = { .via = via,
                               .index_width = witness->options.index_width,
                               .text = text,
                               .pipeline = pipeline,
                               .processor = str_of(witness->options.processor) };

    return load(witness, &program, true, shown);
}

void witness_unload(Witness *witness, WitnessProgram *program)
{
    WireRequest request = { .kind = WIRE_UNLOAD, .program = program->number };
    WireReply reply;
    Sb text = { 0 };

    if (witness->pid && program->process == witness->process
        && talk(witness, &request, (WireTexts){ 0 }, witness->options.seconds, &reply, &text)
               != TALK_GOOD)
        stop(witness);
    sb_free(&text);
    free_program(program);
}

/* Loaded before, and gone with its process: it is loaded again. */
static bool is_loaded(Witness *w, WitnessProgram *program, WitnessRun *run)
{
    Sb why = { 0 };
    bool good = (w->pid && program->process == w->process) || load(w, program, false, &why);

    if (!good)
        snprintf(run->why, sizeof run->why, "%s", why.data);
    sb_free(&why);
    return good;
}

/* The input that it was at, as far as what it says can be. */
static uint64_t ended_at(const Witness *w, uint64_t count)
{
    uint64_t at = ((const WireShared *)w->shared)->running;

    return at < count ? at : count - (count > 0);
}

/* What the reply says, or that there was none. */
static void set_end(Witness *w, WitnessRun *run, Talk ended, const WireReply *reply, Sb *text)
{
    if (ended != TALK_GOOD) {
        run->at = ended_at(w, run->at);
        run->signal = stop(w);
        run->end = ended == TALK_LATE ? WITNESS_LATE : WITNESS_CRASHED;
        sb_add(text, run->signal ? strsignal(run->signal) : "it ended");
    } else if (!reply->good) {
        run->end = WITNESS_GONE;
    } else if (text->len) {
        run->end = WITNESS_CRASHED;
        run->at = ended_at(w, run->at);
        run->signal = (int)reply->signal;
    } else {
        run->end = WITNESS_DONE;
    }
    snprintf(run->why, sizeof run->why, "%s", text->len ? text->data : "");
}

static uint32_t whole_seconds(double seconds)
{
    return seconds > 0 && seconds < UINT32_MAX - 1 ? (uint32_t)ceil(seconds) : 0;
}

WitnessRun witness_run(Witness *witness, WitnessProgram *program, unsigned function, uint64_t input,
                       uint64_t count, uint64_t output, uint64_t output_end, uint64_t observe_most)
{
    WireRequest request = { .kind = WIRE_RUN,
                            .function = function,
                            .input = input,
                            .count = count,
                            .output = output,
                            .output_end = output_end,
                            .seconds = whole_seconds(witness->options.seconds),
                            .observe_most = observe_most };
    WitnessRun run = { .end = WITNESS_GONE };
    Sb text = { 0 };
    WireReply reply;
    Talk ended;

    if (!is_loaded(witness, program, &run))
        return run;
    request.program = program->number;
    ended = talk(witness, &request, (WireTexts){ 0 }, witness->options.seconds, &reply, &text);
    run.at = count;
    set_end(witness, &run, ended, &reply, &text);
    sb_free(&text);
    return run;
}

static bool ask_for_text(Witness *witness, WireKind kind, Str processor, Sb *text)
{
    WireRequest request = { .kind = kind, .processor_bytes = processor.len };
    WireReply reply;

    return start(witness, text)
           && talk(witness, &request, (WireTexts){ .processor = processor },
                   witness->options.seconds, &reply, text)
                  == TALK_GOOD
           && reply.good;
}

bool witness_names(Witness *witness, Sb *names)
{
    return ask_for_text(witness, WIRE_NAMES, (Str){ 0 }, names);
}

bool witness_features(Witness *witness, Sb *features)
{
    const char *processor = witness->options.processor;

    if (processor_runs_here(processor))
        return ask_for_text(witness, WIRE_PROCESSOR, str_of(processor), features);
    sb_printf(features, "this host cannot run code for %s", processor);
    return false;
}

bool witness_lost(Witness *witness, Str ir, Sb *lines)
{
    WireRequest request = { .kind = WIRE_LOST, .text_bytes = ir.len };
    WireReply reply;

    return start(witness, lines)
           && talk(witness, &request, (WireTexts){ .text = ir }, witness->options.seconds, &reply,
                   lines)
                  == TALK_GOOD
           && reply.good;
}

bool witness_solve(Witness *witness, Str commands, double seconds, Sb *said)
{
    WireRequest request = { .kind = WIRE_SOLVE, .text_bytes = commands.len };
    WireReply reply;
    Talk ended;

    if (!start(witness, said))
        return false;
    ended = talk(witness, &request, (WireTexts){ .text = commands }, seconds, &reply, said);
    if (ended == TALK_GOOD)
        return reply.good;
    said->len = 0;
    solver_ended(witness, ended, seconds, said);
    return false;
}

bool witness_version(Witness *witness, Sb *version)
{
    return ask_for_text(witness, WIRE_VERSION, (Str){ 0 }, version);
}

bool witness_passes(Witness *witness, Str text, Str pipeline, uint64_t most, double seconds,
                    Sb *passes, Sb *why)
{
    WireRequest request = {
        .kind = WIRE_PASSES,
        .count = most,
        .text_bytes = text.len,
        .pipeline_bytes = pipeline.len,
        .locations = witness->options.locations,
    };
    Sb said = { 0 };
    WireReply reply;
    Talk ended;

    if (!start(witness, why))
        return false;
    ended = ask(witness, &request, (WireTexts){ text, pipeline, { 0 } })
                ? listen_to(witness, seconds, &reply, &said)
                : TALK_ENDED;
    if (ended != TALK_GOOD)
        compiler_ended(witness, ended, seconds, why);
    else
        sb_str(reply.good ? passes : why, sb_view(&said));
    if (ended == TALK_GOOD && !reply.good)
        pass_names_add_nearest(why);
    sb_free(&said);
    return ended == TALK_GOOD && reply.good;
}

StageEnd witness_stage(Witness *witness, double seconds, Sb *text)
{
    static const StageEnd ENDS[] = { [WIRE_STAGE_GOOD] = STAGE_GOOD,
                                     [WIRE_STAGE_REFUSED] = STAGE_REFUSED,
                                     [WIRE_STAGE_INVALID] = STAGE_INVALID };
    WireReply reply;
    Talk ended = listen_to(witness, seconds, &reply, text);

    if (ended == TALK_GOOD && reply.program < sizeof ENDS / sizeof *ENDS)
        return ENDS[reply.program];
    compiler_ended(witness, ended, seconds, text);
    return ended == TALK_LATE ? STAGE_LATE : STAGE_CRASHED;
}

bool witness_fell(const Witness *witness)
{
    return witness->fell;
}

bool witness_was_late(const Witness *witness)
{
    return witness->late;
}
