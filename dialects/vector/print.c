/* vector.print: the text that upstream's lowering prints through mlir-runner's support library. */
#include "dialects/vector/vector.h"

#include "core/define/constraint.h"
#include "core/text/asm.h"
#include "dialects/step.h"
#include "semantics/number/print_number.h"

#include <string.h>

static bool is_printable(const Type *type)
{
    return type->kind == TYPE_VECTOR || type_is_any_integer(type) || type->kind == TYPE_INDEX
           || type_is_float(type);
}

/* Upstream's constraint has no words. */
static const TypeConstraint PRINTABLE = {
    .summary = "",
    .holds = is_printable,
    .plain = "integer, index, float, or vector",
};

static const AttrConstraint STRING_LITERAL = { "An Attribute containing a string",
                                               .storage = 1u << ATTR_STRING };

static Punctuation punctuation_of(const Op *op)
{
    return (Punctuation)int_low_s(op_inherent(op, 0)->dialect.params[0]->integer);
}

static bool string_stands_alone(const Op *op)
{
    return !op_inherent(op, 1)
           || (op->operand_count == 0 && punctuation_of(op) == PUNCTUATION_NEWLINE);
}

static void print_scalar(Sb *sb, Place lane, const Type *type)
{
    if (type_is_float(type))
        print_float(sb, place_float(lane));
    else
        print_int(sb, place_int(lane),
                  type->kind == TYPE_INDEX || type->integer.signedness == UNSIGNED);
}

/* The part of a vector from dimension `dim` on; `*lane` is the next to print. */
static Flow print_part(Step *s, Place vector, unsigned dim, uint64_t *lane, const Type *element)
{
    Sb *sb = output_in(s);

    if (dim == vector.layout->rank) {
        print_scalar(sb, place_lane(vector, (*lane)++), element);
        return work_done(s, 1);
    }
    sb_add(sb, "( ");
    for (int64_t i = 0; i < vector.layout->dims[dim]; i++) {
        sb_add(sb, i ? ", " : "");
        if (print_part(s, vector, dim + 1, lane, element) == FLOW_END)
            return FLOW_END;
    }
    sb_add(sb, " )");
    return FLOW_NEXT;
}

static Flow print_value(Step *s, Place value, const Type *type)
{
    const Type *element = type_element(type);
    Sb *sb = output_in(s);
    uint64_t lane = 0;

    if (!layout_is_vector(value.layout)) {
        print_scalar(sb, value, type);
    } else if (value.layout->rank == 0) { /* printed like a vector of one lane */
        sb_add(sb, "( ");
        print_scalar(sb, place_lane(value, 0), element);
        sb_add(sb, " )");
    } else {
        return print_part(s, value, 0, &lane, element);
    }
    return FLOW_NEXT;
}

static void print_punctuation(Sb *sb, Punctuation punctuation)
{
    static const char *const TEXTS[] = { "", "\n", ", ", "( ", " )" };

    sb_add(sb, TEXTS[punctuation]);
}

/* The library takes a C string: it ends at the first zero byte. No newline follows. */
static Flow print_string(Step *s, Str text)
{
    text.len = strnlen(text.data, text.len);
    sb_str(output_in(s), text);
    return FLOW_NEXT;
}

/* A poison operand is undefined behaviour: DECISIONS.md A2. */
static Flow print(Step *s)
{
    const Attr *string = prop(s, 1);
    const Type *type;

    if (string)
        return print_string(s, string->string);
    if (s->op->operand_count) {
        type = s->op->operands[0]->type;
        if (!is_printable(type_element(type)))
            return unsupported(s, "a value of type '%s'", type_text(type));
        if (print_value(s, operand_place(s, 0), type) == FLOW_END)
            return FLOW_END;
    }
    print_punctuation(output_in(s), punctuation_of(s->op));
    return FLOW_NEXT;
}

/* Of one that prints a newline alone upstream reads the first result of the operation behind it for
 * the operand: the punctuation stands between them, though it is the usual one, unless the location
 * does. */
static void print_syntax(AsmPrinter *printer, const Op *op)
{
    if (!op->operand_count && !op_inherent(op, 1) && punctuation_of(op) == PUNCTUATION_NEWLINE
        && !op->attrs->dictionary.count && op->next && op->next->result_count
        && !asm_prints_locations(printer))
        asm_print(printer, " punctuation <newline>");
    else
        format_print(printer, op);
}

const OpDef VECTOR_PRINT_OPS[] = {
    {
        .name = "vector.print",
        .summary = "print a scalar, a vector or a string",
        .doc = "Writes the operand to the program's output and the punctuation behind it, by\n"
               "default a newline: numbers as printf's %d and %g do, i1 as 0 or 1, index and\n"
               "unsigned integers without a sign, vectors as ( 1, 2 ), nested where they have\n"
               "several dimensions. With `str` it writes just the string.\n",
        .operands = OPERANDS({ "source", &PRINTABLE, OPTIONAL, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "punctuation", &PUNCTUATION_ATTR, "newline" },
                       { "stringLiteral", &STRING_LITERAL, .optional = true }),
        .predicates = PREDICATES(
            { "`source` or `punctuation` are not set when printing strings", string_stands_alone }),
        .shown_bits = SHOWS_BITS,
        .format = "($source^ `:` type($source))? "
                  "oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
        .print = print_syntax,
        .poison_decision = "A2",
        .eval = print,
        .decisions = "A2, A7",
        .example = "  %v = arith.constant dense<[[1, 2], [3, -4]]> : vector<2x2xi8>\n"
                   "  %third = arith.constant 0.333333333 : f64\n"
                   "  %yes = arith.constant true\n"
                   "  vector.print str \"a matrix: \"\n"
                   "  vector.print %v : vector<2x2xi8>\n"
                   "  vector.print %third : f64 punctuation <comma>\n"
                   "  vector.print %yes : i1\n"
                   "  return\n",
        .gives = "a matrix: ( ( 1, 2 ), ( 3, -4 ) )\n"
                 "0.333333, 1\n",
    },
    { 0 },
};
