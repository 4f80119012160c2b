#include "core/text/version.h"

#include "core/ir/op_state.h"

#include <inttypes.h>

bool version_of_attr(const Attr *attr, DialectVersion *version)
{
    if (!attr || attr->kind != ATTR_DENSE_ARRAY || attr->dense.count != 2
        || !type_is_signless(attr->dense.element, 64) || attr_i64_at(attr, 0) < 1
        || attr_i64_at(attr, 1) < 0)
        return false;
    *version = (DialectVersion){ (uint64_t)attr_i64_at(attr, 0), (uint64_t)attr_i64_at(attr, 1) };
    return true;
}

void version_start(Context *context)
{
    context->written_versions.len = context->upgraded.len = 0;
}

void version_note(Context *context, const DialectDef *dialect, DialectVersion version)
{
    vec_push(&context->written_versions, ((WrittenVersion){ dialect, version }));
}

const DialectVersion *version_said(const Context *context, const DialectDef *dialect)
{
    for (size_t i = 0; i < context->written_versions.len; i++)
        if (context->written_versions.data[i].dialect == dialect)
            return &context->written_versions.data[i].version;
    return NULL;
}

Str version_complaint(Context *context, const DialectDef *dialect, DialectVersion version)
{
    DialectVersion today = dialect->version;

    if (!version.major)
        return str_printf(&context->arena,
                          "versions of the dialect '%s' are from 1.0 on, which %" PRIu64 ".%" PRIu64
                          " is not",
                          dialect->name, version.major, version.minor);
    if (!version_is_before(today, version))
        return (Str){ 0 };
    return str_printf(&context->arena,
                      "current %s dialect version is %" PRIu64 ".%" PRIu64
                      ", can't parse version: %" PRIu64 ".%" PRIu64
                      " (a newer definition of the dialect is needed)",
                      dialect->name, today.major, today.minor, version.major, version.minor);
}

/* The dialect whose version an attribute of that name says; NULL where it says none, or the dialect
 * is not known here or has no versions: then it is none of our business. */
static const DialectDef *dialect_said(Context *context, Str name)
{
    size_t dot = str_find(name, '.');
    const DialectDef *dialect = str_is(str_from(name, dot), ".version")
                                    ? context_dialect(context, (Str){ name.data, dot })
                                    : NULL;

    return dialect && dialect->version.major ? dialect : NULL;
}

static bool note_attr(const Op *module, const DialectDef *dialect, NamedAttr entry)
{
    Context *context = op_context(module);
    DialectVersion version;
    Str wrong;

    if (!version_of_attr(entry.value, &version))
        return loc_error(op_loc(module),
                         "'%.*s' says a version, which has to be array<i64: MAJOR, MINOR>, "
                         "from 1.0 on, not %s",
                         STR_ARG(entry.name), attr_quoted(entry.value));
    wrong = version_complaint(context, dialect, version);
    if (wrong.len)
        return loc_error(op_loc(module), "%.*s", STR_ARG(wrong));
    version_note(context, dialect, version);
    return true;
}

/* Of a module that is not the outermost. */
static bool says_no_version(const Op *op)
{
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        Str name = op->attrs->dictionary.entries[i].name;

        if (dialect_said(op_context(op), name))
            return loc_error(op_loc(op),
                             "'%.*s' is for the outermost module of a file, which says the "
                             "version of all that is in it: this module is within another, or "
                             "beside others",
                             STR_ARG(name));
    }
    return true;
}

static bool within_say_none(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if ((op_is(inner, "builtin.module") && !says_no_version(inner))
                    || !within_say_none(inner))
                    return false;
    return true;
}

/* Only dialects that were made at run time have versions. */
static bool has_versions(const Context *context)
{
    for (size_t i = 0; i < context->added.len; i++)
        if (context->added.data[i]->version.major)
            return true;
    return false;
}

bool version_note_attrs(Op *module)
{
    Context *context = op_context(module);
    const Attr *attrs = module->attrs;

    for (unsigned i = 0; i < attrs->dictionary.count; i++) {
        NamedAttr entry = attrs->dictionary.entries[i];
        const DialectDef *dialect = dialect_said(context, entry.name);

        if (!dialect)
            continue;
        if (!note_attr(module, dialect, entry))
            return false;
        op_remove_attr(module, entry.name);
    }
    return !has_versions(context) || within_say_none(module);
}

/* How those dialects write their versions is their own affair. */
void version_warn_of_lost(const Op *module)
{
    Context *context = op_context(module);

    for (size_t i = 0; i < context->dialect_versions.len; i++) {
        Str name = context->dialect_versions.entries[i].key;

        if (!context_dialect(context, name))
            diag_emit(
                context, SEVERITY_WARNING, op_loc(module),
                "the version of dialect '%.*s' is lost: bytecode of version 1 and newer has it, "
                "and --dialect reads what the dialect is",
                STR_ARG(name));
    }
}

