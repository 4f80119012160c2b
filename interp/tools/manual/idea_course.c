/* The lessons of the course, which are ideas as well: pages with a text, a program, where to read
 * on. */
#include "interp/tools/manual/idea.h"

/* They stay as they were made, as the lessons do. */
static Idea ideas[LESSON_COUNT];
static Arena kept;

/* Names with a dot are operations, others ideas. */
static const char *names_of(const char *read_on, bool operations)
{
    Str rest = str_of(read_on);
    Sb names = { 0 };
    const char *found;

    for (Str word = str_word(&rest); word.len; word = str_word(&rest))
        if ((str_find(word, '.') < word.len) == operations) {
            sb_add(&names, names.len ? " " : "");
            sb_str(&names, word);
        }
    found = names.len ? str_dup(&kept, sb_view(&names)).data : NULL;
    sb_free(&names);
    return found;
}

static void make(Idea *idea, const Lesson *lesson)
{
    *idea = (Idea){ .part = lesson->number == 1 ? "The course" : NULL,
                    .name = lesson->name,
                    .summary = lesson->title,
                    .text = lesson->text,
                    .example = lesson->program,
                    .operations = names_of(lesson->read_on, true),
                    .ideas = names_of(lesson->read_on, false),
                    .lesson = lesson };
}

const Idea *course_idea(unsigned index)
{
    if (!ideas[0].name)
        for (unsigned i = 0; i < LESSON_COUNT; i++)
            make(&ideas[i], lesson_numbered(i + 1));
    return index < LESSON_COUNT ? &ideas[index] : NULL;
}
