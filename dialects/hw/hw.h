/* hw: modules of hardware, their ports and parameters, and values made of bits. This header is the
 * map of its folder.
 *
 *     hw.c                    the dialect
 *     types.c, types_text.c   types: what they are, and how they are written
 *     constraints.c           conditions that rows share, of comb and seq too
 *     values.c, values.h      what values of the types are like, bit by bit
 *     attrs.c                 attributes
 *     params.c                expressions of parameters: folded, and their worth in an instance
 *     ports.c, ports.h        lists of ports and parameters as text
 *     modules.c, instances.c  modules and instances
 *     names.c                 what names parts of them
 *     constants.c, arrays.c, structs.c   operations on values
 *     ssa_name.c              what several files say of results' names
 *     undefined.c             undefined values
 *     flatten.c               a module as one graph, that runs
 */
#ifndef DIALECTS_HW_HW_H
#define DIALECTS_HW_HW_H

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "core/text/format.h"
#include "dialects/step.h"

/* types.c. Parameters as they are held:
 * int: [width]; array, uarray: [size, element]; inout: [element]; struct: [names, types];
 * union: [names, types, offsets]; enum: [names]; typealias: [reference, type];
 * modty: [directions, names, types]; string: none. */
typedef enum HwType {
    HW_INT,
    HW_ARRAY,
    HW_UARRAY,
    HW_INOUT,
    HW_STRUCT,
    HW_UNION,
    HW_ENUM,
    HW_TYPEALIAS,
    HW_MODTY,
    HW_STRING,
    HW_TYPE_COUNT,
} HwType;
typedef enum HwDirection { HW_IN, HW_OUT, HW_IN_OUT } HwDirection;

extern const TypeDef HW_TYPES[];
bool hw_is(const Type *type, HwType kind);    /* itself */
bool hw_means(const Type *type, HwType kind); /* or by what name it has */
const Type *hw_canonical(const Type *type);   /* without any names, within it too */
const Type *hw_int(Context *context, const Attr *width);
/* No number, or one of bits that an integer may have. */
bool hw_is_width(const Attr *width);
const Type *hw_array(const Type *element, uint64_t size);
const Type *hw_array_of(HwType kind, const Type *element, const Attr *size);
const Type *hw_inout(const Type *element);
const Type *hw_modty(Context *context, unsigned count, const HwDirection *directions,
                     const Str *names, const Type *const *types);
/* Of arrays and inouts. */
const Type *hw_element(const Type *type);
int64_t hw_array_size(const Type *type); /* -1 where it depends on a parameter */
/* Of structs, unions and ports: fields by their numbers. */
unsigned hw_field_count(const Type *type);
Str hw_field_name(const Type *type, unsigned index);
const Type *hw_field_type(const Type *type, unsigned index);
unsigned hw_field_offset(const Type *type, unsigned index); /* of a union's */
int hw_field_index(const Type *type, Str name);             /* -1 where there is none */
HwDirection hw_port_direction(const Type *modty, unsigned index);
/* The inputs, with inouts among them, as a block has them; and the outputs. */
void hw_port_types(const Type *modty, bool outputs, Types *types);
/* Number `index` among those is which port? */
unsigned hw_port_of(const Type *modty, bool output, unsigned index);
int hw_enum_index(const Type *type, Str name);
bool hw_is_integer(const Type *type); /* signless, or of a width that a parameter gives */
bool hw_is_value(const Type *type);   /* what wires carry */
bool hw_has_inout(const Type *type);
int64_t hw_bits(const Type *type);    /* -1 where they are not known */
unsigned hw_index_bits(int64_t size); /* that number the elements of an array */

/* types_text.c */
const Type *hw_parse_type(AsmParser *parser, const TypeDef *def);
void hw_print_type(AsmPrinter *printer, const Type *type);

/* constraints.c */
extern const TypeConstraint HW_INTEGER_TYPE, HW_VALUE_TYPE, HW_NON_INOUT_TYPE, HW_ARRAY_TYPE,
    HW_STRUCT_TYPE, HW_UNION_TYPE, HW_ENUM_TYPE, HW_AGGREGATE_TYPE, HW_KNOWN_BITS_TYPE;

