import { globalFetch } from "./platform.ts";
import type { Fetch, FetchInit } from "./platform.ts";

interface Controller {
  enqueue(chunk: unknown): void;
  close(): void;
}

declare const ReadableStream: new (
  source?: { pull(controller: Controller): Promise<void> },
  strategy?: { highWaterMark: number },
) => object;
declare const Request: new (
  url: string,
  init: object,
) => { readonly headers: { has(name: string): boolean } };
declare const TextEncoder: new () => { encode(text: string): unknown };
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;

/** The options of `fetchOnce`. */
export interface FetchOnceOptions {
  /**
   * Milliseconds between the headers and the body, so that a server can refuse the request before
   * it gets the body. Default 250.
   */
  readonly hold?: number;
}

/**
 * Creates a `fetch` for browsers that sends the body of a request at most once. A browser repeats a
 * POST by itself if the connection closes without a reply, but it cannot repeat a stream that it
 * has begun to read. This works over HTTP/2 and later, in browsers that stream request bodies.
 * Elsewhere it calls the global `fetch`.
 */
export function fetchOnce({ hold = 250 }: FetchOnceOptions = {}): Fetch {
  return async (url, init) => {
    const { body } = init;
    if (body === undefined || !/^https:/i.test(url) || !canStream()) return globalFetch(url, init);
    const delayed = delayedStream(body, hold);
    try {
      const streamed = { ...init, body: delayed.stream, duplex: "half" } as unknown as FetchInit;
      const response = await globalFetch(url, streamed);
      // The server refuses a body whose length is not announced.
      if (response.status !== 411) return response;
    } catch (error) {
      if (delayed.isRead()) throw error;
      // A stream that was not read was not sent: browsers do not stream a body over HTTP/1.1.
    }
    return globalFetch(url, init);
  };
}

/** A stream of the text's bytes. The first read waits for this number of milliseconds. */
function delayedStream(text: string, milliseconds: number) {
  let isRead = false;
  const stream = new ReadableStream(
    {
      async pull(controller) {
        isRead = true;
        await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
        // Throws if the request has failed in the meantime, so that the text is not sent.
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    // Without a buffer, the stream is read only once there is a connection.
    { highWaterMark: 0 },
  );
  return { stream, isRead: () => isRead };
}

/** Browsers that cannot stream do not read `duplex`, and send the stream's name as text. */
function canStream(): boolean {
  let isKnown = false;
  try {
    const { headers } = new Request("https://a", {
      method: "POST",
      body: new ReadableStream(),
      get duplex() {
        isKnown = true;
        return "half";
      },
    });
    return isKnown && !headers.has("Content-Type");
  } catch {
    return false;
  }
}
