#include "dialects/llvm/variables.h"

#include "core/base/map.h"
#include "core/define/alias.h"
#include "dialects/llvm/llvm.h"

#include <string.h>

enum { DEEPEST_SCOPE = 256, DEEPEST_EXPRESSION = 6, MOST_NAMES = 8 };

/* A parameter of debug information, by its name; NULL where there is none. */
static const Attr *part(const Attr *attr, const char *name)
{
    const ParamDef *params =
        attr && attr->kind == ATTR_DIALECT ? attr->dialect.def->struct_params : NULL;

    for (unsigned i = 0; params && params[i].name; i++)
        if (strcmp(params[i].name, name) == 0)
            return attr->dialect.params[i];
    return NULL;
}

static Str text_part(const Attr *attr, const char *name)
{
    const Attr *found = part(attr, name);

    return found && found->kind == ATTR_STRING ? found->string : (Str){ "", 0 };
}

static uint64_t number_part(const Attr *attr, const char *name)
{
    const Attr *found = part(attr, name);

    return found && found->kind == ATTR_INTEGER ? int_low_u(found->integer) : 0;
}

static bool is_attr(const Attr *attr, const char *name)
{
    return attr && attr->kind == ATTR_DIALECT && strcmp(attr->dialect.def->name, name) == 0;
}

/* What an operation that tells of a variable says; false where it is no such. */
static bool tells(const Op *op, Variable *variable)
{
    bool declares = op_is(op, "llvm.intr.dbg.declare");
    const Attr *info, *expression;

    if (!declares && !op_is(op, "llvm.intr.dbg.value"))
        return false;
    info = op_attr(op, "varInfo");
    expression = op_attr(op, "locationExpr");
    *variable = (Variable){ .name = text_part(info, "name"),
                            .type = { part(info, "type"), 0 },
                            .info = info,
                            .in_memory = declares };
    /* What is computed from it, or a part alone, is not followed. */
    if (!expression || expression->dialect.params[0]->array.count == 0)
        variable->value = op->operands[0];
    return true;
}

bool variables_are_told(const Op *op)
{
    Variable variable;

    return tells(op, &variable) || op_is(op, "llvm.intr.dbg.label");
}

/* The scope that the location is in, of what was inlined that of its own function. */
static const Attr *scope_of(const Attr *location)
{
    const Attr *found = NULL;

    switch (location ? location->kind : ATTR_LOC_UNKNOWN) {
    case ATTR_LOC_NAME:
        return scope_of(location->name.child);
    case ATTR_LOC_CALLSITE:
        return scope_of(location->callsite.callee);
    case ATTR_LOC_FUSED:
        if (location->fused.metadata)
            return location->fused.metadata;
        for (unsigned i = 0; i < location->fused.count && !found; i++)
            found = scope_of(location->fused.locations[i]);
        return found;
    default:
        return NULL;
    }
}

static const Op *function_around(const Op *op)
{
    while (op->block && !op_has(op, ISOLATED_FROM_ABOVE))
        op = op->block->region->parent;
    return op;
}

/* That of the next operation which has one, where it has none: a compiler's own. */
static const Attr *scope_at(const Op *at)
{
    const Attr *scope = NULL;

    for (const Op *op = at; op && !scope; op = op->next)
        scope = scope_of(op_loc(op));
    return scope ? scope : scope_of(op_loc(function_around(at)));
}

/* How many scopes `outer` is around `inner`; DEEPEST_SCOPE where it is not. */
static unsigned scope_distance(const Attr *inner, const Attr *outer)
{
    unsigned distance = 0;

    while (inner && inner != outer && distance < DEEPEST_SCOPE) {
        inner = part(inner, "scope");
        distance++;
    }
    return inner ? distance : DEEPEST_SCOPE;
}

typedef struct Walk {
    void (*see)(struct Walk *walk, const Op *op);
    void *state;
} Walk;

static void walk_region(Walk *walk, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            walk->see(walk, op);
            for (unsigned i = 0; i < op->region_count; i++)
                walk_region(walk, &op->regions[i]);
        }
}

static void walk_function(const Op *function, Walk walk)
{
    for (unsigned i = 0; i < function->region_count; i++)
        walk_region(&walk, &function->regions[i]);
}

