#include "interp/oracle/prove/walk.h"

#include "core/base/map.h"
#include "core/define/alias.h"
#include "core/ir/function.h"
#include "dialects/function.h"

enum { MOST_LANES = 16, MOST_BLOCKS = 256, MOST_TERMS = 1 << 16, MOST_DEPTH = 64 };

/* What reaches a block, or the end of a region. */
typedef struct Arrival {
    Term condition; /* NULL: nothing does */
    Scalars values;
} Arrival;

typedef struct Walk {
    Terms *terms;
    unsigned index_width, depth;
    Map values; /* of each value its lanes: Scalars */
    Term undefined;
    Str *why;
} Walk;

static bool refuse(Walk *w, const Op *op, const char *what)
{
    *w->why = str_printf(w->terms->arena, "'%.*s' %s", STR_ARG(op_name(op)), what);
    return false;
}

static bool is_beyond(Walk *w, const Op *op)
{
    return refuse(w, op, "is outside of what is translated for the solver");
}

/* Values. */

bool walk_type(const Type *type, unsigned index_width, Scalars *lanes)
{
    const Type *element = type_element(type);
    Scalar scalar = { 0 };
    int64_t count = 1;

    if (type->kind == TYPE_VECTOR && type->shaped.scalable)
        return false;
    for (unsigned i = 0; type->kind == TYPE_VECTOR && i < type->shaped.rank; i++)
        count = count <= MOST_LANES ? count * type->shaped.dims[i] : count;
    if ((type_is_shaped(type) && type->kind != TYPE_VECTOR) || count > MOST_LANES || count < 1)
        return false;
    if (element->kind == TYPE_FLOAT && float_is_translated(element->format)) {
        scalar.format = element->format;
        scalar.width = element->format->width;
    } else if (element->kind == TYPE_INDEX) {
        scalar.width = index_width;
    } else if (element->kind == TYPE_INTEGER) {
        scalar.width = element->integer.width;
    }
    for (int64_t i = 0; scalar.width && i < count; i++)
        vec_push(lanes, scalar);
    return scalar.width != 0;
}

Term scalar_sort(Terms *terms, const Scalar *scalar)
{
    return scalar->format ? float_sort(terms, scalar->format) : sort_bits(terms, scalar->width);
}

Scalar scalar_if(Terms *terms, Term condition, Scalar yes, Scalar no)
{
    Scalar chosen = yes;

    chosen.value = term_if(terms, scalar_sort(terms, &yes), condition, yes.value, no.value);
    chosen.poison = term_if(terms, SORT_BOOL, condition, yes.poison, no.poison);
    if (yes.format) {
        chosen.bits = term_if(terms, sort_bits(terms, yes.width), condition, yes.bits, no.bits);
        chosen.kept = term_if(terms, SORT_BOOL, condition, yes.kept, no.kept);
    }
    return chosen;
}

static Scalars *lanes_of(Walk *w, const Value *value)
{
    return map_get(&w->values, KEY_OF(value));
}

static void keep_lanes(Walk *w, const Value *value, Scalars lanes)
{
    Scalars *kept = ARENA_NEW(w->terms->arena, Scalars);
    const Value **key = ARENA_NEW(w->terms->arena, const Value *);

    *kept = lanes;
    *key = value;
    map_put(&w->values, KEY_OF(*key), kept);
}

static void free_values(Walk *w)
{
    for (size_t i = 0; i < w->values.len; i++)
        if (w->values.entries[i].value)
            vec_free((Scalars *)w->values.entries[i].value);
    map_free(&w->values);
}

static void add_undefined(Walk *w, Term path, Term when)
{
    w->undefined = term_or(w->terms, w->undefined, term_and(w->terms, path, when));
}

/* Constants. */

Term number_term(Terms *terms, Int value)
{
    Sb sb = { 0 };
    Term text;

    int_print_u(&sb, value);
    text = term_text(terms, "(_ bv%s %u)", sb.data, value.width);
    sb_free(&sb);
    return text;
}

