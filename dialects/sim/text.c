/* Texts as values: tensors of bytes, shared and counted. Streams are a number. */
#include "dialects/sim/sim.h"

#include "core/ir/attr.h"
#include "core/text/printer.h"
#include "dialects/values/tensor.h"

static Holds text_layout(Step *s, const Type *type, Layout *layout)
{
    *layout = layout_tensor(layout_of(s, type_i(type->context, 8)), 1);
    return HOLDS;
}

static Str text_at(Place place)
{
    const Tensor *tensor = tensor_of(place.words);

    return tensor ? (Str){ (const char *)tensor->memory.bytes, tensor->count } : (Str){ 0 };
}

static void print_text(ValueText *text, Place place, const Type *type)
{
    (void)type;
    sb_add(text->sb, "\"");
    string_print_escaped(text->sb, text_at(place));
    sb_add(text->sb, "\"");
}

static const DatumKind TEXT_VALUES = {
    .name = "text", .layout = text_layout, .print = print_text, .incomparable = true
};

static Holds stream_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    *layout = layout_int(target_in(s), 1);
    return HOLDS;
}

static void print_stream(ValueText *text, Place place, const Type *type)
{
    (void)place;
    (void)type;
    sb_add(text->sb, "the output");
}

static const DatumKind STREAM_VALUES = {
    .name = "stream", .layout = stream_layout, .print = print_stream, .incomparable = true
};

const TypeDef SIM_TYPES[] = {
    [SIM_FSTRING] = { .name = "sim.fstring",
                      .summary = "Format string type",
                      .values = &TEXT_VALUES },
    [SIM_OUTPUT_STREAM] = { .name = "sim.output_stream",
                            .summary = "a type representing an output stream",
                            .values = &STREAM_VALUES },
    [SIM_DSTRING] = { .name = "sim.dstring",
                      .summary = "Dynamic string type",
                      .values = &TEXT_VALUES },
    { 0 },
};

static const Type *build_fstring(Context *context)
{
    return type_dialect(context, &SIM_TYPES[SIM_FSTRING], 0, NULL);
}

static const Type *build_stream(Context *context)
{
    return type_dialect(context, &SIM_TYPES[SIM_OUTPUT_STREAM], 0, NULL);
}

static const Type *build_dstring(Context *context)
{
    return type_dialect(context, &SIM_TYPES[SIM_DSTRING], 0, NULL);
}

static const TypeClass DSTRING_CLASS = { .name = "sim.dstring", .def = &SIM_TYPES[SIM_DSTRING] };
const TypeConstraint SIM_DSTRING_TYPE = { .summary = "Dynamic string type",
                                          .class = &DSTRING_CLASS,
                                          .build = build_dstring };
static const TypeClass FSTRING_CLASS = { .name = "sim.fstring", .def = &SIM_TYPES[SIM_FSTRING] };
static const TypeClass STREAM_CLASS = { .name = "sim.output_stream",
                                        .def = &SIM_TYPES[SIM_OUTPUT_STREAM] };
const TypeConstraint SIM_FSTRING_TYPE = { .summary = "Format string type",
                                          .class = &FSTRING_CLASS,
                                          .build = build_fstring };
const TypeConstraint SIM_STREAM_TYPE = { .summary = "a type representing an output stream",
                                         .class = &STREAM_CLASS,
                                         .build = build_stream };

Str sim_text_in(const Step *s, unsigned operand)
{
    return text_at(operand_place(s, operand));
}

Flow sim_give_text(Step *s, Str text)
{
    uint64_t size = text.len;
    Tensor *tensor = tensor_made_of(s, layout_of(s, type_i(op_context(s->op), 8)), &size, 1, 0);

    if (!tensor)
        return FLOW_END;
    if (size)
        memory_write(&tensor->memory, 0, text.data, size);
    return give_tensor(s, 0, tensor);
}