typedef struct Scope { /* what a walk for the variables in scope has found */
    const Attr *scope;
    Variables *variables;
} Scope;

/* In the order of their distance; one further out of a name that is there gives way. */
static void see_variable(Walk *walk, const Op *op)
{
    Scope *scope = walk->state;
    Variables *all = scope->variables;
    Variable new;
    size_t at = 0;

    if (!tells(op, &new) || !new.name.len)
        return;
    new.distance = scope_distance(scope->scope, part(new.info, "scope"));
    if (new.distance == DEEPEST_SCOPE)
        return;
    for (size_t i = 0; i < all->len; i++) {
        if (!str_eq(all->data[i].name, new.name))
            continue;
        if (all->data[i].distance <= new.distance)
            return;
        memmove(all->data + i, all->data + i + 1, (--all->len - i) * sizeof new);
        break;
    }
    while (at < all->len && all->data[at].distance <= new.distance)
        at++;
    vec_push(all, new);
    memmove(all->data + at + 1, all->data + at, (all->len - 1 - at) * sizeof new);
    all->data[at] = new;
}

/* What is looked for backwards: the one operation that told last of a variable, on every way. */
typedef struct Reach {
    const Attr *info;
    Map seen; /* blocks */
    VEC(const Block *) left;
    Variable found;
    bool several; /* or none, on some way */
} Reach;

static void found(Reach *reach, const Variable *variable)
{
    reach->several |=
        reach->found.info && (reach->found.value != variable->value || !variable->value);
    reach->found = *variable;
}

static bool branches_to(const Block *from, const Block *to)
{
    for (unsigned i = 0; from->last && i < from->last->successor_count; i++)
        if (from->last->successors[i] == to)
            return true;
    return false;
}

static void enter_predecessors(Reach *reach, const Block *block)
{
    const Block *entry = block->region->first;

    reach->several |= block == entry;
    for (const Block *from = entry; from && !reach->several; from = from->next) {
        bool added;

        if (!branches_to(from, block))
            continue;
        map_at(&reach->seen, KEY_OF(from->first), &added);
        if (added)
            vec_push(&reach->left, from);
    }
}

static void look_back(Reach *reach, const Block *block, const Op *from)
{
    Variable variable;

    for (const Op *op = from; op; op = op->prev)
        if (tells(op, &variable) && variable.info == reach->info) {
            found(reach, &variable);
            return;
        }
    enter_predecessors(reach, block);
}

/* An optimiser has no value left for the variable. */
static bool was_lost(const Value *value)
{
    const Op *definer = value_definer(value);

    return definer && (op_is(definer, "llvm.mlir.poison") || op_is(definer, "llvm.mlir.undef"));
}

/* The value that was told last; NULL where that depends on the way, or was computed from it. */
static const Value *value_at(const Op *at, const Attr *info)
{
    Reach reach = { .info = info };

    look_back(&reach, at->block, at->prev);
    while (reach.left.len && !reach.several) {
        const Block *block = reach.left.data[--reach.left.len];

        look_back(&reach, block, block->last);
    }
    map_free(&reach.seen);
    vec_free(&reach.left);
    if (reach.several || !reach.found.value || was_lost(reach.found.value))
        return NULL;
    return reach.found.value;
}

void variables_at(const Op *at, Variables *variables)
{
    Scope scope = { scope_at(at), variables };

    if (scope.scope && at->block)
        walk_function(function_around(at), (Walk){ see_variable, &scope });
    for (size_t i = 0; i < variables->len; i++)
        if (!variables->data[i].in_memory)
            variables->data[i].value = value_at(at, variables->data[i].info);
}

/* Types. */

static bool is_tagged(const Attr *attr, const char *tag)
{
    return str_is(text_part(attr, "tag"), tag);
}

/* Names and promises do not change what a type holds. */
static const Attr *without_names(const Attr *type)
{
    for (unsigned i = 0; i < MOST_NAMES; i++)
        if (is_tagged(type, "DW_TAG_typedef") || is_tagged(type, "DW_TAG_const_type")
            || is_tagged(type, "DW_TAG_volatile_type") || is_tagged(type, "DW_TAG_restrict_type")
            || is_tagged(type, "DW_TAG_atomic_type"))
            type = part(type, "baseType");
    return type;
}

