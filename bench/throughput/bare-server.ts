import { createServer } from "node:http";

const BODY = JSON.stringify({ status: true, message: "Email available", customer_id: null });

/** The minimal Node server that replies with JSON: its throughput is the machine's upper bound. */
const server = createServer((_request, response) => {
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(BODY),
  });
  response.end(BODY);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.send?.(`http://127.0.0.1:${address.port}`);
});
