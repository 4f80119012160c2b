#include "interp/tools/course/lesson.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool is_comment(Str line)
{
    return str_starts(line, "//");
}

/* What a comment says, without a blank in front of it. */
static Str said(Str line)
{
    Str text = str_from(line, 2);

    return str_starts(text, " ") ? str_from(text, 1) : text;
}

/* The file's three parts: comments, the program, comments. */
typedef struct Parts {
    Str text, program, questions;
} Parts;

static Parts split(Str file)
{
    Str rest = file, ahead = file;
    size_t begin = 0, end;
    Parts parts;

    while (is_comment(ahead)) {
        str_line(&ahead);
        begin = (size_t)(ahead.data - file.data);
    }
    end = begin;
    for (rest = str_from(file, begin); rest.len;) {
        Str line = str_line(&rest);

        if (str_trim(line).len && !is_comment(line))
            end = (size_t)(rest.data - file.data);
    }
    parts.text = (Str){ file.data, begin };
    parts.program = str_trim((Str){ file.data + begin, end - begin });
    parts.questions = str_from(file, end);
    return parts;
}

/* "// 6. Integers that wrap" and paragraphs; the last may say where to read on. */
static void read_text(Lesson *lesson, Str text, Arena *arena)
{
    static const char READ_ON[] = "Read on: ";
    Str title = said(str_line(&text));
    Sb paragraphs = { 0 };

    title = str_trim(str_from(title, str_find(title, '.') + 1));
    lesson->title = str_dup(arena, title).data;
    lesson->read_on = "";
    while (text.len) {
        Str line = said(str_line(&text));

        if (str_starts(line, READ_ON)) {
            lesson->read_on = str_dup(arena, str_from(line, sizeof READ_ON - 1)).data;
            continue;
        }
        if (line.len || paragraphs.len) {
            sb_str(&paragraphs, line);
            sb_char(&paragraphs, '\n');
        }
    }
    lesson->text = str_dup(arena, sb_view(&paragraphs)).data;
    sb_free(&paragraphs);
}

bool lesson_read_call(LessonCall *call, Str text, Arena *arena)
{
    size_t open = str_find(text, '(');
    Str args;

    text = str_trim(text);
    if (!str_starts(text, "@") || open == text.len || text.data[text.len - 1] != ')')
        return false;
    args = str_trim((Str){ text.data + open + 1, text.len - open - 2 });
    call->entry = str_dup(arena, (Str){ text.data + 1, open - 1 }).data;
    call->args = args.len ? str_dup(arena, args).data : NULL;
    return open > 1;
}

/* "-3...3" or "0...90 by 10", in the arguments of a call. */
typedef struct Range {
    const char *begin, *end;
    long from, to, by;
} Range;

static bool next_range(Range *range, const char *at)
{
    const char *dots = strstr(at, "...");
    char *end;

    if (!dots)
        return false;
    range->begin = dots;
    while (range->begin > at && strchr("-0123456789", range->begin[-1]))
        range->begin--;
    range->from = strtol(range->begin, NULL, 10);
    range->to = strtol(dots + strlen("..."), &end, 10);
    range->by =
        strncmp(end, " by ", strlen(" by ")) == 0 ? strtol(end + strlen(" by "), &end, 10) : 1;
    range->end = end;
    return true;
}

static bool ranges_are_good(LessonCall call)
{
    Range range = { .end = call.args };

    while (range.end && next_range(&range, range.end))
        if (range.to < range.from || range.by < 1)
            return false;
    return true;
}

bool lesson_call_at(LessonCall *one, LessonCall call, unsigned index, Arena *arena)
{
    Range range;
    const char *at = call.args;
    Sb args = { 0 };

    *one = call;
    for (; at && next_range(&range, at); at = range.end) {
        unsigned long count = (unsigned long)(range.to - range.from) / (unsigned long)range.by + 1;

        sb_str(&args, (Str){ at, (size_t)(range.begin - at) });
        sb_printf(&args, "%ld", range.from + range.by * (long)(index % count));
        index = (unsigned)(index / count);
    }
    if (at) {
        sb_add(&args, at);
        one->args = str_dup(arena, sb_view(&args)).data;
    }
    sb_free(&args);
    return index == 0;
}

static bool read_number(Str word, unsigned *number)
{
    *number = 0;
    for (size_t i = 0; i < word.len && *number < 1000000; i++) {
        if (!isdigit((unsigned char)word.data[i]))
            return false;
        *number = *number * 10 + (unsigned)(word.data[i] - '0');
    }
    return word.len != 0 && *number != 0;
}

static const char *const KINDS[] = {
    [ASK_RESULTS] = "results", [ASK_VALUE] = "value", [ASK_COUNT] = "count",
    [ASK_STATUS] = "status",   [ASK_WHERE] = "where", [ASK_REFINES] = "refines",
};

