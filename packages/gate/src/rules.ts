import type { Forwarder } from "./forward.ts";
import { priceProblem, type ReadJson } from "./price.ts";
import { isRepeatable, REPEAT_MS, repeatProblem } from "./repeats.ts";
import type { Orders } from "./store/store.ts";
import { textOf } from "./stored-reply.ts";
import { LINK_NEEDED, type Refusal, type WriteRequest } from "./write-request.ts";

/** Creates the function that returns the reason not to forward a write with a key. */
export const createRules =
  (read: ReadJson) =>
  async (
    request: WriteRequest,
    orders: Pick<Orders, "recent" | "linkAge">,
  ): Promise<Refusal | null> => {
    const { link } = request;
    if (link !== undefined && (await orders.linkAge(link)) !== null) return LINK_NEEDED;
    if (!isRepeatable(request)) return priceProblem(request, read);
    const recent = await orders.recent(request.owner, request.subjects, REPEAT_MS);
    return repeatProblem(request, recent) ?? priceProblem(request, read);
  };

/** Reads JSON from the vendor past the caches of proxies. */
export const createReader =
  (forwarder: Pick<Forwarder, "write">): ReadJson =>
  async (path) => {
    const headers = ["Accept", "application/json", "Accept-Encoding", "identity"];
    const past = ["Cache-Control", "no-cache, no-store", "Pragma", "no-cache"];
    const outgoing = { method: "GET", path, headers: [...headers, ...past], body: null };
    const reply = await forwarder.write(outgoing);
    if (reply.status !== 200) throw new Error(`The vendor answered ${reply.status}.`);
    return JSON.parse(textOf(reply) ?? "") as unknown;
  };
