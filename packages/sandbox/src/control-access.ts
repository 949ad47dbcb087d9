import type { HonoRequest } from "hono";

/**
 * Every control request must have this header. A page of another origin cannot send it, because
 * its browser would ask for permission first, which the control path does not give.
 */
export const controlHeader = "X-Sandbox-Control";

/** Hosts that are this machine itself. */
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Says why a control request is refused; undefined when it is allowed. */
export type ControlAccess = (request: HonoRequest) => string | undefined;

/**
 * Lets requests through that have the header and come from and go to an allowed host. Checking the
 * host too keeps out pages whose own host name was made to lead here.
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

/** The host without its port; empty for an origin without one, such as `null`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}
