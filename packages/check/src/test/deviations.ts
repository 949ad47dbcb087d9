/**
 * Answers a request instead of the sandbox. `answer` returns the sandbox's own reply to this
 * request or to another one.
 */
export type Deviation = (
  request: Request,
  answer: (other?: Request) => Promise<Response>,
) => Promise<Response> | Response;

type Json = Record<string, unknown>;

/** True if a request belongs to a call such as `GET /info/countries`. */
export function isCall(request: Request, call: string): boolean {
  const [method = "", path = ""] = call.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const url = new URL(request.url);
  return request.method === method && pattern.test(url.pathname);
}

/** Changes the reply to a call, or to every call if `call` is null. */
export const alterReply =
  (
    call: string | null,
    change: (response: Response, request: Request) => Promise<Response> | Response,
  ): Deviation =>
  async (request, answer) => {
    const matches = call === null || isCall(request, call);
    return matches ? change(await answer(), request) : answer();
  };

/** Changes the JSON body of a successful reply. `when` is a part of the request's URL. */
export const alterBody = (call: string, change: (reply: Json) => unknown, when = ""): Deviation =>
  alterReply(call, async (response, request) => {
    if (response.status !== 200 || !request.url.includes(when)) return response;
    const reply = (await response.clone().json()) as Json;
    if (reply.status === false) return response;
    return new Response(JSON.stringify(change(reply)), response);
  });

/** Changes each row of the list under a key. */
export const alterRows = (
  call: string,
  key: string,
  change: (row: Json) => Json,
  when = "",
): Deviation =>
  alterBody(
    call,
    (reply) => ({ ...reply, [key]: (reply[key] as Json[]).map((row) => change({ ...row })) }),
    when,
  );

/** Changes headers of the replies to a call, or of every reply. Null removes a header. */
export const alterHeaders = (
  call: string | null,
  changes: Readonly<Record<string, string | null>>,
): Deviation =>
  alterReply(call, (response) => {
    const changed = new Response(response.body, response);
    for (const [name, value] of Object.entries(changes))
      if (value === null) changed.headers.delete(name);
      else changed.headers.set(name, value);
    return changed;
  });

/** Answers a call with a status, and with a JSON body or no body. */
export const respondWith = (call: string, status: number, reply?: unknown, when = ""): Deviation =>
  alterReply(call, async (response, request) => {
    if (!request.url.includes(when)) return response;
    const content = reply === undefined ? null : JSON.stringify(reply);
    return new Response(content, { status, headers: response.headers });
  });

export function omit(object: Json, name: string): Json {
  const { [name]: _omitted, ...rest } = object;
  return rest;
}
