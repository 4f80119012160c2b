/* Many files in several processes. Each takes the next file that no other has taken, and sends a
 * note for every part of it; they are printed in the files' order. A process that dies costs the
 * file it was at.
 */
#include "interp/oracle/diff/diff.h"
#include "interp/console/output.h"

#include "interp/program/attend.h"
#include "interp/console/progress.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* In this process. */

typedef struct Direct {
    const DiffOptions *options;
    Summary *summary;
    Progress *progress;
} Direct;

static void add_note(Summary *summary, Str bytes)
{
    DiffNote note = note_read(bytes);

    summary_add(summary, &note);
    note_free(&note);
}

static void see_directly(void *state, const DiffResult *result)
{
    const Direct *direct = state;
    Sb bytes = { 0 };

    note_write(&bytes, result, direct->options);
    progress_clear(direct->progress);
    add_note(direct->summary, sb_view(&bytes));
    sb_free(&bytes);
}

static void run_here(const DiffOptions *options, const Files *files, Summary *summary,
                     Progress *progress)
{
    Direct direct = { options, summary, progress };
    Diff diff;

    diff_start(&diff, options);
    for (size_t i = 0; i < files->len && !attend_interrupted(); i++) {
        diff_file(&diff, files->data[i].data, see_directly, &direct);
        if (!attend_interrupted())
            progress_step(progress, i + 1, files->data[i].data);
    }
    diff_end(&diff);
}

/* In processes of their own. */

typedef struct Message {
    enum { MESSAGE_BEGIN, MESSAGE_NOTE, MESSAGE_END } kind; /* of a file */
    uint64_t file, bytes;                                   /* bytes follow */
} Message;

typedef struct Worker {
    pid_t pid;
    int pipe; /* its messages; negative: it has ended */
    bool busy;
    uint64_t file; /* that it is at */
    Sb received;
} Worker;

typedef struct FileNotes {
    VEC(Sb) notes;
    bool done;
} FileNotes;

typedef struct Jobs {
    const DiffOptions *options;
    const Files *files;
    Summary *summary;
    Progress *progress;
    atomic_ulong *next; /* file, shared by all processes */
    VEC(Worker) workers;
    FileNotes *notes; /* of each file, until they are printed */
    uint64_t done, printed;
} Jobs;

static void write_all(int file, const void *bytes, size_t size)
{
    for (const char *at = bytes; size;) {
        ssize_t put = write(file, at, size);

        if (put < 0 && errno != EINTR)
            _exit(1);
        at += put > 0 ? put : 0;
        size -= put > 0 ? (size_t)put : 0;
    }
}

static void send(int pipe, int kind, uint64_t file, Str bytes)
{
    Message message = { .kind = kind, .file = file, .bytes = bytes.len };

    write_all(pipe, &message, sizeof message);
    write_all(pipe, bytes.data, bytes.len);
}

typedef struct Sender {
    const DiffOptions *options;
    int pipe;
    uint64_t file;
} Sender;

static void send_note(void *state, const DiffResult *result)
{
    const Sender *sender = state;
    Sb bytes = { 0 };

    note_write(&bytes, result, sender->options);
    send(sender->pipe, MESSAGE_NOTE, sender->file, sb_view(&bytes));
    sb_free(&bytes);
}

static void work(const Jobs *jobs, int pipe)
{
    Sender sender = { jobs->options, pipe, 0 };
    Diff diff;

    diff_start(&diff, jobs->options);
    while ((sender.file = atomic_fetch_add(jobs->next, 1)) < jobs->files->len) {
        send(pipe, MESSAGE_BEGIN, sender.file, (Str){ 0 });
        diff_file(&diff, jobs->files->data[sender.file].data, send_note, &sender);
        send(pipe, MESSAGE_END, sender.file, (Str){ 0 });
    }
    diff_end(&diff);
}

static bool start_worker(Jobs *jobs, Worker *worker)
{
    pid_t parent = getpid();
    int ends[2];

    if (pipe(ends) != 0)
        return false;
    *worker = (Worker){ .pid = fork(), .pipe = ends[0] };
    if (worker->pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* nobody would hear it */
        signal(SIGINT, SIG_IGN);          /* it is for the one that waits, and ends this one */
        if (getppid() != parent)
            _exit(1);
        close(ends[0]);
        work(jobs, ends[1]);
        fflush(NULL);
        _exit(0);
    }
    close(ends[1]);
    if (worker->pid < 0)
        close(ends[0]);
    return worker->pid > 0;
}

/* Prints what is done, in the files' order. */
static void print_done(Jobs *jobs)
{
    for (; jobs->printed < jobs->files->len && jobs->notes[jobs->printed].done; jobs->printed++) {
        FileNotes *file = &jobs->notes[jobs->printed];

        progress_clear(jobs->progress);
        for (size_t i = 0; i < file->notes.len; i++) {
            add_note(jobs->summary, sb_view(&file->notes.data[i]));
            sb_free(&file->notes.data[i]);
        }
        vec_free(&file->notes);
    }
}

static void end_file(Jobs *jobs, uint64_t file)
{
    jobs->notes[file].done = true;
    print_done(jobs);
    progress_step(jobs->progress, ++jobs->done, jobs->files->data[file].data);
}

