#include "testsuite/fuzz/verdict/both.h"

#include "testsuite/fuzz/forms/sections.h"
#include "testsuite/fuzz/verdict/faults.h"
#include "testsuite/fuzz/verdict/pieces.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "core/text/source.h"
#include "dialects/registry.h"
#include "interp/native/upstream.h"

#include <string.h>

typedef enum Writer { OURS, THEIRS, EACH } Writer;

/* How a module is written: as bytecode, or as a text. */
typedef struct Writing {
    Writer by;
    bool bytecode;
    unsigned version;
    PrintOptions text;
} Writing;

/* By which modules are compared. */
static const Writing MEASURE = { .text = { .generic = true } };

const char *const VERDICT_NAMES[VERDICTS] = {
    [BOTH_REFUSE] = "both refuse",
    [BOTH_ACCEPT] = "both accept",
    [BOTH_FOREIGN] = "of dialects that are not ours",
    [BOTH_KNOWN] = "faults of upstream",
    [BOTH_UNREADABLE] = "upstream does not read back what it writes",
    [ONLY_OURS_ACCEPTS] = "only mlir-interp accepts",
    [ONLY_UPSTREAM_ACCEPTS] = "only upstream accepts",
    [OURS_IS_REFUSED] = "upstream refuses what mlir-interp wrote",
    [OURS_DIFFERS] = "upstream reads something else in what mlir-interp wrote",
    [THEIRS_IS_REFUSED] = "mlir-interp refuses what upstream wrote",
    [THEIRS_DIFFERS] = "mlir-interp reads something else in what upstream wrote",
    [TEXTS_DIFFER] = "mlir-interp and upstream print different texts",
};

static MlirContext upstream, reader; /* the second is for what was written */
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
    static const char *const PARTS[] = { "vector", "tensor", "transform", "spirv",
                                         "gpu",    "omp",    NULL };

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
static MlirModule read_theirs(MlirContext context, Str bytes, bool allow_unregistered, Sb *why)
{
    MlirDiagnosticHandlerID handler = upstream_listen(context, why);
    MlirModule module;

    *at_work = STAGE_UPSTREAM;
    mlirContextSetAllowUnregisteredDialects(context, allow_unregistered);
    module = upstream_parse(context, bytes);
    mlirContextDetachDiagnosticHandler(context, handler);
    *at_work = STAGE_NOBODY;
    return module;
}

static Op *read_ours(Context *context, Str bytes)
{
    Op *module;

    *at_work = STAGE_OURS;
    module = program_parse(context, STR("-"), bytes, 0);
    if (module && !ir_verify(module))
        module = NULL;
    *at_work = STAGE_NOBODY;
    return module;
}

static void write_their_bytecode(Sb *bytes, MlirModule module, unsigned version)
{
    MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();

    mlirBytecodeWriterConfigDesiredEmitVersion(config, version);
    mlirOperationWriteBytecodeWithConfig(mlirModuleGetOperation(module), config, upstream_append,
                                         bytes);
    mlirBytecodeWriterConfigDestroy(config);
}

static void print_theirs(Sb *text, MlirModule module, PrintOptions options)
{
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();

    if (options.generic)
        mlirOpPrintingFlagsPrintGenericOpForm(flags);
    if (options.debug_info)
        mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
    mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags, upstream_append, text);
    mlirOpPrintingFlagsDestroy(flags);
}

static void write_theirs(Sb *bytes, MlirModule module, Writing writing)
{
    *at_work = STAGE_UPSTREAM;
    if (writing.bytecode)
        write_their_bytecode(bytes, module, writing.version);
    else
        print_theirs(bytes, module, writing.text);
    *at_work = STAGE_NOBODY;
}

