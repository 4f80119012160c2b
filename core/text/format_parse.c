/* The custom form, read by the format of the row. */
#include "core/text/format_state.h"
#include "core/text/infer.h"
#include "core/text/properties.h"

#include <ctype.h>
#include <string.h>

static bool parse_elements(FormatState *f, const FormatElement *elements, unsigned count);
static bool parse_element(FormatState *f, const FormatElement *element, bool in_group);

static bool parse_literal(FormatState *f, const FormatElement *literal)
{
    if (literal->punct == TOKEN_BARE)
        return asm_parse_keyword(f->p, literal->text.data);
    return parser_take(f->p, literal->punct) || asm_parse_punct(f->p, literal->text.data);
}

static bool optional_literal(FormatState *f, const FormatElement *literal)
{
    if (literal->punct == TOKEN_BARE)
        return asm_optional_keyword(f->p, literal->text.data);
    return parser_take(f->p, literal->punct);
}

/* "(%a, %b), (), (%c)": a group of groups, whose sizes an attribute holds. */
static bool parse_operand_groups(FormatState *f, unsigned index)
{
    OperandNames *operands = &f->operands[index];
    VEC(int32_t) sizes = { 0 };
    bool good = true, more = true;

    while (good && more && parser_take(f->p, TOKEN_L_PAREN)) {
        size_t before = operands->len;

        good = asm_parse_operands(f->p, 0, 0, operands) && asm_parse_punct(f->p, ")");
        vec_push(&sizes, (int32_t)(operands->len - before));
        more = good && parser_take(f->p, TOKEN_COMMA);
    }
    if (good)
        op_state_add_attr(f->state, f->def->operands[index].segments,
                          attr_dense_i32(f->p->context, (unsigned)sizes.len, sizes.data));
    vec_free(&sizes);
    return good;
}

/* "(i32, i32), (), (i32)" */
static bool parse_type_groups(FormatState *f, Types *types)
{
    while (parser_take(f->p, TOKEN_L_PAREN)) {
        if (!parser_take(f->p, TOKEN_R_PAREN)
            && !(asm_parse_types(f->p, types) && asm_parse_punct(f->p, ")")))
            return false;
        if (!parser_take(f->p, TOKEN_COMMA))
            break;
    }
    return true;
}

static bool parse_operand_group(FormatState *f, unsigned index)
{
    Multiplicity multiplicity = f->def->operands[index].multiplicity;
    OperandName operand;
    bool failed;

    f->operands_at[index] = asm_here(f->p);
    if (multiplicity == VARIADIC)
        return asm_parse_operands(f->p, 0, 0, &f->operands[index]);
    if (multiplicity == VARIADIC_OF_VARIADIC)
        return parse_operand_groups(f, index);
    if (multiplicity == OPTIONAL && parser_at_results(f->p))
        return true;
    if (multiplicity == OPTIONAL) {
        if (asm_optional_operand(f->p, &operand, &failed))
            vec_push(&f->operands[index], operand);
        return !failed;
    }
    if (!asm_parse_operand(f->p, &operand))
        return false;
    vec_push(&f->operands[index], operand);
    return true;
}

static void add_attr(FormatState *f, unsigned index, const Attr *attr)
{
    op_state_add_attr(f->state, f->def->attrs[index].name, attr);
}

static void enum_list(Sb *sb, const EnumDef *cases)
{
    for (const EnumCase *c = cases->cases; c->keyword; c++)
        sb_printf(sb, "%s%s", c == cases->cases ? "" : ", ", c->keyword);
}

/* A keyword counts only where it is one of the cases; a string always does. */
static bool parse_enum_keyword(FormatState *f, unsigned index, bool optional, bool *found)
{
    const AttrRow *row = &f->def->attrs[index];
    const EnumDef *cases = row->constraint->cases;
    const char *at = asm_here(f->p);
    const EnumCase *known = NULL;
    Sb list = { 0 };
    Str text;

    if (parser_at(f->p, TOKEN_BARE) || parser_at(f->p, TOKEN_INT_TYPE))
        known = enum_case(cases, f->p->token.text);
    *found = known != NULL;
    if (known) {
        parser_advance(f->p);
    } else if (asm_optional_string(f->p, &text)) {
        *found = true;
        known = enum_case(cases, text);
        if (!known && text.len) /* upstream takes an empty string for nothing */
            return asm_error(f->p, at, "invalid %s attribute specification: \"%.*s\"", row->name,
                             STR_ARG(text));
    }
    if (known)
        add_attr(f, index,
                 attr_int(constraint_attr_type(row->constraint, f->p->context), known->value));
    if (*found || optional)
        return true;
    enum_list(&list, cases);
    asm_error(f->p, at,
              "expected string or keyword containing one of the following enum values for "
              "attribute '%s' [%s]",
              row->name, list.data);
    sb_free(&list);
    return false;
}

