/* From definitions to rows. */
#include "dialects/irdl/load.h"

#include "core/bytecode/bytecode.h"
#include "core/define/upgrade.h"
#include "core/text/nearest.h"
#include "core/text/source.h"
#include "dialects/irdl/body.h"
#include "dialects/irdl/definition.h"

typedef VEC(const Op *) Ops;

/* All definitions of dialects in the module, in their order. */
static void find_dialects(const Op *module, Ops *found)
{
    Ops work = { 0 };

    vec_push(&work, module);
    for (size_t next = 0; next < work.len; next++) {
        const Op *op = work.data[next];

        if (op_is(op, "irdl.dialect"))
            vec_push(found, op);
        for (unsigned i = 0; i < op->region_count; i++)
            for (const Block *block = op->regions[i].first; block; block = block->next)
                for (const Op *inner = block->first; inner; inner = inner->next)
                    if (inner->region_count)
                        vec_push(&work, inner);
    }
    vec_free(&work);
}

static unsigned count_of(const Op *dialect, const char *kind)
{
    unsigned count = 0;

    for (const Op *op = dialect->regions[0].first->first; op; op = op->next)
        count += op_is(op, kind);
    return count;
}

static const char *text_of(Context *context, Sb *text)
{
    Str kept = str_dup(&context->arena, sb_view(text));

    sb_free(text);
    return kept.data ? kept.data : "";
}

static const char *qualified(const Op *op)
{
    Str dialect = op_attr(op_parent(op), "sym_name")->string;
    Str name = op_attr(op, "sym_name")->string;

    return str_printf(&op_context(op)->arena, "%.*s.%.*s", STR_ARG(dialect), STR_ARG(name)).data;
}

/* "defined in d.mlir, line 3" */
static const char *summary_of(const Op *op)
{
    const Attr *file = loc_find_file(op_place(op));

    return str_printf(&op_context(op)->arena, "defined in %.*s, line %u",
                      STR_ARG(file ? file->file.file : STR("a file")), file ? file->file.line : 0)
        .data;
}

/* The rows of one dialect, with names alone: definitions name each other before they are read. */
static void add_names(Context *context, const Op *op)
{
    DialectDef *dialect = ARENA_NEW(&context->arena, DialectDef);
    unsigned ops = count_of(op, "irdl.operation"), types = count_of(op, "irdl.type");
    unsigned attrs = count_of(op, "irdl.attribute");
    OpDef *op_row = ARENA_ARRAY(&context->arena, OpDef, ops + 1);
    TypeDef *type_row = ARENA_ARRAY(&context->arena, TypeDef, types + 1);
    AttrDef *attr_row = ARENA_ARRAY(&context->arena, AttrDef, attrs + 1);
    Str name = op_attr(op, "sym_name")->string;

    *dialect = (DialectDef){ .name = str_dup(&context->arena, name).data,
                             .summary = summary_of(op),
                             .doc = "A dialect that was loaded from its definition.\n",
                             .ops = op_row,
                             .op_count = ops,
                             .types = type_row,
                             .attrs = attr_row,
                             .no_such_type = "expected dynamic type",
                             .no_such_attr = "expected dynamic attribute" };
    for (const Op *child = op->regions[0].first->first; child; child = child->next) {
        if (op_is(child, "irdl.operation"))
            *op_row++ = (OpDef){ .name = qualified(child), .verify_all = made_op_verify };
        else if (op_is(child, "irdl.type"))
            *type_row++ = (TypeDef){ .name = qualified(child),
                                     .parse = made_type_parse,
                                     .print = made_type_print,
                                     .verify = made_type_verify };
        else if (op_is(child, "irdl.attribute"))
            *attr_row++ = (AttrDef){ .name = qualified(child),
                                     .parse = made_attr_parse,
                                     .print = made_attr_print };
    }
    context_add_dialect(context, dialect);
}

/* Ours: upstream's IRDL has none. What another dialect says of it has a dot in its name. */
static const char SAID_OF_DIALECTS[] = "version upgrades";

