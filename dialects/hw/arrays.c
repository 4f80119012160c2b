/* Arrays. Operands are in the order of the text: the last element is written first. */
#include "dialects/hw/hw.h"
#include "dialects/hw/values.h"

/* hw.array_create %a, %b : i8 [-> type] */
static bool parse_create(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandNames operands = { 0 };
    const Type *element, *type;
    bool good = asm_parse_operands(p, 0, 0, &operands) && asm_optional_attr_dict(p, state)
                && asm_parse_colon_type(p, &element);

    if (good && !operands.len)
        good = asm_error(p, at, "Cannot construct an array of length 0");
    if (good && asm_optional_punct(p, "->"))
        good = asm_parse_type(p, &type);
    else if (good)
        type = hw_array(element, operands.len);
    if (good) {
        vec_push(&state->results, type);
        good = asm_resolve_same(p, &operands, element, state);
    }
    vec_free(&operands);
    return good;
}

static void print_create(AsmPrinter *printer, const Op *op)
{
    const Type *element = op->operand_count ? op->operands[0]->type : NULL;

    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    if (element)
        asm_print_type(printer, element);
    if (element && op->results[0]->type == hw_array(element, op->operand_count))
        return;
    asm_print(printer, " -> ");
    asm_print_type(printer, op->results[0]->type);
}

static bool is_of(const Type *array, const Type *element)
{
    return hw_canonical(hw_element(array)) == hw_canonical(element);
}

/* Upstream does not ask for elements of one type, in these three. */
static bool creates_what_it_takes(const Op *op)
{
    return !op->operand_count || is_of(op->results[0]->type, op->operands[0]->type);
}

static bool concatenates_alike(const Op *op)
{
    const Type *result = op->results[0]->type;
    uint64_t size = 0;

    for (unsigned i = 0; i < op->operand_count; i++) {
        if (!is_of(result, hw_element(op->operands[i]->type)))
            return false;
        size += (uint64_t)hw_array_size(op->operands[i]->type);
    }
    return size == (uint64_t)hw_array_size(result);
}

static bool slices_alike(const Op *op)
{
    return is_of(op->results[0]->type, hw_element(op->operands[0]->type));
}

/* Upstream refuses another number of operands without a word. */
static bool verify_create(const Op *op)
{
    return op->operand_count == hw_array_size(op->results[0]->type)
           || op_error(op, "operand count does not match the array's size");
}

static Flow create(Step *s)
{
    Place result = result_place(s, 0);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        place_copy(place_part(result, s->op->operand_count - 1 - i), operand_place(s, i));
    return FLOW_NEXT;
}

/* hw.array_concat: the types of the operands give the result's. */
static bool parse_concat_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *element = NULL, *type;
    int64_t size = 0;

    (void)state;
    (void)count;
    do {
        if (!asm_parse_type(p, &type))
            return false;
        if (!hw_means(type, HW_ARRAY))
            return asm_error(p, asm_here(p), "Expected !hw.array type");
        if (element && element != hw_element(type))
            return asm_error(p, asm_here(p), "Expected array element type '%s'",
                             type_text(element));
        element = hw_element(type);
        if (hw_array_size(type) < 0 || __builtin_add_overflow(size, hw_array_size(type), &size))
            return asm_error(p, asm_here(p), "Expected arrays whose sizes have a sum");
        vec_push(args[0].types, type);
    } while (asm_optional_punct(p, ","));
    vec_push(args[1].types, hw_array(element, (uint64_t)size));
    return true;
}

static void print_concat_types(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    (void)args;
    (void)count;
    asm_print_types(printer, op->operands, op->operand_count);
}

static Flow concat(Step *s)
{
    Place result = result_place(s, 0);
    unsigned at = 0;

    for (unsigned i = s->op->operand_count; i--;) {
        Place operand = operand_place(s, i);

        for (unsigned j = 0; j < operand.layout->part_count && at < result.layout->part_count; j++)
            place_copy(place_part(result, at++), place_part(operand, j));
    }
    return FLOW_NEXT;
}

/* hw.array_slice: the width of the index follows from the array's size. */
static bool parse_slice_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type;

    (void)count;
    if (!asm_parse_type(p, &type))
        return asm_error(p, asm_here(p), "Expected type");
    if (!hw_means(type, HW_ARRAY))
        return asm_error(p, asm_here(p), "Expected !hw.array type");
    vec_push(args[0].types, type);
    vec_push(args[1].types, type_i(state->context, hw_index_bits(hw_array_size(type))));
    return true;
}

