import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Mirror {
  readonly url: string;
  readonly reset: () => void;
  readonly close: () => void;
}

/**
 * Starts a server that replies to any request with what it received. `/moved` redirects to
 * `/target`, and `/dropped` closes the connection without a reply. `/received` tells how many POSTs
 * have arrived at either since the last `reset`.
 */
export async function startMirror(): Promise<Mirror> {
  let posts = 0;
  let dropped = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const body = await text(request);
    if (url === "/target" && method === "POST") posts += 1;
    if (url === "/dropped") {
      dropped += 1;
      request.socket.destroy();
      return;
    }
    if (url === "/moved") {
      response.writeHead(307, { Location: "/target" }).end();
      return;
    }
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify(url === "/received" ? { posts, dropped } : { method, url, headers, body }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reset: () => {
      posts = 0;
      dropped = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The address of a port that was just free, so that no server listens on it. */
export async function closedAddress(): Promise<string> {
  const { url, close } = await startMirror();
  close();
  return url;
}
