/* Types as text. Within a type of this dialect, those of its own go without `!llvm.`. Rules:
 * upstream's LLVMTypeSyntax.cpp. */
#include "core/text/legacy.h"
#include "dialects/llvm/llvm.h"

#include <inttypes.h>

static const Type *parse_any(AsmParser *p, bool allow_any);

const Type *llvm_parse_pretty(AsmParser *p)
{
    const Type *type;

    if (!asm_enter(p))
        return NULL;
    type = parse_any(p, true);
    asm_leave(p);
    return type;
}

static const Type *fail(AsmParser *p, const char *at, const char *what, const Type *type)
{
    asm_plain_error(p, at, "%s: '%s'", what, type_text(type));
    return NULL;
}

static bool parse_param(AsmParser *p, const char *record, const char *name, const char *kind,
                        unsigned bits, int64_t *value)
{
    return asm_parse_integer_of(p, bits, UNSIGNED, value)
           || asm_plain_error(p, asm_here(p),
                              "failed to parse %s parameter '%s' which is to be a `%s`", record,
                              name, kind);
}

static bool is_number(AsmParser *p)
{
    const char *at = asm_here(p);

    return *at >= '0' && *at <= '9';
}

/* Pointers said once what they point to: <i8>, or <i8, 3>. It is what loads through them give. */
static const Type *parse_typed_ptr(AsmParser *p)
{
    const Type *pointee = llvm_parse_pretty(p);
    int64_t space = 0;

    if (!pointee
        || (asm_optional_punct(p, ",")
            && !parse_param(p, "LLVMPointerType", "addressSpace", "unsigned", 32, &space))
        || !asm_parse_punct(p, ">"))
        return NULL;
    asm_set_pointee(p, pointee);
    return llvm_ptr(asm_context(p), (unsigned)space);
}

static const Type *parse_ptr(AsmParser *p)
{
    const char *at = asm_here(p);
    int64_t space = 0;
    bool open = asm_optional_punct(p, "<"), typed = open && !is_number(p);

    asm_set_pointee(p, NULL);
    if (typed && asm_reads_legacy(p))
        return parse_typed_ptr(p);
    if (open
        && (!parse_param(p, "LLVMPointerType", "addressSpace", "unsigned", 32, &space)
            || !asm_parse_punct(p, ">"))) {
        if (typed)
            asm_legacy_note(p, at, "a pointer that says what it points to", "'!llvm.ptr'");
        return NULL;
    }
    return llvm_ptr(asm_context(p), (unsigned)space);
}

/* i32, float, ... were types of this dialect. */
static const Type *parse_old_mnemonic(AsmParser *p, Str word)
{
    static const char *const OLD[][2] = {
        { "half", "f16" },   { "bfloat", "bf16" },  { "float", "f32" },
        { "double", "f64" }, { "x86_fp80", "f80" }, { "fp128", "f128" },
    };

    for (size_t i = 0; asm_reads_legacy(p) && i < sizeof OLD / sizeof *OLD; i++)
        if (str_is(word, OLD[i][0]))
            return type_float(asm_context(p), float_format_named(str_of(OLD[i][1])));
    return NULL;
}

static const Type *parse_array(AsmParser *p, const char *at)
{
    const Type *element;
    int64_t count;

    if (!asm_parse_punct(p, "<")
        || !parse_param(p, "LLVMArrayType", "numElements", "uint64_t", 64, &count)
        || !asm_parse_keyword(p, "x"))
        return NULL;
    element = llvm_parse_pretty(p);
    if (!element || !asm_parse_punct(p, ">"))
        return NULL;
    if (!llvm_may_be_in_array(element))
        return fail(p, at, "invalid array element type", element);
    return llvm_array(element, (uint64_t)count);
}

