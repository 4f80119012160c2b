#include "interp/tools/debug/engine.h"

#include "dialects/llvm/variables.h"
#include "interp/tools/debug/listing.h"
#include "interp/tools/debug/stops.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    FEWEST_BETWEEN_CHECKPOINTS = 1024,
    NEAR = 64,                          /* operations that are run again in no time */
    OPERATIONS_BETWEEN_LOOKS = 1 << 14, /* at the channel, while it runs */
    OUTPUT_AT_ONCE = 1 << 12,
};

typedef struct Engine {
    int channel;
    Entry entry;
    Observer observer;
    MemoryWatch watch;
    Activity activity;
    Scene scene;
    Stops stops;
    Message message;
    Run run;
    uint64_t task;          /* depths are told of this one, until it is over */
    size_t stop_depth;      /* stop at an operation at most this deep */
    const Op *finishing;    /* the function that RUN_FINISH waits for */
    const Frame *there;     /* RUN_AS_FAR: in this frame, or in another function */
    const BlockLoop *leave; /* but not while it is in this loop; NULL: none */
    const Attr *line;       /* RUN_STEP_LINE: where it stood; NULL: nowhere */
    const Frame *line_frame;
    long line_call;        /* what called that frame, as a place among the activity's operations */
    size_t tell_depth;     /* tell of what happens at most this deep */
    unsigned broke;        /* the number of the breakpoint that it stops at */
    uint64_t found;        /* the last stop while scanning */
    uint64_t ending;       /* where in `text` it is told how the run ended */
    Sb changes;            /* Changes of the user's that are to be made again */
    uint64_t output_taken; /* bytes the program has printed and the machine no longer holds */
    uint64_t checkpoint_at;
    unsigned until_look;
    bool interrupted;
    EndKind end;
    Sb text; /* what happened since it went on */
} Engine;

/* What the program printed goes to the stepper, unless that had it before. */
static void give_output(Engine *e)
{
    Sb *output = &e->scene.machine->output;
    Sb bytes = { 0 };

    if (!output->len)
        return;
    if (e->output_taken + output->len > e->run.shown) {
        sb_str(&bytes, BYTES_OF(e->output_taken));
        sb_str(&bytes, sb_view(output));
        channel_send(e->channel, TELL_OUTPUT, sb_view(&bytes), -1);
        e->run.shown = e->output_taken + output->len;
        sb_free(&bytes);
    }
    e->output_taken += output->len;
    output->len = 0;
}

static void tell_stopped(Engine *e, StopReason reason)
{
    const Active *top = activity_top(&e->activity);
    Stopped stopped = { .reason = reason,
                        .time = e->scene.time,
                        .op = top && !e->scene.returned ? top->op : NULL,
                        .depth = e->activity.ops.len,
                        .task = e->activity.task,
                        .call = top ? (uint64_t)(activity_call(&e->activity, top) + 1) : 0,
                        .number = e->broke,
                        .found = e->found,
                        .ending = e->ending,
                        .end = e->end };
    Sb bytes = { 0 };

    give_output(e);
    sb_str(&bytes, BYTES_OF(stopped));
    sb_str(&bytes, sb_view(&e->text));
    if (reason != STOPPED_AT_END && e->run.mode != RUN_SCAN)
        scene_print_place(&bytes, &e->scene);
    channel_send(e->channel, TELL_STOPPED, sb_view(&bytes), -1);
    sb_free(&bytes);
    if (reason != STOPPED_AT_END) /* how the run ended can be asked for again */
        e->text.len = 0;
    e->stops.hit = false;
    e->broke = 0;
}

/* A copy of this process, with a channel of its own whose other end is sent to the stepper. True in
 * the copy. */
static bool copy_engine(Engine *e, MessageKind kind)
{
    int ends[2] = { -1, -1 };
    pid_t child = channel_open(ends) ? fork() : -1;

    if (child == 0) {
        close(e->channel);
        close(ends[0]);
        e->channel = ends[1];
        return true;
    }
    close(ends[1]);
    if (child > 0)
        channel_send(e->channel, kind, BYTES_OF(e->scene.time), ends[0]);
    else if (kind == TELL_FORKED)
        channel_send(e->channel, TELL_REFUSED, str_of(strerror(errno)), -1);
    close(ends[0]);
    return false;
}

