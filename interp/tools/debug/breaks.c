#include "interp/tools/debug/breaks.h"

#include "dialects/llvm/variables.h"
#include "dialects/meaning/meaning.h"
#include "interp/machine/variable_text.h"
#include "interp/program/candidates.h"

#include "interp/tools/debug/channel.h"
#include "interp/tools/debug/words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef VEC(Site) Sites;

void breaks_free(Breaks *breaks)
{
    for (size_t i = 0; i < breaks->list.len; i++)
        vec_free(&breaks->list.data[i].sites);
    vec_free(&breaks->list);
    arena_free(&breaks->arena);
}

typedef struct Walk {
    void (*see)(void *state, const Op *op);
    void *state;
    const Op *circuit; /* that runs, flat: no other does; NULL: none runs */
} Walk;

/* All operations, in the order of the text. */
static void walk(void *state, const Op *op)
{
    Walk *w = state;

    if (w->circuit && op != w->circuit && op->def && op->def->circuit)
        return;
    w->see(w->state, op);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                walk(w, inner);
}

/* Those of the program, and of what operations of the user's mean where that is looked into. */
static void walk_program(const BreakScope *scope, void (*see)(void *state, const Op *op),
                         void *state)
{
    Walk w = { see, state };
    const Op *circuit = scope->here ? facts_function(scope->here) : NULL;

    if (circuit && circuit->def && circuit->def->circuit) /* flat, it stands nowhere */
        w.circuit = circuit;
    walk(&w, scope->module);
    if (w.circuit)
        walk(&w, w.circuit);
    if (scope->machine->options.inside_meanings)
        meaning_each_instance(op_context(scope->module), walk, &w);
}

/* Declarations and tables of symbols do not run. */
static bool runs(const Op *op)
{
    return !op_has(op, SYMBOL_TABLE) && !(op_has(op, SYMBOL) && !op->region_count);
}

static const Op *first_in(const Op *function)
{
    return function->region_count && function->regions[0].first ? function->regions[0].first->first
                                                                : NULL;
}

/* What a search through the program looks for, and has found. */
typedef struct Search {
    const Script *script;
    unsigned line, next_line;
    Str name;
    const Op *function; /* that a path names: @inner::f */
    Str file;           /* of the source, as it was written; then as a location has it */
    bool found;         /* some location names it */
    Sites *sites;
} Search;

static void add_site(Sites *sites, const Op *op)
{
    vec_push(sites, ((Site){ .op = op }));
}

/* Than the place that was found last: a meaning is a function for each type it is used with. */
static bool is_in_another_function(const Sites *sites, const Op *op)
{
    return !sites->len || facts_function(sites->data[sites->len - 1].op) != facts_function(op);
}

/* The first operation that begins on the line; of a function, the first in it. */
static void see_line(void *state, const Op *op)
{
    Search *search = state;
    unsigned line = runs(op) ? script_line_of(search->script, op) : 0;

    if (op_has(op, SYMBOL) && op_has(op, ISOLATED_FROM_ABOVE))
        op = first_in(op);
    if (!line || !op || line < search->line)
        return;
    if (line == search->line) {
        if (is_in_another_function(search->sites, op))
            add_site(search->sites, op);
    } else if (!search->next_line || line < search->next_line) {
        search->next_line = line;
    }
}

/* Is the file of that name, or does its path end so? */
static bool ends_in(Str path, Str name)
{
    return path.len >= name.len && name.len && str_eq(str_from(path, path.len - name.len), name)
           && (path.len == name.len || path.data[path.len - name.len - 1] == '/');
}

static void see_file(void *state, const Op *op)
{
    Search *search = state;
    const Attr *at = script_elsewhere(search->script, op);

    if (search->found || !at || !ends_in(at->file.file, search->file))
        return;
    search->file = at->file.file;
    search->found = true;
}

bool breaks_source(const BreakScope *scope, Str text, Str *file, unsigned *line)
{
    Search search = { .script = scope->script, .file = text };
    size_t digits = text.len;
    uint64_t number;
    Str rest;

    while (digits && text.data[digits - 1] >= '0' && text.data[digits - 1] <= '9')
        digits--;
    if (digits < 2 || digits == text.len || text.data[digits - 1] != ':')
        return false;
    rest = str_from(text, digits);
    search.file.len = digits - 1;
    words_number(&rest, &number);
    walk_program(scope, see_file, &search);
    *file = search.file;
    *line = number > UINT32_MAX - 100 || rest.len ? UINT32_MAX - 100 : (unsigned)number;
    return search.found;
}

