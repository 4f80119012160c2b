/* `course`: lessons, their questions, and the marks of those who answered. */
#include "interp/command/command.h"
#include "interp/console/colour.h"
#include "interp/console/json.h"
#include "interp/console/offer.h"
#include "interp/tools/course/answer.h"
#include "interp/tools/course/homework.h"
#include "interp/tools/manual/manual.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void print_and_free(Sb *text)
{
    fwrite(text->data, 1, text->len, stdout);
    sb_free(text);
}

/* "6", "06", "course-06". */
static const Lesson *lesson_asked(const char *word)
{
    Str text = str_of(word);
    char *end;
    long number;

    if (str_starts(text, "course-"))
        word += sizeof "course-" - 1;
    number = strtol(word, &end, 10);
    return *word && !*end && number >= 1 && number <= LESSON_COUNT
               ? lesson_numbered((unsigned)number)
               : NULL;
}

/* Which are asked for, a bit each; 0, told, where one is none. */
static uint32_t lessons_asked(const Options *options)
{
    uint32_t lessons = 0;

    for (unsigned i = 0; i < options->file_count; i++) {
        const Lesson *lesson = lesson_asked(options->files[i]);

        if (!lesson) {
            fprintf(stderr, "error: there is no lesson '%s': they are 1 to %d (see %s course)\n",
                    options->files[i], LESSON_COUNT, offer_program());
            return 0;
        }
        lessons |= 1u << (lesson->number - 1);
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
            fprintf(stderr, "error: lesson %u: not understood: %.*s\n", number,
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

/* One line of what is typed, however long; false at the end. */
static bool read_guess(Sb *guess)
{
    int c;

    guess->len = 0;
    while ((c = getchar()) != EOF && c != '\n')
        if (guess->len < 1000)
            sb_char(guess, (char)c);
    return c != EOF || guess->len != 0;
}

static void tell_answer(const Answer *answer, const Question *question, Str guess)
{
    bool right = answer_is(answer, question, guess);
    Str choice =
        question->choice_count ? question->choices[answer->letter - 'a'].text : answer->text;

    printf("%s%s%.*s\n  %s%.*s\n",
           right       ? "Right: "
           : guess.len ? "No: it is "
                       : "It is ",
           question->choice_count ? (char[]){ answer->letter, ',', ' ', 0 } : "", STR_ARG(choice),
           offer_program(), STR_ARG(str_from(answer->see, sizeof "mlir-interp" - 1)));
    if (answer->there.len)
        printf("  there: %.*s\n", STR_ARG(answer->there));
}

static void print_question(unsigned number, const Question *question)
{
    printf("\n%u. %.*s\n", number, STR_ARG(question->text));
    for (unsigned i = 0; i < question->choice_count; i++)
        printf("   %c) %.*s\n", 'a' + (int)i, STR_ARG(question->choices[i].text));
    fputs("> ", stdout);
    fflush(stdout);
}

/* The questions, one by one, until there is nobody who answers. */
static bool ask(const Lesson *lesson)
{
    Sb guess = { 0 };
    bool heard = true;

    for (unsigned i = 0; heard && i < lesson->question_count; i++) {
        const Question *question = &lesson->questions[i];
        Arena arena = { 0 };
        Answer answer;

        print_question(i + 1, question);
        heard = read_guess(&guess);
        answer_find(&answer, lesson, question, &arena);
        if (heard)
            tell_answer(&answer, question, sb_view(&guess));
        arena_free(&arena);
    }
    sb_free(&guess);
    return heard;
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
        if (asks && !ask(lesson_numbered(number)))
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

static const char *const MARKS[] = {
    [MARK_RIGHT] = "right", [MARK_WRONG] = "wrong", [MARK_MISSING] = "missing"
};

typedef struct Tally {
    unsigned marks[MARK_MISSING + 1];
} Tally;

static unsigned tally_all(const Tally *tally)
{
    return tally->marks[MARK_RIGHT] + tally->marks[MARK_WRONG] + tally->marks[MARK_MISSING];
}

static void print_mark_json(const Mark *mark)
{
    Sb sb = { 0 };

    json_begin(&sb, "course");
    json_text(&sb, "kind", STR("mark"));
    json_optional(&sb, "student", mark->student);
    json_number(&sb, "lesson", mark->lesson);
    if (mark->number)
        json_number(&sb, "question", mark->number);
    json_text(&sb, "mark", str_of(MARKS[mark->kind]));
    json_optional(&sb, "given", mark->given);
    json_optional(&sb, "why", mark->why);
    sb_add(&sb, "}\n");
    print_and_free(&sb);
}

static void print_sum_json(const Homework *homework, const Tally *tally)
{
    Sb sb = { 0 };

    json_begin(&sb, "course");
    json_text(&sb, "kind", STR("summary"));
    json_number(&sb, "students", homework->students);
    for (MarkKind kind = MARK_RIGHT; kind <= MARK_MISSING; kind++)
        json_number(&sb, MARKS[kind], tally->marks[kind]);
    sb_add(&sb, "}\n");
    print_and_free(&sb);
}

/* "  2: wrong, 'fine': it is undefined" */
static void print_mark(const Mark *mark)
{
    if (mark->number)
        printf("    question %u: %s", mark->number, MARKS[mark->kind]);
    else
        printf("    exercise: %s", MARKS[mark->kind]);
    if (mark->given.len)
        printf(", '%.*s'", STR_ARG(mark->given));
    printf(": %.*s\n", STR_ARG(mark->why));
}

/* The marks of a student in a lesson, from the first on: a line, and what is wrong; how many they
 * are. Names of several may look alike, and each student's marks share theirs. */
static size_t print_lesson_marks(const Homework *homework, size_t first)
{
    const Mark *marks = homework->marks.data + first;
    size_t count = 0, left = homework->marks.len - first;
    unsigned right = 0, questions = 0;
    const char *exercise = "-";

    for (; count < left && marks[count].lesson == marks->lesson
           && marks[count].student.data == marks->student.data;
         count++) {
        questions += marks[count].number != 0;
        right += marks[count].number && marks[count].kind == MARK_RIGHT;
        if (!marks[count].number)
            exercise = MARKS[marks[count].kind];
    }
    printf("%-20.*s %6u   %3u of %-3u  %s\n", STR_ARG(marks->student), marks->lesson, right,
           questions, exercise);
    return count;
}

static void print_marks(const Homework *homework)
{
    printf("%-20s %6s  %10s  %s\n", "student", "lesson", "questions", "exercise");
    for (size_t first = 0, count; first < homework->marks.len; first += count) {
        count = print_lesson_marks(homework, first);
        for (size_t i = first; i < first + count; i++)
            if (homework->marks.data[i].kind == MARK_WRONG)
                print_mark(&homework->marks.data[i]);
    }
}

static int tell_marks(const Homework *homework, bool json)
{
    Tally tally = { 0 };

    for (size_t i = 0; i < homework->marks.len; i++) {
        tally.marks[homework->marks.data[i].kind]++;
        if (json)
            print_mark_json(&homework->marks.data[i]);
    }
    if (json) {
        print_sum_json(homework, &tally);
    } else {
        print_marks(homework);
        printf("%u student%s: %u of %u right, %u wrong, %u missing\n", homework->students,
               plural(homework->students), tally.marks[MARK_RIGHT], tally_all(&tally),
               tally.marks[MARK_WRONG], tally.marks[MARK_MISSING]);
    }
    return tally.marks[MARK_RIGHT] == tally_all(&tally) ? EXIT_FINE : EXIT_DIFFERENCE;
}

static int mark_homework(uint32_t lessons, const Options *options)
{
    Homework homework;
    Sb why = { 0 };
    int status = EXIT_USAGE;

    if (homework_mark(&homework, options->homework, lessons, &why))
        status = tell_marks(&homework, options->json);
    else
        fprintf(stderr, "error: %s\n", why.data);
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