/* The further the run, the further apart; but close before a time that is to be gone back to, so
 * that the next step back is a short way. */
static void plan_checkpoint(Engine *e)
{
    uint64_t time = e->scene.time, apart = time / 16, left;

    if (apart < FEWEST_BETWEEN_CHECKPOINTS)
        apart = FEWEST_BETWEEN_CHECKPOINTS;
    e->checkpoint_at = time + apart;
    if (e->run.mode != RUN_TO)
        return;
    left = e->run.time - time;
    if (left > NEAR && e->run.time - left / 8 < e->checkpoint_at)
        e->checkpoint_at = e->run.time - left / 8;
}

static bool refuse(Engine *e, const char *why)
{
    channel_send(e->channel, TELL_REFUSED, str_of(why), -1);
    return false;
}

static bool plan_until(Engine *e)
{
    Loop loops[MOST_LOOPS];

    if (!activity_loops(&e->activity, activity_top(&e->activity), loops))
        return refuse(e, "the run is in no loop of this function");
    e->stop_depth = loops[0].depth;
    e->leave = loops[0].blocks;
    e->tell_depth = loops[0].blocks ? 0 : loops[0].depth;
    return true;
}

/* The function of a frame is to return. */
static bool plan_return(Engine *e, const Active *active)
{
    if (!active)
        return refuse(e, "there is no such frame");
    e->finishing = active->frame->function->op;
    e->stop_depth = e->tell_depth = (size_t)(activity_call(&e->activity, active) + 1);
    return true;
}

static void plan_line(Engine *e, const Active *top)
{
    e->line = op_source(top->op);
    e->line_frame = top->frame;
    e->line_call = activity_call(&e->activity, top);
}

/* Where the run is to stop, and what is to be told of the way. False: it stays, which was told. */
static bool plan_run(Engine *e)
{
    e->leave = NULL;
    e->finishing = NULL;
    e->found = 0;
    e->interrupted = false;
    e->task = e->activity.task;
    e->stop_depth = e->tell_depth = 0;
    e->until_look = OPERATIONS_BETWEEN_LOOKS;
    if (e->run.mode == RUN_TO && e->run.time == e->scene.time) {
        tell_stopped(e, STOPPED_THERE);
        return false;
    }
    if (e->end || e->scene.returned)
        return refuse(e, "the run has ended; reverse-step and its like go back");
    plan_checkpoint(e);
    switch (e->run.mode) {
    case RUN_STEP:
        e->stop_depth = e->tell_depth = SIZE_MAX;
        break;
    case RUN_NEXT:
        e->stop_depth = e->tell_depth = e->activity.ops.len;
        break;
    case RUN_STEP_LINE:
    case RUN_NEXT_LINE:
        plan_line(e, activity_top(&e->activity));
        break;
    case RUN_FINISH:
        return plan_return(e, activity_in_frame(&e->activity, e->run.frame));
    case RUN_AS_FAR:
        e->there = activity_top(&e->activity)->frame;
        return plan_return(e, activity_top(&e->activity));
    case RUN_UNTIL:
        return plan_until(e);
    case RUN_SCAN:
        e->checkpoint_at = UINT64_MAX;
        break;
    case RUN_CONTINUE:
    case RUN_TO:
    case RUN_ON:
        break;
    }
    return true;
}

/* The value without its name in front. */
static bool show_plain(Engine *e, Str argument, Sb *sb)
{
    bool good;

    e->scene.unnamed = true;
    good = scene_show_value(sb, &e->scene, argument);
    e->scene.unnamed = false;
    return good;
}

