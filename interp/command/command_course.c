/* `course`: lessons, their questions, and the marks of those who answered. */
#include "interp/command/command.h"
#include "interp/command/course_ask.h"
#include "interp/command/course_marks.h"
#include "interp/console/colour.h"
#include "interp/console/json.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/tools/course/answer.h"
#include "interp/tools/course/homework.h"
#include "interp/tools/manual/manual.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void print_and_free(Sb *text)
{
    fwrite(text->data, 1, text->len, stdout);
    sb_free(text);
}

/* "6", "06", "course-06": a number that there is; where more stands behind it, `exact` is false. 0:
 * it is none. */
static unsigned number_asked(Str word, bool *exact)
{
    unsigned number = 0;
    size_t at = 0;

    if (str_starts(word, "course-"))
        word = str_from(word, sizeof "course-" - 1);
    for (; at < word.len && at < 3 && isdigit((unsigned char)word.data[at]); at++)
        number = number * 10 + (unsigned)(word.data[at] - '0');
    *exact = at == word.len;
    return number <= LESSON_COUNT ? number : 0;
}

/* The least distance of the word to one of the title's that is as long as a subject is. */
static unsigned far_from_title(Str word, const Lesson *lesson)
{
    enum { LEAST_OF_SUBJECT = 3 };
    Str rest = str_of(lesson->title);
    unsigned least = UINT_MAX;

    while (str_trim(rest).len) {
        Str one = str_word(&rest);
        char lower[32] = "";
        unsigned far;

        for (size_t i = 0; i < one.len && i < sizeof lower - 1; i++)
            lower[i] = (char)tolower((unsigned char)one.data[i]);
        lower[strcspn(lower, ",:;")] = 0;
        far = str_distance(word, str_of(lower), least);
        if (strlen(lower) >= LEAST_OF_SUBJECT && far < least)
            least = far;
    }
    return least;
}

/* The lesson whose number the word begins with, or whose title has it, or one like it. */
static const Lesson *lesson_meant(Str word)
{
    bool exact;
    const Lesson *meant = lesson_numbered(number_asked(word, &exact));
    unsigned least = word.len < 5 ? 1 : 3, far;

    for (unsigned number = 1; !meant && number <= LESSON_COUNT; number++)
        if ((far = far_from_title(word, lesson_numbered(number))) < least) {
            meant = lesson_numbered(number);
            least = far;
        }
    return meant;
}

static void tell_no_lesson(const char *word)
{
    const Lesson *meant = lesson_meant(str_of(word));

    output_error("error: there is no lesson '%s'", word);
    if (meant)
        output_error("; did you mean %u (%s)?", meant->number, meant->title);
    else
        output_error(": they are 1 to %d", LESSON_COUNT);
    output_error(" (see %s course)\n", offer_program());
}

/* Which are asked for, a bit each; 0, told, where one is none. */
static uint32_t lessons_asked(const Options *options)
{
    uint32_t lessons = 0;

    for (unsigned i = 0; i < options->file_count; i++) {
        bool exact;
        unsigned number = number_asked(str_of(options->files[i]), &exact);

        if (!number || !exact) {
            tell_no_lesson(options->files[i]);
            return 0;
        }
        lessons |= 1u << (number - 1);
    }
    return lessons ? lessons : (1u << LESSON_COUNT) - 1;
}

static bool is_asked(uint32_t lessons, unsigned number)
{
    return lessons >> (number - 1) & 1;
}

/* What is not understood of a lesson; it is the program's own. */
static bool lessons_are_good(void)
{
    for (unsigned number = 1; number <= LESSON_COUNT; number++) {
        const Lesson *lesson = lesson_numbered(number);

        if (lesson->wrong.len) {
            output_error("error: lesson %u: not understood: %.*s\n", number,
                         STR_ARG(lesson->wrong));
            return false;
        }
    }
    return true;
}

static void list_lesson(const Lesson *lesson)
{
    printf("  %2u  %-50s %u question%s%s\n", lesson->number, lesson->title, lesson->question_count,
           plural(lesson->question_count), lesson->exercise.text.len ? ", an exercise" : "");
}

static void list_lessons(void)
{
    printf("lessons (%s course 1 shows the first):\n", offer_program());
    for (unsigned number = 1; number <= LESSON_COUNT; number++)
        list_lesson(lesson_numbered(number));
}

