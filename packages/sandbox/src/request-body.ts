import type { HonoRequest } from "hono";
import { refused } from "./call.ts";

/** The most bytes that a request's body may have. */
const bodyLimit = 1_000_000;

/** The reply to a request whose body has more bytes. */
export const tooLarge = refused(413, "The request body is larger than 1 MB");

/** The body's text; undefined when it is longer than the limit. */
export async function readBodyText(request: HonoRequest): Promise<string | undefined> {
  const declared = request.header("Content-Length");
  if (declared === undefined) return readStream(request.raw.body);
  if (Number(declared) > bodyLimit) return undefined;
  const text = await request.text();
  return text.length > bodyLimit ? undefined : text;
}

async function readStream(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > bodyLimit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
