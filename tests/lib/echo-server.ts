import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Starts a server that replies to each request with the request itself. `/moved` redirects to
 * `/target`, and `/dropped` closes the connection without a reply. `/received` has the number of
 * POSTs to both since the last `reset`.
 */
export async function startEchoServer() {
  const received = { posts: 0, dropped: 0 };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const body = await text(request);
    if (url === "/target" && method === "POST") received.posts += 1;
    if (url === "/dropped") {
      received.dropped += 1;
      request.socket.destroy();
    } else if (url === "/moved") {
      response.writeHead(307, { Location: "/target" }).end();
    } else {
      response.setHeader("Content-Type", "application/json");
      const reply = url === "/received" ? received : { method, url, headers, body };
      response.end(JSON.stringify(reply));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reset: () => Object.assign(received, { posts: 0, dropped: 0 }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the URL of a port that was just free, so that no server listens on it. */
export async function closedAddress(): Promise<string> {
  const { url, close } = await startEchoServer();
  close();
  return url;
}
