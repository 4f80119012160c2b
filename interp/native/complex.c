#include "interp/native/complex.h"

#include <complex.h>
#include <math.h>

typedef _Float128 Real;
typedef __typeof__(csqrtf128(0)) Number;

static Number number(Real re, Real im)
{
    Number made;

    __real__ made = re;
    __imag__ made = im;
    return made;
}

static bool is_finite(Number z)
{
    return isfinite(__real__ z) && isfinite(__imag__ z);
}

static bool is_zero(Number z)
{
    return __real__ z == 0 && __imag__ z == 0;
}

static Real norm(Number z)
{
    return __real__ z * __real__ z + __imag__ z * __imag__ z;
}

static Number sign(Number z)
{
    Real size = cabsf128(z);

    return is_zero(z) ? z : number(__real__ z / size, __imag__ z / size);
}

static Number scaled(Real by, Number z)
{
    return number(by * __real__ z, by * __imag__ z);
}

static Number infinite_parts(Number z)
{
    return number(copysignf128(isinf(__real__ z) ? 1 : 0, __real__ z),
                  copysignf128(isinf(__imag__ z) ? 1 : 0, __imag__ z));
}

/* a times the conjugate of b, step by step. */
static Number turned_back(Number a, Number b)
{
    return number(__real__ a * __real__ b + __imag__ a * __imag__ b,
                  __imag__ a * __real__ b - __real__ a * __imag__ b);
}

/* As annex G recovers quotients. */
static Number divide_specially(Number a, Number b)
{
    bool a_infinite = isinf(__real__ a) || isinf(__imag__ a);
    bool b_infinite = isinf(__real__ b) || isinf(__imag__ b);

    if (is_zero(b))
        return scaled(copysignf128(INFINITY, __real__ b), a);
    if (a_infinite && is_finite(b))
        return scaled(INFINITY, turned_back(infinite_parts(a), b));
    if (is_finite(a) && b_infinite)
        return scaled(0, turned_back(a, infinite_parts(b)));
    return number(NAN, NAN);
}

/* Products of two numbers of 64 bits are exact. */
static Number divide(Number a, Number b)
{
    Real size = norm(b);

    if (!is_finite(a) || !is_finite(b) || is_zero(b))
        return divide_specially(a, b);
    a = turned_back(a, b);
    return number(__real__ a / size, __imag__ a / size);
}

static Number expm1_of(Number z)
{
    Real half = sinf128(__imag__ z / 2);

    if (!is_finite(z))
        return cexpf128(z) - 1;
    if (__imag__ z == 0)
        return number(expm1f128(__real__ z), __imag__ z);
    return number(expm1f128(__real__ z) * cosf128(__imag__ z) - 2 * half * half,
                  expf128(__real__ z) * sinf128(__imag__ z));
}

static Number log1p_of(Number z)
{
    Real re = __real__ z, im = __imag__ z;

    if (!is_finite(z) || re < -(Real)1 / 2)
        return clogf128(number(1 + re, im));
    return number(im == 0 ? log1pf128(re) : log1pf128(re * (2 + re) + im * im) / 2,
                  atan2f128(im, 1 + re));
}

static Number rsqrt(Number z)
{
    Number root = csqrtf128(z);
    Real size = cabsf128(z);

    if (!is_finite(z) || is_zero(z))
        return divide(number(1, 0), root);
    return number(__real__ root / size, -__imag__ root / size);
}

/* w = (x + iy) / sqrt(x^2 + y^2): the angle of its square is that of |x|^2 - |y|^2 and twice the
 * scalar product, and w lies there or opposite. */
static Number atan2_of(Number y, Number x)
{
    Real xr = __real__ x, xi = __imag__ x, yr = __real__ y, yi = __imag__ y, angle, more;
    Number above = number(xr - yi, xi + yr), below = number(xr + yi, xi - yr), direction;
    Number square = number((xr - xi) * (xr + xi) + (yr - yi) * (yr + yi), 2 * (xr * xi + yr * yi));

    if (!is_finite(x) || !is_finite(y) || is_zero(above) || is_zero(below)) {
        direction = clogf128(divide(above, csqrtf128(square)));
        return number(__imag__ direction, -__real__ direction);
    }
    direction = above * conjf128(csqrtf128(square));
    angle = atan2f128(2 * (xr * yr + xi * yi), xr * xr - yr * yr + xi * xi - yi * yi) / 2;
    if (__real__ direction * cosf128(angle) + __imag__ direction * sinf128(angle) < 0)
        angle += copysignf128(M_PIf128, angle == 0 ? __imag__ direction : -angle);
    more = 4 * (xi * yr - xr * yi) / norm(below);
    more = 2 * more < -1 ? logf128(norm(above) / norm(below)) : log1pf128(more);
    return number(angle, 0 - more / 4);
}

