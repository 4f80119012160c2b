#include "testsuite/fuzz/verdict/faults.h"

#include <string.h>

typedef struct Fault {
    const char *name;
    bool (*explains)(Verdict verdict, Str text, Str why);
} Fault;

static bool has(Str text, const char *word)
{
    return memmem(text.data, text.len, word, strlen(word)) != NULL;
}

/* Decimals are read as f64, whatever their type; but numbers of wider formats are printed as
 * decimals. What f64 does not hold is printed, and read as something else. */
static bool wide_float(Verdict verdict, Str text, Str why)
{
    (void)text;
    return (verdict == OUR_PRINT_DIFFERS || verdict == THEIR_PRINT_DIFFERS)
           && (has(why, "f80") || has(why, "f128"));
}

static const Fault FAULTS[] = { { "a float wider than f64 does not survive its print", wide_float },
                                { 0 } };

const char *fault_of_upstream(Verdict verdict, Str text, Str why)
{
    for (const Fault *fault = FAULTS; fault->name; fault++)
        if (fault->explains(verdict, text, why))
            return fault->name;
    return NULL;
}
