/* Global variables and aliases of them, and their addresses. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/teams.h"
#include "dialects/llvm/values.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"

enum { APPENDING = 6, EXTERN_WEAK = 9, COMMON = 10 };

/* What stands in front of the name of globals and aliases. */
static void parse_keywords(AsmParser *p, OpState *state)
{
    Context *context = state->context;
    const EnumCase *linkage = llvm_optional_keyword(p, &LLVM_ENUM_LINKAGE);
    const EnumCase *visibility = llvm_optional_keyword(p, &LLVM_ENUM_VISIBILITY), *unnamed;

    op_state_add_attr(state, "linkage",
                      llvm_enum_attr(context, "linkage", linkage ? linkage->value : 0));
    op_state_add_attr(state, "visibility_", attr_i64(context, visibility ? visibility->value : 0));
    if (asm_optional_keyword(p, "thread_local"))
        op_state_add_attr(state, "thread_local_", attr_unit(context));
    unnamed = llvm_optional_keyword(p, &LLVM_ENUM_UNNAMED_ADDR);
    op_state_add_attr(state, "unnamed_addr", attr_i64(context, unnamed ? unnamed->value : 0));
}

static void print_keywords(AsmPrinter *printer, const Op *op)
{
    int64_t linkage = llvm_enum_value(op_attr(op, "linkage"));

    asm_print(printer, " %s ", enum_word(&LLVM_ENUM_LINKAGE, linkage));
    llvm_print_keyword(printer, &LLVM_ENUM_VISIBILITY, op_attr(op, "visibility_"));
    if (op_attr(op, "thread_local_"))
        asm_print(printer, "thread_local ");
    llvm_print_keyword(printer, &LLVM_ENUM_UNNAMED_ADDR, op_attr(op, "unnamed_addr"));
}

/* (: type)? */
static bool parse_type(AsmParser *p, const Type **type)
{
    Types types = { 0 };
    bool good = !asm_optional_punct(p, ":") || asm_parse_types(p, &types);

    *type = types.len ? types.data[0] : NULL;
    if (good && types.len > 1)
        good = asm_error(p, asm_name_loc(p), "expected zero or one type");
    vec_free(&types);
    return good;
}

static bool parse_initializer(AsmParser *p, OpState *state)
{
    Region *region = op_state_add_region(state);
    bool failed;

    if (!asm_optional_region(p, region, NULL, &failed))
        return !failed;
    if (region->first)
        asm_ensure_terminator(p, region, "llvm.return", state->loc);
    return true;
}

static bool add_type(AsmParser *p, OpState *state, const Type *type)
{
    const Attr *value = op_state_attr(state, "value");

    if (!type && value && value->kind == ATTR_STRING) {
        type = llvm_array(type_i(state->context, 8), value->string.len);
        op_state_add_region(state);
    } else if (!type) {
        return asm_error(p, asm_name_loc(p), "type can only be omitted for string globals");
    } else if (!parse_initializer(p, state)) {
        return false;
    }
    op_state_add_attr(state, "global_type", attr_type(type));
    return true;
}

/* keywords @name(value) [comdat(...)] {...} [: type] [{...}] */
static bool parse_global(AsmParser *p, OpState *state)
{
    const Attr *name, *value;
    const Type *type;

    parse_keywords(p, state);
    if (asm_optional_keyword(p, "externally_initialized"))
        op_state_add_attr(state, "externally_initialized", attr_unit(state->context));
    if (asm_optional_keyword(p, "constant"))
        op_state_add_attr(state, "constant", attr_unit(state->context));
    if (!asm_parse_symbol_name(p, &name) || !asm_parse_punct(p, "("))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (!asm_optional_punct(p, ")")) {
        if (!asm_parse_attr(p, NULL, &value) || !asm_parse_punct(p, ")"))
            return false;
        op_state_add_attr(state, "value", value);
    }
    return llvm_parse_comdat(p, state) && asm_optional_attr_dict(p, state) && parse_type(p, &type)
           && add_type(p, state, type);
}

