#include "interp/oracle/check/check.h"

/* The runner in the machine that looks for known differences, made when the first is needed. */
static bool prepare_watched(CheckFunction *f)
{
    CheckModule *m = f->of;
    Sb why = { 0 };
    bool good =
        f->watched.machine || runner_prepare(&f->watched, m->watched, &m->globals, f->op, &why);

    sb_free(&why);
    return good;
}

int check_known_row(CheckFunction *f, unsigned witness, uint64_t number)
{
    Known *known = &f->of->known;

    if (!prepare_watched(f) || !runner_make(&f->watched, f->inputs, number, 0))
        return -1;
    known_start(known, f->of->check->witnesses[witness].via == WIRE_VIA_MLIR);
    runner_call(&f->watched);
    return known->found;
}
