#include "interp/native/solve.h"

#ifdef HAVE_Z3

#include <z3.h>

/* Beyond it Z3 gives up, and says so; this process has more. In megabytes. */
static const char MOST_MEMORY[] = "2000";

/* What is wrong with commands stands in what they print. */
static void go_on(Z3_context context, Z3_error_code code)
{
    (void)context, (void)code;
}

bool solve_text(const char *commands, Sb *said)
{
    Z3_config config = Z3_mk_config();
    Z3_context context;

    Z3_global_param_set("memory_max_size", MOST_MEMORY);
    context = Z3_mk_context(config);
    Z3_del_config(config);
    Z3_set_error_handler(context, go_on);
    sb_add(said, Z3_eval_smtlib2_string(context, commands));
    Z3_del_context(context);
    return true;
}

#else

bool solve_text(const char *commands, Sb *said)
{
    (void)commands;
    sb_add(said, "mlir-interp-native was built without Z3 (libz3-dev)");
    return false;
}

#endif
