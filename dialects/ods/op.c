/* Operands, attributes, results, regions, successors and syntax. */
#include "dialects/ods/op.h"

#include "core/define/trait.h"
#include "core/text/format_custom.h"
#include "dialects/ods/attr_default.h"
#include "dialects/ods/forms.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

/* What an argument demands: decorations of it say what it does with memory. */
static const Record *argument(const Loader *loader, const Record *record, const char *field,
                              size_t index)
{
    const Record *at = record_at(loader->records, record, field, index);

    return at && record_is_a(at, "OpVariable") ? record_ref(loader->records, at, "constraint") : at;
}

static bool is_attribute(const Record *record)
{
    return record_is_a(record, "Attr") || record_is_a(record, "Property");
}

/* "result" where a single result has no name; "result0" of several. */
static const char *name_of(Loader *loader, const Record *record, const char *field, size_t index,
                           const char *kind)
{
    Str name = record_arg_name(record, field, index);

    if (name.len)
        return str_dup(&loader->context->arena, name).data;
    if (record_count(record, field) == 1)
        return kind;
    return str_printf(&loader->context->arena, "%s%zu", kind, index).data;
}

static Multiplicity multiplicity_of(const Record *constraint)
{
    return record_is_a(constraint, "VariadicOfVariadic") ? VARIADIC_OF_VARIADIC
           : record_is_a(constraint, "Variadic")         ? VARIADIC
           : record_is_a(constraint, "Optional")         ? OPTIONAL
                                                         : ONE;
}

/* The constraint on one value of those that it stands for. */
static const TypeConstraint *of_one(Loader *loader, const Record *constraint)
{
    const Record *base = constraint;

    for (unsigned i = 0; i < MOST_DERIVED && multiplicity_of(base) != ONE; i++) {
        base = record_ref(loader->records, base, "baseType");
        if (!base)
            break;
    }
    if (base && record_is_a(base, "TypeConstraint") && multiplicity_of(base) == ONE)
        return signature_of_type(loader, base);
    loader_error(loader, constraint, "says nothing of types, and an operand or a result is one");
    return NULL;
}

static bool read_operand(Loader *loader, const Record *record, size_t index,
                         const Record *constraint, OperandDef *row)
{
    *row = (OperandDef){ .name = name_of(loader, record, "arguments", index, "operand"),
                         .type = of_one(loader, constraint),
                         .multiplicity = multiplicity_of(constraint) };
    if (row->multiplicity == VARIADIC_OF_VARIADIC)
        row->segments = loader_text(loader, constraint, "segmentAttrName");
    return row->type;
}

static void read_attr(Loader *loader, const Record *record, size_t index, const Record *constraint,
                      AttrRow *row)
{
    *row = (AttrRow){ .name = name_of(loader, record, "arguments", index, "attribute"),
                      .constraint = signature_of_attr(loader, constraint),
                      .optional = record_flag(constraint, "isOptional") };
    if (!record_text(constraint, "defaultValue").len)
        return;
    row->default_text = attr_default_of(loader, constraint, row->constraint);
    row->optional = row->optional || !row->default_text;
    if (!row->default_text && !str_is(record_text(constraint, "defaultValue"), "std::nullopt"))
        loader_leave(loader, UNCHECKED_DEFAULT, record);
}

static void read_arguments(Loader *loader, const Record *record, OpDef *row)
{
    size_t count = record_count(record, "arguments");
    OperandDef *operands = ARENA_ARRAY(&loader->context->arena, OperandDef, count + 1);
    AttrRow *attrs = ARENA_ARRAY(&loader->context->arena, AttrRow, count + 1);

    row->operands = operands;
    row->attrs = attrs;
    for (size_t i = 0; i < count; i++) {
        const Record *constraint = argument(loader, record, "arguments", i);

        if (!constraint) {
            loader_error(loader, record, "has an argument #%zu that is no record", i);
            return;
        }
        if (is_attribute(constraint))
            read_attr(loader, record, i, constraint, attrs++);
        else if (!read_operand(loader, record, i, constraint, operands++))
            return;
    }
    if (attrs - row->attrs > DEF_MOST_ATTRS)
        loader_error(loader, record, "has %td attributes, and %d are the most", attrs - row->attrs,
                     DEF_MOST_ATTRS);
}

static void read_results(Loader *loader, const Record *record, OpDef *row)
{
    size_t count = record_count(record, "results");
    ResultDef *results = ARENA_ARRAY(&loader->context->arena, ResultDef, count + 1);

    row->results = results;
    for (size_t i = 0; i < count; i++) {
        const Record *constraint = argument(loader, record, "results", i);
        const TypeConstraint *type = constraint ? of_one(loader, constraint) : NULL;

        if (!constraint)
            loader_error(loader, record, "has a result #%zu that is no record", i);
        if (!type)
            return;
        *results++ = (ResultDef){ name_of(loader, record, "results", i, "result"), type,
                                  multiplicity_of(constraint) };
    }
}

static RegionKind region_kind(const Record *region)
{
    static const RegionKind SIZED[] = { SIZED_REGION_1, MAX_SIZED_REGION_1, MIN_SIZED_REGION_1 };

    for (size_t i = 0; i < sizeof SIZED / sizeof *SIZED; i++)
        if (str_is(record_text(region, "summary"), region_summary(SIZED[i])))
            return SIZED[i];
    return ANY_REGION;
}

