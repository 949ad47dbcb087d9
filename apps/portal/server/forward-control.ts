import type { IncomingMessage, ServerResponse } from "node:http";
import type { Adapter } from "../../../packages/adapter/src/adapter.ts";
import { answerIncoming, toRequest } from "../../../packages/adapter/src/node.ts";

const CONTROL_PATH = "/__sandbox";

/** The part of a sandbox that answers requests. */
export interface RequestHandler {
  readonly handle: (request: Request) => Response | Promise<Response>;
}

/** Answers a request to the control path. Returns false for every other path. */
export type ControlForwarder = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Forwards the control path of the portal's origin to a sandbox in this process, so that a page of
 * the portal can control it. Without a sandbox the path is not found.
 *
 * The sandbox checks the host and the control header of each request. In addition, only the
 * portal's own origin is allowed here.
 */
export function forwardControl(sandbox: RequestHandler | undefined): ControlForwarder {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path !== CONTROL_PATH && !path.startsWith(`${CONTROL_PATH}/`)) return false;
    if (sandbox === undefined) reply(response, 404, "Not found");
    else if (isFromOtherOrigin(request)) {
      reply(response, 403, "Only the portal's own pages may control the sandbox.");
    } else {
      forward(sandbox, request, response).catch(() => reply(response, 400, "Bad request"));
    }
    return true;
  };
}

function isFromOtherOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

function reply(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "Cache-Control": "no-store", "Content-Type": "text/plain" });
  response.end(text);
}

async function forward(
  sandbox: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await sandbox.handle(toRequest(request));
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!name.startsWith("access-control-")) response.setHeader(name, value);
  }
  response.setHeader("Cache-Control", "no-store");
  // The rest of a body that was not read would be taken for the next request.
  if (!request.complete) response.setHeader("Connection", "close");
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** The path at which a portal serves an adapter. */
export const ADAPTER_PATH = "/backend";

/** Forwards the path of the API on the portal's origin to an adapter in this process. */
export const forwardApi =
  (adapter: Adapter): ControlForwarder =>
  (request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(`${ADAPTER_PATH}/`)) return false;
    const path = adapter.prefix + url.slice(ADAPTER_PATH.length);
    void answerIncoming(adapter, request, response, path);
    return true;
  };