static Str attr_name(const DialectDef *dialect, Arena *arena)
{
    return str_printf(arena, "%s.version", dialect->name);
}

void version_say(Op *module)
{
    Context *context = op_context(module);

    for (size_t i = 0; i < context->added.len; i++) {
        const DialectDef *dialect = context->added.data[i];
        const int64_t numbers[] = { (int64_t)dialect->version.major,
                                    (int64_t)dialect->version.minor };

        if (dialect->version.major)
            op_set_attr(module, attr_name(dialect, &context->arena),
                        attr_dense_i64(context, 2, numbers));
    }
}

void version_unsay(Op *module)
{
    Context *context = op_context(module);

    for (size_t i = 0; i < context->added.len; i++)
        if (context->added.data[i]->version.major)
            op_remove_attr(module, attr_name(context->added.data[i], &context->arena));
}

static void add_attr(OpState *state, const OpUpgrade *upgrade, Str name, const Attr *value)
{
    const Attr *today = attr_lookup(upgrade->renames, name);

    if (!upgrade_lists(upgrade->removes, name))
        vec_push(&state->attrs, ((NamedAttr){ today ? today->string : name, value }));
}

static void add_entries(OpState *state, const OpUpgrade *upgrade, const Attr *dictionary)
{
    for (unsigned i = 0; i < dictionary->dictionary.count; i++)
        add_attr(state, upgrade, dictionary->dictionary.entries[i].name,
                 dictionary->dictionary.entries[i].value);
}

static void add_segments(OpState *state, const Op *op, const OpUpgrade *upgrade)
{
    if (op_has(op, ATTR_SIZED_OPERAND_SEGMENTS))
        add_attr(state, upgrade, STR("operandSegmentSizes"), op_attr(op, "operandSegmentSizes"));
    if (op_has(op, ATTR_SIZED_RESULT_SEGMENTS))
        add_attr(state, upgrade, STR("resultSegmentSizes"), op_attr(op, "resultSegmentSizes"));
}

/* By a default of today, which the program did not say. */
static bool is_filled_in(const Op *op, unsigned attr)
{
    const Attr **place = &op->inherent[attr];

    return map_get(&op_context(op)->filled_in, KEY_OF(place)) != NULL;
}

/* As they are called today, and what was not there before. */
static bool add_attrs(OpState *state, const Op *op, const OpUpgrade *upgrade)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (op_inherent(op, i) && !is_filled_in(op, i))
            add_attr(state, upgrade, str_of(op->def->attrs[i].name), op_inherent(op, i));
    add_segments(state, op, upgrade);
    if (!op->def && op->unregistered->properties
        && op->unregistered->properties->kind == ATTR_DICTIONARY)
        add_entries(state, upgrade, op->unregistered->properties);
    add_entries(state, upgrade, op->attrs);
    for (unsigned i = 0; upgrade->adds && i < upgrade->adds->dictionary.count; i++) {
        NamedAttr entry = upgrade->adds->dictionary.entries[i];

        if (!op_state_attr_named(state, entry.name))
            vec_push(&state->attrs, entry);
    }
    for (size_t i = 0; i < state->attrs.len; i++)
        for (size_t j = 0; j < i; j++)
            if (str_eq(state->attrs.data[i].name, state->attrs.data[j].name))
                return op_error(op, "has two attributes that its upgrade calls '%.*s'",
                                STR_ARG(state->attrs.data[i].name));
    return true;
}