static void print_slice_types(AsmPrinter *printer, const Op *op, const FormatArg *args,
                              unsigned count)
{
    (void)args;
    (void)count;
    asm_print_type(printer, op->operands[0]->type);
}

static bool verify_slice(const Op *op)
{
    return hw_index_bits(hw_array_size(op->operands[0]->type)) == type_bits(op->operands[1]->type)
           || op_error(op, "ArraySlice: index width must match clog2 of array size");
}

static bool is_within(Int index, unsigned count)
{
    return int_fits_u64(index) && int_low_u(index) < count;
}

static Flow slice(Step *s)
{
    Place from = operand_place(s, 0), result = result_place(s, 0);
    Int index = place_int(operand_place(s, 1));

    for (unsigned i = 0; i < result.layout->part_count; i++) {
        uint64_t at = int_low_u(index) + i;

        if (is_within(index, from.layout->part_count) && at < from.layout->part_count)
            place_copy(place_part(result, i), place_part(from, (unsigned)at));
        else
            hw_set_undefined(s, place_part(result, i));
    }
    return FLOW_NEXT;
}

static Flow get(Step *s)
{
    Place from = operand_place(s, 0);
    Int index = place_int(operand_place(s, 1));

    if (is_within(index, from.layout->part_count))
        place_copy(result_place(s, 0), place_part(from, (unsigned)int_low_u(index)));
    else
        hw_set_undefined(s, result_place(s, 0));
    return FLOW_NEXT;
}

static Flow inject(Step *s)
{
    Place result = result_place(s, 0);
    Int index = place_int(operand_place(s, 1));

    if (!is_within(index, result.layout->part_count)) {
        hw_set_undefined(s, result);
        return FLOW_NEXT;
    }
    place_copy(result, operand_place(s, 0));
    place_copy(place_part(result, (unsigned)int_low_u(index)), operand_place(s, 2));
    return FLOW_NEXT;
}

static const Type *element_of(const Type *array)
{
    return hw_element(array);
}

static bool index_fits(const Op *op)
{
    unsigned bits = hw_index_bits(hw_array_size(op->operands[0]->type));
    int64_t width = hw_bits(op->operands[1]->type);

    return bits ? width == bits : width == 0 || width == 1;
}

#define INDEX_WIDTH                                                                                \
    PREDICATES({ "index bit width equals ceil(log2(length(input))), or 0 or 1 if input contains "  \
                 "only one element",                                                               \
                 index_fits })

