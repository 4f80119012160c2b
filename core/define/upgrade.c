#include "core/define/upgrade.h"

#include "core/ir/context.h"
#include "core/text/lexer.h"
#include "core/text/nearest.h"
#include "core/text/version.h"

#include <inttypes.h>

static bool is_version(const Attr *value)
{
    DialectVersion version;

    return version_of_attr(value, &version);
}

static bool is_string(const Attr *value)
{
    return value->kind == ATTR_STRING;
}

/* No attribute can be called by an empty string. */
static bool is_name(const Attr *value)
{
    return is_string(value) && value->string.len;
}

static bool is_array_of_names(const Attr *value)
{
    for (unsigned i = 0; value->kind == ATTR_ARRAY && i < value->array.count; i++)
        if (!is_name(value->array.elements[i]))
            return false;
    return value->kind == ATTR_ARRAY;
}

static bool is_dictionary(const Attr *value)
{
    return value->kind == ATTR_DICTIONARY;
}

static bool is_dictionary_of_names(const Attr *value)
{
    for (unsigned i = 0; is_dictionary(value) && i < value->dictionary.count; i++)
        if (!is_name(value->dictionary.entries[i].value))
            return false;
    return is_dictionary(value);
}

/* What an upgrade says, and how it is written. */
typedef struct UpgradeKey {
    const char *name, *form;
    bool (*fits)(const Attr *value);
    bool needed;
} UpgradeKey;

static const UpgradeKey KEYS[] = {
    { "before", "array<i64: 2, 0>", is_version, true },
    { "operation", "\"was\"", is_string, true },
    { "becomes", "\"is\"", is_string, false },
    { "removes", "[\"was\"]", is_array_of_names, false },
    { "renames", "{was = \"is\"}", is_dictionary_of_names, false },
    { "adds", "{name = value}", is_dictionary, false },
    { "lacks", "[\"is\"]", is_array_of_names, false },
};

enum { KEY_COUNT = sizeof KEYS / sizeof *KEYS };

/* "{before = array<i64: 2, 0>, ...}" */
static bool note_form(const Attr *loc)
{
    Sb form = { 0 };

    for (unsigned i = 0; i < KEY_COUNT; i++)
        sb_printf(&form, "%s%s = %s", i ? ", " : "", KEYS[i].name, KEYS[i].form);
    loc_note(loc, "an upgrade is {%.*s}", STR_ARG(sb_view(&form)));
    sb_free(&form);
    return false;
}

static bool refuse_key(const Attr *loc, const DialectDef *dialect, Str name)
{
    Sb names = { 0 };

    loc_error(loc, "an upgrade of the dialect '%s' says '%.*s', which no upgrade does",
              dialect->name, STR_ARG(name));
    for (unsigned i = 0; i < KEY_COUNT; i++)
        sb_printf(&names, "%s%s", i ? " " : "", KEYS[i].name);
    nearest_word_note(loc, name, names.data);
    sb_free(&names);
    return note_form(loc);
}

static bool check_entry(const Attr *loc, const DialectDef *dialect, NamedAttr entry)
{
    for (const UpgradeKey *key = KEYS; key < KEYS + KEY_COUNT; key++)
        if (str_is(entry.name, key->name))
            return key->fits(entry.value)
                   || loc_error(loc,
                                "`%s` of an upgrade of the dialect '%s' has to be like %s, not %s",
                                key->name, dialect->name, key->form, attr_quoted(entry.value));
    return refuse_key(loc, dialect, entry.name);
}

static bool check_keys(const Attr *loc, const DialectDef *dialect, const Attr *said)
{
    if (!is_dictionary(said)) {
        loc_error(loc, "%s is no upgrade of the dialect '%s'", attr_quoted(said), dialect->name);
        return note_form(loc);
    }
    for (unsigned i = 0; i < said->dictionary.count; i++)
        if (!check_entry(loc, dialect, said->dictionary.entries[i]))
            return false;
    for (const UpgradeKey *key = KEYS; key < KEYS + KEY_COUNT; key++)
        if (key->needed && !attr_lookup(said, str_of(key->name))) {
            loc_error(loc, "an upgrade of the dialect '%s' lacks `%s`: %s", dialect->name,
                      key->name, attr_quoted(said));
            return note_form(loc);
        }
    return true;
}

