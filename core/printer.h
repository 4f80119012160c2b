/* The printer's insides, shared by its files. Dialects see core/asm.h alone. */
#ifndef CORE_PRINTER_H
#define CORE_PRINTER_H

#include "core/asm.h"
#include "core/context.h"
#include "core/source.h"

typedef struct Naming Naming; /* naming.h: what values and blocks are called */

struct AsmPrinter {
    Sb *sb;
    /* The alias an attribute is printed by ("#map"), or NULL. */
    const char *(*alias)(void *state, const Attr *attr);
    void *alias_state;
    /* For operations; a printer of types and attributes alone leaves these zero. */
    Naming *naming;
    unsigned indent;
    PrintOptions options;
    const char *default_dialect;
};

/* type_print.c, attr_print.c: nested attributes go through `alias`. */
void type_print_to(AsmPrinter *printer, const Type *type);
void attr_print_to(AsmPrinter *printer, const Attr *attr, bool with_type);
/* What stands behind #dialect.mnemonic: "<...>". */
void attr_print_body(AsmPrinter *printer, const Attr *attr);
void string_print_escaped(Sb *sb, Str text); /* without the quotes */

/* print_op.c */
void op_print_to(AsmPrinter *printer, const Op *op);
void op_print_generic(AsmPrinter *printer, const Op *op);

/* format_print.c: the custom form by the row's assembly format. */
void format_print(AsmPrinter *printer, const Op *op);

#endif
