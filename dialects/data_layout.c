#include "dialects/data_layout.h"

#include "core/ir/attr.h"
#include "core/ir/context.h"
#include "core/ir/definition.h"
#include "dialects/dlti.h"
#include "dialects/llvm/llvm.h"

/* The layout of the modules that hold more than modules, which has to be one. */
typedef struct Survey {
    bool found;
    Target target;
    const Op *refused;
    const char *why;
} Survey;

static bool refuse(Survey *survey, const Op *module, Str why)
{
    survey->refused = module;
    survey->why = why.data;
    return false;
}

/* What the module says itself, in the place of what those around it do. */
static bool read_own(Survey *survey, const Op *module, Target *target)
{
    const Attr *spec = op_attr(module, "dlti.dl_spec"),
               *string = op_attr(module, "llvm.data_layout");
    Arena *arena = &op_context(module)->arena;
    Target said = TARGET_LLVM;
    const char *entry = spec ? dlti_read_spec(spec, target) : NULL;

    if (entry)
        return refuse(survey, module, str_printf(arena, "the data layout entry '%s'", entry));
    if (!string || string->kind != ATTR_STRING || !string->string.len)
        return true;
    entry = llvm_read_data_layout(arena, string->string, &said);
    if (entry)
        return refuse(survey, module,
                      str_printf(arena, "'%s' in the data layout of llvm.data_layout", entry));
    if (spec && !target_equals(&said, target))
        return refuse(survey, module,
                      str_of("a module whose dlti.dl_spec and llvm.data_layout say different "
                             "things"));
    said.index_width = target->index_width;
    *target = said;
    return llvm_read_non_integral(string->string, target)
           || refuse(survey, module, str_of("a data layout of so many address spaces"));
}

static bool add(Survey *survey, const Op *module, const Target *target)
{
    if (survey->found
        && (!target_equals(target, &survey->target)
            || target->index_width != survey->target.index_width))
        return refuse(survey, module, str_of("modules of different data layouts in one program"));
    survey->found = true;
    survey->target = *target;
    return true;
}

static bool look(Survey *survey, const Op *module, const Target *around)
{
    const Block *body = module->region_count ? module->regions[0].first : NULL;
    Target own = *around;
    bool holds_others = false;

    if (!read_own(survey, module, &own))
        return false;
    for (const Op *op = body ? body->first : NULL; op; op = op->next) {
        if (!op_is(op, "builtin.module"))
            holds_others = true;
        else if (!look(survey, op, &own))
            return false;
    }
    return !holds_others || add(survey, module, &own);
}

/* What the modules around this one say. */
static bool read_around(Survey *survey, const Op *module, Target *target)
{
    const Op *around = op_parent(module);

    return !around || (read_around(survey, around, target) && read_own(survey, around, target));
}

bool data_layout_of(const Op **module, Target *target, const char **why)
{
    Survey survey = { .target = TARGET_X86_64 };
    Target around = TARGET_X86_64;
    bool good = read_around(&survey, *module, &around) && look(&survey, *module, &around);

    *target = survey.target;
    if (target_equals(target, &TARGET_LLVM)) { /* a file that names no target */
        *target = TARGET_X86_64;
        target->index_width = survey.target.index_width;
    }
    if (!good) {
        *module = survey.refused;
        *why = survey.why;
    }
    return good;
}