static SourceKind kind_of_number(const Attr *basic)
{
    static const struct {
        const char *encoding;
        SourceKind kind;
    } KINDS[] = { { "DW_ATE_signed", SOURCE_SIGNED },      { "DW_ATE_unsigned", SOURCE_UNSIGNED },
                  { "DW_ATE_boolean", SOURCE_BOOL },       { "DW_ATE_signed_char", SOURCE_CHAR },
                  { "DW_ATE_unsigned_char", SOURCE_BYTE }, { "DW_ATE_float", SOURCE_FLOAT } };
    Str encoding = text_part(basic, "encoding");

    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_is(encoding, KINDS[i].encoding))
            return KINDS[i].kind;
    return SOURCE_UNKNOWN;
}

static const Attr *elements_of(const Attr *type)
{
    const Attr *elements = part(type, "elements");

    return elements && elements->kind == ATTR_ARRAY ? elements : NULL;
}

/* Of the dimension that was not taken yet. */
static SourceShape shape_of_array(const Attr *array, unsigned taken)
{
    const Attr *ranges = elements_of(array);
    SourceShape shape = { .kind = SOURCE_ARRAY }, inner;

    if (!ranges || taken >= ranges->array.count)
        return (SourceShape){ 0 };
    shape.count = number_part(ranges->array.elements[taken], "count");
    shape.element = taken + 1 < ranges->array.count ? (SourceType){ array, taken + 1 }
                                                    : (SourceType){ part(array, "baseType"), 0 };
    inner = source_shape(shape.element);
    if (__builtin_mul_overflow(inner.bits, shape.count, &shape.bits))
        shape.kind = SOURCE_UNKNOWN;
    return shape;
}

static SourceShape shape_of_record(const Attr *record)
{
    const Attr *members = elements_of(record);
    SourceShape shape = { .bits = number_part(record, "sizeInBits") };
    bool plain = members != NULL;

    for (unsigned i = 0; plain && i < members->array.count; i++)
        plain = is_tagged(members->array.elements[i], "DW_TAG_member");
    if (plain) {
        shape.kind = SOURCE_RECORD;
        shape.count = members->array.count;
    }
    return shape;
}

SourceShape source_shape(SourceType type)
{
    const Attr *attr = without_names(type.attr);
    uint64_t bits = number_part(attr, "sizeInBits");

    if (is_attr(attr, "llvm.di_basic_type"))
        return (SourceShape){ .kind = kind_of_number(attr), .bits = bits };
    if (is_tagged(attr, "DW_TAG_pointer_type") || is_tagged(attr, "DW_TAG_reference_type"))
        return (SourceShape){ SOURCE_POINTER, bits, { part(attr, "baseType"), 0 }, 0 };
    if (is_tagged(attr, "DW_TAG_array_type"))
        return shape_of_array(attr, type.taken);
    if (is_tagged(attr, "DW_TAG_structure_type") || is_tagged(attr, "DW_TAG_union_type"))
        return shape_of_record(attr);
    if (is_tagged(attr, "DW_TAG_enumeration_type"))
        return (SourceShape){ .kind = source_shape((SourceType){ part(attr, "baseType"), 0 }).kind
                                              == SOURCE_UNSIGNED
                                          ? SOURCE_UNSIGNED
                                          : SOURCE_SIGNED,
                              .bits = bits };
    return (SourceShape){ .bits = bits };
}

SourceMember source_member(SourceType record, unsigned index)
{
    const Attr *member = elements_of(without_names(record.attr))->array.elements[index];

    return (SourceMember){ text_part(member, "name"),
                           { part(member, "baseType"), 0 },
                           number_part(member, "offsetInBits"),
                           number_part(member, "sizeInBits") };
}

static void print_array_type(Sb *sb, SourceType type)
{
    const Attr *ranges = elements_of(type.attr);

    source_type_print(sb, (SourceType){ part(type.attr, "baseType"), 0 });
    for (unsigned i = type.taken; ranges && i < ranges->array.count; i++)
        sb_printf(sb, "[%llu]",
                  (unsigned long long)number_part(ranges->array.elements[i], "count"));
}

