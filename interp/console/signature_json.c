/* Signatures as JSON: what a row says of an operation, a type or an attribute, in ODS's words. */
#include "interp/console/signature_json.h"

#include "core/define/trait.h"
#include "interp/console/json.h"

#include <limits.h>

static void text_or_nothing(Sb *out, const char *name, const char *text)
{
    if (text)
        json_text(out, name, str_of(text));
}

static void flag_if(Sb *out, const char *name, bool flag)
{
    if (flag)
        json_flag(out, name, true);
}

/* A member that is a list, up to its end; what is in it begins with `item`. */
static void begin_list(Sb *out, const char *name)
{
    json_name(out, name);
    sb_char(out, '[');
}

static void end_list(Sb *out)
{
    sb_char(out, ']');
}

static void begin_object(Sb *out)
{
    json_next(out);
    sb_char(out, '{');
}

static void end_object(Sb *out)
{
    sb_char(out, '}');
}

static void item(Sb *out, Str text)
{
    json_next(out);
    json_quoted(out, text);
}

static void words(Sb *out, const char *name, const char *list)
{
    Str rest = str_of(list);

    begin_list(out, name);
    for (Str word = str_word(&rest); word.len; word = str_word(&rest))
        item(out, word);
    end_list(out);
}

static void enumeration(Sb *out, const EnumDef *def)
{
    if (!def)
        return;
    json_name(out, "enum");
    sb_char(out, '{');
    text_or_nothing(out, "name", def->name);
    text_or_nothing(out, "summary", def->summary);
    flag_if(out, "bits", def->bits);
    text_or_nothing(out, "separator", def->separator);
    json_name(out, "cases");
    sb_char(out, '{');
    for (const EnumCase *c = def->cases; c->keyword; c++) {
        json_name(out, c->keyword);
        sb_printf(out, "%lld", (long long)c->value);
    }
    sb_add(out, "}}");
}

static void multiplicity(Sb *out, Multiplicity multiplicity)
{
    static const char *const NAMES[] = {
        [OPTIONAL] = "optional",
        [VARIADIC] = "variadic",
        [VARIADIC_OF_VARIADIC] = "variadic of variadic",
    };

    text_or_nothing(out, "multiplicity", NAMES[multiplicity]);
}

static void operands(Sb *out, const OpDef *def)
{
    begin_list(out, "operands");
    for (unsigned i = 0; i < def_operand_count(def); i++) {
        const OperandDef *row = &def->operands[i];

        begin_object(out);
        json_text(out, "name", str_of(row->name));
        json_text(out, "constraint", str_of(row->type->summary));
        flag_if(out, "buildable", row->type->build || row->type->built);
        multiplicity(out, row->multiplicity);
        text_or_nothing(out, "segments", row->segments);
        end_object(out);
    }
    end_list(out);
}

static void results(Sb *out, const OpDef *def)
{
    begin_list(out, "results");
    for (unsigned i = 0; i < def_result_count(def); i++) {
        const ResultDef *row = &def->results[i];

        begin_object(out);
        json_text(out, "name", str_of(row->name));
        json_text(out, "constraint", str_of(row->type->summary));
        flag_if(out, "buildable", row->type->build || row->type->built);
        multiplicity(out, row->multiplicity);
        end_object(out);
    }
    end_list(out);
}

static void attributes(Sb *out, const OpDef *def)
{
    begin_list(out, "attributes");
    for (unsigned i = 0; i < def_attr_count(def); i++) {
        const AttrRow *row = &def->attrs[i];

        begin_object(out);
        json_text(out, "name", str_of(row->name));
        json_text(out, "constraint", str_of(row->constraint->summary));
        text_or_nothing(out, "default", row->default_text);
        flag_if(out, "optional", row->optional);
        flag_if(out, "number", row->constraint->converted != NULL);
        enumeration(out, row->constraint->cases);
        if (row->constraint->def)
            json_text(out, "attribute", str_of(row->constraint->def->name));
        end_object(out);
    }
    end_list(out);
}

static void regions(Sb *out, const OpDef *def)
{
    begin_list(out, "regions");
    for (unsigned i = 0; i < def_region_count(def); i++) {
        begin_object(out);
        json_text(out, "name", str_of(def->regions[i].name));
        text_or_nothing(out, "constraint", region_summary(def->regions[i].kind));
        flag_if(out, "variadic", def->regions[i].variadic);
        end_object(out);
    }
    end_list(out);
}