static void print_initializer(AsmPrinter *printer, const Op *op)
{
    if (!op->regions[0].first)
        return;
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

static void print_global(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name",
                                          "global_type",
                                          "constant",
                                          "value",
                                          "linkage",
                                          "unnamed_addr",
                                          "thread_local_",
                                          "visibility_",
                                          "comdat",
                                          "externally_initialized",
                                          NULL };
    const Attr *value = op_attr(op, "value"), *comdat = op_attr(op, "comdat");

    print_keywords(printer, op);
    asm_print(printer, op_attr(op, "externally_initialized") ? "externally_initialized " : "");
    asm_print(printer, op_attr(op, "constant") ? "constant " : "");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print(printer, "(");
    if (value)
        asm_print_attr(printer, value);
    asm_print(printer, ")");
    if (comdat) {
        asm_print(printer, " comdat(");
        asm_print_attr(printer, comdat);
        asm_print(printer, ")");
    }
    asm_print_attr_dict_with_defaults(printer, op, ELIDED);
    if (value && value->kind == ATTR_STRING)
        return;
    asm_print(printer, " : ");
    asm_print_type(printer, op_attr(op, "global_type")->type_value);
    print_initializer(printer, op);
}

/* keywords @name {...} : type {...} */
static bool parse_alias(AsmParser *p, OpState *state)
{
    const Attr *name;
    const Type *type;
    Region *region;

    parse_keywords(p, state);
    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (!asm_optional_attr_dict(p, state) || !parse_type(p, &type))
        return false;
    region = op_state_add_region(state);
    if (!asm_parse_region(p, region, NULL))
        return false;
    if (!type)
        return asm_error(p, asm_name_loc(p), "expected zero or one type");
    asm_ensure_terminator(p, region, "llvm.return", state->loc);
    op_state_add_attr(state, "alias_type", attr_type(type));
    return true;
}

static void print_alias(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name",      "alias_type",  "linkage", "unnamed_addr",
                                          "thread_local_", "visibility_", NULL };

    print_keywords(printer, op);
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op_attr(op, "alias_type")->type_value);
    print_initializer(printer, op);
}

static bool may_be_global(const Type *type)
{
    return llvm_is_compatible_outer(type) && !llvm_is_void(type) && !llvm_is(type, "token")
           && !llvm_is(type, "metadata") && !llvm_is(type, "label");
}

static bool is_zero(const Attr *attr)
{
    if (attr->kind == ATTR_INTEGER)
        return int_is_zero(attr->integer);
    if (attr->kind == ATTR_FLOAT)
        return !attr->floating.bits[0] && !attr->floating.bits[1];
    if (attr->kind == ATTR_ARRAY)
        return attr_is_array_of(attr, is_zero);
    return attr_is_splat(attr) && is_zero(attr_element(attr, 0));
}

static bool verify_value(const Op *op, const Type *type)
{
    const Attr *value = op_attr(op, "value");

    if (value && value->kind == ATTR_STRING
        && !(llvm_is_array(type) && llvm_array_element(type)->kind == TYPE_INTEGER
             && llvm_array_element(type)->integer.width == 8
             && llvm_array_count(type) == value->string.len))
        return op_error(op, "requires an i8 array type of the length equal to that of the string "
                            "attribute");
    if (!llvm_is_target(type))
        return true;
    if (!llvm_target_in_global(type))
        return op_error(op, "this target extension type cannot be used in a global");
    return !value
           || op_error(op, "global with target extension type can only be initialized with "
                           "zero-initializer");
}

static bool verify_linkage(const Op *op, const Type *type)
{
    int64_t linkage = llvm_enum_value(op_attr(op, "linkage"));
    const Attr *value = op_attr(op, "value");

    if (linkage == COMMON && value && !is_zero(value))
        return op_error(op, "expected zero value for 'common' linkage");
    return linkage != APPENDING || llvm_is_array(type)
           || op_error(op, "expected array type for 'appending' linkage");
}

