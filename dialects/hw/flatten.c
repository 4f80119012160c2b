/* A module as one graph: instances give way to what the modules that they name have in them, and
 * parameters to their values. The inputs that are clocks come last (core/ir/definition.h,
 * CircuitDef). */
#include "dialects/hw/hw.h"

#include "core/base/map.h"
#include "core/ir/attr.h"
#include "core/ir/function.h"
#include "core/ir/op_state.h"
#include "core/ir/symbol.h"

enum {
    DEEPEST = 1000,            /* instances within instances; ports that lead to ports */
    MOST_OPERATIONS = 1 << 20, /* of the graph, and of instances in it */
    MOST_HELD = 1 << 20,       /* values, from tick to tick */
};

/* A module in its place: the top, or what an instance stands for. */
typedef struct Level {
    const Op *module;
    const Op *instance; /* in the module of `around`; NULL: it is the top */
    struct Level *around;
    const Attr *params; /* declarations with values */
    unsigned depth;
    Str path;   /* of what values in it are called: "a.b." */
    Map copies; /* of values */
    Map levels; /* of an instance in it: its Level */
} Level;

typedef struct Copied {
    Level *level;
    const Op *original;
    Op *copy;
} Copied;

typedef struct Flat {
    Context *context;
    Block *block;
    VEC(Copied) copied;
    VEC(Level *) levels;
} Flat;

static const Block *body_of(const Op *module)
{
    return module->regions[0].first;
}

static bool is_instance(const Op *op)
{
    return op_is(op, "hw.instance");
}

static Level *new_level(Flat *f, const Op *module, const Op *instance, Level *around)
{
    Level *level = ARENA_NEW(&f->context->arena, Level);

    level->module = module;
    level->instance = instance;
    level->around = around;
    level->depth = around ? around->depth + 1 : 0;
    level->params = op_attr(instance ? instance : module, "parameters");
    if (instance)
        level->path = str_printf(&f->context->arena, "%.*s%.*s.", STR_ARG(around->path),
                                 STR_ARG(op_attr(instance, "instanceName")->string));
    vec_push(&f->levels, level);
    return level;
}

/* Types. */

static bool resolve_types(const Level *level, const Op *original, Op *copy)
{
    for (unsigned i = 0; i < copy->result_count; i++) {
        const Type *type =
            hw_resolve_type(op_loc(original), level->params, original->results[i]->type);

        if (!type)
            return false;
        copy->results[i]->type = type;
    }
    return true;
}

/* "top.a.b", of instances within each other. */
static Str path_of(const Level *level)
{
    const Level *top = level;
    Str path = level->path;

    while (top->around)
        top = top->around;
    if (path.len)
        path.len--; /* without the dot behind it */
    return str_printf(&op_context(level->module)->arena, "%.*s%s%.*s",
                      STR_ARG(symbol_name(top->module)), path.len ? "." : "", STR_ARG(path));
}

/* What tells where it stands is told, of all instances that give way. */
static void resolve_paths(const Level *level, Op *copy)
{
    Context *context = op_context(copy);

    if (op_is(copy, "sim.fmt.hier_path"))
        op_set_attr(copy, STR(HW_PATH), attr_string(context, path_of(level)));
    for (unsigned i = 0; i < copy->region_count; i++)
        for (Block *block = copy->regions[i].first; block; block = block->next)
            for (Op *op = block->first; op; op = op->next)
                resolve_paths(level, op);
}

/* The one operation whose attribute is what parameters are worth. */
static bool resolve_value(const Level *level, const Op *original, Op *copy)
{
    const Attr *value;

    if (!op_is(original, "hw.param.value"))
        return true;
    value = hw_param_value(op_loc(original), level->params, op_attr(original, "value"));
    if (value)
        op_set_attr(copy, STR("value"), value);
    return value != NULL;
}

/* Copies. */

static bool add_copy(Flat *f, Level *level, const Op *original)
{
    Op *copy = op_clone(f->context, original, &level->copies);

    block_append(f->block, copy);
    for (unsigned i = 0; level->path.len && i < copy->result_count; i++)
        if (copy->results[i]->name.len)
            copy->results[i]->name =
                str_printf(&f->context->arena, "%.*s%.*s", STR_ARG(level->path),
                           STR_ARG(copy->results[i]->name));
    resolve_paths(level, copy);
    vec_push(&f->copied, ((Copied){ level, original, copy }));
    return resolve_types(level, original, copy) && resolve_value(level, original, copy);
}

static bool add_body(Flat *f, Level *level);

static bool refuse(const Op *instance, const Op *module, const char *why)
{
    op_error(instance, "%s", why);
    return hw_declared_here(module);
}

