#include "interp/tools/debug/timeline.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_CHECKPOINTS = 20 };

/* The engine that runs now; -1: none does, or it was interrupted. One that has just stopped takes
 * no notice; one that has much to say is asked once, so that neither waits for the other to read.
 */
static volatile sig_atomic_t running = -1;

void timeline_interrupt(void)
{
    int engine = (int)running;

    running = -1;
    if (engine >= 0)
        channel_send(engine, ASK_INTERRUPT, STR(""), -1);
}

/* The engine ends when its stepper is gone; what it still had to say is of no use. */
static void close_engine(int channel)
{
    char rest[256];

    if (channel < 0)
        return;
    shutdown(channel, SHUT_WR);
    while (recv(channel, rest, sizeof rest, 0) > 0 || errno == EINTR)
        errno = 0;
    close(channel);
}

/* How little is lost with checkpoint `at`: the gap it would leave, seen from `now`. */
static double worth(const Timeline *t, size_t at, uint64_t now)
{
    const Checkpoint *c = &t->checkpoints.data[at];
    double gap = (double)(c[1].time - c[-1].time);
    double distance = c->time < now ? (double)(now - c->time) : (double)(c->time - now);

    return gap / (distance + 1);
}

/* Many near the present, few far from it. */
static void thin_out(Timeline *t, uint64_t now)
{
    size_t least = 1;

    if (t->checkpoints.len <= MOST_CHECKPOINTS)
        return;
    for (size_t at = 2; at + 1 < t->checkpoints.len; at++)
        if (worth(t, at, now) < worth(t, least, now))
            least = at;
    close_engine(t->checkpoints.data[least].channel);
    memmove(t->checkpoints.data + least, t->checkpoints.data + least + 1,
            (t->checkpoints.len - least - 1) * sizeof *t->checkpoints.data);
    t->checkpoints.len--;
}

static void add_checkpoint(Timeline *t, Checkpoint new)
{
    size_t at = t->checkpoints.len;

    while (at && t->checkpoints.data[at - 1].time >= new.time)
        at--;
    if (at < t->checkpoints.len && t->checkpoints.data[at].time == new.time) {
        close_engine(new.channel);
        return;
    }
    vec_push(&t->checkpoints, new);
    memmove(t->checkpoints.data + at + 1, t->checkpoints.data + at,
            (t->checkpoints.len - 1 - at) * sizeof new);
    t->checkpoints.data[at] = new;
    thin_out(t, new.time);
}

static void take_output(Timeline *t)
{
    Str bytes = message_rest(&t->message, sizeof(uint64_t));
    uint64_t offset;

    message_take(&t->message, &offset, sizeof offset);
    if (offset + bytes.len <= t->shown)
        return;
    if (offset < t->shown)
        bytes = str_from(bytes, t->shown - offset);
    t->shown += bytes.len;
    t->output(t->state, bytes);
}

static void set_text(Timeline *t, Str text)
{
    t->text.len = 0;
    sb_add(&t->text, "");
    sb_str(&t->text, text);
}

/* Until the engine has something to say. */
static void hear_user(Timeline *t, int engine)
{
    struct pollfd wait[] = { { .fd = engine, .events = POLLIN },
                             { .fd = t->user, .events = POLLIN } };

    while (t->heard && poll(wait, 2, -1) >= 0 && !wait[0].revents)
        if (wait[1].revents && !t->heard(t->state))
            return;
}

/* The next message that is an answer. What happens meanwhile is taken note of. */
static bool receive(Timeline *t, int engine)
{
    for (;;) {
        uint64_t time;

        hear_user(t, engine);
        if (!channel_receive(engine, &t->message)) {
            if (errno == EINTR)
                continue;
            t->lost = true;
            set_text(t, STR("the process that runs the program ended unexpectedly"));
            return false;
        }
        if (t->message.kind == TELL_OUTPUT) {
            take_output(t);
        } else if (t->message.kind == TELL_LOG) {
            t->log(t->state, sb_view(&t->message.bytes));
        } else if (t->message.kind == TELL_CHECKPOINT) {
            message_take(&t->message, &time, sizeof time);
            add_checkpoint(t, (Checkpoint){ time, t->message.descriptor });
        } else {
            return true;
        }
    }
}

