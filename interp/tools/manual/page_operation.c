#include "core/define/alias.h"
#include "core/define/constraint.h"
#include "interp/tools/manual/page.h"
#include "interp/tools/manual/prose.h"
#include "dialects/meaning/meaning.h"

#include <string.h>

static const char *multiplicity_text(Multiplicity multiplicity)
{
    switch (multiplicity) {
    case ONE:
        return "";
    case OPTIONAL:
        return ", optional";
    case VARIADIC:
        return ", any number";
    case VARIADIC_OF_VARIADIC:
        return ", any number of groups";
    }
    return "";
}

static void show_term(Page *page, const char *name, const Sb *text)
{
    page->form->term(page, TERM_PLAIN, str_of(name), sb_view(text));
}

/* Upstream has no words for some; of those that hold for one type it is the type. */
static void add_type(Sb *text, const Page *page, const TypeConstraint *type)
{
    const Type *only = constraint_type(type, page->manual->context);

    if (!type->plain && !*type->summary && only)
        type_print(text, only);
    else
        sb_add(text, type->plain ? type->plain : type->summary);
}

/* Where its definition takes any type, but its only meaning does not. */
static const Formal *formal_of(const OpDef *def, const TypeConstraint *type, bool result,
                               unsigned index)
{
    const Template *only = def->templates && !def->templates->next ? def->templates : NULL;
    const Formals *formals = only && result ? &only->results : only ? &only->operands : NULL;

    return formals && type == &ANY_TYPE && index < formals->count ? &formals->list[index] : NULL;
}

/* What values the operand or result is. */
static void add_values(Sb *text, const Page *page, const TypeConstraint *type, const Formal *formal,
                       Multiplicity multiplicity)
{
    text->len = 0;
    if (formal)
        sb_str(text, formal->type);
    else
        add_type(text, page, type);
    sb_add(text, multiplicity_text(multiplicity));
}

static void show_values(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    if (def_operand_count(def))
        page->form->section(page, "Operands");
    for (unsigned i = 0; i < def_operand_count(def); i++) {
        const OperandDef *operand = &def->operands[i];

        add_values(&text, page, operand->type, formal_of(def, operand->type, false, i),
                   operand->multiplicity);
        show_term(page, operand->name, &text);
    }
    sb_free(&text);
}

static void show_results(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    if (def_result_count(def))
        page->form->section(page, "Results");
    for (unsigned i = 0; i < def_result_count(def); i++) {
        const ResultDef *result = &def->results[i];

        add_values(&text, page, result->type, formal_of(def, result->type, true, i),
                   result->multiplicity);
        show_term(page, *result->name ? result->name : "result", &text);
    }
    sb_free(&text);
}

static void add_attribute(Sb *text, const AttrRow *row)
{
    const AttrConstraint *constraint = row->constraint;
    /* A class of upstream's C++, of which nothing else is said, is told by its cases alone. */
    bool is_class = constraint->cases && str_starts(str_of(constraint->summary), "::");

    sb_add(text, is_class ? "flags" : constraint->summary);
    if (row->default_text)
        sb_printf(text, "; `%s` where none is given", row->default_text);
    else if (row->optional)
        sb_add(text, "; optional");
    if (!row->constraint->cases)
        return;
    sb_printf(text, "; one%s of", row->constraint->cases->bits ? " or more" : "");
    for (const EnumCase *c = row->constraint->cases->cases; c->keyword; c++)
        sb_printf(text, "%s `%s`", c == row->constraint->cases->cases ? "" : ",", c->keyword);
}

static void show_attributes(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    if (def_attr_count(def))
        page->form->section(page, "Attributes");
    for (unsigned i = 0; i < def_attr_count(def); i++) {
        text.len = 0;
        add_attribute(&text, &def->attrs[i]);
        show_term(page, def->attrs[i].name, &text);
    }
    sb_free(&text);
}

static const char *region_text(const OpDef *def, const RegionDef *region)
{
    if (region->variadic)
        return "any number of them";
    switch (region->kind) {
    case ANY_REGION:
        return def->traits & SINGLE_BLOCK ? "one block" : "any number of blocks";
    case SIZED_REGION_1:
        return "one block";
    case MAX_SIZED_REGION_1:
        return "at most one block";
    case MIN_SIZED_REGION_1:
        return "at least one block";
    }
    return "";
}

