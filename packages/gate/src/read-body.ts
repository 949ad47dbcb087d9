import type { IncomingMessage } from "node:http";

/** The maximum size of the body of a write. */
export const MAX_BYTES = 64 * 1024;

/** Reads the whole body. @throws if the client leaves before it is complete */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | "too-large"> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read without being stored, so that the client can read the reply.
    if (size <= MAX_BYTES) chunks.push(chunk);
    else if (size > 16 * MAX_BYTES) break;
  }
  return size > MAX_BYTES ? "too-large" : Buffer.concat(chunks);
}
