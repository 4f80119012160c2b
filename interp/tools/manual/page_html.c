/* Pages as HTML: what stands inside <main>. The rest is site.c's. */
#include "interp/console/highlight.h"
#include "interp/tools/manual/page.h"
#include "interp/tools/manual/prose.h"
#include "interp/tools/manual/site.h"

#include <ctype.h>

void html_text(Sb *out, Str text)
{
    for (size_t i = 0; i < text.len; i++)
        switch (text.data[i]) {
        case '<':
            sb_add(out, "&lt;");
            break;
        case '>':
            sb_add(out, "&gt;");
            break;
        case '&':
            sb_add(out, "&amp;");
            break;
        case '"':
            sb_add(out, "&quot;");
            break;
        default:
            sb_char(out, text.data[i]);
        }
}

Str page_file(Topic topic, Arena *arena)
{
    if (topic.operation)
        return str_printf(arena, "%s.html", topic.operation->name);
    if (topic.dialect)
        return str_printf(arena, "dialect-%s.html", topic.dialect->name);
    if (topic.command)
        return str_printf(arena, "command-%s.html", topic.command->name);
    if (topic.idea)
        return str_printf(arena, "idea-%s.html", topic.idea->name);
    return str_printf(arena, "decisions.html#%.*s", STR_ARG(topic.decision->name));
}

static void html_link(Page *page, Topic topic, Str text)
{
    Arena arena = { 0 };

    sb_printf(page->out, "<a href=\"%s\">", page_file(topic, &arena).data);
    html_text(page->out, text);
    sb_add(page->out, "</a>");
    arena_free(&arena);
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.';
}

/* The text, in which the names of operations and decisions become links to them. */
static void linked(Page *page, Str text)
{
    for (size_t at = 0, end; at < text.len; at = end) {
        Topic topic = { 0 };
        Str word;

        for (end = at; end < text.len && in_word(text.data[end]); end++)
            ;
        while (end > at && text.data[end - 1] == '.')
            end--;
        if (end == at)
            end++;
        word = (Str){ text.data + at, end - at };
        if (word.len > 1 && !str_eq(word, page->own))
            topic = manual_topic(page->manual, word);
        if (topic.operation || topic.decision)
            html_link(page, topic, word);
        else
            html_text(page->out, word);
    }
}

/* Code as short as this stands on one line of the narrowest page. */
enum { LONGEST_WHOLE = 24 };

static void spans(Page *page, Str text)
{
    static const struct {
        const char *open, *close;
    } TAGS[] = {
        [SPAN_PLAIN] = { "", "" },
        [SPAN_CODE] = { "<code>", "</code>" },
        [SPAN_EMPHASIS] = { "<em>", "</em>" },
    };
    ProseSpan span;

    while (prose_span(&text, &span)) {
        bool whole = span.kind == SPAN_CODE && span.text.len <= LONGEST_WHOLE;

        sb_add(page->out, whole ? "<code class=\"whole\">" : TAGS[span.kind].open);
        linked(page, span.text);
        sb_add(page->out, TAGS[span.kind].close);
    }
}

static void close_list(Page *page)
{
    if (page->in_list)
        sb_add(page->out, "</dl>\n");
    page->in_list = false;
}

static void html_title(Page *page, Str name, Str summary)
{
    sb_add(page->out, "<h1>");
    html_text(page->out, name);
    sb_add(page->out, "</h1>\n<p class=\"summary\">");
    html_text(page->out, summary);
    sb_add(page->out, "</p>\n");
}

static void html_section(Page *page, const char *heading)
{
    close_list(page);
    sb_add(page->out, "<h2>");
    html_text(page->out, str_of(heading));
    sb_add(page->out, "</h2>\n");
}

static void blocks(Page *page, Str text)
{
    static const struct {
        const char *open, *close;
    } TAGS[] = {
        [BLOCK_PARAGRAPH] = { "<p>", "</p>\n" },
        [BLOCK_ITEM] = { "<li>", "</li>\n" },
        [BLOCK_VERBATIM] = { "<pre>", "</pre>\n" },
    };
    ProseBlock block;
    bool in_items = false;

    while (prose_block(&text, &block)) {
        if (in_items != (block.kind == BLOCK_ITEM))
            sb_add(page->out, in_items ? "</ul>\n" : "<ul>\n");
        in_items = block.kind == BLOCK_ITEM;
        sb_add(page->out, TAGS[block.kind].open);
        if (block.kind == BLOCK_VERBATIM)
            html_text(page->out, block.text);
        else
            spans(page, block.text);
        sb_add(page->out, TAGS[block.kind].close);
    }
    if (in_items)
        sb_add(page->out, "</ul>\n");
}

static void html_prose(Page *page, Str text)
{
    close_list(page);
    blocks(page, text);
}