void source_type_print(Sb *sb, SourceType type)
{
    static const struct {
        const char *tag, *word;
    } WORDS[] = { { "DW_TAG_structure_type", "struct " },
                  { "DW_TAG_union_type", "union " },
                  { "DW_TAG_enumeration_type", "enum " },
                  { "DW_TAG_const_type", "const " },
                  { "DW_TAG_volatile_type", "volatile " } };
    Str name = text_part(type.attr, "name");
    const Attr *base = part(type.attr, "baseType");

    if (!type.attr || is_attr(type.attr, "llvm.di_null_type")) {
        sb_add(sb, "void");
    } else if (is_tagged(type.attr, "DW_TAG_array_type")) {
        print_array_type(sb, type);
    } else if (is_tagged(type.attr, "DW_TAG_pointer_type")) {
        source_type_print(sb, (SourceType){ base, 0 });
        sb_add(sb, is_tagged(base, "DW_TAG_pointer_type") ? "*" : " *");
    } else {
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
            sb_add(sb, is_tagged(type.attr, WORDS[i].tag) ? WORDS[i].word : "");
        if (name.len)
            sb_str(sb, name);
        else if (base)
            source_type_print(sb, (SourceType){ base, 0 });
        else
            sb_add(sb, "{...}");
    }
}

/* Expressions. */

typedef struct Expression {
    Sb *sb;
    SourceType type;
    unsigned depth;
} Expression;

static bool value_of(Expression *e, const Value *value);

typedef struct Told { /* the search for what is told of a value */
    const Value *value;
    bool in_memory;
    Variable variable;
} Told;

static void see_told(Walk *walk, const Op *op)
{
    Told *told = walk->state;
    Variable variable;

    if (!told->variable.info && tells(op, &variable) && variable.value == told->value
        && variable.in_memory == told->in_memory)
        told->variable = variable;
}

static const Op *function_of(const Value *value)
{
    const Block *block = value_block(value);

    return function_around(block->region->parent);
}

/* The variable that the value is, or leads to. */
static bool name_told(Expression *e, const Value *value, bool in_memory)
{
    Told told = { .value = value, .in_memory = in_memory };

    walk_function(function_of(value), (Walk){ see_told, &told });
    if (!told.variable.name.len)
        return false;
    sb_str(e->sb, told.variable.name);
    e->type = told.variable.type;
    return true;
}

static bool element_of(Expression *e, const Value *index, int64_t constant)
{
    SourceType type = e->type;
    SourceShape shape = source_shape(type);

    if (shape.kind != SOURCE_ARRAY && shape.kind != SOURCE_POINTER)
        return false;
    sb_char(e->sb, '[');
    if (!index)
        sb_printf(e->sb, "%lld", (long long)constant);
    else if (!value_of(e, index))
        return false;
    sb_char(e->sb, ']');
    e->type = shape.element;
    return true;
}

static bool object_at(Expression *e, const Value *pointer);

/* Are the members up to this one the elements of LLVM's struct? Fields of bits share one, and
 * padding may be one. */
static bool lie_alike(SourceType record, const Type *type, unsigned index)
{
    bool alike = true;

    for (unsigned i = 0; i <= index && alike; i++) {
        SourceMember member = source_member(record, i);
        SourceShape shape = source_shape(member.type);

        alike = member.bits == shape.bits
                && llvm_is_array(llvm_struct_element(type, i)) == (shape.kind == SOURCE_ARRAY);
    }
    return alike;
}

static bool member_of(Expression *e, const Value *base, const Type *record, int64_t index)
{
    size_t start = e->sb->len;
    bool is_object = object_at(e, base);
    SourceShape shape;
    SourceMember member;

    if (!is_object) {
        e->sb->len = start;
        if (!value_of(e, base))
            return false;
        e->type = source_shape(e->type).element;
    }
    shape = source_shape(e->type);
    if (shape.kind != SOURCE_RECORD || index < 0 || (uint64_t)index >= shape.count
        || index >= llvm_struct_count(record) || !lie_alike(e->type, record, (unsigned)index))
        return false;
    member = source_member(e->type, (unsigned)index);
    sb_printf(e->sb, "%s%.*s", is_object ? "." : "->", STR_ARG(member.name));
    e->type = member.type;
    return member.name.len != 0;
}

