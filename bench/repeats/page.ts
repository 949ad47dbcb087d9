import { join } from "node:path";
import { build } from "esbuild";
import type { EtaPackPurchase, RegistrationPayload } from "../../packages/sdk/src/index.ts";

/**
 * How a page sends its writes: as text, as a stream at once, as `fetchOnce` does, or like
 * `fetchOnce` with a longer delay of the body.
 */
export type Way = "plain" | "streamed" | "fetchOnce" | "patient";

export type Payment =
  | { readonly call: "buyEta"; readonly body: EtaPackPurchase }
  | { readonly call: "register"; readonly body: RegistrationPayload };

const program = `
  import { createClient } from "./src/index.ts";
  import { fetchOnce } from "./src/fetch-once.ts";
  const fetchOf = {
    plain: undefined,
    streamed: fetchOnce({ hold: 0 }),
    fetchOnce: fetchOnce(),
    patient: fetchOnce({ hold: 3_000 }),
  };
  /** Returns the kind of the error, or "accepted". */
  window.pay = (baseUrl, way, { call, body }, write) => {
    const client = createClient({ baseUrl, fetch: fetchOf[way], timeout: { write } });
    const sent = call === "buyEta" ? client.packs.buyEta(body) : client.registration.register(body);
    return sent.then(() => "accepted", (error) => error.kind);
  };
  /** Uses six connections at once, which stay open if the server allows it. */
  window.lookUp = async (baseUrl) => {
    const { lookups } = createClient({ baseUrl });
    await Promise.all(Array.from({ length: 6 }, () => lookups.countries()));
  };`;

/** A script with the SDK, bundled from its sources. */
export async function bundledSdk(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(import.meta.dirname, "../../packages/sdk") },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}