/* The first operation of each function on the line of the source that does something there; of a
 * function's own line the first in it. */
static void see_source(void *state, const Op *op)
{
    Search *search = state;
    const Attr *at = script_elsewhere(search->script, op);
    Sites *sites = search->sites;

    if (!at || !runs(op) || variables_are_told(op) || !str_eq(at->file.file, search->file)
        || at->file.line < search->line)
        return;
    if (op_has(op, SYMBOL) && op_has(op, ISOLATED_FROM_ABOVE))
        op = first_in(op);
    if (at->file.line > search->line) {
        if (!search->next_line || at->file.line < search->next_line)
            search->next_line = at->file.line;
    } else if (op && is_in_another_function(sites, op)) {
        add_site(sites, op);
    }
}

static bool find_source(Search *search, const BreakScope *scope, Sb *sb)
{
    walk_program(scope, see_source, search);
    if (search->sites->len)
        return true;
    sb_printf(sb, "nothing is computed on line %u of '%.*s'", search->line, STR_ARG(search->file));
    if (search->next_line)
        sb_printf(sb, "; the next line with something is %u", search->next_line);
    return false;
}

/* "vector.*" is every operation of the dialect that runs. */
static void see_name(void *state, const Op *op)
{
    const Search *search = state;
    Str name = op_name(op), wanted = search->name;

    if (wanted.len && wanted.data[wanted.len - 1] == '*') {
        wanted.len--;
        name.len = runs(op) && name.len > wanted.len ? wanted.len : name.len;
    }
    if (str_eq(name, wanted))
        add_site(search->sites, op);
}

static void see_function(void *state, const Op *op)
{
    const Search *search = state;
    const Attr *name = op_attr(op, "sym_name");

    if (((name && name->kind == ATTR_STRING && str_eq(name->string, search->name))
         || op == search->function)
        && first_in(op))
        add_site(search->sites, first_in(op));
}

static bool find_line(Search *search, const BreakScope *scope, Str word, Sb *sb)
{
    uint64_t line;
    Str rest = word;

    if (!words_number(&rest, &line) || rest.len) {
        sb_printf(sb, "'%.*s' is no line number", STR_ARG(word));
        return false;
    }
    search->line = line > UINT32_MAX ? UINT32_MAX : (unsigned)line;
    walk_program(scope, see_line, search);
    if (search->sites->len)
        return true;
    if (line > scope->script->count)
        sb_printf(sb, "there is no line %llu: the file has %u", (unsigned long long)line,
                  scope->script->count);
    else if (search->next_line)
        sb_printf(sb, "no operation begins on line %llu; the next one is on line %u",
                  (unsigned long long)line, search->next_line);
    else
        sb_printf(sb, "no operation begins on line %llu or behind it", (unsigned long long)line);
    return false;
}

static bool find_sites(Sites *sites, const BreakScope *scope, Str word, Sb *sb)
{
    Search search = { .script = scope->script, .name = word, .sites = sites };

    if (!word.len && scope->here) {
        add_site(sites, scope->here);
        return true;
    }
    if (!word.len) {
        sb_add(sb,
               "break takes a line, a line of another file (a.c:12), a @function, or the name of "
               "an operation (vector.* for all of a "
               "dialect)");
        return false;
    }
    if (*word.data >= '0' && *word.data <= '9')
        return find_line(&search, scope, word, sb);
    if (breaks_source(scope, word, &search.file, &search.line))
        return find_source(&search, scope, sb);
    if (*word.data == '@') {
        search.name = str_from(word, 1);
        search.function = candidate_find(scope->module, word);
    }
    walk_program(scope, *word.data == '@' ? see_function : see_name, &search);
    if (sites->len)
        return true;
    if (*word.data == '@') {
        sb_printf(sb, "there is no function %.*s with a body", STR_ARG(word));
        return false;
    }
    sb_printf(sb, "the program has no operation '%.*s'", STR_ARG(word));
    walk_program(scope, see_function, &search);
    if (sites->len)
        sb_printf(sb, "; the function of that name is @%.*s", STR_ARG(word));
    sites->len = 0;
    return false;
}