static bool set_constant(Walk *w, Scalar *lane, const Attr *attr)
{
    Arena *arena = w->terms->arena;

    lane->poison = TERM_FALSE;
    if (lane->format && attr->kind == ATTR_FLOAT)
        float_keep(w->terms, lane, number_term(w->terms, float_to_int_bits(arena, attr->floating)));
    else if (!lane->format && attr->kind == ATTR_INTEGER)
        lane->value = number_term(w->terms, attr->integer.width > lane->width
                                                ? int_trunc(arena, attr->integer, lane->width)
                                                : attr->integer);
    return lane->value != NULL;
}

static bool walk_constant(Walk *w, const Op *op, const Attr *attr, Scalars *lanes)
{
    const Attr *numbers = attr && attr_is_elements(attr) ? attr_numbers(attr) : NULL;
    bool good = attr != NULL;

    for (size_t i = 0; good && i < lanes->len; i++)
        good = set_constant(w, &lanes->data[i], numbers ? attr_element(numbers, (int64_t)i) : attr);
    return good || is_beyond(w, op);
}

static void set_poison(Walk *w, Scalars *lanes)
{
    for (size_t i = 0; i < lanes->len; i++) {
        Scalar *lane = &lanes->data[i];
        Term zero = term_text(w->terms, "(_ bv0 %u)", lane->width);

        lane->poison = TERM_TRUE;
        lane->value = zero;
        if (lane->format)
            float_keep(w->terms, lane, zero);
    }
}

/* Lanes. */

uint64_t lane_bits(const Lane *lane, unsigned attr)
{
    const Attr *value = lane->attrs[attr];

    return !value ? 0 : value->kind == ATTR_UNIT ? 1 : (uint64_t)attr_enum_value(value);
}

Term lane_sort(Lane *lane, const Scalar *scalar)
{
    return scalar_sort(lane->terms, scalar);
}

void lane_give(Lane *lane, Term value)
{
    lane->out[0].value = value;
}

void lane_poison_if(Lane *lane, Term condition)
{
    lane->poison = term_or(lane->terms, lane->poison, condition);
}

void lane_undefined_if(Lane *lane, Term condition)
{
    lane->undefined = term_or(lane->terms, lane->undefined, condition);
}

static const LaneMeaning *meaning_of(Primitive primitive)
{
    const LaneMeaning *const TABLES[] = { LANE_INTEGERS, LANE_FLOATS };

    for (unsigned t = 0; t < sizeof TABLES / sizeof *TABLES; t++)
        for (const LaneMeaning *row = TABLES[t]; row->primitive != PRIM_NONE; row++)
            if (row->primitive == primitive)
                return row;
    return NULL;
}

/* An attribute that nobody looks at may say anything. */
static bool says_more(const Lane *lane, const OpDef *def, unsigned known)
{
    bool more = false;

    for (unsigned i = known; i < def_attr_count(def); i++)
        more |= lane_bits(lane, i) != 0;
    return more;
}

static void spread_poison(Lane *lane, const OpDef *def)
{
    for (unsigned i = 0; i < lane->op->operand_count; i++) {
        if (def->operands[i].poison == POISON_SPREADS)
            lane_poison_if(lane, lane->in[i].poison);
        else if (def->operands[i].poison == POISON_IS_UNDEFINED)
            lane_undefined_if(lane, lane->in[i].poison);
    }
}

/* A scalar beside vectors stands for every lane. */
static bool take_lane(Walk *w, Lane *lane, size_t at, size_t count)
{
    for (unsigned i = 0; i < lane->op->operand_count; i++) {
        const Scalars *lanes = lanes_of(w, lane->op->operands[i]);

        if (!lanes || (lanes->len != count && lanes->len != 1))
            return false;
        lane->in[i] = lanes->data[lanes->len == 1 ? 0 : at];
    }
    return true;
}

static bool walk_lane(Walk *w, Lane *lane, const LaneMeaning *meaning, Term path)
{
    const OpDef *def = op_meaning(lane->op);

    lane->poison = lane->undefined = TERM_FALSE;
    lane->text = meaning->text;
    if (says_more(lane, def, meaning->attrs))
        return is_beyond(w, lane->op);
    spread_poison(lane, def);
    meaning->give(lane);
    if (lane->refused)
        return refuse(w, lane->op,
                      term_text(w->terms, "is outside of what is translated for the solver, by %s",
                                lane->refused));
    for (unsigned i = 0; i < lane->op->result_count; i++)
        lane->out[i].poison = lane->poison;
    add_undefined(w, path, lane->undefined);
    return true;
}

