#include "testsuite/fuzz/verdict/both.h"

#include "testsuite/fuzz/verdict/faults.h"
#include "testsuite/fuzz/verdict/pieces.h"

#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/native/upstream.h"

#include <string.h>

const char *const VERDICT_NAMES[VERDICTS] = {
    [BOTH_REFUSE] = "both refuse",
    [BOTH_ACCEPT] = "both accept",
    [BOTH_FOREIGN] = "of dialects that are not ours",
    [BOTH_KNOWN] = "faults of upstream",
    [BOTH_UNREADABLE] = "upstream does not read back what it prints",
    [ONLY_OURS_ACCEPTS] = "only mlir-interp accepts",
    [ONLY_UPSTREAM_ACCEPTS] = "only upstream accepts",
    [OUR_PRINT_IS_REFUSED] = "upstream refuses what mlir-interp printed",
    [OUR_PRINT_DIFFERS] = "upstream reads something else in what mlir-interp printed",
    [THEIR_PRINT_IS_REFUSED] = "mlir-interp refuses what upstream printed",
    [THEIR_PRINT_DIFFERS] = "mlir-interp reads something else in what upstream printed",
};

static MlirContext upstream, reader; /* the second is for what was printed */
static volatile Stage *at_work;

static MlirContext new_upstream(void)
{
    MlirContext context = upstream_context();

    for (const DialectDef *const *d = registered_dialects(); *d; d++)
        mlirContextGetOrLoadDialect(context, upstream_ref(str_of((*d)->name)));
    return context;
}

/* Upstream's library is without the dialects that test its own infrastructure, and has none in
 * which meanings are written. */
static bool is_shared(const DialectDef *dialect)
{
    return !mlirDialectIsNull(
        mlirContextGetOrLoadDialect(upstream, upstream_ref(str_of(dialect->name))));
}

void both_open(volatile Stage *stage)
{
    at_work = stage;
    upstream = new_upstream();
    reader = new_upstream();
}

static void keep_error(void *why, const Diag *diag)
{
    if (diag->severity == SEVERITY_ERROR && !((Sb *)why)->len)
        sb_str(why, diag->text);
}

static Context *our_context(bool allow_unregistered, Sb *why)
{
    Context *context = context_new();

    for (const DialectDef *const *d = registered_dialects(); *d; d++)
        if (is_shared(*d))
            context_register(context, *d);
    context->allow_unregistered = allow_unregistered;
    context->brief_errors = true;
    context->handler = keep_error;
    context->handler_state = why;
    return context;
}

/* What is not in every dialect that both have. */
static bool have_only_parts(Str dialect)
{
    static const char *const PARTS[] = { "vector", "tensor", "transform", NULL };

    for (const char *const *part = PARTS; *part; part++)
        if (str_is(dialect, *part))
            return true;
    return false;
}

/* A dialect by its name alone, as file metadata has it. */
static bool is_lacking(Context *ours, Str dialect)
{
    return dialect.len && !context_dialect(ours, dialect)
           && !mlirDialectIsNull(mlirContextGetOrLoadDialect(upstream, upstream_ref(dialect)));
}

/* dialect.name, without sigil and quotes. Only names that upstream knows are foreign. */
static bool is_foreign(Context *ours, Str name, PieceKind kind, bool in_metadata)
{
    size_t dot = str_find(name, '.');
    Str dialect = { name.data, dot };

    if (kind == PIECE_HASH || kind == PIECE_EXCLAIM) {
        const Map *defs = kind == PIECE_HASH ? &ours->attr_defs : &ours->type_defs;

        if (context_dialect(ours, dialect))
            return have_only_parts(dialect) && dot < name.len && !map_get(defs, name);
    } else if (dot == name.len && !in_metadata) {
        return false;
    } else if (context_dialect(ours, dialect)) {
        return !context_op(ours, name)
               && mlirContextIsRegisteredOperation(upstream, upstream_ref(name));
    }
    return is_lacking(ours, dialect);
}

static Str bare_name(const Piece *piece)
{
    Str text = piece->text;

    if (text.data[0] == '"' && text.len > 2)
        return (Str){ text.data + 1, text.len - 2 };
    if (piece->kind == PIECE_HASH || piece->kind == PIECE_EXCLAIM)
        return str_from(text, 1);
    return piece->kind == PIECE_WORD || piece->kind == PIECE_OPERATION ? text : (Str){ 0 };
}

static bool have(Str text)
{
    Context *ours = our_context(true, NULL);
    Pieces pieces = { 0 };
    bool all = true, in_metadata = false;

    pieces_of(&pieces, text);
    for (size_t i = 0; all && i < pieces.len; i++) {
        in_metadata |= str_is(pieces.data[i].text, "{-#");
        all = !is_foreign(ours, bare_name(&pieces.data[i]), pieces.data[i].kind, in_metadata);
    }
    vec_free(&pieces);
    context_free(ours);
    return all;
}

