import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { confirmationPage, HEADERS, notice, shownReview } from "./page.ts";
import type { PendingConfirmation, PendingConfirmations } from "./pending-confirmations.ts";

const MAX_BODY = 2_000;

/** Serves the confirmation page of each task on this machine. */
export interface PageServer {
  /** The secret address of a task's page. */
  readonly addressOf: (pending: PendingConfirmation) => string;
  readonly close: () => void;
}

/** Starts the server on the loopback interface and a free port. */
export async function servePages(confirmations: PendingConfirmations): Promise<PageServer> {
  let origin = "";
  const server = createServer((request, response) => {
    void answer(request, response).catch(() =>
      send(response, 500, notice("Error", "Please try again.")),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pending = confirmations.byKey((request.url ?? "").slice(1));
    // Rejects other host names, which would allow DNS rebinding.
    if (`http://${request.headers.host}` !== origin || pending === undefined)
      return send(response, 404, notice("Not found", "This address is no longer valid."));
    if (request.method === "GET") return send(response, 200, confirmationPage(pending));
    if (request.method !== "POST" || !isFromOwnPage(request, origin))
      return send(response, 403, notice("Refused", "Only the form on this page can be submitted."));
    const problem = decide(confirmations, pending, new URLSearchParams(await body(request)));
    if (problem !== undefined) return send(response, 409, confirmationPage(pending, problem));
    response.writeHead(303, { ...HEADERS, Location: `/${pending.key}` }).end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: ({ key }) => `${origin}/${key}`,
    close: () => void server.close(),
  };
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, HEADERS).end(page);
}

/** True if the page's own form was submitted. A browser does not let other sites fake these headers. */
function isFromOwnPage({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === origin && headers["sec-fetch-site"] === "same-origin";
}

async function body(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? Infinity) > MAX_BODY) return "";
  return text(request);
}

/** Handles the form. @returns a message if the person has to correct something */
function decide(
  confirmations: PendingConfirmations,
  pending: PendingConfirmation,
  form: URLSearchParams,
): string | undefined {
  if (pending.isDeclined) return undefined;
  if (form.get("answer") === "decline") {
    confirmations.decline(pending);
    return undefined;
  }
  const view = pending.task.view();
  const shown = shownReview(pending);
  // After a second press, the request is already being sent.
  if (view.state !== "review" || shown === null) return undefined;
  if (form.get("answer") !== "confirm") return "Please press Confirm or Decline.";
  if (form.get("fingerprint") !== shown.fingerprint)
    return "This has changed. Please read it again.";
  if (view.statements.length > 0 && form.get("agreed") === null)
    return "Please tick the box first.";
  if (view.hasPrices) pending.task.confirm(shown.text);
  else pending.task.readPrices();
  return undefined;
}