/* Keywords, or word<keywords>. */
static const Attr *parse_enum_number(FormatState *f, const AttrConstraint *constraint)
{
    const char *word = constraint->word;
    const Attr *value;

    if (word && (!asm_parse_keyword(f->p, word) || !asm_parse_punct(f->p, "<")))
        return NULL;
    value = asm_parse_enum(f->p, constraint->cases);
    if (!value || (word && !asm_parse_punct(f->p, ">")))
        return NULL;
    return attr_int(constraint_attr_type(constraint, f->p->context), int_low_s(value->integer));
}

/* 8, or none */
static const Attr *parse_number_or_none(FormatState *f, const AttrRow *row)
{
    const char *at = asm_here(f->p);
    const Attr *element = NULL;
    int64_t number;

    if (!asm_optional_keyword(f->p, "none")) {
        if (parser_at(f->p, TOKEN_BARE) || !asm_parse_integer(f->p, &number)) {
            asm_error(f->p, at, "invalid value for property %s, expected optional int64_t",
                      row->name);
            return NULL;
        }
        element = attr_i64(f->p->context, number);
    }
    return attr_array(f->p->context, element != NULL, &element);
}

/* Where only one kind of attribute can be held, another kind here is not this attribute. */
static bool may_start(FormatState *f, const AttrConstraint *constraint)
{
    switch (constraint->storage) {
    case 1u << ATTR_STRING:
        return parser_at(f->p, TOKEN_STRING);
    case 1u << ATTR_SYMBOL_REF:
        return parser_at(f->p, TOKEN_AT);
    case 1u << ATTR_ARRAY:
        return parser_at(f->p, TOKEN_L_SQUARE);
    default:
        return true;
    }
}

/* `*found` false, and true given, where the attribute was optional and does not stand here. */
static bool parse_attr_variable(FormatState *f, unsigned index, bool optional, bool *found)
{
    const AttrRow *row = &f->def->attrs[index];
    const AttrConstraint *constraint = row->constraint;
    const char *at = asm_here(f->p);
    const Attr *attr = NULL;
    const Type *type = NULL;
    bool failed = false;

    *found = true;
    switch (constraint->syntax) {
    case ATTR_SYMBOL_NAME:
        if (optional && !asm_at_symbol(f->p))
            break;
        if (!asm_parse_symbol_name(f->p, &attr))
            return false;
        break;
    case ATTR_ENUM_KEYWORD:
        return parse_enum_keyword(f, index, optional, found);
    case ATTR_ENUM_DIALECT:
    case ATTR_DIALECT_BODY:
        if (optional && !parser_at(f->p, TOKEN_HASH) && !parser_at(f->p, TOKEN_LESS))
            break;
        attr = parser_at(f->p, TOKEN_HASH) ? parse_attr(f->p, NULL)
                                           : parse_attr_body(f->p, constraint->def, NULL);
        if (!attr)
            return false;
        break;
    case ATTR_ENUM_NUMBER:
        if (optional
            && !(constraint->word ? str_is(f->p->token.text, constraint->word)
                                  : parser_at(f->p, TOKEN_BARE)))
            break;
        attr = parse_enum_number(f, constraint);
        if (!attr)
            return false;
        break;
    case ATTR_DENSE_ARRAY_BODY: /* upstream's reader asks for its bracket, optional or not */
        type = constraint_attr_type(constraint, f->p->context);
        attr = parser_at(f->p, TOKEN_HASH) ? parse_attr(f->p, NULL)
                                           : parse_dense_array_body(f->p, type);
        if (!attr)
            return false;
        break;
    case ATTR_NUMBER_OR_NONE:
        attr = parse_number_or_none(f, row);
        if (!attr)
            return false;
        break;
    case ATTR_UNIT_FLAG:
    case ATTR_TYPED:
    case ATTR_PLAIN:
        if (optional && !may_start(f, constraint))
            break;
        type = constraint_attr_type(constraint, f->p->context);
        attr = optional ? parse_optional_attr(f->p, type, &failed) : parse_attr(f->p, type);
        if (failed || (!optional && !attr))
            return false;
        break;
    }
    *found = attr != NULL;
    if (attr && !attr_can_be_stored(constraint, attr))
        return asm_error(f->p, at, "invalid kind of attribute specified");
    if (attr)
        add_attr(f, index, attr);
    return true;
}