static bool show(Engine *e, ShowKind kind, Str argument, Sb *sb)
{
    Element element;

    switch (kind) {
    case SHOW_PLACE:
        sb_str(sb, sb_view(&e->text));
        if (!e->text.len)
            scene_print_place(sb, &e->scene);
        return true;
    case SHOW_STAND:
        scene_print_place(sb, &e->scene);
        return true;
    case SHOW_ARGUMENTS:
        return scene_show_arguments(sb, &e->scene, argument);
    case SHOW_FRAME:
        return scene_show_frame(sb, &e->scene, argument);
    case SHOW_VALUE:
        return scene_show_value(sb, &e->scene, argument);
    case SHOW_VARIABLES:
        return scene_show_variables(sb, &e->scene, argument);
    case SHOW_LOCALS:
        return scene_show_locals(sb, &e->scene, argument);
    case SHOW_FRAMES:
        return scene_show_frames(sb, &e->scene, argument);
    case SHOW_MEMORY:
        return scene_show_memory(sb, &e->scene, argument);
    case SHOW_GRAPH:
        return scene_show_graph(sb, &e->scene, argument);
    case SHOW_BYTES:
        return scene_show_bytes(sb, &e->scene, argument);
    case SHOW_ELEMENT:
        if (!(scene_is_variable(argument)
                  ? scene_variable_element(&e->scene, argument, &element, sb)
                  : scene_element(&e->scene, argument, &element, sb)))
            return false;
        sb_str(sb, BYTES_OF(element));
        return true;
    case SHOW_OP:
        if (!scene_top(&e->scene) || e->scene.returned)
            return false;
        sb_str(sb, BYTES_OF(scene_top(&e->scene)->op));
        return true;
    case SHOW_PLAIN:
        return show_plain(e, argument, sb);
    case SHOW_LIST:
        return scene_list(sb, &e->scene, argument);
    case SHOW_READ:
        return scene_read(sb, &e->scene, argument);
    }
    return false;
}

static void answer(Engine *e)
{
    Show asked;
    Sb bytes = { 0 };
    bool good;

    message_take(&e->message, &asked, sizeof asked);
    e->scene.frame = asked.frame;
    sb_char(&bytes, 0);
    good = show(e, asked.kind, message_rest(&e->message, sizeof asked), &bytes);
    bytes.data[0] = good;
    e->scene.frame = 0;
    channel_send(e->channel, TELL_TEXT, sb_view(&bytes), -1);
    sb_free(&bytes);
}

static void tell_break(Engine *e, unsigned number)
{
    Sb text = { 0 };

    sb_printf(&text, "breakpoint %u\n", number);
    ink(&e->text, e->scene.colours, INK_STRONG, sb_view(&text));
    sb_free(&text);
}

static bool tells_break_here(Engine *e)
{
    const Active *top = activity_top(&e->activity);

    e->broke = stops_break(&e->stops, &e->scene, top->frame, top->op, &e->text);
    if (!e->broke)
        return false;
    tell_break(e, e->broke);
    tell_stopped(e, STOPPED_AT_BREAK);
    return true;
}

/* Does the run go on? Where it does not, that was told. */
static bool take_run(Engine *e)
{
    Run asked;

    message_take(&e->message, &asked, sizeof asked);
    if (asked.mode == RUN_ON) {
        e->run.shown = asked.shown;
        e->interrupted = false;
        e->until_look = OPERATIONS_BETWEEN_LOOKS;
        return true;
    }
    e->run = asked;
    e->scene.by_line = asked.by_line;
    return plan_run(e) && !(asked.here && tells_break_here(e));
}

/* The next of `bytes`. */
static bool take_change(Str *bytes, Change *change, Str *target, Str *value)
{
    if (bytes->len < sizeof *change)
        return false;
    memcpy(change, bytes->data, sizeof *change);
    *target = (Str){ bytes->data + sizeof *change, change->target };
    *value = (Str){ target->data + target->len, change->value };
    *bytes = str_from(*bytes, sizeof *change + change->target + change->value);
    return true;
}

