#include "testsuite/fuzz/forms/damage.h"

#include "testsuite/fuzz/forms/sections.h"

enum { MOST_CHANGES = 4 };

static size_t change(Random *random, uint8_t *bytes, size_t size)
{
    size_t at = random_below(random, size), from = random_below(random, size);

    switch (random_below(random, 5)) {
    case 0: /* a bit */
        bytes[at] ^= (uint8_t)(1 << random_below(random, 8));
        break;
    case 1: /* a small number */
        bytes[at] = (uint8_t)(random_below(random, 64) << 1 | 1);
        break;
    case 2: /* any byte */
        bytes[at] = (uint8_t)random_below(random, 256);
        break;
    case 3: /* one from elsewhere */
        bytes[at] = bytes[from];
        break;
    default: /* the end */
        if (random_below(random, 4) == 0)
            return at;
        break;
    }
    return size;
}

static size_t change_some(void *state, uint8_t *bytes, size_t size, size_t most)
{
    Random *random = state;

    (void)most;
    for (unsigned changes = 1 + (unsigned)random_below(random, MOST_CHANGES); changes && size;
         changes--)
        size = change(random, bytes, size);
    return size;
}

size_t damage(uint8_t *bytes, size_t size, size_t most, Random *random)
{
    return sections_change(bytes, size, most, random_word(random),
                           &(Changer){ change_some, random });
}
