module top(input clk, input clear, input step, output [11:0] count, output wrapped);
  reg [11:0] count_ = 0;
  wire quiet = clear & (count_ > 1000);
  assign count = count_;
  assign wrapped = step & (count_ == 12'hfff);
  always @(posedge clk) if (quiet) count_ <= 0; else if (step) count_ <= count_ + 1;
endmodule
