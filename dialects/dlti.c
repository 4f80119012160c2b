/* dlti: how large types are on the target, and what else is known of it, as attributes. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "dialects/dlti.h"
#include "dialects/llvm/layout_entries.h"
#include "dialects/ptr/ptr.h"

enum { ENTRY, SPEC, MAP, DEVICE_SPEC, SYSTEM_SPEC, FUNCTION_POINTER_ALIGNMENT };

static const AttrDef ATTRS[];

/* A type or a string, as an attribute; NULL once reported. */
static const Attr *parse_key(AsmParser *p)
{
    const char *at = asm_here(p);
    const Type *type;
    bool failed;
    Str text;

    if (asm_optional_string(p, &text))
        return attr_string(asm_context(p), text);
    if (asm_optional_type(p, &type, &failed))
        return attr_type(type);
    if (!failed)
        asm_plain_error(p, at, "expected a type or a quoted string");
    return NULL;
}

static const Attr *make_entry(AsmParser *p, const Attr *key, const Attr *value)
{
    const Attr *params[] = { key, value };

    return attr_dialect(asm_context(p), &ATTRS[ENTRY], 2, params);
}

/* <key, value> */
static const Attr *parse_entry(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *key, *value;

    (void)def, (void)type;
    if (!asm_parse_punct(p, "<"))
        return NULL;
    key = parse_key(p);
    if (!key || !asm_parse_punct(p, ",") || !asm_parse_attr(p, NULL, &value)
        || !asm_parse_punct(p, ">"))
        return NULL;
    return make_entry(p, key, value);
}

/* key = value, or an entry in full. */
static const Attr *parse_element(AsmParser *p)
{
    const char *at = asm_here(p);
    const Attr *key, *value;
    bool failed;

    if (asm_optional_attr(p, NULL, &value, &failed)) {
        if (value->kind == ATTR_DIALECT && value->dialect.def == &ATTRS[ENTRY])
            return value;
        key = value;
        if (key->kind != ATTR_STRING && key->kind != ATTR_TYPE) {
            asm_plain_error(p, at, "invalid kind of attribute specified");
            return NULL;
        }
        if (!asm_parse_punct(p, "=") || !asm_parse_attr(p, NULL, &value))
            return NULL;
        return make_entry(p, key, value);
    }
    if (!failed)
        asm_plain_error(p, at, "expected a type or a quoted string");
    return NULL;
}

/* <key = value, ...> */
static const Attr *parse_entries(AsmParser *p, const AttrDef *def, const Type *type)
{
    VEC(const Attr *) entries = { 0 };
    const Attr *list, *attr = NULL;
    bool good = asm_parse_punct(p, "<");

    (void)type;
    while (good && !asm_at_punct(p, ">")) {
        const Attr *entry = NULL;

        good = !entries.len || asm_parse_punct(p, ",");
        if (good)
            entry = parse_element(p);
        good = entry != NULL;
        if (good)
            vec_push(&entries, entry);
    }
    if (good && asm_parse_punct(p, ">")) {
        list = attr_array(asm_context(p), (unsigned)entries.len, entries.data);
        attr = attr_dialect(asm_context(p), def, 1, &list);
    }
    vec_free(&entries);
    return attr;
}

static void print_entries(AsmPrinter *printer, const Attr *attr)
{
    const Attr *entries = attr->dialect.params[0];

    asm_print(printer, "<");
    for (unsigned i = 0; i < entries->array.count; i++) {
        const Attr *entry = entries->array.elements[i];

        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, entry->dialect.params[0]);
        asm_print(printer, " = ");
        asm_print_attr(printer, entry->dialect.params[1]);
    }
    asm_print(printer, ">");
}

/* Keys are not empty and stand once. */
static bool verify_keys(const Attr *loc, const Attr *attr)
{
    const Attr *entries = attr->dialect.params[0];
    Map keys = { 0 };
    bool good = true, added;

    for (unsigned i = 0; i < entries->array.count && good; i++) {
        const Attr *const *key = entries->array.elements[i]->dialect.params;

        map_at(&keys, KEY_OF(*key), &added);
        if ((*key)->kind == ATTR_STRING && !(*key)->string.len)
            good = loc_error(loc, "empty string as DLTI key is not allowed");
        else if (!added)
            good = loc_error(loc, "repeated DLTI key: %s", attr_quoted(*key));
    }
    map_free(&keys);
    return good;
}