/* Blanks around it may be left away. */
static bool read_relation(Str *text, Relation *relation)
{
    static const struct {
        const char *word;
        Relation relation;
    } RELATIONS[] = { /* "<" begins "<=" */
                      { "==", EQUAL },         { "!=", UNEQUAL }, { "<=", LESS_EQUAL },
                      { ">=", GREATER_EQUAL }, { "<", LESS },     { ">", GREATER }
    };

    for (size_t i = 0; i < sizeof RELATIONS / sizeof *RELATIONS; i++)
        if (words_take(text, RELATIONS[i].word)) {
            *relation = RELATIONS[i].relation;
            return true;
        }
    return false;
}

static bool set_condition(Condition *condition, const BreakScope *scope, const Value *value,
                          Str constant, Relation relation, Sb *sb)
{
    const Layout *layout = machine_layout(scope->machine, value->type);

    if (!layout || layout->words > CONSTANT_WORDS || !layout_is_number(layout)) {
        sb_printf(sb, "conditions compare integers and floats, not a %s", type_text(value->type));
        return false;
    }
    *condition = (Condition){ .relation = relation, .value = value };
    if (condition_read_constant(layout, constant, condition->constant))
        return true;
    sb_printf(sb, "'%.*s' is no constant of type %s", STR_ARG(constant), type_text(value->type));
    return false;
}

typedef struct Comparison {
    Str name;
    Relation relation;
    Str constant;
} Comparison;

/* A variable of the source, "i". */
static Str variable_word(Str *text)
{
    Str trimmed = words_trim(*text), name = { trimmed.data, 0 };

    if (!scene_is_variable(trimmed) || *trimmed.data == '*')
        return name;
    while (name.len < trimmed.len
           && (isalnum((unsigned char)trimmed.data[name.len]) || trimmed.data[name.len] == '_'))
        name.len++;
    *text = str_from(trimmed, name.len);
    return name;
}

static bool set_variable(Condition *condition, const BreakScope *scope, Str constant, Sb *sb)
{
    const Layout *layout = source_number(scope->machine, condition->variable.type);
    uint64_t words[CONSTANT_WORDS];

    if (!layout || layout->words > CONSTANT_WORDS) {
        sb_printf(sb, "conditions compare numbers and pointers, and %.*s is none: its type is ",
                  STR_ARG(condition->variable.name));
        source_type_print(sb, condition->variable.type);
        return false;
    }
    if (constant.len < sizeof condition->number && condition_read_constant(layout, constant, words))
        return true;
    sb_printf(sb, "'%.*s' is no constant of type ", STR_ARG(constant));
    source_type_print(sb, condition->variable.type);
    return false;
}

/* "i == 3" at each place where the variable is known; the other places are none. */
static bool add_variable_condition(Sites *sites, const BreakScope *scope,
                                   const Comparison *compared, unsigned number, Sb *sb)
{
    bool any = false;
    size_t kept = 0;

    for (size_t i = 0; i < sites->len; i++) {
        Site site = sites->data[i];
        Condition *condition = &site.conditions[number];

        if (!variable_named(scope->module, site.op, compared->name, &condition->variable,
                            &condition->global))
            continue;
        any = true;
        facts_of(scope->facts, facts_function(site.op));
        if (!condition->global
            && (!condition->variable.value
                || !facts_is_computed(scope->facts, condition->variable.value, site.op)))
            continue;
        if (!set_variable(condition, scope, compared->constant, sb))
            return false;
        condition->relation = compared->relation;
        snprintf(condition->number, sizeof condition->number, "%.*s", STR_ARG(compared->constant));
        sites->data[kept++] = site;
    }
    sites->len = kept;
    if (!kept)
        sb_printf(sb,
                  any ? "what %.*s is, is not known there"
                      : "there is no variable %.*s of the source there, that debug information "
                        "tells of (values of the program begin with %%)",
                  STR_ARG(compared->name));
    return kept != 0;
}

