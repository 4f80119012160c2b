/* `ops`: the definitions as a table, or as JSON. */
#include "interp/command/command.h"

#include "core/ir/context.h"
#include "dialects/registry.h"
#include "interp/console/signature_json.h"
#include "interp/console/definitions.h"
#include "interp/console/json.h"
#include "interp/console/output.h"
#include "interp/console/upstream.h"
#include "interp/oracle/witness/witness.h"

#include <stdio.h>
#include <string.h>

/* Symbols and modules are declarations: control never reaches them. */
static const char *execution_of(const OpDef *def)
{
    if (def->part)
        return "part"; /* of what is executed around it */
    if (def_is_executed(def))
        return "executed";
    return def_has(def, SYMBOL | SYMBOL_TABLE) ? "declaration" : "-";
}

/* The operations that native code has a lowering for, one a line between line ends; empty, with a
 * note, where the native program is not there to ask. */
static Str native_names(Sb *sb)
{
    Witness *witness = witness_new((WitnessOptions){ .index_width = 64, .seconds = 10 });

    sb_char(sb, '\n');
    if (!witness_names(witness, sb)) {
        output_error("note: the column 'native' is not known:%s\n", sb->data);
        sb->len = 0;
    }
    witness_free(witness);
    return sb_view(sb);
}

static const char *lowering_of(Str names, const OpDef *def)
{
    Arena arena = { 0 };
    bool found =
        names.len && strstr(names.data, str_printf(&arena, "\n%s\n", def->name).data) != NULL;

    arena_free(&arena);
    return !names.len ? "?" : found ? "lowered" : "-";
}

static void begin_object(Sb *out, const char *kind, const char *name, const char *summary)
{
    json_begin(out, "ops");
    json_text(out, "kind", str_of(kind));
    json_text(out, "name", str_of(name));
    json_text(out, "summary", str_of(summary));
}

static void print_object(Sb *out)
{
    printf("%.*s}\n", STR_ARG(sb_view(out)));
    out->len = 0;
}

/* Rows as they are after meanings were given to operations. */
static void print_json(Context *context, const DialectDef *dialect, Str native)
{
    const OpDef *op;
    const AttrDef *attr;
    Sb out = { 0 };

    for (unsigned i = 0; (op = dialect_op(dialect, i)); i++) {
        op = context_op(context, str_of(op->name));
        begin_object(&out, "operation", op->name, op->summary);
        json_text(&out, "run", str_of(execution_of(op)));
        json_text(&out, "native", str_of(lowering_of(native, op)));
        if (op->as)
            json_text(&out, "as", str_of(op->as));
        if (op->expand)
            json_text(&out, "expand", str_of(op->expand));
        if (op->ours)
            json_flag(&out, "ours", true);
        signature_json_operation(op, &out);
        print_object(&out);
    }
    for (const TypeDef *type = dialect->types; type && type->name; type++) {
        begin_object(&out, "type", type->name, type->summary);
        signature_json_type(type, &out);
        print_object(&out);
    }
    for (unsigned i = 0; (attr = dialect_attr(dialect, i)); i++) {
        begin_object(&out, "attribute", attr->name, attr->summary);
        signature_json_attribute(attr, &out);
        print_object(&out);
    }
    sb_free(&out);
}

typedef VEC(const DialectDef *) Dialects;

/* The program's own, then those that were defined. */
static void list_dialects(const Context *context, Dialects *dialects)
{
    for (const DialectDef *const *d = registered_dialects(); *d; d++)
        vec_push(dialects, *d);
    for (size_t i = 0; i < context->added.len; i++)
        vec_push(dialects, context->added.data[i]);
}

/* Is the dialect of those that were asked for? */
static bool is_asked(const DialectDef *dialect, const Options *options)
{
    return !options->file || strcmp(options->file, dialect->name) == 0;
}

/* Of the column of names, which the longest of them fits. */
static int width_of_names(const Dialects *dialects, const Options *options)
{
    size_t width = strlen("operation");
    const OpDef *def;

    for (size_t d = 0; d < dialects->len; d++)
        for (unsigned i = 0;
             is_asked(dialects->data[d], options) && (def = dialect_op(dialects->data[d], i)); i++)
            if (strlen(def->name) > width)
                width = strlen(def->name);
    return (int)width;
}

static void print_dialect(Context *context, const DialectDef *dialect, int width, Str native)
{
    const OpDef *def;

    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++) {
        def = context_op(context, str_of(def->name));
        printf("%-*s %-8s %-8s %-12s %-8s %s\n", width, def->name,
               def->format || def->parse ? "custom" : "generic", "verified", execution_of(def),
               lowering_of(native, def), def->summary);
    }
}

static bool is_dialect(const Dialects *dialects, const char *name)
{
    for (size_t i = 0; i < dialects->len; i++)
        if (strcmp(name, dialects->data[i]->name) == 0)
            return true;
    return false;
}

/* One that upstream has, or one whose name is near, or neither. */
static int unknown_dialect(const char *name)
{
    const char *nearest = NULL;
    unsigned least = 3, far;

    for (const LackingDialect *lacking = LACKING_DIALECTS; lacking->name; lacking++)
        if (strcmp(name, lacking->name) == 0) {
            output_error("error: mlir-interp does not execute `%s` yet\n", name);
            return END_UNSUPPORTED;
        }
    if (explain_instead("there is no dialect", name))
        return EXIT_USAGE;
    for (const DialectDef *const *d = registered_dialects(); *d; d++)
        if (!(*d)->internal
            && (far = str_distance(str_of(name), str_of((*d)->name), least)) < least) {
            nearest = (*d)->name;
            least = far;
        }
    output_error("error: there is no dialect '%s'", name);
    if (nearest)
        output_error("; did you mean '%s'?", nearest);
    fputc('\n', stderr);
    return EXIT_USAGE;
}

static void print_dialects(Context *context, const Dialects *dialects, const Options *options)
{
    Sb names = { 0 };
    Str native = native_names(&names);
    int width = width_of_names(dialects, options);

    if (!options->json)
        printf("%-*s %-8s %-8s %-12s %-8s %s\n", width, "operation", "parsed", "verified", "run",
               "native", "summary");
    for (size_t i = 0; i < dialects->len; i++) {
        if (!is_asked(dialects->data[i], options))
            continue;
        if (options->json)
            print_json(context, dialects->data[i], native);
        else
            print_dialect(context, dialects->data[i], width, native);
    }
    sb_free(&names);
}

int command_ops(const Options *options)
{
    Context *context = context_new();
    Dialects dialects = { 0 };
    int status = EXIT_FINE;

    definitions_register(context);
    upstream_load_all(context);
    list_dialects(context, &dialects);
    if (options->file && !is_dialect(&dialects, options->file))
        status = unknown_dialect(options->file);
    else
        print_dialects(context, &dialects, options);
    vec_free(&dialects);
    context_free(context);
    return status;
}