static bool verify_some(const Attr *loc, const Attr *attr)
{
    if (attr->dialect.params[0]->array.count == 0)
        return loc_error(loc, "no DLTI entries provided");
    return verify_keys(loc, attr);
}

/* <32, function_dependent = false> */
static const Attr *parse_alignment(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *params[2];
    int64_t alignment;
    bool dependent;

    (void)type;
    if (!asm_parse_punct(p, "<") || !asm_parse_integer_param(p, &def->params[0], &alignment)
        || !asm_parse_punct(p, ",") || !asm_parse_keyword(p, "function_dependent")
        || !asm_parse_punct(p, "="))
        return NULL;
    dependent = asm_optional_keyword(p, "true");
    if ((!dependent && !asm_parse_keyword(p, "false")) || !asm_parse_punct(p, ">"))
        return NULL;
    params[0] = attr_i64(asm_context(p), alignment);
    params[1] = attr_bool(asm_context(p), dependent);
    return attr_dialect(asm_context(p), def, 2, params);
}

static void print_alignment(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    int_print_u(asm_sb(printer), attr->dialect.params[0]->integer);
    asm_print(printer, ", function_dependent = ");
    asm_print_attr(printer, attr->dialect.params[1]);
    asm_print(printer, ">");
}

static const AttrDef ATTRS[] = {
    [ENTRY] = { .name = "dlti.dl_entry",
                .summary = "what is known of a type, or of the target by a name",
                .record = "DLTI_DataLayoutEntryAttr",
                .params = { { "key", PARAM_ATTR }, { "value", PARAM_ATTR } },
                .parse = parse_entry },
    [SPEC] = { .name = "dlti.dl_spec",
               .summary = "the data layout of a module",
               .record = "DLTI_DataLayoutSpecAttr",
               .params = { { "entries", PARAM_ATTRS } },
               .parse = parse_entries,
               .print = print_entries,
               .verify = verify_keys },
    [MAP] = { .name = "dlti.map",
              .summary = "values by keys",
              .record = "DLTI_MapAttr",
              .params = { { "entries", PARAM_ATTRS } },
              .parse = parse_entries,
              .print = print_entries,
              .verify = verify_keys },
    [DEVICE_SPEC] = { .name = "dlti.target_device_spec",
                      .summary = "what is known of a device",
                      .record = "DLTI_TargetDeviceSpecAttr",
                      .params = { { "entries", PARAM_ATTRS } },
                      .parse = parse_entries,
                      .print = print_entries,
                      .verify = verify_some },
    [SYSTEM_SPEC] = { .name = "dlti.target_system_spec",
                      .summary = "devices by their names",
                      .record = "DLTI_TargetSystemSpecAttr",
                      .params = { { "entries", PARAM_ATTRS } },
                      .parse = parse_entries,
                      .print = print_entries,
                      .verify = verify_some },
    [FUNCTION_POINTER_ALIGNMENT] = { .name = "dlti.function_pointer_alignment",
                                     .summary = "how function pointers are aligned",
                                     .record = "DLTI_FunctionPointerAlignmentAttr",
                                     .params = { { "alignment", PARAM_INT,
                                                   .class_name = "uint64_t" },
                                                 { "function_dependent", PARAM_BOOL } },
                                     .parse = parse_alignment,
                                     .print = print_alignment },
    { 0 },
};

/* ABI and possibly preferred alignment of an integer or float type. */
static bool verify_number(const Attr *loc, const Attr *entry)
{
    const Attr *value = entry->dialect.params[1];

    if (!attr_is_int_elements(value) || !type_is_signless(value->dense.element, 64))
        return loc_error(loc, "expected a dense i64 elements attribute in the data layout entry %s",
                         attr_quoted(entry));
    if (value->dense.count < 1 || value->dense.count > 2)
        return loc_error(loc, "expected 1 or 2 elements in the data layout entry %s",
                         attr_quoted(entry));
    return value->dense.count == 1
           || int_low_u(attr_element(value, 1)->integer)
                  >= int_low_u(attr_element(value, 0)->integer)
           || loc_error(loc,
                        "preferred alignment is expected to be greater than or equal to the abi "
                        "alignment in data layout entry %s",
                        attr_quoted(entry));
}