/* With what they are worth where the instance stands. */
static bool resolve_parameters(Level *level)
{
    const Attr *decls = op_attr(level->instance, "parameters");
    const Attr **resolved = ARENA_ARRAY(&decls->context->arena, const Attr *, decls->array.count);

    for (unsigned i = 0; i < decls->array.count; i++) {
        const Attr *decl = decls->array.elements[i], *value = decl->dialect.params[1];

        value =
            value ? hw_param_value(op_loc(level->instance), level->around->params, value) : NULL;
        if (!value)
            return false;
        resolved[i] =
            hw_param_decl(decls->context, decl->dialect.params[0]->string, decl->type, value);
    }
    level->params = attr_array(decls->context, decls->array.count, resolved);
    return true;
}

static bool add_instance(Flat *f, Level *around, const Op *instance)
{
    const Op *module = symbol_nearest(instance, op_attr(instance, "moduleName"));
    const Op **key = ARENA_NEW(&f->context->arena, const Op *);
    Level *level;

    if (!module)
        return op_error(instance, "its module is not there");
    if (!op_is(module, "hw.module"))
        return refuse(instance, module, "cannot run: what the module does stands elsewhere");
    if (around->depth == DEEPEST)
        return refuse(instance, module, "cannot run: instances nest too deep");
    if (f->copied.len + f->levels.len > MOST_OPERATIONS)
        return refuse(instance, module,
                      "cannot run: with all instances there are more than 2^20 operations");
    level = new_level(f, module, instance, around);
    *key = instance;
    map_put(&around->levels, KEY_OF(*key), level);
    return resolve_parameters(level) && add_body(f, level);
}

static bool add_body(Flat *f, Level *level)
{
    for (const Op *op = body_of(level->module)->first; op; op = op->next) {
        if (op_is(op, "hw.output") && level->instance)
            continue;
        if (!(is_instance(op) ? add_instance : add_copy)(f, level, op))
            return false;
    }
    return true;
}

/* Operands. */

/* What a value of a module is in the flat graph: that of the instance's input, or of the output of
 * an instance, maybe again and again. NULL: the way goes round in a circle. */
static Value *find(const Level *level, const Value *value)
{
    for (unsigned steps = 0; steps < DEEPEST * DEEPEST; steps++) {
        Value *copy = map_get(&level->copies, KEY_OF(value));
        const Op *definer = value_definer(value);

        if (copy)
            return copy;
        if (definer) {
            unsigned index = value->index;

            level = map_get(&level->levels, KEY_OF(definer));
            value = body_of(level->module)->last->operands[index];
        } else {
            value = level->instance->operands[value->index];
            level = level->around;
        }
    }
    return NULL;
}

static bool connect(const Level *level, const Op *original, Op *copy)
{
    for (unsigned i = 0; i < original->operand_count; i++) {
        copy->operands[i] = find(level, original->operands[i]);
        if (!copy->operands[i])
            return op_error(original, "cannot run: operand #%u goes through ports in a circle", i);
    }
    for (unsigned i = 0; i < original->region_count; i++) {
        const Block *to = copy->regions[i].first;

        for (const Block *from = original->regions[i].first; from; from = from->next, to = to->next)
            for (Op *a = from->first, *b = to->first; a; a = a->next, b = b->next)
                if (!connect(level, a, b))
                    return false;
    }
    return true;
}

/* Ports. */

static Clocking clocking_of(const Op *op)
{
    return op->def ? op->def->clocking : CLOCKS_OTHERWISE;
}

/* Which arguments are clocks, or bits that become one. */
static bool *find_clocks(Context *context, const Block *block)
{
    bool *clocks = ARENA_ARRAY(&context->arena, bool, block->arg_count);

    for (unsigned i = 0; i < block->arg_count; i++)
        clocks[i] = type_is_clock(block->args[i]->type);
    for (const Op *op = block->first; op; op = op->next)
        if (clocking_of(op) == CLOCK_OF_BIT && !value_definer(op->operands[0]))
            clocks[op->operands[0]->index] = true;
    return clocks;
}

/* In the flat graph: its arguments get that order. */
static void clocks_last(Context *context, Block *block, Types *inputs)
{
    Value **clocks = ARENA_ARRAY(&context->arena, Value *, block->arg_count);
    const bool *is_clock = find_clocks(context, block);
    unsigned count = 0, at = 0;

    for (unsigned i = 0; i < block->arg_count; i++) {
        Value *arg = block->args[i];

        if (is_clock[i]) {
            clocks[count++] = arg;
            continue;
        }
        vec_push(inputs, arg->type);
        block->args[at++] = arg;
    }
    for (unsigned i = 0; i < count; i++)
        block->args[at + i] = clocks[i];
    for (unsigned i = 0; i < block->arg_count; i++)
        block->args[i]->index = i;
}

static void add_arguments(Flat *f, Level *top)
{
    const Block *body = body_of(top->module);

    for (unsigned i = 0; i < body->arg_count; i++) {
        const Value *arg = body->args[i];

        clone_map_put(f->context, &top->copies, arg,
                      block_add_arg(f->context, f->block, arg->type, arg->loc, arg->name));
    }
}

/* The whole. */

#define TICKS "hw.ticks" /* an attribute of a flat one */

unsigned hw_ticks(const Op *flat)
{
    return (unsigned)int_low_u(op_attr(flat, TICKS)->integer);
}

