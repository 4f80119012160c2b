/* Races, against a twin that keeps the whole history of a random program of nested loops. */
#include "semantics/memory/race.h"

#include <check.h>
#include <stdlib.h>

static const char OWNERS[16]; /* loops, by their depth */

enum { BYTES = 600, DEPTH = 5, HISTORY = 400, PROGRAMS = 4000 };

typedef struct Place { /* one active loop: which instance, in which iteration */
    uint64_t instance, iteration;
    bool begun;
} Place;

typedef struct Access {
    uint64_t offset, size;
    AccessMode mode;
    Place places[DEPTH];
    size_t depth;
} Access;

typedef struct Program {
    RaceClock clock;
    RaceShadow shadow;
    Place places[DEPTH];
    size_t depth;
    uint64_t instances;
    Access history[HISTORY];
    size_t accesses;
    uint64_t random;
    unsigned changes; /* how many accesses in a hundred are not reads */
} Program;

static unsigned draw(Program *program, unsigned count)
{
    program->random = program->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(program->random >> 33) % count;
}

static void begin(Program *program)
{
    race_begin(&program->clock, &OWNERS[program->depth]);
    program->places[program->depth++] = (Place){ program->instances++, 0, false };
}

static void iterate(Program *program)
{
    Place *place = &program->places[program->depth - 1];

    race_iteration(&program->clock);
    place->iteration += place->begun;
    place->begun = true;
}

static void end(Program *program)
{
    race_end(&program->clock);
    program->depth--;
}

/* The level at which both are in one loop instance but in different iterations, or -1. */
static int level_of_conflict(const Access *a, const Access *b)
{
    for (size_t i = 0; i < a->depth && i < b->depth; i++) {
        if (a->places[i].instance != b->places[i].instance)
            return -1;
        if (a->places[i].begun && b->places[i].begun
            && a->places[i].iteration != b->places[i].iteration)
            return (int)i;
    }
    return -1;
}

static bool overlap(const Access *a, const Access *b)
{
    return a->offset < b->offset + b->size && b->offset < a->offset + a->size;
}

static bool both_read_or_atomic(const Access *a, const Access *b)
{
    return a->mode == b->mode && a->mode != ACCESS_WRITE;
}

static bool races(const Access *a, const Access *b)
{
    return overlap(a, b) && !both_read_or_atomic(a, b) && level_of_conflict(a, b) >= 0;
}

/* Does what was reported name an access of the history? */
static bool names(const Race *race, const Access *earlier, const Access *now)
{
    int level = level_of_conflict(earlier, now);

    return races(earlier, now) && (size_t)level == race->loop
           && race->other == earlier->places[level].iteration
           && race->self == now->places[level].iteration && race->other_mode == earlier->mode
           && race->other_by == earlier && race->loop_by == &OWNERS[level]
           && race->byte >= earlier->offset && race->byte < earlier->offset + earlier->size
           && race->byte >= now->offset && race->byte < now->offset + now->size;
}

static Access draw_access(Program *program, unsigned spread)
{
    static const unsigned SIZES[] = { 1, 2, 3, 4, 8, 8, 40, 300 };
    Access access = { .size = SIZES[draw(program, 8)], .depth = program->depth };

    access.mode = draw(program, 100) >= program->changes ? ACCESS_READ
                  : draw(program, 2)                     ? ACCESS_ATOMIC
                                                         : ACCESS_WRITE;
    access.offset = draw(program, spread);
    if (draw(program, 2))
        access.offset = access.offset / access.size * access.size;
    if (access.offset + access.size > BYTES)
        access.offset = BYTES - access.size;
    for (size_t i = 0; i < program->depth; i++)
        access.places[i] = program->places[i];
    return access;
}

/* True when the access raced: the program ends. */
static bool access_and_compare(Program *program, unsigned spread)
{
    Access now = draw_access(program, spread);
    bool expected = false, named = false;
    Race race = { 0 };
    AccessFault fault = race_touch(&program->clock, &program->shadow, BYTES, now.offset, now.size,
                                   now.mode, &program->history[program->accesses], &race);

    for (size_t i = 0; i < program->accesses; i++) {
        expected |= races(&program->history[i], &now);
        named |= fault == ACCESS_RACE && names(&race, &program->history[i], &now);
    }
    ck_assert((fault == ACCESS_RACE) == expected && named == expected);
    program->history[program->accesses++] = now;
    return expected;
}

/* True when it ended by a race. */
static bool run_program(Program *program)
{
    unsigned spread = draw(program, 3) ? BYTES : 4000;
    bool raced = false;

    begin(program);
    while (program->accesses < HISTORY && !raced) {
        unsigned what = draw(program, 10);

        if (what == 0 && program->depth < DEPTH)
            begin(program);
        else if (what == 1 && program->depth > 1)
            end(program);
        else if (what <= 3)
            iterate(program);
        else
            raced = access_and_compare(program, spread);
    }
    return raced;
}

START_TEST(random_programs)
{
    size_t raced = 0;

    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        Program *program = calloc(1, sizeof *program);

        program->random = seed * 0x9e3779b97f4a7c15u;
        program->changes = seed % 2 ? 2 : 30;
        raced += run_program(program);
        race_shadow_free(&program->shadow);
        race_clock_free(&program->clock);
        free(program);
    }
    ck_assert_uint_gt(raced, PROGRAMS / 2);
}
END_TEST

/* Long loops whose iterations hold inner loops of the same and of different lengths: the iteration
 * reported is right, and few runs describe them. */
START_TEST(iterations_are_counted)
{
    for (int uneven = 0; uneven < 2; uneven++) {
        RaceClock clock = { 0 };
        RaceShadow shadow = { 0 };
        Race race = { 0 };

        race_begin(&clock, NULL);
        for (uint64_t outer = 0; outer < 1000; outer++) {
            race_iteration(&clock);
            race_begin(&clock, NULL);
            for (uint64_t inner = 0; inner < (uneven && outer % 7 == 0 ? 4 : 3); inner++)
                race_iteration(&clock);
            ck_assert_int_eq(
                race_touch(&clock, &shadow, 8000, outer * 8, 8, ACCESS_WRITE, NULL, &race),
                ACCESS_OK);
            race_end(&clock);
        }
        ck_assert_uint_eq(clock.loops[0].run_count, uneven ? clock.loops[0].run_count : 1);
        for (uint64_t outer = 0; outer < 999; outer++) {
            ck_assert_int_eq(
                race_touch(&clock, &shadow, 8000, outer * 8, 8, ACCESS_READ, NULL, &race),
                ACCESS_RACE);
            ck_assert_uint_eq(race.other, outer);
            ck_assert_uint_eq(race.self, 999);
            ck_assert_uint_eq(race.byte, outer * 8);
        }
        race_end(&clock);
        race_shadow_free(&shadow);
        race_clock_free(&clock);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("race");
    TCase *tcase = tcase_create("race");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, random_programs);
    tcase_add_test(tcase, iterations_are_counted);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
