/* Sweeps over the vectors of a strip, for machines that have what they are made of; elsewhere, and
 * of other types, a kernel runs them row by row. */
#include "interp/fast/formats.h"
#include "interp/fast/strip_sweep.h"

#ifdef __x86_64__

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,fma")))
#define INLINE static inline __attribute__((always_inline)) TARGET

/* What operand 0 or 1 of the operation is carried, or operand 2 is; a sum or a product has no more
 * than the first two, which commute. */
#define FUSED(suffix, a, x, y) _mm256_fmadd_##suffix(a, x, y)
#define FUSED_TO(suffix, a, x, y) _mm256_fmadd_##suffix(x, y, a)
#define SUM(suffix, a, x, y) _mm256_add_##suffix(a, x)
#define PRODUCT(suffix, a, x, y) _mm256_mul_##suffix(a, x)

/* WIDTH lanes in a register. A block is `n` registers, known when this is compiled, as are the two
 * flags of each input: of a sum the second one is not there. A NaN stays one to the end. */
#define SWEEP(name, type, suffix, vector, step)                                                    \
    INLINE int block_##name(const StripSwept *s, uint32_t lane, unsigned n, bool same_x,           \
                            bool same_y)                                                           \
    {                                                                                              \
        enum { WIDTH = sizeof(vector) / sizeof(type) };                                            \
        const type *x = (const type *)s->in[0].data + (same_x ? 0 : lane);                         \
        const type *y = (const type *)s->in[1].data + (same_y ? 0 : lane);                         \
        type *out = (type *)s->out + lane;                                                         \
        vector a[8], nan = _mm256_setzero_##suffix();                                              \
                                                                                                   \
        for (unsigned k = 0; k < n; k++)                                                           \
            a[k] = _mm256_loadu_##suffix((const type *)s->first + lane + k * WIDTH);               \
        for (uint32_t i = 0; i < s->count; i++) {                                                  \
            for (unsigned k = 0; k < n; k++) {                                                     \
                vector of_x = same_x ? splat_##suffix(x) : _mm256_loadu_##suffix(x + k * WIDTH);   \
                vector of_y = same_y ? splat_##suffix(y) : _mm256_loadu_##suffix(y + k * WIDTH);   \
                                                                                                   \
                (void)of_y;                                                                        \
                a[k] = step(suffix, a[k], of_x, of_y);                                             \
            }                                                                                      \
            for (unsigned k = 0; s->out_by && k < n; k++)                                          \
                _mm256_storeu_##suffix(out + k * WIDTH, a[k]);                                     \
            x += s->in[0].by;                                                                      \
            y += s->in[1].by;                                                                      \
            out += s->out_by;                                                                      \
        }                                                                                          \
        for (unsigned k = 0; k < n; k++) {                                                         \
            nan = _mm256_or_##suffix(nan, _mm256_cmp_##suffix(a[k], a[k], _CMP_UNORD_Q));          \
            if (!s->out_by)                                                                        \
                _mm256_storeu_##suffix(out + k * WIDTH, a[k]);                                     \
        }                                                                                          \
        return _mm256_movemask_##suffix(nan);                                                      \
    }                                                                                              \
    INLINE bool lanes_##name(const StripSwept *s, bool same_x, bool same_y)                        \
    {                                                                                              \
        enum { WIDTH = sizeof(vector) / sizeof(type), MANY = 8 };                                  \
        uint32_t lane = 0;                                                                         \
        int bad = 0;                                                                               \
                                                                                                   \
        for (; lane + MANY * WIDTH <= s->lanes; lane += MANY * WIDTH)                              \
            bad |= block_##name(s, lane, MANY, same_x, same_y);                                    \
        for (; lane < s->lanes; lane += WIDTH)                                                     \
            bad |= block_##name(s, lane, 1, same_x, same_y);                                       \
        return !bad;                                                                               \
    }                                                                                              \
    static TARGET bool name(const StripSwept *s)                                                   \
    {                                                                                              \
        bool y = s->in[1].same;                                                                    \
                                                                                                   \
        return s->in[0].same ? (y ? lanes_##name(s, true, true) : lanes_##name(s, true, false))    \
                             : (y ? lanes_##name(s, false, true) : lanes_##name(s, false, false)); \
    }

INLINE __m256 splat_ps(const float *x)
{
    return _mm256_set1_ps(*x);
}

INLINE __m256d splat_pd(const double *x)
{
    return _mm256_set1_pd(*x);
}

SWEEP(sum_f32, float, ps, __m256, SUM)
SWEEP(sum_f64, double, pd, __m256d, SUM)
SWEEP(product_f32, float, ps, __m256, PRODUCT)
SWEEP(product_f64, double, pd, __m256d, PRODUCT)
SWEEP(factor_f32, float, ps, __m256, FUSED)
SWEEP(factor_f64, double, pd, __m256d, FUSED)
SWEEP(addend_f32, float, ps, __m256, FUSED_TO)
SWEEP(addend_f64, double, pd, __m256d, FUSED_TO)

static bool fused_f32(const StripSwept *s)
{
    return s->carried == 2 ? addend_f32(s) : factor_f32(s);
}

static bool fused_f64(const StripSwept *s)
{
    return s->carried == 2 ? addend_f64(s) : factor_f64(s);
}

/* Whole registers: `node` is that of a lane, and `lanes` of them. */
static StripSweep *sweep_of(const Node *node, StripSweep *of_f64, StripSweep *of_f32)
{
    Format format = format_of(&node->operands[0]);

    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
        return NULL;
    return format == IN_F64 ? of_f64 : format == IN_F32 ? of_f32 : NULL;
}

#else

#define sweep_of(node, of_f64, of_f32) NULL

#endif

StripSweep *strip_sweep_fma(const Node *node)
{
    return sweep_of(node, fused_f64, fused_f32);
}

StripSweep *strip_sweep_add(const Node *node)
{
    return sweep_of(node, sum_f64, sum_f32);
}

StripSweep *strip_sweep_multiply(const Node *node)
{
    return sweep_of(node, product_f64, product_f32);
}
