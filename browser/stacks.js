// What fiber_stack.c calls, where worker.js puts nothing in its place: there is one stack.
mergeInto(LibraryManager.library, {
  stacks_can_be_switched() {
    return 0;
  },
  stacks_switch() {},
});
