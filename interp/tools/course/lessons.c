/* The lessons there are, which are part of the program. */
#include "interp/tools/course/lesson.h"

#include "core/base/embed.h"

#define LESSON(number)                                                                             \
    extern const char LESSON_##number[], SOLUTION_##number[];                                      \
    EMBED(LESSON_##number, "course/" #number ".mlir");                                             \
    EMBED(SOLUTION_##number, "course/solutions/" #number ".mlir")

LESSON(01);
LESSON(02);
LESSON(03);
LESSON(04);
LESSON(05);
LESSON(06);
LESSON(07);
LESSON(08);
LESSON(09);
LESSON(10);
LESSON(11);
LESSON(12);
LESSON(13);
LESSON(14);
LESSON(15);
LESSON(16);
LESSON(17);
LESSON(18);
LESSON(19);
LESSON(20);

typedef struct LessonText {
    const char *name, *file, *text, *solution;
} LessonText;

#define ROW(number)                                                                                \
    {                                                                                              \
        "course-" #number, #number ".mlir", LESSON_##number, SOLUTION_##number                     \
    }

static const LessonText TEXTS[LESSON_COUNT] = { ROW(01), ROW(02), ROW(03), ROW(04), ROW(05),
                                                ROW(06), ROW(07), ROW(08), ROW(09), ROW(10),
                                                ROW(11), ROW(12), ROW(13), ROW(14), ROW(15),
                                                ROW(16), ROW(17), ROW(18), ROW(19), ROW(20) };

/* They stay as they were read: who asks for one asks for others. */
static Lesson lessons[LESSON_COUNT];
static Arena kept;

static void read_lessons(void)
{
    for (unsigned i = 0; i < LESSON_COUNT; i++) {
        lessons[i] = (Lesson){ .number = i + 1,
                               .name = TEXTS[i].name,
                               .file = TEXTS[i].file,
                               .solution = TEXTS[i].solution };
        lesson_read(&lessons[i], str_of(TEXTS[i].text), &kept);
    }
}

const Lesson *lesson_numbered(unsigned number)
{
    if (!lessons[0].number)
        read_lessons();
    return number >= 1 && number <= LESSON_COUNT ? &lessons[number - 1] : NULL;
}
