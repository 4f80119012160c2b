#include "core/text/scope.h"

/* An operation has fewer results: a name that is used before it is known to is refused as well. */
enum { MAX_RESULT_NUMBER = 1 << 20 };

typedef struct Definition { /* of one result of a name */
    Value *value;
    const char *at;
} Definition;

typedef struct Name Name;
struct Name {
    Definition first;       /* of result 0; value NULL where it was not seen */
    VEC(Definition) others; /* of result n at n - 1, likewise */
    Name *next;             /* of those not in use */
};

typedef struct BlockName BlockName;
struct BlockName {
    Block *block;
    const char *at; /* of the definition, or the first use */
    Str name;
    bool defined;
    BlockName *next; /* of those not in use */
};

typedef struct Level { /* one region */
    bool isolated;
    Map *names;     /* shared with the level around unless isolated */
    size_t defined; /* names that end with this region stand from here on in Scope.defined */
    Map blocks;     /* name -> BlockName * */
    VEC(BlockName *) named_blocks;
} Level;

typedef struct Pending { /* a placeholder */
    Value *value;
    const char *at;
} Pending;

struct Scope {
    VEC(Level) levels;
    VEC(Str) defined;
    VEC(Pending) pending;
    Arena arena; /* of Name and BlockName */
    Name *idle;
    BlockName *idle_blocks;
};

Scope *scope_new(void)
{
    Scope *scope = must_alloc(sizeof *scope);

    *scope = (Scope){ 0 };
    return scope;
}

static Level *innermost(AsmParser *p)
{
    return &p->scope->levels.data[p->scope->levels.len - 1];
}

static Name *new_name(Scope *scope)
{
    Name *name = scope->idle;

    if (!name)
        return ARENA_NEW(&scope->arena, Name);
    scope->idle = name->next;
    name->next = NULL;
    return name;
}

static void free_name(Scope *scope, Name *name)
{
    vec_free(&name->others);
    *name = (Name){ .next = scope->idle };
    scope->idle = name;
}

static void free_names(Scope *scope, Map *names)
{
    for (size_t i = 0; i < names->len; i++)
        if (names->entries[i].value)
            free_name(scope, names->entries[i].value);
    map_free(names);
    free(names);
}

static void free_level(Scope *scope, Level *level)
{
    if (level->isolated)
        free_names(scope, level->names);
    for (size_t i = 0; i < level->named_blocks.len; i++) {
        level->named_blocks.data[i]->next = scope->idle_blocks;
        scope->idle_blocks = level->named_blocks.data[i];
    }
    map_free(&level->blocks);
    vec_free(&level->named_blocks);
}

void scope_free(Scope *scope)
{
    while (scope->levels.len)
        free_level(scope, &vec_pop(&scope->levels));
    vec_free(&scope->levels);
    vec_free(&scope->defined);
    arena_free(&scope->arena);
    vec_free(&scope->pending);
    free(scope);
}

void scope_enter(AsmParser *p, bool isolated)
{
    Level level = { .isolated = isolated || p->scope->levels.len == 0,
                    .defined = p->scope->defined.len };

    if (level.isolated) {
        level.names = must_alloc(sizeof(Map));
        *level.names = (Map){ 0 };
    } else {
        level.names = innermost(p)->names;
    }
    vec_push(&p->scope->levels, level);
}

static void forget(Scope *scope, Map *names, Str name)
{
    Name *known = map_remove(names, name);

    if (known)
        free_name(scope, known);
}

bool scope_leave(AsmParser *p, bool good)
{
    Level level = vec_pop(&p->scope->levels);
    bool whole = good;

    for (size_t i = 0; whole && i < level.named_blocks.len; i++)
        if (!level.named_blocks.data[i]->defined)
            good = parser_error_at(p, level.named_blocks.data[i]->at,
                                   "reference to an undefined block");
    if (!level.isolated)
        for (size_t i = level.defined; i < p->scope->defined.len; i++)
            forget(p->scope, level.names, p->scope->defined.data[i]);
    p->scope->defined.len = level.defined;
    free_level(p->scope, &level);
    return good;
}

/* The record of a name, made where there is none. A name that was only used stays known when its
 * region ends: its definition may follow further out. */
static Name *name_at(AsmParser *p, Str name)
{
    bool added;
    MapEntry *entry = map_at(innermost(p)->names, name, &added);

    if (added)
        entry->value = new_name(p->scope);
    return entry->value;
}

static Definition *result_at(Name *name, unsigned number)
{
    if (number == 0)
        return &name->first;
    while (name->others.len < number)
        vec_push(&name->others, ((Definition){ 0 }));
    return &name->others.data[number - 1];
}

static bool is_placeholder(const Value *value)
{
    return value->kind == VALUE_OP_RESULT && !value->op;
}

