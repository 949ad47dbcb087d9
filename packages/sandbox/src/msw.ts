import { http, type HttpHandler } from "msw";
import type { Sandbox } from "./sandbox.ts";

/**
 * Handlers for msw that pass every request to `origin` on to the sandbox; without an origin, every
 * request at all.
 */
export function sandboxHandlers(sandbox: Sandbox, origin?: string): HttpHandler[] {
  return [http.all(origin ? `${origin}/*` : "*", ({ request }) => sandbox.handle(request))];
}