static void complete_region(FormatState *f, Region *region)
{
    if (f->def->implicit_terminator)
        asm_ensure_terminator(f->p, region, f->def->implicit_terminator, f->state->loc);
    else if (def_has(f->def, SINGLE_BLOCK) && !region->first)
        region_append(region, block_create(f->p->context));
}

static bool parse_region_variable(FormatState *f, unsigned index, bool optional, bool *found)
{
    bool variadic = f->def->regions[index].variadic, failed;

    *found = false;
    if ((optional || variadic) && !asm_at_punct(f->p, "{"))
        return true;
    do {
        Region *region = region_new(f->p->context);

        vec_push(&f->regions[index], region);
        *found = true;
        if (!asm_optional_region(f->p, region, NULL, &failed))
            return failed ? false : asm_parse_region(f->p, region, NULL);
        complete_region(f, region);
    } while (variadic && asm_optional_punct(f->p, ","));
    return true;
}

/* Where the `successors` directive reads them all they come in their order. */
static bool parse_successors(FormatState *f)
{
    Block *block;

    do {
        if (!asm_parse_successor(f->p, &block))
            return false;
        vec_push(&f->state->successors, block);
    } while (asm_optional_punct(f->p, ","));
    return true;
}

static bool parse_successor_variable(FormatState *f, unsigned index)
{
    bool several = f->def->successors[index].variadic;
    Block *block;

    do {
        if (!asm_parse_successor(f->p, &block))
            return false;
        vec_push(&f->successors[index], block);
    } while (several && asm_optional_punct(f->p, ","));
    return true;
}

static bool parse_type_of_class(FormatState *f, const TypeClass *class, const Type **type)
{
    const char *at = asm_here(f->p);

    if (class && class->def && type_has_body(class->def) && !parser_at(f->p, TOKEN_EXCLAIM)) {
        *type = parse_type_body(f->p, class->def, at);
        return *type != NULL;
    }
    if (!asm_parse_type(f->p, type))
        return false;
    if (!class || class_has(class, *type))
        return true;
    if (!class->name)
        return asm_error(f->p, at, "invalid kind of type specified");
    return asm_error(f->p, at, "invalid kind of type specified: expected %s, but found '%s'",
                     class->name, type_text(*type));
}

static bool parse_types_of(FormatState *f, const FormatElement *of)
{
    Multiplicity multiplicity = ONE;
    const TypeClass *class = NULL;
    Types *types = NULL;
    const Type *type;
    bool failed;

    if (of->kind == FORMAT_OPERAND) {
        types = &f->operand_types[of->index];
        multiplicity = f->def->operands[of->index].multiplicity;
        class = f->def->operands[of->index].type->class;
    } else if (of->kind == FORMAT_RESULT) {
        types = &f->result_types[of->index];
        multiplicity = f->def->results[of->index].multiplicity;
        class = f->def->results[of->index].type->class;
    } else if (of->kind == FORMAT_OPERANDS) {
        types = &f->all_types;
        multiplicity = VARIADIC;
    } else { /* results: their one group, or the single results one by one */
        types = &f->result_types[0];
        multiplicity = def_result_count(f->def) == 1 ? f->def->results[0].multiplicity : VARIADIC;
    }
    if (multiplicity == VARIADIC)
        return asm_parse_types(f->p, types);
    if (multiplicity == VARIADIC_OF_VARIADIC)
        return parse_type_groups(f, types);
    if (multiplicity == OPTIONAL) {
        if (asm_optional_type(f->p, &type, &failed))
            vec_push(types, type);
        return !failed;
    }
    if (!parse_type_of_class(f, class, &type))
        return false;
    vec_push(types, type);
    return true;
}