/* Of a number on an axis, or between two: a power of its length by one of the eight directions,
 * whose squares have parts that are integers. */
static Number power_on_diagonal(Number z, Real exponent)
{
    static const int COSINES[] = { 1, 1, 0, -1, -1, -1, 0, 1 };
    bool axis = __real__ z == 0 || __imag__ z == 0;
    Real length = fmaxf128(fabsf128(__real__ z), fabsf128(__imag__ z));
    int eighths = (int)rintf128(cargf128(z) / M_PI_4f128);
    int turned = (int)fmodf128(exponent * eighths, 8);
    int place = turned < 0 ? turned + 8 : turned, sine = (place + 6) % 8;
    Real size = powf128(length, exponent);

    if (!axis) /* the length of its direction is the root of 2 */
        size *= powf128(2, floorf128(exponent / 2));
    return number(COSINES[place] ? size * COSINES[place] : 0,
                  COSINES[sine] ? size * COSINES[sine] : 0);
}

static Number power_by_squaring(Number z, unsigned exponent)
{
    Number result = exponent & 1 ? z : number(1, 0);

    for (exponent >>= 1; exponent; exponent >>= 1) {
        z = z * z;
        if (exponent & 1)
            result = result * z;
    }
    return result;
}

/* z * 2^by */
static Number shifted(Number z, int by)
{
    return number(scalbnf128(__real__ z, by), scalbnf128(__imag__ z, by));
}

/* By an integer, which makes numbers whose parts may be integers, or 0, exactly. */
static Number integer_power(Number z, Real exponent)
{
    int size;

    if (__real__ z == 0 || __imag__ z == 0 || fabsf128(__real__ z) == fabsf128(__imag__ z))
        return power_on_diagonal(z, exponent);
    if (fabsf128(exponent) > 1024)
        return cpowf128(z, number(exponent, 0));
    size = ilogbf128(cabsf128(z));
    z = power_by_squaring(shifted(z, -size), (unsigned)fabsf128(exponent));
    return shifted(exponent < 0 ? divide(number(1, 0), z) : z, size * (int)exponent);
}

/* A part that is 0, unless the whole number is too small, is so exactly, and has no sign. */
static Number without_signed_zero(Number z)
{
    return is_zero(z) ? z : number(__real__ z + 0, __imag__ z + 0);
}

static Number power(Number base, Number exponent)
{
    Number log = clogf128(base);
    Real re = __real__ exponent, im = __imag__ exponent;

    if (is_zero(exponent))
        return number(1, 0);
    if (is_zero(base))
        return re > 0 && !isnan(im) ? number(0, 0) : number(NAN, NAN);
    if (is_finite(base) && is_finite(exponent))
        return without_signed_zero(im == 0 && rintf128(re) == re ? integer_power(base, re)
                                                                 : cpowf128(base, exponent));
    return cexpf128(
        number(re * __real__ log - im * __imag__ log, re * __imag__ log + im * __real__ log));
}

static void give(Real *parts, Number result)
{
    parts[0] = __real__ result;
    parts[1] = __imag__ result;
}

typedef Number Unary(Number);
typedef Number Binary(Number, Number);

/* Of which the sign of a NaN is none. */
static Number operand(const Real *parts)
{
    return number(isnan(parts[0]) ? NAN : parts[0], isnan(parts[1]) ? NAN : parts[1]);
}

static void give_unary(Real *parts, Unary *function)
{
    give(parts, function(operand(parts)));
}

static void give_binary(Real *parts, Binary *function)
{
    give(parts, function(operand(parts), operand(parts + 2)));
}

void complex_define(Jit *jit)
{
    static const struct {
        const char *name;
        Unary *function;
    } UNARY[] = {
        { "complex.cos", ccosf128 }, { "complex.exp", cexpf128 },   { "complex.expm1", expm1_of },
        { "complex.log", clogf128 }, { "complex.log1p", log1p_of }, { "complex.rsqrt", rsqrt },
        { "complex.sign", sign },    { "complex.sin", csinf128 },   { "complex.sqrt", csqrtf128 },
        { "complex.tan", ctanf128 }, { "complex.tanh", ctanhf128 },
    };
    static const struct {
        const char *name;
        Binary *function;
    } BINARY[] = {
        { "complex.atan2", atan2_of },
        { "complex.div", divide },
        { "complex.pow", power },
        { "complex.powi", power },
    };

    for (unsigned i = 0; i < sizeof UNARY / sizeof *UNARY; i++)
        jit_define(jit, UNARY[i].name, (void *)UNARY[i].function);
    for (unsigned i = 0; i < sizeof BINARY / sizeof *BINARY; i++)
        jit_define(jit, BINARY[i].name, (void *)BINARY[i].function);
    jit_define(jit, "complex.of_one", (void *)give_unary);
    jit_define(jit, "complex.of_two", (void *)give_binary);
}
