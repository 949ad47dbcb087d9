import { http } from "msw/http";
import type { HttpHandler } from "msw/http";
import type { Sandbox } from "./sandbox.ts";

/**
 * The sandbox behind msw: every request to `origin` is answered by it. Without an origin it
 * answers every request there is.
 */
export function sandboxHandlers(sandbox: Sandbox, origin?: string): HttpHandler[] {
  return [http.all(origin ? `${origin}/*` : "*", ({ request }) => sandbox.handle(request))];
}
