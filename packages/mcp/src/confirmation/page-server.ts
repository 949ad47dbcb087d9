import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { confirmationPage, HEADERS, notice, shownWords } from "./page.ts";
import type { PendingConfirmation, PendingConfirmations } from "./pending-confirmations.ts";

const MAX_BODY = 2_000;

/** Where a person confirms: a page of this machine for each task, at an address that only they get. */
export interface PageServer {
  readonly addressOf: (pending: PendingConfirmation) => string;
  readonly close: () => void;
}

/** Listens on this machine only, at a port that is free. */
export async function servePages(all: PendingConfirmations): Promise<PageServer> {
  let origin = "";
  const server = createServer((request, response) => {
    void answer(request, response).catch(() =>
      send(response, 500, notice("Error", "Please try again.")),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pending = all.byKey((request.url ?? "").slice(1));
    // Another name of this machine would be a page of somebody else (DNS rebinding).
    if (`http://${request.headers.host}` !== origin || pending === undefined)
      return send(response, 404, notice("Not found", "This address is not valid any more."));
    if (request.method === "GET") return send(response, 200, confirmationPage(pending));
    if (request.method !== "POST" || !isFromOwnPage(request, origin))
      return send(response, 403, notice("Refused", "Only the form of this page can answer."));
    const problem = decide(all, pending, new URLSearchParams(await body(request)));
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

/** Another site may know neither the address nor send its origin; a browser says where a form is. */
function isFromOwnPage({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === origin && headers["sec-fetch-site"] === "same-origin";
}

async function body(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? Infinity) > MAX_BODY) return "";
  return text(request);
}

/** Carries out what the person pressed. @returns what is missing, if anything is */
function decide(
  all: PendingConfirmations,
  pending: PendingConfirmation,
  form: URLSearchParams,
): string | undefined {
  if (pending.isDeclined) return undefined;
  if (form.get("answer") === "decline") {
    all.decline(pending);
    return undefined;
  }
  const view = pending.task.view();
  const shown = shownWords(pending);
  // A second press finds that it is being sent already.
  if (view.state !== "review" || shown === null) return undefined;
  if (form.get("answer") !== "confirm") return "Please press Confirm or Decline.";
  if (form.get("seen") !== shown.seen) return "This has changed. Please read it again.";
  if (view.statements.length > 0 && form.get("agreed") === null)
    return "Please tick the box first.";
  if (view.hasPrices) pending.task.confirm(shown.words);
  else pending.task.readPrices();
  return undefined;
}