static bool walk_lanes(Walk *w, const Op *op, const LaneMeaning *meaning, Term path,
                       Scalars *results)
{
    size_t count = results[0].len;
    Lane lane = { .terms = w->terms, .op = op, .attrs = op_meant_attrs(op) };
    bool good = count == 1 || op_meaning(op)->eval_lane;

    if (!lane.attrs)
        lane.attrs = op->inherent;
    for (size_t at = 0; good && at < count; at++) {
        for (unsigned i = 0; i < op->result_count; i++)
            lane.out[i] = results[i].data[at];
        if (!take_lane(w, &lane, at, count))
            return is_beyond(w, op);
        if (!walk_lane(w, &lane, meaning, path))
            return false;
        for (unsigned i = 0; i < op->result_count; i++)
            results[i].data[at] = lane.out[i];
    }
    return good || is_beyond(w, op);
}

/* Operations without regions and successors. */

static const Attr *first_attr(const Op *op)
{
    const Attr *const *meant = op_meant_attrs(op);

    return meant ? meant[0] : op->inherent[0];
}

static bool give_results(Walk *w, const Op *op, Term path, Scalars *results)
{
    Primitive primitive = op_primitive(op);
    const LaneMeaning *meaning = meaning_of(primitive);

    if (primitive == PRIM_CONSTANT)
        return walk_constant(w, op, first_attr(op), &results[0]);
    if (primitive == PRIM_POISON) {
        set_poison(w, &results[0]);
        return true;
    }
    if (!meaning || op->operand_count > LANE_OPERANDS)
        return is_beyond(w, op);
    return walk_lanes(w, op, meaning, path, results);
}

static bool walk_simple(Walk *w, const Op *op, Term path)
{
    Scalars results[LANE_RESULTS] = { 0 };
    bool good = op->result_count && op->result_count <= LANE_RESULTS && op->def;

    for (unsigned i = 0; good && i < op->result_count; i++)
        good = walk_type(op->results[i]->type, w->index_width, &results[i])
               && results[i].len == results[0].len;
    if (!good)
        is_beyond(w, op);
    good = good && give_results(w, op, path, results);
    for (unsigned i = 0; i < LANE_RESULTS; i++)
        if (good && i < op->result_count)
            keep_lanes(w, op->results[i], results[i]);
        else
            vec_free(&results[i]);
    return good && w->terms->definitions.len < MOST_TERMS;
}

/* Control. */

static bool walk_region(Walk *w, const Region *region, Term path, Arrival *end);

/* Another way to the same place, with the operands from `first` on. */
static bool arrive(Walk *w, Arrival *at, const Op *op, unsigned first, unsigned count, Term path)
{
    size_t place = 0;

    for (unsigned i = 0; i < count; i++) {
        const Scalars *lanes = lanes_of(w, op->operands[first + i]);

        for (size_t lane = 0; lanes && lane < lanes->len; lane++, place++)
            if (at->condition)
                at->values.data[place] =
                    scalar_if(w->terms, path, lanes->data[lane], at->values.data[place]);
            else
                vec_push(&at->values, lanes->data[lane]);
        if (!lanes)
            return is_beyond(w, op);
    }
    at->condition = at->condition ? term_or(w->terms, at->condition, path) : path;
    return true;
}

/* Gives values their lanes, which stand one value's behind the other's. */
static bool hand_over(Walk *w, const Scalars *from, Value *const *to, unsigned count)
{
    size_t place = 0;

    for (unsigned i = 0; i < count; i++) {
        Scalars lanes = { 0 };

        if (!walk_type(to[i]->type, w->index_width, &lanes) || place + lanes.len > from->len) {
            vec_free(&lanes);
            return false;
        }
        for (size_t lane = 0; lane < lanes.len; lane++, place++)
            lanes.data[lane] = from->data[place];
        keep_lanes(w, to[i], lanes);
    }
    return true;
}

