#include "interp/native/filter.h"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "this processor's system calls are not known to the sandbox"
#endif

static void add(Filter *filter, unsigned operation, uint32_t value, unsigned if_true,
                unsigned if_false)
{
    if (filter->count < FILTER_CODE)
        filter->code[filter->count] =
            (struct sock_filter){ (uint16_t)operation, (uint8_t)if_true, (uint8_t)if_false, value };
    filter->count++;
}

static void add_load(Filter *filter, size_t offset)
{
    add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void add_return(Filter *filter, uint32_t action)
{
    add(filter, BPF_RET | BPF_K, action, 0, 0);
}

/* Numbers mean other calls to another architecture, which a process may turn to (int $0x80). */
void filter_start(Filter *filter, uint32_t otherwise)
{
    *filter = (Filter){ .otherwise = otherwise };
    add_load(filter, offsetof(struct seccomp_data, arch));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    add_return(filter, SECCOMP_RET_KILL_PROCESS);
    add_load(filter, offsetof(struct seccomp_data, nr));
}

/* The kernel takes what rules look at, numbers of files and processes and flags, from the lower
 * word of an argument, which both architectures store first. */
static void add_tested(Filter *filter, const Rule *rule)
{
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, rule->call, 0, rule->count + 4);
    add_load(filter, offsetof(struct seccomp_data, args) + 8 * rule->argument);
    add(filter, BPF_ALU | BPF_AND | BPF_K, rule->mask, 0, 0);
    for (unsigned i = 0; i < rule->count; i++)
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, rule->values[i], rule->count - i, 0);
    add_return(filter, filter->otherwise);
    add_return(filter, SECCOMP_RET_ALLOW);
}

void filter_add(Filter *filter, const Rule *rules, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (rules[i].mask) {
            add_tested(filter, &rules[i]);
        } else {
            add(filter, BPF_JMP | BPF_JEQ | BPF_K, rules[i].call, 0, 1);
            add_return(filter, rules[i].instead ? rules[i].instead : SECCOMP_RET_ALLOW);
        }
    }
}

bool filter_install(Filter *filter)
{
    struct sock_fprog program = { .filter = filter->code };

    add_return(filter, filter->otherwise);
    if (filter->count > FILTER_CODE)
        return false;
    program.len = (unsigned short)filter->count;
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
           && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
