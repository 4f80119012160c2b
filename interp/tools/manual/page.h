/* Pages: what the manual says of an operation, an idea, a dialect, as a row of calls that a form
 * turns into text for a terminal or into HTML. */
#ifndef INTERP_TOOLS_MANUAL_PAGE_H
#define INTERP_TOOLS_MANUAL_PAGE_H

#include "interp/tools/course/answer.h"
#include "interp/tools/manual/manual.h"

typedef enum CodeKind {
    CODE_PROGRAM,
    CODE_OUTPUT,
    CODE_MESSAGE, /* a long line, as CODE_SYNTAX */
    CODE_SYNTAX,  /* one long line that may be broken */
    CODE_COMMAND,
} CodeKind;

typedef enum TermKind {
    TERM_PLAIN,
    TERM_TOPIC,  /* it has a page, or a place on the page of decisions */
    TERM_DEFINED /* it has its place here */
} TermKind;

typedef struct Page Page;

/* `term` is a name and what there is to say of it; terms that follow each other are a list, with
 * names in a column. `prose` takes text with the marks of prose.h. */
typedef struct PageForm {
    void (*title)(Page *page, Str name, Str summary);
    void (*section)(Page *page, const char *heading);
    void (*prose)(Page *page, Str text);
    void (*term)(Page *page, TermKind kind, Str name, Str text);
    void (*code)(Page *page, CodeKind kind, Str text);
    /* A question of a lesson, and the solution of its exercise: answers are found, and shown, for
     * those who ask. */
    void (*ask)(Page *page, const Lesson *lesson, unsigned index);
    void (*solution)(Page *page, Str program);
    void (*end)(Page *page);
} PageForm;

struct Page {
    const PageForm *form;
    const Manual *manual;
    Sb *out;
    Str own;              /* the name of what it is about: no link to itself */
    bool colour;          /* of text */
    bool solved;          /* of text: answers and solutions are shown */
    bool in_list;         /* of HTML: a list of terms is open */
    unsigned term_column; /* of text: where what is said of terms begins */
};

extern const PageForm TEXT_FORM; /* page_text.c */
extern const PageForm HTML_FORM; /* page_html.c */

/* Everything of a page but its end. */
void page_operation(Page *page, const OpDef *def);        /* page_operation.c */
void page_idea(Page *page, const Idea *idea);             /* page_idea.c */
void page_lesson(Page *page, const Lesson *lesson);       /* page_lesson.c */
void page_command(Page *page, const Usage *command);      /* page_command.c */
void page_dialect(Page *page, const DialectDef *dialect); /* page_contents.c */
void page_decision(Page *page, const Decision *decision); /* page_contents.c */
void page_decisions(Page *page);                          /* page_contents.c */
void page_contents(Page *page);                           /* page_contents.c */

/* The sections that operations and ideas have in common (page_idea.c). The example becomes `file`.
 * An example that shows how a run ends gives a message that begins with "error:". */
void page_example(Page *page, const char *name, const char *file, const char *example,
                  const char *gives);
void page_decisions_of(Page *page, const char *list);

/* When a result of the operation is poison, and when it is undefined, as its page says it, into an
 * empty text; nothing where it is not executed (page_operation.c). */
void operation_poison(Context *context, const OpDef *def, Sb *text);
void operation_undefined(Context *context, const OpDef *def, Sb *text);

/* The file of a topic's page in the folder of HTML, with an anchor where it is a part of one. */
Str page_file(Topic topic, Arena *arena);

#endif