static void successors(Sb *out, const OpDef *def)
{
    begin_list(out, "successors");
    for (unsigned i = 0; i < def_successor_count(def); i++) {
        begin_object(out);
        json_text(out, "name", str_of(def->successors[i].name));
        flag_if(out, "variadic", def->successors[i].variadic);
        end_object(out);
    }
    end_list(out);
}

/* What types have to do with each other, and what else is to hold of the operation. */
static void rules(Sb *out, const OpDef *def)
{
    begin_list(out, "rules");
    for (unsigned i = 0; i < def_rule_count(def); i++) {
        const TypeRule *rule = &def->types[i];

        if (!rule->same && !rule->to)
            continue;
        begin_object(out);
        if (rule->same)
            words(out, "same_type", rule->same);
        text_or_nothing(out, "from", rule->from);
        text_or_nothing(out, "to", rule->to);
        text_or_nothing(out, "summary", rule->summary);
        end_object(out);
    }
    for (unsigned i = 0; def->predicates && def->predicates[i].summary; i++) {
        begin_object(out);
        json_text(out, "summary", str_of(def->predicates[i].summary));
        end_object(out);
    }
    end_list(out);
}

static void traits(Sb *out, const OpDef *def)
{
    begin_list(out, "traits");
    for (const TraitName *each = TRAIT_NAMES; each->name; each++)
        if (def_has(def, each->trait))
            item(out, str_of(each->name));
    end_list(out);
}

static void syntax(Sb *out, const OpDef *def)
{
    text_or_nothing(out, "format", def->format);
    flag_if(out, "parser", def->parse != NULL);
    flag_if(out, "infers_types", def->infer != NULL);
    flag_if(out, "verifier", def->verify != NULL);
    flag_if(out, "region_verifier", def->verify_regions != NULL);
    flag_if(out, "symbol_verifier", def->verify_symbols != NULL);
}

void signature_json_operation(const OpDef *def, Sb *out)
{
    operands(out, def);
    attributes(out, def);
    results(out, def);
    regions(out, def);
    successors(out, def);
    rules(out, def);
    traits(out, def);
    if (def->parents) {
        begin_list(out, "parents");
        for (unsigned i = 0; def->parents && def->parents[i]; i++)
            item(out, str_of(def->parents[i]));
        end_list(out);
    }
    text_or_nothing(out, "implicit_terminator", def->implicit_terminator);
    syntax(out, def);
}

static void parameters(Sb *out, const ParamDef *params, unsigned most)
{
    static const char *const KINDS[] = {
        [PARAM_TYPE] = "type",        [PARAM_ATTR] = "attribute", [PARAM_INT] = "integer",
        [PARAM_STRING] = "string",    [PARAM_ENUM] = "enum",      [PARAM_TYPES] = "types",
        [PARAM_INTS] = "integers",    [PARAM_BOOL] = "bool",      [PARAM_KEYWORD] = "keyword",
        [PARAM_ATTRS] = "attributes",
    };

    begin_list(out, "parameters");
    for (unsigned i = 0; i < most && params[i].name; i++) {
        begin_object(out);
        json_text(out, "name", str_of(params[i].name));
        json_text(out, "kind", str_of(KINDS[params[i].kind]));
        text_or_nothing(out, "class", params[i].class_name);
        flag_if(out, "optional", params[i].optional);
        if (params[i].kind != PARAM_KEYWORD)
            enumeration(out, params[i].cases);
        if (params[i].def)
            json_text(out, "attribute", str_of(params[i].def->name));
        end_object(out);
    }
    end_list(out);
}

void signature_json_type(const TypeDef *def, Sb *out)
{
    text_or_nothing(out, "record", def->record);
    parameters(out, def->params, MAX_PARAMS);
    flag_if(out, "parser", def->parse != NULL);
    flag_if(out, "verifier", def->verify != NULL);
    flag_if(out, "vector_element", def->vector_element);
    flag_if(out, "memref_element", def->memref_element);
}

void signature_json_attribute(const AttrDef *def, Sb *out)
{
    text_or_nothing(out, "record", def->record);
    flag_if(out, "struct", def->struct_params != NULL);
    flag_if(out, "alias", def->has_alias);
    if (def->struct_params)
        parameters(out, def->struct_params, UINT_MAX);
    else
        parameters(out, def->params, MAX_PARAMS);
    flag_if(out, "parser", def->parse != NULL);
    flag_if(out, "verifier", def->verify != NULL);
}