/* "%x == 3" at each place where %x is computed; the other places are none. */
static bool add_condition(Sites *sites, const BreakScope *scope, Str *text, unsigned number, Sb *sb)
{
    Str value_name = words_value(text), name = value_name.len ? value_name : variable_word(text),
        constant = { 0 };
    Relation relation = ALWAYS;
    const Value *value = NULL;
    size_t kept = 0;

    if (name.len && read_relation(text, &relation))
        constant = words_next(text);
    if (!constant.len) {
        sb_add(sb,
               "a condition is VALUE OP CONSTANT, as in: if %i == 3, or of the source: if i == 3 "
               "(==, !=, <, <=, >, >=)");
        return false;
    }
    if (!value_name.len)
        return add_variable_condition(sites, scope, &(Comparison){ name, relation, constant },
                                      number, sb);
    for (size_t i = 0; i < sites->len; i++) {
        Site site = sites->data[i];
        const Value *found = facts_value_named(scope->facts, site.op, name);

        value = found ? found : value;
        if (!found || !facts_is_computed(scope->facts, found, site.op))
            continue;
        if (!set_condition(&site.conditions[number], scope, found, constant, relation, sb))
            return false;
        sites->data[kept++] = site;
    }
    sites->len = kept;
    if (!kept)
        sb_printf(sb, value ? "%.*s has no value there" : "there is no value %.*s there",
                  STR_ARG(name));
    return kept != 0;
}

/* "%x == 3 and %y < 4" */
static bool add_conditions(Sites *sites, const BreakScope *scope, Str text, Sb *sb)
{
    for (unsigned i = 0; i < MOST_CONDITIONS; i++) {
        Str before, joint;

        if (!add_condition(sites, scope, &text, i, sb))
            return false;
        if (!text.len)
            return true;
        before = text;
        joint = words_next(&text);
        if (!str_is(joint, "and") && !str_is(joint, "&&")) {
            sb_printf(sb, "'%.*s' is not understood; 'and' joins conditions", STR_ARG(before));
            return false;
        }
    }
    sb_printf(sb, "at most %d conditions can be joined", MOST_CONDITIONS);
    return false;
}

const Op *breaks_place(const BreakScope *scope, Str text, Sb *sb)
{
    Sites sites = { 0 };
    Str word = words_next(&text);
    const Op *op = NULL;

    if (text.len)
        sb_printf(sb, "'%.*s' is not understood", STR_ARG(text));
    else if (find_sites(&sites, scope, word, sb))
        op = sites.data[0].op;
    vec_free(&sites);
    return op;
}

Break *breaks_numbered(Breaks *breaks, unsigned number)
{
    for (size_t i = 0; i < breaks->list.len; i++)
        if (breaks->list.data[i].number == number)
            return &breaks->list.data[i];
    return NULL;
}

Break *breaks_add(Breaks *breaks, const BreakScope *scope, Str text, Sb *sb)
{
    Break new = { .text = str_dup(&breaks->arena, text), .number = breaks->last + 1 };
    Sites sites = { 0 };
    Str word = words_next(&text);
    bool good;

    if (str_is(word, "if")) {
        text.len += (size_t)(text.data - word.data);
        text.data = word.data;
        word.len = 0;
    }
    good = find_sites(&sites, scope, word, sb);
    if (good && text.len) {
        Str before = text, condition = words_next(&text);

        good = str_is(condition, "if");
        if (good)
            good = add_conditions(&sites, scope, text, sb);
        else
            sb_printf(sb, "'%.*s' is not understood; a condition begins with 'if'",
                      STR_ARG(before));
    }
    for (size_t i = 0; i < sites.len && good; i++) {
        sites.data[i].number = new.number;
        vec_push(&new.sites, sites.data[i]);
    }
    vec_free(&sites);
    if (!good)
        return NULL;
    breaks->last++;
    vec_push(&breaks->list, new);
    return &breaks->list.data[breaks->list.len - 1];
}

unsigned breaks_line_from(const BreakScope *scope, unsigned line)
{
    Sites sites = { 0 };
    Search search = { .script = scope->script, .line = line, .sites = &sites };

    walk_program(scope, see_line, &search);
    line = sites.len ? line : search.next_line;
    vec_free(&sites);
    return line;
}