/* Upstream's library keeps no resources of tools, as mlir-opt does. */
static void write_ours(Sb *bytes, const Op *module, Writing writing)
{
    op_loc(module)->context->external_resources.len = 0;
    *at_work = STAGE_OURS;
    if (writing.bytecode) {
        bytecode_write(bytes, module,
                       (BytecodeOptions){ .version = writing.version, .producer = STR("verdict") });
    } else {
        ir_print(bytes, module, writing.text);
        sb_char(bytes, '\n');
    }
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

/* Whether upstream, where it reads what it wrote itself, has what it wrote: else that proves
 * nothing. */
static bool reads_itself(MlirModule theirs, Writing writing, bool allow_unregistered)
{
    Sb written = { 0 }, expected = { 0 }, got = { 0 }, why = { 0 };
    MlirModule read;
    bool same = false;

    write_theirs(&written, theirs, writing);
    read = read_theirs(reader, sb_view(&written), allow_unregistered, &why);
    if (!mlirModuleIsNull(read)) {
        write_theirs(&expected, theirs, MEASURE);
        write_theirs(&got, read, MEASURE);
        same = str_eq(sb_view(&expected), sb_view(&got));
        mlirModuleDestroy(read);
    }
    sb_free(&written);
    sb_free(&expected);
    sb_free(&got);
    sb_free(&why);
    return same;
}

static void show_written(Sb *why, Str bytes)
{
    if (!bytecode_is(bytes))
        sb_printf(why, "\n%.*s", STR_ARG(bytes));
}

/* What this program writes has to be what upstream writes, read by upstream. */
static Verdict compare_ours(MlirModule theirs, const Op *ours, Writing writing,
                            bool allow_unregistered, Sb *why)
{
    Sb written = { 0 }, expected = { 0 }, got = { 0 };
    Verdict verdict = BOTH_ACCEPT;
    MlirModule read;

    write_ours(&written, ours, writing);
    read = read_theirs(reader, sb_view(&written), allow_unregistered, why);
    if (mlirModuleIsNull(read)) {
        verdict = OURS_IS_REFUSED;
        show_written(why, sb_view(&written));
    } else {
        write_theirs(&expected, theirs, MEASURE);
        write_theirs(&got, read, MEASURE);
        if (!str_eq(sb_view(&expected), sb_view(&got))) {
            verdict = OURS_DIFFERS;
            first_difference(why, sb_view(&expected), sb_view(&got));
        }
        mlirModuleDestroy(read);
    }
    sb_free(&written);
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
static const char MEMO[] = "linalg.memoized_indexing_maps";

static void forget_memos(Op *op)
{
    op_remove_attr(op, str_of(MEMO));
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                forget_memos(inner);
}

/* And what upstream writes has to be what this program writes, read by this program. */
static Verdict compare_theirs(MlirModule theirs, const Op *ours, Writing writing,
                              bool allow_unregistered, Sb *why)
{
    Sb written = { 0 }, expected = { 0 }, got = { 0 };
    Context *context = our_context(allow_unregistered, why);
    Verdict verdict = BOTH_ACCEPT;
    Op *read;

    write_theirs(&written, theirs, writing);
    read = read_ours(context, sb_view(&written));
    if (!read) {
        verdict = THEIRS_IS_REFUSED;
        show_written(why, sb_view(&written));
    } else {
        forget_memos(read);
        write_ours(&expected, ours, MEASURE);
        write_ours(&got, read, MEASURE);
        forget_numbers(&expected);
        forget_numbers(&got);
        if (!str_eq(sb_view(&expected), sb_view(&got))) {
            verdict = THEIRS_DIFFERS;
            first_difference(why, sb_view(&expected), sb_view(&got));
        }
    }
    context_free(context);
    sb_free(&written);
    sb_free(&expected);
    sb_free(&got);
    return verdict;
}

/* What both write has to be the same, but for blanks at its ends. */
static Verdict compare_texts(MlirModule theirs, const Op *ours, Writing writing, Sb *why)
{
    Sb expected = { 0 }, got = { 0 };
    Verdict verdict = BOTH_ACCEPT;

    write_theirs(&expected, theirs, writing);
    write_ours(&got, ours, writing);
    forget_numbers(&expected);
    forget_numbers(&got);
    if (expected.len && strstr(expected.data, MEMO)) {
        verdict = BOTH_KNOWN;
    } else if (!str_eq(str_trim(sb_view(&expected)), str_trim(sb_view(&got)))) {
        verdict = TEXTS_DIFFER;
        first_difference(why, sb_view(&expected), sb_view(&got));
    }
    sb_free(&expected);
    sb_free(&got);
    return verdict;
}

static Writing writing_of(unsigned form)
{
    unsigned coded = form - BOTH_TEXT_FORMS;

    if (form >= BOTH_TEXT_FORMS)
        return (Writing){ .by = coded % 2, .bytecode = true, .version = coded / 2 };
    return (Writing){ .by = form / 3,
                      .text = { .generic = form % 3 == 0, .debug_info = form % 3 == 2 } };
}

static Verdict compare_as_written(MlirModule theirs, const Op *ours, bool allow_unregistered,
                                  Writing writing, Sb *why)
{
    switch (writing.by) {
    case OURS:
        return compare_ours(theirs, ours, writing, allow_unregistered, why);
    case THEIRS:
        return compare_theirs(theirs, ours, writing, allow_unregistered, why);
    case EACH:
        return compare_texts(theirs, ours, writing, why);
    }
    return BOTH_ACCEPT;
}

static Verdict compare_written(MlirModule theirs, const Op *ours, bool allow_unregistered,
                               unsigned form, Sb *why)
{
    Writing writing = writing_of(form);
    Verdict verdict = compare_as_written(theirs, ours, allow_unregistered, writing, why);

    return verdict == BOTH_ACCEPT || reads_itself(theirs, writing, allow_unregistered)
               ? verdict
               : BOTH_UNREADABLE;
}

/* A context keeps the bodies of structs and the keys of resources; the next mutant has others. */
static void renew(Str text)
{
    if (memmem(text.data, text.len, "struct<\"", 8) || memmem(text.data, text.len, "resource", 8)
        || sections_have_resources((const uint8_t *)text.data, text.len)) {
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
    Context *context = our_context(allow_unregistered, &our_why);
    Op *ours = read_ours(context, text);
    bool ends = ours || !upstream_never_ends(text, sb_view(&our_why));
    MlirModule theirs =
        ends ? read_theirs(upstream, text, allow_unregistered, &their_why) : (MlirModule){ NULL };
    Verdict verdict = ends ? BOTH_REFUSE : BOTH_KNOWN;

    if (ours && mlirModuleIsNull(theirs)) {
        verdict = ONLY_OURS_ACCEPTS;
        sb_str(why, sb_view(&their_why));
    } else if (!ours && !mlirModuleIsNull(theirs)) {
        verdict = ONLY_UPSTREAM_ACCEPTS;
        sb_str(why, sb_view(&our_why));
        if (their_why.len)
            sb_printf(why, "\nupstream accepts it, and says: %.*s", STR_ARG(sb_view(&their_why)));
    } else if (ours) {
        verdict = compare_written(theirs, ours, allow_unregistered, form, why);
    }
    if (!mlirModuleIsNull(theirs))
        mlirModuleDestroy(theirs);
    context_free(context);
    sb_free(&our_why);
    sb_free(&their_why);
    return verdict;
}

/* An attribute or a type of a dialect that both have, which stands as a text in bytecode. */
static bool lacks_entry(Str why)
{
    static const char IN[] = "` in dialect `";

    if (str_contains(why, "provides no type parsing hook")
        || str_contains(why, "provides no attribute parsing hook"))
        return true;
    return (str_starts(why, "unknown attribute `") || str_starts(why, "unknown type `"))
           && memmem(why.data, why.len, IN, sizeof IN - 1);
}

void both_judge(Judgement *judgement, Str text, bool allow_unregistered, unsigned form)
{
    judgement->why.len = 0;
    judgement->fault = NULL;
    renew(text);
    judgement->verdict = compare(text, allow_unregistered, form, &judgement->why);
    if (judgement->verdict < ONLY_OURS_ACCEPTS)
        return;
    if (bytecode_is(text) ? lacks_entry(sb_view(&judgement->why)) : !have(text)) {
        judgement->verdict = BOTH_FOREIGN;
        return;
    }
    judgement->fault = fault_of_upstream(judgement->verdict, text, sb_view(&judgement->why));
    if (judgement->fault)
        judgement->verdict = BOTH_KNOWN;
}

void both_theirs_alone(Str text, bool allow_unregistered, unsigned form, Sb *written)
{
    Sb why = { 0 };
    MlirModule module = read_theirs(upstream, text, allow_unregistered, &why);

    if (!mlirModuleIsNull(module) && writing_of(form).by != OURS)
        write_theirs(written, module, writing_of(form));
}

static void read_and_write(Str bytes, bool allow_unregistered, Writing writing)
{
    Sb written = { 0 }, why = { 0 };
    Context *context = our_context(allow_unregistered, &why);
    const Op *module = read_ours(context, bytes);

    if (module)
        write_ours(&written, module, writing);
    context_free(context);
    sb_free(&written);
    sb_free(&why);
}

void both_ours_alone(Str text, Str written, bool allow_unregistered, unsigned form)
{
    Writing writing = writing_of(form);

    read_and_write(text, allow_unregistered, writing.by == THEIRS ? MEASURE : writing);
    read_and_write(written, allow_unregistered, MEASURE);
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

void both_bytecode(Sb *bytes, Str text, unsigned version)
{
    Sb why = { 0 };
    Context *context = our_context(true, &why);
    const Op *module = read_ours(context, text);

    if (module)
        write_ours(bytes, module, (Writing){ .bytecode = true, .version = version });
    context_free(context);
    sb_free(&why);
}
