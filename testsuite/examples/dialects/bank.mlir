// 30 of 100 go from one account to another.
func.func @transfer(%from: !bank.account, %to: !bank.account, %amount: i64) {
  %zero = arith.constant 0 : i64
  %taken = arith.subi %zero, %amount : i64
  %left = "bank.book"(%from, %taken) : (!bank.account, i64) -> i64
  %there = "bank.book"(%to, %amount) : (!bank.account, i64) -> i64
  return
}

func.func @main() {
  %ann = "bank.open"() : () -> !bank.account
  %bob = "bank.open"() : () -> !bank.account
  %hundred = arith.constant 100 : i64
  %some = arith.constant 30 : i64
  %now = "bank.book"(%ann, %hundred) : (!bank.account, i64) -> i64
  func.call @transfer(%ann, %bob, %some) : (!bank.account, !bank.account, i64) -> ()
  "bank.print"(%ann) : (!bank.account) -> ()
  "bank.print"(%bob) : (!bank.account) -> ()
  return
}

// More than there is.
func.func @overdrawn() {
  %ann = "bank.open"() : () -> !bank.account
  %bob = "bank.open"() : () -> !bank.account
  %some = arith.constant 30 : i64
  func.call @transfer(%ann, %bob, %some) : (!bank.account, !bank.account, i64) -> ()
  return
}
