#include "interp/fast/code.h"

const FastTwin FAST_FLOAT_TWINS[] = {
    { 0 },
};