/* attrs.c */
enum {
    HW_PARAM_DECL,     /* [name, value or NULL]; its type is the parameter's */
    HW_PARAM_REF,      /* [name] */
    HW_PARAM_VERBATIM, /* [text] */
    HW_OUTPUT_FILE,    /* [name, out of the list of files, with replicated operations] */
    HW_INNER_REF,      /* [symbol] */
    HW_SYM_PROPS,      /* [name, field, visibility] */
    HW_INNER_SYM,      /* [array of the above] */
    HW_ENUM_FIELD,     /* [name, type] */
    HW_PARAM_EXPR,     /* HW_PARAM_EXPR + operator: [array of operands] */
};
extern const AttrDef HW_ATTRS[];
bool hw_is_attr(const Attr *attr, unsigned which);
extern const AttrConstraint HW_INNER_SYM_ATTR, HW_PARAM_DECLS_ATTR, HW_NAME_REFS_ATTR;

/* params.c */
typedef enum HwOperator {
    HW_ADD,
    HW_MUL,
    HW_AND,
    HW_OR,
    HW_XOR,
    HW_SHL,
    HW_SHRU,
    HW_SHRS,
    HW_DIVU,
    HW_DIVS,
    HW_MODU,
    HW_MODS,
    HW_CLOG2,
    HW_STR_CONCAT,
    HW_OPERATORS,
} HwOperator;
bool hw_is_expr(const Attr *attr);
const Attr *hw_param_decl(Context *context, Str name, const Type *type, const Attr *value);
/* The expression in its simplest form, which may be a number. */
const Attr *hw_param_expr(HwOperator operator, unsigned count, const Attr *const *operands);
/* With the values that `decls`, an array of declarations, gives; NULL, reported at `loc`, where one
 * lacks. A type that depends on none stays as it is. */
const Attr *hw_param_value(const Attr *loc, const Attr *decls, const Attr *value);
const Type *hw_resolve_type(const Attr *loc, const Attr *decls, const Type *type);
bool hw_is_parametric(const Type *type);
/* What the operation refers to is declared by the module around it. */
bool hw_check_param(const Op *op, const Op *module, const Attr *value);
/* The same of a declaration's value, which is of its type; it need not have one. */
bool hw_check_decl(const Op *op, const Op *module, const Attr *decl);
bool hw_declared_here(const Op *module); /* a note; false */

/* ports.c */
bool hw_parse_params(AsmParser *parser, const Attr **decls);
void hw_print_params(AsmPrinter *printer, const Attr *decls);

/* ssa_name.c: a name that is what the first result is called, unless it is written. */
bool hw_infer_name(AsmParser *parser, OpState *state); /* where it has none */
bool hw_name_is_implied(AsmPrinter *printer, const Op *op);
void hw_name_result(const Op *op, Sb *name);
bool hw_parse_name(AsmParser *parser, OpState *state, FormatArg *args, unsigned count);
void hw_print_name(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count);
extern const CustomDirective HW_IMPLICIT_NAME[]; /* of a row that has no other */

/* undefined.c */
/* Bits that the program does not define, but that stay the same all the run (DECISIONS.md W1). */
Int hw_undefined(Step *s, unsigned width);
/* Such bits for a value of any type; and bits that are known. FLOW_NEXT. */
Flow hw_set_undefined(Step *s, Place place);
Flow hw_set_bits(Step *s, Place place, Int value);

/* flatten.c, of CircuitDef */
#define HW_PATH "hw.path" /* an attribute of what asks for it: where it stood, "top.a.b" */
const Op *hw_flatten(const Op *module, unsigned ticks);
unsigned hw_ticks(const Op *flat);
bool hw_only_rises(const Op *flat);
Str hw_output_name(const Op *module, unsigned index);

/* names.c: operations that are done one after the other stand within one that does so, as
 * hw.triggered does; others do not. */
bool hw_verify_procedural(const Op *op);
bool hw_verify_not_procedural(const Op *op);

/* The tables of its files. */
extern const OpDef HW_CONSTANT_OPS[], HW_ARRAY_OPS[], HW_STRUCT_OPS[], HW_MODULE_OPS[],
    HW_INSTANCE_OPS[], HW_NAME_OPS[];

#endif
