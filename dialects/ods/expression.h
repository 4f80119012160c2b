#ifndef DIALECTS_ODS_EXPRESSION_H
#define DIALECTS_ODS_EXPRESSION_H
#include "core/ir/context.h"
typedef struct Expression Expression;
#endif