static void take_message(Jobs *jobs, Worker *worker, const Message *message, const char *bytes)
{
    Sb note = { 0 };

    worker->file = message->file;
    worker->busy = message->kind != MESSAGE_END;
    if (message->kind == MESSAGE_NOTE) {
        sb_str(&note, (Str){ bytes, message->bytes });
        vec_push(&jobs->notes[message->file].notes, note);
    } else if (message->kind == MESSAGE_END) {
        end_file(jobs, message->file);
    }
}

static void take_messages(Jobs *jobs, Worker *worker)
{
    Message message;
    size_t at = 0;

    while (worker->received.len - at >= sizeof message) {
        const char *from = worker->received.data + at;

        memcpy(&message, from, sizeof message);
        if (worker->received.len - at - sizeof message < message.bytes)
            break;
        take_message(jobs, worker, &message, from + sizeof message);
        at += sizeof message + message.bytes;
    }
    if (at)
        memmove(worker->received.data, worker->received.data + at, worker->received.len - at);
    worker->received.len -= at;
}

/* What is left of a process that has ended. */
static void bury(Worker *worker)
{
    close(worker->pipe);
    worker->pipe = -1;
    while (waitpid(worker->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    sb_free(&worker->received);
}

/* It has ended, as it should or not; another takes its place while there are files left. */
static void end_worker(Jobs *jobs, Worker *worker)
{
    DiffResult lost = { .verdict = DIFF_NOT_JUDGED,
                        .why = STR("the process that was at it ended unexpectedly") };
    Sb bytes = { 0 };

    bury(worker);
    if (!worker->busy)
        return;
    lost.file = jobs->files->data[worker->file];
    note_write(&bytes, &lost, jobs->options);
    vec_push(&jobs->notes[worker->file].notes, bytes);
    end_file(jobs, worker->file);
    if (!start_worker(jobs, worker))
        worker->pipe = -1;
}

static void receive(Jobs *jobs, Worker *worker)
{
    char buffer[1 << 16];
    ssize_t got = read(worker->pipe, buffer, sizeof buffer);

    if (got < 0 && errno == EINTR)
        return;
    if (got <= 0) {
        end_worker(jobs, worker);
        return;
    }
    sb_str(&worker->received, (Str){ buffer, (size_t)got });
    take_messages(jobs, worker);
}

enum { LOOK_AGAIN = 200 /* milliseconds: whether Ctrl-C was taken by another thread */ };

/* One round; false when no process is left. */
static bool wait_for_workers(Jobs *jobs)
{
    struct pollfd *waits = must_alloc(jobs->workers.len * sizeof *waits);
    bool any = false;

    for (size_t i = 0; i < jobs->workers.len; i++) {
        waits[i] = (struct pollfd){ .fd = jobs->workers.data[i].pipe, .events = POLLIN };
        any |= jobs->workers.data[i].pipe >= 0;
    }
    if (any && poll(waits, jobs->workers.len, LOOK_AGAIN) > 0)
        for (size_t i = 0; i < jobs->workers.len; i++)
            if (waits[i].revents)
                receive(jobs, &jobs->workers.data[i]);
    free(waits);
    return any;
}

static void run_apart(Jobs *jobs, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Worker worker;

        if (start_worker(jobs, &worker))
            vec_push(&jobs->workers, worker);
    }
    while (!attend_interrupted() && wait_for_workers(jobs))
        ;
    for (size_t i = 0; i < jobs->workers.len; i++) {
        if (jobs->workers.data[i].pipe < 0)
            continue;
        kill(jobs->workers.data[i].pid, SIGKILL);
        bury(&jobs->workers.data[i]);
    }
    vec_free(&jobs->workers);
}

/* Those that an interrupt left are never printed. */
static void free_notes(Jobs *jobs)
{
    for (size_t i = jobs->printed; i < jobs->files->len; i++) {
        for (size_t k = 0; k < jobs->notes[i].notes.len; k++)
            sb_free(&jobs->notes[i].notes.data[k]);
        vec_free(&jobs->notes[i].notes);
    }
    free(jobs->notes);
}

void diff_files(const DiffOptions *options, const Files *files, Summary *summary)
{
    Progress progress = { .total = files->len, .unit = "files" };
    unsigned count = options->jobs < files->len ? options->jobs : (unsigned)files->len;
    Jobs jobs = { .options = options, .files = files, .summary = summary, .progress = &progress };

    fflush(NULL); /* what is not yet written would be written by each process */
    if (count > 1)
        jobs.next = mmap(NULL, sizeof *jobs.next, PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (count > 1 && jobs.next != MAP_FAILED) {
        jobs.notes = must_alloc(files->len * sizeof *jobs.notes);
        memset(jobs.notes, 0, files->len * sizeof *jobs.notes);
        run_apart(&jobs, count);
        free_notes(&jobs);
        munmap(jobs.next, sizeof *jobs.next);
    } else {
        run_here(options, files, summary, &progress);
    }
    progress_clear(&progress);
    if (attend_interrupted()) {
        fflush(stdout);
        output_error("interrupted: %llu of %zu file%s done\n",
                     (unsigned long long)(count > 1 ? jobs.printed : progress.done), files->len,
                     plural(files->len));
    }
}