static void show_regions(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    if (def_region_count(def))
        page->form->section(page, "Regions");
    for (unsigned i = 0; i < def_region_count(def); i++) {
        text.len = 0;
        sb_add(&text, region_text(def, &def->regions[i]));
        if (def->implicit_terminator)
            sb_printf(&text, "; ends in %s, which may be left unwritten", def->implicit_terminator);
        show_term(page, def->regions[i].name, &text);
    }
    if (def_successor_count(def))
        page->form->section(page, "Successors");
    for (unsigned i = 0; i < def_successor_count(def); i++)
        page->form->term(page, TERM_PLAIN, str_of(def->successors[i].name),
                         def->successors[i].variadic ? STR("any number of blocks")
                                                     : STR("a block"));
    sb_free(&text);
}

static void add_fact(Sb *text, const char *fact)
{
    sb_printf(text, "* %s\n", fact);
}

/* One that types follow is a predicate as well. */
static bool is_rule(const OpDef *def, const char *summary)
{
    for (unsigned i = 0; i < def_rule_count(def); i++)
        if (def->types[i].summary && strcmp(def->types[i].summary, summary) == 0)
            return true;
    return false;
}

/* How types determine each other, and what else the verifier asks. */
static void add_rules(Sb *text, const OpDef *def)
{
    for (unsigned i = 0; i < def_rule_count(def); i++) {
        Str rest = def->types[i].same ? str_of(def->types[i].same) : (Str){ 0 };
        const char *separator = "* ";

        for (Str name = list_next(&rest); name.len; name = list_next(&rest)) {
            sb_printf(text, "%s`%.*s`", separator, STR_ARG(name));
            separator = ", ";
        }
        if (def->types[i].same)
            sb_add(text, " have the same type\n");
        else if (def->types[i].summary)
            add_fact(text, def->types[i].summary);
    }
    for (unsigned i = 0; def->predicates && def->predicates[i].summary; i++)
        if (!is_rule(def, def->predicates[i].summary))
            add_fact(text, def->predicates[i].summary);
    if (def->parents)
        sb_add(text, "* stands in");
    for (unsigned i = 0; def->parents && def->parents[i]; i++)
        sb_printf(text, "%s %s", i ? " or" : "", def->parents[i]);
    if (def->parents)
        sb_char(text, '\n');
}

static void add_traits(Sb *text, const OpDef *def)
{
    static const struct {
        uint64_t trait;
        const char *text;
    } TEXTS[] = {
        { PURE, "has no side effects" },
        { COMMUTATIVE, "is commutative" },
        { ELEMENTWISE, "maps the elements of vectors and tensors" },
        { TERMINATOR, "ends its block" },
        { ISOLATED_FROM_ABOVE, "its regions see no values from outside" },
        { SINGLE_BLOCK, "its regions have one block" },
        { GRAPH_REGION, "the order of operations in its regions does not matter" },
        { AUTOMATIC_ALLOCATION_SCOPE, "what memref.alloca makes inside ends with it" },
        { SYMBOL, "defines a symbol" },
        { SYMBOL_TABLE, "holds symbols" },
        { SAME_OPERANDS_AND_RESULT_TYPE, "operands and results have one type" },
        { SAME_OPERANDS_AND_RESULT_SHAPE, "operands and results have one shape" },
        { PARALLEL_REGION, "iterations may run in any order" },
    };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (def_has(def, TEXTS[i].trait))
            add_fact(text, TEXTS[i].text);
}

static void show_rules(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    add_rules(&text, def);
    add_traits(&text, def);
    if (text.len) {
        page->form->section(page, "Rules and traits");
        page->form->prose(page, sb_view(&text));
    }
    sb_free(&text);
}

/* "Where a, b or c is poison.": the operands of that policy; nothing where there are none. */
static void add_poison_operands(Sb *text, const OpDef *def, PoisonPolicy policy)
{
    unsigned count = def_operand_count(def), left = 0;
    bool first = true;

    for (unsigned i = 0; i < count; i++)
        left += def->operands[i].poison == policy;
    for (unsigned i = 0; i < count; i++) {
        if (def->operands[i].poison != policy)
            continue;
        sb_printf(text, "%s`%s`",
                  first       ? "Where "
                  : left == 1 ? " or "
                              : ", ",
                  def->operands[i].name);
        first = false;
        left--;
    }
    if (!first)
        sb_printf(text, " is poison%s.\n",
                  def_has(def, ELEMENTWISE) && policy == POISON_SPREADS ? ", lane by lane" : "");
}

