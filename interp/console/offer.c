#include "interp/console/offer.h"

#include "interp/console/input.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RUNNER "-runner"

enum { LONGEST_PATH = 4096 };

static bool is_plain(Str word)
{
    for (size_t i = 0; i < word.len; i++)
        if (!isalnum((unsigned char)word.data[i]) && !strchr("_@%+=:,./-", word.data[i]))
            return false;
    return word.len != 0;
}

void offer_quoted(Sb *sb, Str word)
{
    sb_char(sb, '\'');
    for (size_t i = 0; i < word.len; i++)
        if (word.data[i] == '\'')
            sb_add(sb, "'\\''");
        else
            sb_char(sb, word.data[i]);
    sb_char(sb, '\'');
}

void offer_word(Sb *sb, Str word)
{
    if (is_plain(word))
        sb_str(sb, word);
    else
        offer_quoted(sb, word);
}

void offer_file(Sb *sb, Str name)
{
    offer_word(sb, str_is(name, STANDARD_INPUT) ? STR("-") : name);
}

void offer_call(Sb *sb, Str entry, Str args)
{
    sb_add(sb, " -e ");
    offer_word(sb, entry);
    if (!args.len)
        return;
    sb_add(sb, " --args=");
    offer_quoted(sb, args);
}

static void add_limit(Sb *sb, Str why, const char *flag, uint64_t limit)
{
    char named[32];

    snprintf(named, sizeof named, "(--%s)", flag);
    if (memmem(why.data, why.len, named, strlen(named)))
        sb_printf(sb, " --%s=%llu", flag, (unsigned long long)limit);
}

void offer_limit(Sb *sb, Str why, OfferLimits limits)
{
    add_limit(sb, why, "max-steps", limits.steps);
    add_limit(sb, why, "max-memory", limits.memory);
    add_limit(sb, why, "max-depth", limits.depth);
}

bool offer_as_runner(void)
{
    return strcmp(program_invocation_short_name, "mlir-interp" RUNNER) == 0;
}

static const char *program = "mlir-interp";

void offer_open(void)
{
    static Sb name;
    Str called = str_of(program_invocation_name);

    if (offer_as_runner())
        called.len -= strlen(RUNNER);
    offer_word(&name, called);
    program = name.data;
}

const char *offer_program(void)
{
    return program;
}

/* A program of this name in a folder of PATH. */
static bool is_on_path(const char *name)
{
    Str rest = str_of(getenv("PATH") ? getenv("PATH") : "");
    char path[LONGEST_PATH];

    while (rest.len) {
        Str folder = { rest.data, str_find(rest, ':') };
        int length = snprintf(path, sizeof path, "%.*s/%s", STR_ARG(folder), name);

        if (length < LONGEST_PATH && access(path, X_OK) == 0)
            return true;
        rest = str_from(rest, folder.len + (folder.len < rest.len));
    }
    return false;
}

const char *offer_opt(void)
{
    static const char *const NAMES[] = { "mlir-opt-22", "mlir-opt" };
    static const char INSTALLED[] = "/usr/lib/llvm-22/bin/mlir-opt";

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (is_on_path(NAMES[i]))
            return NAMES[i];
    return access(INSTALLED, X_OK) == 0 ? INSTALLED : "mlir-opt";
}
