/* spirv: what the files of the dialect share. Its operations and attributes are upstream's
 * definitions, which are loaded when they are asked for; here stands what those leave to C++.
 */
#ifndef DIALECTS_SPIRV_SPIRV_H
#define DIALECTS_SPIRV_SPIRV_H

#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/ods/forms.h"

extern const TypeDef SPIRV_TYPES[];

/* A pointer; what it points to (NULL of another type), and the word of its storage class. */
const Type *spirv_ptr(const Type *pointee, Str storage);
const Type *spirv_pointee(const Type *type);
Str spirv_storage(const Type *type);
/* The type of part `index` of a composite; NULL where it has none that is known. */
const Type *spirv_part(const Type *type, int64_t index);

/* struct.c */
const Type *spirv_parse_struct(AsmParser *parser, const TypeDef *def);
void spirv_print_struct(AsmPrinter *printer, const Type *type);
const Type *spirv_member(const Type *type, int64_t index); /* NULL where there is none */

/* discardable.c: as DialectDef has them. */
bool spirv_verify_attr(const Op *op, const NamedAttr *attr);
bool spirv_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr);
bool spirv_verify_result_attr(const Op *op, const Type *type, const NamedAttr *attr);

/* An attribute #spirv.name<keyword>, or several keywords; read as a string, "A|B", or bare. NULL,
 * reported, where it is none of the enum's. */
const Attr *spirv_parse_enum(AsmParser *parser, const char *name, bool quoted);
const Attr *spirv_enum(AsmParser *parser, const char *at, const char *name, Str keywords);
void spirv_print_enum(AsmPrinter *printer, const Attr *attr);

/* Forms, by what they are about. */
extern const OpForm SPIRV_MEMORY_OPS[], SPIRV_CONTROL_OPS[], SPIRV_MODULE_OPS[],
    SPIRV_COMPOSITE_OPS[];
extern const CustomDirective SPIRV_DIRECTIVES[];

#endif
