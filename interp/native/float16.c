#include "interp/native/float16.h"

#include <math.h>
#include <string.h>

/* A bfloat comes back in the low half of a vector register, as a float's low bits do. */
static float give(uint32_t bfloat)
{
    float value;

    memcpy(&value, &bfloat, sizeof value);
    return value;
}

/* To nearest, ties to even: the dropped half decides, and with it the last bit kept. What a bfloat
 * can hold stays as it is, signaling NaNs too: at -O0 LLVM moves bfloats through here, as floats.
 * Other NaNs keep their high bits and become quiet. */
static uint32_t round_float(uint32_t bits)
{
    uint32_t dropped = bits & 0xFFFF, kept = bits >> 16;

    if (dropped == 0)
        return kept;
    if ((bits & 0x7FFFFFFF) > 0x7F800000)
        return kept | 0x40;
    if (dropped > 0x8000 || (dropped == 0x8000 && (kept & 1)))
        kept++;
    return kept;
}

static float from_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return give(round_float(bits));
}

/* Rounding twice goes wrong where the first lands on a tie; so the float is rounded to odd: an
 * inexact one gets its last bit set, and no tie is left that was none. */
static float odd_float(long double value)
{
    float near = (float)value;
    uint32_t bits;

    memcpy(&bits, &near, sizeof bits);
    if ((long double)near == value || value != value || (bits & 0x7F800000) == 0x7F800000)
        return near;
    if ((bits & 1) == 0) /* then the neighbour on the value's other side is odd */
        bits += fabsl(near) < fabsl(value) ? 1u : -1u;
    memcpy(&near, &bits, sizeof near);
    return near;
}

static float from_double(double value)
{
    return from_float(odd_float(value));
}

static float from_extended(long double value)
{
    return from_float(odd_float(value));
}

void float16_define(Jit *jit)
{
    jit_define(jit, "__truncsfbf2", (void *)from_float);
    jit_define(jit, "__truncdfbf2", (void *)from_double);
    jit_define(jit, "__truncxfbf2", (void *)from_extended);
}
