/* The rows that operations get of which meaning.op says what they mean. A dialect that is known by
 * its meanings alone is open: what else is of it stays as it is written. */
#include "dialects/meaning/meaning.h"

#include "core/define/constraint.h"

#include <string.h>

Meanings *meanings_of(Context *context)
{
    if (!context->user)
        context->user = ARENA_NEW(&context->arena, Meanings);
    return context->user;
}

static const char *c_string(Context *context, Str text)
{
    return str_printf(&context->arena, "%.*s", STR_ARG(text)).data;
}

static OperandDef *operand_rows(Context *context, const Template *t)
{
    OperandDef *rows = ARENA_ARRAY(&context->arena, OperandDef, t->operands.count + 1);

    for (unsigned i = 0; i < t->operands.count; i++)
        rows[i] = (OperandDef){ .name = c_string(context, t->operands.list[i].name),
                                .type = &ANY_TYPE,
                                .multiplicity = t->operands.list[i].many ? VARIADIC : ONE,
                                .poison = POISON_MOVES };
    return rows;
}

static ResultDef *result_rows(Context *context, const Template *t)
{
    ResultDef *rows = ARENA_ARRAY(&context->arena, ResultDef, t->results.count + 1);

    for (unsigned i = 0; i < t->results.count; i++)
        rows[i] = (ResultDef){ .name = t->results.count == 1
                                           ? "result"
                                           : str_printf(&context->arena, "result%u", i).data,
                               .type = &ANY_TYPE,
                               .multiplicity = t->results.list[i].many ? VARIADIC : ONE };
    return rows;
}

static AttrRow *attr_rows(Context *context, const Template *t)
{
    AttrRow *rows = ARENA_ARRAY(&context->arena, AttrRow, t->attr_count + 1);

    for (unsigned i = 0; i < t->attr_count; i++)
        rows[i] = (AttrRow){ .name = c_string(context, t->attrs[i].name),
                             .constraint = &ANY_ATTR,
                             .optional = true };
    return rows;
}

static unsigned count_many(const Formals *formals)
{
    unsigned many = 0;

    for (unsigned i = 0; i < formals->count; i++)
        many += formals->list[i].many;
    return many;
}

/* The first line of the comment in front of it. */
static const char *summary_of(Context *context, const Template *t)
{
    Str line = { t->words.data, str_find(t->words, '\n') };

    return line.len ? c_string(context, line) : "an operation that meaning.op gives its meaning";
}

static OpDef *row_of(Context *context, const Template *t)
{
    static const RegionDef REGIONS_OF_IT[] = { { "regions", ANY_REGION, true }, { 0 } };
    static const SuccessorDef SUCCESSORS_OF_IT[] = { { "successors", NULL, true }, { 0 } };
    OpDef *row = ARENA_NEW(&context->arena, OpDef);
    bool branches = str_contains(t->body, "meaning.successor");

    *row = (OpDef){ .name = c_string(context, t->name),
                    .summary = summary_of(context, t),
                    .doc = t->words.len ? c_string(context, t->words)
                                        : "What it means is written in MLIR.\n",
                    .operands = operand_rows(context, t),
                    .attrs = attr_rows(context, t),
                    .results = result_rows(context, t),
                    .regions = REGIONS_OF_IT,
                    .successors = branches ? SUCCESSORS_OF_IT : NULL };
    row->traits = branches || !t->has_body ? TERMINATOR : 0;
    if (str_contains(t->body, "meaning.graph"))
        row->traits |= GRAPH_REGION | NO_TERMINATOR;
    if (count_many(&t->operands) > 1)
        row->traits |= ATTR_SIZED_OPERAND_SEGMENTS;
    if (count_many(&t->results) > 1)
        row->traits |= ATTR_SIZED_RESULT_SEGMENTS;
    return row;
}

