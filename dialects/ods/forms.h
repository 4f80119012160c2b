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
    bool (*generic)(const Op *op);
    bool (*infer)(Context *context, OpState *state);
    const char *default_dialect;
    const char *handed; /* the groups of operands that its successors get, in their order */
    bool (*verify)(const Op *op);
    bool (*verify_regions)(const Op *op);
} OpForm;

typedef struct DialectForms {
    const char *dialect;
    const OpForm *const *ops;       /* tables that end with a NULL name; ends with NULL */
    const CustomDirective *customs; /* of all its formats; likewise, or NULL */
} DialectForms;

extern const DialectForms GPU_FORMS, NVVM_FORMS, OMP_FORMS, PDL_FORMS, PDL_INTERP_FORMS,
    SPIRV_FORMS, TOSA_FORMS;

/* Of the dialect of an operation of that name; NULL where there are none. */
const DialectForms *forms_of(const char *op_name);
const OpForm *form_of(const DialectForms *forms, const char *op_name);

#endif