static bool moves_poison(const OpDef *def)
{
    for (unsigned i = 0; i < def_operand_count(def); i++)
        if (def->operands[i].poison == POISON_MOVES)
            return true;
    return false;
}

/* `own`: what an alias has to say beside `more`, of its meaning. */
static void add_ill(Sb *text, const OpDef *def, PoisonPolicy policy, const char *own,
                    const char *more)
{
    if (!def->templates)
        add_poison_operands(text, def, policy);
    if (own && own != more)
        sb_add(text, own);
    if (more)
        sb_add(text, more);
    if (def->templates)
        sb_add(text, "Where what it means (meaning.op) makes it so.\n");
    /* What operands hand on may be poison without a word of it. */
    if (!text->len && (policy == POISON_IS_UNDEFINED || !moves_poison(def)))
        sb_add(text, "Never.\n");
}

void operation_poison(Context *context, const OpDef *def, Sb *text)
{
    if (def_is_executed(def) && def_result_count(def))
        add_ill(text, def, POISON_SPREADS, def->poison, def_rules(context, def)->poison);
}

void operation_undefined(Context *context, const OpDef *def, Sb *text)
{
    if (def_is_executed(def))
        add_ill(text, def, POISON_IS_UNDEFINED, def->undefined, def_rules(context, def)->undefined);
}

static void show_ill(Page *page, const OpDef *def, const char *heading,
                     void (*add)(Context *context, const OpDef *def, Sb *text))
{
    Sb text = { 0 };

    add(page->manual->context, def, &text);
    if (text.len) {
        page->form->section(page, heading);
        page->form->prose(page, sb_view(&text));
    }
    sb_free(&text);
}

static unsigned indent_of(const char *line)
{
    return (unsigned)strspn(line, " ");
}

/* The statement of the example that has the operation: its line, and those that follow up to where
 * brackets are closed and the next line is not indented further. Empty where there is none. */
static Str statement_of(const OpDef *def)
{
    const char *begin = def->example ? strstr(def->example, def->name) : NULL, *end;
    unsigned indent;
    int open = 0;

    if (!begin)
        return (Str){ 0 };
    while (begin > def->example && begin[-1] != '\n')
        begin--;
    indent = indent_of(begin);
    for (end = begin; *end && (*end != '\n' || open > 0 || indent_of(end + 1) > indent); end++)
        open += (strchr("([{", *end) != NULL) - (strchr(")]}", *end) != NULL);
    return (Str){ begin, (size_t)(end - begin) };
}

/* The lines without the blanks that all of them begin with. */
static Str unindented(Str text, Arena *arena)
{
    size_t indent = text.len ? indent_of(text.data) : 0, len = 0;
    char *lines = arena_alloc(arena, text.len + 1);
    Str line;

    while (prose_line(&text, &line)) {
        line = str_from(line, indent < line.len ? indent : line.len);
        memcpy(lines + len, line.data, line.len);
        len += line.len;
        lines[len++] = '\n';
    }
    return (Str){ lines, len };
}

static void show_spelled(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    if (def->spelled) {
        def->spelled(page->manual->context, def, &text);
        page->form->section(page, "Generic form");
        page->form->code(page, CODE_PROGRAM, sb_view(&text));
    }
    sb_free(&text);
}

static void show_syntax(Page *page, const OpDef *def)
{
    Arena arena = { 0 };
    Str statement = unindented(statement_of(def), &arena);

    page->form->section(page, "Syntax");
    if (def->format || def->syntax)
        page->form->code(
            page, CODE_SYNTAX,
            str_printf(&arena, "%s %s\n", def->name, def->format ? def->format : def->syntax));
    else if (!def->parse)
        page->form->prose(page, STR("The generic form alone.\n"));
    else if (!statement.len)
        page->form->prose(page, STR("A form of its own.\n"));
    else
        page->form->code(page, CODE_PROGRAM, statement);
    arena_free(&arena);
}

