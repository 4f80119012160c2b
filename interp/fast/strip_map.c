/* Kernels on elements of tensors, which lie as those of strips do. */
#include "interp/fast/access.h"
#include "interp/fast/strip.h"

bool strip_map(Machine *machine, const Node *node, const unsigned char *const *in,
               unsigned char *out, uint32_t count)
{
    const void *inputs[STRIP_INPUTS];
    FloatFunction function;
    StripKernels kernels;

    if (machine->options.index_width != 64 || node->op->operand_count > STRIP_INPUTS
        || !strip_element_bytes(machine, &node->results[0]) || !strip_find_kernels(node, &kernels))
        return false;
    for (unsigned i = 0; i < node->op->operand_count; i++) {
        unsigned bytes = strip_element_bytes(machine, &node->operands[i]);

        if (!bytes || (fast_is_narrow(&node->operands[i]) && !strip_are_flags(in[i], count)))
            return false;
        inputs[i] = in[i];
    }
    if (kernels.of_function) {
        if (!fast_function_of(node, &function))
            return false;
        inputs[STRIP_INPUTS - 1] = &function;
    }
    return kernels.run(out, inputs, count);
}