/* The flag of a branch, which must not be poison. */
static const Scalar *flag_of(Walk *w, const Op *op, Term path)
{
    const Scalars *lanes = lanes_of(w, op->operands[0]);

    if (!lanes || lanes->len != 1)
        return NULL;
    add_undefined(w, path, lanes->data[0].poison);
    return &lanes->data[0];
}

/* Is the flag the case's number? */
static Term is_case(Walk *w, const Op *op, const Scalar *flag, unsigned which)
{
    const Attr *cases = first_attr(op);
    Int value;

    if (cases->kind == ATTR_DENSE_ARRAY)
        value = attr_element(cases, which)->integer;
    else
        value = attr_element(attr_numbers(cases), which)->integer;
    value = int_of_s(w->terms->arena, flag->width, int_low_s(value));
    return term(w->terms, SORT_BOOL, "(= %s %s)", flag->value, number_term(w->terms, value));
}

/* Under which condition each way of the operation is taken: the first is that of no case. */
static bool ways_of(Walk *w, const Op *op, Term path, unsigned count, Term *ways)
{
    Primitive primitive = op_primitive(op);
    const Scalar *flag = primitive == PRIM_BRANCH ? NULL : flag_of(w, op, path);
    Term rest = path;

    if (primitive != PRIM_BRANCH && !flag)
        return is_beyond(w, op);
    if (primitive == PRIM_COND_BRANCH || primitive == PRIM_IF) {
        Term holds = term(w->terms, SORT_BOOL, "(= %s #b1)", flag->value);

        ways[0] = term_and(w->terms, path, holds);
        ways[1] = term_and(w->terms, path, term_not(w->terms, holds));
        return true;
    }
    for (unsigned i = 1; i < count; i++) {
        Term holds = is_case(w, op, flag, i - 1);

        ways[i] = term_and(w->terms, rest, holds);
        rest = term_and(w->terms, rest, term_not(w->terms, holds));
    }
    ways[0] = rest;
    return true;
}

static bool walk_regions(Walk *w, const Op *op, Term path)
{
    Term *ways = ARENA_ARRAY(w->terms->arena, Term, op->region_count + 1);
    Arrival end = { 0 };
    bool good = ways_of(w, op, path, op->region_count, ways);

    for (unsigned i = 0; good && i < op->region_count; i++)
        if (op->regions[i].first)
            good = walk_region(w, &op->regions[i], ways[i], &end);
    if (good && op->result_count)
        good = end.condition
                   ? hand_over(w, &end.values, op->results, op->result_count) || is_beyond(w, op)
                   : is_beyond(w, op);
    vec_free(&end.values);
    return good;
}

/* Blocks of a region, each behind all that lead to it; the array is filled from its end. */
typedef struct Blocks {
    const Block *order[MOST_BLOCKS];
    Arrival arrivals[MOST_BLOCKS]; /* likewise */
    unsigned first;
    Map seen; /* of each block its arrival, or one that stands for "it is being looked at" */
} Blocks;

/* False where a way leads back. */
static bool order_block(Walk *w, Blocks *blocks, const Block *block, unsigned depth)
{
    static Arrival open;
    Arrival *seen = map_get(&blocks->seen, KEY_OF(block));
    const Op *last = block_terminator(block);
    const Block **key = ARENA_NEW(w->terms->arena, const Block *);

    if (seen)
        return seen != &open;
    *key = block;
    map_put(&blocks->seen, KEY_OF(*key), &open);
    for (unsigned i = 0; last && i < last->successor_count; i++)
        if (!order_block(w, blocks, last->successors[i], depth + 1))
            return false;
    if (!last || !blocks->first || depth > MOST_DEPTH)
        return false;
    blocks->order[--blocks->first] = block;
    map_put(&blocks->seen, KEY_OF(*key), &blocks->arrivals[blocks->first]);
    return true;
}

