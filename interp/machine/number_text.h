/* Number text: a scalar in every form in which one may want to look at it. */
#ifndef INTERP_MACHINE_NUMBER_TEXT_H
#define INTERP_MACHINE_NUMBER_TEXT_H

#include "core/base/str.h"
#include "semantics/value/layout.h"

/* Of an integer, index or float: in decimal, in hexadecimal, and, where the decimal form of a float
 * is rounded, exactly: "-1 = 0xFF", "1.000000e-01 = 0x3DCCCCCD = exactly 0.10000000149...".
 * `is_bits`: an integer reads from 0 on (W17): "255 = 0xFF". */
void number_print(Sb *sb, const Layout *scalar, const uint64_t *words, bool is_bits);
/* "0x0F": all digits of the width. */
void number_print_hex(Sb *sb, Int value);

#endif
