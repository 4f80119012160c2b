#include "interp/tools/course/homework.h"

#include "core/base/utf8.h"
#include "interp/tools/course/exercise.h"
#include "interp/tools/course/folder.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_OF_ANSWERS = 1 << 16, MOST_OF_PROGRAM = 1 << 18 };

typedef struct Given { /* the answers of a file */
    Str answers[LESSON_MOST_QUESTIONS];
    bool twice[LESSON_MOST_QUESTIONS];
    unsigned wrong; /* the first line that is none; 0: there is none */
    Str number;     /* of the question that it answers and that is not asked; empty: of none */
} Given;

/* "1: poison", "1. poison", "1) poison", "1 = poison"; else false, and the number that it has. */
static bool read_answer(Given *given, unsigned questions, Str line, Str *number)
{
    Str digits = { line.data, 0 }, rest;
    unsigned index;

    *number = (Str){ 0 };
    while (digits.len < line.len && isdigit((unsigned char)line.data[digits.len]))
        digits.len++;
    rest = str_trim(str_from(line, digits.len));
    if (!digits.len || !rest.len || !strchr(":.)=", rest.data[0]))
        return false;
    *number = digits;
    index = (unsigned)(digits.data[0] - '1');
    if (digits.len > 1 || index >= questions)
        return false;
    given->twice[index] = given->answers[index].len != 0;
    given->answers[index] = str_trim(str_from(rest, 1));
    return true;
}

/* Where a comment begins: `#` in front, or behind a blank. */
static size_t comment_from(Str line)
{
    for (size_t at = 0; at < line.len; at++)
        if (line.data[at] == '#' && (at == 0 || isspace((unsigned char)line.data[at - 1])))
            return at;
    return line.len;
}

static void read_answers(Given *given, unsigned questions, Str text)
{
    static const char MARK[] = "\xef\xbb\xbf"; /* some editors put it in front */

    text = str_from(text, str_starts(text, MARK) ? sizeof MARK - 1 : 0);
    for (unsigned number = 1; text.len; number++) {
        Str said = str_trim(str_line(&text)), asked;

        said.len = comment_from(said);
        said = str_trim(said);
        if (said.len && !read_answer(given, questions, said, &asked) && !given->wrong) {
            given->wrong = number;
            given->number = asked;
        }
    }
}

typedef struct Marking {
    Homework *homework;
    Str student;
    int folder;
    const Lesson *lesson;
} Marking;

/* Of what is hostile a line that can be shown: "\x1b" for what does something else. */
static Str shown(Arena *arena, Str text)
{
    Sb sb = { 0 };
    Str kept;

    for (size_t at = 0, len; at < text.len; at += len ? len : 1) {
        len = utf8_harmless(text, at);
        if (len)
            sb_str(&sb, (Str){ text.data + at, len });
        else
            sb_printf(&sb, "\\x%02x", (unsigned char)text.data[at]);
    }
    kept = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}

/* An answer is as long as its file: of the text the beginning. */
static Str shown_answer(Arena *arena, Str given)
{
    enum { MOST_SHOWN = 200 };

    if (given.len <= MOST_SHOWN)
        return shown(arena, given);
    return str_printf(arena, "%.*s...", STR_ARG(shown(arena, (Str){ given.data, MOST_SHOWN })));
}

static void add_mark(Marking *marking, unsigned number, MarkKind kind, Str given, Str why)
{
    Arena *arena = &marking->homework->arena;

    vec_push(&marking->homework->marks, ((Mark){ .student = marking->student,
                                                 .lesson = marking->lesson->number,
                                                 .number = number,
                                                 .kind = kind,
                                                 .given = shown_answer(arena, given),
                                                 .why = shown(arena, why) }));
}

