/* Circuits: flat, as functions of their inputs at each of so many ticks; and what becomes of what
 * nothing sets (semantics/DECISIONS.md W14). */
#include "interp/oracle/diff/comparer.h"

#include <string.h>

unsigned compare_ticks(const CompareOptions *options)
{
    return options->ticks ? options->ticks : TICKS_COMPARED;
}

static const char *ports_text(const Op *circuit)
{
    return type_text(op_attr(circuit, "module_type")->type_value);
}

bool compare_flatten(const Comparer *c, const Op **source, const Op **target, Sb *why)
{
    const char *ours = ports_text(*source), *theirs = ports_text(*target);
    unsigned ticks = compare_ticks(c->options);

    if (strcmp(ours, theirs) != 0) {
        sb_printf(why, "its ports were %s and have become %s", ours, theirs);
        return false;
    }
    *source = ticks_function(*source, ticks, why);
    if (*source)
        *target = ticks_function(*target, ticks, why);
    return *source && *target;
}

/* Has the source few enough choices on an input to be gone through? */
static bool has_few_ways(Comparer *c)
{
    enum { FEW_WAYS = 1 << 11 };
    ChoicePath way = { 0 };
    uint64_t ways = 1;
    bool few;

    if (!runner_make(&c->source.runner, c->source.inputs, 0, 0))
        return true;
    c->source.way = &way;
    compare_call(&c->source, &c->source.runner);
    c->source.way = NULL;
    for (size_t i = 0; i < way.forks.len && ways <= FEW_WAYS; i++)
        ways *= way.forks.data[i].count;
    few = !way.beyond && ways <= FEW_WAYS;
    vec_free(&way.forks);
    return few;
}

void compare_choose_unset(Comparer *c)
{
    c->unset = is_circuit(c->source.function) && !c->alike && !has_few_ways(c);
    c->source.machine->options.unset_is_poison = c->unset;
}
