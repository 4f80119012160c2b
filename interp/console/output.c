#include "interp/console/output.h"

#include "interp/console/status.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
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
    fwrite(text.data, 1, text.len, stdout);
    fflush(stdout);
}

bool output_file(const char *path, const Str *parts, unsigned count)
{
    FILE *file = fopen(path, "w");
    bool good = file != NULL;
    int error = errno;

    for (unsigned i = 0; good && i < count; i++) {
        good = fwrite(parts[i].data, 1, parts[i].len, file) == parts[i].len;
        error = errno;
    }
    if (file && fclose(file) != 0 && good) {
        good = false;
        error = errno;
    }
    if (!good)
        fprintf(stderr, "error: cannot write '%s': %s\n", path, strerror(error));
    return good;
}

bool output_is_standard(const char *path)
{
    return path && strcmp(path, "-") == 0;
}

bool output_write(const char *path, Str text)
{
    if (!output_is_standard(path))
        return output_file(path, &text, 1);
    output_print(text);
    return true;
}
