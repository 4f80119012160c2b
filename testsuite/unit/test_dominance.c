/* Dominators against their definition: b is dominated by a where, with a taken away, the entry no
 * longer reaches b. */
#include "core/ir/context.h"
#include "core/verify/dominance.h"
#include "core/text/source.h"
#include "dialects/registry.h"

#include <check.h>
#include <stdlib.h>

enum { MAX_BLOCKS = 24 };

static unsigned random_state;

static unsigned below(unsigned bound)
{
    random_state = random_state * 1103515245 + 12345;
    return (random_state >> 16) % bound;
}

/* A function of that many blocks behind its entry, each of which branches to one or two others. */
static void write_function(Sb *sb, unsigned blocks)
{
    sb_add(sb, "func.func @f(%c: i1) {\n  cf.br ^b0\n");
    for (unsigned i = 0; i < blocks; i++) {
        sb_printf(sb, "^b%u:\n", i);
        if (below(6) == 0)
            sb_add(sb, "  return\n");
        else
            sb_printf(sb, "  cf.cond_br %%c, ^b%u, ^b%u\n", below(blocks), below(blocks));
    }
    sb_add(sb, "}\n");
}

static void reach(const Block *block, const Block *without, bool *reached)
{
    if (block == without || reached[block->number])
        return;
    reached[block->number] = true;
    for (unsigned i = 0; i < block->last->successor_count; i++)
        reach(block->last->successors[i], without, reached);
}

static void compare(const Region *region)
{
    Dominance *dominance = dominance_new();
    bool reachable[MAX_BLOCKS + 1] = { false };

    reach(region->first, NULL, reachable);
    for (const Block *a = region->first; a; a = a->next) {
        bool reached[MAX_BLOCKS + 1] = { false };

        reach(region->first, a, reached);
        ck_assert_int_eq(dominance_reaches(dominance, a), reachable[a->number]);
        for (const Block *b = region->first; b; b = b->next) {
            bool expected =
                a == b || !reachable[b->number] || (reachable[a->number] && !reached[b->number]);

            ck_assert_int_eq(dominance_of_blocks(dominance, a, b), expected);
        }
    }
    dominance_free(dominance);
}

START_TEST(agrees_with_the_definition)
{
    for (random_state = 1; random_state < 400; random_state++) {
        unsigned seed = random_state;
        Context *context = context_new();
        Sb text = { 0 };
        Op *module;

        register_all_dialects(context);
        write_function(&text, 1 + below(MAX_BLOCKS - 1));
        module = source_parse(context, STR("random"), sb_view(&text), 0);
        ck_assert_ptr_nonnull(module);
        compare(&module->regions[0].first->first->regions[0]);
        context_free(context);
        sb_free(&text);
        random_state = seed;
    }
}
END_TEST

/* Every block branches to the exit as well: the shape that slow algorithms choke on. */
START_TEST(is_fast_on_long_ladders)
{
    Context *context = context_new();
    Sb text = { 0 };

    register_all_dialects(context);
    sb_add(&text, "func.func @f(%c: i1) {\n  cf.br ^b0\n");
    for (unsigned i = 0; i < 100000; i++)
        sb_printf(&text, "^b%u:\n  cf.cond_br %%c, ^b%u, ^exit\n", i, i + 1);
    sb_add(&text, "^b100000:\n  cf.br ^exit\n^exit:\n  return\n}\n");
    ck_assert(ir_verify(source_parse(context, STR("ladder"), sb_view(&text), 0)));
    context_free(context);
    sb_free(&text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("dominance");
    TCase *tcase = tcase_create("dominance");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, agrees_with_the_definition);
    tcase_add_test(tcase, is_fast_on_long_ladders);
    suite_add_tcase(suite, tcase);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