static void show_execution(Page *page, const OpDef *def)
{
    if (def_is_executed(def))
        return;
    page->form->section(page, "Execution");
    page->form->prose(page, def_has(def, SYMBOL | SYMBOL_TABLE)
                                ? STR("A declaration: nothing to execute.\n")
                                : STR("It is read, verified and printed. It is not executed: a "
                                      "run that reaches it ends with exit status 6.\n"));
}

static void show_see_also(Page *page, const OpDef *def)
{
    Str name = str_of(def->name), dialect = { name.data, str_find(name, '.') };
    const Idea *idea;

    page->form->section(page, "See also");
    for (unsigned i = 0; (idea = idea_at(i)); i++)
        if (idea_concerns(idea, def))
            page->form->term(page, TERM_TOPIC, str_of(idea->name), str_of(idea->summary));
    page->form->term(page, TERM_TOPIC, dialect,
                     str_of(context_dialect(page->manual->context, dialect)->summary));
}

/* Of an operation of the user's. */
static void show_templates(Page *page, const OpDef *def)
{
    Sb text = { 0 };

    page->form->section(page, "Means");
    for (const Template *t = def->templates; t; t = t->next) {
        sb_add(&text, "meaning.op");
        for (unsigned i = 0; i < t->variables.count; i++)
            sb_printf(&text, "%s%.*s%s", i ? ", " : "<", STR_ARG(t->variables.list[i].name),
                      t->variables.list[i].many ? "..." : "");
        sb_printf(&text, "%s %s%.*s\n", t->variables.count ? ">" : "", def->name, STR_ARG(t->text));
    }
    page->form->code(page, CODE_PROGRAM, sb_view(&text));
    sb_free(&text);
}

/* Of an operation that means what others do. */
static void show_meaning(Page *page, const OpDef *def)
{
    const OpDef *meaning = def->as ? context_op(page->manual->context, str_of(def->as)) : NULL;

    if (def->templates)
        show_templates(page, def);
    if (def->expand) {
        page->form->section(page, "Means");
        page->form->code(page, CODE_PROGRAM, str_of(def->expand));
    }
    if (!def->as)
        return;
    page->form->section(page, "Means the same as");
    page->form->term(page, TERM_TOPIC, str_of(def->as),
                     meaning ? str_of(meaning->summary) : STR(""));
}

/* Its own, and those of its meaning. */
static void show_decisions(Page *page, const OpDef *def, const OpDef *rules)
{
    Sb list = { 0 };

    if (def != rules && def->decisions)
        sb_add(&list, def->decisions);
    if (rules->decisions)
        sb_printf(&list, "%s%s", list.len ? ", " : "", rules->decisions);
    sb_char(&list, 0);
    page_decisions_of(page, list.data);
    sb_free(&list);
}

/* The comment in front of a template may be one sentence, which is its summary. */
static bool says_more(Str doc, Str summary)
{
    ProseBlock block;

    return prose_block(&doc, &block) && (!str_eq(block.text, summary) || prose_block(&doc, &block));
}

void page_operation(Page *page, const OpDef *def)
{
    const OpDef *rules = def_rules(page->manual->context, def);

    page->form->title(page, str_of(def->name), str_of(def->summary));
    if (says_more(str_of(def->doc), str_of(def->summary)))
        page->form->prose(page, str_of(def->doc));
    if (def->ours)
        page->form->prose(page,
                          STR("It is this program's own: MLIR has no operation of that name."));
    if (rules->formula) {
        page->form->section(page, "Formula");
        page->form->code(page, CODE_SYNTAX, str_of(rules->formula));
    }
    show_spelled(page, def);
    show_meaning(page, def);
    show_syntax(page, def);
    show_values(page, def);
    show_attributes(page, def);
    show_results(page, def);
    show_regions(page, def);
    show_rules(page, def);
    show_ill(page, def, "When a result is poison", operation_poison);
    show_ill(page, def, "When it is undefined", operation_undefined);
    show_execution(page, def);
    page_example(page, def->name, "p.mlir", def->example, def->gives);
    show_decisions(page, def, rules);
    show_see_also(page, def);
}
