#include "interp/oracle/witness/pass_names.h"

#include "interp/console/offer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line that a pass begins: six blanks, its flag, what it is for. */
static void add_name(PassNames *list, const char *line)
{
    static const char INDENT[] = "      --";
    Str name;

    if (strncmp(line, INDENT, sizeof INDENT - 1) != 0)
        return;
    name = str_of(line + sizeof INDENT - 1);
    name.len = strcspn(name.data, " =\n");
    vec_push(&list->names, str_dup(&list->arena, name));
}

static void read_help(PassNames *list, FILE *help)
{
    char *line = NULL;
    size_t size = 0;
    bool passes = false, pipelines = false;

    while (getline(&line, &size, help) >= 0) {
        if (strstr(line, "Pass Pipelines:"))
            pipelines = true;
        else if (strstr(line, "Passes:"))
            passes = true;
        else if (pipelines && line[0] != ' ')
            break;
        else if (passes)
            add_name(list, line);
        if (!pipelines)
            list->pass_count = list->names.len;
    }
    free(line);
}

PassNames pass_names_list(void)
{
    PassNames list = { 0 };
    Str command = str_printf(&list.arena, "%s --help 2>/dev/null", offer_opt());
    FILE *help = popen(command.data, "r");

    if (help) {
        read_help(&list, help);
        pclose(help);
    }
    return list;
}

void pass_names_free(PassNames *list)
{
    vec_free(&list->names);
    arena_free(&list->arena);
}

/* The name in "... 'canonicalise' does not refer to a registered pass"; else empty. */
static Str unknown_in(Str why)
{
    static const char TOLD[] = "' does not refer to a registered pass";

    for (size_t end = 0; end < why.len; end++)
        if (str_starts(str_from(why, end), TOLD))
            for (size_t start = end; start > 0; start--)
                if (why.data[start - 1] == '\'')
                    return (Str){ why.data + start, end - start };
    return (Str){ 0 };
}

/* The one that is meant: the nearest, or where none is near the shortest that begins so. */
static Str meant_by(Str name, const PassNames *list)
{
    unsigned least = 3 + (unsigned)name.len / 8; /* too far away to be meant */
    Str nearest = { 0 }, begun = { 0 };

    for (size_t i = 0; i < list->names.len; i++) {
        Str other = list->names.data[i];
        unsigned far = str_distance(name, other, least);

        if (far < least) {
            nearest = other;
            least = far;
        }
        if (str_eq((Str){ other.data, other.len < name.len ? other.len : name.len }, name)
            && (!begun.len || other.len < begun.len))
            begun = other;
    }
    return nearest.len ? nearest : begun;
}

void pass_names_add_nearest(Sb *why)
{
    Str name = unknown_in(sb_view(why)), meant;
    PassNames list;

    if (!name.len)
        return;
    list = pass_names_list();
    meant = meant_by(name, &list);
    if (meant.len)
        sb_printf(why, "%snote: did you mean '%.*s'?", why->data[why->len - 1] == '\n' ? "" : "\n",
                  STR_ARG(meant));
    pass_names_free(&list);
}
