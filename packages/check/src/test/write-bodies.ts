import { isCall, type Alter } from "./deviations.ts";

type Json = Record<string, unknown>;

/** A change of the answers to one write; `sent` is its body. */
type WriteChange = (
  request: Request,
  answer: (body?: Json) => Promise<Response>,
  sent: Json,
) => Promise<Response> | Response;

/** Changes the answers to a write whose body has this text. */
export const onWrite =
  (call: string, having: string, change: WriteChange): Alter =>
  async (request, answer) => {
    if (!isCall(request, call)) return answer();
    const text = await request.text();
    const again = (body: string) =>
      answer(new Request(request.url, { method: request.method, headers: request.headers, body }));
    if (!text.includes(having)) return again(text);
    const sent = JSON.parse(text) as Json;
    return change(request, (body) => again(body ? JSON.stringify(body) : text), sent);
  };

/** Both changes, each of its own call. */
export const both =
  (first: Alter, second: Alter): Alter =>
  (request, answer) =>
    first(request, async (own = request) => second(own, (other = own) => answer(other)));

const JSON_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
};

export const reply = (body: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: JSON_HEADERS });

export const done = () => reply({ status: true, message: "Done" });
