// What fiber_stack.c calls, where worker.js puts nothing in its place: there is one stack.
mergeInto(LibraryManager.library, {
  stacks_can_be_switched: function () { return 0; },
  stacks_switch: function () {},
});
