#include "interp/console/outputs.h"

#include "interp/console/input.h"
#include "interp/console/option.h"
#include "interp/console/output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Places. */

/* "." of "page.html", "a" of "a/page.html" and of "a/b/". */
static Str folder_of(Str path)
{
    while (path.len > 1 && path.data[path.len - 1] == '/')
        path.len--;
    while (path.len && path.data[path.len - 1] != '/')
        path.len--;
    while (path.len > 1 && path.data[path.len - 1] == '/')
        path.len--;
    return path.len ? path : STR(".");
}

static Str name_of(Str path)
{
    for (size_t slash; (slash = str_find(path, '/')) < path.len;)
        path = str_from(path, slash + 1);
    return path;
}

static bool see(Str path, struct stat *seen)
{
    Arena scratch = { 0 };
    bool good = stat(str_dup(&scratch, path).data, seen) == 0;

    arena_free(&scratch);
    return good;
}

static bool same_place(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* What is no file, as /dev/null, keeps nothing that could be lost. */
static bool same_file(const char *a, const char *b)
{
    struct stat ours, theirs;

    if (see(str_of(a), &ours) && see(str_of(b), &theirs))
        return (S_ISREG(ours.st_mode) || S_ISDIR(ours.st_mode)) && same_place(&ours, &theirs);
    return str_eq(name_of(str_of(a)), name_of(str_of(b))) && see(folder_of(str_of(a)), &ours)
           && see(folder_of(str_of(b)), &theirs) && same_place(&ours, &theirs);
}

/* Files that are read. */

typedef struct Search {
    const char *path;
    bool found;
} Search;

static void look_at(void *state, const char *input)
{
    Search *search = state;

    if (strcmp(input, "-") != 0 && same_file(search->path, input))
        search->found = true;
}

/* What is written, and no language's. */
static bool is_report(Str path)
{
    static const char *const ENDINGS[] = { ".html", ".json", ".sarif", ".xml", ".vcd" };

    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        if (str_ends(path, ENDINGS[i]))
            return true;
    return false;
}

/* Files that stand in it are read where locations name them. */
static void look_into(Search *search, const char *folder)
{
    char *file = realpath(search->path, NULL), *around = realpath(folder, NULL);
    size_t len = around ? strlen(around) : 0;

    if (file && around && !is_report(str_of(file)) && strncmp(file, around, len) == 0
        && file[len] == '/')
        search->found = true;
    free(file);
    free(around);
}

/* The file behind an `@` in --args, which may stand in quotes; then `rest` begins behind it. */
static bool next_array(Str *rest, Str *path)
{
    size_t at = str_find(*rest, '@');
    bool quoted = at + 1 < rest->len && rest->data[at + 1] == '"';

    if (at >= rest->len)
        return false;
    *rest = str_from(*rest, at + 1 + quoted);
    *path = (Str){ rest->data, 0 };
    while (path->len < rest->len && !strchr(quoted ? "\"" : ", \t", rest->data[path->len]))
        path->len++;
    *rest = str_from(*rest, path->len);
    return true;
}

static void look_at_arguments(const Options *options, Search *search)
{
    Str rest = str_of(options->args ? options->args : ""), path;
    Arena scratch = { 0 };

    while (next_array(&rest, &path))
        look_at(search, str_dup(&scratch, path).data);
    arena_free(&scratch);
}

/* `--drive=@F` names a function. */
static void look_at_option(const Options *options, const Option *option, Search *search)
{
    const void *place = (const char *)options + option->offset;
    const OptionWords *words = place;
    const char *text;

    if (option->kind == OPTION_WORDS) {
        for (unsigned i = 0; i < words->count; i++)
            input_files(words->words[i], look_at, search);
        return;
    }
    text = *(const char *const *)place;
    if (*text != '@')
        look_at(search, text);
}

bool outputs_is_input(const Options *options, const char *path)
{
    Search search = { path, false };

    for (unsigned i = 0; i < options->file_count; i++)
        input_files(options->files[i], look_at, &search);
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTION_ROWS[i].reads)
            look_at_option(options, &OPTION_ROWS[i], &search);
    look_at_arguments(options, &search);
    if (options->source)
        look_into(&search, options->source);
    return search.found;
}

/* Names. */

static Str stem_of(Str path)
{
    Str name = name_of(path);
    const char *point = memrchr(name.data, '.', name.len);

    return point && point > name.data ? (Str){ name.data, (size_t)(point - name.data) } : name;
}

typedef struct Namesakes {
    Str path, stem;
    unsigned count; /* of other files of its name that stand before it */
    bool reached;
} Namesakes;

static void count_namesake(void *state, const char *input)
{
    Namesakes *n = state;

    n->reached = n->reached || str_is(n->path, input);
    n->count += !n->reached && str_eq(n->stem, stem_of(str_of(input)));
}

static void find_name(void *state, const char *input)
{
    Namesakes *n = state;

    n->reached = n->reached || str_eq(n->stem, stem_of(str_of(input)));
}

/* Has a file this name? */
static bool is_taken(const Options *options, Str stem)
{
    Namesakes n = { .stem = stem };

    for (unsigned i = 0; i < options->file_count; i++)
        input_files(options->files[i], find_name, &n);
    return n.reached;
}