bool break_count(Break *b, Str text, Sb *sb)
{
    Str rest = words_trim(text);
    Hits hits = { .relation = EQUAL };

    if (words_take(&rest, "%"))
        hits = (Hits){ .every = true };
    else
        read_relation(&rest, &hits.relation);
    rest = words_trim(rest);
    if (words_number(&rest, &hits.count) && !rest.len && (hits.count || !hits.every)) {
        b->hits = hits;
        return true;
    }
    sb_printf(sb, "'%.*s' is no count of hits: they are written 3, >= 3 or %% 3 (each third)",
              STR_ARG(text));
    return false;
}

bool break_log(Break *b, Str message, Sb *sb)
{
    if (message.len < sizeof b->log && message.len && !memchr(message.data, 0, message.len)) {
        snprintf(b->log, sizeof b->log, "%.*s", STR_ARG(message));
        return true;
    }
    sb_printf(sb, "what a log point says has 1 to %zu bytes, none of them zero", sizeof b->log - 1);
    return false;
}

const Break *breaks_add_watch(Breaks *breaks, Watch watch, Str text)
{
    watch.number = ++breaks->last;
    snprintf(watch.text, sizeof watch.text, "%.*s", STR_ARG(text));
    vec_push(&breaks->list, ((Break){ .number = watch.number,
                                      .text = str_dup(&breaks->arena, text),
                                      .watches = true,
                                      .watch = watch }));
    return &breaks->list.data[breaks->list.len - 1];
}

bool breaks_delete(Breaks *breaks, unsigned number)
{
    Break *old = breaks_numbered(breaks, number);

    if (!old)
        return false;
    vec_free(&old->sites);
    breaks->list.len--;
    memmove(old, old + 1,
            (size_t)(breaks->list.data + breaks->list.len - old) * sizeof *breaks->list.data);
    return true;
}

void break_print(Sb *sb, const Break *b, const Script *script)
{
    sb_printf(sb, "%s%s %u", b->temporary ? "temporary " : "",
              b->watches ? "watchpoint" : "breakpoint", b->number);
    if (b->text.len)
        sb_printf(sb, *b->text.data >= '0' && *b->text.data <= '9' ? ": line %.*s" : ": %.*s",
                  STR_ARG(b->text));
    if (b->watches && b->watch.memref)
        sb_add(sb, ", from when the memref has a value");
    else if (b->watches && !b->watch.value)
        sb_printf(sb, ", %llu byte%s of memory", (unsigned long long)b->watch.element.size,
                  plural(b->watch.element.size));
    if (b->sites.len == 1) {
        sb_printf(sb, ", before '%.*s', ", STR_ARG(op_name(b->sites.data[0].op)));
        script_print_location(sb, script, b->sites.data[0].op);
    } else if (b->sites.len) {
        sb_printf(sb, ", before %zu operations", b->sites.len);
    }
    sb_add(sb, b->disabled ? ", disabled\n" : "\n");
}

void breaks_print(Sb *sb, const Breaks *breaks, const Script *script)
{
    for (size_t i = 0; i < breaks->list.len; i++)
        break_print(sb, &breaks->list.data[i], script);
    if (!breaks->list.len)
        sb_add(sb, "no breakpoints or watchpoints\n");
}

static void write_sites(Sb *sb, const Break *b)
{
    for (size_t i = 0; i < b->sites.len; i++) {
        Site site = b->sites.data[i];

        site.hits = b->hits;
        memcpy(site.log, b->log, sizeof site.log);
        sb_str(sb, BYTES_OF(site));
    }
}

void breaks_write(Sb *sb, const Breaks *breaks)
{
    StopsHeader header = { 0 };

    for (size_t i = 0; i < breaks->list.len; i++) {
        if (breaks->list.data[i].disabled)
            continue;
        header.sites += breaks->list.data[i].sites.len;
        header.watches += breaks->list.data[i].watches;
    }
    sb_str(sb, BYTES_OF(header));
    for (size_t i = 0; i < breaks->list.len; i++)
        if (!breaks->list.data[i].disabled)
            write_sites(sb, &breaks->list.data[i]);
    for (size_t i = 0; i < breaks->list.len; i++)
        if (breaks->list.data[i].watches && !breaks->list.data[i].disabled)
            sb_str(sb, BYTES_OF(breaks->list.data[i].watch));
}
