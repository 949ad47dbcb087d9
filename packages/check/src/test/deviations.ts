/**
 * Answers a request in place of the sandbox; `answer` is what the sandbox would answer to it, or to
 * another one.
 */
export type Alter = (
  request: Request,
  answer: (other?: Request) => Promise<Response>,
) => Promise<Response> | Response;

type Json = Record<string, unknown>;

/** Whether a request is one of this call, such as `GET /info/countries`. */
export function isCall(request: Request, call: string): boolean {
  const [method = "", path = ""] = call.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const url = new URL(request.url);
  return request.method === method && pattern.test(url.pathname);
}

/** Changes the reply to this call, or to every call. */
export const altered =
  (
    call: string | null,
    change: (response: Response, request: Request) => Promise<Response> | Response,
  ): Alter =>
  async (request, answer) => {
    const isMeant = call === null || isCall(request, call);
    return isMeant ? change(await answer(), request) : answer();
  };

/** Changes the JSON with which this call is answered successfully. */
export const body = (call: string, change: (reply: Json) => unknown, when = ""): Alter =>
  altered(call, async (response, request) => {
    if (response.status !== 200 || !request.url.includes(when)) return response;
    const reply = (await response.clone().json()) as Json;
    if (reply.status === false) return response;
    return new Response(JSON.stringify(change(reply)), response);
  });

/** Changes each row of the list under this key. */
export const rows = (call: string, key: string, change: (row: Json) => Json, when = ""): Alter =>
  body(
    call,
    (reply) => ({ ...reply, [key]: (reply[key] as Json[]).map((row) => change({ ...row })) }),
    when,
  );

/** Changes the headers of the replies to this call, or of every reply; null removes one. */
export const headers = (
  call: string | null,
  changes: Readonly<Record<string, string | null>>,
): Alter =>
  altered(call, (response) => {
    const changed = new Response(response.body, response);
    for (const [name, value] of Object.entries(changes))
      if (value === null) changed.headers.delete(name);
      else changed.headers.set(name, value);
    return changed;
  });

/** Answers this call with another status, and JSON or nothing. */
export const instead = (call: string, status: number, reply?: unknown, when = ""): Alter =>
  altered(call, async (response, request) => {
    if (!request.url.includes(when)) return response;
    const content = reply === undefined ? null : JSON.stringify(reply);
    return new Response(content, { status, headers: response.headers });
  });

/** The same without one of its fields. */
export function without(object: Json, name: string): Json {
  const { [name]: _left, ...rest } = object;
  return rest;
}