/* Index number `at`, where it is constant: `operand` is NULL then. */
static int64_t index_at(const Op *gep, const Attr *indices, unsigned at, const Value **operand)
{
    unsigned next = 1;
    const Op *definer;

    *operand = NULL;
    for (unsigned i = 0; i < at; i++)
        next += attr_i64_at(indices, i) == POINTER_INDEX_IS_OPERAND;
    if (attr_i64_at(indices, at) != POINTER_INDEX_IS_OPERAND)
        return attr_i64_at(indices, at);
    definer = value_definer(gep->operands[next]);
    if (definer && op_is(definer, "llvm.mlir.constant")
        && op_attr(definer, "value")->kind == ATTR_INTEGER)
        return int_low_s(op_attr(definer, "value")->integer);
    *operand = gep->operands[next];
    return 0;
}

/* %p[%i], %array[0, %i], %struct[0, 1] */
static bool part_at(Expression *e, const Op *gep)
{
    const Attr *indices = op_attr(gep, "rawConstantIndices"), *element = op_attr(gep, "elem_type");
    const Type *type = element->type_value;
    const Value *first, *index;
    int64_t number;

    if (indices->dense.count == 1) {
        number = index_at(gep, indices, 0, &index);
        return value_of(e, gep->operands[0]) && element_of(e, index, number);
    }
    if (indices->dense.count != 2 || index_at(gep, indices, 0, &first) != 0 || first)
        return false;
    number = index_at(gep, indices, 1, &index);
    if (llvm_is_struct(type))
        return !index && member_of(e, gep->operands[0], type, number);
    return object_at(e, gep->operands[0]) && element_of(e, index, number);
}

/* What lies where the pointer leads. */
static bool object_at(Expression *e, const Value *pointer)
{
    const Op *definer = value_definer(pointer);
    bool good;

    if (e->depth >= DEEPEST_EXPRESSION)
        return false;
    if (name_told(e, pointer, true))
        return true;
    e->depth++;
    good = definer && op_is(definer, "llvm.getelementptr") && part_at(e, definer);
    e->depth--;
    return good;
}

typedef struct Kept { /* the search for where an argument is kept */
    const Value *argument;
    const Value *at;
} Kept;

static void see_kept(Walk *walk, const Op *op)
{
    Kept *kept = walk->state;

    if (op_is(op, "llvm.store") && op->operands[0] == kept->argument && !kept->at)
        kept->at = op->operands[1];
}

static bool argument_of(Expression *e, const Value *argument)
{
    Kept kept = { argument, NULL };

    walk_function(function_of(argument), (Walk){ see_kept, &kept });
    return kept.at && name_told(e, kept.at, true);
}

static bool computed_by(Expression *e, const Op *op)
{
    const Attr *number;

    if (op_is(op, "llvm.load"))
        return object_at(e, op->operands[0]);
    if (op_is(op, "llvm.sext") || op_is(op, "llvm.zext") || op_is(op, "llvm.trunc"))
        return value_of(e, op->operands[0]);
    if (op_is(op, "llvm.mlir.constant")) {
        number = op_attr(op, "value");
        if (!number || number->kind != ATTR_INTEGER)
            return false;
        int_print_s(e->sb, number->integer);
        e->type = (SourceType){ 0 };
        return true;
    }
    if (!op_is(op, "llvm.getelementptr") && !op_is(op, "llvm.alloca"))
        return false;
    sb_char(e->sb, '&');
    return object_at(e, op->results[0]);
}

/* What it leaves in the text where it fails is taken away by who began. */
static bool value_of(Expression *e, const Value *value)
{
    const Op *definer = value_definer(value);
    bool good;

    if (e->depth >= DEEPEST_EXPRESSION)
        return false;
    if (name_told(e, value, false))
        return true;
    e->depth++;
    good = definer ? computed_by(e, definer)
                   : value->block == function_of(value)->regions[0].first && argument_of(e, value);
    e->depth--;
    return good;
}

bool source_expression(const Value *value, Sb *sb)
{
    size_t start = sb->len;
    Expression e = { .sb = sb };
    const Op *definer = value_definer(value);

    if ((!definer || !op_is(definer, "llvm.mlir.constant")) && value_of(&e, value))
        return true;
    sb->len = start;
    return false;
}