/* There is room for all results below the number. */
static bool number_fits(AsmParser *p, const OperandName *name)
{
    return name->number <= MAX_RESULT_NUMBER
           || parser_beyond_limit(p, name->at, "result number too large");
}

Value *scope_use(AsmParser *p, const OperandName *name, const Type *type)
{
    Name *known = name_at(p, name->name);
    Definition *result;

    if (known->first.value && name->number > known->others.len
        && !is_placeholder(known->first.value)) {
        parser_error_at(p, name->at, "reference to invalid result number");
        return NULL;
    }
    if (!number_fits(p, name))
        return NULL;
    result = result_at(known, name->number);
    if (!result->value) {
        Value *placeholder = ARENA_NEW(&p->context->arena, Value);

        *placeholder = (Value){ .type = type, .name = name->name };
        *result = (Definition){ placeholder, name->at };
        vec_push(&p->scope->pending, ((Pending){ placeholder, name->at }));
    }
    if (result->value->type != type) {
        parser_error_at(p, name->at,
                        "use of value '%%%.*s' expects different type than prior uses: "
                        "'%s' vs '%s'",
                        STR_ARG(name->name), type_text(type), type_text(result->value->type));
        asm_note(p, result->at, "prior use here");
        return NULL;
    }
    return result->value;
}

/* The operation's result becomes the placeholder that its uses already hold. */
static bool fill_placeholder(AsmParser *p, const OperandName *name, const Definition *known,
                             Value **value)
{
    Value *placeholder = known->value, *made = *value;

    if (placeholder->type != made->type) {
        parser_error_at(p, name->at, "definition of SSA value '%%%.*s#%u' has type '%s'",
                        STR_ARG(name->name), name->number, type_text(made->type));
        return asm_note(p, known->at, "previously used here with type '%s'",
                        type_text(placeholder->type));
    }
    *placeholder = *made;
    *value = placeholder;
    return true;
}

bool scope_define(AsmParser *p, const OperandName *name, Value **value)
{
    Definition *known;

    if (name->is_number)
        return parser_error_at(p, name->at, "expected SSA operand");
    if (!number_fits(p, name))
        return false;
    known = result_at(name_at(p, name->name), name->number);
    (*value)->name = name->name;
    if (known->value && !is_placeholder(known->value)) {
        parser_error_at(p, name->at, "redefinition of SSA value '%%%.*s'", STR_ARG(name->name));
        return asm_note(p, known->at, "previously defined here");
    }
    if (known->value && !fill_placeholder(p, name, known, value))
        return false;
    *known = (Definition){ *value, name->at };
    vec_push(&p->scope->defined, name->name);
    return true;
}

const char *scope_seen(AsmParser *p, const OperandName *name)
{
    Name *known = map_get(innermost(p)->names, name->name);
    const Definition *result;

    if (!known || name->is_number || name->number > known->others.len)
        return NULL;
    result = result_at(known, name->number);
    return result->value ? result->at : NULL;
}

static BlockName *new_block_name(Scope *scope)
{
    BlockName *name = scope->idle_blocks;

    if (!name)
        return ARENA_NEW(&scope->arena, BlockName);
    scope->idle_blocks = name->next;
    return name;
}

static BlockName *block_at(AsmParser *p, Str name, const char *at)
{
    bool added;
    MapEntry *entry = map_at(&innermost(p)->blocks, name, &added);

    if (added) {
        BlockName *made = new_block_name(p->scope);

        *made = (BlockName){ block_create(p->context), at, name, false, NULL };
        entry->value = made;
        vec_push(&innermost(p)->named_blocks, made);
    }
    return entry->value;
}

Block *scope_block(AsmParser *p, Str name, const char *at)
{
    return block_at(p, name, at)->block;
}

Block *scope_define_block(AsmParser *p, Str name, const char *at)
{
    BlockName *known = block_at(p, name, at);

    if (known->defined) {
        parser_error_at(p, at, "redefinition of block '^%.*s'", STR_ARG(name));
        return NULL;
    }
    known->defined = true;
    known->at = at;
    return known->block;
}

size_t scope_placeholders(const AsmParser *p)
{
    return p->scope->pending.len;
}

void scope_forget_placeholders(AsmParser *p, size_t before)
{
    for (size_t i = before; i < p->scope->pending.len; i++)
        forget(p->scope, innermost(p)->names, p->scope->pending.data[i].value->name);
    p->scope->pending.len = before;
}

bool scope_finish(AsmParser *p)
{
    bool good = true;

    for (size_t i = 0; i < p->scope->pending.len; i++) {
        const Pending *pending = &p->scope->pending.data[i];

        if (is_placeholder(pending->value))
            good = parser_error_at(p, pending->at, "use of undeclared SSA value name '%%%.*s'",
                                   STR_ARG(pending->value->name));
    }
    return good;
}