/* Those of now are made; those of the past are of no use. */
static void make_changes(Engine *e)
{
    Str rest = sb_view(&e->changes), target, value;
    Sb left = { 0 }, why = { 0 };
    Change change;

    while (take_change(&rest, &change, &target, &value)) {
        Str whole = { target.data - sizeof change, sizeof change + target.len + value.len };

        e->scene.frame = change.frame;
        if (change.time == e->scene.time)
            scene_set(&why, &e->scene, target, value);
        else if (change.time > e->scene.time)
            sb_str(&left, whole);
    }
    e->scene.frame = 0;
    sb_free(&why);
    sb_free(&e->changes);
    e->changes = left;
}

/* What was to be changed later does not come about any more. */
static void answer_change(Engine *e)
{
    Str bytes = sb_view(&e->message.bytes), target, value;
    Sb answer = { 0 };
    Change change;
    bool good;

    take_change(&bytes, &change, &target, &value);
    e->scene.frame = change.frame;
    sb_char(&answer, 0);
    good = scene_set(&answer, &e->scene, target, value);
    answer.data[0] = good;
    e->scene.frame = 0;
    if (good)
        e->changes.len = 0;
    channel_send(e->channel, TELL_TEXT, sb_view(&answer), -1);
    sb_free(&answer);
}

/* Answers until the run is to go on. Without a stepper there is nothing to run for. */
static void serve(Engine *e)
{
    for (;;) {
        if (!channel_receive(e->channel, &e->message)) {
            if (errno == EINTR)
                continue;
            _exit(0);
        }
        switch (e->message.kind) {
        case ASK_RUN:
            if (take_run(e))
                return;
            break;
        case ASK_STOPS:
            stops_read(&e->stops, sb_view(&e->message.bytes));
            stops_arm(&e->stops, &e->scene);
            break;
        case ASK_SHOW:
            answer(e);
            break;
        case ASK_FORK:
            copy_engine(e, TELL_FORKED);
            break;
        case ASK_CHANGE:
            answer_change(e);
            break;
        case ASK_CHANGES:
            e->changes.len = 0;
            sb_str(&e->changes, sb_view(&e->message.bytes));
            make_changes(e);
            break;
        default: /* an interrupt that came late */
            break;
        }
    }
}

static void stop(Engine *e, StopReason reason)
{
    tell_stopped(e, reason);
    serve(e);
}

/* While it runs nothing but an interrupt is sent; or the stepper has gone. */
static void look_at_channel(Engine *e)
{
    e->until_look = OPERATIONS_BETWEEN_LOOKS;
    if (!channel_is_ready(e->channel))
        return;
    if (!channel_receive(e->channel, &e->message))
        _exit(0);
    e->interrupted |= e->message.kind == ASK_INTERRUPT;
}

static bool is_deep_enough(const Engine *e, const Step *step)
{
    size_t depth = e->activity.ops.len;

    return depth <= e->stop_depth && (e->stop_depth == SIZE_MAX || e->task == e->activity.task)
           && !(e->leave && depth == e->stop_depth && block_loop_has(e->leave, step->op->block));
}

static bool is_as_far(const Engine *e, const Step *step)
{
    return e->run.mode == RUN_AS_FAR && step->op == e->run.op
           && (step->frame == e->there || step->frame->function != e->there->function);
}

/* Is this another line of the source, or a line of another function? What tells of variables stands
 * on lines, and does nothing there. */
static bool is_another_line(const Engine *e, const Step *step)
{
    const Attr *line;

    if ((e->run.mode != RUN_STEP_LINE && e->run.mode != RUN_NEXT_LINE)
        || !(line = op_source(step->op)) || variables_are_told(step->op))
        return false;
    if (step->frame == e->line_frame)
        return !e->line || line->file.line != e->line->file.line
               || !str_eq(line->file.file, e->line->file.file);
    return e->run.mode == RUN_STEP_LINE
           || activity_call(&e->activity, activity_top(&e->activity)) < e->line_call;
}

static void scan(Engine *e)
{
    bool deep = e->activity.task == e->run.task && e->activity.ops.len <= e->run.depth;

    if (e->stops.hit || deep || e->broke)
        e->found = e->scene.time;
}

static void pass(Engine *e)
{
    if (e->run.mode == RUN_SCAN)
        scan(e);
    e->stops.hit = false;
    e->text.len = 0;
}

