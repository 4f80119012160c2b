/* Forms: what upstream's own definitions leave to C++, written again: custom syntax of operations,
 * directives of their formats, and verifiers. They stand in the folders of their dialects.
 */
#ifndef DIALECTS_ODS_FORMS_H
#define DIALECTS_ODS_FORMS_H

#include "core/ir/definition.h"

/* See the fields of OpDef of these names. */
typedef struct OpForm {
    const char *name; /* "gpu.launch" */
    bool (*parse)(AsmParser *parser, OpState *state);
    void (*print)(AsmPrinter *printer, const Op *op);
    bool (*infer)(Context *context, OpState *state);
    const char *default_dialect;
    bool (*verify)(const Op *op);
    bool (*verify_regions)(const Op *op);
} OpForm;

typedef struct DialectForms {
    const char *dialect;
    const OpForm *ops;              /* ends with a NULL name */
    const CustomDirective *customs; /* of all its formats; likewise, or NULL */
} DialectForms;

extern const DialectForms ASYNC_FORMS, GPU_FORMS, PDL_FORMS, PDL_INTERP_FORMS;

/* Of the dialect of an operation of that name; NULL where there are none. */
const DialectForms *forms_of(const char *op_name);
const OpForm *form_of(const DialectForms *forms, const char *op_name);

#endif
