#include "interp/tools/dap/capture.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

bool capture_begin(Capture *c)
{
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);

    *c = (Capture){ fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3),
                    fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3),
                    fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3), memfd_create("told", MFD_CLOEXEC) };
    if (nothing < 0 || c->input < 0 || c->output < 0 || c->error < 0 || c->kept < 0) {
        perror("error: standard input and output");
        return false;
    }
    fflush(NULL);
    fcntl(c->kept, F_SETFL, O_APPEND);
    dup2(nothing, STDIN_FILENO);
    dup2(c->kept, STDOUT_FILENO);
    dup2(c->kept, STDERR_FILENO);
    close(nothing);
    return true;
}

/* Emptied then, so that it does not grow with the session. */
void capture_take(Capture *c, Sb *text)
{
    char bytes[1 << 12];
    off_t at = 0;
    ssize_t got;

    fflush(NULL);
    while ((got = pread(c->kept, bytes, sizeof bytes, at)) > 0) {
        sb_str(text, (Str){ bytes, (size_t)got });
        at += got;
    }
    if (at && ftruncate(c->kept, 0) != 0)
        perror("ftruncate");
}

void capture_end(Capture *c)
{
    Sb rest = { 0 };

    capture_take(c, &rest);
    dup2(c->input, STDIN_FILENO);
    dup2(c->output, STDOUT_FILENO);
    dup2(c->error, STDERR_FILENO);
    fwrite(rest.data ? rest.data : "", 1, rest.len, stderr);
    sb_free(&rest);
    close(c->input);
    close(c->output);
    close(c->error);
    close(c->kept);
}
