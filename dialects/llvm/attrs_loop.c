/* Attributes of loops: hints to the optimisations, attached to the branch back to the header. */
#include "dialects/llvm/attrs.h"

enum {
    LOOP_ANNOTATION = LLVM_LOOP_ANNOTATION_ATTR,
    LOOP_VECTORIZE,
    LOOP_INTERLEAVE,
    LOOP_UNROLL,
    LOOP_UNROLL_AND_JAM,
    LOOP_LICM,
    LOOP_DISTRIBUTE,
    LOOP_PIPELINE,
    LOOP_PEELED,
    LOOP_UNSWITCH
};

static const ParamDef LOOP_ANNOTATION_PARAMS[] = {
    { "disableNonforced", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "vectorize", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_VECTORIZE],
      .class_name = "LoopVectorizeAttr", .optional = true },
    { "interleave", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_INTERLEAVE],
      .class_name = "LoopInterleaveAttr", .optional = true },
    { "unroll", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_UNROLL], .class_name = "LoopUnrollAttr",
      .optional = true },
    { "unrollAndJam", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_UNROLL_AND_JAM],
      .class_name = "LoopUnrollAndJamAttr", .optional = true },
    { "licm", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_LICM], .class_name = "LoopLICMAttr",
      .optional = true },
    { "distribute", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_DISTRIBUTE],
      .class_name = "LoopDistributeAttr", .optional = true },
    { "pipeline", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_PIPELINE],
      .class_name = "LoopPipelineAttr", .optional = true },
    { "peeled", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_PEELED], .class_name = "LoopPeeledAttr",
      .optional = true },
    { "unswitch", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_UNSWITCH],
      .class_name = "LoopUnswitchAttr", .optional = true },
    { "mustProgress", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "isVectorized", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "startLoc", PARAM_ATTR, .holds = llvm_is_fused_loc, .class_name = "FusedLoc",
      .optional = true },
    { "endLoc", PARAM_ATTR, .holds = llvm_is_fused_loc, .class_name = "FusedLoc",
      .optional = true },
    { "parallelAccesses", PARAM_ATTRS, .def = &LLVM_METADATA_ATTRS[LLVM_ACCESS_GROUP_ATTR],
      .class_name = "::llvm::ArrayRef<AccessGroupAttr>", .optional = true },
    { 0 },
};

static const ParamDef LOOP_VECTORIZE_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "predicateEnable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "scalableEnable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "width", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr",
      .optional = true },
    { "followupVectorized", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupEpilogue", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupAll", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { 0 },
};

static const ParamDef LOOP_INTERLEAVE_PARAMS[] = {
    { "count", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr" },
    { 0 },
};

static const ParamDef LOOP_UNROLL_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "count", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr",
      .optional = true },
    { "runtimeDisable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { "full", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "followupUnrolled", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupRemainder", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupAll", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { 0 },
};

static const ParamDef LOOP_UNROLL_AND_JAM_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "count", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr",
      .optional = true },
    { "followupOuter", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupInner", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupRemainderOuter", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupRemainderInner", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupAll", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { 0 },
};

static const ParamDef LOOP_LICM_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "versioningDisable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { 0 },
};

static const ParamDef LOOP_DISTRIBUTE_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "followupCoincident", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupSequential", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupFallback", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { "followupAll", PARAM_ATTR, .def = &LLVM_LOOP_ATTRS[LOOP_ANNOTATION],
      .class_name = "LoopAnnotationAttr", .optional = true },
    { 0 },
};

static const ParamDef LOOP_PIPELINE_PARAMS[] = {
    { "disable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr", .optional = true },
    { "initiationinterval", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr",
      .optional = true },
    { 0 },
};

static const ParamDef LOOP_PEELED_PARAMS[] = {
    { "count", PARAM_ATTR, .holds = llvm_is_integer, .class_name = "IntegerAttr",
      .optional = true },
    { 0 },
};

static const ParamDef LOOP_UNSWITCH_PARAMS[] = {
    { "partialDisable", PARAM_ATTR, .holds = attr_is_bool, .class_name = "BoolAttr",
      .optional = true },
    { 0 },
};

const AttrDef LLVM_LOOP_ATTRS[] = {
    [LOOP_ANNOTATION] = { .name = "llvm.loop_annotation",
                          .summary = "what optimisations may and may not do with a loop",
                          .record = "LoopAnnotationAttr",
                          .has_alias = true,
                          .struct_params = LOOP_ANNOTATION_PARAMS },
    [LOOP_VECTORIZE] = { .name = "llvm.loop_vectorize",
                         .summary = "how to vectorize a loop",
                         .record = "LoopVectorizeAttr",
                         .has_alias = true,
                         .struct_params = LOOP_VECTORIZE_PARAMS },
    [LOOP_INTERLEAVE] = { .name = "llvm.loop_interleave",
                          .summary = "how to interleave a loop",
                          .record = "LoopInterleaveAttr",
                          .has_alias = true,
                          .struct_params = LOOP_INTERLEAVE_PARAMS },
    [LOOP_UNROLL] = { .name = "llvm.loop_unroll",
                      .summary = "how to unroll a loop",
                      .record = "LoopUnrollAttr",
                      .has_alias = true,
                      .struct_params = LOOP_UNROLL_PARAMS },
    [LOOP_UNROLL_AND_JAM] = { .name = "llvm.loop_unroll_and_jam",
                              .summary = "how to unroll a loop and jam the copies",
                              .record = "LoopUnrollAndJamAttr",
                              .has_alias = true,
                              .struct_params = LOOP_UNROLL_AND_JAM_PARAMS },
    [LOOP_LICM] = { .name = "llvm.loop_licm",
                    .summary = "whether invariants may leave a loop",
                    .record = "LoopLICMAttr",
                    .has_alias = true,
                    .struct_params = LOOP_LICM_PARAMS },
    [LOOP_DISTRIBUTE] = { .name = "llvm.loop_distribute",
                          .summary = "how to split a loop",
                          .record = "LoopDistributeAttr",
                          .has_alias = true,
                          .struct_params = LOOP_DISTRIBUTE_PARAMS },
    [LOOP_PIPELINE] = { .name = "llvm.loop_pipeline",
                        .summary = "how to pipeline a loop",
                        .record = "LoopPipelineAttr",
                        .has_alias = true,
                        .struct_params = LOOP_PIPELINE_PARAMS },
    [LOOP_PEELED] = { .name = "llvm.loop_peeled",
                      .summary = "how often a loop was peeled",
                      .record = "LoopPeeledAttr",
                      .has_alias = true,
                      .struct_params = LOOP_PEELED_PARAMS },
    [LOOP_UNSWITCH] = { .name = "llvm.loop_unswitch",
                        .summary = "whether conditions may leave a loop",
                        .record = "LoopUnswitchAttr",
                        .has_alias = true,
                        .struct_params = LOOP_UNSWITCH_PARAMS },
    { 0 },
};
