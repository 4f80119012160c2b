/* Places: what the columns of a program (diff_columns.h) know of where operations are from. */
#ifndef INTERP_ORACLE_DIFF_DIFF_PLACES_H
#define INTERP_ORACLE_DIFF_DIFF_PLACES_H

#include "interp/oracle/diff/diff_columns.h"

void column_set_places(Columns *columns, ColumnOp *op, const unsigned *places, unsigned count);
/* Once places of its operations are set: its list of all. */
void column_sort_places(Column *column);
/* Where the place begins in that list, or would. */
size_t column_find_place(const Column *column, unsigned place);

/* diff_strangers.c. Takes from operations places that are not theirs. */
void columns_drop_strangers(Columns *columns, const Column *before, Column *column);

#endif
