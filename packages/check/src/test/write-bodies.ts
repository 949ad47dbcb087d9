import { isCall, type Deviation } from "./deviations.ts";

type Json = Record<string, unknown>;

/** Changes the reply to a write. `sent` is the body of the request. */
type WriteChange = (
  request: Request,
  answer: (body?: Json) => Promise<Response>,
  sent: Json,
) => Promise<Response> | Response;

/** Changes the replies to a call if the request's body contains a text. */
export const onWrite =
  (call: string, containing: string, change: WriteChange): Deviation =>
  async (request, answer) => {
    if (!isCall(request, call)) return answer();
    const text = await request.text();
    const forward = (body: string) =>
      answer(new Request(request.url, { method: request.method, headers: request.headers, body }));
    if (!text.includes(containing)) return forward(text);
    const sent = JSON.parse(text) as Json;
    return change(request, (body) => forward(body ? JSON.stringify(body) : text), sent);
  };

/** Combines two deviations of different calls. */
export const combine =
  (first: Deviation, second: Deviation): Deviation =>
  (request, answer) =>
    first(request, async (original = request) =>
      second(original, (other = original) => answer(other)),
    );

const JSON_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
};

export const reply = (body: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: JSON_HEADERS });

export const success = () => reply({ status: true, message: "Done" });
