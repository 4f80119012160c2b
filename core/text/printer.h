/* The printer's insides, shared by its files. Dialects see core/text/asm.h alone. */
#ifndef CORE_TEXT_PRINTER_H
#define CORE_TEXT_PRINTER_H

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/text/lexer.h"
#include "core/text/source.h"

typedef struct Naming Naming;   /* naming.h: what values and blocks are called */
typedef struct Aliases Aliases; /* aliases.h */

/* Attributes of their own, in the order in which they are met: upstream counts them as it prints.
 */
typedef VEC(const Attr *) Distincts;

/* Of the resources that attributes name, in their order. */
typedef struct ResourceKeys {
    VEC(Str) keys;
    Map noted; /* the same -> anything */
} ResourceKeys;

enum { INDENT = 2 }; /* blanks a level */

struct AsmPrinter {
    Sb *sb;
    Distincts *distincts;    /* NULL: they are called by their own numbers */
    Aliases *aliases;        /* by which attributes and types are printed; NULL: none are */
    ResourceKeys *resources; /* notes those that are named; NULL: nobody asks */
    size_t most;             /* behind so many bytes no attribute is begun; 0: all are */
    /* For operations; a printer of types and attributes alone leaves these zero. */
    Naming *naming;
    const Op *whole; /* the one that is printed */
    unsigned indent;
    PrintOptions options;
    const char *default_dialect;
};

/* type_print.c, attr_print.c: by their aliases, as what is nested in them. */
void type_print_to(AsmPrinter *printer, const Type *type);
/* The same, whatever alias it has. */
void type_print_in_place(AsmPrinter *printer, const Type *type);
/* What stands behind !dialect.mnemonic. */
void type_print_body(AsmPrinter *printer, const Type *type);
/* The same, but whole where nothing stands behind its name. */
void type_print_stripped(AsmPrinter *printer, const Type *type);
void attr_print_to(AsmPrinter *printer, const Attr *attr, bool with_type);
void attr_print_in_place(AsmPrinter *printer, const Attr *attr);
/* Its alias, where it has one. */
bool attr_print_alias(AsmPrinter *printer, const Attr *attr);
/* Whether it, or with aliases what is left of it, is more than anybody would print. */
bool attr_is_too_large_for(const AsmPrinter *printer, const Attr *attr);
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
/* What stands for an attribute that is. */
#define ATTR_TOO_LARGE "#too_large_to_be_written_out"
/* location_print.c: what stands inside loc(...). */
void loc_print_to(AsmPrinter *printer, const Attr *location);
/* loc(...), itself without an alias. */
void loc_print_whole(AsmPrinter *printer, const Attr *location);
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
/* Of a block's argument, in place: nothing where locations are not printed. */
void argument_print_loc(AsmPrinter *printer, const Value *argument);
void op_print_to(AsmPrinter *printer, const Op *op);
void op_print_generic(AsmPrinter *printer, const Op *op);

/* resource_print.c */
void resource_keys_add(ResourceKeys *keys, Str key);
void resource_keys_free(ResourceKeys *keys);
/* File metadata: the blobs of those keys, which the text names, and the external resources; those
 * within the limit. */
void resources_print(Sb *sb, const Context *context, const ResourceKeys *keys, PrintLimit limit);

/* op_diag.c: the operation in generic form, without aliases, long constants cut short; its values
 * are named as in the isolated operation around it. Behind a newline where it takes several lines.
 */
void op_print_alone(Sb *sb, const Op *op);
/* The first line of it, in its own form, with its values so named. */
void op_print_line(Sb *sb, const Op *op, Naming *naming);

#endif
