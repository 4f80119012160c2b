/* What emscripten's C library lacks. Nothing changes the mode of rounding: it is to even. */
#ifndef BROWSER_LIBC_H
#define BROWSER_LIBC_H

#include <math.h>
#include <stdint.h>
#include <string.h>

/* It has these, and its headers do not say so. */
const uint16_t **__ctype_b_loc(void);
const int32_t **__ctype_toupper_loc(void);
const int32_t **__ctype_tolower_loc(void);

static inline double roundeven(double number)
{
    return rint(number);
}

static inline float roundevenf(float number)
{
    return rintf(number);
}

/* There are no other programs, to which files could be left open. */
static inline int close_range(unsigned first, unsigned last, int flags)
{
    (void)first;
    (void)last;
    (void)flags;
    return -1;
}

/* NULL: the number is none of an error. */
static inline const char *strerrordesc_np(int error)
{
    const char *text = error ? strerror(error) : "Success";

    return strcmp(text, strerror(-1)) == 0 ? NULL : text;
}

#endif