/* a, b, ...) */
static bool parse_arguments(AsmParser *p, Types *types, bool *variadic)
{
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        const Type *type;

        if (asm_optional_punct(p, "...")) {
            *variadic = true;
            break;
        }
        type = llvm_parse_pretty(p);
        if (!type)
            return false;
        vec_push(types, type);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static const Type *make_func(AsmParser *p, const char *at, const Type *result, const Types *types,
                             bool variadic)
{
    if (!llvm_may_be_result(result))
        return fail(p, at, "invalid function result type", result);
    for (size_t i = 0; i < types->len; i++)
        if (!llvm_may_be_argument(types->data[i]))
            return fail(p, at, "invalid function argument type", types->data[i]);
    return llvm_function(result, (unsigned)types->len, types->data, variadic);
}

static const Type *parse_func(AsmParser *p, const char *at)
{
    const Type *result, *func = NULL;
    Types types = { 0 };
    bool variadic = false;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    result = llvm_parse_pretty(p);
    if (!result || !asm_parse_punct(p, "("))
        return NULL;
    if (parse_arguments(p, &types, &variadic) && asm_parse_punct(p, ">"))
        func = make_func(p, at, result, &types, variadic);
    vec_free(&types);
    return func;
}

/* (a, b) */
static bool parse_elements(AsmParser *p, Types *types)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        const char *at = asm_here(p);
        const Type *type = llvm_parse_pretty(p);

        if (!type)
            return false;
        if (!llvm_may_be_in_struct(type))
            return fail(p, at, "invalid LLVM structure element type", type) != NULL;
        vec_push(types, type);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

/* The identified structs whose bodies are being read, outermost last. */
typedef struct Enclosing {
    struct Enclosing *outer;
    const AsmParser *parser;
    const Type *type;
} Enclosing;

static _Thread_local Enclosing *enclosing;

static bool is_enclosing(const AsmParser *p, const Type *type)
{
    for (const Enclosing *e = enclosing; e; e = e->outer)
        if (e->parser == p && e->type == type)
            return true;
    return false;
}

static const Type *used_differently(AsmParser *p, const char *at)
{
    asm_plain_error(p, at, "identified type already used with a different body");
    return NULL;
}

/* Within the body of a struct that is being read its name needs no body of its own. */
static const Type *parse_opaque(AsmParser *p, const char *at, const Type *type)
{
    if (!asm_parse_punct(p, ">"))
        return NULL;
    if (is_enclosing(p, type) ? !type->dialect.body
                              : type_set_body(type, attr_unit(asm_context(p))))
        return type;
    asm_plain_error(p, at, "redeclaring defined struct as opaque");
    return NULL;
}

/* What stands behind the name of a struct that no body around defines. */
static const Type *parse_body(AsmParser *p, const Type *type)
{
    Enclosing here = { enclosing, p, type };
    bool packed = asm_optional_keyword(p, "packed"), good;
    const char *at = asm_here(p);
    Types elements = { 0 };

    enclosing = &here;
    good = parse_elements(p, &elements) && asm_parse_punct(p, ">");
    enclosing = here.outer;
    if (good
        && !type_set_body(
            type, llvm_struct_body(asm_context(p), packed, (unsigned)elements.len, elements.data)))
        good = used_differently(p, at);
    vec_free(&elements);
    return good ? type : NULL;
}

static const Type *parse_identified(AsmParser *p, const char *at, Str name)
{
    const Type *type = llvm_identified(asm_context(p), name);
    bool encloses = is_enclosing(p, type);

    if (encloses && asm_optional_punct(p, ">"))
        return type;
    if (asm_at_punct(p, ">")) {
        asm_plain_error(p, at, "struct without a body only allowed in a recursive struct");
        return NULL;
    }
    if (!asm_parse_punct(p, ","))
        return NULL;
    at = asm_here(p);
    if (asm_optional_keyword(p, "opaque"))
        return parse_opaque(p, at, type);
    if (!encloses)
        return parse_body(p, type);
    asm_plain_error(p, at, "identifier already used for an enclosing struct");
    return NULL;
}

static const Type *parse_struct(AsmParser *p)
{
    const char *at = asm_here(p);
    const Type *type = NULL;
    Types elements = { 0 };
    bool packed;
    Str name;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (asm_optional_string(p, &name))
        return parse_identified(p, at, name);
    if (asm_optional_keyword(p, "opaque")) {
        asm_plain_error(p, at, "only identified structs can be opaque");
        return NULL;
    }
    packed = asm_optional_keyword(p, "packed");
    if (parse_elements(p, &elements) && asm_parse_punct(p, ">"))
        type = llvm_struct(asm_context(p), packed, (unsigned)elements.len, elements.data);
    vec_free(&elements);
    return type;
}

/* Types, then integers. */
static bool parse_target_params(AsmParser *p, Types *types, Dims *ints)
{
    bool failed;

    while (asm_optional_punct(p, ",")) {
        const char *at = asm_here(p);
        const Type *type;
        int64_t value;

        if (asm_optional_integer_of(p, 32, UNSIGNED, &value, &failed)) {
            vec_push(ints, value);
            continue;
        }
        if (failed)
            return false;
        if (ints->len)
            return asm_plain_error(p, at,
                                   "failed to parse parameter list for target extension type");
        type = llvm_parse_pretty(p);
        if (!type)
            return false;
        vec_push(types, type);
    }
    return true;
}

static const Type *parse_target(AsmParser *p)
{
    const Type *type = NULL;
    Types types = { 0 };
    Dims ints = { 0 };
    Str name;

    if (!asm_parse_punct(p, "<") || !asm_parse_string(p, &name))
        return NULL;
    if (parse_target_params(p, &types, &ints) && asm_parse_punct(p, ">"))
        type = llvm_target_type(asm_context(p), name, (unsigned)types.len, types.data,
                                (unsigned)ints.len, ints.data);
    vec_free(&types);
    vec_free(&ints);
    return type;
}

static const Type *parse_mnemonic(AsmParser *p)
{
    const char *at = asm_here(p);
    const Type *type;
    Str word;

    if (!asm_parse_any_keyword(p, &word))
        return NULL;
    type = llvm_plain(asm_context(p), word);
    if (type)
        return type;
    if (str_is(word, "ptr"))
        return parse_ptr(p);
    type = parse_old_mnemonic(p, word);
    if (type)
        return type;
    if (str_is(word, "array"))
        return parse_array(p, at);
    if (str_is(word, "struct"))
        return parse_struct(p);
    if (str_is(word, "func"))
        return parse_func(p, at);
    if (str_is(word, "target"))
        return parse_target(p);
    asm_plain_error(p, at, "unknown LLVM type: %.*s", STR_ARG(word));
    return NULL;
}

static const Type *parse_any(AsmParser *p, bool allow_any)
{
    const char *at = asm_here(p);
    const Type *type;
    bool failed;

    if (!asm_optional_type(p, &type, &failed))
        return failed ? NULL : parse_mnemonic(p);
    if (allow_any || (asm_reads_legacy(p) && type->kind == TYPE_INTEGER))
        return type;
    asm_plain_error(p, at, "unexpected type, expected keyword");
    return NULL;
}

const Type *llvm_parse_type(AsmParser *p)
{
    return parse_any(p, false);
}

void llvm_print_pretty(AsmPrinter *printer, const Type *type)
{
    if (type->kind != TYPE_DIALECT || llvm_is(type, "ppc_fp128") || !llvm_is_compatible(type)
        || strncmp(type->dialect.def->name, "llvm.", 5) != 0) {
        asm_print_type(printer, type);
        return;
    }
    asm_print(printer, "%s", type->dialect.def->name + 5);
    llvm_print_type_body(printer, type);
}

static void print_list(AsmPrinter *printer, const Attr *types)
{
    for (unsigned i = 0; i < types->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        llvm_print_pretty(printer, types->array.elements[i]->type_value);
    }
}

static void print_func(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    llvm_print_pretty(printer, llvm_func_result(type));
    asm_print(printer, " (");
    print_list(printer, type->dialect.params[1]);
    if (llvm_func_is_variadic(type))
        asm_print(printer, llvm_func_count(type) ? ", ..." : "...");
    asm_print(printer, ")>");
}

static void print_elements(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, llvm_struct_is_packed(type) ? "packed (" : "(");
    for (unsigned i = 0; i < llvm_struct_count(type); i++) {
        asm_print(printer, i ? ", " : "");
        llvm_print_pretty(printer, llvm_struct_element(type, i));
    }
    asm_print(printer, ")>");
}

