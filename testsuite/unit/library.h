/* What tests of the library share: a function of a module, ready to be called. */
#ifndef TESTSUITE_UNIT_LIBRARY_H
#define TESTSUITE_UNIT_LIBRARY_H

#include "include/mlir-interp.h"

#include <check.h>
#include <string.h>

/* Rows of three, each times a number. */
static const char SCALE[] = "func.func @scale(%m: memref<?x3xf32, strided<[?, ?]>>, %by: f32) {\n"
                            "  %c0 = arith.constant 0 : index\n"
                            "  %c1 = arith.constant 1 : index\n"
                            "  %c3 = arith.constant 3 : index\n"
                            "  %n = memref.dim %m, %c0 : memref<?x3xf32, strided<[?, ?]>>\n"
                            "  scf.for %i = %c0 to %n step %c1 {\n"
                            "    scf.for %j = %c0 to %c3 step %c1 {\n"
                            "      %v = memref.load %m[%i, %j] : memref<?x3xf32, strided<[?, ?]>>\n"
                            "      %w = arith.mulf %v, %by : f32\n"
                            "      memref.store %w, %m[%i, %j] : memref<?x3xf32, strided<[?, ?]>>\n"
                            "    }\n"
                            "  }\n"
                            "  return\n"
                            "}\n";

static inline MlirInterpModule *parse(MlirInterpSession *session, const char *text)
{
    MlirInterpModule *module = mlir_interp_parse(session, "test.mlir", text, strlen(text));

    ck_assert_msg(module != NULL, "%s", mlir_interp_report(session)->text);
    return module;
}

/* A session, a module of it, and a call of its function, which is freed with them. */
typedef struct Ready {
    MlirInterpSession *session;
    MlirInterpModule *module;
    MlirInterpCall *call;
} Ready;

static inline Ready ready(const char *text, const char *function)
{
    Ready r = { mlir_interp_session_new() };

    r.module = parse(r.session, text);
    r.call = mlir_interp_call_new(r.module, function);
    ck_assert_msg(r.call != NULL, "%s", mlir_interp_report(r.session)->text);
    return r;
}

static inline void done(Ready *r)
{
    mlir_interp_call_free(r->call);
    mlir_interp_module_free(r->module);
    mlir_interp_session_free(r->session);
}

static inline void says(const Ready *r, const char *what)
{
    const char *text = mlir_interp_report(r->session)->text;

    ck_assert_msg(strstr(text, what) != NULL, "'%s' is not said: %s", what, text);
}

#endif