/* False where the engine refuses. */
static bool receive_stopped(Timeline *t, int engine, Stopped *stopped)
{
    if (!receive(t, engine))
        return false;
    if (t->message.kind != TELL_STOPPED) {
        set_text(t, sb_view(&t->message.bytes));
        return false;
    }
    message_take(&t->message, stopped, sizeof *stopped);
    set_text(t, message_rest(&t->message, sizeof *stopped));
    return true;
}

int timeline_open(Timeline *t, Machine *machine, const Op *function, const Options *options,
                  const Script *script, bool colours)
{
    EngineHandle handle = { .channel = -1 };
    int status = engine_start(machine, function, options, script, colours, &handle);

    t->engine = handle.channel;
    if (status != EXIT_FINE)
        return status;
    t->first = handle.process;
    return receive_stopped(t, t->engine, &t->now) ? EXIT_FINE : EXIT_USAGE;
}

void timeline_close(Timeline *t)
{
    for (size_t i = 0; i < t->checkpoints.len; i++)
        close_engine(t->checkpoints.data[i].channel);
    close_engine(t->engine);
    if (t->first)
        waitpid(t->first, NULL, 0);
    t->engine = -1;
    vec_free(&t->checkpoints);
    vec_free(&t->changes);
    arena_free(&t->arena);
    sb_free(&t->text);
    sb_free(&t->stops);
    sb_free(&t->message.bytes);
}

static bool ask_run(Timeline *t, int engine, Run run, Stopped *stopped)
{
    bool good;

    run.shown = t->shown;
    run.by_line = t->by_line;
    channel_send(engine, ASK_RUN, BYTES_OF(run), -1);
    running = engine;
    if (t->begun)
        t->begun(t->state);
    good = receive_stopped(t, engine, stopped);
    running = -1;
    return good;
}

bool timeline_run(Timeline *t, Run run)
{
    return ask_run(t, t->engine, run, &t->now);
}

static void write_change(Sb *sb, const TimelineChange *made)
{
    sb_str(sb, BYTES_OF(made->change));
    sb_str(sb, made->target);
    sb_str(sb, made->value);
}

static void send_changes(Timeline *t, int engine)
{
    Sb bytes = { 0 };

    for (size_t i = 0; i < t->changes.len; i++)
        write_change(&bytes, &t->changes.data[i]);
    channel_send(engine, ASK_CHANGES, sb_view(&bytes), -1);
    sb_free(&bytes);
}

/* A copy of the checkpoint, which knows of all stops; -1, and `text` says why, when the system
 * cannot make one. */
static int wake(Timeline *t, size_t checkpoint)
{
    int sleeper = t->checkpoints.data[checkpoint].channel;

    channel_send(sleeper, ASK_FORK, STR(""), -1);
    if (!receive(t, sleeper))
        return -1;
    if (t->message.kind != TELL_FORKED) {
        set_text(t, sb_view(&t->message.bytes));
        return -1;
    }
    if (t->stops.len)
        channel_send(t->message.descriptor, ASK_STOPS, sb_view(&t->stops), -1);
    if (t->changes.len)
        send_changes(t, t->message.descriptor);
    return t->message.descriptor;
}

/* The last before the time, or the first of all; checkpoints forget why a run would stop there. */
static size_t checkpoint_before(const Timeline *t, uint64_t time)
{
    size_t at = t->checkpoints.len;

    while (at > 1 && t->checkpoints.data[at - 1].time >= time)
        at--;
    return at - 1;
}

/* From a checkpoint, with an engine that replaces the one at the present. */
static bool go_from(Timeline *t, size_t checkpoint, uint64_t time)
{
    Stopped stopped;
    int engine = wake(t, checkpoint);

    if (engine < 0)
        return false;
    if (!ask_run(t, engine, (Run){ .mode = RUN_TO, .time = time }, &stopped)) {
        close_engine(engine);
        return false;
    }
    close_engine(t->engine);
    t->engine = engine;
    t->now = stopped;
    return true;
}

