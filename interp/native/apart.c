#include "interp/native/apart.h"

#include "interp/native/runtime.h"
#include "interp/native/sandbox.h"
#include "interp/native/system_calls.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOTHING_DENIED = -1 };

static _Noreturn void run(const Program *program, const WireRequest *request, unsigned char *shared,
                          pid_t parent)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(EXIT_FAILURE);
    sandbox_run(RUNTIME_BYTES, request->seconds, &((WireShared *)shared)->denied);
    run_inputs(program, request, shared);
    _exit(EXIT_SUCCESS);
}

/* What the program's process says of itself, by how it ended or in the shared file, it may have
 * forged: that costs nobody but itself. */
static void judge_end(ApartEnd *end, int status, const WireShared *head, uint64_t count)
{
    uint64_t denied = head->denied;

    end->run = WIFEXITED(status) && WEXITSTATUS(status) == 0 && head->running == count;
    end->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (end->run)
        return;
    if (end->signal) {
        sb_add(&end->why, strsignal(end->signal));
    } else if (WEXITSTATUS(status) == SANDBOX_DENIED && denied != (uint64_t)NOTHING_DENIED) {
        end->signal = SIGSYS;
        sb_add(&end->why, "it tried ");
        system_call_name(&end->why, denied);
        sb_add(&end->why, ", which it is not allowed to");
    } else {
        sb_add(&end->why, "it ended its process");
    }
}

bool apart_run(const Program *program, const WireRequest *request, unsigned char *shared,
               ApartEnd *end)
{
    WireShared *head = (WireShared *)shared;
    pid_t parent = getpid(), pid;
    int status = 0;

    if (!run_clear(program, request, shared))
        return false;
    head->denied = (uint64_t)NOTHING_DENIED;
    pid = fork();
    if (pid == 0)
        run(program, request, shared, parent);
    if (pid < 0)
        return false;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    judge_end(end, status, head, request->count);
    return true;
}
