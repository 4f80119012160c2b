#include "core/text/version.h"

#include "core/ir/op_state.h"

#include <inttypes.h>

bool version_is_before(DialectVersion version, DialectVersion other)
{
    return version.major < other.major
           || (version.major == other.major && version.minor < other.minor);
}

bool version_of_attr(const Attr *attr, DialectVersion *version)
{
    if (!attr || attr->kind != ATTR_DENSE_ARRAY || attr->dense.count != 2
        || !type_is_signless(attr->dense.element, 64) || attr_i64_at(attr, 0) < 0
        || attr_i64_at(attr, 1) < 0)
        return false;
    *version = (DialectVersion){ (uint64_t)attr_i64_at(attr, 0), (uint64_t)attr_i64_at(attr, 1) };
    return true;
}

void version_note(Context *context, const DialectDef *dialect, DialectVersion version)
{
    vec_push(&context->written_versions, ((WrittenVersion){ dialect, version }));
}

void version_note_attrs(Op *module)
{
    Context *context = op_context(module);
    const Attr *attrs = module->attrs;

    for (unsigned i = 0; i < attrs->dictionary.count; i++) {
        NamedAttr entry = attrs->dictionary.entries[i];
        size_t dot = str_find(entry.name, '.');
        const DialectDef *dialect = context_dialect(context, (Str){ entry.name.data, dot });
        DialectVersion version;

        if (!dialect || !dialect->version.major || !str_is(str_from(entry.name, dot), ".version")
            || !version_of_attr(entry.value, &version))
            continue;
        version_note(context, dialect, version);
        op_remove_attr(module, entry.name);
    }
}

void version_say(Op *module)
{
    Context *context = op_context(module);

    for (size_t i = 0; i < context->added.len; i++) {
        const DialectDef *dialect = context->added.data[i];
        const int64_t numbers[] = { (int64_t)dialect->version.major,
                                    (int64_t)dialect->version.minor };

        if (dialect->version.major)
            op_set_attr(module, str_printf(&context->arena, "%s.version", dialect->name),
                        attr_dense_i64(context, 2, numbers));
    }
}

/* As they are called today, and what was not there before. */
static bool add_attrs(OpState *state, const Op *op, const OpUpgrade *upgrade)
{
    const Attr *given = op->attrs;

    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (op_inherent(op, i))
            op_state_add_attr(state, op->def->attrs[i].name, op_inherent(op, i));
    if (!op->def && op->unregistered->properties
        && op->unregistered->properties->kind == ATTR_DICTIONARY)
        for (unsigned i = 0; i < op->unregistered->properties->dictionary.count; i++)
            vec_push(&state->attrs, op->unregistered->properties->dictionary.entries[i]);
    for (unsigned i = 0; i < given->dictionary.count; i++)
        vec_push(&state->attrs, given->dictionary.entries[i]);
    for (size_t i = 0; i < state->attrs.len; i++) {
        const Attr *today = attr_lookup(upgrade->renames, state->attrs.data[i].name);

        if (today)
            state->attrs.data[i].name = today->string;
    }
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

    for (unsigned i = 0; op && i < dialect->upgrade_count; i++) {
        const OpUpgrade *upgrade = &dialect->upgrades[i];

        if (version_is_before(written->version, upgrade->before)
            && str_eq(op_name(op), upgrade->operation))
            op = become(op, upgrade);
    }
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
        DialectVersion today = written.dialect->version;

        if (version_is_before(today, written.version))
            return loc_error(op_loc(module),
                             "current %s dialect version is %" PRIu64 ".%" PRIu64
                             ", can't parse version: %" PRIu64 ".%" PRIu64,
                             written.dialect->name, today.major, today.minor, written.version.major,
                             written.version.minor);
        if (version_is_before(written.version, today) && !upgrade_regions(module, &written))
            return false;
    }
    context->written_versions.len = 0;
    return true;
}
