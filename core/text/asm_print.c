/* What a dialect's own printer may do: core/text/asm.h. */
#include "core/ir/attr_default.h"
#include "core/text/aliases.h"
#include "core/text/lexer.h"
#include "core/text/naming.h"
#include "core/text/printer.h"

Sb *asm_sb(AsmPrinter *printer)
{
    return printer->sb;
}

void asm_print(AsmPrinter *printer, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    sb_vprintf(printer->sb, format, args);
    va_end(args);
}

void asm_write(AsmPrinter *printer, const char *text, ...)
{
    va_list args;

    va_start(args, text);
    for (; *text; text++) {
        if (*text == '%')
            asm_print_operand(printer, va_arg(args, const Value *));
        else if (*text == '!')
            asm_print_type(printer, va_arg(args, const Type *));
        else
            sb_char(printer->sb, *text);
    }
    va_end(args);
}

void asm_print_operand(AsmPrinter *printer, const Value *value)
{
    naming_value(printer->naming, printer->sb, value);
}

void asm_print_operands(AsmPrinter *printer, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, values[i]);
    }
}

void asm_print_group(AsmPrinter *printer, const Op *op, unsigned group)
{
    unsigned count, first = op_operand_group(op, group, &count);

    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, ")");
}

void asm_print_type(AsmPrinter *printer, const Type *type)
{
    type_print_to(printer, type);
}

void asm_print_types(AsmPrinter *printer, Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        type_print_to(printer, values[i]->type);
    }
}

void asm_print_attr(AsmPrinter *printer, const Attr *attr)
{
    attr_print_to(printer, attr, true);
}

void asm_print_attr_body(AsmPrinter *printer, const Attr *attr)
{
    attr_print_stripped(printer, attr);
}

void asm_print_attr_without_type(AsmPrinter *printer, const Attr *attr)
{
    attr_print_to(printer, attr, false);
}

static void print_quoted(AsmPrinter *printer, Str text)
{
    sb_char(printer->sb, '"');
    string_print_escaped(printer->sb, text);
    sb_char(printer->sb, '"');
}

void asm_print_symbol_name(AsmPrinter *printer, Str name)
{
    sb_char(printer->sb, '@');
    asm_print_keyword_or_string(printer, name);
}

void asm_print_keyword_or_string(AsmPrinter *printer, Str text)
{
    if (is_bare_identifier(text))
        sb_str(printer->sb, text);
    else
        print_quoted(printer, text);
}

/* a, (a, b), ((a) -> b) or (). */
static void print_result_types(AsmPrinter *printer, Value *const *values, unsigned count)
{
    bool parens = count != 1 || values[0]->type->kind == TYPE_FUNCTION;

    asm_print(printer, parens ? "(" : "");
    asm_print_types(printer, values, count);
    asm_print(printer, parens ? ")" : "");
}

void asm_print_arrow_types(AsmPrinter *printer, Value *const *values, unsigned count)
{
    if (!count)
        return;
    asm_print(printer, " -> (");
    asm_print_types(printer, values, count);
    asm_print(printer, ")");
}

void asm_print_optional_arrow_types(AsmPrinter *printer, Value *const *values, unsigned count)
{
    if (!count)
        return;
    asm_print(printer, " -> ");
    print_result_types(printer, values, count);
}

void asm_print_functional_type(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, "(");
    asm_print_types(printer, op->operands, op->operand_count);
    asm_print(printer, ") -> ");
    print_result_types(printer, op->results, op->result_count);
}

static bool is_elided(const char *const *elided, Str name)
{
    for (; elided && *elided; elided++)
        if (str_is(name, *elided))
            return true;
    return false;
}

static int compare_named(const void *a, const void *b)
{
    return str_cmp(((const NamedAttr *)a)->name, ((const NamedAttr *)b)->name);
}

static void print_entries(AsmPrinter *printer, const NamedAttrs *entries)
{
    asm_print(printer, "{");
    for (size_t i = 0; i < entries->len; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_keyword_or_string(printer, entries->data[i].name);
        if (entries->data[i].value->kind == ATTR_UNIT)
            continue;
        asm_print(printer, " = ");
        attr_print_to(printer, entries->data[i].value, true);
    }
    asm_print(printer, "}");
}

/* What is left away is the property. */
static bool is_beside_property(const Op *op, Str name)
{
    int index = op->def ? def_attr_index(op->def, name) : -1;

    return index >= 0 && !attr_row_is_attr(&op->def->attrs[index]);
}

