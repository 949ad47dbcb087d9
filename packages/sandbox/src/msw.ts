import { http, type HttpHandler } from "msw";
import type { Sandbox } from "./sandbox.ts";

/**
 * Creates msw handlers that forward every request to `origin` to the sandbox. Without an origin,
 * they forward all requests.
 */
export function sandboxHandlers(sandbox: Sandbox, origin?: string): HttpHandler[] {
  return [http.all(origin ? `${origin}/*` : "*", ({ request }) => sandbox.handle(request))];
}