/* Null where it is refused. */
static MlirModule read_theirs(MlirContext context, Str text, bool allow_unregistered, Sb *why)
{
    MlirDiagnosticHandlerID handler = upstream_listen(context, why);
    MlirModule module;

    *at_work = STAGE_UPSTREAM;
    mlirContextSetAllowUnregisteredDialects(context, allow_unregistered);
    module = upstream_parse(context, text);
    mlirContextDetachDiagnosticHandler(context, handler);
    *at_work = STAGE_NOBODY;
    return module;
}

static Op *read_ours(Context *context, Str text)
{
    Op *module;

    *at_work = STAGE_OURS;
    module = source_parse(context, STR("-"), text, 0);
    if (module && !ir_verify(module))
        module = NULL;
    *at_work = STAGE_NOBODY;
    return module;
}

static void print_theirs(Sb *text, MlirModule module, PrintOptions options)
{
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();

    if (options.generic)
        mlirOpPrintingFlagsPrintGenericOpForm(flags);
    if (options.debug_info)
        mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
    *at_work = STAGE_UPSTREAM;
    mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags, upstream_append, text);
    *at_work = STAGE_NOBODY;
    mlirOpPrintingFlagsDestroy(flags);
}

/* Upstream's library keeps no resources of tools, as mlir-opt does. */
static void print_ours(Sb *text, const Op *module, PrintOptions options)
{
    op_loc(module)->context->external_resources.len = 0;
    *at_work = STAGE_OURS;
    ir_print(text, module, options);
    sb_char(text, '\n');
    *at_work = STAGE_NOBODY;
}

/* The first line in which they differ, of each. */
static void first_difference(Sb *why, Str a, Str b)
{
    while (a.len && b.len) {
        Str line = { a.data, str_find(a, '\n') }, other = { b.data, str_find(b, '\n') };

        if (!str_eq(line, other)) {
            sb_printf(why, "%.*s\nand\n%.*s", STR_ARG(line), STR_ARG(other));
            return;
        }
        a = str_from(a, line.len + 1);
        b = str_from(b, other.len + 1);
    }
    sb_add(why, "one is longer");
}

/* Whether upstream, where it reads its own print, has what it printed: else a print proves nothing.
 */
static bool reads_itself(MlirModule theirs, PrintOptions options, bool allow_unregistered)
{
    PrintOptions measure = { .generic = true };
    Sb printed = { 0 }, expected = { 0 }, got = { 0 }, why = { 0 };
    MlirModule read;
    bool same = false;

    print_theirs(&printed, theirs, options);
    read = read_theirs(reader, sb_view(&printed), allow_unregistered, &why);
    if (!mlirModuleIsNull(read)) {
        print_theirs(&expected, theirs, measure);
        print_theirs(&got, read, measure);
        same = str_eq(sb_view(&expected), sb_view(&got));
        mlirModuleDestroy(read);
    }
    sb_free(&printed);
    sb_free(&expected);
    sb_free(&got);
    sb_free(&why);
    return same;
}

/* What this program prints has to be what upstream prints, read by upstream. */
static Verdict compare_our_print(MlirModule theirs, const Op *ours, PrintOptions options,
                                 bool allow_unregistered, Sb *why)
{
    PrintOptions measure = { .generic = true };
    Sb printed = { 0 }, expected = { 0 }, got = { 0 };
    Verdict verdict = BOTH_ACCEPT;
    MlirModule read;

    print_ours(&printed, ours, options);
    read = read_theirs(reader, sb_view(&printed), allow_unregistered, why);
    if (mlirModuleIsNull(read)) {
        verdict = OUR_PRINT_IS_REFUSED;
        sb_printf(why, "\n%.*s", STR_ARG(sb_view(&printed)));
    } else {
        print_theirs(&expected, theirs, measure);
        print_theirs(&got, read, measure);
        if (!str_eq(sb_view(&expected), sb_view(&got))) {
            verdict = OUR_PRINT_DIFFERS;
            first_difference(why, sb_view(&expected), sb_view(&got));
        }
        mlirModuleDestroy(read);
    }
    sb_free(&printed);
    sb_free(&expected);
    sb_free(&got);
    return verdict;
}

/* Numbers of distinct attributes are names, which this program takes from the text. */
static void forget_numbers(Sb *text)
{
    static const char WORD[] = "distinct[";
    char *at = text->data;

    while (at && (at = strstr(at, WORD)))
        for (at += sizeof WORD - 1; *at >= '0' && *at <= '9'; at++)
            *at = '0';
}

/* The maps of named operations of linalg, which upstream's generic form has once it was asked for
 * them, follow from the operation. */
static void forget_memos(Op *op)
{
    op_remove_attr(op, STR("linalg.memoized_indexing_maps"));
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                forget_memos(inner);
}

