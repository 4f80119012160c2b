/* memref: memory that the module holds. */
#include "core/text/asm.h"
#include "core/text/format.h"
#include "core/ir/symbol.h"
#include "dialects/memref/memref.h"
#include "dialects/values/kind.h"

enum {
    GLOBAL_NAME,
    GLOBAL_VISIBILITY,
    GLOBAL_TYPE,
    GLOBAL_VALUE,
    GLOBAL_CONSTANT,
    GLOBAL_ALIGNMENT
};
enum { GET_NAME };

static bool is_static_memref(const Type *type)
{
    return type->kind == TYPE_MEMREF && type_has_static_shape(type);
}

/* GlobalMemrefOpTypeAndInitialValue($type, $initial_value): type, type = uninitialized, or
 * type = value, where the value is of the tensor type of that shape. */
static bool parse_type_and_value(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type, *tensor;
    const Attr *value;

    (void)args;
    (void)count;
    if (!asm_parse_type(p, &type))
        return false;
    if (!is_static_memref(type))
        return asm_error(p, asm_name_loc(p), "type should be static shaped memref, but got '%s'",
                         type_text(type));
    op_state_add_attr(state, "type", attr_type(type));
    if (!asm_optional_punct(p, "="))
        return true;
    if (asm_optional_keyword(p, "uninitialized")) {
        op_state_add_attr(state, "initial_value", attr_unit(state->context));
        return true;
    }
    tensor = type_tensor(state->context, type->shaped.rank, type->shaped.dims, type->shaped.element,
                         NULL);
    if (!asm_parse_attr(p, tensor, &value))
        return false;
    if (!attr_is_elements(value))
        return asm_error(p, asm_name_loc(p),
                         "initial value should be a unit or elements attribute");
    op_state_add_attr(state, "initial_value", value);
    return true;
}

static void print_type_and_value(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                 unsigned count)
{
    const Attr *value = op_inherent(op, GLOBAL_VALUE);

    (void)args;
    (void)count;
    asm_print_type(printer, op_inherent(op, GLOBAL_TYPE)->type_value);
    if (!value)
        return;
    asm_print(printer, " = ");
    if (value->kind == ATTR_UNIT)
        asm_print(printer, "uninitialized");
    else
        asm_print_attr_without_type(printer, value);
}

static void print_dims(Sb *sb, const Type *type)
{
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sb_printf(sb, "%s%lld", i ? ", " : "", (long long)type->shaped.dims[i]);
}

static bool verify_shape(const Op *op, const Type *type, const Type *value)
{
    Sb text = { 0 };

    if (type_same_dims(type, value))
        return true;
    sb_add(&text, "initial value shape expected to be ");
    print_dims(&text, type);
    sb_add(&text, " but was ");
    print_dims(&text, value);
    op_error(op, "%s", text.data);
    sb_free(&text);
    return false;
}

static bool verify_global(const Op *op)
{
    const Type *type = op_inherent(op, GLOBAL_TYPE)->type_value;
    const Attr *value = op_inherent(op, GLOBAL_VALUE);
    const Type *element;

    if (!is_static_memref(type))
        return op_error(op, "type should be static shaped memref, but got '%s'", type_text(type));
    if (!value || value->kind == ATTR_UNIT)
        return true;
    if (!attr_is_elements(value))
        return op_error(op, "initial value should be a unit or elements attribute, but got %s",
                        attr_quoted(value));
    element = value->type->kind == TYPE_TENSOR ? value->type->shaped.element : NULL;
    if (type->shaped.element != element)
        return op_error(op,
                        "initial value element expected to be of type '%s', but was of type "
                        "'%s'",
                        type_text(type->shaped.element),
                        type_text(element ? element : value->type));
    return verify_shape(op, type, value->type);
}

static bool verify_get_global(const Op *op)
{
    const Attr *name = op_inherent(op, GET_NAME);
    const Op *global = symbol_nearest(op, name);
    const Type *type = op->results[0]->type, *global_type;

    if (!global || !op_is(global, "memref.global"))
        return op_error(op, "'%.*s' does not reference a valid global memref",
                        STR_ARG(name->symbol.root));
    global_type = op_inherent(global, GLOBAL_TYPE)->type_value;
    return global_type == type
           || op_error(op, "result type '%s' does not match type '%s' of the global memref @%.*s",
                       type_text(type), type_text(global_type), STR_ARG(name->symbol.root));
}

/* The first contents: no access that could race with another. */
static Flow fill_global(Step *s, const MemRef *memref, const Attr *value, Allocation *allocation)
{
    const Layout *layout = layout_of(s, memref->element);
    Elements elements = { .type = memref->element,
                          .layout = layout,
                          .rank = memref->rank,
                          .sizes = (const uint64_t *)memref->sizes,
                          .strides = (const uint64_t *)memref->strides,
                          .first = element_pointer(memref, layout, 0).address - allocation->address,
                          .memory = allocation };

    if (work_done(s, elements_count(&elements)) == FLOW_END)
        return FLOW_END;
    return elements_fill(s, &elements, value) ? FLOW_NEXT : cannot_be_held(s, value, "a global");
}

