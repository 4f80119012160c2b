/* What libFuzzer calls. $FORM says which form is read. */
#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/rearrange.h"
#include "testsuite/fuzz/forms/sections.h"

#include <stdio.h>
#include <stdlib.h>

enum { REARRANGED = 4 }; /* one change in so many */

static void (*form)(Str text);

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t one_size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t most, unsigned seed);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    form = form_named(getenv("FORM"));
    if (!form) {
        fputs("error: $FORM has to be a form\n", stderr);
        exit(2);
    }
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    /* A copy without anything behind it, so that reading too far is seen. */
    char *text = malloc(size ? size : 1);

    if (!text)
        abort();
    memcpy(text, bytes, size);
    form((Str){ text, size });
    free(text);
    return 0;
}

static size_t change(void *state, uint8_t *bytes, size_t size, size_t most)
{
    (void)state;
    return LLVMFuzzerMutate(bytes, size, most);
}

/* What is no bytecode has no sections, and is changed as libFuzzer does. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed)
{
    size_t len = seed % REARRANGED == 0 ? rearrange(bytes, size, most, seed) : 0;

    return len ? len : sections_change(bytes, size, most, seed, &(Changer){ change, NULL });
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t one_size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t most, unsigned seed)
{
    return sections_cross(one, one_size, other, other_size, out, most, seed);
}
