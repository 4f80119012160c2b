/* Ideas: what a student of the language meets besides its operations. Each is a row: some
 * paragraphs, a program of its own, and where to read on. */
#ifndef INTERP_TOOLS_MANUAL_IDEA_H
#define INTERP_TOOLS_MANUAL_IDEA_H

#include "core/ir/definition.h"
#include "interp/tools/course/lesson.h"

typedef struct Idea {
    const char *part;    /* of the contents, which begins with it; or NULL */
    const char *name;    /* "block-arguments" */
    const char *aliases; /* other words that ask for it, blank-separated; or NULL */
    const char *summary; /* one line */
    const char *text;    /* paragraphs, lines before column 80 */
    const char *example; /* a program that runs from @main, ... */
    const char *gives;   /* and what it prints: as in OpDef */
    const char *watch;   /* what to look at in `mlir-interp step` */
    /* Blank-separated lists: the operations to read about; other ideas; decisions. */
    const char *operations, *ideas, *decisions;
    /* Adds items behind the text; NULL: there are none. */
    void (*list)(Sb *out);
    /* Whose pages mention it, besides `operations`; NULL: no others. */
    bool (*concerns)(const OpDef *def);
    const Lesson *lesson; /* of the course, that it is; NULL: it is none */
} Idea;

/* Tables of rows, each ended by a row without a name. In this order they make a course. */
extern const Idea LANGUAGE_IDEAS[]; /* idea_language.c: SSA, blocks, regions, symbols */
extern const Idea TYPE_IDEAS[];     /* idea_types.c: types and numbers */
extern const Idea MEANING_IDEAS[];  /* idea_meaning.c: poison, undefined behaviour, choices */
extern const Idea MEMORY_IDEAS[];   /* idea_memory.c: memory, provenance, memrefs */
extern const Idea LOOP_IDEAS[];     /* idea_loops.c: loops, affine maps, races */
extern const Idea TASK_IDEAS[];     /* idea_tasks.c: bodies that run beside each other */
extern const Idea VECTOR_IDEAS[];   /* idea_vectors.c: lanes, masks, transfers */
extern const Idea TENSOR_IDEAS[];   /* idea_tensors.c: tensors, destinations, bufferization */
extern const Idea REPORT_IDEAS[];   /* idea_reports.c: how programs go wrong */
extern const Idea USING_IDEAS[];    /* idea_using.c: exit statuses, limits */
extern const Idea EDITOR_IDEAS[];   /* idea_editor.c: the debugger in an editor */

/* idea_course.c: lesson `index` + 1; NULL behind the last. */
const Idea *course_idea(unsigned index);

/* Idea `index` of all tables, and behind them of the course; NULL after the last. */
const Idea *idea_at(unsigned index);
/* By its name or another word for it; NULL where there is none. */
const Idea *idea_find(Str name);
/* Its paragraphs, with what it lists. */
Str idea_text(const Idea *idea, Arena *arena);
/* Whether the operation's page mentions the idea. */
bool idea_concerns(const Idea *idea, const OpDef *def);
/* Whether it names an operation of the dialect to read about. */
bool idea_names(const Idea *idea, const DialectDef *dialect);

#endif