const OpDef HW_ARRAY_OPS[] = {
    {
        .name = "hw.array_create",
        .summary = "an array of its elements",
        .doc = "The array of the operands; the last of them is element 0.\n",
        .operands = OPERANDS({ "inputs", &HW_NON_INOUT_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_ARRAY_TYPE }),
        .parse = parse_create,
        .print = print_create,
        .syntax = "$inputs attr-dict `:` type (`->` type($result))?",
        .traits = PURE | SAME_TYPE_OPERANDS,
        .verify = verify_create,
        .fits = creates_what_it_takes,
        .eval = create,
        .poison = "An element is where its operand is.\n",
        .decisions = "W4",
        .example = "  %a = hw.constant 1 : i8\n"
                   "  %b = hw.constant 2 : i8\n"
                   "  %r = hw.array_create %b, %a : i8\n",
        .gives = "[2, 1] : !hw.array<2xi8>\n",
    },
    {
        .name = "hw.array_concat",
        .summary = "arrays put together",
        .doc = "The elements of all operands; those of the last operand come first.\n",
        .operands = OPERANDS({ "inputs", &HW_ARRAY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_ARRAY_TYPE }),
        .format = "$inputs attr-dict `:` custom<ArrayConcatTypes>(type($inputs), "
                  "qualified(type($result)))",
        .customs = CUSTOMS({ "ArrayConcatTypes", parse_concat_types, print_concat_types }),
        .traits = PURE,
        .fits = concatenates_alike,
        .eval = concat,
        .poison = "An element is where it was.\n",
        .decisions = "W4",
        .example = "  %a = hw.aggregate_constant [3 : i8] : !hw.array<1xi8>\n"
                   "  %b = hw.aggregate_constant [2 : i8, 1 : i8] : !hw.array<2xi8>\n"
                   "  %r = hw.array_concat %a, %b : !hw.array<1xi8>, !hw.array<2xi8>\n",
        .gives = "[3, 2, 1] : !hw.array<3xi8>\n",
    },
    {
        .name = "hw.array_slice",
        .summary = "consecutive elements of an array",
        .doc = "As many elements as the result has, from the index on. Those that the input\n"
               "lacks are undefined: any bits, a choice.\n",
        .operands = OPERANDS({ "input", &HW_ARRAY_TYPE, ONE, POISON_MOVES },
                             { "lowIndex", &HW_INTEGER_TYPE }),
        .results = RESULTS({ "dst", &HW_ARRAY_TYPE }),
        .format = "$input `[` $lowIndex `]` attr-dict `:` `(` custom<SliceTypes>(type($input), "
                  "qualified(type($lowIndex))) `)` `->` qualified(type($dst))",
        .customs = CUSTOMS({ "SliceTypes", parse_slice_types, print_slice_types }),
        .traits = PURE,
        .verify = verify_slice,
        .fits = slices_alike,
        .eval = slice,
        .formula = "dst[i] = input[lowIndex + i]",
        .decisions = "W1, W2, W4",
        .example = "  %a = hw.aggregate_constant [3 : i8, 2 : i8, 1 : i8] : !hw.array<3xi8>\n"
                   "  %one = hw.constant 1 : i2\n"
                   "  %r = hw.array_slice %a[%one] : (!hw.array<3xi8>) -> !hw.array<2xi8>\n",
        .gives = "[3, 2] : !hw.array<2xi8>\n",
    },
    {
        .name = "hw.array_get",
        .summary = "one element of an array",
        .doc = "The element with that number. Where there is none it is undefined: any bits, a\n"
               "choice.\n",
        .operands =
            OPERANDS({ "input", &HW_ARRAY_TYPE, ONE, POISON_MOVES }, { "index", &HW_INTEGER_TYPE }),
        .results = RESULTS({ "result", &HW_NON_INOUT_TYPE }),
        .types = TYPE_RULES({ .from = "input",
                              .to = "result",
                              .derive = element_of,
                              .summary = "must match array element type" }),
        .predicates = INDEX_WIDTH,
        .format = "$input `[` $index `]` attr-dict `:` type($input) `,` type($index)",
        .traits = PURE,
        .eval = get,
        .formula = "result = input[index]",
        .poison = "Where that element is.\n",
        .decisions = "W1, W2",
        .example = "  %a = hw.aggregate_constant [3 : i8, 2 : i8, 1 : i8] : !hw.array<3xi8>\n"
                   "  %two = hw.constant 2 : i2\n"
                   "  %r = hw.array_get %a[%two] : !hw.array<3xi8>, i2\n",
        .gives = "3 : i8\n",
    },
    {
        .name = "hw.array_inject",
        .summary = "an array with one element replaced",
        .doc = "The array with another element at the index. Where it has none with that number\n"
               "all of it is undefined: any bits, a choice.\n",
        .operands =
            OPERANDS({ "input", &HW_ARRAY_TYPE, ONE, POISON_MOVES }, { "index", &HW_INTEGER_TYPE },
                     { "element", &ANY_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &HW_ARRAY_TYPE }),
        .types =
            TYPE_RULES({ .same = "input result" }, { .from = "input",
                                                     .to = "element",
                                                     .derive = element_of,
                                                     .summary = "must match array element type" }),
        .predicates = INDEX_WIDTH,
        .format = "$input `[` $index `]` `,` $element attr-dict `:` type($input) `,` type($index)",
        .traits = PURE,
        .eval = inject,
        .formula = "result = input, but result[index] = element",
        .poison = "Elements are where they were, and where the new one is.\n",
        .decisions = "W1, W2",
        .example = "  %a = hw.aggregate_constant [2 : i8, 1 : i8] : !hw.array<2xi8>\n"
                   "  %zero = hw.constant 0 : i1\n"
                   "  %seven = hw.constant 7 : i8\n"
                   "  %r = hw.array_inject %a[%zero], %seven : !hw.array<2xi8>, i1\n",
        .gives = "[2, 7] : !hw.array<2xi8>\n",
    },
    { 0 },
};