/* Is this where the run is to stop? */
static void consider(Engine *e, const Step *step)
{
    bool there = e->scene.time == e->run.time;
    unsigned number = e->broke;

    if (e->run.mode >= RUN_TO && !there) {
        if (e->interrupted)
            stop(e, STOPPED_BY_INTERRUPT);
        else
            pass(e);
        return;
    }
    if (number)
        tell_break(e, number);
    if (number || e->stops.hit)
        stop(e, number ? STOPPED_AT_BREAK : STOPPED_AT_WATCH);
    else if (e->run.mode >= RUN_TO || is_deep_enough(e, step) || is_as_far(e, step)
             || is_another_line(e, step))
        stop(e, STOPPED_THERE);
    else if (e->interrupted)
        stop(e, STOPPED_BY_INTERRUPT);
}

/* Which breakpoint stops here; what log points say is told on the way forward. */
static void look_at_stops(Engine *e, const Step *step)
{
    Sb log = { 0 };

    e->broke = stops_break(&e->stops, &e->scene, step->frame, step->op, &log);
    if (log.len && e->run.mode < RUN_TO) {
        give_output(e);
        channel_send(e->channel, TELL_LOG, sb_view(&log), -1);
    }
    sb_free(&log);
}

static void begin(void *state, const Step *step)
{
    Engine *e = state;

    activity_begin(&e->activity, step);
    if (facts_is_frame_work(step->frame, step->op))
        return;
    e->scene.time++;
    if (e->stops.sites.len)
        look_at_stops(e, step);
    if (e->scene.time >= e->checkpoint_at) {
        plan_checkpoint(e);
        if (copy_engine(e, TELL_CHECKPOINT)) {
            e->broke = 0;
            serve(e);
            return;
        }
    }
    if (--e->until_look == 0)
        look_at_channel(e);
    if (e->changes.len)
        make_changes(e);
    consider(e, step);
    e->scene.touches_are_old |= !step->frame->function->expands;
}

/* What other tasks do is not told on the way over an operation. */
static bool is_told(const Engine *e)
{
    return e->tell_depth == SIZE_MAX || e->task == e->activity.task;
}

static void tell_results(Engine *e, const Step *step)
{
    if (e->finishing) {
        if (step->node->helper || step->node->expansion)
            sb_str(&e->text, op_name(step->op));
        else
            facts_print_function(&e->text, e->finishing);
        sb_add(&e->text, step->op->result_count ? " returned:\n" : " returned\n");
    }
    if (!scene_print_write(&e->text, &e->scene, step->frame, step->op, true))
        scene_print_results(&e->text, &e->scene, step);
    scene_print_lanes(&e->text, &e->scene, step->op);
}

static void end(void *state, const Step *step, Flow flow)
{
    Engine *e = state;
    const Sb *output = &e->scene.machine->output;

    if (flow != FLOW_END && e->activity.ops.len <= e->tell_depth && is_told(e)
        && !facts_is_frame_work(step->frame, step->op))
        tell_results(e, step);
    if (flow != FLOW_END && e->stops.watches.len)
        stops_see_results(&e->stops, &e->scene, step, &e->text);
    if (e->stops.held.len)
        stops_see_memory(&e->stops, &e->scene, step->op, &e->text);
    if (output->len && (output->len >= OUTPUT_AT_ONCE || output->data[output->len - 1] == '\n'))
        give_output(e);
    activity_end(&e->activity, step, flow);
}

/* Does the branch to the block leave the loop that RUN_UNTIL is to leave? */
static bool leaves_loop(const Engine *e, const Block *block)
{
    return e->leave && e->activity.ops.len + 1 == e->stop_depth && !block_loop_has(e->leave, block);
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    Engine *e = state;

    activity_enter(&e->activity, frame, block);
    e->scene.touches_are_old |= frame->function->expands; /* the next point */
    if ((e->activity.ops.len < e->tell_depth || leaves_loop(e, block)) && is_told(e)
        && !scene_is_frame_entry(frame, block))
        scene_print_copy(&e->text, &e->scene, frame, block);
    if (e->stops.watches.len)
        stops_see_arguments(&e->stops, &e->scene, frame, block, &e->text);
    activity_took(&e->activity, frame, block);
}

