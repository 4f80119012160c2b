#include "testsuite/fuzz/forms/forms.h"

static const struct {
    const char *name;
    void (*read)(Str text);
} FORMS[] = {
    { "text", form_text },
    { "run", form_run },
    { "args", form_args },
    { "pipeline", form_pipeline },
    { "step", form_step },
    { "bytecode", form_bytecode },
    { "rearranged", form_rearranged },
};

void (*form_named(const char *name))(Str text)
{
    for (size_t i = 0; name && i < sizeof FORMS / sizeof *FORMS; i++)
        if (strcmp(name, FORMS[i].name) == 0)
            return FORMS[i].read;
    return NULL;
}
