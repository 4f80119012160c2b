/* What emscripten has no system call for: there are no other processes, and nothing starts one. */
#include <errno.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

int posix_spawnp(pid_t *restrict pid, const char *restrict file,
                 const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *restrict attributes, char *const argv[restrict],
                 char *const envp[restrict])
{
    (void)pid;
    (void)file;
    (void)actions;
    (void)attributes;
    (void)argv;
    (void)envp;
    return ENOSYS;
}

int prlimit(pid_t pid, int resource, const struct rlimit *wanted, struct rlimit *had)
{
    (void)pid;
    (void)resource;
    (void)wanted;
    (void)had;
    errno = ENOSYS;
    return -1;
}

int prctl(int option, ...)
{
    (void)option;
    errno = ENOSYS;
    return -1;
}

int memfd_create(const char *name, unsigned flags)
{
    (void)name;
    (void)flags;
    errno = ENOSYS;
    return -1;
}
