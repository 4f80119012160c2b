/* Pages as text for a terminal of 80 columns. */
#include "interp/console/highlight.h"
#include "interp/tools/manual/page.h"
#include "interp/tools/manual/prose.h"
#include "interp/console/offer.h"

#include <string.h>

enum { WIDTH = 79, INDENT = 2, TERM_COLUMN = 23, DECISION_COLUMN = 7 };

static const char BOLD[] = "1", CODE[] = "36", NAME[] = "1;32";

static void style(Page *page, const char *code)
{
    if (page->colour)
        sb_printf(page->out, "\033[%sm", code);
}

static void styled(Page *page, const char *code, Str text)
{
    style(page, code);
    sb_str(page->out, text);
    style(page, "0");
}

static void blanks(Page *page, unsigned count)
{
    sb_printf(page->out, "%*s", (int)count, "");
}

/* Words laid out in lines. Blanks are written before the next word only. */
typedef struct Filler {
    Page *page;
    unsigned left, column; /* where lines begin; where the last one ends */
    bool marks;            /* the text has the marks of prose */
    bool in_code;
    bool begun; /* a word stands on the line */
} Filler;

static void fill_word(Filler *filler, Str word)
{
    if (filler->begun && filler->column + 1 + word.len > WIDTH) {
        sb_char(filler->page->out, '\n');
        blanks(filler->page, filler->left);
        filler->column = filler->left;
        filler->begun = false;
    }
    if (filler->begun) {
        sb_char(filler->page->out, ' ');
        filler->column++;
    }
    for (size_t i = 0; i < word.len; i++) {
        bool mark = filler->marks && word.data[i] == '`';

        if (mark && !filler->in_code)
            style(filler->page, CODE);
        sb_char(filler->page->out, word.data[i]);
        if (mark && filler->in_code)
            style(filler->page, "0");
        filler->in_code ^= mark;
    }
    filler->column += (unsigned)word.len;
    filler->begun = true;
}

/* A command of the program, in prose, begins as the program was called. */
static Str as_called(Str word, Str called)
{
    return str_is(word, "`mlir-interp") ? called : word;
}

/* Text from the column where the line stands, further lines from `left`. */
static void fill(Page *page, Str text, unsigned left, unsigned column, bool marks)
{
    Filler filler = { .page = page, .left = left, .column = column, .marks = marks };
    Arena scratch = { 0 };
    Str called = str_printf(&scratch, "`%s", offer_program());
    size_t at = 0;

    while (at < text.len) {
        size_t begin = at;

        while (at < text.len && text.data[at] != ' ' && text.data[at] != '\n')
            at++;
        if (at > begin)
            fill_word(&filler, as_called((Str){ text.data + begin, at - begin }, called));
        else
            at++;
    }
    arena_free(&scratch);
    sb_char(page->out, '\n');
}

static void verbatim(Page *page, Str text, unsigned left)
{
    Str line;

    while (prose_line(&text, &line)) {
        if (line.len)
            blanks(page, left);
        sb_str(page->out, line);
        sb_char(page->out, '\n');
    }
}

/* Blocks from a column on; the first one goes on where the line stands. */
static void blocks(Page *page, Str text, unsigned left)
{
    BlockKind last = BLOCK_PARAGRAPH;
    ProseBlock block;
    bool first = true;

    for (; prose_block(&text, &block); first = false, last = block.kind) {
        if (!first && !(block.kind == BLOCK_ITEM && last == BLOCK_ITEM))
            sb_char(page->out, '\n');
        if (block.kind == BLOCK_VERBATIM) {
            verbatim(page, block.text, left);
            continue;
        }
        if (!first)
            blanks(page, left);
        if (block.kind == BLOCK_ITEM)
            sb_add(page->out, "* ");
        fill(page, block.text, left + (block.kind == BLOCK_ITEM ? 2 : 0),
             left + (block.kind == BLOCK_ITEM ? 2 : 0), true);
    }
}

static void text_title(Page *page, Str name, Str summary)
{
    styled(page, BOLD, name);
    sb_add(page->out, ": ");
    fill(page, summary, INDENT, (unsigned)name.len + 2, true);
    sb_char(page->out, '\n');
}

static void text_section(Page *page, const char *heading)
{
    Str so_far = sb_view(page->out);

    /* What stands in front of it may end in an empty line. */
    if (so_far.len < 2 || !str_is(str_from(so_far, so_far.len - 2), "\n\n"))
        sb_char(page->out, '\n');
    styled(page, BOLD, str_of(heading));
    sb_char(page->out, '\n');
}

static void text_prose(Page *page, Str text)
{
    blanks(page, INDENT);
    blocks(page, text, INDENT);
}

static void text_term(Page *page, TermKind kind, Str name, Str text)
{
    unsigned column = page->term_column > TERM_COLUMN ? page->term_column : TERM_COLUMN;

    /* Their names are short, and their texts long. */
    if (kind != TERM_PLAIN && decision_find(&page->manual->decisions, name))
        column = DECISION_COLUMN;
    blanks(page, INDENT);
    styled(page, kind == TERM_PLAIN ? CODE : NAME, name);
    if (INDENT + name.len + 1 > column) {
        sb_char(page->out, '\n');
        blanks(page, column);
    } else {
        blanks(page, column - INDENT - (unsigned)name.len);
    }
    blocks(page, text, column);
}