static Str wrong_because(Arena *arena, const Answer *answer, const Question *question)
{
    if (question->choice_count && answer->known)
        return str_printf(arena, "it is %c: %.*s", answer->letter,
                          STR_ARG(question->choices[answer->letter - 'a'].text));
    return str_printf(arena, "it is %.*s", STR_ARG(answer->text));
}

static const Answer *answer_of(Marking *marking, unsigned index)
{
    Homework *homework = marking->homework;
    unsigned lesson = marking->lesson->number - 1;
    Answer *answer = &homework->answers[lesson][index];

    if (!homework->found[lesson][index])
        answer_find(answer, marking->lesson, &marking->lesson->questions[index], &homework->arena);
    homework->found[lesson][index] = true;
    return answer;
}

static void mark_answer(Marking *marking, unsigned index, const Given *given)
{
    const Question *question = &marking->lesson->questions[index];
    Arena *arena = &marking->homework->arena;
    Str said = given->answers[index];
    const Answer *answer;

    if (!said.len) {
        add_mark(marking, index + 1, MARK_MISSING, said, STR("there is no answer"));
        return;
    }
    answer = answer_of(marking, index);
    if (given->twice[index])
        add_mark(marking, index + 1, MARK_WRONG, said, STR("it is answered twice"));
    else if (answer_is(answer, question, said))
        add_mark(marking, index + 1, MARK_RIGHT, said, (Str){ 0 });
    else
        add_mark(marking, index + 1, MARK_WRONG, said, wrong_because(arena, answer, question));
}

/* Whose it is, and what: "anna/6.txt". */
static void skip(Homework *homework, Str student, const char *name, const char *why)
{
    Str path = student.len ? str_printf(&homework->arena, "%.*s/%s", STR_ARG(student), name)
                           : str_of(name);

    vec_push(&homework->skipped, ((Skipped){ shown(&homework->arena, path), str_of(why) }));
}

/* What is wrong with the first line that is none. A number is as long as its file. */
static Str no_answer_because(const Marking *marking, const Given *given)
{
    enum { MOST_DIGITS = 9 };
    Arena *arena = &marking->homework->arena;

    if (given->number.len && given->number.len <= MOST_DIGITS)
        return str_printf(arena, "line %u: lesson %u has no question %.*s", given->wrong,
                          marking->lesson->number, STR_ARG(given->number));
    return str_printf(arena, "line %u is no answer (\"1: poison\")", given->wrong);
}

static void mark_questions(Marking *marking, const char *name)
{
    Arena *arena = &marking->homework->arena;
    const char *why = NULL;
    Given given = { 0 };
    Sb text = { 0 };
    Str no_answer;
    bool told = false; /* in a mark */
    Found found = folder_read(marking->folder, name, MOST_OF_ANSWERS, &text, &why);

    if (found == FOUND)
        read_answers(&given, marking->lesson->question_count, sb_view(&text));
    no_answer = no_answer_because(marking, &given);
    for (unsigned i = 0; i < marking->lesson->question_count; i++) {
        told = told || !given.answers[i].len;
        if (found == FOUND_UNREADABLE)
            add_mark(marking, i + 1, MARK_WRONG, (Str){ 0 },
                     str_printf(arena, "%s cannot be read: %s", name, why));
        else if (given.wrong && !given.answers[i].len)
            add_mark(marking, i + 1, MARK_WRONG, (Str){ 0 },
                     str_printf(arena, "%s: %.*s", name, STR_ARG(no_answer)));
        else
            mark_answer(marking, i, &given);
    }
    if (given.wrong && !told)
        skip(marking->homework, marking->student, name, no_answer.data);
    sb_free(&text);
}

