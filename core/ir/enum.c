/* Enums: keywords, and what they stand for. */
#include "core/ir/definition.h"

const EnumCase *enum_case(const EnumDef *def, Str keyword)
{
    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (str_is(keyword, c->keyword))
            return c;
    return NULL;
}

const char *enum_word(const EnumDef *def, int64_t value)
{
    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (c->value == value)
            return c->keyword;
    return "";
}

static bool is_single_bit(const EnumCase *c)
{
    return !c->group && !((uint64_t)c->value & ((uint64_t)c->value - 1));
}

/* The one whose keyword the value prints as; NULL where it has none of its own. */
static const EnumCase *case_of(const EnumDef *def, int64_t value)
{
    const EnumCase *found = NULL;

    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (c->value == value && (!found || c->group))
            found = c;
    return found;
}

static void print_all(Sb *sb, const EnumDef *def, int64_t value)
{
    const char *separator = "";

    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (c->value && (value & c->value) == c->value) {
            sb_printf(sb, "%s%s", separator, c->keyword);
            separator = def->separator;
        }
}

/* What is left to be printed of a value, and what stands before the next keyword. */
typedef struct Bits {
    int64_t left;
    const char *separator;
} Bits;

static void print_bits(Sb *sb, const EnumDef *def, const EnumCase *c, Bits *bits)
{
    if (!c->value || (bits->left & c->value) != c->value)
        return;
    sb_printf(sb, "%s%s", bits->separator, c->keyword);
    bits->separator = def->separator;
    bits->left &= ~c->value;
}

void enum_print(Sb *sb, const EnumDef *def, int64_t value)
{
    const EnumCase *whole = value && def->lists_all ? NULL : case_of(def, value), *c;
    Bits bits = { value, "" };

    if (whole)
        sb_add(sb, whole->keyword);
    if (whole || !def->bits)
        return;
    if (def->lists_all) {
        print_all(sb, def, value);
        return;
    }
    /* Groups of bits first, the last one first: they cover what their single bits would. */
    for (c = def->cases; c->keyword; c++)
        ;
    while (c-- > def->cases)
        if (!is_single_bit(c))
            print_bits(sb, def, c, &bits);
    for (c = def->cases; c->keyword; c++)
        if (is_single_bit(c))
            print_bits(sb, def, c, &bits);
}
