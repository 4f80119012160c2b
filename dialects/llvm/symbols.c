/* What a module says to the linker: constructors, comdats, functions chosen at load time, flags. */
#include "dialects/llvm/llvm.h"

#include "core/text/format.h"
#include "core/ir/symbol.h"
#include "dialects/function.h"

enum { MAX_ALIASES = 1000 }; /* a chain of aliases may be a circle */

static bool verify_lists(const Op *op, const char *functions)
{
    const Attr *names = op_attr(op, functions), *priorities = op_attr(op, "priorities");
    const Attr *data = op_attr(op, "data");

    for (unsigned i = 0; i < data->array.count; i++) {
        const Attr *element = data->array.elements[i];

        if (!attr_is_flat_symbol(element) && !llvm_is_attr(element, "zero"))
            return op_plain_error(op, "data element must be symbol or #llvm.zero");
    }
    return (names->array.count == priorities->array.count
            && names->array.count == data->array.count)
           || op_plain_error(op, "%s, priorities, and data must have the same number of elements",
                             functions);
}

static bool verify_ctors(const Op *op)
{
    return verify_lists(op, "ctors");
}

static bool verify_dtors(const Op *op)
{
    return verify_lists(op, "dtors");
}

static bool verify_list_symbols(const Op *op, const Attr *names)
{
    for (unsigned i = 0; i < names->array.count; i++) {
        const Attr *name = names->array.elements[i];
        const Op *function = symbol_nearest(op, name);

        if (!function || !op_is(function, "llvm.func"))
            return op_error(op, "'%.*s' does not reference a valid LLVM function",
                            STR_ARG(name->symbol.root));
        if (function_is_declaration(function))
            return op_error(op, "'%.*s' does not have a definition", STR_ARG(name->symbol.root));
    }
    return true;
}

static bool verify_ctor_symbols(const Op *op)
{
    return verify_list_symbols(op, op_attr(op, "ctors"));
}

static bool verify_dtor_symbols(const Op *op)
{
    return verify_list_symbols(op, op_attr(op, "dtors"));
}

static bool verify_comdat(const Op *op)
{
    for (const Op *inner = op->regions[0].first->first; inner; inner = inner->next)
        if (!op_is(inner, "llvm.comdat_selector"))
            return op_plain_error(inner,
                                  "only comdat selector symbols can appear in a comdat region");
    return true;
}

/* LLVMLinkage($linkage): a keyword, external where there is none. */
static bool parse_linkage(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const EnumCase *linkage = llvm_optional_keyword(p, &LLVM_ENUM_LINKAGE);

    (void)args, (void)count;
    op_state_add_attr(state, "linkage",
                      llvm_enum_attr(state->context, "linkage", linkage ? linkage->value : 0));
    return true;
}

static void print_linkage(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)op, (void)count;
    asm_print(printer, "%s", enum_word(&LLVM_ENUM_LINKAGE, llvm_enum_value(args[0].attr)));
}

static bool verify_ifunc(const Op *op)
{
    static const char *const NOT[] = { "appending", "common", "available_externally",
                                       "extern_weak" };
    const Attr *linkage = op_attr(op, "linkage");
    const char *keyword = enum_word(&LLVM_ENUM_LINKAGE, llvm_enum_value(linkage));

    for (size_t i = 0; i < sizeof NOT / sizeof *NOT; i++)
        if (str_is(str_of(keyword), NOT[i]))
            return op_error(op,
                            "'%s' linkage not supported in ifuncs, available options: private, "
                            "internal, linkonce, weak, linkonce_odr, weak_odr, or external "
                            "linkage",
                            keyword);
    return true;
}

/* What an alias is of; NULL where its region computes more than an address. */
static const Op *alias_target(const Op *alias)
{
    const Block *block = alias->regions[0].first;
    const Op *end = block ? block->last : NULL, *address;

    address = end && end->operand_count ? value_definer(end->operands[0]) : NULL;
    if (!address || !op_is(address, "llvm.mlir.addressof"))
        return NULL;
    return symbol_nearest(alias, op_attr(address, "global_name"));
}

static bool verify_resolver(const Op *op)
{
    const Op *function = symbol_nearest(op, op_attr(op, "resolver"));
    const Type *pointer = op_attr(op, "resolver_type")->type_value;
    const Attr *space = op_attr(op, "address_space");

    for (unsigned steps = 0; function && op_is(function, "llvm.mlir.alias"); steps++) {
        function = alias_target(function);
        if (!function || steps == MAX_ALIASES)
            return true;
    }
    if (!function || !op_is(function, "llvm.func"))
        return op_error(op, "must have a function resolver");
    if (function_is_declaration(function))
        return op_error(op, "resolver must be a definition");
    if (!llvm_is_ptr(llvm_func_result(function_type(function))))
        return op_error(op, "resolver must return a pointer");
    return (llvm_is_ptr(pointer)
            && llvm_ptr_space(pointer) == (space ? (unsigned)int_low_s(space->integer) : 0))
           || op_error(op, "resolver has incorrect type");
}

