/* The custom form, printed by the format of the row. Where spaces go is upstream's rule: it depends
 * on the format alone, never on which optional groups are there. */
#include "core/ir/attr_default.h"
#include "core/text/format.h"

#include "core/text/naming.h"
#include "core/text/printer.h"
#include "core/text/properties.h"

#include <ctype.h>
#include <string.h>

typedef struct FormatPrinter {
    AsmPrinter *printer;
    const Op *op;
    const OpDef *def;
    const Format *format;
    bool silent; /* in a group that is not there: only the spacing goes on */
    bool space;  /* the next element may want one before it */
    bool after_punctuation;
} FormatPrinter;

static void print_elements(FormatPrinter *f, const FormatElement *elements, unsigned count);

static void out(FormatPrinter *f, const char *text)
{
    if (!f->silent)
        sb_add(f->printer->sb, text);
}

static bool wants_space_before(Str literal, bool after_punctuation)
{
    if (literal.len != 1 && !str_is(literal, "->"))
        return true;
    return !strchr(after_punctuation ? ">)}]," : "<>(){}[],", literal.data[0]);
}

static void print_literal(FormatPrinter *f, Str text)
{
    if (f->space && wants_space_before(text, f->after_punctuation))
        out(f, " ");
    if (!f->silent)
        sb_str(f->printer->sb, text);
    f->space = text.len != 1 || !strchr("<({[", text.data[0]);
    f->after_punctuation = text.data[0] != '_' && !isalpha((unsigned char)text.data[0]);
}

/* Spacing before anything that is not a literal. */
static void before_element(FormatPrinter *f)
{
    if (f->space || !f->after_punctuation)
        out(f, " ");
    f->after_punctuation = false;
    f->space = true;
}

static void print_attr_variable(FormatPrinter *f, unsigned index)
{
    const AttrConstraint *constraint = f->def->attrs[index].constraint;
    const Attr *attr = op_inherent(f->op, index);
    Sb keyword = { 0 };

    if (!attr)
        return;
    switch (constraint->syntax) {
    case ATTR_SYMBOL_NAME:
        asm_print_symbol_name(f->printer, attr->string);
        break;
    case ATTR_ENUM_KEYWORD:
        enum_print(&keyword, constraint->cases, int_low_s(attr->integer));
        asm_print_keyword_or_string(f->printer, sb_view(&keyword));
        sb_free(&keyword);
        break;
    case ATTR_ENUM_NUMBER:
        enum_print(&keyword, constraint->cases, int_low_s(attr->integer));
        asm_print(f->printer, constraint->word ? "%s<%.*s>" : "%s%.*s",
                  constraint->word ? constraint->word : "", STR_ARG(sb_view(&keyword)));
        sb_free(&keyword);
        break;
    case ATTR_ENUM_DIALECT:
    case ATTR_DIALECT_BODY:
        attr_print_stripped(f->printer, attr);
        break;
    case ATTR_DENSE_ARRAY_BODY:
        dense_array_print_body(f->printer->sb, attr);
        break;
    case ATTR_NUMBER_OR_NONE:
        if (attr->array.count)
            attr_print_to(f->printer, attr->array.elements[0], false);
        else
            asm_print(f->printer, "none");
        break;
    case ATTR_TYPED:
        attr_print_to(f->printer, attr, false);
        break;
    case ATTR_PLAIN:
        attr_print_to(f->printer, attr, !constraint->build && !constraint->built);
        break;
    case ATTR_UNIT_FLAG:
        attr_print_to(f->printer, attr, true);
        break;
    }
}

/* Does a terminator that may be implied say more than that? */
static bool says_more(const Region *region)
{
    const Op *last = region->last ? region->last->last : NULL;

    if (!last || last->operand_count || last->result_count)
        return last != NULL;
    for (unsigned i = 0; last->def && i < def_attr_count(last->def); i++)
        if (op_inherent(last, i))
            return true;
    return last->attrs->dictionary.count != 0;
}

static void print_region_variable(FormatPrinter *f, unsigned index)
{
    unsigned declared = def_region_count(f->def);
    bool variadic = f->def->regions[index].variadic;
    unsigned last = variadic ? f->op->region_count - (declared - 1 - index) : index + 1;

    for (unsigned i = index; i < last && i < f->op->region_count; i++) {
        asm_print(f->printer, i > index ? ", " : "");
        asm_print_region(f->printer, &f->op->regions[i], true,
                         !f->def->implicit_terminator || says_more(&f->op->regions[i]));
    }
}

static void print_successor_variable(FormatPrinter *f, unsigned index)
{
    unsigned last = f->def->successors[index].variadic ? f->op->successor_count : index + 1;

    for (unsigned i = index; i < last; i++) {
        asm_print(f->printer, i > index ? ", " : "");
        asm_print_successor(f->printer, f->op->successors[i]);
    }
}

