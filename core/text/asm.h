/* Asm: what a dialect's own parser and printer may do, as upstream's OpAsmParser and OpAsmPrinter.
 *
 * Parsing functions give false after they reported what is wrong, and the caller gives false too.
 * `optional` ones give false, silently, when what they look for is not there (and set `*failed`
 * where finding it half may fail).
 */
#ifndef CORE_TEXT_ASM_H
#define CORE_TEXT_ASM_H

#include "core/ir/op_state.h"

/* A name that was read where an operand may stand: %name#number. */
typedef struct OperandName {
    Str name;        /* without `%` */
    unsigned number; /* of `#number`, 0 if none */
    const char *at;  /* where it stands in the source */
    bool is_number;  /* it is a number, which old MLIR may have there (core/text/legacy.h) */
} OperandName;

typedef struct AsmArgument { /* %name : type {attrs} loc(...) */
    OperandName name;
    const Type *type; /* NULL where not written */
    const Attr *attrs;
    Loc loc;
} AsmArgument;

typedef VEC(OperandName) OperandNames;
typedef VEC(int64_t) Dims;
typedef VEC(AsmArgument) AsmArguments;

/* Places and errors. */
Context *asm_context(AsmParser *parser);
const char *asm_here(AsmParser *parser);
Loc asm_loc(AsmParser *parser, const char *at);
/* Where the name of the operation stands. */
const char *asm_name_loc(AsmParser *parser);
/* "custom op 'scf.for' " and the text, when a custom parser runs. All give false. */
bool asm_error(AsmParser *parser, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The text alone. */
bool asm_plain_error(AsmParser *parser, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool asm_note(AsmParser *parser, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* For what is kept as it is written: the source, and reading goes on at this place in it. */
Str asm_source(AsmParser *parser);
void asm_go_on_at(AsmParser *parser, const char *at);
/* What "!name" or "#name" stands for here, written out; data NULL where it is no alias. */
Str asm_alias_text(AsmParser *parser, Str name);
/* "expected ..." where another token stands: behind the token before it. */
bool asm_wrong_token(AsmParser *parser, const char *message);

/* Tokens. A punctuation is given as it is written: "(", "->", "::" is two. */
bool asm_parse_punct(AsmParser *parser, const char *punct);
bool asm_optional_punct(AsmParser *parser, const char *punct);
bool asm_parse_keyword(AsmParser *parser, const char *keyword);
bool asm_optional_keyword(AsmParser *parser, const char *keyword);
bool asm_parse_any_keyword(AsmParser *parser, Str *keyword);
bool asm_optional_any_keyword(AsmParser *parser, Str *keyword);
bool asm_parse_string(AsmParser *parser, Str *text);
bool asm_optional_string(AsmParser *parser, Str *text);
bool asm_parse_keyword_or_string(AsmParser *parser, Str *text);
bool asm_optional_keyword_or_string(AsmParser *parser, Str *text);
/* Into a number of 64 bits; `true` and `false` are numbers too, see core/text/parse_integer.c. */
bool asm_parse_integer(AsmParser *parser, int64_t *value);
bool asm_optional_integer(AsmParser *parser, int64_t *value, bool *failed);
/* Into one of so many bits, which are given extended as it is signed or not. */
bool asm_parse_integer_of(AsmParser *parser, unsigned bits, Signedness signedness, int64_t *value);
bool asm_optional_integer_of(AsmParser *parser, unsigned bits, Signedness signedness,
                             int64_t *value, bool *failed);
/* The low bits of one of any size. */
bool asm_parse_integer_bits(AsmParser *parser, unsigned bits, Int *value);
/* Into what a parameter's C++ type holds. */
bool asm_parse_integer_param(AsmParser *parser, const ParamDef *param, int64_t *value);
bool asm_parse_float(AsmParser *parser, const FloatFormat *format, Float *value);
/* 4x?x8x, then nothing else: dims in front of an element type. */
bool asm_parse_dims(AsmParser *parser, Dims *dims, bool allow_dynamic, bool trailing_x);
/* Is the next token of this kind? */
bool asm_at_punct(AsmParser *parser, const char *punct);
bool asm_at_operand(AsmParser *parser);
bool asm_at_symbol(AsmParser *parser);

/* A level of nesting in a dialect's own recursion; false, reported, when it is too deep. */
bool asm_enter(AsmParser *parser);
void asm_leave(AsmParser *parser);

/* Types and attributes. */
bool asm_parse_type(AsmParser *parser, const Type **type);
/* False when no type stands here; `*failed` when one stands half. */
bool asm_optional_type(AsmParser *parser, const Type **type, bool *failed);
bool asm_parse_colon_type(AsmParser *parser, const Type **type);
bool asm_parse_types(AsmParser *parser, Types *types); /* a, b, c */
bool asm_parse_colon_types(AsmParser *parser, Types *types);
bool asm_parse_arrow_types(AsmParser *parser, Types *types);        /* -> a or -> (a, b) */
bool asm_parse_any_arrow_types(AsmParser *parser, Types *types);    /* or nothing */
bool asm_parse_function_type(AsmParser *parser, const Type **type); /* (a) -> b */
/* Keywords of the enum as its C++ parser takes them, as i64; NULL once reported. */
const Attr *asm_parse_enum(AsmParser *parser, const EnumDef *def);
/* What stands behind #dialect.mnemonic of a dialect attribute; NULL once reported. */
const Attr *asm_parse_attr_body(AsmParser *parser, const AttrDef *def);
/* `type`: what an attribute written without its own is of; may be NULL. */
bool asm_parse_attr(AsmParser *parser, const Type *type, const Attr **attr);
/* One of that kind, or "invalid kind of attribute specified". */
bool asm_parse_attr_of(AsmParser *parser, const Type *type, AttrKind kind, const Attr **attr);
bool asm_optional_attr(AsmParser *parser, const Type *type, const Attr **attr, bool *failed);
bool asm_parse_symbol_name(AsmParser *parser, const Attr **name); /* @name, as a string */
bool asm_optional_symbol_name(AsmParser *parser, const Attr **name);
bool asm_optional_attr_dict(AsmParser *parser, OpState *state); /* {a = 1} or nothing */
bool asm_optional_attr_dict_with_keyword(AsmParser *parser, OpState *state);
/* The same as an attribute by itself. */
bool asm_optional_dictionary(AsmParser *parser, const Attr **dictionary);
bool asm_optional_location(AsmParser *parser, Loc *loc, bool *failed);
/* (d0, d1)[s0] -> (d0 + s0), without affine_map<> around it. */
bool asm_parse_affine_map(AsmParser *parser, const AffineMap **map);
/* affine_map<...> or integer_set<...> behind operands: `(%i, %j)[%s]`, `(%i + 1)` */
bool asm_parse_affine_map_of_operands(AsmParser *parser, char open, char close,
                                      const AffineMap **map, OperandNames *operands);
bool asm_parse_affine_expr_of_operands(AsmParser *parser, const AffineExpr **expr,
                                       OperandNames *dims, OperandNames *symbols);

/* Operands. */
bool asm_parse_operand(AsmParser *parser, OperandName *operand);
bool asm_optional_operand(AsmParser *parser, OperandName *operand, bool *failed);
/* Comma-separated, possibly none, within `open` and `close` (0, 0: bare). */
bool asm_parse_operands(AsmParser *parser, char open, char close, OperandNames *operands);
/* Likewise bare, where upstream allows no `#number` behind a name. */
bool asm_parse_unnumbered_operands(AsmParser *parser, OperandNames *operands);
bool asm_resolve(AsmParser *parser, const OperandName *operand, const Type *type, OpState *state);
bool asm_resolve_all(AsmParser *parser, const OperandNames *operands, const Type *const *types,
                     size_t type_count, const char *at, OpState *state);
bool asm_resolve_same(AsmParser *parser, const OperandNames *operands, const Type *type,
                      OpState *state);
/* A region argument: %name, with `: type` when asked, attributes when allowed. */
bool asm_parse_argument(AsmParser *parser, AsmArgument *argument, bool with_type, bool with_attrs);
bool asm_optional_argument(AsmParser *parser, AsmArgument *argument, bool with_type,
                           bool with_attrs, bool *failed);
bool asm_parse_arguments(AsmParser *parser, char open, char close, bool with_types,
                         AsmArguments *arguments);

/* (%a = %b, ...): region arguments and the values they start with. */
bool asm_parse_bindings(AsmParser *parser, AsmArguments *arguments, OperandNames *values);

/* Blocks. */
bool asm_parse_successor(AsmParser *parser, Block **block);
/* {...}; the arguments, if any, become those of the entry block. */
bool asm_parse_region(AsmParser *parser, Region *region, const AsmArguments *arguments);
/* The same where no outer name is visible: the arguments may take them. */
bool asm_parse_isolated_region(AsmParser *parser, Region *region, const AsmArguments *arguments);
/* A function's body, whose arguments may have no names (Context.defers_lacking). */
bool asm_optional_body(AsmParser *parser, Region *region, const AsmArguments *arguments,
                       bool *failed);
bool asm_optional_region(AsmParser *parser, Region *region, const AsmArguments *arguments,
                         bool *failed);
/* Adds the terminator that was left unwritten, and the block if there is none. */
void asm_ensure_terminator(AsmParser *parser, Region *region, const char *terminator, Loc loc);
/* A region of which the terminator may be left unwritten. */
bool asm_parse_ended_region(AsmParser *parser, Region *region, const AsmArguments *arguments,
                            const char *terminator, Loc loc);
/* What the results of the operation being parsed are called, for operations that name them. */
unsigned asm_result_name_count(AsmParser *parser);
Str asm_result_name(AsmParser *parser, unsigned index);

/* An operation in generic form, which is appended to the block; NULL when reported. */
Op *asm_parse_generic_op(AsmParser *parser, Block *block);

/* Printing. The text goes to the printer's builder. */
Sb *asm_sb(AsmPrinter *printer);
void asm_print(AsmPrinter *printer, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text, with an operand for each % and a type for each ! in it, which follow in their order. */
void asm_write(AsmPrinter *printer, const char *text, ...);
void asm_print_operand(AsmPrinter *printer, const Value *value);
void asm_print_operands(AsmPrinter *printer, Value *const *values, unsigned count); /* a, b */
/* (a, b), those of the operand group. */
void asm_print_group(AsmPrinter *printer, const Op *op, unsigned group);
void asm_print_type(AsmPrinter *printer, const Type *type);
void asm_print_types(AsmPrinter *printer, Value *const *values, unsigned count);
void asm_print_attr(AsmPrinter *printer, const Attr *attr);
/* Its alias, or what stands behind #dialect.mnemonic. */
void asm_print_attr_body(AsmPrinter *printer, const Attr *attr);
void asm_print_attr_without_type(AsmPrinter *printer, const Attr *attr);
/* (%a = %b, ...) behind a prefix; nothing for none. */
void asm_print_bindings(AsmPrinter *printer, const char *prefix, Value *const *arguments,
                        Value *const *values, unsigned count);
void asm_print_symbol_name(AsmPrinter *printer, Str name);
void asm_print_keyword_or_string(AsmPrinter *printer, Str text);
/* -> (a, b), in parentheses though it be one; nothing for none. */
void asm_print_arrow_types(AsmPrinter *printer, Value *const *values, unsigned count);
/* -> a, or -> (a, b); nothing for none. */
void asm_print_optional_arrow_types(AsmPrinter *printer, Value *const *values, unsigned count);
void asm_print_functional_type(AsmPrinter *printer, const Op *op);
/* " {...}" of inherent and other attributes, without those elided (ends with NULL); and without
 * those that are their default, or with them. */
void asm_print_attr_dict(AsmPrinter *printer, const Op *op, const char *const *elided);
void asm_print_attr_dict_with_defaults(AsmPrinter *printer, const Op *op,
                                       const char *const *elided);
void asm_print_attr_dict_with_keyword(AsmPrinter *printer, const Op *op, const char *const *elided);
/* What asm_print_attr_dict prints, by name; the caller frees the list. */
void asm_attr_dict_entries(const Op *op, NamedAttrs *entries);
void asm_print_region(AsmPrinter *printer, const Region *region, bool entry_args, bool terminator);
void asm_print_successor(AsmPrinter *printer, const Block *block);
void asm_print_argument(AsmPrinter *printer, const Value *argument, const Attr *attrs,
                        bool with_type);
/* From here on the region argument is printed by the operand's name. */
void asm_shadow_argument(AsmPrinter *printer, const Value *argument, const Value *operand);
void asm_print_generic_op(AsmPrinter *printer, const Op *op);
/* In its custom form, if it has one; without what its results are called. */
void asm_print_op(AsmPrinter *printer, const Op *op);
/* Behind each operation? */
bool asm_prints_locations(const AsmPrinter *printer);
/* As the row's assembly format has it. */
void format_print(AsmPrinter *printer, const Op *op);
void asm_print_newline(AsmPrinter *printer); /* and the current indentation */
void asm_increase_indent(AsmPrinter *printer);
void asm_decrease_indent(AsmPrinter *printer);
void asm_print_affine_map_of_operands(AsmPrinter *printer, const AffineMap *map,
                                      Value *const *operands);
void asm_print_affine_expr_of_operands(AsmPrinter *printer, const AffineExpr *expr,
                                       unsigned dim_count, Value *const *operands);

#endif