static void json_choices(Sb *sb, const Question *question)
{
    json_name(sb, "choices");
    sb_char(sb, '[');
    for (unsigned i = 0; i < question->choice_count; i++) {
        sb_add(sb, i ? ", " : "");
        json_quoted(sb, question->choices[i].text);
    }
    sb_char(sb, ']');
}

static void json_question(Sb *sb, const Lesson *lesson, const Question *question, bool solved)
{
    Arena arena = { 0 };
    Answer answer;

    sb_char(sb, '{');
    json_text(sb, "text", question->text);
    if (question->choice_count)
        json_choices(sb, question);
    if (solved) {
        answer_find(&answer, lesson, question, &arena);
        json_flag(sb, "known", answer.known);
        json_text(sb, "answer", answer.known ? answer_form(&answer, question, 0) : answer.text);
        json_text(sb, "see", answer.see);
        json_optional(sb, "there", answer.there);
    }
    sb_char(sb, '}');
    arena_free(&arena);
}

static void print_lesson_json(const Lesson *lesson, bool solved)
{
    Sb sb = { 0 };

    json_begin(&sb, "course");
    json_text(&sb, "kind", STR("lesson"));
    json_number(&sb, "lesson", lesson->number);
    json_text(&sb, "title", str_of(lesson->title));
    json_text(&sb, "text", str_of(lesson->text));
    json_text(&sb, "program", str_of(lesson->program));
    json_name(&sb, "questions");
    sb_char(&sb, '[');
    for (unsigned i = 0; i < lesson->question_count; i++) {
        sb_add(&sb, i ? ", " : "");
        json_question(&sb, lesson, &lesson->questions[i], solved);
    }
    sb_char(&sb, ']');
    json_optional(&sb, "exercise", lesson->exercise.text);
    if (solved && lesson->exercise.text.len)
        json_text(&sb, "solution", str_of(lesson->solution));
    sb_add(&sb, "}\n");
    print_and_free(&sb);
}

static void print_lesson(const Manual *manual, const Lesson *lesson, bool solved)
{
    Topic topic = manual_topic(manual, str_of(lesson->name));
    bool colour = colour_is_wanted(STDOUT_FILENO);
    Sb out = { 0 };

    if (solved)
        manual_print_solved(manual, topic, colour, &out);
    else
        manual_print(manual, topic, colour, &out);
    print_and_free(&out);
}

static int show_lessons(uint32_t lessons, const Options *options)
{
    bool asks = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !options->solutions;
    Manual manual;

    manual_open(&manual);
    for (unsigned number = 1; number <= LESSON_COUNT; number++) {
        if (!is_asked(lessons, number))
            continue;
        print_lesson(&manual, lesson_numbered(number), options->solutions);
        if (asks && !course_ask(lesson_numbered(number)))
            break;
    }
    manual_close(&manual);
    return EXIT_FINE;
}

static int tell_lessons(uint32_t lessons, const Options *options)
{
    for (unsigned number = 1; options->json && number <= LESSON_COUNT; number++)
        if (is_asked(lessons, number))
            print_lesson_json(lesson_numbered(number), options->solutions);
    if (options->json)
        return EXIT_FINE;
    if (options->file || options->solutions)
        return show_lessons(lessons, options);
    list_lessons();
    return EXIT_FINE;
}

static int mark_homework(uint32_t lessons, const Options *options)
{
    Homework homework;
    Sb why = { 0 };
    int status = EXIT_USAGE;

    if (homework_mark(&homework, options->homework, lessons, &why))
        status = course_tell_marks(&homework, options->json);
    else
        output_error("error: %s\n", why.data);
    homework_free(&homework);
    sb_free(&why);
    return status;
}

int command_course(const Options *options)
{
    uint32_t lessons = lessons_asked(options);

    if (!lessons || !lessons_are_good())
        return EXIT_USAGE;
    if (options->homework && options->solutions) {
        fputs("error: --check marks what others say, and --solutions shows what is right: one of "
              "them\n",
              stderr);
        return EXIT_USAGE;
    }
    return options->homework ? mark_homework(lessons, options) : tell_lessons(lessons, options);
}