static Flow make_global(Step *s, const Op *global, MemRef *memref, Allocation **allocation)
{
    const Attr *value = op_inherent(global, GLOBAL_VALUE);
    const Attr *alignment = op_inherent(global, GLOBAL_ALIGNMENT);
    const Type *type = op_inherent(global, GLOBAL_TYPE)->type_value;

    if (!value)
        return unsupported(s, "the global @%.*s is declared, and nothing defines it",
                           STR_ARG(op_inherent(global, GLOBAL_NAME)->string));
    if (value->kind != ATTR_UNIT && !attr_is_numbers(value))
        return cannot_be_held(s, value, "a global");
    if (allocate_memref(s, ALLOCATION_GLOBAL, type, NULL,
                        alignment ? int_low_u(alignment->integer) : 0, memref)
        == FLOW_END)
        return FLOW_END;
    *allocation = memory_find(memory_in(s), memref->aligned.provenance);
    (*allocation)->made = global;
    (*allocation)->constant = op_inherent(global, GLOBAL_CONSTANT) != NULL;
    return value->kind != ATTR_UNIT ? fill_global(s, memref, value, *allocation) : FLOW_NEXT;
}

Flow memref_of_global(Step *s, const Op *global, MemRef *memref)
{
    void **memo = run_memo(s, global);
    Allocation *allocation = *memo;

    if (!allocation) {
        if (make_global(s, global, memref, &allocation) == FLOW_END)
            return FLOW_END;
        *memo = allocation;
        return FLOW_NEXT;
    }
    if (describe_memref(s, op_inherent(global, GLOBAL_TYPE)->type_value, NULL, NULL, memref)
        == FLOW_END)
        return FLOW_END;
    memref->allocated = memref->aligned = (Pointer){ allocation->id, allocation->address };
    return FLOW_NEXT;
}

static Flow get_global(Step *s)
{
    MemRef memref;

    if (memref_of_global(s, symbol_in(s, prop(s, GET_NAME)), &memref) == FLOW_END)
        return FLOW_END;
    return give_memref(s, 0, &memref);
}

const OpDef MEMREF_GLOBAL_OPS[] = {
    {
        .name = "memref.global",
        .summary = "declare or define a global memref variable",
        .doc = "Names memory that lives as long as the program runs. With elements as its\n"
               "initial value it holds them from the start; when `uninitialized`, nothing;\n"
               "without a value it is declared here and defined elsewhere, which cannot be run.\n",
        .attrs = ATTRS([GLOBAL_NAME] = { "sym_name", &SYMBOL_NAME_ATTR },
                       [GLOBAL_VISIBILITY] = { "sym_visibility", &STR_ATTR, .optional = true },
                       [GLOBAL_TYPE] = { "type", &MEMREF_TYPE_ATTR },
                       [GLOBAL_VALUE] = { "initial_value", &ANY_ATTR, .optional = true },
                       [GLOBAL_CONSTANT] = { "constant", &UNIT_ATTR, .optional = true },
                       [GLOBAL_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` "
                  "custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
        .customs = CUSTOMS(
            { "GlobalMemrefOpTypeAndInitialValue", parse_type_and_value, print_type_and_value }),
        .traits = SYMBOL,
        .verify = verify_global,
        .undefined =
            "Writing to a `constant` global is undefined behaviour, and so is freeing any.\n",
        .example = "memref.global constant @limit : memref<i32> = dense<10>\n"
                   "  %m = memref.get_global @limit : memref<i32>\n"
                   "  %more = arith.constant 11 : i32\n"
                   "  memref.store %more, %m[] : memref<i32>\n"
                   "  %v = memref.load %m[] : memref<i32>\n"
                   "  return %v : i32\n",
        .gives = "error: undefined behaviour: constant memory is written\n",
    },
    {
        .name = "memref.get_global",
        .summary = "get the memref pointing to a global variable",
        .doc = "The memref of a global: the same one each time.\n",
        .attrs = ATTRS([GET_NAME] = { "name", &FLAT_SYMBOL_REF_ATTR }),
        .results = RESULTS({ "result", &ANY_STATIC_SHAPE_MEMREF }),
        .format = "$name `:` type($result) attr-dict",
        .traits = PURE,
        .verify_symbols = verify_get_global,
        .eval = get_global,
        .example = "memref.global @count : memref<i32> = dense<41>\n"
                   "func.func @increment() {\n"
                   "  %m = memref.get_global @count : memref<i32>\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %v = memref.load %m[] : memref<i32>\n"
                   "  %next = arith.addi %v, %one : i32\n"
                   "  memref.store %next, %m[] : memref<i32>\n"
                   "  return\n"
                   "}\n"
                   "  func.call @increment() : () -> ()\n"
                   "  %m = memref.get_global @count : memref<i32>\n",
        .gives = "dense<42> : memref<i32>\n",
    },
    { 0 },
};
