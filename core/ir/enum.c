/* Enums: keywords, and what they stand for. */
#include "core/ir/definition.h"

const EnumCase *enum_case(const EnumDef *def, Str keyword)
{
    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (str_is(keyword, c->keyword))
            return c;
    return NULL;
}

static bool is_single_bit(int64_t value)
{
    return value && !((uint64_t)value & ((uint64_t)value - 1));
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

void enum_print(Sb *sb, const EnumDef *def, int64_t value)
{
    const char *separator = "";
    int64_t left = value;

    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (c->value == value && !(value && def->lists_all)) {
            sb_add(sb, c->keyword);
            return;
        }
    if (!def->bits)
        return;
    if (def->lists_all) {
        print_all(sb, def, value);
        return;
    }
    /* Groups of bits first: they cover what their single bits would. */
    for (int single = 0; single <= 1; single++)
        for (const EnumCase *c = def->cases; c->keyword; c++)
            if (c->value && is_single_bit(c->value) == single && (left & c->value) == c->value) {
                sb_printf(sb, "%s%s", separator, c->keyword);
                separator = def->separator;
                left &= ~c->value;
            }
}