static bool verify_global(const Op *op)
{
    const Type *type = op_attr(op, "global_type")->type_value;
    const Attr *alignment = op_attr(op, "alignment");
    uint64_t bytes = alignment ? (uint64_t)int_low_s(alignment->integer) : 1;

    if (!may_be_global(type))
        return op_error(op, "expects type to be a valid element type for an LLVM global");
    if (!llvm_verify_place(op) || !verify_value(op, type) || !verify_linkage(op, type)
        || !llvm_verify_comdat(op))
        return false;
    return (bytes && !(bytes & (bytes - 1)))
           || op_plain_error(op, "alignment attribute is not a power of 2");
}

static bool verify_effects(const Block *block, const char *message)
{
    for (const Op *op = block->first; op; op = op->next)
        if (!op_has(op, PURE | NO_MEMORY_EFFECT))
            return op_plain_error(op, "%s", message);
    return true;
}

static bool verify_global_region(const Op *op)
{
    const Type *type = op_attr(op, "global_type")->type_value;
    const Block *block = op->regions[0].first;
    const Op *end = block ? block->last : NULL;

    if (!end)
        return true;
    if (!end->operand_count)
        return op_error(op, "initializer region cannot return void");
    if (end->operands[0]->type != type)
        return op_error(op, "initializer region type '%s' does not match global type '%s'",
                        type_text(end->operands[0]->type), type_text(type));
    if (!verify_effects(block, "ops with side effects not allowed in global initializers"))
        return false;
    return !op_attr(op, "value") || op_error(op, "cannot have both initializer value and region");
}

static bool verify_alias(const Op *op)
{
    int64_t linkage = llvm_enum_value(op_attr(op, "linkage"));

    if (!may_be_global(op_attr(op, "alias_type")->type_value))
        return op_error(op, "expects type to be a valid element type for an LLVM global alias");
    return (linkage != APPENDING && linkage != EXTERN_WEAK && linkage != COMMON)
           || op_error(op,
                       "'%s' linkage not supported in aliases, available options: private, "
                       "internal, linkonce, weak, linkonce_odr, weak_odr, external or "
                       "available_externally",
                       enum_word(&LLVM_ENUM_LINKAGE, linkage));
}

static bool verify_alias_region(const Op *op)
{
    const Block *block = op->regions[0].first;
    const Op *end = block->last;

    if (!end || !end->operand_count || !llvm_is_ptr(end->operands[0]->type))
        return op_error(op, "initializer region must always return a pointer");
    return verify_effects(block, "ops with side effects are not allowed in alias initializers");
}

/* The address space of what the symbol names. */
static unsigned space_of(const Op *op)
{
    const Attr *space = op_is(op, "llvm.mlir.global") ? op_attr(op, "addr_space") : NULL;

    if (op_is(op, "llvm.mlir.alias") && op->regions[0].first && op->regions[0].first->last
        && op->regions[0].first->last->operand_count)
        return llvm_ptr_space(op->regions[0].first->last->operands[0]->type);
    return space ? (unsigned)int_low_s(space->integer) : 0;
}

