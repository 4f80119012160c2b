#include "interp/oracle/hunt/hunt.h"

#include "core/base/random.h"
#include "interp/console/offer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

/* Passes that do nothing to a program, or do on purpose what looks wrong (functions that cannot be
 * called any more), by how their names begin. */
static bool is_of_use(Str name)
{
    static const char *const OTHERS[] = { "print-",           "test-",
                                          "view-op-graph",    "gpu-module-to-binary",
                                          "symbol-privatize", NULL };

    for (unsigned i = 0; OTHERS[i]; i++)
        if (str_starts(name, OTHERS[i]))
            return false;
    return true;
}

/* A line of `mlir-opt --help` that a pass begins: six blanks, its flag, what it is for. */
static void add_pass(Hunt *hunt, const char *line)
{
    static const char INDENT[] = "      --";
    Str name;

    if (strncmp(line, INDENT, sizeof INDENT - 1) != 0)
        return;
    name = str_of(line + sizeof INDENT - 1);
    name.len = strcspn(name.data, " =\n");
    if (is_of_use(name))
        vec_push(&hunt->passes, str_dup(&hunt->arena, name));
}

bool hunt_list_passes(Hunt *hunt)
{
    Str command = str_printf(&hunt->arena, "%s --help 2>/dev/null", offer_opt());
    char *line = NULL;
    size_t size = 0;
    bool inside = false;
    FILE *help = popen(command.data, "r");

    while (help && getline(&line, &size, help) >= 0) {
        if (strstr(line, "Passes:"))
            inside = true;
        else if (strstr(line, "Pass Pipelines:"))
            inside = false;
        else if (inside)
            add_pass(hunt, line);
    }
    free(line);
    if (help)
        pclose(help);
    if (!hunt->passes.len)
        fprintf(stderr, "error: %s does not list its passes\n", offer_opt());
    return hunt->passes.len != 0;
}

const char *hunt_choose_passes(const Hunt *hunt, uint64_t number, Arena *arena)
{
    enum { MOST = 5 };
    Random random = random_of(hunt->options->generate.seed, number);
    Sb text = { 0 };
    Str copy;

    if (!hunt->passes.len)
        return hunt->options->passes;
    if (strcmp(hunt->options->passes, "each") == 0)
        return str_printf(arena, "%.*s", STR_ARG(hunt->passes.data[number % hunt->passes.len]))
            .data;
    for (uint64_t count = 1 + random_below(&random, MOST); count; count--)
        sb_printf(&text, "%s%.*s", text.len ? "," : "",
                  STR_ARG(hunt->passes.data[random_below(&random, hunt->passes.len)]));
    copy = str_printf(arena, "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
    return copy.data;
}