static bool walk_branch(Walk *w, const Op *op, Term path, Blocks *blocks)
{
    Term *ways = ARENA_ARRAY(w->terms->arena, Term, op->successor_count + 1);

    ways[0] = path;
    if (!ways_of(w, op, path, op->successor_count, ways))
        return false;
    for (unsigned i = 0; i < op->successor_count; i++) {
        const Block *to = op->successors[i];
        unsigned count, first = op_successor_operands(op, i, &count);

        if (!arrive(w, map_get(&blocks->seen, KEY_OF(to)), op, first, count, ways[i]))
            return false;
    }
    return true;
}

static bool walk_op(Walk *w, const Op *op, Term path, Blocks *blocks, Arrival *end)
{
    switch (op->def ? op_primitive(op) : PRIM_NONE) {
    case PRIM_UNREACHABLE:
        add_undefined(w, path, TERM_TRUE);
        return true;
    case PRIM_BRANCH:
    case PRIM_COND_BRANCH:
    case PRIM_SWITCH:
        return walk_branch(w, op, path, blocks);
    case PRIM_IF:
    case PRIM_INDEX_SWITCH:
        return walk_regions(w, op, path);
    default:
        if (op_has(op, RETURN_LIKE) && !op->successor_count)
            return arrive(w, end, op, 0, op->operand_count, path);
        return op->region_count || op->successor_count ? is_beyond(w, op)
                                                       : walk_simple(w, op, path);
    }
}

static bool walk_block(Walk *w, const Block *block, Blocks *blocks, Arrival *end)
{
    const Arrival *arrival = map_get(&blocks->seen, KEY_OF(block));

    if (!hand_over(w, &arrival->values, block->args, block->arg_count))
        return is_beyond(w, block->region->parent);
    for (const Op *op = block->first; op; op = op->next)
        if (!walk_op(w, op, arrival->condition, blocks, end))
            return false;
    return true;
}

static void free_blocks(Blocks *blocks)
{
    for (unsigned i = 0; i < MOST_BLOCKS; i++)
        vec_free(&blocks->arrivals[i].values);
    map_free(&blocks->seen);
    free(blocks);
}

/* What arrives at its first block has been put there. */
static bool walk_blocks(Walk *w, Blocks *blocks, Arrival *end)
{
    bool good = true;

    for (unsigned i = blocks->first; good && i < MOST_BLOCKS; i++)
        good = walk_block(w, blocks->order[i], blocks, end);
    return good;
}

/* With what the first block's arguments are; `first` is theirs from here on. */
static bool walk_from(Walk *w, const Region *region, Term path, Scalars first, Arrival *end)
{
    Blocks *blocks = must_alloc(sizeof *blocks);
    bool good = w->depth < MOST_DEPTH;

    *blocks = (Blocks){ .first = MOST_BLOCKS };
    w->depth++;
    if (!good || !order_block(w, blocks, region->first, 0)) {
        vec_free(&first);
        good = refuse(w, region->parent, "has a loop, or too many blocks, for the solver");
    } else {
        *(Arrival *)map_get(&blocks->seen, KEY_OF(region->first)) = (Arrival){ path, first };
        good = walk_blocks(w, blocks, end);
    }
    w->depth--;
    free_blocks(blocks);
    return good;
}

static bool walk_region(Walk *w, const Region *region, Term path, Arrival *end)
{
    return walk_from(w, region, path, (Scalars){ 0 }, end);
}

bool walk_function(Terms *terms, const Op *function, unsigned index_width, const Scalars *arguments,
                   Walked *walked, Str *why)
{
    Walk w = { .terms = terms, .index_width = index_width, .undefined = TERM_FALSE, .why = why };
    Scalars first = { 0 };
    Arrival end = { 0 };
    bool good;

    for (size_t i = 0; i < arguments->len; i++)
        vec_push(&first, arguments->data[i]);
    good = walk_from(&w, &function->regions[0], TERM_TRUE, first, &end);
    if (!good && !why->len)
        refuse(&w, function, "is too large for the solver");
    *walked = (Walked){ end.values, w.undefined };
    free_values(&w);
    return good;
}

void walked_free(Walked *walked)
{
    vec_free(&walked->results);
}
