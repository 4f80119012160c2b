/* Int: an n-bit pattern, any n, and the integer arithmetic of MLIR on it.
 *
 * Up to 64 bits live in a word; wider ones in GMP limbs of fixed count, least significant first.
 * Bits above the width are always zero, so equal patterns are equal memory. Signless: an operation
 * says how it reads its operands (`_s` two's complement, `_u` unsigned); one without a suffix gives
 * the same bits either way. Every width of an operation's operands is equal unless it says
 * otherwise. Results that need limbs get them from the arena given; an Int never changes.
 *
 * Rules: the documentation of the `arith` and `index` dialects; LLVM's LangRef for what lowers to
 * it. Nothing here knows poison or undefined behaviour: callers ask (`int_add_overflows_s`,
 * `int_is_zero`) before they compute.
 */
#ifndef SEMANTICS_NUMBER_INT_H
#define SEMANTICS_NUMBER_INT_H

#include "core/base/arena.h"
#include "core/base/str.h"

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

enum { INT_WORD_BITS = 64, INT_MAX_WIDTH = (1 << 24) - 1 /* as upstream's IntegerType */ };

typedef struct Int {
    unsigned width;
    union {
        uint64_t word;          /* width <= 64 */
        const mp_limb_t *limbs; /* width > 64: int_words(width) of them */
    };
} Int;

/* 64-bit words that hold `width` bits; at least 1. */
size_t int_words(unsigned width);

/* Making. `value` is truncated or extended (by its sign for _s) to `width`. */
Int int_of_u(Arena *arena, unsigned width, uint64_t value);
Int int_of_s(Arena *arena, unsigned width, int64_t value);
/* `int_words(width)` words, least significant first; bits above the width are dropped. */
Int int_of_words(Arena *arena, unsigned width, const uint64_t *words);
/* Little-endian bytes, (width + 7) / 8 of them. */
Int int_of_bytes(Arena *arena, unsigned width, const unsigned char *bytes);
/* Digits in base 10, 16 or 2, without sign or prefix. False, and nothing stored, when there is none
 * or one is not the base's. `*fits` tells whether the number fits `width` bits unsigned; when not,
 * `*value` holds its low bits. */
bool int_parse(Arena *arena, unsigned width, Str digits, int base, Int *value, bool *fits);
Int int_min_s(Arena *arena, unsigned width);
Int int_max_s(Arena *arena, unsigned width);
Int int_all_ones(Arena *arena, unsigned width);

/* Reading. */
const uint64_t *int_data(const Int *value); /* the words, wherever they are */
void int_to_bytes(Int value, unsigned char *bytes);
uint64_t int_low_u(Int value); /* the low 64 bits */
int64_t int_low_s(Int value);  /* the low 64 bits, sign-extended from the width when narrower */
bool int_fits_u64(Int value);
bool int_fits_s64(Int value);
bool int_bit(Int value, unsigned index);
bool int_is_zero(Int value);
bool int_is_negative(Int value); /* the top bit; false for width 0 */
bool int_is_all_ones(Int value);
bool int_is_min_s(Int value); /* 100...0 */
unsigned int_leading_zeros(Int value);
unsigned int_trailing_zeros(Int value); /* the width when zero */
unsigned int_population(Int value);
void int_print_s(Sb *sb, Int value); /* decimal */
void int_print_u(Sb *sb, Int value);
void int_print_hex(Sb *sb, Int value); /* upper-case digits, no prefix, no leading zeros */

/* Order. int_cmp_* give -1, 0 or 1. */
bool int_eq(Int a, Int b);
int int_cmp_s(Int a, Int b);
int int_cmp_u(Int a, Int b);

/* Arithmetic modulo 2^n. */
Int int_add(Arena *arena, Int a, Int b);
Int int_sub(Arena *arena, Int a, Int b);
Int int_mul(Arena *arena, Int a, Int b);
Int int_neg(Arena *arena, Int a);
Int int_abs(Arena *arena, Int a); /* of the signed minimum: itself */
/* The high n bits of the 2n-bit product. */
Int int_mul_high_s(Arena *arena, Int a, Int b);
Int int_mul_high_u(Arena *arena, Int a, Int b);

/* What a product, a quotient or a remainder of this width takes, in units of a budget: more than
 * its words, where these are many. 0 up to 64 of them, which take no longer than other things. */
uint64_t int_product_work(unsigned width);

/* Whether the exact result does not fit n bits. */
bool int_add_overflows_s(Int a, Int b);
bool int_add_overflows_u(Int a, Int b);
bool int_sub_overflows_s(Int a, Int b);
bool int_sub_overflows_u(Int a, Int b);
bool int_mul_overflows_s(Int a, Int b);
bool int_mul_overflows_u(Int a, Int b);

/* Division. The divisor is not zero; where the signed quotient does not fit (minimum by -1) it
 * wraps to the minimum, and the remainder is 0. */
bool int_div_overflows_s(Int a, Int b);
Int int_div_s(Arena *arena, Int a, Int b); /* toward zero */
Int int_div_u(Arena *arena, Int a, Int b);
Int int_rem_s(Arena *arena, Int a, Int b); /* the dividend's sign */
Int int_rem_u(Arena *arena, Int a, Int b);
Int int_ceil_div_s(Arena *arena, Int a, Int b);
Int int_ceil_div_u(Arena *arena, Int a, Int b);
Int int_floor_div_s(Arena *arena, Int a, Int b);

/* Bits. The shift amount is a plain number below the width. */
Int int_and(Arena *arena, Int a, Int b);
Int int_or(Arena *arena, Int a, Int b);
Int int_xor(Arena *arena, Int a, Int b);
Int int_not(Arena *arena, Int a);
Int int_shl(Arena *arena, Int a, unsigned amount);
Int int_shr_s(Arena *arena, Int a, unsigned amount);
Int int_shr_u(Arena *arena, Int a, unsigned amount);
/* Whether the shift drops bits that differ from the result's sign (_s) or are set (_u). */
bool int_shl_overflows_s(Int a, unsigned amount);
bool int_shl_overflows_u(Int a, unsigned amount);

Int int_min_of_s(Arena *arena, Int a, Int b);
Int int_max_of_s(Arena *arena, Int a, Int b);
Int int_min_of_u(Arena *arena, Int a, Int b);
Int int_max_of_u(Arena *arena, Int a, Int b);

/* Width. `int_trunc` drops high bits; `int_resize_*` goes either way. */
Int int_ext_s(Arena *arena, Int a, unsigned width);
Int int_ext_u(Arena *arena, Int a, unsigned width);
Int int_trunc(Arena *arena, Int a, unsigned width);
Int int_resize_s(Arena *arena, Int a, unsigned width);
Int int_resize_u(Arena *arena, Int a, unsigned width);
bool int_trunc_overflows_s(Int a, unsigned width); /* sign-extending back would not give `a` */
bool int_trunc_overflows_u(Int a, unsigned width);

/* a^b for `math.ipowi`: b read as signed, the product modulo 2^n. A negative exponent gives 1 for
 * base 1, ±1 for base -1, and 0 for other bases but 0, which the caller has excluded. Words
 * multiplied are spent from the budget; where nothing is left of it, the result is any number. */
Int int_pow_s(Arena *arena, Int base, Int exponent, Budget *budget);

#endif
