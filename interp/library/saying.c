#include "interp/library/library.h"

#include "core/ir/attr.h"

void saying_begin(MlirInterpSession *session)
{
    Saying *saying = &session->saying;

    saying->lines.len = saying->text.len = 0;
    arena_release(&saying->arena, (ArenaMark){ 0 });
    saying->shown = (MlirInterpReport){ .text = "" };
}

static void add_line(Saying *saying, MlirInterpLine line, Str text)
{
    line.text = str_dup(&saying->arena, text).data;
    vec_push(&saying->lines, line);
}

void saying_take(void *state, const Diag *diag)
{
    const MlirInterpModule *module = state;
    Saying *saying = &module->session->saying;
    const Attr *place = diag->loc ? loc_find_file(diag->loc) : NULL;
    MlirInterpLine line = { .severity = (MlirInterpSeverity)diag->severity };

    if (place) {
        line.file = str_dup(&saying->arena, place->file.file).data;
        line.line = place->file.line;
        line.column = place->file.column;
    }
    add_line(saying, line, diag->text);
    diag_print(module->context, &saying->text, diag);
}

void saying_error(MlirInterpSession *session, const char *format, ...)
{
    Saying *saying = &session->saying;
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    add_line(saying, (MlirInterpLine){ .severity = MLIR_INTERP_ERROR }, sb_view(&text));
    sb_printf(&saying->text, "error: %.*s\n", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

void saying_report(MlirInterpSession *session, Str text)
{
    Saying *saying = &session->saying;
    Str line = { text.data, str_find(text, '\n') };

    if (!text.len)
        return;
    add_line(saying, (MlirInterpLine){ .severity = MLIR_INTERP_ERROR }, line);
    sb_str(&saying->text, text);
}

MlirInterpStatus saying_end(MlirInterpSession *session, MlirInterpStatus status, const Op *at)
{
    Saying *saying = &session->saying;

    saying->shown = (MlirInterpReport){
        .status = status,
        .operation = at ? str_dup(&saying->arena, op_name(at)).data : NULL,
        .lines = saying->lines.data,
        .line_count = saying->lines.len,
        .text = str_dup(&saying->arena, sb_view(&saying->text)).data,
    };
    return status;
}

void saying_free(Saying *saying)
{
    vec_free(&saying->lines);
    sb_free(&saying->text);
    arena_free(&saying->arena);
}
