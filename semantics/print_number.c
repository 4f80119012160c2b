#include "semantics/print_number.h"

void print_float(Sb *sb, Float value)
{
    if (float_is_nan(value))
        sb_add(sb, float_is_negative(value) ? "-nan" : "nan");
    else if (float_is_inf(value))
        sb_add(sb, float_is_negative(value) ? "-inf" : "inf");
    else
        sb_printf(sb, "%g", float_to_double(value));
}
