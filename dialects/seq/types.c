/* Types of clocks, of what never changes, and of memories; attributes. */
#include "core/ir/attr.h"

#include "dialects/hw/values.h"
#include "dialects/seq/seq.h"

/* A clock is a bit. */

static Holds clock_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    *layout = layout_int(target_in(s), 1);
    return HOLDS;
}

static void print_clock(ValueText *text, Place place, const Type *type)
{
    (void)type;
    sb_add(text->sb, int_is_zero(place_int(place)) ? "low" : "high");
}

static bool set_clock(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)type;
    if (attr->kind != ATTR_DIALECT || attr->dialect.def != &SEQ_ATTRS[SEQ_CLOCK_CONSTANT])
        return false;
    place_set_int(place, int_of_u(s->arena, 1, (uint64_t)attr_enum_value(attr)));
    return true;
}

static Reading read_clock(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (attr->kind == ATTR_INTEGER && attr->integer.width == 1) {
        place_set_int(place, attr->integer);
        return READ_FINE;
    }
    return set_clock(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static void print_clock_argument(ValueText *text, Place place, const Type *type)
{
    (void)type;
    sb_add(text->sb, int_is_zero(place_int(place)) ? "false" : "true");
}

static bool sample_clock(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "false");
    return true;
}

static const DatumKind CLOCK_VALUES = {
    .name = "clock",
    .layout = clock_layout,
    .print = print_clock,
    .print_argument = print_clock_argument,
    .set = set_clock,
    .read = read_clock,
    .written_as = written_as_anything,
    .sample = sample_clock,
    .incomparable = true,
};

/* <4x8xi32> */

static const Type *parse_hlmem(AsmParser *p, const TypeDef *def)
{
    const char *at = asm_here(p);
    const Attr *params[2];
    const Type *element;
    Dims dims = { 0 };
    bool good = asm_parse_punct(p, "<") && asm_parse_dims(p, &dims, false, true)
                && asm_parse_type(p, &element) && asm_parse_punct(p, ">");

    if (good && !dims.len)
        good = asm_plain_error(p, at, "shape must have at least one dimension.");
    if (good) {
        params[0] = attr_dense_i64(asm_context(p), (unsigned)dims.len, dims.data);
        params[1] = attr_type(element);
    }
    vec_free(&dims);
    return good ? type_dialect(asm_context(p), def, 2, params) : NULL;
}

static void print_hlmem(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    for (unsigned i = 0; i < seq_hlmem_rank(type); i++)
        asm_print(printer, "%lldx", (long long)attr_i64_at(type->dialect.params[0], i));
    asm_print_type(printer, seq_hlmem_element(type));
    asm_print(printer, ">");
}

/* <16 x 8, mask 2> */

static const Type *parse_firmem(AsmParser *p, const TypeDef *def)
{
    Context *context = asm_context(p);
    int64_t depth, width, mask = -1;
    const char *at = asm_here(p);
    const Attr *params[3] = { NULL };

    if (!asm_parse_punct(p, "<") || !asm_parse_integer_of(p, 64, UNSIGNED, &depth)
        || !asm_parse_keyword(p, "x") || !asm_parse_integer_of(p, 32, UNSIGNED, &width))
        return NULL;
    if (asm_optional_punct(p, ",")
        && (!asm_parse_keyword(p, "mask") || !asm_parse_integer_of(p, 32, UNSIGNED, &mask)))
        return NULL;
    if (!asm_parse_punct(p, ">"))
        return NULL;
    if (width > INT_MAX_WIDTH || mask > INT_MAX_WIDTH) {
        asm_error(p, at, "integer bitwidth is limited to %d bits", INT_MAX_WIDTH);
        return NULL;
    }
    params[0] = attr_i64(context, depth);
    params[1] = attr_i64(context, width);
    params[2] = mask < 0 ? NULL : attr_i64(context, mask);
    return type_dialect(context, def, 3, params);
}

static uint64_t number(const Type *type, unsigned param)
{
    return int_low_u(type->dialect.params[param]->integer);
}

static void print_firmem(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<%llu x %llu", (unsigned long long)number(type, 0),
              (unsigned long long)number(type, 1));
    if (type->dialect.params[2])
        asm_print(printer, ", mask %llu", (unsigned long long)number(type, 2));
    asm_print(printer, ">");
}

const TypeDef SEQ_TYPES[] = {
    [SEQ_CLOCK] = { .name = "seq.clock",
                    .summary = "A type for clock-carrying wires",
                    .values = &CLOCK_VALUES,
                    .clock = true },
    [SEQ_IMMUTABLE] = { .name = "seq.immutable",
                        .summary = "Value type that is immutable after initialization",
                        .params = { { "innerType", PARAM_TYPE } },
                        .values = &HW_NAMED_VALUES },
    [SEQ_HLMEM] = { .name = "seq.hlmem",
                    .summary = "a memory of several dimensions",
                    .params = { { "shape", PARAM_INTS }, { "elementType", PARAM_TYPE } },
                    .parse = parse_hlmem,
                    .print = print_hlmem,
                    .values = &NONE_VALUES },
    [SEQ_FIRMEM] = { .name = "seq.firmem",
                     .summary = "a memory of words",
                     .params = { { "depth", PARAM_INT },
                                 { "width", PARAM_INT },
                                 { "maskWidth", PARAM_INT, .optional = true } },
                     .parse = parse_firmem,
                     .print = print_firmem,
                     .values = &NONE_VALUES },
    { 0 },
};

bool seq_is(const Type *type, SeqType kind)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &SEQ_TYPES[kind];
}

const Type *seq_clock(Context *context)
{
    return type_dialect(context, &SEQ_TYPES[SEQ_CLOCK], 0, NULL);
}