static bool check_attrs(const Op *op)
{
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        Str name = op->attrs->dictionary.entries[i].name;

        if (str_find(name, '.') < name.len || str_is(name, "sym_visibility")
            || str_lists(SAID_OF_DIALECTS, name))
            continue;
        loc_error(op_loc(op),
                  "the definition of the dialect '%.*s' says '%.*s', which says nothing of a "
                  "dialect: it may say its version and upgrades",
                  STR_ARG(op_attr(op, "sym_name")->string), STR_ARG(name));
        return nearest_word_note(op_loc(op), name, SAID_OF_DIALECTS);
    }
    return true;
}

static bool read_versions(Context *context, const Op *op)
{
    DialectDef *dialect = (DialectDef *)context_dialect(context, op_attr(op, "sym_name")->string);

    return check_attrs(op)
           && upgrades_read(op_loc(op), dialect, op_attr(op, "version"), op_attr(op, "upgrades"));
}

/* What is there already stays what it is. */
static bool declare(Context *context, const Op *op)
{
    Str name = op_attr(op, "sym_name")->string;

    if (context_dialect(context, name))
        return op_error(op, "redefines the dialect '%.*s', which is there already", STR_ARG(name));
    add_names(context, op);
    return read_versions(context, op);
}

/* The conditions' numbers behind the operands of a part. */
static const unsigned *numbers_of(Context *context, const Op *part)
{
    unsigned *numbers = ARENA_ARRAY(&context->arena, unsigned, part->operand_count + 1);

    for (unsigned i = 0; i < part->operand_count; i++)
        numbers[i] = part->operands[i]->slot;
    return numbers;
}

static Str name_at(const Op *part, unsigned index)
{
    return op_attr(part, "names")->array.elements[index]->string;
}

static const char *words_of(Context *context, const Conditions *conditions, unsigned number)
{
    Sb text = { 0 };

    condition_print(&text, conditions, number);
    return text_of(context, &text);
}

/* The parameters of a type or attribute, as far as the manual shows them. */
static const ParamsMade *read_params(Context *context, const Op *op, ParamDef *shown)
{
    ParamsMade *made = ARENA_NEW(&context->arena, ParamsMade);
    const Op *part = body_part(op, "irdl.parameters");

    if (!body_conditions(context, op, &made->conditions))
        return NULL;
    if (!part || !body_takes_conditions(part))
        return part ? NULL : made;
    made->count = part->operand_count;
    made->params = numbers_of(context, part);
    for (unsigned i = 0; i < made->count && i < MAX_PARAMS - 1; i++)
        shown[i] =
            (ParamDef){ .name = str_dup(&context->arena, name_at(part, i)).data,
                        .kind = PARAM_ATTR,
                        .class_name = words_of(context, &made->conditions, made->params[i]) };
    return made;
}

static bool read_type(Context *context, const Op *op)
{
    TypeDef *row = (TypeDef *)context_type_def(context, str_of(qualified(op)));

    row->summary = summary_of(op);
    row->made = read_params(context, op, row->params);
    return row->made;
}

static bool read_attr(Context *context, const Op *op)
{
    AttrDef *row = (AttrDef *)context_attr_def(context, str_of(qualified(op)));

    row->summary = summary_of(op);
    row->made = read_params(context, op, row->params);
    return row->made;
}

/* Operands, or results: `irdl.operands` or `irdl.results`. */
static bool read_values(Context *context, const Op *part, ValuesMade *made)
{
    const Attr *kinds = part ? op_attr(part, "variadicity") : NULL;
    Variadicity *variadicities;

    if (!part)
        return true;
    variadicities = ARENA_ARRAY(&context->arena, Variadicity, part->operand_count + 1);
    for (unsigned i = 0; i < part->operand_count; i++) {
        variadicities[i] = variadicity_at(kinds, i);
        made->varying += variadicities[i] != VARIADICITY_SINGLE;
    }
    made->count = part->operand_count;
    made->variadicities = variadicities;
    made->conditions = numbers_of(context, part);
    return body_takes_conditions(part);
}

static bool read_attrs(Context *context, const Op *part, OpMade *made)
{
    AttrMade *attrs;

    if (!part)
        return true;
    attrs = ARENA_ARRAY(&context->arena, AttrMade, part->operand_count + 1);
    for (unsigned i = 0; i < part->operand_count; i++)
        attrs[i] = (AttrMade){ op_attr(part, "attributeValueNames")->array.elements[i]->string,
                               part->operands[i]->slot };
    made->attr_count = part->operand_count;
    made->attrs = attrs;
    return body_takes_conditions(part);
}