/* And what upstream prints has to be what this program prints, read by this program. */
static Verdict compare_their_print(MlirModule theirs, const Op *ours, PrintOptions options,
                                   bool allow_unregistered, Sb *why)
{
    PrintOptions measure = { .generic = true };
    Sb printed = { 0 }, expected = { 0 }, got = { 0 };
    Context *context = our_context(allow_unregistered, why);
    Verdict verdict = BOTH_ACCEPT;
    Op *read;

    print_theirs(&printed, theirs, options);
    read = read_ours(context, sb_view(&printed));
    if (!read) {
        verdict = THEIR_PRINT_IS_REFUSED;
        sb_printf(why, "\n%.*s", STR_ARG(sb_view(&printed)));
    } else {
        forget_memos(read);
        print_ours(&expected, ours, measure);
        print_ours(&got, read, measure);
        forget_numbers(&expected);
        forget_numbers(&got);
        if (!str_eq(sb_view(&expected), sb_view(&got))) {
            verdict = THEIR_PRINT_DIFFERS;
            first_difference(why, sb_view(&expected), sb_view(&got));
        }
    }
    context_free(context);
    sb_free(&printed);
    sb_free(&expected);
    sb_free(&got);
    return verdict;
}

static PrintOptions options_of(unsigned form)
{
    return (PrintOptions){ .generic = form % 3 == 0, .debug_info = form % 3 == 2 };
}

static bool prints_theirs(unsigned form)
{
    return form >= 3;
}

static Verdict compare_prints(MlirModule theirs, const Op *ours, bool allow_unregistered,
                              unsigned form, Sb *why)
{
    PrintOptions options = options_of(form);
    Verdict verdict = prints_theirs(form)
                          ? compare_their_print(theirs, ours, options, allow_unregistered, why)
                          : compare_our_print(theirs, ours, options, allow_unregistered, why);

    return verdict == BOTH_ACCEPT || reads_itself(theirs, options, allow_unregistered)
               ? verdict
               : BOTH_UNREADABLE;
}

/* A context keeps the bodies of structs and the keys of resources; the next mutant has others. */
static void renew(Str text)
{
    if (memmem(text.data, text.len, "struct<\"", 8) || memmem(text.data, text.len, "resource", 8)) {
        *at_work = STAGE_UPSTREAM;
        mlirContextDestroy(upstream);
        mlirContextDestroy(reader);
        upstream = new_upstream();
        reader = new_upstream();
        *at_work = STAGE_NOBODY;
    }
}

static Verdict compare(Str text, bool allow_unregistered, unsigned form, Sb *why)
{
    Sb our_why = { 0 }, their_why = { 0 };
    MlirModule theirs = read_theirs(upstream, text, allow_unregistered, &their_why);
    Context *context = our_context(allow_unregistered, &our_why);
    Op *ours = read_ours(context, text);
    Verdict verdict = BOTH_REFUSE;

    if (ours && mlirModuleIsNull(theirs)) {
        verdict = ONLY_OURS_ACCEPTS;
        sb_str(why, sb_view(&their_why));
    } else if (!ours && !mlirModuleIsNull(theirs)) {
        verdict = ONLY_UPSTREAM_ACCEPTS;
        sb_str(why, sb_view(&our_why));
        if (their_why.len)
            sb_printf(why, "\nupstream accepts it, and says: %.*s", STR_ARG(sb_view(&their_why)));
    } else if (ours) {
        verdict = compare_prints(theirs, ours, allow_unregistered, form, why);
    }
    if (!mlirModuleIsNull(theirs))
        mlirModuleDestroy(theirs);
    context_free(context);
    sb_free(&our_why);
    sb_free(&their_why);
    return verdict;
}

void both_judge(Judgement *judgement, Str text, bool allow_unregistered, unsigned form)
{
    judgement->why.len = 0;
    judgement->fault = NULL;
    renew(text);
    judgement->verdict = compare(text, allow_unregistered, form, &judgement->why);
    if (judgement->verdict < ONLY_OURS_ACCEPTS)
        return;
    if (!have(text)) {
        judgement->verdict = BOTH_FOREIGN;
        return;
    }
    judgement->fault = fault_of_upstream(judgement->verdict, text, sb_view(&judgement->why));
    if (judgement->fault)
        judgement->verdict = BOTH_KNOWN;
}

void both_theirs_alone(Str text, bool allow_unregistered, unsigned form, Sb *printed)
{
    Sb why = { 0 };
    MlirModule module = read_theirs(upstream, text, allow_unregistered, &why);

    if (!mlirModuleIsNull(module) && prints_theirs(form))
        print_theirs(printed, module, options_of(form));
}

static void read_and_print(Str text, bool allow_unregistered, PrintOptions options)
{
    Sb printed = { 0 }, why = { 0 };
    Context *context = our_context(allow_unregistered, &why);
    const Op *module = read_ours(context, text);

    if (module)
        print_ours(&printed, module, options);
    context_free(context);
    sb_free(&printed);
    sb_free(&why);
}

void both_ours_alone(Str text, Str printed, bool allow_unregistered, unsigned form)
{
    read_and_print(text, allow_unregistered,
                   prints_theirs(form) ? (PrintOptions){ .generic = true } : options_of(form));
    read_and_print(printed, allow_unregistered, (PrintOptions){ .generic = true });
}

bool both_judge_seed(Str text, bool *foreign, Sb *generic)
{
    Sb why = { 0 };
    Context *context = our_context(true, &why);
    const Op *module = read_ours(context, text);

    *foreign = !have(text);
    if (module && !*foreign)
        ir_print(generic, module, (PrintOptions){ .generic = true });
    context_free(context);
    sb_free(&why);
    return module != NULL;
}
