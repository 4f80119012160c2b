#include "core/text/properties.h"

#include "core/ir/attr_default.h"
#include "core/text/version.h"

#include <string.h>

static bool holds_segments(const OpDef *def, Str name)
{
    return (def_has(def, ATTR_SIZED_OPERAND_SEGMENTS) && str_is(name, "operandSegmentSizes"))
           || (def_has(def, ATTR_SIZED_RESULT_SEGMENTS) && str_is(name, "resultSegmentSizes"));
}

Str segments_name_today(const OpDef *def, Str name)
{
    if (def_has(def, ATTR_SIZED_OPERAND_SEGMENTS) && str_is(name, "operand_segment_sizes"))
        return STR("operandSegmentSizes");
    if (def_has(def, ATTR_SIZED_RESULT_SEGMENTS) && str_is(name, "result_segment_sizes"))
        return STR("resultSegmentSizes");
    return name;
}

static bool invalid(AsmParser *p, const OpState *state, const char *at, const char *why, Str name,
                    const Attr *value)
{
    return parser_error_at(p, at, "invalid properties %s for op %.*s: %s%.*s%s%s",
                           attr_quoted(state->properties), STR_ARG(state->name), why, STR_ARG(name),
                           value ? "` in property conversion: " : "",
                           value ? attr_quoted(value) : "");
}

static bool check_segments(AsmParser *p, const OpState *state, const char *at, NamedAttr entry)
{
    unsigned groups = str_is(entry.name, "operandSegmentSizes") ? def_operand_count(state->def)
                                                                : def_result_count(state->def);

    if (entry.value->kind != ATTR_DENSE_ARRAY || !type_is_signless(entry.value->dense.element, 32))
        return parser_error_at(p, at,
                               "invalid properties %s for op %.*s: expected DenseI32ArrayAttr for "
                               "key `value`",
                               attr_quoted(state->properties), STR_ARG(state->name));
    if (entry.value->dense.count == groups)
        return true;
    return parser_error_at(p, at,
                           "invalid properties %s for op %.*s: size mismatch in attribute "
                           "conversion: %lld vs %u",
                           attr_quoted(state->properties), STR_ARG(state->name),
                           (long long)entry.value->dense.count, groups);
}

static bool check_property(AsmParser *p, const OpState *state, const char *at, NamedAttr entry)
{
    int index = def_attr_index(state->def, entry.name);

    if (holds_segments(state->def, entry.name))
        return check_segments(p, state, at, entry);
    if (index < 0 || attr_can_be_stored(state->def->attrs[index].constraint, entry.value))
        return true;
    if (state->def->attrs[index].constraint->refused)
        return invalid(p, state, at, state->def->attrs[index].constraint->refused(entry.value),
                       STR(""), NULL);
    return invalid(p, state, at, "Invalid attribute `", entry.name, entry.value);
}

/* The first by name of the attributes from `from` on that break their constraint, or NULL. */
static const AttrRow *find_wrong(const OpState *state, size_t from)
{
    const AttrRow *wrong = NULL;

    for (size_t i = from; i < state->attrs.len; i++) {
        NamedAttr entry = state->attrs.data[i];
        int index = def_attr_index(state->def, entry.name);
        const AttrRow *row = index >= 0 ? &state->def->attrs[index] : NULL;

        if (row && !attr_satisfies(row->constraint, entry.value)
            && (!wrong || strcmp(row->name, wrong->name) < 0))
            wrong = row;
    }
    return wrong;
}

bool properties_check_dict(AsmParser *p, const OpState *state, size_t from, const char *at)
{
    const AttrRow *wrong = find_wrong(state, from);

    return !wrong
           || asm_error(p, at, "'%.*s' op attribute '%s' failed to satisfy constraint: %s",
                        STR_ARG(state->name), wrong->name, wrong->constraint->summary);
}

static bool is_stored(const OpState *state, NamedAttr entry)
{
    int index = def_attr_index(state->def, entry.name);

    return index < 0 || attr_can_be_stored(state->def->attrs[index].constraint, entry.value);
}

/* Properties, where written, win over inherent attributes in the dictionary behind the regions; of
 * those, what the property cannot hold is dropped. */
static void drop_overridden(OpState *state)
{
    size_t kept = 0;

    for (size_t i = 0; i < state->attrs.len; i++) {
        NamedAttr entry = state->attrs.data[i];

        if (is_stored(state, entry) && !holds_segments(state->def, entry.name)
            && (def_attr_index(state->def, entry.name) < 0
                || !attr_lookup(state->properties, entry.name)))
            state->attrs.data[kept++] = entry;
    }
    state->attrs.len = kept;
}

static bool occurs_again(AsmParser *p, Str name)
{
    return asm_error(p, p->custom_at,
                     "attribute '%.*s' occurs more than once in the attribute list", STR_ARG(name));
}

/* Those that the definition does not declare, as the operation will have them: sorted by name. */
static bool check_discardable(AsmParser *p, const NamedAttrs *attrs)
{
    const Attr *all;

    if (attrs->len < 2)
        return true;
    all = attr_dictionary(p->context, (unsigned)attrs->len, attrs->data);
    for (unsigned i = 1; i < all->dictionary.count; i++)
        if (str_eq(all->dictionary.entries[i].name, all->dictionary.entries[i - 1].name))
            return occurs_again(p, all->dictionary.entries[i].name);
    return true;
}