/* The types of a function's inputs or results, handed to the group(s) they belong to. */
static void take_types(FormatState *f, const FormatElement *of, const Type *const *types,
                       unsigned count)
{
    Types *into = of->kind == FORMAT_OPERAND    ? &f->operand_types[of->index]
                  : of->kind == FORMAT_RESULT   ? &f->result_types[of->index]
                  : of->kind == FORMAT_OPERANDS ? &f->all_types
                                                : &f->result_types[0];

    for (unsigned i = 0; i < count; i++)
        vec_push(into, types[i]);
}

static bool parse_functional_type(FormatState *f, const FormatElement *element)
{
    const Type *type;

    if (!asm_parse_function_type(f->p, &type))
        return false;
    take_types(f, &element->children[0], type->list.types, type->list.input_count);
    take_types(f, &element->children[1], type->list.types + type->list.input_count,
               type->list.result_count);
    return true;
}

/* What the directive's functions may fill or look at, one for each argument. */
static void custom_argument(FormatState *f, const FormatElement *element, FormatArg *arg)
{
    const FormatElement *of = element;

    *arg = (FormatArg){ .kind = element->kind, .text = element->text, .index = element->index };
    if (element->kind == FORMAT_TYPE || element->kind == FORMAT_REF) {
        of = &element->children[0];
        if (of->kind == FORMAT_TYPE)
            of = &of->children[0];
        arg->text = of->text;
        arg->index = of->index;
    }
    if (of->kind == FORMAT_OPERAND) {
        arg->operands = &f->operands[of->index];
        arg->types = element->kind == FORMAT_OPERAND ? NULL : &f->operand_types[of->index];
        f->operands_at[of->index] = asm_here(f->p);
    } else if (of->kind == FORMAT_RESULT) {
        arg->types = &f->result_types[of->index];
    } else if (of->kind == FORMAT_ATTR) {
        arg->attr = op_state_attr(f->state, f->def->attrs[of->index].name);
    } else if (of->kind == FORMAT_REGION) {
        arg->regions = &f->regions[of->index];
    }
}

/* Successors that a directive has read are those of its argument. */
static void take_successors(FormatState *f, const FormatElement *directive, size_t before)
{
    for (unsigned i = 0; i < directive->child_count; i++) {
        const FormatElement *argument = &directive->children[i];

        if (argument->kind != FORMAT_SUCCESSOR)
            continue;
        for (size_t s = before; s < f->state->successors.len; s++)
            vec_push(&f->successors[argument->index], f->state->successors.data[s]);
        f->state->successors.len = before;
        return;
    }
}

static bool parse_custom_directive(FormatState *f, const FormatElement *element)
{
    size_t before = f->state->successors.len;
    FormatArg args[MAX_ARGUMENTS];

    for (unsigned i = 0; i < element->child_count; i++)
        custom_argument(f, &element->children[i], &args[i]);
    if (!element->custom->parse(f->p, f->state, args, element->child_count))
        return false;
    take_successors(f, element, before);
    return true;
}

/* Is the first thing of a group there? Consumes it where it is. */
static bool starts(FormatState *f, const FormatElement *first, bool *failed)
{
    bool found = false;

    *failed = false;
    switch (first->kind) {
    case FORMAT_LITERAL:
        return optional_literal(f, first);
    case FORMAT_OPERAND:
        *failed = !parse_operand_group(f, first->index);
        return !*failed && f->operands[first->index].len != 0;
    case FORMAT_ATTR:
        *failed = !parse_attr_variable(f, first->index, true, &found);
        return !*failed && found;
    case FORMAT_REGION:
        *failed = !parse_region_variable(f, first->index, true, &found);
        return !*failed && found;
    case FORMAT_SUCCESSOR:
        if (!parser_at(f->p, TOKEN_CARET))
            return false;
        *failed = !parse_successor_variable(f, first->index);
        return !*failed;
    case FORMAT_CUSTOM:
        *failed = !parse_custom_directive(f, first);
        return !*failed;
    case FORMAT_QUALIFIED:
        return starts(f, &first->children[0], failed);
    default:
        return false;
    }
}