static void dict_entries(const Op *op, const char *const *elided, bool with_defaults,
                         NamedAttrs *entries)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        Str name = str_of(op->def->attrs[i].name);
        const Attr *value = op_inherent(op, i);
        bool is_default = value == def_attr_default(op_context(op), op->def, i);

        if (value && !is_elided(elided, name) && (with_defaults || !is_default))
            vec_push(entries, ((NamedAttr){ name, value }));
    }
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        NamedAttr entry = op->attrs->dictionary.entries[i];

        if (!is_elided(elided, entry.name) || is_beside_property(op, entry.name))
            vec_push(entries, entry);
    }
    if (entries->len)
        qsort(entries->data, entries->len, sizeof *entries->data, compare_named);
}

static void print_dict(AsmPrinter *printer, const Op *op, const char *const *elided,
                       bool with_defaults, const char *before)
{
    NamedAttrs entries = { 0 };

    dict_entries(op, elided, with_defaults, &entries);
    if (entries.len) {
        asm_print(printer, "%s", before);
        print_entries(printer, &entries);
    }
    vec_free(&entries);
}

void asm_attr_dict_entries(const Op *op, NamedAttrs *entries)
{
    dict_entries(op, NULL, false, entries);
}

void asm_print_attr_dict(AsmPrinter *printer, const Op *op, const char *const *elided)
{
    print_dict(printer, op, elided, false, " ");
}

void asm_print_attr_dict_with_defaults(AsmPrinter *printer, const Op *op, const char *const *elided)
{
    print_dict(printer, op, elided, true, " ");
}

void asm_print_attr_dict_with_keyword(AsmPrinter *printer, const Op *op, const char *const *elided)
{
    print_dict(printer, op, elided, false, " attributes ");
}

void asm_print_successor(AsmPrinter *printer, const Block *block)
{
    naming_block(printer->naming, printer->sb, block);
}

void asm_print_argument(AsmPrinter *printer, const Value *argument, const Attr *attrs,
                        bool with_type)
{
    asm_print_operand(printer, argument);
    if (with_type) {
        asm_print(printer, ": ");
        type_print_to(printer, argument->type);
    }
    /* Upstream does not look for aliases there. */
    if (attrs && attrs->dictionary.count
        && (!aliases_are_sought(printer) || attr_is_too_large(attrs))) {
        asm_print(printer, " ");
        attr_print_to(printer, attrs, true);
    }
    argument_print_loc(printer, argument);
}

void asm_shadow_argument(AsmPrinter *printer, const Value *argument, const Value *operand)
{
    naming_shadow(printer->naming, argument, operand);
}

void asm_print_generic_op(AsmPrinter *printer, const Op *op)
{
    op_print_generic(printer, op);
}

bool asm_prints_locations(const AsmPrinter *printer)
{
    return printer->options.debug_info;
}

void asm_print_newline(AsmPrinter *printer)
{
    asm_print(printer, "\n%*s", (int)printer->indent, "");
}

void asm_increase_indent(AsmPrinter *printer)
{
    printer->indent += INDENT;
}

void asm_decrease_indent(AsmPrinter *printer)
{
    printer->indent -= INDENT;
}

typedef struct OperandNamer {
    AsmPrinter *printer;
    unsigned dim_count;
    Value *const *operands;
} OperandNamer;

static void name_operand(Sb *sb, void *state, bool is_symbol, unsigned position)
{
    OperandNamer *namer = state;
    unsigned index = is_symbol ? namer->dim_count + position : position;

    sb_add(sb, is_symbol ? "symbol(" : "");
    naming_value(namer->printer->naming, sb, namer->operands[index]);
    sb_add(sb, is_symbol ? ")" : "");
}

void asm_print_affine_expr_of_operands(AsmPrinter *printer, const AffineExpr *expr,
                                       unsigned dim_count, Value *const *operands)
{
    OperandNamer namer = { printer, dim_count, operands };

    affine_print_named(printer->sb, expr, name_operand, &namer);
}

void asm_print_affine_map_of_operands(AsmPrinter *printer, const AffineMap *map,
                                      Value *const *operands)
{
    for (unsigned i = 0; i < map->result_count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_affine_expr_of_operands(printer, map->results[i], map->dim_count, operands);
    }
}

void asm_print_bindings(AsmPrinter *printer, const char *prefix, Value *const *arguments,
                        Value *const *values, unsigned count)
{
    if (!count)
        return;
    asm_print(printer, "%s(", prefix);
    for (unsigned i = 0; i < count; i++)
        asm_write(printer, i ? ", % = %" : "% = %", arguments[i], values[i]);
    asm_print(printer, ")");
}
