#include "testsuite/fuzz/verdict/faults.h"

typedef struct Fault {
    const char *name;
    bool (*explains)(Verdict verdict, Str text, Str why);
} Fault;

static const Fault FAULTS[] = { { 0 } };

const char *fault_of_upstream(Verdict verdict, Str text, Str why)
{
    for (const Fault *fault = FAULTS; fault->name; fault++)
        if (fault->explains(verdict, text, why))
            return fault->name;
    return NULL;
}
