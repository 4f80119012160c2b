#include "interp/tools/course/homework.h"

#include "core/base/utf8.h"
#include "interp/tools/course/exercise.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_OF_ANSWERS = 1 << 16, MOST_OF_PROGRAM = 1 << 18 };

typedef enum Found { FOUND, FOUND_NONE, FOUND_UNREADABLE } Found;

static Found read_open(int file, size_t most, Sb *text, const char **why)
{
    struct stat status;
    ssize_t got = 1;

    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        *why = "it is no regular file";
        return FOUND_UNREADABLE;
    }
    vec_reserve(text, most + 2);
    while (text->len <= most
           && (got = read(file, text->data + text->len, most + 1 - text->len)) > 0)
        text->len += (size_t)got;
    *why = got < 0 ? strerror(errno) : "it is too large";
    return got == 0 ? FOUND : FOUND_UNREADABLE;
}

/* A file of the folder; no link is followed, and nobody waited for. */
static Found read_file(int folder, const char *name, size_t most, Sb *text, const char **why)
{
    int file = folder < 0 ? -1
                          : openat(folder, name,
                                   O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    Found found;

    if (folder < 0) {
        *why = "its folder cannot be";
        return FOUND_UNREADABLE;
    }
    if (file < 0 && errno == ENOENT)
        return FOUND_NONE;
    if (file < 0) {
        *why = errno == ELOOP ? "it is a link" : strerror(errno);
        return FOUND_UNREADABLE;
    }
    found = read_open(file, most, text, why);
    close(file);
    sb_add(text, "");
    return found;
}

typedef struct Given { /* the answers of a file */
    Str answers[LESSON_MOST_QUESTIONS];
    bool twice[LESSON_MOST_QUESTIONS];
    unsigned wrong; /* the first line that is none; 0: there is none */
} Given;

/* "1: poison", "1. poison", "1) poison" */
static bool read_answer(Given *given, unsigned questions, Str line)
{
    unsigned number;

    if (line.len < 2 || !isdigit((unsigned char)line.data[0]) || !strchr(":.)", line.data[1]))
        return false;
    number = (unsigned)(line.data[0] - '0');
    if (number < 1 || number > questions)
        return false;
    given->twice[number - 1] = given->answers[number - 1].len != 0;
    given->answers[number - 1] = str_trim(str_from(line, 2));
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
        Str said = str_trim(str_line(&text));

        said.len = comment_from(said);
        said = str_trim(said);
        if (said.len && !read_answer(given, questions, said) && !given->wrong)
            given->wrong = number;
    }
}

typedef struct Marking {
    Homework *homework;
    Str student;
    int folder;
    const Lesson *lesson;
} Marking;

/* How many bytes of it are a character that does nothing to a terminal; 0: it is none. */
static size_t harmless(Str text, size_t at)
{
    size_t len = utf8_length(text, at);
    unsigned char first = (unsigned char)text.data[at];

    if (len == 1)
        return first >= ' ' && first != 0x7f;
    return len == 2 && first == 0xc2 && (unsigned char)text.data[at + 1] < 0xa0 ? 0 : len;
}

/* Of a hostile file a line that can be shown. */
static Str shown(Arena *arena, Str text)
{
    enum { MOST_SHOWN = 200 };
    Sb sb = { 0 };
    Str kept;

    for (size_t at = 0, len; at < text.len && at < MOST_SHOWN; at += len ? len : 1) {
        len = harmless(text, at);
        sb_str(&sb, len ? (Str){ text.data + at, len } : STR("?"));
    }
    sb_add(&sb, text.len > MOST_SHOWN ? "..." : "");
    kept = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}

static void add_mark(Marking *marking, unsigned number, MarkKind kind, Str given, Str why)
{
    Arena *arena = &marking->homework->arena;

    vec_push(&marking->homework->marks, ((Mark){ .student = marking->student,
                                                 .lesson = marking->lesson->number,
                                                 .number = number,
                                                 .kind = kind,
                                                 .given = shown(arena, given),
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

static void mark_questions(Marking *marking, const char *name)
{
    Arena *arena = &marking->homework->arena;
    const char *why = NULL;
    Given given = { 0 };
    Sb text = { 0 };
    Found found = read_file(marking->folder, name, MOST_OF_ANSWERS, &text, &why);

    if (found == FOUND)
        read_answers(&given, marking->lesson->question_count, sb_view(&text));
    for (unsigned i = 0; i < marking->lesson->question_count; i++)
        if (found == FOUND_UNREADABLE)
            add_mark(marking, i + 1, MARK_WRONG, (Str){ 0 },
                     str_printf(arena, "%s cannot be read: %s", name, why));
        else if (given.wrong && !given.answers[i].len)
            add_mark(
                marking, i + 1, MARK_WRONG, (Str){ 0 },
                str_printf(arena, "line %u of %s is no answer (\"1: poison\")", given.wrong, name));
        else
            mark_answer(marking, i, &given);
    sb_free(&text);
}

static void mark_exercise(Marking *marking, const char *name)
{
    const char *why = NULL;
    Sb text = { 0 }, said = { 0 };
    Found found = read_file(marking->folder, name, MOST_OF_PROGRAM, &text, &why);

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

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

typedef VEC(const char *) Names;

/* The folders in it, but for hidden ones, by name. */
static bool find_students(int folder, Names *names, Arena *arena)
{
    int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *stream = again < 0 ? NULL : fdopendir(again);
    struct dirent *entry;

    if (!stream)
        return false;
    while ((entry = readdir(stream))) {
        struct stat status;

        if (entry->d_name[0] != '.'
            && fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && S_ISDIR(status.st_mode))
            vec_push(names, str_dup(arena, str_of(entry->d_name)).data);
    }
    closedir(stream);
    if (names->len)
        qsort(names->data, names->len, sizeof *names->data, compare_names);
    return true;
}

static void mark_folder(Homework *homework, int folder, const char *name, uint32_t lessons)
{
    int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    Str student = shown(&homework->arena, str_of(name));

    /* Where it cannot be read that is said of each answer. */
    mark_student(homework, inner, student, lessons);
    if (inner >= 0)
        close(inner);
}

bool homework_mark(Homework *homework, const char *folder, uint32_t lessons, Sb *why)
{
    int opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    Names names = { 0 };
    bool read;

    *homework = (Homework){ 0 };
    read = opened >= 0 && find_students(opened, &names, &homework->arena);
    if (!read)
        sb_printf(why, "cannot read the folder '%s': %s", folder, strerror(errno));
    for (size_t i = 0; i < names.len; i++)
        mark_folder(homework, opened, names.data[i], lessons);
    if (read && !names.len)
        mark_student(homework, opened, (Str){ 0 }, lessons);
    vec_free(&names);
    if (opened >= 0)
        close(opened);
    return read;
}

void homework_free(Homework *homework)
{
    vec_free(&homework->marks);
    arena_free(&homework->arena);
}