/* One of the dialect's own; with a dot in it, it would be another's. */
static bool read_name(const Attr *loc, const DialectDef *dialect, const Attr *said, Str *name)
{
    if (!is_bare_identifier(said->string))
        return loc_error(loc, "an upgrade of the dialect '%s' has %s for the name of an operation",
                         dialect->name, attr_quoted(said));
    if (str_find(said->string, '.') < said->string.len)
        return loc_error(loc,
                         "an upgrade of the dialect '%s' is of its own operations, which are named "
                         "without it, not of '%.*s'",
                         dialect->name, STR_ARG(said->string));
    *name = str_printf(&loc->context->arena, "%s.%.*s", dialect->name, STR_ARG(said->string));
    return true;
}

static bool read_upgrade(const Attr *loc, const DialectDef *dialect, const Attr *said,
                         OpUpgrade *upgrade)
{
    const Attr *was, *is;

    if (!check_keys(loc, dialect, said))
        return false;
    was = attr_lookup(said, STR("operation"));
    is = attr_lookup(said, STR("becomes"));
    *upgrade = (OpUpgrade){ .removes = attr_lookup(said, STR("removes")),
                            .renames = attr_lookup(said, STR("renames")),
                            .adds = attr_lookup(said, STR("adds")),
                            .lacks = attr_lookup(said, STR("lacks")),
                            .loc = loc };
    version_of_attr(attr_lookup(said, STR("before")), &upgrade->before);
    if (!version_is_before((DialectVersion){ 1, 0 }, upgrade->before))
        return loc_error(loc,
                         "an upgrade of the dialect '%s' is of programs before 1.0, of which there "
                         "are none: versions are from 1.0 on",
                         dialect->name);
    if (version_is_before(dialect->version, upgrade->before))
        return loc_error(loc,
                         "an upgrade of the dialect '%s' is of programs before %" PRIu64 ".%" PRIu64
                         ", which is newer than the dialect: its version is %" PRIu64 ".%" PRIu64,
                         dialect->name, upgrade->before.major, upgrade->before.minor,
                         dialect->version.major, dialect->version.minor);
    return read_name(loc, dialect, was, &upgrade->operation)
           && read_name(loc, dialect, is ? is : was, &upgrade->becomes);
}

/* Behind those that are of the same version, so that they stay in the order they are said in. */
static void insert_upgrade(OpUpgrade *rows, unsigned count, OpUpgrade upgrade)
{
    for (; count && version_is_before(upgrade.before, rows[count - 1].before); count--)
        rows[count] = rows[count - 1];
    rows[count] = upgrade;
}

/* What one leads to is there today, or what a later one is of. */
static bool check_aims(Context *context, const DialectDef *dialect)
{
    for (unsigned i = 0; i < dialect->upgrade_count; i++) {
        const Attr *loc = dialect->upgrades[i].loc;
        Str becomes = dialect->upgrades[i].becomes;
        bool known = context_op(context, becomes);

        for (unsigned later = i + 1; later < dialect->upgrade_count; later++)
            known = known || str_eq(dialect->upgrades[later].operation, becomes);
        if (known)
            continue;
        loc_error(loc,
                  "an upgrade of the dialect '%s' makes '%.*s' of '%.*s', which is not defined and "
                  "which no later upgrade is of",
                  dialect->name, STR_ARG(becomes), STR_ARG(dialect->upgrades[i].operation));
        return nearest_note(loc, becomes);
    }
    return true;
}