static void add_parts(OpState *state, Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&state->operands, op->operands[i]);
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&state->results, op->results[i]->type);
    for (unsigned i = 0; i < op->successor_count; i++)
        vec_push(&state->successors, op->successors[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        vec_push(&state->regions, &op->regions[i]);
}

/* Its results are the same values as before, which others use. NULL, reported, where it cannot. */
static Op *become(Op *op, const OpUpgrade *upgrade)
{
    Context *context = op_context(op);
    OpState state = { .context = context,
                      .name = upgrade->becomes,
                      .def = context_op(context, upgrade->becomes),
                      .loc = op->loc };
    Op *made;

    if (!add_attrs(&state, op, upgrade)) {
        op_state_free(&state);
        return NULL;
    }
    add_parts(&state, op);
    made = op_create(context, &state);
    made->place = op->place;
    for (unsigned i = 0; i < op->result_count; i++) {
        op->results[i]->op = made;
        made->results[i] = op->results[i];
    }
    block_insert_before(op, made);
    block_remove(op->block, op);
    op_state_free(&state);
    return made;
}

static Op *upgrade_op(Op *op, const WrittenVersion *written)
{
    const DialectDef *dialect = written->dialect;
    const OpUpgrade *first = NULL;

    for (unsigned i = 0; op && i < dialect->upgrade_count; i++) {
        const OpUpgrade *upgrade = &dialect->upgrades[i];

        if (!upgrade_is_of(upgrade, written->version, op_name(op)))
            continue;
        op = become(op, upgrade);
        first = first ? first : upgrade;
    }
    if (op && first)
        vec_push(&op_context(op)->upgraded, ((UpgradedOp){ op, first }));
    return op;
}

static bool upgrade_regions(Op *op, const WrittenVersion *written)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next) {
                if (str_is(op_dialect(inner), written->dialect->name))
                    inner = upgrade_op(inner, written);
                if (!inner || !upgrade_regions(inner, written))
                    return false;
            }
    return true;
}

bool version_upgrade(Op *module)
{
    Context *context = op_context(module);

    for (size_t i = 0; i < context->written_versions.len; i++) {
        WrittenVersion written = context->written_versions.data[i];

        if (version_is_before(written.version, written.dialect->version)
            && !upgrade_regions(module, &written))
            return false;
    }
    return true;
}

/* The last that is of such operations: every program that one upgrades is before it. NULL: there is
 * none. */
static const OpUpgrade *last_upgrade(const DialectDef *dialect, Str name)
{
    const OpUpgrade *last = NULL;

    for (unsigned i = 0; dialect && i < dialect->upgrade_count; i++)
        if (str_eq(dialect->upgrades[i].operation, name))
            last = &dialect->upgrades[i];
    return last;
}

static const DialectDef *dialect_of(Context *context, Str op_name)
{
    return context_dialect(context, (Str){ op_name.data, str_find(op_name, '.') });
}

bool version_is_upgraded(Context *context, Str name)
{
    return context->added.len && last_upgrade(dialect_of(context, name), name);
}

bool version_upgrade_note(const Attr *loc, Str name)
{
    Context *context = loc->context;
    const DialectDef *dialect = dialect_of(context, name);
    const OpUpgrade *upgrade = last_upgrade(dialect, name);
    const DialectVersion *said = dialect ? version_said(context, dialect) : NULL;
    DialectVersion before;

    if (!upgrade && said && version_is_before(*said, dialect->version))
        loc_note(loc,
                 "this program says that it is of %s %" PRIu64 ".%" PRIu64 ", which is %" PRIu64
                 ".%" PRIu64 " here, and no upgrade is of '%.*s'",
                 dialect->name, said->major, said->minor, dialect->version.major,
                 dialect->version.minor, STR_ARG(name));
    if (!upgrade)
        return false;
    before = upgrade->before;
    if (said)
        loc_note(loc,
                 "it is upgraded in programs of before %s %" PRIu64 ".%" PRIu64
                 ", and this one says that it is of %" PRIu64 ".%" PRIu64,
                 dialect->name, before.major, before.minor, said->major, said->minor);
    else
        loc_note(loc,
                 "it is upgraded in programs of before %s %" PRIu64 ".%" PRIu64
                 ", and this one says no version: `%s.version = array<i64: %" PRIu64 ", %" PRIu64
                 ">` among the attributes of its module does",
                 dialect->name, before.major, before.minor, dialect->name,
                 before.minor ? before.major : before.major - 1,
                 before.minor ? before.minor - 1 : 0);
    return true;
}

void version_upgraded_note(const Op *op)
{
    Context *context = op_context(op);

    for (size_t i = 0; i < context->upgraded.len; i++) {
        const OpUpgrade *upgrade = context->upgraded.data[i].upgrade;

        if (context->upgraded.data[i].op == op)
            loc_note(op_loc(op),
                     "the program has '%.*s' here, of before %.*s %" PRIu64 ".%" PRIu64
                     ", which was upgraded",
                     STR_ARG(upgrade->operation), STR_ARG(op_dialect(op)), upgrade->before.major,
                     upgrade->before.minor);
    }
}

bool version_form_note(const Attr *loc, Str name)
{
    const DialectDef *dialect = dialect_of(loc->context, name);
    const OpUpgrade *upgrade = last_upgrade(dialect, name);

    if (upgrade)
        loc_note(loc,
                 "'%.*s' is upgraded in programs of before %s %" PRIu64 ".%" PRIu64
                 ", which are read in the generic form and in bytecode",
                 STR_ARG(name), dialect->name, upgrade->before.major, upgrade->before.minor);
    return upgrade;
}