static Value *const *values_of(FormatPrinter *f, const FormatElement *of, unsigned *count)
{
    switch (of->kind) {
    case FORMAT_OPERAND:
        return f->op->operands + op_operand_group(f->op, of->index, count);
    case FORMAT_RESULT:
        return f->op->results + op_result_group(f->op, of->index, count);
    case FORMAT_OPERANDS:
        *count = f->op->operand_count;
        return f->op->operands;
    case FORMAT_RESULTS:
        *count = f->op->result_count;
        return f->op->results;
    default:
        *count = 0;
        return NULL;
    }
}

/* Of an operand or result that can be of one dialect's type alone: without its prefix, where
 * something stands behind that. */
static const TypeDef *known_def(const FormatPrinter *f, const FormatElement *of)
{
    const TypeConstraint *type = of->kind == FORMAT_OPERAND  ? f->def->operands[of->index].type
                                 : of->kind == FORMAT_RESULT ? f->def->results[of->index].type
                                                             : NULL;

    const TypeDef *def = type && type->class ? type->class->def : NULL;

    return def && type_has_body(def) ? def : NULL;
}

static void print_type_list(FormatPrinter *f, const FormatElement *of, Value *const *values,
                            unsigned count)
{
    if (!known_def(f, of)) {
        asm_print_types(f->printer, values, count);
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        asm_print(f->printer, i ? ", " : "");
        type_print_stripped(f->printer, values[i]->type);
    }
}

static void print_operand_list(FormatPrinter *f, const FormatElement *of, Value *const *values,
                               unsigned count)
{
    (void)of;
    asm_print_operands(f->printer, values, count);
}

/* Values or their types; those of a group of groups stand in brackets, by the sizes of those. */
static void print_lists(FormatPrinter *f, const FormatElement *of,
                        void (*print)(FormatPrinter *f, const FormatElement *of,
                                      Value *const *values, unsigned count))
{
    const char *segments = of->kind == FORMAT_OPERAND ? f->def->operands[of->index].segments : NULL;
    const Attr *sizes = segments ? op_attr(f->op, segments) : NULL;
    unsigned count;
    Value *const *values = values_of(f, of, &count);

    if (!sizes || sizes->kind != ATTR_DENSE_ARRAY) {
        print(f, of, values, count);
        return;
    }
    for (unsigned i = 0; i < sizes->dense.count; i++) {
        int64_t size = attr_i64_at(sizes, i);
        unsigned some = size >= 0 && size <= count ? (unsigned)size : count;

        asm_print(f->printer, i ? ", (" : "(");
        print(f, of, values, some);
        asm_print(f->printer, ")");
        values += some;
        count -= some;
    }
}

static void print_functional_type(FormatPrinter *f, const FormatElement *element)
{
    unsigned count;
    Value *const *values = values_of(f, &element->children[0], &count);
    bool parens;

    asm_print(f->printer, "(");
    asm_print_types(f->printer, values, count);
    asm_print(f->printer, ") -> ");
    values = values_of(f, &element->children[1], &count);
    parens = count != 1 || values[0]->type->kind == TYPE_FUNCTION;
    asm_print(f->printer, parens ? "(" : "");
    asm_print_types(f->printer, values, count);
    asm_print(f->printer, parens ? ")" : "");
}

static void print_custom(FormatPrinter *f, const FormatElement *element)
{
    FormatArg args[MAX_ARGUMENTS];

    for (unsigned i = 0; i < element->child_count; i++) {
        const FormatElement *of = &element->children[i];

        if (of->kind == FORMAT_TYPE || of->kind == FORMAT_REF)
            of = &of->children[0];
        args[i] =
            (FormatArg){ .kind = element->children[i].kind, .text = of->text, .index = of->index };
        if (of->kind == FORMAT_ATTR)
            args[i].attr = op_inherent(f->op, of->index);
    }
    element->custom->print(f->printer, f->op, args, element->child_count);
}

/* The attributes that stand in the format itself are left out of the dictionary, and the sizes of
 * groups of groups, which follow from it. */
static void print_attr_dict(FormatPrinter *f, bool with_keyword)
{
    const char *elided[MAX_ATTRS + MAX_OPERANDS + 1];
    unsigned count = 0;

    for (unsigned i = 0; i < def_attr_count(f->def); i++)
        if (f->format->prop_dict || f->format->attrs_written >> i & 1)
            elided[count++] = f->def->attrs[i].name;
    for (unsigned i = 0; i < def_operand_count(f->def); i++)
        if (f->def->operands[i].segments)
            elided[count++] = f->def->operands[i].segments;
    elided[count] = NULL;
    if (with_keyword)
        asm_print_attr_dict_with_keyword(f->printer, f->op, elided);
    else
        asm_print_attr_dict(f->printer, f->op, elided);
}

static void print_prop_dict(FormatPrinter *f)
{
    const Attr *properties = properties_left(f->op, f->format->attrs_written);

    asm_print(f->printer, " ");
    if (!properties)
        return;
    asm_print(f->printer, "<");
    attr_print_to(f->printer, properties, true);
    asm_print(f->printer, ">");
}

