/* Many modules, one after the other, in sessions of as many threads as are asked for. */
#include <mlir-interp.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char TWICE[] = "func.func @twice(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
                            "  %b = arith.addi %a, %a : tensor<2xi32>\n"
                            "  return %b : tensor<2xi32>\n"
                            "}\n";

static unsigned modules;

static int run_one(MlirInterpSession *session, int32_t number)
{
    int32_t given[] = { number, -number }, doubled[2];
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { .data = given, .rank = 1, .sizes = sizes };
    MlirInterpModule *module = mlir_interp_parse(session, "twice.mlir", TWICE, strlen(TWICE));
    MlirInterpCall *call = module ? mlir_interp_call_new(module, "twice") : NULL;
    int good = call && mlir_interp_set_array(call, 0, &array) && mlir_interp_run(call) == 0
               && mlir_interp_result_bytes(call, 0, doubled, sizeof doubled, NULL)
               && doubled[0] == 2 * number && doubled[1] == -2 * number;

    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    return good;
}

static void *work(void *unused)
{
    MlirInterpSession *session = mlir_interp_session_new();
    int good = 1;

    (void)unused;
    for (unsigned i = 0; i < modules; i++)
        good &= run_one(session, (int32_t)i);
    mlir_interp_session_free(session);
    return good ? NULL : (void *)TWICE;
}

int main(int argc, char **argv)
{
    enum { MOST = 16 };
    unsigned threads = argc > 1 ? (unsigned)atoi(argv[1]) % (MOST + 1) : 1;
    pthread_t all[MOST];
    void *wrong;
    int status = 0;

    modules = argc > 2 ? (unsigned)atoi(argv[2]) : 1000;
    for (unsigned i = 0; i < threads; i++)
        pthread_create(&all[i], NULL, work, NULL);
    for (unsigned i = 0; i < threads; i++) {
        pthread_join(all[i], &wrong);
        status |= wrong != NULL;
    }
    puts(status ? "wrong" : "good");
    return status;
}
