#include "interp/native/sandbox.h"

#include "interp/native/filter.h"
#include "interp/native/protocol.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ALL UINT32_MAX
#define COUNT(array) (sizeof(array) / sizeof *(array))

static int sizes = -1; /* /proc/self/statm of this process, which cannot be opened later */

static void limit(int resource, rlim_t most)
{
    struct rlimit limit;

    if (getrlimit((__rlimit_resource_t)resource, &limit) == 0 && most < limit.rlim_max)
        setrlimit((__rlimit_resource_t)resource, &(struct rlimit){ most, most });
}

/* What both filters allow: memory that is no file, threads, signals of its own, the clock. */
static const Rule COMMON[] = {
    { SYS_mmap, MAP_ANONYMOUS, 3, 1, { MAP_ANONYMOUS } },
    { SYS_munmap },
    { SYS_mprotect },
    { SYS_mremap },
    { SYS_madvise },
    { SYS_brk },
    { SYS_futex },
    { SYS_sched_yield },
    { SYS_exit },
    { SYS_exit_group },
    { SYS_rt_sigreturn },
    { SYS_rt_sigprocmask },
    { SYS_sigaltstack },
    { SYS_getpid },
    { SYS_gettid },
    { SYS_clock_gettime },
    { SYS_clock_getres },
    { SYS_gettimeofday },
};

/* Compiling: other processes like this one, and files that are open; only pipes are opened anew. A
 * `clone3` has its flags in memory, where no filter looks: without it the library takes `clone`. */
static bool filter_compiling(void)
{
    const uint32_t strange = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC
                             | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_PARENT
                             | CLONE_PTRACE | CLONE_UNTRACED;
    const Rule rules[] = {
        { SYS_clone, strange, 0, 1, { 0 } },
        { SYS_clone3, .instead = SECCOMP_RET_ERRNO | ENOSYS },
        { SYS_wait4 },
        { SYS_set_robust_list },
        { SYS_rseq },
        { SYS_getppid },
        { SYS_tgkill, ALL, 0, 1, { (uint32_t)getpid() } },
        { SYS_rt_sigaction },
        { SYS_sched_getaffinity },
        { SYS_getrandom },
        { SYS_read },
        { SYS_write },
        { SYS_writev },
        { SYS_pread64 },
        { SYS_lseek },
        { SYS_ftruncate },
        { SYS_pipe2 },
        { SYS_close },
        { SYS_close_range },
        { SYS_prlimit64, ALL, 0, 1, { 0 } },
        { SYS_prctl, ALL, 0, 3, { PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP } },
    };
    Filter filter;

    filter_start(&filter, SECCOMP_RET_ERRNO | EPERM);
    filter_add(&filter, COMMON, COUNT(COMMON));
    filter_add(&filter, rules, COUNT(rules));
    return filter_install(&filter);
}

/* Closes all but the standard files and this; standard input has nothing to read. */
static void close_others(int file)
{
    int null = open("/dev/null", O_RDONLY | O_CLOEXEC);

    dup2(null, STDIN_FILENO);
    if (file > STDERR_FILENO + 1)
        close_range(STDERR_FILENO + 1, (unsigned)file - 1, 0);
    close_range((unsigned)file + 1, ~0U, 0);
}

bool sandbox_enter(int socket, Sb *why)
{
    enum { MOST_FILES = 32 };

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    close_others(socket);
    sizes = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, WIRE_SHARED_BYTES);
    limit(RLIMIT_NOFILE, MOST_FILES);
    if (filter_compiling())
        return true;
    sb_printf(why,
              "this system cannot confine it (seccomp: %s), so nothing is compiled or run natively",
              strerror(errno));
    return false;
}

uint64_t sandbox_own_bytes(void)
{
    unsigned long long pages = 0;
    char text[200];
    ssize_t got = pread(sizes, text, sizeof text - 1, 0);

    if (got <= 0)
        return 0;
    text[got] = 0;
    if (sscanf(text, "%*u %*u %*u %*u %*u %llu", &pages) != 1)
        return 0;
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* Running. */

static volatile uint64_t *denied_call;

static void on_denied(int signal, siginfo_t *info, void *context)
{
    (void)signal, (void)context;
    *denied_call = (uint64_t)info->si_syscall;
    _exit(SANDBOX_DENIED);
}

/* Running: standard output. */
static bool filter_running(void)
{
    const Rule rules[] = {
        { SYS_write, ALL, 0, 1, { STDOUT_FILENO } },
        { SYS_lseek, ALL, 0, 1, { STDOUT_FILENO } },
        { SYS_pread64, ALL, 0, 1, { STDOUT_FILENO } },
        { SYS_ftruncate, ALL, 0, 1, { STDOUT_FILENO } },
        { SYS_tgkill, ALL, 0, 1, { (uint32_t)getpid() } },
        { SYS_writev, .instead = SECCOMP_RET_ERRNO | EBADF }, /* the library's last words */
    };
    Filter filter;

    filter_start(&filter, SECCOMP_RET_TRAP);
    filter_add(&filter, COMMON, COUNT(COMMON));
    filter_add(&filter, rules, COUNT(rules));
    return filter_install(&filter);
}

void sandbox_run(uint64_t bytes, unsigned seconds, volatile uint64_t *denied)
{
    struct sigaction action = { .sa_sigaction = on_denied, .sa_flags = SA_SIGINFO };
    uint64_t own = sandbox_own_bytes();

    close(STDIN_FILENO);
    close_range(STDERR_FILENO, ~0U, 0);
    limit(RLIMIT_NOFILE, 0);
    limit(RLIMIT_NPROC, 0);
    limit(RLIMIT_DATA, own + bytes);
    if (seconds)
        limit(RLIMIT_CPU, seconds + 1);
    denied_call = denied;
    if (sigaction(SIGSYS, &action, NULL) != 0 || !filter_running())
        _exit(EXIT_FAILURE);
}