static bool attr_present(const FormatPrinter *f, unsigned index)
{
    const Attr *attr = f->op->inherent[index];

    return attr && attr != def_attr_default(op_context(f->op), f->def, index);
}

static bool is_present(FormatPrinter *f, const FormatElement *anchor)
{
    unsigned count;

    switch (anchor->kind) {
    case FORMAT_ATTR:
        return attr_present(f, anchor->index);
    case FORMAT_REGION:
        return anchor->index < f->op->region_count && f->op->regions[anchor->index].first;
    case FORMAT_SUCCESSOR:
        return f->op->successor_count != 0;
    case FORMAT_TYPE:
    case FORMAT_FUNCTIONAL_TYPE:
        values_of(f, &anchor->children[0], &count);
        return count != 0;
    case FORMAT_CUSTOM:
        for (unsigned i = 0; i < anchor->child_count; i++)
            if (is_present(f, &anchor->children[i]))
                return true;
        return false;
    case FORMAT_QUALIFIED:
    case FORMAT_REF:
        return is_present(f, &anchor->children[0]);
    default:
        values_of(f, anchor, &count);
        return count != 0;
    }
}

static bool group_present(FormatPrinter *f, const FormatElement *group)
{
    for (unsigned i = 0; i < group->child_count; i++)
        if (group->children[i].anchor)
            return is_present(f, &group->children[i]);
    for (unsigned i = 0; i < group->child_count; i++) /* a clause of an oilist has no anchor */
        if (group->children[i].kind != FORMAT_LITERAL && is_present(f, &group->children[i]))
            return true;
    return false;
}

static void print_optional(FormatPrinter *f, const FormatElement *group)
{
    bool outer = f->silent, present = !f->silent && group_present(f, group);

    f->silent = outer || !present;
    print_elements(f, group->children, group->child_count);
    f->silent = outer || present;
    print_elements(f, group->others, group->other_count);
    f->silent = outer;
}

static void print_value_element(FormatPrinter *f, const FormatElement *element)
{
    unsigned count;
    Value *const *values;

    before_element(f);
    if (f->silent)
        return;
    switch (element->kind) {
    case FORMAT_OPERAND:
    case FORMAT_OPERANDS:
        print_lists(f, element, print_operand_list);
        break;
    case FORMAT_ATTR:
        print_attr_variable(f, element->index);
        break;
    case FORMAT_REGION:
        print_region_variable(f, element->index);
        break;
    case FORMAT_SUCCESSOR:
        print_successor_variable(f, element->index);
        break;
    case FORMAT_SUCCESSORS:
        for (unsigned i = 0; i < f->op->successor_count; i++) {
            asm_print(f->printer, i ? ", " : "");
            asm_print_successor(f->printer, f->op->successors[i]);
        }
        break;
    case FORMAT_TYPE:
        print_lists(f, &element->children[0], print_type_list);
        break;
    case FORMAT_FUNCTIONAL_TYPE:
        print_functional_type(f, element);
        break;
    case FORMAT_QUALIFIED:
        if (element->children[0].kind == FORMAT_ATTR) {
            attr_print_to(f->printer, op_inherent(f->op, element->children[0].index), true);
            break;
        }
        values = values_of(f, &element->children[0].children[0], &count);
        asm_print_types(f->printer, values, count);
        break;
    case FORMAT_CUSTOM:
        print_custom(f, element);
        break;
    default:
        break;
    }
}

static void print_element(FormatPrinter *f, const FormatElement *element)
{
    switch (element->kind) {
    case FORMAT_LITERAL:
        print_literal(f, element->text);
        break;
    case FORMAT_SPACE:
        out(f, " ");
        f->space = false;
        f->after_punctuation = false;
        break;
    case FORMAT_NO_SPACE:
        f->space = false;
        f->after_punctuation = true;
        break;
    case FORMAT_NEWLINE:
        if (!f->silent)
            asm_print_newline(f->printer);
        break;
    case FORMAT_ATTR_DICT:
    case FORMAT_ATTR_DICT_WITH_KEYWORD:
        if (!f->silent)
            print_attr_dict(f, element->kind == FORMAT_ATTR_DICT_WITH_KEYWORD);
        f->after_punctuation = false;
        break;
    case FORMAT_PROP_DICT:
        if (!f->silent)
            print_prop_dict(f);
        break;
    case FORMAT_OPTIONAL:
        print_optional(f, element);
        break;
    case FORMAT_OILIST:
        for (unsigned i = 0; i < element->child_count; i++)
            print_optional(f, &element->children[i]);
        break;
    default:
        if (!element->unit_anchor)
            print_value_element(f, element);
    }
}

static void print_elements(FormatPrinter *f, const FormatElement *elements, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        print_element(f, &elements[i]);
}

void format_print(AsmPrinter *printer, const Op *op)
{
    FormatPrinter f = { .printer = printer,
                        .op = op,
                        .def = op->def,
                        .format = format_of(op_context(op), op->def),
                        .space = true };

    print_elements(&f, f.format->elements, f.format->count);
}
