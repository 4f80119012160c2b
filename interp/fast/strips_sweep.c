/* Sweeps over the vectors of a strip, for machines that have what they are made of; elsewhere, and
 * of other types, a kernel runs them row by row. */
#include "interp/fast/formats.h"
#include "interp/fast/strip_sweep.h"

#ifdef __x86_64__

#include <immintrin.h>

#define INLINE(isa) static inline __attribute__((always_inline, target(isa)))
#define AVX2 "avx2,fma"
#define AVX512 "avx512f"

/* What operand 0 or 1 of the operation is carried, or operand 2 is; a sum or a product has no more
 * than the first two, which commute. */
#define FUSED(mm, suffix, a, x, y) mm##_fmadd_##suffix(a, x, y)
#define FUSED_TO(mm, suffix, a, x, y) mm##_fmadd_##suffix(x, y, a)
#define SUM(mm, suffix, a, x, y) mm##_add_##suffix(a, x)
#define PRODUCT(mm, suffix, a, x, y) mm##_mul_##suffix(a, x)

/* `vector`s are WIDTH lanes in a register of `isa`, whose functions begin with `mm`. A block is `n`
 * registers, known when this is compiled, as is what the inputs are: of a sum the second one is not
 * there. Those of the first that are the same in all iterations stay in registers, too. A NaN stays
 * one to the end. */
#define BLOCK(name, isa, mm, type, suffix, vector, step)                                           \
    INLINE(isa)                                                                                    \
    int block_##name(const StripSwept *s, uint32_t lane, unsigned n, bool same_x, bool same_y,     \
                     bool held)                                                                    \
    {                                                                                              \
        enum { WIDTH = sizeof(vector) / sizeof(type) };                                            \
        const type *x = (const type *)s->in[0].data + (same_x ? 0 : lane);                         \
        const type *y = (const type *)s->in[1].data + (same_y ? 0 : lane);                         \
        type *out = (type *)s->out + lane;                                                         \
        vector a[8], b[8];                                                                         \
        int nan = 0;                                                                               \
                                                                                                   \
        for (unsigned k = 0; k < n; k++) {                                                         \
            a[k] = mm##_loadu_##suffix((const type *)s->first + lane + k * WIDTH);                 \
            b[k] = held ? mm##_loadu_##suffix(x + k * WIDTH) : a[k];                               \
        }                                                                                          \
        for (uint32_t i = 0; i < s->count; i++) {                                                  \
            for (unsigned k = 0; k < n; k++) {                                                     \
                vector of_x = same_x ? mm##_set1_##suffix(*x)                                      \
                              : held ? b[k]                                                        \
                                     : mm##_loadu_##suffix(x + k * WIDTH);                         \
                vector of_y =                                                                      \
                    same_y ? mm##_set1_##suffix(*y) : mm##_loadu_##suffix(y + k * WIDTH);          \
                                                                                                   \
                (void)of_y;                                                                        \
                a[k] = step(mm, suffix, a[k], of_x, of_y);                                         \
            }                                                                                      \
            for (unsigned k = 0; s->out_by && k < n; k++)                                          \
                mm##_storeu_##suffix(out + k * WIDTH, a[k]);                                       \
            x += s->in[0].by;                                                                      \
            y += s->in[1].by;                                                                      \
            out += s->out_by;                                                                      \
        }                                                                                          \
        for (unsigned k = 0; k < n; k++) {                                                         \
            nan |= nan##mm##_##suffix(a[k]);                                                       \
            if (!s->out_by)                                                                        \
                mm##_storeu_##suffix(out + k * WIDTH, a[k]);                                       \
        }                                                                                          \
        return nan;                                                                                \
    }