static bool read_region(Context *context, const Op *part, unsigned index, RegionMade *made)
{
    const Op *region = value_definer(part->operands[index]);

    if (!region || !op_is(region, "irdl.region") || region->block != part->block)
        return op_error(part, "operand #%u is not defined by an 'irdl.region' of this definition",
                        index);
    *made =
        (RegionMade){ op_attr(region, "numberOfBlocks"), op_attr(region, "constrainedArguments"),
                      region->operand_count, numbers_of(context, region) };
    return body_takes_conditions(region);
}

static bool read_regions(Context *context, const Op *part, OpMade *made)
{
    RegionMade *regions;
    bool good = true;

    if (!part)
        return true;
    regions = ARENA_ARRAY(&context->arena, RegionMade, part->operand_count + 1);
    for (unsigned i = 0; i < part->operand_count; i++)
        good = read_region(context, part, i, &regions[i]) && good;
    made->region_count = part->operand_count;
    made->regions = regions;
    return good;
}

static Multiplicity multiplicity_of(Variadicity variadicity)
{
    return variadicity == VARIADICITY_SINGLE     ? ONE
           : variadicity == VARIADICITY_OPTIONAL ? OPTIONAL
                                                 : VARIADIC;
}

/* What the manual says of a value's type; it is judged with the whole operation. */
static const TypeConstraint *constraint_of(Context *context, const Conditions *conditions,
                                           unsigned number)
{
    TypeConstraint *constraint = ARENA_NEW(&context->arena, TypeConstraint);

    constraint->summary = words_of(context, conditions, number);
    return constraint;
}

static void show_operands(Context *context, const Op *part, const OpMade *made, OpDef *row)
{
    OperandDef *rows = ARENA_ARRAY(&context->arena, OperandDef, made->operands.count + 1);

    for (unsigned i = 0; i < made->operands.count; i++)
        rows[i] = (OperandDef){ .name = str_dup(&context->arena, name_at(part, i)).data,
                                .type = constraint_of(context, &made->conditions,
                                                      made->operands.conditions[i]),
                                .multiplicity = multiplicity_of(made->operands.variadicities[i]) };
    row->operands = rows;
}

static void show_results(Context *context, const Op *part, const OpMade *made, OpDef *row)
{
    ResultDef *rows = ARENA_ARRAY(&context->arena, ResultDef, made->results.count + 1);

    for (unsigned i = 0; i < made->results.count; i++)
        rows[i] = (ResultDef){ .name = str_dup(&context->arena, name_at(part, i)).data,
                               .type = constraint_of(context, &made->conditions,
                                                     made->results.conditions[i]),
                               .multiplicity = multiplicity_of(made->results.variadicities[i]) };
    row->results = rows;
}

static void show_regions(Context *context, const Op *part, const OpMade *made, OpDef *row)
{
    RegionDef *rows = ARENA_ARRAY(&context->arena, RegionDef, made->region_count + 1);

    for (unsigned i = 0; i < made->region_count; i++) {
        const Attr *blocks = made->regions[i].blocks;

        rows[i] = (RegionDef){ .name = str_dup(&context->arena, name_at(part, i)).data,
                               .kind = blocks && int_low_s(blocks->integer) == 1 ? SIZED_REGION_1
                                                                                 : ANY_REGION };
    }
    row->regions = rows;
}

enum { LONG_DOC = 600 };

typedef struct Named { /* an operand or a result */
    Str name;
    unsigned condition;
} Named;

typedef VEC(Named) NamedValues;

static void add_values(NamedValues *values, const Op *part, const ValuesMade *made)
{
    for (unsigned i = 0; i < made->count; i++)
        vec_push(values, ((Named){ name_at(part, i), made->conditions[i] }));
}

/* Those from `first` on that have its condition. */
static void say_same(Sb *text, const NamedValues *values, size_t first)
{
    sb_printf(text, "One type: `%.*s`", STR_ARG(values->data[first].name));
    for (size_t i = first + 1; i < values->len && text->len < LONG_DOC; i++)
        if (values->data[i].condition == values->data[first].condition)
            sb_printf(text, ", `%.*s`", STR_ARG(values->data[i].name));
    sb_add(text, ".\n");
}