bool llvm_verify_place(const Op *op)
{
    const Op *parent = op_parent(op);

    return !parent || (op_has(parent, SYMBOL_TABLE) && op_has(parent, ISOLATED_FROM_ABOVE))
           || op_error(op, "must appear at the module level");
}

static bool verify_flags(const Op *op)
{
    const Attr *flags = op_attr(op, "flags");

    if (!llvm_verify_place(op))
        return false;
    for (unsigned i = 0; i < flags->array.count; i++)
        if (!llvm_is_attr(flags->array.elements[i], "mlir.module_flag"))
            return op_error(op, "expected a module flag attribute");
    return true;
}

const OpDef LLVM_SYMBOL_OPS[] = {
    {
        .name = "llvm.mlir.global_ctors",
        .summary = "functions that run before main",
        .doc = "The functions run in the order of their priorities before the program starts;\n"
               "data is the global each one is for, if any.\n",
        .attrs = ATTRS({ "ctors", &FLAT_SYMBOL_REF_ARRAY_ATTR }, { "priorities", &I32_ARRAY_ATTR },
                       { "data", &ARRAY_ATTR }),
        .format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data "
                  "attr-dict",
        .verify = verify_ctors,
        .verify_symbols = verify_ctor_symbols,
    },
    {
        .name = "llvm.mlir.global_dtors",
        .summary = "functions that run after main",
        .doc = "The functions run in the reverse order of their priorities when the program\n"
               "ends.\n",
        .attrs = ATTRS({ "dtors", &FLAT_SYMBOL_REF_ARRAY_ATTR }, { "priorities", &I32_ARRAY_ATTR },
                       { "data", &ARRAY_ATTR }),
        .format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data "
                  "attr-dict",
        .verify = verify_dtors,
        .verify_symbols = verify_dtor_symbols,
    },
    {
        .name = "llvm.comdat",
        .summary = "sections of which the linker keeps one",
        .doc = "Holds selectors; globals and functions name one of them.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .format = "$sym_name $body attr-dict",
        .traits = NO_TERMINATOR | NO_REGION_ARGUMENTS | SYMBOL_TABLE | SYMBOL,
        .verify_regions = verify_comdat,
    },
    {
        .name = "llvm.comdat_selector",
        .summary = "how the linker chooses among sections of one name",
        .doc = "Says which of several definitions is kept: any, the largest, or that they must\n"
               "agree.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "comdat", &LLVM_COMDAT }),
        .format = "$sym_name $comdat attr-dict",
        .traits = SYMBOL,
    },
    {
        .name = "llvm.mlir.ifunc",
        .summary = "a function chosen when the program is loaded",
        .doc = "The resolver runs when the program is loaded; what it returns is the function\n"
               "that the symbol stands for.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "i_func_type", &TYPE_ATTR },
                       { "resolver", &FLAT_SYMBOL_REF_ATTR }, { "resolver_type", &TYPE_ATTR },
                       { "linkage", &LLVM_LINKAGE }, { "dso_local", &UNIT_ATTR },
                       { "address_space", &LLVM_NON_NEGATIVE_I32, "0" },
                       { "unnamed_addr", &LLVM_UNNAMED_ADDR, "" },
                       { "visibility_", &LLVM_VISIBILITY, "" }),
        .format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` "
                  "$i_func_type `,` $resolver_type $resolver attr-dict",
        .customs = CUSTOMS({ "LLVMLinkage", parse_linkage, print_linkage }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .verify = verify_ifunc,
        .verify_symbols = verify_resolver,
    },
    {
        .name = "llvm.linker_options",
        .summary = "options for the linker",
        .doc = "Strings that are handed to the linker.\n",
        .attrs = ATTRS({ "options", &STR_ARRAY_ATTR }),
        .format = "$options attr-dict",
        .verify = llvm_verify_place,
    },
    {
        .name = "llvm.module_flags",
        .summary = "flags of the module",
        .doc = "Named values that say what the module is; linking modules compares them.\n",
        .attrs = ATTRS({ "flags", &ARRAY_ATTR }),
        .format = "$flags attr-dict",
        .verify = verify_flags,
    },
    { 0 },
};
