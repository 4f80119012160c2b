/* Findings that are known: folders of a program (program.mlir) and the facts of it (finding.txt),
 * as hunts keep them and testsuite/findings.py describes them.
 */
#include "interp/oracle/hunt/hunt.h"

#include <string.h>
#include <unistd.h>

/* Of lines "name: ..."; empty where there is none. */
static Str fact_of(Str facts, const char *name)
{
    size_t len = strlen(name);

    while (facts.len) {
        Str line = { facts.data, str_find(facts, '\n') };

        if (str_starts(line, name) && str_starts(str_from(line, len), ": "))
            return str_from(line, len + 2);
        facts = str_from(facts, line.len + (line.len < facts.len));
    }
    return (Str){ 0 };
}

static void add_known(Hunt *hunt, Str facts, Str program)
{
    Str passes = fact_of(facts, "passes"), command = fact_of(facts, "command");
    Sb name = { 0 };

    hunt_name_pass(&name, passes.len ? passes : command, !passes.len);
    sb_char(&name, '.');
    hunt_name_cause(&name, hunt->options->diff.context, fact_of(facts, "kind"), program);
    map_put(&hunt->known, str_dup(&hunt->arena, sb_view(&name)), hunt);
    sb_free(&name);
}

static void see_file(void *state, const char *path)
{
    static const char PROGRAM[] = "program.mlir";
    Arena arena = { 0 };
    Str folder = str_of(path);
    Sb facts = { 0 }, program = { 0 };
    const char *file;

    if (folder.len < sizeof PROGRAM
        || !str_is(str_from(folder, folder.len - (sizeof PROGRAM - 1)), PROGRAM))
        return;
    folder.len -= sizeof PROGRAM - 1;
    file = str_printf(&arena, "%.*sfinding.txt", STR_ARG(folder)).data;
    if (access(file, R_OK) == 0 && input_read_bytes(file, &facts)
        && input_read_bytes(path, &program))
        add_known(state, sb_view(&facts), sb_view(&program));
    sb_free(&facts);
    sb_free(&program);
    arena_free(&arena);
}

void hunt_read_known(Hunt *hunt)
{
    if (hunt->options->known)
        input_files(hunt->options->known, see_file, hunt);
}

bool hunt_is_known(const Hunt *hunt, Str pass, Str cause)
{
    Sb name = { 0 };
    bool is;

    hunt_name_pass(&name, pass, hunt->options->diff.command != NULL);
    sb_printf(&name, ".%.*s", STR_ARG(cause));
    is = map_get(&hunt->known, sb_view(&name)) != NULL;
    sb_free(&name);
    return is;
}