/* What has one condition has one type. */
static void say_types(Sb *text, const NamedValues *values, unsigned conditions)
{
    Arena scratch = { 0 };
    unsigned *uses = ARENA_ARRAY(&scratch, unsigned, conditions + 1);

    for (size_t i = 0; i < values->len; i++)
        uses[values->data[i].condition]++;
    for (size_t i = 0; i < values->len && text->len < LONG_DOC; i++) {
        if (uses[values->data[i].condition] > 1)
            say_same(text, values, i);
        uses[values->data[i].condition] = 0;
    }
    arena_free(&scratch);
}

/* Attributes have no rows, for they are discardable ones to the parser and the printer. */
static const char *doc_of(Context *context, const OpMade *made, const NamedValues *values)
{
    Sb text = { 0 };

    sb_add(&text, "An operation of a dialect that was loaded from its definition.\n");
    for (unsigned i = 0; i < made->attr_count && text.len < LONG_DOC; i++) {
        sb_printf(&text, "Attribute `%.*s`: ", STR_ARG(made->attrs[i].name));
        condition_print(&text, &made->conditions, made->attrs[i].condition);
        sb_add(&text, ".\n");
    }
    say_types(&text, values, made->conditions.count);
    return text_of(context, &text);
}

static bool read_op(Context *context, const Op *op)
{
    OpDef *row = (OpDef *)context_op(context, str_of(qualified(op)));
    OpMade *made = ARENA_NEW(&context->arena, OpMade);
    const Op *operands = body_part(op, "irdl.operands"), *results = body_part(op, "irdl.results");
    const Op *regions = body_part(op, "irdl.regions");
    NamedValues values = { 0 };

    if (!body_conditions(context, op, &made->conditions)
        || !read_values(context, operands, &made->operands)
        || !read_values(context, results, &made->results)
        || !read_attrs(context, body_part(op, "irdl.attributes"), made)
        || !read_regions(context, regions, made))
        return false;
    row->made = made;
    row->summary = summary_of(op);
    add_values(&values, operands, &made->operands);
    add_values(&values, results, &made->results);
    row->doc = doc_of(context, made, &values);
    vec_free(&values);
    show_operands(context, operands, made, row);
    show_results(context, results, made, row);
    show_regions(context, regions, made, row);
    return true;
}

static bool read_dialect(Context *context, const Op *dialect)
{
    bool good = true;

    for (const Op *op = dialect->regions[0].first->first; op; op = op->next)
        if (op_is(op, "irdl.operation"))
            good = read_op(context, op) && good;
        else if (op_is(op, "irdl.type"))
            good = read_type(context, op) && good;
        else if (op_is(op, "irdl.attribute"))
            good = read_attr(context, op) && good;
    return good;
}

static bool has_attr(const OpDef *def, Str attr)
{
    const OpMade *made = def->made;

    for (unsigned i = 0; i < made->attr_count; i++)
        if (str_eq(made->attrs[i].name, attr))
            return true;
    return false;
}

static bool load(Context *context, const Op *module)
{
    Ops dialects = { 0 };
    bool good = true;

    find_dialects(module, &dialects);
    if (!dialects.len)
        good = loc_error(op_loc(module), "no dialect is defined here: there is no 'irdl.dialect'");
    for (size_t i = 0; i < dialects.len && good; i++)
        good = declare(context, dialects.data[i]);
    for (size_t i = 0; i < dialects.len && good; i++)
        good = read_dialect(context, dialects.data[i]);
    for (size_t i = 0; i < dialects.len && good; i++)
        good = upgrades_check(
            context, context_dialect(context, op_attr(dialects.data[i], "sym_name")->string),
            has_attr);
    vec_free(&dialects);
    if (good)
        body_warn_unchecked(context, module);
    return good;
}

bool irdl_load(Context *context, Str file, Str text)
{
    const Op *module;

    diag_add_source(context, file, text, 0);
    module = program_parse(context, file, text, 0);
    return module && ir_verify(module) && load(context, module);
}
