import { parseExact } from "@waypost/sdk/pure";
import type { Call } from "./description.ts";
import { fit, Misfit } from "./fit.ts";
import { readText, refusal } from "./reply.ts";
import type { Given } from "./wire.ts";

/** Decodes the segments of a path. Undefined if they are not valid. */
export function segmentsOf(path: string): readonly string[] | undefined {
  try {
    return path
      .replace(/(.)\/$/, "$1")
      .split("/")
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Returns the parameters if the path is that of the call. */
export function matchPath({ segments }: Call, path: readonly string[]): Given | undefined {
  if (path.length !== segments.length) return undefined;
  const given: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = path[index] ?? "";
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name === undefined ? value !== segment : value === "") return undefined;
    if (name !== undefined) given[name] = value;
  }
  return given;
}

/** Reads the query. @throws Misfit */
export function readQuery(call: Call, query: URLSearchParams): Given {
  return Object.fromEntries(
    call.query.map(({ name, required, schema }) => {
      const value = query.get(name) ?? undefined;
      if (value !== undefined || required) fit(schema, value);
      return [name, value] as const;
    }),
  );
}

/** Reads the body of a call, or returns the refusal of one that is not as documented. */
export async function readPayload(
  { payload }: Call,
  request: Request,
): Promise<{ readonly value: unknown } | Response> {
  const text = await readText(request);
  if (text === undefined) return refusal(413, "The body has more than 1 MB.");
  const value = parseExact(text);
  if (value === undefined) return refusal(400, "The body is not valid JSON.");
  // Databases refuse this character or end a text there. JSON has it only as an escape.
  if (text.replaceAll("\\\\", "").includes("\\u0000"))
    return refusal(400, "The body contains the character U+0000.");
  try {
    return { value: payload ? fit(payload, value) : value };
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return refusal(400, "The body is not as documented.", error.message);
  }
}
