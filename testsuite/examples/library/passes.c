/* Do passes keep what a program means? Asked in as many threads as one likes, each with a session.
 * The program mlir-interp-native runs the passes; its path is the first argument, an empty one where
 * the library is to find it. */
#include <mlir-interp.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char LESS[] = "func.func @less(%a: index) -> i1 {\n"
                           "  %c = index.constant 0\n"
                           "  %0 = index.sub %c, %a\n"
                           "  %1 = index.cmp sgt(%0, %c)\n"
                           "  return %1 : i1\n"
                           "}\n";

static const char *const PASSES[] = { "cse", "canonicalize", "polish" };
enum { COUNT = sizeof PASSES / sizeof *PASSES, MOST = 16 };

typedef struct Answers {
    const char *native;
    MlirInterpStatus statuses[COUNT];
} Answers;

static void *ask(void *argument)
{
    Answers *answers = argument;
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = mlir_interp_parse(session, "less.mlir", LESS, strlen(LESS));

    mlir_interp_set_native(session, answers->native);
    for (unsigned i = 0; module && i < COUNT; i++)
        answers->statuses[i] = mlir_interp_diff(module, PASSES[i], 20, NULL);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
    return NULL;
}

int main(int argc, char **argv)
{
    unsigned threads = argc > 2 ? (unsigned)atoi(argv[2]) % (MOST + 1) : 1;
    Answers all[MOST];
    pthread_t running[MOST];

    for (unsigned i = 0; i < threads; i++) {
        all[i] = (Answers){ .native = argc > 1 && *argv[1] ? argv[1] : NULL };
        pthread_create(&running[i], NULL, ask, &all[i]);
    }
    for (unsigned i = 0; i < threads; i++)
        pthread_join(running[i], NULL);
    for (unsigned i = 0; i < threads; i++)
        for (unsigned p = 0; p < COUNT; p++)
            printf("%s: %s\n", PASSES[p],
                   all[i].statuses[p] == MLIR_INTERP_DIFFERENCE ? "breaks it"
                   : all[i].statuses[p] == MLIR_INTERP_FINE     ? "keeps it"
                   : all[i].statuses[p] == MLIR_INTERP_USAGE    ? "is none"
                                                                : "not known");
    return 0;
}
