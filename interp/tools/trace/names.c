#include "interp/tools/trace/names.h"

#include "interp/machine/value_text.h"

const Naming *names_around(Names *names, const Op *op)
{
    const Op **key;
    Naming *naming;

    while (op_parent(op) && !op_has(op, ISOLATED_FROM_ABOVE))
        op = op_parent(op);
    naming = map_get(&names->namings, KEY_OF(op));
    if (naming)
        return naming;
    naming = naming_new(op);
    key = ARENA_NEW(&names->arena, const Op *);
    *key = op;
    map_put(&names->namings, KEY_OF(*key), naming);
    vec_push(&names->all, naming);
    return naming;
}

void names_print(Names *names, Sb *sb, const Op *near, const Value *value)
{
    value_name_print(sb, names_around(names, near), value);
}

void names_free(Names *names)
{
    for (size_t i = 0; i < names->all.len; i++)
        naming_free(names->all.data[i]);
    vec_free(&names->all);
    map_free(&names->namings);
    arena_free(&names->arena);
}