static bool parse_optional_group(FormatState *f, const FormatElement *group)
{
    unsigned first = 0;
    bool failed;

    while (first < group->child_count
           && (group->children[first].kind == FORMAT_SPACE
               || group->children[first].kind == FORMAT_NO_SPACE
               || group->children[first].kind == FORMAT_NEWLINE))
        first++;
    if (!starts(f, &group->children[first], &failed))
        return failed ? false : parse_elements(f, group->others, group->other_count);
    for (unsigned i = first; i < group->child_count; i++) {
        const FormatElement *child = &group->children[i];

        if ((i > first || child->unit_anchor) && !parse_element(f, child, true))
            return false;
    }
    return true;
}

static bool parse_clause(FormatState *f, const FormatElement *clause, bool *seen)
{
    if (*seen)
        return asm_error(f->p, f->p->custom_at,
                         "`%s` clause can appear at most once in the expansion of the oilist "
                         "directive",
                         clause->children[0].text.data);
    *seen = true;
    return parse_elements(f, clause->children + 1, clause->child_count - 1);
}

static bool parse_oilist(FormatState *f, const FormatElement *list)
{
    bool again = true, failed, seen[MAX_CLAUSES] = { false };

    while (again) {
        again = false;
        for (unsigned i = 0; i < list->child_count && !again; i++) {
            const FormatElement *clause = &list->children[i];

            again = starts(f, &clause->children[0], &failed);
            if (failed || (again && !parse_clause(f, clause, &seen[i])))
                return false;
        }
    }
    return true;
}

/* The attributes of the row that stand there meet their constraints, or the parse ends. */
static bool parse_dictionary(FormatState *f, bool with_keyword)
{
    const char *at = asm_here(f->p);
    size_t before = f->state->attrs.len;

    if (!(with_keyword ? asm_optional_attr_dict_with_keyword(f->p, f->state)
                       : asm_optional_attr_dict(f->p, f->state)))
        return false;
    return properties_check_dict(f->p, f->state, before, at);
}

/* What the format has read of the row's attributes so far belongs to its properties, too. */
static const Attr *joined(const FormatState *f, const Attr *dictionary)
{
    NamedAttrs entries = { 0 };
    const Attr *all;

    for (unsigned i = 0; i < dictionary->dictionary.count; i++)
        vec_push(&entries, dictionary->dictionary.entries[i]);
    for (size_t i = 0; i < f->state->attrs.len; i++)
        if (def_attr_index(f->def, f->state->attrs.data[i].name) >= 0
            && !attr_lookup(dictionary, f->state->attrs.data[i].name))
            vec_push(&entries, f->state->attrs.data[i]);
    all = attr_dictionary(f->p->context, (unsigned)entries.len, entries.data);
    vec_free(&entries);
    return all;
}

/* <{...}>, or nothing, which is an empty one. */
static bool parse_prop_dict(FormatState *f)
{
    const Attr *given = attr_dictionary(f->p->context, 0, NULL);

    if (asm_optional_punct(f->p, "<")) {
        given = parse_attr(f->p, NULL);
        if (!given || !asm_parse_punct(f->p, ">"))
            return false;
    }
    f->state->properties = given->kind == ATTR_DICTIONARY ? joined(f, given) : given;
    return properties_take_dict(f->p, f->state, f->p->custom_at);
}