static bool read_kind(Question *question, Str word)
{
    for (unsigned kind = 0; kind < sizeof KINDS / sizeof *KINDS; kind++)
        if (str_is(word, KINDS[kind])) {
            question->kind = (AskKind)kind;
            return true;
        }
    return false;
}

/* "value %sum 3 @main()": the kind, a name, a number, the call; "refines @f @g(1 : i32)": may @f
 * stand for what the call gives? */
static bool read_asked(Question *question, Str text, Arena *arena)
{
    Str rest = text, word = str_word(&rest);

    if (!read_kind(question, word))
        return false;
    rest = str_trim(rest);
    if (question->kind == ASK_VALUE || question->kind == ASK_COUNT) {
        word = str_word(&rest);
        question->name = str_starts(word, "%") ? str_from(word, 1) : word;
    } else if (question->kind == ASK_REFINES) {
        word = str_word(&rest);
        if (!str_starts(word, "@"))
            return false;
        question->other = str_dup(arena, str_from(word, 1)).data;
    }
    rest = str_trim(rest);
    if (rest.len && isdigit((unsigned char)rest.data[0])
        && !read_number(str_word(&rest), &question->number))
        return false;
    return lesson_read_call(&question->call, rest, arena);
}

static bool read_choice(Question *question, Str text)
{
    size_t colon = text.len;

    while (colon && text.data[colon - 1] != ':')
        colon--;
    if (colon == 0 || question->choice_count == LESSON_MOST_CHOICES)
        return false;
    question->choices[question->choice_count++] =
        (LessonChoice){ str_trim((Str){ text.data, colon - 1 }), str_trim(str_from(text, colon)) };
    return true;
}

/* "with 2 func.call", "without arith.mul*", "with memory" */
static bool read_demand(Exercise *exercise, Str line)
{
    Str rest = line;
    Demand demand = { .count = str_is(str_word(&rest), "with") };

    rest = str_trim(rest);
    if (str_is(line, "with memory")) {
        exercise->memory = true;
        return true;
    }
    if (demand.count && rest.len && isdigit((unsigned char)rest.data[0])
        && !read_number(str_word(&rest), &demand.count))
        return false;
    demand.operations = str_trim(rest);
    if (!demand.operations.len || exercise->demand_count == LESSON_MOST_DEMANDS)
        return false;
    exercise->demands[exercise->demand_count++] = demand;
    return true;
}

static bool read_of_exercise(Exercise *exercise, Str line, Arena *arena)
{
    LessonCall *call = &exercise->calls[exercise->call_count];

    if (str_starts(line, "with ") || str_starts(line, "without "))
        return read_demand(exercise, line);
    if (exercise->call_count == LESSON_MOST_CALLS || !lesson_read_call(call, line, arena))
        return false;
    exercise->call_count++;
    return ranges_are_good(*call);
}

/* A text goes on in lines that begin with none of the marks. */
static void go_on(Str *text, Str line, Arena *arena)
{
    *text = str_printf(arena, "%.*s%s%.*s", STR_ARG(*text), text->len ? " " : "", STR_ARG(line));
}

static Question *begin_question(Lesson *lesson, Str text)
{
    if (lesson->question_count == LESSON_MOST_QUESTIONS)
        return NULL;
    lesson->questions[lesson->question_count] = (Question){ .text = text };
    return &lesson->questions[lesson->question_count++];
}

/* A line behind the program; false where it is not understood. `question` is the one that goes on,
 * NULL behind its `=`. */
static bool read_line(Lesson *lesson, Question **question, Str line, Arena *arena)
{
    Exercise *exercise = &lesson->exercise;
    Str text = str_trim(line), rest = str_trim(str_from(text, 1));

    if (!text.len)
        return true;
    if (str_starts(line, "? "))
        return !exercise->text.len && !*question
               && (*question = begin_question(lesson, rest)) != NULL;
    if (str_starts(line, "! ")) {
        exercise->text = rest;
        return !*question;
    }
    if (*question && str_starts(text, "= ")) {
        bool good = read_asked(*question, rest, arena);

        *question = NULL;
        return good;
    }
    if (*question && str_starts(text, "- "))
        return read_choice(*question, rest);
    if (*question) {
        go_on(&(*question)->text, text, arena);
        return true;
    }
    if (!exercise->text.len)
        return false;
    if (text.data[0] == '@' || exercise->call_count)
        return read_of_exercise(exercise, text, arena);
    go_on(&exercise->text, text, arena);
    return true;
}

void lesson_read(Lesson *lesson, Str file, Arena *arena)
{
    Parts parts = split(file);
    Question *question = NULL;

    read_text(lesson, parts.text, arena);
    lesson->program = str_printf(arena, "%.*s\n", STR_ARG(parts.program)).data;
    while (parts.questions.len && !lesson->wrong.len) {
        Str line = str_line(&parts.questions);

        if (str_trim(line).len
            && !(is_comment(line) && read_line(lesson, &question, said(line), arena)))
            lesson->wrong = line;
    }
    if (question)
        lesson->wrong = question->text;
}
