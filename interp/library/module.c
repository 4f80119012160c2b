#include "interp/library/library.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/function.h"
#include "core/text/source.h"
#include "core/text/version.h"
#include "dialects/registry.h"
#include "interp/console/input.h"
#include "interp/program/candidates.h"
#include "interp/program/declared.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static Context *new_context(MlirInterpModule *module)
{
    MlirInterpSession *session = module->session;
    Context *context = context_new();

    register_all_dialects(context);
    for (size_t i = 0; i < session->definitions.len; i++)
        definition_add_again(&session->definitions.data[i], context);
    context->allow_unregistered = session->allows_unregistered;
    context->handler = saying_take;
    context->handler_state = module;
    return context;
}

static void read(void *argument)
{
    MlirInterpModule *module = argument;
    Context *context = module->context;

    if (!bytecode_is(module->text))
        diag_add_source(context, module->name, module->text, 0);
    module->module = program_parse(context, module->name, module->text, 0);
    if (module->module) {
        declared_places(module->module);
        if (!ir_verify(module->module))
            module->module = NULL;
    }
}

static MlirInterpStatus status_of(const MlirInterpModule *module)
{
    const Context *context = module->context;

    return module->module         ? MLIR_INTERP_FINE
           : context->limit_count ? MLIR_INTERP_LIMIT
           : context->error_count && context->error_count == context->unsupported_count
               ? MLIR_INTERP_UNSUPPORTED
               : MLIR_INTERP_INVALID;
}

MlirInterpModule *module_new(MlirInterpSession *session, const char *name)
{
    MlirInterpModule *module = calloc(1, sizeof *module);

    saying_begin(session);
    if (!module) {
        saying_error(session, "limit reached: no memory is left for a module");
        saying_end(session, MLIR_INTERP_LIMIT, NULL);
        return NULL;
    }
    module->session = session;
    module->context = new_context(module);
    module->name = str_dup(&module->context->arena, str_of(name));
    return module;
}

/* Its text, or NULL. */
static MlirInterpModule *read_module(MlirInterpModule *module)
{
    stack_run(read, module);
    saying_end(module->session, status_of(module), NULL);
    if (module->module)
        return module;
    mlir_interp_module_free(module);
    return NULL;
}

MlirInterpModule *mlir_interp_parse(MlirInterpSession *session, const char *name, const char *text,
                                    size_t length)
{
    MlirInterpModule *module = module_new(session, name ? name : "module");

    if (!module)
        return NULL;
    module->text = str_dup(&module->context->arena, (Str){ text, length });
    return read_module(module);
}

/* Who changes the file then changes nothing. */
static void copy_small(MlirInterpModule *module)
{
    enum { SMALL = 1 << 20 };
    Str mapped = module->text;

    if (!module->is_mapped || mapped.len > SMALL)
        return;
    module->text = str_dup(&module->context->arena, mapped);
    munmap((char *)mapped.data, mapped.len);
    module->is_mapped = false;
}

/* False with `errno`. */
static bool open_file(MlirInterpModule *module, const char *path)
{
    Sb text = { 0 };
    bool failed, good;

    module->is_mapped = input_map_bytecode(path, &module->text, &failed);
    if (module->is_mapped || failed) {
        copy_small(module);
        return !failed;
    }
    good = input_read_all(path, &text);
    if (good)
        module->text = str_dup(&module->context->arena, sb_view(&text));
    sb_free(&text);
    return good;
}

MlirInterpModule *mlir_interp_parse_file(MlirInterpSession *session, const char *path)
{
    MlirInterpModule *module = module_new(session, path);

    if (!module)
        return NULL;
    if (open_file(module, path))
        return read_module(module);
    saying_error(session, "cannot read '%s': %s", path, strerror(errno));
    saying_end(session, MLIR_INTERP_USAGE, NULL);
    mlir_interp_module_free(module);
    return NULL;
}

void mlir_interp_module_free(MlirInterpModule *module)
{
    if (!module)
        return;
    vec_free(&module->names);
    context_free(module->context);
    if (module->is_mapped)
        munmap((char *)module->text.data, module->text.len);
    free(module);
}

typedef struct Printing {
    const MlirInterpModule *module;
    PrintOptions options;
    unsigned version; /* of bytecode */
    Sb text;
} Printing;

static void print(void *argument)
{
    Printing *printing = argument;
    Op *module = printing->module->module;

    version_say(module);
    ir_print(&printing->text, module, printing->options);
    version_unsay(module);
    sb_add(&printing->text, "");
}

char *mlir_interp_print(const MlirInterpModule *module, bool generic)
{
    Printing printing = { .module = module, .options = { .generic = generic } };

    stack_run(print, &printing);
    return printing.text.data;
}

static void write_bytecode(void *argument)
{
    Printing *printing = argument;
    Op *module = printing->module->module;
    bool says = printing->version < BYTECODE_DIALECT_VERSIONS;

    if (says)
        version_say(module);
    bytecode_write(
        &printing->text, module,
        (BytecodeOptions){ .version = printing->version, .producer = STR("mlir-interp") });
    if (says)
        version_unsay(module);
}

char *mlir_interp_bytecode(const MlirInterpModule *module, unsigned version, size_t *length)
{
    Printing printing = { .module = module, .version = version };

    saying_begin(module->session);
    if (version > BYTECODE_NEWEST)
        saying_error(module->session, "there is no bytecode of version %u, but of 0 to %u", version,
                     BYTECODE_NEWEST);
    else
        stack_run(write_bytecode, &printing);
    saying_end(module->session, printing.text.data ? MLIR_INTERP_FINE : MLIR_INTERP_USAGE, NULL);
    *length = printing.text.len;
    return printing.text.data;
}

void mlir_interp_text_free(char *text)
{
    Sb sb = { .data = text };

    sb_free(&sb);
}

bool module_can_call(const Op *op)
{
    return candidate_can_run(op) && function_is_defined(op);
}

/* Another that stands around it may have the same name. */
static bool is_found(const MlirInterpModule *module, const char *name, const Op *function)
{
    return candidate_find(module->module, str_of(name)) == function;
}

static void name_functions(MlirInterpModule *module, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                const char *name = module_can_call(inner)
                                       ? candidate_path(inner, &module->context->arena).data
                                       : NULL;

                if (name && is_found(module, name, inner))
                    vec_push(&module->names, name);
                else if (!name && op_has(inner, SYMBOL_TABLE))
                    name_functions(module, inner);
            }
}

const char *mlir_interp_function(const MlirInterpModule *module, size_t number)
{
    MlirInterpModule *own = (MlirInterpModule *)module;

    if (!own->has_names)
        name_functions(own, own->module);
    own->has_names = true;
    return number < own->names.len ? own->names.data[number] : NULL;
}