/* An attribute that may be absent may be left away, but not in an optional group that has begun. */
static bool parse_element(FormatState *f, const FormatElement *element, bool in_group)
{
    bool found;

    switch (element->kind) {
    case FORMAT_SPACE:
    case FORMAT_NO_SPACE:
    case FORMAT_NEWLINE:
        return true;
    case FORMAT_LITERAL:
        return parse_literal(f, element);
    case FORMAT_OPERAND:
        return parse_operand_group(f, element->index);
    case FORMAT_ATTR:
        if (element->unit_anchor) {
            add_attr(f, element->index, attr_unit(f->p->context));
            return true;
        }
        return parse_attr_variable(f, element->index,
                                   !in_group && f->def->attrs[element->index].optional, &found);
    case FORMAT_REGION:
        return parse_region_variable(f, element->index, false, &found);
    case FORMAT_SUCCESSOR:
        return parse_successor_variable(f, element->index);
    case FORMAT_SUCCESSORS:
        return parse_successors(f);
    case FORMAT_ATTR_DICT:
    case FORMAT_ATTR_DICT_WITH_KEYWORD:
        return parse_dictionary(f, element->kind == FORMAT_ATTR_DICT_WITH_KEYWORD);
    case FORMAT_PROP_DICT:
        return parse_prop_dict(f);
    case FORMAT_OPERANDS:
        f->all_at = asm_here(f->p);
        f->all_used = true;
        return asm_parse_operands(f->p, 0, 0, &f->all_operands);
    case FORMAT_TYPE:
        return parse_types_of(f, &element->children[0]);
    case FORMAT_FUNCTIONAL_TYPE:
        return parse_functional_type(f, element);
    case FORMAT_QUALIFIED:
        return parse_element(f, &element->children[0], in_group);
    case FORMAT_CUSTOM:
        return parse_custom_directive(f, element);
    case FORMAT_OPTIONAL:
        return parse_optional_group(f, element);
    case FORMAT_OILIST:
        return parse_oilist(f, element);
    default:
        return asm_error(f->p, asm_here(f->p), "has a format this program cannot follow");
    }
}

static bool parse_elements(FormatState *f, const FormatElement *elements, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!parse_element(f, &elements[i], false))
            return false;
    return true;
}

/* Where nobody writes so many, their number is wrong whatever it is. */
static void repeat_type(Types *group, const Type *type, int64_t count)
{
    enum { MOST = 1 << 24 };

    for (int64_t i = 0; i < count && i < MOST; i++)
        vec_push(group, type);
}

/* The types of groups that a rule gives all at once. */
static void derive_groups(FormatState *f, const TypeTable *table)
{
    for (unsigned i = 0; i < def_rule_count(f->def); i++) {
        const TypeRule *rule = &f->def->types[i];
        Str from_name = rule->from ? str_of(rule->from) : STR(""), to_name = str_of(rule->to);
        int from = def_operand_index(f->def, from_name), to = def_operand_index(f->def, to_name);
        const Type *type = from >= 0 ? table->operand[from] : NULL, *const * types;
        Types *group = to >= 0 ? &f->operand_types[to] : NULL;
        unsigned count;

        if (!rule->derive_all && !rule->count)
            continue;
        if (from < 0)
            type = table->result[def_result_index(f->def, from_name)];
        if (!group)
            group = &f->result_types[def_result_index(f->def, to_name)];
        if (!type)
            continue;
        if (rule->count) {
            repeat_type(group, rule_derive(rule, type), rule->count(type));
            continue;
        }
        types = rule->derive_all(type, &count);
        for (unsigned t = 0; t < count; t++)
            vec_push(group, types[t]);
    }
}

/* As many types as the rule gives, whatever the number of operands. */
static bool is_derived(const OpDef *def, const char *operands)
{
    for (unsigned i = 0; i < def_rule_count(def); i++)
        if ((def->types[i].derive_all || def->types[i].count) && def->types[i].to
            && strcmp(def->types[i].to, operands) == 0)
            return true;
    return false;
}

/* Types that were written, where a group has exactly one; the rules give the others. */
static bool infer_types(FormatState *f)
{
    unsigned operands = def_operand_count(f->def), results = def_result_count(f->def);
    TypeTable table = { 0 };
    InferFault fault;

    for (unsigned i = 0; i < operands; i++)
        if (f->operand_types[i].len)
            table.operand[i] = f->operand_types[i].data[0];
    for (unsigned i = 0; i < results; i++)
        if (f->result_types[i].len)
            table.result[i] = f->result_types[i].data[0];
    if (!infer_from_rules(f->state, &table, &fault))
        return asm_error(f->p, asm_name_loc(f->p), "'%.*s' must be %s, but got '%s'",
                         STR_ARG(fault.name), fault.constraint->summary, type_text(fault.type));
    derive_groups(f, &table);
    for (unsigned i = 0; i < operands; i++)
        while (!f->format->types_written_operand[i] && f->operand_types[i].len < f->operands[i].len
               && table.operand[i] && !is_derived(f->def, f->def->operands[i].name))
            vec_push(&f->operand_types[i], table.operand[i]);
    for (unsigned i = 0; f->all_used && !f->format->types_written_together && i < operands; i++)
        if (f->def->operands[i].multiplicity == ONE && !f->operand_types[i].len && table.operand[i])
            vec_push(&f->operand_types[i], table.operand[i]);
    for (unsigned i = 0; i < results; i++)
        if (!f->format->types_written_result[i] && f->def->results[i].multiplicity == ONE
            && !f->result_types[i].len && table.result[i])
            vec_push(&f->result_types[i], table.result[i]);
    return true;
}