static void read_regions(Loader *loader, const Record *record, OpDef *row)
{
    size_t count = record_count(record, "regions");
    RegionDef *regions = ARENA_ARRAY(&loader->context->arena, RegionDef, count + 1);

    row->regions = regions;
    for (size_t i = 0; i < count; i++) {
        const Record *region = record_at(loader->records, record, "regions", i);

        if (region)
            *regions++ = (RegionDef){ name_of(loader, record, "regions", i, "region"),
                                      region_kind(region), record_is_a(region, "VariadicRegion") };
    }
}

static void read_successors(Loader *loader, const Record *record, OpDef *row)
{
    size_t count = record_count(record, "successors");
    SuccessorDef *successors = ARENA_ARRAY(&loader->context->arena, SuccessorDef, count + 1);

    row->successors = successors;
    for (size_t i = 0; i < count; i++) {
        const Record *successor = record_at(loader->records, record, "successors", i);

        *successors++ =
            (SuccessorDef){ .name = name_of(loader, record, "successors", i, "successor"),
                            .variadic = successor && record_is_a(successor, "VariadicSuccessor"),
                            .unknown = true };
    }
}

/* The first custom<> directive of the format that nobody here reads; empty if none. */
static Str unknown_directive(const OpDef *row)
{
    for (Str rest = str_of(row->format); rest.len; rest = str_from(rest, 1)) {
        Str name;
        bool known;

        if (!str_starts(rest, "custom<"))
            continue;
        name = str_from(rest, strlen("custom<"));
        name.len = str_find(name, '>');
        known = custom_directive(name) != NULL;
        for (unsigned i = 0; row->customs && row->customs[i].name; i++)
            known = known || str_is(name, row->customs[i].name);
        if (!known)
            return name;
    }
    return (Str){ 0 };
}

/* What only C++ reads has the generic form alone. */
static void leave_unread(Loader *loader, const Record *record, OpDef *row)
{
    Str directive = unknown_directive(row);

    if (directive.len) {
        row->format = NULL;
        row->unread = str_printf(&loader->context->arena, "the C++ function of custom<%.*s>",
                                 STR_ARG(directive))
                          .data;
    } else if (!row->format && !row->parse && record_flag(record, "hasCustomAssemblyFormat")) {
        row->unread = "C++ of its dialect";
    }
    if (row->unread)
        loader_leave(loader, UNCHECKED_SYNTAX, record);
}

/* What successors get, where a form says it: a blank-separated list. */
static void hand_on(Loader *loader, const char *groups, OpDef *row)
{
    SuccessorDef *successor = (SuccessorDef *)row->successors;
    Str rest = str_of(groups);

    for (Str group = str_word(&rest); group.len && successor->name;
         group = str_word(&rest), successor++) {
        successor->operands = loader_keep(loader, group);
        successor->unknown = false;
    }
}

/* The form that the definition has or that C++ has, which is written again here or nowhere. */
static void read_form(Loader *loader, const Record *record, OpDef *row)
{
    const DialectForms *forms = forms_of(row->name);
    const OpForm *form = forms ? form_of(forms, row->name) : NULL;

    row->customs = forms ? forms->customs : NULL;
    row->format = loader_text(loader, record, "assemblyFormat");
    if (!form)
        return;
    row->parse = form->parse;
    row->print = form->print;
    row->generic = form->generic;
    row->infer = form->infer;
    row->default_dialect = form->default_dialect;
    hand_on(loader, form->handed, row);
    row->verify = form->verify;
    row->verify_regions = form->verify_regions;
}

/* Text without the blanks that all of its lines begin with, or blank lines at its ends. */
static const char *outdented(Loader *loader, Str text)
{
    size_t indent = SIZE_MAX;
    Sb out = { 0 };
    const char *kept;

    for (Str rest = text; rest.len;) {
        size_t end = str_find(rest, '\n'), blanks = 0;

        while (blanks < end && rest.data[blanks] == ' ')
            blanks++;
        if (blanks < end && blanks < indent)
            indent = blanks;
        rest = str_from(rest, end < rest.len ? end + 1 : end);
    }
    for (Str rest = text; rest.len;) {
        size_t end = str_find(rest, '\n');
        size_t from = end < indent ? end : indent;

        if (out.len || end > indent)
            sb_printf(&out, "%.*s\n", (int)(end - from), rest.data + from);
        rest = str_from(rest, end < rest.len ? end + 1 : end);
    }
    while (out.len > 1 && out.data[out.len - 2] == '\n')
        out.len--;
    kept = loader_keep(loader, sb_view(&out));
    sb_free(&out);
    return kept;
}

void op_read(Loader *loader, const Record *record, OpDef *row)
{
    unsigned line;
    Str file = record_place(record, &line);

    row->summary = loader_text(loader, record, "summary");
    if (!row->summary)
        row->summary = str_printf(&loader->context->arena, "defined in %.*s, line %u",
                                  STR_ARG(file.len ? file : STR("a file")), line)
                           .data;
    row->doc = outdented(loader, record_text(record, "description"));
    if (!row->doc)
        row->doc = "An operation of a dialect that was loaded from its definition.\n";
    read_arguments(loader, record, row);
    read_results(loader, record, row);
    read_regions(loader, record, row);
    read_successors(loader, record, row);
    read_form(loader, record, row);
    op_read_traits(loader, record, row);
    leave_unread(loader, record, row);
    if ((record_flag(record, "hasVerifier") && !row->verify)
        || (record_flag(record, "hasRegionVerifier") && !row->verify_regions))
        loader_leave(loader, UNCHECKED_VERIFIER, record);
}
