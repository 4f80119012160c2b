#include "core/define/older.h"

#include "core/define/constraint.h"
#include "core/text/version.h"

typedef VEC(const OpUpgrade *) Upgrades;

static Str row_name(const AttrRow *row)
{
    return str_of(row->name);
}

/* What the attribute that is called so today was called; its name of today where that is the same.
 */
static Str name_before(const OpUpgrade *upgrade, Str name)
{
    const Attr *renames = upgrade->renames;

    for (unsigned i = 0; renames && i < renames->dictionary.count; i++)
        if (str_eq(renames->dictionary.entries[i].value->string, name))
            return renames->dictionary.entries[i].name;
    return name;
}

static const char *c_string(Context *context, Str name)
{
    return str_printf(&context->arena, "%.*s", STR_ARG(name)).data;
}

/* A name of before that another attribute has today is that of a new one. */
static bool is_new(const OpUpgrade *upgrade, Str name)
{
    return attr_lookup(upgrade->adds, name) || upgrade_lists(upgrade->lacks, name)
           || (attr_lookup(upgrade->renames, name) && str_eq(name_before(upgrade, name), name));
}

/* Those of today that were there, and those that went; its rows end where a definition's do. */
static const AttrRow *rows_before(Context *context, const OpDef *later, const OpUpgrade *upgrade)
{
    unsigned gone = upgrade->removes ? upgrade->removes->array.count : 0, count = 0;
    AttrRow *rows = ARENA_ARRAY(&context->arena, AttrRow, def_attr_count(later) + gone + 1);

    for (const AttrRow *row = later->attrs; row && row->name; row++) {
        Str name = name_before(upgrade, row_name(row));

        if (is_new(upgrade, row_name(row)) || upgrade_lists(upgrade->removes, name))
            continue;
        rows[count] = *row;
        rows[count++].name = c_string(context, name);
    }
    for (unsigned i = 0; i < gone; i++)
        rows[count++] =
            (AttrRow){ .name = c_string(context, upgrade->removes->array.elements[i]->string),
                       .constraint = &ANY_ATTR,
                       .optional = true,
                       .went = true };
    return rows;
}

/* Sizes of segments that an upgrade adds were not there. */
static uint64_t traits_before(const OpDef *later, const OpUpgrade *upgrade)
{
    uint64_t traits = later->traits;

    if (attr_lookup(upgrade->adds, STR("operandSegmentSizes")))
        traits &= ~(uint64_t)ATTR_SIZED_OPERAND_SEGMENTS;
    if (attr_lookup(upgrade->adds, STR("resultSegmentSizes")))
        traits &= ~(uint64_t)ATTR_SIZED_RESULT_SEGMENTS;
    return traits;
}

static const OpDef *definition_before(Context *context, const OpDef *later,
                                      const OpUpgrade *upgrade)
{
    OpDef *was = ARENA_NEW(&context->arena, OpDef);

    *was = *later;
    was->name = c_string(context, upgrade->operation);
    was->attrs = rows_before(context, later, upgrade);
    was->traits = traits_before(later, upgrade);
    return def_attr_count(was) <= DEF_MOST_ATTRS ? was : NULL;
}

/* Those that the program's operations of the name go through, which becomes their name of today. */
static void find_upgrades(const DialectDef *dialect, DialectVersion version, Str *name,
                          Upgrades *upgrades)
{
    for (unsigned i = 0; i < dialect->upgrade_count; i++) {
        const OpUpgrade *upgrade = &dialect->upgrades[i];

        if (!upgrade_is_of(upgrade, version, *name))
            continue;
        vec_push(upgrades, upgrade);
        *name = upgrade->becomes;
    }
}

const OpDef *older_definition(Context *context, Str name)
{
    const DialectDef *dialect = context_dialect(context, (Str){ name.data, str_find(name, '.') });
    const DialectVersion *version = dialect ? version_said(context, dialect) : NULL;
    const OpDef *today = context_op(context, name), *was;
    Upgrades upgrades = { 0 };

    if (!version)
        return today;
    find_upgrades(dialect, *version, &name, &upgrades);
    was = context_op(context, name);
    if (was && was->verify_all) /* in IRDL there are no properties */
        was = today;
    else
        for (size_t i = upgrades.len; was && i-- > 0;)
            was = definition_before(context, was, upgrades.data[i]);
    vec_free(&upgrades);
    return was;
}
