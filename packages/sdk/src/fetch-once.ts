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
   * Milliseconds for which the body is held back after the headers, so that a server that refuses
   * the request says so first. Default 250.
   */
  readonly hold?: number;
}

/**
 * Creates a `fetch` for browsers that sends the body of a request at most once, where that is
 * possible: over HTTP/2 and later, in browsers that stream request bodies. A browser repeats a POST
 * by itself when its connection closes without a reply, but it cannot repeat a stream that it has
 * begun to read. Elsewhere it is the global `fetch`.
 */
export function fetchOnce({ hold = 250 }: FetchOnceOptions = {}): Fetch {
  return async (url, init) => {
    const { body } = init;
    if (body === undefined || !/^https:/i.test(url) || !canStream()) return globalFetch(url, init);
    const held = holdBack(body, hold);
    try {
      const streamed = { ...init, body: held.stream, duplex: "half" } as unknown as FetchInit;
      const response = await globalFetch(url, streamed);
      // The server refuses a body whose length is not announced.
      if (response.status !== 411) return response;
    } catch (error) {
      if (held.isRead()) throw error;
      // A stream that nobody has read was not sent: over HTTP/1.1, browsers refuse to.
    }
    return globalFetch(url, init);
  };
}

/** A text as a stream of bytes that is empty for some time after it is first read. */
function holdBack(text: string, milliseconds: number) {
  let isRead = false;
  const stream = new ReadableStream(
    {
      async pull(controller) {
        isRead = true;
        await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
        // Throws if the request has failed meanwhile. Then the text is not sent.
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    // Without a buffer, reading begins when the connection is there.
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