bool upgrades_read(const Attr *loc, DialectDef *dialect, const Attr *version, const Attr *upgrades)
{
    OpUpgrade *rows, upgrade;
    const Attr **places;

    if (!version)
        return !upgrades
               || loc_error(loc, "the dialect '%s' has upgrades, and no version that they lead to",
                            dialect->name);
    if (!version_of_attr(version, &dialect->version))
        return loc_error(loc,
                         "the version of the dialect '%s' has to be array<i64: MAJOR, MINOR>, from "
                         "1.0 on, not %s",
                         dialect->name, attr_quoted(version));
    if (!upgrades)
        return true;
    if (upgrades->kind != ATTR_ARRAY)
        return loc_error(loc, "the upgrades of the dialect '%s' have to be an array, not %s",
                         dialect->name, attr_quoted(upgrades));
    rows = ARENA_ARRAY(&loc->context->arena, OpUpgrade, upgrades->array.count);
    places = ARENA_ARRAY(&loc->context->arena, const Attr *, upgrades->array.count);
    upgrade_places(loc, upgrades->array.count, places);
    for (unsigned i = 0; i < upgrades->array.count; i++) {
        if (!read_upgrade(places[i], dialect, upgrades->array.elements[i], &upgrade))
            return false;
        insert_upgrade(rows, i, upgrade);
    }
    dialect->upgrades = rows;
    dialect->upgrade_count = upgrades->array.count;
    loc->context->knows_upgrades = true;
    return check_aims(loc->context, dialect);
}

/* What any operation may have, or what is another dialect's. */
static bool is_anywhere(Str attr)
{
    return str_find(attr, '.') < attr.len
           || str_lists("operandSegmentSizes resultSegmentSizes sym_name sym_visibility", attr);
}

/* Follows an attribute of that name through later upgrades of its operation. */
static bool leads_somewhere(Context *context, const DialectDef *dialect, const OpUpgrade *upgrade,
                            Str attr, bool (*has)(const OpDef *def, Str attr))
{
    const OpUpgrade *end = dialect->upgrades + dialect->upgrade_count;
    Str name = upgrade->becomes;
    const OpDef *def;

    for (const OpUpgrade *later = upgrade + 1; later < end; later++) {
        const Attr *today = attr_lookup(later->renames, attr);

        if (!str_eq(later->operation, name))
            continue;
        if (upgrade_lists(later->removes, attr))
            return true;
        attr = today ? today->string : attr;
        name = later->becomes;
    }
    def = context_op(context, name);
    return is_anywhere(attr) || !def || has(def, attr);
}

static bool refuse_attr(const DialectDef *dialect, const OpUpgrade *upgrade, const char *key,
                        Str attr)
{
    return loc_error(upgrade->loc,
                     "`%s` of an upgrade of the dialect '%s' leads to the attribute '%.*s' of "
                     "'%.*s', which its definition does not have and no later upgrade is of",
                     key, dialect->name, STR_ARG(attr), STR_ARG(upgrade->becomes));
}

static bool check_attrs(Context *context, const DialectDef *dialect, const OpUpgrade *upgrade,
                        bool (*has)(const OpDef *def, Str attr))
{
    const Attr *renames = upgrade->renames, *lacks = upgrade->lacks;

    for (unsigned i = 0; renames && i < renames->dictionary.count; i++) {
        NamedAttr renamed = renames->dictionary.entries[i];

        if (upgrade_lists(upgrade->removes, renamed.name))
            return loc_error(upgrade->loc,
                             "an upgrade of the dialect '%s' removes the attribute '%.*s' of "
                             "'%.*s' and renames it as well",
                             dialect->name, STR_ARG(renamed.name), STR_ARG(upgrade->operation));
        if (!leads_somewhere(context, dialect, upgrade, renamed.value->string, has))
            return refuse_attr(dialect, upgrade, "renames", renamed.value->string);
    }
    for (unsigned i = 0; lacks && i < lacks->array.count; i++)
        if (!leads_somewhere(context, dialect, upgrade, lacks->array.elements[i]->string, has))
            return refuse_attr(dialect, upgrade, "lacks", lacks->array.elements[i]->string);
    return true;
}

bool upgrades_check(Context *context, const DialectDef *dialect,
                    bool (*has)(const OpDef *def, Str attr))
{
    for (unsigned i = 0; i < dialect->upgrade_count; i++)
        if (!check_attrs(context, dialect, &dialect->upgrades[i], has))
            return false;
    return true;
}
