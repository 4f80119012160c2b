module top(input clk, input load, input [15:0] seed, output [15:0] state, output fed);
  reg [15:0] s = 1;
  assign fed = s[15] ^ s[14] ^ s[12] ^ s[3];
  assign state = s;
  always @(posedge clk) s <= load ? seed | 1 : {s[14:0], fed};
endmodule
