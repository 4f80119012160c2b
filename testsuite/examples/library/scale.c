/* A function of MLIR over memory of ours: cc scale.c $(pkg-config --cflags --libs mlir-interp) */
#include <mlir-interp.h>

#include <stdio.h>
#include <string.h>

static const char SCALE[] = "func.func @scale(%m: memref<?xf32>, %by: f32) {\n"
                            "  %c0 = arith.constant 0 : index\n"
                            "  %c1 = arith.constant 1 : index\n"
                            "  %n = memref.dim %m, %c0 : memref<?xf32>\n"
                            "  scf.for %i = %c0 to %n step %c1 {\n"
                            "    %v = memref.load %m[%i] : memref<?xf32>\n"
                            "    %w = arith.mulf %v, %by : f32\n"
                            "    memref.store %w, %m[%i] : memref<?xf32>\n"
                            "  }\n"
                            "  return\n"
                            "}\n";

int main(void)
{
    float numbers[] = { 1, 2, 3 }, by = 1.5f;
    const int64_t sizes[] = { 3 };
    const MlirInterpArray array = { .data = numbers, .rank = 1, .sizes = sizes };
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = mlir_interp_parse(session, "scale.mlir", SCALE, strlen(SCALE));
    MlirInterpCall *call = module ? mlir_interp_call_new(module, "scale") : NULL;
    int status = 1;

    if (call && mlir_interp_set_array(call, 0, &array)
        && mlir_interp_set_bytes(call, 1, &by, sizeof by) && mlir_interp_run(call) == 0) {
        printf("%g %g %g\n", (double)numbers[0], (double)numbers[1], (double)numbers[2]);
        status = 0;
    } else {
        fputs(mlir_interp_report(session)->text, stderr);
    }
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
    return status;
}
