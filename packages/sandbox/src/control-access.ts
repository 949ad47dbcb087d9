import type { HonoRequest } from "hono";

/**
 * Every control request must have this header. A page of another origin cannot send it, because
 * browsers send a preflight request for it, and the control API rejects that.
 */
export const controlHeader = "X-Sandbox-Control";

/** Matches host names of this machine. */
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns the reason why a control request is refused, or undefined if it is allowed. */
export type ControlAccess = (request: HonoRequest) => string | undefined;

/**
 * Allows requests that have the header, and whose origin and host are allowed. The check of the
 * host protects against DNS rebinding.
 */
export function createControlAccess(allowedHosts: readonly string[] = []): ControlAccess {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const isAllowed = (host: string) => loopback.test(host) || allowed.has(host);

  return (request) => {
    const origin = request.header("Origin");
    const host = request.header("Host");
    const addresses = [request.url, ...(host === undefined ? [] : [`http://${host}`])];
    const hosts = [...addresses, ...(origin === undefined ? [] : [origin])].map(hostOf);
    const other = hosts.find((name) => !isAllowed(name));
    if (other !== undefined)
      return `The host "${other}" may not control the sandbox. Allow it with allowedHosts or --allow-host.`;
    if (request.header(controlHeader) !== "1")
      return `Requests that control the sandbox need the header "${controlHeader}: 1".`;
    return undefined;
  };
}

/** Returns the host without its port. Empty for an origin without a host, such as `null`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}