static void html_term(Page *page, TermKind kind, Str name, Str text)
{
    Topic topic = { 0 };

    if (!page->in_list)
        sb_add(page->out, "<dl>\n");
    page->in_list = true;
    if (kind == TERM_TOPIC)
        topic = manual_topic(page->manual, name);
    if (kind == TERM_DEFINED)
        sb_printf(page->out, "<dt id=\"%.*s\">", STR_ARG(name));
    else
        sb_add(page->out, "<dt>");
    if (topic_is_known(topic))
        html_link(page, topic, name);
    else
        html_text(page->out, name);
    sb_add(page->out, "</dt>\n<dd>");
    spans(page, text);
    sb_add(page->out, "</dd>\n");
}

/* The names of operations are links here too, but for the page's own. */
static void program(Page *page, Str text)
{
    static const char *const CLASSES[] = {
        [WORD_COMMENT] = "c", [WORD_STRING] = "s",    [WORD_VALUE] = "v",
        [WORD_SYMBOL] = "f",  [WORD_BLOCK] = "b",     [WORD_TYPE] = "t",
        [WORD_NUMBER] = "n",  [WORD_OPERATION] = "o", [WORD_OTHER] = NULL,
    };
    CodeWord word;

    while (highlight_next(&text, &word)) {
        if (CLASSES[word.kind])
            sb_printf(page->out, "<span class=\"%s\">", CLASSES[word.kind]);
        if (word.kind == WORD_OPERATION)
            linked(page, word.text);
        else
            html_text(page->out, word.text);
        if (CLASSES[word.kind])
            sb_add(page->out, "</span>");
    }
}

static void html_code(Page *page, CodeKind kind, Str text)
{
    static const char *const CLASSES[] = {
        [CODE_PROGRAM] = "program", [CODE_OUTPUT] = "output",   [CODE_MESSAGE] = "message",
        [CODE_SYNTAX] = "syntax",   [CODE_COMMAND] = "command",
    };

    close_list(page);
    /* It can be scrolled where it is wide, and so has to be reached by the keyboard. */
    sb_printf(page->out, "<pre class=\"%s\" tabindex=\"0\"><code>", CLASSES[kind]);
    if (kind == CODE_PROGRAM)
        program(page, text);
    else
        html_text(page->out, text);
    sb_add(page->out, "</code></pre>\n");
}

/* Whoever reads the page's source sees the answer, as does who opens it. */
static void html_forms(Page *page, const Question *question, const Answer *answer)
{
    Str form;

    sb_add(page->out, "<form class=\"ask\" data-forms=\"");
    for (unsigned i = 0; (form = answer_form(answer, question, i)).len; i++) {
        sb_add(page->out, i ? "\n" : "");
        html_text(page->out, form);
    }
    sb_add(page->out, "\">\n");
}

static void html_choices(Page *page, const Question *question)
{
    if (question->choice_count)
        sb_add(page->out, "<ol class=\"choices\">\n");
    for (unsigned i = 0; i < question->choice_count; i++) {
        sb_add(page->out, "<li>");
        spans(page, question->choices[i].text);
        sb_add(page->out, "</li>\n");
    }
    if (question->choice_count)
        sb_add(page->out, "</ol>\n");
}

static void html_answer(Page *page, const Question *question, const Answer *answer)
{
    sb_add(page->out, "<details><summary>Show the answer</summary>\n<p>");
    if (question->choice_count)
        sb_printf(page->out, "%c: ", answer->letter);
    sb_add(page->out, "<code>");
    html_text(page->out, answer->text);
    sb_add(page->out, "</code></p>\n");
    html_code(page, CODE_COMMAND, answer->see);
    if (answer->there.len) {
        sb_add(page->out, "<p>There: ");
        html_text(page->out, answer->there);
        sb_add(page->out, "</p>\n");
    }
    sb_add(page->out, "</details>\n");
}

static void html_ask(Page *page, const Lesson *lesson, unsigned index)
{
    const Question *question = &lesson->questions[index];
    Arena arena = { 0 };
    Answer answer;

    answer_find(&answer, lesson, question, &arena);
    close_list(page);
    html_forms(page, question, &answer);
    sb_printf(page->out, "<p>%u. ", index + 1);
    spans(page, question->text);
    sb_add(page->out, "</p>\n");
    html_choices(page, question);
    sb_add(page->out,
           "<p><label>Your guess <input autocomplete=\"off\" spellcheck=\"false\"></label>\n"
           "<button>Check</button> <output></output></p>\n");
    html_answer(page, question, &answer);
    sb_add(page->out, "</form>\n");
    arena_free(&arena);
}

static void html_solution(Page *page, Str text)
{
    close_list(page);
    sb_add(page->out, "<details><summary>A solution</summary>\n");
    html_code(page, CODE_PROGRAM, text);
    sb_add(page->out, "</details>\n");
}

const PageForm HTML_FORM = {
    .title = html_title,
    .section = html_section,
    .prose = html_prose,
    .term = html_term,
    .code = html_code,
    .ask = html_ask,
    .solution = html_solution,
    .end = close_list,
};
