import { createHash } from "node:crypto";
import type { Review } from "../tasks/review.ts";
import type { PendingConfirmation } from "./pending-confirmations.ts";

const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.0625rem;margin:1.5rem 0 .25rem}ul{padding-left:1.25rem}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.375rem 0;border-bottom:1px solid #8886}
dt{flex:0 0 11rem;opacity:.75}dd{flex:1 1 14rem;margin:0;white-space:pre-wrap}
label{display:flex;gap:.75rem;align-items:start;margin:1rem 0}
input{width:1.25rem;height:1.25rem;flex:none;margin-top:.15rem}
button{font:inherit;min-height:2.75rem;padding:0 1.25rem;margin-right:.75rem}
[value=confirm]{background:#0b57d0;color:#fff;border:1px solid;border-radius:.25rem}
[role=alert]{padding:.75rem 1rem;border-left:.25rem solid #b3261e;background:#b3261e1a;white-space:pre-line}`;

const hash = (text: string, encoding: "base64" | "hex"): string =>
  createHash("sha256").update(text).digest(encoding);

/** The headers of every reply. They forbid scripts, because the pages have none. */
export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash(STYLE, "base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // The form has to send its origin. Other hosts receive no referrer.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? "");

/** Isolates a text of the API or the model, so that it cannot reorder the text around it. */
const isolated = (text: string): string => `<bdi>${escaped(text)}</bdi>`;

/** Returns the text that a person agrees to, and a fingerprint of the text and the request. */
export function shownReview({
  task,
}: PendingConfirmation): { readonly text: string; readonly fingerprint: string } | null {
  const view = task.view();
  if (view.state !== "review") return null;
  const text = reviewLines(task.title, view).join("\n");
  return { text, fingerprint: hash(JSON.stringify([text, view.request]), "hex") };
}

/** Returns the lines of a review in plain text. */
export function reviewLines(title: string, review: Review): readonly string[] {
  return [
    title,
    ...review.alerts,
    ...review.sentences,
    ...requestRows(review.request).map(({ label, value }) => `${label}: ${value}`),
    ...review.statements,
  ];
}

function html(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

/** Returns a page with one message. */
export const notice = (title: string, text: string): string =>
  html(title, `<p role="status">${isolated(text)}</p>`);

/** Returns the page with the review of a task or its outcome. */
export function confirmationPage(pending: PendingConfirmation, problem?: string): string {
  const { title } = pending.task;
  if (pending.isDeclined) return notice(title, "You declined. Nothing was sent.");
  const view = pending.task.view();
  if (view.state === "working")
    return html(
      title,
      `<p role="status">${escaped(view.text)}</p>`,
      '<meta http-equiv="refresh" content="2">',
    );
  if (view.state !== "review") return notice(title, view.text);
  const fingerprint = shownReview(pending)?.fingerprint ?? "";
  const alerts = [...(problem === undefined ? [] : [problem]), ...view.alerts];
  return html(
    title,
    `<p>A program on this machine has prepared this. Confirm it only if you want it.</p>${alertBox(alerts)}<ul>${view.sentences.map((text) => `<li>${isolated(text)}</li>`).join("")}</ul>${rowList("What is sent", requestRows(view.request))}<form method="post"><input type="hidden" name="fingerprint" value="${fingerprint}">${tickBox(view.statements)}<p><button name="answer" value="confirm">Confirm</button><button name="answer" value="decline" formnovalidate>Decline</button></p></form>`,
  );
}

const alertBox = (alerts: readonly string[]): string =>
  alerts.length === 0 ? "" : `<p role="alert">${alerts.map(isolated).join("<br>")}</p>`;

const tickBox = (statements: readonly string[]): string =>
  statements.length === 0
    ? ""
    : `<label><input type="checkbox" name="agreed" required>${escaped(statements.join(". "))}</label>`;

function rowList(heading: string, rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const items = rows.map(
    ({ label, value }) => `<div><dt>${isolated(label)}</dt><dd>${isolated(value)}</dd></div>`,
  );
  return `<h2>${heading}</h2><dl>${items.join("")}</dl>`;
}

/** A value and its label. Both may be texts of the API or of the model. */
interface Row {
  readonly label: string;
  readonly value: string;
}

/** Labels for the API's field names, in the order in which they are shown. */
const LABELS = new Map([
  ["customer_id", "Customer ID"],
  ["imei", "IMEI"],
  ["iccid", "ICCID of the SIM"],
  ["first_name", "First name"],
  ["last_name", "Last name"],
  ["email", "Email"],
  ["phone_number", "Phone number"],
  ["cancelation_reason", "Reasons"],
  ["how_gps_tracker", "Used for"],
  ["comment", "Comment"],
  ["sms_pack_id", "Pack"],
  ["eta_id", "Pack"],
  ["autorenew_sms_pack", "Renews automatically"],
  ["service_plan_id", "Plan"],
  ["paying", "Agrees to pay the fee"],
]);

/** Returns every value of a request. Values without a label come first, under their field name. */
function requestRows(request: object): readonly Row[] {
  const order = [...LABELS.keys()];
  return valuesIn(request)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, value]) => ({ label: LABELS.get(name) ?? name, value: valueText(value) }));
}

/** Returns the values of a request by name. Nested values are named by their path. */
function valuesIn(request: object, path = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(request).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && Object.keys(value).length > 0
      ? valuesIn(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as const],
  );
}

function valueText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  // One row is one line, so that a text cannot look like further rows.
  return text === "" ? "(empty)" : text.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " ↵ ");
}
