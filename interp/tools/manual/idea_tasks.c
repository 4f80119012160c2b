/* Ideas: work that runs beside other work. */
#include "interp/tools/manual/idea.h"

const Idea TASK_IDEAS[] = {
    {
        .name = "closure",
        .aliases = "closures capture captures captured task tasks",
        .summary = "a body that runs later, with what it uses from outside",
        .text = "The body of `async.execute` uses values from outside of it, as any region may.\n"
                "But it need not run where it stands: it begins there, and runs at once, or\n"
                "later, beside what follows. So what it uses is kept with it, a closure: values\n"
                "are what they were when it began, in each turn of a loop others.\n"
                "\n"
                "A memref is such a value. The memory behind it is not copied: a body sees what\n"
                "was written by the time it runs. Memory that has ended by then, as that of\n"
                "`memref.alloca` does with its function, is gone, and the report tells where it\n"
                "ended. Some orders may hide that; another seed shows it.\n"
                "\n"
                "A function that is handed over (`func.constant`) uses nothing from outside: it\n"
                "is given all that it needs when it is called.\n",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c3 = arith.constant 3 : index\n"
                   "  %group = async.create_group %c3 : !async.group\n"
                   "  scf.for %i = %c0 to %c3 step %c1 {\n"
                   "    %square = arith.muli %i, %i : index\n"
                   "    %t = async.execute {\n"
                   "      vector.print %square : index\n"
                   "      async.yield\n"
                   "    }\n"
                   "    %n = async.add_to_group %t, %group : !async.token\n"
                   "  }\n"
                   "  async.await_all %group\n"
                   "  return\n",
        .gives = "0\n1\n4\n",
        .watch = "Each body prints the square of its own turn. With `--seed=3` they print in\n"
                 "another order, and each still its own.\n",
        .operations = "async.execute async.yield func.constant",
        .ideas = "token regions ssa choices memory",
        .decisions = "J1",
    },
    {
        .name = "token",
        .aliases = "tokens happens-before future futures promise synchronization wait await",
        .summary = "a value that says that something has been done",
        .text = "A token holds nothing. That it is ready says that the work is done that it\n"
                "stands for, and whoever uses it waits for that. `async.execute [%first]` begins\n"
                "a body that runs when `%first` is ready; `async.await` has what follows wait. A\n"
                "value of `!async.value` is a token that brings something along; a group is\n"
                "ready when all that was added to it is.\n"
                "\n"
                "Tokens alone order what has effects. What a body wrote is there for whoever\n"
                "waits for its token; without one, the other body may run before, after or\n"
                "beside it, and where both touch a byte, and one writes, that is a race,\n"
                "whichever came first in this run. The order of the text says nothing.\n"
                "\n"
                "The tokens of `ml_program` order loads and stores of globals in a graph in the\n"
                "same way.\n",
        .example = "  %five = arith.constant 5 : i32\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %m = memref.alloc() : memref<i32>\n"
                   "  %first = async.execute {\n"
                   "    memref.store %five, %m[] : memref<i32>\n"
                   "    async.yield\n"
                   "  }\n"
                   "  %second = async.execute [%first] {\n"
                   "    %x = memref.load %m[] : memref<i32>\n"
                   "    %sum = arith.addi %x, %seven : i32\n"
                   "    memref.store %sum, %m[] : memref<i32>\n"
                   "    async.yield\n"
                   "  }\n"
                   "  async.await %second : !async.token\n"
                   "  %r = memref.load %m[] : memref<i32>\n",
        .gives = "12 : i32\n",
        .watch = "Leave `[%first]` away: the two bodies race, and the report names both places.\n"
                 "Leave `async.await` away, and the last load races with the second body.\n",
        .operations = "async.execute async.await async.create_group async.add_to_group "
                      "async.await_all ml_program.token",
        .ideas = "closure deadlock data-race graph-region",
        .decisions = "J1 J6 G2",
    },
    {
        .name = "deadlock",
        .aliases = "deadlocks circle cycle waits",
        .summary = "all that is left waits, each for another",
        .text = "Who waits goes on when what is awaited is ready. Where all that is left to run\n"
                "waits, nothing will ever be ready: a deadlock. A machine would stand still for\n"
                "ever; here the run ends, and the report follows who waits for whom.\n"
                "\n"
                "Mostly they wait in a circle: a body for a group that its own token is to be\n"
                "added to, two bodies each for the other. A group that is awaited, and to which\n"
                "less is added than it has room for, is one as well. Threads wait for locks that\n"
                "others have, or at a barrier that not all come to. So is, in a graph region, a\n"
                "circle of operations, each of which needs what the next one gives, and none of\n"
                "which holds state.\n"
                "\n"
                "Some programs have a deadlock in some orders only: try seeds.\n",
        .example = "  %one = arith.constant 1 : index\n"
                   "  %group = async.create_group %one : !async.group\n"
                   "  %t = async.execute {\n"
                   "    async.await_all %group\n"
                   "    async.yield\n"
                   "  }\n"
                   "  %n = async.add_to_group %t, %group : !async.token\n"
                   "  async.await %t : !async.token\n"
                   "  return\n",
        .gives = "error: the program stopped itself: a deadlock: nothing is left to run that could "
                 "make the token ready\n",
        .watch = "The program waits for the token of the body, the body for the group, and the\n"
                 "group for that token. Without `async.await_all` the body has nothing to wait\n"
                 "for.\n",
        .operations = "async.await async.await_all async.execute omp.barrier omp.critical",
        .ideas = "token graph-region state",
        .decisions = "J2 G3 Q5",
    },
    { 0 },
};
