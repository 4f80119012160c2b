// Accounts of a bank, which has room for a hundred: what they hold is kept for the run.
meaning.type !bank.account = index

memref.global "private" @balances : memref<100xi64> = dense<0>
memref.global "private" @opened : memref<index> = dense<0>

// A new account, with nothing in it.
meaning.op bank.open() -> !bank.account {
  %one = arith.constant 1 : index
  %room = arith.constant 100 : index
  %opened = memref.get_global @opened : memref<index>
  %number = memref.load %opened[] : memref<index>
  %good = arith.cmpi ult, %number, %room : index
  meaning.require %good else trap "the bank has no room for another account"
  %next = arith.addi %number, %one : index
  memref.store %next, %opened[] : memref<index>
  return %number : index
}

// Puts an amount on it; negative ones take it, which must be there. What it holds then.
meaning.op bank.book(%account: !bank.account, %amount: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %balances = memref.get_global @balances : memref<100xi64>
  %before = memref.load %balances[%account] : memref<100xi64>
  %after = arith.addi %before, %amount : i64
  %good = arith.cmpi sge, %after, %zero : i64
  meaning.require %good else undefined "the account does not hold that much"
  memref.store %after, %balances[%account] : memref<100xi64>
  return %after : i64
}

// Prints what it holds.
meaning.op bank.print(%account: !bank.account) {
  %balances = memref.get_global @balances : memref<100xi64>
  %balance = memref.load %balances[%account] : memref<100xi64>
  vector.print str "balance: "
  vector.print %balance : i64
  return
}
