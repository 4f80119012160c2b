module top(input clk, input on, input which, input [7:0] d, output reg [7:0] a, output reg [7:0] b, output reg [7:0] c, output reg [7:0] e);
  reg latch = 0, half = 0, quarter = 0;
  initial begin a = 0; b = 0; c = 0; e = 0; end
  always @(*) if (!clk) latch = on;
  wire gated = clk & latch;
  always @(posedge gated) a <= d;
  always @(posedge clk) half = ~half;
  always @(posedge half) quarter = ~quarter;
  always @(posedge half) b <= d;
  always @(posedge quarter) e <= d;
  always @(negedge clk) c <= a;
endmodule
