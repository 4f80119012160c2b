#include "interp/console/output.h"

#include "core/base/utf8.h"

#include "interp/console/status.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __GLIBC__ /* elsewhere stdout is what it is */
static ssize_t write_out(void *cookie, const char *bytes, size_t size)
{
    size_t done = 0;

    (void)cookie;
    while (done < size) {
        ssize_t wrote = write(STDOUT_FILENO, bytes + done, size - done);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0) {
            fprintf(stderr, "error: standard output: %s\n", strerror(errno));
            _exit(EXIT_USAGE);
        }
        done += (size_t)wrote;
    }
    return (ssize_t)done;
}

static void open_own(void)
{
    FILE *file;

    if (isatty(STDOUT_FILENO)) /* whose editor asks stdout for its number */
        return;
    file = fopencookie(NULL, "w", (cookie_io_functions_t){ .write = write_out });
    if (file)
        stdout = file;
}
#else
static void open_own(void)
{
}
#endif

void output_open(void)
{
    for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
        if (fcntl(i, F_GETFD) < 0)
            open("/dev/null", i == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    open_own();
}

void output_print(Str text)
{
    if (text.len)
        fwrite(text.data, 1, text.len, stdout);
    fflush(stdout);
}

static void show(Str text, FILE *to)
{
    Sb shown = { 0 };

    sb_shown(&shown, text);
    if (shown.len)
        fwrite(shown.data, 1, shown.len, to);
    sb_free(&shown);
}

void output_shown(Str text)
{
    show(text, stdout);
}

void output_error(const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    show(sb_view(&text), stderr);
    sb_free(&text);
}

static bool write_parts(int number, const Str *parts, unsigned count)
{
    FILE *file = fdopen(number, "w");
    bool good = file != NULL;

    signal(SIGXFSZ, SIG_IGN); /* beyond the limit of a file's size writing fails, and says so */
    if (!file)
        close(number);
    for (unsigned i = 0; good && i < count; i++)
        good = fwrite(parts[i].data, 1, parts[i].len, file) == parts[i].len;
    if (file && fclose(file) != 0)
        good = false;
    return good;
}

/* What is no file, or has several names, is written in place. */
static bool write_in_place(const char *path, const Str *parts, unsigned count)
{
    int number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);

    return number >= 0 && write_parts(number, parts, count);
}

static bool is_plain(const char *path, struct stat *seen)
{
    return lstat(path, seen) == 0 ? S_ISREG(seen->st_mode) && seen->st_nlink == 1 : errno == ENOENT;
}

/* Beside it, and then in its place: what is there stays until all is written. */
static bool write_beside(const char *path, const struct stat *seen, const Str *parts,
                         unsigned count)
{
    Arena scratch = { 0 };
    const char *beside = str_printf(&scratch, "%s.%ld.part", path, (long)getpid()).data;
    int number = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666), error;
    bool good = number >= 0;

    if (good && seen->st_mode)
        good = fchmod(number, seen->st_mode & 07777) == 0;
    good = number >= 0 && write_parts(number, parts, count) && good && rename(beside, path) == 0;
    error = errno;
    if (!good && number >= 0)
        unlink(beside);
    arena_free(&scratch);
    errno = error;
    return good;
}

/* In a folder where nothing can be made a file that is there may still be written. */
bool output_file(const char *path, const Str *parts, unsigned count)
{
    struct stat seen = { 0 };
    bool good = is_plain(path, &seen)
                    ? write_beside(path, &seen, parts, count)
                          || (errno == EACCES && seen.st_mode && write_in_place(path, parts, count))
                    : write_in_place(path, parts, count);

    if (!good)
        output_error("error: cannot write '%s': %s\n", path, strerror(errno));
    return good;
}

void output_detach(const char *path)
{
    struct stat seen;

    if (lstat(path, &seen) == 0
        && (S_ISLNK(seen.st_mode) || (S_ISREG(seen.st_mode) && seen.st_nlink > 1)))
        unlink(path);
}

bool output_is_standard(const char *path)
{
    return path && strcmp(path, "-") == 0;
}

bool output_parts(const char *path, const Str *parts, unsigned count)
{
    if (!output_is_standard(path))
        return output_file(path, parts, count);
    for (unsigned i = 0; i < count; i++)
        output_print(parts[i]);
    return true;
}

bool output_write(const char *path, Str text)
{
    return output_parts(path, &text, 1);
}
