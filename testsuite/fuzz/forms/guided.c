/* What libFuzzer calls. $FORM says which form is read. */
#include "testsuite/fuzz/forms/forms.h"

#include <stdio.h>
#include <stdlib.h>

static void (*form)(Str text);

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

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