static DialectDef *make_dialect(Context *context, Str name)
{
    DialectDef *dialect = ARENA_NEW(&context->arena, DialectDef);

    *dialect = (DialectDef){ .name = c_string(context, name),
                             .summary = "a dialect that is known by its meanings",
                             .doc = "What its operations mean is written in MLIR.\n",
                             .open = true,
                             .foreign = true };
    map_put(&context->user_dialects, str_of(dialect->name), dialect);
    context_add_dialect(context, dialect);
    return dialect;
}

/* The dialect, which nobody else has defined, gets one more row. */
static void add_row(Context *context, const Template *t, const OpDef *row)
{
    Str name = { t->name.data, str_find(t->name, '.') };
    DialectDef *dialect = map_get(&context->user_dialects, name);
    const OpDef **tables, rows[] = { *row, { 0 } };
    unsigned count = 0;

    if (!dialect)
        dialect = make_dialect(context, name);
    while (dialect->more_ops && dialect->more_ops[count])
        count++;
    tables = ARENA_ARRAY(&context->arena, const OpDef *, count + 2);
    if (count)
        memcpy(tables, dialect->more_ops, count * sizeof *tables);
    tables[count] = ARENA_COPY(&context->arena, OpDef, rows, 2);
    dialect->more_ops = tables;
    context_register(context, dialect);
}

static void append(Template *first, Template *made)
{
    while (first->next)
        first = (Template *)first->next;
    first->next = made;
}

bool template_register(Context *context, const Template *read, const char **wrong)
{
    Template *made = ARENA_COPY(&context->arena, Template, read, 1), *first;
    Str dialect = { made->name.data, str_find(made->name, '.') };
    const OpDef *known = context_op(context, made->name);
    OpDef *row;

    meanings_of(context); /* there are some from here on */
    first = map_get(&context->templates, made->name);
    if (first && first->holds_state != made->holds_state) {
        *wrong = first->holds_state ? "another meaning of it holds state"
                                    : "another meaning of it holds no state";
        return false;
    }
    if (first) {
        append(first, made);
        return true;
    }
    if (known && def_is_executed(known)) {
        *wrong = def_has(known, TERMINATOR) && !made->has_body
                     ? "its definition says that it ends a region (ReturnLike): it needs no meaning"
                     : "this operation has a meaning already, by its definition";
        return false;
    }
    if (!known && context_dialect(context, dialect) && !map_get(&context->user_dialects, dialect)
        && !context_dialect(context, dialect)->open) {
        *wrong = "its dialect has no such operation";
        return false;
    }
    if (known && !def_has(known, GRAPH_REGION) && str_contains(made->body, "meaning.graph")) {
        *wrong = "its definition does not say that its regions are graphs (HasOnlyGraphRegion)";
        return false;
    }
    row = known ? ARENA_COPY(&context->arena, OpDef, known, 1) : row_of(context, made);
    row->templates = made;
    row->eval = made->holds_state ? meaning_gives : made->has_body ? NULL : meaning_leave;
    row->state = made->holds_state ? &MEANING_STATE : NULL;
    row->primitive = made->has_body ? PRIM_NONE : PRIM_LEAVE_REGION;
    made->verify_regions = row->verify_regions;
    if (made->has_body)
        row->verify_regions = meaning_fits;
    map_put(&context->templates, made->name, made);
    if (known || (context_dialect(context, dialect) && !map_get(&context->user_dialects, dialect)))
        map_put(&context->ops, str_of(row->name), row);
    else
        add_row(context, made, row);
    return true;
}

void representation_register(Context *context, const Representation *read)
{
    Meanings *user = meanings_of(context);
    Str mnemonic = str_from(read->pattern, 1);
    Str dialect = { mnemonic.data, str_find(mnemonic, '.') };
    Representation *made = ARENA_COPY(&context->arena, Representation, read, 1);

    made->next = user->types;
    user->types = made;
    if (*made->pattern.data == '!' && !context_dialect(context, dialect))
        make_dialect(context, dialect);
}