static void coloured(Page *page, Str text)
{
    static const char *const STYLES[] = {
        [WORD_COMMENT] = "2", [WORD_STRING] = "32",   [WORD_VALUE] = "36",
        [WORD_SYMBOL] = "35", [WORD_BLOCK] = "35",    [WORD_TYPE] = "33",
        [WORD_NUMBER] = "32", [WORD_OPERATION] = "1", [WORD_OTHER] = NULL,
    };
    CodeWord word;

    while (highlight_next(&text, &word)) {
        if (STYLES[word.kind])
            styled(page, STYLES[word.kind], word.text);
        else
            sb_str(page->out, word.text);
    }
}

/* As prose, or less where a line is long. */
static unsigned code_indent(Str text)
{
    unsigned indent = INDENT;
    Str line;

    while (prose_line(&text, &line))
        if (line.len + indent > WIDTH)
            indent = 0;
    return indent;
}

static void text_command(Page *page, Str line)
{
    static const char NAME_IN_PAGES[] = "mlir-interp ";

    if (str_starts(line, NAME_IN_PAGES))
        sb_printf(page->out, "%s ", offer_program());
    sb_str(page->out, str_from(line, str_starts(line, NAME_IN_PAGES) ? strlen(NAME_IN_PAGES) : 0));
}

static void text_code(Page *page, CodeKind kind, Str text)
{
    unsigned indent = code_indent(text);
    Str line;

    if (kind == CODE_SYNTAX || kind == CODE_MESSAGE) {
        while (prose_line(&text, &line)) {
            blanks(page, INDENT);
            fill(page, line, INDENT + 4, INDENT, false);
        }
        return;
    }
    while (prose_line(&text, &line)) {
        if (line.len)
            blanks(page, indent);
        if (kind == CODE_PROGRAM)
            coloured(page, line);
        else if (kind == CODE_COMMAND)
            text_command(page, line);
        else
            sb_str(page->out, line);
        sb_char(page->out, '\n');
    }
}

/* The command stands on one line, to be taken as it is. */
static void text_answer(Page *page, const Lesson *lesson, const Question *question)
{
    Arena arena = { 0 };
    Answer answer;

    answer_find(&answer, lesson, question, &arena);
    blanks(page, INDENT + 3);
    styled(page, CODE, answer_form(&answer, question, 0));
    sb_char(page->out, '\n');
    blanks(page, INDENT + 3);
    text_command(page, answer.see);
    sb_char(page->out, '\n');
    if (answer.there.len) {
        blanks(page, INDENT + 5);
        fill(page, answer.there, INDENT + 5, INDENT + 5, false);
    }
    arena_free(&arena);
}

static void text_ask(Page *page, const Lesson *lesson, unsigned index)
{
    const Question *question = &lesson->questions[index];

    blanks(page, INDENT);
    sb_printf(page->out, "%u. ", index + 1);
    fill(page, question->text, INDENT + 3, INDENT + 3, true);
    for (unsigned i = 0; i < question->choice_count; i++) {
        blanks(page, INDENT + 3);
        sb_printf(page->out, "%c) ", 'a' + (int)i);
        fill(page, question->choices[i].text, INDENT + 6, INDENT + 6, true);
    }
    if (page->solved)
        text_answer(page, lesson, question);
}

static void text_solution(Page *page, Str program)
{
    if (!page->solved)
        return;
    text_section(page, "Solution");
    text_code(page, CODE_PROGRAM, program);
}

static void text_end(Page *page)
{
    (void)page;
}

const PageForm TEXT_FORM = {
    .title = text_title,
    .section = text_section,
    .prose = text_prose,
    .term = text_term,
    .code = text_code,
    .ask = text_ask,
    .solution = text_solution,
    .end = text_end,
};

static Page text_page(const Manual *manual, bool colour, Sb *out)
{
    return (Page){ .form = &TEXT_FORM, .manual = manual, .out = out, .colour = colour };
}

static void print_topic(Page *page, Topic topic)
{
    if (topic.operation)
        page_operation(page, topic.operation);
    else if (topic.dialect)
        page_dialect(page, topic.dialect);
    else if (topic.command)
        page_command(page, topic.command);
    else if (topic.idea)
        page_idea(page, topic.idea);
    else if (topic.decision)
        page_decision(page, topic.decision);
}

void manual_print(const Manual *manual, Topic topic, bool colour, Sb *out)
{
    Page page = text_page(manual, colour, out);

    print_topic(&page, topic);
}

void manual_print_solved(const Manual *manual, Topic topic, bool colour, Sb *out)
{
    Page page = text_page(manual, colour, out);

    page.solved = true;
    print_topic(&page, topic);
}

void manual_print_contents(const Manual *manual, bool colour, Sb *out)
{
    Page page = text_page(manual, colour, out);

    page_contents(&page);
}
