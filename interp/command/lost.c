#include "interp/command/lost.h"

#include "interp/console/import.h"
#include "interp/console/input.h"
#include "interp/console/output.h"
#include "interp/oracle/witness/witness.h"

#include <stdio.h>

enum { SECONDS = 10 };

void lost_tell(const char *file)
{
    Sb ir = { 0 }, lines = { 0 };
    Witness *witness;
    Str rest;

    if (!import_wanted(file))
        return;
    witness = witness_new((WitnessOptions){ .seconds = SECONDS });
    if (input_read_bytes(file, &ir) && witness_lost(witness, sb_view(&ir), &lines)) {
        rest = sb_view(&lines);
        while (rest.len) {
            size_t end = str_find(rest, '\n');

            output_error(
                "warning: %.*s is lost: the llvm dialect has no place for it, and where it is "
                "broken nothing is told\n",
                (int)end, rest.data);
            rest = str_from(rest, end + 1);
        }
    }
    witness_free(witness);
    sb_free(&lines);
    sb_free(&ir);
}