static bool verify_type_entry(const Attr *loc, const Attr *entry)
{
    const Type *type = entry->dialect.params[0]->type_value;

    if (type->kind == TYPE_INDEX)
        return entry->dialect.params[1]->kind == ATTR_INTEGER
               || loc_error(loc, "expected integer attribute in the data layout entry for 'index'");
    if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT)
        return verify_number(loc, entry);
    if (type->kind == TYPE_DIALECT && str_starts(str_of(type->dialect.def->name), "ptr."))
        return ptr_verify_layout_entry(loc, type, entry->dialect.params[1]);
    if (type->kind == TYPE_DIALECT)
        return llvm_verify_layout_entry(loc, type, entry->dialect.params[1]);
    /* What an opaque type of no dialect would be is a type of the builtin one. */
    return (type->kind == TYPE_OPAQUE && context_lacking(type->context, type->opaque.dialect))
           || loc_error(loc, "unexpected data layout for a built-in type");
}

static bool verify_name_entry(const Attr *loc, Str name, const Attr *value)
{
    static const char *const NAMES[] = {
        "dlti.alloca_memory_space", "dlti.default_memory_space",
        "dlti.global_memory_space", "dlti.program_memory_space",
        "dlti.mangling_mode",       "dlti.stack_alignment",
        "dlti.legal_int_widths",    "dlti.function_pointer_alignment",
    };

    if (!str_starts(name, "dlti."))
        return true;
    if (str_is(name, "dlti.endianness"))
        return (value->kind == ATTR_STRING
                && (str_is(value->string, "big") || str_is(value->string, "little")))
               || loc_error(loc, "'dlti.endianness' data layout entry is expected to be either "
                                 "'big' or 'little'");
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_is(name, NAMES[i]))
            return true;
    return loc_error(loc, "unknown data layout entry name: %.*s", STR_ARG(name));
}

static bool verify_spec(const Attr *loc, const Attr *spec)
{
    const Attr *entries = spec->dialect.params[0];

    for (unsigned i = 0; i < entries->array.count; i++) {
        const Attr *entry = entries->array.elements[i], *key = entry->dialect.params[0];

        if (key->kind == ATTR_TYPE ? !verify_type_entry(loc, entry)
                                   : !verify_name_entry(loc, key->string, entry->dialect.params[1]))
            return false;
    }
    return true;
}

/* What entries say of a run's memory. Each gives false where no run follows it. */

enum { MOST_ALIGNMENT = 1 << 16, MOST_FUNCTION_ALIGNMENT = 128 }; /* in bits */

/* A type's alignment is its ABI alignment: what is preferred shows nowhere. */
static bool read_number(const Type *type, const Attr *value, Target *target)
{
    uint64_t bits = int_low_u(attr_element(value, 0)->integer);
    bool is_float = type->kind == TYPE_FLOAT;

    if (!bits || bits % 8 || bits & (bits - 1) || bits > MOST_ALIGNMENT)
        return false;
    if (is_float)
        return target_set_alignment(&target->floats, type->format->width, bits / 8);
    return type_is_signless_integer(type) && (type->integer.width != 8 || bits == 8)
           && target_set_alignment(&target->ints, type->integer.width, bits / 8);
}

static bool read_index(const Attr *value, Target *target)
{
    uint64_t width = int_fits_u64(value->integer) ? int_low_u(value->integer) : 0;

    target->index_width = width == 32 ? 32 : 64;
    return width == 32 || width == 64;
}

static bool read_type_entry(const Type *type, const Attr *value, Target *target)
{
    if (type->kind == TYPE_INDEX)
        return read_index(value, target);
    if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT)
        return read_number(type, value, target);
    if (type->kind != TYPE_DIALECT)
        return false;
    return str_starts(str_of(type->dialect.def->name), "ptr.")
               ? ptr_read_layout_entry(type, value, target)
               : llvm_read_layout_entry(type, value, target);
}

/* The space that nothing else is said of. */
static bool is_space_zero(const Attr *space)
{
    return space->kind == ATTR_INTEGER ? int_is_zero(space->integer)
           : llvm_is_attr(space, "address_space")
               ? llvm_space_of(space) == 0
               : ptr_is_space(space) && ptr_is_generic_space(space);
}

/* The others say what is told of each pointer by its type, or what no run sees: how symbols are
 * called, which integers are cheap, how the stack as a whole is aligned. */
