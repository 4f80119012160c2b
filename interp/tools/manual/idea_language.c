/* Ideas of the language itself: operations, values, blocks, regions. */
#include "interp/tools/manual/idea.h"

static bool has_format(const OpDef *def)
{
    return def->format != NULL;
}

static bool is_terminator(const OpDef *def)
{
    return def_has(def, TERMINATOR);
}

static bool is_symbol(const OpDef *def)
{
    return def_has(def, SYMBOL | SYMBOL_TABLE);
}

static bool has_graph_region(const OpDef *def)
{
    return def_has(def, GRAPH_REGION);
}

const Idea LANGUAGE_IDEAS[] = {
    {
        .part = "Ideas",
        .name = "running",
        .aliases = "entry main arguments args command commands interpreter",
        .summary = "how a program is run, given arguments, and read",
        .text = "`mlir-interp run FILE` runs the function @main of a file and prints what it\n"
                "returns, one result a line, as MLIR writes it. `-e FUNCTION` runs another.\n"
                "A function that takes arguments gets them by `--args`, as MLIR attributes: a\n"
                "number for an integer, `1.5`, `inf`, `-inf` or `nan` for a float, `true` for an\n"
                "i1, for a memref the elements it holds, as in `--args='dense<[1.0, nan]>, 3'`.\n"
                "Where the memref's type leaves a size open, the list says it; behind a single\n"
                "element, which all have, the type does: `dense<1.0> : tensor<4xf32>`. What its\n"
                "memrefs hold in the end is printed behind the results.\n"
                "\n"
                "The exit status says how it ended: see `exit-status`. `step` runs one operation\n"
                "at a time, `trace --html` makes a page of the run, `check` holds it against\n"
                "native code, `diff` against what passes make of it.\n",
        .example = "// mlir-interp run p.mlir -e twice --args=21\n"
                   "func.func @twice(%n: i32) -> i32 {\n"
                   "  %sum = arith.addi %n, %n : i32\n"
                   "  return %sum : i32\n"
                   "}\n"
                   "\n"
                   "  %n = arith.constant 4 : i32\n"
                   "  %r = call @twice(%n) : (i32) -> i32\n",
        .gives = "8 : i32\n",
        .watch = "`step` goes into the call, and `finish` out of it again.\n",
        .operations = "func.func func.call func.return",
        .ideas = "operations exit-status limits undefined-behaviour choices",
    },
    {
        .name = "operations",
        .aliases = "operation attributes",
        .summary = "what a program consists of: operations, and nothing else",
        .text = "Everything in MLIR is an operation: an addition, a loop, a function, the module\n"
                "around it all. An operation has a name, operands (the values it takes), results\n"
                "(the values it makes), attributes (what is known about it before the program\n"
                "runs, such as the number of a constant), successors (blocks it may jump to) and\n"
                "regions (programs inside it). Any of these may be missing.\n"
                "\n"
                "Each operation may be written in one generic form, which shows these parts one\n"
                "by one. Most have a form of their own as well, shorter and made for reading.\n"
                "Both say the same. The example writes one addition in each.\n"
                "\n"
                "What an operation does stands nowhere in MLIR's core: its name decides, and the\n"
                "dialect that the name begins with says what it means.\n",
        .example = "  %a = arith.constant 40 : i32\n"
                   "  %b = \"arith.constant\"() <{value = 2 : i32}> : () -> i32\n"
                   "  %short = arith.addi %a, %b overflow<nsw> : i32\n"
                   "  %long = \"arith.addi\"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}>\n"
                   "      : (i32, i32) -> i32\n"
                   "  return %short, %long : i32, i32\n",
        .gives = "42 : i32\n"
                 "42 : i32\n",
        .watch = "Each `step` executes one operation and shows its operands with their values,\n"
                 "then its results. `mlir-interp print --generic` writes a whole file in the\n"
                 "generic form.\n",
        .operations = "arith.constant arith.addi",
        .ideas = "syntax dialects ssa types",
    },
    {
        .name = "syntax",
        .aliases = "assembly-format ods format",
        .summary = "how to read the form that an operation's page shows",
        .text = "A program is read by signs before its names: `%x` is a value, `@f` a symbol,\n"
                "`^bb` a block, `!t` a type, `#a` an attribute, and `//` begins a comment.\n"
                "\n"
                "The form of an operation stands on its page in the words of ODS, the language\n"
                "in which MLIR's operations are defined:\n"
                "\n"
                "  arith.negf $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)\n"
                "\n"
                "A name behind a dollar sign is an operand, an attribute, a region or a block to\n"
                "go to. What stands in backquotes is written as it is; two of them with nothing\n"
                "between leave a blank away. What stands in `( )?` is left away as a whole\n"
                "unless the part with the mark `^` is there. `attr-dict` stands for further\n"
                "attributes, in braces. `type($result)` is a type; those that are not asked for\n"
                "follow from others. `functional-type(a, b)` is written `(types of a) -> types\n"
                "of b`, and `custom<...>` is a part with a form of its own, which the example\n"
                "shows.\n",
        .example = "  %x = arith.constant 1.5 : f32\n"
                   "  %short = arith.negf %x : f32\n"
                   "  %long = arith.negf %x fastmath<nnan, ninf> {note = \"mine\"} : f32\n"
                   "  return %short, %long : f32, f32\n",
        .gives = "-1.500000e+00 : f32\n"
                 "-1.500000e+00 : f32\n",
        .watch = "`mlir-interp print` writes a program in these forms again, whatever form it was\n"
                 "written in, and leaves away what may be left away.\n",
        .operations = "arith.negf",
        .ideas = "operations ssa types",
        .concerns = has_format,
    },
    {
        .name = "dialects",
        .aliases = "dialect levels",
        .summary = "families of operations, mixed freely in one program",
        .text = "A dialect is a family of operations, types and attributes with a common prefix:\n"
                "`arith` computes with numbers, `scf` has loops and conditions, `memref` has\n"
                "memory, `func` has functions. There is no fixed instruction set; a compiler\n"
                "brings the dialects it needs.\n"
                "\n"
                "One program may hold several dialects, and the same thing can be said at\n"
                "several levels. A loop is `scf.for` for whoever thinks of loops, and blocks\n"
                "with branches of `cf` for whoever thinks of jumps. A compiler lowers a program\n"
                "step by step from one to the other. Since this interpreter runs every level,\n"
                "each step can be held against the one before: `mlir-interp diff` does that.\n"
                "\n"
                "Inside a function the prefix of `func` may be left away: `return` is\n"
                "`func.return`.\n",
        .example = "// The sum 1 + ... + n, said twice.\n"
                   "func.func @structured(%n: index) -> index {\n"
                   "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %end = arith.addi %n, %one : index\n"
                   "  %sum = scf.for %i = %one to %end step %one\n"
                   "      iter_args(%part = %zero) -> (index) {\n"
                   "    %next = arith.addi %part, %i : index\n"
                   "    scf.yield %next : index\n"
                   "  }\n"
                   "  return %sum : index\n"
                   "}\n"
                   "\n"
                   "func.func @jumping(%n: index) -> index {\n"
                   "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  cf.br ^head(%one, %zero : index, index)\n"
                   "^head(%i: index, %part: index):\n"
                   "  %more = arith.cmpi sle, %i, %n : index\n"
                   "  cf.cond_br %more, ^body, ^end\n"
                   "^body:\n"
                   "  %next = arith.addi %part, %i : index\n"
                   "  %up = arith.addi %i, %one : index\n"
                   "  cf.br ^head(%up, %next : index, index)\n"
                   "^end:\n"
                   "  return %part : index\n"
                   "}\n"
                   "\n"
                   "  %n = arith.constant 10 : index\n"
                   "  %a = call @structured(%n) : (index) -> index\n"
                   "  %b = call @jumping(%n) : (index) -> index\n"
                   "  return %a, %b : index, index\n",
        .gives = "55 : index\n"
                 "55 : index\n",
        .watch = "Break on both functions and step through a turn of each loop: the values that\n"
                 "`scf.for` carries are the arguments of `^head`.\n",
        .operations = "scf.for cf.br cf.cond_br func.call",
        .ideas = "operations loops block-arguments refinement",
    },
    {
        .name = "ssa",
        .aliases = "values value dominance",
        .summary = "a name stands for one value, made in one place",
        .text = "A name such as `%x` stands for the result of one operation, or for an argument\n"
                "of a block. It is never assigned a second time. So nobody has to ask which of\n"
                "several assignments a use sees: there is one. This is called static single\n"
                "assignment, SSA.\n"
                "\n"
                "A use must be certain to come after the definition, on every path that leads to\n"
                "it. In one block that means further down. Across blocks the defining block must\n"
                "dominate: there is no way to reach the use that goes around it. The verifier\n"
                "checks this before anything runs.\n"
                "\n"
                "Executing an operation again, in the next turn of a loop, makes a new value for\n"
                "the same name. Within a turn nothing changes. What must live from one turn to\n"
                "the next is handed on as an argument.\n",
        .example = "  %x = arith.constant 3 : i32\n"
                   "  %square = arith.muli %x, %x : i32\n"
                   "  // In C this might say x = x + square; here the sum is another value.\n"
                   "  %sum = arith.addi %x, %square : i32\n",
        .gives = "12 : i32\n",
        .watch = "`info locals` lists the values that exist so far. Their number only grows while\n"
                 "you step down a block, and no value ever changes.\n",
        .operations = "func.return",
        .ideas = "block-arguments regions",
    },
    {
        .name = "block-arguments",
        .aliases = "phi blocks block",
        .summary = "how a block gets values from where control comes from",
        .text = "A function's body may consist of several blocks: straight lines of operations,\n"
                "each ended by a terminator that says where to go on. A block has a name,\n"
                "`^head`, and may have arguments in parentheses, like a function.\n"
                "\n"
                "A branch names the block it goes to and hands over a value for each argument.\n"
                "Where two paths meet, the block's argument is whatever the path taken has\n"
                "handed over. Other compilers write phi nodes for this; a block argument says\n"
                "the same at the place where the value comes from.\n"
                "\n"
                "All arguments get their new values at once. Handing `(%b, %a)` to arguments\n"
                "`(%a, %b)` swaps them: both old values are read before any new one is written.\n"
                "Read one after the other, the second would be lost.\n",
        .example = "  %one = arith.constant 1 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %first = arith.constant true\n"
                   "  cf.br ^swap(%one, %two, %first : i32, i32, i1)\n"
                   "^swap(%a: i32, %b: i32, %again: i1):\n"
                   "  %false = arith.constant false\n"
                   "  // The second time around a and b have changed places.\n"
                   "  cf.cond_br %again, ^swap(%b, %a, %false : i32, i32, i1), ^end\n"
                   "^end:\n"
                   "  return %a, %b : i32, i32\n",
        .gives = "2 : i32\n"
                 "1 : i32\n",
        .watch = "At each branch the stepper shows the parallel copy: all old values beside all\n"
                 "new ones. Step over `cf.cond_br` and see `%a` and `%b` swap in one go.\n",
        .operations = "cf.br cf.cond_br cf.switch",
        .ideas = "ssa terminators regions dialects",
    },
    {
        .name = "branches",
        .aliases = "branch goto jump jumps cfg control-flow control-flow-graph if-else "
                   "conditional switch label basic-block basic-blocks",
        .summary = "going to another block: the goto of MLIR",
        .text = "`cf.br ^next` goes to a block, `cf.cond_br %c, ^then, ^else` to one of two,\n"
                "`cf.switch` to one of many. Blocks are labels within one region; a jump hands\n"
                "values to the arguments of the block it goes to. There is no other goto:\n"
                "nothing jumps into a region or out of one, and a block that nothing falls into\n"
                "has to be gone to.\n"
                "\n"
                "`scf.if`, `scf.for` and `scf.while` say the same with regions;\n"
                "`--convert-scf-to-cf` makes branches of them.\n",
        .example = "  %three = arith.constant 3 : i32\n"
                   "  %four = arith.constant 4 : i32\n"
                   "  %less = arith.cmpi slt, %three, %four : i32\n"
                   "  cf.cond_br %less, ^end(%three : i32), ^end(%four : i32)\n"
                   "^end(%least: i32):\n"
                   "  return %least : i32\n",
        .gives = "3 : i32\n",
        .watch = "`step` at the branch shows which block is gone to, and what its arguments get.\n",
        .operations = "cf.br cf.cond_br cf.switch scf.if",
        .ideas = "block-arguments terminators loops branch-on-poison",
    },
    {
        .name = "regions",
        .aliases = "region scope isolated",
        .summary = "programs inside operations",
        .text = "An operation may hold regions, and a region holds blocks, and these hold\n"
                "operations again. This is how a loop has a body, an `scf.if` two branches, a\n"
                "function its code and a module its functions. A program is a tree of\n"
                "operations.\n"
                "\n"
                "The operation around a region decides what becomes of it: whether it runs, how\n"
                "often, and with which arguments. When the region's block has come to its end,\n"
                "its terminator hands values back to that operation, and control returns to it.\n"
                "A branch never leads into or out of a region.\n"
                "\n"
                "Code in a region sees the values of the regions around it, except where an\n"
                "operation is isolated from above, as functions are: what they need must be\n"
                "handed in.\n",
        .example = "  %x = arith.constant 5 : i32\n"
                   "  %limit = arith.constant 3 : i32\n"
                   "  %big = arith.cmpi sgt, %x, %limit : i32\n"
                   "  %r = scf.if %big -> (i32) {\n"
                   "    // %limit is seen from inside.\n"
                   "    %d = arith.subi %x, %limit : i32\n"
                   "    scf.yield %d : i32\n"
                   "  } else {\n"
                   "    scf.yield %x : i32\n"
                   "  }\n",
        .gives = "2 : i32\n",
        .watch = "`next` runs `scf.if` as a whole; `step` goes into the branch that is taken, and\n"
                 "comes back at its `scf.yield` with the result.\n",
        .operations = "scf.if scf.execute_region func.func builtin.module",
        .ideas = "terminators loops graph-region ssa",
    },
    {
        .name = "terminators",
        .aliases = "terminator yield return",
        .summary = "how a block ends, and where control goes on",
        .text = "The last operation of a block is its terminator, and nothing else may be. There\n"
                "are three kinds. Branches go on at another block of the same region: `cf.br`,\n"
                "`cf.cond_br`, `cf.switch`. Others leave the region and hand values to the\n"
                "operation around it: `scf.yield` to a loop or a condition, `func.return` to\n"
                "whoever called the function. The last kind, `ub.unreachable`, says that control\n"
                "never comes here.\n"
                "\n"
                "What a yielded value means is up to the operation around. For `scf.if` it is a\n"
                "result; for `scf.for` it is what the next iteration begins with;\n"
                "`scf.condition` in an `scf.while` says whether there is a next one.\n"
                "\n"
                "Some operations imply their terminator: a loop that carries nothing may leave\n"
                "its `scf.yield` unwritten, and the printer leaves it away too.\n",
        .example = "  %start = arith.constant 1 : i32\n"
                   "  %limit = arith.constant 100 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %r = scf.while (%x = %start) : (i32) -> i32 {\n"
                   "    %go = arith.cmpi slt, %x, %limit : i32\n"
                   "    scf.condition(%go) %x : i32\n"
                   "  } do {\n"
                   "  ^bb0(%y: i32):\n"
                   "    %double = arith.muli %y, %two : i32\n"
                   "    scf.yield %double : i32\n"
                   "  }\n",
        .gives = "128 : i32\n",
        .watch = "Step to `scf.condition`: while `%go` is true its values become the arguments of\n"
                 "the second region, and what that yields those of the first. When `%go` is false\n"
                 "they are the results of `scf.while`.\n",
        .operations = "func.return scf.yield scf.condition cf.br ub.unreachable",
        .ideas = "block-arguments regions loops",
        .concerns = is_terminator,
    },
    {
        .name = "symbols",
        .aliases = "symbol functions calls globals",
        .summary = "names that are found from anywhere in a module",
        .text = "A value, `%x`, is known below its definition. A symbol, `@f`, is known in all\n"
                "of the module that holds it, also above: functions and globals are symbols.\n"
                "They are no values. An operation refers to one by an attribute, and what is\n"
                "called, or read, is found when the program runs.\n"
                "\n"
                "Because symbols need no order, functions may call each other in a circle, and\n"
                "themselves. Each call has a frame of its own, with its own values for the same\n"
                "names.\n"
                "\n"
                "A function can become a value with `func.constant`, which may be handed around\n"
                "and called with `func.call_indirect`. A symbol may be private: then nothing\n"
                "outside of the module can refer to it, and a function may be declared without a\n"
                "body, for somebody else to provide.\n",
        .example = "func.func @main() -> i32 {\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  %r = call @factorial(%five) : (i32) -> i32\n"
                   "  return %r : i32\n"
                   "}\n"
                   "\n"
                   "func.func private @factorial(%n: i32) -> i32 {\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %last = arith.cmpi sle, %n, %one : i32\n"
                   "  %r = scf.if %last -> (i32) {\n"
                   "    scf.yield %one : i32\n"
                   "  } else {\n"
                   "    %less = arith.subi %n, %one : i32\n"
                   "    %part = func.call @factorial(%less) : (i32) -> i32\n"
                   "    %all = arith.muli %n, %part : i32\n"
                   "    scf.yield %all : i32\n"
                   "  }\n"
                   "  return %r : i32\n"
                   "}\n",
        .gives = "120 : i32\n",
        .watch = "Break on `@factorial` and continue a few times: `info frames` shows one frame a\n"
                 "call, each with an `%n` of its own. `finish` runs to the end of the innermost.\n",
        .operations =
            "func.func func.call func.constant func.call_indirect memref.global memref.get_global",
        .ideas = "regions graph-region memory",
        .decisions = "X3, X4",
        .concerns = is_symbol,
    },
    {
        .name = "graph-region",
        .aliases = "graph-regions module order",
        .summary = "regions in which the order of operations does not matter",
        .text = "In most regions operations run from top to bottom, and a definition comes\n"
                "before its uses. A graph region has no such order: its operations stand beside\n"
                "each other and may refer to each other in any direction, even in a circle. It\n"
                "says what there is, not what happens first.\n"
                "\n"
                "When it runs, an operation fires as soon as the values are there that it uses,\n"
                "and what its regions use. The order of the text is of no account. Where two\n"
                "that have effects may fire either may be first: seeds show it. Operations that\n"
                "wait for each other in a circle never fire, and the run ends with the circle.\n"
                "\n"
                "The module is the graph region that everybody uses. Which of two functions is\n"
                "written first is of no account, and moving one changes nothing. A run begins in\n"
                "a function, `@main` unless another is asked for; where there is no `@main`, and\n"
                "the module has operations of its own, those fire.\n"
                "\n"
                "Tools for hardware and for machine learning use graph regions for more:\n"
                "circuits and networks, where every part is always at work. `explain meanings`\n"
                "says how an operation of yours has a graph, how long it runs, and what is held.\n"
                "\n"
                "In `step`, `info graph` lists what has fired, what may, and what the rest waits\n"
                "for; the page that `trace` writes draws it.\n",
        .example = "ml_program.subgraph @main() -> i32 {\n"
                   "  %product = arith.muli %sum, %three : i32\n"
                   "  %sum = arith.addi %three, %four : i32\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  %four = arith.constant 4 : i32\n"
                   "  ml_program.output %product : i32\n"
                   "}\n",
        .gives = "21 : i32\n",
        .watch = "The stepper begins at `%three`, which needs nothing, and goes upwards from\n"
                 "`%four`: `%sum`, then `%product`.\n",
        .operations = "ml_program.subgraph builtin.module func.func",
        .ideas = "regions symbols ssa choices state",
        .decisions = "G3 G6",
        .concerns = has_graph_region,
    },
    {
        .name = "state",
        .aliases = "register registers memory-of-circuits holds-state",
        .summary = "what an operation of a graph holds from tick to tick",
        .text = "Values of a graph region may go in a circle where an operation in it holds\n"
                "state. A register gives what it holds before its input is there: what follows\n"
                "of that fires, the input with it, and at the end the register takes its input.\n"
                "It gives that from the next tick on.\n"
                "\n"
                "All state moves at once, as the arguments of a block do: two registers that\n"
                "take each other's value change places, and none sees the other half changed.\n"
                "\n"
                "What nothing sets is not 0: it is a choice. The seed 0 has it be 0; another\n"
                "shows what a circuit without a reset may do. A circle through no state never\n"
                "fires, and the run ends with the circle.\n"
                "\n"
                "Operations of yours hold state, too: meaning.op says what they begin with, what\n"
                "they give of it and what they take (testsuite/examples/dialects/flow.mlir).\n",
        .example = "hw.module @main(in %clk : !seq.clock, out a : i8, out b : i8) {\n"
                   "  %a = seq.firreg %b clock %clk preset 1 : i8\n"
                   "  %b = seq.firreg %a clock %clk preset 2 : i8\n"
                   "  hw.output %a, %b : i8, i8\n"
                   "}\n",
        .gives = "tick 0: a = 1, b = 2\n",
        .watch = "With `--tick=2`: each register is met twice in a tick. First it gives, then\n"
                 "\"holds 2 from the tick on\". `info graph` shows both sides of it.\n",
        .operations = "seq.compreg seq.firreg seq.fifo seq.firmem meaning.op meaning.graph",
        .ideas = "graph-region tick block-arguments choices",
        .decisions = "G4 G5 W1",
    },
    {
        .name = "tick",
        .aliases = "ticks clock clocks",
        .summary = "one period of a circuit's clocks",
        .text = "A circuit runs by ticks. Its inputs change while the clocks are low, and the\n"
                "outputs of the tick are what follows of them and of what registers hold. Then\n"
                "all clocks rise, and whatever waits for that takes its operands; then they\n"
                "fall.\n"
                "\n"
                "A clock that is made of another rises with it: a gate lets some edges through,\n"
                "a divider one in so many. What is clocked by either takes what was there\n"
                "before the edge. A bit of a register may be a clock as well: what that moves\n"
                "is another round of the same tick, until nothing moves; a circuit that never\n"
                "settles is told.\n"
                "\n"
                "`run --tick=N` runs a module for N ticks, `--drive FILE` gives it other inputs\n"
                "in each, `--vcd FILE` shows its values as waves. What stands at a port reads\n"
                "from 0 on: three ones of an i3 are 7, which MLIR writes -1 : i3.\n",
        .example = "hw.module @main(in %clk : !seq.clock, out n : i8) {\n"
                   "  %one = hw.constant 1 : i8\n"
                   "  %next = comb.add %n, %one : i8\n"
                   "  %half = seq.clock_div %clk by 1\n"
                   "  %n = seq.firreg %next clock %half preset 0 : i8\n"
                   "  hw.output %n : i8\n"
                   "}\n",
        .gives = "tick 0: n = 0\n",
        .watch = "With `--tick=4` the graph fires several times a tick, for the clock that is\n"
                 "divided may rise where the other does: `n` changes in every second tick.\n",
        .operations = "hw.module seq.clock_gate seq.clock_div",
        .ideas = "state graph-region",
        .decisions = "W8 W9 W17",
    },
    {
        .name = "traits",
        .aliases = "trait pure commutative",
        .summary = "what is known about an operation without knowing what it does",
        .text =
            "A compiler pass rarely knows every operation. It asks for traits instead: facts\n"
            "that an operation's definition promises. Pure: no side effects, and no\n"
            "undefined behaviour, so that it may be moved, done twice, or left away when\n"
            "nobody uses the result. Commutative: the operands may change places.\n"
            "Terminator: it ends its block. Elementwise: on vectors and tensors it does to\n"
            "each lane what it does to a scalar.\n"
            "\n"
            "A trait that promises too much makes passes wrong. `arith.divsi` is not pure: a\n"
            "division by zero is undefined, and moved out of a loop that runs no turn it\n"
            "would make a correct program undefined. `arith.addi` may be moved there.\n"
            "\n"
            "The verifier reads traits too: \"operands and results have one type\" is one, and\n"
            "refuses a sum of an `i32` and an `i64` before anything runs.\n",
        .example = "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                   "  %ten = arith.constant dense<10> : vector<4xi32>\n"
                   "  // One operation, four lanes: the elementwise trait.\n"
                   "  %r = arith.muli %v, %ten : vector<4xi32>\n",
        .gives = "dense<[10, 20, 30, 40]> : vector<4xi32>\n",
        .watch = "The four lanes are computed by one step. Each lane is poison, or not, by\n"
                 "itself.\n",
        .operations = "arith.addi arith.divsi",
        .ideas = "operations types undefined-behaviour",
    },
    { 0 },
};
