import { http, type HttpHandler } from "msw";
import type { Sandbox } from "./sandbox.ts";

/**
 * Creates msw handlers that forward every request below `baseUrl` to the sandbox. Without it, they
 * forward all requests.
 * @throws TypeError if no request can be below `baseUrl`
 */
export function sandboxHandlers(sandbox: Sandbox, baseUrl?: string): HttpHandler[] {
  const path = baseUrl === undefined ? "*" : below(baseUrl);
  return [http.all(path, ({ request }) => sandbox.handle(request))];
}

/** Normalizes the URL of an API as the SDK does: without regard to capitals and a last slash. */
function below(baseUrl: string): RegExp {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // Requests have no user in their URL.
  if (!/^https?:[^?#]+$/.test(url?.href ?? "") || `${url?.username}${url?.password}` !== "")
    throw new TypeError(
      "sandboxHandlers needs the URL of an API without a user or a query, such as http://127.0.0.1:4010",
    );
  const prefix = url?.href.replace(/\/$/, "").replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${prefix}/`);
}
