#include "interp/tools/course/folder.h"

#include "interp/tools/course/lesson.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* "06.txt" or "06.mlir", of a lesson that there is. */
static bool is_of_answers(const char *name)
{
    unsigned number;

    if (!isdigit((unsigned char)name[0]) || !isdigit((unsigned char)name[1]))
        return false;
    number = (unsigned)(name[0] - '0') * 10 + (unsigned)(name[1] - '0');
    return number >= 1 && number <= LESSON_COUNT
           && (strcmp(name + 2, ".txt") == 0 || strcmp(name + 2, ".mlir") == 0);
}

static FolderEntry entry_of(int folder, const char *name)
{
    struct stat status;
    FolderEntry entry = { name, ENTRY_OTHER,
                          "it is named like no answers, which lesson 6 has in 06.txt and 06.mlir" };

    if (is_of_answers(name))
        entry.kind = ENTRY_ANSWERS;
    else if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
        entry.why = strerror(errno);
    else if (S_ISLNK(status.st_mode))
        entry.why = "it is a link";
    else if (S_ISDIR(status.st_mode))
        entry.kind = ENTRY_FOLDER;
    return entry;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const FolderEntry *)a)->name, ((const FolderEntry *)b)->name);
}

bool folder_list(int folder, FolderEntries *entries, Arena *arena)
{
    int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *stream = again < 0 ? NULL : fdopendir(again);
    struct dirent *found;

    if (!stream)
        return false;
    while ((found = readdir(stream)))
        if (found->d_name[0] != '.')
            vec_push(entries, entry_of(folder, str_dup(arena, str_of(found->d_name)).data));
    closedir(stream);
    if (entries->len)
        qsort(entries->data, entries->len, sizeof *entries->data, compare_names);
    return true;
}

bool folder_has_answers(const FolderEntries *entries)
{
    for (size_t i = 0; i < entries->len; i++)
        if (entries->data[i].kind == ENTRY_ANSWERS)
            return true;
    return false;
}

static Found read_open(int file, size_t most, Sb *text, const char **why)
{
    struct stat status;
    ssize_t got = 1;

    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        *why = "it is no regular file";
        return FOUND_UNREADABLE;
    }
    vec_reserve(text, most + 2);
    while (text->len <= most
           && (got = read(file, text->data + text->len, most + 1 - text->len)) > 0)
        text->len += (size_t)got;
    *why = got < 0 ? strerror(errno) : "it is too large";
    return got == 0 ? FOUND : FOUND_UNREADABLE;
}

Found folder_read(int folder, const char *name, size_t most, Sb *text, const char **why)
{
    int file = folder < 0 ? -1
                          : openat(folder, name,
                                   O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    Found found;

    if (folder < 0) {
        *why = "its folder cannot be";
        return FOUND_UNREADABLE;
    }
    if (file < 0 && errno == ENOENT)
        return FOUND_NONE;
    if (file < 0) {
        *why = errno == ELOOP ? "it is a link" : strerror(errno);
        return FOUND_UNREADABLE;
    }
    found = read_open(file, most, text, why);
    close(file);
    sb_add(text, "");
    return found;
}