/* Of the inputs at each tick, and the outputs. */
static const Attr *function_of(const Flat *f, const Types *inputs, unsigned ticks)
{
    const Op *end = f->block->last;
    Types all = { 0 }, outputs = { 0 };
    const Attr *type;

    for (unsigned tick = 0; tick < ticks; tick++) {
        for (size_t i = 0; i < inputs->len; i++)
            vec_push(&all, inputs->data[i]);
        for (unsigned i = 0; i < end->operand_count; i++)
            vec_push(&outputs, end->operands[i]->type);
    }
    type = attr_type(type_function(f->context, (unsigned)all.len, all.data, (unsigned)outputs.len,
                                   outputs.data));
    vec_free(&all);
    vec_free(&outputs);
    return type;
}

static const Op *make(const Flat *f, const Op *module, Region *region, const Types *inputs,
                      unsigned ticks)
{
    OpState state = {
        .context = f->context, .name = op_name(module), .def = module->def, .loc = module->loc
    };
    Op *made;

    op_state_add_attr(&state, "sym_name", op_attr(module, "sym_name"));
    op_state_add_attr(&state, "module_type", op_attr(module, "module_type"));
    op_state_add_attr(&state, "parameters", op_attr(module, "parameters"));
    op_state_add_attr(&state, "function_type", function_of(f, inputs, ticks));
    op_state_add_attr(
        &state, TICKS,
        attr_integer(type_i(f->context, 64), int_of_u(&f->context->arena, 64, ticks)));
    vec_push(&state.regions, region);
    made = op_create(f->context, &state);
    made->place = module->place;
    made->block = module->block; /* it names what that does; nobody there knows of it */
    op_state_free(&state);
    return made;
}

/* Would it be more than anybody runs? */
static bool check_held(const Flat *f)
{
    unsigned held = 0;

    for (const Op *op = f->block->first; op; op = op->next) {
        const StateDef *state = op->def ? op->def->state : NULL;

        for (unsigned i = 0; state && state->holds && state->holds(op, i); i++)
            if (held++ == MOST_HELD)
                return op_error(op, "cannot run: with what it holds from tick to tick there are "
                                    "more than 2^20 values");
    }
    return true;
}

static void forget(Flat *f)
{
    for (size_t i = 0; i < f->levels.len; i++) {
        map_free(&f->levels.data[i]->copies);
        map_free(&f->levels.data[i]->levels);
    }
    vec_free(&f->levels);
    vec_free(&f->copied);
}

const Op *hw_flatten(const Op *module, unsigned ticks)
{
    Flat f = { .context = op_context(module) };
    Region *region = region_new(f.context);
    Types inputs = { 0 };
    const Op *made = NULL;
    Level *top;
    bool good;

    if (op_attr(module, "parameters")->array.count)
        return op_error(module, "cannot run: its parameters have no values"), NULL;
    top = new_level(&f, module, NULL, NULL);
    f.block = block_create(f.context);
    region_append(region, f.block);
    add_arguments(&f, top);
    good = add_body(&f, top);
    for (size_t i = 0; good && i < f.copied.len; i++)
        good = connect(f.copied.data[i].level, f.copied.data[i].original, f.copied.data[i].copy);
    if (good && check_held(&f)) {
        clocks_last(f.context, f.block, &inputs);
        made = make(&f, module, region, &inputs, ticks);
    }
    forget(&f);
    vec_free(&inputs);
    return made;
}

/* Does the operation use its clocks, of which the arguments from `first` on are some, to let state
 * move alone, or to make clocks that rise with them? */
static bool only_lets_move(const Op *op, unsigned first)
{
    const StateDef *state = op->def ? op->def->state : NULL;

    if (clocking_of(op) == CLOCK_TELLS)
        return false;
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Value *operand = op->operands[i];
        bool is_clock =
            type_is_clock(operand->type) || (!value_definer(operand) && operand->index >= first);

        if (is_clock && clocking_of(op) == CLOCKS_OTHERWISE
            && !(state && state->watches && state->watches(op, i)))
            return false;
    }
    return true;
}

/* Does the clock that the operation gives rise with those of the circuit alone? */
static bool rises_with_others(const Op *op)
{
    return clocking_of(op) == CLOCK_PASSES
           || (clocking_of(op) == CLOCK_OF_BIT && !value_definer(op->operands[0]));
}

bool hw_only_rises(const Op *flat)
{
    unsigned data = function_signature(flat)->list.input_count / hw_ticks(flat);

    for (const Op *op = body_of(flat)->first; op; op = op->next) {
        bool gives_clock = op->result_count && type_is_clock(op->results[0]->type);

        if (!only_lets_move(op, data) || (gives_clock && !rises_with_others(op)))
            return false;
    }
    return true;
}

Str hw_output_name(const Op *module, unsigned index)
{
    const Type *type = op_attr(module, "module_type")->type_value;

    return hw_field_name(type, hw_port_of(type, true, index));
}
