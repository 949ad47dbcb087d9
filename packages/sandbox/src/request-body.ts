import type { HonoRequest } from "hono";
import type { Context } from "hono";
import { refused } from "./call.ts";
import type { Reply } from "./call.ts";

/** The maximum size of a request body in bytes. */
const bodyLimit = 1_000_000;

/** The reply to a request whose body is too large. */
export const tooLarge = refused(413, "The request body is larger than 1 MB");

/** Reads the body as text. Returns undefined if it is too large. */
export async function readBodyText(request: HonoRequest): Promise<string | undefined> {
  const declared = request.header("Content-Length");
  if (declared === undefined) return readStream(request.raw.body);
  if (Number(declared) > bodyLimit) return undefined;
  const text = await request.text();
  return text.length > bodyLimit ? undefined : text;
}

/** The maximum nesting of lists and objects in a body. Documented bodies have three levels. */
const levelLimit = 64;

/** Returns the parsed body, which is undefined if it is empty, or the reply to an invalid body. */
export async function readJson(
  { req }: Context,
  strict: boolean,
): Promise<{ json: unknown } | { refusal: Reply }> {
  const text = await readBodyText(req);
  if (text === undefined) return { refusal: tooLarge };
  if (text === "") return { json: undefined };
  if (strict && !/^application\/json\b/i.test(req.header("Content-Type") ?? ""))
    return { refusal: refused(415, "The Content-Type must be application/json") };
  try {
    const json: unknown = JSON.parse(text);
    if (hasNul(text)) return { refusal: refused(400, `The request body ${containsNul}`) };
    return isDeep(json)
      ? { refusal: refused(400, `The request body has more than ${levelLimit} levels`) }
      : { json };
  } catch {
    return { refusal: refused(400, "The request body is not valid JSON") };
  }
}

/** The reason to refuse a string with this character: SQLite truncates strings there. */
export const containsNul = "contains the character U+0000";

/** True if a string in this JSON has the character. JSON can only contain it escaped. */
function hasNul(json: string): boolean {
  return json.replaceAll("\\\\", "").includes("\\u0000");
}

/** Checks the nesting level by level, because recursion would overflow the stack. */
function isDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; depth <= levelLimit; depth += 1) {
    level = level.filter((value) => typeof value === "object" && value !== null);
    if (level.length === 0) return false;
    level = level.flatMap((value): unknown[] => Object.values(Object(value)));
  }
  return true;
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