bool timeline_go(Timeline *t, uint64_t time)
{
    size_t checkpoint = t->checkpoints.len;

    if (time < 1)
        time = 1;
    if (checkpoint)
        checkpoint = checkpoint_before(t, time);
    if (checkpoint < t->checkpoints.len
        && (time < t->now.time || t->checkpoints.data[checkpoint].time > t->now.time))
        return go_from(t, checkpoint, time);
    return ask_run(t, t->engine, (Run){ .mode = RUN_TO, .time = time }, &t->now);
}

/* The last stop between the checkpoint and the time, neither included; 0 where there is none. */
static bool scan_from(Timeline *t, size_t checkpoint, uint64_t time, uint64_t depth,
                      Stopped *stopped)
{
    int engine = wake(t, checkpoint);
    bool good =
        engine >= 0
        && ask_run(t, engine,
                   (Run){ .mode = RUN_SCAN, .time = time, .depth = depth, .task = t->now.task },
                   stopped);

    if (good && stopped->reason == STOPPED_BY_INTERRUPT) {
        set_text(t, STR("interrupted; the run stands where it stood"));
        good = false;
    }
    close_engine(engine);
    return good;
}

bool timeline_back(Timeline *t, uint64_t depth)
{
    uint64_t before = t->now.time;
    size_t at;

    if (before <= 1 || !t->checkpoints.len) {
        set_text(t, STR("this is the beginning of the run"));
        return false;
    }
    at = checkpoint_before(t, before);
    for (;; at--) {
        Stopped stopped;

        if (!scan_from(t, at, before, depth, &stopped))
            return false;
        if (stopped.found)
            return timeline_go(t, stopped.found);
        if (!at)
            return timeline_go(t, 1);
        before = t->checkpoints.data[at].time + 1;
    }
}

void timeline_set_stops(Timeline *t, Str bytes)
{
    t->stops.len = 0;
    sb_str(&t->stops, bytes);
    channel_send(t->engine, ASK_STOPS, sb_view(&t->stops), -1);
}

bool timeline_show(Timeline *t, Show show, Str argument)
{
    Sb bytes = { 0 };
    bool good;

    sb_str(&bytes, BYTES_OF(show));
    sb_str(&bytes, argument);
    channel_send(t->engine, ASK_SHOW, sb_view(&bytes), -1);
    sb_free(&bytes);
    if (!receive(t, t->engine))
        return false;
    good = t->message.bytes.data[0] != 0;
    set_text(t, message_rest(&t->message, 1));
    return good;
}

/* Checkpoints of a run that is not to be, but for the first, and for those up to the time. */
static void forget_after(Timeline *t, uint64_t time)
{
    while (t->checkpoints.len > 1 && t->checkpoints.data[t->checkpoints.len - 1].time > time)
        close_engine(t->checkpoints.data[--t->checkpoints.len].channel);
}

static bool ask_change(Timeline *t, const TimelineChange *wanted)
{
    Sb bytes = { 0 };
    bool good;

    write_change(&bytes, wanted);
    channel_send(t->engine, ASK_CHANGE, sb_view(&bytes), -1);
    sb_free(&bytes);
    if (!receive(t, t->engine))
        return false;
    good = t->message.bytes.data[0] != 0;
    set_text(t, message_rest(&t->message, 1));
    return good;
}

bool timeline_change(Timeline *t, unsigned frame, Str target, Str value)
{
    TimelineChange new = { { t->now.time, frame, target.len, value.len }, target, value };

    if (!ask_change(t, &new))
        return false;
    while (t->changes.len && t->changes.data[t->changes.len - 1].change.time > t->now.time)
        t->changes.len--;
    new.target = str_dup(&t->arena, target);
    new.value = str_dup(&t->arena, value);
    vec_push(&t->changes, new);
    forget_after(t, t->now.time);
    return true;
}

bool timeline_recount(Timeline *t)
{
    if (!t->checkpoints.len)
        return true;
    forget_after(t, 1);
    return go_from(t, 0, t->now.time);
}
