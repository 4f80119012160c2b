/* Forms: what upstream's own definitions leave to C++, written again: custom syntax of operations,
 * directives of their formats, and verifiers. Whoever brings one for operation `name` adds it to
 * the table of its dialect.
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
    const CustomDirective *customs;
    bool (*verify)(const Op *op);
    bool (*verify_regions)(const Op *op);
} OpForm;

/* NULL where there is none. */
const OpForm *form_of(const char *name);

#endif
