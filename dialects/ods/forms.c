#include "dialects/ods/forms.h"

#include <string.h>

static const DialectForms *const FORMS[] = { &GPU_FORMS,        &NVVM_FORMS,
                                             &OMP_FORMS,        &PDL_FORMS,
                                             &PDL_INTERP_FORMS, &SPIRV_FORMS,
                                             &TOSA_FORMS,       NULL };

const DialectForms *forms_of(const char *op_name)
{
    size_t dot = strcspn(op_name, ".");

    for (const DialectForms *const *forms = FORMS; *forms; forms++)
        if (strlen((*forms)->dialect) == dot && memcmp((*forms)->dialect, op_name, dot) == 0)
            return *forms;
    return NULL;
}

const OpForm *form_of(const DialectForms *forms, const char *op_name)
{
    for (const OpForm *const *table = forms->ops; table && *table; table++)
        for (const OpForm *form = *table; form->name; form++)
            if (strcmp(form->name, op_name) == 0)
                return form;
    return NULL;
}
