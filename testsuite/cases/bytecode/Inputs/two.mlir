func.func @aaaa() { return }
func.func @aaab() { return }
