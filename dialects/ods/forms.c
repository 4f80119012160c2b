#include "dialects/ods/forms.h"

#include "core/base/str.h"

static const OpForm *const TABLES[] = { NULL };

const OpForm *form_of(const char *name)
{
    for (const OpForm *const *table = TABLES; *table; table++)
        for (const OpForm *form = *table; form->name; form++)
            if (strcmp(form->name, name) == 0)
                return form;
    return NULL;
}
