/* gpu: what the files of the dialect share. Its operations are upstream's definitions, which are
 * loaded when they are asked for; here stands what those leave to C++.
 */
#ifndef DIALECTS_GPU_GPU_H
#define DIALECTS_GPU_GPU_H

#include "core/text/asm.h"
#include "core/ir/context.h"

extern const CustomDirective GPU_DIRECTIVES[];
extern const AttrDef GPU_ATTRS[];
extern const TypeDef GPU_TYPES[];

const Type *gpu_token(Context *context);
/* async [%a, %b] */
void gpu_print_async(AsmPrinter *printer, bool has_token, Value *const *dependencies,
                     unsigned count);

/* The custom forms of gpu.func and gpu.launch, and those of gpu.warp_execute_on_lane_0. */
bool gpu_func_parse(AsmParser *parser, OpState *state);
void gpu_func_print(AsmPrinter *printer, const Op *op);
bool gpu_func_lacks_arguments(const Op *op);
/* So many arguments, behind the others, are memory of the workgroup. */
unsigned gpu_workgroup_count(const Op *op);
bool gpu_launch_parse(AsmParser *parser, OpState *state);
void gpu_launch_print(AsmPrinter *printer, const Op *op);
bool gpu_launch_lacks_arguments(const Op *op);
bool gpu_warp_parse(AsmParser *parser, OpState *state);
void gpu_warp_print(AsmPrinter *printer, const Op *op);

/* Memory that lives as long as a launch or a function: `word` (%a : memref<..>, ...), or nothing;
 * the arguments go behind those that are there. With attributes of each, or without. */
bool gpu_parse_attributions(AsmParser *parser, const char *word, bool with_attrs,
                            AsmArguments *arguments);
void gpu_print_attributions(AsmPrinter *printer, const char *word, Value *const *arguments,
                            unsigned count, const Attr *attrs);

#endif
