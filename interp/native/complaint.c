#include "interp/native/complaint.h"

#include <stdio.h>
#include <unistd.h>

off_t complaint_start(void)
{
    return lseek(STDERR_FILENO, 0, SEEK_CUR);
}

bool complaint_take(off_t start, Sb *said)
{
    size_t before = said->len;
    off_t at = start;
    char chunk[4096];
    ssize_t got;

    fflush(stderr);
    if (start < 0)
        return false;
    while ((got = pread(STDERR_FILENO, chunk, sizeof chunk, at)) > 0) {
        sb_str(said, (Str){ chunk, (size_t)got });
        at += got;
    }
    if (at > start && ftruncate(STDERR_FILENO, start) == 0)
        lseek(STDERR_FILENO, start, SEEK_SET);
    return said->len > before;
}
