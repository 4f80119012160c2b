#include "interp/console/source_file.h"

#include "core/base/vec.h"

#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_BYTES = 16 << 20 };

/* The component that the path begins with; `path` is what stands behind it, and the slashes. */
static Str take_component(Str *path)
{
    Str component = { path->data, str_find(*path, '/') };

    *path = str_from(*path, component.len);
    while (path->len && *path->data == '/')
        *path = str_from(*path, 1);
    return component;
}

/* A file, or a folder where more follows, directly in the folder; no link is followed, and no
 * device or pipe is waited for. -1 where there is none. */
static int open_in(int folder, Str component, bool is_last)
{
    char name[NAME_MAX + 1];

    if (component.len > NAME_MAX || memchr(component.data, 0, component.len))
        return -1;
    memcpy(name, component.data, component.len);
    name[component.len] = 0;
    return openat(folder, name,
                  O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
                      | (is_last ? O_RDONLY : O_PATH | O_DIRECTORY));
}

/* A path without `..`, from the folder on. */
static int open_below(int folder, Str path)
{
    int at = dup(folder);

    while (at >= 0 && path.len) {
        Str component = take_component(&path);
        int next = str_is(component, ".") && path.len ? dup(at) : open_in(at, component, !path.len);

        close(at);
        at = next;
    }
    return at;
}

/* What is looked for, and what came of it. */
typedef struct Looking {
    Sb *text; /* NULL: nobody wants it */
    Sb *path; /* likewise */
} Looking;

static bool take_regular(int file, Sb *text)
{
    struct stat status;
    ssize_t got = 1;

    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > MOST_BYTES)
        return false;
    if (!text)
        return true;
    vec_reserve(text, (size_t)status.st_size + 1);
    while (got > 0 && text->len < (size_t)status.st_size) {
        got = read(file, text->data + text->len, (size_t)status.st_size - text->len);
        text->len += got > 0 ? (size_t)got : 0;
    }
    return got >= 0;
}

static bool take_below(int folder, Str path, Sb *text)
{
    int file = open_below(folder, path);
    bool good = file >= 0 && take_regular(file, text);

    if (file >= 0)
        close(file);
    return good;
}

/* What follows the last `..`: what stands before it is of another place. */
static Str behind_parents(Str path)
{
    Str rest = path, found;

    while (rest.len && *rest.data == '/')
        rest = str_from(rest, 1);
    found = rest;
    while (rest.len)
        if (str_is(take_component(&rest), ".."))
            found = rest;
    return found;
}

/* By its whole path, then without its first folder, and so on. */
static bool look_in_folder(const char *name, Str path, const Looking *looking)
{
    int folder = path.len < PATH_MAX ? open(name, O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;
    bool found = false;

    if (folder < 0)
        return false;
    for (path = behind_parents(path); path.len; take_component(&path)) {
        found = take_below(folder, path, looking->text);
        if (found)
            break;
    }
    if (found && looking->path)
        sb_printf(looking->path, "%s/%.*s", name, STR_ARG(path));
    close(folder);
    return found;
}

static Str last_component(Str path)
{
    Str last = { 0 };

    while (path.len)
        last = take_component(&path);
    return last;
}

static Str without_ending(Str name)
{
    for (size_t i = name.len; i-- > 0;)
        if (name.data[i] == '.')
            return (Str){ name.data, i };
    return name;
}

/* p.c of p.ll? */
static bool is_called_alike(Str program, Str source)
{
    Str stem = without_ending(source);

    return stem.len < source.len && str_eq(stem, without_ending(program))
           && str_lists(".c .cc .cpp .cxx", str_from(source, stem.len));
}

static bool look_beside(const char *program, Str path, const Looking *looking)
{
    Str folder = str_of(program), file = last_component(folder), source = last_component(path);
    Arena scratch = { 0 };
    bool found = false;

    folder.len -= file.len;
    if (is_called_alike(file, source))
        found = look_in_folder(folder.len ? str_dup(&scratch, folder).data : ".", source, looking);
    arena_free(&scratch);
    return found;
}

static bool look(const Options *options, Str name, const Looking *looking)
{
    return (options->source && look_in_folder(options->source, name, looking))
           || (options->file && look_beside(options->file, name, looking));
}

bool source_file_read(const Options *options, Str name, Sb *text)
{
    return look(options, name, &(Looking){ .text = text });
}

static Str show(void *state, Context *context, Str file)
{
    Sb text = { 0 };
    Str found = { 0 };

    if (source_file_read(state, file, &text))
        found = str_dup(&context->arena, sb_view(&text));
    sb_free(&text);
    return found;
}

void source_file_show(Context *context, const Options *options)
{
    context->find_source = show;
    context->find_source_state = (Options *)options;
}

bool source_file_find(const Options *options, Str name, Sb *path)
{
    return look(options, name, &(Looking){ .path = path });
}
