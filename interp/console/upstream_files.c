#include "interp/console/upstream_files.h"

#include "core/base/map.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEEPEST_FOLDER = 8 };

static void find_files(const char *folder, unsigned depth, FileNames *names)
{
    DIR *directory = depth < DEEPEST_FOLDER ? opendir(folder) : NULL;
    struct dirent *entry;

    while (directory && (entry = readdir(directory))) {
        Sb path = { 0 };
        struct stat about;

        sb_printf(&path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.' && stat(path.data, &about) == 0) {
            if (S_ISDIR(about.st_mode))
                find_files(path.data, depth + 1, names);
            else if (str_ends(str_of(path.data), ".td"))
                vec_push(names, strdup(path.data));
        }
        sb_free(&path);
    }
    if (directory)
        closedir(directory);
}

/* The name between quotes behind `include` at the start of a line; empty where it is none. */
static Str included_by(Str line)
{
    Str name;

    if (!str_starts(line, "include \""))
        return (Str){ 0 };
    name = str_from(line, strlen("include \""));
    name.len = str_find(name, '"');
    return name;
}

/* Files are included by a path from `include` or from beside the file. */
static void note_included(const char *include, const char *file, Str name, Map *included)
{
    const char *const bases[] = { include, file };
    const size_t lengths[] = { strlen(include), (size_t)(strrchr(file, '/') - file) };

    for (size_t i = 0; i < 2; i++) {
        Sb path = { 0 };
        char *real;
        bool added = true;

        sb_printf(&path, "%.*s/%.*s", (int)lengths[i], bases[i], STR_ARG(name));
        real = realpath(path.data, NULL);
        if (real)
            map_at(included, str_of(real), &added)->value = included;
        if (!real || !added)
            free(real);
        sb_free(&path);
    }
}

static void read_included(const char *include, const char *file, Map *included)
{
    FILE *stream = fopen(file, "r");
    char *line = NULL;
    size_t room = 0;

    while (stream && getline(&line, &room, stream) >= 0) {
        Str name = included_by(str_of(line));

        if (name.len)
            note_included(include, file, name, included);
    }
    free(line);
    if (stream)
        fclose(stream);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_included(const Map *included, const char *file)
{
    char *real = realpath(file, NULL);
    bool found = real && map_get(included, str_of(real));

    free(real);
    return found;
}

static void free_keys(Map *map)
{
    for (size_t i = 0; i < map->len; i++)
        free((char *)map->entries[i].key.data);
    map_free(map);
}

void upstream_files(const char *include, FileNames *names)
{
    Map included = { 0 };
    Sb folder = { 0 };
    size_t kept = 0;

    sb_printf(&folder, "%s/mlir/Dialect", include);
    find_files(folder.data, 0, names);
    for (size_t i = 0; i < names->len; i++)
        read_included(include, names->data[i], &included);
    for (size_t i = 0; i < names->len; i++) {
        if (is_included(&included, names->data[i]))
            free(names->data[i]);
        else
            names->data[kept++] = names->data[i];
    }
    names->len = kept;
    if (kept)
        qsort(names->data, kept, sizeof *names->data, by_name);
    free_keys(&included);
    sb_free(&folder);
}

void files_free(FileNames *names)
{
    for (size_t i = 0; i < names->len; i++)
        free(names->data[i]);
    vec_free(names);
}