static bool verify_addressof(const Op *op)
{
    const Op *global = symbol_nearest(op, op_attr(op, "global_name"));
    unsigned space = llvm_ptr_space(op->results[0]->type);

    if (!global
        || (!op_is(global, "llvm.mlir.global") && !op_is(global, "llvm.mlir.alias")
            && !op_is(global, "llvm.func") && !op_is(global, "llvm.mlir.ifunc")))
        return op_error(op, "must reference a global defined by 'llvm.mlir.global', "
                            "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
    if (!op_is(global, "llvm.mlir.global") && !op_is(global, "llvm.mlir.alias"))
        return true;
    return space_of(global) == space
           || op_error(op, "pointer address space must match address space of the referenced "
                           "global or alias");
}

static bool verify_equivalent(const Op *op)
{
    const Op *function = symbol_nearest(op, op_attr(op, "function_name"));

    if (!function || (!op_is(function, "llvm.func") && !op_is(function, "llvm.mlir.alias")))
        return op_error(op, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    return !op_is(function, "llvm.func")
           || llvm_enum_value(op_attr(function, "linkage")) != EXTERN_WEAK
           || op_error(op, "target function with 'extern_weak' linkage not allowed");
}

/* What a global begins with: its value, what its region returns, or nothing that is known. */
static Flow first_value(Step *s, const Op *global, Place value)
{
    const Type *type = op_attr(global, "global_type")->type_value;
    const Attr *attr = op_attr(global, "value");

    if (global->regions[0].first)
        return run_initializer(s, global, &value);
    if (!attr)
        return external_global(s, symbol_name(global), value)
                   ? FLOW_NEXT
                   : unsupported(s, "the global @%.*s is declared, and nothing defines it",
                                 STR_ARG(symbol_name(global)));
    if (!llvm_set_attr(s, value, type, attr))
        return cannot_be_held(s, attr, "a global");
    return FLOW_NEXT;
}

static void write_zeros(Allocation *memory)
{
    static const unsigned char ZEROS[256];

    for (uint64_t at = 0; at < memory->size; at += sizeof ZEROS)
        memory_write(memory, at, ZEROS,
                     memory->size - at < sizeof ZEROS ? memory->size - at : sizeof ZEROS);
}

bool llvm_global_is_defined(const Op *global)
{
    return op_attr(global, "value") || global->regions[0].first;
}

/* The memory is there before it is filled: an initializer may want to know where. */
static Flow fill_global(Step *s, const Op *global, Allocation *memory, const Layout *layout)
{
    ArenaMark mark = arena_mark(s->arena);
    Place value = scratch_place(s, layout);

    if (work_done(s, layout_lanes(layout)) == FLOW_END || first_value(s, global, value) == FLOW_END)
        return FLOW_END;
    write_zeros(memory); /* what lies between its parts (DECISIONS.md M22) */
    layout_store(layout, value.words, value.poison, memory, 0);
    if (!llvm_global_is_defined(global)
        && external_global_fill(s, symbol_name(global), memory) == FLOW_END)
        return FLOW_END;
    memory->constant = op_attr(global, "constant") != NULL;
    arena_release(s->arena, mark);
    return FLOW_NEXT;
}

/* A thread of a team has its own of what is local to threads (DECISIONS.md Q8). */
static void **memo_of(Step *s, const Op *symbol)
{
    return (op_attr(symbol, "thread_local_") ? thread_own : run_memo)(s, symbol);
}

static Flow make_global(Step *s, const Op *global, Allocation **memory)
{
    const Type *type = op_attr(global, "global_type")->type_value;
    const Attr *alignment = op_attr(global, "alignment");
    const Layout *layout = layout_of(s, type);
    uint64_t least = alignment ? int_low_u(alignment->integer) : 0, bytes;

    if (!layout || !layout_in_memory(layout))
        return unsupported(s, "a global of type '%s'", type_text(type));
    if (least < layout_alignment(layout))
        least = layout_alignment(layout);
    bytes = layout_bytes(layout);
    if (!llvm_global_is_defined(global))
        bytes = external_global_bytes(symbol_name(global), bytes);
    *memory = memory_allocate(memory_in(s), ALLOCATION_GLOBAL, bytes, least, global);
    if (!*memory)
        return memory_is_short(s, "a global of %llu bytes", (unsigned long long)bytes);
    *memo_of(s, global) = *memory;
    return fill_global(s, global, *memory, layout);
}

/* It stands for the function: nothing can be read there. */
static Flow make_function(Step *s, const Op *function, Allocation **memory)
{
    *memory = memory_allocate(memory_in(s), ALLOCATION_CODE, 0, CODE_ALIGNMENT, function);
    if (!*memory)
        return memory_is_short(s, "the address of a function");
    *run_memo(s, function) = *memory;
    return FLOW_NEXT;
}

/* What its region returns; on the way there it must not be asked for again. */
static Flow follow_alias(Step *s, const Op *alias, Pointer *address)
{
    const Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    void **memo = run_memo(s, alias);
    Flow flow;

    if (*memo)
        return unsupported(s, "the alias @%.*s stands for itself", STR_ARG(symbol_name(alias)));
    *memo = (void *)alias;
    flow = run_initializer(s, alias, &place);
    *run_memo(s, alias) = NULL;
    *address = place_pointer(place);
    return flow == FLOW_END ? FLOW_END : FLOW_NEXT;
}

/* A symbol that need not be there, and is not (DECISIONS.md M33). */
static bool is_missing(const Op *symbol, bool is_global)
{
    const Attr *linkage = op_attr(symbol, "linkage");

    if (!linkage || llvm_enum_value(linkage) != EXTERN_WEAK)
        return false;
    return is_global ? !llvm_global_is_defined(symbol)
                     : !symbol->regions[0].first && !external_function(symbol_name(symbol));
}

static Flow choose(Step *s, const Op *ifunc, Allocation **function)
{
    const Op *resolver = symbol_nearest(ifunc, op_attr(ifunc, "resolver"));
    const Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);

    if (!resolver || !resolver->region_count || !resolver->regions[0].first)
        return unsupported(s, "an ifunc whose resolver has no body here");
    if (run_initializer(s, resolver, &place) == FLOW_END)
        return FLOW_END;
    if (*place.poison)
        return undefined_poison(s, *place.poison, "what the resolver chooses is poison");
    *function = memory_find(memory_in(s), place_pointer(place).provenance);
    if (!*function || (*function)->kind != ALLOCATION_CODE)
        return undefined(s, "what the resolver chooses is no function");
    *run_memo(s, ifunc) = *function;
    return FLOW_NEXT;
}

/* What its resolver returned when it was first asked. */
static Flow follow_ifunc(Step *s, const Op *ifunc, Pointer *address)
{
    Allocation *function = *run_memo(s, ifunc);

    if (!function && choose(s, ifunc, &function) == FLOW_END)
        return FLOW_END;
    *address = (Pointer){ function->id, function->address };
    return FLOW_NEXT;
}

Flow llvm_address_of(Step *s, const Op *symbol, Pointer *address)
{
    bool is_global = op_is(symbol, "llvm.mlir.global");
    Allocation *memory;

    if (op_is(symbol, "llvm.mlir.alias"))
        return follow_alias(s, symbol, address);
    if (op_is(symbol, "llvm.mlir.ifunc"))
        return follow_ifunc(s, symbol, address);
    *address = (Pointer){ 0, 0 };
    if (is_missing(symbol, is_global))
        return FLOW_NEXT;
    if (!is_global && !op_is(symbol, "llvm.func") && !function_is_executed(symbol))
        return unsupported(s, "the address of '%.*s'", STR_ARG(op_name(symbol)));
    memory = *memo_of(s, symbol);
    if (!memory && (is_global ? make_global : make_function)(s, symbol, &memory) == FLOW_END)
        return FLOW_END;
    *address = (Pointer){ memory->id, memory->address };
    return FLOW_NEXT;
}

const Op *llvm_function_at(const Step *s, Pointer at)
{
    Allocation *memory = memory_find(memory_in(s), at.provenance);

    if (!memory || memory->kind != ALLOCATION_CODE || memory->address != at.address
        || code_is_block(memory))
        return NULL;
    return memory->made;
}

static Flow address_of(Step *s)
{
    Pointer address;

    if (llvm_address_of(s, symbol_in(s, prop(s, 0)), &address) == FLOW_END)
        return FLOW_END;
    return llvm_give_address(s, address);
}

const OpDef LLVM_GLOBAL_OPS[] = {
    {
        .name = "llvm.mlir.global",
        .summary = "a global variable",
        .doc = "Memory that lives as long as the program, in an address space. It holds the\n"
               "value, or what its region returns; without either it is defined elsewhere. A\n"
               "`constant` one must not be written.\n",
        .attrs = ATTRS(
            { "global_type", &TYPE_ATTR }, { "constant", &UNIT_ATTR }, { "sym_name", &STR_ATTR },
            { "linkage", &LLVM_LINKAGE }, { "dso_local", &UNIT_ATTR },
            { "thread_local_", &UNIT_ATTR }, { "externally_initialized", &UNIT_ATTR },
            { "value", &ANY_ATTR, .optional = true }, { "alignment", &I64_ATTR, .optional = true },
            { "addr_space", &LLVM_NON_NEGATIVE_I32, "0" },
            { "unnamed_addr", &LLVM_UNNAMED_ADDR, .optional = true },
            { "section", &STR_ATTR, .optional = true },
            { "comdat", &SYMBOL_REF_ATTR, .optional = true },
            { "dbg_exprs", &LLVM_DI_GLOBALS, .optional = true },
            { "visibility_", &LLVM_VISIBILITY, "" },
            { "target_specific_attrs", &ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "initializer", ANY_REGION }),
        .implicit_terminator = "llvm.return",
        .traits = ISOLATED_FROM_ABOVE | SINGLE_BLOCK | SYMBOL,
        .parse = parse_global,
        .print = print_global,
        .verify = verify_global,
        .verify_regions = verify_global_region,
    },
    {
        .name = "llvm.mlir.alias",
        .summary = "another name for a global",
        .doc = "A symbol for the address that its region returns.\n",
        .attrs = ATTRS({ "alias_type", &TYPE_ATTR }, { "sym_name", &STR_ATTR },
                       { "linkage", &LLVM_LINKAGE }, { "dso_local", &UNIT_ATTR },
                       { "thread_local_", &UNIT_ATTR },
                       { "unnamed_addr", &LLVM_UNNAMED_ADDR, .optional = true },
                       { "visibility_", &LLVM_VISIBILITY, "" }),
        .regions = REGIONS({ "initializer", SIZED_REGION_1 }),
        .implicit_terminator = "llvm.return",
        .traits = ISOLATED_FROM_ABOVE | SINGLE_BLOCK | SYMBOL,
        .parse = parse_alias,
        .print = print_alias,
        .verify = verify_alias,
        .verify_regions = verify_alias_region,
    },
    {
        .name = "llvm.mlir.addressof",
        .summary = "the address of a global or function",
        .doc = "A pointer to the symbol, in its address space.\n",
        .attrs = ATTRS({ "global_name", &FLAT_SYMBOL_REF_ATTR }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$global_name attr-dict `:` qualified(type($res))",
        .traits = PURE | CONSTANT_LIKE,
        .verify_symbols = verify_addressof,
        .eval = address_of,
        .decisions = "M15, M33",
        .example = "llvm.mlir.global internal constant @answer(42 : i32) : i32\n"
                   "\n"
                   "  %p = llvm.mlir.addressof @answer : !llvm.ptr\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "42 : i32\n",
    },
    {
        .name = "llvm.dso_local_equivalent",
        .summary = "the address of a local function that does the same",
        .doc = "A pointer to a function of this shared object that does what the named one\n"
               "does.\n",
        .attrs = ATTRS({ "function_name", &FLAT_SYMBOL_REF_ATTR }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$function_name attr-dict `:` qualified(type($res))",
        .traits = PURE | CONSTANT_LIKE,
        .verify_symbols = verify_equivalent,
        .eval = address_of,
        .decisions = "M33",
        .example = "llvm.func @gives() -> i32 {\n"
                   "  %r = llvm.mlir.constant(7 : i32) : i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n"
                   "\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %p = llvm.dso_local_equivalent @gives : !llvm.ptr\n"
                   "  %r = llvm.call %p() : !llvm.ptr, () -> i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives = "7 : i32\n",
    },
    { 0 },
};