Str outputs_stem(Arena *arena, const Options *options, Str path)
{
    Namesakes n = { .path = path, .stem = stem_of(path) };
    Str name = n.stem;

    for (unsigned i = 0; i < options->file_count; i++)
        input_files(options->files[i], count_namesake, &n);
    for (unsigned number = 2; n.count; number++) {
        name = str_printf(arena, "%.*s-%u", STR_ARG(n.stem), number);
        n.count -= !is_taken(options, name);
    }
    return name;
}

static unsigned standards_in(const Options *options, const Option *option)
{
    const void *place = (const char *)options + option->offset;
    const OptionWords *words = place;
    unsigned count = 0;

    if (option->kind != OPTION_WORDS)
        return strcmp(*(const char *const *)place, "-") == 0;
    for (unsigned i = 0; i < words->count; i++)
        count += strcmp(words->words[i], "-") == 0;
    return count;
}

/* What was read from it once is gone. */
static bool reads_standard_twice(const Options *options)
{
    unsigned count = 0;

    for (unsigned i = 0; i < options->file_count; i++)
        count += strcmp(options->files[i], "-") == 0;
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTION_ROWS[i].reads)
            count += standards_in(options, &OPTION_ROWS[i]);
    if (count > 1)
        fputs("error: '-' is standard input, which can be read only once\n", stderr);
    return count > 1;
}

/* Does the folder hold one of the arrays that are arguments? Others are written there. */
static bool holds_argument(const Options *options, const char *folder, Str *path)
{
    Str rest = str_of(options->args ? options->args : "");
    struct stat ours, theirs;

    while (next_array(&rest, path))
        if (see(str_of(folder), &ours) && see(folder_of(*path), &theirs)
            && same_place(&ours, &theirs))
            return true;
    return false;
}

/* Files that are written. */

static bool is_folder(const Options *options, const Option *option)
{
    return str_starts(str_of(option_value(&option->text, options->command)), "FOLDER");
}

/* 0: it can be written, as far as that is known before. */
static int why_not(Str path, bool folder)
{
    struct stat seen;
    Arena scratch = { 0 };
    Str place = path;
    int error = 0;

    if (!path.len)
        return ENOENT;
    if (!see(path, &seen)) {
        if (errno != ENOENT)
            return errno;
        folder = true;
        place = folder_of(path);
        if (!see(place, &seen))
            error = errno;
    }
    if (!error && folder != (S_ISDIR(seen.st_mode) != 0))
        error = folder ? ENOTDIR : EISDIR;
    if (!error && access(str_dup(&scratch, place).data, folder ? W_OK | X_OK : W_OK) != 0)
        error = errno;
    arena_free(&scratch);
    return error;
}

/* Flags that write there; two folders may be one. NULL: none of those before `end` does. */
static const Option *writer_to(const Options *options, const Option *end, const char *path,
                               bool folder)
{
    for (const Option *option = OPTION_ROWS; option < end; option++) {
        const char *place;

        if (!options->given[option - OPTION_ROWS] || !option->writes)
            continue;
        place = *(const char *const *)((const char *)options + option->offset);
        if (!output_is_standard(place) && !(folder && is_folder(options, option))
            && same_file(path, place))
            return option;
    }
    return NULL;
}

const char *outputs_writer(const Options *options, const char *path)
{
    const Option *option = writer_to(options, OPTION_ROWS + OPTION_COUNT, path, false);

    return option ? option->text.name : NULL;
}

static bool is_named_twice(const Options *options, const Option *option, const char *path,
                           bool folder)
{
    const Option *other = writer_to(options, option, path, folder);

    if (other)
        output_error("error: %s%s and %s%s would both be written to '%s'\n",
                     option_dashes(&other->text), other->text.name, option_dashes(&option->text),
                     option->text.name, path);
    return other != NULL;
}

static void refuse(const Option *option, const char *path, bool folder, int error)
{
    struct stat seen;

    if (folder && see(str_of(path), &seen) && !S_ISDIR(seen.st_mode))
        output_error("error: %s%s: '%s' is a file, and a folder is wanted\n",
                     option_dashes(&option->text), option->text.name, path);
    else
        output_error("error: cannot %s '%s': %s\n", folder ? "make the folder" : "write", path,
                     strerror(error));
}

static bool check_output(const Options *options, const Option *option, const char *path)
{
    bool folder = is_folder(options, option);
    int error;
    Str argument;

    if (output_is_standard(path)) {
        if (option->streams && !folder)
            return true;
        output_error("error: %s%s takes the name of a %s: './-' is one, '-' is not\n",
                     option_dashes(&option->text), option->text.name, folder ? "folder" : "file");
        return false;
    }
    error = why_not(str_of(path), folder);
    if (error) {
        refuse(option, path, folder, error);
        return false;
    }
    if (folder && holds_argument(options, path, &argument)) {
        output_error("error: %s%s would write over what is read from '%s': '%.*s'\n",
                     option_dashes(&option->text), option->text.name, path, STR_ARG(argument));
        return false;
    }
    if (!folder && outputs_is_input(options, path)) {
        output_error("error: %s%s would be written over '%s', which is read\n",
                     option_dashes(&option->text), option->text.name, path);
        return false;
    }
    return !is_named_twice(options, option, path, folder);
}

bool outputs_check(const Options *options)
{
    if (reads_standard_twice(options))
        return false;
    for (unsigned i = 0; i < OPTION_COUNT; i++) {
        const Option *option = &OPTION_ROWS[i];
        const char *path;

        if (!options->given[i] || !option->writes)
            continue;
        path = *(const char *const *)((const char *)options + option->offset);
        if (!check_output(options, option, path))
            return false;
    }
    return true;
}
