#include "core/base/names.h"

void names_add(Names *names, Str name)
{
    size_t at = names->len;
    int order = 1;

    while (at && (order = str_cmp(names->data[at - 1], name)) > 0)
        at--;
    if (at && order == 0)
        return;
    vec_push(names, name);
    for (size_t i = names->len - 1; i > at; i--)
        names->data[i] = names->data[i - 1];
    names->data[at] = name;
}
