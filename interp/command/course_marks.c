#include "interp/command/course_marks.h"

#include "core/base/utf8.h"
#include "interp/console/json.h"
#include "interp/console/output.h"
#include "interp/console/status.h"

#include <stdio.h>

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
    output_print(sb_view(&sb));
    sb_free(&sb);
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
    output_print(sb_view(&sb));
    sb_free(&sb);
}

static void print_skipped_json(const Skipped *skipped)
{
    Sb sb = { 0 };

    json_begin(&sb, "course");
    json_text(&sb, "kind", STR("skipped"));
    json_text(&sb, "name", skipped->name);
    json_text(&sb, "why", skipped->why);
    sb_add(&sb, "}\n");
    output_print(sb_view(&sb));
    sb_free(&sb);
}

/* What is not read may be what somebody meant to be. */
static void tell_skipped(const Homework *homework, bool json)
{
    enum { MOST_TOLD = 20 };
    size_t count = homework->skipped.len;

    for (size_t i = 0; json && i < count; i++)
        print_skipped_json(&homework->skipped.data[i]);
    for (size_t i = 0; !json && i < count && i < MOST_TOLD; i++)
        output_error("note: not read: '%.*s': %.*s\n", STR_ARG(homework->skipped.data[i].name),
                     STR_ARG(homework->skipped.data[i].why));
    if (!json && count > MOST_TOLD)
        output_error("note: and %zu more\n", count - MOST_TOLD);
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

/* A column wide; of one who has no folder it is the folder's. */
static void print_name(Str name)
{
    size_t width = 0;

    for (size_t at = 0; at < name.len; at += utf8_length(name, at))
        width++;
    printf("%.*s%*s", STR_ARG(name), width < 20 ? (int)(20 - width) : 0, "");
}

/* "   3 of 4  ", and "   missing " of one who answered nothing. */
static void print_questions(unsigned right, unsigned missing, unsigned questions)
{
    if (questions && missing == questions)
        printf("   %-8s", MARKS[MARK_MISSING]);
    else
        printf(" %3u of %-3u", right, questions);
}

/* The marks of a student in a lesson, from the first on: a line, and what is wrong; how many they
 * are. Names of several may look alike, and each student's marks share theirs. */
static size_t print_lesson_marks(const Homework *homework, size_t first)
{
    const Mark *marks = homework->marks.data + first;
    size_t count = 0, left = homework->marks.len - first;
    unsigned right = 0, missing = 0, questions = 0;
    const char *exercise = "-";

    for (; count < left && marks[count].lesson == marks->lesson
           && marks[count].student.data == marks->student.data;
         count++) {
        questions += marks[count].number != 0;
        right += marks[count].number && marks[count].kind == MARK_RIGHT;
        missing += marks[count].number && marks[count].kind == MARK_MISSING;
        if (!marks[count].number)
            exercise = MARKS[marks[count].kind];
    }
    print_name(marks->student.len ? marks->student : STR("."));
    printf(" %6u  ", marks->lesson);
    print_questions(right, missing, questions);
    printf("  %s\n", exercise);
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

int course_tell_marks(const Homework *homework, bool json)
{
    Tally tally = { 0 };

    for (size_t i = 0; i < homework->marks.len; i++) {
        tally.marks[homework->marks.data[i].kind]++;
        if (json)
            print_mark_json(&homework->marks.data[i]);
    }
    tell_skipped(homework, json);
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
