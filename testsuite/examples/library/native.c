/* Does native code give what the language says? The path of mlir-interp-native is the argument. */
#include <mlir-interp.h>

#include <stdio.h>
#include <string.h>

static const char TEXT[] = "func.func @mean(%a: i8, %b: i8) -> i8 {\n"
                           "  %one = arith.constant 1 : i8\n"
                           "  %both = arith.andi %a, %b : i8\n"
                           "  %one_alone = arith.xori %a, %b : i8\n"
                           "  %half = arith.shrui %one_alone, %one : i8\n"
                           "  %r = arith.addi %both, %half : i8\n"
                           "  return %r : i8\n"
                           "}\n";

int main(int argc, char **argv)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = mlir_interp_parse(session, "mean.mlir", TEXT, strlen(TEXT));
    MlirInterpStatus status;

    mlir_interp_set_native(session, argc > 1 ? argv[1] : NULL);
    status = mlir_interp_check(module, "mean", 1 << 16, NULL);
    printf("mean: %s\n", status == MLIR_INTERP_FINE ? "agrees" : mlir_interp_report(session)->text);
    status = mlir_interp_check(module, "median", 0, NULL);
    printf("median: %s", mlir_interp_report(session)->text);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
    return status == MLIR_INTERP_USAGE ? 0 : 1;
}
