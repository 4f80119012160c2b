/* Function: what operations that are functions share (upstream's FunctionOpInterface): func.func,
 * llvm.func, gpu.func.
 *
 * A function has the attributes `sym_name`, `function_type`, `sym_visibility`, `arg_attrs` and
 * `res_attrs`, and one region, which is empty in a declaration.
 */
#ifndef DIALECTS_FUNCTION_H
#define DIALECTS_FUNCTION_H

#include "core/text/asm.h"

typedef struct FunctionSignature {
    AsmArguments arguments; /* without names where the source wrote types alone */
    Types results;
    VEC(const Attr *) result_attrs; /* one dictionary for each result */
    bool variadic;                  /* ended with `...` */
} FunctionSignature;

/* The function's type from its signature; NULL, with `*why` a text or left NULL, when there is
 * none. */
typedef const Type *(*FunctionTypeBuilder)(Context *context, const FunctionSignature *signature,
                                           const char **why);

/* The builder of a builtin function type. */
const Type *function_build_type(Context *context, const FunctionSignature *signature,
                                const char **why);

/* The pieces of the syntax, for functions with more to them. */
void function_parse_visibility(AsmParser *parser, OpState *state);
bool function_parse_signature(AsmParser *parser, bool allow_variadic, FunctionSignature *signature);
void function_signature_free(FunctionSignature *signature);
/* Adds `arg_attrs` and `res_attrs` where any argument or result has attributes. */
void function_add_signature_attrs(const FunctionSignature *signature, OpState *state);
/* `attributes {...}`, without those that stand elsewhere in the syntax. */
bool function_parse_attrs(AsmParser *parser, OpState *state);
/* The body, which may be left out and must not be empty. */
bool function_parse_body(AsmParser *parser, const FunctionSignature *signature, OpState *state);

void function_print_signature(AsmPrinter *printer, const Op *op, bool variadic,
                              const Type *const *inputs, unsigned input_count,
                              const Type *const *results, unsigned result_count);

/* The whole: [visibility] @name(arguments) [-> results] [attributes {...}] [{body}]. */
bool function_parse(AsmParser *parser, OpState *state, bool allow_variadic,
                    FunctionTypeBuilder build);
/* The same without variadic arguments, of a builtin function type. */
bool function_parse_plain(AsmParser *parser, OpState *state);
/* Of a function whose `function_type` is a builtin function type. */
void function_print(AsmPrinter *printer, const Op *op);
/* Of a loaded dialect, which no verifier holds against its type: its custom form cannot say it. */
bool function_lacks_arguments(const Op *op);

/* What the interface demands of a function of these types: attributes of arguments and results,
 * and the entry block's arguments. */
bool function_verify(const Op *op, const Type *const *inputs, unsigned input_count,
                     const Type *const *results, unsigned result_count);
/* Of one whose `function_type` is a builtin function type. */
bool function_verify_signature(const Op *op);

/* Is each value of the one type a value of the other? NULL in its place: of the same type alone. */
typedef bool TypePasses(const Type *from, const Type *to);

/* A call has the operands and results of a function of that builtin type. */
bool function_verify_call(const Op *op, const Type *type, TypePasses *passes);
/* Its terminator hands back what the type says; `word` and `verb` are how messages call that. */
bool function_verify_return(const Op *op, const char *word, const char *verb, TypePasses *passes);
/* Both for a function that function_parse_plain reads: it has a body, or is not public; its
 * terminator returns. */
bool function_verify_plain(const Op *op);
bool function_verify_plain_return(const Op *op);

bool function_is_declaration(const Op *op);
/* The type in `function_type`. */
const Type *function_type(const Op *op);
Str function_name(const Op *op);
/* What an operation calls by name; empty where it calls nothing so, or what another module has. */
Str function_callee_name(const Op *call);
/* The dictionary of an argument's or result's attributes, or NULL. */
const Attr *function_arg_attrs(const Op *op, unsigned index);
const Attr *function_result_attrs(const Op *op, unsigned index);

#endif
