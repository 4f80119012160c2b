/* Variables of the source that the program was compiled from, as a page hears of them. */
#include "interp/tools/trace/record.h"

#include "interp/console/json.h"
#include "interp/machine/variable_text.h"

/* They depend on the operation alone, which runs many times. */
static const Variables *variables_of(Recording *r, const Op *at)
{
    Variables *found = map_get(&r->variables_at, KEY_OF(at));
    const Op **key;

    if (found)
        return found;
    found = ARENA_NEW(&r->arena, Variables);
    key = ARENA_NEW(&r->arena, const Op *);
    *key = at;
    variables_at(at, found);
    map_put(&r->variables_at, KEY_OF(*key), found);
    vec_push(&r->variables, found);
    return found;
}

/* Nothing where it is not known. */
static void print_variable(Sb *sb, Recording *r, const Frame *frame, const Variable *variable,
                           const Op *at)
{
    Sb why = { 0 };
    Object object;

    if (variable->value && facts_is_computed(&r->facts, variable->value, at)
        && object_of_variable(frame_place(frame, variable->value), variable, &object, &why))
        object_print(sb, r->machine, &object, 0);
    sb_free(&why);
}

void record_variables(Recording *r, const Frame *frame, const Op *at)
{
    const Variables *variables = variables_of(r, at);
    Sb all = { 0 }, text = { 0 };

    facts_of(&r->facts, facts_function(at));
    for (size_t i = 0; i < variables->len; i++) {
        text.len = 0;
        print_variable(&text, r, frame, &variables->data[i], at);
        sb_add(&all, i ? ",[" : "[");
        json_quoted(&all, variables->data[i].name);
        sb_add(&all, ",");
        json_quoted(&all, sb_view(&text));
        sb_add(&all, "]");
    }
    r->variables_changed |= !str_eq(sb_view(&all), sb_view(&r->told_variables));
    sb_free(&r->told_variables);
    r->told_variables = all;
    sb_free(&text);
}

void record_variables_free(Recording *r)
{
    for (size_t i = 0; i < r->variables.len; i++)
        vec_free(r->variables.data[i]);
    vec_free(&r->variables);
    map_free(&r->variables_at);
    facts_free(&r->facts);
    sb_free(&r->told_variables);
}