static void note_segments(FormatState *f)
{
    if (def_has(f->def, ATTR_SIZED_OPERAND_SEGMENTS))
        for (unsigned i = 0; i < def_operand_count(f->def); i++)
            vec_push(&f->state->operand_segments, (int32_t)f->operands[i].len);
}

/* type(operands) stands for the types of all groups, one behind the other; where it is not written
 * they are those of the groups. */
static bool resolve_together(FormatState *f)
{
    bool written = f->format->types_written_together;

    for (unsigned i = 0; !f->all_used && i < def_operand_count(f->def); i++)
        for (size_t o = 0; o < f->operands[i].len; o++)
            vec_push(&f->all_operands, f->operands[i].data[o]);
    for (unsigned i = 0; !written && i < def_operand_count(f->def); i++)
        for (size_t t = 0; t < f->operand_types[i].len; t++)
            vec_push(&f->all_types, f->operand_types[i].data[t]);
    note_segments(f);
    return asm_resolve_all(f->p, &f->all_operands, f->all_types.data, f->all_types.len,
                           f->all_used ? f->all_at : f->p->custom_at, f->state);
}

static bool resolve_groups(FormatState *f)
{
    if (f->all_used || f->format->types_written_together)
        return resolve_together(f);
    for (unsigned i = 0; i < def_operand_count(f->def); i++)
        if (!asm_resolve_all(f->p, &f->operands[i], f->operand_types[i].data,
                             f->operand_types[i].len, f->operands_at[i], f->state))
            return false;
    note_segments(f);
    return true;
}

static bool add_results(FormatState *f)
{
    bool known = true;

    for (unsigned i = 0; i < def_result_count(f->def); i++) {
        if (f->def->results[i].multiplicity == ONE && !f->result_types[i].len
            && !f->format->types_written_result[i])
            known = false;
        if (def_has(f->def, ATTR_SIZED_RESULT_SEGMENTS))
            vec_push(&f->state->result_segments, (int32_t)f->result_types[i].len);
        for (size_t t = 0; t < f->result_types[i].len; t++)
            vec_push(&f->state->results, f->result_types[i].data[t]);
    }
    if (f->def->infer && !f->format->types_written_result[0]) {
        f->state->results.len = 0;
        return f->def->infer(f->p->context, f->state);
    }
    if (known)
        return true;
    /* C++ says it alone. */
    return unsupported_error(loc_attr(f->p->context, asm_loc(f->p, f->p->custom_at)),
                             str_of(f->def->name));
}

/* In the definition's order, wherever they stand in the format; one that was left away is empty. */
static void add_regions(FormatState *f)
{
    for (unsigned i = 0; i < def_region_count(f->def); i++) {
        if (!f->def->regions[i].variadic && !f->regions[i].len)
            op_state_add_region(f->state);
        for (size_t r = 0; r < f->regions[i].len; r++)
            vec_push(&f->state->regions, f->regions[i].data[r]);
    }
}

/* Likewise. */
static void add_successors(FormatState *f)
{
    for (unsigned i = 0; i < def_successor_count(f->def); i++)
        for (size_t s = 0; s < f->successors[i].len; s++)
            vec_push(&f->state->successors, f->successors[i].data[s]);
}

bool format_parse(AsmParser *p, OpState *state)
{
    FormatState *f = format_state_start(p, state);
    bool good;

    if (f->format->error.len) {
        format_state_finish(f);
        return parser_error_at(p, p->custom_at, "%.*s", STR_ARG(f->format->error));
    }
    good = parse_elements(f, f->format->elements, f->format->count) && infer_types(f)
           && resolve_groups(f);
    add_regions(f);
    add_successors(f);
    good = good && add_results(f);
    format_state_finish(f);
    return good;
}
