/* What gpu's definitions leave to C++. */
#include "dialects/gpu/gpu.h"
#include "dialects/ods/forms.h"

static const OpForm OPS[] = {
    { .name = "gpu.func",
      .parse = gpu_func_parse,
      .print = gpu_func_print,
      .generic = gpu_func_lacks_arguments },
    { .name = "gpu.launch",
      .parse = gpu_launch_parse,
      .print = gpu_launch_print,
      .generic = gpu_launch_lacks_arguments },
    { .name = "gpu.warp_execute_on_lane_0", .parse = gpu_warp_parse, .print = gpu_warp_print },
    { 0 },
};

const DialectForms GPU_FORMS = { "gpu", (const OpForm *const[]){ OPS, NULL }, GPU_DIRECTIVES };