static void mark_exercise(Marking *marking, const char *name)
{
    const char *why = NULL;
    Sb text = { 0 }, said = { 0 };
    Found found = folder_read(marking->folder, name, MOST_OF_PROGRAM, &text, &why);

    if (found == FOUND_NONE)
        add_mark(marking, 0, MARK_MISSING, (Str){ 0 }, STR("there is no program"));
    else if (found == FOUND_UNREADABLE)
        sb_printf(&said, "%s cannot be read: %s", name, why);
    else if (str_eq(str_trim(sb_view(&text)), str_trim(str_of(marking->lesson->program))))
        sb_add(&said, "it is the lesson's own program: the exercise's takes its place");
    else if (exercise_is_solved(marking->lesson, sb_view(&text), &said))
        add_mark(marking, 0, MARK_RIGHT, (Str){ 0 }, (Str){ 0 });
    if (said.len)
        add_mark(marking, 0, MARK_WRONG, (Str){ 0 }, sb_view(&said));
    sb_free(&text);
    sb_free(&said);
}

static void mark_student(Homework *homework, int folder, Str student, uint32_t lessons)
{
    homework->students++;
    for (unsigned number = 1; number <= LESSON_COUNT; number++) {
        Marking marking = { homework, student, folder, lesson_numbered(number) };
        char name[16];

        if (!(lessons >> (number - 1) & 1))
            continue;
        memcpy(name, marking.lesson->file, 3); /* "06.txt" beside "06.mlir" */
        memcpy(name + 3, "txt", sizeof "txt");
        mark_questions(&marking, name);
        if (marking.lesson->exercise.text.len)
            mark_exercise(&marking, marking.lesson->file);
    }
}

/* What is read of nobody. */
static void skip_others(Homework *homework, Str student, const FolderEntries *entries)
{
    for (size_t i = 0; i < entries->len; i++) {
        const FolderEntry *entry = &entries->data[i];

        if (entry->kind == ENTRY_OTHER)
            skip(homework, student, entry->name, entry->why);
        else if (entry->kind == ENTRY_FOLDER && student.len)
            skip(homework, student, entry->name, "it is a folder in a student's folder");
    }
}

/* A student's folder. Beside answers that stand in no folder of a student's, one without any is
 * none. */
static void mark_folder(Homework *homework, int around, const char *name, bool beside,
                        uint32_t lessons)
{
    int folder = openat(around, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    FolderEntries entries = { 0 };
    bool read = folder >= 0 && folder_list(folder, &entries, &homework->arena);

    if (beside && read && !folder_has_answers(&entries)) {
        skip(homework, (Str){ 0 }, name, "there are no answers in it");
    } else {
        /* Where it cannot be read that is said of each answer. */
        mark_student(homework, folder, shown(&homework->arena, str_of(name)), lessons);
        skip_others(homework, str_of(name), &entries);
    }
    vec_free(&entries);
    if (folder >= 0)
        close(folder);
}

static void mark_all(Homework *homework, int folder, const FolderEntries *entries, uint32_t lessons)
{
    bool own = folder_has_answers(entries);
    unsigned folders = 0;

    for (size_t i = 0; i < entries->len; i++)
        folders += entries->data[i].kind == ENTRY_FOLDER;
    skip_others(homework, (Str){ 0 }, entries);
    if (own || !folders)
        mark_student(homework, folder, (Str){ 0 }, lessons);
    for (size_t i = 0; i < entries->len; i++)
        if (entries->data[i].kind == ENTRY_FOLDER)
            mark_folder(homework, folder, entries->data[i].name, own, lessons);
}

bool homework_mark(Homework *homework, const char *folder, uint32_t lessons, Sb *why)
{
    int opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    FolderEntries entries = { 0 };
    bool read;

    *homework = (Homework){ 0 };
    read = opened >= 0 && folder_list(opened, &entries, &homework->arena);
    if (read)
        mark_all(homework, opened, &entries, lessons);
    else
        sb_printf(why, "cannot read the folder '%s': %s", folder, strerror(errno));
    vec_free(&entries);
    if (opened >= 0)
        close(opened);
    return read;
}

void homework_free(Homework *homework)
{
    vec_free(&homework->marks);
    vec_free(&homework->skipped);
    arena_free(&homework->arena);
}
