/* What the page of a lesson has besides that of an idea: questions, an exercise, the lessons before
 * and behind it. */
#include "interp/tools/manual/page.h"

static void show_questions(Page *page, const Lesson *lesson)
{
    if (lesson->question_count)
        page->form->section(page, "Questions");
    for (unsigned i = 0; i < lesson->question_count; i++)
        page->form->ask(page, lesson, i);
}

static void show_exercise(Page *page, const Lesson *lesson)
{
    const Exercise *exercise = &lesson->exercise;

    if (!exercise->text.len)
        return;
    page->form->section(page, "Exercise");
    page->form->prose(page, exercise->text);
    page->form->solution(page, str_of(lesson->solution));
}

static void show_neighbour(Page *page, unsigned number)
{
    const Lesson *lesson = lesson_numbered(number);

    if (lesson)
        page->form->term(page, TERM_TOPIC, str_of(lesson->name), str_of(lesson->title));
}

void page_lesson(Page *page, const Lesson *lesson)
{
    show_questions(page, lesson);
    show_exercise(page, lesson);
    page->form->section(page, "Previous and next");
    show_neighbour(page, lesson->number - 1);
    show_neighbour(page, lesson->number + 1);
}
