#include "interp/fast/code.h"

const FastTwin FAST_MEMREF_TWINS[] = {
    { 0 },
};
