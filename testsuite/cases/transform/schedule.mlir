// Operations of schedules are printed as they are written, from their generic form too.
// RUN: mlir-interp print %S/Inputs/schedule.mlir | diff %S/Inputs/schedule.mlir -
// RUN: mlir-interp print --generic %S/Inputs/schedule.mlir | mlir-interp print - | diff %S/Inputs/schedule.mlir -
