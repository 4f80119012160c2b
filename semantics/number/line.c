#include "semantics/number/line.h"

#include <math.h>
#include <string.h>

static double f64_of(uint64_t word)
{
    double number;

    memcpy(&number, &word, sizeof number);
    return number;
}

static float f32_of(uint64_t word)
{
    uint32_t bits = (uint32_t)word;
    float number;

    memcpy(&number, &bits, sizeof number);
    return number;
}

static uint64_t word_of_f64(double number)
{
    uint64_t word;

    memcpy(&word, &number, sizeof word);
    return word;
}

static uint64_t word_of_f32(float number)
{
    uint32_t bits;

    memcpy(&bits, &number, sizeof bits);
    return bits;
}

bool line_takes(LineNumber number, LineOp op)
{
    if (number.format)
        return (number.format == &FLOAT_F32 || number.format == &FLOAT_F64)
               && (op == LINE_ADD || op == LINE_MUL);
    return number.width && number.width <= INT_WORD_BITS;
}

static uint64_t combine_f64(LineOp op, Line to, Line value, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;
        double a = f64_of(*at), b = f64_of(value.words[i * value.step]);
        double made = op == LINE_ADD ? a + b : a * b;

        if (isnan(made))
            return i;
        *at = word_of_f64(made);
    }
    return count;
}

static uint64_t combine_f32(LineOp op, Line to, Line value, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;
        float a = f32_of(*at), b = f32_of(value.words[i * value.step]);
        float made = op == LINE_ADD ? a + b : a * b;

        if (isnan(made))
            return i;
        *at = word_of_f32(made);
    }
    return count;
}

static uint64_t low_mask(unsigned width)
{
    return UINT64_MAX >> (INT_WORD_BITS - width);
}

static uint64_t int_made(LineOp op, uint64_t a, uint64_t b)
{
    switch (op) {
    case LINE_ADD:
        return a + b;
    case LINE_MUL:
        return a * b;
    case LINE_AND:
        return a & b;
    case LINE_OR:
        return a | b;
    case LINE_XOR:
        return a ^ b;
    }
    return 0;
}

static uint64_t combine_ints(unsigned width, LineOp op, Line to, Line value, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;

        *at = int_made(op, *at, value.words[i * value.step]) & low_mask(width);
    }
    return count;
}

uint64_t line_combine(LineNumber number, LineOp op, Line to, Line value, uint64_t count)
{
    return number.format == &FLOAT_F64   ? combine_f64(op, to, value, count)
           : number.format == &FLOAT_F32 ? combine_f32(op, to, value, count)
                                         : combine_ints(number.width, op, to, value, count);
}

static uint64_t products_f64(bool fused, Line to, Line a, Line b, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;
        double x = f64_of(a.words[i * a.step]), y = f64_of(b.words[i * b.step]);
        double made = fused ? fma(x, y, f64_of(*at)) : f64_of(*at) + x * y;

        if (isnan(made))
            return i;
        *at = word_of_f64(made);
    }
    return count;
}

static uint64_t products_f32(bool fused, Line to, Line a, Line b, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;
        float x = f32_of(a.words[i * a.step]), y = f32_of(b.words[i * b.step]);
        float made = fused ? fmaf(x, y, f32_of(*at)) : f32_of(*at) + x * y;

        if (isnan(made))
            return i;
        *at = word_of_f32(made);
    }
    return count;
}

static uint64_t products_ints(unsigned width, Line to, Line a, Line b, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t *at = to.words + i * to.step;

        *at = (*at + a.words[i * a.step] * b.words[i * b.step]) & low_mask(width);
    }
    return count;
}

uint64_t line_add_products(LineNumber number, bool fused, Line to, Line a, Line b, uint64_t count)
{
    return number.format == &FLOAT_F64   ? products_f64(fused, to, a, b, count)
           : number.format == &FLOAT_F32 ? products_f32(fused, to, a, b, count)
                                         : products_ints(number.width, to, a, b, count);
}
