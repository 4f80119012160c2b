/* Vec: a growing array of any one type.
 *
 *     VEC(int) numbers = {0};
 *     vec_push(&numbers, 7);
 *     numbers.data[0]; numbers.len;
 *     vec_free(&numbers);
 */
#ifndef CORE_BASE_VEC_H
#define CORE_BASE_VEC_H

#include "core/base/arena.h"

#include <stdlib.h>

/* The capacity after `cap` where `needed` is more. */
static inline size_t vec_grown(size_t cap, size_t needed)
{
    size_t grown = cap ? cap * 2 : 4;

    return needed > grown ? needed : grown;
}

#define VEC(T)                                                                                     \
    struct {                                                                                       \
        T *data;                                                                                   \
        size_t len, cap;                                                                           \
    }

#define vec_reserve(v, n)                                                                          \
    ((size_t)(n) <= (v)->cap                                                                       \
         ? (void)0                                                                                 \
         : (void)((v)->cap = vec_grown((v)->cap, (size_t)(n)),                                     \
                  (v)->data = must_realloc((v)->data, (v)->cap * sizeof *(v)->data)))

#define vec_push(v, x) (vec_reserve((v), (v)->len + 1), (v)->data[(v)->len++] = (x))
#define vec_pop(v) ((v)->data[--(v)->len])
#define vec_free(v) (free((v)->data), (v)->data = NULL, (v)->len = (v)->cap = 0)

#endif