static bool read_name_entry(Str name, const Attr *value, Target *target)
{
    if (str_is(name, "dlti.endianness"))
        target->big_endian = str_is(value->string, "big");
    else if (str_is(name, "dlti.default_memory_space"))
        return is_space_zero(value);
    else if (str_is(name, "dlti.function_pointer_alignment"))
        return value->kind == ATTR_DIALECT
               && value->dialect.def == &ATTRS[FUNCTION_POINTER_ALIGNMENT]
               && int_low_u(value->dialect.params[0]->integer) <= MOST_FUNCTION_ALIGNMENT;
    return str_starts(name, "dlti.");
}

/* An integer wider than all of which something is said is aligned as the widest of these is. */
static void drop_wider(const Attr *entries, Target *target)
{
    TargetNumbers *ints = &target->ints;
    unsigned widest = 0;

    for (unsigned i = 0; i < entries->array.count; i++) {
        const Attr *key = entries->array.elements[i]->dialect.params[0];

        if (key->kind == ATTR_TYPE && key->type_value->kind == TYPE_INTEGER
            && key->type_value->integer.width > widest)
            widest = key->type_value->integer.width;
    }
    while (widest >= 64 && ints->of[ints->count - 1].bits > widest)
        ints->count--;
}

const char *dlti_read_spec(const Attr *spec, Target *target)
{
    const Attr *entries = spec->dialect.params[0];

    drop_wider(entries, target);
    for (unsigned i = 0; i < entries->array.count; i++) {
        const Attr *key = entries->array.elements[i]->dialect.params[0];
        const Attr *value = entries->array.elements[i]->dialect.params[1];

        if (key->kind == ATTR_TYPE ? !read_type_entry(key->type_value, value, target)
                                   : !read_name_entry(key->string, value, target))
            return str_printf(&spec->context->arena, "%s = %s", attr_quoted(key),
                              attr_quoted(value))
                .data;
    }
    return NULL;
}

static bool is_def(const Attr *attr, unsigned index)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &ATTRS[index];
}

static const Attr *value_of(const Attr *spec, const Attr *key)
{
    const Attr *entries = spec->dialect.params[0];

    for (unsigned i = 0; i < entries->array.count; i++)
        if (entries->array.elements[i]->dialect.params[0] == key)
            return entries->array.elements[i]->dialect.params[1];
    return NULL;
}

/* What is known by a name is the same in all layouts around. */
static bool verify_combines(const Op *op, const Attr *spec)
{
    const Attr *entries = spec->dialect.params[0];

    for (const Op *outer = op_parent(op); outer; outer = op_parent(outer)) {
        const Attr *around = op_attr(outer, "dlti.dl_spec");

        for (unsigned i = 0; around && is_def(around, SPEC) && i < entries->array.count; i++) {
            const Attr *const *entry = entries->array.elements[i]->dialect.params;
            const Attr *other = entry[0]->kind == ATTR_STRING ? value_of(around, entry[0]) : NULL;

            if (other && other != entry[1])
                return op_plain_error(op, "data layout does not combine with layouts of enclosing "
                                          "ops");
        }
    }
    return true;
}

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    if (str_is(attr->name, "dlti.dl_spec")) {
        if (!is_def(attr->value, SPEC))
            return op_plain_error(op, "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute");
        return !op_is(op, "builtin.module")
               || (verify_spec(op_loc(op), attr->value) && verify_combines(op, attr->value));
    }
    if (str_is(attr->name, "dlti.target_system_spec"))
        return is_def(attr->value, SYSTEM_SPEC)
               || op_plain_error(op, "'dlti.target_system_spec' is expected to be a "
                                     "#dlti.target_system_spec attribute");
    if (str_is(attr->name, "dlti.map"))
        return is_def(attr->value, MAP)
               || op_plain_error(op, "'dlti.map' is expected to be a #dlti.map attribute");
    return op_plain_error(op, "attribute '%.*s' not supported by dialect", STR_ARG(attr->name));
}

const DialectDef DLTI_DIALECT = {
    .name = "dlti",
    .summary = "data layout and target information",
    .doc = "Attributes that say how large and how aligned types are in a module, and what is\n"
           "known of the devices it is for. Of the first a run does what is said of memory\n"
           "(DECISIONS.md M34).\n",
    .attrs = ATTRS,
    .verify_attr = verify_attr,
};