static void switched(void *state, uint64_t from, uint64_t to, bool over)
{
    Engine *e = state;

    if (over && from == e->task) {
        e->task = to;
        e->stop_depth = e->stop_depth ? SIZE_MAX : 0;
    }
    activity_switch(&e->activity, to, over);
}

static void touched(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode)
{
    Engine *e = state;

    scene_keep_touch(&e->scene, &(Touched){ allocation, offset, size, mode, .masked = false });
    if (access_writes(mode) && e->stops.watches.len)
        stops_touch(&e->stops, &e->scene, allocation, offset, size);
}

static void spared(void *state, const Spared *spared)
{
    scene_keep_spared(&((Engine *)state)->scene, spared);
}

static void made(void *state, const Allocation *allocation)
{
    (void)state;
    (void)allocation;
}

static void ended(void *state, const Allocation *allocation)
{
    touched(state, allocation, 0, allocation->size, ACCESS_WRITE);
}

static void collect_diag(void *state, const Diag *diag)
{
    Engine *e = state;

    diag_print(e->scene.machine->context, &e->text, diag);
}

static void tell_returned(Engine *e)
{
    Machine *machine = e->scene.machine;

    e->scene.returned = true;
    give_output(e);
    facts_print_function(&e->text, e->entry.function);
    entry_print_results(&e->entry);
    sb_add(&e->text, machine->output.len ? " returned, and the run has ended:\n"
                                         : " returned, and the run has ended\n");
    e->ending = e->text.len;
    sb_str(&e->text, sb_view(&machine->output));
    machine->output.len = 0;
}

static void run_to_end(Engine *e)
{
    Machine *machine = e->scene.machine;
    Flow flow = entry_call(&e->entry);

    e->scene.time++;
    if (flow == FLOW_END) {
        e->end = machine->report.kind;
        give_output(e);
        sb_add(&e->text, "the run has ended:\n");
        e->ending = e->text.len;
        report_emit(machine);
    } else {
        tell_returned(e);
    }
    stop(e, STOPPED_AT_END);
    _exit(0);
}

/* The life of the first engine; its copies leave it from within `serve`. */
static void live(Engine *e, int channel)
{
    e->channel = channel;
    signal(SIGINT, SIG_IGN);
    signal(SIGCHLD, SIG_IGN);
    e->scene.machine->context->handler = collect_diag;
    e->scene.machine->context->handler_state = e;
    e->run.mode = RUN_STEP;
    plan_run(e);
    e->checkpoint_at = 1;
    run_to_end(e);
}

static Engine *engine_new(Machine *machine, const Script *script, bool colours)
{
    Engine *e = ARENA_NEW(&machine->program, Engine);

    e->observer =
        (Observer){ e, begin, end, entered, switched, .inside = true, .expansions = true };
    e->watch = (MemoryWatch){ e, made, ended, touched, spared };
    e->scene = (Scene){
        .machine = machine, .activity = &e->activity, .script = script, .colours = colours
    };
    machine->observer = &e->observer;
    memory_set_watch(machine->memory, &e->watch);
    return e;
}

int engine_start(Machine *machine, const Op *function, const Options *options, const Script *script,
                 bool colours, EngineHandle *handle)
{
    Engine *e = engine_new(machine, script, colours);
    int status = entry_prepare(&e->entry, machine, function, options);
    int ends[2] = { -1, -1 };

    if (status != EXIT_FINE)
        return status;
    fflush(stdout);
    handle->process = channel_open(ends) ? fork() : -1;
    if (handle->process == 0) {
        close(ends[0]);
        live(e, ends[1]);
    }
    close(ends[1]);
    handle->channel = ends[0];
    if (handle->process > 0)
        return EXIT_FINE;
    perror("error: a process to run the program in");
    close(ends[0]);
    handle->channel = -1;
    return EXIT_USAGE;
}
