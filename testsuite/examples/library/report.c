/* What goes wrong in a program is data: where, by which operation, and its history. */
#include <mlir-interp.h>

#include <stdio.h>
#include <string.h>

static const char DIVIDE[] = "func.func @divide(%a: i32, %b: i32) -> i32 {\n"
                             "  %q = arith.divsi %a, %b : i32\n"
                             "  return %q : i32\n"
                             "}\n";

int main(void)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = mlir_interp_parse(session, "divide.mlir", DIVIDE, strlen(DIVIDE));
    MlirInterpCall *call = module ? mlir_interp_call_new(module, "divide") : NULL;

    if (call && mlir_interp_set_text(call, 0, "7") && mlir_interp_set_text(call, 1, "0")
        && mlir_interp_run(call) == MLIR_INTERP_UNDEFINED) {
        const MlirInterpReport *report = mlir_interp_report(session);

        printf("%s: %s\n", report->operation, report->lines[0].text);
        for (size_t i = 0; i < report->line_count; i++)
            printf("%s:%u: %s\n", report->lines[i].file ? report->lines[i].file : "-",
                   report->lines[i].line, report->lines[i].text);
    }
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
    return 0;
}