/* The lanes from `lane` on that fill registers, many at once: where the others begin. */
#define LANES(name, isa, type, vector)                                                             \
    INLINE(isa)                                                                                    \
    uint32_t lanes_##name(const StripSwept *s, uint32_t lane, bool same_x, bool same_y, bool held) \
    {                                                                                              \
        enum { WIDTH = sizeof(vector) / sizeof(type), MANY = 8 };                                  \
        int nan = 0;                                                                               \
                                                                                                   \
        for (; lane + MANY * WIDTH <= s->lanes; lane += MANY * WIDTH)                              \
            nan |= block_##name(s, lane, MANY, same_x, same_y, held);                              \
        for (; lane + WIDTH <= s->lanes; lane += WIDTH)                                            \
            nan |= block_##name(s, lane, 1, same_x, same_y, held);                                 \
        return nan ? MET_NAN : lane;                                                               \
    }

#define SWEEP(name, isa, mm, type, suffix, vector, step)                                           \
    BLOCK(name, isa, mm, type, suffix, vector, step)                                               \
    LANES(name, isa, type, vector)                                                                 \
    static __attribute__((target(isa))) uint32_t name(const StripSwept *s, uint32_t lane)          \
    {                                                                                              \
        bool y = s->in[1].same;                                                                    \
                                                                                                   \
        if (s->in[0].same)                                                                         \
            return y ? lanes_##name(s, lane, true, true, false)                                    \
                     : lanes_##name(s, lane, true, false, false);                                  \
        if (!s->in[0].by)                                                                          \
            return y ? lanes_##name(s, lane, false, true, true)                                    \
                     : lanes_##name(s, lane, false, false, true);                                  \
        return y ? lanes_##name(s, lane, false, true, false)                                       \
                 : lanes_##name(s, lane, false, false, false);                                     \
    }

#define SWEEPS(name, type, suffix, format, narrow, wide, step)                                     \
    SWEEP(name##_narrow_##format, AVX2, _mm256, type, suffix, narrow, step)                        \
    SWEEP(name##_wide_##format, AVX512, _mm512, type, suffix, wide, step)                          \
    static bool name##_##format(const StripSwept *s)                                               \
    {                                                                                              \
        return sweep_lanes(s, name##_wide_##format, name##_narrow_##format);                       \
    }

#define SWEEPS_OF_BOTH(name, step)                                                                 \
    SWEEPS(name, float, ps, f32, __m256, __m512, step)                                             \
    SWEEPS(name, double, pd, f64, __m256d, __m512d, step)

enum { MET_NAN = UINT32_MAX };

/* Narrow registers take what wide ones leave. */
static bool sweep_lanes(const StripSwept *s, uint32_t (*wide)(const StripSwept *s, uint32_t lane),
                        uint32_t (*narrow)(const StripSwept *s, uint32_t lane))
{
    uint32_t lane = __builtin_cpu_supports("avx512f") ? wide(s, 0) : 0;

    return lane != MET_NAN && narrow(s, lane) != MET_NAN;
}

INLINE(AVX2) int nan_mm256_ps(__m256 a)
{
    return _mm256_movemask_ps(_mm256_cmp_ps(a, a, _CMP_UNORD_Q));
}

INLINE(AVX2) int nan_mm256_pd(__m256d a)
{
    return _mm256_movemask_pd(_mm256_cmp_pd(a, a, _CMP_UNORD_Q));
}

INLINE(AVX512) int nan_mm512_ps(__m512 a)
{
    return _mm512_cmp_ps_mask(a, a, _CMP_UNORD_Q);
}

INLINE(AVX512) int nan_mm512_pd(__m512d a)
{
    return _mm512_cmp_pd_mask(a, a, _CMP_UNORD_Q);
}

SWEEPS_OF_BOTH(sum, SUM)
SWEEPS_OF_BOTH(product, PRODUCT)
SWEEPS_OF_BOTH(factor, FUSED)
SWEEPS_OF_BOTH(addend, FUSED_TO)

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

#define sweep_of(node, of_f64, of_f32) ((void)(node), NULL)

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
