/* The printer's insides, shared by its files. Dialects see core/text/asm.h alone. */
#ifndef CORE_TEXT_PRINTER_H
#define CORE_TEXT_PRINTER_H

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/text/lexer.h"
#include "core/text/source.h"

typedef struct Naming Naming; /* naming.h: what values and blocks are called */

/* Attributes of their own, in the order in which they are met: upstream counts them as it prints.
 */
typedef VEC(const Attr *) Distincts;

struct AsmPrinter {
    Sb *sb;
    Distincts *distincts; /* NULL: they are called by their own numbers */
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
/* What stands behind !dialect.mnemonic. */
void type_print_body(AsmPrinter *printer, const Type *type);
/* The same, but whole where nothing stands behind its name. */
void type_print_stripped(AsmPrinter *printer, const Type *type);
void attr_print_to(AsmPrinter *printer, const Attr *attr, bool with_type);
/* As an element of an array: i64 and f64 go without saying. */
void attr_print_short(AsmPrinter *printer, const Attr *attr);
/* What stands behind #dialect.mnemonic: "<...>". */
void attr_print_body(AsmPrinter *printer, const Attr *attr);
/* The same, or whole where that is nothing. */
void attr_print_stripped(AsmPrinter *printer, const Attr *attr);
void string_print_escaped(Sb *sb, Str text); /* without the quotes */

void string_print_quoted(Sb *sb, Str text);
/* The key of a dictionary, the name behind an @: bare where it can be. */
void name_print(Sb *sb, Str name);
/* elements_print.c: dense<...>, sparse<...>, array<...>, without the type. */
void elements_print(Sb *sb, const Attr *attr);
/* location_print.c: what stands inside loc(...). */
/* What stands for an attribute that attr_is_too_large. */
#define ATTR_TOO_LARGE "#too_large_to_be_written_out"
void loc_print_to(AsmPrinter *printer, const Attr *location);
/* type_print.c: <p0, p1> of a dialect type or attribute; nothing for none. */
void param_print(AsmPrinter *printer, const ParamDef *def, const Attr *param);
/* Attributes of a known definition without their prefix, unless `qualified`. */
void param_print_short(AsmPrinter *printer, const ParamDef *def, const Attr *param, bool qualified);
void params_print(AsmPrinter *printer, const ParamDef *defs, unsigned count,
                  const Attr *const *params);
/* struct_params.c: <name = value, ...>. */
void struct_params_print(AsmPrinter *printer, const Attr *attr);
/* #dialect.text, or #dialect<text>. */
void opaque_print(Sb *sb, char prefix, Str dialect, Str text);

/* [1, 2], as assembly formats write a dense array. */
void dense_array_print_body(Sb *sb, const Attr *attr);

/* print_op.c */
void op_print_to(AsmPrinter *printer, const Op *op);
void op_print_generic(AsmPrinter *printer, const Op *op);

/* resource_print.c: file metadata: the blobs of those keys, which the text names, and the external
 * resources; those within the limit. */
void resources_print(Sb *sb, const Context *context, const Str *keys, size_t count,
                     PrintLimit limit);

/* op_diag.c: the operation in generic form, without aliases, long constants cut short; its values
 * are named as in the isolated operation around it. Behind a newline where it takes several lines.
 */
void op_print_alone(Sb *sb, const Op *op);
/* The first line of it, in its own form, with its values so named. */
void op_print_line(Sb *sb, const Op *op, Naming *naming);

#endif