const Type *seq_immutable(const Type *of)
{
    const Attr *param = attr_type(of);

    return type_dialect(of->context, &SEQ_TYPES[SEQ_IMMUTABLE], 1, &param);
}

const Type *seq_immutable_of(const Type *type)
{
    return type->dialect.params[0]->type_value;
}

unsigned seq_hlmem_rank(const Type *type)
{
    return (unsigned)type->dialect.params[0]->dense.count;
}

const Type *seq_hlmem_address(const Type *type, unsigned dim)
{
    return type_i(type->context, hw_index_bits(attr_i64_at(type->dialect.params[0], dim)));
}

const Type *seq_hlmem_element(const Type *type)
{
    return type->dialect.params[1]->type_value;
}

const Type *seq_firmem_address(const Type *type)
{
    unsigned bits = hw_index_bits((int64_t)number(type, 0));

    return type_i(type->context, bits ? bits : 1);
}

const Type *seq_firmem_data(const Type *type)
{
    unsigned bits = (unsigned)number(type, 1);

    return type_i(type->context, bits ? bits : 1);
}

const Type *seq_firmem_mask(const Type *type)
{
    return type->dialect.params[2] ? type_i(type->context, (unsigned)number(type, 2)) : NULL;
}

static const TypeClass CLOCK_CLASS = { .name = "seq.clock", .def = &SEQ_TYPES[SEQ_CLOCK] };

static const TypeClass IMMUTABLE_CLASS = { .name = "seq.immutable",
                                           .def = &SEQ_TYPES[SEQ_IMMUTABLE] };

static const TypeClass HLMEM_CLASS = { .name = "seq.hlmem", .def = &SEQ_TYPES[SEQ_HLMEM] };

static const TypeClass FIRMEM_CLASS = { .name = "seq.firmem", .def = &SEQ_TYPES[SEQ_FIRMEM] };

const TypeConstraint SEQ_CLOCK_TYPE = { .summary = "A type for clock-carrying wires",
                                        .class = &CLOCK_CLASS,
                                        .build = seq_clock };
const TypeConstraint SEQ_IMMUTABLE_TYPE = { .summary = "an ImmutableType",
                                            .class = &IMMUTABLE_CLASS };
const TypeConstraint SEQ_HLMEM_TYPE = { .summary = "Multi-dimensional memory type",
                                        .class = &HLMEM_CLASS };
const TypeConstraint SEQ_FIRMEM_TYPE = { .summary = "A FIRRTL-flavored memory",
                                         .class = &FIRMEM_CLASS };

/* Attributes. */

static const EnumCase CLOCK_CONSTANTS[] = { { "low", 0 }, { "high", 1 }, { 0 } };
static const EnumDef CLOCK_CONSTANT = { .name = "::circt::seq::ClockConst",
                                        .summary = "clock constant",
                                        .cases = CLOCK_CONSTANTS };
static const EnumCase RUWS[] = { { "undefined", 0 }, { "old", 1 }, { "new", 2 }, { 0 } };
static const EnumDef RUW = { .name = "::circt::seq::RUW",
                             .summary = "Read-Under-Write Behavior",
                             .cases = RUWS };
static const EnumCase WUWS[] = { { "undefined", 0 }, { "port_order", 1 }, { 0 } };
static const EnumDef WUW = { .name = "::circt::seq::WUW",
                             .summary = "Write-Under-Write Behavior",
                             .cases = WUWS };

static const Attr *parse_clock_constant(AsmParser *p, const AttrDef *def, const Type *type)
{
    const Attr *value = asm_parse_enum(p, &CLOCK_CONSTANT);

    (void)type;
    return value ? attr_typed_dialect(seq_clock(asm_context(p)), def, 1, &value) : NULL;
}

static void print_clock_constant(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, " %s", attr_enum_value(attr) ? "high" : "low");
}

const AttrDef SEQ_ATTRS[] = {
    [SEQ_CLOCK_CONSTANT] = { .name = "seq.clock_constant",
                             .summary = "clock constant",
                             .params = { { "value", PARAM_ENUM, .cases = &CLOCK_CONSTANT } },
                             .parse = parse_clock_constant,
                             .print = print_clock_constant },
    [SEQ_FIRMEM_INIT] = { .name = "seq.firmem.init",
                          .summary = "Memory initialization information",
                          .params = { { "filename", PARAM_STRING },
                                      { "isBinary", PARAM_BOOL },
                                      { "isInline", PARAM_BOOL } } },
    { 0 },
};

static bool is_clock_constant(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &SEQ_ATTRS[SEQ_CLOCK_CONSTANT];
}

static bool is_init(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &SEQ_ATTRS[SEQ_FIRMEM_INIT];
}

const AttrConstraint SEQ_CLOCK_CONSTANT_ATTR = { .summary = "clock constant",
                                                 .syntax = ATTR_DIALECT_BODY,
                                                 .holds = is_clock_constant,
                                                 .def = &SEQ_ATTRS[SEQ_CLOCK_CONSTANT] };
const AttrConstraint SEQ_FIRMEM_INIT_ATTR = { .summary = "Memory initialization information",
                                              .syntax = ATTR_DIALECT_BODY,
                                              .holds = is_init,
                                              .def = &SEQ_ATTRS[SEQ_FIRMEM_INIT] };
const AttrConstraint SEQ_RUW_ATTR = { "Read-Under-Write Behavior", ATTR_ENUM_KEYWORD, build_i32,
                                      .cases = &RUW };
const AttrConstraint SEQ_WUW_ATTR = { "Write-Under-Write Behavior", ATTR_ENUM_KEYWORD, build_i32,
                                      .cases = &WUW };