/* The identified structs being printed, which are printed once within themselves. */
typedef struct Printing {
    struct Printing *outer;
    const Type *type;
} Printing;

static _Thread_local Printing *printing;

static bool is_printing(const Type *type)
{
    for (const Printing *p = printing; p; p = p->outer)
        if (p->type == type)
            return true;
    return false;
}

static void print_struct(AsmPrinter *printer, const Type *type)
{
    Printing here = { printing, type };

    asm_print(printer, "<");
    if (llvm_struct_is_identified(type)) {
        asm_print_attr(printer, type->dialect.params[0]);
        if (is_printing(type)) {
            asm_print(printer, ">");
            return;
        }
        asm_print(printer, ", ");
        if (llvm_struct_is_opaque(type)) {
            asm_print(printer, "opaque>");
            return;
        }
    }
    printing = &here;
    print_elements(printer, type);
    printing = here.outer;
}

static void print_target(AsmPrinter *printer, const Type *type)
{
    const Attr *types = type->dialect.params[1], *ints = type->dialect.params[2];

    asm_print(printer, "<");
    asm_print_attr(printer, type->dialect.params[0]);
    for (unsigned i = 0; i < types->array.count; i++) {
        asm_print(printer, ", ");
        asm_print_type(printer, types->array.elements[i]->type_value);
    }
    for (unsigned i = 0; i < ints->dense.count; i++)
        asm_print(printer, ", %" PRId64, attr_i64_at(ints, i));
    asm_print(printer, ">");
}

void llvm_print_type_body(AsmPrinter *printer, const Type *type)
{
    if (llvm_is_ptr(type) && llvm_ptr_space(type)) {
        asm_print(printer, "<%u>", llvm_ptr_space(type));
    } else if (llvm_is_array(type)) {
        asm_print(printer, "<%" PRIu64 " x ", llvm_array_count(type));
        llvm_print_pretty(printer, llvm_array_element(type));
        asm_print(printer, ">");
    } else if (llvm_is_func(type)) {
        print_func(printer, type);
    } else if (llvm_is_struct(type)) {
        print_struct(printer, type);
    } else if (llvm_is_target(type)) {
        print_target(printer, type);
    }
}