/* What a parser of its own read, sizes of segments among it, and its dictionaries. */
static bool check_once(AsmParser *p, const OpState *state)
{
    uint64_t seen = 0; /* a bit for each of DEF_MOST_ATTRS */
    NamedAttrs discardable = { 0 };
    bool good = true;

    for (size_t i = 0; good && i < state->attrs.len; i++) {
        Str name = state->attrs.data[i].name;
        int index = def_attr_index(state->def, name);

        if (index >= 0 ? seen >> index & 1 : holds_segments(state->def, name))
            good = occurs_again(p, name);
        if (index >= 0)
            seen |= (uint64_t)1 << index;
        else
            vec_push(&discardable, state->attrs.data[i]);
    }
    good = good && check_discardable(p, &discardable);
    vec_free(&discardable);
    return good;
}

static bool drop_unstored(OpState *state)
{
    size_t kept = 0;

    for (size_t i = 0; i < state->attrs.len; i++)
        if (is_stored(state, state->attrs.data[i]))
            state->attrs.data[kept++] = state->attrs.data[i];
    state->attrs.len = kept;
    return true;
}

/* What the definition does not know has no place to be held in, but that an operation of older
 * programs keeps it for its upgrade: only behind it the module says how old it is. */
static void take_property(OpState *state, NamedAttr entry)
{
    int index = def_attr_index(state->def, entry.name);

    if (index >= 0 && state->def->attrs[index].constraint->converted)
        entry.value = state->def->attrs[index].constraint->converted(entry.value);
    if (index >= 0 || holds_segments(state->def, entry.name)
        || version_is_upgraded(state->context, state->name))
        vec_push(&state->attrs, entry);
}

static void name_segments(OpState *state)
{
    for (size_t i = 0; i < state->attrs.len; i++)
        state->attrs.data[i].name = segments_name_today(state->def, state->attrs.data[i].name);
}

bool properties_take(AsmParser *p, OpState *state, const char *at)
{
    const Attr *given = state->properties;

    if (state->def && !given && p->custom_name.data && state->def->parse)
        return check_once(p, state) && drop_unstored(state);
    if (state->def)
        name_segments(state);
    if (!state->def || !given)
        return true;
    if (!def_has_properties(state->def))
        return invalid(p, state, at,
                       state->def->verify_all ? "extensible Dialects don't support properties"
                                              : "this operation does not support properties",
                       STR(""), NULL);
    if (given->kind != ATTR_DICTIONARY)
        return invalid(p, state, at, "expected DictionaryAttr to set properties", STR(""), NULL);
    drop_overridden(state);
    for (unsigned i = 0; i < given->dictionary.count; i++) {
        NamedAttr entry = given->dictionary.entries[i];
        Str today = segments_name_today(state->def, entry.name);

        if (!str_eq(today, entry.name) && attr_lookup(given, today))
            continue;
        entry.name = today;
        if (!check_property(p, state, at, entry))
            return false;
        take_property(state, entry);
    }
    state->properties = NULL;
    return true;
}

/* The first key that has no place, as `found`, or whatever is needed and is not there. */
static bool check_keys(AsmParser *p, const OpState *state, const char *at, const Attr *given)
{
    for (unsigned i = 0; i < given->dictionary.count; i++)
        if (def_attr_index(state->def, given->dictionary.entries[i].name) < 0)
            return parser_error_at(p, at,
                                   "invalid properties %s for op %.*s: unknown key '\"%.*s\"' when "
                                   "parsing properties dictionary",
                                   attr_quoted(given), STR_ARG(state->name),
                                   STR_ARG(given->dictionary.entries[i].name));
    for (unsigned i = 0; i < def_attr_count(state->def); i++)
        if (attr_is_required(&state->def->attrs[i])
            && !attr_lookup(given, str_of(state->def->attrs[i].name)))
            return parser_error_at(p, at,
                                   "invalid properties %s for op %.*s: expected key entry for %s "
                                   "in DictionaryAttr to set Properties.",
                                   attr_quoted(given), STR_ARG(state->name),
                                   state->def->attrs[i].name);
    return true;
}

bool properties_take_dict(AsmParser *p, OpState *state, const char *at)
{
    return (state->properties->kind != ATTR_DICTIONARY
            || check_keys(p, state, at, state->properties))
           && properties_take(p, state, at);
}

static void add(NamedAttrs *entries, const char *name, const Attr *value)
{
    if (value)
        vec_push(entries, ((NamedAttr){ str_of(name), value }));
}

static const Attr *dictionary_of(const Op *op, uint64_t written, bool with_defaults)
{
    NamedAttrs entries = { 0 };
    const Attr *dictionary = NULL;

    for (unsigned i = 0; i < def_attr_count(op->def); i++)
        if (!(i < 64 && written >> i & 1)
            && (with_defaults
                || op_inherent(op, i) != def_attr_default(op_context(op), op->def, i)))
            add(&entries, op->def->attrs[i].name, op_inherent(op, i));
    if (with_defaults && op_operand_segments(op))
        add(&entries, "operandSegmentSizes", op_attr(op, "operandSegmentSizes"));
    if (with_defaults && op_result_segments(op))
        add(&entries, "resultSegmentSizes", op_attr(op, "resultSegmentSizes"));
    if (entries.len)
        dictionary = attr_dictionary(op_context(op), (unsigned)entries.len, entries.data);
    vec_free(&entries);
    return dictionary;
}

const Attr *properties_dictionary(const Op *op)
{
    return dictionary_of(op, 0, true);
}

const Attr *properties_left(const Op *op, uint64_t written)
{
    return dictionary_of(op, written, false);
}
