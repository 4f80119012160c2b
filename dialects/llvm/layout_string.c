/* What LLVM's data layout string says of memory: LangRef, "Data Layout". */
#include "dialects/llvm/layout_entries.h"
#include "dialects/llvm/pointers.h"

#include <string.h>

typedef struct Numbers { /* between the colons of a specification; 0: left away */
    uint64_t of[5];
} Numbers;

static Numbers numbers_in(Str text)
{
    Numbers numbers = { 0 };
    unsigned at = 0;

    for (size_t i = 0; i < text.len; i++) {
        if (text.data[i] == ':')
            at++;
        else
            numbers.of[at] = numbers.of[at] * 10 + (uint64_t)(text.data[i] - '0');
    }
    return numbers;
}

/* The power of two that a vector of so many bits fits in, as it is aligned where nothing is said.
 */
static uint64_t natural(uint64_t bits)
{
    uint64_t power = 8;

    while (power < bits)
        power *= 2;
    return power;
}

/* Whether a run follows it. Others than these say how symbols are called, which integers are cheap,
 * what the types of pointers tell by themselves, and (below) which pointers are no numbers. */
static bool read_specification(Str text, Target *target)
{
    char specifier = text.data[0];
    Str rest = str_from(text, 1);
    Numbers n = { 0 };

    if (strchr("pifva", specifier))
        n = numbers_in(rest);
    switch (specifier) {
    case 'e':
    case 'E':
        target->big_endian = specifier == 'E';
        return true;
    case 'p':
        return llvm_set_pointer(target, (unsigned)n.of[0], n.of[1], n.of[2], n.of[4]);
    case 'i':
        return target_set_alignment(&target->ints, (unsigned)n.of[0], n.of[1] / 8);
    case 'f':
        return target_set_alignment(&target->floats, (unsigned)n.of[0], n.of[1] / 8);
    case 'v':
        return n.of[1] == natural(n.of[0]);
    case 'a':
        return n.of[1] <= 8;
    case 'F':
        return numbers_in(str_from(rest, 1)).of[0] <= 8 * CODE_ALIGNMENT;
    default:
        return true;
    }
}

/* "1:10:20" */
static bool refuse_spaces(Str spaces, Target *target)
{
    bool good = true;

    while (good && spaces.len) {
        size_t colon = str_find(spaces, ':');

        good = target_refuse_space(target, (unsigned)numbers_in((Str){ spaces.data, colon }).of[0]);
        spaces = str_from(spaces, colon < spaces.len ? colon + 1 : spaces.len);
    }
    return good;
}

bool llvm_read_non_integral(Str text, Target *target)
{
    bool good = true;

    while (good && text.len) {
        size_t dash = str_find(text, '-');

        if (str_starts(text, "ni:"))
            good = refuse_spaces((Str){ text.data + 3, dash - 3 }, target);
        text = str_from(text, dash < text.len ? dash + 1 : text.len);
    }
    return good;
}

const char *llvm_read_data_layout(Arena *arena, Str text, Target *target)
{
    while (text.len) {
        size_t dash = str_find(text, '-');
        Str specification = { text.data, dash };

        if (!read_specification(specification, target))
            return str_printf(arena, "%.*s", STR_ARG(specification)).data;
        text = str_from(text, dash < text.len ? dash + 1 : text.len);
    }
    return NULL;
}
